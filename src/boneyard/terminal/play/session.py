"""A person at a table, and the commands that aren't moves: help, hint, undo, save and so on."""

import os
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from boneyard.bots import HINTS, bot, choice_of
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.terminal.console.console import ACCENT, REFUSED, Console, ConsoleClosed
from boneyard.terminal.families import registry
from boneyard.terminal.families.view import FamilyView
from boneyard.terminal.play import save, screen
from boneyard.terminal.play.setup import Seating
from boneyard.words import steps, terminal
from boneyard.words.context import seen_by
from boneyard.words.language import _, ngettext, say


class PlayerLeft(Exception):
    """The player has left the table."""


class Outcome(Enum):
    """The result of something typed: not a command, done, or done with a changed table."""

    NOTHING = 0
    DONE = 1
    CHANGED = 2


class Session:
    """The table, its seats, and where the match was saved."""

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
        """A bot's random numbers by position: the same seed gives the same match, whatever was undone in between."""
        return rng_for(f"{self.match.seed} bot {seat} {self.moment()}")

    def command(self, typed: str) -> Outcome:
        """Carry out a command."""
        word, _space, rest = terminal.in_english(typed).partition(" ")
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
                self._hint(rest.strip().lower() == "sure")
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
        return [terminal.command_name(name.split()[0].rstrip(",")) for name in self.commands()]

    def _look_up(self, word: str) -> Outcome:
        """A command that only this family of games has."""
        found = self.family_view.look_up(seen_by(self.match, self.seat), word)
        for line in found or []:
            self.console.say(line)
        return Outcome.NOTHING if found is None else Outcome.DONE

    def _help(self) -> None:
        for line in say(self.family_view.move_help).splitlines():
            self.console.say(line)
        if self.match.options.get("calls") == "spoken":
            self.console.say(say(self.family_view.spoken_help))
        table = self.console.table("", "")
        table.box, table.show_header, table.padding = None, False, (0, 2)
        for name, says in self.commands().items():
            table.add_row(terminal.command_name(name), say(says))
        table.columns[0].no_wrap = True
        self.console.show(table)

    def _hint(self, numbers: bool) -> None:
        if self.seat not in self.match.actors:
            self.console.say(_("It isn't your turn yet."))
            return
        choice = choice_of(bot(HINTS), self.match, self.seat, self.rng(self.seat))
        self.console.say(_("{move}: {why}", move=terminal.move_text(choice.move), why=choice.why), ACCENT)
        if numbers:
            self.console.say(choice.how_sure)

    def _undo(self) -> Outcome:
        count = self._since_decision()
        if count == 0:
            self.console.say(_("There's nothing to undo yet."), REFUSED)
            return Outcome.DONE
        self.match.undo(count)
        if self.match.sealed:
            self.match.redo(count)
            self.console.say(terminal.not_kept(), REFUSED)
            return Outcome.DONE
        self.console.say(ngettext("Undid {count} move.", "Undid {count} moves.", count))
        return Outcome.CHANGED

    def _redo(self) -> Outcome:
        """Go forward to the next decision that was undone."""
        made = 0
        while self.match.undone:
            self.match.redo()
            made += 1
            if self.match.turn == self.seat and len(self.match.moves()) > 1:
                break
        if made == 0:
            self.console.say(_("There's nothing to redo."), REFUSED)
            return Outcome.DONE
        return Outcome.CHANGED

    def _since_decision(self) -> int:
        """How many moves ago the player last had a choice, or moved at all; 0 for never."""
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
        """Leave the table; ask first if the match would be lost."""
        if self._is_unsaved():
            answer = terminal.in_english(self.console.ask(terminal.leave_question()))
            word = answer.partition(" ")[0].lower()
            if word in ("save", "save!"):
                self.command(answer)
                if self._is_unsaved():
                    return
            elif word not in ("q", "quit", "exit") and not terminal.is_yes(word):
                self.console.say(_("You're still at the table."))
                return
        raise PlayerLeft

    def _is_unsaved(self) -> bool:
        """Whether the player has moved in an unfinished match that isn't saved."""
        played = any(seat == self.seat for each in self.match.rounds for seat, _move in each.moves)
        return self.match.result is None and played and self._saved != self._write_record()

    def _save(self, text: str, over: bool) -> None:
        path = save.expand_path(text) if text else self._file
        if path is None:
            self.console.say(
                _(
                    "Save where? For example: {command}",
                    command=f"{terminal.command_name('save')} sunday.bones",
                ),
                REFUSED,
            )
            return
        own = path == self._file  # what this session wrote itself it may write over
        if os.path.isfile(path) and not own and not over:
            answer = self.console.ask(_("{path} already exists. Overwrite it? [y/N]", path=path))
            if not terminal.is_yes(answer):
                self.console.say(_("Nothing was saved."))
                return
        record = self._write_record()
        try:
            written = save.save(path, self.deal_note() + record)
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            return
        self._file, self._saved = path, record
        self.console.say_exactly(_("Saved in {file}", file=written))
        self.console.say_exactly(terminal.resume_advice(str(path), self.seating.households))

    def _write_record(self) -> str:
        """The record to save: everything public, and after the match what the player knows too.

        An unfinished match needs the whole deal, or it couldn't be continued.
        """
        over = self.match.result is not None
        known = self.seat if over and self.match.game.never_told else None
        # A solitaire's number is its seed, and is written above its record where it counts.
        return self.match.record(known, seed=not over and len(self.match.players) > 1)

    def deal_note(self) -> str:
        """The comment at the start of a saved match, for what its record doesn't say."""
        return ""

    def stay(self, go_on: Callable[[], None]) -> None:
        """Run the table step by step until the player leaves; then say goodbye."""
        try:
            while True:
                go_on()
        except PlayerLeft:
            pass
        except ConsoleClosed:
            if not self.console.answers:
                raise  # no one was ever there
        except KeyboardInterrupt:
            self.goodbye()
            raise
        self.goodbye()

    def goodbye(self) -> None:
        """Say goodbye: whether the match is saved, and how to continue it."""
        if self.match.result is not None or not any(each.moves for each in self.match.rounds):
            self.console.say(_("Goodbye."))
        elif self._file is None:
            self.console.say(_("Goodbye. This match wasn't saved."))
        else:
            self.console.say(
                _("Goodbye. The match is saved.")
                if self._saved == self._write_record()
                else _("Goodbye. The match is saved. Moves since the last save are lost.")
            )
            self.console.say_exactly(terminal.resume_advice(str(self._file), self.seating.households))
