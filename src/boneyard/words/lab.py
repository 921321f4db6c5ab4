"""What the lab found, in sentences: what changes with a rule, or that no difference was found."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from boneyard.core.phrase import marked
from boneyard.words.language import _, ngettext, number, percent, pgettext, say

SHARE, NUMBER, EXTRA = "share", "number", "extra"  # extra: a share above or below the fair one


@dataclass(frozen=True)
class Measure:
    """Something that can differ between two ways to play, and how that is said."""

    title: str
    unit: str  # SHARE, NUMBER or EXTRA
    more: str  # whole sentences with the values before and after, and by how much they differ
    less: str
    same: str


MEASURES: Final[Mapping[str, Measure]] = MappingProxyType(
    {
        "length": Measure(
            marked("Length of a round"),
            NUMBER,
            marked("Rounds take longer: {now} moves instead of {was} (95%: {low} to {high} more)."),
            marked("Rounds are shorter: {now} moves instead of {was} (95%: {low} to {high} fewer)."),
            marked("Length of a round: no difference found ({was} and {now} moves)."),
        ),
        "rounds": Measure(
            marked("Rounds in a match"),
            NUMBER,
            marked("Matches take more rounds: {now} instead of {was} (95%: {low} to {high} more)."),
            marked("Matches take fewer rounds: {now} instead of {was} (95%: {low} to {high} fewer)."),
            marked("Rounds in a match: no difference found ({was} and {now})."),
        ),
        "blocked": Measure(
            marked("Blocked rounds"),
            SHARE,
            marked("More rounds are blocked: {now} instead of {was} (95%: {low} to {high} points more)."),
            marked("Fewer rounds are blocked: {now} instead of {was} (95%: {low} to {high} points less)."),
            marked("Blocked rounds: no difference found ({was} and {now})."),
        ),
        "drawn": Measure(
            marked("Tiles drawn"),
            NUMBER,
            marked(
                "You draw more tiles: {now} draws in a round instead of {was} (95%: {low} to {high} more)."
            ),
            marked(
                "You draw fewer tiles: {now} draws in a round instead of {was} (95%: {low} to {high} fewer)."
            ),
            marked("Tiles drawn: no difference found ({was} and {now} draws in a round)."),
        ),
        "first": Measure(
            marked("First-player advantage"),
            EXTRA,
            marked(
                "Going first helps more: {now} above a fair share of the wins instead of {was} "
                "(95%: {low} to {high} points more)."
            ),
            marked(
                "Going first helps less: {now} above a fair share of the wins instead of {was} "
                "(95%: {low} to {high} points less)."
            ),
            marked(
                "First-player advantage: no difference found ({was} and {now} above a fair share of the wins)."
            ),
        ),
        "spread": Measure(
            marked("Spread of points"),
            NUMBER,
            marked(
                "Rounds are decided by more points: {now} points between first and last instead of {was} "
                "(95%: {low} to {high} more)."
            ),
            marked(
                "Rounds are decided by fewer points: {now} points between first and last instead of {was} "
                "(95%: {low} to {high} fewer)."
            ),
            marked("Spread of points: no difference found ({was} and {now} points between first and last)."),
        ),
        "ties": Measure(
            marked("Ties"),
            SHARE,
            marked("More rounds end in a tie: {now} instead of {was} (95%: {low} to {high} points more)."),
            marked("Fewer rounds end in a tie: {now} instead of {was} (95%: {low} to {high} points less)."),
            marked("Ties: no difference found ({was} and {now})."),
        ),
        "skill": Measure(
            marked("Skill"),
            EXTRA,
            marked(
                "Skill counts for more: {now} above a fair share of the wins for a careful player instead of {was} "
                "(95%: {low} to {high} points more)."
            ),
            marked(
                "Skill counts for less: {now} above a fair share of the wins for a careful player instead of {was} "
                "(95%: {low} to {high} points less)."
            ),
            marked(
                "Skill: no difference found ({was} and {now} above a fair share of the wins for a careful player)."
            ),
        ),
        "won": Measure(
            marked("Games won"),
            SHARE,
            marked("You win more often: {now} instead of {was} (95%: {low} to {high} points more)."),
            marked("You win less often: {now} instead of {was} (95%: {low} to {high} points less)."),
            marked("Games won: no difference found ({was} and {now})."),
        ),
        "left": Measure(
            marked("Tiles left"),
            NUMBER,
            marked("More tiles are left: {now} tiles instead of {was} (95%: {low} to {high} more)."),
            marked("Fewer tiles are left: {now} tiles instead of {was} (95%: {low} to {high} fewer)."),
            marked("Tiles left: no difference found ({was} and {now} tiles)."),
        ),
    }
)


def title(name: str) -> str:
    """What a measure is called."""
    return say(MEASURES[name].title)


def amount(name: str, value: float) -> str:
    """A value of a measure as a person writes it."""
    unit = MEASURES[name].unit
    return number(value, 1) if unit == NUMBER else percent(value, sign=unit == EXTRA)


def finding(name: str, before: float, after: float, low: float, high: float) -> str:
    """One plain sentence: what changed and by how much, or that no difference was found."""
    measure = MEASURES[name]
    was, now = amount(name, before), amount(name, after)
    if low <= 0.0 <= high:
        return say(measure.same).format(was=was, now=now)
    smaller, larger = sorted((abs(low), abs(high)))
    scale = 1.0 if measure.unit == NUMBER else 100.0
    sentence = measure.more if low > 0 else measure.less
    return say(sentence).format(
        was=was, now=now, low=number(scale * smaller, 1), high=number(scale * larger, 1)
    )


def summary(found: int, measured: int) -> str:
    """The whole comparison in a sentence."""
    if found == 0:
        return _("No differences found.")
    return ngettext(
        "One of {measured} measures differs.",
        "{count} of {measured} measures differ.",
        found,
        measured=measured,
    )


# --- counts, and the words of rows


def deals(count: int) -> str:
    """A number of deals."""
    return ngettext("{number} deal", "{number} deals", count, number=number(count))


def rounds(count: int) -> str:
    """A number of rounds."""
    return ngettext("{number} round", "{number} rounds", count, number=number(count))


def moves(count: int) -> str:
    """A number of moves."""
    return ngettext("{number} move", "{number} moves", count, number=number(count))


def table_title(edition: str, size: int, seats: int) -> str:
    """A table of the lab in a few words."""
    return ngettext(
        "{edition}, double-{size}, {count} player",
        "{edition}, double-{size}, {count} players",
        seats,
        edition=edition,
        size=size,
    )


def ending(name: str) -> str:
    """How a round ended, from the word that the rows have for it."""
    known = {
        "played": pgettext("how a round ended", "played"),
        "decided": pgettext("how a round ended", "decided"),
        "out": pgettext("how a round ended", "out"),
        "blocked": pgettext("how a round ended", "blocked"),
        "won": pgettext("how a round ended", "won"),
        "lost": pgettext("how a round ended", "lost"),
    }
    return known.get(name, name)
