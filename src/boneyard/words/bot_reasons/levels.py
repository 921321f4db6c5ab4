"""What is said about each bot, and about a move that took no thought."""

from typing import Final

from boneyard.core.phrase import marked

# By the bot's name.
DESCRIPTIONS: Final = {
    "random": marked("Picks any legal move at random."),
    "easy": marked("A relaxed opponent: about one move in three isn't the best it can find."),
    "greedy": marked(
        "Doesn't look ahead: scores when it can, gets rid of heavy tiles and blocks the others."
    ),
    "normal": marked("A solid opponent that looks ahead. Thinks for up to a fifth of a second."),
    "expert": marked("The strongest opponent. Thinks for up to a second."),
}

ONLY_MOVE: Final = marked("It's the only move.")
BY_CHANCE: Final = marked("Picked at random.")
CARELESS: Final = marked("Played without much thought.")
