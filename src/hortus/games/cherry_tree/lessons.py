"""The playable introduction: eight positions, each with one thing to understand and one to do. Player 1 learns."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.teaching import Lesson
from hortus.games.cherry_tree.components import BLACKS, EACH, FIVE, LETTERS

THREE = {"players": "3"}
NOTHING = ("", "", "")
FRONT, BEHIND = ("WWW", "LL", "PD"), ("D", "", "Y")  # what may lie there after a few turns


def table(
    step: str,
    harvest: str = "",
    front: Sequence[str] = NOTHING,
    behind: Sequence[str] = NOTHING,
    drawn: str = "",
    seat: int = 1,
    pick: int = 0,
    warm: str = "-/-/-",
) -> str:
    """A position of three players, flowers in letters; the bag holds all the others."""
    on_the_table = "".join([harvest, drawn, *front, *behind])
    left = [count - here for count, here in zip([EACH[3]] * FIVE + [BLACKS[3]], _counts(on_the_table), strict=True)]
    before = sum(left) + len(harvest + drawn)
    return (
        f"players=3 masteries=blue step={step} seat={seat} bag={_listed(left)} before={before or 1} idle=0"
        f" draws={int(bool(harvest))} pick={pick} harvest={_flowers(harvest)} drawn={drawn or '-'} given=- taken=-"
        f" front={'/'.join(map(_flowers, front))} behind={'/'.join(map(_flowers, behind))}"
        f" warm={warm} secrets=- returned=-"
    )


def _flowers(letters: str) -> str:
    return _listed(_counts(letters))


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _listed(counts: Sequence[int]) -> str:
    return ",".join(map(str, counts))


LESSONS = (
    Lesson(
        "draw",
        table("draw"),
        answers=frozenset({"draw 2"}),
        then=("pick pink", "pick yellow"),
        reasons={"draw 1": "one"},
        rule="C6",
        options=THREE,
    ),
    Lesson("stop", table("draw", "PPYYLLD", FRONT, BEHIND), answers=frozenset({"stop"}), rule="C7", options=THREE),
    Lesson(
        "odds",
        table(
            "draw",
            "PPY",
            front=("PPPPPLLLWWWW", "YYYYYLLLLDDDK", "PPDDDDDWWWWWWK"),
            behind=("YYYYDDDDK", "PPPPPPLLDWW", "YYYYYLLLLLLWWKK"),
        ),
        answers=frozenset({"draw 3"}),
        then=("pick dark", "pick white", "pick dark"),
        rule="C24",
        options=THREE,
    ),
    Lesson(
        "points",
        table("keep", "PPYWK", front=("YYWWWWW", "LL", "PD"), behind=("D", "", "Y")),
        answers=frozenset({"keep yellow white"}),
        rule="C18",
        options=THREE,
    ),
    Lesson(
        "behind",
        table("behind", "LLWW", front=("WW", "LL", "PD"), behind=("D", "P", "Y")),
        answers=frozenset({"behind light"}),
        reasons={"behind white": "white"},
        rule="C16",
        options=THREE,
    ),
    Lesson(
        "black",
        table("place", "YYLLDD", front=("PPPPP", "YY", "LLL"), behind=("W", "P", "DD"), drawn="K"),
        answers=frozenset({"place front"}),
        reasons={"place behind": "behind"},
        rule="C18",
        options=THREE,
    ),
    Lesson(
        "mastery",
        table("bonus", "PPYYLL", FRONT, BEHIND),
        answers=frozenset({"bonus shin-sumizome"}),
        then=("pick white",),
        reasons={"no bonus": "none"},
        rule="C9",
        options=THREE,
    ),
    Lesson(
        "jokers",
        table(
            "warm",
            front=("PPPPPPYYYLLLLDDDDDWWWWK", "PPPYYYYLLLLLDDDDWWWWK", "PPPPYYYLLLLLDDDWWWWWWKK"),
            behind=("PPYLWK", "YYYY", "DDD"),
        ),
        answers=frozenset({"warm 2"}),
        then=("warm 0", "warm 0"),
        rule="C19",
        options=THREE,
    ),
)
