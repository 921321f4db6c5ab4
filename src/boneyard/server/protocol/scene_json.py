"""A scene as the page gets it: fields at their defaults left out, and what one viewer sees besides as a difference.

Most parts of a scene are the same from ply to ply and from table to table, so each is put into words once and kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import orjson

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot
from boneyard.pictures.scene_diff import Own

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
    box = _box((scene.left, scene.top, scene.width, scene.height))
    return (
        f'{{"box":{box},"wide":{"true" if scene.wide else "false"},"em":{round(scene.em, 4)},'
        f'"pieces":[{_joined(scene.pieces, _piece)}],"spots":[{_joined(scene.spots, _spot)}],'
        f'"labels":[{_joined(scene.labels, _label)}],"lanes":[{_joined(scene.lanes, _lane)}],'
        f'"rails":[{_joined(scene.rails, _rail)}],"summary":{text_words(scene.summary)}}}'
    )


def own_words(own: Own) -> str:
    """What differs for one viewer, but for the summary and the end, so that the rest can be said again."""
    rails = "" if own.rails is None else f',"rails":[{_joined(own.rails, _rail)}]'
    seldom = f',"gone_spots":{_ids(own.gone_spots)}' if own.gone_spots else ""
    seldom += f',"gone_lanes":{_ids(own.gone_lanes)}' if own.gone_lanes else ""
    return (
        f'{{"box":{_box(own.box)},"pieces":[{_joined(own.pieces, _piece)}],"gone":{_ids(own.gone)},'
        f'"spots":[{_joined(own.spots, _spot)}],"labels":[{_joined(own.labels, _label)}],'
        f'"gone_labels":{_ids(own.gone_labels)},"lanes":[{_joined(own.lanes, _lane)}]{rails}{seldom}'
    )


def _joined(parts: Sequence[Any], words: Callable[[Any], str]) -> str:
    return ",".join([words(part) for part in parts])


@lru_cache(maxsize=4096)
def _box(box: tuple[float, float, float, float]) -> str:
    left, top, width, height = box
    return f"[{round(left, 4)},{round(top, 4)},{round(width, 4)},{round(height, 4)}]"


def _ids(ids: Sequence[str]) -> str:
    return orjson.dumps(ids).decode() if ids else "[]"


def text_words(text: str) -> str:
    return orjson.dumps(text).decode()
