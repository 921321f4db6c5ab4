"""A match played in the terminal: one person, and a bot in every other seat."""

from boneyard.bots import bot, choice_of
from boneyard.core.errors import BoneyardError, nearest
from boneyard.core.match import Round
from boneyard.core.move import DRAW, LAY, Move
from boneyard.terminal.console import screen
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.talk import ACCENT, REFUSED, Talk
from boneyard.terminal.families.registry import manner
from boneyard.terminal.play import phrases
from boneyard.terminal.play.session import Did, Session
from boneyard.terminal.play.setup import Seating, again
from boneyard.words import grammar, log_lines, steps
from boneyard.words.context import seen_by


class Play:
    """The loop of turns, rounds and matches."""

    def __init__(self, talk: Talk, seating: Seating) -> None:
        self.talk = talk
        self.session = Session(talk, seating)
        self.seat = seating.seat
        self._told = self.session.moment()  # up to where it has been told what happened
        self._ended = self._finished()  # how many rounds' ends have been shown
        self._let_go = (0, 0)  # the moment at which the player let a call pass
        self._matches = 0
        self._fresh = True  # the whole table is to be drawn, not only the hand

    def run(self) -> None:
        """Play until the player leaves."""
        session = self.session
        how = manner(session.match.state)
        self.talk.say(phrases.welcome(session.match, self.seat, session.seating.bots, how.spoken_help))
        session.stay(self._go_on)

    def _go_on(self) -> None:
        if self._finished() > self._ended:
            self._show_end()
        elif self.session.match.result is not None:
            self._after_match()
        else:
            self._step()

    def _finished(self) -> int:
        match = self.session.match
        over = match.result is not None or (match.round_over and not match.actors)
        return len(match.rounds) - (0 if over else 1)

    def _step(self) -> None:
        match = self.session.match
        only_calls = match.round_over  # the last tile of the round left points unclaimed
        callers = [seat for seat in match.actors[0 if only_calls else 1 :] if seat != self.seat]
        calls = [move for move in match.moves(self.seat) if move.kind in phrases.CALLS]
        apart = only_calls or match.turn != self.seat or bool(callers)
        # The player's own call is offered apart where a bot has the turn or could be faster.
        if calls and apart and self._let_go != self.session.moment():
            self._offer_call(calls[0])
        elif callers:
            self._bot(callers[0])
        elif only_calls:
            match.deal()
        elif match.turn == self.seat:
            self._turn()
        else:
            assert match.turn is not None
            self._bot(match.turn)

    def _bot(self, seat: int) -> None:
        match = self.session.match
        player = bot(self.session.seating.bots[seat])
        choice = choice_of(player, match, seat, self.session.rng(seat))
        match.play(choice.move, seat)
        self._fresh = True

    # --- the player's turn

    def _turn(self) -> None:
        match = self.session.match
        view = match.view(self.seat)
        seen = seen_by(match, self.seat)
        moves = view.moves()
        how = manner(view.state)
        if self._fresh:
            screen.show_head(self.talk, match)
        self._tell(match.round, len(match.rounds))
        # A play and the same play with a claim are one: a default must not tell whether it scores.
        plain = [move for move in moves if move.say < 0]
        only = plain[0] if len(plain) == 1 else None
        if self._fresh:
            screen.show_layout(self.talk, seen)
        if self._fresh or only is None or only.kind == LAY:
            screen.show_hand(self.talk, how.hand(view), how.able(moves), how.hand_note(match, self.seat))
        self._fresh = False
        asked = how.asks(seen, moves)
        if asked:
            self.talk.say(asked, ACCENT)
        while not self._answered(self.talk.ask(phrases.prompt(only)), only):
            pass

    def _answered(self, typed: str, only: Move | None) -> bool:
        """Do what was typed; False where the player has to be asked once more."""
        if not typed:
            if only is not None:
                self._make(only)
                return True
            match = self.session.match
            self.talk.say(manner(match.state).can_do(match.moves(self.seat)))
            return False
        did = self.session.command(typed)
        if did is Did.CHANGED:
            self._look_again()
        return did is Did.CHANGED or (did is Did.NOTHING and self._typed(typed))

    def _typed(self, typed: str) -> bool:
        """Make the move that was typed; False where it is refused or the player thinks again."""
        view = self.session.match.view(self.seat)
        try:
            meant = manner(view.state).read(view, typed, self.session.match.players)
            move = self._which(meant) if isinstance(meant, Several) else meant
            if move is None:
                return False
            self._make(move)
        except BoneyardError as problem:
            close = nearest(typed.split(maxsplit=1)[0], self.session.command_names())
            self.talk.say(grammar.named(str(problem), self.session.match.players) + close, REFUSED)
            self.talk.say(manner(view.state).can_do(view.moves()))
            return False
        return True

    def _make(self, move: Move) -> None:
        self.session.match.play(move, self.seat)
        self._fresh = move.kind not in (DRAW, *phrases.CALLS)

    def _which(self, several: Several) -> Move | None:
        """Ask where a tile shall go."""
        seen = seen_by(self.session.match, self.seat)
        for place, move in enumerate(several.plays, 1):
            self.talk.say(f"  {place}  {manner(seen.state).where(seen, move)}", ACCENT)
        while True:
            typed = self.talk.ask(phrases.which_place(len(several.plays)))
            chosen, said, claim = (part.strip() for part in typed.partition("!"))
            if not typed:
                return None
            if phrases.is_choice(chosen, len(several.plays)):
                move = several.play(int(chosen) - 1)
                return move.saying(self.session.match.game.meant(f"{move}!{claim}").say) if said else move
            if self.session.command(typed) is not Did.NOTHING:
                return None
            self.talk.say(phrases.choice_please(len(several.plays)), REFUSED)

    def _offer_call(self, call: Move) -> None:
        match = self.session.match
        self._tell(match.round, len(match.rounds))
        seen = seen_by(match, self.seat)
        self.talk.say(manner(seen.state).offer(seen), ACCENT)
        moment = self.session.moment()
        while self.session.moment() == moment:
            typed = self.talk.ask(phrases.call_prompt(call)).lower()
            if not typed:
                self._let_go = moment
                return
            if typed in (str(call), str(call)[0]):
                match.play(call, self.seat)
                self._fresh = True
                continue
            did = self.session.command(typed)
            if did is Did.CHANGED:
                self._look_again()
            elif did is Did.NOTHING:
                self.talk.say(phrases.call_help(call), REFUSED)

    def _tell(self, round_: Round, number: int) -> None:
        """Say what happened in a round since the last time."""
        match = self.session.match
        since = self._told[1] if self._told[0] == number else 0
        for sentence in log_lines(match.game, match.players, steps(match.game, round_)[since:], self.seat):
            self.talk.say(sentence)
        self._told = (number, len(round_.moves))

    def _look_again(self) -> None:
        """After something was taken back: nothing new to tell, the whole table to draw."""
        self._told = self.session.moment()
        self._ended = min(self._ended, self._finished())
        self._let_go = (0, 0)
        self._fresh = True

    # --- the end of rounds and matches

    def _show_end(self) -> None:
        match = self.session.match
        each = match.rounds[self._ended]
        self._ended += 1
        self._tell(each, self._ended)
        screen.show_round(self.talk, match, each)
        self._fresh = True
        if match.result is None:
            self._pause(phrases.next_prompt(manner(each.state).unit), ("", "next"))

    def _after_match(self) -> None:
        match = self.session.match
        self.talk.heading("The match is over")
        self.talk.say(manner(match.state).winners(match), ACCENT)
        screen.show_scores(self.talk, match)
        if self._pause(phrases.MATCH_NEXT, ("again", "yes", "y")):
            self._matches += 1
            self.session.match = again(match, self._matches)
            self._told, self._ended, self._let_go, self._fresh = (0, 0), 0, (0, 0), True

    def _pause(self, prompt: str, answers: tuple[str, ...]) -> bool:
        """Wait for an answer, with every command at hand; False where one of them has changed the match."""
        while True:
            typed = self.talk.ask(prompt)
            if typed.lower() in answers:
                return True
            did = self.session.command(typed)
            if did is Did.CHANGED:
                self._look_again()
                return False
            if did is Did.NOTHING:
                self.talk.say(phrases.PAUSE_HELP, REFUSED)
