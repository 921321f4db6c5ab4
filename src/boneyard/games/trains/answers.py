"""The answers of one table's train rules as the engine takes them."""

from collections.abc import Callable
from typing import Final, final

from boneyard.core.game import Deal

# Who opens, with which double: (the deal) to (hub, seat), a hub below 0 if no one can.
Opens = Callable[[Deal], tuple[int, int]]

FORGIVEN: Final = 0  # what being caught without an announcement costs
DRAW_ONE: Final = 1
POINTS: Final = 2
SKIP: Final = 3
KEEP: Final = 4  # a tile that was drawn although another fits stays in the hand


@final
class Answers:
    """What an edition says, settled for one set and number of players."""

    def __init__(
        self,
        *,
        hand: int,
        opens: Opens | None,
        draws_for_hub: bool,
        opener_may_start: bool,
        series: bool,
        first_turn_own: bool,
        many_public: bool,
        marks_unable: bool,
        marks_unbegun: bool,
        cover_only: bool,
        waives: bool,
        two_doubles: bool,
        first_turns_finish: bool,
        out_wins: bool,
        rounds: int,
        spoken: bool,
        caught: int,
        penalty_points: int,
        wrong_draws: bool,
        reverse_skips: bool,
    ) -> None:
        self.hand: Final = hand  # tiles dealt to each
        self.opens: Final = opens  # None if the hub is taken out before the deal
        self.draws_for_hub: Final = draws_for_hub  # if no one can open, draw in turn instead of dealing again
        self.opener_may_start: Final = (
            opener_may_start  # the opener may start their own train, and nothing else
        )
        self.series: Final = series  # the turn that starts your train takes any number of tiles
        self.first_turn_own: Final = first_turn_own  # your first turn goes on your own train only
        self.many_public: Final = many_public
        self.marks_unable: Final = (
            marks_unable  # a player who can't play gets a marker, not only under a double
        )
        self.marks_unbegun: Final = marks_unbegun  # on a train not yet begun too
        self.cover_only: Final = cover_only  # after a double the next tile goes on that double
        self.waives: Final = waives  # used-up numbers and your own marked train need no cover
        self.two_doubles: Final = two_doubles
        self.first_turns_finish: Final = first_turns_finish
        self.out_wins: Final = out_wins  # a single round is won by going out
        self.rounds: Final = rounds
        self.spoken: Final = spoken
        self.caught: Final = caught
        # Whether forgetting to announce the last tile costs anything; there is no drawn tile to keep then.
        self.silence_costs: Final[bool] = spoken and caught != FORGIVEN and caught != KEEP
        self.penalty_points: Final = penalty_points
        self.wrong_draws: Final = wrong_draws  # a player who could play may draw, and be caught at it
        self.reverse_skips: Final = reverse_skips
