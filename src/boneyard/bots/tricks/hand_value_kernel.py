"""Linear evaluation of a hand of Forty-Two or Moon under each trump: `hand_value` at speed, on bit words of tiles."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.tricks.solver.hands_kernel import FIVES, TENS
from boneyard.bots.tricks.solver.suits_kernel import PRIME, SUITS, placed
from boneyard.core.hand import bits

_DOUBLES: Final[i64] = 0x7F  # they come first


@final
class HandEvaluator:
    """Evaluates hands from one pack by the weights of `hand_value`."""

    def __init__(self, pack: int, counts: bool, weights: list[float], trumps: list[int]) -> None:
        self._pack: Final[i64] = placed(pack)
        self._tens: Final[i64] = TENS if counts else 0
        self._fives: Final[i64] = FIVES if counts else 0
        self._weights: Final = weights
        self.trumps: Final = trumps

    def each(self, hand: int) -> list[float]:
        """The value of a hand, a word of tiles, under each of the trumps that may be named, in their order."""
        held = placed(hand)
        return [self._evaluate(held, trump) for trump in self.trumps]

    def one(self, hand: int, trump: int) -> float:
        """The value of a hand under one trump."""
        return self._evaluate(placed(hand), trump)

    def _evaluate(self, hand: i64, trump: i64) -> float:
        suits = SUITS[trump]
        trumps = hand & suits.trumps
        others = hand ^ trumps
        missing = self._pack & suits.trumps & ~hand
        doubles = others & _DOUBLES
        plain = others ^ doubles
        out = self._pack & ~hand
        seconds: i64 = 0
        left = plain
        while left != 0:
            bit = left & -left
            left ^= bit
            if out & suits.led[bit % PRIME].suit & (bit - 1) == 0:
                seconds += 1
        count = bits(trumps)
        weights = self._weights
        found = weights[0] + weights[1] * float(count)
        if count >= 4:
            found += weights[2]
        found += weights[3] * float(bits(trumps & ((missing & -missing) - 1)))
        found += weights[4] * float(bits(doubles)) + weights[5] * float(seconds)
        found += weights[6] * float(bits(plain) - seconds)
        found += weights[7] * float(self._worth(trumps)) + weights[8] * float(self._worth(doubles))
        return found + weights[9] * float(self._worth(plain))

    def _worth(self, tiles: i64) -> i64:
        return 10 * bits(tiles & self._tens) + 5 * bits(tiles & self._fives)
