"""The pot and its side pots: who may win which chips."""

from typing import Final, final


@final
class Pot:
    """Chips that lie together, and the seats that can win them."""

    def __init__(self, chips: int, seats: tuple[int, ...]) -> None:
        self.chips: Final = chips
        self.seats: Final = seats

    def __repr__(self) -> str:
        return f"Pot({self.chips}, {self.seats})"


def pots(paid: tuple[int, ...], inside: tuple[int, ...]) -> list[Pot]:
    """The pots, the main one first, from what everyone paid and who has not folded.

    A player wins from each of the others at most what they paid for their own hand. What was paid beyond all others
    is in a last pot with one seat: it goes back.
    """
    found: list[Pot] = []
    below = 0
    for level in sorted({paid[seat] for seat in inside}):
        chips = sum([min(each, level) - min(each, below) for each in paid])
        if chips > 0:
            found.append(Pot(chips, tuple([seat for seat in inside if paid[seat] >= level])))
        below = level
    return found


def shared_out(paid: tuple[int, ...], strengths: dict[int, int]) -> tuple[int, ...]:
    """What everyone takes out of the pots, given the strength of each hand that is shown.

    No two hands are equally strong, so a pot is never divided and no odd chip is left over.
    """
    won = [0] * len(paid)
    for pot in pots(paid, tuple(sorted(strengths))):
        best = pot.seats[0]
        for seat in pot.seats:
            if strengths[seat] > strengths[best]:
                best = seat
        won[best] += pot.chips
    return tuple(won)
