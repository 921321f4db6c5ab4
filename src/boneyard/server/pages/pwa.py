"""Boneyard as an app: its manifest, its service worker with the list of what it caches, and the offline page."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from boneyard.server.http.identity import PEOPLE
from boneyard.server.http.templates import STATIC, WEB, modules, page, static
from boneyard.server.pages.pads import sheets_address
from boneyard.words.language import _, current, per_language

router = APIRouter(include_in_schema=False)

OFFLINE: Final = "/offline"
SHELL: Final = "/pad/" + "-" * 22  # the page of every pad is the same: this one's is kept
_GREEN: Final = "#0F3D2E"
_ASKED: Final = re.compile(r'"(/static/[^"?]+)(\?\w*)?"')


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    """What a phone needs to know to put Boneyard among its apps."""
    return Response(
        _manifest(), media_type="application/manifest+json", headers={"Cache-Control": "no-cache"}
    )


@per_language
def _manifest() -> bytes:
    def icon(file: str, sizes: str, kind: str, purpose: str = "any") -> dict[str, str]:
        return {"src": static(f"site/icons/{file}"), "sizes": sizes, "type": kind, "purpose": purpose}

    return orjson.dumps(
        {
            "id": "/",
            "name": "Boneyard",
            "short_name": "Boneyard",
            "description": _("Domino games by the printed rules, and a score pad for your real table."),
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "lang": current(),
            "categories": ["games"],
            "background_color": _GREEN,
            "theme_color": _GREEN,
            "icons": [
                icon("icon-192.png", "192x192", "image/png"),
                icon("icon-512.png", "512x512", "image/png"),
                icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
                icon("icon.svg", "any", "image/svg+xml"),
            ],
            "shortcuts": [{"name": _("Score pad"), "url": "/pad"}, {"name": _("Rules"), "url": "/rules"}],
        }
    )


@router.get("/worker.js")
async def worker() -> Response:
    """The service worker; it changes with anything it caches, and with the language."""
    return Response(_worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get(OFFLINE)
async def offline() -> Response:
    """The offline page: the pad and whatever else the phone has stored."""
    return page("offline.html")


@per_language
def _worker() -> str:
    script = (WEB / "worker.js").read_text("utf-8")
    pages = {
        OFFLINE: page("offline.html"),
        "/pad": page("pad_new.html", here="pad", pad_sheets=sheets_address(), people=list(PEOPLE)),
        SHELL: page("pad.html", here="pad"),
    }
    bodies = [bytes(each.body).decode() for each in pages.values()]
    found = {address + query for body in bodies for address, query in _ASKED.findall(body)}
    asked = sorted(
        each for each in found if ".png" not in each
    )  # icons, which the worker leaves to the browser
    plain = sorted(modules(*[each for each in asked if _file(each).suffix == ".js"], later=True))
    kept = [*pages, sheets_address(), *asked, *plain]
    stamp = sha256(script.encode())
    for text in (*bodies, *[_file(address).read_text("utf-8") for address in plain], *kept):
        stamp.update(text.encode())
    told = {
        "VERSION": stamp.hexdigest()[:12],
        "LANGUAGE": current(),
        "KEPT": kept,
        "SHELL": SHELL,
        "OFFLINE": OFFLINE,
    }
    head = "".join(f"const {name} = {orjson.dumps(value).decode()};\n" for name, value in told.items())
    return head + script


def _file(address: str) -> Path:
    return STATIC / address.partition("?")[0].removeprefix("/static/")
