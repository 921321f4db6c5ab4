"""The codes of what the layout games refuse."""

from boneyard.core.errors import Code


class LineCode(Code):
    """Why a move, a deal or a position of a layout game is refused, beyond what any game refuses."""

    # Drawing and calling.
    NO_DRAWING = "no-drawing"
    LEAD_FIRST = "lead-first"
    ADD_OR_STOP = "add-or-stop"
    ONE_DRAW = "one-draw"
    NOTHING_TO_STOP = "nothing-to-stop"
    NOTHING_TO_CALL = "nothing-to-call"
    NOTHING_UNCLAIMED = "nothing-unclaimed"
    OWN_POINTS = "own-points-unclaimed"
    CLAIMED_BY_ITSELF = "claimed-by-itself"

    # Where a tile goes.
    MUST_LEAD = "must-lead"
    TABLE_EMPTY = "table-empty"
    LEAD_PLAYED = "lead-played"
    TWO_OPEN_ENDS = "two-open-ends"
    NOT_OPEN_AT = "not-open-at"
    NO_OPEN_END = "no-open-end"
    WRITE_PLACE = "write-place"
    NEEDS_TILES = "needs-tiles"  # a double needs more tiles before anyone may play elsewhere
    BLANK_TAKES_MATADOR = "blank-takes-matador"
    HIGH_TAKES_MATADOR = "high-takes-matador"
    TAKES_OR_MATADOR = "takes-or-matador"

    # How a move is written.
    NO_PLACE = "no-place"
    NO_CLAIM = "no-claim"

    # Deals and positions.
    NOBODY_LEADS = "nobody-leads"
    TABLE_NOT_EMPTY = "position-table-not-empty"
    HUB_FIRST = "position-hub-first"
    HUB_NOT_DOUBLE = "position-hub-not-double"
    NOT_A_PLAY = "position-not-a-play"
