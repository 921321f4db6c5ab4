"""What one viewer sees otherwise than everybody: parts that are new or changed, and those that are gone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot

Part = TypeVar("Part", Piece, Spot, Label, Lane)
Ids = tuple[str, ...]


class Own(NamedTuple):
    """A viewer's part of a scene: a part with the id of one in the public scene stands in its place."""

    box: tuple[float, float, float, float]
    pieces: Sequence[Piece]
    gone: Sequence[str]
    spots: Sequence[Spot]
    labels: Sequence[Label]
    lanes: Sequence[Lane]
    gone_spots: Sequence[str] = ()
    gone_labels: Sequence[str] = ()
    gone_lanes: Sequence[str] = ()
    rails: Sequence[Rail] | None = None  # all of them, where they differ
    summary: str | None = None  # where it differs


def difference(public: Scene, own: Scene) -> Own:
    """What has to be told of a scene to somebody who knows the public one."""
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
