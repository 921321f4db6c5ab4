"""Sealed shuffles: honest deals check out, and every change is found and reported."""

import re
from hashlib import sha256

import pytest

from boneyard.core.edition import Edition
from boneyard.core.errors import BadRecord, BadSetup
from boneyard.core.game import NOBODY, Deal
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records import check, write
from boneyard.records.joint_shuffle import deal_by_chance, digest, first_by_chance, seed_of
from boneyard.records.seals import Seal, seal_of, seals_in, start_of, verify, with_seals
from support.engine.matches import EDITIONS, edition_id, seat_counts


def sealed(edition: Edition, most: int = 400, joint: bool = False) -> tuple[Match, str]:
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
            if joint:
                seals[number], shared = _contributed(match, number, first)
                match.add_round(number, shared)
                continue
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


def _contributed(match: Match, number: int, first: int) -> tuple[Seal, Deal]:
    """A shuffle to which seat 0 contributes; seat 1 commits without revealing, and the others are bots."""
    seats = match.game.seats
    secret, nonces = f"{number:032x}", {0: f"{number + 100:032x}"}
    seed = seed_of(secret, nonces)
    begins = first_by_chance(seed, seats) if first == NOBODY else first
    found = deal_by_chance(match.game, seed, begins, number, match.scores)
    assert found is not None
    order, deal = found
    skipped = [str(seat) for seat in range(1, min(seats, 2))]
    seal = Seal(
        digest(secret),
        order=" ".join([tile_text(tile) for tile in order]),
        first=str(begins),
        scheme="2",
        secret=secret,
        nonces=nonces,
        commitments={int(seat): digest("lost") for seat in skipped},
        skipped=" ".join(skipped),
        bots=" ".join([str(seat) for seat in range(2, seats)]),
    )
    return seal, deal


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_what_follows_from_everyones_part_holds(edition: Edition) -> None:
    match, text = sealed(edition, joint=True)
    found = verify(text)
    assert [each.round for each in found] == [each.number for each in match.rounds]
    assert all(each.holds for each in found), [each.says for each in found]
    assert "players' nonces" in found[0].says
    assert not check(text), "what the players contributed is in the way of what reads records"


@pytest.fixture(scope="module")
def together() -> str:
    return sealed(next(each for each in EDITIONS if each.name == "forty-two/cardinal"), joint=True)[1]


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        (r"# secret: \w+", f"# secret: {'f' * 32}", "The secret doesn't produce the seal"),
        (r"# secret: \w+", "# secret: short", "The secret doesn't produce the seal"),
        (r"# seal: \w+", f"# seal: {'f' * 64}", "The secret doesn't produce the seal"),
        (r"# nonce 0: \w+", f"# nonce 0: {'f' * 32}", "follow|starts"),
        (r"# nonce 0: \w+", "# nonce 0: short", "The nonce of seat 0 isn't one"),
        (r"# nonce 0: (\w+)", r"# nonce 2: \1", "whether seat 0 contributed"),
        (r"# order: (\S+) (\S+)", r"# order: \2 \1", "the order doesn't follow"),
        (r"# skipped: 1\n", "", "whether seat 1 contributed"),
        (r"# skipped: 1\n", "# skipped: 0 1\n", "more than one thing about seat 0"),
        (r"# bots: 2 3", "# bots: 1 2 3", "more than one thing about seat 1"),
        (r"# commitment 1: \w+", "# commitment 1: x", "The commitment of seat 1 doesn't belong"),
        (r"# commitment 1", "# commitment 0", "The commitment of seat 0 doesn't belong"),
        (r"# order: .*\n", "", "a seal needs a secret and an order|isn't revealed in this file"),
    ],
)
def test_whatever_was_changed_in_a_shared_shuffle_is_found(
    together: str, before: str, after: str, says: str
) -> None:
    forged = re.sub(before, after, together, count=1)
    assert forged != together
    assert re.search(says, " ".join([each.says for each in verify(forged) if not each.holds]))


def test_another_first_seat_than_chance_says_is_found(together: str) -> None:
    told_first = re.search(r"# first: (\d)", together)
    assert told_first is not None
    other = (int(told_first[1]) + 1) % 4
    assert f"not seat {other}" in told(together.replace(told_first[0], f"# first: {other}", 1))


def test_a_start_that_was_chosen_is_said(together: str) -> None:
    told_first = re.search(r"# first: (\d)\n", together)
    assert told_first is not None
    found = verify(together.replace(told_first[0], f"{told_first[0]}# start: chosen\n", 1))
    assert found[0].holds
    assert "wasn't left to chance" in found[0].says


def test_a_scheme_of_the_future_is_not_judged(together: str) -> None:
    found = verify(together.replace("# scheme: 2", "# scheme: 3", 1))
    assert found[0].holds is None
    assert "scheme 3" in found[0].says


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
    """The sentences about rounds that don't check out."""
    return " ".join([each.says for each in verify(text) if each.holds is False])


def test_the_seal_is_the_hash_that_the_page_explains(good: str) -> None:
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
def test_a_wrong_seal_is_explained(good: str, change: object, says: str) -> None:
    assert callable(change)
    before, after = change(seals_in(good)[1])
    assert says in told(good.replace(before, after))


@pytest.mark.parametrize("odd", ["6-6 6-6", "9-9", "x", ""])
def test_an_order_with_the_wrong_tiles_is_reported(good: str, odd: str) -> None:
    seal = seals_in(good)[1]
    order = f"{odd} {' '.join(seal.order.split()[2:])}".strip()
    forged = good.replace(seal.order, order).replace(seal.seal, seal_of(seal.salt, order))
    assert told(forged).startswith("The seal matches the order, but ")


def test_a_record_without_seals_is_refused_with_where_to_get_them(good: str) -> None:
    plain = "\n".join(line for line in good.splitlines() if not line.startswith("#"))
    with pytest.raises(BadSetup, match="This file has no seal"):
        verify(plain)


def test_a_record_that_does_not_replay_is_reported_with_its_line(good: str) -> None:
    with pytest.raises(BadRecord, match="line 1:"):
        verify(good.replace("game: draw", "game: chess"))


def test_an_unrevealed_shuffle_is_neither_right_nor_wrong(good: str) -> None:
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
