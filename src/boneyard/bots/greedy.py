"""The bot that takes the play with the best weighted sum of what can be seen of it at once."""

from typing import Final, final

from boneyard.bots import phrases
from boneyard.bots.bot import Choice, moves_of
from boneyard.bots.judge import Judge
from boneyard.bots.sight import Sight
from boneyard.core.errors import BadSetup
from boneyard.core.match import View
from boneyard.core.move import LAY, MUGGINS
from boneyard.core.rng import Rng
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState


@final
class GreedyBot:
    """Scores when it can, sheds heavy tiles, keeps its hand playable and others short of plays."""

    name: Final = "greedy"
    says: Final = (
        "Scores when it can, sheds heavy tiles, keeps its own hand playable and shuts the others out."
    )

    def choose(self, view: View, rng: Rng) -> Choice:
        """The play with the best sum; of equals the first, so that chance has no part in it."""
        moves = moves_of(view)
        game, state = view.game, view.state
        if not isinstance(game, LineGame) or not isinstance(state, LineState):
            raise BadSetup("The greedy bot plays the layout games only: ask random to play this one.")
        for move in moves:
            if move.kind == MUGGINS:
                return Choice(move, phrases.calls(int(state.tally.unclaimed)))
        plays = [move for move in moves if move.kind == LAY]
        if not plays:
            return Choice(moves[0], phrases.unable(moves[0]))
        if len(moves) == 1:
            return Choice(plays[0], phrases.only(state, plays[0]))
        judge = Judge(Sight(view, game, state), state)
        judged = [judge.judged(move) for move in plays]
        best = max(judged, key=lambda each: each.value)
        return Choice(best.move, phrases.why(best, judged))
