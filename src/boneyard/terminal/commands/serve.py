"""`boneyard serve`: run the server in the foreground, show its address and offer to open a browser."""

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import Field, fields, replace
from functools import partial
from inspect import Parameter, Signature
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.server.settings import BEFORE, Settings, gather
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import Console, at_terminal, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import SOURCE, _, use

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from boneyard.server.http.patience import PatientHttp

_METAVARS = {str: "TEXT", int: "N", float: "N"}
_BACKLOG = 2048
_KEEP_ALIVE = 20  # seconds


@described(
    marked(
        "Start a server: tables in the browser, for friends and bots, until you press Ctrl-C.\n\n"
        "Every setting can also come from the environment, by the name in brackets. A flag comes first."
    ),
    "boneyard serve",
    "boneyard serve --port 9000 --data ~/dominoes",
    "boneyard serve --host 0.0.0.0 --address http://192.168.1.20:8642",
)
def serve(household: Households = None, browser: bool | None = None, **flags: object) -> None:
    load_households(household)
    open_house(standard_console(), gather(flags), browser)


def _flag(each: "Field[Any]") -> Parameter:
    """A setting as a flag: its help, its environment variable, its default."""
    kind = type(each.default)
    option = typer.Option(
        f"--{each.name.replace('_', '-')}",
        metavar=_METAVARS[kind],
        help=each.metadata["says"],
        show_default="; ".join(filter(None, [f"{BEFORE}{each.name.upper()}", str(each.default)])),
    )
    annotation = Annotated[kind | None, option]  # type: ignore[valid-type]
    return Parameter(each.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_flags() -> None:
    """Give `serve` a flag for every setting."""
    browser = typer.Option("--browser/--no-browser", help=marked("Open a browser, or don't. Default: ask."))
    own = [
        Parameter("household", Parameter.KEYWORD_ONLY, default=None, annotation=Households),
        Parameter(
            "browser", Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[bool | None, browser]
        ),
    ]
    parameters = [*[_flag(each) for each in fields(Settings)], *own]
    serve.__annotations__ = {each.name: each.annotation for each in parameters}
    serve.__signature__ = Signature(parameters)  # type: ignore[attr-defined]


_with_flags()


def open_house(console: Console, settings: Settings, browser: bool | None) -> None:
    """Serve until someone stops it; at a terminal, offer to open the browser."""
    try:
        import uvicorn

        from boneyard.server.app import create_app
        from boneyard.server.garbage import leave_it_to_the_house
        from boneyard.server.http.patience import PatientHttp, raise_file_limit
        from boneyard.server.logs import set_up
    except ImportError as problem:
        raise BadSetup(
            _(
                "The server needs more packages ({name}): {command}",
                name=problem.name,
                command="pip install 'boneyard[server]'",
            )
        ) from None
    raise_file_limit()
    listening = _listen(settings)
    asyncio.run(_opened_once(settings))
    address = shown_address(settings, listening)
    # The greeting is the terminal's; the server itself speaks the language of each of its visitors.
    greeting = copy_context()

    def welcome() -> None:
        greeting.run(_welcome, console, address, browser)

    set_up(settings.log_format, settings.log_level)
    if settings.workers > 1:
        _run_workers(settings, listening, welcome)
    else:
        server = uvicorn.Server(_config(settings, create_app(settings), PatientHttp))
        leave_it_to_the_house()
        _when_open(server, welcome)
        with use(SOURCE):
            server.run(sockets=[listening])
        if not server.started:
            raise BadSetup(_("The server couldn't start. The reason is above."))
    console.say(_("Closed. Every table continues where it was when you start the server again."))


def _config(settings: Settings, app: "FastAPI", http: "type[PatientHttp]") -> "uvicorn.Config":
    import uvicorn

    from boneyard.server.http.patience import PING, PONG, PatientWebSocket

    return uvicorn.Config(
        app,
        log_config=None,  # its messages go where ours go
        log_level="warning",
        access_log=False,
        http=http,
        ws=PatientWebSocket,
        ws_max_size=settings.message * 2,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,  # compressing takes longer than sending a scene uncompressed
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=3,
        server_header=False,
        backlog=_BACKLOG,
    )


def _run_workers(settings: Settings, listening: socket.socket, welcome: Callable[[], None]) -> None:
    """Serve with several processes on one port, until a signal stops them."""
    if not hasattr(os, "fork"):
        raise BadSetup(
            _("Several workers need a system like Linux or macOS. Use {option}.", option="--workers 1")
        )
    from boneyard.server.app import create_app
    from boneyard.server.cluster.handover import Worker, WorkerServer, open_mailboxes
    from boneyard.server.cluster.local import SCHEME, serve_hub
    from boneyard.server.cluster.supervisor import Supervisor
    from boneyard.server.garbage import leave_it_to_the_house
    from boneyard.server.storage.database import folder_lock

    lock = folder_lock(settings.url)
    lock.acquire()
    folder = mkdtemp(prefix="boneyard-")  # only its owner can enter it
    path = str(Path(folder) / "bus")
    own = settings if settings.bus else replace(settings, bus=SCHEME + path)
    mailboxes = open_mailboxes(settings.workers)
    greeted = Path(folder) / "greeted"

    def work(number: int) -> None:
        worker = Worker(number, mailboxes)
        server = WorkerServer(_config(own, create_app(own, own_folder=False), worker.http()), worker)
        leave_it_to_the_house()
        if number == 0 and not greeted.exists():  # not again when this one had to be started again
            greeted.touch()
            _when_open(server, welcome)
        with use(SOURCE):
            server.run(sockets=[listening])

    def pass_on() -> None:
        Path(path).unlink(missing_ok=True)
        asyncio.run(serve_hub(path))

    helpers = [] if settings.bus else [pass_on]
    try:
        Supervisor(helpers, [partial(work, number) for number in range(settings.workers)]).run()
    finally:
        rmtree(folder, ignore_errors=True)
        lock.release()


async def _opened_once(settings: Settings) -> None:
    """Open and close the house once: a setting it can't use gets a sentence, which uvicorn would bury."""
    from boneyard.server.house import House

    house = House(settings)
    try:
        await house.open()
    finally:
        await house.close()


def shown_address(settings: Settings, listening: socket.socket) -> str:
    """The address to open in a browser."""
    if settings.address:
        return settings.address
    port = listening.getsockname()[1]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        raise BadSetup(
            _(
                "Can't serve at {host} port {port}: {why}. Try {option}.",
                host=settings.host,
                port=settings.port,
                why=problem.strerror or problem,
                option=f"--port {settings.port + 1}",
            )
        ) from None
    return listening


def _when_open(server: object, then: Callable[[], None]) -> None:
    """Do something in another thread once the server is open."""

    def wait() -> None:
        pause = threading.Event()
        while not getattr(server, "started", False):
            if getattr(server, "should_exit", False) or pause.wait(0.05):
                return
        then()

    threading.Thread(target=wait, daemon=True).start()


def _welcome(console: Console, address: str, browser: bool | None) -> None:
    console.say_exactly(_("Boneyard is open at {address}", address=address))
    if browser is None and at_terminal():
        console.say(_("Press Enter to open it in a browser, or Ctrl-C to stop the server."))
        try:
            input()
        except (EOFError, OSError):
            return
        browser = True
    if browser:
        webbrowser.open(address)
