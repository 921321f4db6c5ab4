"""The environments beside OpenSpiel's own games, in one run: `make bench-environments`.

Random play on one core, CPU time, every step with its observation and its legal moves. The bars are ratios to peers of
the same run, but for PettingZoo, whose bar is a number of steps. What falls short is said so, and ends with status 1.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from boneyard import catalog
from boneyard.adapters.batch import batch
from boneyard.adapters.pettingzoo import env

pyspiel: Any = import_module("pyspiel")  # untyped
import_module("open_spiel.python.games.block_dominoes")
import_module("boneyard.adapters.open_spiel")

SECONDS = 2.0
AEC_BAR, SPIEL_BAR, BATCH_BAR = 100_000, 5, 10
FAST = ("block", "forty-two")  # the games whose batch must be this much faster than hearts
# Games that are played in buffers gain from a large batch; as the engine plays them, they have to fit into the cache.
KERNELS = (
    "block/cardinal",
    "draw/cardinal",
    "forty-two/cardinal",
    "forty-two/uduble",
    "moon/uduble",
    "poker/cardinal",
    "big-clock/cardinal",
)
MANY, FEW = 1024, 64


def rate(steps: Callable[[], int]) -> float:
    """Steps for each second of CPU time, after a warm-up."""
    steps()
    start, count = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        count += steps()
    return count / (time.process_time() - start)


def spiel(game: Any, tensors: bool) -> Callable[[], int]:
    """Rounds of an OpenSpiel game, driven from Python; steps are the players' decisions."""
    choice = random.choice

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.legal_actions()))
                continue
            if tensors:
                state.observation_tensor(state.current_player())
            state.apply_action(choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def aec(game: str) -> Callable[[], int]:
    """Rounds in PettingZoo, an observation and a mask at each step."""
    environment, choice = env(game), random.choice

    def play() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            seen, _, ended, _, _ = environment.last()
            if ended:
                environment.step(None)
                continue
            environment.step(choice(seen["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return play


def many(game: str, edition: str, count: int) -> Callable[[], int]:
    """Steps of a batch, its moves drawn at random."""
    games = batch(game, edition=edition, n=count, seed=1)

    def play() -> int:
        games.step(games.sample())
        return count

    return play


def main() -> int:
    """Measure, print a line for each, and say which bars are missed."""
    random.seed(1)
    missed = 0

    def line(name: str, found: float, bar: float) -> None:
        nonlocal missed
        verdict = "" if found >= bar else f"   below its bar of {bar:,.0f}"
        missed += found < bar
        print(f"{name:<44}{found:>12,.0f} steps/s{verdict}", flush=True)

    block = rate(spiel(pyspiel.load_game("python_block_dominoes"), True))
    line("OpenSpiel python_block_dominoes, tensors", block, 0)
    hearts = rate(spiel(pyspiel.load_game("hearts"), False))
    line("OpenSpiel hearts (C++), driven from Python", hearts, 0)
    ours = pyspiel.load_game("boneyard(game=block,set=6,players=2)")
    line("boneyard.adapters.open_spiel, block, tensors", rate(spiel(ours, True)), SPIEL_BAR * block)
    line("boneyard.adapters.pettingzoo, block", rate(aec("block")), AEC_BAR)
    for game, editions in catalog.games().items():
        for edition in editions:
            bar = (BATCH_BAR if game in FAST else 1) * hearts
            count = MANY if f"{game}/{edition}" in KERNELS else FEW
            line(f"boneyard.adapters.batch, {game}/{edition}", rate(many(game, edition, count)), bar)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
