"""What bots say of their moves in poker."""

from boneyard.bots.poker.greedy import Wager
from boneyard.core.tile import tiles_text
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND


def only() -> str:
    """Of a move without an alternative."""
    return "There is nothing to bet for."


def why(wager: Wager) -> str:
    """What speaks for a choice: how often the hand is the best one, and what the call costs."""
    best = f"{_capital(wager.hand)} is the best hand {_of_a_hundred(wager.chance)} times in 100"
    if wager.move.kind == STAND:
        return f"{_capital(wager.hand)}: no exchange makes it better on the whole."
    if wager.move.kind == EXCHANGE:
        return _exchange(wager)
    if wager.move.kind == CHECK:
        return f"{best}, and a check costs nothing."
    if wager.move.kind in (BET, RAISE):
        return f"{best}: worth a {wager.move}."
    needed = _of_a_hundred(wager.pays / (wager.pot + wager.pays))
    price = f"to call {wager.pays} for a pot of {wager.pot} it takes {needed}"
    return f"{best}; {price}." if wager.move.kind in (CALL, FOLD) else f"{best}."


def mixed(wager: Wager, share: float) -> str:
    """Of a word that is said now and then with such a hand, so that nobody can read the hand off it."""
    best = f"{_capital(wager.hand)} is the best hand {_of_a_hundred(wager.chance)} times in 100"
    often = _of_a_hundred(share)
    if wager.move.kind in (CALL, FOLD):
        needed = _of_a_hundred(wager.pays / (wager.pot + wager.pays))
        best = f"{best}, to call {wager.pays} for a pot of {wager.pot} it takes {needed}"
    if often == 100:
        return f"{best}: always a {wager.move} here."
    if often == 0:
        return f"{best}: never a {wager.move} here."
    return f"{best}: a {wager.move} {often} times in 100 here, so that it cannot be read off the bet."


def _exchange(wager: Wager) -> str:
    drawn = str(wager.move).count("-")
    new = f"{drawn} new tile{'' if drawn == 1 else 's'}"
    if not wager.keeps:
        return f"There is nothing to keep: {new}."
    return f"Keeps {tiles_text(sorted(wager.keeps, reverse=True))}, and hopes for the best with {new}."


def _of_a_hundred(chance: float) -> int:
    return round(100 * chance)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
