"""Rate limits: token buckets, one per address, seat or connection."""

from collections import OrderedDict
from enum import Enum, auto
from time import monotonic
from typing import Final

from boneyard.server.http.errors import Refused

_ADDRESSES: Final = 10_000  # that are remembered
_DAY: Final = 24 * 3600  # seconds
_MINUTES_A_DAY: Final = 30  # that an address may go on at the highest rate
_TOO_MANY: Final = "That's too much at once. Wait a minute and try again."


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


class AddressLimit:
    """How much each address may still do: so much in a minute, and no more than that for half an hour in a day."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, tuple[Bucket, Bucket]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Let one through; False where that was too much."""
        found = self._buckets.get(address)
        if found is None:
            per_day = self._per_minute * _MINUTES_A_DAY
            found = Bucket(self._per_minute / 60, self._per_minute), Bucket(per_day / _DAY, per_day)
            self._buckets[address] = found
            if len(self._buckets) > _ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        minute, day = found
        return minute.take() and day.take()


class ReplayAction(Enum):
    """What somebody does with replays: each has a limit of its own."""

    LOOK = auto()
    UPLOAD = auto()
    SHARE = auto()
    REVIEW = auto()


class ReplayLimits:
    """How often each address may look at replays, upload records, share them, and have matches reviewed."""

    def __init__(self, making: int) -> None:
        self._limits: Final = {
            ReplayAction.LOOK: AddressLimit(20 * making),
            ReplayAction.UPLOAD: AddressLimit(making),
            ReplayAction.SHARE: AddressLimit(max(1, making // 6)),
            ReplayAction.REVIEW: AddressLimit(max(1, making // 4)),
        }

    def take(self, action: ReplayAction, address: str) -> None:
        """Let an address do something once more, or refuse."""
        if not self._limits[action].take(address):
            raise Refused(429, _TOO_MANY)
