"""A scene as the page gets it: fields at their defaults left out, and what one viewer sees besides as a difference."""

from collections.abc import Callable, Sequence
from typing import Any

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot

Part = dict[str, Any]


def _maker(kind: type[Any]) -> Callable[[Any], Part]:
    names: tuple[str, ...] = kind._fields
    defaults: dict[str, Any] = kind._field_defaults
    pairs = [(name, defaults.get(name, _NEVER)) for name in names]

    def made(part: Any) -> Part:
        return {name: value for (name, usual), value in zip(pairs, part) if value != usual}

    return made


_NEVER = object()
_spot, _label, _lane, _rail = (_maker(kind) for kind in (Spot, Label, Lane, Rail))
_bare_piece = _maker(Piece)


def _piece(piece: Piece) -> Part:
    made = _bare_piece(piece)
    made["x"], made["y"] = round(piece.x, 3), round(piece.y, 3)
    return made


def scene_parts(scene: Scene) -> Part:
    """A whole scene."""
    return {
        "box": [scene.left, scene.top, scene.width, scene.height],
        "wide": scene.wide,
        "em": scene.em,
        "pieces": [_piece(piece) for piece in scene.pieces],
        "spots": [_spot(spot) for spot in scene.spots],
        "labels": [_label(label) for label in scene.labels],
        "lanes": [_lane(lane) for lane in scene.lanes],
        "rails": [_rail(rail) for rail in scene.rails],
        "summary": scene.summary,
    }


def own_parts(public: Scene, own: Scene) -> Part:
    """What differs for one viewer: added or changed parts, and the ids of those that are gone."""
    pieces, gone = _changes(public.pieces, own.pieces, _piece)
    spots, gone_spots = _changes(public.spots, own.spots, _spot)
    labels, gone_labels = _changes(public.labels, own.labels, _label)
    lanes, gone_lanes = _changes(public.lanes, own.lanes, _lane)
    found: Part = {
        "box": [own.left, own.top, own.width, own.height],
        "pieces": pieces,
        "gone": gone,
        "spots": spots,
        "labels": labels,
        "gone_labels": gone_labels,
        "lanes": lanes,
        "summary": own.summary,
    }
    if gone_spots:
        found["gone_spots"] = gone_spots
    if gone_lanes:
        found["gone_lanes"] = gone_lanes
    if own.rails != public.rails:
        found["rails"] = [_rail(rail) for rail in own.rails]
    return found


def _changes(
    public: Sequence[Any], own: Sequence[Any], made: Callable[[Any], Part]
) -> tuple[list[Part], list[str]]:
    if own is public:
        return [], []
    before = {part.id: part for part in public}
    changed = []
    for part in own:
        there = before.pop(part.id, None)
        # Most parts are the very same object, which is quicker to see than that they are alike.
        if there is not part and there != part:
            changed.append(made(part))
    return changed, list(before)
