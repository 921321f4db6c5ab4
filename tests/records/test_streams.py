"""Records in bulk: streams of many matches, records that keep their seed, and rows of rounds and moves."""

from io import StringIO
from pathlib import Path

import pytest

import boneyard
from boneyard import BadRecord, BadSetup
from boneyard.records import to_rows


def some_record(game: str, seed: int, moves: int) -> str:
    match = boneyard.new(game, seed=seed)
    for _ in range(moves):
        match.play(match.moves()[0])
    return match.record()


TEXTS = [some_record(game, 3, 12) for game in ("block", "muggins", "mexican-train", "forty-two", "squeeze")]


def test_many_records_are_read_one_after_another(tmp_path: Path) -> None:
    whole = "# a collection\n" + "\n# the next one\n".join(TEXTS)
    path = tmp_path / "all.bones"
    path.write_text(whole, "utf-8")
    with path.open(encoding="utf-8") as file:
        read = [match.record() for match in boneyard.matches(file)]
    assert read == TEXTS
    for source in (whole, path, str(path), StringIO(whole), whole.splitlines()):
        assert [match.record() for match in boneyard.matches(source)] == TEXTS
    assert isinstance(next(boneyard.matches(whole)), boneyard.Match)


def test_a_stream_is_read_only_as_far_as_it_is_asked_for() -> None:
    given: list[str] = []

    def lines() -> list[str]:
        return [*TEXTS[0].splitlines(), *TEXTS[1].splitlines()]

    def noting() -> object:
        for line in lines():
            given.append(line)
            yield line

    stream = boneyard.matches(noting())  # type: ignore[arg-type]
    next(stream)
    assert len(given) == len(TEXTS[0].splitlines()) + 1


def test_a_wrong_line_is_reported_by_its_place_in_the_stream() -> None:
    first = TEXTS[0]
    wrong = first + TEXTS[1].replace("edition: cardinal", "edition: nobody")
    stream = boneyard.matches(wrong)
    next(stream)
    with pytest.raises(BadRecord, match=f"line {len(first.splitlines()) + 2}: expected an edition"):
        next(stream)
    with pytest.raises(BadSetup, match="can't be read"):
        next(boneyard.matches("no such file.bones"))


def test_a_resumed_record_goes_on_with_its_own_seed(tmp_path: Path) -> None:
    match = boneyard.new("muggins", players=3, seed="sunday")
    for _ in range(15):
        match.play(match.moves()[0])
    text = match.record(seed=True)
    assert "seed: sunday\n" in text
    assert "seed:" not in match.record() + match.record(0, seed=True) + match.record(watcher=True, seed=True)
    path = tmp_path / "sunday.bones"
    path.write_text(text, "utf-8")
    again = boneyard.load(path)
    opened = boneyard.load(StringIO(text))
    read = boneyard.load(text)
    while match.result is None:
        match.play(match.moves()[0])
        again.play(again.moves()[0])
        opened.play(opened.moves()[0])
        read.play(read.moves()[0])
    assert again.record() == opened.record() == read.record() == match.record()


def test_rounds_and_moves_come_as_rows() -> None:
    match = boneyard.new("muggins", players=["Ann", "Ben"], seed=7, options={"target": 30})
    while match.result is None:
        match.play(match.moves()[0])
    rounds = match.to_rows()
    assert len(rounds) == 2 * len(match.rounds)
    last = list(rounds)[-2:]
    assert tuple(row["total"] for row in last) == match.scores
    assert [row["won"] for row in last] == [int(seat in match.result.winners) for seat in (0, 1)]
    moves = match.to_rows(moves=True)
    assert len(moves) == sum(len(each.moves) for each in match.rounds)
    assert moves["played"][0] == str(match.rounds[0].moves[0][1])
    assert set(moves["player"]) == {"Ann", "Ben"}
    assert all(int(choices) >= 1 for choices in moves.numbers("choices"))
    assert rounds.text().startswith(
        "match,game,edition,set,players,round,first,moves,side,points,total,won\n"
    )


def test_rows_of_many_matches_tell_them_apart() -> None:
    rows = to_rows(boneyard.matches("\n".join(TEXTS)), moves=True)
    assert set(rows["match"]) == set(range(len(TEXTS)))
    assert len(rows) == 12 * len(TEXTS)
