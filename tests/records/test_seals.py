"""Sealed shuffles: what was dealt from its order holds, and whatever was changed is found and said."""

import re
from hashlib import sha256

import pytest

from boneyard.core.edition import Edition
from boneyard.core.errors import BadRecord, BadSetup
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records import check, write
from boneyard.records.seals import Seal, seal_of, seals_in, start_of, verify, with_seals
from support.engine.matches import EDITIONS, edition_id, seat_counts


def sealed(edition: Edition, most: int = 400) -> tuple[Match, str]:
    """A match as a table plays it, from sealed shuffles, as long as it takes to see a second round; and its record."""
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    game, options = edition.table(size, seats, {})
    match = Match(edition, game, tuple(f"P{seat}" for seat in range(seats)), options, write)
    rng = rng_for(f"sealed {edition.name}")
    seals: dict[int, Seal] = {}
    for _ in range(most):
        if match.result is not None:
            break
        if not match.rounds or (match.round_over and not match.actors):
            if len(match.rounds) == 2:
                break
            number = len(match.rounds) + 1
            first = match.first_of_next()
            begins = int(rng.below(seats)) if first == NOBODY else first
            deal = None
            while deal is None:
                tiles = list(game.tiles)
                rng.shuffle(tiles)
                deal = game.split(tuple(tiles), begins, number, match.scores)
            order = " ".join([tile_text(tile) for tile in tiles])
            salt = f"{number:032x}"
            seals[number] = Seal(seal_of(salt, order), salt, order, str(begins))
            match.add_round(number, deal)
            continue
        seat = match.actors[int(rng.below(len(match.actors)))]
        moves = match.moves(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)
    return match, with_seals(match.record(), seals)


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_what_was_dealt_from_its_order_holds(edition: Edition) -> None:
    match, text = sealed(edition)
    found = verify(text)
    assert [each.round for each in found] == [each.number for each in match.rounds]
    assert all(each.holds for each in found), [each.says for each in found]
    assert not check(text), "the seals are in the way of what reads records"


@pytest.fixture(scope="module")
def good() -> str:
    return sealed(next(each for each in EDITIONS if each.name == "draw/pressman"))[1]


def told(text: str) -> str:
    """What is said of the rounds that do not hold."""
    return " ".join([each.says for each in verify(text) if each.holds is False])


def test_the_seal_is_the_plain_hash_that_the_page_tells_how_to_make(good: str) -> None:
    seal = seals_in(good)[1]
    assert sha256(f"{seal.salt} {seal.order}".encode()).hexdigest() == seal.seal


def test_another_order_is_not_the_one_that_was_promised(good: str) -> None:
    order = seals_in(good)[1].order
    one, two, *rest = order.split()
    assert "this isn't the shuffle that was promised" in told(
        good.replace(order, " ".join([two, one, *rest]))
    )


def test_another_salt_is_found_out(good: str) -> None:
    assert "this isn't the shuffle that was promised" in told(
        good.replace(f"salt: {seals_in(good)[1].salt}", "salt: 00")
    )


def test_a_hand_that_was_not_dealt_from_the_order_is_found_out(good: str) -> None:
    seal = seals_in(good)[1]
    order = " ".join(reversed(seal.order.split()))
    forged = good.replace(seal.order, order).replace(seal.seal, seal_of(seal.salt, order))
    assert re.search(r"The seal matches the order, but .* was not dealt to seat \d from it\.", told(forged))


def test_a_boneyard_in_another_order_is_found_out(good: str) -> None:
    seal = seals_in(good)[1]
    yard = re.search(r"^yard: (.*)$", good, re.MULTILINE)
    assert yard is not None
    *rest, one, two = yard[1].split()
    forged = good.replace(yard[0], " ".join(["yard:", *rest, two, one]), 1)
    assert "of the boneyard is" in told(forged)
    assert seals_in(forged)[1] == seal


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda seal: (seal.order, f"{seal.order} 6-6"), "promised"),
        (lambda seal: (f"# seal: {seal.seal}", "# seal: 12ab"), "isn't a SHA-256 hash"),
        (lambda seal: (f"# seal: {seal.seal}\n", ""), "It has no seal in this file"),
        (lambda seal: (seal.salt, "é"), "promised"),
    ],
)
def test_what_is_wrong_with_a_seal_is_said(good: str, change: object, says: str) -> None:
    assert callable(change)
    before, after = change(seals_in(good)[1])
    assert says in told(good.replace(before, after))


@pytest.mark.parametrize("odd", ["6-6 6-6", "9-9", "x", ""])
def test_an_order_that_is_no_order_of_the_game_is_said(good: str, odd: str) -> None:
    seal = seals_in(good)[1]
    order = f"{odd} {' '.join(seal.order.split()[2:])}".strip()
    forged = good.replace(seal.order, order).replace(seal.seal, seal_of(seal.salt, order))
    assert told(forged).startswith("The seal matches the order, but ")


def test_a_record_without_seals_is_refused_with_where_to_get_them(good: str) -> None:
    plain = "\n".join(line for line in good.splitlines() if not line.startswith("#"))
    with pytest.raises(BadSetup, match="This file has no seal"):
        verify(plain)


def test_a_record_that_does_not_replay_is_told_by_its_line(good: str) -> None:
    with pytest.raises(BadRecord, match="line 1:"):
        verify(good.replace("game: draw", "game: chess"))


def test_a_shuffle_that_is_not_told_is_neither_right_nor_wrong(good: str) -> None:
    seal = seals_in(good)[2]
    untold = good.replace(f"# salt: {seal.salt}\n", "").replace(f"# order: {seal.order}\n", "")
    assert [each.holds for each in verify(untold)] == [True, None]


def test_the_start_rotates_by_the_rules(good: str) -> None:
    match, text = sealed(next(each for each in EDITIONS if each.start_rotates and each.game == "block"))
    first = start_of(match, 2)
    other = (first + 1) % match.game.seats
    head, rest = text.split("round 2\n", 1)
    assert first != NOBODY
    forged = f"{head}round 2\n{rest.replace(f'# first: {first}', f'# first: {other}', 1)}"
    assert f"by the rules seat {first} starts" in told(forged)
