"""The machine: guests do anything, in any order, with everything that they ever got. One of them cheats."""

from __future__ import annotations

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.server.adversary.evening import ANNA, BEN, CLEO, COMPUTER, FRIEND, GUESTS, HERE, OPEN, POCKETS, Evening
from tests.server.adversary.house import Houses, Step
from tests.server.adversary.model import CHEAT

guests = st.sampled_from([*GUESTS, *sorted(CHEAT)])
seats = st.integers(0, 3)
numbers = st.integers(0, 63)
rarely = st.integers(0, 7).map(lambda number: number == 5)
kinds = st.sampled_from(["person", "computer", "open"])
games = st.sampled_from(["haru_ichiban", "haru_ichiban", "cherry_tree", "cherry_tree", "ishtar"])
wishes = st.sampled_from([HERE, FRIEND, FRIEND, FRIEND, OPEN, COMPUTER])
absences = st.sampled_from(["never", "5 minutes", "day"])
spans = st.sampled_from([1.0, 290.0, 310.0, 90_000.0])
PARTS = ("", "", "/record", "/at/3", "/at/9", "/links", "/devices")


class Cheating(RuleBasedStateMachine):
    """What any guest may try. The houses are set by the test."""

    houses: ClassVar[Houses]
    steps: ClassVar[int] = 0  # taken so far, in all evenings
    differing: ClassVar[int] = 0  # evenings with a world that was different

    def __init__(self) -> None:
        super().__init__()
        self.evening: Evening | None = None
        self.has_failed = False

    def teardown(self) -> None:
        if self.evening is None:
            return
        try:
            if not self.has_failed:
                Cheating.differing += self.evening.end() is not None
        finally:
            Cheating.steps += len(self.evening.script)

    # How an evening begins: somebody makes a table and tells some of the others

    @initialize(
        cards=st.integers(0, 999),
        maker=st.sampled_from([0, ANNA, BEN]),
        game=games,
        others=st.lists(wishes, min_size=1, max_size=3),
        absence=absences,
        friends=st.permutations([0, 1, ANNA, BEN, CLEO]),
    )
    def begin(
        self, cards: int, maker: int, game: str, others: list[Any], absence: str, friends: list[int]
    ) -> None:
        self.evening = Evening(self.houses, f"cards {cards}")
        self.make(maker, game, others, absence, "", friends)

    def make(
        self, maker: int, game: str, others: list[Any], absence: str, seed: str, friends: list[int]
    ) -> None:
        others = others[:1] if game == "haru_ichiban" else others
        here = self.here
        table = here.make(maker, game, HERE, *others, absence=absence, seed=seed, aids=game == "cherry_tree")
        links = here.read(maker, table, "/links") if table else None
        for (_, link), friend in zip(sorted((links or {"seats": {}})["seats"].items()), friends, strict=False):
            if friend != maker:
                self.share(maker, friend, link.removeprefix("/join/"))
                here.join(friend, link)

    @property
    def here(self) -> Evening:
        assert self.evening is not None
        return self.evening

    def table(self, number: int) -> str | None:
        """One of the tables that are still there."""
        tables = [table for table in self.here.tables if not self.here.model.places[table].is_gone]
        return tables[number % len(tables)] if tables else None

    def share(self, one: int, other: int, key: str) -> None:
        pocket = self.here.pockets[POCKETS[other]]
        if key not in pocket:
            pocket.append(key)

    def do(self, guest: int, number: int, kind: str, is_live: bool = False, /, **fields: Any) -> None:
        table = self.table(number)
        if table is None:
            return
        lines = [line for line, (who, at, _) in self.here.model.lines.items() if (who, at) == (guest, table)]
        self.here.command(guest, table, kind, line=lines[0] if is_live and lines else None, **fields)

    # Playing

    @rule(number=numbers, choices=st.lists(numbers, min_size=1, max_size=5))
    def play(self, number: int, choices: list[int]) -> None:
        for choice in choices:
            table = self.table(number)
            if table is not None:
                self.here.play(table, choice)

    @rule(number=numbers, choices=st.lists(numbers, min_size=3, max_size=8))
    def play_on(self, number: int, choices: list[int]) -> None:
        self.play(number, choices)

    @rule(guest=guests, number=numbers, seat=seats, choice=numbers)
    def act(self, guest: int, number: int, seat: int, choice: int) -> None:
        table = self.table(number)
        if table is not None:
            self.here.act(guest, table, seat, choice)

    @rule(guest=guests, number=numbers, seat=seats, is_live=st.booleans())
    def undo(self, guest: int, number: int, seat: int, is_live: bool) -> None:
        self.do(guest, number, "undo", is_live, seat=seat, ply=self.ply(number))

    @rule(guest=guests, number=numbers, seat=seats, is_live=st.booleans())
    def race(self, guest: int, number: int, seat: int, is_live: bool) -> None:
        self.do(guest, number, "race", is_live, seat=seat, ply=self.ply(number))

    def ply(self, number: int) -> int:
        table = self.table(number)
        return 0 if table is None else self.here.table(table).line.ply

    @rule(guest=guests, number=numbers, seat=seats, is_sure=rarely)
    def resign(self, guest: int, number: int, seat: int, is_sure: bool) -> None:
        if is_sure:
            self.do(guest, number, "resign", seat=seat)

    @rule(guest=guests, number=numbers)
    def rematch(self, guest: int, number: int) -> None:
        self.do(guest, number, "rematch")

    @rule(guest=guests, number=numbers, seat=seats, kind=st.sampled_from(["why", "preview"]), choice=numbers)
    def ask_about(self, guest: int, number: int, seat: int, kind: str, choice: int) -> None:
        table = self.table(number)
        if table is not None:
            actions = self.here.table(table).line.game
            text = actions.action_text(choice * 7 % actions.action_count)
            self.do(guest, number, kind, seat=seat, action=text)

    @rule(guest=guests, number=numbers, seat=st.none() | seats, kind=st.sampled_from(["odds", "hurry", "shown"]))
    def look_on(self, guest: int, number: int, seat: int | None, kind: str) -> None:
        fields: dict[str, Any] = {"odds": {"seat": seat}, "shown": {"seat": seat, "number": 3}}.get(kind, {})
        self.do(guest, number, kind, **fields)

    # Seats

    @rule(guest=guests, number=numbers, seat=seats, kind=kinds, here=st.booleans(), is_live=st.booleans())
    def settle(self, guest: int, number: int, seat: int, kind: str, here: bool, is_live: bool) -> None:
        player = "random" if kind == "computer" else ""
        self.do(guest, number, "settle", is_live, seat=seat, kind=kind, player=player, here=here)

    @rule(guest=guests, number=numbers, seat=seats, kind=st.sampled_from(["computer", "open", "pause"]))
    def ask(self, guest: int, number: int, seat: int, kind: str) -> None:
        self.do(guest, number, "ask", seat=seat, kind=kind, player="random" if kind == "computer" else "")

    @rule(guest=guests, number=numbers, seat=seats, yes=st.booleans())
    def consent(self, guest: int, number: int, seat: int, yes: bool) -> None:
        self.do(guest, number, "consent", seat=seat, yes=yes)

    @rule(guest=guests, number=numbers, seat=seats)
    def take_over(self, guest: int, number: int, seat: int) -> None:
        self.do(guest, number, "takeover", seat=seat, player="random")

    @rule(guest=guests, number=numbers)
    def resume(self, guest: int, number: int) -> None:
        self.do(guest, number, "resume")

    @rule(guest=guests, number=numbers, seat=seats, name=st.sampled_from(["Eve", "", "Anna"]))
    def rename(self, guest: int, number: int, seat: int, name: str) -> None:
        self.do(guest, number, "rename", seat=seat, name=name)

    @rule(guest=guests, number=numbers, seat=seats, what=st.sampled_from(["manage", "watch", "seat", "devices"]))
    def renew(self, guest: int, number: int, seat: int, what: str) -> None:
        self.do(guest, number, "renew", what=what, seat=seat)

    @rule(guest=guests, number=numbers, is_sure=rarely)
    def delete(self, guest: int, number: int, is_sure: bool) -> None:
        if is_sure:
            self.do(guest, number, "delete")

    # Keys

    @rule(guest=guests, number=numbers, watch=rarely)
    def join(self, guest: int, number: int, watch: bool) -> None:
        pocket = self.here.pockets[POCKETS[guest]]
        if pocket:
            self.here.join(guest, pocket[number % len(pocket)], watch)

    @rule(guest=guests, number=numbers)
    def invitation(self, guest: int, number: int) -> None:
        pocket = self.here.pockets[POCKETS[guest]]
        if pocket:
            self.here.invitation(guest, pocket[number % len(pocket)])

    @rule(one=guests, other=guests, number=numbers)
    def give(self, one: int, other: int, number: int) -> None:
        """A code or a link is given away. A personal code is not: nobody else should know it."""
        pocket = [key for key in self.here.pockets[POCKETS[one]] if self.here.model.keys[key].what != "return"]
        if pocket:
            self.share(one, other, pocket[number % len(pocket)])

    # Looking

    @rule(guest=guests, number=numbers, seat=st.none() | seats, part=st.sampled_from(PARTS))
    def read(self, guest: int, number: int, seat: int | None, part: str) -> None:
        table = self.table(number)
        if table is not None:
            self.here.read(guest, table, part, 0 if part == "/devices" and seat is None else seat)

    @rule(guest=guests)
    def own_tables(self, guest: int) -> None:
        self.here.take(Step("GET", guest, "/api/tables"))

    @rule(guest=guests, number=numbers, seat=st.none() | seats)
    def enter(self, guest: int, number: int, seat: int | None) -> None:
        table = self.table(number)
        if table is not None and len(self.here.model.lines) < 6:
            self.here.enter(guest, table, seat)

    @rule(number=numbers)
    def leave(self, number: int) -> None:
        lines = sorted(self.here.model.lines)
        if lines:
            self.here.leave(lines[number % len(lines)])

    @rule(seconds=spans)
    def wait(self, seconds: float) -> None:
        self.here.wait(seconds)

    @rule(
        maker=guests,
        game=games,
        others=st.lists(wishes, min_size=1, max_size=3),
        absence=absences,
        seed=st.sampled_from(["", "", "chosen"]),
        friends=st.permutations([0, 2, ANNA, BEN, CLEO]),
        is_sure=rarely,
    )
    def make_another(
        self,
        maker: int,
        game: str,
        others: list[Any],
        absence: str,
        seed: str,
        friends: list[int],
        is_sure: bool,
    ) -> None:
        if is_sure:
            self.make(maker, game, [COMPUTER if seed else other for other in others], absence, seed, friends)
