"""Who the others seem to be at poker, going by what they said in the earlier deals of the match.

A plain player says what the own hand is worth, an aimless one says anything; whoever does neither is clever. A hand
that was shown tells more, but what was said with hands that nobody saw counts, too.
"""

from typing import Final

from boneyard.bots.poker.cfr.cfr_kernel import UNKNOWN_OPPONENT, OpponentModel
from boneyard.bots.poker.greedy import greedy_action
from boneyard.core.history import History, Past
from boneyard.core.match import View
from boneyard.core.move import EXCHANGE
from boneyard.games.poker.ranking import ALL_HANDS, HAND, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, PokerState

_ANY_HAND: Final = tuple([(at + 0.5) / 8 for at in range(8)])  # shares of all hands that it may beat


_ABOUT: Final = (-0.03, 0.0, 0.03)  # a plain player counts a shown hand somewhat differently from us


_SLIPS: Final = 0.1  # of what a plain player says is not what we take it to say


_SURE: Final = 0.9  # nobody is known better than that: who pretends must not win by it


_PARTS: Final = 10  # who somebody is, is told in tenths, so that what was learned can be used again


def opponent_models(view: View, history: History) -> tuple[OpponentModel, ...]:
    """By seat, who it may be; nobody knows anybody before the second deal, nor how the own words were taken."""
    game = view.game
    assert isinstance(game, PokerGame)
    return tuple(
        [
            UNKNOWN_OPPONENT if seat == view.seat else _opponent_model(game, history, seat)
            for seat in range(game.seats)
        ]
    )


def _opponent_model(game: PokerGame, history: History, seat: int) -> OpponentModel:
    words = [word for past in history.earlier for word in _likelihoods(game, past, seat)]
    if not words:
        return UNKNOWN_OPPONENT
    plain, aimless = UNKNOWN_OPPONENT
    clever = 1.0 - plain - aimless
    for as_plain, as_aimless in words:
        plain *= as_plain
        aimless *= as_aimless
        clever *= (as_plain + as_aimless) / 2
        whole = plain + aimless + clever
        plain, aimless, clever = plain / whole, aimless / whole, clever / whole
    return round(plain * _SURE * _PARTS) / _PARTS, round(aimless * _SURE * _PARTS) / _PARTS


def _likelihoods(game: PokerGame, past: Past, seat: int) -> list[tuple[float, float]]:
    """How likely a plain and an aimless player would have said each thing that a seat said in a deal."""
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
        aimless = 1 / len(kinds)
        found.append(((1 - _SLIPS) * sum(alike) / len(alike) + _SLIPS * aimless, aimless))
    return found
