"""A game for one in the terminal: turn after turn, back and forth, and one deal after the other."""

from boneyard.core.errors import BoneyardError
from boneyard.core.move import Move
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.terminal.console import screen
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.talk import ACCENT, REFUSED, Talk
from boneyard.terminal.play import phrases, solitaire_phrases
from boneyard.terminal.play.choose import Choosing
from boneyard.terminal.play.session import Did
from boneyard.terminal.play.setup import Seating
from boneyard.terminal.play.solitaire_session import SoloSession
from boneyard.terminal.play.statistics import Statistics
from boneyard.words.context import Step, seen_by


class Solo:
    """The loop of turns and deals."""

    def __init__(self, talk: Talk, seating: Seating, statistics: Statistics | None = None) -> None:
        self.talk = talk
        self.session = SoloSession(talk, seating, statistics or Statistics())
        self._fresh = True
        self._news: list[str] = []  # what the last move brought about by itself

    def run(self) -> None:
        """Play until the player leaves."""
        self.talk.say(solitaire_phrases.welcome(self.session.match))
        self.session.stay(self._step)

    def _step(self) -> None:
        if self.session.match.result is not None:
            self._ended()
        else:
            self._turn()

    def _turn(self) -> None:
        match, how = self.session.match, self.session.how
        seen = seen_by(match, 0)
        moves = match.moves()
        if self._fresh:
            self._show_table()
            self.talk.lines(how.offered(seen, moves, self.talk.width, self.talk.signs))
        self._fresh = False
        only = moves[0] if len(moves) == 1 else None
        typed = self.talk.ask(phrases.prompt(only))
        if not typed and only is not None:
            self._make(only)
        elif not typed:
            self.talk.say(how.can_do(moves))
        else:
            self._answer(typed)

    def _show_table(self) -> None:
        """The game as it stands, and once what the last move brought about by itself."""
        match = self.session.match
        screen.show_head(self.talk, match)
        for sentence in self._news:
            self.talk.say(sentence)
        self._news = []
        screen.show_layout(self.talk, seen_by(match, 0))

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
            self.talk.say(solitaire_phrases.so_far(turns[-1]))
            self.talk.lines(how.further(view, turns[-1], self.talk.width))
            typed = self.talk.ask(solitaire_phrases.GROWS)
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
        """Ask which of several moves is meant."""
        choosing = Choosing(self.session)
        move = choosing.move(several)
        self._fresh = self._fresh or choosing.changed
        return move

    def _ended(self) -> None:
        """The verdict, the statistics, and what next."""
        session = self.session
        match, how = session.match, session.how
        conceded = bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE
        if not conceded:
            self._show_table()
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
            tally = session.statistics.add(session.match)
        except BoneyardError as problem:
            self.talk.say(str(problem), REFUSED)
            return
        if tally is not None:
            self.talk.say(solitaire_phrases.tallied(tally))

    def _after(self) -> None:
        session = self.session
        while True:
            typed = self.talk.ask(solitaire_phrases.NEXT).lower()
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
