"""A scene as the page gets it: fields at their defaults left out, and what one viewer sees besides as a difference.

Most parts of a scene are the same from ply to ply and from table to table, so each is put into words once and kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import orjson

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot

_KEPT = 1 << 14  # parts whose words are remembered
_NEVER = object()


def _worded(kind: type[Any]) -> Callable[[Any], str]:
    """How a part of this kind is put into words."""
    defaults: dict[str, Any] = kind._field_defaults
    pairs = [(name, defaults.get(name, _NEVER)) for name in kind._fields]

    @lru_cache(maxsize=_KEPT)
    def words(part: Any) -> str:
        said = {
            name: round(value, 4) if type(value) is float else value
            for (name, usual), value in zip(pairs, part)
            if value != usual
        }
        return orjson.dumps(said).decode()

    return words


_piece, _spot, _label, _lane, _rail = (_worded(kind) for kind in (Piece, Spot, Label, Lane, Rail))


def scene_words(scene: Scene) -> str:
    """A whole scene."""
    return (
        f'{{"box":{_box(scene)},"wide":{"true" if scene.wide else "false"},"em":{round(scene.em, 4)},'
        f'"pieces":[{_joined(scene.pieces, _piece)}],"spots":[{_joined(scene.spots, _spot)}],'
        f'"labels":[{_joined(scene.labels, _label)}],"lanes":[{_joined(scene.lanes, _lane)}],'
        f'"rails":[{_joined(scene.rails, _rail)}],"summary":{_text(scene.summary)}}}'
    )


def own_words(public: Scene, own: Scene) -> str:
    """What differs for one viewer: added or changed parts, and the ids of those that are gone."""
    pieces, gone = _changes(public.pieces, own.pieces, _piece)
    spots, gone_spots = _changes(public.spots, own.spots, _spot)
    labels, gone_labels = _changes(public.labels, own.labels, _label)
    lanes, gone_lanes = _changes(public.lanes, own.lanes, _lane)
    rails = "" if own.rails == public.rails else f',"rails":[{_joined(own.rails, _rail)}]'
    seldom = f',"gone_spots":{gone_spots}' if gone_spots != "[]" else ""
    seldom += f',"gone_lanes":{gone_lanes}' if gone_lanes != "[]" else ""
    return (
        f'{{"box":{_box(own)},"pieces":[{pieces}],"gone":{gone},"spots":[{spots}],"labels":[{labels}],'
        f'"gone_labels":{gone_labels},"lanes":[{lanes}]{rails}{seldom},"summary":{_text(own.summary)}}}'
    )


def _joined(parts: Sequence[Any], words: Callable[[Any], str]) -> str:
    return ",".join([words(part) for part in parts])


def _box(scene: Scene) -> str:
    return f"[{round(scene.left, 4)},{round(scene.top, 4)},{round(scene.width, 4)},{round(scene.height, 4)}]"


def _text(text: str) -> str:
    return orjson.dumps(text).decode()


def _changes(public: Sequence[Any], own: Sequence[Any], words: Callable[[Any], str]) -> tuple[str, str]:
    """The parts that are new or changed, and the ids of those that are gone."""
    if own is public:
        return "", "[]"
    # Most parts are the very same object, which is quicker to see than that they are alike.
    there = {id(part) for part in public}
    others = [part for part in own if id(part) not in there]
    kept = {id(part) for part in own}
    before = {part.id: part for part in public if id(part) not in kept}
    changed = [words(part) for part in others if before.pop(part.id, None) != part]
    return ",".join(changed), orjson.dumps(list(before)).decode() if before else "[]"
