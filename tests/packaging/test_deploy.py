"""The files for operators: they parse, name only settings and metrics that exist, and give away no rights."""

import json
import re
import tomllib
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from boneyard.server.settings import Settings
from support.server.guests import serving

TOP = Path(__file__).parent.parent.parent
DEPLOY = TOP / "deploy"
PAGE = TOP / "docs" / "deploy.md"
KNOWN = {f"BONEYARD_{each.name.upper()}" for each in fields(Settings)}
OF_COMPOSE = {"BONEYARD_DOMAIN"}  # the proxy's, not the server's


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_every_setting_that_is_named_exists() -> None:
    for name in ("Dockerfile", "compose.yaml", "Caddyfile", "boneyard.service"):
        named = set(re.findall(r"BONEYARD_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
        assert named <= KNOWN | OF_COMPOSE, name
    page = (DEPLOY.parent / "docs" / "deploy.md").read_text("utf-8")
    assert set(re.findall(r"BONEYARD_[A-Z_]+", page)) <= KNOWN | OF_COMPOSE


def test_only_the_proxy_of_the_compose_file_can_be_reached() -> None:
    services = compose()["services"]
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]
    for each in services.values():
        assert set(each.get("depends_on", {})) <= set(services)
        volumes = [volume.partition(":")[0] for volume in each.get("volumes", [])]
        assert all(name in compose()["volumes"] or (DEPLOY / name).is_file() for name in volumes)


def test_the_server_of_the_compose_file_has_no_rights_and_no_secret_of_ours() -> None:
    server = compose()["services"]["boneyard"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    for name in ("BONEYARD_SECRET", "BONEYARD_DATABASE"):
        assert re.search(r"\$\{[A-Z_]+:\?", server["environment"][name]), "it must be given"
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    readers = Settings(metrics=server["environment"]["BONEYARD_METRICS"]).metrics_readers
    assert network["subnet"] in map(str, readers)
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]
    assert (DEPLOY.parent / server["build"]["dockerfile"]).is_file()


def test_the_image_runs_as_no_one_special() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM"))
    users = [line for line in lines[last:] if line.startswith("USER")]
    assert users == ["USER boneyard"]
    assert lines[-1] == 'CMD ["boneyard", "serve", "--no-browser"]'


def test_the_unit_can_be_read_and_is_hardened() -> None:
    unit = ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "boneyard.service", "utf-8")
    service = unit["Service"]
    assert service["ExecStart"].endswith("/boneyard serve --no-browser")
    assert service["Environment"] == f"BONEYARD_DATA=/var/lib/{service['StateDirectory']}"
    for name, value in {"DynamicUser": "yes", "NoNewPrivileges": "yes", "ProtectSystem": "strict"}.items():
        assert service[name] == value
    assert service["CapabilityBoundingSet"] == ""


def test_the_dashboard_shows_only_metrics_that_exist(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    shown = " ".join([target["expr"] for panel in board["panels"] for target in panel["targets"]])
    named = set(re.findall(r"\b(?:boneyard|process)_[a-z_]+", shown))
    with serving(tmp_path, metrics="all") as client:
        transport: Any = client._transport
        transport.client = ("127.0.0.1", 50000)
        client.get("/nowhere")
        text = client.get("/metrics").text
    there = set(re.findall(r"^([a-z_]+)", text, re.MULTILINE))
    assert named
    assert named <= there
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


# --- without Docker: everything the files name is real


def test_the_image_copies_what_a_build_needs_and_installs_extras_that_exist() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8")
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    for extras in re.findall(r"(?:\.|boneyard)\[([a-z,]+)\]", lines + PAGE.read_text("utf-8")):
        assert set(extras.split(",")) <= set(project["optional-dependencies"]), extras
    for version in re.findall(r"FROM python:(\d\.\d+)-slim", lines):
        assert f"Programming Language :: Python :: {version}" in project["classifiers"]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    copied = {line[1:] for line in ignored if line.startswith("!")}
    assert all((TOP / name).exists() for name in copied)
    named = {"setup.py", "pyproject.toml", "MANIFEST.in", project["readme"], *project["license-files"], "src"}
    assert named <= copied


def test_the_image_knocks_at_a_door_that_exists_on_the_port_that_it_opens(tmp_path: Path) -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8")
    (port,) = set(re.findall(r"(?:BONEYARD_PORT=|EXPOSE |127\.0\.0\.1:)(\d+)", lines))
    assert int(port) == Settings().port
    assert f"boneyard {port}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"127.0.0.1:{port}" in PAGE.read_text("utf-8")
    (path,) = re.findall(r"127\.0\.0\.1:\d+(/\w+)", lines)
    with serving(tmp_path) as client:
        assert client.get(path).status_code == 200


def test_every_command_line_of_the_files_and_of_the_page_can_be_read() -> None:
    from typer.main import get_command

    from boneyard.terminal.cli import app

    text = "\n".join((DEPLOY / name).read_text("utf-8") for name in ("Dockerfile", "boneyard.service"))
    lines = re.findall(r'"boneyard", ("[^\]]+)\]', text)
    found = [line.replace('"', "").replace(",", "").split() for line in lines]
    found += [line.split() for line in re.findall(r"/bin/boneyard (.+)", text)]
    page = PAGE.read_text("utf-8")
    found += [
        line.split() for line in re.findall(r"(?:/bin/boneyard|exec boneyard boneyard) ([^`\n]+)", page)
    ]
    assert len(found) >= 4
    for words in found:
        command: Any = get_command(app)
        while hasattr(command, "get_command"):
            command = command.get_command(None, words.pop(0))
            assert command is not None, words
        known = {flag for each in command.params for flag in (*each.opts, *each.secondary_opts)}
        assert {word for word in words if word.startswith("--")} <= known, words


def test_the_address_of_the_database_and_of_the_bus_can_be_read() -> None:
    from redis.asyncio import Redis
    from sqlalchemy import make_url

    services = compose()["services"]
    server = services["boneyard"]["environment"]
    url = make_url(server["BONEYARD_DATABASE"].replace("${POSTGRES_PASSWORD:?}", "word"))
    postgres = services["postgres"]["environment"]
    assert (url.host, url.username, url.database) == (
        "postgres",
        postgres["POSTGRES_USER"],
        postgres["POSTGRES_DB"],
    )
    assert url.get_dialect().driver == "psycopg"
    bus = Redis.from_url(server["BONEYARD_BUS"])
    assert bus.connection_pool.connection_kwargs["host"] in services
    for name, each in services.items():
        image = each.get("image", "")
        assert not image or re.fullmatch(r"[a-z/]+:\d+(-alpine)?", image), f"{name} pins no version"


def test_a_stopping_server_is_given_the_time_it_takes() -> None:
    grace = compose()["services"]["boneyard"]["stop_grace_period"]
    unit = (DEPLOY / "boneyard.service").read_text("utf-8")
    assert f"TimeoutStopSec={grace.removesuffix('s')}" in unit
