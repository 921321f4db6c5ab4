"""A trick-taking table as lines of text: the seats with what each said or played, and what each side has taken."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.game import State
from boneyard.core.match import Match, View
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import tile_text
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import DOUBLES, NAMES, NO_SUIT, is_trump, strength
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several, own_tile
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.view import FamilyView
from boneyard.words import grammar, terminal
from boneyard.words.context import Seen
from boneyard.words.families.tricks import parts, suits, tricks_so_far
from boneyard.words.grammar import side_names, spans
from boneyard.words.language import _, listed, ngettext, pgettext, say

_STEP = 20  # columns from the seat at the left to the one opposite, and on to the one at the right


def table(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The seats, with the viewer at the bottom, and below them what each side has taken."""
    state = parts(seen)[1]
    round_the_table = _Seats(seen, width, signs).lines() if state.owes != OVER else []
    if state.owes == PLAYING or state.taken is not None:
        between = [Text("")] if round_the_table else []
        return [*round_the_table, *between, *taken(seen, width)]
    return round_the_table


class _Seats:
    """The seats of one moment: the next one to the left is at the left."""

    def __init__(self, seen: Seen, width: int, signs: Signs) -> None:
        self.seen = seen
        self.game, self.state = parts(seen)
        self.signs = signs
        self.width = width
        self.own = 0 if seen.seat is None else seen.seat
        self.step = min(_STEP, max(width // 4, (width - 18) // 2))
        self.calls = dict(self.state.calls())  # what each said last
        self.trick = dict(self.game.trick(self.state))

    def lines(self) -> list[Text]:
        seats = self.game.seats
        left, right = (self.own + 1) % seats, (self.own + seats - 1) % seats
        found = self._one((self.own + 2) % seats) if seats == 4 else []
        return [*found, *self._beside(left, right), *self._one(self.own)]

    def _one(self, seat: int) -> list[Text]:
        """A seat in the middle: opposite, or your own."""
        lines = self._block(seat, self.width - self.step)
        return [Text(" " * self.step if line.plain else "").append_text(line) for line in lines]

    def _beside(self, left: int, right: int) -> list[Text]:
        at = 2 * self.step
        found = []
        for one, other in zip(self._block(left, at - 1), self._block(right, self.width - at)):
            line = one.append(" " * (at - one.cell_len)) if other.plain else one
            found.append(line.append_text(other))
        return found

    def _block(self, seat: int, room: int) -> list[Text]:
        """A name, and below it what was said or played."""
        name = Text(grammar.shown(self.seen.names[seat]), "bold" if seat == self.own else "")
        partner = seat != self.seen.seat and self._with_me(seat)
        dealer = seat == self.game.dealer(self.state)
        roles = ", ".join(
            filter(
                None,
                [
                    pgettext("at a seat", "partner") if partner else "",
                    pgettext("at a seat", "dealer") if dealer else "",
                ],
            )
        )
        if roles:
            name.append(f" ({roles})", "dim")
        said = self._played(seat) if self.state.owes == PLAYING else self._said(seat)
        for line in (name, said):
            line.truncate(room, overflow="ellipsis" if self.signs.mark == "●" else "crop")
        return [name, said]

    def _with_me(self, seat: int) -> bool:
        return self.seen.seat is not None and self.game.side(seat) == self.game.side(self.seen.seat)

    def _said(self, seat: int) -> Text:
        bid = self.calls.get(seat)
        stands = seat == self.state.bidder
        if self.state.owes == BIDDING and seat == self.state.turn:
            if bid is None:
                return Text(pgettext("at a seat", "to speak"), ACCENT)
            return Text(pgettext("at a seat", "bid {number}, to speak", number=bid), ACCENT)
        if bid is None:
            return Text("")
        if not bid:
            return Text(pgettext("at a seat", "passed"), "dim")
        return Text(pgettext("at a seat", "bid {number}", number=bid), "bold" if stands else "")

    def _played(self, seat: int) -> Text:
        if seat == self.state.turn:
            asked = pgettext("at a seat", "to play") if self.trick else pgettext("at a seat", "to lead")
            return Text(asked, ACCENT)
        tile = self.trick.get(seat)
        if tile is None:
            return Text("")
        wins = seat == self.game.winning(self.state)
        notes = [pgettext("at a seat", "led")] if seat == self.state.leader else []
        notes += [pgettext("at a seat", "winning")] if wins and len(self.trick) > 1 else []
        return Text(face(tile, -1, self.signs), "bold" if wins else "").append(
            f" {', '.join(notes)}".rstrip()
        )


def taken(seen: Seen, width: int) -> list[Text]:
    """What each side has taken so far, and which counts are still out."""
    game, state = parts(seen)
    names = side_names(game, seen.names)
    longest = max(map(len, names))
    across = longest if longest + 24 <= width else 0
    found = []
    for side, name in enumerate(names):
        count = game.tricks_of(state, side)
        parts_ = [ngettext("{count} trick", "{count} tricks", count) if count else _("no tricks")]
        if game.answers.counts and count:
            parts_.append(grammar.points(game.took(state)[side]))
        tiles = [tile_text(tile) for tile in counts_of(game, state, side)]
        if tiles:
            parts_.append(_("with {tiles}", tiles=" ".join(tiles)))
        found.append(f"{name:<{across}}  {', '.join(parts_)}")
    gone = {tile for side in range(game.sides) for tile in counts_of(game, state, side)}
    out = [tile for tile in sorted(game.answers.counts, reverse=True) if tile not in gone]
    if out and state.owes != OVER:
        found.append(_("Counts still out: {tiles}", tiles=" ".join(tile_text(tile) for tile in out)))
    return [Text(line) for each in found for line in wrap(each, width, subsequent_indent="  ")]


def counts_of(game: TrickGame, state: TrickState, side: int) -> list[int]:
    """The count tiles that a side has taken; those claimed with the last tricks are not among them."""
    tiles = [played[1] for winner, row in game.tricks(state) if game.side(winner) == side for played in row]
    return sorted([tile for tile in tiles if tile in game.answers.counts], reverse=True)


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
    int(SETTING): marked("a number from your hand, or a tile like 6-4, to put aside"),
    int(NAMING): marked("the trumps, like 4"),
    int(PLAYING): marked("a number from your hand, or a tile like 6-4"),
}


def _as_trump(state: TrickState, tile: int) -> int:
    """A tile's rank among the trumps, 0 if it isn't a trump."""
    return int(strength(tile, state.trump, state.trump)) if is_trump(tile, state.trump) else 0


def _least(view: View) -> int:
    """The lowest bid of this game."""
    assert isinstance(view.game, TrickGame)
    return view.game.answers.bids[0]


class TricksView(FamilyView):
    """Bids, trumps and tricks."""

    move_help = marked(
        "To bid, type a number, with or without bid before it. Type p or pass to pass.\n"
        "If you win the bid, name the trumps: 4, trump 4 or fours, or doubles or none if the rules allow them.\n"
        "Then type a number from your hand, or a tile like 6-4, to play it.\n"
        "If there is a widow, put a tile aside the same way. If claims are allowed, type claim to take the rest."
    )
    commands: Mapping[str, str] = {"tricks": marked("show all tricks so far")}

    # --- the table

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return table(seen, width, signs)

    def header(self, match: Match, state: State) -> list[str]:
        return [terminal.scores(self.teller, match)]

    # --- reading input

    def hand(self, view: View) -> list[int]:
        """Your tiles, the highest first, and before all others the trumps in their order."""
        game, state = view.game, view.state
        assert isinstance(game, TrickGame)
        assert isinstance(state, TrickState)
        held = game.hands(state)[view.seat]

        def rank(tile: int) -> tuple[int, int]:
            return (_as_trump(state, tile), tile)

        return sorted(held, key=rank, reverse=True)

    def hand_note(self, match: Match, seat: int) -> str:
        """Which of your tiles are trumps, or which one was the widow."""
        view = match.view(seat)
        game, state = match.game, view.state
        assert isinstance(game, TrickGame)
        assert isinstance(state, TrickState)
        held = self.hand(view)
        if state.owes == SETTING and state.bidder == seat:
            dealt = game.hands(game.look(game.start(match.round.deal, match.round.before), seat))[seat]
            widow = [tile_text(tile) for tile in held if tile not in dealt]
            return _("{tile} was the widow", tile=listed(widow, "and")) if widow else ""
        count = sum(_as_trump(state, tile) > 0 for tile in held)
        if count in (0, len(held)):
            return _("all are trumps") if count else ""
        if count == 1:
            return _("1 is a trump")
        return _("1 and 2 are trumps") if count == 2 else _("1 to {count} are trumps", count=count)

    def playable(self, moves: Sequence[Move]) -> set[int]:
        return {int(move.tile) for move in moves if move.kind == ALONE}

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, TrickState)
        plain = " ".join(text.lower().split())
        if plain in ("p", "pass"):
            return Move(PASS)
        if plain == "claim":
            return trick_move(CLAIM)
        word, _space, rest = plain.partition(" ")
        if word == "bid" or (state.owes == BIDDING and plain.isascii() and plain.isdigit()):
            return self._bid(view, rest if word == "bid" else plain)
        if word in ("trump", "trumps") or (state.owes == NAMING and plain in _SUITS):
            return self._named(rest if word in ("trump", "trumps") else plain)
        kind = ASIDE if word == "aside" or state.owes == SETTING else ALONE
        return self._tile(view, rest if word == "aside" else plain, kind, text)

    def _bid(self, view: View, text: str) -> Move:
        if not (text.isascii() and text.isdigit() and len(text) < 5):
            example = f"{terminal.command_name('bid')} {_least(view)}"
            if not text:
                raise Unreadable(_("Type a number after bid, like {example}.", example=example))
            raise Unreadable(
                _("Type a number after bid, like {example}, not {text}.", example=example, text=repr(text))
            )
        return trick_move(BID, left=int(text))

    def _named(self, text: str) -> Move:
        if text not in _SUITS:
            if not text:
                raise Unreadable(_("Trumps are a number from 0 to 6, doubles or none."))
            raise Unreadable(
                _("Trumps are a number from 0 to 6, doubles or none, not {text}.", text=repr(text))
            )
        return trick_move(TRUMP, left=_SUITS[text])

    def _tile(self, view: View, name: str, kind: int, text: str) -> Move:
        """A tile of the hand, to be played or put aside."""
        state = view.state
        assert isinstance(state, TrickState)
        held = self.hand(view)
        bid = f"{terminal.command_name('bid')} {_least(view)}"
        asked = say(_TO_TYPE.get(int(state.owes), "")) or _("a bid like {example}, or pass", example=bid)
        if state.owes in (BIDDING, NAMING) and "-" not in name:
            raise Unreadable(terminal.not_a_move(text, asked))
        tile = own_tile(held, name, text)
        if tile not in held and state.owes in (SETTING, PLAYING):
            raise Illegal(terminal.no_such_tile(tile_text(tile)))
        return trick_move(kind, tile)

    def describe_choices(self, moves: Sequence[Move]) -> str:
        bids = [int(move.left) for move in moves if move.kind == BID]
        named = [int(move.left) for move in moves if move.kind == TRUMP]
        plays = [tile_text(move.tile) for move in moves if move.kind == ALONE]
        found = [pgettext("you can", "bid {numbers}", numbers=spans(bids))] if bids else []
        found += [pgettext("you can", "name {suits} as trumps", suits=suits(named))] if named else []
        found += [terminal.play_choice(plays)] if plays else []
        if any(move.kind == ASIDE for move in moves):
            found.append(pgettext("you can", "put any of your tiles aside"))
        found += [terminal.command_name(str(move)) for move in moves if move.kind in (PASS, CLAIM)]
        return terminal.choices(found)

    def look_up(self, seen: Seen, word: str) -> list[str] | None:
        return tricks_so_far(seen) if word == "tricks" else None
