"""Signed words: each opens what it was made for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hortus.server.errors import BadGuest, BadLink
from hortus.server.tables.links import CODE_LETTERS, ID_LETTERS, Signer, code_of, new_code, new_table_id
from hortus.server.tables.seats import clean_name

pytestmark = pytest.mark.interpreted_only

SIGNER = Signer(b"a key")
LINKS = {
    "seat": SIGNER.seat_link("garden", 1, 3),
    "watch": SIGNER.watch_link("garden", 2),
    "manage": SIGNER.manage_link("garden", 4),
}


@pytest.mark.parametrize("what", LINKS)
def test_a_link_tells_its_table_and_its_power(what: str) -> None:
    invitation = SIGNER.read_link(LINKS[what].removeprefix("/join/"))
    assert (invitation.table_id, invitation.what) == ("garden", what)
    assert (invitation.seat, invitation.epoch) == {"seat": (1, 3), "watch": (None, 2), "manage": (None, 4)}[what]


@pytest.mark.parametrize("what", LINKS)
@pytest.mark.parametrize("other", ["s.", "w.", "m.", "g.", ""])
def test_no_link_passes_for_another(what: str, other: str) -> None:
    key = LINKS[what].removeprefix("/join/")
    if other != key[:2]:
        with pytest.raises(BadLink):
            SIGNER.read_link(other + key[2:])


@given(st.text(max_size=80), st.integers(0, 200))
def test_a_changed_link_is_refused(text: str, place: int) -> None:
    key = LINKS["seat"].removeprefix("/join/")
    changed = key[:place] + text + key[place + len(text) :]
    if changed != key:
        with pytest.raises(BadLink):
            SIGNER.read_link(changed)


def test_another_key_signs_nothing_for_us() -> None:
    other = Signer(b"another key")
    with pytest.raises(BadLink):
        SIGNER.read_link(other.watch_link("garden", 0).removeprefix("/join/"))
    with pytest.raises(BadGuest):
        SIGNER.read_guest(other.sign_guest("anna"))
    assert SIGNER.cookie != other.cookie


def test_a_guest_is_who_the_cookie_says() -> None:
    guest = SIGNER.new_guest()
    assert SIGNER.read_guest(SIGNER.sign_guest(guest)) == guest
    assert guest != SIGNER.new_guest()
    with pytest.raises(BadGuest):
        SIGNER.read_guest(LINKS["watch"].removeprefix("/join/w."))


@pytest.mark.parametrize(("text", "code"), [("abcdef", "ABCDEF"), (" ABC-DEF ", "ABCDEF"), ("ab c def", "ABCDEF")])
def test_a_code_is_read_as_people_type_it(text: str, code: str) -> None:
    assert code_of(text) == code


@pytest.mark.parametrize("text", ["", "abcde", "abcdefg", "abcde1", "ßßßßßß", "s.abcdef"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert code_of(text) is None


def test_ids_and_codes_are_made_of_clear_letters() -> None:
    for _ in range(50):
        assert set(new_table_id()) <= set(ID_LETTERS)
        assert set(new_code()) <= set(CODE_LETTERS)
        assert code_of(new_code()) is not None


@given(st.text(max_size=60))
def test_a_clean_name_is_one_line_that_can_be_written(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= 24
    assert name == name.strip()
    assert name.isprintable() or not any(ord(sign) < 32 for sign in name)
    name.encode()
    assert clean_name(name) == name
