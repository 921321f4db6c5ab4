"""The commands of a game for one: another deal, going back to the start, what a solver knows, statistics."""

from collections.abc import Callable
from datetime import date
from secrets import token_hex
from time import monotonic

from boneyard.bots.registry import solve
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.records.numbered_deals import any_deal, deal_number, number_of
from boneyard.terminal.console import screen
from boneyard.terminal.console.talk import ACCENT, REFUSED, Talk
from boneyard.terminal.families.registry import solo_manner
from boneyard.terminal.families.rows import Solitaire, wrapped
from boneyard.terminal.play import save, solitaire_phrases
from boneyard.terminal.play.session import Did, Left, Session
from boneyard.terminal.play.setup import Seating, dealt_again
from boneyard.terminal.play.statistics import Statistics, Tally, name_of
from boneyard.words.context import seen_by
from boneyard.words.solitaire import outlook

_LOOKED = 300_000  # positions, where somebody asks whether a game can still be won


_COLUMNS = 50  # that the numbers of the statistics take beside the names


_SECONDS = 10.0  # that somebody waits for the answer


class SoloSession(Session):
    """The commands of a game for one, besides those of every game."""

    def __init__(self, talk: Talk, seating: Seating, statistics: Statistics) -> None:
        super().__init__(talk, seating)
        self.statistics = statistics
        self.watched: set[str] = set()  # the deals whose win the solver has shown

    @property
    def how(self) -> Solitaire:
        """How this game is shown and told."""
        return solo_manner(self.match.state)

    def command(self, typed: str) -> Did:
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "restart":
                self.match.undo(len(self.match.round.moves))
                return Did.CHANGED
            case "deal":
                return self._deal(rest.strip())
            case "winnable":
                self._winnable()
            case "watch":
                return self._watch()
            case "stats":
                self.show_statistics()
            case _:
                if not self.how.shows(self.talk, seen_by(self.match, 0), word.lower()):
                    return super().command(typed)
        return Did.DONE

    def commands(self) -> dict[str, str]:
        return {**solitaire_phrases.COMMANDS, **self.how.commands, **solitaire_phrases.LAST_COMMANDS}

    def _deal(self, text: str) -> Did:
        try:
            number = deal_number(text, date.today()) if text else any_deal(token_hex(16))
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)
            return Did.DONE
        self.match = dealt_again(self.match, number)
        return Did.CHANGED

    def _winnable(self) -> None:
        """Whether the game can still be won, the order of what is to come being known to whoever answers."""
        if self.match.result is not None:
            self.talk.say(self.how.winners(self.match))
            return
        self.talk.say(outlook.winnable(self._solved()), ACCENT)

    def _solved(self) -> Solution:
        return solve(self.match.game, self.match.state, _LOOKED, patience(_SECONDS))

    def _watch(self) -> Did:
        """The solver plays a line to the win, if it finds one; the deal is no longer the player's own then."""
        if self.match.result is not None:
            self.talk.say(self.how.winners(self.match))
            return Did.DONE
        found = self._solved()
        if not found.won:
            self.talk.say(outlook.winnable(found), ACCENT)
            self.talk.say("There is no won line to watch.")
            return Did.DONE
        self.watched.add(name_of(self.match) + str(self.match.seed))
        watch(self.talk, self.match, found)
        return Did.CHANGED

    @property
    def own(self) -> bool:
        """Whether the player has played this deal without watching how it is won."""
        return name_of(self.match) + str(self.match.seed) not in self.watched

    def noted(self) -> str:
        """The deal's number; one whose win was watched loses it, for it is not to be counted later either."""
        number = number_of(self.match.seed)
        return "" if number is None or not self.own else save.deal_noted(number)

    def show_statistics(self) -> None:
        """How the games went that were played here."""
        try:
            tallies = self.statistics.all()
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)
            return
        if not tallies:
            self.talk.say("No game has been finished yet.")
            return
        if max(map(len, tallies)) + _COLUMNS > self.talk.width:
            self._list_statistics(tallies)
            return
        table = self.talk.table("", "Played", "Won", "In a row", "Longest", "Fewest left")
        for column in table.columns[1:]:
            column.justify = "right"
        for name, tally in tallies.items():
            numbers = (tally.played, tally.won, tally.streak, tally.longest, tally.best)
            style = ACCENT if name == name_of(self.match) else ""
            table.add_row(name, *[str(number) for number in numbers], style=style)
        self.talk.show(table)

    def _list_statistics(self, tallies: dict[str, Tally]) -> None:
        """The same on a terminal too narrow for a table: each game's numbers below its name."""
        for name, tally in tallies.items():
            self.talk.say(name, ACCENT if name == name_of(self.match) else "")
            self.talk.lines(wrapped(solitaire_phrases.tally_told(tally), self.talk.width, ""))


def patience(seconds: float) -> Callable[[int], bool]:
    """A tick that ends a search after so long."""
    end = monotonic() + seconds
    return lambda positions: monotonic() > end


def watch(talk: Talk, match: Match, found: Solution) -> None:
    """Make the moves of the line, one by one or all at once, until the player takes over."""
    talk.say(solitaire_phrases.watching(found), ACCENT)
    fast = False
    for made, move in enumerate(found.line):
        talk.say(f"  {move}", ACCENT)
        if not fast:
            answer = _asked(talk, made, len(found.line))
            if answer == "stop":
                return
            fast = answer == "fast"
        match.play(move)
        if not fast and match.result is None:
            screen.show_head(talk, match)
            screen.show_layout(talk, seen_by(match, 0))


def _asked(talk: Talk, made: int, count: int) -> str:
    while True:
        typed = talk.ask(solitaire_phrases.watched(made, count)).lower()
        if typed in ("quit", "q", "exit"):
            raise Left
        if typed in ("", "fast", "stop"):
            return typed
        talk.say("Press Enter, or type fast or stop.", REFUSED)
