"""Pictures of real positions for the pages: a moment of every edition is kept as a record and drawn when asked for."""

from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

import boneyard
from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.pictures import Piece, Scene, as_svg, draw, table, with_seat
from boneyard.pictures.registry import last_laid
from boneyard.pictures.scene import PILED, RACK, SHOWN, TABLE
from boneyard.records import replay
from boneyard.words import titles
from boneyard.words.language import _, per_language

_KEPT = files("boneyard") / "web" / "moments"
_LYING = (TABLE, PILED, SHOWN, RACK)
_FEW = 6  # tiles on the table: then a hand beside them makes a picture
_WIDE, _HIGH = 8, 5  # the shape of a card's picture
_WIDEST = 28.0  # tiles of a picture that is read at a glance; a larger table is shown around its hub
_MARGIN = 0.06  # of the picture's width
_CARD = 1000  # pixels: more than a card has, for pips look well even where numerals would be read more easily


@lru_cache(maxsize=64)
def moment(game: str, edition: str) -> Match:
    """A match in the middle of things; a household's edition borrows the first one of its game."""
    kept = _KEPT / f"{game}.{edition}.bones"
    if not kept.is_file():
        kept = _KEPT / f"{game}.{catalog.edition(game).key}.bones"
    return replay(kept.read_text("utf-8"))


def card(game: str) -> str:
    """A game's thumbnail: only the tiles on the table, without the felt."""
    match = moment(game, catalog.edition(game).key)
    scene = table(match.game, match.look(None), True, match.players, last_laid(match.round.moves))
    if match.turn is not None and len(_lying(scene)) < _FEW:
        scene = with_seat(scene, match.game, match.look(match.turn), match.turn)
    return draw(cropped(scene), pixels=_CARD, title=titles.edition_title(match.edition), felt=False)


def deal(edition: Edition, size: int, number: int) -> str:
    """The tiles that lie open when a numbered deal begins, as large as they go."""
    match = boneyard.new(edition.game, edition=edition, set=size, players=1, seed=number)
    scene = table(match.game, match.look(None), True, match.players)
    title = _("{game}, deal {deal}", game=titles.edition_title(edition), deal=number)
    return draw(cropped(scene), pixels=_CARD, title=title, felt=False, adapts=True)


def scene(edition: Edition, wide: bool) -> str:
    """The same position as the player to move sees it, with hands, names and open places."""
    match = moment(edition.game, edition.key)
    return as_svg(match, match.turn, wide=wide, adapts=True)


@dataclass(frozen=True)
class PictureWords:
    """What a page says of a picture, and how high it is when it is a thousand wide."""

    summary: str
    caption: str
    height: int


@per_language
def words(edition: Edition) -> PictureWords:
    """What the wide picture of an edition shows: its alternative text and its caption."""
    match = moment(edition.game, edition.key)
    shown = table(match.game, match.look(None), True, match.players, last_laid(match.round.moves))
    if match.turn is not None:
        shown = with_seat(shown, match.game, match.look(match.turn), match.turn)
    return PictureWords(shown.summary, _caption(match), round(1000 * shown.height / shown.width))


def _caption(match: Match) -> str:
    if match.turn is None:
        return _("The end of a round.")
    if match.game.seats == 1:
        return _("A game in progress.")
    return _(
        "A round in progress, as {name} sees it. Bright edges show where a tile fits.",
        name=match.players[match.turn],
    )


def cropped(scene: Scene) -> Scene:
    """What lies on the table, as large as it goes in the shape of a card, without the words around it."""
    pieces = _gathered(_lying(scene))
    left, top, right, bottom = _bounds(pieces)
    margin = _MARGIN * max(right - left, (bottom - top) * _WIDE / _HIGH)
    width, height = right - left + 2 * margin, bottom - top + 2 * margin
    wide = max(width, height * _WIDE / _HIGH)
    x, y = (left + right) / 2, (top + bottom) / 2
    if scene.rails and scene.rails[0].curved:
        hub = max(pieces, key=lambda piece: piece.scale)
        wide, x, y = min(wide, _WIDEST), hub.x, hub.y
    high = wide * _HIGH / _WIDE
    return replace(
        scene,
        left=x - wide / 2,
        top=y - high / 2,
        width=wide,
        height=high,
        pieces=pieces,
        spots=(),
        labels=(),
        lanes=(),
    )


def _lying(scene: Scene) -> tuple[Piece, ...]:
    """The tiles a picture is about; the small ones, a trick already taken, are left out."""
    found = [piece for piece in scene.pieces if piece.role in _LYING]
    largest = max([piece.scale for piece in found], default=1.0)
    return tuple(
        piece._replace(last=False, binds=False, dim=False, able=False)
        for piece in found
        if piece.scale >= largest / 2
    )


def _gathered(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Hands brought together under one another and under what lies on the table, with the felt between left out."""
    heaps: dict[str, list[Piece]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.y):
        whose = piece.lane if piece.role == SHOWN else RACK if piece.role == RACK else TABLE
        heaps.setdefault(whose, []).append(piece)
    if len(heaps) == 1:
        return pieces
    found: list[Piece] = []
    below = 0.0
    for heap in heaps.values():
        left, top, right, bottom = _bounds(tuple(heap))
        found += [piece._replace(x=piece.x - (left + right) / 2, y=piece.y - top + below) for piece in heap]
        below += bottom - top + 0.4 * heap[0].scale
    return tuple(found)


def _bounds(pieces: tuple[Piece, ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of some tiles; one that lies askew is taken for as wide as it is long."""
    reach = [
        (piece.scale * (1.0 if piece.turn % 4 != 2 else 0.5), piece.scale * (1.0 if piece.turn % 4 else 0.5))
        for piece in pieces
    ]
    return (
        min(piece.x - across for piece, (across, _down) in zip(pieces, reach)),
        min(piece.y - down for piece, (_across, down) in zip(pieces, reach)),
        max(piece.x + across for piece, (across, _down) in zip(pieces, reach)),
        max(piece.y + down for piece, (_across, down) in zip(pieces, reach)),
    )
