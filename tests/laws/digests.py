"""The results of seeded matches of every edition, as one SHA-256 each: every build on every machine must agree.

`python tests/laws/digests.py` prints the digests, `python tests/laws/digests.py write` keeps them in digests.json,
which is right only after a deliberate change of the rules, of the shuffle or of the record.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import boneyard.core.tile
from boneyard.core.edition import Edition
from boneyard.core.rng import rng_for
from support.engine.families import binding
from support.engine.matches import EDITIONS, Moment, Table, allowed, moments, seat_counts, values

KEPT = Path(__file__).with_name("digests.json")
MATCHES = 8
MOVES = 120  # of each match at most


def digest(edition: Edition) -> str:
    """A digest of everything that some seeded matches of an edition show to every seat."""
    found = sha256()
    for number, table in enumerate(seeded_tables(edition)):
        match = table.start(number)
        rng = rng_for(f"digest {number}")
        for moment in moments(match, lambda count, rng=rng: int(rng.below(count)), MOVES):  # type: ignore[misc]
            found.update(told(moment).encode())
        found.update(match.record().encode())
    return found.hexdigest()


def seeded_tables(edition: Edition) -> list[Table]:
    """Some tables of an edition, with options that vary from one to the next."""
    places = seat_counts(edition)
    found = []
    for number in range(MATCHES):
        size, seats = places[number * 5 % len(places)]
        options = edition.options(size, seats)
        changed = {option.name: values(option)[number % len(values(option))] for option in options}
        found.append(Table(edition, size, seats, allowed(options, changed)))
    return found


def told(moment: Moment) -> str:
    """A step in words that are the same compiled and interpreted."""
    game, state = moment.game, moment.state
    seats = range(game.seats)
    parts: list[object] = [game.hands(state), game.boneyard(state), binding(game, state), game.tally(state)]
    parts += [game.actors(state), [[str(move) for move in game.moves(state, seat)] for seat in seats]]
    parts += [moment.match.scores, repr(moment.match.result)]
    for seat in (*seats, None):
        view = game.look(state, seat)
        parts += [game.hands(view), game.boneyard(view), game.unseen(view)]
    return repr(parts)


def digests() -> dict[str, str]:
    """The digest of every edition by its name."""
    return {edition.name: digest(edition) for edition in EDITIONS}


def kept() -> dict[str, str]:
    """The digests that are kept."""
    found: dict[str, str] = json.loads(KEPT.read_text("utf-8"))
    return found


if __name__ == "__main__":
    made = json.dumps({"build": boneyard.core.tile.__file__, "digests": digests()})
    if sys.argv[1:] == ["write"]:
        KEPT.write_text(json.dumps(json.loads(made)["digests"], indent=2) + "\n", "utf-8")
    else:
        print(made)
