"""Seeds: a small game for Hortus, with a bag, secret draws, a sealed choice and two to four players."""

from pathlib import Path

from hortus.contract.game import Game, Option
from seeds import invariants, knowledge, narration, notation, rules, state, table
from seeds.components import SEAT_NAMES

HERE = Path(__file__).parent

GAME = Game(
    name="seeds",
    contract=1,
    version=rules.VERSION,
    seat_names=SEAT_NAMES,
    options=(Option("players", default="3", choices=("2", "3", "4")),),
    state=state.STATE,
    action_count=rules.ACTION_COUNT,
    longest=rules.LONGEST,
    set_up=rules.set_up,
    player_count=rules.player_count,
    to_act=rules.to_act,
    sealed=rules.sealed,
    legal=rules.legal,
    weight=rules.weight,
    play=rules.play,
    points=rules.points,
    winners=rules.winners,
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
    score_parts=table.score_parts,
    view=table.view,
    board=table.board,
    draw=table.draw,
    captions=table.captions,
    prompt=table.prompt,
    narrate=narration.narrate,
    words=HERE / "words",
    sentence_prefix="seeds",
    rule_letter="R",
    rules_behind=narration.RULES_BEHIND,
    board_files=HERE / "board",
)
