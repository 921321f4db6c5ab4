"""A solitaire's deal solved, and how often its deals can be won, with a bar that shows how far it is."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import boneyard
from boneyard.bots.registry import solve
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.lab.odds import BEST, Odds, odds
from boneyard.terminal.console.talk import ACCENT, Talk
from boneyard.terminal.play import save
from boneyard.words import grammar
from boneyard.words.solitaire import outlook


def one_seat(edition: Edition, size: int | None) -> int:
    """The set of a game for one; refuses games that are not."""
    wanted = edition.sets[0] if size is None else size
    if wanted in edition.sets and edition.players(wanted) != (1, 1):
        raise BadSetup(f"{edition.name} is no game for one: solvers know only those.")
    edition.check(wanted, 1)
    return wanted


def show_solution(
    talk: Talk, edition: Edition, size: int | None, deal: int, seconds: float, positions: int, file: str
) -> None:
    """Whether a deal can be won with its order known, and by which line."""
    match = boneyard.new(edition.game, edition=edition, set=one_seat(edition, size), players=1, seed=deal)
    if file:
        save.check(save.target(file))
    talk.heading(f"{edition.title} ({edition.key}), double-{match.game.size}, deal {deal}")
    with _counting(talk, "positions", positions) as advance:
        found = solve(match.game, match.state, positions, _clock(seconds, advance))
    for move in found.line:
        match.play(move)
    talk.say(_verdict(found), ACCENT if found.won else "")
    _show_line(talk, match)
    if file:
        talk.exact(f"Saved in {save.save(save.target(file), match.record())}")


def _verdict(found: Solution) -> str:
    looked = f"{found.positions:,} positions looked at"
    if found.won:
        return f"It can be won: {grammar.counted(len(found.line), 'move')}, {found.left} left ({looked})."
    if found.proved:
        return f"It cannot be won: the best that can be done leaves {found.left} ({looked})."
    return outlook.undecided(found)


def _show_line(talk: Talk, match: Match) -> None:
    """The line as a record writes it, five moves in a row or as many as fit, a number before the first of them."""
    moves = [str(move) for _, move in match.round.moves]
    start = 0
    while start < len(moves):
        stop = start + 1
        while (
            stop < min(start + 5, len(moves)) and len("   ".join(moves[start : stop + 1])) + 6 <= talk.width
        ):
            stop += 1
        talk.say(f"{start + 1:>4}  {'   '.join(moves[start:stop])}")
        start = stop


def _clock(seconds: float, advance: Callable[[int], None]) -> Callable[[int], bool]:
    end = monotonic() + seconds

    def tick(positions: int) -> bool:
        advance(positions)
        return monotonic() > end

    return tick


@contextmanager
def _counting(talk: Talk, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar, on a terminal, that is told how many are done; it goes away when it is full."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=talk.console, transient=True, disable=not talk.console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def show_odds(
    talk: Talk,
    edition: Edition,
    size: int | None,
    deals: int,
    play: str,
    seed: int,
    positions: int,
    cores: int,
) -> None:
    """The share of deals won, with its interval and how the others ended."""
    wanted = one_seat(edition, size)
    done = 0
    with _counting(talk, "deals", deals) as advance:

        def count(more: int) -> None:
            nonlocal done
            done += more
            advance(done)

        found = odds(edition, wanted, deals, play, seed, positions, cores or os.cpu_count() or 1, count)
    talk.heading(f"{edition.title} ({edition.key}), double-{wanted}: {deals:,} deals, {_played(play)}")
    low, high = found.interval()
    talk.say(
        f"Won: {found.won:,} of {found.deals:,}, {found.won / found.deals:.1%} (95 %: {low:.1%} to {high:.1%}).",
        ACCENT,
    )
    if found.open:
        talk.say(f"Not decided within {positions:,} positions: {found.open:,}; the interval allows for them.")
    talk.say(f"Left at the end: {found.mean_left:.1f} on the average. {_spread(found, play)}")


def _played(play: str) -> str:
    return {BEST: "order known, best play", "hint": "order unknown, played by hints"}.get(
        play, "played at random"
    )


def _spread(found: Odds, play: str) -> str:
    """The best ends and how often they came about."""
    best = [
        f"{left} left in {found.lefts[left]:,} deal{'s'[: found.lefts[left] > 1]}"
        for left in sorted(found.lefts)[:5]
    ]
    some_left = found.lefts[0] < found.won
    note = " A search ends with its first win: fewer might be left." if play == BEST and some_left else ""
    return f"The best: {', '.join(best)}.{note}"
