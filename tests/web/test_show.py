"""What others do is shown in order, at a pace that a person can follow.

The page's clock is the test's: it goes on in `passes` only, so nothing here depends on how fast the machine is. What
the server does meanwhile takes its own time, and is waited for.
"""

from __future__ import annotations

import random
import re
import uuid
from collections.abc import Callable
from itertools import count, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hortus
from hortus.records import Dealer, Line
from tests.web.conftest import ContextMaker
from tests.web.pings import answer_pings_at_once
from tests.web.tables import COMPUTER, PERSON, new_table, post

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only, pytest.mark.long]

TICK = 100  # milliseconds of the page's clock
A_WHILE = 8_000
LONGEST = 60_000  # far more than all others together take at any pace

SITTING = "const { sitting, board, place } = document.querySelector('page-table') ?? {};"
SHOWN = f"""() => {{
  {SITTING}
  const {{ shown }} = sitting;
  const entries = document.querySelectorAll('.log .entry').length;
  return {{
    ply: shown.now.ply,
    behind: sitting.behind,
    together: board.view === shown.view && entries === shown.log.length,
  }};
}}"""

Sit = Callable[..., Page]


@pytest.fixture
def sit(context_for: ContextMaker) -> Sit:
    """A page at a new table against computers, at the viewer's first turn."""

    def open_page(game: str, players: int = 2, pace: str = "normal", **looks: Any) -> Page:
        page = context_for(settings={"pace": pace, "confirm": False}, **looks).new_page()
        stop_the_clock(page)
        page.goto(f"/table/{new_table(page, game, [PERSON, *[COMPUTER] * (players - 1)], seed='1')}")
        pass_until(page, "sitting.legal.length")
        return page

    return open_page


def stop_the_clock(page: Page) -> None:
    answer_pings_at_once(page)
    page.goto("/web/icon.svg")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)  # its clock runs until this arrives


def passes(page: Page, time: int) -> None:
    """Let time pass on the page, but not before a connection that is being opened has had its time."""
    page.wait_for_function("() => document.querySelector('page-table')?.sitting?.live.model !== null")
    page.clock.run_for(time)


def is_so(page: Page, what: str) -> bool:
    return bool(page.evaluate(f"() => {{ {SITTING} return Boolean(sitting?.shown && board && ({what})); }}"))


def pass_until(page: Page, what: str) -> int:
    """Let time pass on the page until something is so; how much it was."""
    for time in range(0, LONGEST, TICK):
        if is_so(page, what):
            return time
        passes(page, TICK)
    raise AssertionError(f"never: {what}")


def act(page: Page) -> None:
    """Play the first legal action, and wait until the table, not the page, has come to this viewer again."""
    number = page.evaluate(f"() => {{ {SITTING} board.pick(sitting.legal[0]); return sitting.live.model.number; }}")
    page.wait_for_function(
        f"""number => {{ {SITTING} const {{ number: latest, now }} = sitting.live.model;
                         const awaited = now.choosing.includes(sitting.seat) && !now.chosen.includes(sitting.seat);
                         return latest > number && (now.over || awaited); }}""",
        arg=number,
    )


def end_turn(page: Page) -> None:
    """Play until the others have had their turns at the table; the page is about to show them."""
    while True:
        act(page)
        if is_so(page, "sitting.live.model.log.some((e) => e.ply > sitting.shown.now.ply && e.actor > 0)"):
            return
        pass_until(page, "sitting.legal.length")


def show(page: Page) -> list[tuple[int, int]]:
    """Let everything be shown: which ply was at what time of the page, in milliseconds."""
    page.evaluate(
        f"""() => {{ {SITTING} window.seen = [];
                     const note = () => window.seen.push([Math.round(performance.now()), sitting.shown.now.ply]);
                     const isNew = () => sitting.shown.now.ply !== window.seen.at(-1)[1];
                     note();
                     sitting.addEventListener('change', () => isNew() && note()); }}"""
    )
    for _ in range(0, LONGEST, TICK):
        known = page.evaluate(SHOWN)
        assert known["together"], "board and log show the same moment"
        if not known["behind"]:
            return [(time, ply) for time, ply in page.evaluate("window.seen")]
        passes(page, TICK)
    raise AssertionError("the show has no end")


def turns_of_others(page: Page, seen: list[tuple[int, int]]) -> list[int]:
    """How long each turn of another seat was shown, but for the last one: after it the viewer may act at any time."""
    actors = dict(page.evaluate(f"() => {{ {SITTING} return sitting.shown.log.map((e) => [e.ply, e.actor]); }}"))
    began: list[tuple[int, int]] = []
    for time, ply in seen[1:]:
        if actors[ply] is not None and (not began or began[-1][1] != actors[ply]):
            began.append((time, actors[ply]))
    return [after - before for (before, actor), (after, _) in pairwise(began) if actor != 0]


def test_a_turn_of_another_is_shown_in_four_to_eight_seconds_action_by_action(sit: Sit) -> None:
    page = sit("cherry_tree", 4)
    end_turn(page)
    seen = show(page)
    plies = [ply for _, ply in seen]
    assert plies == list(range(plies[0], plies[-1] + 1))
    turns = turns_of_others(page, seen)
    assert len(turns) == 2
    assert all(4_000 <= turn <= 8_000 for turn in turns), turns


def test_the_pace_is_a_setting(sit: Sit) -> None:
    took = []
    for pace in ("calm", "quick", "at once"):
        page = sit("ishtar", 3, pace)
        end_turn(page)
        [turn] = turns_of_others(page, show(page))
        took.append(turn)
    assert took[0] > 8_000
    assert 1_000 < took[1] < 4_000
    assert took[2] < 100


def test_the_show_is_held_goes_on_step_by_step_and_is_hurried(sit: Sit) -> None:
    page = sit("cherry_tree", 3)
    end_turn(page)
    passes(page, 1_000)
    page.get_by_role("button", name="Pause").click()
    passes(page, A_WHILE)
    held = page.evaluate(SHOWN)["ply"]
    assert page.evaluate(SHOWN)["behind"]
    page.get_by_role("button", name="One step").click()
    passes(page, A_WHILE)
    assert page.evaluate(SHOWN)["ply"] == held + 1
    page.locator(".tool-play").click()
    pass_until(page, f"sitting.shown.now.ply > {held + 1}")
    page.get_by_role("button", name="Skip ahead").click()
    assert pass_until(page, "!sitting.behind") < 1_000
    # What went by too fast is told, a line for each of the others, until one acts.
    expect(page.locator(".recap li")).to_have_count(2)
    pass_until(page, "sitting.legal.length")
    act(page)
    expect(page.locator(".recap")).to_have_count(0)


def test_who_acts_early_sees_the_rest_first(sit: Sit) -> None:
    page = sit("ishtar", 3)
    end_turn(page)
    passes(page, 1_000)
    assert page.evaluate(SHOWN)["behind"]
    ply = page.evaluate(f"() => {{ {SITTING} return sitting.live.model.now.ply; }}")
    page.locator("[data-place]").first.click(force=True)
    assert pass_until(page, "!sitting.behind") < 1_000
    known = page.evaluate(SHOWN)
    assert known["ply"] == ply
    assert page.locator(".bar.confirm").count() == 0
    assert is_so(page, "sitting.legal.length && !sitting.sent")


def test_what_was_missed_is_told_after_a_reload_and_can_be_seen(sit: Sit) -> None:
    page = sit("cherry_tree", 3)
    end_turn(page)
    own = page.evaluate(f"() => {{ {SITTING} return sitting.live.model.log.findLast((e) => e.actor === 0).ply; }}")
    for _ in range(2):  # the second time, too
        page.reload()
        expect(page.locator(".recap li")).to_have_count(2)
        expect(page.locator(".recap li").first).to_contain_text("Player 2 draws")
    page.get_by_role("button", name="See it").click()
    expect(page).to_have_url(re.compile(rf"/{own}$"))
    pass_until(page, f"place?.ply === {own + 1}")
    page.get_by_role("button", name="Stop playing").click()
    passes(page, A_WHILE)
    assert is_so(page, f"place.ply === {own + 1}")
    page.get_by_role("button", name="Play from here").click()
    pass_until(page, "!place && sitting.legal.length")
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    page.get_by_role("button", name="Again").click()
    expect(page).to_have_url(re.compile(rf"/{own}$"))


def test_computers_keep_to_the_pace_of_whoever_watches_and_a_reload_drops_nothing_silently(
    context_for: ContextMaker,
) -> None:
    page = context_for(settings={"pace": "normal"}).new_page()
    stop_the_clock(page)
    page.goto(f"/table/{new_table(page, 'haru_ichiban', [COMPUTER, COMPUTER], seed='1')}")
    pass_until(page, "sitting.shown.now.ply > 12")
    page.locator(".tool-pause").click()
    page.wait_for_function(f"() => {{ {SITTING} return sitting.live.model.number >= sitting.shown.number + 7; }}")
    passes(page, A_WHILE)  # they wait for the page, which is held
    assert is_so(page, "sitting.live.model.number < sitting.shown.number + 12 && !sitting.live.model.now.over")
    held = page.evaluate(f"() => {{ {SITTING} return sitting.shown.number; }}")
    page.locator(".tool-stepwise").click()
    pass_until(page, f"sitting.shown.number === {held + 1}")
    ply = page.evaluate(SHOWN)["ply"]
    page.reload()
    page.get_by_role("button", name="See it").click()
    expect(page).to_have_url(re.compile(rf"/{ply}$"))


# The end of a round


def round_with_a_figure(seed: str) -> Line:
    """A first round of Haru Ichiban that ends with a figure, found by random play."""
    game = hortus.load("haru_ichiban")
    for luck in map(random.Random, count()):
        line = Line.start(game, Dealer.from_seed(seed))
        while line.position.halt_at(line.ply) is None and not line.is_over:
            line.deal_all()
            line.play(luck.choice(line.position.legal_actions()))
        if line.position.points() != (0, 0) and not line.is_over:
            return line
    raise AssertionError


def play_all_but_the_last(page: Page, table: str, line: Line) -> None:
    """Play what was found, over HTTP, up to the action that ends the round."""
    decisions = [(ply, step) for ply, step in enumerate(line.steps) if step.actor >= 0]
    for ply, step in decisions[:-1]:
        before = line.position.at(ply)
        board = ply - step.actor if before.is_sealed else ply  # the board on which a sealed choice is made
        send(page, table, type="act", seat=step.actor, ply=board, action=before.action_text(step.action))


def send(page: Page, table: str, **command: Any) -> None:
    answer = post(page, f"/api/tables/{table}", {"request": str(uuid.uuid4()), **command})
    while answer.status == 429:  # the server allows some messages a second
        answer = post(page, f"/api/tables/{table}", {"request": str(uuid.uuid4()), **command})
    assert answer.ok, answer.text()


def test_the_end_of_a_round_stays_until_somebody_goes_on_and_can_be_looked_at_again(context_for: ContextMaker) -> None:
    line = round_with_a_figure("1")
    page = context_for(settings={"pace": "normal", "confirm": False}).new_page()
    stop_the_clock(page)
    table = new_table(page, "haru_ichiban", [PERSON, PERSON], seed="1")
    play_all_but_the_last(page, table, line)
    last = line.steps[-1]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="We have no secrets").click()
    pass_until(page, "sitting.legal.length")
    page.evaluate(f"action => {{ {SITTING} board.pick(action); }}", line.game.action_text(last.action))
    pass_until(page, "sitting.show.halted")
    passes(page, A_WHILE)
    moment = line.position.halt_at(line.ply)
    assert moment is not None
    figures = moment.view_for(None)["figures"]
    for _ in range(2):
        expect(page.locator(".prompt")).to_contain_text("The round is over.")
        expect(page.locator(".figure-line")).to_have_count(len(figures))
        expect(page.locator(".prompt")).to_contain_text("Round 1 is over.")
        assert is_so(page, f"board.view.points.join() === '{','.join(map(str, moment.points()))}'")
        if page.locator(".bar.halt").count():
            page.keyboard.press("Enter")
            pass_until(page, "!sitting.behind && sitting.shown.view.round === 2")
            expect(page.locator(".figure-line")).to_have_count(0)
            page.goto(f"/table/{table}/{line.ply}/end")
            pass_until(page, "place?.halt")
    page.keyboard.press("ArrowRight")
    pass_until(page, f"place?.ply === {line.ply} && !place.halt")
    expect(page.locator(".figure-line")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    pass_until(page, "place?.halt")
    page.reload()
    pass_until(page, "place?.halt")
