"""A match played in the terminal: one person, and a bot in every other seat."""

from boneyard.bots import choice_of
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Round
from boneyard.core.move import DRAW, LAY, Move
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.trains.moves import CATCH
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, REFUSED, Console
from boneyard.terminal.console.input import Several
from boneyard.terminal.play import screen
from boneyard.terminal.play.session import Outcome, Session
from boneyard.terminal.play.setup import Seating, find_player, rematch
from boneyard.words import log_lines, steps, terminal
from boneyard.words.context import seen_by
from boneyard.words.language import _, did_you_mean
from boneyard.words.refusals import reader, render

_CALLS = (MUGGINS, CATCH)  # calls that can be made out of turn


class MatchPlay:
    """The loop of turns, rounds and matches."""

    def __init__(self, console: Console, seating: Seating) -> None:
        self.console = console
        self.session = Session(console, seating)
        self.seat = seating.seat
        self._told_until = self.session.moment()  # how far the log has been shown
        self._ended = self._count_finished()  # how many rounds' ends have been shown
        self._let_go = (0, 0)  # the moment at which the player let a call pass
        self._matches = 0
        self._fresh = True  # draw the whole table, not only the hand

    def run(self) -> None:
        """Play until the player leaves."""
        session = self.session
        self.console.say(
            terminal.welcome(session.match, self.seat, session.seating.bots, session.family_view.spoken_help)
        )
        session.stay(self._go_on)

    def _go_on(self) -> None:
        if self._count_finished() > self._ended:
            self._show_end()
        elif self.session.match.result is not None:
            self._after_match()
        else:
            self._step()

    def _count_finished(self) -> int:
        match = self.session.match
        over = match.result is not None or (match.round_over and not match.actors)
        return len(match.rounds) - (0 if over else 1)

    def _step(self) -> None:
        match = self.session.match
        only_calls = match.round_over  # the last tile of the round left points unclaimed
        callers = [seat for seat in match.actors[0 if only_calls else 1 :] if seat != self.seat]
        calls = [move for move in match.moves(self.seat) if move.kind in _CALLS]
        apart = only_calls or match.turn != self.seat or bool(callers)
        # The player's own call is offered apart where a bot has the turn or could be faster.
        if calls and apart and self._let_go != self.session.moment():
            self._offer_call(calls[0])
        elif callers:
            self._play_bot(callers[0])
        elif only_calls:
            match.deal()
        elif match.turn == self.seat:
            self._take_turn()
        else:
            assert match.turn is not None
            self._play_bot(match.turn)

    def _play_bot(self, seat: int) -> None:
        match = self.session.match
        player = find_player(self.session.seating.bots[seat])
        choice = choice_of(player, match, seat, self.session.rng(seat))
        match.play(choice.move, seat)
        self._fresh = True

    # --- the player's turn

    def _take_turn(self) -> None:
        match = self.session.match
        view = match.view(self.seat)
        seen = seen_by(match, self.seat)
        moves = view.moves()
        family_view = self.session.family_view
        if self._fresh:
            screen.show_head(self.console, match)
        self._tell_since(match.round, len(match.rounds))
        # A play and the same play with a claim are one: a default must not tell whether it scores.
        plain = [move for move in moves if move.say < 0]
        only = plain[0] if len(plain) == 1 else None
        if self._fresh:
            screen.show_layout(self.console, seen)
        if self._fresh or only is None or only.kind == LAY:
            screen.show_hand(
                self.console,
                family_view.hand(view),
                family_view.playable(moves),
                family_view.hand_note(match, self.seat),
            )
        self._fresh = False
        asked = family_view.asks(seen, moves)
        if asked:
            self.console.say(asked, ACCENT)
        while not self._answer(terminal.in_english(self.console.ask(terminal.turn_prompt(only))), only):
            pass

    def _answer(self, typed: str, only: Move | None) -> bool:
        """Do what was typed; False if the player has to be asked again."""
        if not typed:
            if only is not None:
                self._make_move(only)
                return True
            match = self.session.match
            self.console.say(self.session.family_view.describe_choices(match.moves(self.seat)))
            return False
        outcome = self.session.command(typed)
        if outcome is Outcome.CHANGED:
            self._look_again()
        return outcome is Outcome.CHANGED or (outcome is Outcome.NOTHING and self._play_typed(typed))

    def _play_typed(self, typed: str) -> bool:
        """Make the move that was typed; False if it is refused or the player changes their mind."""
        view = self.session.match.view(self.seat)
        try:
            meant = self.session.family_view.read(view, typed, self.session.match.players)
            move = self._ask_place(meant) if isinstance(meant, Several) else meant
            if move is None:
                return False
            self._make_move(move)
        except BoneyardError as problem:
            close = did_you_mean(typed.split(maxsplit=1)[0], self.session.command_names())
            self.console.say(render(problem, reader(self.session.match, self.seat)) + close, REFUSED)
            self.console.say(self.session.family_view.describe_choices(view.moves()))
            return False
        return True

    def _make_move(self, move: Move) -> None:
        self.session.match.play(move, self.seat)
        self._fresh = move.kind not in (DRAW, *_CALLS)

    def _ask_place(self, several: Several) -> Move | None:
        """Ask where to play a tile."""
        seen = seen_by(self.session.match, self.seat)
        for place, move in enumerate(several.plays, 1):
            self.console.say(f"  {place}  {self.session.family_view.teller.where(seen, move)}", ACCENT)
        while True:
            typed = self.console.ask(terminal.place_question(len(several.plays)))
            chosen, said, claim = (part.strip() for part in typed.partition("!"))
            if not typed:
                return None
            if input.is_choice(chosen, len(several.plays)):
                move = several.play(int(chosen) - 1)
                return move.saying(self.session.match.game.meant(f"{move}!{claim}").say) if said else move
            if self.session.command(typed) is not Outcome.NOTHING:
                return None
            self.console.say(terminal.number_request(len(several.plays)), REFUSED)

    def _offer_call(self, call: Move) -> None:
        match = self.session.match
        self._tell_since(match.round, len(match.rounds))
        seen = seen_by(match, self.seat)
        self.console.say(self.session.family_view.teller.offer(seen), ACCENT)
        moment = self.session.moment()
        while self.session.moment() == moment:
            typed = terminal.in_english(self.console.ask(terminal.call_prompt(call))).lower()
            if not typed:
                self._let_go = moment
                return
            if typed in (str(call), str(call)[0]):
                match.play(call, self.seat)
                self._fresh = True
                continue
            outcome = self.session.command(typed)
            if outcome is Outcome.CHANGED:
                self._look_again()
            elif outcome is Outcome.NOTHING:
                self.console.say(terminal.call_help(call), REFUSED)

    def _tell_since(self, round_: Round, number: int) -> None:
        """Say what happened in a round since the last time."""
        match = self.session.match
        since = self._told_until[1] if self._told_until[0] == number else 0
        for sentence in log_lines(match.game, match.players, steps(match.game, round_)[since:], self.seat):
            self.console.say(sentence)
        self._told_until = (number, len(round_.moves))

    def _look_again(self) -> None:
        """After an undo: nothing new to tell, but draw the whole table."""
        self._told_until = self.session.moment()
        self._ended = min(self._ended, self._count_finished())
        self._let_go = (0, 0)
        self._fresh = True

    # --- the end of rounds and matches

    def _show_end(self) -> None:
        match = self.session.match
        each = match.rounds[self._ended]
        self._ended += 1
        self._tell_since(each, self._ended)
        screen.show_round(self.console, match, each)
        self._fresh = True
        if match.result is None:
            self._pause(terminal.next_prompt(self.session.family_view.teller), ("", "next"))

    def _after_match(self) -> None:
        match = self.session.match
        self.console.heading(_("The match is over"))
        self.console.say(self.session.family_view.teller.winners(match), ACCENT)
        screen.show_scores(self.console, match)
        if self._pause(terminal.match_next(), ("again", "yes", "y")):
            self._matches += 1
            self.session.match = rematch(match, self._matches)
            self._told_until, self._ended, self._let_go, self._fresh = (0, 0), 0, (0, 0), True

    def _pause(self, prompt: str, answers: tuple[str, ...]) -> bool:
        """Wait for an answer; commands work too. False if one of them changed the match."""
        while True:
            typed = terminal.in_english(self.console.ask(prompt))
            if typed.lower() in answers or ("yes" in answers and terminal.is_yes(typed)):
                return True
            outcome = self.session.command(typed)
            if outcome is Outcome.CHANGED:
                self._look_again()
                return False
            if outcome is Outcome.NOTHING:
                self.console.say(terminal.pause_help(), REFUSED)
