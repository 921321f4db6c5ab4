"""Bots that no table would like to wait for; worker processes are set up to know them."""

import os
import time
from dataclasses import dataclass

from boneyard.bots.bot import SURE, Bot, Choice, moves_of
from boneyard.bots.budget import Budget
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng


@dataclass(frozen=True)
class Sleeper:
    """Never answers."""

    name: str = "sleeper"
    says: str = "Sleeps."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        time.sleep(600)
        return Choice(moves_of(view)[0], SURE, "It woke up.")


@dataclass(frozen=True)
class Fainter:
    """Takes its process with it."""

    name: str = "fainter"
    says: str = "Faints."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        os._exit(1)


@dataclass(frozen=True)
class Confused:
    """Raises, and talks while it does."""

    name: str = "confused"
    says: str = "Does not know what to do."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        print("What was I to do?")
        raise ValueError("no idea")


@dataclass(frozen=True)
class Slow:
    """Takes a moment, then the first move."""

    name: str = "slow"
    says: str = "Takes a moment."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        time.sleep(0.3)
        return Choice(moves_of(view)[0], SURE, f"Process {os.getpid()} thought it over.")


BOTS: dict[str, Bot] = {each.name: each for each in (Sleeper(), Fainter(), Confused(), Slow())}
