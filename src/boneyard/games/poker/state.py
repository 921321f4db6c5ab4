"""One deal of poker at one moment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import Points, Seats, State
from boneyard.core.hand import Hands
from boneyard.core.yard import Yard

BETTING: Final[i64] = 0
EXCHANGING: Final[i64] = 1
BETTING_AGAIN: Final[i64] = 2  # after the exchange
OVER: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Stakes:
    """The chips: what everyone brought, what lies in the pot, and what there is to call."""

    def __init__(self, brought: Points, paid: Points, put: Points, level: int, raises: int) -> None:
        self.brought: Final[Points] = brought
        self.paid: Final[Points] = paid  # in this deal, the ante included
        self.put: Final[Points] = put  # in this round of betting
        self.level: Final[int] = level  # what each must have put in to stay; 0 before a bet
        self.raises: Final[int] = raises

    def left(self, seat: int) -> int:
        """The chips in front of a player."""
        return self.brought[seat] - self.paid[seat]

    def owed(self, seat: int) -> int:
        """What a player would have to pay to call, with enough chips."""
        return self.level - self.put[seat]

    def pot(self) -> int:
        """All chips in the middle."""
        return sum(self.paid)

    def paying(self, seat: int, chips: int) -> "Stakes":
        """The stakes after a player put in chips, or all they have left if that's less."""
        sum_paid = min(chips, self.left(seat))
        put = more(self.put, seat, sum_paid)
        return Stakes(
            self.brought, more(self.paid, seat, sum_paid), put, max(self.level, put[seat]), self.raises
        )

    def raised(self) -> "Stakes":
        """The same stakes with one more raise counted."""
        return Stakes(self.brought, self.paid, self.put, self.level, self.raises + 1)

    def anew(self) -> "Stakes":
        """The stakes before a new round of betting."""
        return Stakes(self.brought, self.paid, (0,) * len(self.put), 0, 0)

    def _parts(self) -> tuple[object, ...]:
        return self.brought, self.paid, self.put, self.level, self.raises

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Stakes):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Stakes, self._parts()


@final
@mypyc_attr(acyclic=True)
class PokerState(State):
    """Hands, chips, who is still in and who has to speak."""

    def __init__(
        self,
        hands: Hands,
        given: Hands,
        yard: Yard,
        stakes: Stakes,
        inside: Seats,
        waiting: Seats,
        stage: i64,
        first: int,
        won: Points,
    ) -> None:
        self.hands: Final[Hands] = hands
        self.given: Final[Hands] = given  # the tiles that each gave away in the exchange
        self.yard: Final[Yard] = yard
        self.stakes: Final[Stakes] = stakes
        self.inside: Final[Seats] = inside  # players who were dealt a hand and haven't folded
        self.waiting: Final[Seats] = waiting  # players who still have to speak, the next one first
        self.stage: Final[i64] = stage
        self.first: Final[int] = first  # the seat at the dealer's left
        self.won: Final[Points] = won  # what each player took out of the pots at the end

    def spoken(self, stakes: Stakes, inside: Seats, waiting: Seats) -> "PokerState":
        """The same stage of the deal after someone spoke."""
        return PokerState(
            hands=self.hands,
            given=self.given,
            yard=self.yard,
            stakes=stakes,
            inside=inside,
            waiting=waiting,
            stage=self.stage,
            first=self.first,
            won=self.won,
        )

    def exchanged(self, hands: Hands, given: Hands, yard: Yard, waiting: Seats) -> "PokerState":
        """The exchange after one player's turn at it."""
        return PokerState(
            hands=hands,
            given=given,
            yard=yard,
            stakes=self.stakes,
            inside=self.inside,
            waiting=waiting,
            stage=self.stage,
            first=self.first,
            won=self.won,
        )

    def turned_to(self, stage: i64, stakes: Stakes, waiting: Seats) -> "PokerState":
        """The beginning of another stage of the deal."""
        return PokerState(
            hands=self.hands,
            given=self.given,
            yard=self.yard,
            stakes=stakes,
            inside=self.inside,
            waiting=waiting,
            stage=stage,
            first=self.first,
            won=self.won,
        )

    def ended(self, won: Points) -> "PokerState":
        """The end of the deal, with the pots shared out."""
        return PokerState(
            hands=self.hands,
            given=self.given,
            yard=self.yard,
            stakes=self.stakes,
            inside=self.inside,
            waiting=(),
            stage=OVER,
            first=self.first,
            won=won,
        )

    def with_tiles(self, hands: Hands, given: Hands, yard: Yard) -> "PokerState":
        """The same moment with other tiles everywhere, as a seat sees or imagines them."""
        return PokerState(
            hands=hands,
            given=given,
            yard=yard,
            stakes=self.stakes,
            inside=self.inside,
            waiting=self.waiting,
            stage=self.stage,
            first=self.first,
            won=self.won,
        )

    def shown(self) -> Seats:
        """The hands that were shown: those in a showdown, none if everyone else had folded."""
        return self.inside if self.stage == OVER and len(self.inside) > 1 else ()

    def _parts(self) -> tuple[object, ...]:
        return (
            self.hands,
            self.given,
            self.yard,
            self.stakes,
            self.inside,
            self.waiting,
            int(self.stage),
            self.first,
            self.won,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PokerState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return PokerState, self._parts()

    def __repr__(self) -> str:
        waiting = f"seat {self.waiting[0]} to act" if self.waiting else "nobody to act"
        return f"PokerState({self.hands}; pot {self.stakes.pot()}; {waiting})"


def more(row: Points, seat: int, chips: int) -> Points:
    """A row of chips with some added at one seat."""
    return tuple([had + chips if each == seat else had for each, had in enumerate(row)])
