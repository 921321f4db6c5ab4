"""What a replay page shows of a reviewed match: chances, costly moves, and what could be known."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from boneyard.core.match import Match
from boneyard.review import Decision, Review, review
from boneyard.words import review as sentences

_WEIGHED: Final = 8  # moves that are shown with what they are worth
_OFTEN: Final = 0.3  # seconds between progress reports


def review_match(
    match: Match, seat: int | None, quick: bool, report: Callable[[int, int], None]
) -> dict[str, Any]:
    """The review of one seat, or of all with visible tiles; `report` gets the number of finished moves now and then."""
    reported_at = 0.0

    def progress(done: int, of: int) -> None:
        nonlocal reported_at
        if monotonic() - reported_at > _OFTEN:
            reported_at = monotonic()
            report(done, of)

    return shown_review(review(match, seat, quick=quick, progress=progress))


def shown_review(found: Review) -> dict[str, Any]:
    """What the page needs of a review."""
    costly = [each.ply for each in found.highlights]
    return {
        "head": sentences.head(found),
        "method": sentences.method(found),
        "counts": sentences.counts(found.unit) if found.unit else "",
        "share": sentences.is_share(found.unit),
        "seats": found.seats,
        "decisions": [_decision(each, found, each.ply in costly) for each in found.decisions],
        "mistakes": costly,
        "none": "" if costly else sentences.faultless(found),
        "curves": [
            {
                "seat": seat,
                "points": [
                    {"ply": each.ply, "before": each.before, "after": each.after, "mistake": each.mistake}
                    for each in found.curve(seat)
                ],
            }
            for seat in found.seats
        ],
    }


def _decision(each: Decision, found: Review, costly: bool) -> dict[str, Any]:
    judged, hands, order = each.judgement, each.hands, each.order
    opened = [sentences.open_hands(each, hands, found)] if hands is not None else []
    opened += [sentences.open_order(each, order, found)] if order is not None else []
    return {
        "ply": each.ply,
        "round": each.round,
        "seat": each.seat,
        "costly": costly,
        "cost": sentences.amount(each.cost, judged.unit) if judged.unit and each.cost else "",
        "says": sentences.verdict(each, found),
        "why": sentences.why(each, judged, found),
        "worths": _worths(each, found),
        "known": sentences.known(each, found),
        "opened": opened,
    }


def _worths(each: Decision, found: Review) -> list[dict[str, Any]]:
    """The moves with what they are worth, the best first, and the one that was made among them."""
    judged = each.judgement
    if not judged.unit:
        return []
    rows = list(judged.moves[:_WEIGHED])
    if judged.chosen is not None and all(worth.move != judged.chosen.move for worth in rows):
        rows.append(judged.chosen)
    return [
        {
            "does": sentences.deed(each, worth.move, found),
            "worth": sentences.worth(worth.value, judged.unit),
            "made": worth.move == each.chosen,
        }
        for worth in rows
    ]
