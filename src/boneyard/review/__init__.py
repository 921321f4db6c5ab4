"""Looking back at a match: what could be known, what each move was worth, and what the biggest mistakes were.

Moves are judged with nothing but what the seat could know then; what shows with all tiles open is kept apart.
"""

from boneyard.review.decision import Decision, Judgement, OpenHands, OpenOrder
from boneyard.review.review import review
from boneyard.review.summary import Point, Review, Stopped
from boneyard.review.to_json import as_data

__all__ = [
    "Decision",
    "Judgement",
    "OpenHands",
    "OpenOrder",
    "Point",
    "Review",
    "Stopped",
    "as_data",
    "review",
]
