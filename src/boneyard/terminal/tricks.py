"""A trick-taking table as lines of text: the seats with what each said or played, and what each side has taken."""

from textwrap import wrap

from rich.text import Text

from boneyard.core.tile import tile_text
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, OVER, PLAYING, TrickState
from boneyard.telling import speech
from boneyard.telling.seen import Seen
from boneyard.telling.trickwords import parts
from boneyard.telling.words import side_names
from boneyard.terminal.signs import Signs
from boneyard.terminal.table import face
from boneyard.terminal.talk import ACCENT

_STEP = 20  # columns from the seat at the left to the one opposite, and on to the one at the right


def table(seen: Seen, width: int, signs: Signs) -> list[Text]:
    """The seats, whoever looks at the bottom, and below them what each side has taken."""
    _, state = parts(seen)
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
        """A seat in the middle: opposite, or the own one."""
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
        name = Text(self.seen.names[seat], "bold" if seat == self.own else "")
        partner = seat != self.seen.seat and self._with_me(seat)
        dealer = seat == self.game.dealer(self.state)
        roles = ", ".join(role for role, is_so in (("partner", partner), ("dealer", dealer)) if is_so)
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
            before = Text("" if bid is None else f"bid {bid}, ")
            return before.append("to speak", ACCENT)
        if bid is None:
            return Text("")
        return Text(f"bid {bid}", "bold" if stands else "") if bid else Text("passed", "dim")

    def _played(self, seat: int) -> Text:
        if seat == self.state.turn:
            return Text("to play" if self.trick else "to lead", ACCENT)
        tile = self.trick.get(seat)
        if tile is None:
            return Text("")
        wins = seat == self.game.winning(self.state)
        notes = ["led"] if seat == self.state.leader else []
        notes += ["winning"] if wins and len(self.trick) > 1 else []
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
        tricks = speech.counted(count, "trick")
        points = f", {speech.points(game.took(state)[side])}" if game.answers.counts and count else ""
        with_ = [tile_text(tile) for tile in counts_of(game, state, side)]
        held = f", with {' '.join(with_)}" if with_ else ""
        found.append(f"{name:<{across}}  {tricks}{points}{held}")
    gone = {tile for side in range(game.sides) for tile in counts_of(game, state, side)}
    out = [tile for tile in sorted(game.answers.counts, reverse=True) if tile not in gone]
    if out and state.owes != OVER:
        found.append(f"Counts not taken yet: {' '.join(tile_text(tile) for tile in out)}")
    return [Text(line) for each in found for line in wrap(each, width, subsequent_indent="  ")]


def counts_of(game: TrickGame, state: TrickState, side: int) -> list[int]:
    """The count tiles that a side has taken; those claimed with the last tricks are not among them."""
    tiles = [tile for winner, row in game.tricks(state) if game.side(winner) == side for _, tile in row]
    return sorted([tile for tile in tiles if tile in game.answers.counts], reverse=True)
