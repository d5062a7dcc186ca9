"""The machine: guests do anything, in any order, with everything that they ever got. One of them cheats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from hortus.records import Line
from tests.server.adversary.attacks import sit_and_vanish
from tests.server.adversary.evening import (
    ANNA,
    BEN,
    CLEO,
    COMPUTER,
    FRIEND,
    GUESTS,
    HERE,
    OPEN,
    POCKETS,
    TOKENS,
    Evening,
    Kind,
)
from tests.server.adversary.house import Houses, Step
from tests.server.adversary.places import CHEAT, Place

guests = st.sampled_from([*GUESTS, *sorted(CHEAT)])
seats = st.integers(0, 3)
numbers = st.integers(0, 63)
rarely = st.integers(0, 7).map(lambda number: number == 5)
likely = st.integers(0, 3).map(bool)
kinds = st.sampled_from(["person", "computer", "open"])
games = st.sampled_from(["haru_ichiban", "haru_ichiban", "cherry_tree", "cherry_tree", "ishtar"])
wishes = st.sampled_from([HERE, FRIEND, FRIEND, FRIEND, OPEN, COMPUTER])
absences = st.sampled_from(["never", "5 minutes", "5 minutes", "day"])
spans = st.sampled_from([1.0, 290.0, 310.0, 90_000.0])
MOST_LINES = 6
PARTS = ("", "", "/record", "/at/3", "/at/9", "/links", "/devices", "/notes")


Role = Callable[[Place, int, int], bool] | None
"""Who may well do something about a seat."""


def owner(place: Place, guest: int, seat: int) -> bool:
    return place.owns(guest, seat)


def other(place: Place, guest: int, seat: int) -> bool:
    return place.concerned(guest) and not place.owns(guest, seat)


def manager(place: Place, guest: int, seat: int) -> bool:
    return guest in place.managers


def concerned(place: Place, guest: int, seat: int) -> bool:
    return place.concerned(guest)


def decider(place: Place, guest: int, seat: int) -> bool:
    return guest in place.managers if place.chairs[seat].owner is None else place.owns(guest, seat)


class Cheating(RuleBasedStateMachine):
    """What any guest may try. The houses are set by the test."""

    houses: ClassVar[Houses]
    steps: ClassVar[int] = 0  # taken so far, in all evenings
    differing: ClassVar[int] = 0  # evenings with a world that was different

    def __init__(self) -> None:
        super().__init__()
        self.evening: Evening | None = None

    def teardown(self) -> None:
        if self.evening is None:
            return
        try:
            if self.evening.is_sound:
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
    def begin(self, cards: int, maker: int, game: str, others: list[Any], absence: str, friends: list[int]) -> None:
        self.evening = Evening(self.houses, f"cards {cards}")
        self.make(maker, game, others, absence, "", friends)

    def make(self, maker: int, game: str, others: list[Any], absence: str, seed: str, friends: list[int]) -> None:
        others = others[:1] if game == "haru_ichiban" else others
        here = self.here
        wishes = {"absence": absence, "seed": seed, "aids": game == "cherry_tree", "authentic": absence == "never"}
        edition = {"edition": "croak"} if game == "haru_ichiban" and friends[0] > friends[1] else {}
        table = here.make(maker, game, HERE, *others, lot=absence == "day", options=edition, **wishes)
        links = here.read(maker, table, "/links") if table else None
        for (_, link), friend in zip(sorted((links or {"seats": {}})["seats"].items()), friends, strict=False):
            if friend != maker:
                self.share(friend, link.removeprefix("/join/"))
                here.join(friend, link)
        if edition:
            self.gather(len(here.tables) - 1, 0)

    @property
    def here(self) -> Evening:
        assert self.evening is not None
        return self.evening

    def table(self, number: int) -> str | None:
        """One of the tables that are still there."""
        tables = [table for table in self.here.tables if not self.here.model.places[table].is_gone]
        return tables[number % len(tables)] if tables else None

    def share(self, friend: int, key: str) -> None:
        pocket = self.here.pockets[POCKETS[friend]]
        if key not in pocket:
            pocket.append(key)

    def do(
        self, role: Role, guest: int, number: int, seat: int | None, kind: str, is_live: bool = False, /, **fields: Any
    ) -> None:
        """A command of a guest; of one who may well send it, if there is a role."""
        table = self.table(number)
        if table is None:
            return
        place = self.here.model.places[table]
        if seat is not None and role is not None:
            seat %= len(place.chairs)
        able = [] if role is None else [one for one in GUESTS if role(place, one, seat or 0)]
        guest = able[guest % len(able)] if able else guest
        lines = [line for line, (who, at, _) in self.here.model.lines.items() if (who, at) == (guest, table)]
        about: dict[str, Any] = {} if seat is None else {"seat": seat}
        self.here.command(guest, table, kind, line=lines[0] if is_live and lines else None, **about, **fields)

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

    @rule(number=numbers, choices=st.lists(numbers, min_size=2, max_size=3))
    def play_with_one_request(self, number: int, choices: list[int]) -> None:
        """People who know nothing of each other use the same request id."""
        table = self.table(number)
        if table is not None:
            for choice in choices:
                self.here.play(table, choice, request=f"request-of-anybody-{number % 4}")

    @rule(guest=guests, number=numbers, seat=seats, choice=numbers)
    def act(self, guest: int, number: int, seat: int, choice: int) -> None:
        table = self.table(number)
        if table is not None:
            self.here.act(guest, table, seat, choice)

    @rule(guest=guests, number=numbers, seat=seats, is_wise=likely, is_live=st.booleans())
    def undo(self, guest: int, number: int, seat: int, is_wise: bool, is_live: bool) -> None:
        line = self.line(number)
        if is_wise and line is not None:
            seat = next((step.actor for step in reversed(line.steps) if step.actor >= 0), seat)
        self.do(owner if is_wise else None, guest, number, seat, "undo", is_live, ply=0 if line is None else line.ply)

    @rule(guest=guests, number=numbers, seat=seats, is_live=st.booleans())
    def race(self, guest: int, number: int, seat: int, is_live: bool) -> None:
        """If one is due, everybody has been shown that first."""
        table = self.table(number)
        if table is None:
            return
        standing = self.here.table(table).standing
        for line, (who, at, eyes) in list(self.here.model.lines.items()) if standing.race_after is not None else []:
            if at == table and eyes is not None:
                self.here.command(who, table, "shown", line=line, seat=eyes, number=standing.number)
        self.do(owner, guest, number, seat, "race", is_live, ply=standing.line.ply)

    def line(self, number: int) -> Line | None:
        table = self.table(number)
        return None if table is None else self.here.table(table).line

    @rule(guest=guests, number=numbers, seat=seats, is_wise=likely, is_sure=rarely)
    def resign(self, guest: int, number: int, seat: int, is_wise: bool, is_sure: bool) -> None:
        if is_sure:
            self.do(owner if is_wise else None, guest, number, seat, "resign")

    @rule(guest=guests, number=numbers, seat=seats, choice=numbers, is_sure=rarely)
    def end_and_begin_again(self, guest: int, number: int, seat: int, choice: int, is_sure: bool) -> None:
        """A game ends, and there is another one at once; what was asked before waits for an answer."""
        if is_sure:
            self.ask(guest, number, seat, "computer", True)
            self.do(owner, guest, number, seat + 1, "resign")
            self.consent(guest, number, seat, True, True)
            self.settle(guest, number, seat, "computer", False, True, False)
            self.do(concerned, guest, number, None, "rematch")
            self.play(number + 1, [choice])

    @rule(guest=guests, number=numbers, is_wise=likely)
    def rematch(self, guest: int, number: int, is_wise: bool) -> None:
        self.do(concerned if is_wise else None, guest, number, None, "rematch")

    @rule(
        guest=guests,
        number=numbers,
        seat=seats,
        kind=st.sampled_from(["why", "preview"]),
        choice=numbers,
        is_wise=likely,
    )
    def ask_about(self, guest: int, number: int, seat: int, kind: str, choice: int, is_wise: bool) -> None:
        line = self.line(number)
        if line is None:
            return
        seat = next(iter(line.position.choosing), seat) if is_wise else seat
        legal = line.position.legal_actions(seat) if seat in line.position.choosing else []
        action = legal[choice % len(legal)] if legal and choice % 3 else choice * 7 % line.game.action_count
        text = line.game.action_text(action)
        self.do(owner if is_wise else None, guest, number, seat, kind, action=text)

    @rule(
        guest=guests, number=numbers, seat=st.none() | seats, kind=st.sampled_from(["odds", "shown", "shown", "shown"])
    )
    def look_on(self, guest: int, number: int, seat: int | None, kind: str) -> None:
        fields = {"odds": {"seat": seat}, "shown": {"seat": seat, "number": 3}}[kind]
        self.do(concerned if seat is None else None, guest, number, None, kind, **fields)

    @rule(guest=guests, number=numbers, seat=seats, is_wise=likely)
    def hint(self, guest: int, number: int, seat: int, is_wise: bool) -> None:
        self.do(owner if is_wise else None, guest, number, seat, "hint")

    @rule(guest=guests, number=numbers, ply=st.none() | st.integers(1, 8))
    def review(self, guest: int, number: int, ply: int | None) -> None:
        """Or one of its decisions once more."""
        line = self.line(number)
        if ply is None or line is None:
            self.do(None, guest, number, None, "review")
        else:
            self.do(None, guest, number, None, "try", ply=ply, action=line.game.action_text(0))

    @rule(guest=guests, number=numbers, is_wise=likely)
    def hurry(self, guest: int, number: int, is_wise: bool) -> None:
        self.do(concerned if is_wise else None, guest, number, None, "hurry")

    # Seats

    @rule(
        guest=guests,
        number=numbers,
        seat=seats,
        kind=kinds,
        here=st.booleans(),
        is_wise=likely,
        is_live=st.booleans(),
    )
    def settle(self, guest: int, number: int, seat: int, kind: str, here: bool, is_wise: bool, is_live: bool) -> None:
        player = "random" if kind == "computer" else ""
        role = decider if is_wise else None
        fields = {"kind": kind, "player": player, "here": here}
        self.do(role, guest, number, seat, "settle", is_live, **fields)

    @rule(
        guest=guests,
        number=numbers,
        seat=seats,
        kind=st.sampled_from(["computer", "open", "pause"]),
        is_wise=likely,
    )
    def ask(self, guest: int, number: int, seat: int, kind: str, is_wise: bool) -> None:
        fields = {"kind": kind, "player": "random" if kind == "computer" else ""}
        self.do(other if is_wise else None, guest, number, seat, "ask", **fields)

    @rule(
        guest=guests,
        number=numbers,
        seat=seats,
        kinds=st.lists(st.sampled_from(["computer", "open", "pause"]), min_size=2, max_size=3),
    )
    def ask_again(self, guest: int, number: int, seat: int, kinds: list[str]) -> None:
        for kind in kinds:
            self.ask(guest, number, seat, kind, True)

    @rule(guest=guests, number=numbers, seat=seats, is_sure=rarely)
    def come_and_go(self, guest: int, number: int, seat: int, is_sure: bool) -> None:
        """A player leaves and comes back more often than allowed."""
        for _ in range(6 if is_sure else 0):
            self.settle(guest, number, seat, "computer", False, True, False)
            self.settle(guest, number, seat, "person", True, True, False)

    @rule(guest=st.sampled_from(sorted(CHEAT)), number=numbers, seat=seats, is_sure=rarely)
    def sit_with_new_cookies(self, guest: int, number: int, seat: int, is_sure: bool) -> None:
        """The cheat sits down and leaves again, each time with a new cookie."""
        table = self.table(number)
        code = "" if table is None else self.here.model.places[table].code
        if table is not None and is_sure and code in self.here.pockets["cheat"]:
            for _ in range(6):
                sit_and_vanish(self.here, guest, table, code, seat)

    @rule(guest=guests, number=numbers, seat=seats, yes=st.booleans(), is_wise=likely)
    def consent(self, guest: int, number: int, seat: int, yes: bool, is_wise: bool) -> None:
        table = self.table(number)
        if is_wise and table is not None:
            chairs = self.here.model.places[table].chairs
            seat = next((number for number, chair in enumerate(chairs) if chair.asked is not None), seat)
        self.do(owner if is_wise else None, guest, number, seat, "consent", yes=yes)

    @rule(
        guest=guests, number=numbers, seat=seats, yes=st.booleans(), kind=st.sampled_from(["computer", "open", "pause"])
    )
    def ask_and_answer(self, guest: int, number: int, seat: int, yes: bool, kind: str) -> None:
        self.ask(guest, number, seat, kind, True)
        self.consent(guest, number, seat, yes, True)

    @rule(guest=guests, number=numbers, seat=seats, seconds=spans, is_wise=likely)
    def take_over(self, guest: int, number: int, seat: int, seconds: float, is_wise: bool) -> None:
        table = self.table(number)
        if is_wise and table is not None:
            self.wait(seconds)
            seat = next(iter(self.here.table(table).standing.waiting), seat)
        self.do(other if is_wise else None, guest, number, seat, "takeover", player="random")

    @rule(guest=guests, number=numbers, is_wise=likely)
    def resume(self, guest: int, number: int, is_wise: bool) -> None:
        self.do(concerned if is_wise else None, guest, number, None, "resume")

    @rule(guest=guests, number=numbers, seat=seats, name=st.sampled_from(["Eve", "", "Anna"]), is_wise=likely)
    def rename(self, guest: int, number: int, seat: int, name: str, is_wise: bool) -> None:
        self.do(owner if is_wise else None, guest, number, seat, "rename", name=name)

    @rule(
        guest=guests,
        number=numbers,
        seat=seats,
        what=st.sampled_from(["manage", "watch", "seat", "devices"]),
        is_wise=likely,
    )
    def renew(self, guest: int, number: int, seat: int, what: str, is_wise: bool) -> None:
        role = owner if what == "devices" else manager
        self.do(role if is_wise else None, guest, number, seat, "renew", what=what)

    @rule(guest=guests, number=numbers, is_sure=rarely)
    def delete(self, guest: int, number: int, is_sure: bool) -> None:
        if is_sure:
            self.do(manager, guest, number, None, "delete")

    @rule(guest=guests, is_sure=rarely)
    def forget(self, guest: int, is_sure: bool) -> None:
        if is_sure:
            self.here.take(Step("POST", guest, "/api/forget", {}))

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
            self.share(other, pocket[number % len(pocket)])

    @rule(guest=st.sampled_from(sorted(CHEAT)), victim=guests, number=numbers, seat=seats, kind=st.sampled_from(TOKENS))
    def vouch(self, guest: int, victim: int, number: int, seat: int, kind: Kind) -> None:
        """The cheat says to be another server, for which every guest may do what is theirs."""
        table = self.table(number)
        if table is None:
            return
        place = self.here.model.places[table]
        victim = next((one for one in GUESTS if place.owns(one, seat)), victim)
        body = {"type": "resign", "request": "request-vouched", "seat": seat}
        for step in (
            Step("GET", path=f"/api/tables/{table}?seat={seat}"),
            Step("POST", path=f"/api/tables/{table}", body=body),
        ):
            self.here.vouch(guest, victim, step, kind)

    @rule(guest=st.sampled_from(sorted(CHEAT)), number=numbers, seat=seats, is_sure=rarely)
    def flood(self, guest: int, number: int, seat: int, is_sure: bool) -> None:
        table = self.table(number)
        if table is not None and is_sure:
            self.here.flood(guest, table, "rename", seat=seat, name="Eve")

    # Looking

    @rule(
        guest=guests,
        number=numbers,
        seat=st.none() | seats,
        part=st.sampled_from(PARTS),
        before=st.none() | st.integers(0, 20),
    )
    def read(self, guest: int, number: int, seat: int | None, part: str, before: int | None) -> None:
        table = self.table(number)
        if table is not None:
            seat = 0 if part == "/devices" and seat is None else seat
            self.here.read(guest, table, part, seat, before if part == "/notes" else None)

    @rule(number=numbers, seat=seats, guest=guests)
    def come_back(self, number: int, seat: int, guest: int) -> None:
        """Somebody looks up the personal code, and uses it on another device; a cheat uses it wherever that helps."""
        table = self.table(number)
        if table is None:
            return
        place = self.here.model.places[table]
        owners = [one for one in GUESTS if place.owns(one, seat)]
        if owners and self.here.personal_code(owners[guest % len(owners)], table, seat):
            pocket = POCKETS[owners[0]]
            others = [one for one in GUESTS if POCKETS[one] == pocket]
            self.here.join(others[guest % len(others)], self.here.pockets[pocket][-1])

    @rule(guest=guests)
    def own_tables(self, guest: int) -> None:
        self.here.take(Step("GET", guest, "/api/tables"))

    @rule(guest=guests, number=numbers, seat=st.none() | seats, since=st.none() | st.integers(0, 20))
    def enter(self, guest: int, number: int, seat: int | None, since: int | None) -> None:
        table = self.table(number)
        if table is not None and len(self.here.model.lines) < MOST_LINES:
            self.here.enter(guest, table, seat, since)

    @rule(number=numbers, choice=numbers)
    def gather(self, number: int, choice: int) -> None:
        """Everybody who plays comes, each on a line of their own, and has been shown everything: people may race."""
        table = self.table(number)
        if table is None:
            return
        place = self.here.model.places[table]
        for seat in range(len(place.chairs)):
            who = [guest for guest in GUESTS if place.plays(guest, seat)]
            if who and len(self.here.model.lines) < MOST_LINES:
                line = self.here.enter(who[choice % len(who)], table, seat)
                last = self.here.table(table).standing.number
                self.here.command(who[choice % len(who)], table, "shown", line=line, seat=seat, number=last)

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
