"""How poker is shown, and what is typed in it."""

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable, listed
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND, Many, Move
from boneyard.core.tile import tile_text
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, PokerState
from boneyard.telling import pokerwords, speech
from boneyard.telling.poker import PokerTeller
from boneyard.telling.seen import Seen
from boneyard.terminal import poker
from boneyard.terminal.manner import Manner
from boneyard.terminal.signs import Signs
from boneyard.terminal.typed import Several, own_tile, verb

_WORDS = {"check": CHECK, "call": CALL, "bet": BET, "raise": RAISE, "fold": FOLD, "stand": STAND}
_EXCHANGE = ("exchange", "e", "x")


class Poker(PokerTeller, Manner):
    """Chips, bets and hands that are shown or not."""

    move_help = """\
Say check, bet, call, raise or fold, or only the first letter: c checks, or calls where there is a bet.
In an exchange say exchange and the tiles to give away, by number or face: exchange 1 3; s or stand keeps all."""

    # --- the table

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return poker.table(seen, width, signs)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        if pokerwords.parts(seen)[1].stage == EXCHANGING:
            return "Give tiles away for others, like exchange 1 3, or stand."
        return super().asks(seen, moves)

    def head(self, match: Match, state: State) -> list[str]:
        game = match.game
        assert isinstance(game, PokerGame)
        answers = game.answers
        return [f"{self.aim(match).capitalize()}. Ante {answers.ante}, bets and raises of {answers.bet}."]

    # --- what is typed

    def hand(self, view: View) -> list[int]:
        """The own tiles, the best first."""
        return pokerwords.in_rank(view.game.hands(view.state)[view.seat])

    def hand_note(self, match: Match, seat: int) -> str:
        """What the own hand is."""
        game = match.game
        assert isinstance(game, PokerGame)
        held = game.hands(match.look(seat))[seat]
        return pokerwords.hand_class(game.answers.ranking, held) if held else ""

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, PokerState)
        plain = " ".join(text.lower().split())
        if plain == "c":
            return Move(CALL if state.stakes.owed(view.seat) > 0 else CHECK)
        said = verb(plain, _WORDS)
        if said is not None:
            return said
        word, _, rest = plain.partition(" ")
        if word in _EXCHANGE:
            return self._exchange(view, rest, text)
        if state.stage == EXCHANGING and plain[0].isdigit():
            return self._exchange(view, plain, text)
        raise Unreadable(f"{text!r} is no move and no command: type {view.game.forms}, or ? for help.")

    def _exchange(self, view: View, names: str, text: str) -> Move:
        """The tiles to give away, by number or by face."""
        held = self.hand(view)
        if not names:
            raise Unreadable(
                "After exchange stand the tiles to give away, like exchange 1 3; to keep all: stand."
            )
        tiles = [own_tile(held, name, text) for name in names.replace(",", " ").split()]
        for tile in tiles:
            if tile not in held:
                raise Illegal(f"{tile_text(tile)} is not among your tiles.")
        return Many(EXCHANGE, (tuple(sorted(tiles, reverse=True)),))

    def listing(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        _, state = pokerwords.parts(seen)
        if state.stage != EXCHANGING:
            return [pokerwords.price(seen, move) for move in moves]
        most = max((len(move.groups[0]) for move in moves if isinstance(move, Many)), default=0)
        return ["stand", f"exchange and one to {speech.number(most)} of your tiles, like exchange 1 3"]

    def can_do(self, moves: Sequence[Move]) -> str:
        found = [str(move) for move in moves if move.kind != EXCHANGE]
        found += ["exchange any of your tiles"] if any(move.kind == EXCHANGE for move in moves) else []
        return f"You can {listed(found)}; ? helps."

    # --- what was done, and how it ended
