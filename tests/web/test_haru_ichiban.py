"""The pond of Haru Ichiban in a real browser: whole games in every way of playing; what people see, hear and may do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hortus
from hortus.games.haru_ichiban.components import CELL_NAMES
from tests.web.conftest import PageMaker
from tests.web.counting import count_out
from tests.web.inspection import barriers_by_day_and_night, scrolls_sideways
from tests.web.tables import FRIEND, PERSON, accept, get, hurry, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

PHONE = (360, 640)
FINGER = 44  # pixels
SHORT_GAME = "46"  # a seed with which the moves below end the game in its second round
PLACE_NAME = re.compile(r"^[a-e][1-5]: (water|light lily|dark lily|lily that is dark on both sides)(, [a-z ]+)*$")
WAY_TO = """(container) => {
  const [from, to] = [document.activeElement, document.querySelector(container)];
  if (to.contains(from)) return null;
  return to.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
}"""
KEYS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}


# Tables


def alone(page: Page) -> Page:
    """At a table against a computer."""
    return at_table(page, new_table(page, seed=SHORT_GAME))


def at_table(page: Page, table: str) -> Page:
    page.goto(f"/table/{table}")
    expect(page.locator(".pond")).to_be_visible()
    return page


class Company:
    """Red, Yellow and a spectator, each with a browser, at one table where both gardeners hold a flower of `value`."""

    def __init__(self, page_for: PageMaker, edition: str = "dragonfly") -> None:
        self.red, self.yellow, self.spectator = self.pages = [page_for() for _ in range(3)]
        shared: set[int] = set()
        while not shared:  # four deals of five have one
            self.table = new_table(self.red, seats=[PERSON, FRIEND], options={"edition": edition})
            links = ask(self.red, f"/api/tables/{self.table}/links")
            accept(self.yellow, links["seats"]["1"])
            hands = [
                ask(page, f"/api/tables/{self.table}?seat={seat}")["view"]["hands"][seat]
                for seat, page in enumerate((self.red, self.yellow))
            ]
            shared = set(hands[0]) & set(hands[1])
        self.value = min(shared)
        at_table(self.red, self.table)
        accept(self.spectator, links["watch"])
        for page in self.pages:
            expect(page.locator(".pond")).to_be_visible()

    def next_to_act(self) -> Page:
        """Whom the table waits for, once everybody sees the same."""
        now = ask(self.red, f"/api/tables/{self.table}")["now"]
        for page in self.pages:
            page.wait_for_function(f"ply => {NOW}.ply >= ply", arg=now["ply"])
        return self.pages[next(seat for seat in now["choosing"] if seat not in now["chosen"])]


def ask(page: Page, path: str) -> Any:
    return get(page, path).json()


# What a page shows

NOW = "document.querySelector('board-haru-ichiban').now"


def place(page: Page, cell: str) -> Locator:
    return page.locator(f'.places > [data-place="{cell}"]')


def names_of_places(page: Page) -> list[str]:
    places = page.locator(".places > .place")
    return places.evaluate_all("places => places.map((place) => place.getAttribute('aria-label'))")


def bid_of(page: Page, seat: str) -> Locator:
    return page.locator(f'[data-seat="{seat}"] .side-bid')


def awaited(page: Page) -> str:
    """Wait until a bud or a place may be picked, or a round or the game is over."""
    found = page.wait_for_function(
        """() => document.querySelector('.result') ? 'over'
             : document.querySelector('.bar.halt') ? 'halt'
             : document.querySelector('.bud-button.lit') ? 'bud'
             : document.querySelector('.place.lit') ? 'place' : null"""
    )
    return str(found.json_value())


def lit(page: Page, what: str, luck: random.Random) -> Locator:
    targets = page.locator(".bud-button.lit" if what == "bud" else ".place.lit")
    return targets.nth(luck.randrange(targets.count()))


# Moves

Move = Callable[[Page, str, random.Random], None]


def confirm(page: Page) -> None:
    page.locator(".bar.confirm .seal").click()


def is_aimed(page: Page) -> bool:
    """Wait for what a pick brings, and return whether that is the choice of a direction."""
    expect(page.locator(".arrow, .bar.confirm").first).to_be_attached()
    return page.locator(".arrow").count() > 0


def by_mouse(page: Page, what: str, luck: random.Random) -> None:
    if what == "halt":
        page.locator(".bar.halt .seal").click()
        return
    lit(page, what, luck).click()
    if is_aimed(page):
        page.locator(".arrow").first.click()
    confirm(page)


def by_touch(page: Page, what: str, luck: random.Random) -> None:
    if what == "halt":
        page.locator(".bar.halt .seal").tap()
        return
    lit(page, what, luck).tap()
    if is_aimed(page):
        page.locator(".arrow").first.tap()
    page.locator(".bar.confirm .seal").tap()


def by_keys(page: Page, what: str, luck: random.Random) -> None:
    if what == "halt":
        page.keyboard.press("Enter")
        return
    target = lit(page, what, luck)
    name = str(target.get_attribute("data-place"))
    container = ".side-own .side-hand" if what == "bud" else ".places"
    while (way := page.evaluate(WAY_TO, container)) is not None:
        page.keyboard.press(way)
    page.keyboard.press("Home")
    if what == "bud":
        buds = page.locator(".bud-button").evaluate_all("buds => buds.map((bud) => bud.dataset.place)")
        ways = ["ArrowRight"] * buds.index(name)
    else:
        ways = ["ArrowRight"] * "abcde".index(name[0]) + ["ArrowDown"] * "54321".index(name[1])
    for key in ways:
        page.keyboard.press(key)
    expect(target).to_be_focused()
    page.keyboard.press("Enter")
    if is_aimed(page):
        page.keyboard.press(KEYS[str(page.locator(".arrow").first.get_attribute("data-place"))[-1]])
    expect(page.locator(".bar.confirm")).to_be_visible()
    page.keyboard.press("Enter")


def play(page: Page, move: Move, luck: random.Random) -> None:
    """Make a move and wait until it is played: one's bid only when the other's is there, too."""
    what = awaited(page)
    ply = page.evaluate(f"{NOW}.ply")
    move(page, what, luck)
    over = f"{NOW}.halt || {NOW}.ply > ply" if what != "halt" else f"!{NOW}.halt"
    page.wait_for_function(f"ply => ({over}) && !document.querySelector('.bar.confirm')", arg=ply)


def play_to_the_end(page: Page, move: Move) -> None:
    luck = random.Random(1)
    while awaited(page) != "over":
        play(page, move, luck)
    expect(page.locator(".result h2")).to_be_visible()
    assert page.evaluate(f"{NOW}.winners.length") >= 1


# Whole games


@pytest.mark.soak
def test_a_whole_game_is_played_by_mouse(page: Page) -> None:
    play_to_the_end(alone(page), by_mouse)


@pytest.mark.long
def test_a_game_is_played_by_keyboard_only_from_its_first_bid_to_its_result_which_is_counted(page: Page) -> None:
    luck = random.Random(1)
    alone(page)
    for _ in range(8):
        play(page, by_keys, luck)
    hurry(page, "board.view.points.some((points) => points > 2) && board.view.turn > 3")
    play_to_the_end(page, by_keys)
    rounds = page.evaluate("document.querySelector('board-haru-ichiban').view.round")

    def look(step: int) -> None:
        """The pond as it was when the round ended, with its figures."""
        shown = min(step, rounds)
        page.wait_for_function("shown => document.querySelector('board-haru-ichiban').view.round === shown", arg=shown)
        if step <= rounds:
            figures = page.locator(".counting li").filter(has_text=" on ").count()
            expect(page.locator(".haru .figure-points")).to_have_count(figures)

    heard = count_out(page, look)
    names = [f"Round {number}" for number in range(1, rounds + 1)]
    assert [words.partition(":")[0] for words in heard] == [*names, "Total"]
    assert any(" on " in words for words in heard)
    hands = page.locator(".log .entry").filter(has_text="You draw your hand")
    expect(hands).to_have_count(rounds)  # H5: the first draws of a round are one line
    turns = page.locator(".log .turn").all_inner_texts()
    assert turns[0] == "Round 1, turn 1"
    assert len(turns) == len(set(turns))


def test_a_round_and_its_end_are_played_by_touch_on_a_phone(page_for: PageMaker) -> None:
    page = alone(page_for(viewport=PHONE, touch=True, is_mobile=True))
    luck = random.Random(1)
    while page.evaluate(f"{NOW}.halt || document.querySelector('board-haru-ichiban').view.round === 1"):
        play(page, by_touch, luck)
    assert awaited(page) == "bud"


# Several people


def test_two_people_and_a_spectator_see_the_same_pond(page_for: PageMaker) -> None:
    company = Company(page_for)
    luck = random.Random(2)
    for _ in range(12):
        page = company.next_to_act()
        by_mouse(page, awaited(page), luck)
        expect(page.locator(".bar.confirm")).to_have_count(0)
        company.next_to_act()
        ponds = {tuple(name.partition(", can be")[0] for name in names_of_places(page)) for page in company.pages}
        assert len({tuple(name.partition(", a frog can")[0] for name in pond) for pond in ponds}) == 1
    assert company.spectator.locator(".bud-button, .lit").count() == 0
    assert company.yellow.locator('[data-seat="red"] .bud-button').count() == 0


def test_a_bid_lies_face_down_until_both_are_shown(page_for: PageMaker) -> None:
    company = Company(page_for)
    for page in (company.red, company.yellow):
        for other in company.pages:
            expect(bid_of(other, "yellow").locator("text")).to_have_count(0)
        page.get_by_role("button", name=f"Flower {company.value}", exact=True).click()
        confirm(page)
        if page is company.red:
            for other in (company.yellow, company.spectator):
                expect(bid_of(other, "red")).to_have_attribute("aria-label", "Red’s flower lies face down")
                expect(bid_of(other, "red").locator("text")).to_have_count(0)
    for page in company.pages:
        expect(bid_of(page, "red")).to_have_attribute("aria-label", re.compile(f"shows? {company.value}$"))
        expect(bid_of(page, "yellow")).to_have_attribute("aria-label", re.compile(f"shows? {company.value}$"))


def test_two_people_race_to_croak_when_their_bids_are_equal(page_for: PageMaker) -> None:
    company = Company(page_for, edition="croak")
    for page in (company.red, company.yellow):
        page.get_by_role("button", name=f"Flower {company.value}", exact=True).click()
        confirm(page)
    expect(company.red.locator(".race button")).to_be_visible()
    assert company.spectator.locator(".race button").count() == 0
    company.yellow.locator(".race button").click()
    for page in company.pages:
        expect(page.locator(".race button")).to_have_count(0)
        expect(page.get_by_role("img", name=re.compile("croaks? first"))).to_be_visible()
    expect(company.yellow.locator(".place.lit").first).to_be_visible()  # Yellow's frog comes back first
    assert company.red.locator(".place.lit").count() == 0


# Names, announcements, refusals


@pytest.mark.parametrize(("language", "water"), [("en", "d5: water"), ("fr", "d5\u00a0: eau"), ("pl", "d5: woda")])
def test_every_place_has_a_name_in_every_language(page_for: PageMaker, language: str, water: str) -> None:
    page = alone(page_for(language=language))
    expect(place(page, "d5")).to_have_attribute("aria-label", water)
    assert len(set(names_of_places(page))) == len(CELL_NAMES)


@pytest.mark.long
def test_the_name_of_a_place_says_what_lies_there_and_what_may_be_done(page: Page) -> None:
    alone(page)
    expect(place(page, "d2")).to_have_attribute("aria-label", "d2: light lily, with red eggs, with the red frog")
    expect(place(page, "d4")).to_have_attribute("aria-label", "d4: lily that is dark on both sides")
    said: set[str] = set()
    luck = random.Random(1)
    for _ in range(10):
        awaited(page)
        names = names_of_places(page)
        assert [name for name in names if not PLACE_NAME.match(name)] == []
        said |= {part for name in names for part in name.split(", ")[1:]}
        assert page.locator('.place[aria-disabled="false"]').count() == page.locator(".place.lit").count()
        play(page, by_mouse, luck)
    assert {"with a red flower", "with a yellow flower", "can be blown", "can be flowered"} <= said


def test_what_happens_is_announced_once(page: Page) -> None:
    alone(page)
    awaited(page)
    told = page.locator("#announcements")
    play(page, by_mouse, random.Random(1))
    expect(told).to_contain_text("Snail shows")
    awaited(page)
    assert told.inner_text().count("Snail shows") == 1
    assert told.inner_text().count("You secretly choose flower") == 1


def test_a_tap_on_what_is_not_allowed_answers_with_the_rule(page: Page) -> None:
    alone(page)
    awaited(page)
    place(page, "c3").click(force=True)  # it says that it is disabled, and answers all the same
    expect(page.locator(".prompt .alert")).to_contain_text("choose a flower from the hand")
    expect(page.locator(".prompt .alert")).to_contain_text("H6")


def test_a_picked_move_is_shown_translucent_and_can_be_let_go(page: Page) -> None:
    alone(page)
    while awaited(page) == "bud":
        play(page, by_mouse, random.Random(1))
    page.locator(".place.lit").first.click()
    if is_aimed(page):
        page.locator(".arrow").first.click()
    expect(page.locator(".ghost, .turned").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost, .turned, .arrow")).to_have_count(0)


# Looks


def test_beside_the_pond_stand_how_a_turn_goes_and_what_figures_are_worth(page: Page) -> None:  # H6 to H10, H14
    alone(page)
    assert awaited(page) == "bud"
    expect(page.locator(".between .now")).to_have_text("Both choose")
    expect(page.locator(".worths .unseen")).to_have_text(
        [
            "A square: 1 point",
            "Four in a row: 2 points",
            "Four on a diagonal: 3 points",
            "Five in a line: 5 points and the game",
        ]
    )
    expect(page.locator(".high-or-low")).to_have_text("High: you choose the lily. Low: you call the wind.")
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


@pytest.mark.long
def test_pond_prompt_and_hand_fit_together_on_a_small_phone(page_for: PageMaker) -> None:
    page = alone(page_for(viewport=PHONE, touch=True))
    luck = random.Random(1)
    for _ in range(6):
        awaited(page)
        assert smallest(page.locator(".place .target, .bud-button")) >= FINGER
        tops_and_bottoms = page.evaluate(
            """() => ['.prompt .now', '.pond', '.side-own', '.play > .bar']
                 .map((part) => document.querySelector(part).getBoundingClientRect())
                 .flatMap(({ top, bottom }) => [top, bottom])"""
        )
        assert tops_and_bottoms == sorted(tops_and_bottoms), "one covers another"
        assert tops_and_bottoms[0] >= 0
        assert tops_and_bottoms[-1] <= PHONE[1]
        assert not scrolls_sideways(page)
        play(page, by_touch, luck)


def smallest(elements: Locator) -> float:
    """The least width or height among them."""
    sizes = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    return min(elements.evaluate_all(sizes))


def test_the_arrows_of_the_wind_can_be_hit_by_a_finger(page_for: PageMaker) -> None:
    page = alone(page_for(viewport=PHONE, touch=True))
    luck = random.Random(1)
    while "can be blown" not in " ".join(names_of_places(page)):
        play(page, by_touch, luck)
        awaited(page)
    page.locator(".place.lit").first.tap()
    expect(page.locator(".arrow").first).to_be_visible()
    assert smallest(page.locator(".arrow .target")) >= FINGER
    assert not scrolls_sideways(page)


@pytest.mark.long
def test_a_game_under_way_keeps_nobody_out(page: Page) -> None:
    alone(page)
    luck = random.Random(1)
    for _ in range(4):
        awaited(page)
        assert barriers_by_day_and_night(page) == []
        play(page, by_mouse, luck)


# Motion


def played(edition: str, seed: int, viewer: int | None, rounds: int) -> list[dict[str, Any]]:
    """A random game as a viewer sees it: the view after each event, and what the log tells of it."""
    luck = random.Random(seed)
    position = hortus.load("haru_ichiban", edition=edition).start()
    views = [position.view_for(viewer)]
    while position.to_act != hortus.OVER and views[-1]["round"] <= rounds:
        position.play(luck.choice(position.legal_actions()))
        views.append(position.view_for(viewer))
    log = position.log_for(viewer)
    return [{"view": view, "log": [entry for entry in log if entry["ply"] == ply]} for ply, view in enumerate(views)]


@pytest.mark.parametrize(("edition", "seed", "viewer"), [("dragonfly", 1, 0), ("croak", 2, 1), ("dragonfly", 3, None)])
def test_what_the_log_tells_leads_from_each_pond_to_the_next(
    page: Page, edition: str, seed: int, viewer: int | None
) -> None:
    """Motion follows the log: what it shows at the end must be what the server says; a new round begins anew."""
    page.goto("/")
    wrong = page.evaluate(
        """async (events) => {
             const { settle, step } = await import('/web/games/haru_ichiban/board/scene.js');
             const lilies = (scene) => scene.lilies.map(({ id, ...lily }) => JSON.stringify(lily)).sort().join();
             const sides = ({ points, bids, has_bid, hands, senior, dragonfly }) =>
               JSON.stringify([points, bids, has_bid, hands, senior, dragonfly]);
             return events.slice(1).flatMap(({ view, log }, index) => {
               const before = events[index].view;
               if (view.round !== before.round) return [];
               const scene = log.reduce(step, settle(before, { lilies: [] }));
               const inTurn = !['draw', 'over'].includes(before.step) && !['draw', 'over'].includes(view.step);
               const sameSides = !inTurn || view.turn !== before.turn || sides(scene) === sides(view);
               const same = lilies(scene) === lilies(view) && sameSides;
               return same ? [] : [{ log, scene: lilies(scene) + sides(scene), view: lilies(view) + sides(view) }];
             });
           }""",
        played(edition, seed, viewer, rounds=2),
    )
    assert wrong == []


@pytest.mark.long
def test_motion_ends_in_the_same_picture_as_no_motion(page: Page) -> None:
    page.goto("/")
    different = page.evaluate(
        """async (events) => {
             const { boardOf } = await import('/web/parts/board_host.js');
             const { need, say } = await import('/web/words.js');
             await need('haru_ichiban/game', 'haru_ichiban/web');
             const boards = [await boardOf('haru_ichiban'), await boardOf('haru_ichiban')];
             for (const [index, board] of boards.entries()) {
               document.body.append(Object.assign(board, { say, motion: index / 50, view: events[0].view }));
             }
             const picture = (board) => {
               const still = board.cloneNode(true);
               for (const lily of still.querySelectorAll('.leaf-piece')) lily.remove(); // notches may point elsewhere
               for (const lily of still.querySelectorAll('[data-lily]')) lily.removeAttribute('data-lily');
               still.querySelector('.haru').removeAttribute('data-motion');
               still.querySelector('.tally').textContent = '';
               return still.innerHTML.replaceAll(/<!--.*?-->|tabindex="-?[01]"/g, '');
             };
             const found = [];
             for (const [index, { view, log }] of events.slice(1).entries()) {
               for (const board of boards) {
                 if (board.motion) await board.animate(log, events[index].view, view);
                 board.view = view;
                 await board.updateComplete;
               }
               if (picture(boards[0]) !== picture(boards[1])) found.push([index, ...log.map((entry) => entry.id)]);
             }
             return found;
           }""",
        played("dragonfly", 4, 0, rounds=1),
    )
    assert different == []
