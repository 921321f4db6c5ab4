"""What the bot believes about its opponents at poker, without using hands that were never shown."""

import pickle

import pytest

import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.poker.cfr.cache import learned_strategy
from boneyard.bots.poker.cfr.cfr_kernel import UNKNOWN_OPPONENT, OpponentModel
from boneyard.bots.poker.cfr.tree import betting_round
from boneyard.bots.poker.odds import odds_of
from boneyard.bots.poker.opponent_model import opponent_models
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import tile_text
from boneyard.games.poker.ranks import ORDER
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.records import replay

FEW = Budget(iterations=1)
HEAD = "game: poker\nedition: cardinal\nplayers: Ada, Ben\n"
NEXT = (
    "round 2\nfirst: 1\nhand 0: 6-6 5-4 4-2 3-1 2-1\nhand 1: ? ? ? ? ?\nyard: ? ? ? ? ? ? ? ? ? ?\n1 check\n"
)


def met(*names: str, seed: str, **options: object) -> Match:
    """A match of poker between these bots, played to its last deal."""
    match = boneyard.new("poker", players=len(names), seed=seed, options=options)
    rng = rng_for(seed)
    while match.result is None:
        if match.round_over:
            match.deal()
            continue
        seat = match.actors[0]
        match.play(choice_of(bot(names[seat]), match, seat, rng, FEW).move, seat)
    return match


def taken(match: Match, seat: int, whom: int) -> OpponentModel:
    return opponent_models(match.view(seat), match.history(seat))[whom]


@pytest.mark.parametrize("exchange", [False, True])
def test_a_match_tells_a_plain_player_from_an_aimless_one(exchange: bool) -> None:
    for number in range(5):
        match = met("greedy", "random", "greedy", seed=f"met {number}", exchange=exchange, deals=20)
        plain, aimless = taken(match, 0, 1)
        assert aimless > plain, f"random in match {number}"
        plain, aimless = taken(match, 0, 2)
        assert plain > aimless, f"greedy in match {number}"


def test_no_opponent_is_fully_known() -> None:
    match = met("greedy", "random", seed="wholly", deals=40)
    assert sum(taken(match, 0, 1)) <= 0.9


def test_in_the_first_deal_nothing_is_known_of_opponents_and_a_bot_never_judges_itself() -> None:
    match = boneyard.new("poker", players=3, seed="new")
    assert opponent_models(match.view(0), match.history(0)) == (UNKNOWN_OPPONENT,) * 3
    assert taken(met("greedy", "random", seed="own", deals=5), 1, 1) == UNKNOWN_OPPONENT


def test_a_hand_that_was_folded_unseen_reveals_nothing() -> None:
    found = []
    for folded in ("6-6 5-5 4-4 3-3 2-2", "6-2 5-2 4-3 4-1 3-2"):
        match = replay(HEAD + folding("6-5 6-4 6-3 5-4 5-3", folded) + NEXT)
        history = match.history(0)
        end = history.earlier[0].end
        assert isinstance(end, PokerState)
        assert not end.hands.of(1).tiles()
        found.append((history, choice_of(bot("expert"), match, 0, Rng(1), FEW)))
    assert found[0] == found[1]


def folding(own: str, folded: str) -> str:
    """A first deal in which the other folds such a hand."""
    dealt = (*own.split(), *folded.split())
    yard = " ".join([tile_text(tile) for tile in ORDER if tile_text(tile) not in dealt])
    return f"round 1\nfirst: 0\nhand 0: {own}\nhand 1: {folded}\nyard: {yard}\n0 bet\n1 fold\n"


# --- the history that it comes from


def test_earlier_deals_are_given_as_the_seat_saw_them() -> None:
    match = met("greedy", "random", seed="told", deals=6)
    for seat in (0, 1):
        history = match.history(seat)
        assert len(history.earlier) == len(match.rounds) - 1
        for past, played in zip(history.earlier, match.rounds, strict=False):
            assert len(past.events) == len(played.moves)
            assert past.end == match.game.look(played.state, seat)
        again = pickle.loads(pickle.dumps(history))
        assert (again, hash(again)) == (history, hash(history))
    assert match.history(0).earlier != match.history(1).earlier
    assert match.history(0).earlier[0] != "past"
    assert repr(match.history(0).earlier[0]) == f"Past({len(match.rounds[0].moves)} events)"


def test_earlier_rounds_are_left_out_where_they_reveal_nothing() -> None:
    match = boneyard.new("block", players=2, seed="rounds")
    rng = rng_for("rounds")
    while len(match.rounds) < 3 and match.result is None:
        if match.round_over:
            match.deal()
            continue
        match.play(match.moves()[rng.below(len(match.moves()))])
    assert match.history(0).earlier == ()


# --- what was learned about a player who then changes style


def test_an_unlikely_action_reveals_nothing() -> None:
    known = (
        UNKNOWN_OPPONENT,
        (0.9, 0.0),
    )  # the other is taken for plain, and plain players have their reasons
    text = NEXT.replace("round 2", "round 1").replace("first: 1", "first: 0").replace("1 check\n", "")
    for words in ("0 check\n1 bet\n", "0 bet\n1 raise\n", "0 check\n1 bet\n0 raise\n1 raise\n"):
        match = replay(HEAD + text + words)
        view = match.view(0)
        betting = betting_round(view, match.history(0))
        assert isinstance(view.game, PokerGame)
        assert isinstance(view.state, PokerState)
        with learned_strategy(view, betting, known, FEW) as strategy:
            node = strategy.cfr.root
            for kind in betting.actions:  # no one was ever heard to say it, with any hand
                strategy.cfr.expand(node)
                action = node.actions.index(kind)
                node.strategy_sums = [
                    0.0 if at % len(node.actions) == action else 1.0 for at in range(len(node.strategy_sums))
                ]
                node.greedy = bytes([(action + 1) % len(node.actions)] * len(node.greedy))
                node = node.children[action]
            found = odds_of(strategy, view.game, view.state, 0, betting, Rng(1))
        assert 0 < found.chance < 1
        assert sum(found.shares) == pytest.approx(1.0)
