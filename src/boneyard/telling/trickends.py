"""How a hand of a trick-taking game came out, in words and as a table."""

from boneyard.core.game import NOBODY
from boneyard.core.match import Match, Round
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import TrickState
from boneyard.telling import speech, words


def ended(match: Match, round_: Round) -> str:
    """Whether the bid was made, and what that scores."""
    game, state = match.game, round_.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    if state.bidder == NOBODY:
        dealer = speech.inside(match.players[round_.deal.first])
        return f"All passed: nobody scores, and {speech.does(dealer, 'deal')} anew."
    side = game.side(state.bidder)
    took = game.took(state)
    names = words.sides(match)
    made = is_made(game.most, state.bid, took[side])
    taken = "nothing" if took[side] == 0 else str(took[side])
    result = f"{names[side]} bid {state.bid} and took {taken}: {'made' if made else 'set'}."
    return " ".join(filter(None, [result, _scored(game, state, names, made)]))


def _scored(game: TrickGame, state: TrickState, names: list[str], made: bool) -> str:
    """What everybody scores, with the sum where there is one."""
    side = game.side(state.bidder)
    points = game.tally(state)
    took = game.took(state)
    if game.answers.by_hands:
        return f"The hand goes to {speech.inside(names[points.index(1)])}."
    found = []
    for each in sorted(range(game.sides), key=lambda each: each != side):
        name = names[each]
        if points[each] < 0:
            found.append(f"{speech.does(name, 'lose')} {-points[each]}")
        elif each != side and not made and points[each] != took[each]:
            found.append(f"{speech.does(name, 'score')} {took[each]} + {state.bid} = {points[each]}")
        elif points[each]:
            found.append(f"{speech.does(name, 'score')} {points[each]}")
    return ", ".join([*found[:1], *[speech.inside(clause) for clause in found[1:]]]) + "."


def table(match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
    """A row for each side: tricks, counts, what they score, the total."""
    game, state = match.game, round_.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    points, took = game.tally(state), game.took(state)
    rows = []
    for side, name in enumerate(words.sides(match)):
        tricks = game.tricks_of(state, side)
        counts = [str(took[side] - tricks)] if game.answers.counts else []
        total = round_.before[side] + points[side]
        rows.append([name, str(tricks), *counts, str(points[side]), str(total)])
    counted = ["Counts"] if game.answers.counts else []
    return ["", "Tricks", *counted, "Hand", "Total"], rows
