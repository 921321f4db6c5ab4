"""A pad as its entries make it: each is put on what was there before; web/static/pad/state.js does the same.

An entry that comes too late, because another phone was faster, is refused and changes nothing.
"""

from dataclasses import dataclass, replace
from typing import Any

from boneyard.pad import check
from boneyard.pad.count import Entry, Points, Sheet, bid_made, count_round, next_first, winners
from boneyard.words.language import _

MOST_LATER = 300  # entries after a round that can still be edited


@dataclass(frozen=True)
class PadRow:
    """A round as the pad shows it."""

    number: int
    points: Points  # all of the round, one number for each side
    totals: Points
    entry: Entry | None  # None if the match ended in the middle of the round
    before: "PadRow | None"  # a chain, since every moment of a pad can be gone back to


@dataclass(frozen=True)
class PadAct:
    """An entry of this match and the pad before it, so that a round can be edited in place."""

    entry: Entry
    before: "PadState"


@dataclass(frozen=True)
class PadState:
    """A pad at one moment."""

    names: tuple[str, ...]
    match: int  # the matches on this pad are numbered
    number: int  # of the round
    first: int
    before: Points  # the totals brought to the round
    made: Points  # during it
    row: PadRow | None  # the last one
    winners: Points | None  # sides, once the match is over
    past: tuple[Points, ...]  # the winners of the matches before
    act: PadAct | None = None  # the last one of this match; edited rounds are in it as they were edited
    last: str = ""  # the entry that can be taken back
    back: "PadState | None" = None
    undone: "tuple[PadState, ...]" = ()  # what was taken back, the last one last

    @property
    def rows(self) -> list[PadRow]:
        """The rounds of this match, the first one first."""
        found: list[PadRow] = []
        row = self.row
        while row is not None:
            found.append(row)
            row = row.before
        return found[::-1]

    @property
    def totals(self) -> Points:
        """What everyone has now."""
        return tuple(had + more for had, more in zip(self.before, self.made, strict=True))


def begin(sheet: Sheet, names: list[str], first: int) -> PadState:
    """A pad on which nothing is written."""
    return _fresh(sheet, tuple(names), 1, first, ())


def _fresh(
    sheet: Sheet, names: tuple[str, ...], match: int, first: int, past: tuple[Points, ...]
) -> PadState:
    sides = sheet["sides"]
    return PadState(names, match, 1, first, (sheet["begin"],) * sides, (0,) * sides, None, None, past)


def write(sheet: Sheet, state: PadState, entry: Entry) -> tuple[PadState, str]:
    """The pad with one more entry; or the same pad, and why the entry is refused."""
    kind = entry.get("kind")
    if kind == "names":
        why = check.names(sheet, entry.get("names"))
        return (state, why) if why else (replace(state, names=tuple(entry["names"])), "")
    if kind in ("undo", "redo"):
        return _undo(state, entry) if kind == "undo" else _redo(state, entry)
    if kind not in ("made", "round", "first", "again", "edit"):
        return state, _("That can't be written on a pad.")
    after, why = _edit(sheet, state, entry) if kind == "edit" else _act(sheet, state, kind, entry)
    if why or after is None:
        return state, why
    return replace(after, last=entry["id"], back=state, undone=()), ""


def _act(sheet: Sheet, state: PadState, kind: str, entry: Entry) -> tuple[PadState | None, str]:
    after, why = _acted(sheet, state, kind, entry)
    if after is None or kind == "again":
        return after, why
    return replace(after, act=PadAct(entry, state)), ""


def _edit(sheet: Sheet, state: PadState, entry: Entry) -> tuple[PadState | None, str]:
    """A round corrected in place; later entries stay."""
    later: list[Entry] = []
    act = state.act if entry.get("match") == state.match else None
    while act is not None and (act.entry["id"] != entry.get("of") or act.entry["kind"] != "round"):
        later.append(act.entry)
        act = act.before.act
        if len(later) > MOST_LATER:
            return None, _("That round is too far back to edit.")
    if act is None:
        return None, _("That round isn't on the pad anymore. Look again.")
    given = entry.get("round")
    if not isinstance(given, dict):
        return None, _("Enter how the round ended.")
    number = act.entry["number"]
    same = {key: act.entry[key] for key in ("kind", "id", "match", "number")}
    again, why = _act(sheet, replace(act.before, names=state.names), "round", {**given, **same})
    for each in reversed(later):
        if again is None:
            return None, why
        if again.winners is not None:
            return (
                None,
                _(
                    "With that, the match would end in round {number}. Undo the later rounds first.",
                    number=again.number,
                ),
            )
        again, why = _act(sheet, again, each["kind"], each)
        if why:
            return None, _(
                "What comes after round {number} doesn't fit anymore. {why}", number=number, why=why
            )
    return (None, why) if again is None else (replace(again, names=state.names), "")


def _acted(sheet: Sheet, state: PadState, kind: str, entry: Entry) -> tuple[PadState | None, str]:
    if entry.get("match") != state.match or entry.get("number") != state.number:
        if state.match == 1:
            return None, _("Another phone was faster. The pad is now at round {number}.", number=state.number)
        return None, _(
            "Another phone was faster. The pad is now at match {match}, round {number}.",
            match=state.match,
            number=state.number,
        )
    if kind == "again":
        if state.winners is None:
            return None, _("This match isn't over yet.")
        first = next_first(sheet, state.first, (1,) * sheet["seats"])
        return _fresh(sheet, state.names, state.match + 1, first, (*state.past, state.winners)), ""
    if state.winners is not None:
        return None, _("The match is over. Undo the last entry, or start another match.")
    if kind == "first":
        seat = entry.get("seat")
        if not check.is_number(seat, 0, sheet["seats"] - 1):
            return None, _("Choose the first player.")
        return replace(state, first=entry["seat"]), ""
    return _tapped(sheet, state, entry) if kind == "made" else _round(sheet, state, entry)


def _tapped(sheet: Sheet, state: PadState, entry: Entry) -> tuple[PadState | None, str]:
    why = check.during(sheet, entry)
    if why:
        return None, why
    points = [0] * sheet["sides"]
    points[entry["side"]] = entry["points"]
    after = replace(state, made=_sum(state.made, tuple(points)))
    won = winners(sheet, after.totals, state.number, None)
    if won is None:
        return after, ""
    return replace(
        after, winners=won, row=PadRow(state.number, after.made, after.totals, None, state.row)
    ), ""


def _round(sheet: Sheet, state: PadState, entry: Entry) -> tuple[PadState | None, str]:
    if "made" in entry:
        why = check.made(sheet, entry["made"])
        if why:
            return None, why
        state = replace(state, made=tuple(entry["made"]))
    why = check.round_(sheet, entry, state.names, state.number, state.totals)
    if why:
        return None, why
    points = _sum(state.made, count_round(sheet, entry, state.before))
    totals = _sum(state.before, points)
    row = PadRow(state.number, points, totals, entry, state.row)
    earlier = [each.entry for each in state.rows if each.entry is not None]
    won = winners(sheet, totals, state.number, entry, earlier)
    if won is not None:
        return replace(state, made=points, row=row, winners=won), ""
    first = next_first(sheet, state.first, totals)
    nothing = (0,) * sheet["sides"]
    return replace(state, number=state.number + 1, first=first, before=totals, made=nothing, row=row), ""


def _undo(state: PadState, entry: Entry) -> tuple[PadState, str]:
    if state.back is None:
        return state, _("There's nothing to undo.")
    if entry.get("of") != state.last:
        return state, _("Another phone wrote something in the meantime. Look again before you undo.")
    return replace(state.back, names=state.names, undone=(*state.undone, replace(state, undone=()))), ""


def _redo(state: PadState, entry: Entry) -> tuple[PadState, str]:
    if not state.undone:
        return state, _("There's nothing to redo.")
    again = state.undone[-1]
    if entry.get("of") != again.last:
        return state, _("Another phone wrote something in the meantime. Look again before you redo.")
    return replace(again, names=state.names, undone=state.undone[:-1]), ""


def _sum(one: Points, two: Points) -> Points:
    return tuple(had + more for had, more in zip(one, two, strict=True))


def to_json(sheet: Sheet, state: PadState) -> dict[str, Any]:
    """A pad's state as plain data, to hold beside what the script makes of the same entries."""
    return {
        "names": list(state.names),
        "match": state.match,
        "number": state.number,
        "first": state.first,
        "totals": list(state.totals),
        "made": list(state.made),
        "rows": [
            {
                "number": row.number,
                "points": list(row.points),
                "totals": list(row.totals),
                "made": bid_made(sheet, row.entry)
                if sheet["count"] == "bids" and row.entry and row.entry["bid"]
                else None,
            }
            for row in state.rows
        ],
        "winners": None if state.winners is None else list(state.winners),
        "past": [list(each) for each in state.past],
        "undo": state.last if state.back else "",
        "redo": state.undone[-1].last if state.undone else "",
    }
