"""A lock on an open file, held by one process at a time; the system releases it when that process ends."""

import sys

if sys.platform == "win32":
    import msvcrt
    import os
    from typing import Final

    _FAR: Final = 1 << 30  # behind the end of every file: what is locked there can't be read either

    def lock(handle: int) -> None:
        """Lock an open file; OSError if another process has it."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file; OSError if another process has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
