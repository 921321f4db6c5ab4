"""The expert at Forty-Two and Moon: what it chooses, and that its sentences and chances are right."""

from math import inf

import pytest

import boneyard
from boneyard import records
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.evaluation import Evaluation
from boneyard.bots.levels import EXPERT
from boneyard.bots.tricks.determinization import TrickDeterminizations
from boneyard.bots.tricks.trials import ContractRollout, Trial, TrialOption, Trials, split_points
from boneyard.bots.tricks.win_chance import MatchStakes, match_chances
from boneyard.core.game import NOBODY
from boneyard.core.move import PASS, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.moves import BID, CLAIM, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

SOME = Budget(iterations=24)
HEAD = "game: forty-two\nedition: uduble\nset: 6\nplayers: Ann, Ben, Cy, Dee\nround 1\nfirst: 0\n"
STRONG = "5-5 6-5 5-4 5-3 6-6 1-1 5-0"
WEAK = "6-1 5-2 4-0 3-1 2-0 4-3 6-2"
MOON = (
    "game: moon\nedition: uduble\nset: 6\nplayers: Ann, Ben, Cy\nround 1\nfirst: 0\n"
    "hand 0: 5-5 6-5 5-4 5-3 5-2 6-6 4-4\nhand 1: 6-4 6-3 6-2 6-1 5-1 4-3 4-2\n"
    "hand 2: 4-1 3-3 3-2 3-1 2-2 2-1 0-0\nyard: 1-1\n"
)


def evaluate(text: str) -> Evaluation:
    """What the expert makes of the end of a record."""
    match = records.replay(text)
    assert match.turn is not None
    found = EXPERT.evaluate(match.view(match.turn), match.history(match.turn), SOME, Rng(1))
    assert found is not None
    return found


def dealt(own: str) -> str:
    """A deal of Forty-Two in which seat 0 holds these tiles and the others share the rest."""
    mine = own.split()
    pack = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    rest = [tile for tile in pack if tile not in mine]
    hands = [mine, rest[0::3], rest[1::3], rest[2::3]]
    return HEAD + "".join(f"hand {seat}: {' '.join(hand)}\n" for seat, hand in enumerate(hands))


def table(game: str) -> TrickGame:
    found = boneyard.new(game, edition="uduble", players=3 if game == "moon" else 4, seed=1).game
    assert isinstance(found, TrickGame)
    return found


# --- what it does


def test_a_strong_hand_is_bid_on_and_a_poor_one_is_not() -> None:
    assert str(evaluate(dealt(STRONG)).moves[0].move).startswith("bid")
    assert str(evaluate(dealt(WEAK)).moves[0].move) == "pass"


def test_the_long_suit_becomes_trumps_and_every_trump_thought_of_says_how_often_it_is_made() -> None:
    found = evaluate(dealt(STRONG) + "0 bid 30\n1 pass\n2 pass\n3 pass\n")
    assert str(found.moves[0].move) == "trump 5"
    assert len(found.moves) == 7
    assert found.moves[0].numbers.startswith("With fives as trumps, you make the bid in ")
    assert found.moves[0].why.startswith("Your best trumps are fives: you hold ")


def test_a_partner_who_has_outbid_you_is_left_the_bid() -> None:
    """Both opponents have passed, so there's nothing to gain by bidding higher."""
    match = boneyard.new("forty-two", edition="cardinal", seed=18, first=2)
    for seat, call in ((2, "bid 30"), (3, "pass"), (0, "bid 31"), (1, "pass")):
        match.play(call, seat)
    found = EXPERT.evaluate(match.view(2), match.history(2), Budget(iterations=6), Rng(18))
    assert found is not None
    assert str(found.moves[0].move) == "pass"
    assert found.firm  # an easy-going level does not slip into a bid either
    assert len(found.moves) > 1  # a review still says what a bid would have been worth


def test_a_partner_is_outbid_for_a_reason_only() -> None:
    passing, bidding = TrialOption(Move(PASS)), TrialOption(trick_move(BID, left=31))
    for better, reason in ((0.01, False), (0.2, True)):
        trials = Trials([passing, bidding])
        for world in range(40):
            trials.add([Trial(0.5), Trial(0.5 + better + world % 3 / 1000, 1.0)])
        found = trials.evaluation(
            lambda way, value, made: ("So it is.", ""), lambda lead, sure: lead > 0.1 and sure > 0.9
        )
        assert (found.moves[0].move == bidding.move) == reason
        assert found.firm != reason
    luck = Trials([passing, bidding])
    for world in range(8):
        luck.add([Trial(0.5), Trial(0.1 if world % 2 else 1.2, 1.0)])
    found = luck.evaluation(
        lambda way, value, made: ("So it is.", ""), lambda lead, sure: lead > 0.1 and sure > 0.99
    )
    assert found.moves[0].move == passing.move


def test_with_seven_sure_tricks_the_bidder_shoots_the_moon() -> None:
    assert str(evaluate(MOON).moves[0].move) == "bid 21"


def test_the_tile_put_aside_is_not_a_trump() -> None:
    worths = evaluate(MOON + "0 bid 21\n1 pass\n2 pass\n").moves
    found = worths[0]
    assert len(worths) == 8
    assert str(found.move) == "aside 1-1"
    assert found.numbers.startswith("Without 1-1 and with fives as trumps, you make the bid in about ")
    assert found.why == "1-1 helps you least with fives as trumps."


def test_the_only_tile_is_played_and_still_has_its_worth() -> None:
    begun = dealt(STRONG) + "0 bid 30\n1 pass\n2 pass\n3 pass\n0 trump 5\n0 5-5\n"
    match = records.replay(begun)
    while len(match.moves(match.actors[0])) > 1:
        match.play(match.moves(match.actors[0])[0])
    found = evaluate(match.record())
    assert found.moves[0].why == "It's the only tile you may play."
    assert found.sure == 1.0
    assert 0 < found.moves[0].value < 1


def test_what_is_sure_is_claimed() -> None:
    match = boneyard.new("forty-two", edition="uduble", players=4, seed="claim", options={"claim": True})
    rng = Rng(3)
    while match.result is None:
        seat = match.actors[0]
        if any(move.kind == CLAIM for move in match.moves(seat)):
            found = choice_of(bot("expert"), match, seat, rng, SOME)
            assert found.move.kind == CLAIM
            assert found.sure == 1.0
            return
        match.play(choice_of(bot("greedy"), match, seat, rng).move, seat)


# --- chances of the match


@pytest.mark.parametrize("game", ["forty-two", "moon"])
def test_chances_sum_to_one_and_grow_with_the_score(game: str) -> None:
    at = match_chances(table(game))
    sides = 3 if game == "moon" else 2
    goal = 21 if game == "moon" else 250
    before = 0.0
    for score in range(0, goal, 3):
        found = at.of((score, *[goal // 3] * (sides - 1)))
        assert sum(found) == pytest.approx(1)
        assert found[0] > before
        before = found[0]
    assert at.of((goal // 2,) * sides) == pytest.approx([1 / sides] * sides, abs=0.02)


def test_a_hand_that_ends_the_match_is_worth_all_or_nothing() -> None:
    game = table("forty-two")
    stakes = MatchStakes(game, (220, 220), 0)
    assert stakes.value(30, 0, (30, 12)) == 1.0
    assert stakes.value(30, 0, (29, 13)) == 0.0
    assert stakes.value(30, 1, (5, 37)) == 0.0
    moon = MatchStakes(table("moon"), (0, 0, 20), 0)
    assert moon.value(21, 0, (7, 0, 0)) == 1.0
    assert moon.value(21, 0, (6, 0, 1)) == 0.0


def test_a_hand_passed_out_changes_nothing() -> None:
    game = table("forty-two")
    assert MatchStakes(game, (100, 60), 1).value(0, NOBODY, (0, 0)) == match_chances(game).of((100, 60))[1]


# --- how hands are described


def test_the_highest_limit_gets_the_bid_and_a_partner_is_left_it() -> None:
    game = table("forty-two")
    match = records.replay(dealt(STRONG))
    state = match.state
    rounds = ContractRollout(game)
    assert rounds.run_auction(state, [30, 31, 40, 29]) == (2, 32)  # type: ignore[arg-type]
    assert rounds.run_auction(state, [30, 29, 40, 29]) == (0, 30)  # type: ignore[arg-type]
    assert rounds.run_auction(state, [9, 9, 9, 9])[0] == NOBODY  # type: ignore[arg-type]


def test_what_the_bidder_leaves_is_shared() -> None:
    game = table("moon")
    assert split_points(game, 1, 4, 3) == (2, 4, 1) or split_points(game, 1, 4, 3) == (1, 4, 2)
    assert split_points(table("forty-two"), 0, 30, 12) == (30, 12)


# --- trials


def test_a_way_that_is_better_in_every_world_is_surer_than_one_that_is_so_now_and_then() -> None:
    ways = [TrialOption(Move(1, 3)), TrialOption(Move(1, 4)), TrialOption(Move(1, 4))]
    trials = Trials(ways)
    for world in range(40):
        trials.add([Trial(0.6 + world % 3 / 100, 1.0), Trial(0.5, 0.0), Trial(0.4, None)])
    found = trials.evaluation(lambda way, value, made: (f"{value:.2f}.", f"{made}."))
    assert [each.move for each in found.moves] == [Move(1, 3), Move(1, 4)]
    assert (found.moves[1].why, found.moves[1].numbers) == ("0.50.", "0.0.")
    assert found.sure > 0.99
    assert found.moves[0].error > found.moves[1].error == 0.0


def test_one_world_says_nothing_about_others_unless_there_are_none() -> None:
    for settled, error, sure in ((False, inf, 0.5), (True, 0.0, 1.0)):
        trials = Trials([TrialOption(Move(1, 3)), TrialOption(Move(1, 4))], settled)
        trials.add([Trial(0.6), Trial(0.5)])
        found = trials.evaluation(lambda way, value, made: ("So it is.", ""))
        assert [each.error for each in found.moves] == [error, error]
        assert found.sure == sure


def test_there_is_one_world_when_only_one_hand_can_hold_what_is_unseen() -> None:
    match = records.replay(dealt(STRONG))
    settled = []
    while not match.round_over:
        seat, state = match.actors[0], match.look(match.actors[0])
        assert isinstance(state, TrickState)
        settled.append(TrickDeterminizations(table("forty-two"), state, seat, Rng(1)).settled)
        match.play(match.moves(seat)[-1], seat)
    assert not any(settled[:12])
    assert settled[-1]
