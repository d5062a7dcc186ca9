"""The cherry tree in a real browser: whole games in every way of playing, and what everybody sees and hears."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

import hortus
from hortus.games.cherry_tree.exact import draws_for
from tests.web.conftest import PageMaker
from tests.web.counting import count_out
from tests.web.inspection import barriers, scrolls_sideways, wait_for_fonts
from tests.web.tables import COMPUTER, FRIEND, PERSON, accept, get, hurry, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

PHONE = (360, 640)
DESK = (1280, 800)
FINGER = 44  # pixels
LOOKS: list[tuple[tuple[int, int], Literal["light", "dark"]]] = [(PHONE, "dark"), (DESK, "light")]
BOARD = "document.querySelector('board-cherry-tree')"


# Tables


def sit_down(page: Page, players: int = 2, masteries: str = "blue", **wish: Any) -> Page:
    """A new table against computers, the same every time; a friend gets draws that nobody can repeat."""
    options = {"players": str(players), "masteries": masteries}
    seats = wish.pop("seats", [PERSON] + [COMPUTER] * (players - 1))
    table = new_table(page, "cherry_tree", seats, options=options, seed="" if FRIEND in seats else "cherry", **wish)
    page.goto(f"/table/{table}")
    expect(page.locator(".cherry")).to_be_visible()
    return page


def place(page: Page, name: str) -> Locator:
    return page.locator(f'.cherry [data-place="{name}"]')


def awaited(page: Page) -> str:
    """Wait until the table waits for this viewer or the game is over, and say what is due."""
    page.wait_for_function(
        f"() => {{ const {{ legal, now, view }} = {BOARD} ?? {{}};"
        " return now?.over || (legal?.length && !now.chosen.includes(view.seat)); }"
    )
    wait_for_fonts(page)
    return str(page.evaluate(f"{BOARD}.view.step"))


def lit(page: Page) -> list[str]:
    """The places where something may be picked; the bag, which stands for all numbers, left out."""
    page.wait_for_function("() => document.querySelector('.cherry .lit')")
    names = page.locator(".cherry button.lit").evaluate_all("all => all.map((one) => one.dataset.place)")
    return [name for name in names if name != "bag"]


def sensible(step: str, places: list[str]) -> str:
    """A choice that brings the game to its end soon, and that uses every bonus there is."""
    wanted = {"draw-first": "draw 4", "draw": "stop"}.get(step)
    if wanted in places:
        return str(wanted)
    usual = [name for name in places if name not in ("no bonus", "behind none")]
    return (usual or places)[-1]


# Moves

Pick = Callable[[Page, str], None]


def by_mouse(page: Page, name: str) -> None:
    place(page, name).click()


def by_touch(page: Page, name: str) -> None:
    place(page, name).tap()


def by_keys(page: Page, name: str) -> None:
    """Into the table by Tab, then over its places by arrow keys, always towards the one that is wanted."""
    while not page.evaluate("() => Boolean(document.activeElement.closest('.cherry'))"):
        page.keyboard.press("Tab")
    for _ in range(60):
        way = page.evaluate(WAY, name)
        if not way:
            break
        page.keyboard.press(way)
    expect(place(page, name)).to_be_focused()
    page.keyboard.press("Enter")


WAY = """async (name) => {
  const { nearest } = await import('/web/focus.js');
  const all = [...document.querySelectorAll('.cherry [data-place]')].filter((one) => one.getClientRects().length);
  const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ways = new Map([[document.activeElement, null]]);
  for (const [from, first] of ways) {
    if (from.dataset.place === name) return first;
    for (const [key, direction] of Object.entries(directions)) {
      const to = nearest(from, all, direction);
      if (to && !ways.has(to)) ways.set(to, first ?? key);
    }
  }
  throw new Error(`no way to ${name}`);
}"""


def choose(page: Page, pick: Pick, name: str) -> None:
    """Pick a place; of a failed harvest a second one, too."""
    pick(page, name)
    kept = page.locator(".cherry .harvest .lit.chosen")
    if name.startswith("harvest") and awaited(page) == "keep":
        page.wait_for_function(f"() => {BOARD}.picked.length")  # a tap arrives late
        if not page.evaluate(f"{BOARD}.chosen"):
            expect(kept).to_have_count(1)
            pick(page, next(other for other in lit(page) if other != name))


def confirm(page: Page, pick: Pick) -> None:
    """The button that says what is about to be done; by keys Enter does it at once."""
    button = page.locator(".bar.confirm .seal")
    expect(button).to_be_visible()
    if pick is by_keys:
        page.keyboard.press("Enter")
    elif pick is by_touch:
        button.tap()
    else:
        button.click()


def play(page: Page, pick: Pick, name: str = "") -> str:
    """Make one choice and wait until it is played; says which step it was."""
    step = awaited(page)
    if step == "over":
        return step
    ply = page.evaluate(f"{BOARD}.now.ply")
    choose(page, pick, name or sensible(step, lit(page)))
    confirm(page, pick)
    page.wait_for_function(f"ply => {BOARD}.now.ply > ply && !document.querySelector('.bar.confirm')", arg=ply)
    return step


def play_to_the_end(page: Page, pick: Pick) -> set[str]:
    steps = set()
    while awaited(page) != "over":
        steps.add(play(page, pick))
    expect(page.locator(".result h2")).to_be_visible()
    assert page.evaluate(f"{BOARD}.now.winners.length") >= 1
    return steps


# Whole games


@pytest.mark.long
def test_a_game_is_played_by_mouse_and_its_end_is_counted_step_by_step(page: Page) -> None:
    sit_down(page, masteries="pink")
    for _ in range(6):
        play(page, by_mouse)
    hurry(page, "board.view.bag < 8")
    play_to_the_end(page, by_mouse)
    count = page.locator(".finale")
    points = page.evaluate(f"{BOARD}.view.points")
    totals = count.locator("tr.total td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == points
    assert barriers(page, ".finale") == []
    expect(count.locator(".winner")).not_to_have_count(0)

    def look(step: int) -> None:
        """On the board as much is counted as beside it."""
        expect(count.locator("tr.total td").first).to_have_text(totals[0] if step == 4 else "")
        expect(count.locator(".sum.warm td").first).to_have_text("" if step == 1 else re.compile(r"\d"))
        expect(count.locator(".now").first).to_be_visible()

    heard = count_out(page, look)
    assert [words.partition(":")[0] for words in heard] == [
        "In front of the screen",
        "Warm group",
        "Cool group",
        "Total",
    ]
    assert "Warm group, place 1" in heard[1] or "Warm group: nobody" in heard[1]
    expect(count.locator("tr.total td").first).to_have_text(totals[0])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not scrolls_sideways(page)
    apart = "([count, result]) => count.bottom <= result.top || count.right <= result.left"
    boxes = [
        page.locator(one).evaluate("one => one.getBoundingClientRect().toJSON()") for one in (".finale", ".result")
    ]
    assert page.evaluate(apart, boxes)


@pytest.mark.soak
def test_a_whole_game_is_played_by_keyboard_only(page: Page) -> None:
    play_to_the_end(sit_down(page), by_keys)


def test_every_kind_of_step_is_played_by_touch_on_a_phone(page_for: PageMaker) -> None:
    page = sit_down(page_for(viewport=PHONE, touch=True, is_mobile=True), masteries="pink")
    steps: set[str] = set()
    while not {"draw-first", "draw", "keep", "behind", "bonus"} <= steps:
        steps.add(awaited(page))
        play(page, by_touch)


# Setting up


def test_mastery_cards_are_mixed_in_words(page: Page) -> None:  # C3
    page.goto("/?game=cherry_tree")
    more = page.get_by_role("combobox", name="More choices")
    more.select_option("mixed: pink for four colours")
    expect(page.locator("[name=masteries]:checked")).to_have_count(0)
    page.locator("[name=masteries][value=pink]").check(force=True)
    expect(more).to_have_value("")
    more.select_option("mixed: blue for six flowers")
    page.locator(".setup .big").click()
    awaited(page)
    assert page.evaluate(f"{BOARD}.view.options.masteries") == "ppb"


# Several people


def test_people_at_one_computer_hand_over_and_see_only_their_own(page: Page) -> None:
    sit_down_together(page)
    assert page.evaluate(f"{BOARD}.view.seat") == 0
    play(page, by_mouse, "draw 1")
    play(page, by_mouse, "stop")
    awaited(page)
    place(page, "behind none").click()
    page.locator(".bar.confirm .seal").click()
    expect(page.locator("board-cherry-tree")).to_have_count(0)
    page.locator("main button").first.click()
    page.wait_for_function(f"() => {BOARD}?.view.seat === 1")
    assert awaited(page) == "draw-first"


def sit_down_together(page: Page) -> None:
    table = new_table(page, "cherry_tree", [PERSON, PERSON], seed="cherry")
    page.goto(f"/table/{table}")
    page.locator("main button").first.click()
    expect(page.locator(".cherry")).to_be_visible()


def test_a_spectator_sees_the_harvest_and_can_pick_nothing(page_for: PageMaker) -> None:
    player, spectator = (page_for() for _ in range(2))
    sit_down(player, seats=[PERSON, FRIEND])
    links = get(player, f"/api/tables/{player.url.rsplit('/')[-1]}/links").json()
    accept(spectator, links["watch"])
    expect(spectator.locator(".cherry.spectator")).to_be_visible()
    play(player, by_mouse, "draw 2")
    for page in (player, spectator):
        page.wait_for_function(f"() => {BOARD}.view.harvest.reduce((sum, next) => sum + next) === 2")
    harvests = [page.evaluate(f"{BOARD}.view.harvest") for page in (player, spectator)]
    assert harvests[0] == harvests[1]
    assert spectator.locator(".cherry .lit").count() == 0


# Choosing


def test_a_choice_of_the_turn_is_taken_back_until_chance_acts(page: Page) -> None:
    sit_down(page, seats=[PERSON, FRIEND])
    play(page, by_mouse, "draw 1")
    play(page, by_mouse, "stop")
    assert awaited(page) == "behind"
    page.locator(".tool-undo").click()
    page.wait_for_function(f"() => {BOARD}.view.step === 'draw'")
    expect(page.locator(".tool-undo")).to_have_attribute("aria-disabled", "true")


def test_the_bag_says_one_flower_more_with_every_tap(page: Page) -> None:
    sit_down(page)
    awaited(page)
    for number in ("1", "2", "3"):
        place(page, "bag").click()
        expect(page.locator(".cherry .number.chosen .value")).to_have_text(number)
    expect(page.locator(".cherry .to-come .flower")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".cherry .number.chosen")).to_have_count(0)


def test_a_picked_colour_is_shown_behind_the_screen_before_it_goes_there(page: Page) -> None:
    sit_down(page)
    play(page, by_mouse, "draw 1")
    play(page, by_mouse, "stop")
    awaited(page)
    page.locator(".cherry .harvest .pile").click()
    expect(page.locator(".own .cut-out.coming")).to_be_visible()
    expect(page.locator(".cherry .harvest .leaving")).to_be_visible()


def test_a_tap_on_what_is_not_allowed_answers_with_the_rule(page: Page) -> None:
    sit_down(page)
    play(page, by_mouse, "draw 1")
    awaited(page)
    place(page, "draw 8").click(force=True)  # it is told to be disabled, but it answers
    expect(page.locator(".prompt .alert")).to_contain_text("at most 7")
    expect(page.locator(".prompt .alert")).to_contain_text("C5")
    place(page, "card two-pairs").click(force=True)
    expect(page.locator(".prompt .alert")).to_contain_text("draw or stop")


def test_one_sees_before_drawing_what_would_fail(page: Page) -> None:
    sit_down(page)
    expect(page.locator(".bar-of-ruin")).to_have_text("One more flower of any colour is safe.")
    while awaited(page) != "draw" or not page.evaluate(f"{BOARD}.view.would_fail.length"):
        play(page, by_mouse)
    ruin = page.evaluate(f"{BOARD}.view.would_fail")
    words = {"light": "light blue", "dark": "dark blue"}
    for colour in ruin if len(ruin) < 6 else []:
        expect(page.locator(".bar-of-ruin")).to_contain_text(words.get(colour, colour))


def test_a_failed_harvest_says_why(page: Page) -> None:
    sit_down(page)
    play(page, by_mouse, "draw 8")
    assert awaited(page) == "keep"
    expect(page.locator(".cloth.failed .bar-of-ruin")).to_contain_text("The harvest fails. Too many")
    expect(page.locator(".guilty").first).to_be_visible()


def test_one_sees_what_flowers_in_front_count_and_what_the_next_one_brings(page: Page) -> None:  # C18
    sit_down(page)
    expect(page.locator(".own .scale")).to_have_accessible_name(
        re.compile("count in front of a screen: 1: −3, 2: −1, 3: ")
    )
    expect(page.locator(".own .next")).to_have_text(["next −3"] * 5)
    expect(page.locator(".other .next")).to_have_count(0)


def test_a_mastery_that_the_harvest_meets_has_a_tick(page: Page) -> None:  # C9
    sit_down(page)
    expect(page.locator(".mastery .met-mark")).to_have_count(0)
    page.evaluate(f"{BOARD}.view = {{ ...{BOARD}.view, met: ['two-pairs'] }}")
    expect(page.locator(".mastery .met-mark")).to_have_count(1)
    expect(place(page, "card two-pairs")).to_have_accessible_name(re.compile("The harvest has this"))


@pytest.mark.parametrize("viewport", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_when_a_number_is_said(page_for: PageMaker, viewport: tuple[int, int]) -> None:
    page = sit_down(page_for(viewport=viewport), aids=True)
    expect(page.locator(".odds")).to_have_text("Below each number: the chance that the harvest fails.")
    awaited(page)
    before = page.evaluate(TOPS)
    place(page, "draw 3").click()
    expect(page.locator(".odds")).to_contain_text("on average you keep")
    assert page.evaluate(TOPS) == before
    confirm = page.locator(".bar.confirm .seal")
    confirm.click()
    expect(page.locator(".cherry .harvest .pile").first).to_be_visible()
    awaited(page)
    assert page.evaluate(TOPS)[-2:] == before[-2:]


TOPS = """() => [...['.cloth', '.numbers', '.own .front'].map((name) =>
  Math.round(document.querySelector('.cherry ' + name).getBoundingClientRect().top)),
  document.documentElement.scrollHeight - innerHeight]"""


# Aids and memory


def test_aids_show_the_exact_odds_of_every_number(page: Page) -> None:
    sit_down(page, aids=True)
    awaited(page)
    position = hortus.load("cherry_tree").start()
    for _ in range(3):
        position.play("aside pink")
    rows = draws_for(position, 0)
    shown = page.locator(".number .chance")
    expect(shown).to_have_text([f"{round(100 * row.fails)}%" for row in rows])
    expect(place(page, "draw 3")).to_have_accessible_name(re.compile(r"fails with a chance of [0-9.]+%"))


def test_without_aids_there_are_no_odds(page: Page) -> None:
    sit_down(page)
    awaited(page)
    expect(page.locator(".number")).to_have_count(8)
    expect(page.locator(".number .chance")).to_have_count(0)


def test_a_table_keeps_in_sight_what_is_public_unless_it_is_authentic(page: Page) -> None:
    sit_down(page)
    expect(page.locator(".contents")).to_be_visible()
    expect(place(page, "screen 1")).to_have_accessible_name(re.compile("behind the screen: nothing$"))
    sit_down(page, authentic=True)
    expect(page.locator(".contents")).to_have_count(0)
    expect(place(page, "screen 1")).to_have_accessible_name(re.compile("behind the screen: not in sight$"))
    expect(place(page, "screen 0")).to_have_accessible_name("Behind your screen: nothing")


# Names and looks


@pytest.mark.parametrize(
    ("language", "bag", "draw"),
    [
        ("en", "In the bag: 66 flowers", "draw 3 flowers"),
        ("fr", "Dans le sac", "piocher 3 fleurs"),
        ("pl", "W woreczku: 66 kwiatów", "dobierz 3 kwiaty"),
    ],
)
def test_every_place_has_a_name_in_every_language(page_for: PageMaker, language: str, bag: str, draw: str) -> None:
    page = sit_down(page_for(language=language))
    awaited(page)
    expect(place(page, "bag")).to_have_accessible_name(re.compile(f"^{bag}"))
    expect(place(page, "draw 3")).to_have_accessible_name(draw)
    names = page.locator(".cherry button").evaluate_all("all => all.map((one) => one.ariaLabel ?? one.innerText)")
    assert all(names)


def test_the_tree_has_a_blossom_for_every_flower_in_the_bag(page: Page) -> None:
    sit_down(page)
    expect(page.locator(".blossoms use")).to_have_count(66)
    play(page, by_mouse, "draw 2")
    awaited(page)
    expect(page.locator(".blossoms use")).to_have_count(64)


def test_letters_are_shown_on_request(page_for: PageMaker) -> None:
    page = sit_down(page_for(settings={"letters": True}))
    expect(page.locator(".cherry.letters")).to_be_visible()


@pytest.mark.long
def test_table_prompt_and_choices_fit_a_small_phone(page_for: PageMaker) -> None:
    page = page_for(viewport=PHONE, touch=True, is_mobile=True)
    sit_down(page, players=4, masteries="pink")
    for _ in range(14):
        if awaited(page) == "over":
            break
        assert smallest(page.locator(".cherry .lit")) >= FINGER
        assert not scrolls_sideways(page)
        play(page, by_touch)
    heights = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert heights[0] - heights[1] <= FINGER  # more than that would not be one table any more


def smallest(elements: Locator) -> float:
    """The least width or height among them."""
    sizes = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    return min(elements.evaluate_all(sizes))


@pytest.mark.long
def test_no_step_keeps_anybody_out_on_a_desk_by_day_and_on_a_phone_by_night(page: Page) -> None:
    sit_down(page, players=3, aids=True)
    seen: set[str] = set()
    for _ in range(12):
        step = awaited(page)
        if step not in seen:
            for (width, height), colours in LOOKS:
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=colours)
                assert barriers(page) == [], (step, colours)
        seen.add(step)
        play(page, by_mouse)
    assert len(seen) >= 3
