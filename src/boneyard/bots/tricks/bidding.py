"""How the expert at Forty-Two and Moon bids, puts a tile aside and names trumps: by rollouts of each option."""

from typing import Final, final

from boneyard.bots.tricks.determinization import TrickDeal
from boneyard.bots.tricks.trials import Contract, ContractRollout, Trial, TrialOption, trial
from boneyard.bots.tricks.win_chance import MatchStakes
from boneyard.core.game import NOBODY, Moves, Points
from boneyard.core.move import Move
from boneyard.games.tricks.hand import SEEN
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import NOTHING, SETTING, TrickState

_TRUMPS: Final = 2  # contracts considered while bidding
_ASIDES: Final = 8  # and while putting a tile aside, besides one for every tile


@final
class ContractEvaluator:
    """Evaluates the contracts of the seat that has the bid."""

    def __init__(
        self,
        game: TrickGame,
        state: TrickState,
        seat: int,
        stakes: MatchStakes,
        moves: Moves,
        rollout: ContractRollout,
    ) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._bid: Final = state.bid
        self._stakes: Final = stakes
        self._rollout: Final = rollout
        hand = int(state.hand(seat) & SEEN)
        setting = state.owes == SETTING
        if setting:
            last = hand.bit_length() - 1
            contracts = _candidates(rollout.contracts(hand ^ 1 << last, last))
        else:
            contracts = rollout.contracts(hand, NOTHING)
        by_number = {int(move.tile if setting else move.left): move for move in moves}
        self.options: Final = [
            TrialOption(by_number[each.aside if setting else each.trump], each) for each in contracts
        ]

    def evaluate(self, deal: TrickDeal) -> list[Trial]:
        """The trial of each contract in this deal."""
        return [self._trial(deal, option.contract) for option in self.options if option.contract is not None]

    def _trial(self, deal: TrickDeal, contract: Contract) -> Trial:
        took = self._rollout.roll_out(deal, self._seat, contract)
        return trial(self._game, self._stakes, self._bid, self._game.side(self._seat), took)


@final
class BidEvaluator:
    """Evaluates the bids of a seat, and its pass: who gets the bid then, and how the hand ends."""

    def __init__(
        self,
        game: TrickGame,
        state: TrickState,
        seat: int,
        stakes: MatchStakes,
        moves: Moves,
        rollout: ContractRollout,
    ) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._stakes: Final = stakes
        self._rollout: Final = rollout
        hand = int(state.hand(seat) & SEEN)
        self._limit: Final = rollout.limit(hand)
        # With a widow to come the contract depends on the deal.
        own: list[Contract | None] = [None]
        if not game.answers.widow:
            own = [*rollout.contracts(hand, NOTHING)[:_TRUMPS]]
        self.options: Final = [TrialOption(move, each) for move in moves for each in own]
        self._after: Final = {move: _state_after(game, state, seat, move) for move in moves}
        self._passed_out: Final = Trial(stakes.value(0, NOBODY, (0,) * game.sides))

    def evaluate(self, deal: TrickDeal) -> list[Trial]:
        """The trial of each bid in this deal, with each contract that is considered."""
        limits = [self._limit_of(seat, deal) for seat in range(self._game.seats)]
        bought = {move: self._rollout.run_auction(after, limits) for move, after in self._after.items()}
        results: dict[tuple[int, Contract | None], Points] = {}
        found = []
        for option in self.options:
            bidder, bid = bought[option.move]
            contract = option.contract if bidder == self._seat else None
            if bidder != NOBODY and (bidder, contract) not in results:
                results[bidder, contract] = self._roll_out(deal, bidder, contract)
            found.append(self._trial(bidder, bid, results.get((bidder, contract))))
        return found

    def _limit_of(self, seat: int, deal: TrickDeal) -> int:
        return self._limit if seat == self._seat else self._rollout.limit(deal.hands[seat])

    def _roll_out(self, deal: TrickDeal, bidder: int, contract: Contract | None) -> Points:
        """The points if this seat has the bid; without a given contract it plays its best one."""
        if contract is None:
            contract = self._rollout.contracts(deal.hands[bidder], deal.beside)[0]
        return self._rollout.roll_out(deal, bidder, contract)

    def _trial(self, bidder: int, bid: int, took: Points | None) -> Trial:
        if took is None:
            return self._passed_out
        found = trial(self._game, self._stakes, bid, self._game.side(bidder), took)
        return found if bidder == self._seat else Trial(found.value)


def _candidates(contracts: list[Contract]) -> list[Contract]:
    """The best contracts, and the best one for every tile that can be put aside."""
    first: dict[int, Contract] = {}
    for each in contracts:
        first.setdefault(each.aside, each)
    best = contracts[:_ASIDES]
    return [*best, *[each for each in first.values() if each not in best]]


def _state_after(game: TrickGame, state: TrickState, seat: int, move: Move) -> TrickState:
    after = game.play(state, seat, move)
    assert isinstance(after, TrickState)
    return after
