"""How often a solitaire can be won, or is: numbered deals played by all cores, the same ones for the same seed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

import boneyard
from boneyard.bots.registry import solve
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.rng import rng_for
from boneyard.lab.interval import wilson_interval
from boneyard.lab.players import Player, play_out
from boneyard.lab.run.place import Place, in_order
from boneyard.words.language import _, listed, number

BEST: Final = "best"  # the order of the boneyard is known, and the solver plays
HINT: Final = "hint"  # the order is unknown, and every move is the hint
RANDOM: Final = "random"
PLAYS: Final = (BEST, HINT, RANDOM)
POSITIONS: Final = 200_000  # a solver looks at in one deal, as a rule
_APART: Final = 1_000_000  # between the first deals of two seeds
_CHUNK: Final = 8  # deals that one process takes at a time

Progress = Callable[[int], None]  # called with how many more deals are done


@dataclass(frozen=True)
class OddsRequest:
    """Which deals are played, and how."""

    edition: Edition  # itself and not its name: another process has not read a household's file
    size: int
    play: str
    most: int


@dataclass(frozen=True)
class DealResult:
    """How one deal ended; `proved` if it couldn't have ended better."""

    deal: int
    won: bool
    left: int
    proved: bool
    positions: int


@dataclass
class Odds:
    """The results of all the deals."""

    deals: int = 0
    won: int = 0
    open: int = 0  # neither won nor proved to be lost
    positions: int = 0
    lefts: Counter[int] = field(default_factory=Counter)

    def add(self, ended: DealResult) -> None:
        """Count one more deal."""
        self.deals += 1
        self.won += ended.won
        self.open += not ended.won and not ended.proved
        self.positions += ended.positions
        self.lefts[ended.left] += 1

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share won; where deals are open it reaches from all lost to all won."""
        return wilson_interval(self.won, self.deals)[0], wilson_interval(self.won + self.open, self.deals)[1]

    def at_most(self, left: int) -> int:
        """How many deals ended with this many tiles left or fewer."""
        return sum(count for each, count in self.lefts.items() if each <= left)

    @property
    def mean_left(self) -> float:
        """The tiles left, on average."""
        return sum(left * count for left, count in self.lefts.items()) / max(1, self.deals)


def deal_numbers(seed: int, deals: int) -> range:
    """The deals of a seed: the first ones of all for seed 0, later ones for others."""
    return range(seed * _APART + 1, seed * _APART + deals + 1)


def odds(
    edition: Edition,
    size: int,
    deals: int,
    play: str = BEST,
    seed: int = 0,
    most: int = POSITIONS,
    cores: int = 1,
    progress: Progress | None = None,
) -> Odds:
    """Play numbered deals and count; the result is the same for any number of cores."""
    edition.check(size, 1)
    if play not in PLAYS:
        raise BadSetup(
            _("{name} is {values}, not {given}.", name="play", values=listed(PLAYS, "or"), given=repr(play))
        )
    if not all(isinstance(each, int) for each in (deals, seed, most, cores)):
        raise BadSetup(_("Deals, seed, positions and cores are whole numbers."))
    if not 1 <= deals <= _APART or seed < 0:
        raise BadSetup(_("Ask for 1 to {most} deals, with a seed of 0 or more.", most=number(_APART)))
    if most < 1 or cores < 1:
        raise BadSetup(_("Use at least 1 core and 1 position."))
    request = OddsRequest(edition, size, play, most)
    found = Odds()
    numbers = deal_numbers(seed, deals)
    tasks = [(request, numbers[start : start + _CHUNK]) for start in range(0, deals, _CHUNK)]
    for ended in chain.from_iterable(in_order(_play_deals, tasks, Place(cores if len(tasks) > 1 else 1))):
        found.add(ended)
        if progress is not None:
            progress(1)
    return found


def _play_deals(task: tuple[OddsRequest, range]) -> list[DealResult]:
    request, numbers = task
    return [play_deal(request, deal) for deal in numbers]


def play_deal(request: OddsRequest, deal: int) -> DealResult:
    """Play one deal as the request asks."""
    match = boneyard.new(
        request.edition.game, edition=request.edition, set=request.size, players=1, seed=deal
    )
    if request.play == BEST:
        found = solve(match.game, match.state, request.most)
        return DealResult(deal, found.won, found.left, found.proved, found.positions)
    player = Player("random" if request.play == RANDOM else "greedy")
    play_out(match, [player.chooser(match.game, rng_for(f"odds {deal}"))])
    assert match.result is not None
    return DealResult(deal, bool(match.result.winners), match.scores[0], True, len(match.round.moves))
