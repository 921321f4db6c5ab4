"""Bad input on purpose: text that is almost right, and text that is nothing at all."""

import hypothesis.strategies as st

ODD = st.sampled_from(
    [
        "\x00",
        "\u0663",
        "\u00b2",
        "\ufeff",
        "\u2028",
        "\x85",
        "\r",
        "\t",
        "\x1b[2J",
        "\U0001f062",
        "é",
        "9" * 400,
    ]
)

HUGE = st.sampled_from(
    ["99999999999999999999", "-1", "1e9", "0x10", "00006", "6.5", "1_000", "\u0661\u0662", "NaN"]
)

ANY_TEXT = st.text(st.characters(codec="utf-8"), max_size=60)

# Words of records and moves in any order: nearer to the mark than letters thrown together.
WORDS = [
    *[
        "game:",
        "edition:",
        "set:",
        "players:",
        "options:",
        "round",
        "first:",
        "hand",
        "yard:",
        "hub:",
        "none",
    ],
    *["=", "!", "#", ":", ",", "|", "turn:", "moves:", "scores:", "open:", "markers:", "over:", "no", "?"],
    *["block", "muggins", "chickenfoot", "cardinal", "university", "Ann, Ben", "target=5", "calls=spoken"],
    *["0", "1", "2", "-1", "7", "12", "99", "6-4", "4-6", "6-6", "0-0", "13-13", "7-W", "W-W", "A-W", "19-2"],
    *[">", "lead", "draw", "pass", "stop", "muggins", "6-4 > lead", "6-4 > 6-6", ".6", "=4", "!15", "> M"],
]

WORDY = st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)
LINES = st.lists(st.one_of(WORDY, ANY_TEXT), max_size=12).map("\n".join)


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few lines lost, doubled or changed about, and a few characters or numbers gone wrong."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 4))):
        kind = draw(st.integers(0, 7))
        at = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines.insert(other, lines[at])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at % len(lines)] = draw(_spoilt(lines[at % len(lines)], kind))
    return "\n".join(lines)


def _spoilt(line: str, kind: int) -> st.SearchStrategy[str]:
    places = st.integers(0, len(line))
    words = line.split(" ")
    if kind == 3:
        return st.builds(lambda at, odd: line[:at] + odd + line[at:], places, st.one_of(ODD, ANY_TEXT))
    if kind == 4:
        return st.builds(lambda at, gone: line[:at] + line[at + gone :], places, st.integers(1, 3))
    if kind == 5:
        word = st.one_of(HUGE, ODD, st.sampled_from(WORDS))
        return st.builds(
            lambda at, new: " ".join([*words[:at], new, *words[at + 1 :]]),
            st.integers(0, len(words) - 1),
            word,
        )
    if kind == 6:
        return st.builds(lambda times: line * times, st.integers(2, 300))
    return WORDY
