"""The players of other projects, asked over a pipe: run by the interpreter that has their packages.

A question is a JSON line about block with the double-six set, as the player to move sees it: ``hand``, ``unseen`` and
every play as ``[high, low]``; ``plays`` from the lead on, each ``[seat, tile, number it was laid against]``, a pass
being ``[seat, null, null]``; ``sizes`` of all hands, ``lacks`` by seat (numbers that it was seen to have none of);
``seat``, ``first``, ``seconds`` and ``seed``. The answer is ``[tile, number]``, with the ``looks`` that it took.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

Question = dict[str, Any]


class TimeUpError(Exception):
    """The seconds are over."""


# --- PyPI dominoes: partners, four hands of seven


def ask_dominoes(question: Question) -> dict[str, Any]:
    """Its probabilistic_alphabeta, one sampled deal after another while there is time; the most frequent answer counts.

    The package sorts plays by its own player before it searches them; that player is where the time is looked at,
    so a search under way is broken off. Where not even one was finished, the order of its bota_gorda stands.
    """
    dominoes: Any = import_module("dominoes")
    game = dominoes_game(dominoes, question)
    end = perf_counter() + question["seconds"]
    random.seed(question["seed"])

    def ordered(one: Any) -> None:
        if perf_counter() > end:
            raise TimeUpError
        dominoes.players.bota_gorda(one)

    dominoes.players.bota_gorda(game)
    fallback = game.valid_moves[0]
    once = dominoes.players.probabilistic_alphabeta(sample_size=1, player=ordered)
    found: Counter[Any] = Counter()
    try:
        while len(game.valid_moves) > 1:
            once(game)
            found[game.valid_moves[0]] += 1
    except TimeUpError:
        pass
    tile, left = found.most_common(1)[0][0] if found else fallback
    ends = () if not game.board else (game.board.left_end(), game.board.right_end())
    number = None if not ends else ends[0] if left else ends[1]
    return {"move": [[tile.first, tile.second], number], "looks": sum(found.values())}


def dominoes_game(dominoes: Any, question: Question) -> Any:
    """The moment as the package has it; what the others hold is filled in anyhow, as it only takes it together."""
    board = dominoes.Board()
    moves: list[Any] = []
    for _, tile, number in question["plays"]:
        if tile is None:
            moves.append(None)
            continue
        one = dominoes.Domino(*tile)
        left = number is None or board.left_end() == number
        board.add(one, left)
        moves.append((one, left))
    unseen = [dominoes.Domino(*tile) for tile in question["unseen"]]
    hands = []
    for seat, size in enumerate(question["sizes"]):
        own = seat == question["seat"]
        tiles = [dominoes.Domino(*tile) for tile in question["hand"]] if own else unseen[:size]
        unseen = unseen if own else unseen[size:]
        hands.append(dominoes.Hand(tiles))
    valid = tuple([(tile, True) for tile in hands[question["seat"]]])
    game = dominoes.Game(board, hands, moves, question["seat"], valid, question["first"], None)
    if board:
        game._update_valid_moves()
    return game


# --- OpenSpiel: two players, seven tiles each


def ask_open_spiel(question: Question) -> dict[str, Any]:
    """Its ISMCTS bot with random rollouts, as many as there is time for; it is dealt what agrees with all passes."""
    spiel = _Spiel(question)
    return spiel.answer(perf_counter() + question["seconds"])


class _Spiel:
    EXPLORATION = 30.0  # its exploration constant: about what a round pays

    def __init__(self, question: Question) -> None:
        self.pyspiel: Any = import_module("pyspiel")
        self.block: Any = import_module("open_spiel.python.games.block_dominoes")
        self.ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
        self.mcts: Any = import_module("open_spiel.python.algorithms.mcts")
        self.numpy: Any = import_module("numpy")
        self.question = question
        self.random = random.Random(question["seed"])
        self.own = 0 if question["seat"] == question["first"] else 1
        lacks = set(question["lacks"][1 - question["seat"]])
        self.free = [_low_first(tile) for tile in question["unseen"] if not lacks & set(tile)]
        self.size = question["sizes"][1 - question["seat"]]

    def state(self) -> Any:
        """The moment in their game, some other hand that could be being dealt."""
        question = self.question
        state = self.pyspiel.load_game("python_block_dominoes").new_initial_state()
        dealt = [list(map(_low_first, question["hand"])), self.random.sample(self.free, self.size)]
        if self.own == 1:
            dealt.reverse()
        plays = [(seat, tile, number) for seat, tile, number in question["plays"] if tile is not None]
        for seat, tile, _ in plays:
            dealt[self._number(seat)].append(_low_first(tile))
        for tile in dealt[0] + dealt[1]:
            state.apply_action(self.block._DECK.index(tile))
        for seat, tile, number in plays:
            edge = None if number is None else float(number)
            state.apply_action(self._action(self._number(seat), _low_first(tile), edge))
        return state

    def _number(self, seat: int) -> int:
        return self.own if seat == self.question["seat"] else 1 - self.own

    def _action(self, player: int, tile: tuple[float, float], edge: float | None) -> int:
        found: int = self.block._ACTIONS_STR.index(str(self.block.Action(player, tile, edge)))
        return found

    def answer(self, end: float) -> dict[str, Any]:
        """The play that their bot settles on in time."""
        state = self.state()
        looks = 0

        def resampled(state: Any, _: int) -> Any:
            nonlocal looks
            if perf_counter() > end:
                raise TimeUpError
            looks += 1
            world = state.clone()
            hand = sorted(self.random.sample(self.free, self.size))
            rest = world.hands[1 - self.own] + world.deck
            world.hands[1 - self.own] = hand
            world.deck = [tile for tile in rest if tile not in hand]
            return world

        bot = self.ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=self.mcts.RandomRolloutEvaluator(
                1, self.numpy.random.RandomState(self.question["seed"])
            ),
            uct_c=self.EXPLORATION,
            max_simulations=1_000_000,
            random_state=self.numpy.random.RandomState(self.question["seed"]),
        )
        bot.set_resampler(resampled)
        policy: list[tuple[int, float]] = []
        try:
            policy = bot.run_search(state)
        except TimeUpError:
            if bot._root_node.total_visits > 0:
                policy = bot.get_final_policy(state, bot._root_node)
        legal = state.legal_actions()
        taken = max(policy, key=lambda each: each[1])[0] if policy else self.random.choice(legal)
        action = self.block._ACTIONS[taken]
        number = None if action.edge is None else int(action.edge)
        return {"move": [[int(pips) for pips in action.tile], number], "looks": looks}


def _low_first(tile: list[int]) -> tuple[float, float]:
    return float(min(tile)), float(max(tile))


PLAYERS: dict[str, Callable[[Question], dict[str, Any]]] = {
    "dominoes": ask_dominoes,
    "open_spiel": ask_open_spiel,
}


def main() -> None:
    """Answer questions until there are no more."""
    ask = PLAYERS[sys.argv[1]]
    for line in sys.stdin:
        print(json.dumps(ask(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
