"""Rate limits: token buckets, one per address, seat or connection."""

from time import monotonic


class Bucket:
    """How much somebody may still do: it fills at a steady rate up to its brim."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._full = brim
        self._at = monotonic()

    def take(self) -> bool:
        """Take one; False where there is none left."""
        now = monotonic()
        self._full = min(self._brim, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True
