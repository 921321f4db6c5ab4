"""Arguments that several commands share: a game, its edition, its set, house rules, a seat, the folder of a server."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.households import edition as find_edition
from boneyard.households import load_household
from boneyard.words.language import _, listed

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=marked("A game, like muggins."), show_default=False)
]

EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", "-e", metavar="E", help=marked("An edition, like university. Default: the first one.")
    ),
]

SetSize = Annotated[
    int | None, typer.Option("--set", metavar="N", help=marked("The double-N set to play with."))
]

Households = Annotated[
    list[Path] | None,
    typer.Option(
        "--household", metavar="FILE.toml", help=marked("A file with house rules. May be repeated.")
    ),
]

DataFolder = Annotated[
    str | None,
    typer.Option(
        "--data",
        metavar="TEXT",
        help=marked("The folder of the server's data. Default: your data folder."),
        show_default="BONEYARD_DATA",
    ),
]


def load_households(files: list[Path] | None) -> list[Edition]:
    """The households' editions in these files, listed from now on."""
    return [load_household(file) for file in files or []]


def named_edition(game: str | None, edition: str | None, households: Sequence[Edition]) -> Edition | None:
    """The edition that was named or loaded as house rules, or None if there isn't one."""
    if game is None:
        if edition is not None:
            raise BadSetup(
                _("Which game is the edition {edition} for? Name the game too.", edition=repr(edition))
            )
        return households[-1] if households else None
    named = find_edition(game, edition)
    if edition is not None or not households:
        return named
    own = [each for each in households if each.game == named.game]
    if not own:
        raise BadSetup(
            _("{edition} isn't an edition of {game}.", edition=households[-1].name, game=named.game)
        )
    return own[-1]


def required_edition(game: str, edition: str | None, files: list[Path] | None) -> Edition:
    """The edition of a game that was named, or the household's own one."""
    found = named_edition(game, edition, load_households(files))
    assert found is not None
    return found


def seat_named(match: Match, text: str) -> int:
    """The seat that a number or a player's name means."""
    if text in match.players:
        return match.players.index(text)
    if text.isascii() and text.isdigit() and int(text[:4]) < match.game.seats:
        return int(text)
    names = [f"{seat} ({name})" for seat, name in enumerate(match.players)]
    raise BadSetup(
        _("There's no seat {text}. The seats are {seats}.", text=repr(text), seats=listed(names, "and"))
    )


def one_seat(edition: Edition, size: int | None) -> int:
    """The set of a solitaire; refuses other games."""
    wanted = edition.sets[0] if size is None else size
    if wanted in edition.sets and edition.players(wanted) != (1, 1):
        raise BadSetup(
            _("{edition} isn't a solitaire, and the solvers only know those.", edition=edition.name)
        )
    edition.check(wanted, 1)
    return wanted
