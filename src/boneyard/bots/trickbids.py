"""How an expert at Forty-Two or Moon bids, puts a tile aside and names trumps: by hands told to their end."""

from typing import Final

from boneyard.bots.budget import Budget, Clock
from boneyard.bots.thought import Thought, Worth
from boneyard.bots.trickchances import Stakes
from boneyard.bots.trickguess import World
from boneyard.bots.trickrounds import Contract, Rounds
from boneyard.bots.trickworlds import Worlds
from boneyard.core.game import NOBODY, Moves, Points
from boneyard.core.match import View
from boneyard.core.move import ASIDE, BID, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.holding import SEEN, without
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NOTHING, SETTING, TrickState

OPEN = False
CANDIDATES = 3
UNIT: Final = "of the matches won"


def think(view: View, game: TrickGame, state: TrickState, moves: Moves, budget: Budget, rng: Rng) -> Thought:
    if state.owes == BIDDING:
        return bids(view, game, state, moves, budget, rng)
    return names(view, game, state, moves, budget, rng)


def names(view: View, game: TrickGame, state: TrickState, moves: Moves, budget: Budget, rng: Rng) -> Thought:
    seat = view.seat
    rounds = Rounds(game, OPEN)
    stakes = Stakes(game, view.scores, game.side(seat))
    worlds = Worlds(game, state, seat, rng)
    hand = int(state.hand(seat) & SEEN)
    setting = state.owes == SETTING
    widow = NOTHING
    if setting:
        widow = hand.bit_length() - 1
        hand ^= 1 << widow
    contracts = rounds.contracts(hand, widow, 8 if setting else 4)
    clock = Clock(budget)
    sums = [0.0] * len(contracts)
    while clock.ticks():
        world = worlds.draw()
        for at, contract in enumerate(contracts):
            told = rounds.told(world, seat, contract)
            sums[at] += sum([stakes.value(state.bid, game.side(seat), took) for took in told]) / len(told)
    worths = []
    for contract, total in sorted(zip(contracts, sums), key=lambda each: -each[1]):
        for move in moves:
            if (int(move.tile) == contract.aside if setting else int(move.left) == contract.trump):
                if move not in [each.move for each in worths]:
                    worths.append(Worth(move, total / clock.done, ""))
    return Thought(tuple(worths), 0.5, UNIT, clock.done)


def bids(view: View, game: TrickGame, state: TrickState, moves: Moves, budget: Budget, rng: Rng) -> Thought:
    seat = view.seat
    side = game.side(seat)
    rounds = Rounds(game, OPEN)
    stakes = Stakes(game, view.scores, side)
    worlds = Worlds(game, state, seat, rng)
    hand = int(state.hand(seat) & SEEN)
    own = [] if game.answers.widow else rounds.contracts(hand, NOTHING, CANDIDATES)
    ways = max(1, len(own))
    sums = [[0.0] * ways for _ in moves]
    after = [game.play(state, seat, move) for move in moves]
    own_limit = rounds.limit(hand)
    clock = Clock(budget)
    while clock.ticks():
        world = worlds.draw()
        limits = [own_limit if each == seat else rounds.limit(world.hands[each]) for each in range(game.seats)]
        told: dict[int, list[list[Points]]] = {}
        for at, then in enumerate(after):
            assert isinstance(then, TrickState)
            bidder, bid = rounds.auctioned(then, limits)
            if bidder == NOBODY:
                value = stakes.value(0, NOBODY, (0,) * game.sides)
                for way in range(ways):
                    sums[at][way] += value
                continue
            if bidder not in told:
                contracts = own
                if bidder != seat or not own:
                    contracts = rounds.contracts(world.hands[bidder], world.beside, 1)
                told[bidder] = [rounds.told(world, bidder, each) for each in contracts]
            rows = told[bidder]
            for way in range(ways):
                row = rows[way if len(rows) > 1 else 0]
                sums[at][way] += sum([stakes.value(bid, game.side(bidder), took) for took in row]) / len(row)
    worths = [Worth(move, max(each) / clock.done, "") for move, each in zip(moves, sums)]
    worths.sort(key=lambda each: -each.value)
    return Thought(tuple(worths), 0.5, UNIT, clock.done)
