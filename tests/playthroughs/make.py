"""One seeded match per edition as text: every move, and what it changes for each seat and a spectator.

`python tests/playthroughs/make.py` (with PYTHONPATH=src) rewrites the files beside this one.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boneyard.core.edition import Edition
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.option import Value
from boneyard.core.rng import rng_for
from boneyard.core.tile import tiles_text
from boneyard.games.poker.sheets.edition import PokerEdition
from boneyard.games.trains.sheets.edition import TrainEdition
from boneyard.games.trains.state import TrainState
from support.engine.families import open_places
from support.engine.matches import EDITIONS, Table, moments

FOLDER = Path(__file__).resolve().parent
LONGEST = 400  # lines
# Short matches: a part of the printed numbers, so that most files tell how a match ends.
SHORT = {"target": 5, "rounds": 5, "deals": 5}
# A round of trains is long, and every round is like the one before.
ONE_ROUND: dict[str, Value] = {"rounds": 1, "hand": 5}


def path_of(edition: Edition) -> Path:
    """Where an edition's playthrough is kept."""
    return FOLDER / f"{edition.game}-{edition.key}.txt"


def table_of(edition: Edition) -> Table:
    """A small table with as few seats as there may be, three if that is allowed."""
    size = min(edition.sets)
    low, high = edition.players(size)
    seats = min(max(low, 3), high)
    changed: dict[str, Value] = {
        option.name: max(2, int(option.default) // SHORT[option.name])
        for option in edition.options(size, seats)
        if option.name in SHORT
    }
    if isinstance(edition, TrainEdition):
        changed |= ONE_ROUND
    if isinstance(edition, PokerEdition):
        changed["exchange"] = True  # there is more to see with it
    return Table(edition, size, seats, changed)


def playthrough(edition: Edition) -> str:
    """The match as text: it breaks off after as many lines as a person would read."""
    table = table_of(edition)
    match = table.start(f"playthrough of {edition.name}")
    rng = rng_for(f"moves of {edition.name}")
    lines = [f"# {edition.title}: a seeded match at the table {table}."]
    lines += ["# After a move: what changed for the table, then for each seat and a watcher (w)."]
    lines += [f"options: {', '.join(f'{name}={value}' for name, value in match.options.items())}"]
    seen: list[str] = []
    for moment in moments(match, lambda count: int(rng.below(count))):
        if moment.made is None:
            seen = []
            (number,) = [each.number for each in match.rounds if each.state is moment.state]
            lines += ["", f"round {number}"]
        else:
            seat, move = moment.made
            lines += [f"{seat} {move}"]
        now = sights(match, moment.state)
        lines += [f"    {line}" for line in now if line not in seen]
        seen = now
        if len(lines) > LONGEST - 20:
            lines += ["", "# ... and so on"]
            break
    else:
        lines += ["", f"over: {match.result}"]
    return "\n".join(lines) + "\n"


def sights(match: Match, state: State) -> list[str]:
    """What can be seen of a moment, a line for each thing."""
    game = match.game
    facts = game.facts(state)
    (brought,) = [each.before for each in match.rounds if each.state is state]
    scores = [had + made for had, made in zip(brought, game.tally(state), strict=True)]
    public = [
        f"turn {' '.join(map(str, game.actors(state))) or 'none'}",
        f"hold {' '.join(str(len(hand)) for hand in game.hands(state))}, yard {len(game.boneyard(state))}",
        f"scores {' '.join(map(str, scores))}",
        f"open {open_places(state)}",
        f"binding {' '.join(facts.get('open', ())) or 'none'}",
    ]
    if isinstance(state, TrainState):
        public.append(f"hub {facts['hub'][0]}, markers {' '.join(facts['markers']) or 'none'}")
    return public + [_sight(game, state, seat) for seat in (*range(game.seats), None)]


def _sight(game: Game, state: State, seat: int | None) -> str:
    view = game.look(state, seat)
    hands = game.hands(view)
    shown = [f"{other}: {tiles_text(hand)}" for other, hand in enumerate(hands) if hand and hand[0] >= 0]
    parts = ["; ".join(shown) or "no hand"]
    yard = [tile for tile in game.boneyard(view) if tile >= 0]
    parts += [f"yard {tiles_text(yard)}"] if yard else []
    if seat is not None and game.moves(view, seat):
        parts += ["may " + " | ".join(map(str, game.moves(view, seat)))]
    return f"{'w' if seat is None else seat} sees {', '.join(parts)}"


def write() -> None:
    """Write every edition's playthrough, and drop those of editions that are gone."""
    texts = {path_of(edition): playthrough(edition) for edition in EDITIONS}
    for path in FOLDER.glob("*.txt"):
        if path not in texts:
            path.unlink()
    for path, text in texts.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
