"""The words at a train: whose it is, how many tiles they hold, whether anybody may play on it; and their backs."""

from collections.abc import Sequence

from boneyard.pictures import phrases
from boneyard.pictures.frame import fan
from boneyard.pictures.scene import COUNT, MARKER, NAME, Label, Piece, shortened, text_width
from boneyard.pictures.tracks import Track

_APART = 0.6  # between words, in their height


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
