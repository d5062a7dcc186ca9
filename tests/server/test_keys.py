"""Keys that sign: where they come from, which are good, and that guests outlive them."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from hortus.command import main
from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import BadGuest, BadLink
from hortus.server.keys import LEAST, OWN, VARIABLE, BadKeys, keys_of, new_key
from hortus.server.settings import Settings
from hortus.server.tables.links import Signer
from tests.server.web import FRIEND, PERSON, Web, inside, run

pytestmark = pytest.mark.interpreted_only

OLD, NEW, OTHER = (letter * LEAST for letter in "one")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "keys"
    file.touch(0o600)
    return file


def test_without_a_wish_the_key_is_that_of_the_data_file() -> None:
    assert keys_of(None, {}) == OWN == (None,)


def test_keys_stand_in_a_file_one_a_line(file: Path) -> None:
    file.write_text(f"{NEW}\n{OLD}\n\ndatabase\n")
    assert keys_of(file, {}) == (NEW.encode(), OLD.encode(), None)


def test_keys_stand_in_the_environment_with_spaces_between_them() -> None:
    assert keys_of(None, {VARIABLE: f"{NEW} {OLD}"}) == (NEW.encode(), OLD.encode())


def test_a_file_that_is_named_comes_before_the_environment(file: Path) -> None:
    file.write_text(NEW)
    assert keys_of(file, {VARIABLE: OLD}) == (NEW.encode(),)


@pytest.mark.parametrize("text", ["", " \n", OLD[:-1], f"{NEW}\n{OLD[:-1]}", f"{NEW} database1"])
def test_keys_that_are_none_or_too_short_are_refused_and_never_shown(file: Path, text: str) -> None:
    file.write_text(text)
    for wish, environment in ((file, {}), (None, {VARIABLE: text})):
        with pytest.raises(BadKeys) as refused:
            keys_of(wish, environment)
        for language in LANGUAGES:
            told = sentence(refused.value.message_id, refused.value.arguments, language)
            assert not any(key in told for key in text.split())


def test_a_short_key_is_told_by_its_number(file: Path) -> None:
    file.write_text(f"{NEW}\nshort")
    with pytest.raises(BadKeys, match=rf"Key 2 in \S+keys is too short: it needs {LEAST} characters"):
        keys_of(file, {})


@pytest.mark.skipif(os.name != "posix", reason="nobody else's rights can be told here")
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602])
def test_a_file_that_is_open_to_others_is_refused(file: Path, mode: int) -> None:
    file.write_text(NEW)
    file.chmod(mode)
    with pytest.raises(BadKeys, match="chmod 600"):
        keys_of(file, {})


@pytest.mark.parametrize("what", ["nothing", "a folder", "no text"])
def test_a_file_that_cannot_be_read_is_refused(file: Path, what: str) -> None:
    file.unlink()
    if what == "a folder":
        file.mkdir(0o700)
    elif what == "no text":
        file.write_bytes(b"\xff" * 40)
        file.chmod(0o600)
    with pytest.raises(BadKeys):
        keys_of(file, {})


def test_a_bad_key_ends_the_command_with_a_code(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables.sqlite3"
    assert main(["serve", "--data", str(data), "--key-file", str(file)]) == 2
    assert "[bad_keys]" in capsys.readouterr().err
    monkeypatch.setenv(VARIABLE, "weak")
    assert main(["serve", "--data", str(data)]) == 2
    told = capsys.readouterr().err
    assert "[bad_keys]" in told
    assert VARIABLE in told
    assert "weak" not in told
    assert not data.exists()


def test_the_command_makes_a_key_that_is_good(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["key"]) == 0
    made = capsys.readouterr().out
    assert keys_of(None, {VARIABLE: made}) == (made.strip().encode(),)
    assert new_key() != new_key()


def test_settings_do_not_show_their_keys() -> None:
    assert NEW not in repr(Settings(Path("data"), keys=(NEW.encode(),)))


# Who signs and who reads


def test_the_first_key_signs_and_all_are_read() -> None:
    before, after = Signer(b"old"), Signer(b"new", b"old")
    assert after.read_guest(before.sign_guest("anna")) == "anna"
    assert after.sign_guest("anna") == Signer(b"new").sign_guest("anna")
    link = before.seat_link("garden", 1, 3).removeprefix("/join/")
    assert after.read_link(link).seat == 1
    with pytest.raises(BadGuest):
        Signer(b"new").read_guest(before.sign_guest("anna"))
    with pytest.raises(BadLink):
        Signer(b"new").read_link(link)


def test_a_word_of_any_key_is_read_only_as_it_was_written() -> None:
    signer = Signer(b"new", b"old")
    for key in (b"new", b"old"):
        word = Signer(key).sign_guest("anna")
        for changed in (word + "=", word.replace(".", "=."), word[:-1], word + "A", f".{word}"):
            with pytest.raises(BadGuest):
                signer.read_guest(changed)


def test_two_servers_can_tell_whether_their_keys_are_the_same() -> None:
    signer = Signer(b"new", b"old")
    assert signer.digest == Signer(b"new", b"old", namesake=b"another").digest
    others = [Signer(b"new"), Signer(b"old", b"new"), Signer(b"old"), Signer(b"newold"), Signer(b"ne", b"wold")]
    assert len({signer.digest, *(other.digest for other in others)}) == len(others) + 1


def test_no_guest_is_lost_when_keys_change(tmp_path: Path) -> None:
    """From the key in the data file to others, and from those to the next."""
    data = tmp_path / "tables.sqlite3"
    jars = [httpx.Cookies()]
    names: set[str] = set()

    def visit(*keys: bytes | None, known: bool = True) -> None:
        async def story(web: Web) -> None:
            anna = web.guest()
            anna.http.cookies = jars[-1]
            listed = await anna.get("/api/tables")
            assert bool(listed) == known
            if not listed:
                await anna.make("haru_ichiban", PERSON, FRIEND)
            await anna.http.get("/")
            jars.append(anna.http.cookies)
            names.add(web.app.state.server.signer.cookie)

        run(inside, data, story, keys=keys)

    visit(None, known=False)
    visit(OLD.encode(), None)
    visit(OLD.encode())
    visit(NEW.encode(), OLD.encode())
    visit(NEW.encode())
    assert set(jars[-1]) == names
    assert len(names) == 1
