"""Moves and their text: one canonical form, read leniently, and anything else refused in words."""

import pickle
from collections.abc import Callable

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Unreadable
from boneyard.core.match import Match
from boneyard.core.move import ALONE, DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import is_double, tile_of, tile_set
from boneyard.games.lines import moves as lines
from boneyard.games.lines.moves import LEAD, MUGGINS, line_move, on_tile, place_number, place_tile
from boneyard.games.poker import moves as poker
from boneyard.games.poker.moves import CHECK, EXCHANGE, STAND, exchange_of, poker_move
from boneyard.games.solitaire import moves as solitaire
from boneyard.games.solitaire.moves import (
    CONCEDE,
    COUNT,
    SHIFT,
    SPREAD,
    on_hour,
    removal_of,
    solitaire_move,
    spread_of,
)
from boneyard.games.trains import moves as trains
from boneyard.games.trains.moves import CATCH, LAST, on_public, on_train, train_move, train_public, train_seat
from boneyard.games.tricks import moves as tricks
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from support.engine.bad_text import ANY_TEXT, WORDY, mutated
from support.engine.families import READERS, read_move
from support.engine.matches import EDITIONS, Table, edition_id, examples, random_match


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("4-6>lead", "6-4 > lead"),
        ("6-4 > LEAD", "6-4 > lead"),
        (" 6 - 4  >  5 - 5 ", "6-4 > 5-5"),
        ("5-1>2-5.5", "5-1 > 5-2.5"),
        ("6-1 > 5-2 . 5 = 6", "6-1 > 5-2.5 =6"),
        ("6-1>5-2.5=6!15", "6-1 > 5-2.5 =6 !15"),
        ("6-4 > 5-5 ! 15", "6-4 > 5-5 !15"),
        ("DRAW", "draw"),
        ("  pass ", "pass"),
        ("Stop", "stop"),
        ("muggins", "muggins"),
        ("Catch", "catch"),
        ("12-7>3", "12-7 > 3"),
        ("7-12 > m", "12-7 > M"),
        ("7-12 > m1", "12-7 > M"),
        ("12-7 > M 2 ! LAST", "12-7 > M2 !last"),
        ("w-7 > 0 = w", "7-W > 0 =W"),
        ("w-a > 11 =a", "A-W > 11 =A"),
        ("Bid  31", "bid 31"),
        ("TRUMP Doubles", "trump doubles"),
        ("trump  none", "trump none"),
        ("aside 1-4", "aside 4-1"),
        ("aside ?", "aside ?"),
        ("4-6", "6-4"),
        ("Fold", "fold"),
        ("exchange 3-2  1-6", "exchange 6-1 3-2"),
        ("exchange ? ?", "exchange ? ?"),
        ("10>3", "10 > 3"),
        ("10-6>10", "10-6 > 10"),
        ("2-4 + 4-1", "4-2+4-1"),
        ("1-6+12-6  9-12 +12-3", "6-1+12-6 12-9+12-3"),
        ("3-6@0,0V 4-2 @ -1 , 2 >", "6-3@0,0v 4-2@-1,2>"),
        ("6-3@0,0v4-2@-1,2>", "6-3@0,0v 4-2@-1,2>"),
        ("5-5@2,1^", "5-5@2,0v"),
        ("5-5@2,1<", "5-5@1,1>"),
    ],
)
def test_a_move_is_printed_in_one_form_and_read_in_many(text: str, canonical: str) -> None:
    assert str(read_move(text)) == canonical
    assert read_move(text) == canonical
    assert read_move(canonical) == read_move(text)
    assert repr(read_move(text)) == f"Move('{canonical}')"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid", "Write a number after bid, like bid 31, not 'bid'."),
        ("bid -3", "Write a number after bid, like bid 31, not 'bid -3'."),
        ("trump 7", "Write a number from 0 to 6, doubles or none after trump, not 'trump 7'."),
        ("aside 9", "'9' isn't a tile. Write its two ends, high end first, like 6-4."),
    ],
)
def test_an_invalid_trick_taking_move_is_refused_with_valid_ones(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        tricks.NOTATION.read(text)
    assert str(refused.value) == sentence


def test_an_exchange_names_its_tiles() -> None:
    with pytest.raises(Unreadable) as refused:
        poker.NOTATION.read("exchange")
    assert str(refused.value) == (
        "Write the tiles to give away after exchange, like exchange 6-1 3-2. To keep all, write stand."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("19 > 3", "Write two hours around the >, like 10 > 3. 19 isn't an hour."),
        ("6-5 >", "Write an hour after the >, like > 3, not '6-5 >'."),
        ("6-5 > 3 !2", "Write just the tile and the hour, like 6-5 > 3, not '6-5 > 3 !2'."),
        ("4-2+", "'' isn't a tile. Write its two ends, high end first, like 6-4."),
        (
            "6-3@0,0",
            "'6-3@0,0' isn't a tile on a cell. Write the tile, the cell of its higher number and the way",
        ),
        (
            "6-3@0,0v fly",
            "'fly' isn't a tile on a cell. Write the tile, the cell of its higher number and the way",
        ),
    ],
)
def test_an_invalid_solitaire_move_is_refused_with_valid_ones(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        solitaire.NOTATION.read(text)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("6-4 >", "A tile needs a place after the >: a tile of the layout, like > 5-5, or > lead."),
        ("6-4 > 99-1", "'99-1' isn't a tile. Write its two ends, high end first, like 6-4."),
        ("6-4 > 2", "'2' isn't a tile. Write its two ends, high end first, like 6-4."),
        ("64 > lead", "'64' isn't a tile. Write its two ends, high end first, like 6-4."),
        ("6-4 > 5-5 =", "Write a number from 0 to 18 or a letter after =, not '6-4 > 5-5 ='."),
        ("6-4 > 5-5 =19", "Write a number from 0 to 18 or a letter after =, not '6-4 > 5-5 =19'."),
        ("6-4 > 5-5.x", "Write a number from 0 to 18 or a letter after ., not '5-5.x'."),
        ("6-4 > 5-5 !", "Write the points you claim after !, like !15, not '6-4 > 5-5 !'."),
        ("6-4 > 5-5 !-5", "Write the points you claim after !, like !15, not '6-4 > 5-5 !-5'."),
    ],
)
def test_an_invalid_layout_move_is_refused_with_valid_ones(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        lines.NOTATION.read(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("6-4 >", "A tile needs a place after the >: a seat's train, like > 2, or > M."),
        ("6-4 > 5-5", "'5-5' isn't a train. Write a seat's number, like > 2, or > M."),
        ("6-4 > 99", "'99' isn't a train. Write a seat's number, like > 2, or > M."),
        ("6-4 > M !", "Only last can stand after !, as in !last, not '6-4 > m !'."),
    ],
)
def test_an_invalid_train_move_is_refused_with_valid_ones(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        trains.NOTATION.read(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("text", ["", "fly", "lay", "alone", "6-4 5-5 x"])
def test_a_word_that_no_family_knows_is_not_a_move(read: Callable[[str], Move | None], text: str) -> None:
    assert "-" in text or read(text) is None


def test_no_two_families_have_a_kind_in_common() -> None:
    kinds = [
        *range(int(LAY), int(STOP) + 1),
        int(MUGGINS),
        int(CATCH),
        *range(int(BID), int(CLAIM) + 1),
        *range(int(CHECK), int(EXCHANGE) + 1),
        *range(int(COUNT), int(SPREAD) + 1),
    ]
    assert len(set(kinds)) == len(kinds)


_faces = st.integers(-1, 18)
moves = st.one_of(
    st.builds(
        line_move,
        st.just(int(LAY)),
        st.sampled_from(tile_set(18)),
        st.one_of(st.just(int(LEAD)), st.builds(on_tile, st.sampled_from(tile_set(18)), _faces)),
        _faces,
        st.integers(-1, 999),
    ),
    st.builds(
        train_move,
        st.just(int(LAY)),
        st.sampled_from(tile_set(18)),
        st.one_of(st.builds(on_train, st.integers(0, 11)), st.builds(on_public, st.integers(0, 200))),
        _faces,
        st.one_of(st.integers(-1, 999), st.just(int(LAST))),
    ),
)

_tiles = st.sampled_from(tile_set(18))
_cells = st.tuples(
    st.sampled_from([tile for tile in tile_set(18) if not is_double(tile)]),
    st.integers(-99, 99),
    st.integers(-99, 99),
    st.integers(0, 3),
)
words = st.sampled_from(
    [
        *[Move(kind) for kind in (DRAW, PASS, STOP)],
        line_move(MUGGINS),
        train_move(CATCH),
        trick_move(CLAIM),
        *[poker_move(kind) for kind in range(int(CHECK), int(STAND) + 1)],
        *[solitaire_move(kind) for kind in range(int(COUNT), int(CONCEDE) + 1)],
    ]
)
_hours = st.integers(0, 18).map(on_hour)
named = st.one_of(
    st.builds(trick_move, st.just(int(BID)), left=st.integers(0, 999)),
    st.builds(trick_move, st.just(int(TRUMP)), left=st.integers(0, 8)),
    st.builds(trick_move, st.just(int(ASIDE)), _tiles),
    st.builds(Move, st.just(int(ALONE)), _tiles),
    st.builds(solitaire_move, st.just(int(SHIFT)), place=_hours, left=st.integers(0, 18)),
    st.builds(solitaire_move, st.just(int(LAY)), _tiles, _hours),
)
_several = st.lists(_tiles, min_size=2, max_size=5).map(tuple)
many = st.one_of(
    st.builds(removal_of, st.lists(_several, min_size=1, max_size=4).map(tuple)),
    st.builds(exchange_of, _several.map(lambda tiles: tuple(sorted(tiles, reverse=True)))),
    st.builds(spread_of, st.lists(_cells, min_size=1, max_size=4).map(tuple)),
)
others = st.one_of(words, named, many)


@examples(300)
@given(move=others, other=st.one_of(others, moves))
def test_a_move_of_any_kind_reads_back_and_equals_only_itself(move: Move, other: Move) -> None:
    assert read_move(str(move)) == move
    assert (move == other) == (other == move) == (str(move) == str(other))
    assert hash(move) == hash(read_move(str(move)))
    assert pickle.loads(pickle.dumps(move)) == move


@examples(300)
@given(move=moves, other=moves)
def test_every_move_reads_back_and_equals_only_itself(move: Move, other: Move) -> None:
    assert read_move(str(move)) == move
    assert (move == other) == (str(move) == str(other)) == (move == str(other))
    assert hash(move) == hash(read_move(str(move)))
    assert move.saying(-1).saying(move.say) == move


@examples(100)
@given(tile=st.sampled_from(tile_set(18)), number=st.integers(-1, 18))
def test_a_place_is_a_tile_and_perhaps_a_number(tile: int, number: int) -> None:
    place = on_tile(tile, number)
    assert (place_tile(place), place_number(place)) == (tile, number)
    assert place != LEAD
    assert place_tile(LEAD) == -1
    assert lines.place_text(int(LEAD)) == "lead"
    assert lines.place_text(on_tile(tile_of(5, 2), 5)) == "5-2.5"


@examples(50)
@given(seat=st.integers(0, 11), count=st.integers(0, 200))
def test_a_place_on_a_train_is_a_seat_or_a_public_train(seat: int, count: int) -> None:
    own, public = on_train(seat), on_public(count)
    assert (train_seat(own), train_public(own)) == (seat, -1)
    assert (train_seat(public), train_public(public)) == (-1, count)
    assert own != public
    assert trains.place_text(on_public(0)) == "M"
    assert trains.place_text(on_public(1)) == "M2"


def read_or_refused(text: str) -> None:
    try:
        move = read_move(text)
    except Unreadable as refusal:
        assert str(refusal)  # noqa: PT017
    else:
        assert read_move(str(move)) == move


@examples(500)
@given(
    text=st.one_of(
        ANY_TEXT,
        WORDY,
        mutated("6-1 > 5-2.5 =6 !15"),
        mutated("6-4 > lead"),
        mutated("muggins"),
        mutated("6-3@0,0v 5-4@1,0^"),
        mutated("6-1+12-6 9-12+12-3"),
    )
)
def test_any_text_is_read_as_a_move_or_refused(text: str) -> None:
    read_or_refused(text)


def tried(match: Match, text: str, seat: int | None) -> None:
    """Play any text; a refusal leaves everything unchanged."""
    before = match.record()
    try:
        match.play(text, seat)
    except BoneyardError as refusal:
        assert str(refusal)  # noqa: PT017
        assert match.record() == before


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
@examples(40)
@given(data=st.data())
def test_any_text_is_played_or_refused(edition: Edition, data: st.DataObject) -> None:
    size = min(edition.sets)
    table = Table(edition, size, edition.players(size)[0])
    match = random_match(table, data.draw(st.integers(0, 20)), data.draw(st.integers(0, 40)))
    for _ in range(10):
        near = [mutated(str(move)) for move in match.moves()[:3]]
        text = data.draw(st.one_of(ANY_TEXT, WORDY, *near))
        tried(match, text, data.draw(st.sampled_from([None, 0, 1, -1, 99])))


@pytest.mark.parametrize(
    "text",
    [
        "6-4 > 5-5",
        "6-6 > lead",
        "6-4 > 5-5 !15",
        "6-4 > M",
        "9-9 > M2",
        "draw",
        "pass",
        "6-4",
        "bid 31",
        "trump doubles",
        "6-4 > 3",
        "aside 4-1",
        "exchange 6-1 3-2",
        "raise",
        "4-2+4-1",
        "6-3@0,0v 5-4@2,0<",
        "turn",
        "concede",
        "muggins",
    ],
)
def test_a_move_is_read_without_a_game(text: str) -> None:
    assert str(Move.parse(text)) == text
    assert Move.parse(f"  {text.upper()} ") == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello", "isn't a move"),
        ("", "isn't a move"),
        ("6-9x > 5-5", "isn't a tile"),
        (None, "read from a text"),
    ],
)
def test_text_that_is_not_a_move_of_any_game_gets_a_sentence(text: object, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        Move.parse(text)  # type: ignore[arg-type]
