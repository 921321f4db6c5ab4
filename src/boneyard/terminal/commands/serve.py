"""`boneyard serve`: the server in the foreground, its address in plain sight, the browser if one wants it."""

import asyncio
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import Field, fields
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from boneyard.core.errors import BadSetup
from boneyard.server.settings import BEFORE, Settings, gather
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import Console, at_terminal, standard_console

_METAVARS = {str: "TEXT", int: "N", float: "N"}
_BACKLOG = 2048
_KEEP_ALIVE = 20  # seconds
_PING, _PONG = 2.0, 2.5  # seconds: a dead connection is noticed, and its player shown as away, within five


def serve(household: Households = None, browser: bool | None = None, **flags: object) -> None:
    """Open the house: tables in the browser, for friends and bots, until Ctrl-C closes it.

    Everything can also be set in the environment, by the name in brackets; a flag comes first.

    \b
    Examples:
      boneyard serve
      boneyard serve --port 9000 --data ~/dominoes
      boneyard serve --host 0.0.0.0 --address http://192.168.1.20:8642
    """
    load_households(household)
    open_house(standard_console(), gather(flags), browser)


def _flag(each: "Field[Any]") -> Parameter:
    """A setting as a flag: what it says, its name in the environment, its usual value."""
    kind = type(each.default)
    usual = "" if each.default == "" else f"; {each.default}"
    option = typer.Option(
        f"--{each.name.replace('_', '-')}",
        metavar=_METAVARS[kind],
        help=f"{each.metadata['says']} [{BEFORE}{each.name.upper()}{usual}]",
        show_default=False,
    )
    annotation = Annotated[kind | None, option]  # type: ignore[valid-type]
    return Parameter(each.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_flags() -> None:
    """Give `serve` a flag for every setting: they are listed in one place."""
    browser = typer.Option("--browser/--no-browser", help="Open a browser, or don't. Default: ask.")
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
    """Serve until somebody stops it; whoever sits at a terminal is offered the browser."""
    try:
        import uvicorn

        from boneyard.server.app import create_app
        from boneyard.server.http.patience import PatientHttp, PatientWebSocket
    except ImportError as problem:
        raise BadSetup(
            f"The server needs more packages ({problem.name}): pip install 'boneyard[server]'."
        ) from None
    listening = _listen(settings)
    asyncio.run(_opened_once(settings))
    address = shown_address(settings, listening)
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            http=PatientHttp,
            ws=PatientWebSocket,
            ws_max_size=settings.message * 2,
            ws_ping_interval=_PING,
            ws_ping_timeout=_PONG,
            ws_per_message_deflate=False,  # it takes longer than sending a scene as it is
            timeout_keep_alive=_KEEP_ALIVE,
            timeout_graceful_shutdown=3,
            server_header=False,
            backlog=_BACKLOG,
        )
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    _seldom_sweep()
    _when_open(server, lambda: _welcome(console, address, browser))
    server.run(sockets=[listening])
    if not server.started:
        raise BadSetup("The server couldn't start. The reason is above.")
    console.say("Closed. Every table continues where it was when you start the server again.")


async def _opened_once(settings: Settings) -> None:
    """Open the house and close it again: what it cannot use is said in a sentence, which uvicorn would bury."""
    from boneyard.server.house import House

    house = House(settings)
    try:
        await house.open()
    finally:
        await house.close()


def _seldom_sweep() -> None:
    """Leave sweeping to the house: tables are not made of cycles, and a sweep in the middle of play holds up moves."""
    gc.collect()
    gc.freeze()
    gc.disable()


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
        where = f"{settings.host} port {settings.port}"
        raise BadSetup(
            f"Can't serve at {where}: {problem.strerror or problem}. Try --port {settings.port + 1}."
        ) from None
    return listening


def _when_open(server: object, then: Callable[[], None]) -> None:
    """Do something once the server has opened, beside it."""

    def wait() -> None:
        pause = threading.Event()
        while not getattr(server, "started", False):
            if getattr(server, "should_exit", False) or pause.wait(0.05):
                return
        then()

    threading.Thread(target=wait, daemon=True).start()


def _welcome(console: Console, address: str, browser: bool | None) -> None:
    console.say_exactly(f"Boneyard is open at {address}")
    if browser is None and at_terminal():
        console.say("Press Enter to open it in a browser, or Ctrl-C to stop the server.")
        try:
            input()
        except (EOFError, OSError):
            return
        browser = True
    if browser:
        webbrowser.open(address)
