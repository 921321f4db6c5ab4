"""Firefox and WebKit, driven by what each of them speaks itself: WebDriver BiDi, and WebDriver over HTTP."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.house import free_port

_STARTS = 60.0  # seconds
_ANSWERS = 60.0
_MINI = "*/webkit2gtk-4.*/MiniBrowser"  # below /usr/lib
# The bar of WebKit's small browser is wider than a phone, until its buttons are made small.
_SMALL = (
    "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 2px; -gtk-icon-transform: scale(.2); }"
)
_QUIET = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False}

# If a driver has no log, the page keeps its own.
_NOTES = """
window.complaints = [];
addEventListener('error', (event) => window.complaints.push(event.message ?? String(event.target?.src)), true);
addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
"""


class Driver(Protocol):
    """One page of a browser other than Chromium."""

    complaints: list[str]

    def open(self, address: str) -> None:
        """Go to a page and wait until it is there."""

    def evaluate(self, script: str, arg: object = None) -> Any:
        """What an expression, or a function of one argument, gives in the page."""

    def resize(self, width: int, height: int) -> None:
        """Make the page this large."""

    def touch(self, x: float, y: float) -> None:
        """Press a point of the page."""


def _asked(script: str, arg: object) -> str:
    """An expression whose value is JSON; a script that is a function is called."""
    called = f"((it) => typeof it === 'function' ? it({json.dumps(arg)}) : it)({script})"
    return f"JSON.stringify({called} ?? null)"


def _until_there(what: str, seconds: float, *, is_there: Any) -> Any:
    end = time.monotonic() + seconds
    while True:
        try:
            return is_there()
        except (OSError, httpx.HTTPError, ConnectionClosed):
            assert time.monotonic() < end, f"{what} does not start"
            time.sleep(0.1)


# --- Firefox


class Firefox:
    """Firefox by WebDriver BiDi: its own socket, no other program between."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = count(1)
        self.complaints: list[str] = []
        self._ask("session.new", {"capabilities": {}})
        self._page = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]
        self._ask("session.subscribe", {"events": ["log.entryAdded"]})

    def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        id = next(self._ids)
        self._line.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(timeout=_ANSWERS))
            if told.get("id") == id:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result
            self._hear(told)

    def _hear(self, told: dict[str, Any]) -> None:
        entry = told.get("params", {})
        if told.get("method") == "log.entryAdded" and entry.get("level") == "error":
            self.complaints.append(str(entry.get("text")))

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", {"context": self._page, "url": address, "wait": "complete"})

    def evaluate(self, script: str, arg: object = None) -> Any:
        told = self._ask(
            "script.evaluate",
            {"expression": _asked(script, arg), "target": {"context": self._page}, "awaitPromise": True},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", {"context": self._page, "viewport": size})

    def touch(self, x: float, y: float) -> None:
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0},
                {"type": "pause", "duration": 30},
                {"type": "pointerUp", "button": 0},
            ],
        }
        self._ask("input.performActions", {"context": self._page, "actions": [finger]})
        self._ask("input.releaseActions", {"context": self._page})


@contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    """A Firefox with its own profile."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "no Firefox here: python tools/other_browsers.py installs one"
    prefs = "".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in _QUIET.items()
    )
    (home / "user.js").write_text(prefs, "utf-8")
    port = free_port()
    with subprocess.Popen(
        [program, "--headless", "--no-remote", "--profile", home, f"--remote-debugging-port={port}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running:
        try:
            address = f"ws://127.0.0.1:{port}/session"
            with _until_there("Firefox", _STARTS, is_there=lambda: connect(address, max_size=None)) as line:
                yield Firefox(line)
        finally:
            running.terminate()
            running.wait(20)


# --- WebKit


class WebKit:
    """WebKit's small browser by WebDriver over HTTP."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        self.complaints: list[str] = []
        program = max(Path("/usr/lib").glob(_MINI), default=None)
        options = {"binary": str(program), "args": ["--automation"]} if program else {}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = ""
        self._session = f"/session/{self._ask('POST', '/session', wanted)['sessionId']}"

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._driver.request(method, f"{self._session}{path}", json=body)
        told = answer.json()["value"]
        assert answer.is_success, told
        return told

    def close(self) -> None:
        """Close the browser."""
        self._ask("DELETE", "")

    def open(self, address: str) -> None:
        self._keep_complaints()
        self._ask("POST", "/url", {"url": address})
        self._run(_NOTES)

    def _keep_complaints(self) -> None:
        self.complaints += self._run("return window.complaints?.splice(0) ?? []")

    def _run(self, script: str) -> Any:
        return self._ask("POST", "/execute/sync", {"script": script, "args": []})

    def evaluate(self, script: str, arg: object = None) -> Any:
        return json.loads(self._run(f"return {_asked(script, arg)}"))

    def resize(self, width: int, height: int) -> None:
        # The window has a bar: what is given is the size of the page.
        wide, high = width, height
        for _ in range(4):
            self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": wide, "height": high})
            time.sleep(0.3)
            got = self.evaluate("[innerWidth, innerHeight]")
            if got == [width, height]:
                return
            wide, high = wide + width - got[0], high + height - got[1]
        raise AssertionError(f"the page is {got} and not {width} by {height}")

    def touch(self, x: float, y: float) -> None:
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
        self._ask("POST", "/actions", {"actions": [mouse]})


@contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """WebKit on a virtual screen."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    assert driver, "no WebKit here: python tools/other_browsers.py installs it"
    assert screen, "no xvfb-run here: python tools/other_browsers.py installs it"
    port = free_port()
    (home / "gtk-3.0").mkdir()
    (home / "gtk-3.0" / "gtk.css").write_text(_SMALL, "utf-8")
    size = "-screen 0 1400x1400x24"
    with subprocess.Popen(
        [screen, "--auto-servernum", f"--server-args={size}", driver, f"--port={port}"],
        env={**os.environ, "XDG_CONFIG_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=_ANSWERS, trust_env=False) as line:
                _until_there("WebKit", _STARTS, is_there=lambda: line.get("/status"))
                found = WebKit(line)
                yield found
                found.close()
        finally:
            running.terminate()
            running.wait(20)
