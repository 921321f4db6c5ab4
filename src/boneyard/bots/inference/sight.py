"""What one seat can tell from a view: which tiles are unseen, and at a layout game what a player who passed lacks."""

from typing import Final, final

from boneyard.core.hand import Hand, Hands, hand_of, hands_of
from boneyard.core.laid import laid_in_order
from boneyard.core.match import View
from boneyard.core.move import LAY
from boneyard.core.tile import DOWN, HIGH, LOW, PIPS, TILES
from boneyard.core.yard import Yard
from boneyard.games.lines.answers import ALL
from boneyard.games.lines.layout import End
from boneyard.games.lines.moves import line_move
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LEADING, PLAYING, LineState, Tally, begun

# A set of tiles is a plain int here, a bit per tile: in interpreted code that is quickest.
Tiles = int

_STRANGER: Final = TILES - 1  # a tile of no layout game: a player who holds it is never out


def tiles_in(hand: Hand) -> Tiles:
    """The seen tiles of a hand."""
    return int(hand.w0) | int(hand.w1) << 60 | int(hand.w2) << 120 | int(hand.w3) << 180


def each_of(tiles: Tiles) -> list[int]:
    """The tiles of a set one by one, lowest first."""
    found = []
    while tiles:
        bit = tiles & -tiles
        found.append(bit.bit_length() - 1)
        tiles ^= bit
    return found


def pips_of(tiles: Tiles) -> int:
    """The pips of a set of tiles together."""
    return sum(PIPS[tile] for tile in each_of(tiles))


def full_hands(seen: Hands, hidden: list[list[int]]) -> Hands:
    """The hands of a view with their face-down tiles replaced, seat by seat, by guessed ones."""
    rows = [
        hand if hand.down == 0 else hand_of([*hand.tiles(), *hidden[seat]])
        for seat, hand in enumerate(seen.row())
    ]
    return hands_of(tuple(rows))


def full_yard(seen: Yard, rest: list[int]) -> Yard:
    """The boneyard of a view with the tiles still in it replaced by guessed ones."""
    return Yard((*[DOWN] * int(seen.taken), *rest), seen.taken)


def open_to(state: LineState) -> list[End]:
    """The ends that may be played on now: the ones that bind everyone, or else all."""
    ends = state.ends()
    return [end for end in ends if end.binds] or list(ends)


def fitting(state: LineState) -> Tiles:
    """All tiles that fit somewhere now."""
    found = 0
    for end in open_to(state):
        found |= tiles_in(end.fits)
    return found


def none_of(size: int, wanted: int, held: int) -> float:
    """The chance that `held` tiles out of `size` hold none of `wanted` ones."""
    chance = 1.0
    for drawn in range(held):
        if size - drawn <= 0:
            break
        chance *= max(size - drawn - wanted, 0) / (size - drawn)
    return chance


@final
class Sight:
    """What a view of a layout game tells its seat, worked out once per choice."""

    def __init__(self, view: View, game: LineGame, state: LineState) -> None:
        self.game: Final = game
        self.seat: Final = view.seat
        self.own: Final[Tiles] = tiles_in(state.hands.of(view.seat))
        self.unseen: Final[Tiles] = sum(1 << tile for tile in game.unseen(state))
        self.opponents: Final = game.seats - game.seats // game.sides
        self._lacks: Final = _lacking(game, state, view.seat)

    def against(self, seat: int) -> bool:
        """Whether a seat plays for another side."""
        return self.game.side(seat) != self.game.side(self.seat)

    def may_hold(self, seat: int) -> Tiles:
        """The tiles that another seat may hold."""
        return self.unseen & ~self._lacks[seat]

    def stuck(self, state: LineState, seat: int) -> float:
        """The chance that another seat could lay nothing in this state."""
        maybe = self.may_hold(seat)
        return none_of(maybe.bit_count(), (maybe & fitting(state)).bit_count(), len(state.hands.of(seat)))

    def likely_pips(self, state: LineState, seat: int) -> float:
        """The pips that another seat can be expected to hold."""
        maybe = self.may_hold(seat)
        return len(state.hands.of(seat)) * pips_of(maybe) / max(maybe.bit_count(), 1)


def _lacking(game: LineGame, state: LineState, seat: int) -> list[Tiles]:
    """By seat, the tiles that fitted when it passed; none if it may have drawn some since."""
    lacks = [0] * game.seats
    draws = game.answers.draws
    if draws != 0 and (draws < ALL or state.yard.left() > 0):
        return lacks
    laid = laid_in_order(state.laid)
    table = _before(game, laid)
    due = -1  # whose turn it was, as far as the tiles show; -1 if unknown
    for tile, place, touches, owner in laid:
        if owner < 0:
            due = -1
            continue
        _skipped(game, table, due, owner, lacks)
        table = _laid(game, table, tile, place, touches, owner)
        due = _due(game, tile, owner)
    if int(state.turn) == seat:
        _skipped(game, table, due, seat, lacks)
    return lacks


def _skipped(game: LineGame, table: LineState, due: int, owner: int, lacks: list[Tiles]) -> None:
    """Note that nothing fitted for every seat from the one due up to the one that moved."""
    if due < 0 or due == owner:
        return
    # A player who adds to their own double skipped no one, though it looks as if all others had passed.
    if game.answers.adds and owner == (due - 1) % game.seats:
        return
    fitted = fitting(table)
    while due != owner:
        lacks[due] |= fitted
        due = (due + 1) % game.seats


def _due(game: LineGame, tile: int, owner: int) -> int:
    again = game.answers.again and HIGH[tile] == LOW[tile]
    return owner if again else (owner + 1) % game.seats


def _before(game: LineGame, laid: tuple[tuple[int, int, int, int], ...]) -> LineState:
    """The empty table, or the one with its hub, with every hand as it was as far as its tiles were laid since."""
    rows = [[tile for tile, _, _, owner in laid if owner == seat] for seat in range(game.seats)]
    hands = hands_of(tuple(hand_of([*row, _STRANGER]) for row in rows))
    hub = laid[0][0] if laid and laid[0][3] < 0 else -1
    left = game.layouts.lead(hub)[0] if hub >= 0 else None
    return begun(hands, Yard(()), Tally((0,) * game.sides), 0, -1, left, None)


def _laid(game: LineGame, table: LineState, tile: int, place: int, touches: int, owner: int) -> LineState:
    """The table after a tile that is known to lie there."""
    stage = LEADING if table.left is None else PLAYING
    ready = table.passed(owner, stage, 0)
    names_end = touches >= 0 and game.reach.wild.has(tile) and HIGH[tile] != LOW[tile]
    move = line_move(LAY, tile, place, PIPS[tile] - touches if names_end else -1)
    after = game.play(ready, owner, move)
    assert isinstance(after, LineState)
    return after
