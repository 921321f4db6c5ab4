"""How matches ended: kept when one is over, forgotten when its end is taken back, and listed for who sat there."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import orjson

from boneyard.core.match import Match
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.results import StoredResult
from boneyard.server.storage.store import Store

if TYPE_CHECKING:
    from boneyard.server.house import House


_MOST: Final = 2000  # matches that are counted for one player

log = logging.getLogger(__name__)


class Seated(NamedTuple):
    """Somebody who played a match."""

    name: str
    kind: str  # person or bot
    points: int  # of the own side
    won: bool
    own: bool  # this is the seat of who asks


class Ended(NamedTuple):
    """A match that is over."""

    table: str
    number: int  # of the match at its table
    at: float
    game: str
    edition: str
    title: str
    rounds: int
    seated: list[Seated]


def number_of(table: LiveTable) -> int:
    """Which match of its table is played now: those before it were played by the same people."""
    return len(table.past) + 1


def result_sentence(table: LiveTable, match: Match) -> str:
    """What is kept of a match that is over."""
    assert match.result is not None
    return orjson.dumps(
        {
            "game": table.edition.game,
            "edition": table.edition.key,
            "title": table.edition.title,
            "names": match.players,
            # A bot that stands in for somebody plays that person's match.
            "kinds": ["person" if chair.person else chair.kind for chair in table.seats],
            "sides": [match.game.side(seat) for seat in range(match.game.seats)],
            "points": match.result.scores,
            "winners": match.result.winners,
            "rounds": len(match.rounds),
        }
    ).decode()


# --- keeping


def note(house: "House", table: LiveTable) -> None:
    """Keep how the match ended, or forget it where its end was taken back; done soon, and nobody waits for it."""
    match = table.match
    over = match is not None and match.result is not None
    number = number_of(table)
    if over == (table.noted == number):
        return  # it is known already, or there is nothing to know: what is settled after the end changes nothing
    ended = (result_sentence(table, match), table.touched) if match is not None and over else None
    table.noted = number if over else 0
    done = house.store.results.replace(table.id, {number: ended})
    done.add_done_callback(_noted)


def _noted(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.warning("A result could not be kept; it is tried again when its table is next opened.")


def follow(table: LiveTable) -> None:
    """Know what another server has kept, after its events were taken in."""
    over = table.match is not None and table.match.result is not None
    table.noted = number_of(table) if over else 0


async def repair(house: "House", table: LiveTable) -> None:
    """Keep, or forget, what a server that died just then did not, for a table that has just been opened."""
    number = number_of(table)
    matches = dict(enumerate([*table.past, *([table.match] if table.match is not None else [])], 1))
    over = {
        each: result_sentence(table, match) for each, match in matches.items() if match.result is not None
    }
    table.noted = number if number in over else 0
    if not matches:
        return
    there = await asyncio.to_thread(house.store.results.numbers, table.id)
    missing: dict[int, tuple[str, float] | None] = {each: None for each in there if each not in over}
    missing |= {each: (text, table.touched) for each, text in over.items() if each not in there}
    if missing:
        house.store.results.replace(table.id, missing).add_done_callback(_noted)


# --- listing


def ended_for(store: Store, player: str) -> list[Ended]:
    """The matches at tables where this player holds a seat, the last first; nobody else's."""
    return [_ended(each) for each in store.results.of_player(player, _MOST)]


def _ended(row: StoredResult) -> Ended:
    kept = orjson.loads(row.told)
    seated = [
        Seated(name, kind, kept["points"][side], seat in kept["winners"], seat == row.seat)
        for seat, (name, kind, side) in enumerate(zip(kept["names"], kept["kinds"], kept["sides"]))
    ]
    return Ended(
        row.table, row.number, row.at, kept["game"], kept["edition"], kept["title"], kept["rounds"], seated
    )


class Tally(NamedTuple):
    """How often somebody won."""

    name: str
    won: int
    of: int


def tallies(matches: Sequence[Ended]) -> list[Tally]:
    """How often each person won, whoever played most first; a name counts as one person however it is written."""
    found: dict[str, Tally] = {}
    for match in matches:
        for each in match.seated:
            if each.kind == "person":
                key = each.name.casefold()
                had = found.get(key, Tally(each.name, 0, 0))
                found[key] = had._replace(won=had.won + each.won, of=had.of + 1)
    return sorted(found.values(), key=lambda tally: (-tally.of, -tally.won, tally.name))
