"""Bots in their own processes: they choose the same moves as in this process, and nothing they do stalls a table."""

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest

import boneyard
from boneyard.bots.question import Question, answer
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.jobs.bots import BotAnswer, BotJob
from boneyard.server.workers.pool import Origin, Priority
from boneyard.server.workers.process import Closed
from support.engine.matches import EDITIONS, edition_id
from support.server.guests import BOT, PERSON, make, serving, watching

T = TypeVar("T")
MODULES = ("support.server.stubborn_bots",)


def question(name: str = "greedy", seed: str = "7", match: Match | None = None) -> Question:
    match = match or boneyard.new("muggins", players=3, seed=seed)
    assert match.turn is not None
    return Question.about(match, match.turn, name, seed)


def here(asked: Question) -> BotAnswer:
    choice = answer(asked)
    return BotAnswer(str(choice.move), choice.why, asked.bot, choice.how_sure)


def run(work: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 60))


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_question_survives_the_post(edition: Edition) -> None:
    match = boneyard.new(edition.game, edition=edition, seed="post")
    asked = question("greedy", "post", match)
    sent = pickle.loads(pickle.dumps(asked))
    assert sent.view().moves() == asked.view().moves() == match.moves()
    assert here(sent) == here(asked)


def test_a_question_holds_nothing_that_its_seat_may_not_see() -> None:
    match = boneyard.new("block", players=4, seed="5")
    asked = question("random", "5", match)
    assert asked.state == match.look(match.turn)
    assert asked.view().game.unseen(asked.state)


def test_a_table_of_rules_is_built_once() -> None:
    first, second = (pickle.loads(pickle.dumps(question())) for _ in range(2))
    assert first.view().game is second.view().game


def test_choices_are_those_that_would_be_made_here() -> None:
    questions = [
        question(name, str(seed), boneyard.new(game, seed=seed))
        for seed, game in enumerate(
            ("block", "mexican-train", "forty-two", "poker", "squeeze", "chickenfoot")
        )
        for name in ("random", "greedy")
    ]

    async def work() -> list[BotAnswer]:
        bots = BotWorkers(2, 30)
        found = await asyncio.gather(*(bots.choose(each) for each in questions))
        await bots.close()
        return found

    assert run(work()) == [here(each) for each in questions]


def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again() -> None:
    async def work() -> tuple[BotAnswer, int, int]:
        bots = BotWorkers(1, 30, MODULES)
        await bots.choose(question())
        (before,) = bots.pids
        answered = asyncio.create_task(bots.choose(question("slow")))
        await asyncio.sleep(0.1)
        os.kill(before, signal.SIGKILL)
        found = await answered
        (after,) = bots.pids
        await bots.close()
        return found, before, after

    found, before, after = run(work())
    assert found.why == f"Process {after} thought it over."
    assert found.by == "slow"
    assert before != after


def test_a_worker_that_dies_between_questions_is_replaced() -> None:
    async def work() -> BotAnswer:
        bots = BotWorkers(1, 30)
        await bots.choose(question())
        os.kill(bots.pids[0], signal.SIGKILL)
        found = await bots.choose(question())
        await bots.close()
        return found

    assert run(work()) == here(question())


def test_a_bot_that_thinks_too_long_is_replaced_by_greedy() -> None:
    async def work() -> tuple[BotAnswer, list[int], list[int]]:
        bots = BotWorkers(1, 1.0, MODULES)
        await bots.choose(question())
        before = bots.pids
        found = await bots.choose(question("sleeper"))
        after = bots.pids
        await bots.close()
        return found, before, after

    found, before, after = run(work())
    assert found == here(question())
    assert before != after
    assert not alive(before[0])


@pytest.mark.parametrize("name", ["fainter", "confused", "nobody of this name"])
def test_greedy_moves_for_a_bot_that_has_no_answer(name: str) -> None:
    async def work() -> BotAnswer:
        bots = BotWorkers(1, 30, MODULES)
        found = await bots.choose(question(name))
        await bots.close()
        return found

    assert run(work()) == here(question())


def test_where_no_process_can_be_had_chance_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> BotAnswer:
        bots = BotWorkers(1, 30)
        found = await bots.choose(question())
        await bots.close()
        return found

    monkeypatch.setattr("sys.executable", "/no/such/python")
    assert run(work()) == here(question("random"))


def test_questions_of_other_tables_are_not_lost() -> None:
    questions = [question("random", str(seed)) for seed in range(200)]
    sleepers = [question("sleeper", str(seed)) for seed in range(2)]

    async def work() -> tuple[list[BotAnswer], int]:
        bots = BotWorkers(2, 1.0, MODULES)
        stuck = [asyncio.create_task(bots.choose(each)) for each in sleepers]
        found = await asyncio.gather(*(bots.choose(each) for each in questions))
        await asyncio.gather(*stuck)
        many = len(bots.pids)
        await bots.close()
        return found, many

    found, many = run(work())
    assert found == [here(each) for each in questions]
    assert many == 2


def test_the_loop_goes_on_while_bots_think() -> None:
    async def work() -> float:
        bots = BotWorkers(1, 30, MODULES)
        answered = asyncio.create_task(bots.choose(question("slow")))
        longest, last = 0.0, time.perf_counter()
        while not answered.done():
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        await bots.close()
        return longest

    assert run(work()) < 0.25


def test_a_question_called_off_leaves_the_next_ones_answer_alone() -> None:
    async def work() -> BotAnswer:
        bots = BotWorkers(1, 30, MODULES)
        await bots.choose(question())
        slow = asyncio.create_task(bots.choose(question("slow")))
        await asyncio.sleep(0.05)
        slow.cancel()
        found = await bots.choose(question())
        await bots.close()
        return found

    assert run(work()) == here(question())


def test_no_one_thinks_until_someone_asks() -> None:
    async def work() -> list[int]:
        bots = BotWorkers(4, 30)
        await bots.choose(question())
        await bots.choose(question())
        found = bots.pids
        await bots.close()
        return found

    assert len(run(work())) == 1


def test_closing_ends_every_process_and_refuses_waiting_jobs() -> None:
    async def work() -> tuple[list[int], list[object]]:
        bots = BotWorkers(2, 30, MODULES)
        await asyncio.gather(*(bots.choose(question("random")) for _ in range(4)))
        tasks = [asyncio.create_task(bots.choose(question("sleeper"))) for _ in range(5)]
        await asyncio.sleep(0.1)
        pids = bots.pids
        await bots.close()
        found: list[object] = list(await asyncio.gather(*tasks, return_exceptions=True))
        with pytest.raises(Closed):
            await bots.choose(question())
        return pids, found

    pids, found = run(work())
    assert len(pids) == 2
    assert not any(alive(pid) for pid in pids)
    assert [type(each) for each in found] == [Closed] * 5


def test_closing_ends_even_where_a_question_is_answered_in_that_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing = asyncio.Event()

    async def answers_all_the_same(worker: object, asked: BotJob, limit: float) -> BotAnswer:
        await closing.wait()
        return here(asked.question)

    async def work() -> BotAnswer:
        bots = BotWorkers(1)
        asked = asyncio.create_task(bots.choose(question()))
        await asyncio.sleep(0.05)
        closed = asyncio.create_task(bots.close())
        closing.set()
        await asyncio.wait_for(closed, 5)
        return await asked

    monkeypatch.setattr("boneyard.server.workers.process.WorkerProcess.run", answers_all_the_same)
    assert run(work()) == here(question())


def test_bots_and_hints_stand_in_line_for_their_table_and_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    origins: list[tuple[str, Origin]] = []
    choose = BotWorkers.choose

    async def noted(
        bots: BotWorkers, asked: Question, origin: Origin, priority: Priority = Priority.NORMAL
    ) -> BotAnswer:
        origins.append((asked.bot, origin))
        return await choose(bots, asked, origin, priority)

    monkeypatch.setattr(BotWorkers, "choose", noted)
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            assert ann.ask("hint", do="hint", ply=ann.now["ply"])
    # A bot that leads may be asked before anyone is connected.
    assert {origin.table for _, origin in origins} == {made["table"]}
    assert Origin("testclient", made["table"]) in [origin for _, origin in origins]


def test_sixty_crowded_tables_of_one_address_hardly_delay_a_bot_elsewhere() -> None:
    crowded = boneyard.new("mexican-train", set=18, players=12, seed="7")
    heavy, light = question("expert", match=crowded), question("greedy")

    async def work() -> tuple[int, int]:
        bots, ended = BotWorkers(1), list[str]()

        async def ask(asked: Question, origin: Origin, priority: Priority = Priority.NORMAL) -> None:
            answered = await bots.choose(asked, origin, priority)
            assert answered.by == asked.bot, "it played its best move so far, not a substitute's"
            ended.append(origin.address)

        tables = [asyncio.create_task(ask(heavy, Origin("A", f"t{number}"))) for number in range(60)]
        await asyncio.sleep(0)
        clock = asyncio.create_task(ask(light, Origin("C", "v"), Priority.URGENT))
        await asyncio.create_task(ask(light, Origin("B", "u")))
        await clock
        for each in tables:
            each.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        await bots.close()
        return ended.index("C"), ended.index("B")

    before_clock, before_bot = run(work())
    assert before_clock <= 1  # only the one that ran already
    assert before_bot <= 3  # that one, the clock, and one in turn
