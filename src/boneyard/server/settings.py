"""The server's settings: from flags, or else the environment, or else a safe default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from secrets import token_urlsafe
from socket import gethostname
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.words.language import _

BEFORE = "BONEYARD_"  # the environment's names begin with this
LOCAL: Final = "local"
_READERS: Final[Mapping[str, tuple[str, ...]]] = {
    LOCAL: ("127.0.0.0/8", "::1"),
    "all": ("0.0.0.0/0", "::/0"),
    "none": (),
}

_SHORTEST_SECRET: Final = 16  # characters

_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}


def setting(default: Any, says: str, least: float | None = None) -> Any:
    """A setting with its default, a sentence about it, and the least number it can be."""
    return field(default=default, metadata={"says": says, "least": least})


@dataclass(frozen=True)
class Settings:
    """Every setting of a server; each can be given as a flag or as BONEYARD_NAME in the environment."""

    host: str = setting(
        "127.0.0.1", marked("The address to listen on. 0.0.0.0 opens it to your whole network.")
    )
    port: int = setting(8642, marked("The port to listen on. 0 takes any free one."), 0)
    data: str = setting("", marked("The folder for tables and settings. Default: your data folder."))
    database: str = setting(
        "", marked("The SQLAlchemy URL of another database, like postgresql+psycopg://...")
    )
    secret: str = setting(
        "", marked("The secret that signs seats. Default: generated and kept in the data folder.")
    )
    bus: str = setting("", marked("A Valkey or Redis URL, if several servers share one database."))
    origins: str = setting("", marked("Other web addresses whose pages may connect, separated by commas."))
    hosts: str = setting(
        "", marked("Other names people use for this server, separated by commas. * means any.")
    )
    address: str = setting("", marked("The address people use, like https://play.example.org, for links."))
    tables: int = setting(10_000, marked("The most tables at once."), 1)
    viewers: int = setting(
        64, marked("The most spectators at one table, and the most devices in one seat."), 1
    )
    message: int = setting(4096, marked("The longest message a viewer may send, in bytes."), 256)
    rate: float = setting(20.0, marked("The most messages a viewer may send per second."), 1)
    burst: int = setting(40, marked("The most messages in one burst."), 1)
    making: int = setting(60, marked("The most tables one address may start per minute."), 1)
    guesses: int = setting(20, marked("The most table codes one address may try per minute."), 1)
    bot_delay: float = setting(0.7, marked("How many seconds a bot takes per move."), 0)
    workers: int = setting(1, marked("How many processes serve the tables, all on the same port."), 1)
    bot_processes: int = setting(0, marked("How many processes run the bots. 0 means one per core."), 0)
    arena: int = setting(
        0, marked("1 lets the host choose the seed of the shuffles. Only for tournaments of programs."), 0
    )
    archive_days: float = setting(30.0, marked("Close a table after this many days without a move."), 0)
    host_minutes: float = setting(
        10.0, marked("Let another player act as host after the host has been away this many minutes."), 0
    )
    restart_seconds: float = setting(
        15.0, marked("After a restart, the player to move has at least this many seconds left."), 0
    )
    shuffle_seconds: float = setting(
        2.0, marked("How many seconds a deal waits for each step of the players' part in the shuffle."), 0
    )
    connections: int = setting(100, marked("The most connections one address may have open at once."), 1)
    rest_minutes: float = setting(30.0, marked("Unload a table after this many minutes without a viewer."), 0)
    log_format: str = setting("text", marked("How to write the log: text or json."))
    log_level: str = setting(
        "warning", marked("What to log: debug, info, warning or error. info has every request.")
    )
    metrics: str = setting(
        LOCAL,
        marked(
            "Who may read /metrics: local, all, none, or networks like 10.0.0.0/8, separated by commas. "
            "local means this machine."
        ),
    )

    @property
    def folder(self) -> Path:
        """The folder for this server's files."""
        return Path(self.data).expanduser() if self.data else user_data_path("boneyard", appauthor=False)

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{self.folder / 'tables.sqlite3'}"

    @property
    def worker_count(self) -> int:
        """How many processes think for the bots of each process that serves tables."""
        return max(1, (self.bot_processes or _cores()) // self.workers)

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

    @property
    def metrics_readers(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The networks from which /metrics may be read."""
        named = [name.strip() for name in self.metrics.split(",") if name.strip()]
        found: list[IPv4Network | IPv6Network] = []
        for name in named:
            try:
                found += [ip_network(each) for each in _READERS.get(name.lower(), (name,))]
            except ValueError:
                raise BadSetup(
                    _(
                        "The setting {name} can't be {given}. It is local, all, none, or networks like {example}.",
                        name="metrics",
                        given=repr(self.metrics),
                        example="10.0.0.0/8",
                    )
                ) from None
        return tuple(found)

    def kept_secret(self) -> str:
        """The given secret, or the one in the data folder, created if missing and readable only by its owner."""
        if self.secret:
            return self.secret
        try:
            return self._secret_in_folder()
        except (OSError, UnicodeError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise BadSetup(
                _("Can't save anything in {folder}: {why}.", folder=self.folder, why=why)
            ) from None

    def _secret_in_folder(self) -> str:
        path = self.folder / "secret"
        self.folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make_secret(path)
        found = path.read_text("ascii").strip()
        if len(found) < _SHORTEST_SECRET:
            raise BadSetup(
                _(
                    "The secret in {file} is damaged. Restore it from a backup, or delete the file: "
                    "then everyone loses their seat.",
                    file=path,
                )
            )
        return found


def _make_secret(path: Path) -> None:
    """Write a new secret, the whole of it or nothing; if another server has just done so, its own counts."""
    new = path.with_name(f"secret.{token_urlsafe(6)}")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(token_urlsafe(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(new, path)
        except FileExistsError:
            pass
        except OSError:  # a file system without hard links
            new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def gather(flags: Mapping[str, object], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from flags (None if a flag wasn't given), or else from the environment."""
    around = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for each in fields(Settings):
        given = flags.get(each.name)
        if given is None:
            given = around.get(BEFORE + each.name.upper())
        if each.name == "secret" and given == "":
            raise BadSetup(_("The secret is empty: give one with at least a few letters, or leave it out."))
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
    if name in _CHOICES and str(given).lower() not in _CHOICES[name]:
        listed = ", ".join(_CHOICES[name])
        raise BadSetup(
            _(
                "The setting {name} can't be {given}. Choose from: {listed}.",
                name=shown,
                given=repr(given),
                listed=listed,
            )
        )
    if kind is str:
        return str(given).lower() if name in _CHOICES else str(given)
    try:
        number = kind(str(given))
    except ValueError:
        raise BadSetup(
            _("The setting {name} can't be {given}. It is a whole number.", name=shown, given=repr(given))
            if kind is int
            else _("The setting {name} can't be {given}. It is a number.", name=shown, given=repr(given))
        ) from None
    if least is not None and not number >= least:
        raise BadSetup(
            _(
                "The setting {name} can't be {given}. The least is {least}.",
                name=shown,
                given=given,
                least=f"{least:g}",
            )
        )
    if name == "port" and number > 65535:
        raise BadSetup(_("There's no port {number}. The highest is 65535.", number=number))
    return number
