"""A match of the engine as someone at the table would write it on a score pad."""

from collections.abc import Callable, Iterator
from typing import Any

from boneyard.core.game import Points
from boneyard.core.game import State as Truth
from boneyard.core.match import Match, Round
from boneyard.core.tile import tile_text
from boneyard.games.lines.state import LineState
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.games.tricks.state import TrickState
from boneyard.pad import PadState, begin, write
from boneyard.pad.check import tiles_of

Entry = dict[str, Any]


def during(state: Truth, sides: int, stake: int) -> Points:
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


def ended(match: Match, state: Truth) -> Entry:
    """A finished round as it is asked for."""
    game = match.game
    if isinstance(state, TrickState):
        assert isinstance(game, TrickRounds)
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


# --- anything someone might write, right or wrong


def scribbles(sheet: Entry, choose: Callable[[int], int], count: int) -> Iterator[Entry]:
    """Entries as people, hurried phones and mischief-makers send them; the ids are numbers in their order."""
    state = begin(sheet, [f"P{seat}" for seat in range(sheet["seats"])], 0)
    for number in range(count):
        entry = {
            "id": str(number),
            "match": state.match,
            "number": state.number,
            **_scribble(sheet, state, choose),
        }
        if choose(12) == 0:
            entry["number"] += 1
        if choose(25) == 0:
            entry["match"] = 0
        yield entry
        state, _ = write(sheet, state, entry)


def _scribble(sheet: Entry, state: PadState, choose: Callable[[int], int]) -> Entry:
    kind = (
        "round",
        "round",
        "round",
        "round",
        "made",
        "made",
        "undo",
        "redo",
        "first",
        "names",
        "again",
        "what",
        "edit",
        "edit",
    )[choose(14)]
    if kind == "undo":
        return {"kind": kind, "of": state.last if choose(5) else "elsewhere"}
    if kind == "redo":
        return {"kind": kind, "of": state.undone[-1].last if state.undone and choose(5) else "elsewhere"}
    if kind == "first":
        return {"kind": kind, "seat": choose(sheet["seats"] + 1)}
    if kind == "names":
        pool = ["Ann", "Ben", "ann", "", " Cleo", "Dan  Lee", "é" * 25, "Zoë", "a\nb", "\u2028x"]
        picked = [pool[choose(len(pool))] for _ in range(sheet["seats"])]
        return {
            "kind": kind,
            "names": picked if choose(2) else [f"{name}{at}" for at, name in enumerate(picked)],
        }
    if kind == "made":
        return {
            "kind": kind,
            "side": choose(sheet["sides"] + 1),
            "points": (0, 1, 2, 3, 5, 10, 50, 57)[choose(8)],
        }
    if kind == "edit":
        return {"kind": kind, **_some_edit(sheet, state, choose)}
    if kind != "round":
        return {"kind": kind}
    return {"kind": kind, **_ROUNDS[sheet["count"]](sheet, state, choose)}


def _some_edit(sheet: Entry, state: PadState, choose: Callable[[int], int]) -> Entry:
    """One of the rounds on the pad, changed."""
    rounds = [row.entry["id"] for row in state.rows if row.entry is not None]
    made = [5 * choose(4) + (choose(8) == 0) for _ in range(sheet["sides"])]
    ended = {**_ROUNDS[sheet["count"]](sheet, state, choose), **({"made": made} if choose(3) == 0 else {})}
    return {
        "of": rounds[choose(len(rounds))] if rounds and choose(9) else "elsewhere",
        "round": ended if choose(12) else None,
    }


def _some_hands(sheet: Entry, state: PadState, choose: Callable[[int], int]) -> Entry:
    seats = sheet["seats"]
    out = [choose(seats)] if choose(3) else []
    if choose(12) == 0:
        out = [choose(seats + 1), choose(seats)]
    tiles = [tile for tile, there in tiles_of(sheet).items() for _ in range(there)]
    hands: list[Entry | None] = []
    for seat in range(seats):
        way = choose(10)
        if seat in out and choose(10):
            hands.append(None)
        elif way < 4:
            hands.append(
                {
                    "pips": choose(60) * (1 if choose(20) else 100),
                    **({"double": choose(2) == 1} if choose(3) == 0 else {}),
                }
            )
        elif way < 9:
            hands.append(
                {"tiles": [tiles.pop(choose(len(tiles))) for _ in range(min(choose(4), len(tiles)))]}
            )
        else:
            hands.append([None, {"tiles": ["6-6", "6-6"]}, {"tiles": ["99-1"]}, {"pips": -1}][choose(4)])
    return {"out": out, "hands": hands}


def _some_bid(sheet: Entry, state: PadState, choose: Callable[[int], int]) -> Entry:
    bids, most = sheet["way"]["bids"], sheet["way"]["most"]
    if choose(8) == 0:
        return {"bid": 0}
    took = [0] * sheet["sides"]
    for _ in range(most):
        took[choose(sheet["sides"])] += 1
    if choose(6) == 0:
        took = [most if side == choose(sheet["sides"]) else 0 for side in range(sheet["sides"])]
    return {"bid": [*bids, 3][choose(len(bids) + 1)], "bidder": choose(sheet["seats"]), "took": took}


def _some_pot(sheet: Entry, state: PadState, choose: Callable[[int], int]) -> Entry:
    paid = [min(chips, choose(40)) for chips in state.totals]
    won = [0] * sheet["seats"]
    won[choose(sheet["seats"])] = sum(paid) + (choose(10) == 0)
    return {"paid": paid, "won": won}


_ROUNDS = {"hands": _some_hands, "bids": _some_bid, "chips": _some_pot}
