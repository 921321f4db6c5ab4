"""How strong one bot is against another: mirrored deals, a paired test, the same figures on every machine.

Every deal is played once for each seat, or each side of partners, that A can sit in, all others being B's, so that a
good hand favours nobody. What is counted is A's share of the rounds or matches won, a tie being shared out; the
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
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

import boneyard
from boneyard.bots import OWN, Bot, Budget
from boneyard.bots.levels import Level
from boneyard.core.errors import BoneyardError
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from opponents import asked, call_in, names, opponent
from strength_page import BESIDE, ROWS, Played, Title, beside_row, keep, row

_CHUNK = 4  # deals that one process takes at a time


@dataclass(frozen=True)
class Wish:
    """Who plays what against whom."""

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


def table(wish: Wish, deal: int) -> Match:
    """The match of one deal."""
    return boneyard.new(
        wish.game,
        edition=wish.edition,
        set=wish.size,
        players=wish.players,
        seed=f"{wish.seed} {deal}",
        options=dict(wish.options),
    )


def budget_of(player: Bot, game: Game, wish: Wish) -> Budget:
    """What a player may spend: what was asked for, or the level's own iterations without its clock."""
    if wish.iterations is not None or wish.seconds is not None:
        return Budget(wish.iterations, wish.seconds)
    own = player.budget(game) if isinstance(player, Level) else OWN
    return own if own.iterations is None else Budget(own.iterations)


def play_deal(wish: Wish, deal: int) -> Played:
    """One deal, once for each place that A can have."""
    a, b = opponent(wish.a), opponent(wish.b)
    won, spent, longest, choices = 0.0, 0.0, 0.0, 0
    sides = table(wish, deal).game.sides
    for side in range(sides):
        match = table(wish, deal)
        game = match.game
        rng = rng_for(f"{wish.seed} {deal} {side}")
        budgets = {id(each): budget_of(each, game, wish) for each in (a, b)}
        while match.result is None and (wish.matches or (len(match.rounds) == 1 and match.actors)):
            seat = match.actors[0]
            player = a if game.side(seat) == side else b
            start = time.process_time()
            choice = asked(player, match, seat, rng, budgets[id(player)])
            if player is a:
                taken = time.process_time() - start
                spent, longest, choices = spent + taken, max(longest, taken), choices + 1
            match.play(choice.move, seat)
        won += _share(match, side, wish.matches)
    return Played(won / sides, spent, longest, choices)


def _share(match: Match, side: int, matches: bool) -> float:
    """A side's part of the win, shared with those level with it."""
    game = match.game
    if matches:
        assert match.result is not None
        sides = {game.side(seat) for seat in match.result.winners}
        return 1 / len(sides) if side in sides else 0.0
    points = game.tally(match.rounds[0].state)
    best = min(points) if game.low_wins else max(points)
    return 1 / points.count(best) if points[side] == best else 0.0


def play_deals(wish: Wish, deals: range) -> list[Played]:
    """Some deals in a row."""
    return [play_deal(wish, deal) for deal in deals]


def all_deals(wish: Wish, deals: int, cores: int) -> Iterator[Played]:
    """All of them, in order, whatever the number of cores."""
    if cores == 1:
        yield from (play_deal(wish, deal) for deal in range(deals))
        return
    for name in (wish.a, wish.b):
        call_in(name)
    chunks = [range(start, min(start + _CHUNK, deals)) for start in range(0, deals, _CHUNK)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for played in pool.map(play_deals, [wish] * len(chunks), chunks):
            yield from played


def progress(done: int, deals: int, shares: list[float], started: float) -> None:
    """A bar with what has come out so far."""
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
    try:
        main()
    except BoneyardError as problem:
        sys.exit(str(problem))
