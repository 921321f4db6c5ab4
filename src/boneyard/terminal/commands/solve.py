"""`boneyard solve`: whether a solitaire's deal can be won, and by which moves."""

from collections.abc import Callable
from datetime import date
from time import monotonic
from typing import Annotated

import typer

import boneyard
from boneyard.bots.registry import solve as find_solution
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.records.numbered_deals import deal_number
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
from boneyard.terminal.play import save
from boneyard.words import titles
from boneyard.words.language import _, ngettext, number
from boneyard.words.solitaire import outlook


@described(
    marked("Find out whether a solitaire deal can be won when you know the order of the tiles, and how."),
    "boneyard solve castle-rock --deal 7",
    "boneyard solve squeeze --set 6 --deal today --save squeeze.bones",
)
def solve(
    game: GameName,
    deal: Annotated[
        str,
        typer.Option("--deal", metavar="N", help=marked("A deal number, today, or a date like 2026-11-15.")),
    ] = "today",
    edition: EditionName = None,
    size: SetSize = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0, help=marked("The longest time to search."))
    ] = 60.0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help=marked("The most positions to search."))
    ] = 5_000_000,
    file: Annotated[
        str, typer.Option("--save", metavar="FILE", help=marked("Save the line it finds as a record."))
    ] = "",
    household: Households = None,
) -> None:
    numbered = deal_number(deal, date.today())
    sheet = required_edition(game, edition, household)
    show_solution(standard_console(), sheet, size, numbered, seconds, positions, file)


def show_solution(
    console: Console, edition: Edition, size: int | None, deal: int, seconds: float, positions: int, file: str
) -> None:
    """Whether a deal can be won with its order known, and by which line."""
    match = boneyard.new(edition.game, edition=edition, set=one_seat(edition, size), players=1, seed=deal)
    if file:
        save.check_writable(save.expand_path(file))
    console.heading(
        _(
            "{game} ({edition}), double-{size}, deal {deal}",
            game=titles.edition_title(edition),
            edition=edition.key,
            size=match.game.size,
            deal=deal,
        )
    )
    with console.progress(_("positions"), positions) as advance:
        found = find_solution(match.game, match.state, positions, _clock(seconds, advance))
    for move in found.line:
        match.play(move)
    console.say(_verdict(found), ACCENT if found.won else "")
    _show_line(console, match)
    if file:
        console.say_exactly(_("Saved in {file}", file=save.save(save.expand_path(file), match.record())))


def _verdict(found: Solution) -> str:
    searched = number(found.positions)
    if found.won:
        return ngettext(
            "This deal can be won in {count} move, leaving {left} (positions searched: {searched}).",
            "This deal can be won in {count} moves, leaving {left} (positions searched: {searched}).",
            len(found.line),
            left=found.left,
            searched=searched,
        )
    if found.proved:
        return _(
            "This deal can't be won. The best you can do is leave {left} (positions searched: {searched}).",
            left=found.left,
            searched=searched,
        )
    return outlook.undecided(found)


def _show_line(console: Console, match: Match) -> None:
    """The line as a record writes it, five moves in a row or as many as fit, a number before the first of them."""
    moves = [str(move) for _seat, move in match.round.moves]
    start = 0
    while start < len(moves):
        stop = start + 1
        while (
            stop < min(start + 5, len(moves))
            and len("   ".join(moves[start : stop + 1])) + 6 <= console.width
        ):
            stop += 1
        console.say(f"{start + 1:>4}  {'   '.join(moves[start:stop])}")
        start = stop


def _clock(seconds: float, advance: Callable[[int], None]) -> Callable[[int], bool]:
    end = monotonic() + seconds

    def tick(positions: int) -> bool:
        advance(positions)
        return monotonic() > end

    return tick
