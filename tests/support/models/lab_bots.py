"""Bots that the lab finds by their import path."""

import os
import signal
from pathlib import Path

from boneyard.bots import Bot, Budget, Choice
from boneyard.bots.bot import moves_of
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng


class First:
    """Plays the first move there is."""

    name = "first"
    says = "Plays the first move there is."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        return Choice(moves_of(view)[0], 1.0, "It comes first.")


class Cheat(First):
    """Plays what is not allowed."""

    name = "cheat"

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        return Choice(Move(0, 999), 1.0, "Why not?")


ready: Bot = First()
nothing = 3


class Mortal(First):
    """Plays the first move there is; the first process in which it is asked dies of it."""

    name = "mortal"

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        died = Path(os.environ["BONEYARD_TEST_DIED"])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, history, budget, rng)
