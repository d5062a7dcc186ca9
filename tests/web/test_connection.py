"""Detection of dead connections by the page, and its ping rate, with a fake clock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import ContextMaker
from tests.web.pings import answer_pings_at_once, count_pings
from tests.web.tables import COMPUTER, FRIEND, PERSON, new_table, pick, ply_of, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

SOON = 5_000  # milliseconds in which a page has to have another connection
OPENING = 7_000  # more than a connection may take to open
MINUTE = 60_000
STEP = 500  # between two checks of the page
STALL = 4_000
SLOW_ANSWER = 3_000  # more than a first ping may take
REFUSALS = 5
BACK_OFF = 5_000  # the least sum of that many pauses
TRY_LATER = 1013
REFUSAL = json.dumps({"type": "refused", "request": "", "code": "too_many", "id": "server-too-many-lines"})
LIVE = "document.querySelector('page-table').sitting.live"


class Network:
    """Between a page and the server; what has gone through it may be cut off from both, without a word."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self.refuses = False
        self._broken = 0
        self._holds: str | None = None
        self._held: list[tuple[int, WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def break_silently(self, more: int = 0) -> None:
        """As if the process at the other end stood still; so do the next ones that are connected to."""
        self._broken = self.opened + more

    def hold(self, kind: str) -> None:
        """Delay messages of this type, in either direction, until `let_go`."""
        self._holds = kind

    def let_go(self) -> None:
        """Deliver the delayed messages; those of a connection that the page has closed are lost."""
        self._holds = None
        for number, there, message in self._held:
            if number == self.opened:
                there.send(message)
        self._held.clear()

    def _connect(self, line: WebSocketRoute) -> None:
        self.opened += 1
        number, server = self.opened, line.connect_to_server()

        def pass_on(there: WebSocketRoute, message: str | bytes) -> None:
            if number <= self._broken:
                return
            if self._holds == json.loads(message)["type"]:
                self._held.append((number, there, message))
            elif self.refuses and there is line:
                line.send(REFUSAL)
                line.close(code=TRY_LATER)
            else:
                there.send(message)

        line.on_message(lambda message: pass_on(server, message))
        server.on_message(lambda message: pass_on(line, message))


@pytest.fixture
def page(context_for: ContextMaker) -> Page:
    page = context_for(settings={"confirm": False}).new_page()
    page.clock.install()
    return page


def sit_down(page: Page) -> None:
    page.goto(f"/table/{new_table(page, 'cherry_tree', [PERSON, COMPUTER], seed='1')}")
    wait_for_turn(page)


def sit_down_where_a_friend_is_to_move(page: Page) -> None:
    page.goto(f"/table/{new_table(page, 'cherry_tree', [FRIEND, PERSON])}")
    page.wait_for_function("() => document.querySelector('page-table')?.sitting?.live.model")
    assert page.evaluate(f"{LIVE}.model.now.choosing") == [0]


def sit_down_where_nobody_is_to_move(page: Page) -> None:
    sit_down(page)
    page.evaluate(f"{LIVE}.send('resign', {{ seat: 0 }})")
    page.wait_for_function(f"() => {LIVE}.model.now.over")


def stop_the_clock(page: Page) -> None:
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)  # its clock runs until this arrives


def start(page: Page, sit_down: Callable[[Page], None] = sit_down) -> Network:
    """Sit down at a table, with a network that can be cut, and stop the page's clock."""
    network = Network(page)
    count_pings(page)
    sit_down(page)
    stop_the_clock(page)
    return network


def wait_until_up(page: Page) -> None:
    page.wait_for_function(f"() => {LIVE}.up")


def break_and_reconnect(page: Page, network: Network, more: int = 0) -> None:
    """Break the connection silently, and see that the page has replaced it once in time."""
    before = network.opened
    network.break_silently(more)
    page.clock.run_for(SOON)
    wait_until_up(page)
    assert network.opened == before + 1


def wait_until_pings_are_answered(page: Page) -> None:
    page.wait_for_function("() => window.unanswered === null")


def run_until_ping(page: Page) -> None:
    pings = page.evaluate("window.pings")
    while page.evaluate("window.pings") == pings:
        page.clock.run_for(STEP)


def assert_works(page: Page) -> None:
    """Also wait for the first message of the connection, which comes before the answer."""
    assert page.evaluate(f"{LIVE}.send('ping')")["type"] == "done"


@pytest.mark.long
def test_page_reconnects_within_five_seconds_of_silence(page: Page) -> None:
    network = start(page)
    break_and_reconnect(page, network)
    assert page.evaluate(f"{LIVE}.send('ping')")["type"] == "done"


@pytest.mark.parametrize("sit_down", [sit_down, sit_down_where_a_friend_is_to_move])
def test_idle_page_of_a_player_reconnects_within_five_seconds(page: Page, sit_down: Callable[[Page], None]) -> None:
    network = start(page, sit_down)
    for _ in range(MINUTE // STEP + 10):  # longer than input counts
        page.clock.run_for(STEP)
        wait_until_pings_are_answered(page)
    assert network.opened == 1
    break_and_reconnect(page, network)


def test_move_made_on_a_dead_connection_is_played_once(page: Page) -> None:
    network = start(page)
    network.break_silently()
    ply = ply_of(page)
    pick(page)
    page.clock.run_for(SOON)
    page.wait_for_function(f"ply => {LIVE}.model.now.ply > ply", arg=ply)
    assert network.opened == 2
    own = f"{LIVE}.model.log.filter((entry) => entry.actor === 0 && entry.ply === {ply + 1}).length"
    assert page.evaluate(own) == 1


@pytest.mark.long
def test_connection_that_opens_and_stays_silent_is_replaced(page: Page) -> None:
    network = start(page)
    break_and_reconnect(page, network, more=1)
    page.clock.run_for(OPENING)
    wait_until_up(page)
    assert network.opened == 3
    assert page.evaluate(f"{LIVE}.send('ping')")["type"] == "done"


@pytest.mark.long
def test_slow_first_message_is_awaited_for_longer_by_the_second_attempt(page: Page) -> None:
    network = start(page)
    network.hold("event")  # the first message to a page that missed nothing
    break_and_reconnect(page, network)
    page.clock.run_for(OPENING)
    wait_until_up(page)
    assert network.opened == 3
    page.clock.run_for(OPENING)
    wait_until_up(page)
    assert network.opened == 3
    network.let_go()
    assert_works(page)
    assert network.opened == 3


@pytest.mark.long
def test_slow_command_keeps_its_connection_while_pings_are_answered(page: Page) -> None:
    network = start(page)
    network.hold("act")
    ply, pings = ply_of(page), page.evaluate("window.pings")
    pick(page)
    for _ in range(STALL // STEP):
        page.clock.run_for(STEP)
        wait_until_pings_are_answered(page)
    assert page.evaluate("window.pings") > pings
    network.let_go()
    page.wait_for_function(f"ply => {LIVE}.model.now.ply > ply", arg=ply)
    assert network.opened == 1


@pytest.mark.long
def test_slow_pings_are_awaited_for_longer_by_later_connections(page: Page) -> None:
    network = start(page)
    network.hold("done")
    run_until_ping(page)
    page.clock.run_for(SLOW_ANSWER)
    wait_until_up(page)
    network.let_go()
    assert_works(page)
    for _ in range(3):
        network.hold("done")
        run_until_ping(page)
        page.clock.run_for(SLOW_ANSWER)
        network.let_go()
        wait_until_pings_are_answered(page)
    assert network.opened == 2


@pytest.mark.long
def test_second_silence_after_an_answered_ping_is_noticed_within_five_seconds(page: Page) -> None:
    network = start(page)
    for _ in range(2):
        break_and_reconnect(page, network)
        assert_works(page)
        run_until_ping(page)
        wait_until_pings_are_answered(page)


@pytest.mark.long
def test_reconnecting_to_a_server_that_refuses_connections_backs_off(page: Page) -> None:
    network = start(page)
    page.evaluate(f"{LIVE}.addEventListener('line', () => (window.losses = (window.losses ?? 0) + !{LIVE}.up))")
    network.refuses = True
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    elapsed = 0
    for losses in range(1, REFUSALS + 1):
        page.wait_for_function("losses => window.losses === losses", arg=losses)
        while network.opened == losses:
            page.clock.run_for(STEP // 4)
            elapsed += STEP // 4
    assert elapsed >= BACK_OFF


@pytest.mark.long
def test_idle_page_sends_few_pings_and_a_lively_one_keeps_its_connection(page: Page) -> None:
    network = Network(page)
    answer_pings_at_once(page)
    sit_down_where_nobody_is_to_move(page)
    stop_the_clock(page)
    page.evaluate(f"{LIVE}.send('hurry')")
    counts = [pings_in_a_minute(page) for _ in range(3)]
    assert 20 <= counts[0] <= 30
    assert 2 <= counts[2] <= 3
    page.evaluate(f"{LIVE}.send('hurry')")
    assert pings_in_a_minute(page) >= 20
    assert network.opened == 1


@pytest.mark.long
def test_input_at_an_idle_page_makes_it_send_more_pings(page: Page) -> None:
    answer_pings_at_once(page)
    sit_down_where_nobody_is_to_move(page)
    stop_the_clock(page)
    for _ in range(2):
        pings_in_a_minute(page)
    assert pings_in_a_minute(page) <= 3
    page.mouse.move(10, 10)
    assert pings_in_a_minute(page) >= 20


@pytest.mark.long
def test_hidden_page_sends_few_pings(page: Page) -> None:
    answer_pings_at_once(page)
    sit_down(page)
    stop_the_clock(page)
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    page.evaluate(f"{LIVE}.send('hurry')")
    assert 2 <= pings_in_a_minute(page) <= 3


def pings_in_a_minute(page: Page) -> int:
    before = page.evaluate("window.pings")
    page.clock.run_for(MINUTE)
    return int(page.evaluate("window.pings")) - before


@pytest.mark.long
def test_commands_without_an_answer_are_rejected_when_the_viewer_leaves(page: Page) -> None:
    network = Network(page)
    sit_down(page)
    network.break_silently()
    outcome = page.evaluate(
        f"""async () => {{
          const live = {LIVE};
          const outcome = (sent) => Promise.race([
            sent.then(() => 'answered', (refusal) => refusal.code),
            new Promise((resolve) => setTimeout(resolve, 1_000, 'pending')),
          ]);
          const before = outcome(live.send('hint', {{ seat: 0 }}));
          live.close();
          return [await before, await outcome(live.send('hint', {{ seat: 0 }}))];
        }}"""
    )
    assert outcome == ["unreachable", "unreachable"]
