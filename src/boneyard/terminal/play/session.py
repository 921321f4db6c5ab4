"""A person at a table, and the commands that are no moves: help, hint, undo, save and the like."""

import os
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from boneyard.bots import HINTS, bot, choice_of
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.terminal.console.console import ACCENT, REFUSED, Console, Gone
from boneyard.terminal.families import registry
from boneyard.terminal.families.view import FamilyView
from boneyard.terminal.play import save, screen
from boneyard.terminal.play.setup import Seating
from boneyard.words import grammar, steps, terminal
from boneyard.words.context import seen_by


class PlayerLeft(Exception):
    """The player has left the table."""


class Outcome(Enum):
    """What became of something typed: it was no command, it was done, or it was done and the table is another."""

    NOTHING = 0
    DONE = 1
    CHANGED = 2


class Session:
    """The table, who sits where, and where the match was saved."""

    def __init__(self, console: Console, seating: Seating) -> None:
        self.console = console
        self.seating = seating
        self.match: Match = seating.match
        self.seat = seating.seat
        self._file = None if seating.file is None else Path(seating.file)
        self._saved = self._write_record()  # the record as it was saved last

    @property
    def family_view(self) -> FamilyView:
        """How this family of games is shown and read."""
        return registry.of(self.match.game.family)

    def moment(self) -> tuple[int, int]:
        """How far the match has come: rounds, and moves in the last one."""
        return len(self.match.rounds), len(self.match.round.moves)

    def rng(self, seat: int) -> Rng:
        """A bot's chance, by the moment: the same seed gives the same match whatever was taken back in between."""
        return rng_for(f"{self.match.seed} bot {seat} {self.moment()}")

    def command(self, typed: str) -> Outcome:
        """Carry out a command."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "?" | "help":
                self._help()
            case "quit" | "q" | "exit":
                self._leave()
            case "undo" | "u":
                return self._undo()
            case "redo":
                return self._redo()
            case "hint":
                self._hint()
            case "moves":
                screen.show_moves(self.console, self.match, self.seat)
            case "scores":
                screen.show_scores(self.console, self.match)
            case "rules":
                screen.show_rules(self.console, self.match.edition)
            case "table":
                return Outcome.CHANGED
            case "save" | "save!":
                self._save(rest.strip(), word.endswith("!"))
            case _:
                return self._look_up(word.lower())
        return Outcome.DONE

    def commands(self) -> dict[str, str]:
        """The commands there are, each with what it does."""
        return {**self.family_view.commands, **terminal.COMMANDS}

    def command_names(self) -> list[str]:
        """The words that are commands."""
        return [name.split()[0] for name in self.commands()]

    def _look_up(self, word: str) -> Outcome:
        """A command that only this family of games has."""
        found = self.family_view.look_up(seen_by(self.match, self.seat), word)
        for line in found or []:
            self.console.say(line)
        return Outcome.NOTHING if found is None else Outcome.DONE

    def _help(self) -> None:
        for line in self.family_view.move_help.splitlines():
            self.console.say(line)
        if self.match.options.get("calls") == "spoken":
            self.console.say(self.family_view.spoken_help)
        table = self.console.table("", "")
        table.box, table.show_header, table.padding = None, False, (0, 2)
        for name, says in self.commands().items():
            table.add_row(name, says)
        table.columns[0].no_wrap = True
        self.console.show(table)

    def _hint(self) -> None:
        if self.seat not in self.match.actors:
            self.console.say("There is nothing to choose now.")
            return
        choice = choice_of(bot(HINTS), self.match, self.seat, self.rng(self.seat))
        self.console.say(f"{choice.move}: {choice.why}", ACCENT)

    def _undo(self) -> Outcome:
        count = self._since_decision()
        if count == 0:
            self.console.say("You have not done anything yet that could be taken back.", REFUSED)
            return Outcome.DONE
        self.match.undo(count)
        if self.match.sealed:
            self.match.redo(count)
            self.console.say(terminal.NOT_KEPT, REFUSED)
            return Outcome.DONE
        self.console.say(f"Taken back: {grammar.counted(count, 'move')}.")
        return Outcome.CHANGED

    def _redo(self) -> Outcome:
        """Forth to the next decision that was taken back."""
        made = 0
        while self.match.undone:
            self.match.redo()
            made += 1
            if self.match.turn == self.seat and len(self.match.moves()) > 1:
                break
        if made == 0:
            self.console.say("Nothing was taken back that could be made again.", REFUSED)
            return Outcome.DONE
        return Outcome.CHANGED

    def _since_decision(self) -> int:
        """How many moves ago the player last had a choice, or did anything at all; 0 for never."""
        fallback = 0
        gone = 0
        for each in reversed(self.match.rounds):
            for step in reversed(steps(self.match.game, each)):
                gone += 1
                if step.seat != self.seat:
                    continue
                if len(self.match.game.moves(step.before, self.seat)) > 1:
                    return gone
                fallback = fallback or gone
        return fallback

    # --- leaving and keeping

    def _leave(self) -> None:
        """Leave the table; a match that would be lost is asked about first."""
        if self._is_unsaved():
            answer = self.console.ask(terminal.LEAVE_QUESTION).strip()
            word = answer.partition(" ")[0].lower()
            if word in ("save", "save!"):
                self.command(answer)
                if self._is_unsaved():
                    return
            elif word not in ("y", "yes", "q", "quit", "exit"):
                self.console.say("You're still at the table.")
                return
        raise PlayerLeft

    def _is_unsaved(self) -> bool:
        """Whether the player has done something in a match that goes on, and no file has it."""
        played = any(seat == self.seat for each in self.match.rounds for seat, _ in each.moves)
        return self.match.result is None and played and self._saved != self._write_record()

    def _save(self, text: str, over: bool) -> None:
        path = save.expand_path(text) if text else self._file
        if path is None:
            self.console.say("Save where? For example: save sunday.bones", REFUSED)
            return
        own = path == self._file  # what this session wrote itself it may write over
        if os.path.isfile(path) and not own and not over:
            answer = self.console.ask(f"{path} is there already. Write over it? [y/N]")
            if answer.lower() not in ("y", "yes"):
                self.console.say("Nothing was saved.")
                return
        record = self._write_record()
        try:
            written = save.save(path, self.deal_note() + record)
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            return
        self._file, self._saved = path, record
        self.console.say_exactly(f"Saved in {written}")
        self.console.say_exactly(terminal.resume_advice(str(path), self.seating.households))

    def _write_record(self) -> str:
        """What is saved: all that may be told, and of a match that is over what the player knows besides.

        While it goes on the deal is needed as a whole, or it could not be taken up again.
        """
        over = self.match.result is not None
        known = self.seat if over and self.match.game.never_told else None
        # A solitaire's number is its seed, and is written above its record where it counts.
        return self.match.record(known, seed=not over and len(self.match.players) > 1)

    def deal_note(self) -> str:
        """The comment that a saved match begins with, for what its record does not say."""
        return ""

    def stay(self, go_on: Callable[[], None]) -> None:
        """Let the table go on, step by step, until the player leaves; then say goodbye."""
        try:
            while True:
                go_on()
        except PlayerLeft:
            pass
        except Gone:
            if not self.console.answers:
                raise  # nobody was ever there
        except KeyboardInterrupt:
            self.goodbye()
            raise
        self.goodbye()

    def goodbye(self) -> None:
        """The last words: whether the match was kept, and how it is taken up again."""
        if self.match.result is not None or not any(each.moves for each in self.match.rounds):
            self.console.say("Goodbye.")
        elif self._file is None:
            self.console.say("Goodbye. This match was not saved.")
        else:
            since = (
                "" if self._saved == self._write_record() else " What came after the last save is not kept."
            )
            self.console.say(f"Goodbye. The match is saved.{since}")
            self.console.say_exactly(terminal.resume_advice(str(self._file), self.seating.households))
