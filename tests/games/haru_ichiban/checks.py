"""Haru Ichiban: whether what is said is so, counted from what is seen and by playing on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from tests.games.sentences import Checks, Said

NAMES = ("red", "yellow")
POINTS = {"square": 1, "line": 2, "diagonal": 3, "five": 5}
WORLDS = 30
Cells = frozenset[str]


def name(column: int, row: int) -> str:
    return "abcde"[column] + str(row + 1)


def figures() -> Iterator[tuple[str, Cells]]:
    """Squares, fours and fives, by their cells."""
    for column, row in product(range(5), repeat=2):
        if column < 4 and row < 4:
            yield "square", frozenset(name(column + i, row + j) for i, j in product(range(2), repeat=2))
        for across, up in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            for length in (4, 5):
                if 0 <= column + across * (length - 1) < 5 and row + up * (length - 1) < 5:
                    kind = "five" if length == 5 else "diagonal" if across and up else "line"
                    yield kind, frozenset(name(column + across * k, row + up * k) for k in range(length))


FIGURES = {cells: kind for kind, cells in figures()}


# What is seen


def pond(position: Position) -> tuple[list[set[str]], set[str]]:
    """The flowers of each gardener, and the lilies without."""
    lilies = position.view_for(None)["lilies"]
    flowers = [{lily["cell"] for lily in lilies if lily["flower"] == seat} for seat in NAMES]
    return flowers, {lily["cell"] for lily in lilies if lily["flower"] is None}


def made(flowers: set[str]) -> list[Cells]:
    """Without fours inside a five."""
    whole = [figure for figure in FIGURES if figure <= flowers]
    return [figure for figure in whole if not any(figure < other for other in whole)]


def worth(flowers: set[str]) -> int:
    return sum(POINTS[FIGURES[figure]] for figure in made(flowers))


def reach(position: Position, seat: int) -> dict[Cells, Cells]:
    """The figures that lack flowers only where lilies are bare, and those cells."""
    flowers, bare = pond(position)
    missing = {figure: figure - flowers[seat] for figure in FIGURES}
    return {figure: cells for figure, cells in missing.items() if cells and cells <= bare}


def lacking(position: Position, seat: int, number: int) -> set[Cells]:
    return {figure for figure, cells in reach(position, seat).items() if len(cells) == number}


def completed(position: Position, cell: str, seat: int) -> int:
    return len(made(pond(position)[0][seat] | {cell}))


def dark_cell(position: Position) -> str:
    [cell] = [lily["cell"] for lily in position.view_for(None)["lilies"] if lily["dark"] and lily["flower"] is None]
    return str(cell)


def frogs(position: Position) -> dict[str, str]:
    return {lily["frog"]: lily["cell"] for lily in position.view_for(None)["lilies"] if lily["frog"]}


def step(said: Said) -> str:
    return str(said.position.view_for(None)["step"])


def other(said: Said) -> int:
    return 1 - said.seat


def names_other(said: Said) -> bool:
    return bool(said.arguments["seat"] == NAMES[other(said)])


# What happens


def gains(before: Position, after: Position, seat: int) -> int:
    return int(after.points()[seat] - before.points()[seat])


def ends_round(before: Position, after: Position) -> bool:
    rounds = [at.view_for(None)["round"] for at in (before, after)]
    return rounds[0] != rounds[1] or bool(after.winners())


def goes_on(said: Said, action: int | None = None) -> bool:
    return step(said) != "bid" and not ends_round(said.position, said.after(action))


def figures_told(said: Said, action: int, seat: int) -> list[str]:
    """As the log of the game tells them."""
    log = said.after(action).log_for(None, len(said.position.history))
    told = [entry["arguments"] for entry in log if entry["id"] == "haru-log-figure"]
    return [arguments["figure"] for arguments in told if arguments["seat"] == NAMES[seat]]


def after_winds(position: Position) -> Iterator[Position]:
    """What every wind makes of it; the frog that must move first goes anywhere."""
    waiting = position.copy()
    while waiting.view_for(None)["step"] == "frog":
        waiting.play(waiting.legal_actions()[0])
    for wind in waiting.legal_actions():
        after = waiting.copy()
        after.play(wind)
        yield after


def wind_scores(said: Said, action: int) -> int:
    """The most points of the other by a wind after a flower."""
    if step(said) != "flower" or not goes_on(said, action):
        return 0
    after = said.after(action)
    return max(gains(after, blown, other(said)) for blown in after_winds(after))


def possible(said: Said) -> list[int]:
    view = said.position.view_for(said.seat)
    return list(view["hands"][other(said)] or view["unplayed"][other(said)])


def value(said: Said, action: int | None = None) -> int:
    return int(said.position.action_text(said.action if action is None else action).split()[1])


def shown_worlds(said: Said) -> Iterator[tuple[int, Position]]:
    """The position after both bids, whatever the other may hold and choose, in some worlds; with the other's bid."""
    for number in range(WORLDS):
        world = said.position.filled(said.seat, new_generator("check", number))
        if world.to_act != 0:  # red has chosen, which yellow does not know
            world.state.bid[0] = 0
            world = Position(world.game, world.state_array())
        for bid in world.legal_actions(other(said)):
            after = world.copy()
            for action in (said.action, bid) if said.seat == 0 else (bid, said.action):
                after.play(action)
            yield int(world.action_text(bid).split()[1]), after


def best_flower(position: Position, seat: int) -> int:
    if position.view_for(None)["step"] != "flower" or position.to_act != seat:
        return 0
    scores = []
    for action in position.legal_actions():
        after = position.copy()
        after.play(action)
        scores.append(gains(position, after, seat))
    return max(scores)


# Sentences about an action


def figure(said: Said, seat: int) -> bool:
    kind = said.arguments["figure"]
    told = figures_told(said, said.action, seat)
    named = said.arguments.get("seat", NAMES[seat]) == NAMES[seat]
    scored = gains(said.position, said.after(), seat) == sum(POINTS[each] for each in told)
    return named and scored and kind in told and said.arguments["points"] == POINTS[kind]


def figure_own(said: Said) -> bool:
    is_more = said.instead is None or gains(said.position, said.after(), said.seat) > gains(
        said.position, said.after(said.instead), said.seat
    )
    return is_more and figure(said, said.seat)


def clears(said: Said) -> bool:
    numbers = [len(lacking(at, other(said), 1)) for at in (said.position, said.after())]
    return goes_on(said) and names_other(said) and numbers[0] > 0 == numbers[1]


def breaks(said: Said) -> bool:
    lost = lacking(said.position, other(said), 1) - lacking(said.after(), other(said), 1)
    return goes_on(said) and names_other(said) and 0 < len(lost) == said.arguments["count"]


def near(said: Said) -> bool:
    new = lacking(said.after(), said.seat, 1) - lacking(said.position, said.seat, 1)
    return goes_on(said) and 0 < len(new) == said.arguments["count"]


def half(said: Said) -> bool:
    before = lacking(said.position, said.seat, 1) | lacking(said.position, said.seat, 2)
    return goes_on(said) and 0 < len(lacking(said.after(), said.seat, 2) - before) == said.arguments["count"]


def half_other(said: Said) -> bool:
    lost = lacking(said.position, other(said), 2) - set(reach(said.after(), other(said)))
    return goes_on(said) and names_other(said) and 0 < len(lost) == said.arguments["count"]


def fork(said: Said) -> bool:
    numbers = []
    for at in (said.position, said.after()):
        flowers, bare = pond(at)
        numbers.append(sum(bool(made(flowers[said.seat] | {cell})) for cell in bare))
    return goes_on(said) and numbers[0] < numbers[1] == said.arguments["count"] > 1


def scoreless(said: Said) -> bool:
    after = said.after()
    return step(said) == "wind" and ends_round(said.position, after) and after.points() == said.position.points()


def junior(said: Said, seat: int) -> bool:
    if step(said) == "bid":
        cell, may_be = dark_cell(said.position), max(possible(said)) > value(said)
        if not may_be:
            return False
        for bid, after in shown_worlds(said):
            if bid > value(said) and seat == said.seat and gains(said.position, after, seat) == 0:
                return False
    else:
        cell = said.text.split()[1]
    named = said.arguments.get("seat", NAMES[seat]) == NAMES[seat]
    return named and said.arguments["cell"] == cell and completed(said.position, cell, seat) == said.arguments["count"]


def junior_own(said: Said) -> bool:
    return step(said) in ("bid", "dark") and junior(said, said.seat)


def junior_other(said: Said) -> bool:
    return step(said) == "bid" and junior(said, other(said))


def senior(said: Said) -> bool:
    if step(said) != "bid" or min(possible(said)) >= value(said):
        return False
    scores = {best_flower(after, said.seat) for bid, after in shown_worlds(said) if bid < value(said)}
    return scores <= {said.arguments["points"]} and said.arguments["points"] > 0


def senior_other(said: Said) -> bool:
    """Where the other may be senior too; else the flowers are counted."""
    if step(said) != "bid" or min(possible(said)) >= value(said):
        return False
    scores = {best_flower(after, other(said)) for bid, after in shown_worlds(said) if bid > value(said)}
    flowers, bare = pond(said.position)
    dark = dark_cell(said.position)
    ends = made(flowers[said.seat] | {dark})
    most = 0 if ends else max(worth(flowers[other(said)] | {cell}) for cell in bare - {dark})
    return names_other(said) and scores | {most} == {said.arguments["points"]} and most > 0


def helps_on_dark(said: Said, action: int) -> bool:
    return completed(said.position, said.position.action_text(action).split()[1], other(said)) > 0


def safe(said: Said) -> bool:
    is_safe = step(said) == "dark" and not helps_on_dark(said, said.action)
    return is_safe and names_other(said) and any(helps_on_dark(said, action) for action in said.others)


def is_lasting_frog(said: Said) -> bool:
    """After which both bid, not the wind; a second frog may come first."""
    after = said.after()
    while after.view_for(None)["step"] in ("frog", "draw"):
        after.play(after.legal_actions()[0])
    return step(said) == "frog" and after.view_for(None)["step"] == "bid"


def placed(said: Said, action: int | None = None) -> tuple[str, str]:
    """Whose frog, and where."""
    before, after = frogs(said.position), frogs(said.after(action))
    [(owner, cell)] = after.items() - before.items()
    return owner, cell


def tie_figure(said: Said) -> bool:
    if step(said) == "bid":
        cell = frogs(said.position).get(NAMES[said.seat])
        ties = [after for bid, after in shown_worlds(said) if bid == value(said)]
        scores = all(gains(said.position, after, said.seat) > 0 for after in ties)
        return value(said) in possible(said) and cell == said.arguments["cell"] and scores
    owner, cell = placed(said)
    named = owner == NAMES[said.seat] and cell == said.arguments["cell"]
    return is_lasting_frog(said) and named and completed(said.position, cell, said.seat) > 0


def tie_takes(said: Said) -> bool:
    if not is_lasting_frog(said):
        return False
    owner, cell = placed(said)
    named = owner == NAMES[said.seat] and cell == said.arguments["cell"]
    return named and names_other(said) and completed(said.position, cell, other(said)) > 0


def helps_by_frog(said: Said, action: int) -> bool:
    owner, cell = placed(said, action)
    return owner == NAMES[other(said)] and completed(said.position, cell, other(said)) > 0


def tie_safe(said: Said) -> bool:
    if not is_lasting_frog(said) or not names_other(said) or helps_by_frog(said, said.action):
        return False
    return any(helps_by_frog(said, action) for action in said.others)


def frog_leaves(said: Said) -> bool:
    after = said.after()
    view = after.view_for(None)
    is_moved = step(said) == "dark" and view["step"] == "frog" and after.to_act == said.seat
    return is_moved and view["frog"] == said.arguments["seat"]


def surely(said: Said) -> bool:
    if step(said) != "bid" or value(said) in possible(said):
        return False
    values = [bid for bid, _ in shown_worlds(said)]
    is_role = [bid < value(said) if said.arguments["role"] == "senior" else bid > value(said) for bid in values]
    return names_other(said) and all(is_role) and set(values) == set(possible(said))


def bid(said: Said) -> bool:
    if step(said) != "bid":
        return False
    may_be, own = possible(said), value(said)
    numbers = {"count": len(may_be), "lower": sum(each < own for each in may_be), "equal": may_be.count(own)}
    return dict(said.arguments) == {"seat": NAMES[other(said)], **numbers}


def frog(said: Said) -> bool:
    return is_lasting_frog(said) and placed(said) == (said.arguments["seat"], said.arguments["cell"])


def open_figures(said: Said, action: int) -> int:
    cell = said.position.action_text(action).split()[1]
    return sum(cell in figure and not figure & pond(said.position)[0][other(said)] for figure in FIGURES)


def open_to(said: Said) -> bool:
    return step(said) == "flower" and goes_on(said) and open_figures(said, said.action) == said.arguments["count"]


# Sentences that compare it with another


def compared(said: Said, number: Callable[[int], int]) -> tuple[int, int]:
    assert said.instead is not None
    return number(said.action), number(said.instead)


def both_go_on(said: Said) -> bool:
    return goes_on(said) and goes_on(said, said.instead)


def instead_gives(said: Said) -> bool:
    if step(said) == "bid":
        return False
    better, worse = compared(said, lambda action: gains(said.position, said.after(action), other(said)))
    return names_other(said) and better < worse == said.arguments["points"]


def instead_wind(said: Said) -> bool:
    better, worse = compared(said, lambda action: wind_scores(said, action))
    return names_other(said) and better < worse == said.arguments["points"]


def instead_junior(said: Said) -> bool:
    if step(said) != "dark":
        return False
    better, worse = compared(said, lambda action: helps_on_dark(said, action))
    assert said.instead is not None
    cell = said.position.action_text(said.instead).split()[1]
    return names_other(said) and better < worse and said.arguments["cell"] == cell


def instead_tie(said: Said) -> bool:
    if not is_lasting_frog(said):
        return False
    better, worse = compared(said, lambda action: helps_by_frog(said, action))
    return names_other(said) and better < worse and said.arguments["cell"] == placed(said, said.instead)[1]


def more_of_own(number: int | None) -> Callable[[Said], bool]:
    def check(said: Said) -> bool:
        better, worse = compared(said, lambda action: counted(said, action, said.seat, number))
        return both_go_on(said) and better > worse and (better, worse) == numbers_of(said)

    return check


def fewer_of_other(number: int | None) -> Callable[[Said], bool]:
    def check(said: Said) -> bool:
        better, worse = compared(said, lambda action: counted(said, action, other(said), number))
        return both_go_on(said) and names_other(said) and better < worse and (worse, better) == numbers_of(said)

    return check


def numbers_of(said: Said) -> tuple[Any, Any]:
    return said.arguments["count"], said.arguments["fewer"]


def counted(said: Said, action: int, seat: int, number: int | None) -> int:
    after = said.after(action)
    return len(reach(after, seat) if number is None else lacking(after, seat, number))


def on_dark(said: Said, action: int, seat: int) -> int:
    cell = said.position.action_text(action).split()[1]
    return sum(cell in figure for figure in reach(said.position, seat))


def instead_dark(said: Said) -> bool:
    if step(said) != "dark":
        return False
    better, worse = compared(said, lambda action: on_dark(said, action, said.seat))
    return better > worse and (better, worse) == numbers_of(said)


def instead_dark_other(said: Said) -> bool:
    if step(said) != "dark":
        return False
    better, worse = compared(said, lambda action: on_dark(said, action, other(said)))
    return names_other(said) and better < worse and (worse, better) == numbers_of(said)


def instead_bid(said: Said) -> bool:
    if step(said) != "bid":
        return False
    may_be = possible(said)
    better, worse = compared(said, lambda action: sum(each < value(said, action) for each in may_be))
    numbers = {"count": len(may_be), "lower": better, "lower_instead": worse}
    return better != worse and dict(said.arguments) == {"seat": NAMES[other(said)], **numbers}


def instead_open(said: Said) -> bool:
    if step(said) != "flower" or not both_go_on(said):
        return False
    better, worse = compared(said, lambda action: open_figures(said, action))
    return better > worse and (better, worse) == numbers_of(said)


CHECKS: Checks = {
    "hint-haru-figure": figure_own,
    "hint-haru-figure-other": lambda said: figure(said, other(said)),
    "hint-haru-clears": clears,
    "hint-haru-fork": fork,
    "hint-haru-breaks": breaks,
    "hint-haru-near": near,
    "hint-haru-half": half,
    "hint-haru-half-other": half_other,
    "hint-haru-scoreless": scoreless,
    "hint-haru-junior": junior_own,
    "hint-haru-junior-other": junior_other,
    "hint-haru-senior": senior,
    "hint-haru-senior-other": senior_other,
    "hint-haru-safe": safe,
    "hint-haru-tie-figure": tie_figure,
    "hint-haru-tie-takes": tie_takes,
    "hint-haru-tie-safe": tie_safe,
    "hint-haru-frog-leaves": frog_leaves,
    "hint-haru-surely": surely,
    "hint-haru-bid": bid,
    "hint-haru-frog": frog,
    "hint-haru-open": open_to,
    "hint-haru-instead-gives": instead_gives,
    "hint-haru-instead-wind": instead_wind,
    "hint-haru-instead-junior": instead_junior,
    "hint-haru-instead-tie": instead_tie,
    "hint-haru-instead-leaves": fewer_of_other(1),
    "hint-haru-instead-near": more_of_own(1),
    "hint-haru-instead-bid": instead_bid,
    "hint-haru-instead-half": more_of_own(2),
    "hint-haru-instead-half-other": fewer_of_other(2),
    "hint-haru-instead-dark-other": instead_dark_other,
    "hint-haru-instead-dark": instead_dark,
    "hint-haru-instead-open": instead_open,
    "hint-haru-instead-reach": more_of_own(None),
    "hint-haru-instead-reach-other": fewer_of_other(None),
}
