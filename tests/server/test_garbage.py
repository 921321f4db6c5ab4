"""Garbage is collected where there is much of it, without a look at everything each time."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from boneyard.server import garbage
from boneyard.server.garbage import Broom
from boneyard.server.house import House
from boneyard.server.settings import Settings


class Loop:
    """Something that refers to itself, as a closed connection does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "_MANY_NEW", 1000)
    monkeypatch.setattr(garbage, "_VERY_MANY_NEW", 10_000)
    monkeypatch.setattr(garbage, "_MANY_AGED", 20_000)
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_young_garbage_goes_without_a_look_at_everything() -> None:
    broom, gone = Broom(), []
    for _ in range(2000):
        loop = Loop()
        gone.append(ref(loop))
    del loop
    broom.sweep()
    assert not any(each() for each in gone)
    assert broom.sweeps == 0


def loops(count: int) -> list[ref[Loop]]:
    """References to so many things that are garbage by now."""
    made = [Loop() for _ in range(count)]
    return [ref(each) for each in made]


def test_while_people_play_no_one_waits_for_a_sweep() -> None:
    broom = Broom()
    gone = loops(2000)
    broom.sweep(visits=10, moves=500)
    assert all(each() for each in gone)
    broom.sweep(visits=10, moves=510)  # they have stopped
    assert not any(each() for each in gone)


def test_what_visitors_leave_behind_is_swept_even_then() -> None:
    broom = Broom()
    gone = loops(2000)
    broom.sweep(visits=1000, moves=500)
    assert not any(each() for each in gone)
    gone = loops(2000)
    broom.sweep(visits=1010, moves=1000)
    assert all(each() for each in gone)
    gone += loops(9000)
    broom.sweep(visits=1020, moves=1500)  # too much to wait any longer
    assert not any(each() for each in gone)


def test_a_little_of_it_is_left_for_later() -> None:
    broom, loop = Broom(), Loop()
    gone = ref(loop)
    del loop
    broom.sweep()
    assert gone() is not None


def test_everything_is_swept_only_when_much_has_been_added() -> None:
    broom, kept = Broom(), []
    for _ in range(50):
        kept.append([Loop() for _ in range(2000)])
        broom.sweep()
    # 100,000 objects with their dictionaries in 50 sweeps: at 20,000, then each time half as many have come.
    assert 1 <= broom.sweeps <= 8


def test_old_garbage_goes_in_the_end() -> None:
    broom = Broom()
    old = [Loop() for _ in range(2000)]
    broom.sweep()
    gone = [ref(each) for each in old]
    del old
    broom.sweep_all()
    assert not any(each() for each in gone)


def test_an_open_house_sweeps_on_its_own(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Settings(data=str(tmp_path)))
        await house.open()
        try:
            left = [Loop() for _ in range(5000)]  # as connections do that come and go
            gone = [ref(each) for each in left]
            del left
            async with asyncio.timeout(30):
                while any(each() for each in gone):
                    await asyncio.sleep(0.05)
        finally:
            await house.close()

    asyncio.run(run())
