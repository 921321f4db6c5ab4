"""The points of a match as they are told: round by round, and in all."""

from typing import TYPE_CHECKING

from boneyard.core.game import Game
from boneyard.core.match import Round
from boneyard.server.protocol.encoding import text_of
from boneyard.words.grammar import side_names

if TYPE_CHECKING:
    from boneyard.server.live.table import LiveTable


class Points:
    """The points of a table's match; those of finished rounds are put into words once."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._finished: dict[int, str] = {}

    def clear(self) -> None:
        """Begin with another match."""
        self._finished.clear()

    def told(self) -> str:
        """The points, round by round and in all."""
        table, match = self._table, self._table.match
        names = side_names(table.game, [chair.name for chair in table.seats])
        if match is None or not match.rounds:
            return text_of({"sides": names, "totals": table.game.totals_at_first(), "rounds": ()})
        for each in match.rounds[:-1]:
            if each.number not in self._finished:
                self._finished[each.number] = _made(each, table.game)
        finished = [self._finished[each.number] for each in match.rounds[:-1]]
        if table.moment != "playing":
            finished.append(_made(match.round, table.game))  # not kept: something may still be called
        rounds = ",".join(finished)
        return f'{{"sides":{text_of(names)},"totals":{text_of(match.scores)},"rounds":[{rounds}]}}'


def _made(round_: Round, game: Game) -> str:
    """What a round brought each side."""
    return text_of({"round": round_.number, "points": game.tally(round_.state)})
