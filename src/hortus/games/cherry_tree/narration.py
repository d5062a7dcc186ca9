"""The Legend of the Cherry Tree told: what happened, as a viewer saw it, and which rule forbids what is not legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hortus.contract.errors import Refusal
from hortus.contract.game import UNSEEN, Message
from hortus.contract.words import rules_behind
from hortus.games.cherry_tree.components import (
    BLACK,
    BONUSES,
    COLOURS,
    CONDITIONS,
    COOL,
    KOKONOE,
    MOST_DRAWS,
    MOST_FLOWERS,
    SAKUYA_HIME,
    SEAT_NAMES,
    WARM,
)
from hortus.games.cherry_tree.drawing import in_words
from hortus.games.cherry_tree.harvest import colours_present, fulfils, harvest_size
from hortus.games.cherry_tree.masteries import bonus_of, can_take, is_drawn
from hortus.games.cherry_tree.notation import STEP_RULES, STEPS, action_text, step_name
from hortus.games.cherry_tree.rules import is_drawn_by_chance, most_to_draw
from hortus.games.cherry_tree.scoring import (
    fewest_warm,
    front_points,
    group_points,
    group_size,
    jokers,
    most_warm,
    points,
    winners,
)
from hortus.games.cherry_tree.state import (
    ASIDE,
    BONUS_ACTION,
    FINISHED,
    JOKERS,
    KEEP,
    KEEP_ACTION,
    KEPT,
    State,
)

# What happened


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    """The action itself, what went back into the bag, and the end of the game."""
    words = ["", ""] if action == UNSEEN else action_text(action).split()
    deed = TELLERS[STEPS[before.phase]]
    return [*deed(before, words, after), *_returned(before, after), *_bag_done(before, after), *_end(before, after)]


def turn(s: State) -> Message | None:
    """In set-up nobody's; in the end all say where their jokers go."""
    if s.phase == ASIDE:
        return None
    return Message("cherry-web-jokers", {}) if s.phase == JOKERS else Message("turn-of", _who(s))


def _who(before: State) -> dict[str, str]:
    return {"seat": SEAT_NAMES[before.seat]}


def _tell_aside(before: State, words: list[str], after: State) -> Iterator[Message]:
    """All at once: set-up is one line."""
    if after.phase != ASIDE:
        yield Message("cherry-log-aside", {"count": int(after.secrets)})


def _tell_gather(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[0] == "stop":
        yield Message("cherry-log-stop", {**_who(before), "flowers": in_words(before.harvest.tolist())})
    else:
        yield Message("cherry-log-draw", {**_who(before), "count": int(words[1])})


def _tell_pick(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("cherry-log-pick", {**_who(before), "colour": words[1]})
    if after.phase == KEEP:
        yield Message("cherry-log-failed", _who(before))


def _tell_secret_pick(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[1]:
        yield Message("cherry-log-secret", {**_who(before), "colour": words[1]})
    else:
        yield Message("cherry-log-secret-hidden", _who(before))


def _tell_keep(before: State, words: list[str], after: State) -> Iterator[Message]:
    if len(words) == 3:
        yield Message("cherry-log-keep-two", {**_who(before), "colour": words[1], "second": words[2]})
    elif words[1] == "none":
        yield Message("cherry-log-keep-none", _who(before))
    else:
        yield Message("cherry-log-keep-one", {**_who(before), "colour": words[1]})


def _tell_bonus(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[0] == "no":
        yield Message("cherry-log-no-bonus", _who(before))
    else:
        yield Message("cherry-log-bonus", {**_who(before), "bonus": words[1]})


def _tell_own(message_id: str) -> Callable[[State, list[str], State], Iterator[Message]]:
    def tell(before: State, words: list[str], after: State) -> Iterator[Message]:
        yield Message(message_id, {**_who(before), "place": words[1], "colour": words[2]})

    return tell


def _tell_exchange(before: State, words: list[str], after: State) -> Iterator[Message]:
    given = COLOURS[before.given]
    yield Message("cherry-log-exchange", {**_who(before), "other_seat": words[1], "colour": words[2], "given": given})


def _tell_take(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("cherry-log-take", {**_who(before), "other_seat": words[1], "colour": words[2]})


def _tell_place(before: State, words: list[str], after: State) -> Iterator[Message]:
    colour = COLOURS[before.drawn[0]]
    if words[1] in ("front", "behind"):
        yield Message(f"cherry-log-place-{words[1]}", {**_who(before), "colour": colour})
    else:
        yield Message("cherry-log-place-other", {**_who(before), "colour": colour, "other_seat": words[1]})


def _tell_behind(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[1] == "none":
        yield Message("cherry-log-behind-none", _who(before))
    else:
        count = int(before.harvest[COLOURS.index(words[1])])
        yield Message("cherry-log-behind", {**_who(before), "colour": words[1], "count": count})


def _tell_jokers(before: State, words: list[str], after: State) -> Iterator[Message]:
    """The last choice shows them all."""
    if after.phase == FINISHED:
        for seat in range(after.players):
            arguments = {"seat": SEAT_NAMES[seat], "flowers": in_words(after.behind[seat].tolist())}
            sizes = {"warm": int(group_size(after, seat, WARM)), "cool": int(group_size(after, seat, COOL))}
            yield Message("cherry-log-revealed", {**arguments, **sizes})
    elif words[1]:
        yield Message("cherry-log-jokers", {**_who(before), "count": int(words[1])})
    else:
        yield Message("cherry-log-jokers-hidden", _who(before))


TELLERS = {
    "aside": _tell_aside,
    "pick": _tell_pick,
    "pick-secret": _tell_secret_pick,
    "pick-open": _tell_pick,
    "pick-three": _tell_pick,
    "draw": _tell_gather,
    "keep": _tell_keep,
    "bonus": _tell_bonus,
    "give": _tell_own("cherry-log-give"),
    "take-exchange": _tell_exchange,
    "hide": _tell_own("cherry-log-hide"),
    "keep-one": _tell_keep,
    "place": _tell_place,
    "take": _tell_take,
    "behind": _tell_behind,
    "warm": _tell_jokers,
}


def _returned(before: State, after: State) -> Iterator[Message]:
    returned = int(after.bag_size - before.bag_size)
    if returned > 0:
        yield Message("cherry-log-returned", {"count": returned})


def _bag_done(before: State, after: State) -> Iterator[Message]:
    """Why no further turn begins (C17)."""
    if after.phase == JOKERS and before.phase != JOKERS:
        if after.bag_size == 0:
            yield Message("cherry-log-bag-empty", {})
        else:
            yield Message("cherry-log-idle", {"count": int(after.idle_turns)})


def _end(before: State, after: State) -> Iterator[Message]:
    if after.phase != FINISHED:
        return
    for seat in range(after.players):
        parts = {
            "front": int(front_points(after, seat)),
            "warm": int(group_points(after, seat, WARM)),
            "cool": int(group_points(after, seat, COOL)),
        }
        yield Message("cherry-log-score", {"seat": SEAT_NAMES[seat], "points": int(points(after, seat)), **parts})
    best = [SEAT_NAMES[seat] for seat in range(after.players) if winners(after) >> seat & 1]
    if len(best) == 1:
        yield Message("cherry-log-won", {"seat": best[0]})
    else:
        yield Message("cherry-log-shared", {"seats": best})


# Why not: the step that is due has a rule, and so has each thing that can be wrong with an action of that step

OTHER_VERBS = {"draw": ("draw", "stop"), "bonus": ("bonus", "no")}
RULE_OF_BONUS = dict(zip(BONUSES, ("C10", "C12", "C14", "C11", "C13", "C15"), strict=True))


def why_not(s: State, seat: int, action: int) -> Refusal:
    """The rule that forbids an action that is not legal."""
    phase = int(s.phase)
    rule = STEP_RULES[STEPS[phase]]
    verb, *things = action_text(action).split()
    if phase == FINISHED:
        return Refusal(rule, "cherry-refuse-over", {})
    step = step_name(s).split("-")[0]
    if verb not in OTHER_VERBS.get(step, (step,)):
        return Refusal(rule, "cherry-refuse-not-now", {"step": step})
    if is_drawn_by_chance(s):
        return Refusal(rule, "cherry-refuse-not-in-bag", {"colour": things[0]})
    if phase == JOKERS:
        return _why_not_jokers(s, seat)
    return REASONS[STEPS[phase]](s, rule, action, things)


def _why_not_gather(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    """Too many draws, too many flowers, or none at all."""
    if not things:
        return Refusal("C4", "cherry-refuse-stop-first", {})
    if s.draws == MOST_DRAWS:
        return Refusal("C4", "cherry-refuse-draws", {})
    most = int(most_to_draw(s))
    if int(things[0]) > MOST_FLOWERS - harvest_size(s):
        return Refusal("C5", "cherry-refuse-eight", {"most": most})
    return Refusal("C5", "cherry-refuse-bag", {"most": most})


def _why_not_keep(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    for colour in KEPT[action - KEEP_ACTION]:
        if colour != BLACK and s.harvest[colour] == 0:
            return Refusal(rule, "cherry-refuse-not-in-harvest", {"colour": COLOURS[colour]})
    return Refusal(rule, "cherry-refuse-keep", {"count": min(2, int(colours_present(s)))})


def _why_not_bonus(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    """The other side of a card, a condition that does not hold, or else a need that is not met."""
    bonus = action - BONUS_ACTION - 1
    condition = bonus % 3
    if bonus != bonus_of(s, condition):
        return Refusal("C3", "cherry-refuse-side", {"bonus": BONUSES[bonus]})
    if not fulfils(s, condition):
        return Refusal(rule, "cherry-refuse-condition", {"condition": CONDITIONS[condition]})
    reason = "cherry-refuse-nothing-to-take" if bonus in (SAKUYA_HIME, KOKONOE) else "cherry-refuse-bag-empty"
    return Refusal(RULE_OF_BONUS[BONUSES[bonus]], reason, {})


def _why_not_own(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    return Refusal(rule, f"cherry-refuse-not-in-{things[0]}", {"colour": things[1]})


def _why_not_keep_one(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    if len(things) == 1 and things[0] != "none":
        return Refusal(rule, "cherry-refuse-not-drawn", {"colour": things[0]})
    has_flower = any(is_drawn(s, colour) for colour in range(BLACK))
    return Refusal(rule, "cherry-refuse-keep", {"count": int(has_flower)})


def _why_not_place(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    return _why_not_seat(s, rule, things[0])


def _why_not_seat(s: State, rule: str, other: str) -> Refusal:
    if SEAT_NAMES.index(other) >= s.players:
        return Refusal(rule, "cherry-refuse-no-such-seat", {"other_seat": other})
    return Refusal(rule, "cherry-refuse-own-seat", {"other_seat": other})


def _why_not_take(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    other, colour = SEAT_NAMES.index(things[0]), COLOURS.index(things[1])
    if other >= s.players or other == s.seat:
        return _why_not_seat(s, rule, things[0])
    arguments = {"other_seat": things[0], "colour": things[1]}
    if s.front[other, colour] == 0:
        return Refusal(rule, "cherry-refuse-not-there", arguments)
    if can_take(s, other, colour):
        return Refusal(rule, "cherry-refuse-no-second", arguments)
    return Refusal(rule, "cherry-refuse-same-colour" if colour == s.taken else "cherry-refuse-same-seat", arguments)


def _why_not_behind(s: State, rule: str, action: int, things: list[str]) -> Refusal:
    return Refusal(rule, "cherry-refuse-not-in-harvest", {"colour": things[0]})


REASONS = {
    "draw": _why_not_gather,
    "keep": _why_not_keep,
    "bonus": _why_not_bonus,
    "give": _why_not_own,
    "take-exchange": _why_not_take,
    "hide": _why_not_own,
    "keep-one": _why_not_keep_one,
    "place": _why_not_place,
    "take": _why_not_take,
    "behind": _why_not_behind,
}


def _why_not_jokers(s: State, seat: int) -> Refusal:
    fewest, most = int(fewest_warm(s, seat)), int(most_warm(s, seat))
    if fewest == most:
        return Refusal("C19", "cherry-refuse-jokers-forced", {"count": most, "jokers": int(jokers(s, seat))})
    return Refusal("C19", "cherry-refuse-jokers", {"count": most})


# Where to read about it

RULES_BEHIND = rules_behind(
    "cherry",
    C2="log-aside step-aside",
    C4="log-draw log-pick step-draw-first step-draw step-pick",
    C6="log-failed",
    C7="log-stop",
    C8="log-keep-two log-keep-none log-returned step-keep",
    C9="log-bonus log-no-bonus step-bonus step-pick-open",
    C10="log-secret log-secret-hidden step-pick-secret",
    C11="log-give log-exchange step-give step-take-exchange",
    C12="log-hide step-hide",
    C13="log-keep-one step-keep-one",
    C14="log-place-front log-place-behind log-place-other step-place",
    C15="log-take step-take step-take-second",
    C16="log-behind log-behind-none step-behind",
    C17="log-bag-empty log-idle step-over",
    C19="log-revealed",
    C20="log-jokers log-jokers-hidden step-warm",
    C23="log-score log-won log-shared",
)
