"""The interval of a share holds the share, narrows with more tries, and never leaves 0 to 1."""

import pytest

from boneyard.lab.interval import wilson


@pytest.mark.parametrize(("hits", "tries"), [(0, 10), (10, 10), (5, 10), (1, 1000), (584, 1000)])
def test_the_interval_holds_the_share(hits: int, tries: int) -> None:
    low, high = wilson(hits, tries)
    assert 0 <= low <= hits / tries <= high <= 1


def test_more_tries_narrow_it() -> None:
    widths = [high - low for low, high in (wilson(count // 2, count) for count in (10, 100, 1000, 10_000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.02


def test_known_values() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
