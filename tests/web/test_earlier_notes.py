"""Fetching earlier notes of the log while the table changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only, pytest.mark.long]

FETCH = """async (meanwhile) => {
  const { EarlierNotes } = await import('/web/earlier_notes.js');
  const answers = [];
  window.fetch = (address) => new Promise((resolve) => {
    const before = Number(new URL(address, location).searchParams.get('before'));
    const log = [2, 1].map((back) => ({ note: `${before - back}`, ply: before - back }));
    const page = { before: before - 2, seat_changes: [], log };
    answers.push(() => resolve(new Response(JSON.stringify(page))));
  });
  const snapshot = (end) => ({ table: { id: 'table' }, earlier_notes: end, log: [] });
  const notes = new EarlierNotes();
  const fetched = async (end) => {
    const done = notes.fetch(snapshot(end), null);
    answers.shift()();
    await done;
  };
  await fetched(10);
  let end = 10;
  const late = notes.fetch(snapshot(10), null);
  const answer = answers.shift();
  if (meanwhile === 'undo') notes.takeBack(7);
  else if (meanwhile === 'two undos') notes.takeBack(6), notes.takeBack(9);
  else if (meanwhile === 'snapshot') await fetched((end = 20));
  else if (meanwhile === 'same page') await fetched(10);
  answer();
  await late;
  const { log, earlier_notes } = notes.with(snapshot(end));
  return { notes: log.map(({ note, ply }) => [Number(note), ply]), left: earlier_notes };
}"""
"""Each note is at the ply of its number; pages have two notes."""


@pytest.mark.parametrize(
    ("meanwhile", "notes", "left"),
    [
        ("nothing", [[6, 6], [7, 7], [8, 8], [9, 9]], 6),
        ("undo", [[6, 6], [7, 7], [8, 7], [9, 7]], 6),
        ("two undos", [[6, 6], [7, 6], [8, 6], [9, 6]], 6),
        ("snapshot", [[18, 18], [19, 19]], 18),
        ("same page", [[6, 6], [7, 7], [8, 8], [9, 9]], 6),
    ],
)
def test_earlier_notes_that_come_after_a_change_keep_that_change(
    page: Page, meanwhile: str, notes: list[Any], left: int
) -> None:
    page.goto("/")
    assert page.evaluate(FETCH, meanwhile) == {"notes": notes, "left": left}
