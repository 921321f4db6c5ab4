"""Who can sit down in a measured match, by name: our own bots, and those of other projects that have an adapter."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.bots import BOTS, Bot, bot

# A peer's name, and how it is called in: only then is its package needed.
PEERS: dict[str, Callable[[], Bot]] = {}


def opponent(name: str) -> Bot:
    """The player of this name."""
    return PEERS[name]() if name in PEERS else bot(name)


def names() -> list[str]:
    """All there are."""
    return [*BOTS, *PEERS]
