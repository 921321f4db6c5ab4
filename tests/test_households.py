"""A household's own edition: a published one with some answers changed, from a TOML file."""

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

import boneyard
from boneyard import catalog
from boneyard.core.errors import BadSetup
from boneyard.games.sheet import SheetEdition
from boneyard.households import load_household, read_household
from support.engine.bad_text import ANY_TEXT, mutated
from support.engine.matches import Table, examples, random_match, seat_counts

GOOD = """\
name = "sunday-block"
title = "Block as on Sundays"
game = "block"
edition = "cardinal"

[answers]
target = 150
hand = 5
spinner = "first-double"
scoring = "own-pips"
"""


def test_a_household_changes_answers_by_name_and_keeps_the_rest() -> None:
    edition = read_household(GOOD)
    assert (edition.name, edition.title) == ("block/sunday-block", "Block as on Sundays")
    options = {option.name: option.default for option in edition.options(6, 2)}
    assert options == {
        "hand": 5,
        "target": 150,
        "single_round": False,
        "spinner": "first-double",
        "penalty": 50,
    }
    assert edition.sets == boneyard.edition("block").sets


def test_a_household_is_played_like_any_other() -> None:
    edition = read_household(GOOD)
    for seed, (size, seats) in enumerate(seat_counts(edition)):
        match = random_match(Table(edition, size, seats), seed)
        assert match.result is not None


def test_a_household_may_play_with_a_set_that_is_not_printed() -> None:
    edition = read_household(GOOD.replace("hand = 5", "set = 15"))
    assert edition.sets == (15, 6, 9, 12)
    assert edition.players(15) == (2, 8)  # as on double-12, the nearest printed set
    assert edition.is_adapted(15, 4)
    assert not edition.is_adapted(12, 4)
    assert [str(line.answer) for line in edition.page() if line.question == "Sets"] == ["15, 6, 9 and 12"]
    match = random_match(Table(edition, 15, 10), 1)
    assert match.result is not None
    assert match.title == "Block as on Sundays (adaptation)"


def test_a_household_with_a_penalty_has_spoken_calls_too() -> None:
    text = GOOD.replace('"block"', '"mexican-train"').replace('"cardinal"', '"university"')
    head = text.partition("[answers]")[0]
    with pytest.raises(BadSetup, match=r"^penalty=keep needs calls=spoken, not automatic: "):
        read_household(f'{head}[answers]\npenalty = "keep"\n')
    edition = read_household(f'{head}[answers]\npenalty = "keep"\ncalls = "spoken"\n')
    assert boneyard.new("mexican-train", edition=edition, players=4).options["penalty"] == "keep"


def test_a_household_in_a_file_is_listed_beside_the_published_ones(tmp_path: Path) -> None:
    path = tmp_path / "sunday.toml"
    path.write_text(GOOD, "utf-8")
    edition = load_household(path)
    assert boneyard.games()["block"] == ("cardinal", "sunday-block")
    assert boneyard.edition("block", "sunday-block") is edition
    match = boneyard.new("block", edition=str(path), seed=1)
    assert match.edition.name == "block/sunday-block"


def test_a_household_needs_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("sunday-block", "cardinal"), "utf-8")
    with pytest.raises(BadSetup, match=r"block/cardinal is a published edition\. Choose another name"):
        load_household(path)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name = "sunday-block"', "", 'A house-rules file needs name = "...". Here it is missing.'),
        ('name = "sunday-block"', "name = 5", 'A house-rules file needs name = "...". Here it is 5.'),
        (
            "sunday-block",
            "sunday block",
            "The name 'sunday block' won't work. Use letters, digits and single dashes, like sunday-block.",
        ),
        ('game = "block"', 'game = "blok"', "There's no game 'blok'. The games are "),
        (
            'edition = "cardinal"',
            'edition = "cardnal"',
            "block has no edition 'cardnal'. It has cardinal. Did you mean cardinal?",
        ),
        (
            'title = "',
            'titel = "',
            "'titel' doesn't belong here. A house-rules file has name, title, game, edition and answers. "
            "Did you mean title?",
        ),
        ('title = "Block as on Sundays"', "title = 5", "The title is a text, not 5."),
        ("target = 150", "tarjet = 150", "block/sunday-block has no answer named 'tarjet'. It has "),
        (
            "target = 150",
            "target = 0",
            "The option target can't be '0'. It takes a whole number from 1 to 10,000.",
        ),
        ("hand = 5", "hand = 5.0", "The option hand can't be '5.0'. It takes a whole number from 1 to"),
        (
            'spinner = "first-double"',
            'spinner = "first"',
            "The option spinner can't be 'first'. It takes none or first-double. Did you mean first-double?",
        ),
        ('scoring = "own-pips"', 'scoring = "own"', "scoring can't be 'own'. It takes "),
        ('scoring = "own-pips"', "scoring = true", "scoring can't be True. It takes "),
        ("[answers]", "[[answers]]", "A house-rules file changes at least one answer, in a table [answers]"),
        ("hand = 5", "set = 7", "The set can't be 7. block/cardinal takes 2, 3, 4, 5, 6, 9, 12, 15 or 18."),
        ("hand = 5", "hand = ", "This isn't valid TOML: "),
    ],
)
def test_what_will_not_do_is_refused_with_what_will(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(BadSetup) as refused:
        read_household(GOOD.replace(old, new))
    assert str(refused.value).startswith(sentence)


def test_a_file_without_answers_changes_nothing_and_is_refused() -> None:
    with pytest.raises(BadSetup, match="changes at least one answer"):
        read_household(GOOD.partition("[answers]")[0] + "[answers]\n")


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"none\.toml can't be read: No such file"):
        load_household(tmp_path / "none.toml")


QUESTIONS = ["target", "hand", "set", "lead", "doubles", "unable", "counting", "scoring", "ending", "drawing"]
TOML_VALUES = st.one_of(
    st.sampled_from(
        ["1", "7", "-3", "1.5", "true", "false", "1979-05-27", "07:32:00", "inf", "nan", "[]", "{}"]
    ),
    st.sampled_from(
        ['""', '"any-tile"', '"hub"', '"feet"', '"line"', '"target"', '"pass"', '"own-pips"', '"fives"']
    ),
    st.sampled_from(
        ["[1, 2]", "{a = 1}", "0xff", '"""x"""', "99999999999999999999", '"\\u0663"', "[[1], [2]]"]
    ),
)
ANSWERS = st.lists(st.builds("{} = {}".format, st.sampled_from(QUESTIONS), TOML_VALUES), max_size=4).map(
    "\n".join
)
HEADS = st.builds(
    'name = {}\ngame = "{}"\nedition = {}\n[answers]\n'.format,
    st.one_of(st.just('"mine"'), TOML_VALUES),
    st.sampled_from(["block", "muggins", "chickenfoot", "draw", "nothing"]),
    st.one_of(st.just('"cardinal"'), st.just('"university"'), TOML_VALUES),
)


@examples(600)
@given(text=st.one_of(ANY_TEXT, mutated(GOOD), st.builds("{}{}".format, HEADS, ANSWERS)))
def test_any_text_is_a_household_or_is_refused(text: str) -> None:
    try:
        edition = read_household(text)
    except BadSetup as refusal:
        assert str(refusal)  # noqa: PT017
    else:
        assert edition.page()
        for size, seats in seat_counts(edition):
            edition.options(size, seats)


def sheets() -> list[SheetEdition]:
    """Every published edition."""
    found = [catalog.edition(game, key) for game, keys in catalog.games().items() for key in keys]
    return [edition for edition in found if isinstance(edition, SheetEdition)]


def test_the_page_for_households_names_every_question_with_its_answers() -> None:
    page = (Path(__file__).parents[1] / "docs" / "households.md").read_text("utf-8")
    for edition in sheets():
        for name, (_, among) in edition.questions.items():
            if len(among) > 1:
                assert f"| `{name}` | {', '.join(among)} |" in page, edition.name


@st.composite
def households(draw: st.DrawFn) -> str:
    """A household that changes questions of any edition to any of their answers."""
    edition = draw(st.sampled_from([each for each in sheets() if each.questions]))
    changed = draw(st.lists(st.sampled_from(sorted(edition.questions)), min_size=1, max_size=4, unique=True))
    answers = [f'{name} = "{draw(st.sampled_from(sorted(edition.questions[name][1])))}"' for name in changed]
    head = f'name = "mine"\ngame = "{edition.game}"\nedition = "{edition.key}"\n[answers]'
    return "\n".join([head, *answers])


@examples(120)
@given(text=households(), seed=st.integers(0, 1000))
def test_every_mixture_of_answers_can_be_played_to_its_end_or_is_refused(text: str, seed: int) -> None:
    try:
        edition = read_household(text)
        size, seats = seat_counts(edition)[seed % len(seat_counts(edition))]
        match = random_match(Table(edition, size, seats, {}), seed, 3000)
    except BadSetup as refusal:
        assert str(refusal)  # noqa: PT017
    else:
        assert match.rounds
