"""Scenes as JSON: fields at their defaults are left out; what a viewer sees besides, or a ply changes, is a difference.

Most parts of a scene are the same from ply to ply and from table to table, so each is encoded once and kept.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from json.encoder import encode_basestring as _json
from typing import Any, Final, get_origin, get_type_hints

from boneyard.pictures.scene import Label, Lane, Piece, Rail, Scene, Spot
from boneyard.pictures.scene_diff import Own, Splice, splices

_KEPT: Final = 1 << 14  # encoded parts that are remembered
_NEVER: Final = object()


def _number(value: float) -> str:
    return repr(round(value, 4))


def _ids(ids: Sequence[str]) -> str:
    return f"[{','.join([_json(each) for each in ids])}]"


# How a field of a part is written, by its type; tuples hold ids.
_WRITERS: Final[dict[Any, Callable[[Any], str]]] = {
    str: _json,
    int: str,
    float: _number,
    bool: {True: "true", False: "false"}.__getitem__,
    tuple: _ids,
}


def _encoder(kind: type[Any]) -> Callable[[Any], str]:
    """How a part of this kind is encoded."""
    defaults: dict[str, Any] = kind._field_defaults
    kinds = {name: get_origin(each) or each for name, each in get_type_hints(kind).items()}
    hows = [(f'"{name}":', defaults.get(name, _NEVER), _WRITERS[kinds[name]]) for name in kind._fields]

    @lru_cache(maxsize=_KEPT)
    def encode(part: Any) -> str:
        fields = [name + write(value) for (name, usual, write), value in zip(hows, part) if value != usual]
        return f"{{{','.join(fields)}}}"

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


def scene_patch(before: Scene, after: Scene) -> str:
    """What makes one scene into another of the same shape; "" where nothing does."""
    found = []
    box = (after.left, after.top, after.width, after.height)
    if box != (before.left, before.top, before.width, before.height):
        found.append(f'"box":{_box(box)}')
    if after.em != before.em:
        found.append(f'"em":{round(after.em, 4)}')
    lists = (
        _spliced("pieces", splices(before.pieces, after.pieces), _piece),
        _spliced("spots", splices(before.spots, after.spots), _spot),
        _spliced("labels", splices(before.labels, after.labels), _label),
        _spliced("lanes", splices(before.lanes, after.lanes), _lane),
    )
    found += [each for each in lists if each]
    if after.rails != before.rails:
        found.append(f'"rails":[{_joined(after.rails, _rail)}]')
    if after.summary != before.summary:
        found.append(f'"summary":{_json(after.summary)}')
    return f"{{{','.join(found)}}}" if found else ""


def _spliced(name: str, found: Sequence[Splice[Any]], encode: Callable[[Any], str]) -> str:
    if not found:
        return ""
    each = [f"[{at},{gone},[{_joined(come, encode)}]]" for at, gone, come in found]
    return f'"{name}":[{",".join(each)}]'


def own_json(own: Own) -> str:
    """What differs for one viewer."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in own_fields(own).items()]) + "}"


def own_fields(own: Own) -> dict[str, str]:
    """What differs for one viewer, each field encoded."""
    found = {
        "box": _box(own.box),
        "pieces": f"[{_joined(own.pieces, _piece)}]",
        "gone": _ids(own.gone),
        "spots": f"[{_joined(own.spots, _spot)}]",
        "labels": f"[{_joined(own.labels, _label)}]",
        "gone_labels": _ids(own.gone_labels),
        "lanes": f"[{_joined(own.lanes, _lane)}]",
        "summary": "null" if own.summary is None else _json(own.summary),
    }
    if own.rails is not None:
        found["rails"] = f"[{_joined(own.rails, _rail)}]"
    if own.gone_spots:
        found["gone_spots"] = _ids(own.gone_spots)
    if own.gone_lanes:
        found["gone_lanes"] = _ids(own.gone_lanes)
    return found


def _joined(parts: Sequence[Any], encode: Callable[[Any], str]) -> str:
    return ",".join([encode(part) for part in parts])


@lru_cache(maxsize=4096)
def _box(box: tuple[float, float, float, float]) -> str:
    left, top, width, height = box
    return f"[{round(left, 4)},{round(top, 4)},{round(width, 4)},{round(height, 4)}]"
