"""`boneyard verify`: round by round in sentences, 0 if all holds, 1 where anything does not, 2 for a wrong file."""

from pathlib import Path

import pytest

from boneyard.records.seals import Seal, seal_of, with_seals
from support.terminal.person import boneyard

ORDER = (
    "6-5 4-1 3-1 5-5 6-4 6-2 4-4 1-0 5-3 3-3 2-2 4-2 6-6 6-3 6-1 6-0 "
    "5-4 5-2 5-1 5-0 4-3 4-0 3-2 3-0 2-1 2-0 1-1 0-0"
)
SALT = "00112233445566778899aabbccddeeff"
SEAL = seal_of(SALT, ORDER)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """One round of block for three as a table seals it."""
    from boneyard import catalog
    from boneyard.core.match import Match
    from boneyard.records import write
    from boneyard.records.seals import order_of

    game, options = catalog.edition("block").table(6, 3, {"hand": 4})
    match = Match(catalog.edition("block"), game, ("Ada", "Ben", "Cy"), options, write)
    deal = game.split(order_of(game, ORDER), 0, 1, match.scores)
    assert deal is not None
    match.add_round(1, deal)
    while match.actors:
        match.play(match.moves()[0])
    path = tmp_path / "block.bones"
    path.write_text(with_seals(match.record(), {1: Seal(SEAL, SALT, ORDER, "0")}), "utf-8")
    return path


def test_a_fair_record_is_confirmed_round_by_round(record: Path) -> None:
    run = boneyard("verify", str(record))
    said = " ".join(run.stdout.split())
    assert run.returncode == 0, run.stderr
    assert "Round 1: The seal matches the order, and the hands and boneyard were dealt from it." in said
    assert SEAL in said
    assert "Everything checks out." in said


def test_a_seal_that_was_noted_before_is_compared(record: Path) -> None:
    assert boneyard("verify", str(record), "--seal", SEAL.upper()).returncode == 0
    run = boneyard("verify", str(record), "--seal", "ab" * 32)
    assert run.returncode == 1
    assert "isn't one of these" in " ".join(run.stdout.split())


def test_a_changed_record_ends_with_one(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace(SALT, "0" * 32), "utf-8")
    run = boneyard("verify", str(record))
    assert run.returncode == 1
    assert "this isn't the shuffle that was promised" in " ".join(run.stdout.split())
    assert "It doesn't check out." in run.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "can't be read"),
        (b"\xff\xfe\x00bad", "isn't a UTF-8 text file"),
        (b"", "expected a header line"),
        (b"hello\n", "expected"),
        (b"game: block\nedition: cardinal\nplayers: Ann, Ben\n", "has no round"),
        (b"game: draw\nedition: cardinal\nplayers: Ann, Ben\nround 1\nfirst: 7\n", "expected"),
    ],
)
def test_a_wrong_file_gets_a_sentence(tmp_path: Path, text: bytes | None, says: str) -> None:
    path = tmp_path / "wrong.bones"
    if text is not None:
        path.write_bytes(text)
    run = boneyard("verify", str(path))
    assert run.returncode == 2
    assert says in run.stderr
    assert "Traceback" not in run.stderr


def test_a_record_without_seals_says_where_to_get_them(record: Path) -> None:
    plain = [line for line in record.read_text("utf-8").splitlines() if not line.startswith("#")]
    record.write_text("\n".join(plain), "utf-8")
    run = boneyard("verify", str(record))
    assert run.returncode == 2
    assert "This file has no seal" in run.stderr
