"""Whole hands of Forty-Two and Moon against a second model of them, and what records cannot say of the engine."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard import records
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import NOBODY, Deal
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.core.tile import DOWN, read_tile, tile_text
from boneyard.games.tricks.moves import ASIDE, BID, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState
from boneyard.games.tricks.suits import DOUBLES, NAMES, NO_SUIT
from support.engine.matches import EDITIONS, Table, edition_id, examples, moments, on_failure, plans, walk
from support.models.tricks import Hand, suit_led, taker

TRICKS = [edition for edition in EDITIONS if edition.game in ("forty-two", "moon")]
editions = pytest.mark.parametrize("edition", TRICKS, ids=edition_id)
SUITS = [*map(str, range(7)), "doubles", "none"]


def model_of(name: str, deal: Deal) -> Hand:
    """The second model of a hand that was dealt like this."""
    widow = tile_text(deal.yard[0]) if deal.yard else None
    return Hand(name, [{tile_text(tile) for tile in hand} for hand in deal.hands], widow, deal.first)


def agrees_from_bid_to_score(match: Match, seed: int) -> None:
    """Play one hand at random and compare every step with the second model."""
    game, dealt = match.game, match.round
    model = model_of(match.edition.name, dealt.deal)
    rng = rng_for(f"hand {seed}")
    while game.actors(dealt.state):
        state = dealt.state
        assert game.actors(state) == (model.turn,)
        moves = sorted(map(str, game.moves(state, model.turn)))
        assert moves == sorted(model.legal())
        held = [{tile_text(tile) for tile in hand} for hand in game.hands(state)]
        assert held == model.hands
        text = moves[rng.below(len(moves))]
        model.do(text)
        match.play(text)
    assert model.phase == "over"
    assert game.points(dealt.state) == tuple(model.points(match.options.get("match") == "hands"))


@editions
@examples(150)
@given(seed=st.integers(0, 2**32 - 1), by_hands=st.booleans())
def test_a_hand_goes_as_the_second_model_says(edition: Edition, seed: int, by_hands: bool) -> None:
    known = {option.name for option in edition.options(6, edition.players(6)[0])}
    match = Table(
        edition, 6, edition.players(6)[0], {"match": "hands"} if by_hands and "match" in known else {}
    ).start(seed)
    with on_failure(match, seed):
        agrees_from_bid_to_score(match, seed)


def tricks_game(match: Match) -> tuple[TrickGame, TrickState]:
    assert isinstance(match.game, TrickGame)
    assert isinstance(match.state, TrickState)
    return match.game, match.state


def the_table_tells_its_story(match: Match, game: TrickGame, state: TrickState) -> None:
    """The bidding, the trick and the tricks taken are the moves that were made, as any seat sees them."""
    made = [(seat, str(move)) for seat, move in match.round.moves]
    calls = [(seat, int((text + " 0").split()[1])) for seat, text in made if text[:3] in ("bid", "pas")]
    assert state.calls() == calls
    assert game.dealer(state) == (match.round.deal.first - 1) % game.seats
    plays = [(seat, read_tile(text)) for seat, text in made if text[0].isdigit()]
    tricks = game.tricks(state)
    assert [play for _, played in tricks for play in played] + game.trick(state) == plays
    for winner, played in tricks:
        assert winner == taker([(seat, tile_text(tile)) for seat, tile in played], SUITS[state.trump])
    on_table = [(seat, tile_text(tile)) for seat, tile in game.trick(state)]
    if not on_table:
        assert (game.suit_led(state), game.winning(state)) == (NO_SUIT, NOBODY)
        return
    assert SUITS[game.suit_led(state)] == suit_led(on_table[0][1], SUITS[state.trump])
    assert game.winning(state) == taker(on_table, SUITS[state.trump])
    best = max(game.trick(state), key=lambda play: game.strength(state, play[1]))
    assert best[0] == game.winning(state)


@editions
@examples(20)
@given(data=st.data())
def test_everyone_can_see_the_bidding_and_all_tricks(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = plan.table.start(plan.seed)
    with on_failure(match, plan):
        for moment in moments(match, plan.chooser(), 60):
            if moment.state is match.state:
                game, state = tricks_game(match)
                for seat in (*range(game.seats), None):
                    view = game.look(state, seat)
                    assert isinstance(view, TrickState)
                    the_table_tells_its_story(match, game, view)


@editions
@examples(10)
@given(data=st.data())
def test_what_the_sides_took_is_what_there_was(edition: Edition, data: st.DataObject) -> None:
    match = walk(data.draw(plans(edition)), lambda moment: None, 200)
    game = match.game
    assert isinstance(game, TrickGame)
    for each in match.rounds:
        state = each.state
        assert isinstance(state, TrickState)
        if game.points(state) is not None and state.bidder != NOBODY:
            assert sum(game.took(state)) == game.most
            assert sum(game.tricks_of(state, side) for side in range(game.sides)) == 7
            assert game.needs(state) == min(state.bid, game.most)


MOON = """game: moon
edition: uduble
players: Ann, Ben, Cid
round 1
first: 0
hand 0: 6-6 6-5
hand 1: 5-5 5-4
hand 2: 4-4 4-3
yard: 3-3
0 bid 4
1 pass
2 pass
"""


def test_only_the_bidder_knows_the_widow_and_the_tile_put_aside() -> None:
    match = records.replay(MOON + "0 aside 6-5\n")
    assert [match.game.unseen(match.look(seat)).count(read_tile("6-5")) for seat in (0, 1, 2)] == [0, 1, 1]
    assert [match.game.unseen(match.look(seat)).count(read_tile("3-3")) for seat in (0, 1, 2)] == [0, 1, 1]
    seen = [str(match.game.seen_move(trick_move(ASIDE, read_tile("6-5")), 0, seat)) for seat in (0, 1, None)]
    assert seen == ["aside 6-5", "aside ?", "aside ?"]
    assert "aside ?" in match.record(1)
    assert "aside 6-5" in match.record(0)


def test_the_tile_put_aside_is_not_shown_when_the_hand_is_over_either() -> None:
    text = MOON + "0 aside 6-5\n0 trump 6\n0 6-6\n1 5-5\n2 4-4\n0 3-3\n1 5-4\n2 4-3\n"
    match = records.replay(text)
    assert match.round_over
    for seat in (1, 2, None):
        state = match.look(seat)
        assert isinstance(state, TrickState)
        assert state.auction.aside == DOWN
    own = match.look(0)
    assert isinstance(own, TrickState)
    assert own.auction.aside == read_tile("6-5")
    assert "hand 0: 6-6 ?\n" in match.record(1)
    assert "0 aside ?\n" in match.record(watcher=True)
    assert "0 aside 6-5\n" in match.record(0)
    assert "0 aside 6-5\n" in match.record()
    assert records.replay(match.record(1)).scores == match.scores


def test_hands_that_are_passed_out_and_the_widow_are_shown_to_no_one() -> None:
    match = records.replay(MOON.replace("0 bid 4", "0 pass"))
    assert match.round_over
    assert match.game.hands(match.look(1)) == ((DOWN, DOWN), match.game.hands(match.state)[1], (DOWN, DOWN))
    assert match.game.boneyard(match.look(1)) == (DOWN,)
    assert "hand 0: ? ?\nhand 1: 5-5 5-4\nhand 2: ? ?\nyard: ?\n" in match.record(1)
    assert "yard: 3-3\n" in match.record()


def test_putting_aside_unseen_is_only_for_a_hand_that_is_face_down() -> None:
    match = records.replay(MOON)
    with pytest.raises(BoneyardError, match="Say which tile"):
        match.play("aside ?")
    view = match.look(1)
    assert [str(move) for move in match.game.moves(view, 0)] == ["aside ?"]
    after = match.game.play(view, 0, trick_move(ASIDE, DOWN))
    assert after == match.game.look(match.game.play(match.state, 0, trick_move(ASIDE, read_tile("6-5"))), 1)


HANDS = """game: forty-two
edition: cardinal
players: Ann, Ben, Cid, Dot
round 1
first: 0
hand 0: 5-5 6-5 2-2
hand 1: 5-4 6-4 1-1
hand 2: 4-4 4-3 3-3
hand 3: 2-1 2-0 0-0
"""
PLAYED = "0 bid 30\n1 pass\n2 pass\n3 pass\n0 trump 1\n0 6-5\n"


@pytest.mark.parametrize(
    ("moves", "move", "why"),
    [
        ("", "6-5", "The bidding is still going on. Bid 30 to 42, or pass."),
        ("", "bid 29", "29 isn't a bid here. Bid 30 to 42, or pass."),
        ("", "bid 84", "Bid 30 to 42, or pass."),
        ("0 bid 41\n", "bid 41", "Bid 42 over 41, or pass."),
        ("0 bid 42\n", "bid 168", "Bid 84 over 42, or pass."),
        (
            "0 bid 30\n1 pass\n2 pass\n3 pass\n",
            "6-5",
            "Name the trumps first, like trump 4. Choose 0 to 6, doubles or none.",
        ),
        ("0 bid 30\n1 pass\n2 pass\n3 pass\n", "pass", "The bidding is over: seat 0 won it with 30."),
        (PLAYED, "1-1", "Follow suit with 6-4: sixes were led."),
        (PLAYED, "6-6", "Seat 1 doesn't hold 6-6."),
        (PLAYED, "trump 3", "Trumps have already been named: ones."),
        (PLAYED, "claim", "Hands are played out here. To claim tricks, play with claim=yes."),
        (PLAYED, "draw", "'draw' isn't a move in this game"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(moves: str, move: str, why: str) -> None:
    match = records.replay(HANDS + moves)
    with pytest.raises(BoneyardError) as problem:
        match.play(move, match.turn)
    assert why in str(problem.value)


def test_trumps_that_were_led_are_named_as_such() -> None:
    match = records.replay(HANDS + "0 bid 30\n1 pass\n2 pass\n3 pass\n0 trump doubles\n0 5-5\n1 1-1\n")
    with pytest.raises(BoneyardError, match=r"Trumps \(doubles\) were led, so follow suit with 3-3 or 4-4"):
        match.play("4-3")


def test_a_player_who_has_passed_for_good_is_told_so() -> None:
    match = records.replay(HANDS + "0 pass\n1 bid 30\n")
    with pytest.raises(BoneyardError, match=r"Seat 0 has finished bidding\. It's seat 2's turn"):
        match.play("bid 31", 0)


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        ("uneven hands", "hand 3: 2-1 2-0 0-0", "hand 3: 2-1 2-0", "These have 3, 3, 3, 2"),
        ("a boneyard", "hand 3: 2-1 2-0 0-0", "hand 3: 2-1 2-0 0-0\nyard: 6-6", "no tile: all are dealt"),
    ],
)
def test_a_deal_that_no_hand_starts_from_is_refused(name: str, old: str, new: str, why: str) -> None:
    with pytest.raises(BoneyardError, match=why):
        records.replay(HANDS.replace(old, new))


def test_moon_needs_its_widow() -> None:
    with pytest.raises(BoneyardError, match=r"exactly one tile, the widow\. This one has 0"):
        records.replay(MOON.replace("yard: 3-3\n", ""))


def test_a_household_cannot_have_a_widow_without_a_tile_for_it() -> None:
    (texas, *_) = TRICKS
    with pytest.raises(BadSetup, match="4 hands of 7 and one widow don't use up the 28 tiles"):
        texas.household("mine", "Mine", {"widow": "taken-up"}, "here")


def test_a_household_may_play_forty_two_with_doubles_as_trumps() -> None:
    mine = TRICKS[1].household("mine", "Mine", {"trumps": "numbers-doubles-none"}, "here")
    game, _ = mine.table(6, 4, {})
    assert isinstance(game, TrickGame)
    assert DOUBLES in game.answers.trumps
    assert NAMES[DOUBLES] == "doubles"


def test_cautious_bidders_end_a_match_of_moon_on_points() -> None:
    # Random bidders bid far more than they take: their totals fall, until someone happens to make a 21. That ends
    # every match, but not by the score; with the lowest bid only, the score does.
    moon = TRICKS[2]
    for seed in range(20):
        match = Table(moon, 6, 3).start(seed)
        rng = rng_for(f"cautious {seed}")
        while match.result is None:
            moves = [move for move in match.moves() if move.kind != BID or move.left == 4]
            match.play(moves[rng.below(len(moves))])
            assert len(match.rounds) < 200
        assert max(match.result.scores) >= 21
