"""Intervals of shares: counted ones, and those of mirrored deals."""

import pytest

from boneyard.lab.interval import p_value, paired_interval, wilson_interval


def test_mirrored_deals_that_all_come_out_even_leave_no_doubt() -> None:
    assert paired_interval([0.5] * 20) == (0.5, 0.5)
    assert p_value([0.5] * 20, 0.5) == 1.0
    assert p_value([0.6] * 20, 0.5) == 0.0


def test_the_interval_of_mirrored_deals_is_that_of_their_mean() -> None:
    low, high = paired_interval([0.0, 1.0] * 50)
    assert low == pytest.approx(0.5 - 1.96 * 0.5025 / 10, abs=1e-3)
    assert low + high == pytest.approx(1.0)
    assert p_value([0.0, 1.0] * 50, 0.5) == 1.0
    assert p_value([1.0] * 90 + [0.0] * 10, 0.5) < 1e-20


def test_nothing_played_leaves_everything_open() -> None:
    assert paired_interval([]) == (0.0, 1.0)
    assert paired_interval([1.0]) == (0.0, 1.0)
    assert wilson_interval(0, 0) == (0.0, 1.0)
