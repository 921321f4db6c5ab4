"""The result of a hand: what each side took, whether the bid was made, and what that scores."""

from boneyard.core.game import NOBODY, Points
from boneyard.games.tricks.answers import Answers


def is_made(most: int, bid: int, took: int) -> bool:
    """Whether the bidders took what they bid; a bid above the maximum asks for everything."""
    return took >= min(bid, most)


def round_points(answers: Answers, most: int, bid: int, side: int, took: Points) -> Points:
    """What a finished round scores for each side, given what each took and which one had the bid."""
    sides = len(took)
    if side == NOBODY:
        return (0,) * sides
    made = is_made(most, bid, took[side])
    if answers.by_hands:
        return hand_won(side, made, sides)
    own = took[side]
    paid = 0
    if not made:
        own = -bid if answers.costs else 0
        paid = 0 if answers.costs else bid
    elif 0 < answers.itself <= bid:
        own = bid
    return tuple([own if each == side else took[each] + paid for each in range(sides)])


def hand_won(side: int, made: bool, sides: int) -> Points:
    """The winners of the hand: the bidders if the bid was made, the others if it was set."""
    return tuple([1 if (each == side) == made else 0 for each in range(sides)])


def winners(
    answers: Answers, most: int, bid: int, side: int, took: Points, totals: Points, hands: Points = ()
) -> Points | None:
    """The sides that win the match with these totals: the bidders before all others there, else the highest.

    Hands won count as well where they are given.
    """
    if side != NOBODY and bid == answers.wins_at_once and is_made(most, bid, took[side]):
        return (side,)
    if answers.single:
        return tuple([each for each, total in enumerate(totals) if total == max(totals)])
    there = [
        each
        for each, total in enumerate(totals)
        if total >= answers.goal or (len(hands) > 0 and hands[each] >= answers.hands)
    ]
    if not there:
        return None
    if side in there:
        return (side,)
    best = max([totals[each] for each in there])
    return tuple([each for each in there if totals[each] == best])
