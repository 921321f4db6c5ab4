"""A match as the text of its record: the deals and the moves, nothing else."""

from collections.abc import Collection

from boneyard.core.game import NOBODY, State
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.core.option import settle, show
from boneyard.core.tile import DOWN, tile_text, tiles_text
from boneyard.records.position import write_moment


def write(match: Match, seat: int | None = None, watcher: bool = False, seed: bool = False) -> str:
    """The whole record; for a seat or a spectator what they may not know stays face down.

    Where the rules say so, what no one was shown at the end of a round stays face down in the whole record too. With
    its seed a match that is loaded again deals the same further rounds; only the whole record ever has it.
    """
    lines = _header(match)
    if seed and seat is None and not watcher and match.seed is not None:
        lines.append(f"seed: {match.seed}")
    somebody = watcher or seat is not None
    for each in match.rounds:
        going_on = match.result is None and match.game.points(each.state) is None
        hidden = going_on and somebody
        unshown = not going_on and not match.game.always_shown and (somebody or match.game.never_told)
        reader = _KnownRound(match, each, seat, hidden, unshown)
        lines += reader.deal()
        lines += [f"{mover} {reader.move(mover, move)}" for mover, move in each.moves]
        if hidden:
            # Whose turn it is may follow from tiles that lie face down here.
            lines.append(f"= turn: {' '.join(str(actor) for actor in sorted(match.actors))}")
    return "\n".join(lines) + "\n"


def _header(match: Match) -> list[str]:
    game = match.game
    lines = [
        f"game: {match.edition.game}",
        f"edition: {match.edition.key}",
        f"set: {game.size}",
        f"players: {', '.join(match.players)}",
    ]
    printed = settle(match.edition.options(game.size, game.seats), {}, match.edition.name)
    changed = [f"{name}={show(value)}" for name, value in match.options.items() if printed.get(name) != value]
    return [*lines, f"options: {', '.join(changed)}"] if changed else lines


class _KnownRound:
    """One round as someone may know it."""

    def __init__(self, match: Match, each: Round, seat: int | None, hidden: bool, unshown: bool) -> None:
        self.match = match
        self.each = each
        self.seat = seat
        self.hidden = hidden  # the round goes on: a seat knows only its own tiles
        self.unshown = unshown  # it is over, and not every tile was shown
        self.start: State = match.game.start(each.deal, each.before)

    def deal(self) -> list[str]:
        """The lines of the deal."""
        match, deal = self.match, self.each.deal
        lines = [f"round {self.each.number}"]
        if deal.state is not None:
            return [*lines, f"position: {self._position()}"]
        opened = self.hidden and match.game.opens_with_hub
        if opened:
            lines.append(f"hub: {' '.join(match.game.facts(self.each.state)['hub'])}")
        elif deal.hub >= 0:
            lines.append(f"hub: {tile_text(deal.hub)}")
        if match.edition.start_rotates and not opened:
            lines.append(f"first: {deal.first}")
        elif self.hidden and match.game.deals_hands:
            # Everyone knows who must lead, but not the hands that decide it.
            lines.append(f"first: {match.game.opener(self.start)}")
        if match.game.deals_hands:
            hands = match.game.hands(self.start) if opened else deal.hands
            lines += [f"hand {owner}: {self._hand(owner, hand)}" for owner, hand in enumerate(hands)]
        if deal.yard:
            lines.append(f"yard: {tiles_text(self._yard() if self.hidden or self.unshown else deal.yard)}")
        return lines

    def _position(self) -> str:
        """The moment that the round started from."""
        game, deal = self.match.game, self.each.deal
        start = game.look(self.start, self.seat) if self.hidden else self.start
        yard = self._yard() if self.hidden or self.unshown else None
        known = self._shown() if self.unshown else None
        first = deal.first if self.match.edition.start_rotates else NOBODY
        return write_moment(game, start, first, self.each.before, yard, known)

    def move(self, mover: int, move: Move) -> Move:
        """A move as it may be known."""
        if self.hidden or self.unshown:
            return self.match.game.seen_move(move, mover, self.seat)
        return move

    def _hand(self, owner: int, hand: tuple[int, ...]) -> str:
        known: Collection[int] = hand
        if owner != self.seat and (self.hidden or self.unshown):
            known = self._shown() if self.unshown else ()
        return tiles_text(sorted([tile if tile in known else DOWN for tile in hand], reverse=True))

    def _shown(self) -> set[int]:
        """The tiles that were to be seen somewhere at the end of the round."""
        game = self.match.game
        return set(game.tiles) - set(game.unseen(game.look(self.each.state, self.seat)))

    def _yard(self) -> list[int]:
        """The boneyard as it is known: what was drawn into a hand that is known, or turned up for all, in its place."""
        game, yard = self.match.game, self.each.deal.yard
        state = self.start
        held = set(game.hands(state)[self.seat]) if self.seat is not None else set()
        for mover, move in self.each.moves:
            state = game.play(state, mover, move)
            held.update(game.hands(state)[self.seat] if self.seat is not None else ())
        if self.unshown:
            held |= self._shown()
        if not game.deals_hands:
            # Not by its place: a clock's 0-0 comes out first, wherever it lies.
            hidden = set(game.boneyard(state))
            return [DOWN if tile in hidden else tile for tile in yard]
        gone = len(yard) - len(game.boneyard(state))
        return [tile if at < gone and tile in held else DOWN for at, tile in enumerate(yard)]
