"""What bots say about their moves in poker."""

from dataclasses import dataclass

from boneyard.core.move import Move
from boneyard.core.tile import tiles_text
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND


@dataclass(frozen=True)
class MoveFacts:
    """The facts about a move that its sentence needs."""

    move: Move
    hand: str  # the class of the hand
    chance: float  # that it is the best one
    pays: int  # what a call costs
    pot: int  # that can be won with it
    keeps: tuple[int, ...] = ()  # in the exchange


def only() -> str:
    """About the only move there is."""
    return "There is nothing to bet for."


def why(facts: MoveFacts) -> str:
    """Say how often the hand is the best one, and what a call costs."""
    best = f"{_capital(facts.hand)} is the best hand {_of_a_hundred(facts.chance)} times in 100"
    if facts.move.kind == STAND:
        return f"{_capital(facts.hand)}: no exchange makes it better on the whole."
    if facts.move.kind == EXCHANGE:
        return _exchange(facts)
    if facts.move.kind == CHECK:
        return f"{best}, and a check costs nothing."
    if facts.move.kind in (BET, RAISE):
        return f"{best}: worth a {facts.move}."
    needed = _of_a_hundred(facts.pays / (facts.pot + facts.pays))
    price = f"to call {facts.pays} for a pot of {facts.pot} it takes {needed}"
    return f"{best}; {price}." if facts.move.kind in (CALL, FOLD) else f"{best}."


def mixed(facts: MoveFacts, share: float) -> str:
    """About an action of a mixed strategy: taken only so often, so that it gives no hand away."""
    best = f"{_capital(facts.hand)} is the best hand {_of_a_hundred(facts.chance)} times in 100"
    often = _of_a_hundred(share)
    if facts.move.kind in (CALL, FOLD):
        needed = _of_a_hundred(facts.pays / (facts.pot + facts.pays))
        best = f"{best}, to call {facts.pays} for a pot of {facts.pot} it takes {needed}"
    if often == 100:
        return f"{best}: always a {facts.move} here."
    if often == 0:
        return f"{best}: never a {facts.move} here."
    return f"{best}: a {facts.move} {often} times in 100 here, so that it cannot be read off the bet."


def _exchange(facts: MoveFacts) -> str:
    drawn = str(facts.move).count("-")
    new = f"{drawn} new tile{'' if drawn == 1 else 's'}"
    if not facts.keeps:
        return f"There is nothing to keep: {new}."
    return f"Keeps {tiles_text(sorted(facts.keeps, reverse=True))}, and hopes for the best with {new}."


def _of_a_hundred(chance: float) -> int:
    return round(100 * chance)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
