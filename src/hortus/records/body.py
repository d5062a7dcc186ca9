"""Reads what stands below the headings of a record, and plays the game again: actions, notes, comments, the end."""

from __future__ import annotations

import re

from hortus.contract.errors import BadRecord, HortusError, IllegalAction, UnreadableText
from hortus.contract.game import CHANCE
from hortus.records.company import Company, why_not
from hortus.records.form import (
    BY_RESIGNATION,
    CHRONICLE_FORMAT,
    COMMENT,
    END,
    LONGEST_COMMENT,
    NOTE,
    RACED,
    actor_name,
    digest_of,
    result_text,
)
from hortus.records.line import Line
from hortus.records.notes import Note, read_note
from hortus.records.sheet import Sheet, bad_line, first_difference

END_LINE = re.compile(END + "(?P<count>[0-9]+) [0-9a-f]{16}")


class Body:
    """One reading of a body, onto a line that has just begun."""

    def __init__(self, sheet: Sheet, line: Line) -> None:
        self.sheet = sheet
        self.line = line
        self.company = Company()
        self.comment_lines: dict[int, int] = {}  # [ply] where its comment stands
        self.is_below_note = False

    def read(self, result: str, result_line: int) -> None:
        """All of it; the result is what the headings say, on that line."""
        has_notes = self.line.format == CHRONICLE_FORMAT
        while not (text := self.sheet.next()).startswith(END):
            self.sheet.number += 1
            if text.startswith(COMMENT.strip()):
                self._read_comment(text)
            elif has_notes and text.startswith(NOTE.strip()):
                self._read_note(text)
            else:
                self._read_action(text)
        self._read_end(result, result_line)

    # Actions and comments

    def _read_comment(self, text: str) -> None:
        if self.is_below_note:
            raise BadRecord("record-comment-place", line=self.sheet.number)
        if self.line.ply in self.line.comments:
            raise BadRecord("record-second-comment", line=self.sheet.number)
        comment = text[1:].strip()[:LONGEST_COMMENT]
        if not comment or text != COMMENT + comment:
            raise bad_line(self.sheet.number, first_difference(text, COMMENT + comment))
        self.line.comment(comment)
        self.comment_lines[self.line.ply] = self.sheet.number

    def _read_action(self, text: str) -> None:
        self._check_goes_on()
        self._check_consent()
        self.is_below_note = False
        number, actor, words = (*text.split(" ", 2), "", "")[:3]
        self._check_number(number, self.line.ply + 1)
        expected = actor_name(self.line.game, self.line.position.to_act)
        if actor != expected:
            raise BadRecord("record-wrong-actor", line=self.sheet.number, expected=expected, found=actor)
        raced = self.line.position.to_act == CHANCE and words.endswith(RACED)
        words = words.removesuffix(RACED) if raced else words
        action = self._action_of(words, column=len(number) + len(actor) + 3)
        self._check_chance(action, raced)
        self._repeat(action, raced)

    def _check_number(self, found: str, expected: int) -> None:
        if not found.isdecimal():
            raise bad_line(self.sheet.number, 1)
        if found != str(expected):
            raise BadRecord("record-wrong-number", line=self.sheet.number, expected=str(expected), found=found)

    def _action_of(self, words: str, column: int) -> int:
        """The action that stands at a column, in the one way to write it."""
        game = self.line.game
        try:
            action = game.read_action(words)
        except UnreadableText as error:
            raise bad_line(self.sheet.number, column - 1 + error.arguments.get("column", 1)) from error
        if game.action_text(action) != words:
            raise bad_line(self.sheet.number, column - 1 + first_difference(words, game.action_text(action)))
        return action

    def _check_chance(self, action: int, raced: bool) -> None:
        """A legal chance event must be what the secret gives, unless people may have raced for it."""
        if self.line.position.to_act != CHANCE or action not in self.line.position.legal_actions():
            return
        text = self.line.game.action_text(action)
        if raced and not self.line.position.may_be_raced:
            raise BadRecord("record-not-raced", line=self.sheet.number, action=text)
        if raced or self.line.dealer.is_sealed:
            return
        dealt = self.line.dealer.deal(self.line.position, self.line.events)
        if dealt != action:
            expected = self.line.game.action_text(dealt)
            raise BadRecord("record-wrong-draw", line=self.sheet.number, expected=expected, found=text)

    def _repeat(self, action: int, raced: bool) -> None:
        try:
            self.line.repeat(action, raced)
        except IllegalAction as error:
            text = self.line.game.action_text(action)
            reason = HortusError.say(error.message_id, error.arguments)
            raise BadRecord("record-illegal", error.rule, line=self.sheet.number, action=text, reason=reason) from error

    # Notes

    def _read_note(self, text: str) -> None:
        self._check_goes_on()
        note = read_note(text[len(NOTE) :], self.line.seat_names) if text.startswith(NOTE) else None
        if note is None:
            raise bad_line(self.sheet.number, first_difference(text, NOTE))
        self._check_consent(note)
        reason = why_not(note, self.company, self.line)
        if reason is not None:
            raise BadRecord(reason, line=self.sheet.number, note=text[len(NOTE) :])
        self.company.hear(note)
        self.line.note(note)
        self.is_below_note = True
        self._check_comments()

    def _check_goes_on(self) -> None:
        if self.line.is_over:
            raise BadRecord("record-after-end", line=self.sheet.number)

    def _check_consent(self, note: Note | None = None) -> None:
        """What somebody has agreed to is done at once."""
        due = self.company.due
        if due is not None and due != note:
            raise BadRecord("record-consent-due", line=self.sheet.number, note=due.text(self.line.seat_names))

    def _check_comments(self) -> None:
        """A comment on what was taken back would not be written again."""
        for ply, number in self.comment_lines.items():
            if ply > self.line.ply:
                raise BadRecord("record-comment-place", line=number)

    # The end

    def _read_end(self, result: str, result_line: int) -> None:
        expected = f"{END}{self.line.ply} {digest_of(self.sheet.lines[: self.sheet.number])}"
        text = self.sheet.take()
        form = END_LINE.fullmatch(text)
        if form is None:
            raise bad_line(self.sheet.number, first_difference(text, expected))
        self._check_number(form["count"], self.line.ply)
        self._check_consent()
        self._check_result(result, result_line)
        if text != expected:
            raise BadRecord("record-altered", line=self.sheet.number)
        self.sheet.check_end()

    def _check_result(self, result: str, result_line: int) -> None:
        if not self.line.is_over and result.endswith(BY_RESIGNATION):
            self._resign(result)
        if self.line.result != result:
            raise BadRecord("record-wrong-result", line=result_line, expected=self.line.result, found=result)

    def _resign(self, result: str) -> None:
        """Who resigned is the one seat that did not win."""
        names = self.line.seat_names
        for seat in range(len(names)):
            others = [other for other in range(len(names)) if other != seat]
            if result_text(names, others, by_resignation=True) == result:
                self.line.resign(seat)
