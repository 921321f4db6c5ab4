"""One bot against another on mirrored deals, edition by edition: how often it wins, beside the fair share.

Every deal is played once for each seat that the challenger can sit in, all other seats being the other bot's, so that
a good hand favors no one. A table of two is the plain duel; a larger one shows how much of it luck takes back.
Where chips are bet whole matches count, because a hand well folded is a round lost.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt

import boneyard
from boneyard.bots import BOTS, Bot, bot, choice_of
from boneyard.catalog import editions, games
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for


@dataclass(frozen=True)
class Table:
    """One edition at one number of seats, and what is counted there."""

    game: str
    edition: str
    seats: int
    challenger: str
    other: str
    deals: int
    matches: bool


@dataclass(frozen=True)
class Outcome:
    """The challenger's share of what was played at a table."""

    table: Table
    fair: float
    share: float
    margin: float  # half the 95 % interval
    milliseconds: float  # of CPU time for each of the challenger's choices


def tables(args: argparse.Namespace) -> list[Table]:
    """The tables that the command line asks for: the fewest players of each edition, and one more crowded."""
    found = []
    for game in args.games or list(games()):
        for edition in [each.key for each in editions(game)]:
            sheet = boneyard.edition(game, edition)
            low, high = sheet.players(sheet.sets[0])
            bets = "chips" in [option.name for option in sheet.options(sheet.sets[0], low)]
            found += [
                Table(sheet.game, edition, seats, args.bot, args.against, args.deals, args.matches or bets)
                for seats in sorted({low, min(high, max(low + 1, 4))})
            ]
    return found


def play(match: Match, bots: list[Bot], chosen: int, rng: Rng, matches: bool) -> tuple[float, float, int]:
    """What a seat's side won of one round, or of the match, and its time and number of choices."""
    spent, choices = 0.0, 0
    while match.result is None and (matches or len(match.rounds) == 1):
        seat = match.actors[0]
        start = time.process_time()
        choice = choice_of(bots[seat], match, seat, rng)
        if seat == chosen:
            spent += time.process_time() - start
            choices += 1
        match.play(choice.move, seat)
    return _won(match, chosen, matches), spent, choices


def _won(match: Match, seat: int, matches: bool) -> float:
    """The seat's part of the win, shared with those level with it."""
    game = match.game
    points = match.scores if matches else game.tally(match.rounds[0].state)
    best = min(points) if game.low_wins else max(points)
    return 1 / points.count(best) if points[game.side(seat)] == best else 0.0


def outcome(table: Table) -> Outcome:
    """Play all deals of a table."""
    challenger, other = bot(table.challenger), bot(table.other)
    shares, spent, choices = [], 0.0, 0
    for deal in range(table.deals):
        won = 0.0
        for seat in range(table.seats):
            match = boneyard.new(
                table.game, edition=table.edition, players=table.seats, seed=f"mirror {deal}"
            )
            bots = [challenger if each == seat else other for each in range(table.seats)]
            part, seconds, count = play(match, bots, seat, rng_for(f"{deal} {seat}"), table.matches)
            won += part
            spent += seconds
            choices += count
        shares.append(won / table.seats)
    share = sum(shares) / len(shares)
    spread = sum((each - share) ** 2 for each in shares) / max(len(shares) - 1, 1)
    margin = 1.96 * sqrt(spread / len(shares))
    return Outcome(table, 1 / table.seats, share, margin, 1000 * spent / max(choices, 1))


def row(result: Outcome) -> str:
    """A line of the table."""
    table = result.table
    low = result.share - result.margin
    verdict = (
        "clear" if low > result.fair else "worse" if result.share + result.margin < result.fair else "luck"
    )
    return (
        f"{table.game + '/' + table.edition:28}{table.seats:5}{table.deals:7}{result.fair:8.1%}"
        f"{result.share:8.1%} ±{result.margin:5.1%}{result.share / result.fair:7.2f}  {verdict:6}"
        f"{result.milliseconds:7.2f}"
    )


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games where none is named")
    parser.add_argument("--deals", type=int, default=300, help="mirrored deals a table")
    parser.add_argument("--matches", action="store_true", help="count whole matches instead of single rounds")
    parser.add_argument("--bot", default="greedy", choices=list(BOTS))
    parser.add_argument("--against", default="random", choices=list(BOTS))
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    args = parser.parse_args()
    try:
        found = tables(args)
    except BoneyardError as problem:
        sys.exit(str(problem))
    what = "matches" if args.matches else "rounds, of poker matches,"
    print(f"one {args.bot} among {args.against}: share of {what} won, every deal from every seat")
    print(
        f"{'edition':28}{'seats':>5}{'deals':>7}{'fair':>8}{'share':>8}{'95 %':>7}{'ratio':>7}  {'':6}{'ms/move':>7}"
    )
    with ProcessPoolExecutor(args.jobs) as pool:
        for result in pool.map(outcome, found):
            print(row(result), flush=True)


if __name__ == "__main__":
    main()
