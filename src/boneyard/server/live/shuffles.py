"""Shuffles that are promised by their hash before they are dealt, so that anyone can check them afterward."""

from collections.abc import Sequence
from secrets import SystemRandom, token_hex
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.game import NOBODY, Deal, Game, Points
from boneyard.core.match import Match, Round, seeded
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records.numbered_deals import any_deal, number_of
from boneyard.records.seals import order_of, seal_of
from boneyard.server.storage.tables import Shuffle

_CHANCE: Final = SystemRandom()
_TRIES: Final = 10_000


def shuffled(
    game: Game,
    number: int,
    first: int,
    totals: Points,
    before: int = 0,
    turn: int = NOBODY,
    seed: str = "",
) -> Shuffle:
    """A new shuffle that the rules can deal, after so many rounds of earlier matches.

    Where nobody is first yet it is the turn of a seat to begin, and where it is nobody's chance says who does. In a
    tournament of programs a seed takes the place of chance, and deals what it deals in Python.
    """
    if game.seats == 1:
        return numbered(game, None, totals)._replace(number=before + number)
    begins = first
    if first == NOBODY:
        begins = _first_by_chance(game, seed) if turn == NOBODY else turn
    tiles = list(game.tiles)
    for attempt in range(_TRIES):
        if seed:
            tiles = list(seeded(game, seed, number, attempt))
        else:
            _CHANCE.shuffle(tiles)
        if game.split(tuple(tiles), begins, number, totals) is not None:
            salt = token_hex(16)
            order = " ".join([tile_text(tile) for tile in tiles])
            lot = begins if first == NOBODY else NOBODY
            return Shuffle(before + number, salt, order, seal_of(salt, order), lot)
    raise BadSetup("No shuffle gave a playable deal with these options.")


def _first_by_chance(game: Game, seed: str) -> int:
    return int(rng_for(f"{seed} first").below(game.seats)) if seed else _CHANCE.randrange(game.seats)


def dealt(game: Game, shuffle: Shuffle, number: int, first: int, totals: Points) -> Deal | None:
    """The deal of a kept shuffle for the round of this number; None where the rules ask for another one."""
    begins = shuffle.first if first == NOBODY else first
    return game.split(order_of(game, shuffle.tiles), begins, number, totals)


class Reveals:
    """Which shuffles of a table may be known by now; told as soon as they give nothing away."""

    def __init__(self) -> None:
        self._shown: dict[int, bool] = {}  # by number: whether everyone has seen every tile of that round

    def forget(self, serial: int) -> None:
        """Look again at a round that goes on once more."""
        self._shown.pop(serial, None)

    def rounds(self, match: Match, before: int) -> Sequence[Round]:
        """The rounds of a match whose shuffle may be known: not where it would show tiles that stay hidden."""
        if match.game.never_told:
            return ()
        if match.result is not None:
            return match.rounds
        over = match.rounds if match.rounds and match.round_over else match.rounds[:-1]
        return [each for each in over if self._all_shown(match, each, before + each.number)]

    def _all_shown(self, match: Match, round_: Round, serial: int) -> bool:
        """Whether everyone has seen every tile of a round that is over."""
        if match.game.always_shown:
            return True
        found = self._shown.get(serial)
        if found is None:
            found = self._shown[serial] = not match.game.unseen(match.game.look(round_.state, None))
        return found


NOT_ALONE: Final = (
    "Only solitaires have numbered deals. In other games, the number would give away every hand."
)

_SALT: Final = 32  # digits


def numbered(game: Game, deal: int | None, totals: Points) -> Shuffle:
    """A numbered deal, tile for tile as the terminal and Python deal it; any where no number is named."""
    if game.seats != 1:
        raise BadSetup(NOT_ALONE)
    number = any_deal(token_hex(16)) if deal is None else deal
    for attempt in range(_TRIES):
        tiles = seeded(game, str(number), 1, attempt)
        if game.split(tiles, 0, 1, totals) is not None:
            salt, order = salt_of(number), " ".join([tile_text(tile) for tile in tiles])
            return Shuffle(1, salt, order, seal_of(salt, order), 0)
    raise BadSetup(f"Deal {number} can't be played with these options.")


def salt_of(deal: int) -> str:
    """The salt of a numbered deal: its number."""
    return str(deal).zfill(_SALT)


def numbered_deal(game: Game, shuffle: Shuffle | None) -> int | None:
    """The number of a deal; None where it has none."""
    # A random salt that is so small a number comes once in more games than will ever be played.
    if shuffle is None or game.seats != 1:
        return None
    return number_of(shuffle.salt.lstrip("0") or "0")
