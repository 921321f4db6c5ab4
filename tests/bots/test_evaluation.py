"""The standard error of samples: unknown for one sample, zero if no other value is possible."""

from math import inf

import pytest

from boneyard.bots.evaluation import probability_ahead, standard_error


def test_one_sample_says_nothing_about_others_unless_there_are_none() -> None:
    assert standard_error([5.0]) == inf
    assert standard_error([5.0], settled=True) == 0.0
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)


def test_a_lead_is_sure_as_far_as_its_error_lets_it_be() -> None:
    assert probability_ahead(3.0, inf) == probability_ahead(0.0, 1.0) == probability_ahead(-1.0, 0.0) == 0.5
    assert probability_ahead(3.0, 0.0) == 1.0
    assert probability_ahead(1.0, 1.0) == pytest.approx(0.841, abs=0.001)
