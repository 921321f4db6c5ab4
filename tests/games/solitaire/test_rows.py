"""Rows and Bingo beyond the scenarios: numbered deals, near wins, what is left, and what a refusal says."""

import pytest

import boneyard
from boneyard import catalog, records
from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.rng import rng_for
from boneyard.core.tile import PIPS, tile_set, tile_texts, tiles_text
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.records import replay

SQUEEZE = "game: squeeze\nedition: cardinal\nset: 6\nplayers: Ann\nround 1\nyard: "
CASTLE = "game: castle-rock\nedition: university\nset: 6\nplayers: Ann\nround 1\nyard: "
SOLITAIRES = [
    edition
    for game in catalog.games()
    for edition in catalog.editions(game)
    if edition.players(edition.sets[0]) == (1, 1)
]


def near(text: str) -> bool:
    match = replay(text)
    assert isinstance(match.game, SolitaireGame)
    return match.game.near(match.state)


def test_a_numbered_deal_is_the_same_for_everyone_forever() -> None:
    dealt = boneyard.new("squeeze", players=["Ann"], seed=1234)
    assert dealt.round.deal.yard == boneyard.new("squeeze", players=1, seed="1234").round.deal.yard
    assert tiles_text(dealt.round.deal.yard) == FIRST_OF_1234


FIRST_OF_1234 = (
    "6-2 4-4 5-1 3-2 3-3 4-3 5-4 2-0 1-0 3-1 6-1 6-0 5-5 1-1 "
    "6-3 6-5 4-0 3-0 4-2 5-2 5-3 2-2 6-4 4-1 0-0 5-0 2-1 6-6"
)


def test_one_or_two_left_of_squeeze_is_a_near_win() -> None:
    assert near(f"{SQUEEZE}6-6 5-5")
    assert near(f"{SQUEEZE}6-6")
    assert not near(f"{SQUEEZE}6-6 5-5 4-4")
    assert not near(f"{SQUEEZE}6-6 6-5 6-4\n0 6-6+6-5+6-4")
    assert not near(f"{SQUEEZE}6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5")
    assert not near(f"{SQUEEZE}6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5\n0 concede")


def test_castle_rock_knows_no_near_win() -> None:
    assert not near(f"{CASTLE}6-6 5-5")


@pytest.mark.parametrize("edition", SOLITAIRES, ids=lambda edition: edition.name)
def test_a_solitaire_can_be_given_up_at_any_time_and_taken_back(edition: boneyard.Edition) -> None:
    for seed in range(5):
        match = boneyard.new(edition.game, edition=edition, seed=seed)
        rng = rng_for(f"give up {seed}")
        for _ in range(rng.below(12)):
            if match.turn is not None:
                match.play(match.moves()[rng.below(len(match.moves()))])
        if match.turn is None:
            continue
        kept, scores = match.state, match.scores
        match.play("concede")
        assert match.result is not None
        assert match.result.winners == ()
        assert match.result.scores == scores
        assert records.check(match.record()) == []
        match.undo()
        assert match.state == kept
        assert match.turn == 0
        match.redo()
        assert match.turn is None


@pytest.mark.parametrize("name", ["squeeze", "castle-rock"])
def test_what_is_left_is_the_set_less_what_was_removed(name: str) -> None:
    for seed in range(10):
        match = boneyard.new(name, set=9, seed=seed)
        rng = rng_for(f"left {seed}")
        gone: list[str] = []
        while match.turn is not None:
            move = match.moves()[rng.below(len(match.moves()))]
            match.play(move)
            gone += [] if move == "add" else str(move).split("+")
            assert match.scores == (55 - len(set(gone)),)
        assert len(gone) == len(set(gone))


@pytest.mark.parametrize("size", [6, 9, 12])
def test_bingo_is_counted_as_at_a_table(size: int) -> None:
    """A slow version: gaps stay open until the end of the row, and every position is remembered."""
    for seed in range(6):
        match = boneyard.new("bingo", set=size, seed=seed)
        row: list[int | None] = list(match.round.deal.yard)
        count, over, met = 0, False, {(0, 0)}
        while not over:
            for place in range(len(row)):
                tile = row[place]
                assert tile is not None
                match.play("count")
                if PIPS[tile] == count:
                    row[place] = None
                    met = set()
                count = (count + 1) % (2 * size + 1)
                there = [each for each in row if each is not None]
                at = sum(each is not None for each in row[: place + 1]) % max(len(there), 1)
                over = not there or (at, count) in met
                met.add((at, count))
                assert match.game.facts(match.state)["row"] == tile_texts(there)
                assert (match.result is not None) == over
                if over:
                    break
            row = [each for each in row if each is not None]
        assert match.result is not None
        assert match.result.winners == (() if row else (0,))
        assert match.scores == (len(row),)


@pytest.mark.parametrize(
    ("yard", "move", "why"),
    [
        ("6-6 5-5 6-1 4-4", "add", r"^You can remove 5-5, so don't add a tile yet\.$"),
        ("6-6 5-5 6-1 4-4", "4-4", r"^4-4 isn't in the row\.$"),
        (
            "6-6 5-5 6-1",
            "6-6",
            r"^You can remove a tile when the two beside it match, .*\. Write 5-5\.$",
        ),
        ("6-6 5-5 4-1 4-4", "6-6+5-5+4-1", r"three in a row that share one number\. Write add\.$"),
    ],
)
def test_a_refusal_says_what_would_be_right(yard: str, move: str, why: str) -> None:
    with pytest.raises(Illegal, match=why):
        replay(f"{CASTLE}{yard}").play(move)


def test_a_row_that_is_written_in_another_order_is_understood() -> None:
    match = replay(f"{CASTLE}6-6 6-5 6-1 4-4")
    match.play("1-6 + 6-6+5-6")
    assert match.game.facts(match.state)["row"] == tile_texts(replay(f"{CASTLE}4-4").round.deal.yard)


def test_a_record_with_tiles_face_down_cannot_be_played_on() -> None:
    match = boneyard.new("squeeze", seed=3)
    while match.moves()[0] != "add":
        match.play(match.moves()[0])
    sealed = replay(match.record(0))
    assert sealed.sealed
    with pytest.raises(Illegal, match=r"^The next tile lies face down here"):
        sealed.play("add")


def test_a_household_may_choose_among_the_answers_of_its_sort_of_table() -> None:
    printed = boneyard.edition("castle-rock", "university")
    ours = printed.household("ours", "Ours", {"won": "two-left", "set": 9}, "the kitchen table")
    match = boneyard.new("castle-rock", edition=ours, seed=1)
    assert match.game.tiles == tile_set(9)
    assert [str(line.answer) for line in ours.page() if line.question == "Winning"] == ["two-left"]
    with pytest.raises(
        BadSetup, match=r"^turn can't be 'count'\. It takes pairs-and-runs or middles-and-threes\."
    ):
        printed.household("ours", "Ours", {"turn": "count"}, "the kitchen table")
