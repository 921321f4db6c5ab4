"""What a layout game pays: for the open ends during play, and for the hands when a round is over."""

from typing import Final, final

from boneyard.core.game import Points
from boneyard.core.hand import Hand, hand_of
from boneyard.core.tile import is_double
from boneyard.games.lines.layout import End


@final
class FinishedRound:
    """A finished round as its scoring sees it: the hands, who went out (-1 when blocked), the table's numbers."""

    def __init__(self, hands: tuple[Hand, ...], sides: int, penalty: int = 0, pool: int = 0) -> None:
        self.hands: Final = hands
        self.sides: Final = sides
        self.penalty: Final = penalty
        self.pool: Final = pool
        self.out: Final = next((seat for seat, hand in enumerate(hands) if len(hand) == 0), -1)
        self.pips: Final = [hand.pips() for hand in hands]

    def side_pips(self) -> list[int]:
        """The pips left on each side, partners together."""
        return [sum(self.pips[side :: self.sides]) for side in range(self.sides)]

    def only(self, side: int, worth: int) -> Points:
        """Points for one side and nothing for the others."""
        return tuple([worth if each == side else 0 for each in range(self.sides)])

    def nothing(self) -> Points:
        """No one scores."""
        return (0,) * self.sides

    def winner(self) -> int:
        """The player who went out, or the only lowest hand when blocked; -1 for a tie."""
        return self.out if self.out >= 0 else lowest_alone(self.pips)


def lowest_alone(counts: list[int]) -> int:
    """The seat with the lowest count; -1 if several share it."""
    least = min(counts)
    return counts.index(least) if counts.count(least) == 1 else -1


# --- during play: the open ends, and whether the tile just laid is the lead


def fives(ends: tuple[End, ...], lead: bool) -> int:
    """A multiple of five on the open ends scores itself."""
    total = sum([end.counts for end in ends])
    return total if total % 5 == 0 else 0


def ends_alike(ends: tuple[End, ...], lead: bool) -> int:
    """Both ends alike score."""
    if lead:
        return 2 if len(ends) == 1 else 0
    if len(ends) != 2 or ends[0].number != ends[1].number:
        return 0
    return 3 if is_double(ends[0].tile) or is_double(ends[1].tile) else 2


# --- a finished round


def differences_upward(round_: FinishedRound) -> Points:
    """Blocked, everyone collects from every higher hand; partners count together."""
    pips = round_.side_pips()
    if round_.out >= 0:
        side = round_.out % round_.sides
        return round_.only(side, sum(pips) - pips[side])
    return tuple([sum([other - own for other in pips if other > own]) for own in pips])


def winner_takes_differences(round_: FinishedRound) -> Points:
    """Only the winner collects, the difference to each other hand."""
    winner = round_.winner()
    if winner < 0:
        return round_.nothing()
    least = round_.pips[winner]
    return round_.only(winner, sum([other - least for other in round_.pips]))


def others_less_own(round_: FinishedRound) -> Points:
    """Only the winner collects, all other pips minus their own."""
    winner = round_.winner()
    if winner < 0:
        return round_.nothing()
    own = round_.pips[winner]
    return round_.only(winner, sum(round_.pips) - 2 * own)


def opponents_in_fives(round_: FinishedRound) -> Points:
    """The winning side collects what the others hold, added first and rounded once."""
    sides = round_.side_pips()
    winner = round_.out % round_.sides if round_.out >= 0 else lowest_alone(sides)
    if winner < 0:
        return round_.nothing()
    total = sum(sides) - sides[winner]
    return round_.only(winner, (total + 2) // 5 * 5)


def one_point(round_: FinishedRound) -> Points:
    """One point for the winner; doubles disqualify a hand, unless everyone has one."""
    if round_.out >= 0:
        return round_.only(round_.out, 1)
    singles = [hand_of([tile for tile in hand.tiles() if not is_double(tile)]) for hand in round_.hands]
    clean = [seat for seat, hand in enumerate(round_.hands) if len(singles[seat]) == len(hand)]
    running = clean or list(range(len(round_.hands)))
    winner = lowest_alone([singles[seat].pips() for seat in running])
    return round_.nothing() if winner < 0 else round_.only(running[winner], 1)


def winner_takes_pool(round_: FinishedRound) -> Points:
    """The chips of the pool; tied lowest hands share them."""
    least = min(round_.pips)
    lowest = [seat for seat, own in enumerate(round_.pips) if own == least]
    winners = [round_.out] if round_.out >= 0 else lowest
    share = round_.pool // len(winners)
    return tuple([share if seat in winners else 0 for seat in range(round_.sides)])


def own_pips(round_: FinishedRound) -> Points:
    """What each player still holds, plus the penalty for the double blank."""
    return tuple(
        [
            own + (round_.penalty if hand.has(0) else 0)
            for own, hand in zip(round_.pips, round_.hands, strict=True)
        ]
    )
