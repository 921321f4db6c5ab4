"""The answers of one table's poker rules as the engine takes them."""

from typing import Final, final

from boneyard.games.poker.ranks import Ranking


@final
class Answers:
    """What an edition says, with the table's options settled."""

    def __init__(
        self,
        *,
        chips: int,
        ante: int,
        bet: int,
        raises: int,
        deals: int,
        exchange: bool,
        ranking: Ranking,
    ) -> None:
        self.chips: Final = chips  # what each player starts with
        self.ante: Final = ante
        self.bet: Final = bet  # the size of a bet and of a raise
        self.raises: Final = raises  # the most in one round of betting
        self.deals: Final = deals
        self.exchange: Final = exchange
        self.ranking: Final = ranking
