"""What every environment is made from: the rules of one table, its deals, and its moments as text and picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.environment.episode import Episode
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.match import View
from boneyard.core.option import Value
from boneyard.records.position import write_moment
from boneyard.words.language import _


@dataclass(frozen=True)
class SettledTable:
    """A game with its edition, its set, its number of seats and its options settled."""

    edition: Edition
    game: Game
    options: dict[str, Value]

    def view(self, episode: Episode, seat: int) -> View:
        """A moment as a seat sees it."""
        game = self.game
        return View(game, game.look(episode.state, seat), seat, game.totals_at_first(), 1)

    def text(self, episode: Episode, seat: int) -> str:
        """A moment as a seat sees it, in one line."""
        game = self.game
        view = game.look(episode.state, seat)
        return f"{self.edition.name}: {write_moment(game, view, episode.deal.first, game.totals_at_first())}"

    def svg(self, episode: Episode, seat: int) -> str:
        """A moment as a seat sees it, as a picture."""
        from boneyard.pictures.inline import view_svg

        return view_svg(self.view(episode, seat))

    def render(self, mode: str | None, episode: Episode, seat: int) -> str:
        """A moment in one of the ways that RENDER_MODES names."""
        return self.svg(episode, seat) if mode == "svg" else self.text(episode, seat)


RENDER_MODES = ("ansi", "svg")


def table_for(
    game: str,
    *,
    edition: str | Path | Edition | None = None,
    players: int | None = None,
    set: int | None = None,
    options: Mapping[str, object] | None = None,
) -> SettledTable:
    """The table these arguments describe; defaults are as printed, with the fewest players the game takes."""
    match = boneyard.new(game, edition=edition, players=players, set=set, options=options, seed=0)
    return SettledTable(match.edition, match.game, match.options)


def check_render_mode(mode: object) -> None:
    """Refuse a way to draw that there isn't."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(
            _(
                "{name} is ansi for a line of text or svg for a picture, not {given}.",
                name="render_mode",
                given=repr(mode),
            )
        )


def seed_text(seed: object) -> str:
    """A seed as text; refuses anything else."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup(_("A seed is a whole number or a text, not {given}.", given=repr(seed)))
    return str(seed)


def missing(library: str, extra: str) -> ImportError:
    """The refusal if an extra isn't installed."""
    return ImportError(
        _(
            "This environment needs {library}: {command}.",
            library=library,
            command=f"pip install 'boneyard[{extra}]'",
        )
    )
