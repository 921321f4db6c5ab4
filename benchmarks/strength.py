"""How strong one bot is against another: mirrored deals, a paired test, the same figures on every machine.

Every deal is played once for each seat, or each side of partners, that A can sit in, all others being B's, so that a
good hand favors no one. What is counted is A's share of the rounds or matches won, a tie being shared out; the
interval is that of the mean over deals. With --beside another bot plays the same deals in A's place, and what counts is
the difference on each deal. A level thinks in iterations here, so that the figures are the same on every
machine, unless --seconds is given.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain

import boneyard
from boneyard.bots import Bot, Budget
from boneyard.core.errors import BoneyardError
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.rng import Rng, rng_for
from boneyard.lab import tables
from boneyard.lab.players import Chooser, budget_for, play_out, shares
from boneyard.lab.run.place import Place, in_order
from boneyard.lab.tables import Table
from opponents import asked, call_in, names, opponent
from strength_page import BESIDE, ROWS, Played, Title, beside_row, keep, row

_CHUNK = 4  # deals that one process takes at a time


@dataclass(frozen=True)
class Wish:
    """A matchup: the players and the game."""

    game: str
    edition: str | None
    size: int | None
    players: int
    options: tuple[tuple[str, str], ...]
    a: str
    b: str
    matches: bool
    seed: str
    iterations: int | None
    seconds: float | None


@cache
def lab_table(wish: Wish) -> Table:
    """What is played."""
    return tables.table(
        wish.game, edition=wish.edition, set=wish.size, players=wish.players, options=dict(wish.options)
    )


def table(wish: Wish, deal: int) -> Match:
    """The match of one deal."""
    return lab_table(wish).match(f"{wish.seed} {deal}")


def budget_of(player: Bot, game: Game, wish: Wish) -> Budget:
    """What a player may spend: what was asked for, or the level's own iterations without its clock."""
    return budget_for(player, game, Budget(wish.iterations, wish.seconds))


@dataclass
class Pace:
    """How long A's choices took."""

    spent: float = 0.0
    longest: float = 0.0
    choices: int = 0

    def timed(self, choose: Chooser) -> Chooser:
        """The same choices, with a clock beside them."""

        def choose_by_the_clock(match: Match, seat: int) -> Move | str:
            start = time.process_time()
            move = choose(match, seat)
            taken = time.process_time() - start
            self.spent, self.longest = self.spent + taken, max(self.longest, taken)
            self.choices += 1
            return move

        return choose_by_the_clock


def play_deal(wish: Wish, deal: int) -> Played:
    """One deal, once for each place that A can have."""
    pace = Pace()
    won = 0.0
    game = lab_table(wish).game
    for side in range(game.sides):
        match = table(wish, deal)
        rng = rng_for(f"{wish.seed} {deal} {side}")
        a, b = (chooser(opponent(name), game, wish, rng) for name in (wish.a, wish.b))
        own = pace.timed(a)
        seats = [own if game.side(seat) == side else b for seat in range(game.seats)]
        play_out(match, seats, wish.matches)
        won += shares(match, wish.matches)[side]
    return Played(won / game.sides, pace.spent, pace.longest, pace.choices)


def chooser(player: Bot, game: Game, wish: Wish, rng: Rng) -> Chooser:
    """What a player does in any seat."""
    budget = budget_of(player, game, wish)
    return lambda match, seat: asked(player, match, seat, rng, budget).move


def play_deals(task: tuple[Wish, range]) -> list[Played]:
    """Some deals in a row."""
    wish, deals = task
    return [play_deal(wish, deal) for deal in deals]


def all_deals(wish: Wish, deals: int, cores: int) -> Iterator[Played]:
    """All results in order, however many cores there are."""
    for name in (wish.a, wish.b):
        call_in(name)
    tasks = [(wish, range(start, min(start + _CHUNK, deals))) for start in range(0, deals, _CHUNK)]
    return chain.from_iterable(in_order(play_deals, tasks, Place(cores)))


def progress(done: int, deals: int, shares: list[float], started: float) -> None:
    """A progress bar with the results so far."""
    if not sys.stderr.isatty():
        return
    filled = 30 * done // deals
    mean = sum(shares) / len(shares)
    left = (time.monotonic() - started) / done * (deals - done)
    bar = f"[{'#' * filled}{'.' * (30 - filled)}]"
    sys.stderr.write(f"\r{bar} {done}/{deals}  {mean:6.1%}  {left:5.0f} s left ")
    if done == deals:
        sys.stderr.write("\n")
    sys.stderr.flush()


def watched(wish: Wish, deals: int, cores: int) -> list[Played]:
    """All deals, with a bar while they are played."""
    played: list[Played] = []
    started = time.monotonic()
    for each in all_deals(wish, deals, cores):
        played.append(each)
        progress(len(played), deals, [one.share for one in played], started)
    return played


def parsed(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--edition")
    parser.add_argument("--set", type=int, dest="size")
    parser.add_argument("--players", type=int, help="the fewest that the edition has, as a rule")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--a", default="expert", choices=names())
    parser.add_argument("--b", default="greedy", choices=names())
    parser.add_argument(
        "--beside", choices=names(), help="play the same deals in A's place, and tell by how much A is better"
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--matches", action="store_true", help="whole matches instead of first rounds")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--iterations", type=int, help="for both, instead of each level's own")
    parser.add_argument("--seconds", type=float, help="for both; the figures then depend on the machine")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true", help="put the row into docs/strength.md")
    return parser.parse_args(arguments)


def shown(arguments: list[str]) -> list[str]:
    """The arguments that the figures depend on."""
    kept = [word for word in arguments if word != "--keep"]
    while "--cores" in kept:
        at = kept.index("--cores")
        del kept[at : at + 2]
    return kept


def main() -> None:
    """Play, and print the row."""
    arguments = sys.argv[1:]
    args = parsed(arguments)
    sheet = boneyard.edition(args.game, args.edition)
    size = args.size or sheet.sets[0]
    players = args.players or sheet.players(size)[0]
    options = tuple([tuple(text.split("=", 1)) for text in args.option])
    wish = Wish(
        sheet.game, args.edition or sheet.key, args.size, players, options, args.a, args.b, args.matches, args.seed,
        args.iterations, args.seconds,
    )  # fmt: skip
    command = shlex.join(["benchmarks/strength.py", *shown(arguments)])
    fair = 1 / table(wish, 0).game.sides
    played = watched(wish, args.deals, args.cores)
    title = Title(
        boneyard.edition(wish.game, wish.edition).name, players, "matches" if args.matches else "rounds", fair
    )
    if args.beside is None:
        head, line = ROWS, row(title, wish.a, wish.b, played, command)
    else:
        before = watched(replace(wish, a=args.beside), args.deals, args.cores)
        head, line = BESIDE, beside_row(title, (wish.a, args.beside, wish.b), played, before, command)
    print(line)
    if args.keep:
        keep(head, line, command)


if __name__ == "__main__":
    import strength  # by its name, which other processes can import; __main__ is someone else's there

    try:
        strength.main()
    except BoneyardError as problem:
        sys.exit(str(problem))
