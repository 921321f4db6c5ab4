"""A bot's turn as a job: from what its seat sees to the move it makes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import NamedTuple

from boneyard.bots.bot import Bot
from boneyard.bots.question import Question, answer
from boneyard.server.workers.job import Job


class BotAnswer(NamedTuple):
    """The move a bot makes, in the notation of records, the reason, the bot that chose it, and how sure it is."""

    move_text: str
    why: str
    by: str
    how_sure: str = ""


@dataclass(frozen=True)
class BotJob(Job[BotAnswer, BotAnswer]):
    """A question to a bot.

    Bots that aren't ours come from `modules`, each with a dict BOTS of names to bots.
    """

    question: Question
    modules: tuple[str, ...] = ()

    def run(self, report: Callable[[BotAnswer], None]) -> BotAnswer:
        """Let the bot choose."""
        choice = answer(self.question, _bots(self.modules))
        return BotAnswer(str(choice.move), choice.why, self.question.bot, choice.how_sure)

    def asking(self, name: str) -> "BotJob":
        """The same question to another bot."""
        return replace(self, question=self.question.asking(name))


@cache
def _bots(modules: tuple[str, ...]) -> Mapping[str, Bot]:
    found: dict[str, Bot] = {}
    for module in modules:
        found.update(import_module(module).BOTS)
    return found
