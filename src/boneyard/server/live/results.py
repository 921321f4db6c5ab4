"""How matches ended: stored when one is over, removed when its end is taken back, and listed for its players."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import orjson

from boneyard.core.match import Match
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.results import StoredResult
from boneyard.server.storage.store import Store

_MOST: Final = 2000  # matches that are counted for one player

log = logging.getLogger(__name__)


class MatchPlayer(NamedTuple):
    """Someone who played a match."""

    name: str
    kind: str  # person or bot
    points: int  # of the player's own side
    won: bool
    own: bool  # whether this is the asking player's seat


class PastMatch(NamedTuple):
    """A match that is over."""

    table: str
    number: int  # of the match at its table
    at: float
    game: str
    edition: str
    title: str
    rounds: int
    seated: list[MatchPlayer]


def result_json(table: LiveTable, match: Match) -> str:
    """What is stored of a match that is over."""
    assert match.result is not None
    return orjson.dumps(
        {
            "game": table.edition.game,
            "edition": table.edition.key,
            "title": match.title,
            "names": match.players,
            # A stand-in bot plays that person's match.
            "kinds": ["person" if chair.person else chair.kind for chair in table.seats],
            "sides": [match.game.side(seat) for seat in range(match.game.seats)],
            "points": match.result.scores,
            "winners": match.result.winners,
            "rounds": len(match.rounds),
        }
    ).decode()


# --- keeping


def update(store: Store, table: LiveTable) -> None:
    """Store the result of the match, or delete it if its end was taken back. Happens in the background."""
    match, number = table.match, table.match_number
    if table.over == (table.result_stored == number):
        return  # it is known already, or there is nothing to know: events after the end change nothing
    ended = (result_json(table, match), table.touched) if match is not None and table.over else None
    table.note_result_stored()
    store.results.replace(table.id, {number: ended}).add_done_callback(_stored)


def _stored(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.warning("A result couldn't be saved. It's tried again when its table is next opened.")


async def repair(store: Store, table: LiveTable) -> None:
    """Store, or remove, what a server that died just then did not, for a table that has just been opened."""
    matches = dict(enumerate(table.matches, 1))
    over = {each: result_json(table, match) for each, match in matches.items() if match.result is not None}
    table.note_result_stored()
    if not matches:
        return
    there = await asyncio.to_thread(store.results.numbers, table.id)
    missing: dict[int, tuple[str, float] | None] = {each: None for each in there if each not in over}
    missing |= {each: (text, table.touched) for each, text in over.items() if each not in there}
    if missing:
        store.results.replace(table.id, missing).add_done_callback(_stored)


# --- listing


def past_matches(store: Store, player: str) -> list[PastMatch]:
    """The matches in which this player has a seat, the latest first."""
    return [_ended(each) for each in store.results.of_player(player, _MOST)]


def _ended(row: StoredResult) -> PastMatch:
    kept = orjson.loads(row.told)
    seated = [
        MatchPlayer(name, kind, kept["points"][side], seat in kept["winners"], seat == row.seat)
        for seat, (name, kind, side) in enumerate(zip(kept["names"], kept["kinds"], kept["sides"]))
    ]
    return PastMatch(
        row.table, row.number, row.at, kept["game"], kept["edition"], kept["title"], kept["rounds"], seated
    )


class PlayerTally(NamedTuple):
    """How often a person won."""

    name: str
    won: int
    of: int


def tallies(matches: Sequence[PastMatch]) -> list[PlayerTally]:
    """How often each person won, the most frequent player first; names are compared ignoring case."""
    found: dict[str, PlayerTally] = {}
    for match in matches:
        for each in match.seated:
            if each.kind == "person":
                key = each.name.casefold()
                had = found.get(key, PlayerTally(each.name, 0, 0))
                found[key] = had._replace(won=had.won + each.won, of=had.of + 1)
    return sorted(found.values(), key=lambda tally: (-tally.of, -tally.won, tally.name))
