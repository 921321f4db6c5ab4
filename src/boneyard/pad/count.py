"""What a finished round counts on a pad, by the ways of its sheet; web/static/pad/points.js does the same."""

from collections.abc import Sequence
from typing import Any

Sheet = dict[str, Any]
Entry = dict[str, Any]
Points = tuple[int, ...]

NOBODY = -1


def worth(sheet: Sheet, tile: str) -> int:
    """What a tile left in a hand counts."""
    if tile in sheet["worth"]:
        return int(sheet["worth"][tile])
    return sum(int(end) if end.isdigit() else int(sheet["wild"]) for end in tile.split("-"))


def is_double(tile: str) -> bool:
    """Whether both ends of a tile show the same."""
    high, low = tile.split("-")
    return high == low


def hand_points(sheet: Sheet, hand: Entry | None) -> int:
    """What a hand counts: typed, or its tiles; where doubles can be left out they are."""
    if hand is None:
        return 0
    if "tiles" not in hand:
        return int(hand["pips"])
    without = sheet["way"]["kind"] == "point"
    return sum(worth(sheet, tile) for tile in hand["tiles"] if not (without and is_double(tile)))


def has_double(hand: Entry | None) -> bool:
    """Whether there is a double in a hand."""
    if hand is None:
        return False
    return any(is_double(tile) for tile in hand["tiles"]) if "tiles" in hand else bool(hand.get("double"))


def seats_needed(sheet: Sheet, out: Sequence[int]) -> list[int]:
    """The seats whose hands must be entered, once it's known who is out."""
    kind, sides = sheet["way"]["kind"], sheet["sides"]
    left = [seat for seat in range(sheet["seats"]) if seat not in out]
    if not out or kind == "own":
        return left
    counted = kind in ("winner", "upward")
    return [seat for seat in left if seat % sides != out[0] % sides] if counted else []


def lowest_alone(counts: Sequence[int]) -> int:
    """The one with the lowest count; NOBODY where several share it."""
    least = min(counts)
    return counts.index(least) if counts.count(least) == 1 else NOBODY


def count_round(sheet: Sheet, entry: Entry, before: Points) -> Points:
    """What a round that was written down counts for each side, given the totals brought to it."""
    if sheet["count"] == "bids":
        return _bid(sheet, entry)
    if sheet["count"] == "chips":
        return tuple(won - paid for won, paid in zip(entry["won"], entry["paid"], strict=True))
    return _hands(sheet, entry, before)


def _hands(sheet: Sheet, entry: Entry, before: Points) -> Points:
    way, sides = sheet["way"], sheet["sides"]
    out = entry["out"]
    counts = [hand_points(sheet, hand) for hand in entry["hands"]]
    if way["kind"] == "own":
        return tuple(counts)
    if way["kind"] == "upward":
        by_side = [sum(counts[side::sides]) for side in range(sides)]
        if out:
            side = out[0] % sides
            return _only(sides, side, sum(by_side) - by_side[side])
        return tuple(sum(max(other - own, 0) for other in by_side) for own in by_side)
    if way["kind"] == "winner":
        return _winner(sheet, out, counts)
    if way["kind"] == "point":
        return _only(sides, out[0] if out else _fewest(entry["hands"], counts), 1)
    return _pool(sheet, out, counts, before)


def _only(sides: int, side: int, points: int) -> Points:
    return tuple(points if each == side else 0 for each in range(sides))


def _winner(sheet: Sheet, out: Sequence[int], counts: Sequence[int]) -> Points:
    way = sheet["way"]
    sides = int(sheet["sides"])
    by_side = [sum(counts[side::sides]) for side in range(sides)]
    winner = out[0] % sides if out else lowest_alone(by_side)
    if winner == NOBODY:
        return (0,) * sides
    own = by_side[winner]
    times = {"each": sides - 1, "once": 1, "none": 0}[way["less"]]
    total = sum(by_side) - own - times * own
    step = way["nearest"]
    return _only(sides, winner, (total + step // 2) // step * step)


def _fewest(hands: Sequence[Entry | None], counts: Sequence[int]) -> int:
    """The lowest hand; one without doubles beats any with one."""
    clean = [seat for seat, hand in enumerate(hands) if not has_double(hand)]
    running = clean or list(range(len(hands)))
    found = lowest_alone([counts[seat] for seat in running])
    return NOBODY if found == NOBODY else running[found]


def _pool(sheet: Sheet, out: Sequence[int], counts: Sequence[int], before: Points) -> Points:
    stake = sheet["way"]["stake"]
    pool = stake * sheet["seats"] - sum(before)  # odd chips of the rounds before lie in it still
    winners = list(out[:1]) or [seat for seat, own in enumerate(counts) if own == min(counts)]
    share = pool // len(winners)
    return tuple((share if seat in winners else 0) - stake for seat in range(sheet["seats"]))


def bid_made(sheet: Sheet, entry: Entry) -> bool:
    """Whether the bidders took what they bid; a bid above the maximum asks for everything."""
    return bool(entry["took"][entry["bidder"] % sheet["sides"]] >= min(entry["bid"], sheet["way"]["most"]))


def _bid(sheet: Sheet, entry: Entry) -> Points:
    way = sheet["way"]
    sides = int(sheet["sides"])
    if entry["bid"] == 0:
        return (0,) * sides
    side, bid, took = entry["bidder"] % sides, entry["bid"], entry["took"]
    done = bid_made(sheet, entry)
    if sheet["ending"]["by"] == "hands":
        return tuple(1 if (each == side) == done else 0 for each in range(sides))
    own, paid = took[side], 0
    if not done:
        own = -bid if way["costs"] else 0
        paid = 0 if way["costs"] else bid
    elif 0 < way["itself"] <= bid:
        own = bid
    return tuple(own if each == side else took[each] + paid for each in range(sides))


# --- the match


def winners(
    sheet: Sheet, totals: Points, number: int, entry: Entry | None, earlier: Sequence[Entry] = ()
) -> Points | None:
    """The sides that have won the match, after a round that was written down or in the middle of one (None).

    Where hands won count besides the points, the earlier rounds are needed too.
    """
    ending = sheet["ending"]
    if sheet["count"] == "bids":
        return _bid_winners(sheet, totals, number, entry, earlier)
    if sheet["count"] == "chips":
        with_chips = [seat for seat, chips in enumerate(totals) if chips > 0]
        if entry is None or (number < ending["rounds"] and len(with_chips) > 1):
            return None
        return tuple(seat for seat in with_chips if totals[seat] == max(totals))
    done = (
        max(totals) >= ending["target"]
        if ending["target"]
        else entry is not None and number >= ending["rounds"]
    )
    if not done:
        return None
    if ending["out_wins"] and ending["rounds"] == 1 and entry is not None and entry["out"]:
        return tuple(sorted(entry["out"]))
    best = min(totals) if sheet["low"] else max(totals)
    return tuple(side for side, total in enumerate(totals) if total == best)


def hands_won(sheet: Sheet, entries: Sequence[Entry]) -> Points:
    """How many hands each side has won: the bidders one they made, the others one that was set."""
    found = [0] * sheet["sides"]
    for entry in entries:
        if entry["bid"] > 0:
            side, done = entry["bidder"] % sheet["sides"], bid_made(sheet, entry)
            found = [had + ((each == side) == done) for each, had in enumerate(found)]
    return tuple(found)


def _bid_winners(
    sheet: Sheet, totals: Points, number: int, entry: Entry | None, earlier: Sequence[Entry]
) -> Points | None:
    ending = sheet["ending"]
    side = NOBODY
    if entry is not None and entry["bid"] > 0:
        side = entry["bidder"] % sheet["sides"]
        if entry["bid"] == ending["at_once"] and bid_made(sheet, entry):
            return (side,)
    if ending["rounds"]:
        done = entry is not None and number >= ending["rounds"]
        return tuple(each for each, total in enumerate(totals) if total == max(totals)) if done else None
    goal = ending["hands"] if ending["by"] == "hands" else ending["target"]
    there = [each for each, total in enumerate(totals) if total >= goal]
    if ending["by"] == "either" and entry is not None:
        won = hands_won(sheet, [*earlier, entry])
        there = [each for each in range(len(totals)) if each in there or won[each] >= ending["hands"]]
    if not there:
        return None
    if side in there:
        return (side,)
    best = max(totals[each] for each in there)
    return tuple(each for each in there if totals[each] == best)


def next_first(sheet: Sheet, first: int, totals: Points) -> int:
    """The first player of the next round: the next to the left, skipping players without chips."""
    seats = sheet["seats"]
    for step in range(1, seats + 1):
        seat = (first + step) % seats
        if sheet["count"] != "chips" or totals[seat] > 0:
            return int(seat)
    return first


def hub(sheet: Sheet, number: int) -> str:
    """The double that lies in the hub in the round of this number; nothing if the hands decide."""
    hubs = sheet["hubs"]
    return str(hubs[min(number, len(hubs)) - 1]) if hubs else ""
