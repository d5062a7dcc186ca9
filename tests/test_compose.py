"""The house of `compose.yaml`: what it names is there, and its servers are called as they can be called."""

from __future__ import annotations

import json
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from hortus.command import parser
from hortus.server.http.guard import INTER_SERVER_TOKEN
from hortus.server.http.lines import KEEP_ALIVE_S
from hortus.server.serve import ServeWishes, settings_of
from hortus.server.storage.places import name_of

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
PROXY = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SERVERS = {name: service for name, service in COMPOSE["services"].items() if "build" in service}
VARIABLE = re.compile(r"\$\{HORTUS_NAME:\?[^}]+\}")


def wishes_of(service: dict[str, Any]) -> Any:
    """As the image is called, with what compose adds."""
    [called] = re.findall(r"^ENTRYPOINT (.*)$", IMAGE, re.MULTILINE)
    program, *before = json.loads(called)
    assert program == "hortus"
    return parser().parse_args([*before, *(VARIABLE.sub("garden.example", word) for word in service["command"])])


def test_there_are_two_servers_a_database_and_a_proxy() -> None:
    assert set(SERVERS) == {"one", "two"}
    assert set(COMPOSE["services"]) - set(SERVERS) == {"database", "proxy"}
    assert COMPOSE["services"]["database"]["image"].startswith("postgres:17@")


def test_proxy_gives_up_idle_connections_before_a_server_closes_them() -> None:
    [seconds] = re.findall(r"^\s*keepalive (\d+)s$", PROXY, re.MULTILINE)
    assert int(seconds) < KEEP_ALIVE_S


def test_images_of_others_are_named_by_digest() -> None:
    images = re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)
    images += [service["image"] for service in COMPOSE["services"].values() if "build" not in service]
    assert len(images) == 4
    assert [image for image in images if not re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image)] == []


@pytest.mark.parametrize("name", SERVERS)
def test_the_options_of_the_servers_are_those_of_the_command(name: str) -> None:
    wishes = vars(wishes_of(SERVERS[name]))
    settings = settings_of(ServeWishes(**{key: wishes[key] for key in ServeWishes.__dataclass_fields__}))
    assert name_of(settings.data) == "postgresql://hortus@database/hortus"
    assert (settings.inside, settings.inside_listen) == (name, "0.0.0.0")
    assert settings.origins == ("https://garden.example",)
    front = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert ip_network(settings.proxies[-1]) == ip_network(front)


def test_both_servers_are_called_alike_but_for_their_names() -> None:
    one, two = (re.sub(rf"\b{name}\b", "NAME", json.dumps(SERVERS[name])) for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_nobody_has_more_rights_than_needed(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in service
    assert ("ports" in service) == (name == "proxy")


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_whatever_is_named_is_there(name: str) -> None:
    service = COMPOSE["services"][name]
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
    assert set(service.get("depends_on", ())) <= set(COMPOSE["services"])
    for volume in service.get("volumes", ()):
        source, target, *_ = volume.split(":")
        assert target.startswith("/")
        assert (ROOT / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]


def test_no_secret_is_in_the_file_or_in_the_environment() -> None:
    for service in COMPOSE["services"].values():
        for key in service.get("environment", {}):
            assert "PASSWORD" not in key or key.endswith("_FILE")
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for secret in COMPOSE["secrets"].values():
        assert f"{Path(secret['file']).parent}/" in ignored


def test_everything_waits_until_it_is_well() -> None:
    assert all(service["depends_on"]["database"]["condition"] == "service_healthy" for service in SERVERS.values())
    checks = [service["healthcheck"]["test"][-1] for service in SERVERS.values()]
    assert all("/health'" in check for check in checks)  # a database that is down is not fixed by a restart
    assert "/health'" in re.findall(r"^    CMD (.*)$", IMAGE, re.MULTILINE)[0]
    assert "pg_isready" in COMPOSE["services"]["database"]["healthcheck"]["test"]


def test_the_proxy_asks_both_servers_at_the_port_of_the_image() -> None:
    [port] = re.findall(r"^EXPOSE (\d+)$", IMAGE, re.MULTILINE)
    [upstreams] = re.findall(r"^\s*reverse_proxy (.*) \{$", PROXY, re.MULTILINE)
    assert upstreams.split() == [f"{name}:{port}" for name in SERVERS]
    assert re.search(r"^\s*lb_try_duration \d+s$", PROXY, re.MULTILINE)
    assert re.search(r"^\s*health_uri /health$", PROXY, re.MULTILINE)  # a full database must not turn everybody away
    assert re.search(rf"^\s*header_up -{INTER_SERVER_TOKEN}$", PROXY, re.MULTILINE)
    assert "{$HORTUS_NAME}" in PROXY
    assert PROXY.count("{") == PROXY.count("}")


def test_documented_time_to_notice_a_server_that_hangs_is_that_of_the_proxy() -> None:
    [[interval], [timeout]] = [
        re.findall(rf"^\s*health_{what} (\d+)s$", PROXY, re.MULTILINE) for what in ("interval", "timeout")
    ]
    assert (int(interval), int(timeout)) == (1, 1)
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert "asks each server every second and waits one second for the answer" in page
    assert f"A server that hangs gets new requests for at most {int(interval) + int(timeout)} seconds" in page
    assert f"no new request after {int(interval) + int(timeout)} s at most" in PROXY


def test_the_image_has_the_driver_of_the_database() -> None:
    assert "-r requirements/postgresql.txt" in IMAGE
