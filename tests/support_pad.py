"""A match of the engine as somebody at the table would write it on a score pad."""

from collections.abc import Iterator
from typing import Any

from boneyard.core.game import Points, State
from boneyard.core.match import Match, Round
from boneyard.core.tile import tile_text
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.state import TrickState
from boneyard.games.tricks.table import TrickTable

Entry = dict[str, Any]


def during(state: State, sides: int, stake: int) -> Points:
    """The points that were made while the round was played."""
    if isinstance(state, LineState):
        return tuple(points + stake for points in state.tally.points)
    return tuple(state.rail.penalties) if isinstance(state, TrainState) else (0,) * sides


def written(match: Match, round_: Round) -> Iterator[Entry]:
    """What is tapped in during a round, and what is written down at its end if it came to one."""
    game, stake = match.game, int(match.options.get("stake", 0))
    state = game.begin(round_.deal, round_.before)
    had = during(state, game.sides, stake)
    for seat, move in round_.moves:
        state = game.play(state, seat, move)
        now = during(state, game.sides, stake)
        for side in range(game.sides):
            if now[side] > had[side]:
                yield {"kind": "made", "side": side, "points": now[side] - had[side]}
        had = now
    if game.points(state) is not None:
        yield {"kind": "round", **ended(match, state)}


def ended(match: Match, state: State) -> Entry:
    """A finished round as it is asked for."""
    game = match.game
    if isinstance(state, TrickState):
        assert isinstance(game, TrickTable)
        if state.bidder < 0:
            return {"bid": 0}
        return {"bid": int(state.bid), "bidder": int(state.bidder), "took": list(game.took(state))}
    if isinstance(state, PokerState):
        return {"paid": list(state.stakes.paid), "won": list(state.won)}
    hands = [[tile_text(tile) for tile in hand] for hand in game.hands(state)]
    return {
        "out": [seat for seat, hand in enumerate(hands) if not hand],
        "hands": [{"tiles": hand} if hand else None for hand in hands],
    }
