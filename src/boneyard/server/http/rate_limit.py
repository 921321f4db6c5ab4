"""Rate limits: token buckets, one per address, seat or connection."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from enum import StrEnum
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from boneyard.core.phrase import marked
from boneyard.server.http.errors import Refused
from boneyard.words.language import _

_HOUSEHOLD_BITS: Final = 64  # of an IPv6 address: a household controls the rest
_ADDRESSES: Final = 10_000  # that are remembered
_FEW: Final = 5  # connections of one address that other servers needn't hear of
_FRESH: Final = 5.0  # seconds for which another server's count is valid
_DAY: Final = 24 * 3600  # seconds
_MINUTES_A_DAY: Final = 30  # that an address may go on at the highest rate
_TOO_MANY: Final = marked("That's too much at once. Wait a minute and try again.")


def household_of(host: str) -> str:
    """The address that limits count a client by; a whole IPv6 /64 network counts as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _HOUSEHOLD_BITS), strict=False))


class Bucket:
    """A token bucket: it refills at a steady rate up to its capacity."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._full = brim
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token; False if none is left."""
        now = monotonic()
        self._full = min(self._brim, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class AddressLimit:
    """How much each address may still do: so much in a minute, and no more than that for half an hour in a day."""

    def __init__(self, per_minute: int, tell: Callable[[str], None] | None = None) -> None:
        self._per_minute = per_minute
        self._tell = tell  # other servers, that an address has done it once more
        self._buckets: OrderedDict[str, tuple[Bucket, Bucket]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Let one request through; False if the limit is reached."""
        allowed = self.note(address)
        if allowed and self._tell is not None:
            self._tell(address)
        return allowed

    def note(self, address: str) -> bool:
        """Count one request, here or at another server; False if the limit is reached."""
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


class Limits:
    """All limits of a server by name. Servers of one house tell each other what they let through."""

    def __init__(self) -> None:
        self.on_take: Callable[[str, str], None] | None = None  # tells other servers: which limit, and whose
        self._noting: dict[str, Callable[[str], object]] = {}  # by the limit's name
        self._open: Counter[str] = Counter()  # WebSockets by address
        self._open_elsewhere: dict[
            str, tuple[Mapping[str, int], float]
        ] = {}  # by server, and when it said so

    def of_addresses(self, name: str, per_minute: int) -> AddressLimit:
        """A limit for each address."""
        limit = AddressLimit(per_minute, lambda address: self.tell(name, address))
        self.share(name, limit.note)
        return limit

    def share(self, name: str, note: Callable[[str], object]) -> None:
        """Have what another server let through counted by this function, which gets whose it is."""
        self._noting[name] = note

    def tell(self, name: str, whose: str) -> None:
        """Tell other servers that something was let through."""
        if self.on_take is not None:
            self.on_take(name, whose)

    def note(self, name: str, whose: str) -> None:
        """Another server has let something through."""
        if name in self._noting:
            self._noting[name](whose)

    # --- open connections

    def opened(self, address: str) -> int:
        """How many connections an address has open, here and elsewhere."""
        fresh = monotonic() - _FRESH
        elsewhere = [told.get(address, 0) for told, at in self._open_elsewhere.values() if at > fresh]
        return self._open[address] + sum(elsewhere)

    def open(self, address: str) -> None:
        """Count a connection."""
        self._open[address] += 1

    def close(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def open_here(self) -> dict[str, int]:
        """What other servers should know: the addresses with more than a few connections."""
        return {address: many for address, many in self._open.items() if many >= _FEW}

    def hear_open(self, server: str, told: Mapping[str, int]) -> None:
        """Take in how many connections addresses have to another server."""
        if told or server in self._open_elsewhere:
            self._open_elsewhere[server] = told, monotonic()


class ReplayAction(StrEnum):
    """The uses of replays, each with its own limit."""

    LOOK = "look"
    UPLOAD = "upload"
    SHARE = "share"
    REVIEW = "review"


class ReplayLimits:
    """How often each address may look at replays, upload records, share them, and have matches reviewed."""

    def __init__(self, making: int, limits: Limits) -> None:
        most = {
            ReplayAction.LOOK: 20 * making,
            ReplayAction.UPLOAD: making,
            ReplayAction.SHARE: max(1, making // 6),
            ReplayAction.REVIEW: max(1, making // 4),
        }
        self._limits: Final = {action: limits.of_addresses(action, many) for action, many in most.items()}

    def take(self, action: ReplayAction, address: str) -> None:
        """Let an address do something once more, or refuse."""
        if not self._limits[action].take(address):
            raise Refused(429, _(_TOO_MANY))
