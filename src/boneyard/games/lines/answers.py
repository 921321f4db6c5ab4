"""The answers of one table's rules as the engine takes them: numbers where play is fast, functions elsewhere."""

from collections.abc import Callable
from typing import Final, final

from boneyard.core.game import Points
from boneyard.games.lines.layout import End
from boneyard.games.lines.leads import Lead
from boneyard.games.lines.scoring import FinishedRound

ALL: Final = 1000  # more draws than any boneyard holds

Count = Callable[[tuple[End, ...], bool], int]
Score = Callable[[FinishedRound], Points]
Decide = Callable[[Points, int, bool], Points | None]


@final
class Answers:
    """What an edition says, settled for one set and number of players."""

    def __init__(
        self,
        *,
        hand: int,
        hub: bool,
        lead: Lead,
        draws_for_lead: bool,
        draws: int,
        free_draw: bool,
        spare_wild: bool,
        adds: bool,
        again: bool,
        count: Count | None,
        spoken: bool,
        score: Score,
        penalty: int,
        stake: int,
        rounds: int,
        low_wins: bool,
        decide: Decide,
    ) -> None:
        self.hand: Final = hand  # tiles dealt to each
        self.hub: Final = hub  # a double is laid out before the deal
        self.lead: Final = lead
        self.draws_for_lead: Final = (
            draws_for_lead  # if no one can lead, draw in turn instead of dealing again
        )
        self.draws: Final = draws  # how many tiles a player who can't play may draw in one turn
        self.free_draw: Final = free_draw  # drawing is allowed with a playable tile too
        self.spare_wild: Final = spare_wild  # a player may keep a matador while there are tiles to draw
        self.adds: Final = adds  # after a double one more tile may be added
        self.again: Final = again  # after a double the same player has another turn
        self.count: Final = count
        self.spoken: Final = spoken
        self.score: Final = score
        self.penalty: Final = penalty
        self.stake: Final = stake
        self.rounds: Final = rounds  # 0 if a score ends the match
        self.low_wins: Final = low_wins
        self.decide: Final = decide
