"""What is said about each bot, and about a move that took no thought."""

from typing import Final

# By the bot's name.
DESCRIPTIONS: Final = {
    "random": "Makes any legal move, all equally likely.",
    "easy": "Thinks for a moment and is soon content: every third move is not the best it could find.",
    "greedy": "Scores when it can, sheds heavy tiles, keeps its own hand playable and shuts the others out.",
    "normal": "Thinks for up to a fifth of a second and plays the best it finds; as greedy where it cannot search.",
    "expert": "Thinks for up to a second and plays the best it finds; as greedy where it cannot search.",
}

ONLY_MOVE: Final = "It is the only move."
BY_CHANCE: Final = "Chance picked it."
CARELESS: Final = "It did not think about this one."
