"""Tables with seats around them: who sits where, and what the others are not shown."""

from collections.abc import Iterator

import pytest

import boneyard
from boneyard.core.match import Match
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState
from boneyard.pictures import Label, Scene, table, with_seat
from boneyard.pictures.scene import CHIPS, HELD, RACK, SHOWN, piece_id

NAMES = ["Ann", "Ben", "Cy", "Dee"]


def _played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def _scene(match: Match, seat: int | None, wide: bool = True) -> Scene:
    public = table(match.game, match.look(None), wide, match.players)
    return public if seat is None else with_seat(public, match.game, match.look(seat), seat)


def _label(scene: Scene, id: str) -> Label:
    return next(label for label in scene.labels if label.id == id)


def _places(scene: Scene, seats: int) -> list[tuple[float, float]]:
    lanes = {lane.id: lane for lane in scene.lanes}
    found = [lanes[f"seat {seat}"] for seat in range(seats)]
    return [(lane.x + lane.width / 2, lane.y + lane.height / 2) for lane in found]


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
@pytest.mark.parametrize("seat", range(4))
def test_the_viewer_sits_at_the_bottom_and_the_partner_opposite(seat: int, wide: bool) -> None:
    scene = _scene(boneyard.new("forty-two", players=NAMES, seed=1), seat, wide)
    places = _places(scene, 4)
    own, left, partner, right = (places[(seat + each) % 4] for each in range(4))
    assert own[1] == max(y for _, y in places)
    assert own[0] == pytest.approx(partner[0]) == pytest.approx(scene.width / 2)
    assert left[0] < partner[0] < right[0]
    assert _label(scene, f"seat {seat} name").text.endswith("You")
    assert _label(scene, f"side {seat % 2} name").text == f"You and {NAMES[(seat + 2) % 4]}"


def test_every_bid_is_shown_in_front_of_its_seat() -> None:
    match = boneyard.new("forty-two", players=NAMES, seed=1)
    seats = [(match.actors[0] + each) % 4 for each in range(3)]
    _played(match, "bid 31", "pass", "bid 33")
    scene = _scene(match, None)
    said = [_label(scene, f"place {seat} call").text for seat in seats]
    assert said == ["31", "pass", "33"]
    assert _label(scene, f"place {seats[2]} call").strong
    assert "bids 33" in _label(scene, "words").text


def test_the_trick_shows_who_led_and_who_is_winning() -> None:
    match = boneyard.new("forty-two", players=NAMES, seed=1)
    leader = match.actors[0]
    _played(match, "bid 42", "pass", "pass", "pass", "trump 5")
    for _ in range(3):
        match.play(match.moves()[0])
    scene = _scene(match, None)
    state = match.state
    assert isinstance(state, TrickState)
    words = {label.id: label.text for label in scene.labels if label.id.endswith(" word")}
    assert isinstance(match.game, TrickGame)
    best = match.game.winning(state)
    assert words[f"place {leader} word"].startswith("led")
    assert "best" in words[f"place {best} word"]
    assert "Trumps: fives" in _label(scene, "words").text


def test_the_widow_lies_face_down_and_what_is_put_aside_is_seen_by_its_owner_alone() -> None:
    match = boneyard.new("moon", players=NAMES[:3], seed=1)
    bidder = match.actors[0]
    assert any(piece.id == "widow" and piece.down for piece in _scene(match, bidder).pieces)
    _played(match, "bid 5", "pass", "pass")
    assert [spot.id for spot in _scene(match, bidder).spots if spot.active] == ["aside"]
    tile = match.game.hands(match.state)[bidder][0]
    match.play(next(move for move in match.moves() if move.tile == tile))
    for seat in (None, 0, 1, 2):
        scene = _scene(match, seat)
        shown = [piece for piece in scene.pieces if piece.id == piece_id(tile)]
        if seat == bidder:
            assert [piece.role for piece in shown] == [SHOWN]
        else:
            assert not shown
            assert [piece.role for piece in scene.pieces if piece.id == "aside"] == [HELD]


# --- poker


def _deals(seed: int, *, fold: bool, seats: int = 3) -> Iterator[tuple[PokerGame, PokerState]]:
    """The moments of a deal in which everyone calls, or everyone who can folds."""
    match = boneyard.new("poker", players=NAMES[:seats], seed=seed)
    first = match.round
    while match.round is first:
        texts = [str(move) for move in match.moves()]
        wanted = "fold" if fold and "fold" in texts else "bet" if "bet" in texts and fold else texts[0]
        match.play(wanted)
        assert isinstance(match.game, PokerGame)
        assert isinstance(first.state, PokerState)
        yield match.game, first.state


def _shown(scene: Scene) -> set[str]:
    return {piece.id for piece in scene.pieces if not piece.down and piece.role != RACK}


def test_hands_are_shown_with_their_class_when_they_are_compared() -> None:
    *_, (game, state) = _deals(1, fold=False)
    scene = table(game, state, True, NAMES[:3])
    assert _shown(scene) == {piece_id(tile) for hand in game.hands(state) for tile in hand}
    for seat in range(3):
        name = game.answers.ranking.name(state.hands.of(seat))
        assert _label(scene, f"seat {seat} word").text == name


def test_no_one_sees_a_hand_that_was_folded_or_not_compared() -> None:
    *_, (game, state) = _deals(1, fold=True)
    for seat in (None, 0, 1, 2):
        public = table(game, state, True, NAMES[:3])
        scene = public if seat is None else with_seat(public, game, state, seat)
        assert not _shown(scene)
    folded = [seat for seat in range(3) if seat not in state.inside]
    for seat in folded:
        assert _label(table(game, state), f"seat {seat} word").text == "folded"
        assert all(piece.dim for piece in table(game, state).pieces if piece.lane == f"seat {seat}")


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_chips_lie_before_those_who_bet_and_in_the_pot(wide: bool) -> None:
    match = _played(boneyard.new("poker", players=NAMES, seed=1), "bet", "raise")
    scene = _scene(match, None, wide)
    chips = {label.id: label.text for label in scene.labels if label.role == CHIPS}
    assert sorted(chips.values()) == ["10", "2", "4"]
    assert chips["pot"] == "10"
    assert "4 chips to stay in, 1 raise so far" in _label(scene, "more words").text


def test_a_player_who_is_all_in_wins_only_as_much_as_their_chips_match() -> None:
    match = boneyard.new("poker", players=NAMES[:3], seed=1, options={"chips": 4, "bet": 2})
    seen: PokerState | None = None
    while match.actors and seen is None:
        match.play("raise" if "raise" in match.moves() else "bet" if "bet" in match.moves() else "call")
        state = match.state
        assert isinstance(state, PokerState)
        if match.actors and any(state.stakes.left(seat) == 0 for seat in state.inside):
            seen = state
    assert seen is not None
    scene = _scene(match, None)
    assert any(label.text == "all in" for label in scene.labels)
    pots = [label.text for label in scene.labels if label.id.startswith("pot") and label.role == CHIPS]
    total = sum(int(text.split(" ")[0]) for text in pots)
    assert total == seen.stakes.pot()


def test_the_viewers_plate_says_what_their_hand_is_worth() -> None:
    match = boneyard.new("poker", players=NAMES, seed=1)
    seat = match.actors[0]
    state = match.state
    assert isinstance(match.game, PokerGame)
    assert isinstance(state, PokerState)
    name = match.game.answers.ranking.name(state.hands.of(seat))
    assert _label(_scene(match, seat), f"seat {seat} word").text == name
    assert not [label for label in _scene(match, None).labels if label.text == name]
