"""What the rule pages say is what the engine plays, edition by edition and set by set."""

import re

import pytest

import boneyard
from boneyard import catalog, pad, records
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import NUMBER
from boneyard.core.tile import is_double, read_tile, tile_set
from boneyard.games.lines.leads import NONE
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.sheets.edition import LineEdition
from boneyard.games.lines.state import LineState
from boneyard.games.sheet import SheetEdition
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.sheets.edition import TrainEdition
from boneyard.games.tricks.sheets.edition import TrickEdition
from boneyard.words import seen_by, titles
from boneyard.words.registry import teller
from boneyard.words.rules import rulebook

EDITIONS = [edition for game in catalog.games() for edition in catalog.editions(game)]
LINES = [edition for edition in EDITIONS if isinstance(edition, LineEdition)]
TRAINS = [edition for edition in EDITIONS if isinstance(edition, TrainEdition)]
TRICKS = [edition for edition in EDITIONS if isinstance(edition, TrickEdition)]


def named(edition: Edition) -> str:
    return edition.name


def said(edition: Edition, question: str) -> str:
    """What the rule page answers; empty if the question is not on it."""
    return next((line.all_said for line in rulebook.page(edition) if line.question == question), "")


def tables(edition: Edition) -> list[tuple[int, int]]:
    """The sets and numbers of players that a sheet prints."""
    found = []
    for size in edition.sets:
        low, high = edition.players(size)
        found += [(size, seats) for seats in range(low, high + 1)]
    return found


# --- the voice


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_the_rules_speak_like_a_rule_book(edition: Edition) -> None:
    for line in rulebook.page(edition):
        text = f"{line.all_said} {line.note}"
        assert not re.search(
            r"(^|[.:;] )Who (can|cannot|has|is|plays|takes)\b|\bthe own\b|\b(anew|nobody|somebody|everybody's)\b",
            text,
        ), text
        assert not re.search(r", (and )?who (can|cannot|has|is|plays|takes)\b", text), text
        assert line.says[0].isupper() or line.says[0].isdigit()
        assert line.says.endswith(".")


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_a_note_says_that_a_line_is_our_reading(edition: Edition) -> None:
    assert isinstance(edition, SheetEdition)
    notes = [line.note for line in rulebook.page(edition) if line.note]
    assert all(note.startswith("Our reading: ") and note.endswith(".") for note in notes)
    assert sorted(notes) == sorted(map(str, edition.rules.readings.values())) or edition.rules.wild, (
        "a note no line shows"
    )


def test_a_house_rule_is_not_called_our_reading_of_the_sheet() -> None:
    printed = catalog.edition("muggins", "cardinal")
    ours = printed.household("ours", "Ours", {"nobody_leads": "redeal"}, "the kitchen table")
    notes = {line.question: line.note for line in rulebook.page(ours)}
    assert notes["No one can lead"] == ""
    assert notes["Scoring during play"].startswith("Our reading")


# --- who starts


@pytest.mark.parametrize(
    "edition", [each for each in EDITIONS if each.players(each.sets[0]) != (1, 1)], ids=named
)
def test_the_rules_say_who_starts_the_first_round(edition: Edition) -> None:
    text = " ".join(line.all_said for line in rulebook.page(edition))
    if edition.start_rotates:
        assert "at random" in text
    else:
        assert re.search(r"Whoever holds the highest double( of the set)? (must lead|opens with) it", text)


# --- layouts


@pytest.mark.parametrize("edition", LINES, ids=named)
def test_the_rules_say_what_happens_if_no_one_can_lead(edition: LineEdition) -> None:
    for size in edition.sets:
        singles = tuple(tile for tile in tile_set(size) if not is_double(tile))[:7]
        nobody = edition.rules.lead.value.chooses((singles,), size) == NONE
        assert bool(said(edition, "No one can lead")) is nobody


@pytest.mark.parametrize("edition", LINES, ids=named)
def test_the_rules_say_if_the_printed_deal_always_lets_someone_lead(edition: LineEdition) -> None:
    notes = {line.question: line.note for line in rulebook.page(edition)}
    left = [
        len(tile_set(size)) - seats * int(edition.table(size, seats, {})[1]["hand"])
        for size, seats in tables(edition)
    ]
    doubles = [size + 1 if edition.rules.lead.key != "top-double" else 1 for size, _ in tables(edition)]
    always = all(few < many for few, many in zip(left, doubles, strict=True))
    if said(edition, "No one can lead"):
        assert ("only if you deal fewer" in notes["No one can lead"]) is always


@pytest.mark.parametrize("edition", LINES, ids=named)
def test_the_rules_say_how_partners_score(edition: LineEdition) -> None:
    assert ("Partners score together" in said(edition, "Players")) is bool(edition.rules.partners)


@pytest.mark.parametrize("game", ["block", "draw"])
def test_the_first_double_branches_on_the_sets_that_the_rules_name(game: str) -> None:
    edition = catalog.edition(game, "cardinal")
    with_line, with_spinner = re.fullmatch(
        r"With (.*): The layout is a line .* With (.*): The first double played is a spinner: .*",
        said(edition, "Doubles"),
    ).groups()  # type: ignore[union-attr]
    for size in edition.sets:
        built, _ = edition.table(size, 2, {})
        assert isinstance(built, LineGame)
        branches = built.layouts.branching.first > 2
        assert (f"double-{size}" in with_spinner) is branches
        assert (f"double-{size}" in with_line) is not branches


def test_a_household_that_settles_the_spinner_has_one_sentence() -> None:
    ours = catalog.edition("block").household("ours", "Ours", {"spinner": "none"}, "the kitchen table")
    assert said(ours, "Doubles") == "The layout is a line with two ends. Doubles don't branch."


@pytest.mark.parametrize(
    ("edition", "deal", "play", "example"),
    [
        (
            "cardinal",
            "set: 6\nplayers: Ann, Ben\nround 1\nfirst: 0\nhand 0: 6-5 2-0\nhand 1: 1-1 2-1\n0 6-5 > lead\n",
            "1-1 > 6-5.6",
            "with double-6, 1-1 goes on a 6 and leaves a 1",
        ),
        (
            "pressman",
            "set: 9\nplayers: Ann, Ben\nround 1\nhand 0: 9-9 2-0\nhand 1: 1-1 2-1\n0 9-9 > lead\n",
            "1-1 > 9-9",
            "with a total of 10, 1-1 goes on a 9 and leaves a 1",
        ),
    ],
)
def test_matador_says_how_a_double_counts(edition: str, deal: str, play: str, example: str) -> None:
    text = said(catalog.edition("matador", edition), "Touching ends")
    assert f"A double counts as one end, not two: {example}." in text
    match = records.replay(f"game: matador\nedition: {edition}\n{deal}1 {play}\n")
    assert isinstance(match.state, LineState)
    assert [end.number for end in match.state.ends() if end.tile == read_tile("1-1")] == [1]


# --- trains


@pytest.mark.parametrize("edition", TRAINS, ids=named)
def test_every_train_edition_says_how_an_ordinary_turn_works(edition: TrainEdition) -> None:
    turn = said(edition, "Your turn")
    for fact in ("play one tile", "your own train", "that has a marker", "Touching ends must match"):
        assert fact in turn
    assert "A train starts at the hub with the hub's number." in turn
    built, _ = edition.table(*tables(edition)[0], {})
    assert isinstance(built, TrainGame)
    assert ("a public train" in turn) is built.answers.many_public
    assert ("the Mexican Train" in turn) is not built.answers.many_public


@pytest.mark.parametrize("edition", TRAINS, ids=named)
def test_the_marker_sentences_tell_trains_that_have_not_started(edition: TrainEdition) -> None:
    built, _ = edition.table(*tables(edition)[0], {})
    assert isinstance(built, TrainGame)
    double, unable = said(edition, "An open double"), said(edition, "If you can't play")
    assert ("started or not" in double) is built.answers.marks_unbegun
    assert ("if it has started" in double) is not built.answers.marks_unbegun
    assert ("even if it hasn't started" in unable) is (
        built.answers.marks_unable and built.answers.marks_unbegun
    )
    assert ("without a marker" in unable) is not built.answers.marks_unable
    assert "draw one tile; you may play it only on that double" in double


def test_a_series_may_hold_several_doubles_and_the_rules_say_so() -> None:
    edition = catalog.edition("mexican-train", "cardinal")
    assert "doubles included" in said(edition, "First turn")
    assert (
        said(edition, "Two doubles in a turn")
        == "After a double, you may not play a second one on another train."
    )
    match = records.replay(
        "game: mexican-train\nedition: cardinal\nset: 9\nplayers: Ann, Ben\nround 1\nfirst: 0\n"
        "hand 0: 9-9 9-4 4-4 7-4 7-7 7-2 1-0\nhand 1: 9-1 6-5\nyard: 3-2\n"
        "0 9-4 > 0\n0 4-4 > 0\n0 7-4 > 0\n0 7-7 > 0\n0 7-2 > 0\n"
    )
    assert match.turn == 1


# --- tricks


@pytest.mark.parametrize("edition", TRICKS, ids=named)
def test_a_widow_is_on_the_page_of_a_game_that_has_one(edition: TrickEdition) -> None:
    assert bool(said(edition, "The widow")) is edition.rules.widow.value
    assert (
        "widow" in " ".join(line.all_said for line in rulebook.page(edition))
    ) is edition.rules.widow.value


# --- options


@pytest.mark.parametrize("edition", [*LINES, *TRAINS], ids=named)
def test_the_rules_give_the_hands_that_a_table_takes(edition: LineEdition | TrainEdition) -> None:
    text = said(edition, "Option hand")
    low = int(re.search(r"Any number from (\d+) up to an equal share of the tiles", text)[1])  # type: ignore[index]
    kept = 1 if "left out" in text else 0
    for size, seats in tables(edition):
        built, _ = edition.table(size, seats, {})
        high = (len(built.tiles) - kept) // seats
        (hand,) = [option for option in edition.options(size, seats) if option.name == "hand"]
        assert (hand.low, hand.high) == (low, high)
    for wrong in (low - 1, high + 1):
        with pytest.raises(BadSetup):
            edition.table(size, seats, {"hand": wrong})


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_the_rules_give_the_numbers_that_an_option_takes_with_every_set(edition: Edition) -> None:
    for size, seats in tables(edition):
        for option in edition.options(size, seats):
            if option.kind != NUMBER or option.name == "hand":
                continue
            text = said(edition, f"Option {option.name}").replace(",", "")
            span = f"{option.low} to {option.high}" if option.low < option.high else f"{option.low}"
            same = rf"Any whole number from {span}\.|Only {span}\."
            listed = rf"\b{span} with (double-\d+(, | and )?)*double-{size}\b"
            assert re.search(f"{same}|{listed}", text), (option.name, size, text)


# --- words beside the rules


@pytest.mark.parametrize(
    ("game", "button"), [("castle-rock", "Add the next tile"), ("squeeze", "Add the next 7 tiles")]
)
def test_the_button_says_how_many_tiles_it_adds(game: str, button: str) -> None:
    for seed in range(1, 30):
        match = boneyard.new(game, seed=seed)
        adds = [move for move in match.moves(0) if str(move) == "add"]
        if adds:
            assert teller(match.game).button(seen_by(match, 0), adds[0]) == button
            return
    raise AssertionError("no deal asks for more tiles")


def test_a_game_in_play_has_the_name_a_person_chose() -> None:
    texas = catalog.edition("forty-two", "cardinal")
    assert titles.edition_title(texas) == "Four-Hand Texas"
    assert titles.match_title(boneyard.new("forty-two", edition="cardinal", players=4)) == "Forty-Two"
    assert titles.kept_title("Four-Hand Texas") == "Forty-Two"
    assert pad.sheet(catalog.edition("forty-two", "cardinal"), 6, 4)["title"] == "Forty-Two"
    pool = catalog.edition("tiddle-a-wink", "cardinal-pool")
    assert pad.sheet(pool, 6, 6)["title"] == "Tiddle-a-Wink with a pool"
    ours = catalog.edition("forty-two").household("ours", "Ours", {"target": 100}, "the kitchen table")
    assert pad.sheet(ours, 6, 4)["title"] == "Ours"
