"""Pictures of every family's table at both sizes, in a real browser, from seeded play (`make screenshots`)."""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Literal

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser, sync_playwright
from sqlalchemy import Table, insert

from boneyard import catalog
from boneyard.bots import bot, choice_of
from boneyard.core.errors import BoneyardError
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records.seals import seal_of
from boneyard.server.http.identity import Players
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.schema import EVENTS, ROUNDS, SEATS, TABLES
from boneyard.server.storage.tables import Event, Shuffle, Store
from browser.conftest import FLAGS
from chromium import find
from support.browser.guests import DESK, PHONE, Guest
from support.server.house import House, house

SECRET = "only for pictures of a table that nobody plays at"
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
SIZES = (PHONE, DESK)


class Stage:
    """Tables put into a store before the server opens: the same tiles and the same play every time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.store.open()

    def keep(self, into: Table, row: dict[str, object]) -> None:
        """Write a row."""
        with self.store.engine.begin() as connection:
            connection.execute(insert(into), [row])

    def set(self, name: str) -> None:
        """Put up a table, and let bots play it to about the moment of the picture."""
        game_name, edition_key, size, seats, events = SHOWN[name]
        edition = catalog.edition(game_name, edition_key)
        _, options = edition.table(size, seats, {})
        self.keep(
            TABLES,
            {
                "id": name,
                "made": WHEN,
                "touched": WHEN,
                "game": game_name,
                "edition": edition_key,
                "size": size,
                "options": json.dumps(options),
                "seats": seats,
                "public": False,
                "host": "nobody",
                "phase": "playing",
            },
        )
        for seat in range(seats):
            # People, so that no bot plays on while the picture is taken.
            self.keep(SEATS, {"table": name, "seat": seat, "name": NAMES[seat], "kind": "person", "bot": ""})
        self.keep(ROUNDS, {"table": name, **self.shuffle(name)._asdict()})
        kept = self.store.load(name)
        assert kept is not None
        live = LiveTable(kept)
        played = self.played(live, name, events)
        for happened in played:
            self.keep(EVENTS, {"table": name, **happened._asdict()})

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
        for name in names:
            if name in SHOWN:
                stage.set(name)
        stage.store.close()
        with (
            house(Path(scratch), BONEYARD_SECRET=SECRET) as server,
            sync_playwright() as driver,
            driver.chromium.launch(executable_path=path, args=FLAGS) as browser,
        ):
            photograph(browser, server, wanted.folder, names, "jpeg" if wanted.jpeg else "png")


if __name__ == "__main__":
    main()
