"""`boneyard odds`: how often a solitaire's deals can be won, with a 95% interval."""

import os
from typing import Annotated

import typer

from boneyard.core.edition import Edition
from boneyard.core.phrase import marked
from boneyard.lab.odds import BEST, HINT, Odds
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
from boneyard.terminal.console.help import described
from boneyard.words import lab, titles
from boneyard.words.language import _, number, percent


@described(
    marked("Count how often a solitaire can be won, or is won, with a 95% interval."),
    "boneyard odds squeeze --set 6 --deals 2000 --play best",
)
def odds(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help=marked("How many deals to play."))
    ] = 1000,
    play: Annotated[
        str,
        typer.Option(
            "--play",
            metavar="best|hint|random",
            help=marked(
                "Who plays: the solver, knowing the order (best); the hints, without knowing it; "
                "or random moves."
            ),
        ),
    ] = "best",
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help=marked("The same seed plays the same deals."))
    ] = 0,
    positions: Annotated[
        int,
        typer.Option(
            "--positions", metavar="N", min=1, help=marked("The most positions to search in one deal.")
        ),
    ] = 200_000,
    cores: Annotated[
        int,
        typer.Option(
            "--cores",
            metavar="N",
            min=0,
            show_default=False,
            help=marked("How many cores to use. Default: all."),
        ),
    ] = 0,
    household: Households = None,
) -> None:
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
    """Show the share of deals won, its interval, and how the other deals ended."""
    wanted = one_seat(edition, size)
    done = 0
    with console.progress(_("deals"), deals) as advance:

        def count(more: int) -> None:
            nonlocal done
            done += more
            advance(done)

        found = count_odds(edition, wanted, deals, play, seed, positions, cores or os.cpu_count() or 1, count)
    console.heading(
        _(
            "{game} ({edition}), double-{size}: {deals}, {play}",
            game=titles.edition_title(edition),
            edition=edition.key,
            size=wanted,
            deals=lab.deals(deals),
            play=_describe_play(play),
        )
    )
    low, high = found.interval()
    console.say(
        _(
            "Won: {won} of {deals}, {share} (95%: {low} to {high}).",
            won=number(found.won),
            deals=number(found.deals),
            share=percent(found.won / found.deals),
            low=percent(low),
            high=percent(high),
        ),
        ACCENT,
    )
    if found.open:
        console.say(
            _(
                "Undecided after {positions} positions: {count}. The interval allows for them.",
                positions=number(positions),
                count=number(found.open),
            )
        )
    console.say(_("Left at the end: {tiles} on average.", tiles=number(found.mean_left, 1)))
    console.say(_describe_best(found, play))


def _describe_play(play: str) -> str:
    if play == BEST:
        return _("order known, best play")
    return _("order unknown, played by hints") if play == HINT else _("played at random")


def _describe_best(found: Odds, play: str) -> str:
    """The best results and how often they occurred."""
    best = ", ".join(
        _("{left} left in {deals}", left=left, deals=lab.deals(found.lefts[left]))
        for left in sorted(found.lefts)[:5]
    )
    if play == BEST and found.lefts[0] < found.won:
        return _(
            "Best results: {results}. The search stops at its first win, so fewer might be possible.",
            results=best,
        )
    return _("Best results: {results}.", results=best)
