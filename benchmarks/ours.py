"""Our engine: uniformly random rounds of one of ``PAGES``, and (``--editions``) every edition.

Four play, if the game has as many. ``--page block``, the printed one, is block on the double-six set, ``--page trains``
Puremco's Mexican Train on the double-twelve set, the first round of a match, ``--page forty-two`` UDuble's Forty-Two, a
whole hand with its bidding; ``--page good-neighbors`` and ``--page traffic`` are solitaires with dozens and hundreds of
turns to choose from.

Driven through the public contract: ``Game.deal``, then ``playout``, which asks who may act, lets ``pick`` find one of
the legal moves at random, and makes it with ``play``, each time a new immutable state. The pack is shuffled again for
every round, as at a table, and the lead goes round. Moves are plays, draws, passes, bids and calls, all of which our
games make and record one by one.

``--match`` plays whole matches with ``Match`` instead, which keeps the record, the scores and what can be undone: it
lists the legal moves and makes one of them.

Which engine is timed, the compiled or the interpreted one, is decided by where ``boneyard`` comes from.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

import boneyard
from boneyard.catalog import editions
from boneyard.core.edition import Edition
from boneyard.core.environment.playout import playout
from boneyard.core.game import Game
from boneyard.core.rng import Rng
from stopwatch import best_of, report

#: Page to game, edition and set.
PAGES = {
    "block": ("block", "cardinal", 6),
    "trains": ("mexican-train", "puremco", 12),
    "forty-two": ("forty-two", "uduble", 6),
    "good-neighbors": ("good-neighbors", "cardinal", 12),
    "traffic": ("traffic", "cardinal", 6),
}
TYPICAL_SEATS = 4
PILOT_ROUNDS = 200
SECONDS = 0.2  # for each edition


def player(game: Game) -> Callable[[int], int]:
    """A function that plays rounds of a game and counts their moves."""

    def play(rounds: int) -> int:
        rng = Rng(1)
        pack = list(game.tiles)
        seats = game.seats
        shuffle, deal = rng.shuffle, game.deal
        moves = 0
        for number in range(rounds):
            shuffle(pack)
            state = deal(tuple(pack), number % seats, 1)
            while state is None:  # the rules ask for a new shuffle
                shuffle(pack)
                state = deal(tuple(pack), number % seats, 1)
            moves += playout(game, state, rng)[1]
        return moves

    return play


def match_player(edition: Edition, size: int) -> Callable[[int], int]:
    """A function that plays matches move by move and counts the moves."""

    def play(matches: int) -> int:
        rng = Rng(1)
        below = rng.below
        moves = 0
        for number in range(matches):
            match = boneyard.new(
                edition.game, edition=edition, set=size, players=seats_of(edition, size), seed=number
            )
            while match.turn is not None:
                legal = match.moves()
                match.play(legal[below(len(legal))])
                moves += 1
        return moves

    return play


def seats_of(edition: Edition, size: int) -> int:
    """Four players, or as near to four as an edition allows."""
    low, high = edition.players(size)
    return min(max(TYPICAL_SEATS, low), high)


def time_editions() -> None:
    """Print a JSON line for every edition with its own set."""
    for name in boneyard.games():
        for edition in editions(name):
            size = edition.sets[0]
            seats = seats_of(edition, size)
            play = player(edition.table(size, seats, {})[0])
            pilot, _ = best_of(play, PILOT_ROUNDS, 1)
            rounds = max(1, round(PILOT_ROUNDS * SECONDS / pilot))
            seconds, moves = best_of(play, rounds, 3)
            line = {"game": name, "edition": edition.key, "set": f"double-{size}", "seats": seats}
            print(json.dumps({**line, "rounds": rounds, "moves": moves, "cpu_seconds": seconds}), flush=True)


if __name__ == "__main__":
    if "--editions" in sys.argv:
        time_editions()
    else:
        page = argparse.ArgumentParser(add_help=False)
        page.add_argument("--page", choices=PAGES, default="block")
        page.add_argument("--match", action="store_true")
        asked = page.parse_known_args()[0]
        game, key, size = PAGES[asked.page]
        edition = boneyard.edition(game, key)
        plain = player(edition.table(size, seats_of(edition, size), {})[0])
        report(
            "boneyard",
            boneyard.__version__,
            match_player(edition, size) if asked.match else plain,
            compiled=boneyard.compiled,
            counts="plays, draws and passes",
        )
