"""The gardens of Ishtar in a real browser: whole games in every way of playing, the map, and what everybody sees."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PageMaker
from tests.web.counting import count_out
from tests.web.inspection import barriers_by_day_and_night, scrolls_sideways, wait_for_fonts
from tests.web.tables import COMPUTER, PERSON, accept, get, hurry, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

PHONE = (360, 640)
LONG = 60_000  # milliseconds: computers think in other processes, and a test machine may be busy
CELL_NAME = re.compile(r"^[A-F]\d+: \S.*$")

REACHABLE = """() => {
  const isReachable = (choice) => {
    const box = choice.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width && choice.contains(there);
  };
  const found = [...document.querySelectorAll('board-ishtar .choice')].filter(isReachable);
  return found.length ? found.map((choice) => choice.dataset.place) : null;
}"""
"""What may be picked and can be pointed at without moving the map or opening a panel; null where there is nothing."""

WAY = """(target) => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [from, to] = [middle(document.activeElement), middle(target)];
  return [to[0] - from[0], to[1] - from[1]];
}"""

SCALE = "() => document.querySelector('.ishtar-map').getScreenCTM().a"
PLACE = "() => { const at = document.querySelector('.ishtar-map').getScreenCTM(); return [at.e, at.f]; }"

TAB = """(target) => {
  const group = target.closest('.places, [data-roam]');
  if (group.contains(document.activeElement)) return '';
  const isBefore = document.activeElement.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore && document.activeElement !== document.body ? 'Shift+Tab' : 'Tab';
}"""

INSIDE = """(name) => {
  const [place, frame] = [`.places [data-place="${name}"]`, '.map-window']
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const isInside = place.left >= frame.left && place.top >= frame.top;
  return isInside && place.right <= frame.right && place.bottom <= frame.bottom;
}"""


# Tables and pages


def at_table(page: Page, players: int = 2, seats: list[dict[str, Any]] | None = None) -> Page:
    """Against computers, unless seats are given; always the same boards and draws."""
    seats = seats or [PERSON] + [COMPUTER] * (players - 1)
    page.goto(f"/table/{new_table(page, 'ishtar', seats, options={'players': str(len(seats))}, seed='1')}")
    return page


def choice(page: Page, name: str) -> Locator:
    return page.locator(f'board-ishtar .choice[data-place="{name}"]').first


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'.places [data-place="{name}"]')


def awaits(page: Page) -> bool:
    """Wait until something may be picked; False when the game is over or somebody else is to act at this computer."""
    expect(page.locator("board-ishtar .choice, .result, .hand-over").first).to_be_attached(timeout=LONG)
    wait_for_fonts(page)
    return page.locator(".result, .hand-over").count() == 0


def confirm(page: Page, tap: bool = False) -> None:
    """Play what was picked, and wait until the table has moved on."""
    ply = page.locator(".ishtar").get_attribute("data-ply") or ""
    button = page.locator(".bar.confirm .seal")
    button.tap() if tap else button.click()
    expect(page.locator(".ishtar")).not_to_have_attribute("data-ply", ply, timeout=LONG)


def reachable(page: Page) -> list[str]:
    """Wait until something can be picked, and return all that can: the map is laid out after it is drawn."""
    names: list[str] = page.wait_for_function(REACHABLE).json_value()
    return names


def some(page: Page, luck: random.Random) -> str:
    return luck.choice(reachable(page))


def step(page: Page) -> str:
    return page.locator(".ishtar").get_attribute("data-step") or ""


def take_a_tile(page: Page) -> None:
    """The first turn as far as a tile in hand."""
    awaits(page)
    choice(page, "pile 1").click()
    confirm(page)
    expect(page.locator(".ishtar")).to_have_attribute("data-step", "lay")
    awaits(page)


# Whole games


def with_mouse(page: Page, luck: random.Random) -> None:
    choice(page, some(page, luck)).click()
    confirm(page)


def with_fingers(page: Page, luck: random.Random) -> None:
    choice(page, some(page, luck)).tap()
    confirm(page, tap=True)


def with_keys(page: Page, luck: random.Random) -> None:
    """Tab to where the choice is, arrows to it, Enter to pick it, Enter to confirm."""
    target = choice(page, some(page, luck))
    for _ in range(60):
        way = target.evaluate(TAB)
        if not way:
            break
        page.keyboard.press(way)
    walk_to(page, target, luck)
    page.keyboard.press("Enter")
    expect(page.locator(".bar.confirm .seal")).to_be_visible()
    ply = page.locator(".ishtar").get_attribute("data-ply") or ""
    page.keyboard.press("Enter")
    expect(page.locator(".ishtar")).not_to_have_attribute("data-ply", ply, timeout=LONG)


def walk_to(page: Page, target: Locator, luck: random.Random) -> None:
    """Go to a place by arrows as somebody does who sees the way; at an obstacle in any direction."""
    before = float("inf")
    for _ in range(100):
        right, down = target.evaluate(WAY)
        distance = abs(right) + abs(down)
        if distance < 1:
            break
        ways = {"ArrowRight": right, "ArrowLeft": -right, "ArrowDown": down, "ArrowUp": -down}
        page.keyboard.press(max(ways, key=ways.__getitem__) if distance < before else luck.choice(list(ways)))
        before = distance
    expect(target).to_be_focused()


STEPS = {"pile", "lay", "action", "tree"}


def play_every_kind_of_step(page: Page, move: Callable[[Page, random.Random], None]) -> None:
    luck = random.Random(1)
    steps: set[str] = set()
    while awaits(page) and not steps >= STEPS:
        steps.add(step(page))
        move(page, luck)
    assert steps >= STEPS


@pytest.mark.long
def test_a_game_is_played_with_keys_only_from_its_first_tile_to_its_result_which_is_counted(page: Page) -> None:
    play_every_kind_of_step(at_table(page), with_keys)
    hurry(page, "board.view.last_round")
    luck = random.Random(1)
    while awaits(page):
        with_keys(page, luck)
    expect(page.locator(".result")).to_contain_text("Total")
    marks: list[str | None] = []

    def look(step: int) -> None:
        """What counts is marked on the map: flowerbeds, then fountains."""
        expect(page.locator(".ishtar path.pointed")).to_have_attribute("d", re.compile(".+") if step in (2, 3) else "")
        marks.append(page.locator(".ishtar path.pointed").get_attribute("d"))

    heard = count_out(page, look)
    assert marks[1] != marks[2]
    assert [words.partition(":")[0] for words in heard[:3]] == ["Trees", "Flowers", "Fountains"]
    assert "controlled by" in heard[2]


def test_every_kind_of_step_is_played_with_the_mouse(page: Page) -> None:
    play_every_kind_of_step(at_table(page), with_mouse)


def test_every_kind_of_step_is_played_with_fingers_on_a_phone(page_for: PageMaker) -> None:
    page = page_for(viewport=PHONE, touch=True, is_mobile=True)
    play_every_kind_of_step(at_table(page, players=3), with_fingers)


# Choosing a pile, laying a tile


def test_a_pile_shows_its_price_and_says_what_lies_on_top(page: Page) -> None:
    at_table(page)
    take_a_tile(page)
    lay_somewhere(page)
    while awaits(page) and step(page) != "pile":
        choice(page, {"action": "skip", "tree": "done"}[step(page)]).click()
        confirm(page)
    piles = page.locator(".rug .pile")
    names = [str(name) for name in piles.evaluate_all("all => all.map((pile) => pile.getAttribute('aria-label'))")]
    assert len(names) == 6
    assert sum("the watering can stands here" in name for name in names) == 1
    assert sum(name.endswith("for free") for name in names) == 1
    assert sum("for 1 gem" in name for name in names) == 1
    expect(page.locator(".rug .price")).to_have_count(5)


def lay_somewhere(page: Page) -> None:
    page.locator(".places .choice").first.click()
    confirm(page)


def test_the_first_tap_shows_a_legal_turn_and_further_taps_go_through_legal_turns_only(page: Page) -> None:  # I10
    at_table(page)
    take_a_tile(page)
    legal = set(page.evaluate("() => document.querySelector('board-ishtar').legal"))
    place = page.locator(".places .choice").nth(12)
    shown = []
    for _ in range(7):
        place.click()
        expect(page.locator(".ghost .cover")).to_have_count(3)
        shown.append(page.evaluate("() => document.querySelector('board-ishtar').chosen"))
    assert set(shown) <= legal
    assert all(one != other for one, other in pairwise(shown)) or len(set(shown)) == 1
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_the_gems_that_a_placement_would_take_are_shown_before_it_is_confirmed(page: Page) -> None:  # I12
    at_table(page)
    take_a_tile(page)
    before = gems_of(page, "1")
    for place in page.locator(".places .choice").all()[:40]:
        place.click()
        if page.locator(".taken").count():
            break
    taken = page.locator(".taken").count()
    assert taken
    expect(page.locator(".gains .piece")).to_have_count(taken)
    confirm(page)
    assert gems_of(page, "1") == before + taken


def gems_of(page: Page, seat: str) -> int:
    counts = page.locator(f'[data-gardener="{seat}"] .gems [data-gems]').all_inner_texts()
    return sum(map(int, counts))


def test_a_tap_on_an_illegal_spot_says_why(page: Page) -> None:
    at_table(page)
    take_a_tile(page)
    page.locator('.places [aria-label*="engraved stone"]').first.click()
    expect(page.locator(".prompt .alert")).to_contain_text("An engraved stone lies on")
    expect(page.locator(".prompt .alert")).to_contain_text("I10")


def test_a_skill_that_cannot_be_learned_now_says_why(page: Page) -> None:
    at_table(page)
    awaits(page)
    page.locator('[data-place="skill a"]').click()
    expect(page.locator(".prompt .alert")).to_contain_text("choose a pile")


def test_a_laid_tile_can_be_taken_back_in_the_same_turn(page: Page) -> None:
    at_table(page)
    take_a_tile(page)
    lay_somewhere(page)
    expect(page.locator(".covers .cover")).to_have_count(3)
    page.locator(".tool-undo").click()
    expect(page.locator(".ishtar")).to_have_attribute("data-step", "lay")
    expect(page.locator(".covers .cover")).to_have_count(0)


# The map


def test_wheel_keys_and_buttons_bring_the_map_closer_and_back(page: Page) -> None:
    """How large all of it is follows the window, which may still change while the page is put together."""
    at_table(page)
    awaits(page)
    page.wait_for_function(IS_WHOLE)
    whole = page.evaluate(SCALE)
    page.locator(".map-window").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function("(whole) => document.querySelector('.ishtar-map').getScreenCTM().a > whole * 1.5", arg=whole)
    assert not page.evaluate(IS_WHOLE)
    cell(page, "A19").focus()
    page.keyboard.press("0")
    page.wait_for_function(IS_WHOLE)
    page.keyboard.press("+")
    assert not page.evaluate(IS_WHOLE)
    page.get_by_role("button", name="The whole map").click()
    page.wait_for_function(IS_WHOLE)


IS_WHOLE = """() => {
  const [map, frame] = ['.ishtar-map', '.map-window'].map((one) => document.querySelector(one).getBoundingClientRect());
  return map.width < frame.width + 1 && map.height < frame.height + 1;
}"""


@pytest.mark.parametrize("touch", [False, True], ids=["desktop", "phone"])
def test_buttons_of_the_map_cover_none_of_it(page_for: PageMaker, touch: bool) -> None:
    page = at_table(page_for(viewport=PHONE if touch else (1280, 800), touch=touch))
    awaits(page)
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
    assert page.evaluate(OVER_THE_MAP) == 0
    if touch:
        page.set_viewport_size({"width": 780, "height": 360})  # the phone lies
        assert page.evaluate(OVER_THE_MAP) == 0


OVER_THE_MAP = """() => {
  const map = document.querySelector('.map-window').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.zoom button')].map((one) => one.getBoundingClientRect());
  const isOver = ({ left, right, top, bottom }) =>
    left < map.right && right > map.left && top < map.bottom && bottom > map.top;
  return boxes.filter(isOver).length;
}"""


def test_a_phone_opens_on_a_fountain(page_for: PageMaker) -> None:
    page = at_table(page_for(viewport=PHONE, touch=True, is_mobile=True))
    awaits(page)
    page.wait_for_function(
        """() => {
          const middle = (element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return [(left + right) / 2, (top + bottom) / 2];
          };
          const [x, y] = middle(document.querySelector('.map-window'));
          return [...document.querySelectorAll('.ishtar-map .fountain')].map(middle)
            .some(([left, top]) => Math.hypot(left - x, top - y) < 12);
        }"""
    )


def test_where_a_tile_may_lie_is_light_and_all_the_rest_in_the_shade(page: Page) -> None:
    at_table(page)
    awaits(page)
    expect(page.locator(".shade")).to_have_attribute("d", "")
    size = page.locator(".map-window").bounding_box()
    take_a_tile(page)
    lit, shade, choices, cells = page.evaluate(
        """() => {
          const outlines = (name) => document.querySelector(name).getAttribute('d').split('M').length - 1;
          const places = (name) => document.querySelectorAll(`.places ${name}`).length;
          return [outlines('.lit'), outlines('.shade'), places('.choice'), places('[data-place]')];
        }"""
    )
    assert (lit, lit + shade) == (choices, cells)
    assert page.locator(".map-window").bounding_box() == size  # what is to be done has its place kept


def test_whatever_is_pointed_at_is_told_in_words(page: Page) -> None:
    at_table(page)
    awaits(page)
    caption = page.locator(".caption")
    page.locator('[data-place="skill A"]').hover()
    expect(caption).to_have_text("Skill “2 points for each tree beside your flowerbeds”, worth 0 points now")
    page.locator(".tree-card").first.hover()
    expect(caption).to_contain_text("Tree: 7 points, for")
    page.locator(".rug .pile").first.hover()
    expect(caption).to_contain_text("Pile 1: ")
    page.locator(".gardener .parts [role=img]").first.hover()
    expect(caption).to_have_text("Trees: 0 points")


def test_dragging_moves_the_map_and_picks_nothing(page: Page) -> None:
    at_table(page)
    take_a_tile(page)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    page.wait_for_function("() => document.querySelector('.canvas').style.transform.endsWith('scale(1)')")
    before = page.evaluate(PLACE)
    lit = choice(page, reachable(page)[-1]).bounding_box()
    assert lit is not None
    x, y = lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=5)
    page.mouse.up()
    after = page.evaluate(PLACE)
    assert (before[0] - after[0], before[1] - after[1]) == pytest.approx((40, 30), abs=2)
    assert page.evaluate("() => document.querySelector('board-ishtar').chosen") is None
    page.mouse.click(x - 40, y - 30)
    expect(page.locator(".bar.confirm")).to_be_visible()


def test_two_fingers_zoom_and_one_finger_pans(page_for: PageMaker) -> None:
    page = page_for(viewport=PHONE, touch=True, is_mobile=True)
    at_table(page)
    awaits(page)
    scale = page.evaluate(SCALE)
    touch(page, [[(120, 200), (200, 240)], [(100, 190), (220, 250)], [(60, 170), (260, 270)]])
    closer = page.evaluate(SCALE)
    assert closer > scale * 1.5
    before = page.evaluate(PLACE)
    touch(page, [[(180, 200)], [(150, 190)], [(120, 170)]])
    after = page.evaluate(PLACE)
    assert before[0] - after[0] == pytest.approx(60, abs=3)
    expect(page.locator(".bar.confirm")).to_have_count(0)


def touch(page: Page, moves: list[list[tuple[int, int]]]) -> None:
    """Fingers down, moved, and up again."""
    session = page.context.new_cdp_session(page)
    for number, fingers in enumerate(moves):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_place_that_gets_the_focus_by_keys_comes_into_sight(page: Page) -> None:
    at_table(page)
    awaits(page)
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    page.keyboard.press("Shift+Tab")
    while not page.evaluate("() => Boolean(document.activeElement.closest('.places'))"):
        page.keyboard.press("Shift+Tab")
    for key, name in (("End", "D37"), ("Home", "A1")):
        page.keyboard.press(key)
        expect(cell(page, name)).to_be_focused()
        page.wait_for_function(INSIDE, arg=name)


def test_every_cell_has_a_name_with_its_place_and_state(page: Page) -> None:
    at_table(page)
    awaits(page)
    names = page.locator(".places [data-place]").evaluate_all("all => all.map((place) => place.ariaLabel)")
    assert len(names) == len(set(names)) == 4 * 37
    assert [name for name in names if not CELL_NAME.match(name)] == []
    assert sum("fountain" in name for name in names) == 4


@pytest.mark.parametrize(("language", "sand"), [("fr", "sable"), ("pl", "piasek")])
def test_the_table_speaks_the_language_of_its_reader(page_for: PageMaker, language: str, sand: str) -> None:
    page = page_for(language=language)
    at_table(page)
    awaits(page)
    assert page.locator(f'.places [aria-label*="{sand}"]').count() > 50


# Others at the table


def test_two_people_at_one_computer_take_turns(page: Page) -> None:
    at_table(page, seats=[PERSON, PERSON])
    for turn in ("1", "2", "1"):
        page.locator(".hand-over button.seal").click()
        awaits(page)
        expect(page.locator(".gardener.turn")).to_have_attribute("data-gardener", turn)
        while awaits(page):
            what = {"action": "skip", "tree": "done"}.get(step(page)) or some(page, random.Random(3))
            choice(page, what).click()
            ply = page.locator(".ishtar").get_attribute("data-ply") or ""
            page.locator(".bar.confirm .seal").click()
            expect(page.locator(f'.ishtar:not([data-ply="{ply}"]), .hand-over').first).to_be_attached(timeout=LONG)


def test_a_spectator_sees_every_tile_and_can_pick_nothing(page: Page, page_for: PageMaker) -> None:
    at_table(page)
    table = page.url.rsplit("/", 1)[1]
    links = get(page, f"/api/tables/{table}/links").json()
    spectator = page_for()
    accept(spectator, links["watch"])
    take_a_tile(page)
    lay_somewhere(page)
    expect(spectator.locator(".covers .cover").nth(2)).to_be_attached()
    assert spectator.locator("board-ishtar .choice").count() == 0
    spectator.locator(".rug .pile").nth(1).click()
    expect(spectator.locator(".bar.confirm")).to_have_count(0)


# For everyone


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_phone_shows_what_is_needed_without_scrolling_sideways(page_for: PageMaker, players: int) -> None:
    page = page_for(viewport=PHONE, touch=True, is_mobile=True)
    at_table(page, players)
    awaits(page)
    assert not scrolls_sideways(page)
    assert barriers_by_day_and_night(page) == []
    for panel in ("rug", "trees", "skills", "gardeners"):
        if page.locator(".ishtar").get_attribute("data-panel") != panel:
            page.locator(f'[data-place="tab {panel}"]').tap()
        small = page.evaluate(
            """() => [...document.querySelectorAll('board-ishtar [data-place], board-ishtar .zoom button')]
              .map((target) => [target, target.getBoundingClientRect()])
              .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.9)
              .map(([target, box]) => `${target.dataset.place} ${box.width} ${box.height}`)"""
        )
        assert small == []
        assert not scrolls_sideways(page)


@pytest.mark.long
def test_nothing_on_the_table_keeps_anybody_out(page: Page) -> None:
    at_table(page, 4)
    take_a_tile(page)
    page.locator(".places .choice").first.click()
    expect(page.locator(".ghost")).to_be_visible()
    assert barriers_by_day_and_night(page) == []
