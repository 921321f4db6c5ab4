"""Poker: the seats with their hands and chips, what they bet before them, and the pot in the middle."""

from collections.abc import Sequence
from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.core.tile import DOWN
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import OVER, PokerState
from boneyard.pictures.layout import frame
from boneyard.pictures.layout.around import (
    PLACE,
    SEAT,
    Around,
    SeatWord,
    Sizes,
    add_head,
    add_plate,
    seats_around,
    seen_from_seat,
    with_head,
    word_on_plate,
)
from boneyard.pictures.layout.frame import EMS, fan
from boneyard.pictures.layout.rack import with_rack
from boneyard.pictures.scene import (
    CHIPS,
    COUNT,
    NAME,
    YARD,
    Label,
    Lane,
    Scene,
    SceneRequest,
    Sketch,
    shorten,
)
from boneyard.words.board_labels import common, poker

_WIDE = Sizes(7.6, 2.1, 11.0, 15.0)
_TALL = Sizes(6.4, 1.45, 12.0, 0.0)

# Where bets lie, from the middle: before the seat at the bottom, the left, the top, the right.
_BETS = {
    True: ((0.0, 4.4), (-11.5, 0.0), (0.0, -4.4), (11.5, 0.0)),
    False: ((0.0, 4.9), (-8.9, -4.9), (0.0, -4.9), (8.9, -4.9)),
}


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of a poker table's scene."""
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    at = seats_around(game.seats, request.wide, _WIDE if request.wide else _TALL)
    sketch = Sketch()
    add_head(sketch, at, *poker.heading(state, request.names))
    hands = game.hands(state)
    for seat in range(game.seats):
        _seat(sketch, at, game, state, seat, request.names[seat], hands[seat])
        _bet(sketch, at, state, seat)
    _pot(sketch, at, state, request.names)
    _yard(sketch, at, game.boneyard(state))
    told = poker.summary(game, state, request.names)
    return sketch.scene((0.0, 0.0, at.width, at.bottom), request.wide, 1.0, told)


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: their seat at the bottom, the rack, and what their hand is worth."""
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    says = poker.asks(state, game.moves(state, seat), seat)
    names = frame.names_on(scene.labels, game.seats, seat)
    said, told = poker.heading(state, names), poker.summary(game, state, names)
    seen = _with_word(with_head(scene, *said, told), seat, poker.own_word(game, state, seat))
    return seen_from_seat(with_rack(seen, game, state, seat, says, dims=False), seat)


def _with_word(scene: Scene, seat: int, word: str) -> Scene:
    """The scene with another word on a seat's plate."""
    key = f"{SEAT} {seat}"
    name = next(label for label in scene.labels if label.id == f"{key} name")
    others = tuple(label for label in scene.labels if label.id != f"{key} word")
    return replace(
        scene, labels=(*others, word_on_plate(key, word, name.x, name.y + 1.3, EMS[False] / 3 - 2.0))
    )


def _seat(
    sketch: Sketch,
    at: Around,
    game: PokerGame,
    state: PokerState,
    seat: int,
    name: str,
    held: Sequence[int],
) -> None:
    turn = game.actors(state) == (seat,)
    left = state.stakes.left(seat) + state.won[seat]
    out = seat not in state.inside
    said = SeatWord(
        name,
        poker.chips(left) if at.wide else str(left),
        poker.word(game, state, seat),
        turn,
        out,
    )
    add_plate(sketch, at, seat, said, held)


def _bet(sketch: Sketch, at: Around, state: PokerState, seat: int) -> None:
    """What a seat has put in since the betting began, or what it takes out of the pots."""
    bets = _BETS[at.wide]
    x, y = {2: (bets[0], bets[2]), 3: (bets[0], bets[1], bets[3]), 4: bets}[at.seats][seat]
    x, y = at.middle[0] + x, at.middle[1] + y
    key = f"{PLACE} {seat}"
    sketch.lanes.append(Lane(key, x, y, 0.0, 0.0))
    over = state.stage == OVER
    count = state.won[seat] if over else state.stakes.put[seat]
    if count:
        text = f"+{count}" if over else str(count)
        sketch.labels.append(Label(f"{key} chips", text, x, y, 1.0, "middle", CHIPS, key))


def _pot(sketch: Sketch, at: Around, state: PokerState, names: Sequence[str]) -> None:
    words = poker.pot_words(state, names)
    if not words:
        return
    x, y = at.middle[0], at.middle[1] - 0.55 * len(words)
    sketch.labels.append(Label("pot name", poker.pot_name(state), x, y - 1.0, 0.9, "middle", COUNT))
    sketch.labels.append(Label("pot", words[0], x, y + 0.7, 1.5, "middle", CHIPS))
    for at_line, more in enumerate(words[1:], 1):
        line = y + 1.2 + 1.35 * at_line
        text = shorten(more, 0.95, 14.0 if at.wide else 22.0)
        sketch.labels.append(Label(f"pot {at_line}", text, x, line, 0.95, "middle", CHIPS))


def _yard(sketch: Sketch, at: Around, held: Sequence[int]) -> None:
    """The boneyard, if there is one, at the right of the lowest plate."""
    if not held:
        return
    x, y = at.width - 1.0, at.bottom - 2.0
    stack, wide = fan(YARD, (DOWN,) * min(len(held), 4), x, y, 1.2, 0.3, 4.0, YARD)
    sketch.pieces += stack
    sketch.labels.append(Label("yard count", str(len(held)), x - wide - 0.5, y, 1.0, "end", COUNT))
    sketch.labels.append(Label("yard name", common.boneyard(), x, y - 2.0, 0.9, "end", NAME))
