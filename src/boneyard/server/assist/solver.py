"""What a solitaire player may ask the solver, which sees what is face down: can this still be won, and how."""

import asyncio
import logging
from collections.abc import Callable

from boneyard.core.errors import BoneyardError, Illegal, Unreadable
from boneyard.core.match import Match
from boneyard.server.live.table import PAST, LiveTable, Stale
from boneyard.server.workers.jobs.solver import SolverAnswer
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.solver import SolverWorkers
from boneyard.words.language import _

log = logging.getLogger(__name__)


def start(
    solvers: SolverWorkers,
    table: LiveTable,
    ply: int,
    player: str | None,
    seat: int | None,
    address: str,
    connected: Callable[[], bool],
    send: Callable[[SolverAnswer | BoneyardError], None],
) -> None:
    """Let the solver search in the background; send what it finds, or why it found nothing."""
    match = _solitaire(table, seat)
    if table.ply != ply:
        raise Stale(_(PAST))
    if match.result is not None:
        raise Illegal(_("The game is over. Undo a move, or deal again."))
    work = asyncio.create_task(_search(solvers, table, match, Origin(address, table.id), connected, send))
    solvers.start_search(_asker(table, player, seat), work)


def stop(solvers: SolverWorkers, table: LiveTable, player: str | None, seat: int | None) -> None:
    """Stop searching."""
    solvers.stop_search(_asker(table, player, seat))


def _solitaire(table: LiveTable, seat: int | None) -> Match:
    """The match of someone who plays alone: no one else may learn the face-down tiles."""
    if table.game.seats != 1:
        raise Illegal(_("The solver sees face-down tiles, so it answers only in solitaires."))
    if seat is None:
        raise Unreadable(
            _("You're watching. Only the player may ask the solver, because it sees the tiles to come.")
        )
    if table.match is None or not table.match.rounds:
        raise Illegal(_("The game hasn't started yet."))
    return table.match


def _asker(table: LiveTable, player: str | None, seat: int | None) -> str:
    """Who is asking: each person has one search at a time, at all their tables together."""
    return player or f"{table.id} {seat}"


async def _search(
    solvers: SolverWorkers,
    table: LiveTable,
    match: Match,
    origin: Origin,
    connected: Callable[[], bool],
    send: Callable[[SolverAnswer | BoneyardError], None],
) -> None:
    ply = table.ply

    def wanted() -> bool:
        return connected() and table.ply == ply and not table.closed

    try:
        found = await solvers.solve(match, f"{table.id} {ply}", wanted, origin)
    except BoneyardError as problem:
        send(problem)
        return
    except Exception:
        log.exception("A solver at table %s failed.", table.id)
        raise
    if found is not None and wanted():
        send(found)
