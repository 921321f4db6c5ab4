"""Scenes as JSON: fields at their defaults are left out, and what one viewer sees besides is a difference.

Most parts of a scene are the same from ply to ply and from table to table, so each is encoded once and kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from json import JSONEncoder
from typing import Any, Final

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot
from boneyard.pictures.scene_diff import Own

_KEPT: Final = 1 << 14  # encoded parts that are remembered
_NEVER: Final = object()
_json: Final = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _encoder(kind: type[Any]) -> Callable[[Any], str]:
    """How a part of this kind is encoded."""
    defaults: dict[str, Any] = kind._field_defaults
    pairs = [(name, defaults.get(name, _NEVER)) for name in kind._fields]

    @lru_cache(maxsize=_KEPT)
    def encode(part: Any) -> str:
        fields = {
            name: round(value, 4) if type(value) is float else value
            for (name, usual), value in zip(pairs, part)
            if value != usual
        }
        return _json(fields)

    return encode


_piece, _spot, _label, _lane, _rail = (_encoder(kind) for kind in (Piece, Spot, Label, Lane, Rail))


def scene_json(scene: Scene) -> str:
    """A whole scene."""
    box = _box((scene.left, scene.top, scene.width, scene.height))
    return (
        f'{{"box":{box},"wide":{"true" if scene.wide else "false"},"em":{round(scene.em, 4)},'
        f'"pieces":[{_joined(scene.pieces, _piece)}],"spots":[{_joined(scene.spots, _spot)}],'
        f'"labels":[{_joined(scene.labels, _label)}],"lanes":[{_joined(scene.lanes, _lane)}],'
        f'"rails":[{_joined(scene.rails, _rail)}],"summary":{_json(scene.summary)}}}'
    )


def own_json(own: Own) -> str:
    """What differs for one viewer, but for the summary and the closing brace, so that the rest can be used again."""
    rails = "" if own.rails is None else f',"rails":[{_joined(own.rails, _rail)}]'
    seldom = f',"gone_spots":{_ids(own.gone_spots)}' if own.gone_spots else ""
    seldom += f',"gone_lanes":{_ids(own.gone_lanes)}' if own.gone_lanes else ""
    return (
        f'{{"box":{_box(own.box)},"pieces":[{_joined(own.pieces, _piece)}],"gone":{_ids(own.gone)},'
        f'"spots":[{_joined(own.spots, _spot)}],"labels":[{_joined(own.labels, _label)}],'
        f'"gone_labels":{_ids(own.gone_labels)},"lanes":[{_joined(own.lanes, _lane)}]{rails}{seldom}'
    )


def _joined(parts: Sequence[Any], encode: Callable[[Any], str]) -> str:
    return ",".join([encode(part) for part in parts])


@lru_cache(maxsize=4096)
def _box(box: tuple[float, float, float, float]) -> str:
    left, top, width, height = box
    return f"[{round(left, 4)},{round(top, 4)},{round(width, 4)},{round(height, 4)}]"


def _ids(ids: Sequence[str]) -> str:
    return _json(ids) if ids else "[]"
