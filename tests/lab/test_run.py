"""Where the lab's work runs: results in order, killed processes replaced, stopped runs resumed."""

import json
from pathlib import Path

import pytest

from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.lab.run.journal import Journal, run_tasks
from boneyard.lab.run.messages import TaskFailed
from boneyard.lab.run.place import Place, in_order, place
from support.models.lab_tasks import always_die, die_once, refuse, square


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(cores: int) -> None:
    assert list(in_order(square, range(40), Place(cores))) == [number * number for number in range(40)]


def test_a_process_that_is_killed_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    tasks = [(str(tmp_path / "died"), number) for number in range(10)]
    assert list(in_order(die_once, tasks, Place(2))) == list(range(10))
    assert (tmp_path / "died").exists()


def test_a_task_that_kills_every_process_is_given_up_with_a_sentence() -> None:
    with pytest.raises(BoneyardError, match="died 3 times"):
        list(in_order(always_die, range(2), Place(2)))


def test_a_refusal_in_another_process_keeps_its_sentence() -> None:
    with pytest.raises(TaskFailed, match=r"^Three will not do\.$"):
        list(in_order(refuse, range(4), Place(2)))


def test_an_error_in_another_process_says_where_it_happened() -> None:
    with pytest.raises(TaskFailed, match="ZeroDivisionError") as caught:
        list(in_order(refuse, [5], Place(2)))
    assert "in refuse" in caught.value.__notes__[0]


@pytest.mark.parametrize("cores", [-1, 1.5, "two", True])
def test_cores_are_a_whole_number(cores: object) -> None:
    with pytest.raises(BadSetup, match="The number of cores is a whole number"):
        place(cores)


def test_a_journal_goes_on_after_a_line_that_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "run.partial"
    book = Journal(path, {"seed": "1"})
    book.keep("0", [1, 2])
    book.keep("1", [3])
    book.close()
    path.write_bytes(path.read_bytes()[:-3])
    again = Journal(path, {"seed": "1"})
    assert "0" in again
    assert "1" not in again
    again.keep("1", [4])
    assert again["0"] == [1, 2]
    assert again["1"] == [4]
    again.close()
    assert [json.loads(line) for line in path.read_text().splitlines()] == [
        {"seed": "1"},
        ["0", [1, 2]],
        ["1", [4]],
    ]


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "run.partial", {"seed": "1"}).close()
    with pytest.raises(BadSetup, match="isn't the journal of this run"):
        Journal(tmp_path / "run.partial", {"seed": "2"})


@pytest.mark.parametrize("text", ["name,elo\ngreedy,1500\n", "notes", '["0", 1]\n'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "standings.csv"
    path.write_text(text)
    with pytest.raises(BadSetup, match="isn't the journal of this run"):
        Journal(path, {"seed": "1"})
    assert path.read_text() == text


def test_a_journal_that_was_stopped_in_its_first_line_starts_over(tmp_path: Path) -> None:
    path = tmp_path / "run.partial"
    path.write_text('{"seed":')
    book = Journal(path, {"seed": "1"})
    book.close()
    assert path.read_text() == '{"seed":"1"}\n'


def test_two_runs_at_once_do_not_share_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "run.partial"
    book = Journal(path, {"seed": "1"})
    with pytest.raises(
        BadSetup, match=r"Another process is writing .*run\.partial\. Wait .* another --journal\."
    ):
        Journal(path, {"seed": "1"}, "--journal")
    book.keep("0", 5)
    book.close()
    again = Journal(path, {"seed": "1"})
    assert again["0"] == 5
    again.close()


def test_what_a_journal_has_is_not_done_again(tmp_path: Path) -> None:
    book = Journal(tmp_path / "run.partial", {})
    book.keep("3", 99)  # not what it would come to
    keys = [(str(number), number) for number in range(5)]
    assert list(run_tasks(book, square, keys, Place(1))) == [key for key, _ in keys]
    assert [book[key] for key, _ in keys] == [0, 1, 4, 99, 16]
    book.close()
