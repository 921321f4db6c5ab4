"""What somebody who plays alone may ask the solver, who sees what is to come: can it still be won, and how."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boneyard.core.errors import BoneyardError, Illegal, Unreadable
from boneyard.core.match import Match
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import Message, on_time
from boneyard.server.workers.jobs.solver import SolverAnswer
from boneyard.server.workers.pool import Origin
from boneyard.words.solitaire import outlook

if TYPE_CHECKING:
    from boneyard.server.house import House


log = logging.getLogger(__name__)

Told = Callable[[SolverAnswer], dict[str, Any]]


async def winnable(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Have it found out whether the game can still be won."""
    _ask(house, table, viewer, message, _winnable)


async def solution(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Have the best way on from here searched for."""
    _ask(house, table, viewer, message, _solution)


async def enough(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Stop searching."""
    house.solvers.stop_search(_who(table, viewer))


def _winnable(found: SolverAnswer) -> dict[str, Any]:
    answer = "yes" if found.won else "no" if found.proved else "unknown"
    return {
        "type": "winnable",
        "answer": answer,
        "text": outlook.winnable(found),
        "positions": found.positions,
    }


def _solution(found: SolverAnswer) -> dict[str, Any]:
    return {
        "type": "solution",
        "won": found.won,
        "proved": found.proved,
        "left": found.left if found.line else None,
        "moves": found.line,
        "text": outlook.shown(found),
        "positions": found.positions,
    }


def _ask(house: "House", table: LiveTable, viewer: Viewer, message: Message, told: Told) -> None:
    """Let the solver search while the table goes on; it is answered whenever it is done."""
    match = _alone(table, viewer)
    on_time(message, table)
    if match.result is not None:
        raise Illegal("The game is over: take a move back, or deal again.")
    work = asyncio.create_task(_search(house, table, viewer, match, told))
    house.solvers.start_search(_who(table, viewer), work)


def _alone(table: LiveTable, viewer: Viewer) -> Match:
    """The match of somebody who plays alone: nobody else may be told what lies face down."""
    if table.game.seats != 1:
        raise Illegal("The solver sees what lies face down: it answers only in games for one.")
    if viewer.seat is None:
        raise Unreadable("You are watching: only who plays may ask the solver, who sees what is to come.")
    if table.match is None or not table.match.rounds:
        raise Illegal("The game has not begun yet.")
    return table.match


def _who(table: LiveTable, viewer: Viewer) -> str:
    """Whose question it is: a person has one search at a time, wherever they play."""
    return viewer.player or f"{table.id} {viewer.seat}"


async def _search(house: "House", table: LiveTable, viewer: Viewer, match: Match, told: Told) -> None:
    ply = table.ply

    def wanted() -> bool:
        return viewer.closed is None and table.ply == ply and not table.gone

    try:
        origin = Origin(viewer.address, table.id)
        found = await house.solvers.solve(match, f"{table.id} {ply}", wanted, origin)
    except BoneyardError as problem:
        viewer.tell(text_of({"type": "refused", "ply": table.ply, "why": str(problem), "stale": False}))
        return
    except Exception:
        log.exception("A solver at table %s is in trouble.", table.id)
        raise
    if found is not None and wanted():
        viewer.tell(text_of({**told(found), "ply": ply}))
