"""The moments of a match at which a seat had something to decide, each as that seat saw it then."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from boneyard.core.game import Game, State
from boneyard.core.history import Event, History
from boneyard.core.match import Match, Round, View
from boneyard.core.move import Move
from boneyard.core.tile import DOWN


@dataclass(frozen=True)
class Moment:
    """A moment before a move: what its seat saw, and beside it the truth, which is for open hands alone."""

    view: View
    history: History
    chosen: Move
    at: int  # moves made before it in the round
    ply: int  # and in the whole record
    truth: State
    over: bool  # the round has come to its end since, so that everything of it may be shown

    @property
    def covered(self) -> bool:
        """Whether the seat's own tiles lie face down in the record."""
        game = self.view.game
        return game.deals_hands and DOWN in game.hands(self.view.state)[self.view.seat]

    @property
    def choices(self) -> int:
        """How many moves there were; to give up is one that is never listed."""
        moves = self.view.moves()
        return len(moves) + (self.chosen not in moves)


def moments(match: Match, seats: Collection[int]) -> Iterator[Moment]:
    """Every move of these seats, in the order of play."""
    ply = 0
    for each in match.rounds:
        yield from _of_round(match, each, seats, ply)
        ply += len(each.moves)


def _of_round(match: Match, played: Round, seats: Collection[int], ply: int) -> Iterator[Moment]:
    game = match.game
    state = game.begin(played.deal, played.before)
    over = match.result is not None or game.points(played.state) is not None
    seen: dict[int, list[Event]] = {seat: [] for seat in seats}
    for at, (mover, move) in enumerate(played.moves):
        looks = {seat: game.look(state, seat) for seat in seats}
        if mover in seats:
            view = View(game, looks[mover], mover, _scores(game, played, state), played.number)
            history = History(tuple(seen[mover]), played.deal.first)
            yield Moment(view, history, move, at, ply + at, state, over)
        for seat in seats:
            seen[seat].append(Event(mover, game.seen_move(move, mover, seat), looks[seat]))
        state = game.play(state, mover, move)


def _scores(game: Game, played: Round, state: State) -> tuple[int, ...]:
    return tuple([had + more for had, more in zip(played.before, game.tally(state), strict=True)])
