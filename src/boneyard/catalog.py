"""Names to games and editions; a family is imported when one of its games is asked for."""

from collections.abc import Sequence
from importlib import import_module

from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed, nearest
from boneyard.core.move import Notation, use_notations

# Game to family and what it is in a sentence; the order is the one people see.
_GAMES: dict[str, tuple[str, str]] = {
    "block": ("lines", "The plain game: tiles end to end, and who cannot play passes."),
    "draw": ("lines", "Block with a boneyard: who cannot play draws."),
    "muggins": ("lines", "Make the open ends add up to fives while you play."),
    "bergen": ("lines", "Make both ends alike; few points, quick matches."),
    "matador": ("lines", "Touching ends do not match but add up; matadors go anywhere."),
    "sebastopol": ("lines", "Four players, no boneyard, and a double six that wants four tiles first."),
    "tiddle-a-wink": ("lines", "Block for a crowd: a double gives you more to do."),
    "chickenfoot": (
        "lines",
        "Every double grows toes before anything else may be played; low score wins.",
    ),
    "mexican-train": (
        "trains",
        "Everybody builds a train from the hub; doubles and markers open the others'.",
    ),
    "supertrain": ("trains", "Mexican Train with wild ends, and letters that turn the table round."),
    "forty-two": ("tricks", "Bid for tricks with a partner, name the trumps, follow suit."),
    "moon": ("tricks", "Forty-Two for three, each alone, with a widow for who bids most."),
    "poker": ("poker", "Hands of five tiles, doubles above all; bet chips on yours or fold."),
    "bingo": ("bingo", "For one: count along the row and see which tiles answer; pure chance."),
    "big-clock": ("clock", "For one: bring every double to its own hour of the clock."),
    "good-neighbors": ("neighbors", "For one: neighbours that share a number leave the layout in pairs."),
    "traffic": ("traffic", "For one: four numbers in a row, on a grid, in every direction."),
    "squeeze": ("rows", "For one: take pairs and runs out of a row until nothing is left of it."),
    "castle-rock": ("rows", "For one: what stands between two that match comes down."),
}
_SOLITAIRES = ("bingo", "clock", "neighbors", "traffic", "rows")  # the families of games for one
_registered: dict[str, tuple[Edition, ...]] = {}  # the editions of games that came from elsewhere
_households: dict[str, list[Edition]] = {}


def games() -> dict[str, tuple[str, ...]]:
    """Every game with the names of its editions."""
    return {game: tuple(edition.key for edition in editions(game)) for game in _GAMES}


def about(game: str) -> str:
    """What a game is, in a sentence."""
    return _GAMES[_game(game)][1]


def notations() -> list[Notation]:
    """How each shelf writes its moves."""
    shelves = {shelf(game) for game in _GAMES if game not in _registered}
    return [import_module(f"boneyard.games.{each}.moves").NOTATION for each in sorted(shelves)]


def family(game: str) -> str:
    """The family of a game, as its rules name it (Game.family)."""
    return _GAMES[_game(game)][0]


def shelf(game: str) -> str:
    """The shelf where people find a game: its family's, or solitaire for every game for one."""
    found = family(game)
    return "solitaire" if found in _SOLITAIRES else found


def register(game: str, family: str, about: str, editions: Sequence[Edition]) -> None:
    """List a game that is not one of ours, with its editions; every room finds the rest by the family's name."""
    _GAMES[game] = (family, about)
    _registered[game] = tuple(editions)
    _note_where(editions)


def editions(game: str) -> list[Edition]:
    """All editions of a game: the published ones, then the households' own."""
    key = _game(game)
    return [*_published(key), *_households.get(key, [])]


def _published(game: str) -> Sequence[Edition]:
    if game in _registered:
        return _registered[game]
    found: list[Edition] = import_module(f"boneyard.games.{shelf(game)}.editions").EDITIONS
    if not found[0].found_by:
        _note_where(found)
    return [edition for edition in found if edition.game == game]


def _note_where(listed: Sequence[Edition]) -> None:
    """Let editions be pickled by their names: another process finds them in its own catalog."""
    for each in listed:
        each.found_by = (edition, (each.game, each.key))


def _game(name: object) -> str:
    if not isinstance(name, str):
        raise BadSetup(f"A game is named by a text like muggins, not by {name!r}.")
    key = "-".join(name.strip().lower().replace("_", " ").split())
    if key not in _GAMES:
        names = list(_GAMES)
        raise BadSetup(f"There is no game {name!r}; there are {listed(names, 'and')}.{nearest(key, names)}")
    return key


def edition(game: str, key: object = None) -> Edition:
    """One edition of a game by its name, the first printed one where none is named."""
    if key is not None and not isinstance(key, str):
        raise BadSetup(f"An edition is named by a text like cardinal, not by {key!r}.")
    found = editions(game)
    if key is None:
        return found[0]
    for each in found:
        if each.key == key:
            return each
    names = [each.key for each in found]
    raise BadSetup(
        f"{_game(game)} has no edition {key!r}; it has {listed(names, 'and')}.{nearest(key, names)}"
    )


def check_game(edition: Edition, game: str) -> None:
    """Refuse an edition of another game than the one that is named."""
    if edition.game != _game(game):
        raise BadSetup(f"{edition.name} is an edition of {edition.game}, not of {_game(game)}.")


def add_household(edition: Edition) -> None:
    """List a household's edition beside the published ones; one of the same name is replaced."""
    if any(edition.key == each.key for each in _published(_game(edition.game))):
        raise BadSetup(f"{edition.name} is a published edition: a household's own needs another name.")
    kept = [each for each in _households.get(edition.game, []) if each.key != edition.key]
    _households[edition.game] = [*kept, edition]


use_notations(notations)
