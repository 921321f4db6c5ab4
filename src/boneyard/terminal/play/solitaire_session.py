"""The commands of a solitaire: another deal, restart, the solver's answers, statistics."""

from collections.abc import Callable
from datetime import date
from secrets import token_hex
from time import monotonic

from boneyard.bots.registry import solve
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.records.numbered_deals import any_deal, deal_number, number_of
from boneyard.terminal.console.console import ACCENT, REFUSED, Console
from boneyard.terminal.families import registry
from boneyard.terminal.families.solitaire import SolitaireView, wrap_indented
from boneyard.terminal.play import save, screen
from boneyard.terminal.play.session import Outcome, PlayerLeft, Session
from boneyard.terminal.play.setup import Seating, deal_anew
from boneyard.terminal.play.statistics import SessionTally, Statistics, tally_name
from boneyard.words import terminal
from boneyard.words.context import seen_by
from boneyard.words.language import _
from boneyard.words.solitaire import outlook

_LOOKED = 300_000  # positions to search when someone asks whether the game can still be won
_COLUMNS = 50  # that the numbers of the statistics take beside the names
_SECONDS = 10.0  # the longest wait for the answer


class SolitaireSession(Session):
    """The commands of a solitaire, in addition to those of every game."""

    def __init__(self, console: Console, seating: Seating, statistics: Statistics) -> None:
        super().__init__(console, seating)
        self.statistics = statistics
        self.watched: set[str] = set()  # the deals whose win the solver has shown

    @property
    def family_view(self) -> SolitaireView:
        """How this game is shown and read."""
        return registry.solitaire_view(self.match.game.family)

    def command(self, typed: str) -> Outcome:
        word, _space, rest = terminal.in_english(typed).partition(" ")
        match word.lower():
            case "restart":
                self.match.undo(len(self.match.round.moves))
                return Outcome.CHANGED
            case "deal":
                return self._deal(rest.strip())
            case "winnable":
                self._show_winnable()
            case "watch":
                return self._watch()
            case "stats":
                self.show_statistics()
            case _:
                if not self.family_view.show(self.console, seen_by(self.match, 0), word.lower()):
                    return super().command(typed)
        return Outcome.DONE

    def commands(self) -> dict[str, str]:
        return {
            **terminal.SOLITAIRE_COMMANDS,
            **self.family_view.commands,
            **terminal.LAST_SOLITAIRE_COMMANDS,
        }

    def _deal(self, text: str) -> Outcome:
        try:
            number = deal_number(text, date.today()) if text else any_deal(token_hex(16))
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            return Outcome.DONE
        self.match = deal_anew(self.match, number)
        return Outcome.CHANGED

    def _show_winnable(self) -> None:
        """Whether the game can still be won, given the order of the tiles to come."""
        if self.match.result is not None:
            self.console.say(self.family_view.teller.winners(self.match))
            return
        self.console.say(outlook.winnable(self._solve()), ACCENT)

    def _solve(self) -> Solution:
        return solve(self.match.game, self.match.state, _LOOKED, patience(_SECONDS))

    def _watch(self) -> Outcome:
        """Let the solver play a line to the win, if it finds one; the deal then doesn't count."""
        if self.match.result is not None:
            self.console.say(self.family_view.teller.winners(self.match))
            return Outcome.DONE
        found = self._solve()
        if not found.won:
            self.console.say(outlook.winnable(found), ACCENT)
            self.console.say(_("There's no win to watch."))
            return Outcome.DONE
        self.watched.add(tally_name(self.match) + str(self.match.seed))
        watch(self.console, self.match, found)
        return Outcome.CHANGED

    @property
    def own(self) -> bool:
        """Whether the player played this deal without watching the win."""
        return tally_name(self.match) + str(self.match.seed) not in self.watched

    def deal_note(self) -> str:
        """The deal's number; a deal whose win was watched loses it, so it doesn't count later either."""
        number = number_of(self.match.seed)
        return "" if number is None or not self.own else save.write_deal_note(number)

    def show_statistics(self) -> None:
        """Show the results of the games played here."""
        try:
            tallies = self.statistics.all()
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            return
        if not tallies:
            self.console.say(_("You haven't finished a game yet."))
            return
        if max(map(len, tallies)) + _COLUMNS > self.console.width:
            self._list_statistics(tallies)
            return
        table = self.console.table("", _("Played"), _("Won"), _("In a row"), _("Longest"), _("Fewest left"))
        for column in table.columns[1:]:
            column.justify = "right"
        for name, tally in tallies.items():
            numbers = (tally.played, tally.won, tally.streak, tally.longest, tally.best)
            style = ACCENT if name == tally_name(self.match) else ""
            table.add_row(name, *[str(number) for number in numbers], style=style)
        self.console.show(table)

    def _list_statistics(self, tallies: dict[str, SessionTally]) -> None:
        """The same for a terminal too narrow for a table: each game's numbers below its name."""
        for name, tally in tallies.items():
            self.console.say(name, ACCENT if name == tally_name(self.match) else "")
            told = terminal.tally_line(tally.played, tally.won, tally.streak, tally.longest, tally.best)
            self.console.lines(wrap_indented(told, self.console.width, ""))


def patience(seconds: float) -> Callable[[int], bool]:
    """A tick that ends a search after this many seconds."""
    end = monotonic() + seconds
    return lambda positions: monotonic() > end


def watch(console: Console, match: Match, found: Solution) -> None:
    """Make the moves of the line, one by one or all at once, until the player takes over."""
    console.say(terminal.watch_notice(len(found.line)), ACCENT)
    fast = False
    for made, move in enumerate(found.line):
        console.say(f"  {terminal.move_text(move)}", ACCENT)
        if not fast:
            answer = _ask_step(console, made, len(found.line))
            if answer == "stop":
                return
            fast = answer == "fast"
        match.play(move)
        if not fast and match.result is None:
            screen.show_head(console, match)
            screen.show_layout(console, seen_by(match, 0))


def _ask_step(console: Console, made: int, count: int) -> str:
    while True:
        typed = terminal.in_english(console.ask(terminal.watch_prompt(made, count))).lower()
        if typed in ("quit", "q", "exit"):
            raise PlayerLeft
        if typed in ("", "fast", "stop"):
            return typed
        console.say(_("Press Enter, or type fast or stop."), REFUSED)
