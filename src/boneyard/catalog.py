"""Names to games and editions; a family is imported when one of its games is asked for."""

from collections.abc import Sequence
from importlib import import_module

from boneyard.core.codes import SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.move import Notation, use_notations
from boneyard.core.phrase import marked

# Game to family and what it is in a sentence; the order is the one people see.
_GAMES: dict[str, tuple[str, str]] = {
    "block": ("lines", marked("The basic game: match the ends. If you can't play, pass.")),
    "draw": ("lines", marked("Block with a boneyard: if you can't play, draw.")),
    "muggins": ("lines", marked("Score by making the open ends add up to multiples of five.")),
    "bergen": ("lines", marked("Score by making both ends alike. Quick matches to a few points.")),
    "matador": (
        "lines",
        marked(
            "Touching ends don't match: they add up to 7, or to more with larger sets. Matadors go anywhere."
        ),
    ),
    "sebastopol": ("lines", marked("Four players, no boneyard, and four arms from the double six.")),
    "tiddle-a-wink": ("lines", marked("Block for a crowd, where a double lets you play again.")),
    "chickenfoot": (
        "lines",
        marked("Every double grows three toes before play goes on. Low score wins."),
    ),
    "mexican-train": (
        "trains",
        marked("Build your own train from the hub, and play on others when they're open."),
    ),
    "supertrain": (
        "trains",
        marked("Mexican Train with wild tiles and letters that skip, reverse and draw."),
    ),
    "forty-two": ("tricks", marked("Bid for tricks with a partner, name the trumps, follow suit.")),
    "moon": (
        "tricks",
        marked("Three-player Forty-Two: everyone for themselves, and the high bidder takes the widow."),
    ),
    "poker": ("poker", marked("Five tiles each. Bet on your hand or fold; doubles rank highest.")),
    "bingo": ("bingo", marked("Solitaire: count along the row and see which tiles answer. Pure luck.")),
    "big-clock": ("clock", marked("Solitaire: bring every double home to its own hour.")),
    "good-neighbors": ("neighbors", marked("Solitaire: remove pairs of neighbors that share a number.")),
    "traffic": ("traffic", marked("Solitaire: build rows of four consecutive numbers on a grid.")),
    "squeeze": ("rows", marked("Solitaire: remove pairs and runs from a row until it's gone.")),
    "castle-rock": ("rows", marked("Solitaire: remove a tile that stands between two that match.")),
}
_SOLITAIRES = ("bingo", "clock", "neighbors", "traffic", "rows")  # the families of solitaires
_registered: dict[str, tuple[Edition, ...]] = {}  # the editions of games added by other packages
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
    """The shelf where people find a game: its family's, or solitaire for every solitaire."""
    found = family(game)
    return "solitaire" if found in _SOLITAIRES else found


def register(game: str, family: str, about: str, editions: Sequence[Edition]) -> None:
    """Register a third-party game with its editions; every package finds the rest by the family's name."""
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
    found: list[Edition] = import_module(f"boneyard.games.{shelf(game)}.sheets.editions").EDITIONS
    if not found[0].found_by:
        _note_where(found)
    return [edition for edition in found if edition.game == game]


def _note_where(listed: Sequence[Edition]) -> None:
    """Let editions be pickled by their names: another process finds them in its own catalog."""
    for each in listed:
        each.found_by = (edition, (each.game, each.key))


def _game(name: object) -> str:
    if not isinstance(name, str):
        raise BadSetup(SetupCode.GAME_NOT_TEXT, given=repr(name))
    key = "-".join(name.strip().lower().replace("_", " ").split())
    if key not in _GAMES:
        raise BadSetup(SetupCode.NO_SUCH_GAME, given=name, names=tuple(_GAMES))
    return key


def edition(game: str, key: object = None) -> Edition:
    """One edition of a game by its name, the first printed one if none is named."""
    if key is not None and not isinstance(key, str):
        raise BadSetup(SetupCode.EDITION_NOT_TEXT, given=repr(key))
    found = editions(game)
    if key is None:
        return found[0]
    for each in found:
        if each.key == key:
            return each
    names = tuple([each.key for each in found])
    raise BadSetup(SetupCode.NO_SUCH_EDITION, game=_game(game), given=key, names=names)


def check_game(edition: Edition, game: str) -> None:
    """Refuse an edition that belongs to a different game."""
    if edition.game != _game(game):
        raise BadSetup(SetupCode.OTHER_GAME, edition=edition.name, of=edition.game, game=_game(game))


def is_published(edition: Edition) -> bool:
    """Whether an edition is a printed one, not a household's own."""
    return edition in _published(_game(edition.game))


def add_household(edition: Edition) -> None:
    """List a household's edition beside the published ones; one of the same name is replaced."""
    if any(edition.key == each.key for each in _published(_game(edition.game))):
        raise BadSetup(SetupCode.PUBLISHED, edition=edition.name)
    kept = [each for each in _households.get(edition.game, []) if each.key != edition.key]
    _households[edition.game] = [*kept, edition]


use_notations(notations)
