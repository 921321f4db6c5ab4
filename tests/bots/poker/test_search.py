"""The poker expert: bets that reveal nothing, exact odds, and chips that add up."""

from itertools import combinations

import pytest

import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.evaluation import Evaluation
from boneyard.bots.levels import EXPERT
from boneyard.bots.poker.cfr import cache
from boneyard.bots.poker.cfr.cache import LearnedStrategy, learned_strategy
from boneyard.bots.poker.cfr.cfr_kernel import (
    UNKNOWN_OPPONENT,
    BettingNode,
    CounterfactualRegretMinimization,
    sample,
)
from boneyard.bots.poker.cfr.deals_kernel import AFTER, BEFORE, NEVER, PokerDealSampler, kept, size
from boneyard.bots.poker.cfr.tree import STRENGTH_LEVELS, BettingTree, betting_round
from boneyard.bots.poker.odds import LEAST_BLUFFS, odds_of, with_bluffs
from boneyard.core.match import Match, View
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import read_tile
from boneyard.games.poker.ranks import ORDER, Ranking, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.sheets.questions import STRAIGHTS
from boneyard.games.poker.state import OVER, PokerState
from boneyard.records import replay

SHORT = Budget(iterations=2)


def ranking() -> Ranking:
    found = STRAIGHTS["sheet"]
    assert isinstance(found, Ranking)
    return found


def number(text: str) -> int:
    return tiles_number([read_tile(action) for action in text.split()])


def table(seats: int, seed: str, **options: object) -> Match:
    return boneyard.new("poker", players=seats, seed=seed, options=options)


def strategy_of(match: Match, iterations: int) -> LearnedStrategy:
    seat = match.actors[0]
    view = match.view(seat)
    with learned_strategy(
        view,
        betting_round(view, match.history(seat)),
        (UNKNOWN_OPPONENT, UNKNOWN_OPPONENT),
        Budget(iterations),
    ) as strategy:
        return strategy


def evaluate(match: Match, budget: Budget = SHORT, seed: int = 1) -> Evaluation:
    seat = match.actors[0]
    found = EXPERT.evaluate(match.view(seat), match.history(seat), budget, Rng(seed))
    assert found is not None
    return found


# --- what a bet tells


@pytest.fixture(scope="module")
def strategy() -> LearnedStrategy:
    return strategy_of(table(2, "read"), 100)


def bets(strategy: LearnedStrategy, node: BettingNode) -> list[float]:
    """By bucket, the worst first, how often a bet is made."""
    strategy.cfr.expand(node)
    return [strategy.cfr.average_strategy(node, bucket)[1] for bucket in range(strategy.cfr.deals.count)]


def test_of_the_bets_after_a_check_a_tenth_or_more_are_made_with_the_worse_half_of_the_hands(
    strategy: LearnedStrategy,
) -> None:
    # A bluff for the pot costs as much as it can win; if a third of the bets are bluffs, calling makes no difference.
    shares = bets(strategy, strategy.cfr.root.children[0])
    weak = sum(shares[: len(shares) // 2])
    assert 0.1 < weak / sum(shares) < 0.45


def test_of_the_bets_that_open_the_betting_a_share_is_made_with_the_worst_hands(
    strategy: LearnedStrategy,
) -> None:
    cfr, first = strategy.cfr, strategy.cfr.root
    shares = [with_bluffs(cfr, first, bucket) for bucket in range(cfr.deals.count)]
    assert all(sum(row) == pytest.approx(1.0) and min(row) >= 0 for row in shares)
    bets = [row[1] for row in shares]
    assert sum(bets[: len(bets) // 2]) / sum(bets) > LEAST_BLUFFS - 0.001
    # The best hands are bet as they were learned to be: only what no one would call for is changed.
    assert bets[8:] == [cfr.average_strategy(first, bucket)[1] for bucket in range(8, len(bets))]


def test_most_of_the_best_hands_bet_but_a_check_may_hide_one(strategy: LearnedStrategy) -> None:
    after = bets(strategy, strategy.cfr.root.children[0])[-8:]
    first = bets(strategy, strategy.cfr.root)[-20:]
    assert sum(after) / len(after) > 0.7
    assert 0.1 < 1 - sum(first) / len(first)


def test_hands_dealt_at_the_table_bet_weak_and_strong_ones() -> None:
    places: list[float] = []
    rng = rng_for("overlap")
    for deal in range(150):
        match = table(2, f"overlap {deal}")
        match.play("check")
        seat = match.actors[0]
        if choice_of(EXPERT, match, seat, rng, Budget(iterations=40)).move == "bet":
            state = match.state
            assert isinstance(state, PokerState)
            places.append(ranking().place(tiles_number(state.hands.of(seat).tiles())) / 15_504)
    weak = sum(place < 0.5 for place in places)
    assert len(places) > 30
    assert 0.1 < weak / len(places) < 0.6


def test_the_same_seed_and_iterations_say_the_same_whatever_was_asked_before() -> None:
    match = table(3, "again")
    before = evaluate(match)
    for other in range(10):
        evaluate(table(2, f"other {other}", bet=other + 1), Budget(iterations=1))
    assert evaluate(match) == before


def test_another_seed_may_say_something_else() -> None:
    match = table(2, "mixed")
    match.play("check")
    said = {str(evaluate(match, Budget(iterations=30), seed).moves[0].move) for seed in range(60)}
    assert said <= {"check", "bet"}


def test_what_is_said_often_is_worth_the_same() -> None:
    for deal in range(8):
        found = evaluate(table(2, f"level {deal}"))
        often = {worth.value for worth in found.moves if " 0 times" not in worth.numbers}
        assert found.moves[0].value == max(worth.value for worth in found.moves)
        assert found.unit == "chips"
        assert often


def test_in_the_last_deal_a_player_who_is_behind_does_not_fold_the_match_away() -> None:
    text = (
        "game: poker\nedition: cardinal\nplayers: Ada, Ben\noptions: deals=1\nround 1\nfirst: 0\n"
        "hand 0: 3-3 5-4 4-2 3-1 2-1\nhand 1: ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ?\n0 bet\n1 raise\n"
    )
    # To fold is to lose: a call cannot be worse, however bad the hand is.
    assert evaluate(replay(text), Budget(iterations=40)).moves[0].move != "fold"


def test_there_is_a_choice_even_where_nothing_was_learned() -> None:
    rng = rng_for("deep")
    asked = 0
    for deal in range(4):
        match = table(4, f"deep {deal}")
        while match.actors and len(match.rounds) == 1 and not match.round_over:
            cache._strategies.clear()  # what was learned for an earlier question would hide it
            found = evaluate(match, Budget(iterations=1))
            assert {each.move for each in found.moves} <= set(match.moves(match.actors[0]))
            asked += 1
            loud = [move for move in match.moves(match.actors[0]) if str(move) in ("bet", "raise", "call")]
            match.play(loud[rng.below(len(loud))])
    assert asked > 25


def test_near_the_end_of_a_match_a_word_is_worth_what_it_changes() -> None:
    # Ada is far behind before the last deal: that is no fault of what she says in it.
    head = "game: poker\nedition: cardinal\nplayers: Ada, Ben\noptions: deals=2\n"
    rest = "hand 1: ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ?\n"
    match = replay(f"{head}round 1\nfirst: 0\nhand 0: 3-3 5-4 4-2 3-1 2-1\n{rest}0 bet\n1 raise\n")
    fold = next(worth for worth in evaluate(match, Budget(iterations=20)).moves if worth.move == "fold")
    assert -8 < fold.value < 0


# --- the odds


def test_before_anybody_spoke_the_odds_are_those_of_all_hands_there_are() -> None:
    match = table(2, "odds")
    seat = match.actors[0]
    view = match.view(seat)
    game, state = match.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    betting = betting_round(view, match.history(seat))
    own = state.hands.of(seat).tiles()
    others = list(combinations([tile for tile in ORDER if tile not in own], 5))
    place = ranking().place(tiles_number(own))
    beaten = sum(ranking().place(tiles_number(list(hand))) < place for hand in others)
    with learned_strategy(view, betting, (UNKNOWN_OPPONENT, UNKNOWN_OPPONENT), SHORT) as strategy:
        found = odds_of(strategy, game, state, seat, betting, Rng(1))
    assert found.chance == pytest.approx(beaten / len(others))


def test_a_bet_makes_your_hand_look_worse() -> None:
    text = (
        "game: poker\nedition: cardinal\nplayers: Ada, Ben\nround 1\nfirst: 0\n"
        "hand 0: 6-6 5-4 4-2 3-1 2-1\nhand 1: ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ?\n"
    )
    chances = []
    for said in ("", "0 check\n1 bet\n", "0 bet\n1 raise\n"):
        match = replay(text + said)
        view = match.view(0)
        betting = betting_round(view, match.history(0))
        assert isinstance(view.game, PokerGame)
        assert isinstance(view.state, PokerState)
        with learned_strategy(
            view, betting, (UNKNOWN_OPPONENT, UNKNOWN_OPPONENT), Budget(iterations=100)
        ) as strategy:
            chances.append(odds_of(strategy, view.game, view.state, 0, betting, Rng(1)).chance)
    assert chances[0] > chances[1] > chances[2]


# --- the kernel against the rules


@pytest.mark.parametrize("chips", [(100, 100, 100), (3, 100, 6), (2, 5, 4)])
def test_every_way_of_betting_pays_what_the_rules_pay(chips: tuple[int, ...]) -> None:
    """Side pots included: the same hands and the same words in the kernel's tree and at the table."""
    game = table(3, "pots").game
    assert isinstance(game, PokerGame)
    rng = rng_for(f"pots {chips}")
    for _ in range(60):
        tiles = list(game.tiles)
        rng.shuffle(tiles)
        deal = game.split(tuple(tiles), 0, 1, chips)
        assert deal is not None
        state = game.begin(deal, chips)
        assert isinstance(state, PokerState)
        view = View(game, game.look(state, 0), 0, chips, 1)
        tree = BettingTree(view, state)
        deals = PokerDealSampler(ranking(), [0, 1, 2], 20, STRENGTH_LEVELS, NEVER, [-1] * 3)
        cfr = CounterfactualRegretMinimization(
            tree.root, tree, deals, [], list(chips), (UNKNOWN_OPPONENT,) * 3
        )
        node = tree.root
        for seat in range(3):
            hand = tiles_number(state.hands.of(seat).tiles())
            deals.put(seat, hand, hand)
        while state.stage != OVER:
            seat = state.waiting[0]
            assert node.seat == seat
            moves = game.moves(state, seat)
            cfr.expand(node)
            action = int(rng.below(len(moves)))
            assert node.actions[action] == moves[action].kind
            after = game.play(state, seat, moves[action])
            assert isinstance(after, PokerState)
            state, node = after, node.children[action]
        assert [cfr.utility(node, seat) for seat in range(3)] == list(game.tally(state))


def test_one_is_drawn_as_often_as_its_share() -> None:
    rng = Rng(3)
    taken = [int(sample([0.2, 0.5, 0.3], rng)) for _ in range(4000)]
    assert [taken.count(each) / 4000 for each in range(3)] == pytest.approx([0.2, 0.5, 0.3], abs=0.03)


# --- the exchange


@pytest.mark.parametrize(
    ("hand", "keeps"),
    [
        ("6-6 5-5 4-1 3-2 2-1", "6-6 5-5"),
        ("6-6 5-5 4-4 3-3 2-1", "6-6 5-5 4-4 3-3"),
        ("6-5 6-4 6-3 6-2 6-1", "6-5 6-4 6-3 6-2 6-1"),
        ("6-6 5-5 4-4 3-3 2-2", "6-6 5-5 4-4 3-3 2-2"),
        ("6-5 4-1 3-2 2-1 6-2", ""),
    ],
)
def test_others_are_taken_to_keep_their_doubles_or_a_made_hand(hand: str, keeps: str) -> None:
    assert kept(ranking(), number(hand)) == number(keeps)
    assert size(number(keeps)) == len(keeps.split())


@pytest.mark.parametrize(("when", "drew"), [(BEFORE, [-1, -1]), (AFTER, [3, 2])])
def test_hands_around_an_exchange_are_dealt_from_one_set(when: int, drew: list[int]) -> None:
    deals = PokerDealSampler(ranking(), [0, 1], 40, STRENGTH_LEVELS, when, drew)
    rng = Rng(4)
    doubles = [0, 0]
    for _ in range(300):
        deals.deal(rng)
        assert deals.hands[0] & deals.hands[1] == 0
        for seat in range(2):
            assert size(deals.hands[seat]) == 5
            assert 0 <= deals.buckets[seat] < 40
            doubles[seat] += size(deals.hands[seat] >> 15)
    if when == AFTER:
        assert doubles[1] > doubles[0], "who kept three of them has more"


def test_the_expert_exchanges_and_bets_again() -> None:
    match = table(2, "whole", exchange=True)
    said = []
    while len(match.rounds) == 1 and match.actors:
        found = evaluate(match)
        said.append(found.unit)
        match.play(found.moves[0].move)
    assert said


def test_in_the_exchange_a_royal_stands_and_a_pair_is_kept() -> None:
    head = "game: poker\nedition: cardinal\nplayers: Ada, Ben\noptions: exchange=yes\nround 1\nfirst: 0\n"
    rest = "hand 1: ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ?\n0 check\n1 check\n"
    for hand, move in (
        ("6-6 5-5 4-4 3-3 2-2", "stand"),
        ("6-6 5-5 4-1 3-2 2-1", "exchange 4-1 3-2 2-1"),
    ):
        assert str(evaluate(replay(f"{head}hand 0: {hand}\n{rest}")).moves[0].move) == move


# --- it pays


def test_the_expert_wins_short_matches_from_greedy_on_mirrored_deals() -> None:
    won = 0.0
    for deal in range(40):
        for side in range(2):
            match = table(2, f"pays {deal}", deals=3)
            rng = rng_for(f"{deal} {side}")
            while match.result is None:
                seat = match.actors[0]
                player = EXPERT if seat == side else bot("greedy")
                match.play(choice_of(player, match, seat, rng, Budget(iterations=300)).move, seat)
            won += (side in match.result.winners) / len(match.result.winners)
    assert won > 44, "of 80"
