"""The Legend of the Cherry Tree: what is true in every position.

Laws check it in play, and a position's text is refused without it.
"""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.contract.game import NOBODY
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    BLACKS,
    EACH,
    FIVE,
    KENROKUEN_FLOWERS,
    KENROKUEN_KUMAGAI,
    KOKONOE,
    KOMATSU_FLOWERS,
    KOMATSU_OTOME,
    MOST_DRAWS,
    MOST_FLOWERS,
    MOST_PLAYERS,
    SAKUYA_HIME,
    SET_ASIDE,
    SHIN_SUMIZOME,
    SOMEI_YOSHINO,
)
from hortus.games.cherry_tree.harvest import fails, harvest_size
from hortus.games.cherry_tree.masteries import drawn_count, is_up, others_have_flowers
from hortus.games.cherry_tree.scoring import fewest_warm, most_warm
from hortus.games.cherry_tree.state import (
    ASIDE,
    BONUS,
    EXCHANGE,
    FINISHED,
    GATHER,
    GIVE,
    HIDE,
    JOKERS,
    KEEP,
    KEEP_ONE,
    NO_FLOWER,
    NOT_CHOSEN,
    OPEN_PICK,
    OUT_OF_THE_GAME,
    PICK,
    PLACE,
    SECRET_PICK,
    SECRET_TAKES,
    TAKE,
    THREE_PICK,
    UNKNOWN,
    State,
)

INVARIANT_NAMES = (
    "C2: no flower of the box is lost, and none is added",
    "C2: the bag holds what its size says, besides what is hidden",
    "C5: a harvest has at most 8 flowers, in at most 3 draws",
    "C8: a failed harvest is dealt with before anything else",
    "C10: a secret flower lies behind its owner's screen, and those set aside are secret",
    "C13, C14: flowers drawn by a bonus are placed before the turn goes on",
    "C11, C15: a flower given or taken first belongs to an exchange or to a pair",
    "C17: the bag is not empty when a turn begins, and not all players in a row took nothing from it",
    "C19: jokers are assigned in the order of the seats, and only to open groups",
)


@compiled
def invariants(s: State) -> int:
    if not flowers_are_complete(s):
        return 1
    if not bag_fits(s):
        return 2
    if not harvest_fits(s):
        return 3
    if (s.phase not in (PICK, KEEP) and fails(s)) or (s.phase == KEEP and not fails(s)):
        return 4
    if not secrets_fit(s):
        return 5
    if not drawn_fits(s):
        return 6
    if not exchange_fits(s):
        return 7
    if not turn_fits(s):
        return 8
    return 0 if jokers_fit(s) else 9


@compiled
def flowers_are_complete(s: State) -> bool:
    for colour in range(ALL):
        least = min(s.bag[colour], s.harvest[colour])
        flowers = s.bag[colour] + s.harvest[colour] + (s.given == colour)
        for seat in range(MOST_PLAYERS):
            least = min(least, s.front[seat, colour], s.behind[seat, colour])
            flowers += s.front[seat, colour] + s.behind[seat, colour]
        for i in range(KOMATSU_FLOWERS):
            flowers += s.drawn[i] == colour
        for secret in range(s.secrets):
            flowers += s.secret_colour[secret] == colour and s.secret_owner[secret] == OUT_OF_THE_GAME
        if least < 0 or flowers != (BLACKS[s.players] if colour == BLACK else EACH[s.players]):
            return False
    return True


@compiled
def bag_fits(s: State) -> bool:
    flowers = 0
    for colour in range(ALL):
        flowers += s.bag[colour]
    for secret in range(s.secrets):
        flowers -= s.secret_colour[secret] == UNKNOWN
    return flowers == s.bag_size >= 0


@compiled
def harvest_fits(s: State) -> bool:
    size = harvest_size(s)
    gathering = s.phase in (GATHER, PICK)
    if s.phase in (ASIDE, JOKERS, FINISHED):
        return size == 0 and s.draws == 0
    if s.draws > MOST_DRAWS or size + (s.to_pick if gathering else 0) > MOST_FLOWERS:
        return False
    if s.draws == 0:
        return s.phase == GATHER and size == 0
    return size > 0 or s.phase not in (GATHER, KEEP, BONUS)


@compiled
def secrets_fit(s: State) -> bool:
    """Those set aside come first; nobody's secrets are more than what lies behind that screen, nor than pairs allow."""
    for secret in range(s.secrets):
        aside = secret < SET_ASIDE[s.players]
        if aside != (s.secret_owner[secret] == OUT_OF_THE_GAME):
            return False
        if not aside and (not is_up(s, SHIN_SUMIZOME) or s.secret_owner[secret] >= s.players):
            return False
    for seat in range(s.players):
        for colour in range(ALL):
            own = 0
            for secret in range(s.secrets):
                own += s.secret_owner[secret] == seat and s.secret_colour[secret] == colour
            if own > s.behind[seat, colour]:
                return False
    asides = min(s.secrets, SET_ASIDE[s.players])
    in_the_box = FIVE * EACH[s.players] + BLACKS[s.players]
    if s.bag_size + asides + (s.secrets - asides) * SECRET_TAKES > in_the_box:
        return False
    return (asides == SET_ASIDE[s.players]) != (s.phase == ASIDE)


@compiled
def drawn_fits(s: State) -> bool:
    n = drawn_count(s)
    for i in range(n, KOMATSU_FLOWERS):
        if s.drawn[i] != NO_FLOWER:
            return False
    most = most_in_the_open(s)
    if s.phase in (PICK, OPEN_PICK, THREE_PICK):
        if s.phase == PICK:
            return 1 <= s.to_pick <= min(MOST_FLOWERS, s.bag_size) and n == 0
        return 1 <= s.to_pick <= s.bag_size and n + s.to_pick <= most
    return s.to_pick == 0 and (1 <= n <= most if s.phase in (PLACE, KEEP_ONE) else n == 0)


@compiled
def most_in_the_open(s: State) -> int:
    """How many flowers the bonus under way draws in the open; none if its card does not lie so."""
    if s.phase in (PLACE, OPEN_PICK) and is_up(s, KENROKUEN_KUMAGAI):
        return KENROKUEN_FLOWERS
    three = s.phase == KEEP_ONE or (s.phase == THREE_PICK) == is_up(s, KENROKUEN_KUMAGAI)
    return KOMATSU_FLOWERS if three and is_up(s, KOMATSU_OTOME) and s.phase != PLACE else 0


@compiled
def exchange_fits(s: State) -> bool:
    if s.phase in (GIVE, EXCHANGE, TAKE) and not others_have_flowers(s):
        return False
    if not card_fits(s):
        return False
    taken = s.taken != NO_FLOWER
    can_go_on = not taken or (s.phase == TAKE and s.taken < FIVE and s.taken_from != s.seat)
    return can_go_on and taken == (s.taken_from != NOBODY) and (s.phase == EXCHANGE) == (s.given != NO_FLOWER)


@compiled
def card_fits(s: State) -> bool:
    """The card of the bonus under way lies with that side up."""
    if s.phase in (GIVE, EXCHANGE):
        return is_up(s, SAKUYA_HIME)
    if s.phase == TAKE:
        return is_up(s, KOKONOE)
    if s.phase == SECRET_PICK:
        return is_up(s, SHIN_SUMIZOME)
    return s.phase != HIDE or is_up(s, SOMEI_YOSHINO)


@compiled
def turn_fits(s: State) -> bool:
    ended = s.phase in (JOKERS, FINISHED)
    if s.seat >= s.players or s.idle_turns > s.players or (s.idle_turns == s.players and not ended):
        return False
    if ended:
        return s.bag_size == 0 or s.idle_turns == s.players
    needs_bag = s.phase == SECRET_PICK or (s.phase == GATHER and s.draws == 0)
    return not (needs_bag and s.bag_size == 0) and s.bag_size <= s.bag_before


@compiled
def jokers_fit(s: State) -> bool:
    chosen = s.seat if s.phase == JOKERS else s.players if s.phase == FINISHED else 0
    for seat in range(MOST_PLAYERS):
        if (s.warm[seat] != NOT_CHOSEN) != (seat < chosen):
            return False
        if s.warm[seat] >= 0 and not fewest_warm(s, seat) <= s.warm[seat] <= most_warm(s, seat):
            return False
    return True
