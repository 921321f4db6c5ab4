"""What the server can be told before it starts: from flags, else from the environment, else a safe default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from secrets import token_urlsafe
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from boneyard.core.errors import BadSetup

BEFORE = "BONEYARD_"  # the environment's names begin with this


def setting(default: Any, says: str, least: float | None = None) -> Any:
    """A setting with its default, a sentence about it, and the least number it can be."""
    return field(default=default, metadata={"says": says, "least": least})


@dataclass(frozen=True)
class Settings:
    """Every setting of a server; each can be given as a flag or as BONEYARD_NAME in the environment."""

    host: str = setting("127.0.0.1", "The address to listen on. 0.0.0.0 opens it to your whole network.")
    port: int = setting(8642, "The port to listen on. 0 takes any free one.", 0)
    data: str = setting("", "The folder for tables and settings. Default: your data folder.")
    database: str = setting("", "The SQLAlchemy URL of another database, like postgresql+psycopg://...")
    secret: str = setting("", "The secret that signs seats. Default: generated and kept in the data folder.")
    bus: str = setting("", "A Valkey or Redis URL, if several servers share one database.")
    origins: str = setting("", "Other web addresses whose pages may connect, separated by commas.")
    hosts: str = setting("", "Other names people use for this server, separated by commas. * means any.")
    address: str = setting("", "The address people use, like https://play.example.org, for links.")
    tables: int = setting(10_000, "The most tables at once.", 1)
    viewers: int = setting(64, "The most spectators at one table, and the most devices in one seat.", 1)
    message: int = setting(4096, "The longest message a viewer may send, in bytes.", 256)
    rate: float = setting(20.0, "The most messages a viewer may send per second.", 1)
    burst: int = setting(40, "The most messages in one burst.", 1)
    making: int = setting(60, "The most tables one address may start per minute.", 1)
    guesses: int = setting(20, "The most table codes one address may try per minute.", 1)
    bot_delay: float = setting(0.7, "How many seconds a bot takes per move.", 0)
    workers: int = setting(0, "How many processes run the bots. 0 means one per core.", 0)
    arena: int = setting(
        0, "1 lets the host choose the seed of the shuffles. Only for tournaments of programs.", 0
    )
    archive_days: float = setting(30.0, "Close a table after this many days without a move.", 0)
    host_minutes: float = setting(
        10.0, "Let another player act as host after the host has been away this many minutes.", 0
    )
    restart_seconds: float = setting(
        15.0, "After a restart, the player to move has at least this many seconds left.", 0
    )
    connections: int = setting(100, "The most connections one address may have open at once.", 1)
    rest_minutes: float = setting(30.0, "Unload a table after this many minutes without a viewer.", 0)

    @property
    def folder(self) -> Path:
        """Where this server keeps what is its own."""
        return Path(self.data).expanduser() if self.data else user_data_path("boneyard", appauthor=False)

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{self.folder / 'tables.sqlite3'}"

    @property
    def worker_count(self) -> int:
        """How many processes think for the bots."""
        return self.workers or _cores()

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The other web addresses whose pages may play here."""
        named = [origin.strip().rstrip("/").lower() for origin in self.origins.split(",")]
        return frozenset([origin for origin in named if origin])

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names, besides numbers and this machine's own, by which people may ask for this server."""
        named = [name.strip().lower() for name in self.hosts.split(",")]
        names = [*named, urlsplit(self.address).hostname or "", gethostname().lower(), "localhost"]
        return frozenset([name for name in names if name])

    def kept_secret(self) -> str:
        """The secret that was given, or the one in the data folder, made when there is none; for its owner's eyes."""
        if self.secret:
            return self.secret
        try:
            return self._secret_in_folder()
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise BadSetup(f"Can't save anything in {self.folder}: {why}.") from None

    def _secret_in_folder(self) -> str:
        path = self.folder / "secret"
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            found = path.read_text("ascii").strip()
            if len(found) >= 16:
                return found
            path.unlink()  # a server that died while it wrote left half a secret
            return self._secret_in_folder()
        made = token_urlsafe(32)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(made + "\n")
        return made


def gather(flags: Mapping[str, object], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from flags (None where one was not given), else from the environment."""
    around = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for each in fields(Settings):
        given = flags.get(each.name)
        if given is None:
            given = around.get(BEFORE + each.name.upper())
        if each.name == "secret" and given == "":
            raise BadSetup("The secret is empty: give one with at least a few letters, or leave it out.")
        given = given or None if isinstance(given, str) else given
        if given is not None:
            found[each.name] = _read(each.name, given, type(each.default), each.metadata["least"])
    return Settings(**found)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _read(name: str, given: object, kind: type, least: float | None) -> object:
    shown = name.replace("_", "-")
    if kind is str:
        return str(given)
    try:
        number = kind(str(given))
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise BadSetup(f"The setting {shown} can't be {given!r}. It is {what}.") from None
    if least is not None and not number >= least:
        raise BadSetup(f"The setting {shown} can't be {given}. The least is {least:g}.")
    if name == "port" and number > 65535:
        raise BadSetup(f"There's no port {number}. The highest is 65535.")
    return number
