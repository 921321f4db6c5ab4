"""What several commands can be told: a game, its edition, its set, a household's file."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.edition import Edition
from boneyard.households import load_household

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, like muggins.", show_default=False)]


EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", "-e", metavar="E", help="An edition, like university; the first one if left out."
    ),
]


SetSize = Annotated[int | None, typer.Option("--set", metavar="N", help="The double-N set to play with.")]


Households = Annotated[
    list[Path] | None,
    typer.Option("--household", metavar="FILE.toml", help="A household's own edition; may be given again."),
]


def load_households(files: list[Path] | None) -> list[Edition]:
    """The households' editions in these files, listed from now on."""
    return [load_household(file) for file in files or []]


def required_edition(game: str, edition: str | None, files: list[Path] | None) -> Edition:
    """The edition of a game that was named, or the household's own one."""
    from boneyard.terminal.play.setup import named_edition

    found = named_edition(game, edition, load_households(files))
    assert found is not None
    return found
