"""Who can sit down in a measured match, by name: our own bots, and those of other projects that have an adapter."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from boneyard.bots import BOTS, Bot, Budget, Choice, bot
from boneyard.bots.bot import SURE, moves_of
from boneyard.core.errors import BadSetup
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import FACES
from boneyard.games.lines.reach import end_at
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from peers import make_peer_env, peer_python

_PLAYERS = Path(__file__).parent / "peer_players.py"
_SECONDS = 0.2  # where nobody says how long


class PeerBot:
    """A player of another project in a process of its own, told what its seat knows."""

    def __init__(self, name: str, says: str, seats: int, sides: int, yard: int) -> None:
        self.name = name
        self.says = says
        self._table = (seats, sides, yard)
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """What it answers within the seconds; iterations mean nothing to it."""
        game, state = view.game, view.state
        assert isinstance(state, LineState)
        plain = isinstance(game, LineGame) and game.reach.simple and game.answers.draws == 0
        if not plain or (game.seats, game.sides, int(state.yard.left())) != self._table:
            raise BadSetup(f"{self.name} plays {self.says} and nothing else.")
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0], SURE, "There was no choice.")
        question = told(view, history)
        question["seconds"] = budget.seconds or _SECONDS
        question["seed"] = int(rng.below(1 << 30))
        tile, number = self._asked(question)["move"]
        return Choice(_found(state, moves, tile, number), SURE, f"{self.name} says so.")

    def _asked(self, question: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            make_peer_env()
            command = (str(peer_python()), str(_PLAYERS), self.name)
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


def told(view: View, history: History) -> dict[str, Any]:
    """A moment of block as the seat knows it, in plain numbers."""
    state = view.state
    assert isinstance(state, LineState)
    plays: list[list[object]] = []
    lacks: list[set[int]] = [set() for _ in range(view.game.seats)]
    for event in history.events:
        before = event.before
        assert isinstance(before, LineState)
        if event.move.kind == PASS:
            plays.append([event.seat, None, None])
            lacks[event.seat] |= {int(end.number) for end in before.ends()}
        else:
            plays.append([event.seat, list(FACES[event.move.tile]), _against(before, event.move)])
    return {
        "seat": view.seat,
        "first": history.events[0].seat if history.events else view.seat,
        "hand": [list(FACES[tile]) for tile in state.hands.of(view.seat).tiles()],
        "unseen": [list(FACES[tile]) for tile in view.game.unseen(state)],
        "sizes": [len(hand) for hand in state.hands.row()],
        "lacks": [sorted(row) for row in lacks],
        "plays": plays,
    }


def _against(state: LineState, move: Move) -> int | None:
    """The number that a tile is laid against; none for the lead."""
    end = end_at(state, move.place)
    return None if end is None else int(end.number)


def _found(state: LineState, moves: tuple[Move, ...], tile: list[int], number: int | None) -> Move:
    for move in moves:
        if move.kind == LAY and sorted(FACES[move.tile]) == sorted(tile) and _against(state, move) == number:
            return move
    raise BadSetup(f"{tile} against {number} is no play here.")


# A peer's name, and how it is called in: only then is its package needed.
PEERS: dict[str, Callable[[], Bot]] = {
    "dominoes": lambda: PeerBot("dominoes", "block for two pairs of partners, all 28 tiles dealt", 4, 2, 0),
    "open_spiel": lambda: PeerBot("open_spiel", "block for two with seven of the 28 tiles each", 2, 2, 14),
}


@cache
def opponent(name: str) -> Bot:
    """The player of this name."""
    return PEERS[name]() if name in PEERS else bot(name)


def names() -> list[str]:
    """All there are."""
    return [*BOTS, *PEERS]
