"""Records: `.bones` text read, written, replayed and checked."""

from boneyard.records.check import Problem, check
from boneyard.records.match_rows import to_rows
from boneyard.records.reader import Record, read
from boneyard.records.replay import load, replay, replay_each
from boneyard.records.writer import write

__all__ = ["Problem", "Record", "check", "load", "read", "replay", "replay_each", "to_rows", "write"]
