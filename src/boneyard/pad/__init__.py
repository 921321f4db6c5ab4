"""The score pad for a real table: an edition's facts as a small sheet of data, and how what is written on it counts.

The same counting is done by the browser's script, so that a pad works without a line; tests hold the two together.
"""

from boneyard.pad.pad import PadState, begin, write
from boneyard.pad.sheet import has_pad, settled, sheet

__all__ = ["PadState", "begin", "has_pad", "settled", "sheet", "write"]
