"""The evidence that a player didn't hold something, as a clause after the player's name."""

from boneyard.words.language import _

# For translators: these follow "{name} held no 5:", and the subject is that player.


def passed(ends: str) -> str:
    """The player had nothing for these open ends and passed."""
    return _("passed with {ends} open", ends=ends)


def drew(ends: str) -> str:
    """The player had nothing for these open ends and drew."""
    return _("drew with {ends} open", ends=ends)


def ended(ends: str) -> str:
    """The player's turn would have gone on, but the player had nothing for these ends."""
    return _("couldn't go on from {ends}", ends=ends)


def led(ends: str) -> str:
    """Another tile would have led the round; the ends do not matter."""
    return _("would have led another tile")


def not_followed(suit: str, tile: str, lead: str) -> str:
    """The player did not follow a suit."""
    return _("played {tile} when {lead} was led, which calls for {suit}", tile=tile, lead=lead, suit=suit)
