"""How one scene differs from another: a viewer's from the public one, by ids; this ply's from the last, by places."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot

Part = TypeVar("Part", Piece, Spot, Label, Lane)
Ids = tuple[str, ...]
Splice = tuple[int, int, list[Part]]  # from this place on, so many parts are gone and these are there instead


class Own(NamedTuple):
    """A viewer's part of a scene: parts replace those with the same id in the public scene."""

    box: tuple[float, float, float, float]
    pieces: Sequence[Piece]
    gone: Sequence[str]
    spots: Sequence[Spot]
    labels: Sequence[Label]
    lanes: Sequence[Lane]
    gone_spots: Sequence[str] = ()
    gone_labels: Sequence[str] = ()
    gone_lanes: Sequence[str] = ()
    rails: Sequence[Rail] | None = None  # all of them, if they differ
    summary: str | None = None  # if it differs


def difference(public: Scene, own: Scene) -> Own:
    """The difference between a viewer's scene and the public one."""
    pieces, gone = _changes(public.pieces, own.pieces)
    spots, gone_spots = _changes(public.spots, own.spots)
    labels, gone_labels = _changes(public.labels, own.labels)
    lanes, gone_lanes = _changes(public.lanes, own.lanes)
    box = (own.left, own.top, own.width, own.height)
    rails = None if own.rails == public.rails else own.rails
    summary = None if own.summary == public.summary else own.summary
    return Own(box, pieces, gone, spots, labels, lanes, gone_spots, gone_labels, gone_lanes, rails, summary)


def _changes(public: Sequence[Part], own: Sequence[Part]) -> tuple[Sequence[Part], Sequence[str]]:
    """The parts that are new or changed, and the ids of those that are gone."""
    if own is public:
        return (), ()
    # Most parts are the very same object, which is quicker to see than that they are alike.
    there = {id(part) for part in public}
    others = [part for part in own if id(part) not in there]
    kept = {id(part) for part in own}
    before = {part.id: part for part in public if id(part) not in kept}
    return [part for part in others if before.pop(part.id, None) != part], list(before)


def apply_part(public: Scene, own: Own) -> Scene:
    """The scene as the viewer sees it; their own pieces lie on top of all others."""
    hidden = {*own.gone, *[piece.id for piece in own.pieces]}
    left, top, width, height = own.box
    return replace(
        public,
        left=left,
        top=top,
        width=width,
        height=height,
        pieces=(*[piece for piece in public.pieces if piece.id not in hidden], *own.pieces),
        spots=_replace_parts(public.spots, own.spots, own.gone_spots),
        labels=_replace_parts(public.labels, own.labels, own.gone_labels),
        lanes=_replace_parts(public.lanes, own.lanes, own.gone_lanes),
        rails=public.rails if own.rails is None else tuple(own.rails),
        summary=public.summary if own.summary is None else own.summary,
    )


def _replace_parts(public: Sequence[Part], own: Sequence[Part], gone: Sequence[str]) -> tuple[Part, ...]:
    """Each part in its place, the new ones behind them."""
    changed: dict[str, Part] = {part.id: part for part in own}
    found: list[Part] = [changed.pop(part.id, part) for part in public if part.id not in gone]
    found += changed.values()
    return tuple(found)


def splices(before: Sequence[Part], after: Sequence[Part]) -> list[Splice[Part]]:
    """What makes one list of parts into another, from left to right: a place counts what was changed before it."""
    if before is after:
        return []
    old, new = {part[0] for part in before}, {part[0] for part in after}
    found: list[Splice[Part]] = []
    at, to = 0, 0
    while at < len(before) or to < len(after):
        start, gone, come = to, 0, _no_parts(after)
        while at < len(before) or to < len(after):
            if at < len(before) and to < len(after):
                if before[at] is after[to] or before[at] == after[to]:
                    break
                if before[at][0] == after[to][0]:
                    come.append(after[to])
                    gone, at, to = gone + 1, at + 1, to + 1
                    continue
            if at < len(before) and before[at][0] not in new:
                gone, at = gone + 1, at + 1
            elif to < len(after) and after[to][0] not in old:
                come.append(after[to])
                to += 1
            else:  # the parts have changed places: the rest is told anew
                come.extend(after[to:])
                gone, at, to = gone + len(before) - at, len(before), len(after)
        if gone or come:
            found.append((start, gone, come))
        while at < len(before) and to < len(after) and before[at] == after[to]:
            at, to = at + 1, to + 1
    return found


def _no_parts(_like: Sequence[Part]) -> list[Part]:
    return []
