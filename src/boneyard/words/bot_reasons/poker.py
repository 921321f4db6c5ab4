"""What bots say about their moves in poker."""

from dataclasses import dataclass
from typing import Final

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


_STRONG: Final = 0.65  # the chance from which a hand is called strong
_WEAK: Final = 0.35


def only() -> str:
    """About the only move there is."""
    return "There's nothing left to bet for."


def why(facts: MoveFacts) -> str:
    """The reason a player would give: how good the hand is, and what the move does with it."""
    hand = _capital(facts.hand)
    kind = facts.move.kind
    if kind == STAND:
        return f"{hand}: you're better off keeping all your tiles."
    if kind == EXCHANGE:
        return _exchange(facts)
    if kind == CHECK:
        strong = f"{hand} is strong, but let the others bet first."
        return (
            strong if facts.chance >= _STRONG else f"{hand} may not be the best hand, and checking is free."
        )
    if kind in (BET, RAISE):
        return _bets(facts, hand)
    if kind == CALL:
        return f"With {facts.hand}, the pot of {facts.pot} is worth a call."
    return f"{hand} isn't good enough to pay {facts.pays} for a pot of {facts.pot}."


def _bets(facts: MoveFacts, hand: str) -> str:
    if facts.chance >= _STRONG:
        return f"{hand} is probably the best hand: make the others pay."
    if facts.chance <= _WEAK:
        return f"{hand} is weak, but a bluff may make better hands fold."
    return f"{hand} may be the best hand, and the others may fold."


def mixed(facts: MoveFacts, share: float) -> str:
    """About an action of a mixed strategy: taken only so often, so that it gives no hand away."""
    often = _of_a_hundred(share)
    if often == 0:
        return f"{_capital(facts.hand)} is not the hand to {facts.move} with here."
    return why(facts) if often == 100 else f"{why(facts)} Don't do it every time, or the others can read you."


def numbers(facts: MoveFacts, share: float | None = None) -> str:
    """How often the hand is the best one, what a call needs, and how often a balanced player makes the move."""
    best = _of_a_hundred(facts.chance)
    said = [f"{_capital(facts.hand)} is the best hand about {best} times in 100."]
    if facts.move.kind in (CALL, FOLD):
        needed = _of_a_hundred(facts.pays / (facts.pot + facts.pays))
        said.append(f"Calling {facts.pays} for a pot of {facts.pot} pays off from {needed} times in 100.")
    if share is not None:
        said.append(f"I {facts.move} here {_of_a_hundred(share)} times in 100.")
    return " ".join(said)


def odds_after(chance: float) -> str:
    """How often an exchange ends with the best hand."""
    return f"You end up with the best hand about {_of_a_hundred(chance)} times in 100."


def _exchange(facts: MoveFacts) -> str:
    drawn = str(facts.move).count("-")
    new = "one new tile" if drawn == 1 else f"{drawn} new tiles"
    if not facts.keeps:
        return f"Nothing here is worth keeping: take {new}."
    return f"Keep {tiles_text(sorted(facts.keeps, reverse=True))} and hope to improve with {new}."


def _of_a_hundred(chance: float) -> int:
    return round(100 * chance)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
