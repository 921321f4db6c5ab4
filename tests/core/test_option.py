"""Options take what they allow, from Python or as text, and say what that is."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.errors import BadSetup
from boneyard.core.option import Option, Value, settle, show
from support.engine.matches import examples

TARGET = Option("target", "The score that ends the match.", 100, low=1, high=500)
CALLS = Option("calls", "Who claims.", "automatic", choices=("automatic", "spoken"))
PARTNERS = Option("partners", "Two sides.", False)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (TARGET, 50, 50),
        (TARGET, "50", 50),
        (TARGET, " 050 ", 50),
        (CALLS, "spoken", "spoken"),
        (CALLS, " SPOKEN ", "spoken"),
        *[(PARTNERS, yes, True) for yes in (True, "yes", "Yes", "on", "true", "1", 1)],
        *[(PARTNERS, no, False) for no in (False, "no", "NO", "off", "false", "0", 0)],
    ],
)
def test_a_value_is_read_from_python_or_text(option: Option, given: object, value: Value) -> None:
    found = option.read(given)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (TARGET, 0, "The option target can't be '0'. It takes a whole number from 1 to 500."),
        (TARGET, 501, "The option target can't be '501'. It takes a whole number from 1 to 500."),
        (TARGET, -5, "The option target can't be '-5'. It takes a whole number from 1 to 500."),
        (TARGET, "many", "The option target can't be 'many'. It takes a whole number from 1 to 500."),
        (TARGET, 5.0, "The option target can't be '5.0'. It takes a whole number from 1 to 500."),
        (TARGET, True, "The option target can't be 'yes'. It takes a whole number from 1 to 500."),
        (TARGET, None, "The option target can't be 'None'. It takes a whole number from 1 to 500."),
        (TARGET, "٥", "The option target can't be '٥'. It takes a whole number from 1 to 500."),
        (
            TARGET,
            "9" * 30,
            f"The option target can't be '{'9' * 30}'. It takes a whole number from 1 to 500.",
        ),
        (
            CALLS,
            "spokn",
            "The option calls can't be 'spokn'. It takes automatic or spoken. Did you mean spoken?",
        ),
        (CALLS, 1, "The option calls can't be '1'. It takes automatic or spoken."),
        (PARTNERS, "maybe", "The option partners can't be 'maybe'. It takes yes or no."),
        (PARTNERS, 2, "The option partners can't be '2'. It takes yes or no."),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(
    option: Option, given: object, sentence: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        option.read(given)
    assert str(refused.value) == sentence


def test_an_option_with_one_value_says_so() -> None:
    assert Option("hand", "Tiles.", 1, low=1, high=1).allowed() == "only 1"


anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), st.lists(st.integers())
)


@examples(300)
@given(option=st.sampled_from([TARGET, CALLS, PARTNERS]), given=anything)
def test_any_value_is_read_or_refused(option: Option, given: object) -> None:
    try:
        found = option.read(given)
    except BadSetup as refusal:
        assert option.allowed() in str(refusal)  # noqa: PT017
    else:
        assert option.read(show(found)) == found


def test_settling_fills_in_the_printed_values_and_keeps_their_order() -> None:
    options = [TARGET, CALLS, PARTNERS]
    assert list(settle(options, {"partners": "yes", "target": "7"}, "x").items()) == [
        ("target", 7),
        ("calls", "automatic"),
        ("partners", True),
    ]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as refused:
        settle([TARGET, CALLS], {"tarjet": 3}, "muggins/cardinal")
    assert str(refused.value) == (
        "muggins/cardinal has no option 'tarjet'. It has target and calls. Did you mean target?"
    )
