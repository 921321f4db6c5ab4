"""What cannot be written on a pad, and why; web/static/pad/checks.js says the same."""

from collections.abc import Sequence
from typing import Any

from boneyard.pad.count import Entry, Points, Sheet, hand_points, hub, seats_needed

LONGEST_NAME = 24
MOST = 9999  # of any number that is typed


def is_number(given: object, least: int = 0, most: int = MOST) -> bool:
    """A whole number between two others."""
    return isinstance(given, int) and not isinstance(given, bool) and least <= given <= most


def _numbers(given: object, count: int) -> bool:
    return isinstance(given, list) and len(given) == count and all(is_number(each) for each in given)


def names(sheet: Sheet, given: object) -> str:
    """What is wrong with these names; nothing where they will do."""
    seats = sheet["seats"]
    if not isinstance(given, list) or len(given) != seats or not all(isinstance(each, str) for each in given):
        return f"Type {seats} names, one for each player."
    for each in given:
        if not each or not each.isprintable() or each != " ".join(each.split()) or len(each) > LONGEST_NAME:
            return f"A name has 1 to {LONGEST_NAME} letters, without line breaks or spaces at the ends."
    if len({each.lower() for each in given}) < seats:
        return "Two players have the same name. Change one of them."
    return ""


def during(sheet: Sheet, entry: Entry) -> str:
    """What is wrong with points made during play."""
    taps = sheet["during"]
    if taps is None:
        return "Nothing scores during play in this game."
    if not is_number(entry.get("side"), 0, sheet["sides"] - 1):
        return "Choose whose points these are."
    points = entry.get("points")
    if not is_number(points, 1, taps["most"]) or entry["points"] % taps["step"]:
        step = "" if taps["step"] == 1 else f" in steps of {taps['step']}"
        return f"That score isn't possible here. A play scores 1 to {taps['most']} points{step}."
    return ""


def made(sheet: Sheet, given: object) -> str:
    """What is wrong with what each side made during a round, all told."""
    taps = sheet["during"]
    if taps is None:
        return "Nothing scores during play in this game."
    known = given if isinstance(given, list) and _numbers(given, sheet["sides"]) else None
    if known is not None and not any(points % taps["step"] for points in known):
        return ""
    step = "" if taps["step"] == 1 else f", in steps of {taps['step']}"
    return f"Enter what each side scored during the round{step}."


def doubt(sheet: Sheet, entry: Entry, number: int) -> str:
    """What to ask before a round is written that cannot have come out so; nothing where it can.

    It is asked and not refused: a family may count otherwise than the sheet.
    """
    hands = entry.get("hands")
    if sheet["count"] != "hands" or not isinstance(hands, list):
        return ""
    there = {tile: many for tile, many in tiles_of(sheet).items() if tile != hub(sheet, number)}
    most = sum(many * hand_points(sheet, {"tiles": [tile]}) for tile, many in there.items())
    total = sum(hand_points(sheet, hand) for hand in hands if _is_hand(hand))
    if total <= most:
        return ""
    return f"That comes to {total}, but all the tiles in the set add up to only {most}. Is that right?"


def round_(sheet: Sheet, entry: Entry, called: Sequence[str], number: int, totals: Points) -> str:
    """What is wrong with a round as it was written down."""
    if sheet["count"] == "bids":
        return _bid(sheet, entry)
    if sheet["count"] == "chips":
        return _pot(sheet, entry, called, totals)
    return _hands(sheet, entry, called, number)


def _hands(sheet: Sheet, entry: Entry, called: Sequence[str], number: int) -> str:
    seats, out, hands = sheet["seats"], entry.get("out"), entry.get("hands")
    several = sheet["outs"] == "several"
    if (
        not isinstance(out, list)
        or not all(is_number(seat, 0, seats - 1) for seat in out)
        or len(set(out)) < len(out)
        or (len(out) > 1 and not several)
    ):
        return "Choose who went out, or that no one did."
    if not isinstance(hands, list) or len(hands) != seats or not all(_is_hand(hand) for hand in hands):
        return "Enter what is left in each hand: its tiles, or a number."
    for seat in seats_needed(sheet, out):
        if hands[seat] is None:
            return f"Enter what {called[seat]} has left."
        if hands[seat].get("tiles") == []:
            return f"{called[seat]} has no tiles left, so choose that {called[seat]} went out."
    for seat in out:
        if hands[seat] is not None and (hands[seat].get("tiles") or hands[seat].get("pips")):
            return f"{called[seat]} went out and has nothing left."
    return _tiles(sheet, hands, called, number)


def _is_hand(hand: Any) -> bool:
    if hand is None:
        return True
    if not isinstance(hand, dict):
        return False
    if "tiles" in hand:
        return isinstance(hand["tiles"], list) and all(isinstance(tile, str) for tile in hand["tiles"])
    return is_number(hand.get("pips")) and isinstance(hand.get("double", False), bool)


def _tiles(sheet: Sheet, hands: Sequence[Entry | None], called: Sequence[str], number: int) -> str:
    left = tiles_of(sheet)
    engine = hub(sheet, number)
    for seat, hand in enumerate(hands):
        for tile in (hand or {}).get("tiles", []):
            if tile not in left:
                return f"There's no tile {tile[:12]} in this set."
            if tile == engine:
                return f"{called[seat]} can't hold {tile}: it's the hub."
            if left[tile] == 0:
                return f"{called[seat]} can't hold {tile}: it's in another hand."
            left[tile] -= 1
    return ""


def tiles_of(sheet: Sheet) -> dict[str, int]:
    """Every tile of the set, with how many there are of it."""
    size = sheet["set"]
    found = {f"{high}-{low}": 1 for high in range(size + 1) for low in range(high + 1)}
    if sheet.get("wild"):
        found.update({f"{number}-W": 1 for number in range(size + 1)})
        found.update({"W-W": 1, "A-W": 3, "D-W": 1, "R-W": 1, "S-W": 1, "T-W": 1})
    return found


def _bid(sheet: Sheet, entry: Entry) -> str:
    way = sheet["way"]
    if entry.get("bid") == 0 and is_number(entry["bid"]):
        return ""
    if not is_number(entry.get("bid")) or entry["bid"] not in way["bids"]:
        return "Enter the bid, or choose that everyone passed."
    if not is_number(entry.get("bidder"), 0, sheet["seats"] - 1):
        return "Choose who had the bid."
    if not _numbers(entry.get("took"), sheet["sides"]):
        return "Enter what each side took."
    total = sum(entry["took"])
    if total != way["most"]:
        return f"That adds up to {total}, but there are {way['most']} to take."
    return ""


def _pot(sheet: Sheet, entry: Entry, called: Sequence[str], totals: Points) -> str:
    seats, ante = sheet["seats"], sheet["way"]["ante"]
    if not _numbers(entry.get("paid"), seats) or not _numbers(entry.get("won"), seats):
        return "Enter what each player paid in and took out."
    paid, won = entry["paid"], entry["won"]
    for seat in range(seats):
        if paid[seat] > totals[seat]:
            return f"{called[seat]} has only {totals[seat]} chips to pay with."
        if paid[seat] < min(ante, totals[seat]):
            return f"{called[seat]} pays at least the ante, {min(ante, totals[seat])}."
        if won[seat] > 0 and paid[seat] == 0:
            return f"{called[seat]} paid nothing, so can't take anything."
    if sum(paid) != sum(won):
        return f"{sum(paid)} chips were paid in, and {sum(won)} taken out. These must be equal."
    return ""
