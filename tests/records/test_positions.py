"""Positions: any moment of a round as one line of text, both ways, in every edition."""

import pickle

import pytest

import boneyard
from boneyard import BadRecord, BadSetup, catalog
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import twins
from boneyard.records import replay
from boneyard.records.position import families, write_position

EDITIONS = [each for game in boneyard.games() for each in catalog.editions(game)]
NAMES = [each.name for each in EDITIONS]
BLOCK = "block/cardinal set=6; first 0; hands 4-1 6-4 | 3-3 6-5; yard 2-2; table 0 5-5 > lead; turn 1"


def play_some(match: boneyard.Match, moves: int, rng: Rng) -> None:
    for _ in range(moves):
        if not match.actors:
            break
        seat = match.actors[int(rng.below(len(match.actors)))]
        legal = match.moves(seat)
        match.play(legal[int(rng.below(min(len(legal), 30)))], seat)


def some_match(edition: boneyard.Edition, rng: Rng) -> boneyard.Match:
    """A random table of an edition, options among them, with some moves made."""
    size = edition.all_sets[int(rng.below(len(edition.all_sets)))] if rng.below(2) else edition.sets[0]
    low, high = edition.all_players(size)
    seats = low + int(rng.below(min(high, low + 5) - low + 1))
    options: dict[str, object] = {}
    for option in edition.options(size, seats):
        if option.choices and option.needs is None and rng.below(2):
            options[option.name] = option.choices[int(rng.below(len(option.choices)))]
    match = boneyard.new(
        edition.game, edition=edition, set=size, players=seats, seed=int(rng.word()), options=options
    )
    play_some(match, int(rng.below(30)), rng)
    return match


@pytest.mark.parametrize("edition", EDITIONS, ids=NAMES)
def test_random_moments_read_back_and_play_on_alike(edition: boneyard.Edition) -> None:
    rng = rng_for(f"positions {edition.name}")
    for _ in range(3):
        match = some_match(edition, rng)
        text = match.position()
        twin = boneyard.position(text, players=match.players, seed=1)
        assert "\n" not in text
        assert twin.position() == text
        assert repr(twin.state) == repr(match.state)
        if all(
            twins(tile) == (tile,) for tile in match.game.tiles
        ):  # tiles that look alike can change places
            assert twin.state == match.state
        assert (twin.scores, twin.actors, twin.round_over) == (match.scores, match.actors, match.round_over)
        for _ in range(12):
            if not match.actors or match.round_over:
                break
            for seat in range(match.game.seats):
                assert twin.moves(seat) == match.moves(seat)
            move = match.moves()[0]
            number = match.round.number
            match.play(move)
            twin.play(move)
            if match.round.number != number:
                break
            assert twin.position() == match.position()
            assert twin.scores == match.scores


@pytest.mark.parametrize("edition", EDITIONS, ids=NAMES)
def test_a_seat_reads_back_what_it_may_know(edition: boneyard.Edition) -> None:
    match = some_match(edition, rng_for(f"looks {edition.name}"))
    for seat in range(match.game.seats):
        text = match.position(seat)
        again = boneyard.position(text)
        assert again.position() == text
        if seat in match.actors and not match.round_over:
            assert again.moves(seat) == match.moves(seat)
    assert boneyard.position(match.position(watcher=True)).position() == match.position(watcher=True)


@pytest.mark.parametrize("edition", EDITIONS, ids=NAMES)
def test_a_record_can_start_from_a_position(edition: boneyard.Edition) -> None:
    rng = rng_for(f"records {edition.name}")
    match = boneyard.position(some_match(edition, rng).position(), seed=3)
    play_some(match, 6, rng)
    text = match.record()
    again = replay(text)
    assert again.record() == text
    assert again.scores == match.scores
    for seat in range(match.game.seats):
        known = replay(match.record(seat))
        assert match.result is not None or write_position(known, seat) == match.position(seat)
    assert pickle.loads(pickle.dumps(match)).record() == text
    if match.rounds[0].moves:
        match.undo()
        match.redo()
    assert match.record() == text


def test_every_family_has_positions() -> None:
    assert {
        edition.table(edition.sets[0], edition.players(edition.sets[0])[0], {})[0].family
        for edition in EDITIONS
    } == set(families())


def test_a_position_written_by_hand_says_only_what_matters() -> None:
    match = boneyard.position("block/cardinal; hands 6-4 4-1 | 6-5 3-3; table 0 5-5 > lead; turn 1", seed=1)
    assert match.turn == 1
    assert [str(move) for move in match.moves()] == ["6-5 > 5-5"]
    match.play("6-5 > 5-5")
    assert [str(move) for move in match.moves()] == ["6-4 > 6-5"]


def test_a_position_has_players_scores_and_a_round() -> None:
    text = (
        "muggins/cardinal target=50; round 3; scores 10 25; hands 6-4 | 6-5 3-3; table 1 5-5 > lead; turn 0"
    )
    match = boneyard.position(text, players=["Ann", "Ben"], seed=1)
    assert match.players == ("Ann", "Ben")
    assert match.round.number == 3
    assert match.scores == (10, 25)
    assert match.options["target"] == 50


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "one line of text"),
        ("block/cardinal\nhands 6-4", "one line of text"),
        ("hands 6-4 | 5-4", "starts with a game and an edition"),
        ("blok/cardinal; hands 6-4 | 5-4", "Did you mean block"),
        ("block/cardinal 6; hands 6-4 | 5-4", "like set=6"),
        ("block/cardinal set=99; hands 6-4 | 5-4", "double-99"),
        ("block/cardinal speed=1; hands 6-4 | 5-4", "no option 'speed'"),
        ("block/cardinal; hands 6-4", "not 1"),
        ("block/cardinal; hands 6-4 | 6-4", "6-4 is already in hands"),
        ("block/cardinal; hands 6-4 | 7-4", "isn't a tile of this game's double-6 set"),
        ("block/cardinal; hands 6-4 | six", "isn't a tile"),
        ("block/cardinal; hands 6-4 | 5-4; turn 2", "a seat from 0 to 1, not 2"),
        ("block/cardinal; hands 6-4 | 5-4; turn you", "a whole number"),
        ("block/cardinal; hands 6-4 | 5-4; trun 1", "Did you mean turn"),
        ("block/cardinal; hands 6-4 | 5-4; turn", "turn says nothing"),
        ("block/cardinal; hands 6-4 | 5-4; turn 0; turn 1", "twice"),
        ("block/cardinal; hands 6-4 | 5-4; round 0", "a whole number, 1 or more"),
        ("block/cardinal; hands 6-4 | 5-4; scores 1 2 3", "2 numbers, not 3"),
        (
            "block/cardinal; hands 6-4 | 5-4; table 0 3-3 > lead, 1 2-1 > 3-3",
            "In the position, table: 2-1 doesn't fit",
        ),
        ("block/cardinal; hands 6-4 | 5-4; table 0 draw", "a seat, a tile and a place"),
        ("block/cardinal; hands 6-4 | 5-4; table hub 3-3", "a game that has one"),
        ("block/cardinal; hands 6-4 | 5-4; lead 5-5", "5-5 isn't in the hand of seat 0"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; trains none | none | none", "the double in the middle"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; hub 9-9; trains 9-3 | none", "3 in all"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; hub 9-9; trains 9-3 4-1 | none | none", "ends in 3"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; hub 9-9; trains none | none | 9-3", "say who laid 9-3"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; hub 9-9; bound M7", "no train M7"),
        ("mexican-train/cardinal; hands 6-4 | 5-4; hub 9-9; owes money", "play, follow"),
        ("forty-two/cardinal; hands 6-4 | 5-4 | 3-3 | 2-2; bids 12", "like 30 pass 31"),
        ("forty-two/cardinal; hands 6-4 | 5-4 | 3-3 | 2-2; bids 30; trump 5", "No one has won the bidding"),
        ("forty-two/cardinal; hands 6-4 | 5-4 | 3-3 | 2-2 1-1", "the same number of tiles"),
        ("poker/cardinal; hands 6-4 | 5-4; paid 9999 1; waiting 0 1", "no more than that"),
        ("poker/cardinal; hands 6-4 | 5-4; paid 1 1", "whoever has to speak"),
        ("bingo/cardinal; row 6-4; yard 5-4", "All tiles lie in the row"),
        ("big-clock/cardinal; piles 6-4", "12 rows of tiles"),
        ("traffic/cardinal; up 6-4; laid here", "with their cells"),
        ("traffic/cardinal; up 6-4; laid 6-3@0,0v 5-4@0,0>", "on one cell"),
    ],
)
def test_a_wrong_position_gets_a_sentence(text: str, says: str) -> None:
    with pytest.raises(boneyard.BoneyardError) as told:
        boneyard.position(text)
    assert says in str(told.value)
    assert str(told.value)[-1] in ".?"


def test_other_wrong_arguments_get_a_sentence() -> None:
    with pytest.raises(BadSetup, match="is for 2 players, not for 3"):
        boneyard.position(BLOCK, players=["Ann", "Ben", "Cy"])
    given: object = 7
    with pytest.raises(BadSetup, match="a line of text"):
        boneyard.position(given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("position: hands 6-4", "expected a position, found none (In the position, hands: There are 2 rows"),
        (
            "position: hands 6-4 | 5-4\nyard: 6-6",
            "no other line of a deal, because the position says it all, found yard",
        ),
    ],
)
def test_a_wrong_position_in_a_record_is_reported_with_its_line(lines: str, says: str) -> None:
    head = "game: block\nedition: cardinal\nplayers: Ann, Ben\nround 1\n"
    with pytest.raises(BadRecord) as told:
        replay(head + lines)
    assert says in str(told.value)


def test_only_the_first_round_of_a_record_starts_from_a_position() -> None:
    head = "game: block\nedition: cardinal\nplayers: Ann, Ben\nround 1\n"
    over = "position: hands 6-4 | 5-4; table 0 6-6 > lead; turn 0\n0 6-4 > 6-6\n"
    with pytest.raises(BadRecord, match="only the first round"):
        replay(head + over + "round 2\nposition: hands 6-4 | 5-4\n")


def test_the_terminal_starts_from_a_position() -> None:
    from boneyard.terminal.play.setup import start_at

    seated = start_at(BLOCK, "Ann", "greedy", "7")
    assert seated.seat == 1
    assert seated.match.players[1] == "Ann"
    assert seated.match.turn == 1
    with pytest.raises(BadSetup, match="face-down"):
        start_at("block/cardinal; hands ? | 6-5; turn 1", None, "", None)
