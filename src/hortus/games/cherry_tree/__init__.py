"""The Legend of the Cherry Tree, a game of Hinata Origuchi for two to four: the table of contents of this folder."""

from pathlib import Path

from hortus.contract.game import Game, Option
from hortus.games.cherry_tree import components, invariants, knowledge, narration, notation, rules, scoring, state

GAME = Game(
    name="cherry_tree",
    version=rules.VERSION,
    seat_names=components.SEAT_NAMES,
    options=(
        Option("players", default="2", choices=("2", "3", "4")),
        Option("masteries", default="blue", choices=components.SIDES),
    ),
    state=state.STATE,
    action_count=state.ACTION_COUNT,
    longest=state.LONGEST,
    set_up=rules.set_up,
    player_count=rules.player_count,
    to_act=rules.to_act,
    sealed=rules.sealed,
    legal=rules.legal,
    weight=rules.weight,
    play=rules.play,
    points=scoring.points,
    winners=scoring.winners,
    invariants=invariants.invariants,
    invariant_names=invariants.INVARIANT_NAMES,
    hide=knowledge.hide,
    fill_hidden=knowledge.fill_hidden,
    seen=knowledge.seen,
    features=knowledge.features,
    feature_list=knowledge.FEATURES,
    action_text=notation.action_text,
    read_action=notation.read_action,
    why_not=narration.why_not,
    position_text=notation.position_text,
    parse_position=notation.parse_position,
    score_parts=notation.score_parts,
    view=notation.view,
    without_memory=notation.without_memory,
    board=notation.board,
    draw=notation.draw,
    captions=notation.captions,
    prompt=notation.prompt,
    narrate=narration.narrate,
    rules_behind=narration.RULES_BEHIND,
    rare=state.RARE,
    board_files=Path(__file__).parent / "board",
)
