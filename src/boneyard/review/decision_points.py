"""The moments of a match at which a seat moved, each as that seat saw it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from boneyard.core.game import Game, State
from boneyard.core.history import History, Past, witnessed
from boneyard.core.match import Match, Round, View
from boneyard.core.move import Move
from boneyard.core.tile import DOWN


@dataclass(frozen=True)
class DecisionPoint:
    """A moment before a move: what its seat saw, and the truth, which is only for showing open hands."""

    view: View
    history: History
    chosen: Move
    at: int  # moves made before it in the round
    ply: int  # and in the whole record
    truth: State
    over: bool  # the round has ended since, so all of it may be shown

    @property
    def covered(self) -> bool:
        """Whether the seat's own tiles are face down in the record."""
        game = self.view.game
        return game.deals_hands and DOWN in game.hands(self.view.state)[self.view.seat]

    @property
    def choices(self) -> int:
        """How many moves there were, including giving up, which is never listed."""
        moves = self.view.moves()
        return len(moves) + (self.chosen not in moves)


def decision_points(match: Match, seats: Collection[int]) -> Iterator[DecisionPoint]:
    """Every move of these seats, in the order of play."""
    game = match.game
    ply = 0
    earlier: dict[int, list[Past]] = {seat: [] for seat in seats}
    for each in match.rounds:
        seen = {seat: witnessed(game, each.deal, each.before, each.moves, seat) for seat in seats}
        yield from _of_round(match, each, seen, earlier, ply)
        ply += len(each.moves)
        if game.remembered:
            for seat in seats:
                earlier[seat].append(seen[seat])


def _of_round(
    match: Match, played: Round, seen: dict[int, Past], earlier: dict[int, list[Past]], ply: int
) -> Iterator[DecisionPoint]:
    game = match.game
    state = game.start(played.deal, played.before)
    over = match.result is not None or game.points(played.state) is not None
    for at, (mover, move) in enumerate(played.moves):
        if mover in seen:
            events = seen[mover].events
            view = View(game, events[at].before, mover, _scores(game, played, state), played.number)
            opening = played.deal.state is None
            history = History(events[:at], played.deal.first, tuple(earlier[mover]), opening)
            yield DecisionPoint(view, history, move, at, ply + at, state, over)
        state = game.play(state, mover, move)


def _scores(game: Game, played: Round, state: State) -> tuple[int, ...]:
    return tuple([had + more for had, more in zip(played.before, game.tally(state), strict=True)])
