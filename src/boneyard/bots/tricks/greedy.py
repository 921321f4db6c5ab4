"""Which tile to play to a trick: what it is likely to bring now against what it would still be good for."""

from typing import Final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.tricks import reasons
from boneyard.bots.tricks.hand_value import Promise, best_promise, promises
from boneyard.bots.tricks.tile_choice import Trickster
from boneyard.core.game import NOBODY, Moves
from boneyard.core.match import View
from boneyard.core.move import PASS, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, SETTING, TrickState

CONFIDENT: Final = 0.5  # the chance to make it from which on a bid is made


_MATTERS: Final = 3.0  # points by which a tile has to be better before it is clearly so


WIDOW: Final = 0.55  # tricks that a choice of eight tiles is worth more than seven


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move that greedy makes at a trick-taking game."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    tiles = game.hands(state)[view.seat]
    if state.owes == BIDDING:
        return _bid(view, game, state, moves)
    if state.owes == SETTING:
        return _aside(game, tiles, moves)
    if state.owes == NAMING:
        best = best_promise(tiles, game)
        sure = sureness([each.points for each in promises(tiles, game)], _MATTERS)
        return Choice(trick_move(TRUMP, left=best.trump), sure, reasons.names(best))
    for move in moves:
        if move.kind == CLAIM:
            return Choice(move, SURE, reasons.claims())
    judged = Trickster(view, game, state).judged(moves)
    played = max(judged, key=lambda each: each.value)
    sure = sureness([each.value for each in judged], _MATTERS)
    return Choice(played.move, sure, reasons.plays(played, len(moves) == 1))


def _bid(view: View, game: TrickGame, state: TrickState, moves: Moves) -> Choice:
    """The lowest bid that stands, if the hand is likely to make it; a partner is not outbid."""
    bids = [move for move in moves if move.kind == BID]
    partner = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)
    if partner or not bids:
        return Choice(Move(PASS), SURE, reasons.leaves_it(partner))
    best = best_promise(game.hands(state)[view.seat], game)
    chance = _chance(game, best, int(bids[0].left))
    if chance < CONFIDENT:
        return Choice(Move(PASS), 1 - chance, reasons.passes(best, chance))
    return Choice(bids[0], chance, reasons.bids(best, chance))


def _chance(game: TrickGame, best: Promise, bid: int) -> float:
    more = WIDOW if game.answers.widow else 0.0
    return best.makes(min(bid, game.most) - more)


def _aside(game: TrickGame, tiles: tuple[int, ...], moves: Moves) -> Choice:
    """The tile without which the rest promises most."""
    rests = {
        int(move.tile): best_promise([tile for tile in tiles if tile != move.tile], game)
        for move in moves
        if move.kind == ASIDE
    }
    tile = max(rests, key=lambda each: rests[each].points)
    sure = sureness([each.points for each in rests.values()], _MATTERS)
    return Choice(trick_move(ASIDE, tile), sure, reasons.puts_aside(tile, rests[tile]))
