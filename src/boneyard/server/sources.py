"""Where a replay comes from: a match of a table as the asker may know it, or a record that somebody brought."""

from typing import NamedTuple

from fastapi import Request

from boneyard.core.errors import Illegal
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.record.sealing import Seal, start_of
from boneyard.server.callers import house_of, seat_of, table_of
from boneyard.server.reading import Reader
from boneyard.server.refusing import Refused
from boneyard.server.table import LiveTable

NOT_BEGUN = "There is nothing to replay yet: the game has not begun."


class Source(NamedTuple):
    """A record as the asker may have it, and who reads it."""

    text: str
    reader: Reader
    base: str  # the addresses that belong to it begin like this
    more: str  # what goes with each question to them
    name: str  # of the file
    picture: str
    over: bool | None  # None where the record itself tells
    matches: int = 1
    match: int = 0  # its number at the table
    you: int | None = None  # the asker's own seat
    household: str = ""  # the file of its own rules where the table has some

    def job(self, do: str, **more: object) -> dict[str, object]:
        """What its reader is asked."""
        return {"do": do, "text": self.text, "household": self.household, **more}


def match_numbered(table: LiveTable, number: int | None) -> tuple[Match, int, int]:
    """A match of a table by its number, the last one where none is named; with its number, and of how many."""
    played = [*table.past, *([table.match] if table.match is not None and table.match.rounds else [])]
    if not played:
        raise Illegal(NOT_BEGUN)
    wanted = len(played) if number is None else number
    if not 0 < wanted <= len(played):
        raise Refused(404, f"There is no match {wanted} at this table: it has {len(played)}.")
    return played[wanted - 1], wanted, len(played)


def known_record(match: Match, seat: int | None) -> str:
    """The record as a seat or a watcher may know it: the whole one when the match is over and the game tells all."""
    if match.result is not None and not match.game.never_told:
        return match.record()
    return match.record(seat, watcher=seat is None)


def seals_of(table: LiveTable, match: Match, number: int) -> dict[int, Seal]:
    """The seals of a match of this number, with what they promised where that may be known."""
    before = sum([len(each.rounds) for each in table.past[: number - 1]])
    opened = {each.number for each in table.fairness.known(match, before)}
    found = {}
    for each in match.rounds:
        kept = table.shuffles[before + each.number]
        if each.number not in opened:
            found[each.number] = Seal(kept.hash)
            continue
        rotated = start_of(match, each.number)
        first = kept.first if rotated == NOBODY else rotated
        found[each.number] = Seal(kept.hash, kept.salt, kept.tiles, str(first) if first != NOBODY else "")
    return found


async def of_table(request: Request, table: str) -> tuple[Source, LiveTable, Match]:
    """The record of the match that an address names, as far as who asks may know it."""
    found = await table_of(request, table)
    match, number, matches = match_numbered(found, number_in(request, "match"))
    seat = seat_of(request, found)
    source = Source(
        known_record(match, seat),
        house_of(request).backroom.own,
        f"/t/{found.id}/replay",
        f"match={number}",
        f"{found.edition.game}.bones",
        f"/t/{found.id}/position.svg",
        match.result is not None,
        matches,
        number,
        seat,
        found.household,
    )
    return source, found, match


async def of_record(request: Request, id: str) -> Source:
    """A record that was brought."""
    room = house_of(request).backroom
    text = await room.shared.text(id)
    return Source(text, room.brought, f"/replay/{id}", "", "record.bones", f"/replay/{id}/position.svg", None)


def number_in(request: Request, name: str) -> int | None:
    """A number in the address; refuses what is none."""
    given = request.query_params.get(name, "")
    if given == "":
        return None
    if given.isascii() and given.isdigit() and len(given) < 7:
        return int(given)
    raise Refused(422, f"{name} is a whole number like 3, not {given[:20]!r}.")
