"""What every refusal means, in a sentence: one file per family of games, and one per subject.

`render(error, reader(match, seat))` speaks to a player; `str(error)` is the same for no one in particular.
"""

from boneyard.words.refusals.audience import STRANGER, Audience, Sentences, reader
from boneyard.words.refusals.registry import SENTENCES, register, render, render_part, unregister

__all__ = [
    "SENTENCES",
    "STRANGER",
    "Audience",
    "Sentences",
    "reader",
    "register",
    "render",
    "render_part",
    "unregister",
]
