"""What could be known, with its reasons."""

from boneyard.bots.inference.knowledge import known
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.core.tile import read_tile, tiles_text
from boneyard.records import replay

BLOCK = """
game: block
edition: cardinal
players: Ada, Ben, Cy
options: hand=4
round 1
first: 0
hand 0: 6-5 4-1 3-1 5-5
hand 1: 6-4 6-2 4-4 1-0
hand 2: 5-3 3-3 2-2 4-2
"""


def test_a_pass_shows_which_numbers_are_missing() -> None:
    rest = " ".join(
        f"{high}-{low}" for high in range(7) for low in range(high + 1) if f"{high}-{low}" not in BLOCK
    )
    text = BLOCK + f"yard: {rest}\n0 6-5 > lead\n1 6-4 > 6-5\n2 5-3 > 6-5\n0 4-1 > 6-4\n1 1-0 > 4-1\n"
    match = replay(text + "2 3-3 > 5-3\n0 3-1 > 3-3\n1 pass\n2 pass\n")
    found = known(match.view(0), match.history(0), LINE_INFERENCE)
    passes = [each for each in found.lacks if each.why.startswith("passed")]
    assert [(each.seat, each.numbers) for each in passes] == [(1, (0, 1)), (2, (0, 1))]
    assert passes[0].why == "passed with 0 and 1 open"
    assert passes[0].drawn == 0
    assert found.numbers(1) == (0, 1)
    # No one holds a blank or a one, so those unseen lie in the boneyard.
    assert read_tile("5-1") in found.yard
    assert read_tile("2-0") in found.cannot[1]
    assert "6-6" not in tiles_text(found.yard)
