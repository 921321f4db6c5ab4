"""Records: `.bones` text read, written, replayed and checked."""

from boneyard.record.checking import Problem, check
from boneyard.record.reading import Record, read
from boneyard.record.replaying import load, replay
from boneyard.record.writing import write

__all__ = ["Problem", "Record", "check", "load", "read", "replay", "write"]
