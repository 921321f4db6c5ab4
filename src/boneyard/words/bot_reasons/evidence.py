"""How it is known what a player did not hold, as a clause that follows the player's name."""


def passed(ends: str) -> str:
    """The player had nothing for these open ends and passed."""
    return f"passed with {ends} open"


def drew(ends: str) -> str:
    """The player had nothing for these open ends and drew."""
    return f"drew with {ends} open"


def ended(ends: str) -> str:
    """The player's turn would have gone on, but the player had nothing for these ends."""
    return f"couldn't go on from {ends}"


def led(ends: str) -> str:
    """Another tile would have led the round; the ends do not matter."""
    return "would have led another tile"


def not_followed(suit: str, tile: str, lead: str) -> str:
    """The player did not follow a suit."""
    return f"played {tile} when {lead} was led, which calls for {suit}"
