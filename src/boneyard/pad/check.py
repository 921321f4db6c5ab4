"""What cannot be written on a pad, and why; web/static/pad/checks.js says the same."""

from collections.abc import Sequence
from typing import Any

from boneyard.pad.count import Entry, Points, Sheet, hand_points, hub, seats_needed
from boneyard.words.language import _

LONGEST_NAME = 24
MOST = 9999  # of any number that is typed


def is_number(given: object, least: int = 0, most: int = MOST) -> bool:
    """A whole number between two others."""
    return isinstance(given, int) and not isinstance(given, bool) and least <= given <= most


def _numbers(given: object, count: int) -> bool:
    return isinstance(given, list) and len(given) == count and all(is_number(each) for each in given)


def names(sheet: Sheet, given: object) -> str:
    """What is wrong with these names; nothing if they will do."""
    seats = sheet["seats"]
    if not isinstance(given, list) or len(given) != seats or not all(isinstance(each, str) for each in given):
        return _("Type {seats} names, one for each player.", seats=seats)
    for each in given:
        if not each or not each.isprintable() or each != " ".join(each.split()) or len(each) > LONGEST_NAME:
            return _(
                "A name has 1 to {most} letters, without line breaks or spaces at the ends.",
                most=LONGEST_NAME,
            )
    if len({each.lower() for each in given}) < seats:
        return _("Two players have the same name. Change one of them.")
    return ""


def during(sheet: Sheet, entry: Entry) -> str:
    """What is wrong with points made during play."""
    taps = sheet["during"]
    if taps is None:
        return _("Nothing scores during play in this game.")
    if not is_number(entry.get("side"), 0, sheet["sides"] - 1):
        return _("Choose whose points these are.")
    points = entry.get("points")
    if not is_number(points, 1, taps["most"]) or entry["points"] % taps["step"]:
        most, step = taps["most"], taps["step"]
        if step == 1:
            return _("That score isn't possible here. A play scores 1 to {most} points.", most=most)
        return _(
            "That score isn't possible here. A play scores 1 to {most} points in steps of {step}.",
            most=most,
            step=step,
        )
    return ""


def made(sheet: Sheet, given: object) -> str:
    """What is wrong with the points each side made during a round, in total."""
    taps = sheet["during"]
    if taps is None:
        return _("Nothing scores during play in this game.")
    known = given if isinstance(given, list) and _numbers(given, sheet["sides"]) else None
    if known is not None and not any(points % taps["step"] for points in known):
        return ""
    if taps["step"] == 1:
        return _("Enter what each side scored during the round.")
    return _("Enter what each side scored during the round, in steps of {step}.", step=taps["step"])


def doubt(sheet: Sheet, entry: Entry, number: int) -> str:
    """The question to ask before adding a round with an impossible score; empty if it's possible.

    It's a question, not a refusal: people may count differently from the sheet.
    """
    hands = entry.get("hands")
    if sheet["count"] != "hands" or not isinstance(hands, list):
        return ""
    there = {tile: many for tile, many in tiles_of(sheet).items() if tile != hub(sheet, number)}
    most = sum(many * hand_points(sheet, {"tiles": [tile]}) for tile, many in there.items())
    total = sum(hand_points(sheet, hand) for hand in hands if _is_hand(hand))
    if total <= most:
        return ""
    return _(
        "That comes to {total}, but all the tiles in the set add up to only {most}. Is that right?",
        total=total,
        most=most,
    )


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
        return _("Choose who went out, or that no one did.")
    if not isinstance(hands, list) or len(hands) != seats or not all(_is_hand(hand) for hand in hands):
        return _("Enter what is left in each hand: its tiles, or a number.")
    for seat in seats_needed(sheet, out):
        if hands[seat] is None:
            return _("Enter what {name} has left.", name=called[seat])
        if hands[seat].get("tiles") == []:
            return _("{name} has no tiles left, so choose that {name} went out.", name=called[seat])
    for seat in out:
        if hands[seat] is not None and (hands[seat].get("tiles") or hands[seat].get("pips")):
            return _("{name} went out and has nothing left.", name=called[seat])
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
                return _("There's no tile {tile} in this set.", tile=tile[:12])
            if tile == engine:
                return _("{name} can't hold {tile}: it's the hub.", name=called[seat], tile=tile)
            if left[tile] == 0:
                return _("{name} can't hold {tile}: it's in another hand.", name=called[seat], tile=tile)
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
        return _("Enter the bid, or choose that everyone passed.")
    if not is_number(entry.get("bidder"), 0, sheet["seats"] - 1):
        return _("Choose who had the bid.")
    if not _numbers(entry.get("took"), sheet["sides"]):
        return _("Enter what each side took.")
    total = sum(entry["took"])
    if total != way["most"]:
        return _("That adds up to {total}, but there are {most} to take.", total=total, most=way["most"])
    return ""


def _pot(sheet: Sheet, entry: Entry, called: Sequence[str], totals: Points) -> str:
    seats, ante = sheet["seats"], sheet["way"]["ante"]
    if not _numbers(entry.get("paid"), seats) or not _numbers(entry.get("won"), seats):
        return _("Enter what each player paid in and took out.")
    paid, won = entry["paid"], entry["won"]
    for seat in range(seats):
        if paid[seat] > totals[seat]:
            return _("{name} has only {chips} chips to pay with.", name=called[seat], chips=totals[seat])
        if paid[seat] < min(ante, totals[seat]):
            least = min(ante, totals[seat])
            return _("{name} pays at least the ante, {ante}.", name=called[seat], ante=least)
        if won[seat] > 0 and paid[seat] == 0:
            return _("{name} paid nothing, so can't take anything.", name=called[seat])
    if sum(paid) != sum(won):
        return _(
            "{paid} chips were paid in, and {won} taken out. These must be equal.",
            paid=sum(paid),
            won=sum(won),
        )
    return ""
