"""Seeds: a small game for Hortus, with a bag, secret draws, a sealed choice and two to four players."""

from pathlib import Path

from hortus.contract.game import Game, Option
from seeds import drawing, invariants, knowledge, narration, notation, rules, scoring, state, view
from seeds.components import SEAT_NAMES

HERE = Path(__file__).parent

GAME = Game(
    name="seeds",
    contract=1,
    version=rules.VERSION,
    seat_names=SEAT_NAMES,
    options=(Option("players", default="3", choices=("2", "3", "4")),),
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
    action_text=notation.ACTIONS.text,
    read_action=notation.ACTIONS.read,
    why_not=narration.why_not,
    position_text=notation.POSITION.write,
    parse_position=notation.parse_position,
    score_parts=scoring.score_parts,
    view=view.view,
    board=drawing.board,
    draw=drawing.draw,
    captions=drawing.captions,
    prompt=drawing.prompt,
    narrate=narration.narrate,
    words=HERE / "words",
    sentence_prefix="seeds",
    terms=notation.TERMS,
    rule_letter="R",
    rules_behind=narration.RULES_BEHIND,
    board_files=HERE / "board",
)
