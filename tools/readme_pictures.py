"""Draw the pictures of the README: seeded matches, a few moves in, as seat 0 sees them (`make pages`)."""

from pathlib import Path

import boneyard
from boneyard.bots import bot, choice_of
from boneyard.core.rng import rng_for

FOLDER = Path(__file__).parent.parent / "docs" / "images"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
# By file name: the game, its edition, the number of players, the seed, the moves made, and whether it is wide.
SHOWN = {
    "mexican-train": ("mexican-train", "puremco", 4, 8, 46, True),
    "forty-two": ("forty-two", "uduble", 4, 5, 18, True),
    "chickenfoot": ("chickenfoot", "university", 3, 3, 30, False),
    "big-clock": ("big-clock", "cardinal", 1, 7, 40, False),
}


def picture(name: str) -> str:
    """One of them, as SVG."""
    game, edition, seats, seed, moves, wide = SHOWN[name]
    match = boneyard.new(game, edition=edition, players=NAMES[:seats], seed=seed)
    rng = rng_for(f"picture of {name}")
    player = bot("greedy" if seats > 1 else "random")  # a hint would take its time
    for _ in range(moves):
        seat = match.turn
        assert seat is not None
        match.play(choice_of(player, match, seat, rng).move, seat)
    return match.svg(0, wide=wide)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name in SHOWN:
        (FOLDER / f"{name}.svg").write_text(picture(name), "utf-8")


if __name__ == "__main__":
    main()
