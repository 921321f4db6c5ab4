"""The players for a measured match, by name: our own bots, a cheat, and other projects' bots."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from boneyard.bots import BOTS, Bot, Budget, Choice, bot, choice_of
from boneyard.bots.bot import SURE, moves_of
from boneyard.bots.lines.alphabeta_kernel import AlphaBetaSearch
from boneyard.bots.lines.ismcts_kernel import InformationSetTree
from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.bots.lines.search import EXPLORATION, PIP, WIN, rollout_weights
from boneyard.core.errors import BadSetup
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import FACES
from boneyard.games.lines.reach import end_at
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from peers import make_peer_env, peer_python

_PLAYERS = Path(__file__).parent / "peer_players.py"
_SECONDS = 0.2  # if no one says how long
_POSITIONS = 50_000  # that are met where all tiles are open
_TRIED = 300  # times that each move is tried where all tiles are open and more than two sides play


class PeerBot:
    """A player from another project in its own process, which gets what its seat knows."""

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
        question = question_data(view, history)
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


class OpenBot:
    """A cheat, to show how much is luck: it sees every tile, including the boneyard, and searches that one deal."""

    name = "open"
    says = "Sees all tiles and searches them as far as it gets; never a bot to play against."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The best move of a view that hides nothing, the others seeing everything as well."""
        game, state = view.game, view.state
        if not isinstance(game, LineGame):
            raise BadSetup("open sits down at layout games only.")
        assert isinstance(state, LineState)
        moves = moves_of(view)
        if len(moves) == 1:
            return Choice(moves[0], SURE, "There was no choice.")
        values = _two(game, state, view.seat, moves) if game.sides == 2 else _many(game, state, moves)
        best = max(range(len(moves)), key=lambda at: values[at])
        return Choice(moves[best], SURE, "With all tiles open nothing is better.")


def _two(game: LineGame, state: LineState, seat: int, moves: tuple[Move, ...]) -> list[float]:
    return AlphaBetaSearch(game, seat, WIN, PIP).values(state, moves, _POSITIONS)


def _many(game: LineGame, state: LineState, moves: tuple[Move, ...]) -> list[float]:
    """Everyone plays for themselves: the one determinization there is, searched again and again."""
    tree = InformationSetTree(game, LineRollout(game, rollout_weights(game), WIN), moves, EXPLORATION)
    rows = [tree.values(state) for _ in range(_TRIED)]
    late = rows[len(rows) // 2 :]  # by then the others have found their answers
    return [sum(column) / len(late) for column in zip(*late, strict=True)]


def question_data(view: View, history: History) -> dict[str, Any]:
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


# A player's name, and how it is called in: only then is the package of a peer needed.
PEERS: dict[str, Callable[[], Bot]] = {
    "open": OpenBot,
    "dominoes": lambda: PeerBot("dominoes", "block for two pairs of partners, all 28 tiles dealt", 4, 2, 0),
    "open_spiel": lambda: PeerBot("open_spiel", "block for two with seven of the 28 tiles each", 2, 2, 14),
}


def asked(player: Bot, match: Match, seat: int, rng: Rng, budget: Budget) -> Choice:
    """What a player chooses; all but the cheat are handed what their seat may know."""
    if not isinstance(player, OpenBot):
        return choice_of(player, match, seat, rng, budget)
    truth = View(match.game, match.state, seat, match.scores, match.round.number)
    return player.choose(truth, match.history(seat), budget, rng)


@cache
def opponent(name: str) -> Bot:
    """The player of this name."""
    return PEERS[name]() if name in PEERS else bot(name)


def call_in(name: str) -> None:
    """Fetch what a player needs, once for all processes that will ask it."""
    if isinstance(opponent(name), PeerBot):
        make_peer_env()


def names() -> list[str]:
    """All there are."""
    return [*BOTS, *PEERS]
