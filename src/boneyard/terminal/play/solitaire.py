"""A solitaire in the terminal: turns, undo and redo, and one deal after another."""

from boneyard.core.errors import BoneyardError
from boneyard.core.move import Move
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.terminal.console.console import ACCENT, REFUSED, Console
from boneyard.terminal.console.input import Several
from boneyard.terminal.play import screen
from boneyard.terminal.play.choice import MoveChoice
from boneyard.terminal.play.session import Outcome
from boneyard.terminal.play.setup import Seating
from boneyard.terminal.play.solitaire_session import SolitaireSession
from boneyard.terminal.play.statistics import Statistics
from boneyard.words import terminal
from boneyard.words.context import Step, seen_by
from boneyard.words.language import _


class SolitairePlay:
    """The loop of turns and deals."""

    def __init__(self, console: Console, seating: Seating, statistics: Statistics | None = None) -> None:
        self.console = console
        self.session = SolitaireSession(console, seating, statistics or Statistics())
        self._fresh = True
        self._news: list[str] = []  # what the last move caused

    def run(self) -> None:
        """Play until the player leaves."""
        self.console.say(terminal.solitaire_welcome(self.session.match))
        self.session.stay(self._step)

    def _step(self) -> None:
        if self.session.match.result is not None:
            self._show_end()
        else:
            self._take_turn()

    def _take_turn(self) -> None:
        match, family_view = self.session.match, self.session.family_view
        seen = seen_by(match, 0)
        moves = match.moves()
        if self._fresh:
            self._show_table()
            self.console.lines(family_view.draw_choices(seen, moves, self.console.width, self.console.signs))
        self._fresh = False
        only = moves[0] if len(moves) == 1 else None
        typed = terminal.in_english(self.console.ask(terminal.turn_prompt(only)))
        if not typed and only is not None:
            self._make_move(only)
        elif not typed:
            self.console.say(family_view.describe_choices(moves))
        else:
            self._answer(typed)

    def _show_table(self) -> None:
        """The current position, and once what the last move caused."""
        match = self.session.match
        screen.show_head(self.console, match)
        for sentence in self._news:
            self.console.say(sentence)
        self._news = []
        screen.show_layout(self.console, seen_by(match, 0))

    def _answer(self, typed: str) -> None:
        """Do what was typed: a command, an automatic run, or a move."""
        outcome = self.session.command(typed)
        if outcome is Outcome.NOTHING:
            if not self._run(typed):
                self._play_typed(typed)
        elif outcome is Outcome.CHANGED:
            self._fresh = True

    def _run(self, typed: str) -> bool:
        """Let the game run by itself if it can: step by step, or to its end at once."""
        ran = self.session.family_view.run(self.console, self.session.match, typed)
        self._fresh = self._fresh or ran
        return ran

    def _play_typed(self, typed: str) -> None:
        match, family_view = self.session.match, self.session.family_view
        view = match.view(0)
        try:
            meant = family_view.read(view, typed, match.players)
            move = self._ask_move(meant) if isinstance(meant, Several) else self._complete_turn(meant)
            if move is not None:
                self._make_move(move)
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            self.console.say(family_view.describe_choices(view.moves()))

    def _make_move(self, move: Move) -> None:
        match = self.session.match
        before = match.state
        match.play(move)
        self._news = self.session.family_view.teller.news(match.game, Step(0, move, before, match.state))
        self._fresh = True

    def _complete_turn(self, move: Move) -> Move | None:
        """A turn entered pair by pair, until nothing can be added or the player finishes it."""
        view, family_view = self.session.match.view(0), self.session.family_view
        turns = [move]
        while turns and family_view.can_grow(view, turns[-1]):
            self.console.say(terminal.turn_so_far(turns[-1]))
            self.console.lines(family_view.draw_additions(view, turns[-1], self.console.width))
            typed = terminal.in_english(self.console.ask(terminal.more_pairs()))
            if not typed:
                break
            if typed.lower() in ("undo", "u", "back"):
                turns.pop()
                continue
            outcome = self.session.command(typed)
            if outcome is Outcome.CHANGED:
                self._fresh = True
                return None
            if outcome is Outcome.NOTHING:
                try:
                    turns.append(family_view.grow(view, turns[-1], typed))
                except BoneyardError as problem:
                    self.console.say(str(problem), REFUSED)
        return turns[-1] if turns else None

    def _ask_move(self, several: Several) -> Move | None:
        """Ask which of several moves to make."""
        choosing = MoveChoice(self.session)
        move = choosing.move(several)
        self._fresh = self._fresh or choosing.changed
        return move

    def _show_end(self) -> None:
        """The verdict, the statistics, and what next."""
        session = self.session
        match, family_view = session.match, session.family_view
        conceded = bool(match.round.moves) and match.round.moves[-1][1].kind == CONCEDE
        if not conceded:
            self._show_table()
        self.console.say(family_view.teller.winners(match), ACCENT)
        self._count_game()
        self._ask_next()

    def _count_game(self) -> None:
        """Record how the game ended, unless the solver showed the win."""
        session = self.session
        if not session.own:
            self.console.say(_("You watched the win, so this deal doesn't count."))
            return
        try:
            tally = session.statistics.add(session.match)
        except BoneyardError as problem:
            self.console.say(str(problem), REFUSED)
            return
        if tally is not None:
            self.console.say(terminal.tally_sentence(tally.played, tally.won, tally.streak, tally.best))

    def _ask_next(self) -> None:
        session = self.session
        while True:
            typed = terminal.in_english(self.console.ask(terminal.solitaire_next())).lower()
            if typed in ("", "next"):
                session.command("deal")
            elif typed in ("again", "restart"):
                session.command("restart")
            else:
                outcome = session.command(typed)
                if outcome is Outcome.NOTHING:
                    self.console.say(terminal.pause_help(), REFUSED)
                if outcome is not Outcome.CHANGED:
                    continue
            self._fresh = True
            return
