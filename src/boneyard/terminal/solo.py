"""A game for one in the terminal: turn after turn, back and forth, and one deal after the other."""

from datetime import date
from secrets import token_hex

from boneyard.bots.solitaire import solve
from boneyard.core.errors import BoneyardError
from boneyard.core.move import CONCEDE, Move
from boneyard.deals import any_deal, deal_number
from boneyard.terminal import phrases, screen, solophrases
from boneyard.terminal.seating import Seating, dealt_again
from boneyard.terminal.seen import seen_by
from boneyard.terminal.session import Did, Left, Session
from boneyard.terminal.solomanner import Solitaire, solo_manner
from boneyard.terminal.statistics import Statistics, name_of
from boneyard.terminal.talk import ACCENT, REFUSED, Gone, Talk
from boneyard.terminal.typed import Several

_LOOKED = 300_000  # positions, where somebody asks whether a game can still be won


class SoloSession(Session):
    """The commands of a game for one, besides those of every game."""

    def __init__(self, talk: Talk, seating: Seating, statistics: Statistics) -> None:
        super().__init__(talk, seating)
        self.statistics = statistics

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
            case "stats":
                self.show_statistics()
            case _:
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
        found = solve(self.match.game, self.match.state, _LOOKED)
        self.talk.say(solophrases.winnable(found), ACCENT)

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
            screen.show_layout(self.talk, seen)
            self.talk.lines(how.offered(seen, moves, self.talk.width))
        self._fresh = False
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
        self.session.match.play(move)
        self._fresh = True

    def _whole(self, move: Move) -> Move | None:
        """A turn entered bit by bit, until nothing can be added or the player closes it."""
        view, how = self.session.match.view(0), self.session.how
        while how.may_grow(view, move):
            typed = self.talk.ask(solophrases.grows(move))
            if not typed:
                return move
            if typed.lower() in ("undo", "u", "back"):
                return None
            try:
                move = how.grown(view, move, typed)
            except BoneyardError as problem:
                self.talk.say(str(problem), REFUSED)
        return move

    def _which(self, several: Several) -> Move | None:
        """Ask which of several moves is meant."""
        seen = seen_by(self.session.match, 0)
        for place, move in enumerate(several.plays, 1):
            self.talk.say(f"  {place}  {self.session.how.where(seen, move)}", ACCENT)
        while True:
            typed = self.talk.ask(solophrases.which(len(several.plays)))
            if not typed:
                return None
            if phrases.is_choice(typed, len(several.plays)):
                return several.plays[int(typed) - 1]
            self.talk.say(phrases.choice_please(len(several.plays)), REFUSED)

    def _ended(self) -> None:
        """The verdict, the statistics, and what next."""
        session = self.session
        match, how = session.match, session.how
        conceded = bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE
        if not conceded:
            screen.show_head(self.talk, match)
            screen.show_layout(self.talk, seen_by(match, 0))
        self.talk.say(how.winners(match), ACCENT)
        try:
            tally = session.statistics.add(match)
            self.talk.say(solophrases.tallied(tally))
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)
        self._after()

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
