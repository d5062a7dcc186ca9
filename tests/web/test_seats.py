"""Seats by lot, formalities, and one's own tables on the start page, in a real browser."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.records.games import before_paying
from tests.web.inspection import barriers
from tests.web.tables import COMPUTER, FRIEND, PERSON, get, new_table, pick, ply_of, post, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

CROSSED = "3"
"""A seed whose lot gives the second seat to who was set first."""


def order(page: Page, table: str, **command: Any) -> None:
    body = {"request": str(uuid.uuid4()), **command}
    answer = post(page, f"/api/tables/{table}", body)
    assert answer.ok, answer.text()


@pytest.mark.parametrize("game", ["cherry_tree", "haru_ichiban", "ishtar"])
def test_who_is_seated_second_by_lot_is_told_so_and_can_play(page: Page, game: str) -> None:
    page.goto(f"/table/{new_table(page, game, lot=True, seed=CROSSED)}")
    pick(page)
    expect(page.locator(".bar.confirm")).to_be_visible()
    own = page.locator("ul.seats .own .name").inner_text()
    assert own == page.locator("ul.seats .name").nth(1).inner_text()
    expect(page.locator("log-panel li").first).to_have_text(f"The lot has decided who sits where: you are {own}.")


def test_the_head_calls_everybody_as_the_sentences_do(page: Page) -> None:
    """By name, with the seat below it; who shares a name is called by the seat, with the name below it."""
    seats: list[dict[str, Any]] = [PERSON | {"name": "Ann"}, COMPUTER, COMPUTER]
    page.goto(f"/table/{new_table(page, 'cherry_tree', seats, options={'players': '3'})}")
    expect(page.locator("ul.seats .name")).to_have_text(["Ann", "Player 2", "Player 3"])
    expect(page.locator("ul.seats .known-as")).to_have_text(["Player 1", "Snail (level 1)", "Snail (level 1)"])
    expect(page.locator(".cherry .own .owner .name")).to_have_text("Ann")


def test_a_payment_without_a_choice_is_not_asked_for(page: Page) -> None:  # I14
    line, skill = before_paying()
    table = new_table(page, "ishtar", [PERSON, COMPUTER], options={"map": "first"}, seed=line.dealer.seed)
    order(page, table, type="settle", seat=1, kind="person", here=True)
    while (ply := state_of(page, table)["now"]["ply"]) < line.ply:
        step = line.steps[ply]
        order(page, table, type="act", seat=step.actor, ply=ply, action=line.game.action_text(step.action))
    other = 1 - line.position.to_act
    order(page, table, type="settle", seat=other, kind="computer", player="level1")
    page.goto(f"/table/{table}")
    pick(page, skill)
    page.locator(".bar.confirm .seal").click()
    page.wait_for_function("ply => document.querySelector('players-sheet')?.model.now.ply >= ply", arg=line.ply + 3)
    wait_for_turn(page)
    assert not any(text.startswith("pay") for text in state_of(page, table)["view"]["legal"])
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("ply => document.querySelector('players-sheet')?.model.now.ply === ply", arg=line.ply)
    assert ply_of(page) == line.ply


def state_of(page: Page, table: str) -> Any:
    seat = next(
        number
        for number, seat in enumerate(get(page, f"/api/tables/{table}").json()["seats"])
        if seat["yours"] and seat["kind"] == "person"
    )
    return get(page, f"/api/tables/{table}?seat={seat}").json()


def test_own_tables_stand_below_the_games_with_their_results_and_are_tidied_away(page: Page) -> None:
    page.goto("/")
    people = [{**PERSON, "name": "Anna"}, {**PERSON, "name": "Ben"}]
    shared = new_table(page, "haru_ichiban", people)
    order(page, shared, type="resign", seat=1)
    lost = new_table(page, "cherry_tree", [PERSON, COMPUTER])
    order(page, lost, type="resign", seat=0)
    running = new_table(page, "ishtar", [PERSON, FRIEND])
    page.goto("/")
    lines = page.locator(".resume li")
    expect(lines).to_have_count(3)
    expect(lines.nth(1)).to_contain_text("You resigned")
    expect(lines.nth(2)).to_contain_text("Ben resigned")
    games, tables = page.locator(".games").bounding_box(), page.locator(".resume").bounding_box()
    assert games is not None
    assert tables is not None
    assert tables["y"] >= games["y"] + games["height"]
    assert barriers(page) == []
    tidy = page.get_by_role("button", name="Tidy away: Ishtar")
    tidy.press("Enter")  # a game that is not over is asked about
    cancel = "question => { question.querySelector('button').click(); return question.isConnected; }"
    assert not page.locator(".question").evaluate(cancel)
    expect(lines).to_have_count(3)
    expect(tidy).to_be_focused()
    tidy.press("Enter")
    page.locator(".question").press("Escape")
    expect(page.locator(".question")).to_have_count(0)
    tidy.press("Enter")
    page.locator(".question .seal").click()
    expect(lines).to_have_count(2)
    expect(page.get_by_role("button", name="Tidy away: The Legend")).to_be_focused()
    page.reload()
    expect(lines).to_have_count(2)
    page.get_by_role("button", name="Tidy away all finished ones").click()
    expect(page.locator(".resume")).to_have_count(0)
    page.goto(f"/table/{running}")  # nothing is lost
    expect(page.locator(".seat.own")).to_be_visible()


RESULTS = """tables => {
  const list = document.querySelector('own-tables');
  list.tables = tables;
  return list.updateComplete.then(() => [...list.querySelectorAll('.state')].map((state) => state.innerText));
}"""


def test_a_result_is_told_in_a_few_words(page: Page) -> None:
    """As the server tells it of games that ended so."""

    def ended(points: list[int], winners: list[int], yours: tuple[int, ...] = (0,), **seats: str) -> dict[str, Any]:
        sitting = [
            {
                "key": str(seat),
                "kind": "person" if seat in yours else "computer",
                "name": seats.get(f"name{seat}", ""),
                "player": "" if seat in yours else seats.get(f"player{seat}", "level3"),
                "present": False,
                "yours": seat in yours,
            }
            for seat in range(len(points))
        ]
        table = {"table": str(uuid.uuid4()), "code": "", "game": "ishtar", "turn": False, "over": True, "ply": 9}
        result = {"winners": winners, "points": points, "resigned": None}
        return {**table, "changed": "2026-11-15T12:00:00Z", "seats": sitting, "result": result}

    page.goto("/")
    expect(page.locator(".card").first).to_be_visible()
    told = page.evaluate(
        RESULTS,
        [
            ended([12, 9], [0]),
            ended([9, 12], [1]),
            ended([7, 12, 9, 3], [1], player2="level1", player3="level2"),
            ended([9, 9], [0, 1]),
            ended([9, 9, 4], [0, 1], player2="level1"),
        ],
    )
    assert told == [
        "You won 12 to 9",
        "Magpie won 12 to 9",
        "Magpie won 12 to 9, 7, 3",
        "A draw, 9 to 9",
        "Shared by you and Magpie, 9 to 4",
    ]
    told = page.evaluate(
        RESULTS,
        [
            ended([12, 9], [0], yours=(0, 1), name0="Ann", name1="Ben"),
            ended([12, 9], [0], yours=(0, 1)),
            ended([9, 12], [1], yours=()),
            {**ended([12, 9], [0]), "result": None},
        ],
    )
    assert told == ["Ann won 12 to 9", "Player 0 won 12 to 9", "Player 1 won 12 to 9", "finished"]


LATE = """async (name) => {
  const { change, forget } = await import('/web/settings.js');
  forget();
  change({ name });
}"""


def test_a_guest_is_forgotten_here_and_there(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.hortus = JSON.stringify({ pace: 'at once', name: 'Annabella' })")
    table = new_table(page, "cherry_tree", [{**PERSON, "name": "Annabella"}, COMPUTER])
    page.goto(f"/table/{table}")
    [guest] = page.context.cookies()
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name="Settings").click()
    forget = page.get_by_role("button", name="Forget me on this server")
    forget.click()
    page.get_by_role("button", name="Cancel").click()
    expect(forget).to_be_visible()  # nothing has happened
    assert get(page, f"/api/tables/{table}?seat=0").ok
    forget.click()
    assert barriers(page) == []
    page.locator(".question .seal").click()
    page.wait_for_url("**/")
    expect(page.locator(".games")).to_be_visible()
    expect(page.locator(".resume")).to_have_count(0)
    [newcomer] = page.context.cookies()
    assert newcomer["value"] != guest["value"]
    page.evaluate(LATE, "Annabella")  # what is said until the page has been left, on a slow machine
    assert "Annabella" not in page.evaluate("JSON.stringify(localStorage)")
    assert get(page, f"/api/tables/{table}").status == 404
