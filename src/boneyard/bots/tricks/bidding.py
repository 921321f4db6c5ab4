"""How an expert at Forty-Two or Moon bids, puts a tile aside and names trumps: by hands told to their end."""

from typing import Final, final

from boneyard.bots.tricks.determinization import TrickDeal
from boneyard.bots.tricks.trials import Contract, ContractRollout, Option, Trial, trial
from boneyard.bots.tricks.win_chance import Stakes
from boneyard.core.game import NOBODY, Moves, Points
from boneyard.core.move import Move
from boneyard.games.tricks.holding import SEEN
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NOTHING, SETTING, TrickState

_TRUMPS: Final = 2  # contracts that are thought of while bidding


_ASIDES: Final = 8  # and when a tile is put aside, besides one for every tile


@final
class ContractEvaluator:
    """Tries the contracts of a seat that has the bid."""

    def __init__(
        self,
        game: TrickGame,
        state: TrickState,
        seat: int,
        stakes: Stakes,
        moves: Moves,
        rounds: ContractRollout,
    ) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._bid: Final = state.bid
        self._stakes: Final = stakes
        self._rounds: Final = rounds
        hand = int(state.hand(seat) & SEEN)
        setting = state.owes == SETTING
        if setting:
            last = hand.bit_length() - 1
            contracts = _worth_trying(rounds.contracts(hand ^ 1 << last, last))
        else:
            contracts = rounds.contracts(hand, NOTHING)
        by_number = {int(move.tile if setting else move.left): move for move in moves}
        self.ways: Final = [
            Option(by_number[each.aside if setting else each.trump], each) for each in contracts
        ]

    def tried(self, world: TrickDeal) -> list[Trial]:
        """What comes of each contract in this world."""
        return [self._one(world, way.contract) for way in self.ways if way.contract is not None]

    def _one(self, world: TrickDeal, contract: Contract) -> Trial:
        took = self._rounds.told(world, self._seat, contract)
        return trial(self._game, self._stakes, self._bid, self._game.side(self._seat), took)


@final
class BidEvaluator:
    """Tries the bids of a seat, and its pass: who gets the bid then, and what comes of the hand."""

    def __init__(
        self,
        game: TrickGame,
        state: TrickState,
        seat: int,
        stakes: Stakes,
        moves: Moves,
        rounds: ContractRollout,
    ) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._stakes: Final = stakes
        self._rounds: Final = rounds
        hand = int(state.hand(seat) & SEEN)
        self._limit: Final = rounds.limit(hand)
        # With a widow to come the contract is settled in each world.
        own: list[Contract | None] = [None]
        if not game.answers.widow:
            own = [*rounds.contracts(hand, NOTHING)[:_TRUMPS]]
        self.ways: Final = [Option(move, each) for move in moves for each in own]
        self._after: Final = {move: _state_after(game, state, seat, move) for move in moves}
        self._passed_out: Final = Trial(stakes.value(0, NOBODY, (0,) * game.sides))

    def tried(self, world: TrickDeal) -> list[Trial]:
        """What comes of each bid in this world, with each contract that is thought of."""
        limits = [self._limit_of(seat, world) for seat in range(self._game.seats)]
        bought = {move: self._rounds.auctioned(after, limits) for move, after in self._after.items()}
        told: dict[tuple[int, Contract | None], Points] = {}
        found = []
        for way in self.ways:
            bidder, bid = bought[way.move]
            contract = way.contract if bidder == self._seat else None
            if bidder != NOBODY and (bidder, contract) not in told:
                told[bidder, contract] = self._told(world, bidder, contract)
            found.append(self._one(bidder, bid, told.get((bidder, contract))))
        return found

    def _limit_of(self, seat: int, world: TrickDeal) -> int:
        return self._limit if seat == self._seat else self._rounds.limit(world.hands[seat])

    def _told(self, world: TrickDeal, bidder: int, contract: Contract | None) -> Points:
        """The hand when this seat has the bid; a contract that is not thought of is the most promising one."""
        if contract is None:
            contract = self._rounds.contracts(world.hands[bidder], world.beside)[0]
        return self._rounds.told(world, bidder, contract)

    def _one(self, bidder: int, bid: int, told: Points | None) -> Trial:
        if told is None:
            return self._passed_out
        found = trial(self._game, self._stakes, bid, self._game.side(bidder), told)
        return found if bidder == self._seat else Trial(found.value)


def _worth_trying(contracts: list[Contract]) -> list[Contract]:
    """The most promising contracts, and of every tile that can be put aside the best one."""
    first: dict[int, Contract] = {}
    for each in contracts:
        first.setdefault(each.aside, each)
    best = contracts[:_ASIDES]
    return [*best, *[each for each in first.values() if each not in best]]


def _state_after(game: TrickGame, state: TrickState, seat: int, move: Move) -> TrickState:
    after = game.play(state, seat, move)
    assert isinstance(after, TrickState)
    return after
