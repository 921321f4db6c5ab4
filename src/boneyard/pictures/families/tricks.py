"""Forty-Two and Moon: the trick in the middle of the table, the seats around it, and what each side has taken."""

from collections.abc import Sequence
from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.core.tile import DOWN, NO_TILE
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NOTHING, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import led_by
from boneyard.pictures.layout import frame
from boneyard.pictures.layout.around import (
    PLACE,
    SEAT,
    SIDE,
    Around,
    Heaps,
    SeatWord,
    Sizes,
    add_head,
    add_plate,
    seats_around,
    seen_from_seat,
    with_head,
)
from boneyard.pictures.layout.rack import SET_ASIDE, TRICK, with_rack
from boneyard.pictures.scene import (
    COUNT,
    HELD,
    NAME,
    SHOWN,
    WORDS,
    YARD,
    Label,
    Lane,
    Piece,
    Scene,
    SceneRequest,
    Sketch,
    Spot,
    faces_from,
    piece_id,
    shorten,
    text_width,
)
from boneyard.words.board_labels import common, places, tricks
from boneyard.words.board_labels.tricks import side_names, taken
from boneyard.words.grammar import YOU, sides_of

_WIDE = Sizes(6.4, 1.5, 15.4, 15.0)
_LOW = Sizes(6.4, 1.5, 14.6, 15.0)
_LOW_WIDTH = 76.0  # in lines of words: beside the middle there is room for tricks that are easy to read
_TALL = Sizes(6.0, 1.2, 14.6, 0.0)
_TILE = {True: 3.0, False: 2.85}  # the width of a tile in the trick

# Where the tiles of a trick lie, in their width: before the seat at the bottom, the left, the top, the right.
_CROSS = ((0.0, 1.28), (-1.75, 0.0), (0.0, -1.28), (1.75, 0.0))


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of a trick-taking game's scene."""
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    return _Arrangement(game, state, request).scene()


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: their seat at the bottom, the rack, and the tile that the viewer put aside."""
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    says = tricks.asks(game, state, seat)
    seen = seen_from_seat(with_rack(scene, game, state, seat, says, dims=state.owes == PLAYING), seat)
    aside = int(state.auction.aside)
    pieces = _told_to(seat, seen.pieces, game, frame.names_on(scene.labels, game.seats, seat))
    if aside >= 0 and seat == state.bidder:
        first, second = faces_from(aside, -1)
        pieces = tuple(
            piece._replace(id=piece_id(aside), first=first, second=second, role=SHOWN)
            if piece.id == SET_ASIDE
            else piece
            for piece in pieces
        )
    names = frame.names_on(scene.labels, game.seats, seat)
    labels = tuple(_own_side(label, scene, game, seat, names) for label in seen.labels)
    said = tricks.heading(game, state, names)
    told = tricks.summary(game, state, names)
    spots = tuple(
        [
            spot._replace(place=places.in_trick(YOU)) if spot.lane == f"{PLACE} {seat}" else spot
            for spot in seen.spots
        ]
    )
    return with_head(replace(seen, pieces=pieces, spots=spots, labels=labels), *said, told)


def _told_to(seat: int, pieces: Sequence[Piece], game: TrickGame, names: Sequence[str]) -> tuple[Piece, ...]:
    """The tiles of the viewer's side, with their places worded for the viewer: "your" instead of a name."""
    own, heap = f"{PLACE} {seat}", f"{SIDE} {game.side(seat)}"
    side = sides_of(game, names)[game.side(seat)]
    taken = [piece.id for piece in pieces if piece.lane == heap]
    told = {id: places.trick_of(at // game.seats, side) for at, id in enumerate(taken)}
    return tuple(
        [
            piece._replace(place=places.played_by(YOU))
            if piece.lane == own
            else piece._replace(place=told[piece.id])
            if piece.lane == heap
            else piece
            for piece in pieces
        ]
    )


def _own_side(label: Label, scene: Scene, game: TrickGame, seat: int, names: Sequence[str]) -> Label:
    """The viewer's side, named for the viewer: "You" instead of a name."""
    key = f"{SIDE} {game.side(seat)}"
    if label.id != f"{key} name":
        return label
    room = next(_room(each, scene) for each in scene.lanes if each.id == key)
    text = tricks.side_names(game, names)[game.side(seat)]
    return label._replace(text=shorten(text, label.size, room))


def _room(heap: Lane, scene: Scene) -> float:
    """How much room a side's name has on its heap: on a wide table the count is beside it."""
    said = next(label for label in scene.labels if label.id == f"{heap.id} count")
    return heap.width - 1.2 - (text_width(said.text, said.size) + 0.6 if scene.wide else 0.0)


class _Arrangement:
    """One moment of a hand."""

    def __init__(self, game: TrickGame, state: TrickState, request: SceneRequest) -> None:
        self.game = game
        self.state = state
        self.wide, self.names, self.last, self.totals, self.low = request
        sizes = _LOW if self.low else _WIDE if self.wide else _TALL
        self.at: Around = seats_around(game.seats, self.wide, sizes, _LOW_WIDTH if self.low else 0.0)
        self.size = _TILE[self.wide]
        self.cross = _CROSS if game.seats == 4 else (_CROSS[0], _CROSS[1], _CROSS[3])
        self.sketch = Sketch()

    def scene(self) -> Scene:
        game, state = self.game, self.state
        add_head(self.sketch, self.at, *tricks.heading(game, state, self.names))
        hands = game.hands(state)
        for seat in range(game.seats):
            self._seat(seat, hands[seat])
        trick = dict(game.trick(state))
        for seat in range(game.seats):
            self._place(seat, trick.get(seat, NO_TILE))
        self._widow()
        heaps = self._heaps()
        for side, (x, y) in enumerate(heaps.corners):
            self._taken(side, x, y, heaps)
        told = tricks.summary(game, state, self.names)
        bottom = heaps.top + heaps.high + 0.5
        return self.sketch.scene((0.0, 0.0, self.at.width, bottom), self.wide, 1.0, told)

    # --- the seats

    def _seat(self, seat: int, held: Sequence[int]) -> None:
        game, state = self.game, self.state
        turn = game.actors(state) == (seat,)
        score = common.score(self.totals[seat]) if seat < len(self.totals) else ""
        word = tricks.word(game, state, seat)
        said = SeatWord(self.names[seat], str(len(held) or ""), word, turn, score=score)
        aside = seat == state.bidder and (state.auction.aside != NOTHING or state.owes == SETTING)
        tile = self.at.sizes.tile
        add_plate(self.sketch, self.at, seat, said, held, tile + 0.7 if aside else 0.0)
        if aside:
            self._aside(seat, tile)

    def _aside(self, seat: int, scale: float) -> None:
        """The tile that the bidder puts aside, or the place for it."""
        x, y = self.at.plates[seat]
        x, y = x + self.at.plate - 0.6 - scale / 2, y + self.at.sizes.plate - 0.4 - scale
        key = f"{SEAT} {seat}"
        tile = int(self.state.auction.aside)
        word = Label(
            f"{SET_ASIDE} name", tricks.aside(), x + scale / 2, y - scale - 0.6, 0.85, "end", COUNT, key
        )
        self.sketch.labels.append(word)
        if tile == NOTHING:
            self.sketch.spots.append(Spot(SET_ASIDE, "", x, y, 2, 2.0, scale, key, place=places.aside_spot()))
            return
        first, second = faces_from(tile, -1)
        id, role = (SET_ASIDE, HELD) if tile == DOWN else (piece_id(tile), SHOWN)
        self.sketch.pieces.append(Piece(id, first, second, x, y, 2, scale, role, key, place=places.aside()))

    # --- the middle

    def _place(self, seat: int, tile: int) -> None:
        """Where a seat's tile of the trick lies; while they bid, the word that the seat said."""
        state, size = self.state, self.size
        key = f"{PLACE} {seat}"
        x, y = self.at.middle[0] + self.cross[seat][0] * size, self.at.middle[1] + self.cross[seat][1] * size
        y -= 0.2 * size  # words stand below
        turn = state.owes == PLAYING and state.turn == seat
        self.sketch.lanes.append(Lane(key, x - size / 2, y - size, size, 2 * size))
        if state.owes == BIDDING:
            self._call(seat, key, x, y)
        elif tile != NO_TILE:
            first, second = faces_from(tile, self._led(tile))
            newest = tile == self.last
            laid = Piece(piece_id(tile), first, second, x, y, 2, size, lane=key, last=newest)
            self.sketch.pieces.append(laid._replace(place=places.played_by(self.names[seat])))
            best = seat == self.game.winning(state)
            self._below(key, tricks.in_trick(seat == state.leader, best), x, y, best)
        elif turn:
            told = places.in_trick(self.names[seat])
            self.sketch.spots.append(Spot(TRICK, "", x, y, 2, 2.0, size, key, place=told))
            self._below(key, tricks.to_do(seat == state.leader), x, y)

    def _below(self, key: str, word: str, x: float, y: float, strong: bool = False) -> None:
        """A word below a place of the trick."""
        if word:
            line = y + self.size + 0.75
            self.sketch.labels.append(Label(f"{key} word", word, x, line, 0.9, "middle", WORDS, key, strong))

    def _led(self, tile: int) -> int:
        """The number that a tile shows first: its suit, if that is one of its numbers."""
        return int(led_by(tile, self.state.trump))

    def _call(self, seat: int, key: str, x: float, y: float) -> None:
        bids = [bid for caller, bid in self.state.calls() if caller == seat]
        if not bids:
            return
        stands = seat == self.state.bidder
        text = tricks.called(bids[-1])
        size = 1.5 if bids[-1] else 1.0
        role = NAME if stands else COUNT
        self.sketch.labels.append(Label(f"{key} call", text, x, y, size, "middle", role, key, stands))

    def _widow(self) -> None:
        """The widow lies in the middle, before the seat that is not there."""
        widow = int(self.state.auction.widow)
        if widow == NOTHING:
            return
        size = 0.8 * self.size
        x, y = self.at.middle[0], self.at.middle[1] - 1.28 * self.size
        first, second = faces_from(widow, -1)
        id, role = ("widow", YARD) if widow == DOWN else (piece_id(widow), SHOWN)
        self.sketch.pieces.append(Piece(id, first, second, x, y, 2, size, role, place=places.widow()))
        self.sketch.labels.append(
            Label("widow name", tricks.widow(), x, y + size + 0.8, 0.9, "middle", COUNT)
        )

    # --- what was taken

    def _heaps(self) -> Heaps:
        """Where each side's tricks lie, starting with the side of the seat at the bottom."""
        at, sides, hand = self.at, self.game.sides, self.game.answers.hand
        if not self.wide:
            wide = (at.width - 1.0 - 0.5 * (sides - 1)) / sides
            corners = tuple((0.5 + side * (wide + 0.5), at.bottom) for side in range(sides))
            return Heaps(corners, wide, 1.2 if sides == 2 else 1.05, self.game.seats, hand, 3.1, at.bottom)
        room, scale = (29.0, 1.5) if self.low else (21.0, 1.25)
        heaps = Heaps((), room, scale, self.game.seats, hand, 1.9, 0.0)
        low = at.bottom - 0.5 - heaps.high
        left, right = 0.5, at.width - 0.5 - heaps.wide
        upper = at.plates[1][1] + at.sizes.plate + 0.5
        found = ((left, low), (right, low)) if sides == 2 else ((left, low), (left, upper), (right, upper))
        return replace(heaps, corners=found, top=low)

    def _taken(self, side: int, x: float, y: float, heaps: Heaps) -> None:
        """The tricks of a side, small and face up, kept apart."""
        game, state = self.game, self.state
        key = f"{SIDE} {side}"
        said = taken(game, state, side)
        beside = self.wide
        room = heaps.wide - 1.2 - (text_width(said, 0.85) + 0.6 if beside else 0.0)
        name = shorten(side_names(game, self.names)[side], 0.95, room)
        at = (x + heaps.wide - 0.6, y + 1.0, 0.85, "end") if beside else (x + 0.6, y + 2.25, 0.85, "start")
        self.sketch.labels += [
            Label(f"{key} name", name, x + 0.6, y + 1.0, 0.95, role=NAME, lane=key),
            Label(f"{key} count", said, *at, COUNT, key),
        ]
        self.sketch.lanes.append(Lane(key, x, y, heaps.wide, heaps.high, plain=True))
        tricks = [row for winner, row in game.tricks(state) if game.side(winner) == side]
        for number, row in enumerate(tricks):
            for count, (_, tile) in enumerate(row):
                left, middle = heaps.place(number, count)
                first, second = faces_from(tile, self._led(tile))
                self.sketch.pieces.append(
                    Piece(
                        piece_id(tile),
                        first,
                        second,
                        x + left,
                        y + middle,
                        2,
                        heaps.scale,
                        lane=key,
                        last=tile == self.last,
                        place=places.trick_of(number, sides_of(game, self.names)[side]),
                    )
                )
