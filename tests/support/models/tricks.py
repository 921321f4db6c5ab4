"""Forty-Two and Moon a second time: a slow and plain model of one hand, in texts, written from the rules alone."""

from dataclasses import dataclass, field

NUMBERS = ["0", "1", "2", "3", "4", "5", "6"]
FIVES = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}


def ends(tile: str) -> tuple[int, int]:
    high, low = tile.split("-")
    return int(high), int(low)


def suit_led(tile: str, trump: str) -> str:
    """What a tile asks the others for."""
    high, low = ends(tile)
    if trump == "doubles" and high == low:
        return "doubles"
    if trump in (str(high), str(low)):
        return trump
    return str(high)


def can_follow(tile: str, suit: str, trump: str) -> bool:
    high, low = ends(tile)
    if suit == "doubles":
        return high == low
    if suit == trump:
        return suit in (str(high), str(low))
    if trump in (str(high), str(low)) or (trump == "doubles" and high == low):
        return False
    return suit in (str(high), str(low))


def in_order(suit: str) -> list[str]:
    """The tiles of a suit from the best one down, as they are ranked on the sheets."""
    if suit == "doubles":
        return [f"{number}-{number}" for number in range(6, -1, -1)]
    own = int(suit)
    others = [other for other in range(6, -1, -1) if other != own]
    return [f"{own}-{own}"] + [f"{max(own, other)}-{min(own, other)}" for other in others]


def taker(played: list[tuple[int, str]], trump: str) -> int:
    """Who takes a trick: the highest trump, else the highest tile of the suit that was led."""
    there = {tile: seat for seat, tile in played}
    led = suit_led(played[0][1], trump)
    ranks = [] if trump == "none" else in_order(trump)
    ranks += [tile for tile in in_order(led) if can_follow(tile, led, trump)]
    return next(there[tile] for tile in ranks if tile in there)


@dataclass
class Hand:
    """One hand of "forty-two/cardinal", "forty-two/uduble" or "moon/uduble" from its deal on."""

    name: str
    hands: list[set[str]]
    widow: str | None
    first: int
    asks_everybody: bool = False  # after a 42, those who passed below it too
    turn: int = -1
    passed: set[int] = field(default_factory=set)
    spoke_since_42: set[int] = field(default_factory=set)
    bids: list[tuple[int, int]] = field(default_factory=list)  # seat and bid
    calls: int = 0
    phase: str = "bidding"
    trump: str = ""
    table: list[tuple[int, str]] = field(default_factory=list)
    took: list[int] = field(default_factory=list)  # points, by seat

    def __post_init__(self) -> None:
        self.turn = self.first
        self.took = [0] * len(self.hands)

    @property
    def bid(self) -> int:
        return self.bids[-1][1] if self.bids else 0

    @property
    def bidder(self) -> int:
        return self.bids[-1][0] if self.bids else -1

    def legal(self) -> set[str]:
        """All that the seat whose turn it is may do; claims apart."""
        if self.phase == "bidding":
            return {"pass", *[f"bid {bid}" for bid in self._higher()]}
        if self.phase == "aside":
            return {f"aside {tile}" for tile in self.hands[self.turn]}
        if self.phase == "naming":
            more = ["doubles", "none"] if self.name == "forty-two/cardinal" else []
            return {f"trump {suit}" for suit in NUMBERS + more}
        if self.phase == "over":
            return set()
        hand = self.hands[self.turn]
        if not self.table:
            return set(hand)
        led = suit_led(self.table[0][1], self.trump)
        return {tile for tile in hand if can_follow(tile, led, self.trump)} or set(hand)

    def _higher(self) -> list[int]:
        if self.name == "moon/uduble":
            return [bid for bid in (4, 5, 6, 7, 21) if bid > self.bid]
        if self.bid < 42:
            return list(range(max(30, self.bid + 1), 43))
        ladder = {42: [84], 84: [168], 168: [250], 250: []}
        return ladder[self.bid] if self.name == "forty-two/cardinal" else []

    def do(self, text: str) -> None:
        """Make a move of the seat whose turn it is."""
        word, _, rest = text.partition(" ")
        if word in ("bid", "pass"):
            self._call(int(rest) if rest else 0)
        elif word == "aside":
            self.hands[self.turn].remove(rest)
            self.phase = "naming"
        elif word == "trump":
            self.trump = rest
            self.phase = "playing"
        elif word == "claim":
            left = {tile for hand in self.hands for tile in hand}
            self.took[self.turn] += len(self.hands[self.turn]) + sum(map(self.worth, left))
            self.phase = "over"
        else:
            self._play(text)

    def worth(self, tile: str) -> int:
        return 0 if self.name == "moon/uduble" else FIVES.get(tile, 0)

    def _call(self, bid: int) -> None:
        self.calls += 1
        if self.bid >= 42:
            self.spoke_since_42.add(self.turn)
        if bid:
            self.bids.append((self.turn, bid))
            if bid == 42:
                self.spoke_since_42.add(self.turn)
                if self.asks_everybody:
                    self.passed.clear()
        else:
            self.passed.add(self.turn)
        following = self._next_speaker()
        if following >= 0:
            self.turn = following
        elif not self.bids:
            self.phase = "over"
        else:
            self.turn = self.bidder
            self.phase = "naming"
            if self.widow is not None:
                self.hands[self.bidder].add(self.widow)
                self.phase = "aside"

    def _next_speaker(self) -> int:
        seats = len(self.hands)
        if self.name != "forty-two/cardinal":
            return (self.turn + 1) % seats if self.calls < seats else -1
        for step in range(1, seats):
            seat = (self.turn + step) % seats
            if seat in self.passed or seat == self.bidder:
                continue
            if self.bid >= 42 and seat in self.spoke_since_42:
                continue
            return seat
        return -1

    def _play(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.table.append((self.turn, tile))
        if len(self.table) < len(self.hands):
            self.turn = (self.turn + 1) % len(self.hands)
            return
        self.turn = taker(self.table, self.trump)
        self.took[self.turn] += 1 + sum(self.worth(tile) for _, tile in self.table)
        self.table = []
        if not any(self.hands):
            self.phase = "over"

    def points(self, by_hands: bool = False) -> list[int]:
        """What the finished hand scores, by side."""
        if self.name == "moon/uduble":
            return self._moon()
        sides = [self.took[0] + self.took[2], self.took[1] + self.took[3]]
        if not self.bids:
            return [0, 0]
        own = self.bidder % 2
        made = sides[own] >= min(self.bid, 42)
        if by_hands:
            return [int((side == own) == made) for side in (0, 1)]
        if not made:
            sides[1 - own] += self.bid
            sides[own] = 0
        elif self.bid >= 42 and self.name == "forty-two/cardinal":
            sides[own] = self.bid
        return sides

    def _moon(self) -> list[int]:
        found = list(self.took)
        if self.bids and self.took[self.bidder] < min(self.bid, 7):
            found[self.bidder] = -self.bid
        elif self.bids and self.bid == 21:
            found[self.bidder] = 21
        return found
