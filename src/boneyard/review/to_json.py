"""A review as plain data, ready for JSON: moves and tiles as text, and every sentence about them."""

from math import isfinite

from boneyard.bots.inference.knowledge import Knowledge, Lacks
from boneyard.core.tile import tile_text
from boneyard.review.decision import Decision, Judgement, OpenHands, OpenOrder
from boneyard.review.summary import Point, Review
from boneyard.words import review as sentences

Data = dict[str, object]


def as_data(review: Review) -> Data:
    """The whole review, for a page or another program."""
    return {
        "title": review.title,
        "players": list(review.players),
        "seats": list(review.seats),
        "by": review.by,
        "unit": review.unit,
        "forced": review.forced,
        "covered": review.covered,
        "going_on": review.going_on,
        "head": sentences.head(review),
        "method": sentences.method(review),
        "decisions": [_decision(each, review) for each in review.decisions],
        "mistakes": [each.ply for each in review.mistakes],
        "thrown": [each.ply for each in review.thrown],
        "curve": {str(seat): [_point(point) for point in review.curve(seat)] for seat in review.seats},
    }


def _point(point: Point) -> Data:
    return {**vars(point), "error": _error(point.error)}


def _error(error: float) -> float | None:
    """An unknown error is null: JSON has no infinity."""
    return error if isfinite(error) else None


def _decision(each: Decision, review: Review) -> Data:
    return {
        "ply": each.ply,
        "round": each.round,
        "seat": each.seat,
        "chosen": str(each.chosen),
        "cost": each.cost,
        "says": sentences.verdict(each, review),
        "judged": _judged(each, each.judgement, review),
        "known": None if each.knowledge is None else _known(each, each.knowledge, review),
        "open_hands": None if each.hands is None else _hands(each, each.hands, review),
        "open_order": None if each.order is None else _order(each, each.order, review),
    }


def _judged(each: Decision, judged: Judgement, review: Review) -> Data:
    values = [
        {"move": str(each.move), "value": each.value, "error": _error(each.error), "why": each.why}
        for each in judged.moves
    ]
    return {
        "by": judged.by,
        "unit": judged.unit,
        "sure": judged.sure,
        "iterations": judged.iterations,
        "agrees": judged.agrees,
        "clear": judged.clear,
        "worths": values if judged.unit else values[:1],
        "says": sentences.why(each, judged, review),
    }


def _known(each: Decision, known: Knowledge, review: Review) -> Data:
    return {
        "lacks": [_lacks(lack) for lack in known.lacks],
        "cannot": [_texts(tiles) for tiles in known.cannot],
        "surely": [_texts(tiles) for tiles in known.surely],
        "yard": _texts(known.yard),
        "says": sentences.known(each, review),
    }


def _lacks(lack: Lacks) -> Data:
    return {**vars(lack), "numbers": list(lack.numbers), "tiles": _texts(lack.tiles)}


def _hands(each: Decision, hands: OpenHands, review: Review) -> Data:
    moves = [str(move) for move in hands.moves]
    return {**vars(hands), "moves": moves, "says": sentences.open_hands(each, hands, review)}


def _order(each: Decision, order: OpenOrder, review: Review) -> Data:
    better = None if order.better is None else str(order.better)
    return {**vars(order), "better": better, "says": sentences.open_order(each, order, review)}


def _texts(tiles: tuple[int, ...]) -> list[str]:
    return [tile_text(tile) for tile in tiles]
