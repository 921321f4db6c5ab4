"""What bots say about their moves in poker."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.move import Move
from boneyard.core.tile import tiles_text
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, RAISE, STAND
from boneyard.words.language import _, ngettext


@dataclass(frozen=True)
class PokerMoveFacts:
    """The facts about a move that its sentence needs."""

    move: Move
    hand: str  # the class of the hand, in words
    chance: float  # that it is the best one
    pays: int  # what a call costs
    pot: int  # that can be won with it
    keeps: tuple[int, ...] = ()  # in the exchange


_STRONG: Final = 0.65  # the chance from which a hand is called strong
_WEAK: Final = 0.35


def only() -> str:
    """About the only move there is."""
    return _("There's nothing left to bet for.")


def why(facts: PokerMoveFacts) -> str:
    """The reason a player would give: how good the hand is, and what the move does with it."""
    hand, kind = facts.hand, facts.move.kind
    # For translators: {hand} is a class of poker hands, like "one pair".
    if kind == STAND:
        return _("With {hand}, you're better off keeping all your tiles.", hand=hand)
    if kind == EXCHANGE:
        return _exchange(facts)
    if kind == CHECK:
        if facts.chance >= _STRONG:
            return _("Your hand ({hand}) is strong, but let the others bet first.", hand=hand)
        return _("Your hand ({hand}) may not be the best, and checking is free.", hand=hand)
    if kind in (BET, RAISE):
        return _bets(facts, hand)
    if kind == CALL:
        return _("With {hand}, the pot of {pot} is worth a call.", hand=hand, pot=facts.pot)
    return _(
        "Your hand ({hand}) isn't good enough to pay {pays} for a pot of {pot}.",
        hand=hand,
        pays=facts.pays,
        pot=facts.pot,
    )


def _bets(facts: PokerMoveFacts, hand: str) -> str:
    if facts.chance >= _STRONG:
        return _("Your hand ({hand}) is probably the best: make the others pay.", hand=hand)
    if facts.chance <= _WEAK:
        return _("Your hand ({hand}) is weak, but a bluff may make better hands fold.", hand=hand)
    return _("Your hand ({hand}) may be the best, and the others may fold.", hand=hand)


def mixed(facts: PokerMoveFacts, share: float) -> str:
    """About an action of a mixed strategy: taken only so often, so that it gives no hand away."""
    often = _of_a_hundred(share)
    if often == 0:
        return _("Your hand ({hand}) isn't right for this move.", hand=facts.hand)
    if often == 100:
        return why(facts)
    return " ".join([why(facts), _("Don't do it every time, or the others can read you.")])


def numbers(facts: PokerMoveFacts, share: float | None = None) -> str:
    """How often the hand is the best one, what a call needs, and how often a balanced player makes the move."""
    best = _of_a_hundred(facts.chance)
    said = [_("This hand ({hand}) is the best about {times} times in 100.", hand=facts.hand, times=best)]
    if facts.move.kind in (CALL, FOLD):
        needed = _of_a_hundred(facts.pays / (facts.pot + facts.pays))
        said.append(
            _(
                "Calling {pays} for a pot of {pot} pays off if you win at least {times} times in 100.",
                pays=facts.pays,
                pot=facts.pot,
                times=needed,
            )
        )
    if share is not None:
        said.append(_("I do this here {times} times in 100.", times=_of_a_hundred(share)))
    return " ".join(said)


def odds_after(chance: float) -> str:
    """How often an exchange ends with the best hand."""
    return _("You end up with the best hand about {times} times in 100.", times=_of_a_hundred(chance))


def _exchange(facts: PokerMoveFacts) -> str:
    drawn = str(facts.move).count("-")
    if not facts.keeps:
        return ngettext(
            "Nothing here is worth keeping: take {count} new tile.",
            "Nothing here is worth keeping: take {count} new tiles.",
            drawn,
        )
    return ngettext(
        "Keep {tiles} and hope to improve with {count} new tile.",
        "Keep {tiles} and hope to improve with {count} new tiles.",
        drawn,
        tiles=tiles_text(sorted(facts.keeps, reverse=True)),
    )


def _of_a_hundred(chance: float) -> int:
    return round(100 * chance)
