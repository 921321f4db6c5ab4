"""Shuffles that are promised by their hash before they are dealt, so that anyone can check them afterward."""

from collections.abc import Iterable, Sequence
from secrets import token_hex
from typing import Final

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.game import NOBODY, Deal, Game, Points
from boneyard.core.match import Match, Round, seeded
from boneyard.core.phrase import marked
from boneyard.core.rng import rng_for
from boneyard.core.tile import tile_text
from boneyard.records.joint_shuffle import ATTEMPTS, SCHEME, deal_by_chance, digest, first_by_chance, seed_of
from boneyard.records.numbered_deals import any_deal, number_of
from boneyard.records.position import read_moment, write_moment
from boneyard.records.seals import order_of, seal_of
from boneyard.server.storage.tables import Contribution, Shuffle
from boneyard.words.language import _

# What a round that starts from a position has in the place of an order: nothing was shuffled there.
GIVEN: Final = "position "
_NO_DEAL: Final = marked("No shuffle gave a playable deal with these options.")
_CHANGED: Final = marked(
    "The shuffle of round {number} isn't the one its seal promised: this table's stored data was changed, so the "
    "match can't continue."
)


class BrokenSeal(Illegal):
    """A stored shuffle that isn't the one that was promised."""


def promised(number: int, turn: int = NOBODY) -> Shuffle:
    """The promise of a shuffle: a secret that its seal binds the server to, before any player contributes."""
    secret = token_hex(16)
    return Shuffle(number, secret, "", digest(secret), NOBODY, SCHEME, turn)


def is_joint(shuffle: Shuffle | None) -> bool:
    """Whether the players contribute to a shuffle."""
    return shuffle is not None and shuffle.scheme == SCHEME


def completed(
    game: Game,
    promise: Shuffle,
    number: int,
    first: int,
    totals: Points,
    given: Iterable[Contribution] = (),
    people: Iterable[int] = (),
) -> Shuffle:
    """The shuffle that follows from a promise and the nonces that were revealed, with the people who gave none."""
    known = {each.seat: each for each in given}
    nonces = {seat: each.nonce for seat, each in known.items() if each.nonce}
    missing = sorted(({*people} | {*known}) - {*nonces})
    skipped = [f"{seat}:{known[seat].commitment}" if seat in known else str(seat) for seat in missing]
    return _follow(
        game,
        promise._replace(
            nonces=" ".join([f"{seat}:{nonces[seat]}" for seat in sorted(nonces)]),
            skipped=" ".join(skipped),
            closed=True,
        ),
        number,
        first,
        totals,
    )[0]


def _follow(game: Game, promise: Shuffle, number: int, first: int, totals: Points) -> tuple[Shuffle, Deal]:
    """Who starts, the order and the deal, as they follow from a secret and its nonces."""
    seed = seed_of(promise.salt, nonces_of(promise))
    lot = first_by_chance(seed, game.seats) if promise.turn == NOBODY else promise.turn
    found = deal_by_chance(game, seed, lot if first == NOBODY else first, number, totals)
    if found is None:
        raise BadSetup(_(_NO_DEAL))
    order, deal = found
    tiles = " ".join([tile_text(tile) for tile in order])
    return promise._replace(tiles=tiles, first=lot if first == NOBODY else NOBODY), deal


def nonces_of(shuffle: Shuffle) -> dict[int, str]:
    """The nonces that a shuffle was made from, by seat."""
    pairs = (each.split(":") for each in shuffle.nonces.split())
    return {int(seat): nonce for seat, nonce in pairs}


def skipped_of(shuffle: Shuffle) -> dict[int, str]:
    """The people whose nonce a shuffle lacks, by seat, with the commitment that they made; empty if they made none."""
    pairs = (each.partition(":") for each in shuffle.skipped.split())
    return {int(seat): commitment for seat, _colon, commitment in pairs}


def check_seal(shuffle: Shuffle) -> None:
    """Refuse a stored shuffle that its seal doesn't promise; what follows from a secret is checked when it is dealt."""
    text = shuffle.salt if is_joint(shuffle) else f"{shuffle.salt} {shuffle.tiles}"
    if not text.isascii() or digest(text) != shuffle.hash:
        raise BrokenSeal(_(_CHANGED, number=shuffle.number))


def seeded_shuffle(
    game: Game, seed: str, number: int, first: int, totals: Points, before: int = 0, turn: int = NOBODY
) -> Shuffle:
    """A shuffle of a tournament between programs, where a seed replaces chance and deals the same as in Python.

    Shuffles are numbered from the rounds of earlier matches on. If no one starts yet, the next seat's turn decides, or
    else the seed does.
    """
    begins = first
    if first == NOBODY:
        begins = int(rng_for(f"{seed} first").below(game.seats)) if turn == NOBODY else turn
    for attempt in range(ATTEMPTS):
        tiles = seeded(game, seed, number, attempt)
        if game.split(tiles, begins, number, totals) is not None:
            salt = token_hex(16)
            order = " ".join([tile_text(tile) for tile in tiles])
            lot = begins if first == NOBODY else NOBODY
            return Shuffle(before + number, salt, order, seal_of(salt, order), lot)
    raise BadSetup(_(_NO_DEAL))


def dealt(game: Game, shuffle: Shuffle, number: int, first: int, totals: Points) -> Deal | None:
    """The deal of a kept shuffle for the round of this number; None where the rules ask for another one."""
    if is_given(shuffle):
        return read_moment(game, shuffle.tiles.removeprefix(GIVEN))[1]
    if is_joint(shuffle):
        again, deal = _follow(game, shuffle, number, first, totals)
        if again != shuffle:
            raise BrokenSeal(_(_CHANGED, number=shuffle.number))
        return deal
    begins = shuffle.first if first == NOBODY else first
    return game.split(order_of(game, shuffle.tiles), begins, number, totals)


def given(game: Game, deal: Deal) -> Shuffle:
    """A position in the place of the first shuffle."""
    assert deal.state is not None
    text = GIVEN + write_moment(game, deal.state, deal.first, game.totals_at_first())
    salt = token_hex(16)
    return Shuffle(1, salt, text, seal_of(salt, text), deal.first)


def is_given(shuffle: Shuffle | None) -> bool:
    """Whether a round starts from a position that someone gave, instead of a shuffle."""
    return shuffle is not None and shuffle.tiles.startswith(GIVEN)


def rounds_over(match: Match) -> Sequence[Round]:
    """The rounds of a match that are over."""
    over = match.result is not None or (match.rounds and match.round_over)
    return match.rounds if over else match.rounds[:-1]


class Reveals:
    """The shuffles of a table that can be revealed: as soon as they give nothing away."""

    def __init__(self) -> None:
        self._shown: dict[int, bool] = {}  # by number: whether everyone has seen every tile of that round

    def forget(self, serial: int) -> None:
        """Look again at a round that was reopened."""
        self._shown.pop(serial, None)

    def rounds(self, match: Match, before: int) -> Sequence[Round]:
        """The rounds of a match whose shuffle can be revealed: not those that would show hidden tiles."""
        if match.game.never_told:
            return ()
        if match.result is not None:
            return match.rounds
        return [each for each in rounds_over(match) if self._all_shown(match, each, before + each.number)]

    def _all_shown(self, match: Match, round_: Round, serial: int) -> bool:
        """Whether everyone has seen every tile of a round that is over."""
        if match.game.always_shown:
            return True
        found = self._shown.get(serial)
        if found is None:
            found = self._shown[serial] = not match.game.unseen(match.game.look(round_.state, None))
        return found


NOT_ALONE: Final = marked(
    "Only solitaires have numbered deals. In other games, the number would give away every hand."
)

_SALT: Final = 32  # digits


def numbered(game: Game, deal: int | None, totals: Points) -> Shuffle:
    """A numbered deal, exactly as the terminal and Python deal it; a random one if no number is given."""
    if game.seats != 1:
        raise BadSetup(_(NOT_ALONE))
    number = any_deal(token_hex(16)) if deal is None else deal
    for attempt in range(ATTEMPTS):
        tiles = seeded(game, str(number), 1, attempt)
        if game.split(tiles, 0, 1, totals) is not None:
            salt, order = salt_of(number), " ".join([tile_text(tile) for tile in tiles])
            return Shuffle(1, salt, order, seal_of(salt, order), 0)
    raise BadSetup(_("Deal {number} can't be played with these options.", number=number))


def salt_of(deal: int) -> str:
    """The salt of a numbered deal: its number."""
    return str(deal).zfill(_SALT)


def numbered_deal(game: Game, shuffle: Shuffle | None) -> int | None:
    """The number of a deal, or None if it has none."""
    # A random salt that is so small a number comes once in more games than will ever be played.
    if shuffle is None or game.seats != 1:
        return None
    return number_of(shuffle.salt.lstrip("0") or "0")
