"""How Forty-Two and Moon are shown, and what is typed in them."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable, listed
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import ALONE, ASIDE, BID, CLAIM, PASS, TRUMP, Move
from boneyard.core.tile import DOUBLES, NO_SUIT, tile_text
from boneyard.games.tricks.refusals import spans
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import NAMES, is_trump, strength
from boneyard.telling import trickwords
from boneyard.telling.seen import Seen
from boneyard.telling.tricks import TrickTeller
from boneyard.terminal import tricks
from boneyard.terminal.manner import Manner
from boneyard.terminal.signs import Signs
from boneyard.terminal.typed import Several, own_tile

_SUITS = {
    **{str(suit): suit for suit in range(7)},
    **{name: suit for suit, name in enumerate(NAMES)},
    "doubles": DOUBLES,
    "double": DOUBLES,
    "d": DOUBLES,
    "none": NO_SUIT,
    "no trump": NO_SUIT,
    "n": NO_SUIT,
}
_TO_TYPE = {
    int(SETTING): "a number from your hand, or a tile like 6-4, to put aside",
    int(NAMING): "the trumps, like 4",
    int(PLAYING): "a number from your hand, or a tile like 6-4",
}


def _as_trump(state: TrickState, tile: int) -> int:
    """A tile's rank among the trumps, 0 for one that is none."""
    return int(strength(tile, state.trump, state.trump)) if is_trump(tile, state.trump) else 0


def _least(view: View) -> int:
    """The lowest bid of this game."""
    assert isinstance(view.game, TrickGame)
    return view.game.answers.bids[0]


class Tricks(TrickTeller, Manner):
    """Bids, trumps and tricks."""

    move_help = """\
In the bidding a number bids it, with or without bid before it; p or pass passes.
With the bid you name the trumps: 4, trump 4 or fours; doubles and none where the rules have them.
Then a number from your hand, or a tile like 6-4, plays that tile to the trick.
Where there is a widow, a tile is put aside in the same way. Where claims are played, claim takes all that is left."""
    commands: Mapping[str, str] = {"tricks": "look at all tricks that were taken"}

    # --- the table

    def drawn(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return tricks.table(seen, width, signs)

    def head(self, match: Match, state: State) -> list[str]:
        return [f"{self.score(match, match.scores)} ({self.aim(match)})"]

    # --- what is typed

    def hand(self, view: View) -> list[int]:
        """The own tiles, the highest first, and before all others the trumps in their order."""
        game, state = view.game, view.state
        assert isinstance(game, TrickGame)
        assert isinstance(state, TrickState)
        held = game.hands(state)[view.seat]

        def rank(tile: int) -> tuple[int, int]:
            return (_as_trump(state, tile), tile)

        return sorted(held, key=rank, reverse=True)

    def hand_note(self, match: Match, seat: int) -> str:
        """Which of the own tiles are trumps, or which one was the widow."""
        view = match.view(seat)
        game, state = match.game, view.state
        assert isinstance(game, TrickGame)
        assert isinstance(state, TrickState)
        held = self.hand(view)
        if state.owes == SETTING and state.bidder == seat:
            dealt = game.hands(game.look(game.begin(match.round.deal, match.round.before), seat))[seat]
            return listed([f"{tile_text(tile)} was the widow" for tile in held if tile not in dealt], "and")
        count = sum(_as_trump(state, tile) > 0 for tile in held)
        if count in (0, len(held)):
            return "all are trumps" if count else ""
        span = {1: "1 is a trump", 2: "1 and 2 are trumps"}
        return span.get(count, f"1 to {count} are trumps")

    def able(self, moves: Sequence[Move]) -> set[int]:
        return {int(move.tile) for move in moves if move.kind == ALONE}

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, TrickState)
        plain = " ".join(text.lower().split())
        if plain in ("p", "pass"):
            return Move(PASS)
        if plain == "claim":
            return Move(CLAIM)
        word, _, rest = plain.partition(" ")
        if word == "bid" or (state.owes == BIDDING and plain.isascii() and plain.isdigit()):
            return self._bid(view, rest if word == "bid" else plain)
        if word in ("trump", "trumps") or (state.owes == NAMING and plain in _SUITS):
            return self._named(rest if word in ("trump", "trumps") else plain)
        kind = ASIDE if word == "aside" or state.owes == SETTING else ALONE
        return self._tile(view, rest if word == "aside" else plain, kind, text)

    def _bid(self, view: View, text: str) -> Move:
        if not (text.isascii() and text.isdigit() and len(text) < 5):
            least = f"bid {_least(view)}"
            raise Unreadable(f"After bid stands a number, like {least}; here stands {text or 'nothing'!r}.")
        return Move(BID, left=int(text))

    def _named(self, text: str) -> Move:
        if text not in _SUITS:
            raise Unreadable(
                f"Trumps are a number from 0 to 6, doubles or none; here stands {text or 'nothing'!r}."
            )
        return Move(TRUMP, left=_SUITS[text])

    def _tile(self, view: View, name: str, kind: int, text: str) -> Move:
        """A tile of the hand, to be played or put aside."""
        state = view.state
        assert isinstance(state, TrickState)
        held = self.hand(view)
        asked = _TO_TYPE.get(int(state.owes), f"a bid like bid {_least(view)}, or pass")
        if state.owes in (BIDDING, NAMING) and "-" not in name:
            raise Unreadable(f"{text!r} is no move and no command: type {asked}, or ? for help.")
        tile = own_tile(held, name, text)
        if tile not in held and state.owes in (SETTING, PLAYING):
            raise Illegal(f"{tile_text(tile)} is not among your tiles.")
        return Move(kind, tile)

    def can_do(self, moves: Sequence[Move]) -> str:
        bids = [int(move.left) for move in moves if move.kind == BID]
        named = [int(move.left) for move in moves if move.kind == TRUMP]
        plays = [tile_text(move.tile) for move in moves if move.kind == ALONE]
        found = [f"bid {spans(bids)}"] if bids else []
        found += [f"name {trickwords.suits(named)} as trumps"] if named else []
        found += [f"play {listed(plays)}"] if plays else []
        found += ["put any of your tiles aside"] if any(move.kind == ASIDE for move in moves) else []
        found += [str(move) for move in moves if move.kind in (PASS, CLAIM)]
        return f"You can {listed(found)}; ? helps."

    def looked_up(self, seen: Seen, word: str) -> list[str] | None:
        return trickwords.tricks_so_far(seen) if word == "tricks" else None

    # --- what was done, and how it ended
