"""Position: the friendly object. It checks what comes in, undoes, and is the one door for what seats may know."""

from __future__ import annotations

from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from hortus.contract.engine import Engine, first_engine_of, new_answer, next_engine_of, unwritten_list
from hortus.contract.errors import IllegalAction, NotChoosing, NothingToUndo, Refusal, UnknownSeat, UnreadableText
from hortus.contract.game import NOBODY, UNSEEN
from hortus.contract.kernels import CHANCE, COUNT, FIRST_LEGAL, OVER, SEALED, TO_ACT, return_of
from hortus.contract.state import plain

if TYPE_CHECKING:
    from hortus.contract.game import Counted, Game, Message, State

PACK = 16
UNPACKED_KEPT = 64
KNOWN_KEPT = 256
PACK_LEVEL = 1  # the quickest; more would save little
ROOM_OF_ACTION = 150  # bytes, with what a line remembers of it


class Known(NamedTuple):
    """A state as far as somebody knows it."""

    state: State  # to look at
    array: bytes  # as states travel


class Logged(NamedTuple):
    """A line of the log, as somebody saw it."""

    ply: int  # of the action that it tells of
    action: str | None  # None: not for these eyes
    message: Message
    rule: str | None  # the rule behind it
    after_halt: bool  # told once the table has stopped to look
    turn: Message | None  # the turn that it belongs to, as a heading


class Position:
    """A game somewhere between its start and its end."""

    __slots__ = (
        "_actions",
        "_answer",
        "_answer_array",
        "_engine",
        "_packed",
        "_pasts",
        "_state",
        "game",
        "player_count",
    )

    def __init__(self, game: Game, state: NDArray[np.int64] | None = None) -> None:
        self.game = game
        self._state = game.new_state() if state is None else state
        self._actions: list[int] = []
        self._packed: tuple[bytes, ...] = ()  # the states before the first actions, PACK of them in each, see `pack`
        self._pasts: list[bytes] = []  # the state before each of the other actions
        self._engine = first_engine_of(game)
        self.player_count = int(self._engine.player_count_of(self._state))
        self._answer_array = new_answer(game)
        self._answer = self._answer_array.data  # gives plain ints, three times as fast as the array
        self._engine.answer_of(self._state, self._answer_array)

    @classmethod
    def from_text(cls, game: Game, text: str) -> Position:
        array = game.new_state()
        game.parse_position(game.record(array), text)
        return cls(game, array)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Of those who play."""
        return self.game.seat_names[: self.player_count]

    # Whose turn it is and what may be done

    @property
    def to_act(self) -> int:
        """A seat, CHANCE or OVER."""
        return self._answer[TO_ACT]

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that may choose now: at a sealed choice, all that have not chosen yet."""
        actor = self.to_act
        if actor < 0:
            return ()
        return tuple(range(actor, self.player_count)) if self.is_sealed else (actor,)

    @property
    def is_sealed(self) -> bool:
        """Whether this step is chosen in secret."""
        return bool(self._answer[SEALED])

    @property
    def may_be_raced(self) -> bool:
        """Whether people may settle this chance event by a race."""
        return self.to_act == CHANCE and bool(self.game.raced(self.state))

    @property
    def is_formality(self) -> bool:
        """Whether the player to act openly need not be asked if a single action is legal."""
        return self.to_act >= 0 and not self.is_sealed and bool(self.game.formality(self.state))

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions, sorted: of the one to act, or of a seat in `choosing`."""
        if seat is None or seat == self._answer[TO_ACT]:
            return self._answer[FIRST_LEGAL : FIRST_LEGAL + self._answer[COUNT]].tolist()
        self.check_choosing(seat)
        out = unwritten_list(self.game)
        return out[: self._engine.legal_of(self._state, seat, out)].tolist()

    def legal_texts(self, seat: int | None = None) -> list[str]:
        """The legal actions in words, in plain string order (so not aligned with `legal_actions`)."""
        return sorted(self.game.action_text(action) for action in self.legal_actions(seat))

    def weights(self) -> dict[int, int]:
        """At a chance event the exact odds of each action; elsewhere nothing."""
        if self.to_act != CHANCE:
            return {}
        actions = np.array(self.legal_actions(), np.int64)
        odds = np.zeros_like(actions)
        self._engine.weights_of(self._state, actions, odds)
        return dict(zip(actions.tolist(), odds.tolist(), strict=True))

    def why_not(self, action: int | str, seat: int | None = None) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it, with a message, from what the seat may know."""
        number = self._number_of(action)
        if number in self.legal_actions(seat):
            return None
        return self._reason(number, self.to_act if seat is None else seat)

    def check(self, action: int | str, seat: int | None = None) -> None:
        """Raise what `why_not` tells, if it tells anything."""
        if self.why_not(action, seat) is not None:
            raise self._illegal(action, seat)

    def _reason(self, action: int, actor: int) -> Refusal:
        known = self if actor < 0 else self.seen_by(actor)  # chance knows everything
        return self.game.why_not(known.state, actor, action)

    # Playing

    def play(self, action: int | str) -> None:
        """Play a legal action, by number or by text; an illegal one raises and changes nothing."""
        number = action if type(action) is int else self._number_of(action)
        before = self._state.tobytes()
        try:
            is_legal = self._engine.advance(self._state, number, self._answer_array)
        except Exception:
            if 0 <= number < self.game.action_count:
                raise
            is_legal = False  # machine code, or its compiler, stumbles over a number that it cannot hold
        if not is_legal:
            raise self._illegal(number)
        self._pasts.append(before)
        self._actions.append(number)
        if not self._engine.is_compiled:
            self._engine = next_engine_of(self.game, self._engine)

    def undo(self) -> None:
        """Back one action."""
        if not self._actions:
            raise NothingToUndo("nothing-to-undo")
        self._actions.pop()
        if not self._pasts:
            self._packed, self._pasts = self._packed[:-1], self._unpacked(len(self._packed) - 1)
        self._state[:] = np.frombuffer(self._pasts.pop(), np.int64)
        self._engine.answer_of(self._state, self._answer_array)

    def copy(self) -> Position:
        """A position of its own, with its own past."""
        twin = Position.__new__(Position)
        twin.game = self.game
        twin.player_count = self.player_count
        twin._engine = self._engine
        twin._state = self._state.copy()
        twin._answer_array = self._answer_array.copy()
        twin._answer = twin._answer_array.data
        twin._actions = self._actions.copy()
        twin._packed = self._packed
        twin._pasts = self._pasts.copy()
        return twin

    def at(self, ply: int) -> Position:
        """The position after the first `ply` actions, with its own past: a step into history, however long that is."""
        if not 0 <= ply <= len(self._actions):
            raise NothingToUndo("record-no-such-ply", ply=ply, count=len(self._actions))
        if ply == len(self._actions):
            return self.copy()
        [past] = self._states(ply, ply + 1)
        return self._unasked(past, ply)

    def halt_at(self, ply: int) -> Position | None:
        """The moment within action number `ply` in which the table stops to look at what it did, if there is one.

        It has the past of the position after that action, can be looked at and told, and is nobody's turn.
        """
        if not 1 <= ply <= len(self._actions):
            return None
        [array] = self._states(ply - 1, ply)
        if not self.game.halt(self.game.record(array), self._actions[ply - 1]):
            return None
        return self._unasked(array, ply)

    def pack(self) -> None:
        """Keep a long past in little room: each state is almost the one before it. Nothing else changes."""
        while len(self._pasts) > PACK:
            self._packed += (compress(b"".join(self._pasts[:PACK]), PACK_LEVEL),)
            del self._pasts[:PACK]

    @property
    def room(self) -> int:
        """About how many bytes the past takes."""
        return sum(map(len, self._packed)) + len(self._pasts) * self._state.nbytes + len(self._actions) * ROOM_OF_ACTION

    @property
    def history(self) -> tuple[int, ...]:
        """The actions played since this position was made."""
        return tuple(self._actions)

    # The state of things

    @property
    def state(self) -> State:
        """The fields of the state itself, not of a copy: for rules, tests, and players on what a seat may know."""
        return self.game.record(self._state)

    def state_after(self, action: int) -> State:
        """The fields of the state right after an action, which is played without asking what may follow."""
        after = self.game.record(self._state.copy())
        self.game.play(after, action)
        return after

    def state_array(self) -> NDArray[np.int64]:
        """A copy of the state, as the array in which states travel."""
        return self._state.copy()

    def state_bytes(self) -> bytes:
        return self._state.tobytes()

    def points(self) -> tuple[int, ...]:
        return tuple(int(self._engine.points_of(self._state, seat)) for seat in self._seats())

    def score_parts(self) -> tuple[dict[str, int], ...]:
        """What each seat's points are made of."""
        return self._score_parts(plain(self.state))

    def _score_parts(self, state: State) -> tuple[dict[str, int], ...]:
        return tuple(self.game.score_parts(state, seat) for seat in self._seats())

    def winners(self) -> tuple[int, ...]:
        """Nobody until the game is over; several when victory is shared, all for a draw."""
        return tuple(self._winners(int(self._engine.winners_of(self._state))))

    def _winners(self, bits: int) -> list[int]:
        return [seat for seat in self._seats() if bits >> seat & 1]

    def returns(self) -> tuple[float, ...]:
        """What the result is worth to each seat: zero-sum, a lone winner gets 1."""
        bits = int(self._engine.winners_of(self._state))
        return tuple(return_of(bits, self.player_count, seat) for seat in self._seats())

    # What a seat may know

    def seen_by(self, seat: int | None) -> Position:
        """The position as far as a seat knows it (None: a spectator), without its past."""
        return self._unasked(np.frombuffer(self._known(seat).array, np.int64).copy())

    def known_bytes(self, seat: int | None) -> bytes:
        """What `seen_by` would know, as bytes to compare or to send."""
        return self._known(seat).array

    def _known(self, seat: int | None) -> Known:
        return known_to(self._engine, self._state.tobytes(), self._viewer(seat))

    def filled(self, seat: int | None, generator: NDArray[np.int64]) -> Position:
        """One world that the seat cannot tell from the truth; `generator` comes from `new_generator`."""
        world = self.seen_by(seat)
        world._engine.fill_for(world._state, self._viewer(seat), generator)
        world._engine.answer_of(world._state, world._answer_array)
        return world

    def features(self, seat: int) -> NDArray[np.float32]:
        """What the seat knows, as numbers for learning; `Game.feature_list` says what stands where."""
        out = np.zeros(self.game.feature_count, np.float32)
        self._engine.features_for(self._state, self._viewer(seat), out)
        return out

    def view_for(
        self,
        seat: int | None,
        authentic: bool = False,
        alike: dict[bytes, dict[str, Any]] | None = None,
        is_past: bool = False,
    ) -> dict[str, Any]:
        """Everything that a seat may know (None: a spectator), JSON-safe: the only door to the outside.

        An authentic one leaves out what was public once but is not in sight: what players have to remember.
        Who asks for several viewers of one position hands in the same `alike`, empty at first: what some of them know
        alike is put into words once, and their views share it. What is past when it is looked at offers nothing.
        """
        known = self._known(seat)
        full = {} if alike is None else alike
        if known.array not in full:
            full[known.array] = self._full_view(seat, known.state)
        choosing, legal = list(self.choosing), []
        if seat in choosing and not is_past:
            chooser = self if known.array == self.state_bytes() else self.seen_by(seat)  # which has to count it out
            legal = chooser.legal_texts(seat)
        view = {**full[known.array], "seat": seat, "choosing": choosing, "legal": legal}
        return self.game.without_memory(view) if authentic else view

    def _full_view(self, seat: int | None, known: State | None = None) -> dict[str, Any]:
        """Of what is known, or of everything that there is."""
        state = known or plain(self.state)
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": dict(self.game.chosen),
            "seat": seat,
            "seats": list(self.seat_names),
            "to_act": int(self.game.to_act(state)),
            "points": [int(self.game.points(state, seat)) for seat in self._seats()],
            "score_parts": list(self._score_parts(state)),
            "winners": self._winners(int(self.game.winners(state))),
            **self.game.view(state),
        }

    def log_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened after the first `since` actions, as that seat saw it: message ids with arguments and rules."""
        return [
            {
                "ply": line.ply,
                "action": line.action,
                "id": line.message.id,
                "arguments": dict(line.message.arguments),
                "rule": line.rule,
                "after_halt": line.after_halt,
                "turn": line.turn and line.turn._asdict(),
            }
            for line in self.logged(seat, since)
        ]

    def logged(self, seat: int | None, since: int = 0) -> list[Logged]:
        """The same for programs."""
        game, viewer = self.game, self._viewer(seat)
        pasts = self._pasts_from(since, len(self._actions))
        known = [known_to(self._engine, past, viewer).state for past in (*pasts, self._state.tobytes())]
        log = []
        for step, action in enumerate(self._actions[since:]):
            seen = int(self._engine.seen_by(np.frombuffer(pasts[step], np.int64).copy(), action, viewer))
            text, turn = self._text_seen(seen), game.turn(known[step])
            for message in game.narrate(known[step], seen, known[step + 1], viewer):
                rule, after_halt = game.rules_behind.get(message.id), message.id in game.after_halt
                log.append(Logged(since + step + 1, text, message, rule, after_halt, turn))
        return log

    def count(self) -> list[Counted]:
        """Where everybody's points come from, step by step, as all may know it; nothing until the game is over."""
        if self.to_act != OVER:
            return []
        return list(self.game.count(self.view_for(None), self.log_for(None)))

    def actions_for(self, seat: int | None) -> list[str | None]:
        """Every action as that seat saw it, also where the log tells nothing of it; None: not for its eyes."""
        viewer = self._viewer(seat)
        played = zip(self._states(0, len(self._actions)), self._actions, strict=True)
        return [self._text_seen(int(self._engine.seen_by(state, action, viewer))) for state, action in played]

    def memories(self, seat: int | None, since: int = 0) -> list[tuple[str | None, bytes]]:
        """Of each action after the first `since` what that seat saw, as in `actions_for`, and what it knew then."""
        viewer = self._viewer(seat)
        states = [*self._states(since, len(self._actions)), self._state.copy()]
        told = []
        for action, before, after in zip(self._actions[since:], states[:-1], states[1:], strict=True):
            text = self._text_seen(int(self._engine.seen_by(before, action, viewer)))
            told.append((text, known_to(self._engine, after.tobytes(), viewer).array))
        return told

    def _text_seen(self, seen: int) -> str | None:
        return None if seen == UNSEEN else self.game.action_text(seen)

    # Text

    def action_text(self, action: int) -> str:
        return self.game.action_text(self._number_of(action))

    def read_action(self, text: str) -> int:
        return self.game.read_action(text)

    def text(self) -> str:
        """The whole position, secrets included, in one line that `Game.read_position` reads."""
        return self.game.position_text(self.state)

    def __str__(self) -> str:
        return self.game.draw(self._full_view(None))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.text()}>"

    # Helpers

    def _unasked(self, array: NDArray[np.int64], ply: int = 0) -> Position:
        """Another position of the game, with the past before a ply of this one."""
        other = _Unasked.__new__(_Unasked)
        other.game = self.game
        other.player_count = self.player_count
        other._engine = self._engine
        other._state = array
        other._actions = self._actions[:ply]
        kept = min(ply // PACK, len(self._packed))
        other._packed = self._packed[:kept]
        other._pasts = self._pasts_from(kept * PACK, ply)
        return other

    def _states(self, since: int, ply: int) -> list[NDArray[np.int64]]:
        """The states before some actions."""
        return [np.frombuffer(past, np.int64).copy() for past in self._pasts_from(since, ply)]

    def _pasts_from(self, since: int, ply: int) -> list[bytes]:
        found: list[bytes] = []
        loose = len(self._packed) * PACK
        for pack in range(since // PACK, len(self._packed)):
            if pack * PACK < ply:
                found += self._unpacked(pack)[max(0, since - pack * PACK) : ply - pack * PACK]
        return found + self._pasts[max(0, since - loose) : max(0, ply - loose)]

    def _unpacked(self, pack: int) -> list[bytes]:
        return list(unpacked(self._packed[pack], self._state.nbytes))

    def _viewer(self, seat: int | None) -> int:
        """Who looks; machine code would look where there is no seat, too, and see anything."""
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.player_count:
            raise UnknownSeat("no-such-seat", number=seat, count=self.player_count)
        return seat

    def _seats(self) -> range:
        return range(self.player_count)

    def _number_of(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.read_action(action)
        number = index(action)
        if not 0 <= number < self.game.action_count:
            raise UnreadableText("unknown-action-id", action=number, count=self.game.action_count)
        return number

    def check_choosing(self, seat: int) -> None:
        if seat not in self.choosing:
            names = dict(enumerate(self.seat_names))
            raise NotChoosing("not-choosing", seat=names.get(seat, str(seat)))

    def _illegal(self, action: int | str, seat: int | None = None) -> IllegalAction:
        number = self._number_of(action)
        reason = self._reason(number, self.to_act if seat is None else seat)
        return IllegalAction(reason.message_id, reason.rule, action=self.game.action_text(number), **reason.arguments)


@lru_cache(KNOWN_KEPT)
def known_to(engine: Engine, state: bytes, viewer: int) -> Known:
    """What a viewer knows of a state. Views, logs and policy ask for the same few again and again.

    All of them share it: its arrays lie in bytes, which nobody can change.
    """
    array = np.frombuffer(state, np.int64).copy()
    engine.hide_from(array, viewer)
    known = array.tobytes()
    return Known(plain(np.frombuffer(known, engine.bindings["STATE"])[0]), known)


@lru_cache(UNPACKED_KEPT)
def unpacked(pack: bytes, size: int) -> tuple[bytes, ...]:
    """The states in a pack; who asks once, to see what could be taken back, often asks again."""
    states = decompress(pack)
    return tuple(states[start : start + size] for start in range(0, len(states), size))


class _Unasked(Position):
    """A position that counts out what may be done when it is asked for it: most are only looked at."""

    __slots__ = ("_counted",)

    _counted: NDArray[np.int64]

    @property
    def _answer_array(self) -> NDArray[np.int64]:  # type: ignore[override]
        if not self._is_asked:
            self._counted = new_answer(self.game)
            self._engine.answer_of(self._state, self._counted)
        return self._counted

    @property
    def _answer(self) -> memoryview:  # type: ignore[override]
        return self._answer_array.data

    @property
    def _is_asked(self) -> bool:
        return hasattr(self, "_counted")

    @property
    def to_act(self) -> int:
        return self._answer[TO_ACT] if self._is_asked else int(self.game.to_act(self.state))

    @property
    def is_sealed(self) -> bool:
        return bool(self._answer[SEALED] if self._is_asked else self.game.sealed(self.state))
