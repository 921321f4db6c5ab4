"""`boneyard review`: what someone reads, within the width of the terminal, and what is refused."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.core.match import Match
from boneyard.records import replay
from boneyard.review import Review, review
from boneyard.terminal.commands.review import drawn, show_review
from boneyard.terminal.console.signs import ASCII, UNICODE, Signs
from boneyard.terminal.play import save
from boneyard.words import review as sentences
from support.engine.records import SQUEEZED
from support.terminal.person import boneyard, talk_to, typing

BLOCK = """
game: block
edition: cardinal
players: Ada, Ben, Cy
options: hand=4
round 1
first: 0
hand 0: 6-5 4-1 3-1 5-5
hand 1: 6-4 6-2 4-4 1-0
hand 2: 5-3 3-3 2-2 4-2
yard: 6-6 6-3 6-1 6-0 5-4 5-2 5-1 5-0 4-3 4-0 3-2 3-0 2-1 2-0 1-1 0-0
0 6-5 > lead
1 6-4 > 6-5
2 5-3 > 6-5
0 4-1 > 6-4
1 1-0 > 4-1
2 3-3 > 5-3
0 3-1 > 3-3
1 pass
2 pass
"""


def shown(
    folder: Path,
    record: str,
    width: int = 80,
    signs: Signs = UNICODE,
    *,
    seat: str | None = None,
    out: str = "",
) -> str:
    path = folder / "match.bones"
    path.write_text(record, "utf-8")
    console, seen = talk_to(typing([]), width, signs)
    show_review(console, path, seat, 2, None, False, 3, True, out)
    return seen.getvalue()


@pytest.mark.parametrize(("width", "signs"), [(80, UNICODE), (40, UNICODE), (80, ASCII)])
def test_a_review_fits_the_terminal(tmp_path: Path, width: int, signs: Signs) -> None:
    text = shown(tmp_path, BLOCK, width, signs)
    assert max(len(line) for line in text.splitlines()) <= width
    assert ": review " in text
    assert "Every decision" in text
    assert signs is UNICODE or text.isascii()


def test_the_review_of_a_solitaire_says_what_each_move_was_worth(tmp_path: Path) -> None:
    text = shown(tmp_path, SQUEEZED)
    assert "could not be told in time" not in text
    assert "The biggest mistakes first" in text or "One mistake" in text
    assert "100.0%" in text
    assert "the share of the orders won" in text
    assert "Every tile was known: it could be won." in text


def test_the_data_is_kept_in_the_requested_folder(tmp_path: Path) -> None:
    text = shown(tmp_path, BLOCK, seat="Ada", out=str(tmp_path / "ada.json"))
    assert "Saved in" in text
    assert json.loads((tmp_path / "ada.json").read_text("utf-8"))["seats"] == [0]


def test_what_could_be_known_comes_with_its_reason(tmp_path: Path) -> None:
    more = BLOCK.replace("3-1 5-5", "3-1 5-5 1-1 2-0").replace("2-1 2-0 1-1 0-0", "2-1 0-0")
    text = shown(tmp_path, f"{more}0 1-1 > 3-1\n", seat="Ada")
    assert "Ben held no 0 or 1: passed with 0 and 1 open (move 8)." in text
    assert "Cy held no 0 or 1: passed with 0 and 1 open (move 9)." in text
    assert "These must have been in the boneyard: 6-1 6-0 5-1 5-0 4-0 3-0 2-1 0-0." in text


def test_moves_are_logged_in_words_and_not_in_the_notation_of_records(tmp_path: Path) -> None:
    text = shown(tmp_path, BLOCK)
    assert " > " not in text
    assert "Play 5-3 on the 5" in text


def test_an_invalid_record_or_seat_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="There's no seat 'Zoe'"):
        shown(tmp_path, BLOCK, seat="Zoe")
    with pytest.raises(BadSetup, match="has no round to review"):
        shown(tmp_path, BLOCK.partition("round 1")[0])
    with pytest.raises(BadRecord, match=r"match\.bones:2"):
        shown(tmp_path, BLOCK.replace("game: block", "game: blox"))
    with pytest.raises(BadSetup, match="No one has made a move yet"):
        shown(tmp_path, BLOCK.partition("0 6-5 >")[0])


def test_the_command_works_and_refuses(tmp_path: Path) -> None:
    path = tmp_path / "match.bones"
    path.write_text(BLOCK, "utf-8")
    done = boneyard("review", path, "--seat", "Ada", "--iterations", "1")
    assert done.returncode == 0, done.stderr
    assert "decisions by Ada" in done.stdout
    refused = boneyard("review", tmp_path / "none.bones")
    assert refused.returncode == 2
    assert refused.stderr.endswith("can't be read: No such file or directory.\n")
    endless = boneyard("review", path, "--seconds", "inf")
    assert endless.returncode == 2
    assert endless.stderr == "boneyard: A bot thinks for a finite number of seconds, more than 0, not inf.\n"


@pytest.mark.parametrize("out", ["none/x.json", "."])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    def looked(*_: object, **__: object) -> None:
        pytest.fail("It began to look back.")

    monkeypatch.setattr("boneyard.terminal.commands.review.look_back", looked)
    with pytest.raises(save.NotSaved, match=r"^Nothing was saved: .* can't be written \(.+\)\.$"):
        shown(tmp_path, BLOCK, out=str(tmp_path / out))


def test_asking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("old", "utf-8")
    for name in ("old.json", "new.json"):
        save.check_writable(tmp_path / name)
    assert [(each.name, each.read_text("utf-8")) for each in tmp_path.iterdir()] == [("old.json", "old")]


@pytest.mark.parametrize("done", [0, 2])
def test_a_player_who_stops_a_review_sees_what_was_found_until_then_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: int
) -> None:
    def pressed(at: int, total: int) -> None:
        if at == done:
            raise KeyboardInterrupt

    def stopping(*given: Match, progress: Callable[[int, int], None], **more: int) -> Review:
        return review(*given, progress=pressed, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("boneyard.terminal.commands.review.look_back", stopping)
    path = tmp_path / "match.bones"
    path.write_text(BLOCK, "utf-8")
    console, seen = talk_to(typing([]))
    with pytest.raises(KeyboardInterrupt):
        show_review(console, path, None, 2, None, False, 3, True, str(tmp_path / "out.json"))
    whole = review(replay(BLOCK), iterations=2)
    text = seen.getvalue()
    assert text.endswith(f"Stopped after {done} of {len(whole.decisions)} decisions.\n")
    told = text.partition("Every decision")[2]
    for at, each in enumerate(whole.decisions):
        assert (sentences.moment(each, whole) in told) == (at < done)
    assert not (tmp_path / "out.json").exists()


def test_a_curve_is_low_to_high_and_never_too_wide() -> None:
    assert drawn([0.0, 1.0, 7.0], 80, UNICODE) == "▁▂█"
    assert drawn([0.0, 0.0, 7.0, 7.0], 2, ASCII) == "_#"
    assert drawn([2.0, 2.0], 80, UNICODE) == "▁▁"
    assert len(drawn([float(at) for at in range(500)], 60, UNICODE)) == 60
