"""The answers of one table's trick-taking rules as the engine takes them."""

from typing import Final, final


@final
class Answers:
    """What an edition says, settled for one table."""

    def __init__(
        self,
        *,
        hand: int,
        partners: bool,
        widow: bool,
        counts: dict[int, int],
        bids: tuple[int, ...],
        limit: int,
        goes_round: bool,
        asks_everybody: bool,
        trumps: tuple[int, ...],
        itself: int,
        costs: bool,
        goal: int,
        by_hands: bool,
        hands: int,
        wins_at_once: int,
        claim: bool,
        single: bool = False,
    ) -> None:
        self.hand: Final = hand  # tiles dealt to each
        self.partners: Final = partners  # two sides, partners opposite
        self.widow: Final = widow  # the bidder takes up one tile more and puts one aside
        self.counts: Final = counts  # tiles that are worth points to the player who takes them
        self.bids: Final = bids  # from the lowest
        self.limit: Final = limit  # up to here any higher bid will do, from here on only the next one
        self.goes_round: Final = goes_round  # a player who bid less than the limit may bid again
        self.asks_everybody: Final = asks_everybody  # after the limit bid, those who passed below it too
        self.trumps: Final = trumps
        self.itself: Final = itself  # a made bid from here on scores the bid itself; 0 if none does
        self.costs: Final = costs  # a failed bid is lost by the bidder, instead of paid to the others
        self.goal: Final = goal  # the score that wins the match
        self.by_hands: Final = by_hands  # scores are hands won
        self.hands: Final = hands  # hands that win the match as well as the score does; 0 if they don't
        self.wins_at_once: Final = wins_at_once  # the bid that wins the match when made; 0 if none does
        self.claim: Final = claim
        self.single: Final = single  # the match is over after one hand
