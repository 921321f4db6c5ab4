"""The telling: what the tables of every family say, ask and offer, and what was done at them, in words alone."""

from boneyard.words.context import Seen, Step, addressed, seen_by
from boneyard.words.registry import log_lines, steps, teller
from boneyard.words.teller import Teller

__all__ = ["Seen", "Step", "Teller", "addressed", "log_lines", "seen_by", "steps", "teller"]
