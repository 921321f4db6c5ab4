"""The words at a train: whose it is, how many tiles they hold, whether anybody may play on it; and their backs."""

from collections.abc import Sequence

from boneyard.pictures import phrases
from boneyard.pictures.frame import fan
from boneyard.pictures.joints import Put
from boneyard.pictures.scene import COUNT, MARKER, NAME, Label, Piece, shortened, text_width
from boneyard.pictures.tracks import Track

_APART = 0.6  # between words, in their height
_BEHIND = 0.5  # between a train's end and a hand laid open
_PITCH = 1.06
_ABOVE = 0.15  # kept free below the words above a train


def name_label(key: str, names: Sequence[str], track: Track, em: float, lane: str, turn: bool) -> Label:
    """The name at a train, the first of the given ones that fits."""
    x, y, anchor = track.label
    sign = phrases.TURN if turn else ""
    room = track.words * (1.0 if track.stacked else 0.5)
    fitting = [sign + name for name in names if text_width(sign + name, em) <= room]
    text = fitting[0] if fitting else shortened(sign + names[-1], em, room)
    return Label(key, text, x, y - 0.62 * em if track.stacked else y, em, anchor, NAME, lane, turn)


def state_labels(name: Label, said: str, marked: bool, track: Track, em: float) -> list[Label]:
    """How many tiles the player holds, or that the train is everybody's; and the marker."""
    x, y, anchor = track.label
    way = 1 if anchor == "start" else -1
    small = 0.9 * em
    beside = name.box[2] if way > 0 else name.box[0]
    begin, line = (x, y + 0.72 * em) if track.stacked else (beside + way * _APART * em, y)
    count = Label(f"{name.lane} count", said, begin, line, small, anchor, COUNT, name.lane)
    if not marked:
        return [count]
    edge = count.box[2] if way > 0 else count.box[0]
    at = edge + way * 0.85 * em
    return [count, Label(f"{name.lane} marker", phrases.OPEN, at, line, small, anchor, MARKER, name.lane)]


def laid_open(key: str, held: Sequence[int], end: Put, track: Track, lane: str, least: float) -> list[Piece]:
    """A hand laid open at the end of a round, behind the train; none where it would lie closer than that."""
    if end.way not in (0, 4) or not held:
        return []
    away = 1 if end.way == 0 else -1
    begin = end.shape.x + away * (end.shape.along + _BEHIND)
    edge = track.x + track.width - 0.3 if away > 0 else track.x + 0.3
    room = away * (edge - begin)
    above = end.shape.y - track.y
    below = track.y + track.height - end.shape.y
    words = 0.0 if track.stacked else _ABOVE
    scale = min(1.0, above - words, below, room / (_PITCH * len(held)))
    if scale < least:
        return []
    wide = _PITCH * scale * (len(held) - 1) + scale
    right = edge if away > 0 else edge + wide
    return fan(key, held, right, end.shape.y, scale, _PITCH, wide, "", lane)[0]


def backs(key: str, held: Sequence[int], before: Label, track: Track, em: float) -> list[Piece]:
    """What the player holds, as far as there is room for it at the other end of the line."""
    x, _, anchor = track.label
    scale = (0.72 if track.stacked else 0.8) * em
    taken = before.box[2] - x if anchor == "start" else x - before.box[0]
    free = track.words - taken - 0.8 * em
    if free < scale or not held:
        return []
    wide = min(free, (len(held) - 1) * 1.06 * scale + scale)
    right = x + track.words if anchor == "start" else x - track.words + wide
    return fan(key, held, right, before.y, scale, 1.06, free, "", before.lane)[0]
