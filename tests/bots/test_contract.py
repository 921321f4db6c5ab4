"""Every bot's contract: it uses only what its seat may know, is reproducible on any machine, and keeps to its time."""

import gc
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

import pytest

import boneyard
from boneyard.bots import BOTS, Budget, bot, choice_of
from boneyard.bots.bot import sureness
from boneyard.bots.budget import Clock
from boneyard.bots.levels import EASY, EXPERT, NORMAL, Level
from boneyard.catalog import editions, games
from boneyard.core.errors import BadSetup
from boneyard.core.history import History, HistoryEvent
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from support.engine.secrets import another_truth

SHEETS = [sheet for game in games() for sheet in editions(game)]
TABLES = [
    (sheet.game, sheet.key, seats)
    for sheet in SHEETS
    for low, high in [sheet.players(sheet.sets[0])]
    if high > 1
    for seats in sorted({low, min(low + 2, high)})
]
ALONE = [
    (sheet.game, sheet.key, size)
    for sheet in SHEETS
    if sheet.players(sheet.sets[0])[1] == 1
    for size in sheet.sets
]
FEW = Budget(iterations=1)
SLACK = 0.1  # seconds more; only the bot's own time counts, as the machine may be busy with others
SOLVING = ("greedy", "easy", "normal", "expert")  # in a solitaire they give the same hint


def played(game: str, edition: str, seats: int, moves: int, seed: str) -> Match:
    """A first round played at random, up to this many moves on."""
    match = boneyard.new(game, edition=edition, players=seats, seed=seed)
    rng = rng_for(f"{seed} {moves}")
    for _ in range(moves):
        if match.result is not None or len(match.rounds) > 1 or match.round_over:
            break
        seat = match.actors[rng.below(len(match.actors))]
        options = match.moves(seat)
        match.play(options[rng.below(len(options))], seat)
    return match


# --- nothing but what the seat may know


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_another_truth_with_the_same_look_and_history_is_played_the_same(
    game: str, edition: str, seats: int
) -> None:
    found = 0
    for moves in (0, 3, 6, 11):
        match = played(game, edition, seats, moves, f"truth {moves}")
        if not match.actors or len(match.rounds) > 1:
            continue
        seat = match.actors[-1]
        other = another_truth(match, seat, rng_for(f"other {moves}"))
        if other is None:
            continue
        found += 1
        for player in BOTS.values():
            one, same = (choice_of(player, each, seat, Rng(moves), FEW) for each in (match, other))
            assert one == same, player.name
    assert found > 0


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_history_has_each_move_as_the_seat_saw_it(game: str, edition: str, seats: int) -> None:
    match = boneyard.new(game, edition=edition, players=seats, seed="told")
    rng = rng_for("told")
    looks: list[list[HistoryEvent]] = [[] for _ in range(seats)]
    while match.result is None and len(match.rounds) == 1 and not match.round_over:
        turn = match.actors[0]
        move = match.moves(turn)[rng.below(len(match.moves(turn)))]
        for seat in range(seats):
            seen = match.game.seen_move(move, turn, seat)
            looks[seat].append(HistoryEvent(turn, seen, match.look(seat)))
        match.play(move, turn)
        if len(match.rounds) > 1:
            break
        for seat in range(seats):
            assert match.history(seat) == History(tuple(looks[seat]), match.round.deal.first)


def test_a_history_is_kept_and_distinguished() -> None:
    match = played("draw", "cardinal", 3, 6, "kept")
    history = match.history(1)
    assert len(history) == 6
    again = pickle.loads(pickle.dumps(history))
    assert again == history
    assert hash(again) == hash(history)
    assert history != match.history(2)
    assert history != "history"
    assert history.events[0] != "event"
    assert repr(history) == "History(6 events)"
    assert repr(history.events[0]).startswith("HistoryEvent(")


def test_what_is_taken_back_is_in_no_history() -> None:
    match = played("draw", "cardinal", 2, 8, "back")
    match.undo(3)
    assert len(match.history(0)) == 5


# --- iterations and seconds


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_the_same_iterations_and_seed_choose_the_same(game: str, edition: str, seats: int, name: str) -> None:
    match = played(game, edition, seats, 4, "same")
    if match.actors:
        one, same = (choice_of(bot(name), match, match.actors[0], Rng(5), FEW) for _ in range(2))
        assert one == same
        assert 0 <= one.sure <= 1


_CHOOSES = """
import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.core.rng import Rng
for game, editions in boneyard.games().items():
    for edition in editions:
        match = boneyard.new(game, edition=edition, seed="elsewhere")
        for number in range(4):
            if match.actors:
                choice = choice_of(bot("expert"), match, match.actors[0], Rng(number), Budget(iterations=2))
                print(game, edition, choice)
                match.play(choice.move, match.actors[0])
"""


def test_another_process_with_another_order_of_sets_chooses_the_same() -> None:
    told = []
    for order in ("1", "2"):
        command = [sys.executable, "-c", _CHOOSES]
        home = {**os.environ, "PYTHONHASHSEED": order}
        told.append(subprocess.run(command, env=home, capture_output=True, text=True, check=True).stdout)
    assert len(told[0].splitlines()) > 80
    assert told[0] == told[1]


@contextmanager
def keeping(seconds: float) -> Iterator[None]:
    """A choice within its seconds; garbage left by thousands of other tests isn't its fault."""
    gc.freeze()
    start = process_time()
    yield
    spent = process_time() - start
    gc.unfreeze()
    assert spent < seconds + SLACK


@pytest.mark.parametrize("seconds", [0.05, 0.3])
@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_the_seconds_are_kept(game: str, edition: str, seats: int, seconds: float) -> None:
    match = played(game, edition, seats, 2, "kept")
    if match.actors:
        with keeping(seconds):
            choice_of(EXPERT, match, match.actors[0], Rng(5), Budget(seconds=seconds))


@pytest.mark.parametrize("name", ["greedy", "expert"])
@pytest.mark.parametrize("seconds", [0.05, 0.3])
@pytest.mark.parametrize(("game", "edition", "size"), ALONE)
def test_the_seconds_are_kept_in_solitaires(
    game: str, edition: str, size: int, seconds: float, name: str
) -> None:
    match = alone(game, edition, size)
    with keeping(seconds):
        choice_of(bot(name), match, 0, Rng(5), Budget(seconds=seconds))


@pytest.mark.parametrize("level", [EASY, NORMAL, EXPERT])
@pytest.mark.parametrize(("game", "edition", "size"), ALONE)
def test_a_level_keeps_its_own_seconds_in_solitaires(
    game: str, edition: str, size: int, level: Level
) -> None:
    match = alone(game, edition, size)
    seconds = level.budget(match.game).seconds
    assert seconds is not None
    with keeping(seconds):
        choice_of(level, match, 0, Rng(5))


@pytest.mark.parametrize(("game", "edition", "size"), ALONE)
def test_the_same_iterations_and_seed_choose_the_same_in_solitaires(
    game: str, edition: str, size: int
) -> None:
    match = alone(game, edition, size)
    greedy, *levels = [choice_of(bot(name), match, 0, Rng(5), FEW) for name in SOLVING]
    assert all(choice == greedy for choice in levels)


def alone(game: str, edition: str, size: int) -> Match:
    """A solitaire at its first choice, if it has any."""
    match = boneyard.new(game, edition=edition, set=size, players=1, seed=3)
    while match.result is None and len(match.moves()) == 1 and game != "bingo":
        match.play(match.moves()[0])
    return match


class Dial:
    """A clock that only moves when a test moves it."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def dial(monkeypatch: pytest.MonkeyPatch) -> Dial:
    found = Dial()
    monkeypatch.setattr("boneyard.bots.budget.perf_counter", found)
    return found


def test_a_clock_counts_and_leaves_room_for_what_is_under_way(dial: Dial) -> None:
    clock = Clock(Budget(iterations=3))
    assert [clock.ticks() for _ in range(5)] == [True, True, True, False, False]
    assert clock.done == 3
    assert clock.end is None
    clock = Clock(Budget(seconds=0.1))
    while clock.ticks():
        dial.at += 0.04
    assert clock.done == 2  # a third step of 0.04 would have ended after the time


def test_a_clock_ends_an_iteration_whose_next_step_would_be_late(dial: Dial) -> None:
    assert not Clock(Budget(iterations=3)).late()
    clock = Clock(Budget(seconds=0.1))
    assert clock.ticks()
    steps = 0
    late = False
    while not late:
        dial.at += 0.04
        steps += 1
        late = clock.late()
    assert steps == 2


def test_a_budget_that_is_not_a_number_is_refused() -> None:
    for iterations in (0, -1, -(10**5000), 1.5, True, "x", float("inf")):
        with pytest.raises(BadSetup, match=r"a whole number of iterations, 1 or more, not .+\."):
            Budget(iterations=iterations)  # type: ignore[arg-type]
    for seconds in (0.0, -1, float("inf"), float("nan"), True, "x", 10**400, 10**5000):
        with pytest.raises(BadSetup, match=r"a finite number of seconds, more than 0, not .+\."):
            Budget(seconds=seconds)  # type: ignore[arg-type]
    assert Budget(1, 1).seconds == 1


# --- levels


def test_a_level_is_a_budget_and_a_temperament() -> None:
    game = boneyard.new("block", players=2, seed=1).game
    for level, most in ((EASY, 0.05), (NORMAL, 0.2), (EXPERT, 1.0)):
        assert level.budget(game).seconds == most
    assert EASY.slips > NORMAL.slips == EXPERT.slips == 0


@pytest.mark.parametrize("name", ["easy", "normal", "expert"])
def test_in_a_solitaire_every_level_gives_the_solvers_hint(name: str) -> None:
    match = boneyard.new("castle-rock", seed=3)
    for _ in range(4):
        hint = choice_of(bot("greedy"), match, 0, Rng(2), Budget(iterations=4))
        assert choice_of(bot(name), match, 0, Rng(2), Budget(iterations=4)) == hint
        match.play(hint.move)


def test_easy_does_not_always_take_what_it_finds_best() -> None:
    match = boneyard.new("block", players=2, seed=4)
    seat = match.turn
    assert seat is not None
    taken = 0
    for seed in range(60):
        best, easy = (choice_of(level, match, seat, Rng(seed), FEW) for level in (NORMAL, EASY))
        taken += best.move == easy.move
    assert 25 < taken < 60


def test_a_clear_best_is_sure_and_equals_share_it() -> None:
    assert sureness([5.0], 1.0) == 1.0
    assert sureness([5.0, 5.0], 1.0) == 0.5
    assert sureness([50.0, 5.0], 1.0) > 0.99
