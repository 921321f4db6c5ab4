"""`boneyard odds`: how often a solitaire's deals can be won, with the interval that belongs to the count."""

import os
from typing import Annotated

import typer

from boneyard.core.edition import Edition
from boneyard.lab.odds import BEST, Odds
from boneyard.lab.odds import odds as count_odds
from boneyard.terminal.commands.arguments import (
    EditionName,
    GameName,
    Households,
    SetSize,
    one_seat,
    required_edition,
)
from boneyard.terminal.console.console import ACCENT, Console, standard_console


def odds(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="How many deals to play.")] = 1000,
    play: Annotated[
        str,
        typer.Option(
            "--play",
            metavar="best|hint|random",
            help="Who plays: the solver, knowing the order (best); the hints, without knowing it; or random moves.",
        ),
    ] = "best",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same deals.")] = 0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="The most positions to search in one deal.")
    ] = 200_000,
    cores: Annotated[
        int, typer.Option("--cores", metavar="N", min=0, help="How many cores to use. Default: all.")
    ] = 0,
    household: Households = None,
) -> None:
    """Count how often a game for one can be won, or is, with the interval that belongs to the count.

    \b
    Example:
      boneyard odds squeeze --set 6 --deals 2000 --play best
    """
    sheet = required_edition(game, edition, household)
    show_odds(standard_console(), sheet, size, deals, play, seed, positions, cores)


def show_odds(
    console: Console,
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
    with console.progress("deals", deals) as advance:

        def count(more: int) -> None:
            nonlocal done
            done += more
            advance(done)

        found = count_odds(edition, wanted, deals, play, seed, positions, cores or os.cpu_count() or 1, count)
    console.heading(
        f"{edition.title} ({edition.key}), double-{wanted}: {deals:,} deals, {_describe_play(play)}"
    )
    low, high = found.interval()
    console.say(
        f"Won: {found.won:,} of {found.deals:,}, {found.won / found.deals:.1%} (95%: {low:.1%} to {high:.1%}).",
        ACCENT,
    )
    if found.open:
        console.say(f"Undecided after {positions:,} positions: {found.open:,}. The interval allows for them.")
    console.say(f"Left at the end: {found.mean_left:.1f} on average. {_describe_best(found, play)}")


def _describe_play(play: str) -> str:
    return {BEST: "order known, best play", "hint": "order unknown, played by hints"}.get(
        play, "played at random"
    )


def _describe_best(found: Odds, play: str) -> str:
    """The best ends and how often they came about."""
    best = [
        f"{left} left in {found.lefts[left]:,} deal{'s'[: found.lefts[left] > 1]}"
        for left in sorted(found.lefts)[:5]
    ]
    some_left = found.lefts[0] < found.won
    note = (
        " The search stops at its first win, so fewer might be possible."
        if play == BEST and some_left
        else ""
    )
    return f"Best results: {', '.join(best)}.{note}"
