"""A match in figures, against matches that were counted by hand."""

import json
import re
from pathlib import Path

import pytest

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.errors import Illegal
from boneyard.core.rng import rng_for
from boneyard.records import replay
from boneyard.words.counts import SEAT, SIDE, TABLE
from boneyard.words.stats import Figures, as_data, figures
from support.engine.matches import EDITIONS, edition_id, seat_counts

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def of(scenario: str, options: str) -> Figures:
    """The figures of a scenario, made into a whole match by its options."""
    text = (SCENARIOS / f"{scenario}.bones").read_text("utf-8")
    text = re.sub(r"^(options: |= over|#).*\n", "", text, flags=re.MULTILINE)
    match = replay(text.replace("round 1", f"options: {options}\nround 1", 1))
    found = figures(match)
    return found


def test_muggins_statistics_count_what_was_claimed_called_and_left_in_hands() -> None:
    # Ann leads 5-5 and claims nothing, Cy calls its 10; Ben claims 10 with 5-0; Ben goes out: 3 and 6 are left.
    found = of("muggins/cardinal-spoken-claim-and-call", "calls=spoken, target=19")
    assert found.players == ("Ann", "Ben", "Cy")
    assert [tuple(each.totals) for each in found.rounds] == [(0, 19, 10)]
    assert found.count("Tiles played") == (2, 2, 1)
    assert found.count("Muggins said") == (0, 0, 1)
    assert found.count("During play") == (0, 10, 0)
    assert found.count("Muggins called") == (0, 0, 10)
    assert found.count("At the end of rounds") == (0, 9, 0)
    with pytest.raises(Illegal, match="Tiles played"):
        found.count("Passes")  # no one did, so it is no line of its own


def test_train_statistics_count_length_draws_and_penalties() -> None:
    # Ann is caught without the word, which costs 50; she goes out and Ben still holds 4-2.
    found = of("mexican-train/university-spoken-penalty-points", "calls=spoken, penalty=points, rounds=1")
    assert found.low_wins
    assert found.count("Tiles played") == (2, 1)
    assert found.count("Longest train") == (2, 1)
    assert found.count("Last tiles caught") == (0, 1)
    assert found.count("Tiles left in hand") == (0, 6)
    assert found.count("Penalties") == (50, 0)
    assert [line.by for line in found.kinds] == [SIDE, SIDE]


def test_rounds_add_up_from_the_first_to_the_last() -> None:
    found = of("mexican-train/pressman-two-rounds-add-up", "rounds=2")
    assert [(each.number, each.points, each.totals) for each in found.rounds] == [
        (1, (0, 22), (0, 22)),
        (2, (32, 0), (32, 22)),
    ]
    assert found.start == (0, 0)
    assert found.kinds == ()  # all of it was left in hands: one kind says nothing


def test_trick_statistics_count_bids_made_and_set() -> None:
    # The two worked examples of the sheet: 35 of 30 made, then 35 of 37 set; five tricks and two in each hand.
    found = of("forty-two/uduble-made-and-set", "target=51")
    assert found.sides == ("Ann and Cid", "Ben and Dot")
    assert found.unit == "hand"
    assert found.count("Hands bid") == (2, 0)
    assert found.count("Bids made") == (1, 0)
    assert found.count("Bids set") == (1, 0)
    assert found.count("Tricks taken") == (10, 4)
    assert found.count("On their own bids") == (35, 0)
    assert found.count("When others were set") == (0, 44)
    assert found.count("When others made it") == (0, 7)


def test_poker_statistics_count_chips_and_boldness() -> None:
    found = of("poker/cardinal-all-others-fold", "deals=1")
    assert found.unit == "deal"
    assert found.start == (100, 100, 100)
    assert found.count("Deals won") == (1, 0, 0)
    assert found.count("Bets") == (0, 0, 1)
    assert found.count("Raises") == (1, 0, 0)
    assert found.count("Folds") == (0, 1, 1)
    assert found.count("Chips won") == (9, 0, 0)
    assert found.count("Chips paid") == (-5, -1, -3)


def test_draws_are_counted_for_the_player_who_drew_or_was_caught() -> None:
    text = (SCENARIOS / "mexican-train/university-spoken-penalty-draw.bones").read_text("utf-8")
    match = replay(text.replace("penalty=draw", "penalty=draw, rounds=1"))
    while match.result is None:
        match.play(match.moves(match.turn)[0])
    drawn = figures(match).count("Tiles drawn")
    assert drawn[0] >= 1
    draws = [seat for each in match.rounds for seat, move in each.moves if str(move) == "draw"]
    assert drawn == (draws.count(0) + 1, draws.count(1))


def test_a_match_in_progress_has_no_figures() -> None:
    with pytest.raises(Illegal, match="when the match is over"):
        boneyard.new("block", players=2, seed=1).figures()


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_figures_of_every_game_agree_with_its_scores_and_name_no_tile(edition: Edition) -> None:
    size, seats = seat_counts(edition)[0]
    names = {option.name for option in edition.options(size, seats)}
    short = {"rounds": 2, "target": 30, "deals": 3}
    options = {name: value for name, value in short.items() if name in names}
    match = boneyard.new(edition.game, edition=edition.key, set=size, players=seats, seed=4, options=options)
    rng = rng_for(f"figures {edition.name}")
    for _ in range(3000):
        if match.result is not None:
            break
        if not match.actors:
            match.deal()
            continue
        moves = match.moves()
        match.play(moves[int(rng.below(len(moves)))])
    if match.result is None:
        assert seats == 1, "only games for one go on for ever"
        match.play("concede")
    found = match.figures()
    assert found.rounds[-1].totals == match.scores
    made = [sum(each.points[side] for each in found.rounds) for side in range(match.game.sides)]
    assert tuple(start + all_ for start, all_ in zip(found.start, made)) == match.scores
    if found.kinds:
        sums = [sum(line.numbers[side] for line in found.kinds) for side in range(match.game.sides)]
        assert sums == made
    widths = {SEAT: match.game.seats, SIDE: match.game.sides, TABLE: 1}
    assert all(len(line.numbers) == widths[line.by] for line in (*found.counts, *found.kinds))
    assert not re.search(r"\d-\d|[0-9]-[A-Z]", json.dumps(as_data(found)).replace(edition.game, ""))
