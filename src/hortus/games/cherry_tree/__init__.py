"""The Legend of the Cherry Tree, a game of Hinata Origuchi for two to four: the table of contents of this folder."""

from pathlib import Path

from hortus.contract.game import Game, Judgement, Option
from hortus.games.cherry_tree import (
    counting,
    drawing,
    exact,
    invariants,
    judgement,
    knowledge,
    lessons,
    mini,
    narration,
    notation,
    reasons,
    rulebook,
    rules,
    scoring,
    solving,
    state,
    view,
)

MASTERIES = Option(
    "masteries", default="blue", choices=("blue", "pink"), further=rules.MIXED_SIDES, read=rules.read_sides
)

GAME = Game(
    name="cherry_tree",
    contract=1,
    version=rules.VERSION,
    **notation.TEXTS._asdict(),
    earlier=notation.EARLIER,
    options=(
        Option("players", default="2", choices=("2", "3", "4")),
        MASTERIES,
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
    why_not=narration.why_not,
    score_parts=scoring.score_parts,
    view=view.view,
    without_memory=view.without_memory,
    count=counting.count,
    turn=narration.turn,
    board=drawing.board,
    draw=drawing.draw,
    captions=drawing.captions,
    prompt=drawing.prompt,
    narrate=narration.narrate,
    reopen=rules.reopen,
    judgement=Judgement(judgement.prospects, judgement.SCALE, judgement.SEARCH),
    net=Path(__file__).parent / "net.npz",
    levels=Path(__file__).parent / "levels.json",
    reasons=reasons.reasons,
    open_result=reasons.OPEN_RESULT,
    odds=exact.odds_for,
    solve=solving.solve,
    words=Path(__file__).parent / "words",
    sentence_prefix="cherry",
    terms=notation.TERMS,
    rule_letter="C",
    rules_behind=narration.RULES_BEHIND,
    rare=state.RARE,
    lessons=lessons.LESSONS,
    rulebook=rulebook.RULEBOOK,
    board_files=Path(__file__).parent / "board",
)

STUDIES = (GAME.study("cherry_mini", mini.set_up, (MASTERIES, mini.BAG)),)
