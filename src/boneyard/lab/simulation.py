"""Simulation: matches or rounds of any table by any bots, a row for every round and, if asked, for every move."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from boneyard.bots import Bot
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.match import Match, Round
from boneyard.core.move import DRAW, PASS
from boneyard.core.rng import rng_for
from boneyard.lab.players import Chooser, Player, play_out, player, round_shares
from boneyard.lab.run.journal import Journal, run_tasks
from boneyard.lab.run.place import place
from boneyard.lab.tables import Table, chunks, seed_text, table, whole_number
from boneyard.records.rows import Row, Rows, checked_path, write_rows
from boneyard.words.language import _, ngettext
from boneyard.words.registry import teller

Progress = Callable[[int, int], None]  # called with how many are done, and of how many

MOVES: Final = ("match", "round", "move", "seat", "bot", "choices", "played")
_CHUNK: Final = 64  # matches that one task has at most


@dataclass(frozen=True)
class SimulationRequest:
    """What is simulated."""

    table: Table
    players: tuple[Player, ...]  # for the seats in turn, starting over if there are more seats
    whole: bool  # matches, not only their first rounds
    seed: str
    moves: bool

    def seated(self, seat: int) -> Player:
        """The bot in a seat."""
        return self.players[seat % len(self.players)]

    def signature(self) -> dict[str, object]:
        """All that the rows depend on, in plain data."""
        bots = [[each.name, each.budget.iterations, each.budget.seconds] for each in self.players]
        return {
            "what": "simulate", "table": self.table.signature(), "bots": bots, "whole": self.whole,
            "seed": self.seed, "moves": self.moves,
        }  # fmt: skip


@dataclass(frozen=True)
class Simulation:
    """What was played, in rows; if files were requested, the rows are only in the files."""

    table: Table
    matches: int
    rounds: Rows
    moves: Rows
    files: tuple[Path, ...] = ()


def simulate(
    game: str | Table,
    *,
    edition: str | Path | Edition | None = None,
    set: int | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    matches: int = 100,
    rounds_only: bool = False,
    seed: int | str = 0,
    moves: bool = False,
    out: str | Path | None = None,
    moves_out: str | Path | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    cores: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play matches, or with `rounds_only` their first rounds, and get a row for each round and each move.

    The bots take the seats in turn. With `out` (and `moves_out`) rows go to a .csv or a .parquet file; a run that was
    stopped goes on where it was when it is called again. The rows are the same for any number of cores.
    """
    setup = table(game, edition=edition, set=set, players=players, options=options)
    count = whole_number(_("The number of matches"), matches)
    files = tuple(checked_path(each) for each in (out, moves_out) if each is not None)
    if moves_out is not None and out is None:
        raise BadSetup(_("To write rows of moves, name a file for the rows of rounds too."))
    if len(files) == 2 and files[0].absolute() == files[1].absolute():
        raise BadSetup(_("Rows of rounds and rows of moves need separate files."))
    request = SimulationRequest(
        setup,
        seated_bots(bots, setup, iterations, seconds),
        not rounds_only,
        seed_text(seed),
        moves or moves_out is not None,
    )
    where = place(cores, ray)
    partial = files[0].with_name(f"{files[0].name}.partial") if files else None
    journal = Journal(partial, {**request.signature(), "matches": count})
    keys: list[str] = []
    try:
        tasks = [(f"{numbers.start}", (request, numbers)) for numbers in chunks(count, _CHUNK)]
        ends = {f"{numbers.start}": numbers.stop for numbers in chunks(count, _CHUNK)}
        for key in run_tasks(journal, play_some, tasks, where):
            keys.append(key)
            if progress is not None:
                progress(ends[key], count)
        return _finished(request, count, journal, keys, files)
    finally:
        journal.close()


def seated_bots(given: object, setup: Table, iterations: object, seconds: object) -> tuple[Player, ...]:
    """The bots for the seats of a table."""
    if isinstance(given, str):
        named: list[object] = [each.strip() for each in given.split(",")]
    else:
        named = list(given) if isinstance(given, Iterable) else [given]
    if not 1 <= len(named) <= setup.seats:
        raise BadSetup(
            ngettext(
                "{edition} has {count} seat here. Name one bot, not {named}.",
                "{edition} has {count} seats here. Name 1 to {count} bots, not {named}.",
                setup.seats,
                edition=setup.edition.name,
                named=len(named),
            )
        )
    return tuple(player(each, iterations, seconds) for each in named)


def _finished(
    request: SimulationRequest, count: int, journal: Journal, keys: list[str], files: tuple[Path, ...]
) -> Simulation:
    """Put the rows where they belong; then the journal is no longer needed."""

    def rows(part: int) -> Iterator[Row]:
        for key in keys:
            yield from journal[key][part]

    columns = round_columns(request.table)
    if not files:
        return Simulation(request.table, count, Rows(columns, rows(0)), Rows(MOVES, rows(1)))
    write_rows(files[0], columns, rows(0))
    if len(files) > 1:
        write_rows(files[1], MOVES, rows(1))
    journal.delete()
    return Simulation(request.table, count, Rows(columns, []), Rows(MOVES, []), files)


def round_columns(setup: Table) -> tuple[str, ...]:
    """The names of a round's values: those that every game has, then one of each kind for each side and seat."""
    game = setup.game
    by_side = [f"{what}_{side}" for what in ("points", "total") for side in range(game.sides)]
    by_seat = [f"bot_{seat}" for seat in range(game.seats)]
    common = ("match", "seed", "round", "first", "moves", "passes", "draws", "ended", "winners")
    return (*common, *by_side, *by_seat)


def play_some(task: tuple[SimulationRequest, range]) -> list[list[list[Any]]]:
    """The rows of rounds and of moves of some matches."""
    request, numbers = task
    rounds: list[list[Any]] = []
    moves: list[list[Any]] = []
    for number in numbers:
        match = play_match(request, number, moves)
        names = [request.seated(seat).name for seat in range(request.table.seats)]
        played = match.rounds if request.whole else match.rounds[:1]
        rounds += [[number, match.seed, *round_row(match.game, each), *names] for each in played]
    return [rounds, moves]


def play_match(request: SimulationRequest, number: int, moves: list[list[Any]]) -> Match:
    """One match, with rows for its moves if they're wanted."""
    match = request.table.match(f"{request.seed} {number}")
    choosers = [
        request.seated(seat).chooser(match.game, rng_for(f"{match.seed} seat {seat}"))
        for seat in range(request.table.seats)
    ]
    if request.moves:
        names = [request.seated(seat).name for seat in range(request.table.seats)]
        choosers = [_noted(choose, number, names[seat], moves) for seat, choose in enumerate(choosers)]
    play_out(match, choosers, request.whole)
    return match


def _noted(choose: Chooser, number: int, name: str, moves: list[list[Any]]) -> Chooser:
    def choose_and_note(match: Match, seat: int) -> Any:
        made = match.round
        choices = len(match.game.moves(made.state, seat))
        move = choose(match, seat)
        moves.append([number, made.number, len(made.moves) + 1, seat, name, choices, str(move)])
        return move

    return choose_and_note


def round_row(game: Game, played: Round) -> list[Any]:
    """A round in values: its number, who began, how long it was, how it ended, and its points."""
    points = game.tally(played.state)
    ended = teller(game).ending(game, played.state)
    kinds = [int(move.kind) for _, move in played.moves]
    if game.sides == 1:
        winners = "0" if ended == "won" else ""
    else:
        winners = " ".join([str(side) for side, share in enumerate(round_shares(game, points)) if share])
    return [
        played.number, played.moves[0][0] if played.moves else 0, len(kinds), kinds.count(PASS), kinds.count(DRAW),
        ended, winners, *points, *[had + made for had, made in zip(played.before, points, strict=True)],
    ]  # fmt: skip
