"""Sealed shuffles: a hash that is shown before a round, what it promised after it, and whether both belong together.

A record carries them in comments below `round N`, so that everything else that reads records passes them over.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from boneyard.core.errors import BadSetup, Unreadable
from boneyard.core.game import NOBODY, Deal, Game
from boneyard.core.match import Match, Round
from boneyard.core.tile import DOWN, read_tile, tile_text
from boneyard.records.replay import replay

_ROUND: Final = re.compile(r"\s*round\s+(\d{1,5})\s*(?:#.*)?$", re.IGNORECASE)
_NOTE: Final = re.compile(r"\s*#\s*(seal|salt|order|first):\s*(.*?)\s*$", re.IGNORECASE)
_SEAL: Final = re.compile(r"[0-9a-f]{64}$")


@dataclass(frozen=True)
class Seal:
    """What was promised for a round and what was told after it, as texts; empty where it is not there."""

    seal: str = ""
    salt: str = ""
    order: str = ""
    first: str = ""  # the seat that the start was at


@dataclass(frozen=True)
class Finding:
    """What came of checking one round."""

    round: int
    says: str
    holds: bool | None  # None where the shuffle may not be told, so that nothing can be checked
    seal: str = ""


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
                raise Unreadable(f"{word} is in the order twice, or isn't in this game")
            tile = alike[0]
        left.remove(tile)
        found.append(tile)
    if left:
        raise Unreadable(f"{tile_text(left[0])} is missing from the order")
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
            notes = {"seal": seal.seal, "salt": seal.salt, "order": seal.order, "first": seal.first}
            found += [f"# {name}: {value}" for name, value in notes.items() if value]
    return "\n".join(found) + "\n"


def seals_in(text: str) -> dict[int, Seal]:
    """The seals that stand in a record, by round."""
    found: dict[int, dict[str, str]] = {}
    number = 0
    for line in text.removeprefix("\ufeff").splitlines():
        head, note = _ROUND.match(line), _NOTE.match(line)
        if head:
            number = int(head[1])
        elif note and number:
            found.setdefault(number, {})[note[1].lower()] = " ".join(note[2].split())
    return {each: Seal(**notes) for each, notes in found.items() if set(notes) != {"first"}}


def verify(text: str) -> list[Finding]:
    """Every round of a record against its seal; refuses a text that is no record, or one without any seal."""
    seals = seals_in(text)
    match = replay(text)
    if not match.rounds:
        raise BadSetup("This record has no rounds, so there's no deal to check.")
    if not seals:
        raise BadSetup(
            "This file has no seal, so there's nothing to check it against. Use the record from the table's replay "
            "page after a match: its seals are in lines like '# seal: 9f2c...'."
        )
    return [_verify_round(match, each, seals.get(each.number)) for each in match.rounds]


def _verify_round(match: Match, each: Round, seal: Seal | None) -> Finding:
    number = each.number
    if seal is None or not seal.seal:
        if match.result is None and each is match.rounds[-1]:
            return Finding(number, "It isn't over in this record, so its shuffle isn't revealed yet.", None)
        return Finding(number, "It has no seal in this file, so nothing was promised about this deal.", False)
    if not _SEAL.match(seal.seal.lower()):
        return Finding(
            number, "Its seal isn't a SHA-256 hash: those have 64 digits, 0 to 9 and a to f.", False
        )
    if not seal.salt or not seal.order:
        why = "Its shuffle isn't revealed in this file"
        if match.result is None:
            return Finding(
                number, f"{why}: it's revealed when the round or the match is over.", None, seal.seal
            )
        if match.game.never_told:
            return Finding(number, f"{why}, because it would show folded hands.", None, seal.seal)
        return Finding(number, f"{why}: a seal needs a salt and an order.", False, seal.seal)
    if not f"{seal.salt}{seal.order}".isascii() or seal_of(seal.salt, seal.order) != seal.seal.lower():
        return Finding(
            number,
            "The salt and order don't produce the seal: this isn't the shuffle that was promised.",
            False,
        )
    problem = _find_misdeal(match, each, seal)
    if problem:
        return Finding(number, f"The seal matches the order, but {problem}.", False, seal.seal)
    down = sum([tile == DOWN for row in (*each.deal.hands, each.deal.yard) for tile in row])
    covered = f" (except for {down} tiles that are face down in this file)" if down else ""
    says = f"The seal matches the order, and the hands and boneyard were dealt from it{covered}."
    return Finding(number, says, True, seal.seal)


def _find_misdeal(match: Match, each: Round, seal: Seal) -> str:
    """What was not dealt from the order as the rules deal; nothing where all was."""
    game = match.game
    try:
        order = order_of(game, seal.order)
    except Unreadable as problem:
        return str(problem).rstrip(".")
    told = (
        int(seal.first) if seal.first.isascii() and seal.first.isdigit() and len(seal.first) < 3 else NOBODY
    )
    if told >= game.seats:
        return f"there's no seat {told} to start"
    rotated = start_of(match, each.number)
    if told != NOBODY and match.edition.start_rotates and rotated not in (NOBODY, told):
        return f"by the rules seat {rotated} starts, not seat {told}"
    starts = [told] if told != NOBODY else [rotated] if rotated != NOBODY else list(range(game.seats))
    found = [game.split(order, start, each.number, each.before) for start in starts]
    deals = [deal for deal in found if deal is not None]
    if not deals:
        return "the rules don't allow a deal from this order"
    return (
        ""
        if any([not _find_difference(each.deal, deal) for deal in deals])
        else _find_difference(each.deal, deals[0])
    )


def _find_difference(told: Deal, dealt: Deal) -> str:
    """What a record tells otherwise than the shuffle deals it."""
    if len(told.hands) != len(dealt.hands):
        return "the record has a different number of hands"
    for seat, (hand, right) in enumerate(zip(told.hands, dealt.hands, strict=True)):
        missing = _texts(right)
        for text in _texts([tile for tile in hand if tile != DOWN]):
            if text not in missing:
                return f"{text} was not dealt to seat {seat} from it"
            missing.remove(text)
        if len(hand) != len(right):
            return f"seat {seat} has {len(hand)} tiles in the record and {len(right)} from the order"
    if len(told.yard) != len(dealt.yard):
        return f"the boneyard has {len(told.yard)} tiles in the record and {len(dealt.yard)} from the order"
    for place, (tile, right_tile) in enumerate(zip(told.yard, dealt.yard, strict=True), 1):
        if tile != DOWN and tile_text(tile) != tile_text(right_tile):
            right_text = tile_text(right_tile)
            return (
                f"tile {place} of the boneyard is {tile_text(tile)} in the record, and {right_text} from it"
            )
    if told.hub >= 0 and dealt.hub >= 0 and told.hub != dealt.hub:
        return f"the hub is {tile_text(told.hub)} in the record and {tile_text(dealt.hub)} from the order"
    return ""


def _texts(tiles: tuple[int, ...] | list[int]) -> list[str]:
    return [tile_text(tile) for tile in tiles]
