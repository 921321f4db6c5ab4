"""The telling: what the tables of every family say, ask and offer, and what was done at them, in words alone."""

from boneyard.telling.seen import Seen, Step, addressed, seen_by
from boneyard.telling.teller import Teller
from boneyard.telling.tellers import steps, teller, told

__all__ = ["Seen", "Step", "Teller", "addressed", "seen_by", "steps", "teller", "told"]
