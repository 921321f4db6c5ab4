"""Records: `.bones` text read, written, replayed and checked."""

from boneyard.records.check import Problem, check
from boneyard.records.reader import Record, read
from boneyard.records.replay import load, replay
from boneyard.records.writer import write

__all__ = ["Problem", "Record", "check", "load", "read", "replay", "write"]
