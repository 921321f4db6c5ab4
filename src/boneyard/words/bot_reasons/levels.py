"""What is said about each bot, and about a move that took no thought."""

from typing import Final

# By the bot's name.
DESCRIPTIONS: Final = {
    "random": "Picks any legal move at random.",
    "easy": "A relaxed opponent: about one move in three isn't the best it can find.",
    "greedy": "Doesn't look ahead: scores when it can, gets rid of heavy tiles and blocks the others.",
    "normal": "A solid opponent that looks ahead. Thinks for up to a fifth of a second.",
    "expert": "The strongest opponent. Thinks for up to a second.",
}

ONLY_MOVE: Final = "It's the only move."
BY_CHANCE: Final = "Picked at random."
CARELESS: Final = "Played without much thought."
