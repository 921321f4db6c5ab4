"""Choosing one of several moves: a page at a time, or in two steps if there are many."""

from collections.abc import Sequence

from boneyard.core.errors import BoneyardError
from boneyard.core.move import Move
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, REFUSED
from boneyard.terminal.console.input import Several
from boneyard.terminal.play.session import Outcome
from boneyard.terminal.play.solitaire_session import SolitaireSession
from boneyard.words import terminal
from boneyard.words.context import seen_by

_BACK = ("undo", "u", "back")


class MoveChoice:
    """One question; commands can interrupt it."""

    def __init__(self, session: SolitaireSession) -> None:
        self.session = session
        self.console = session.console
        self.changed = False  # whether the table has changed or scrolled away

    def move(self, several: Several) -> Move | None:
        """The chosen move, or None if the player changes their mind."""
        if len(several.plays) == 1:
            return several.plays[0]
        seen = seen_by(self.session.match, 0)
        family_view = self.session.family_view
        if len(several.plays) > self._room():
            gathered = family_view.group(seen, several)
            if len(gathered) > 1:
                kinds = [terminal.ways(name, len(each.plays)) for name, each in gathered.items()]
                found = self._ask(several, kinds)
                return (
                    self.move(list(gathered.values())[found])
                    if isinstance(found, int)
                    else self._go_on(found)
                )
        found = self._ask(several, [family_view.teller.where(seen, move) for move in several.plays])
        return several.plays[found] if isinstance(found, int) else self._go_on(found)

    def _go_on(self, fewer: Several | None) -> Move | None:
        return None if fewer is None else self.move(fewer)

    def _room(self) -> int:
        """How many lines fit on a page."""
        return max(5, self.console.height - 5)

    def _ask(self, several: Several, lines: Sequence[str]) -> int | Several | None:
        """The number of a line, the moves that an answer leaves, or None for none of them."""
        count, shown = len(lines), self._show_page(lines, 0)
        while True:
            typed = self.console.ask(terminal.move_question(count, shown))
            if input.is_choice(typed, count):
                return int(typed) - 1
            if typed:
                try:
                    fewer = self.session.family_view.narrow(several, typed)
                except BoneyardError as problem:
                    self.console.say(str(problem), REFUSED)
                    continue
                if fewer is not None:
                    return fewer
                if self._leaves(typed, count):
                    return None
            elif shown < count:
                shown = self._show_page(lines, shown)
            else:
                self.changed = count > self._room() // 2
                return None

    def _leaves(self, typed: str, count: int) -> bool:
        """Whether an answer that isn't a choice ends the question."""
        outcome = (
            Outcome.CHANGED if terminal.in_english(typed).lower() in _BACK else self.session.command(typed)
        )
        if outcome is Outcome.NOTHING:
            self.console.say(terminal.move_number_request(count), REFUSED)
        self.changed = outcome is Outcome.CHANGED
        return self.changed

    def _show_page(self, lines: Sequence[str], start: int) -> int:
        """Show some lines and return how many have been shown so far."""
        stop = min(start + self._room(), len(lines))
        for place in range(start, stop):
            self.console.say(f"{place + 1:>3}  {lines[place]}", ACCENT)
        return stop
