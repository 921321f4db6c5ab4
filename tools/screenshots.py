"""Pictures of every family's table at all three sizes, in a real browser, from seeded play (`make screenshots`)."""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser, sync_playwright

from boneyard import catalog
from boneyard.bots import bot, choice_of
from boneyard.core.errors import BoneyardError
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records.seals import seal_of
from boneyard.server.http.identity import Players
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatKind, Shuffle, StoredSeat, TableRow
from browser.conftest import FLAGS
from chromium import find
from support.browser.guests import DESK, PHONE, SIDEWAYS, Guest
from support.server.house import House, house

SECRET = "only for pictures of a table that no one plays at"
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
WHEN = 1_800_000_000.0
# By file name: the game, its edition, set and players, and after how many events seat 0 is to play.
SHOWN: dict[str, tuple[str, str, int, int, int]] = {
    "block": ("block", "cardinal", 6, 4, 14),
    "muggins": ("muggins", "university", 6, 3, 10),
    "round-over": ("muggins", "cardinal", 6, 3, 100),
    "matador": ("matador", "cardinal", 9, 4, 22),
    "chickenfoot": ("chickenfoot", "university", 9, 4, 34),
    "tiddle-a-wink": ("tiddle-a-wink", "pressman", 9, 6, 26),
    "mexican-train": ("mexican-train", "puremco", 12, 4, 44),
    "supertrain": ("supertrain", "puremco", 12, 5, 48),
    "bidding": ("forty-two", "uduble", 6, 4, 1),
    "forty-two": ("forty-two", "uduble", 6, 4, 20),
    "moon": ("moon", "uduble", 6, 3, 12),
    "poker": ("poker", "cardinal", 6, 4, 5),
    "bingo": ("bingo", "cardinal", 6, 1, 9),
    "big-clock": ("big-clock", "cardinal", 12, 1, 40),
    "good-neighbors": ("good-neighbors", "cardinal", 9, 1, 4),
    "traffic": ("traffic", "cardinal", 9, 1, 3),
    "squeeze": ("squeeze", "cardinal", 6, 1, 7),
    "castle-rock": ("castle-rock", "uduble", 12, 1, 6),
}
PAGES = {
    "lobby": "/",
    "setup": "/new/mexican-train",
    "rules": "/rules/muggins/university",
    "differences": "/rules/mexican-train",
    "pad": "/pad",
}
SIZES = (PHONE, SIDEWAYS, DESK)


class Stage:
    """Tables put into a store before the server opens: the same tiles and the same play every time."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def set_up(self, names: Sequence[str]) -> None:
        """Put up tables, and let bots play each to about the moment of the picture."""
        self.store.open()
        for number, name in enumerate(names):
            await self.set_table(name, f"PIC{number:02}")
        self.store.close()

    async def set_table(self, name: str, code: str) -> None:
        """Put up one table."""
        game_name, edition_key, size, seats, events = SHOWN[name]
        _, options = catalog.edition(game_name, edition_key).table(size, seats, {})
        row = TableRow(
            id=name,
            made=WHEN,
            touched=WHEN,
            game=game_name,
            edition=edition_key,
            size=size,
            options=json.dumps(options),
            seats=seats,
            public=False,
            host="nobody",
            phase=Phase.PLAYING,
            code=code,
        )
        # People, so that no bot plays on while the picture is taken.
        people = [StoredSeat(seat, NAMES[seat], SeatKind.PERSON, "") for seat in range(seats)]
        await self.store.tables.make(row, people, self.shuffle(name), None)
        kept = self.store.tables.load(name)
        assert kept is not None
        for happened in self.played(LiveTable(kept), name, events):
            await self.store.tables.add_event(name, happened)

    def shuffle(self, name: str) -> Shuffle:
        """A shuffle by a seed instead of by chance."""
        game_name, edition_key, size, seats, _ = SHOWN[name]
        game, _ = catalog.edition(game_name, edition_key).table(size, seats, {})
        first = 1 % game.seats  # so that the others have bid before seat 0 does
        for attempt in range(1000):
            tiles = list(game.tiles)
            rng_for(f"screenshot {name} {attempt}").shuffle(tiles)
            if game.split(tuple(tiles), first, 1, game.totals_at_first()) is not None:
                order = " ".join(tile_text(tile) for tile in tiles)
                return Shuffle(1, "0" * 32, order, seal_of("0" * 32, order), first)
        raise SystemExit(f"{name}: no shuffle can be dealt")

    def played(self, live: LiveTable, name: str, events: int) -> list[Event]:
        """A deal and moves of greedy bots, up to a turn of the first seat."""
        rng = rng_for(f"moves {name}")
        player = bot("greedy" if live.game.seats > 1 else "random")
        found = [Event(0, None, "deal", "", WHEN)]
        live.apply(found[0])
        while True:
            match = live.match
            assert match is not None
            seat = match.turn
            if seat is None or match.round_over or (len(found) >= events and seat == 0):
                return found
            try:
                move = choice_of(player, match, seat, rng).move
            except BoneyardError:
                return found
            found.append(Event(len(found), seat, str(move), "", WHEN))
            live.apply(found[-1])


def photograph(
    browser: Browser, server: House, folder: Path, names: list[str], kind: Literal["png", "jpeg"]
) -> None:
    """One picture of each at each size, light and dark in turn."""
    players = Players(SECRET)
    for at, name in enumerate(names):
        for size in SIZES:
            room = "dark" if at % 3 == 2 else "light"
            guest = Guest(
                browser, server, size, reduced_motion="reduce", color_scheme=room, device_scale_factor=2
            )
            page = guest.page
            if name in PAGES:
                page.goto(PAGES[name], wait_until="networkidle")
            else:
                page.goto(f"/t/{name}/seat/{players.token(name, 0)}", wait_until="networkidle")
                page.wait_for_selector("#board .piece")
                tile = page.locator("#hand.yours #rack .held:not(.dim)").first
                if tile.count() and not page.locator("#actions [data-move]").count():
                    tile.click()
            page.wait_for_timeout(150)
            path = folder / f"{name}-{size}.{kind}"
            page.screenshot(path=path, type=kind, quality=88 if kind == "jpeg" else None)
            print(path)
            for complaint in guest.leave():
                print(f"  {complaint}", file=sys.stderr)


def main() -> None:
    """Take them all, or those that are named."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", help=f"which ones: {' '.join([*SHOWN, *PAGES])}")
    asked.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    asked.add_argument("--jpeg", action="store_true", help="small files, as docs/images has them")
    wanted = asked.parse_args()
    names = wanted.names or [*SHOWN, *PAGES]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    path = find()
    if path is None:
        raise SystemExit("No Chromium here: python tools/chromium.py fetches one.")
    with tempfile.TemporaryDirectory() as scratch:
        there = House(Path(scratch))
        stage = Stage(Store(there.store))
        asyncio.run(stage.set_up([name for name in names if name in SHOWN]))
        with (
            house(Path(scratch), BONEYARD_SECRET=SECRET) as server,
            sync_playwright() as driver,
            driver.chromium.launch(executable_path=path, args=FLAGS) as browser,
        ):
            photograph(browser, server, wanted.folder, names, "jpeg" if wanted.jpeg else "png")


if __name__ == "__main__":
    main()
