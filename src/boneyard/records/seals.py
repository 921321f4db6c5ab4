"""Sealed shuffles: a hash shown before a round, the shuffle revealed after it, and whether they match.

A record has them in comments below `round N`, so that other readers of records skip them. In scheme 1 the seal
promises a salt and the order; in scheme 2 a secret, from which the order follows together with the players' nonces.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from boneyard.core.errors import BadSetup, BoneyardError, Unreadable
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.match import Match, Round
from boneyard.core.tile import DOWN, read_tile, tile_text
from boneyard.records.codes import FileCode, SealCode
from boneyard.records.joint_shuffle import (
    SCHEME,
    deal_by_chance,
    digest,
    first_by_chance,
    is_hash,
    is_secret,
    seed_of,
)
from boneyard.records.replay import replay

_ROUND: Final = re.compile(r"\s*round\s+(\d{1,5})\s*(?:#.*)?$", re.IGNORECASE)
_NOTES: Final = ("scheme", "seal", "salt", "secret", "skipped", "bots", "order", "first", "start")
_NOTE: Final = re.compile(rf"\s*#\s*({'|'.join(_NOTES)}):\s*(.*?)\s*$", re.IGNORECASE)
_GIVEN: Final = re.compile(r"\s*#\s*(nonce|commitment)\s+(\d{1,2}):\s*(\S*)\s*$", re.IGNORECASE)
CHOSEN: Final = "chosen"  # the seat that starts was chosen by the host or by turns, not by chance
_SEAL: Final = re.compile(r"[0-9a-f]{64}$")


@dataclass(frozen=True)
class Seal:
    """The seal of a round and what was revealed after it, as texts; empty if missing."""

    seal: str = ""
    salt: str = ""
    order: str = ""
    first: str = ""  # the seat that the start was at
    scheme: str = ""
    secret: str = ""
    nonces: Mapping[int, str] = field(default_factory=dict)  # by seat
    commitments: Mapping[int, str] = field(default_factory=dict)  # of seats that didn't reveal their nonce
    skipped: str = ""  # the seats that contributed nothing, though people or programs play there
    bots: str = ""  # the seats of bots
    start: str = ""  # how the first seat came about, where not by chance


@dataclass(frozen=True)
class SealFinding:
    """The result of checking one round."""

    round: int
    verdict: BoneyardError  # said like a refusal, whether it holds or not
    holds: bool | None  # None if the shuffle isn't revealed, so that nothing can be checked
    seal: str = ""

    @property
    def says(self) -> str:
        """The result in a sentence."""
        return str(self.verdict)


def seal_of(salt: str, order: str) -> str:
    """The hash that is shown before a round: of its salt and its tiles in order, with a space between."""
    return sha256(f"{salt} {order}".encode("ascii")).hexdigest()


def order_of(game: Game, text: str) -> tuple[int, ...]:
    """Tiles from their texts; of tiles that look alike each is taken once."""
    left = list(game.tiles)
    found = []
    for word in text.split():
        tile = read_tile(word)
        if tile not in left:
            alike = [each for each in left if tile_text(each) == tile_text(tile)]
            if not alike:
                raise Unreadable(SealCode.ORDER_TWICE, tile=word)
            tile = alike[0]
        left.remove(tile)
        found.append(tile)
    if left:
        raise Unreadable(SealCode.ORDER_MISSING, tile=tile_text(left[0]))
    return tuple(found)


def start_of(match: Match, number: int) -> int:
    """The seat that the start has rotated to in a round that was dealt; NOBODY where chance had to say."""
    at = next(place for place, each in enumerate(match.rounds) if each.number == number)
    if at == 0 or match.rounds[at - 1].deal.first == NOBODY:
        return NOBODY
    return match.game.first_after(match.rounds[at - 1].deal.first, match.rounds[at].before)


def with_seals(text: str, seals: dict[int, Seal]) -> str:
    """A record with the seals of its rounds in comments."""
    found = []
    for line in text.splitlines():
        found.append(line)
        head = _ROUND.match(line)
        seal = seals.get(int(head[1])) if head else None
        if seal is not None:
            found += _comments(seal)
    return "\n".join(found) + "\n"


def _comments(seal: Seal) -> list[str]:
    """The comments that tell a seal, in the order in which things became known."""
    lines = [
        ("scheme", seal.scheme),
        ("seal", seal.seal),
        ("secret", seal.secret),
        *[(f"nonce {seat}", seal.nonces[seat]) for seat in sorted(seal.nonces)],
        *[(f"commitment {seat}", seal.commitments[seat]) for seat in sorted(seal.commitments)],
        ("skipped", seal.skipped),
        ("bots", seal.bots),
        ("salt", seal.salt),
        ("order", seal.order),
        ("first", seal.first),
        ("start", seal.start),
    ]
    return [f"# {name}: {value}" for name, value in lines if value]


def seals_in(text: str) -> dict[int, Seal]:
    """The seals in a record, by round."""
    found: dict[int, dict[str, str]] = {}
    given: dict[int, dict[str, dict[int, str]]] = {}
    number = 0
    for line in text.removeprefix("\ufeff").splitlines():
        head, note, part = _ROUND.match(line), _NOTE.match(line), _GIVEN.match(line)
        if head:
            number = int(head[1])
        elif note and number:
            found.setdefault(number, {})[note[1].lower()] = " ".join(note[2].split())
        elif part and number:
            parts = given.setdefault(number, {"nonce": {}, "commitment": {}})
            parts[part[1].lower()][int(part[2])] = part[3]
    return {
        each: Seal(
            **notes,
            nonces=given.get(each, {}).get("nonce", {}),
            commitments=given.get(each, {}).get("commitment", {}),
        )
        for each, notes in found.items()
        if set(notes) != {"first"}
    }


def verify(text: str) -> list[SealFinding]:
    """Every round of a record against its seal; refuses a text that is no record, or one without any seal."""
    seals = seals_in(text)
    match = replay(text)
    if not match.rounds:
        raise BadSetup(FileCode.NO_ROUNDS)
    if not seals and all([each.deal.state is None for each in match.rounds]):
        raise BadSetup(FileCode.NO_SEALS)
    return [_verify_round(match, each, seals) for each in match.rounds]


def _verify_round(match: Match, each: Round, seals: Mapping[int, Seal]) -> SealFinding:
    seal = seals.get(each.number)
    number = each.number
    if each.deal.state is not None:
        return SealFinding(number, BoneyardError(SealCode.GIVEN), None)
    if seal is None or not seal.seal:
        if match.result is None and each is match.rounds[-1]:
            return SealFinding(number, BoneyardError(SealCode.NOT_OVER), None)
        return SealFinding(number, BoneyardError(SealCode.NO_SEAL), False)
    if not _SEAL.match(seal.seal.lower()):
        return SealFinding(number, BoneyardError(SealCode.NOT_A_SEAL), False)
    if seal.scheme not in ("", "1"):
        return _verify_joint(match, each, seal, seals.get(each.number - 1))
    if not seal.salt or not seal.order:
        if match.result is None:
            return SealFinding(number, BoneyardError(SealCode.NOT_REVEALED_YET), None, seal.seal)
        if match.game.never_told:
            return SealFinding(number, BoneyardError(SealCode.NEVER_REVEALED), None, seal.seal)
        return SealFinding(number, BoneyardError(SealCode.NOT_REVEALED), False, seal.seal)
    if not f"{seal.salt}{seal.order}".isascii() or seal_of(seal.salt, seal.order) != seal.seal.lower():
        return SealFinding(number, BoneyardError(SealCode.OTHER_SHUFFLE), False)
    problem = _find_misdeal(match, each, seal)
    if problem is not None:
        return SealFinding(number, problem, False, seal.seal)
    down = _count_down(each.deal)
    holds = BoneyardError(SealCode.HOLDS_EXCEPT, count=down) if down else BoneyardError(SealCode.HOLDS)
    return SealFinding(number, holds, True, seal.seal)


def _count_down(deal: Deal) -> int:
    """How many tiles of a deal are face down in the record."""
    return sum([tile == DOWN for row in (*deal.hands, deal.yard) for tile in row])


def _verify_joint(match: Match, each: Round, seal: Seal, before: Seal | None) -> SealFinding:
    """A round whose shuffle the players contributed to, with what is told of the round before."""

    def found(code: SealCode, holds: bool | None, **fields: object) -> SealFinding:
        return SealFinding(each.number, BoneyardError(code, **fields), holds, seal.seal)

    if seal.scheme != str(SCHEME):
        return found(SealCode.OTHER_SCHEME, None, given=seal.scheme)
    if match.game.never_told and not seal.secret:
        problem = _find_untold(match.game, seal) if seal.nonces or seal.skipped or seal.bots else None
        if problem is not None:
            return SealFinding(each.number, problem, False, seal.seal)
        return found(SealCode.JOINT_NEVER_REVEALED, None, count=len(seal.nonces))
    if not seal.secret or not seal.order:
        if match.result is None:
            return found(SealCode.NOT_REVEALED_YET, None)
        return found(SealCode.JOINT_NOT_REVEALED, False)
    if not is_secret(seal.secret) or digest(seal.secret) != seal.seal.lower():
        return SealFinding(each.number, BoneyardError(SealCode.OTHER_SECRET), False)
    problem = (
        _find_untold(match.game, seal)
        or _find_other_order(match, each, seal, before)
        or _find_misdeal(match, each, seal)
    )
    if problem is not None:
        return SealFinding(each.number, problem, False, seal.seal)
    down = _count_down(each.deal)
    if not seal.nonces:
        return found(SealCode.ALONE_HOLDS, True)
    if down:
        return found(SealCode.JOINT_HOLDS_EXCEPT, True, count=down)
    return found(SealCode.JOINT_HOLDS_CHOSEN if seal.start == CHOSEN else SealCode.JOINT_HOLDS, True)


def _find_untold(game: Game, seal: Seal) -> BoneyardError | None:
    """What is wrong with who contributed: every seat did, or was skipped, or is a bot's."""
    odd = next((seat for seat, nonce in seal.nonces.items() if not is_secret(nonce)), None)
    if odd is not None:
        return BoneyardError(SealCode.NOT_A_NONCE, seat=odd)
    told = [
        *seal.nonces,
        *[int(word) for word in (*seal.skipped.split(), *seal.bots.split()) if word.isdigit()],
    ]
    for seat in range(game.seats):
        if told.count(seat) != 1:
            return BoneyardError(SealCode.SEAT_TWICE if seat in told else SealCode.SEAT_UNTOLD, seat=seat)
    skipped = seal.skipped.split()
    bad = next(
        (seat for seat, made in seal.commitments.items() if not is_hash(made) or str(seat) not in skipped),
        None,
    )
    return None if bad is None else BoneyardError(SealCode.NOT_A_COMMITMENT, seat=bad)


def _find_other_order(match: Match, each: Round, seal: Seal, before: Seal | None) -> BoneyardError | None:
    """Whether the order or the first seat don't follow from the secret and the nonces."""
    game, seed = match.game, seed_of(seal.secret, seal.nonces)
    first, told = start_of(match, each.number), _first_told(seal)
    if (
        first == NOBODY and each is not match.rounds[0]
    ):  # where a record doesn't tell who starts, only seals do
        earlier = NOBODY if before is None else _first_told(before)
        first = told if earlier == NOBODY else game.first_after(earlier, each.before)
    if first == NOBODY:
        first = told if seal.start == CHOSEN else first_by_chance(seed, game.seats)
    if not 0 <= first < game.seats:
        return BoneyardError(SealCode.NO_SEAT_TO_START, given=first)
    if told not in (NOBODY, first):
        return BoneyardError(SealCode.OTHER_LOT, seat=first, given=told)
    found = deal_by_chance(game, seed, first, each.number, each.before)
    if found is None or " ".join([tile_text(tile) for tile in found[0]]) != seal.order:
        return BoneyardError(SealCode.OTHER_ORDER)
    return None


def _find_misdeal(match: Match, each: Round, seal: Seal) -> BoneyardError | None:
    """What was not dealt from the order as the rules deal, or None if all was."""
    game = match.game
    try:
        order = order_of(game, seal.order)
    except Unreadable as problem:
        return (
            problem if isinstance(problem.code, SealCode) else BoneyardError(SealCode.ORDER_TILE, why=problem)
        )
    told = _first_told(seal)
    if told >= game.seats:
        return BoneyardError(SealCode.NO_SEAT_TO_START, given=told)
    rotated = start_of(match, each.number)
    if told != NOBODY and match.edition.start_rotates and rotated not in (NOBODY, told):
        return BoneyardError(SealCode.OTHER_START, seat=rotated, given=told)
    starts = [told] if told != NOBODY else [rotated] if rotated != NOBODY else list(range(game.seats))
    found = [game.split(order, start, each.number, each.before) for start in starts]
    deals = [deal for deal in found if deal is not None]
    if not deals:
        return BoneyardError(SealCode.NO_DEAL)
    differences = [_find_difference(each.deal, deal) for deal in deals]
    return None if None in differences else differences[0]


def _first_told(seal: Seal) -> int:
    """The seat that a round is said to have started with."""
    told = seal.first
    return int(told) if told.isascii() and told.isdigit() and len(told) < 3 else NOBODY


def _find_difference(told: Deal, dealt: Deal) -> BoneyardError | None:
    """Where a record differs from what the shuffle deals."""
    if len(told.hands) != len(dealt.hands):
        return BoneyardError(SealCode.OTHER_HANDS)
    for seat, (hand, right) in enumerate(zip(told.hands, dealt.hands, strict=True)):
        missing = _texts(right)
        for text in _texts([tile for tile in hand if tile != DOWN]):
            if text not in missing:
                return BoneyardError(SealCode.NOT_DEALT, tile=text, seat=seat)
            missing.remove(text)
        if len(hand) != len(right):
            return BoneyardError(SealCode.HAND_SIZE, seat=seat, found=len(hand), dealt=len(right))
    if len(told.yard) != len(dealt.yard):
        return BoneyardError(SealCode.YARD_SIZE, found=len(told.yard), dealt=len(dealt.yard))
    for place, (tile, right_tile) in enumerate(zip(told.yard, dealt.yard, strict=True), 1):
        if tile != DOWN and tile_text(tile) != tile_text(right_tile):
            return BoneyardError(
                SealCode.YARD_TILE, place=place, found=tile_text(tile), dealt=tile_text(right_tile)
            )
    if told.hub >= 0 and dealt.hub >= 0 and told.hub != dealt.hub:
        return BoneyardError(SealCode.OTHER_HUB, found=tile_text(told.hub), dealt=tile_text(dealt.hub))
    return None


def _texts(tiles: tuple[int, ...] | list[int]) -> list[str]:
    return [tile_text(tile) for tile in tiles]
