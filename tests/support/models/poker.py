"""Poker counted again, in a different way than the engine: what hands are worth and who gets which chips."""

from collections.abc import Sequence

from boneyard.core.match import Round
from boneyard.core.option import Value
from boneyard.core.tile import FACES

CLASSES = [
    "high tile",
    "one pair",
    "flush",
    "threes",
    "four straight",
    "full hand",
    "five straight",
    "fours",
    "six straight",
    "royal",
]


def ends(tile: int) -> tuple[int, int]:
    return FACES[tile]


def others_of(number: int, hand: Sequence[int]) -> list[int]:
    """The other ends of the tiles of a suit, in order."""
    return sorted(sum(ends(tile)) - number for tile in hand if number in ends(tile))


def in_sequence(numbers: Sequence[int]) -> bool:
    return list(numbers) == list(range(numbers[0], numbers[0] + len(numbers)))


def has_four_in_sequence(numbers: Sequence[int]) -> bool:
    return any(in_sequence(numbers[at : at + 4]) for at in range(len(numbers) - 3))


def fits(hand: Sequence[int], straights: str) -> list[str]:
    """Every class that a hand of five fits."""
    doubles = sum(high == low for high, low in map(ends, hand))
    whole_suits = [number for number in range(1, 7) if len(others_of(number, hand)) == 5]
    singles = [tile for tile in hand if ends(tile)[0] != ends(tile)[1]]
    found = ["high tile"]
    found += ["one pair"] * (doubles == 2) + ["threes"] * (doubles == 3)
    found += ["fours"] * (doubles == 4) + ["royal"] * (doubles == 5)
    found += ["flush"] * bool(whole_suits)
    found += ["full hand"] * (doubles == 3 and bool(set(ends(singles[0])) & set(ends(singles[1]))))
    if straights == "suits":
        named = {4: "four straight", 5: "five straight", 6: "six straight"}
        return found + [named[number] for number in whole_suits if number in named]
    runs = [number for number in whole_suits if in_sequence(others_of(number, hand))]
    found += ["five straight"] * bool(runs) + ["six straight"] * (6 in runs)
    return found + ["four straight"] * has_four_in_sequence(others_of(4, hand))


def worth(hand: Sequence[int], straights: str) -> tuple[int, list[tuple[bool, int, int]]]:
    """A hand's place among all hands: its best class, then its tiles from the best one down."""
    best = max(CLASSES.index(name) for name in fits(hand, straights))
    return best, sorted([(high == low, high, low) for high, low in map(ends, hand)], reverse=True)


def pays(dealt: Round, hands: Sequence[Sequence[int]], options: dict[str, Value]) -> list[int]:
    """What a finished deal changes: everyone pays as the moves say, then the best hands take their share."""
    chips = list(dealt.before)
    paid = [min(int(options["ante"]), had) for had in chips]
    inside = {seat for seat, had in enumerate(chips) if had > 0}
    put = [0] * len(chips)
    for seat, move in dealt.moves:
        word = str(move).split()[0]
        if word in ("exchange", "stand"):
            put = [0] * len(chips)
        elif word == "fold":
            inside.remove(seat)
        elif word != "check":
            wanted = max(put) - put[seat] + (0 if word == "call" else int(options["bet"]))
            given = min(wanted, chips[seat] - paid[seat])
            put[seat] += given
            paid[seat] += given
    return [took - gave for took, gave in zip(_taken(paid, inside, hands, options), paid, strict=True)]


def _taken(
    paid: list[int], inside: set[int], hands: Sequence[Sequence[int]], options: dict[str, Value]
) -> list[int]:
    """From the best hand down, each takes from everyone as much as it paid itself, of what is still there."""
    left, took = list(paid), [0] * len(paid)
    best_first = sorted(inside)
    if len(inside) > 1:
        best_first.sort(key=lambda seat: worth(hands[seat], str(options["straights"])), reverse=True)
    for seat in best_first:
        for other, there in enumerate(left):
            part = min(there, paid[seat])
            took[seat] += part
            left[other] -= part
    assert not any(left), f"{left} chips belong to nobody"
    return took
