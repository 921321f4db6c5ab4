"""Tiles find places whenever that's possible, and never a place that excludes them."""

from itertools import permutations
from pathlib import Path

from boneyard.bots.inference.bipartite_matching import matching
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.trains import TRAIN_INFERENCE
from boneyard.core.rng import Rng, rng_for
from boneyard.records import replay


def ways(rooms: list[int], must: dict[int, int], may: dict[int, int]) -> set[tuple[tuple[int, int], ...]]:
    """All ways, by trying every order of the tiles."""
    slots = [place for place, room in enumerate(rooms) for _ in range(room)]
    both = {**must, **may}
    return {
        tuple(sorted(zip(row, slots, strict=True)))
        for row in permutations(both, len(slots))
        if set(must) <= set(row)
        and all(both[tile] >> place & 1 for tile, place in zip(row, slots, strict=True))
    }


def test_a_way_is_found_just_where_there_is_one_and_every_way_can_be() -> None:
    rng = rng_for("fitted")
    none = several = 0
    for _ in range(300):
        rooms = [rng.below(3) for _ in range(3)]
        must = {tile: 1 + rng.below(7) for tile in range(rng.below(3))}
        may = {tile: rng.below(8) for tile in range(10, 10 + rng.below(4))}
        wanted = ways(rooms, must, may)
        drawn = [matching(rooms, must, may, rng) for _ in range(1000 if 1 < len(wanted) < 5 else 1)]
        found = {tuple(sorted(each.items())) for each in drawn if each is not None}
        assert found <= wanted
        assert (None in drawn) == (not wanted)
        none += not wanted
        if 1 < len(wanted) < 5:
            several += 1
            assert found == wanted
    assert none > 20
    assert several > 20


def test_a_world_is_found_when_all_is_drawn_and_most_could_have_come_at_many_times() -> None:
    # The other drew again and again, and what is left of that hand can only have come late.
    text = (Path(__file__).parent / "all-drawn.bones").read_text("utf-8")
    match = replay(text)
    guess = Guess(match.view(0), match.history(0), TRAIN_INFERENCE)
    assert not match.game.boneyard(match.state)
    for seed in range(20):
        world = guess.determinize(Rng(seed))
        assert match.game.look(world, 0) == match.look(0)
        assert match.game.hands(world) == match.game.hands(match.state)
