"""A game being played at one terminal, by people and computers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from hortus.contract.compiled import engine_mode, numba_is_there
from hortus.contract.errors import HortusError
from hortus.contract.position import Position
from hortus.languages.arguments import People
from hortus.players.levels import number_of
from hortus.policy.forced import is_forced
from hortus.policy.undo import ply_after_undo
from hortus.records import Line, Record
from hortus.records.company import Company
from hortus.terminal.console import Closed, Console
from hortus.terminal.files import path_of, write_record
from hortus.terminal.hints import give_hints
from hortus.terminal.moves import read_move
from hortus.terminal.odds import show_odds
from hortus.terminal.screen import Entry, Screen, split_at_halt
from hortus.terminal.seats import HUMAN, Seat, computer_name, names_among

EVERYBODY = None
"""As the one who looks at the screen: several people at once, so nothing secret may be shown."""

LAST_ACTIONS = 5
"""So many actions are told again when a saved game goes on."""


class Quit(Exception):
    """Somebody leaves the table."""


class Table:
    """Asks people, lets computers answer, and shows each person only what that person may know."""

    def __init__(
        self, console: Console, line: Line, seats: Sequence[Seat], file: Path | None = None, aids: bool = False
    ) -> None:
        self.console = console
        self.line = line
        self.seats = seats
        self.file = file  # where this game was saved, or came from
        self.screen = Screen(console, line.game)
        self.people = [seat for seat, who in enumerate(seats) if who.player is None]
        self.names = names_among(line.seat_names, [who.name for who in seats], console.language)
        self.onlooker = self.people[0] if len(self.people) == 1 else EVERYBODY
        self.told = [max(0, line.ply - LAST_ACTIONS)] * len(seats)  # [seat] up to which action it was told
        self.is_saved = True
        self.was_interrupted = False
        self.is_ready = False  # once a player that searches has been compiled
        self.aids = aids
        self.coaches = False  # what each step is for is told with it
        self.odds_for = line.game.odds
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.show_help,
            "moves": self.show_moves,
            "board": self.show_board,
            "legend": self.show_legend,
            "log": self.show_log,
            "rules": self.show_rules,
            "hand": self.show_hand,
            "odds": self.show_odds,
            "hint": self.show_hint,
            "coach": self.switch_coach,
            "happened": self.explain,
            "undo": self.undo,
            "save": self.save,
            "resign": self.resign,
            "quit": self.quit,
        }

    @property
    def onlooker(self) -> int | None:
        """Who looks at the screen, and is spoken to."""
        return self._onlooker

    @onlooker.setter
    def onlooker(self, seat: int | None) -> None:
        self._onlooker = seat
        self.console.people = People(self.names, None if seat is EVERYBODY else self.key(seat))

    @property
    def position(self) -> Position:
        return self.line.position

    def run(self) -> None:
        """The whole game, until it ends or everybody leaves."""
        try:
            self.introduce()
            while not self.line.is_over:
                self.next_decision()
            self.finish()
        except Closed:
            if not self.line.is_over:
                self.console.say("terminal-unfinished")
        except Quit:
            pass
        self.console.say("terminal-goodbye")

    # The beginning

    def introduce(self) -> None:
        self.console.say("terminal-welcome", game=self.screen.title())
        self.console.draw("")
        if self.line.ply:
            self.introduce_seats()
            self.console.draw("")
            self.console.say("terminal-resumed")
            return
        self.screen.goal()
        self.console.draw("")
        self.introduce_seats()
        self.console.say("terminal-commitment", commitment=self.line.dealer.commitment)
        self.console.draw("")
        self.screen.legend()
        self.console.draw("")

    def introduce_seats(self) -> None:
        if self.line.lot is not None:
            self.console.say("seats-by-lot")
        for seat, who in enumerate(self.seats):
            self.console.say("terminal-seat", key=self.key(seat), player=self.describe(who))
        if len(self.people) == 1:
            self.console.say("terminal-you-are", key=self.key(self.people[0]))
        if self.people and self.aids and self.odds_for is not None:
            self.console.say("terminal-aids")

    def describe(self, who: Seat) -> str:
        if who.player is not None:
            name, level = computer_name(who.name, self.console.language), number_of(who.name)
            if level:
                return self.console.words("terminal-seat-level", name=name, level=level)
            return self.console.words("terminal-seat-computer", name=who.name)
        return self.console.words("terminal-seat-human") if who.name == HUMAN else who.name

    def key(self, seat: int) -> str:
        """The seat as the language files know it."""
        return self.line.seat_names[seat]

    # A decision

    def next_decision(self) -> None:
        self.line.deal_all()
        seat = self.position.to_act
        player = self.seats[seat].player
        if player is not None:
            self.get_ready(self.seats[seat])
            self.line.play(player.choose(self.position, seat))
        elif is_forced(self.position, seat):
            self.line.play(self.position.legal_actions(seat)[0])
        else:
            self.show_to(self.onlooker_for(seat))
            self.show_turn(seat)
            self.ask_until_done(seat)

    def get_ready(self, who: Seat) -> None:
        """The first move of a player that searches makes everybody wait until it is compiled: say so."""
        if who.searches:
            self.compile_once("terminal-getting-ready", name=computer_name(who.name, self.console.language))

    def compile_once(self, message_id: str, **arguments: object) -> None:
        if not self.is_ready and numba_is_there() and engine_mode() != "interpreted":
            self.console.say(message_id, **arguments)
            self.is_ready = True

    def onlooker_for(self, seat: int) -> int | None:
        """The one person, or everybody as long as the decision needs no secret; else only the one who decides."""
        if len(self.people) == 1:
            return seat
        in_public = self.position.seen_by(EVERYBODY).legal_actions(seat) == self.position.legal_actions(seat)
        return EVERYBODY if in_public and not self.position.is_sealed else seat

    def show_to(self, onlooker: int | None) -> None:
        """Another one looks at the screen: what the one before saw is cleared away first."""
        if onlooker == self.onlooker:
            return
        if self.onlooker is not EVERYBODY:
            self.console.clear()
        if onlooker is EVERYBODY:
            self.console.say("terminal-everybody")
        else:
            self.console.say("terminal-hand-over", seat=self.key(onlooker))
            self.wait_for_enter()
        self.onlooker = onlooker

    def show_turn(self, seat: int) -> None:
        self.tell_news()
        self.show_board(seat)

    def tell_news(self) -> None:
        """What the onlooker has not been told yet."""
        hearers = range(len(self.seats)) if self.onlooker is EVERYBODY else [self.onlooker]
        since = min(self.told[seat] for seat in hearers)
        news: list[Entry] = list(self.position.log_for(self.onlooker, since))
        for ply in range(since + 1, self.line.ply + 1):
            moment = self.position.halt_at(ply)
            if moment is not None:
                before, news = split_at_halt(news, ply)
                self.screen.tell(before)
                self.stop_to_look(moment)
        self.screen.tell(news)
        for seat in hearers:
            self.told[seat] = self.line.ply

    def stop_to_look(self, moment: Position) -> None:
        """A round has ended: what brought it about is drawn before it is cleared away."""
        self.screen.show(moment.view_for(self.onlooker))
        self.console.draw("")
        if self.people and self.console.is_live:
            self.console.say("terminal-press-enter")
            self.wait_for_enter()

    def ask_until_done(self, seat: int) -> None:
        """Answer commands until a move is played, taken back, or the game is given up."""
        ply = self.line.ply
        while self.line.ply == ply and not self.line.is_over:
            try:
                self.obey(seat, self.ask())
            except HortusError as error:
                self.refuse(error)

    def obey(self, seat: int, text: str) -> None:
        command, _, rest = text.partition(" ")
        if command.lower() in self.commands:
            self.commands[command.lower()](seat, rest.strip())
        elif text:
            self.line.play(read_move(self.position.seen_by(seat), seat, text))
            self.is_saved = False

    def ask(self) -> str:
        """What is typed next. The first interruption says how to leave, the next one leaves."""
        while True:
            try:
                text = self.console.ask()
                self.was_interrupted = False
                return text
            except KeyboardInterrupt:
                self.console.draw("")
                if self.was_interrupted:
                    raise Closed from None
                self.was_interrupted = True
                self.console.say("terminal-interrupted")

    def wait_for_enter(self) -> None:
        if self.ask().lower() == "quit":
            self.quit()

    def refuse(self, error: HortusError) -> None:
        reason = self.console.explain(error)
        if error.rule is None:
            self.console.write(reason)
        else:
            self.console.say("terminal-refused", rule=error.rule, reason=reason)

    # Commands

    def show_help(self, seat: int, rest: str) -> None:
        example = self.position.legal_texts(seat)[0]
        self.console.say("terminal-help", example=example, rule=self.screen.rule_name("1"))
        if self.aids and self.odds_for is not None:
            self.console.say("terminal-help-odds")
        if self.may_hint:
            self.console.say("terminal-help-hint")
        if self.screen.has_coach:
            self.console.say("terminal-help-coach")
        if len(self.people) > 1:
            self.console.say("terminal-help-hand")
            self.console.say("terminal-help-undo-people")

    def show_moves(self, seat: int, rest: str) -> None:
        self.screen.list_moves(self.position.legal_texts(seat))

    def show_board(self, seat: int, rest: str = "") -> None:
        view = self.position.view_for(self.onlooker)
        self.screen.show(view)
        self.screen.ask_for(view, self.position.legal_texts(seat), self.coaches)

    def show_legend(self, seat: int, rest: str) -> None:
        self.screen.legend()

    def show_log(self, seat: int, rest: str) -> None:
        if self.line.lot is not None:
            self.console.say("seats-by-lot")
        self.screen.tell(self.position.log_for(self.onlooker))

    def show_rules(self, seat: int, rest: str) -> None:
        if rest:
            self.screen.rule(rest)
        else:
            self.screen.list_rules()

    def show_hand(self, seat: int, rest: str) -> None:
        """A look at one's own secrets in the middle of what everybody sees."""
        self.show_in_private(seat, lambda: self.screen.show(self.position.view_for(seat)))

    def show_in_private(self, seat: int, show: Callable[[], None]) -> None:
        """To one person alone, and then back to what everybody sees."""
        before = self.onlooker
        self.show_to(seat)
        show()
        if before is EVERYBODY:
            self.console.say("terminal-press-enter")
            self.wait_for_enter()
            self.show_to(EVERYBODY)
            self.show_board(seat)

    def show_odds(self, seat: int, rest: str) -> None:
        """From what the one who looks may know: in front of everybody, nobody's secrets help."""
        if self.odds_for is None:
            self.console.say("terminal-odds-none", game=self.screen.title())
        elif not self.aids:
            self.console.say("terminal-odds-without-aids")
        elif rows := self.odds_for(self.position, self.onlooker):
            self.console.say("terminal-odds-public" if self.onlooker is EVERYBODY else "terminal-odds")
            show_odds(self.console, self.position.game, rows)
        else:
            self.console.say("terminal-odds-not-now")

    @property
    def may_hint(self) -> bool:
        """Against computers anybody may ask for help; among people only if all agreed to aids."""
        return self.aids or len(self.people) == 1

    def show_hint(self, seat: int, rest: str) -> None:
        """A hint may rest on what only the one who decides knows."""
        if not self.may_hint:
            self.console.say("terminal-hint-without-aids")
            return
        self.compile_once("terminal-hint-getting-ready")
        self.show_in_private(seat, lambda: give_hints(self.console, self.line, seat))

    def switch_coach(self, seat: int, rest: str) -> None:
        if not self.screen.has_coach:
            self.console.say("terminal-coach-none", game=self.screen.title())
            return
        self.coaches = not self.coaches
        self.console.say("terminal-coach-on" if self.coaches else "terminal-coach-off")
        if self.coaches:
            self.screen.coach(self.position.view_for(self.onlooker))

    def explain(self, seat: int, rest: str) -> None:
        """What just happened, as far as whoever looks may know it."""
        self.screen.explain(self.position.log_for(self.onlooker, max(0, self.line.ply - LAST_ACTIONS)))

    def undo(self, seat: int, rest: str) -> None:
        self.line.take_back(seat, ply_after_undo(self.line, seat, self.among_people(seat)))
        self.told = [min(ply, self.line.ply) for ply in self.told]
        self.is_saved = False
        self.console.say("terminal-undone")

    def among_people(self, seat: int) -> bool:
        """Several people sit here now, or did in an earlier part of a saved game."""
        return len(self.people) > 1 or Company(self.line.notes).among_people(seat)

    def save(self, seat: int, rest: str) -> None:
        if rest:
            self.save_to(path_of(rest))
        elif self.file is not None:
            self.save_to(self.file)
        else:
            self.console.say("terminal-save-how")

    def record(self) -> Record:
        return Record.of(self.line, [who.name for who in self.seats], date.today().isoformat())

    def save_to(self, file: Path) -> None:
        record = self.record()
        write_record(file, record, may_replace=file == self.file)
        self.file = file
        self.is_saved = True
        shown = f'"{file}"' if " " in str(file) else str(file)  # as it has to be written in a shell
        arguments = {"file": shown, "program": self.console.program}
        self.console.say("terminal-saved-private" if record.is_private else "terminal-saved", **arguments)
        if self.line.is_over:
            self.console.say("terminal-saved-review", **arguments)

    def resign(self, seat: int, rest: str) -> None:
        self.console.say("terminal-really-resign")
        yes = self.console.words("terminal-yes")
        if self.ask().lower() in (yes, yes[0]):
            self.line.resign(seat)
            self.is_saved = False

    def quit(self, seat: int = 0, rest: str = "") -> None:
        self.offer_to_save()
        raise Quit

    def offer_to_save(self) -> None:
        """Nothing is lost without a question, and nothing is written without an answer."""
        while not self.is_saved:
            self.console.say("terminal-ask-save")
            name = self.ask()
            if not name:
                return
            try:
                self.save_to(path_of(name.removeprefix("save ")))  # as it is saved while a game goes on
            except HortusError as error:
                self.refuse(error)

    # The end

    def finish(self) -> None:
        if len(self.people) != 1:
            self.show_to(EVERYBODY)
        self.tell_news()
        self.screen.show(self.position.view_for(self.onlooker))
        self.screen.count(self.position)
        self.console.draw("")
        if self.line.resigned is not None:
            self.console.say("terminal-resigned", seat=self.key(self.line.resigned))
        self.tell_result()
        self.offer_to_save()

    def tell_result(self) -> None:
        winners = self.line.winners()
        if len(winners) == len(self.seats):
            self.console.say("terminal-draw")
        elif len(self.people) == 1:
            self.console.say("terminal-you-win" if self.people[0] in winners else "terminal-you-lose")
        else:
            for seat in winners:
                self.console.say("terminal-winner", seat=self.key(seat))
