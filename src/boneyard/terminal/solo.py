"""A game for one in the terminal: turn after turn, back and forth, and one deal after the other."""

from datetime import date
from secrets import token_hex

from boneyard.bots.found import Found
from boneyard.bots.solitaire import solve
from boneyard.core.errors import BoneyardError
from boneyard.core.move import CONCEDE, Move
from boneyard.deals import any_deal, deal_number
from boneyard.terminal import phrases, screen, solophrases
from boneyard.terminal.seating import Seating, dealt_again
from boneyard.terminal.seen import Step, seen_by
from boneyard.terminal.session import Did, Left, Session
from boneyard.terminal.solomanner import Solitaire
from boneyard.terminal.solomanners import solo_manner
from boneyard.terminal.statistics import Statistics, name_of
from boneyard.terminal.talk import ACCENT, REFUSED, Gone, Talk
from boneyard.terminal.typed import Several
from boneyard.terminal.watching import patience, watch

_LOOKED = 300_000  # positions, where somebody asks whether a game can still be won
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
        return {**solophrases.COMMANDS, **self.how.commands, **solophrases.LAST_COMMANDS}

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
        self.talk.say(solophrases.winnable(self._solved()), ACCENT)

    def _solved(self) -> Found:
        return solve(self.match.game, self.match.state, _LOOKED, patience(_SECONDS))

    def _watch(self) -> Did:
        """The solver plays a line to the win, if it finds one; the deal is no longer the player's own then."""
        if self.match.result is not None:
            self.talk.say(self.how.winners(self.match))
            return Did.DONE
        found = self._solved()
        if not found.won:
            self.talk.say(solophrases.winnable(found), ACCENT)
            self.talk.say("There is no won line to watch.")
            return Did.DONE
        self.watched.add(name_of(self.match) + str(self.match.seed))
        watch(self.talk, self.match, found)
        return Did.CHANGED

    @property
    def own(self) -> bool:
        """Whether the player has played this deal without watching how it is won."""
        return name_of(self.match) + str(self.match.seed) not in self.watched

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
        table = self.talk.table("", "Played", "Won", "In a row", "Longest", "Fewest left")
        for column in table.columns[1:]:
            column.justify = "right"
        for name, tally in tallies.items():
            numbers = (tally.played, tally.won, tally.streak, tally.longest, tally.best)
            style = ACCENT if name == name_of(self.match) else ""
            table.add_row(name, *[str(number) for number in numbers], style=style)
        self.talk.show(table)


class Solo:
    """The loop of turns and deals."""

    def __init__(self, talk: Talk, seating: Seating, statistics: Statistics | None = None) -> None:
        self.talk = talk
        self.session = SoloSession(talk, seating, statistics or Statistics())
        self._fresh = True
        self._news: list[str] = []  # what the last move brought about by itself

    def run(self) -> None:
        """Play until the player leaves."""
        session = self.session
        self.talk.say(solophrases.welcome(session.match))
        try:
            while True:
                if session.match.result is not None:
                    self._ended()
                else:
                    self._turn()
        except Left:
            pass
        except Gone:
            if not self.talk.answers:
                raise  # nobody was ever there
        except KeyboardInterrupt:
            session.goodbye()
            raise
        session.goodbye()

    def _turn(self) -> None:
        match, how = self.session.match, self.session.how
        seen = seen_by(match, 0)
        moves = match.moves()
        if self._fresh:
            screen.show_head(self.talk, match)
            for sentence in self._news:
                self.talk.say(sentence)
            screen.show_layout(self.talk, seen)
            self.talk.lines(how.offered(seen, moves, self.talk.width, self.talk.signs))
        self._fresh, self._news = False, []
        only = moves[0] if len(moves) == 1 else None
        typed = self.talk.ask(phrases.prompt(only))
        if not typed and only is not None:
            self._make(only)
        elif not typed:
            self.talk.say(how.can_do(moves))
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        """Do what was typed: a command, a run of the game by itself, or a move."""
        did = self.session.command(typed)
        if did is Did.NOTHING:
            if not self._ran(typed):
                self._typed(typed)
        elif did is Did.CHANGED:
            self._fresh = True

    def _ran(self, typed: str) -> bool:
        """Let the game run by itself, where it can: one step after the other, or to its end at once."""
        ran = self.session.how.runs(self.talk, self.session.match, typed)
        self._fresh = self._fresh or ran
        return ran

    def _typed(self, typed: str) -> None:
        match, how = self.session.match, self.session.how
        view = match.view(0)
        try:
            meant = how.read(view, typed, match.players)
            move = self._which(meant) if isinstance(meant, Several) else self._whole(meant)
            if move is not None:
                self._make(move)
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)
            self.talk.say(how.can_do(view.moves()))

    def _make(self, move: Move) -> None:
        match = self.session.match
        before = match.state
        match.play(move)
        self._news = self.session.how.news(match.game, Step(0, move, before, match.state))
        self._fresh = True

    def _whole(self, move: Move) -> Move | None:
        """A turn entered bit by bit, until nothing can be added or the player closes it."""
        view, how = self.session.match.view(0), self.session.how
        turns = [move]
        while turns and how.may_grow(view, turns[-1]):
            self.talk.lines(how.further(view, turns[-1], self.talk.width))
            typed = self.talk.ask(solophrases.grows(turns[-1]))
            if not typed:
                break
            if typed.lower() in ("undo", "u", "back"):
                turns.pop()
                continue
            did = self.session.command(typed)
            if did is Did.CHANGED:
                self._fresh = True
                return None
            if did is Did.NOTHING:
                try:
                    turns.append(how.grown(view, turns[-1], typed))
                except BoneyardError as problem:
                    self.talk.say(str(problem), REFUSED)
        return turns[-1] if turns else None

    def _which(self, several: Several) -> Move | None:
        """Ask which of several moves is meant, a page of them at a time."""
        count, shown = len(several.plays), self._page(several, 0)
        while True:
            typed = self.talk.ask(solophrases.which(count, shown))
            if phrases.is_choice(typed, count):
                return several.plays[int(typed) - 1]
            if not typed and shown == count:
                return None
            if not typed:
                shown = self._page(several, shown)
                continue
            try:
                fewer = self.session.how.narrowed(several, typed)
            except BoneyardError as problem:
                self.talk.say(str(problem), REFUSED)
                continue
            if fewer is not None:
                return fewer.plays[0] if len(fewer.plays) == 1 else self._which(fewer)
            did = Did.CHANGED if typed.lower() in ("undo", "u", "back") else self.session.command(typed)
            if did is Did.CHANGED:
                self._fresh = True
                return None
            if did is Did.NOTHING:
                self.talk.say(solophrases.choose(count), REFUSED)

    def _page(self, several: Several, start: int) -> int:
        """Show some of several moves; how many have been shown then."""
        seen = seen_by(self.session.match, 0)
        stop = min(start + max(5, self.talk.height - 6), len(several.plays))
        for place in range(start, stop):
            line = f"{place + 1:>3}  {self.session.how.where(seen, several.plays[place])}"
            self.talk.say(line, ACCENT)
        return stop

    def _ended(self) -> None:
        """The verdict, the statistics, and what next."""
        session = self.session
        match, how = session.match, session.how
        conceded = bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE
        if not conceded:
            screen.show_head(self.talk, match)
            screen.show_layout(self.talk, seen_by(match, 0))
        self.talk.say(how.winners(match), ACCENT)
        self._tally()
        self._after()

    def _tally(self) -> None:
        """Note how the game ended, unless the solver has shown how it is won."""
        session = self.session
        if not session.own:
            self.talk.say("You watched how this deal is won: it is not counted.")
            return
        try:
            self.talk.say(solophrases.tallied(session.statistics.add(session.match)))
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)

    def _after(self) -> None:
        session = self.session
        while True:
            typed = self.talk.ask(solophrases.NEXT).lower()
            if typed in ("", "next"):
                session.command("deal")
            elif typed in ("again", "restart"):
                session.command("restart")
            else:
                did = session.command(typed)
                if did is Did.NOTHING:
                    self.talk.say(phrases.PAUSE_HELP, REFUSED)
                if did is not Did.CHANGED:
                    continue
            self._fresh = True
            return
