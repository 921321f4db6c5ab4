"""How poker is shown and told, and what is typed in it."""

from collections.abc import Sequence

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.game import Game, State
from boneyard.core.match import Match, Round, View
from boneyard.core.move import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND, Many, Move
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, PokerState
from boneyard.terminal import poker, pokerwords, words
from boneyard.terminal.manner import Manner
from boneyard.terminal.seen import Seen, Step
from boneyard.terminal.signs import Signs
from boneyard.terminal.typed import Several, own_tile, verb

_WORDS = {"check": CHECK, "call": CALL, "bet": BET, "raise": RAISE, "fold": FOLD, "stand": STAND}
_EXCHANGE = ("exchange", "e", "x")


class Poker(Manner):
    """Chips, bets and hands that are shown or not."""

    move_help = """\
Say check, bet, call, raise or fold, or only the first letter: c checks, or calls where there is a bet.
In an exchange say exchange and the tiles to give away, by number or face: exchange 1 3; s or stand keeps all."""
    unit = "deal"
    total = "Chips"

    # --- the table

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return poker.table(seen, width, signs)

    def says(self, seen: Seen) -> list[str]:
        return pokerwords.says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return pokerwords.asks(seen, moves)

    def head(self, match: Match, state: State) -> list[str]:
        game = match.game
        assert isinstance(game, PokerGame)
        answers = game.answers
        return [f"{self.aim(match).capitalize()}. Ante {answers.ante}, bets and raises of {answers.bet}."]

    def score(self, match: Match, scores: Sequence[int]) -> str:
        chips = ", ".join(f"{name} {total}" for name, total in zip(words.sides(match), scores))
        return f"Chips: {chips}"

    def aim(self, match: Match) -> str:
        return f"{match.game.rounds} deals, the most chips win"

    def held(self, seen: Seen, seat: int) -> str:
        game, state = poker.parts(seen)
        tiles = game.hands(state)[seat]
        if not tiles:
            return "sits out"
        shown = " ".join(tile_text(tile) for tile in pokerwords.in_rank(tiles))
        notes = [] if DOWN in tiles else [pokerwords.hand_class(game.answers.ranking, tiles)]
        notes += [] if seat in state.inside else ["folded"]
        return f"{shown}  ({'; '.join(notes)})" if notes else shown

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
        return pokerwords.listing(seen, moves)

    def can_do(self, moves: Sequence[Move]) -> str:
        return pokerwords.can_do(moves)

    # --- what was done, and how it ended

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        assert isinstance(game, PokerGame)
        return pokerwords.deed(game, step, own=False)

    def told(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        assert isinstance(game, PokerGame)
        return pokerwords.told(game, names, made, own)

    def epilogue(self, match: Match, round_: Round) -> str:
        return pokerwords.ended(match, round_)

    def round_ended(self, match: Match, round_: Round) -> str:
        return pokerwords.ended(match, round_)

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return pokerwords.table(match, round_)
