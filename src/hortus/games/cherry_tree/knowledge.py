"""The Legend of the Cherry Tree: who knows what (C10, C20, C24), and what a learner is shown.

Secret are the flowers set aside, those of shin-sumizome for all but their owners, and assigned jokers until all are
in. In a hidden state `bag` counts what is in the bag or hidden, `behind` only what the seat knows, and the colour of a
hidden flower is UNKNOWN.

What can the hidden flowers be, after all that the seat has seen? Let h be colours for them, in the order drawn. All
draws were fair, so the chance of h together with all that was seen is, up to a common factor, the product over all
draws, seen or hidden, of how many flowers of the drawn colour the bag held just before. Follow one colour: that number
steps down at each draw and up at each return, so it is left downwards at every height once for each return to this
height, besides the steps that lead from the first number to the present one. The product is therefore
    P(h) ~ product over colours: 1 / (flowers of it in the bag now)!
           x product over returned flowers: (flowers of its colour in the bag just after it came back),
both counted as h has it. The first product alone is drawing h without replacement from what is in the bag or hidden;
that is exact as long as nothing came back. The second says that a flower that came back is surely in the bag, and more:
such flowers were drawn again the more easily, the fewer of their colour lay hidden. A secret matters only for returns
after it. No two pools, of sure and of unsure flowers, can stand for this, because nobody sees which of two pink
flowers was drawn; so the state remembers the returns between any two secrets, by colour and level (`State.returned`).

`fill_hidden` sums P over all that can follow, from the last secret back to the first, for every way to count the
colours of the hidden flowers so far; then it deals the secrets forwards by these sums. With k hidden flowers there are
at most C(k + 6, 6) sums: 84 for the three set aside, some hundreds in most games, and never more than MOST_WAYS, as
the bag is nearly empty when many are hidden.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.game import NOBODY, UNSEEN, Feature
from hortus.contract.generator import LOWER_31_BITS, below, next_bits
from hortus.contract.room import room
from hortus.games.cherry_tree.components import (
    ALL,
    BONUSES,
    FIVE,
    KOMATSU_FLOWERS,
    MOST_DRAWS,
    MOST_FLOWERS,
    MOST_IN_THE_BAG,
    MOST_OF_A_COLOUR,
    MOST_PLAYERS,
)
from hortus.games.cherry_tree.masteries import bonus_of
from hortus.games.cherry_tree.rules import to_act
from hortus.games.cherry_tree.scoring import fewest_warm, front_points, most_warm
from hortus.games.cherry_tree.state import (
    ASIDE,
    FINISHED,
    HIDDEN_CHOICE,
    JOKERS,
    MOST_SECRETS,
    NO_FLOWER,
    NOT_CHOSEN,
    OUT_OF_THE_GAME,
    SECRET_PICK,
    THREE_PICK,
    UNKNOWN,
    State,
)

# What is hidden


@compiled
def hide(s: State, seat: int) -> None:
    """Forget what the seat may not know; at the end the screens are lifted, but what was set aside stays unseen."""
    for secret in range(s.secrets):
        if is_hidden_from(s, secret, seat):
            conceal(s, secret)
    if s.phase == JOKERS:
        for other in range(s.players):
            if other != seat and s.warm[other] != NOT_CHOSEN:
                s.warm[other] = HIDDEN_CHOICE


@compiled
def is_hidden_from(s: State, secret: int, seat: int) -> bool:
    owner = s.secret_owner[secret]
    return owner == OUT_OF_THE_GAME or (owner != seat and s.phase != FINISHED)


@compiled
def conceal(s: State, secret: int) -> None:
    """A hidden flower counts as in the bag or hidden."""
    colour = s.secret_colour[secret]
    if colour == UNKNOWN:
        return
    s.secret_colour[secret] = UNKNOWN
    s.bag[colour] += 1
    if s.secret_owner[secret] != OUT_OF_THE_GAME:
        s.behind[s.secret_owner[secret], colour] -= 1


@compiled
def reveal(s: State, secret: int, colour: int) -> None:
    """The reverse: the hidden flower is of this colour."""
    s.secret_colour[secret] = colour
    s.bag[colour] -= 1
    if s.secret_owner[secret] != OUT_OF_THE_GAME:
        s.behind[s.secret_owner[secret], colour] += 1


@compiled
def seen(s: State, action: int, seat: int) -> int:
    """Nobody sees what is set aside, only the owner a secret flower; the last choice of jokers shows them all."""
    if s.phase == ASIDE:
        return UNSEEN
    last_choice = s.phase == JOKERS and s.seat == s.players - 1
    secret = s.phase == SECRET_PICK or (s.phase == JOKERS and not last_choice)
    return UNSEEN if secret and seat != s.seat else action


# Worlds that a seat cannot tell from the truth

COLOUR_COUNTS, FLOWER_COUNTS = ALL + 1, MOST_SECRETS + 1  # from none to all
MOST_WAYS = 36_350
"""In so many ways the colours of hidden flowers can be counted in any game: with four players, after 15 secrets."""


class Sums(NamedTuple):
    """What can follow, summed up for every way to count the colours of the first few hidden flowers."""

    most: NDArray[np.int64]  # [colour] so many of the hidden flowers can be of it
    ways: NDArray[np.int64]  # [colours, flowers] to count at most so many flowers of the first so many colours
    chances: NDArray[np.float64]  # [index of counts] up to a factor that is common to as many flowers


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    """Deal the hidden flowers anew by their chances, given all draws seen; then hidden choices, each as likely."""
    hidden = hidden_count(s)
    if hidden > 0:
        ways = room((COLOUR_COUNTS, FLOWER_COUNTS), np.int64)
        sums = Sums(room(ALL, np.int64), ways, room(MOST_WAYS, np.float64))
        sum_up(s, hidden, sums)
        deal(s, sums, generator)
    for other in range(s.players):
        if s.warm[other] == HIDDEN_CHOICE:
            fewest = fewest_warm(s, other)
            s.warm[other] = fewest + below(generator, most_warm(s, other) - fewest + 1)


@compiled
def hidden_count(s: State) -> int:
    hidden = 0
    for secret in range(s.secrets):
        hidden += s.secret_colour[secret] == UNKNOWN
    return hidden


@compiled
def deal(s: State, sums: Sums, generator: NDArray[np.int64]) -> None:
    """One secret after the other: a colour's chance is the sum of all that can follow it."""
    counts = room(ALL, np.int64)
    counts[:] = 0
    for secret in range(s.secrets):
        if s.secret_colour[secret] == UNKNOWN:
            colour = random_colour(counts, sums, generator)
            counts[colour] += 1
            reveal(s, secret, colour)


@compiled
def random_colour(counts: NDArray[np.int64], sums: Sums, generator: NDArray[np.int64]) -> int:
    rest = total_of_next(counts, sums) * next_bits(generator) / (LOWER_31_BITS + 1)
    chosen = 0
    for colour in range(ALL):
        chance = chance_of_next(counts, colour, sums)
        if chance > 0 and rest >= 0:
            chosen = colour
        rest -= chance
    return chosen


@compiled
def total_of_next(counts: NDArray[np.int64], sums: Sums) -> float:
    total = 0.0
    for colour in range(ALL):
        total += chance_of_next(counts, colour, sums)
    return total


@compiled
def chance_of_next(counts: NDArray[np.int64], colour: int, sums: Sums) -> float:
    return sums.chances[index_of(counts, colour, sums)] if counts[colour] < sums.most[colour] else 0.0


# The ways to count the colours of hidden flowers, one after the other


@compiled
def count_ways(s: State, hidden: int, sums: Sums) -> None:
    """With one colour more there are as many ways as without it, for none of it, for one, and so on to the most."""
    ways = sums.ways
    ways[0, :] = 1
    for colour in range(ALL):
        most = min(hidden, s.bag[colour])
        sums.most[colour] = most
        total = 0
        for flowers in range(hidden + 1):
            total += ways[colour, flowers]
            if flowers > most:
                total -= ways[colour, flowers - most - 1]
            ways[colour + 1, flowers] = total


@compiled
def index_of(counts: NDArray[np.int64], colour: int, sums: Sums) -> int:
    """The place of these counts, with one more of a colour, among all: fewer flowers come first, and among as many
    those with fewer of the last colour."""
    index, flowers = 0, 0
    for i in range(ALL):
        index -= sums.ways[i, flowers]
        flowers += counts[i] + (i == colour)
        index += sums.ways[i, flowers]
    return index + sums.ways[ALL, flowers - 1] - 1


@compiled
def put_first(flowers: int, counts: NDArray[np.int64], most: NDArray[np.int64]) -> None:
    """So many more flowers, of the first colours that they can be of."""
    for colour in range(ALL):
        more = min(flowers, most[colour] - counts[colour])
        counts[colour] += more
        flowers -= more


@compiled
def next_counts(counts: NDArray[np.int64], most: NDArray[np.int64]) -> bool:
    """The next way to count as many flowers; False after the last."""
    before = 0
    for colour in range(ALL):
        if before > 0 and counts[colour] < most[colour]:
            counts[colour] += 1
            put_first(before - 1, counts, most)
            return True
        before += counts[colour]
        counts[colour] = 0
    return False


@compiled
def sum_up(s: State, hidden: int, sums: Sums) -> None:
    """The sum of P over all ways to go on, for every way to count the first few flowers."""
    count_ways(s, hidden, sums)
    came_back = room((FLOWER_COUNTS, ALL, FLOWER_COUNTS), np.float64)
    write_return_factors(s, hidden, came_back)
    counts = room(ALL, np.int64)
    for flowers in range(hidden, 0, -1):
        counts[:] = 0
        put_first(flowers, counts, sums.most)
        first = sums.ways[ALL, flowers - 1] - 1
        index = first
        largest = 0.0
        going = True
        while going:
            chance = ways_to_draw(s, counts) if flowers == hidden else total_of_next(counts, sums)
            for colour in range(ALL):
                chance *= came_back[flowers, colour, counts[colour]]
            sums.chances[index] = chance
            index += 1
            largest = max(largest, chance)
            going = next_counts(counts, sums.most)
        for i in range(first, index):
            sums.chances[i] /= largest


@compiled
def ways_to_draw(s: State, counts: NDArray[np.int64]) -> float:
    """Without replacement from what is in the bag or hidden."""
    ways = 1.0
    for colour in range(ALL):
        for i in range(counts[colour]):
            ways *= s.bag[colour] - i
    return ways


@compiled
def write_return_factors(s: State, hidden: int, factors: NDArray[np.float64]) -> None:
    """[hidden flowers so far, colour, so many of them of it] the product for the returns before the next hidden flower.

    Each is divided by its level, which is the same for all h and keeps the numbers small.
    """
    factors[: hidden + 1, :, : hidden + 1] = 1
    known = room(ALL, np.int64)
    known[:] = 0
    so_far = 0
    for secret in range(s.secrets):
        if s.secret_colour[secret] == UNKNOWN:
            so_far += 1
        else:
            known[s.secret_colour[secret]] += 1
        for colour in range(ALL):
            for level in range(1, MOST_OF_A_COLOUR + 1):
                for _ in range(s.returned[secret, colour, level]):
                    for of_it in range(so_far + 1):
                        factors[so_far, colour, of_it] *= max(0, level - known[colour] - of_it) / level


# What is certain


def bag_bounds(s: State) -> tuple[list[int], list[int]]:
    """Of a hidden state: the least and the most flowers of each colour that the bag holds in any possible world.

    At most so many hidden flowers are of a colour as leave room for it at every moment since; and at least so many as
    the other colours have no room for.
    """
    room = hidden_room(s)
    hidden = len(room) - 1
    least, most = [], []
    for colour in range(ALL):
        later = list(enumerate(room))[1:]
        can_be = min([hidden, *(row[colour] + hidden - so_far for so_far, row in later)])
        must_be = hidden - min([hidden, *(row.sum() - row[colour] + hidden - so_far for so_far, row in later)])
        least.append(int(s.bag[colour] - can_be))
        most.append(int(s.bag[colour] - must_be))
    return least, most


def hidden_room(s: State) -> list[NDArray[np.int64]]:
    """[hidden flowers so far][colour] so many of them can be of the colour without the bag being short of it later."""
    known = np.bincount([colour for colour in s.secret_colour[: s.secrets] if colour != UNKNOWN], minlength=ALL)
    rows = [np.array(s.bag, np.int64)]
    for secret in range(s.secrets - 1, -1, -1):
        for colour in range(ALL):
            levels = np.flatnonzero(s.returned[secret, colour])
            if len(levels):
                rows[-1][colour] = min(rows[-1][colour], levels[0] - 1 - known[colour])
        if s.secret_colour[secret] == UNKNOWN:
            rows.append(rows[-1].copy())
        else:
            known[s.secret_colour[secret]] -= 1
    return rows[::-1]


def secrets_are_possible(s: State) -> bool:
    """Whether the known secrets, and some colours for the hidden ones, fit everything that came back into the bag."""
    return all(row.min() >= 0 and row.sum() >= so_far for so_far, row in enumerate(hidden_room(s)))


# For learning

PHASE_COUNT = THREE_PICK + 1

FEATURES = (
    Feature("fronts", MOST_PLAYERS * ALL, "flowers in front by colour, over 10; the seat's own first, then clockwise"),
    Feature("behinds", MOST_PLAYERS * ALL, "flowers known to be behind by colour, over 10; in the same order"),
    Feature("secrets", MOST_PLAYERS, "secret flowers behind that the seat does not know, over 10; in the same order"),
    Feature("set aside", 1, "flowers out of the game, over 3"),
    Feature("unseen", ALL, "flowers in the bag or hidden from the seat by colour, over 18"),
    Feature("bag", 1, "the size of the bag over 96"),
    Feature("harvest", ALL, "flowers of the harvest by colour, over 3"),
    Feature("drawn", ALL, "flowers drawn by a bonus and not placed yet by colour, over 3"),
    Feature("next drawn", ALL, "1 at the colour that is to be placed now"),
    Feature("given", ALL, "1 at the colour that is being given away"),
    Feature("taken", FIVE, "1 at the colour that was taken first"),
    Feature("taken from", MOST_PLAYERS, "1 at the player from whom; in the order of the fronts"),
    Feature("draws", MOST_DRAWS + 1, "1 at the number of draws made"),
    Feature("to pick", 1, "flowers still to come out of the bag, over 8"),
    Feature("phase", PHASE_COUNT, "1 at the phase, in the order of rules.py"),
    Feature("turn of", MOST_PLAYERS, "1 at the player whose turn it is; in the order of the fronts", tells_order=True),
    Feature("to act", 1, "1 if the seat is to act", tells_order=True),
    Feature("idle turns", 1, "turns in a row that took nothing from the bag, over 4"),
    Feature("players", MOST_PLAYERS - 1, "1 at the number of players, 2 to 4"),
    Feature("bonuses", len(BONUSES), "1 for each bonus that the cards offer"),
    Feature("points in front", MOST_PLAYERS, "points over 24; in the order of the fronts"),
    Feature("warm jokers", MOST_PLAYERS, "jokers chosen for the warm group, and one, over 10; 0 if not known"),
    Feature("has chosen", MOST_PLAYERS, "1 if the player has chosen; in the order of the fronts", tells_order=True),
)


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """FEATURES, one after the other, from the seat's side of the table."""
    out[:] = 0
    secrets = 2 * MOST_PLAYERS * ALL
    for relative in range(s.players):
        other = (seat + relative) % s.players
        for colour in range(ALL):
            at = relative * ALL + colour
            out[at] = s.front[other, colour] / 10
            out[at + MOST_PLAYERS * ALL] = (s.behind[other, colour] - concealed(s, seat, other, colour)) / 10
        out[secrets + relative] = hidden_from(s, seat, other) / 10
    out[secrets + MOST_PLAYERS] = hidden_from(s, seat, OUT_OF_THE_GAME) / 3
    at = secrets + MOST_PLAYERS + 1
    for colour in range(ALL):
        unseen = s.bag[colour] + concealed(s, seat, OUT_OF_THE_GAME, colour)
        for other in range(s.players):
            unseen += concealed(s, seat, other, colour)
        out[at + colour] = unseen / MOST_OF_A_COLOUR
    at = write_table(s, at + ALL, out)
    write_turn(s, seat, at, out)


@compiled
def concealed(s: State, seat: int, owner: int, colour: int) -> int:
    """An owner's secret flowers of a colour that hiding would take out of the seat's sight."""
    flowers = 0
    for secret in range(s.secrets):
        of_owner = s.secret_owner[secret] == owner and s.secret_colour[secret] == colour
        flowers += of_owner and is_hidden_from(s, secret, seat)
    return flowers


@compiled
def hidden_from(s: State, seat: int, owner: int) -> int:
    """How many flowers of an owner the seat does not know."""
    flowers = 0
    for secret in range(s.secrets):
        flowers += s.secret_owner[secret] == owner and is_hidden_from(s, secret, seat)
    return flowers


@compiled
def write_table(s: State, at: int, out: NDArray[np.float32]) -> int:
    """From the bag to the flowers in hand; returns where the next feature starts."""
    out[at] = s.bag_size / MOST_IN_THE_BAG
    at += 1
    for colour in range(ALL):
        out[at + colour] = s.harvest[colour] / 3
    at += ALL
    for i in range(KOMATSU_FLOWERS):
        if s.drawn[i] != NO_FLOWER:
            out[at + s.drawn[i]] += 1 / 3
    at += ALL
    if s.drawn[0] != NO_FLOWER:
        out[at + s.drawn[0]] = 1
    at += ALL
    if s.given != NO_FLOWER:
        out[at + s.given] = 1
    at += ALL
    if s.taken != NO_FLOWER:
        out[at + s.taken] = 1
    return at + FIVE


@compiled
def write_turn(s: State, seat: int, at: int, out: NDArray[np.float32]) -> None:
    if s.taken_from != NOBODY:
        out[at + (s.taken_from - seat) % s.players] = 1
    at += MOST_PLAYERS
    out[at + s.draws] = 1
    at += MOST_DRAWS + 1
    out[at] = s.to_pick / MOST_FLOWERS
    out[at + 1 + s.phase] = 1
    at += 1 + PHASE_COUNT
    out[at + (s.seat - seat) % s.players] = 1
    at += MOST_PLAYERS
    out[at] = to_act(s) == seat
    out[at + 1] = s.idle_turns / MOST_PLAYERS
    out[at + s.players] = 1
    at += 2 + MOST_PLAYERS - 1
    for condition in range(3):
        out[at + bonus_of(s, condition)] = 1
    at += len(BONUSES)
    for relative in range(s.players):
        other = (seat + relative) % s.players
        out[at + relative] = front_points(s, other) / 24
        is_known = other == seat or s.phase == FINISHED
        out[at + MOST_PLAYERS + relative] = (s.warm[other] + 1) / 10 if is_known else 0.0
        out[at + 2 * MOST_PLAYERS + relative] = s.warm[other] != NOT_CHOSEN
