"""What stands around the tiles: the seats with what they hold, the boneyard, a line of words, and the viewer's rack."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boneyard.core.game import Game, State
from boneyard.core.move import LAY, Move
from boneyard.core.place import place_text
from boneyard.core.tile import DOWN, tile_text
from boneyard.pictures import phrases
from boneyard.pictures.scene import (
    BINDS,
    COUNT,
    HELD,
    NAME,
    RACK,
    SHOWN,
    YARD,
    Label,
    Lane,
    Piece,
    Scene,
    Spot,
    faces_from,
    piece_id,
    shortened,
    stepped,
    text_width,
)

WIDE, TALL = 1.6, 0.74  # width by height
EMS = {True: 64.0, False: 27.0}  # lines of words that the width would hold
_PLATE = 2.6  # the height of a seat's plate, in lines of words
_WORDS = 1.9
_STEP = 2.0
_PAD = 0.35
_LEAST = {True: 15.0, False: 9.4}

Bounds = tuple[float, ...]


@dataclass(frozen=True)
class Frame:
    """A box around the tiles, with the seats above them."""

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
        self, pieces: tuple[Piece, ...], spots: tuple[Spot, ...], labels: tuple[Label, ...] = ()
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
            summary=self.summary,
        )


def plates_in_a_row(plates: int, wide: bool) -> int:
    """How many seats stand side by side."""
    if wide:
        return min(plates, 5) if plates <= 10 else 7
    return 2 if plates <= 4 else 3


def head_lines(game: Game, wide: bool) -> float:
    """The height of all that stands above the tiles, in lines of words."""
    plates = game.seats + 1
    rows = -(-plates // plates_in_a_row(plates, wide))
    return rows * (_PLATE + 0.35) + 0.5 + _WORDS


def inner_aspect(game: Game, wide: bool) -> float:
    """Width by height of what is left for the tiles below the seats."""
    return 1 / (1 / (WIDE if wide else TALL) - head_lines(game, wide) / EMS[wide])


def framed(game: Game, state: State, names: Sequence[str], wide: bool, bounds: Bounds, words: str) -> Frame:
    """The box that holds these bounds; it grows by steps, so that the table zooms out seldom."""
    left, top = -stepped(-bounds[0] + _PAD, _STEP), -stepped(-bounds[1] + _PAD, _STEP)
    right, bottom = stepped(bounds[2] + _PAD, _STEP), stepped(bounds[3] + _PAD, _STEP)
    aspect = WIDE if wide else TALL
    lines = head_lines(game, wide)
    width = max(_LEAST[wide], right - left, (bottom - top) * inner_aspect(game, wide))
    height = width / aspect
    em = width / EMS[wide]
    head = lines * em
    x = (left + right) / 2 - width / 2
    y = (top + bottom) / 2 - (height - head) / 2 - head
    frame = Frame(x, y, width, height, wide, em, (), (), (), "")
    return furnished(frame, game, state, names, words)


def furnished(frame: Frame, game: Game, state: State, names: Sequence[str], words: str) -> Frame:
    """A frame with the plates of the seats, the boneyard's and the line of words."""
    em = frame.em
    plates = game.seats + 1
    each_row = plates_in_a_row(plates, frame.wide)
    wide = (frame.width - 0.8 * em) / each_row
    pieces: list[Piece] = []
    labels: list[Label] = []
    lanes: list[Lane] = []
    hands = game.hands(state)
    actors = game.actors(state)
    for plate in range(plates):
        row, column = divmod(plate, each_row)
        x = frame.left + 0.4 * em + column * wide + 0.2 * em
        y = frame.top + 0.5 * em + row * (_PLATE + 0.35) * em
        room = wide - 0.4 * em
        turn = plate < game.seats and actors[:1] == (plate,)
        key = f"seat {plate}" if plate < game.seats else YARD
        lanes.append(Lane(key, x, y, room, _PLATE * em, bright=turn, plain=True))
        held = hands[plate] if plate < game.seats else game.boneyard(state)
        name = names[plate] if plate < game.seats else phrases.BONEYARD
        pieces_here, labels_here = _plate(key, name, held, x, y, room, em, plate == game.seats)
        pieces += pieces_here
        labels += labels_here
    if words:
        rows = -(-plates // each_row)
        y = frame.top + (0.5 + rows * (_PLATE + 0.35) + 0.5 * _WORDS) * em
        size = min(1.0, (frame.width - em) / text_width(words, em)) * em
        labels.append(Label("words", words, frame.left + frame.width / 2, y, size, "middle", BINDS))
    told = summary(game, state, names, hands, words)
    return replace(frame, pieces=tuple(pieces), labels=tuple(labels), lanes=tuple(lanes), summary=told)


def _plate(
    key: str, name: str, held: Sequence[int], x: float, y: float, room: float, em: float, yard: bool
) -> tuple[list[Piece], list[Label]]:
    """A seat's name, how many tiles it holds, and their backs, or the tiles once they are laid open."""
    middle = y + _PLATE * em / 2
    count = str(len(held))
    scale = 0.95 * em
    beside = text_width(count, em) + 0.6 * em
    named = min(text_width(name, em), 0.66 * room)
    most = room - named - beside - 1.6 * em  # names come first, backs take what is left
    tiles, step = ((DOWN,) * min(len(held), 4), 0.3) if yard else (tuple(held), 1.06)
    role = YARD if yard else ""
    if most < scale:
        tiles = ()
    pieces, wide = fan(key, tiles, x + room - 0.55 * em, middle, scale, step, most, role)
    name = shortened(name, em, room - wide - beside - 1.5 * em)
    labels = [
        Label(f"{key} name", name, x + 0.6 * em, middle, em, role=NAME),
        Label(f"{key} count", count, x + room - wide - 0.95 * em, middle, em, "end", COUNT),
    ]
    return pieces, labels


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
) -> tuple[list[Piece], float]:
    """Small tiles side by side up to a right edge, closer together where there are many; and how wide they are."""
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
        found.append(Piece(id, first, second, x, y, 2, scale, kind, lane))
    return found, wide


def summary(
    game: Game, state: State, names: Sequence[str], hands: Sequence[Sequence[int]], words: str
) -> str:
    held = ", ".join(f"{name} {len(hand)}" for name, hand in zip(names, hands))
    actors = game.actors(state)
    turn = f"{names[actors[0]]} to move" if actors else "Nobody to move"
    yard = len(game.boneyard(state))
    return " ".join(part for part in (f"{turn}. Tiles in hand: {held}. Boneyard: {yard}.", words) if part)


# --- the viewer's part


def with_rack(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """The same scene with the viewer's tiles below it and the places they fit made bright."""
    moves = game.moves(state, seat)
    plays = [move for move in moves if move.kind == LAY]
    em = scene.em
    held = sorted([tile for tile in game.hands(state)[seat] if tile != DOWN], reverse=True)
    top = scene.top + scene.height
    able = {piece_id(tile) for tile in held if any(_means(move, tile) for move in plays)}
    columns, scale = _rack_size(len(held), scene)
    rows = -(-len(held) // columns) if held else 1
    pitch_x, pitch_y = 1.1 * scale, 2.12 * scale
    words = phrases.asks(moves)
    start = top + (2.0 if words else 0.7) * em
    pieces = []
    for at, tile in enumerate(held):
        row, column = divmod(at, columns)
        in_row = min(columns, len(held) - row * columns)
        x = scene.left + scene.width / 2 + (column - (in_row - 1) / 2) * pitch_x
        y = start + scale + row * pitch_y + 0.12 * scale
        first, second = faces_from(tile, -1)
        dim = bool(moves) and piece_id(tile) not in able
        pieces.append(Piece(piece_id(tile), first, second, x, y, 2, scale, RACK, dim=dim))
    bottom = start + rows * pitch_y + 0.5 * em
    panel = Lane("rack", scene.left + 0.4 * em, top, scene.width - 0.8 * em, bottom - top, plain=True)
    labels = [_yours(label, seat) for label in scene.labels]
    if words:
        labels.append(
            Label("asks", words, scene.left + scene.width / 2, top + em, em, "middle", NAME, strong=True)
        )
    # A hand that lies open at the end of a round is seen on its plate; here it would be there twice.
    seen = {piece.id for piece in pieces}
    plate = f"seat {seat} "
    return replace(
        scene,
        height=bottom + 0.4 * em - scene.top,
        pieces=tuple(
            piece for piece in scene.pieces if piece.id not in seen and not piece.id.startswith(plate)
        )
        + tuple(pieces),
        labels=tuple(labels),
        lanes=(*[_your_turn(lane, seat) for lane in scene.lanes], panel),
        spots=tuple(_spot(spot, plays, held) for spot in scene.spots),
    )


def _rack_size(count: int, scene: Scene) -> tuple[int, float]:
    """How many tiles stand side by side on the rack, and how wide each is."""
    best = 3.0 if scene.wide else 2.75
    columns = int((EMS[scene.wide] - 2) / (1.1 * best))
    rows = 1 if scene.wide else 2
    if count > columns * rows:
        columns = min(-(-count // rows), 26 if scene.wide else 12)
    scale = min(best * scene.em, (scene.width - 2 * scene.em) / (1.1 * columns))
    full = -(-count // columns) or 1
    return -(-count // full) or 1, scale  # rows of one length


def _means(move: Move, tile: int) -> bool:
    return int(move.tile) == tile or tile_text(move.tile) == tile_text(tile)


def _spot(spot: Spot, plays: Sequence[Move], held: Sequence[int]) -> Spot:
    fitting = tuple(
        piece_id(tile)
        for tile in held
        if any(place_text(move.place) == spot.id and _means(move, tile) for move in plays)
    )
    return spot._replace(active=bool(fitting), tiles=fitting)


def _your_turn(lane: Lane, seat: int) -> Lane:
    return lane._replace(marked=lane.bright) if lane.id == f"seat {seat}" else lane


def _yours(label: Label, seat: int) -> Label:
    if label.id != f"seat {seat} name":
        return label
    sign = phrases.TURN if label.text.startswith(phrases.TURN) else ""
    return label._replace(text=sign + phrases.YOU)
