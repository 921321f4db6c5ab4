"""What surrounds the tiles: the seats with what they hold, the boneyard, a line of words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from boneyard.core.game import Game, State
from boneyard.core.tile import DOWN
from boneyard.pictures.scene import (
    BINDS,
    COUNT,
    HELD,
    NAME,
    SCORE,
    SHOWN,
    YARD,
    Label,
    Lane,
    Piece,
    Rail,
    Scene,
    Spot,
    faces_from,
    piece_id,
    round_up,
    shorten,
    text_width,
)
from boneyard.words.board_labels import common, places
from boneyard.words.board_labels.common import TURN
from boneyard.words.grammar import YOU, shown
from boneyard.words.language import current

WIDE, TALL = 1.6, 0.74  # width by height
EMS = {True: 64.0, False: 27.0}  # lines of words that the width would hold
_PLATE = 2.6  # the height of a seat's plate, in lines of words
_WORDS = 1.9
_BESIDE = 12.6  # the width of a column of plates, in lines of words
_PAD = 0.35

Bounds = tuple[float, float, float, float]


class Felt(Enum):
    """The shape of the felt that a layout is made for."""

    WIDE = "wide"
    LOW = "low"  # a phone held sideways
    SIDE = "side"  # the same with the seats beside the tiles, which have all the height
    TALL = "tall"


_ASPECT = {Felt.WIDE: WIDE, Felt.LOW: 2.3, Felt.SIDE: 2.15, Felt.TALL: TALL}
# Lines of words, as EMS.
_ACROSS = {Felt.WIDE: EMS[True], Felt.LOW: 73.0, Felt.SIDE: 64.0, Felt.TALL: EMS[False]}
_LEAST = {Felt.WIDE: 15.0, Felt.LOW: 19.0, Felt.SIDE: 19.0, Felt.TALL: 9.4}
_STEP = {Felt.WIDE: 2.0, Felt.LOW: 2.0, Felt.SIDE: 1.0, Felt.TALL: 2.0}
MOST_BESIDE = 10  # plates that a column has room for


@dataclass(frozen=True)
class Frame:
    """A box around the tiles, with the seats above or beside them."""

    left: float
    top: float
    width: float
    height: float
    wide: bool
    em: float
    pieces: tuple[Piece, ...]
    labels: tuple[Label, ...]
    lanes: tuple[Lane, ...]
    summary: str

    def scene(
        self,
        pieces: tuple[Piece, ...],
        spots: tuple[Spot, ...],
        labels: tuple[Label, ...] = (),
        rails: tuple[Rail, ...] = (),
    ) -> Scene:
        """The scene of these tiles in this frame."""
        return Scene(
            self.left,
            self.top,
            self.width,
            self.height,
            self.wide,
            self.em,
            self.pieces + pieces,
            spots,
            self.labels + labels,
            self.lanes,
            rails,
            self.summary,
        )


def plates_in_a_row(plates: int, felt: Felt) -> int:
    """How many seats stand side by side."""
    if felt is Felt.SIDE:
        return 1
    if felt is Felt.LOW:
        return min(plates, 7)
    if felt is Felt.WIDE:
        return min(plates, 5) if plates <= 10 else 7
    return 2 if plates <= 4 else 3


def head_lines(game: Game, felt: Felt) -> float:
    """The height of everything above the tiles, in lines of words."""
    if felt is Felt.SIDE:
        return _WORDS
    plates = game.seats + 1
    rows = -(-plates // plates_in_a_row(plates, felt))
    return rows * (_PLATE + 0.35) + 0.5 + _WORDS


def inner_aspect(game: Game, felt: Felt) -> float:
    """Width by height of what the seats and the words leave for the tiles."""
    across = _ACROSS[felt]
    return (across - _beside(felt)) / (across / _ASPECT[felt] - head_lines(game, felt))


def _beside(felt: Felt) -> float:
    """The width of everything beside the tiles, in lines of words."""
    return _BESIDE if felt is Felt.SIDE else 0.0


def frame_table(
    game: Game,
    state: State,
    names: Sequence[str],
    felt: Felt,
    bounds: Bounds,
    words: str,
    totals: Sequence[int] = (),
) -> Frame:
    """The box that holds these bounds; it grows by steps, and moves sideways only if it must: the table is calm."""
    step = _STEP[felt]
    left, top = -round_up(-bounds[0] + _PAD, step), -round_up(-bounds[1] + _PAD, step)
    right, bottom = round_up(bounds[2] + _PAD, step), round_up(bounds[3] + _PAD, step)
    across = _ACROSS[felt]
    inner = max(right - left, (bottom - top) * inner_aspect(game, felt))
    width = max(_LEAST[felt], inner * across / (across - _beside(felt)))
    height = width / _ASPECT[felt]
    em = width / across
    head, side = head_lines(game, felt) * em, _beside(felt) * em
    # As near to the first tile's place in the middle as everything allows.
    x = min(max((side - width) / 2, right + side - width), left) - side
    y = (top + bottom) / 2 - (height - head) / 2 - head
    return _furnish((x, y, width, height), felt, em, game, state, names, words, totals)


def _furnish(
    box: Bounds,
    felt: Felt,
    em: float,
    game: Game,
    state: State,
    names: Sequence[str],
    words: str,
    totals: Sequence[int],
) -> Frame:
    """A frame with the plates of the seats, the boneyard's and the line of words."""
    left, top, width, height = box
    seats = game.seats
    plates = seats + 1
    each_row = plates_in_a_row(plates, felt)
    side = _beside(felt) * em
    each = ((side or width) - 0.8 * em) / each_row
    pieces: list[Piece] = []
    labels: list[Label] = []
    lanes: list[Lane] = []
    hands = game.hands(state)
    turn = game.actors(state)[:1]
    for plate in range(plates):
        row, column = divmod(plate, each_row)
        x = left + 0.4 * em + column * each + 0.2 * em
        y = top + 0.5 * em + row * (_PLATE + 0.35) * em
        held = hands[plate] if plate < seats else game.boneyard(state)
        name = names[plate] if plate < seats else common.boneyard()
        standing = plate if plate < seats else -1
        score = common.score(totals[plate]) if plate < len(totals) else ""
        room = each - 0.4 * em
        lane, backs, said = _plate(standing, name, score, held, x, y, room, em, turn == (plate,), current())
        lanes.append(lane)
        pieces += backs
        labels += said
    if words:
        y = top + (head_lines(game, felt) - 0.5 * _WORDS) * em
        size = min(1.0, (width - side - em) / text_width(words, em)) * em
        labels.append(Label("words", words, left + (side + width) / 2, y, size, "middle", BINDS))
    told = summary(game, state, names, hands, words)
    wide = felt is not Felt.TALL
    return Frame(left, top, width, height, wide, em, tuple(pieces), tuple(labels), tuple(lanes), told)


# A play changes one hand, so the text on the other plates needn't be measured again.
@lru_cache(4096)
def _plate(
    seat: int,
    name: str,
    score: str,
    held: tuple[int, ...],
    x: float,
    y: float,
    room: float,
    em: float,
    turn: bool,
    language: str,
) -> tuple[Lane, tuple[Piece, ...], tuple[Label, ...]]:
    """A seat (or the boneyard, -1): its name, its points, how many tiles it holds, and their backs or the tiles."""
    yard = seat < 0
    key = YARD if yard else f"seat {seat}"
    lane = Lane(key, x, y, room, _PLATE * em, bright=turn, plain=True)
    middle = y + _PLATE * em / 2
    count = str(len(held))
    scale = 0.95 * em
    scored = score_width(score, em)
    beside = text_width(count, em) + 0.6 * em + scored
    named = min(text_width(shown(name), em), 0.66 * room)
    most = room - named - beside - 1.6 * em  # names come first, backs take what is left
    tiles, step = ((DOWN,) * min(len(held), 4), 0.3) if yard else (held, 1.06)
    role = YARD if yard else ""
    if most < scale:
        tiles = ()
    place = "" if yard else places.hand_of(name)
    pieces, wide = fan(key, tiles, x + room - 0.55 * em, middle, scale, step, most, role, place=place)
    free = room - wide - beside - 1.5 * em
    # A long name is cut. Everyone calls the boneyard the same, so that is set smaller instead.
    size = em * min(1.0, free / text_width(name, em)) if yard else em
    name = name if yard else shorten(shown(name), em, free)
    named_as = Label(f"{key} name", name, x + 0.6 * em, middle, size, role=NAME)
    labels = [
        named_as,
        Label(f"{key} count", count, x + room - wide - 0.95 * em, middle, em, "end", COUNT),
        *score_label(named_as, score),
    ]
    return lane, tuple(pieces), tuple(labels)


_APART = 0.4  # between a name and its points, in the height of the words


def score_width(score: str, em: float, size: float = 0.9) -> float:
    """How much room the points beside a name take, with what is left free before them."""
    return Label("", score, 0.0, 0.0, size * em, role=SCORE).box[2] + _APART * em if score else 0.0


def score_label(name: Label, score: str, size: float = 0.9) -> list[Label]:
    """A player's points, after their name; there's also room for "You" in place of the name."""
    if not score:
        return []
    sign = TURN if name.text.startswith(TURN) else ""
    wide = (
        max(text_width(name.text, name.size), text_width(sign + shown(YOU), name.size)) + _APART * name.size
    )
    x = name.x + wide if name.anchor == "start" else name.x - wide
    key = name.id.removesuffix(" name")
    return [Label(f"{key} score", score, x, name.y, size * name.size, name.anchor, SCORE, name.lane)]


def fan(
    key: str,
    held: Sequence[int],
    right: float,
    y: float,
    scale: float,
    step: float,
    most: float,
    role: str,
    lane: str = "",
    place: str = "",
) -> tuple[list[Piece], float]:
    """Small tiles side by side up to a right edge, closer together if there are many; and their total width."""
    if not held:
        return [], 0.0
    wide = min(most, (len(held) - 1) * step * scale + scale)
    apart = (wide - scale) / max(len(held) - 1, 1)
    found = []
    for at, tile in enumerate(held):
        first, second = faces_from(tile, -1)
        id = piece_id(tile) if tile != DOWN else f"{key} {at}"
        kind = role or (SHOWN if tile != DOWN else HELD)
        x = right - wide + scale / 2 + at * apart
        found.append(Piece(id, first, second, x, y, 2, scale, kind, lane, place=place))
    return found, wide


def summary(
    game: Game, state: State, names: Sequence[str], hands: Sequence[Sequence[int]], words: str
) -> str:
    counts = common.hands_and_boneyard(names, [len(hand) for hand in hands], len(game.boneyard(state)))
    return " ".join(part for part in (common.to_move(names, game.actors(state)), counts, words) if part)


def summary_for(scene: Scene, game: Game, state: State, seat: int) -> str:
    """The summary of a public scene as one viewer reads it."""
    words = next((label.text for label in scene.labels if label.id == "words"), "")
    return summary(game, state, names_on(scene.labels, game.seats, seat), game.hands(state), words)


def names_on(labels: Sequence[Label], seats: int, seat: int) -> list[str]:
    """The names of the seats as a viewer reads them on the plates: their own is You."""
    found = {label.id: label.text.removeprefix(TURN) for label in labels}
    return [YOU if each == seat else found[f"seat {each} name"] for each in range(seats)]
