"""A Bayesian model of the opponents at poker: who they seem to be, by how they bet in the earlier deals of the match.

A greedy player bets what the hand is worth, a random one does anything, and a player who does neither is strategic. A
hand that was shown says most, but bets with hands that no one saw count, too.
"""

from typing import Final

from boneyard.bots.poker.cfr.cfr_kernel import UNKNOWN_OPPONENT, OpponentModel
from boneyard.bots.poker.greedy import greedy_action
from boneyard.core.history import History, Past
from boneyard.core.match import View
from boneyard.games.poker.moves import EXCHANGE
from boneyard.games.poker.ranks import ALL_HANDS, HAND, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, PokerState

_ANY_HAND: Final = tuple(
    [(at + 0.5) / 8 for at in range(8)]
)  # the share of all hands that an unseen hand may beat

_ABOUT: Final = (-0.03, 0.0, 0.03)  # a greedy player may value a shown hand somewhat differently
_SLIPS: Final = 0.1  # the share of a greedy player's actions that our greedy would not take
_SURE: Final = 0.9  # no opponent is known better than that: pretending must not pay
_PARTS: Final = 10  # models are rounded to tenths, so that cached strategies can be used again


def opponent_models(view: View, history: History) -> tuple[OpponentModel, ...]:
    """The model of each seat; nothing is known before the second deal, nor how others see your own seat."""
    game = view.game
    assert isinstance(game, PokerGame)
    return tuple(
        [
            UNKNOWN_OPPONENT if seat == view.seat else _opponent_model(game, history, seat)
            for seat in range(game.seats)
        ]
    )


def _opponent_model(game: PokerGame, history: History, seat: int) -> OpponentModel:
    likelihoods = [likelihood for past in history.earlier for likelihood in _likelihoods(game, past, seat)]
    if not likelihoods:
        return UNKNOWN_OPPONENT
    greedy, random = UNKNOWN_OPPONENT
    strategic = 1.0 - greedy - random
    for as_greedy, as_random in likelihoods:
        greedy *= as_greedy
        random *= as_random
        strategic *= (as_greedy + as_random) / 2
        whole = greedy + random + strategic
        greedy, random, strategic = greedy / whole, random / whole, strategic / whole
    return round(greedy * _SURE * _PARTS) / _PARTS, round(random * _SURE * _PARTS) / _PARTS


def _likelihoods(game: PokerGame, past: Past, seat: int) -> list[tuple[float, float]]:
    """For each action of a seat in a deal, how likely a greedy and a random player would have taken it."""
    end = past.end
    assert isinstance(end, PokerState)
    hand = end.hands.of(seat).tiles()
    shown = len(hand) == HAND
    place = game.answers.ranking.place(tiles_number(hand)) / ALL_HANDS if shown else 0.0
    found = []
    for event in past.events:
        before = event.before
        assert isinstance(before, PokerState)
        if event.seat != seat or event.move.kind == EXCHANGE:
            continue
        kinds = [int(move.kind) for move in game.moves(before, seat)]
        if len(kinds) < 2:
            continue
        known = shown and (before.stage == BETTING_AGAIN or not game.answers.exchange)
        shares = [place + more for more in _ABOUT] if known else _ANY_HAND
        alike = [greedy_action(game, before, seat, share, kinds) == event.move.kind for share in shares]
        random = 1 / len(kinds)
        found.append(((1 - _SLIPS) * sum(alike) / len(alike) + _SLIPS * random, random))
    return found
