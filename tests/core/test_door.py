"""The public API: impossible requests are refused with what is possible, and the nearest name."""

from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

import boneyard
from boneyard import BadSetup, BoneyardError
from boneyard.core.game import Game
from support.engine.matches import EDITIONS, examples, seat_counts


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        ("blok", {}, "There's no game 'blok'. The games are block, draw, .* Did you mean block\\?$"),
        ("chess", {}, "There's no game 'chess'. The games are block, draw, "),
        ("", {}, "There's no game ''. The games are block, "),
        (
            "muggins",
            {"edition": "universty"},
            "^muggins has no edition 'universty'. It has cardinal and university. Did you mean university\\?$",
        ),
        ("block", {"edition": "pressman"}, "^block has no edition 'pressman'. It has cardinal\\."),
        (
            "block",
            {"players": 29},
            "^block/cardinal with double-6 is for 2 to 28 players \\(printed for 2 to 4\\), not 29\\.$",
        ),
        ("block", {"players": 0}, "^block/cardinal with double-6 is for 2 to 28 players .*, not 0\\.$"),
        (
            "sebastopol",
            {"players": 3},
            "^sebastopol/cardinal with double-6 is for exactly 4 players, not 3\\.$",
        ),
        (
            "block",
            {"set": 7},
            "^block/cardinal isn't played with double-7. It takes double-2, double-3, double-4, double-5, double-6, "
            "double-9, double-12, double-15 or double-18\\.$",
        ),
        (
            "supertrain",
            {"set": 15},
            "^supertrain/puremco isn't played with double-15. It takes double-12\\.$",
        ),
        (
            "mexican-train",
            {"edition": "university", "players": 4, "options": {"penalty": "draw"}},
            "^penalty=draw needs calls=spoken, not automatic: with automatic calls, no one can be caught\\.$",
        ),
        (
            "forty-two",
            {"players": 6},
            "^forty-two/cardinal with double-6 is for exactly 4 players, not 6\\.$",
        ),
        (
            "block",
            {"options": {"tarjet": 5}},
            "^block/cardinal has no option 'tarjet'. It has .*target.* Did you mean target\\?$",
        ),
        (
            "block",
            {"options": {"hand": 15}},
            "^The option hand can't be '15'. It takes a whole number from 1 to 14\\.$",
        ),
        (
            "block",
            {"options": {"spinner": "first"}},
            "^The option spinner can't be 'first'. It takes none or first-double\\. Did you mean first-double\\?$",
        ),
        (
            "muggins",
            {"edition": "university", "players": 3, "options": {"partners": "yes"}},
            "^muggins/university has no option 'partners' for 3 players, only for 4\\.$",
        ),
        (
            "poker",
            {"players": 4, "options": {"exchange": "yes"}},
            "^poker/cardinal has no option 'exchange' for 4 players, only for 2 or 3\\.$",
        ),
        ("block", {"players": "Ann"}, "^The players are a list of names or a number of seats, not 'Ann'\\.$"),
        ("block", {"players": ["Ann", ""]}, "^'' can't be a player's name. Use a text without commas"),
        ("block", {"players": ["Ann", "Ben, Cy"]}, "^'Ben, Cy' can't be a player's name"),
        ("block", {"players": ["Ann", "Ben\nround 1"]}, "can't be a player's name"),
        ("block", {"players": ["Ann", "#Ben"]}, "can't be a player's name"),
        ("block", {"players": ["Ann", 3]}, "^3 can't be a player's name"),
        ("block", {"first": 2}, "^Seat 2 can't start: this table has seats 0 to 1\\.$"),
        (
            "block",
            {"players": ["Ann", "Ben"], "first": "Cy"},
            "^Who starts\\? No one is called 'Cy'. Give the seat number, counting from 0\\.$",
        ),
        (
            "block",
            {"players": ["Ann", "Ann"], "first": "Ann"},
            "^Who starts\\? Several players are called 'Ann'. Give the seat",
        ),
        (
            "muggins",
            {"first": 0},
            "^You can't choose who starts: the rules of muggins/cardinal decide that\\.$",
        ),
        ("squeeze", {"first": 0}, "^You can't choose who starts"),
    ],
)
def test_an_impossible_table_is_refused_with_what_is_possible(
    game: str, given: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadSetup, match=sentence):
        boneyard.new(game, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "given",
    [
        {"options": True},
        {"options": [1]},
        {"options": "target=5"},
        {"options": [("a", "b", "c")]},
        {"options": {5: 1}},
        {"options": {None: 1}},
        {"options": {"target": 10**5000}},
        {"options": {"hand": float("nan")}},
        {"set": 6.0},
        {"set": True},
        {"set": [6]},
        {"edition": 5},
        {"edition": "\0.toml"},
        {"players": True},
        {"players": 2.0},
        {"players": b"ab"},
        {"players": [[], []]},
        {"players": -1},
        {"seed": "\ud800"},
        {"first": True},
        {"first": 1.0},
        {"first": [0]},
    ],
    ids=[
        *["options True", "options list", "options text", "options triples", "option 5", "option None"],
        *["huge target", "hand nan", "set float", "set bool", "set list", "edition 5", "edition nul"],
        *[
            "players bool",
            "players float",
            "players bytes",
            "players lists",
            "players negative",
            "half a letter as seed",
            "first bool",
            "first float",
            "first list",
        ],
    ],
)
def test_a_value_of_a_wrong_kind_is_refused_in_words(given: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match=r"\w \w"):
        boneyard.new("block", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, -1, "", "a text", 10**30])
def test_any_number_or_text_is_a_seed(seed: int | str) -> None:
    assert boneyard.new("block", seed=seed).record() == boneyard.new("block", seed=seed).record()


@pytest.mark.parametrize("name", ["Tiddle-a-Wink", "tiddle a wink", " TIDDLE_A_WINK "])
def test_a_game_is_found_however_its_name_is_written(name: str) -> None:
    assert boneyard.edition(name).game == "tiddle-a-wink"


def test_the_first_printed_edition_and_its_own_set_are_the_default() -> None:
    match = boneyard.new("muggins")
    assert match.edition.name == "muggins/cardinal"
    assert match.game.size == 6
    assert match.players == ("Player 1", "Player 2")


def test_without_players_there_are_as_few_as_the_game_takes() -> None:
    assert len(boneyard.new("sebastopol").players) == 4
    assert boneyard.new("squeeze").players == ("Player 1",)
    with pytest.raises(BadSetup, match=r"^squeeze/cardinal isn't played with double-7. It takes double-6, "):
        boneyard.new("squeeze", set=7)
    with pytest.raises(BadSetup, match=r"^squeeze/cardinal with double-6 is for exactly 1 player, not 2\.$"):
        boneyard.new("squeeze", players=2)


def test_a_seed_deals_the_same_match_and_no_seed_another_one() -> None:
    assert boneyard.new("block", seed=7).record() == boneyard.new("block", seed="7").record()
    assert boneyard.new("block").record() != boneyard.new("block").record()


def test_who_starts_can_be_named_by_seat_or_by_name() -> None:
    for seat, name in enumerate(("Ann", "Ben", "Cy")):
        by_seat = boneyard.new("block", players=["Ann", "Ben", "Cy"], seed=7, first=seat)
        by_name = boneyard.new("block", players=["Ann", "Ben", "Cy"], seed=7, first=name)
        assert by_seat.turn == by_name.turn == seat
        assert by_name.record() == by_seat.record()
        assert f"\nfirst: {seat}\n" in by_name.record()


def test_the_start_rotates_from_whoever_was_named() -> None:
    match = boneyard.new("block", players=3, seed=1, first=2)
    while len(match.rounds) == 1:
        match.play(match.moves()[0])
    assert match.round.deal.first == 0


def test_every_game_and_edition_can_be_started_by_its_name() -> None:
    for game, editions in boneyard.games().items():
        for key in editions:
            edition = boneyard.edition(game, key)
            size, seats = seat_counts(edition)[0]
            match = boneyard.new(game, edition=key, players=seats, set=size)
            assert match.edition is edition
            assert match.actors


anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=4),
    st.lists(st.one_of(st.text(max_size=3), st.integers()), max_size=5),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
words = st.sampled_from(
    ["block", "muggins", "cardinal", "university", "hand", "target", "calls", "spoken", "yes"]
)
names = st.sampled_from(["hand", "target", "rounds", "calls", "spinner", "partners", "stake", "penalty"])


@examples(400)
@given(
    game=st.one_of(st.sampled_from(sorted(boneyard.games())), words, anything),
    edition=st.one_of(st.none(), st.none(), st.none(), words, anything),
    players=st.one_of(st.integers(2, 6), st.integers(2, 6), st.integers(-3, 20), anything),
    size=st.one_of(st.none(), st.none(), st.sampled_from([6, 9, 12]), anything),
    options=st.one_of(
        st.none(),
        st.dictionaries(names, st.one_of(words, st.integers(0, 30), anything), max_size=3),
        anything,
    ),
    seed=st.one_of(st.none(), st.integers(), st.text(max_size=5)),
)
def test_anything_asked_for_is_had_or_refused(
    game: object, edition: object, players: object, size: object, options: object, seed: object
) -> None:
    try:
        match = boneyard.new(
            game,  # type: ignore[arg-type]
            edition=edition,  # type: ignore[arg-type]
            players=players,  # type: ignore[arg-type]
            seed=seed,  # type: ignore[arg-type]
            options=options,  # type: ignore[arg-type]
            set=size,  # type: ignore[arg-type]
        )
    except BoneyardError as refusal:
        assert str(refusal)  # noqa: PT017
    else:
        assert match.actors


@examples(150)
@given(data=st.data())
def test_any_value_of_any_option_is_taken_or_refused(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from([each for each in EDITIONS if each.options(*seat_counts(each)[0])]))
    size, seats = data.draw(st.sampled_from(seat_counts(edition)))
    option = data.draw(st.sampled_from(edition.options(size, seats)))
    value = data.draw(st.one_of(anything, st.integers(option.low - 1, option.high + 1)))
    try:
        match = boneyard.new(
            edition.game, edition=edition, players=seats, set=size, options={option.name: value}, seed=1
        )
    except BadSetup as refusal:
        assert option.name in str(refusal) or "shuffles" in str(refusal)  # noqa: PT017
    else:
        assert match.actors


def test_a_saved_match_is_loaded_and_goes_on(tmp_path: Path) -> None:
    match = boneyard.new("draw", players=["Ann", "Ben"], seed=3)
    for _ in range(5):
        match.play(match.moves()[0])
    path = tmp_path / "match.bones"
    path.write_text(match.record(), "utf-8")
    loaded = boneyard.load(path)
    assert loaded.record() == match.record()
    while loaded.result is None:
        loaded.play(loaded.moves()[0])
    assert loaded.record().startswith(match.record())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00", "isn't a UTF-8 text file"),
        (b"game: chess\n", "bad.bones:1: expected a header line 'edition: ...', found none"),
        (None, "can't be read: No such file or directory"),
    ],
)
def test_a_file_that_is_no_record_is_refused_by_its_name(
    tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    path = tmp_path / "bad.bones"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BoneyardError, match=sentence) as refused:
        boneyard.load(path)
    assert str(path) in str(refused.value)


def test_a_game_is_an_instance_of_its_own_rules_alone() -> None:
    rules = {type(boneyard.new(game, seed=1).game) for game in boneyard.games()}
    for game in boneyard.games():
        found = boneyard.new(game, seed=1).game
        assert isinstance(found, Game)
        assert [each for each in rules if isinstance(found, each)] == [type(found)]


ADAPTED = [
    ("mexican-train", "puremco", 12, 10, 8),  # nine each, as printed for eight, would leave nothing to draw
    ("mexican-train", "puremco", 18, 14, 13),
    ("mexican-train", "university", 12, 2, 18),
    ("mexican-train", "cardinal", 15, 10, 11),
    ("supertrain", "puremco", 12, 9, 11),
    ("block", "cardinal", 6, 5, 5),
    ("block", "cardinal", 18, 4, 7),
    ("draw", "cardinal", 6, 5, 5),
    ("chickenfoot", "university", 12, 9, 9),
    ("draw", "cardinal", 2, 2, 2),  # a tiny set, to teach or to solve
    ("block", "cardinal", 3, 4, 2),
    ("matador", "pressman", 9, 2, 7),
    ("muggins", "university", 9, 6, 5),
    ("tiddle-a-wink", "cardinal", 15, 4, 34),  # all tiles are shared out
    ("tiddle-a-wink", "cardinal-pool", 6, 5, 3),
]


@pytest.mark.parametrize(("game", "edition", "size", "seats", "hand"), ADAPTED)
def test_a_table_that_is_not_printed_is_dealt_as_the_nearest_one_that_fits(
    game: str, edition: str, size: int, seats: int, hand: int
) -> None:
    match = boneyard.new(game, edition=edition, set=size, players=seats, seed=1)
    assert match.options["hand"] == hand
    assert match.adapted
    assert match.title.endswith(" (adaptation)")
    sheet = match.edition
    assert str(sheet.adaptation(size, seats)).startswith("This is an adaptation. The printed rules are for ")


def test_a_printed_table_is_no_adaptation() -> None:
    for edition in EDITIONS:
        for size, seats in seat_counts(edition):
            assert not edition.is_adapted(size, seats)
            assert edition.adaptation(size, seats) == ""
            assert edition.title_at(size, seats) == edition.title


def test_games_that_keep_their_tables_have_no_adaptations() -> None:
    for game in ("sebastopol", "forty-two", "moon", "poker", "squeeze"):
        edition = boneyard.edition(game)
        assert edition.all_sets == edition.sets
        assert edition.all_players(edition.sets[0]) == edition.players(edition.sets[0])
    assert boneyard.edition("supertrain").all_sets == (12,)
    assert boneyard.edition("supertrain").all_players(12) == (2, 60)
