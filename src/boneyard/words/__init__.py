"""Every sentence that a person reads: one file per family of games, and one per subject."""

from boneyard.words.context import Seen, Step, addressed, seen_by
from boneyard.words.families.teller import Teller
from boneyard.words.registry import log_lines, steps, teller

__all__ = ["Seen", "Step", "Teller", "addressed", "log_lines", "seen_by", "steps", "teller"]
