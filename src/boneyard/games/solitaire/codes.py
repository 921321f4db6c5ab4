"""The codes of what the solitaires refuse."""

from boneyard.core.errors import Code


class SolitaireCode(Code):
    """Why a move, a deal or a position of a solitaire is refused, beyond what any game refuses."""

    GAME_OVER = "game-over"
    ONE_SEAT = "one-seat"

    # Squeeze, Castle Rock and other rows.
    REMOVE_FIRST = "remove-first"
    NEXT_FACE_DOWN = "next-face-down"
    NOT_IN_ROW = "not-in-row"
    PAIRS_AND_RUNS = "pairs-and-runs"  # what may be removed, as pairs that match and runs
    MIDDLES_AND_THREES = "middles-and-threes"

    # Good Neighbors.
    NO_PAIR = "no-pair"
    NOT_A_PAIR = "not-a-pair"
    NOT_IN_LAYOUT = "not-in-layout"
    LEAVES_ONCE = "leaves-once"
    NOT_NEIGHBORS = "not-neighbors"
    NO_COMMON_NUMBER = "no-common-number"
    LAYOUT_ORDER = "layout-order"

    # The Big Clock.
    FILL_FIRST = "fill-first"
    HOUR_WAITS = "hour-waits"
    HOUR_STAYS_EMPTY = "hour-stays-empty"
    NO_EMPTY_HOUR = "no-empty-hour"
    TURNED_UP_ALREADY = "turned-up-already"
    NOTHING_TURNED_UP = "nothing-turned-up"
    TURN_FIRST = "turn-first"
    OTHER_TILE_UP = "other-tile-up"
    UNKNOWN_TILE = "unknown-tile"
    CAN_BE_LAID = "can-be-laid"
    DOUBLE_NOT_WASTED = "double-not-wasted"
    TOO_MANY_WORDS = "too-many-words"
    NO_SUCH_HOUR = "no-such-hour"
    OWN_DOUBLE_ONLY = "own-double-only"
    ON_A_DOUBLE = "on-a-double"
    NO_MATCH_ON_TOP = "no-match-on-top"
    NO_SUCH_HOURS = "no-such-hours"
    NO_TROUBLE = "no-double-in-trouble"
    SAME_HOUR = "same-hour"
    HOUR_EMPTY = "hour-empty"
    HOUR_FINISHED = "hour-finished"
    NO_TOP_TO_MATCH = "no-top-to-match"

    # Traffic.
    NO_CELL = "no-cell"
    DOUBLE_CELL = "double-cell"
    NOT_TURNED_UP = "not-turned-up"
    TILE_TWICE = "tile-twice"
    FIRST_QUAD_SIZE = "first-quad-size"
    TURN_SIZE = "turn-size"
    TOO_FAR = "too-far"
    FIRST_TOO_FAR = "first-too-far"
    CELL_TAKEN = "cell-taken"
    CELL_TAKEN_TWICE = "cell-taken-twice"
    FIVE_IN_A_ROW = "five-in-a-row"
    NO_QUAD = "no-quad"
    FIRST_QUAD_PLACE = "first-quad-place"
    QUAD_APART = "quad-apart"
    ONE_NUMBER_ONLY = "one-number-only"
    OUTSIDE_QUAD = "outside-quad"
    QUAD_ORDER = "quad-order"

    # How a move is written.
    NO_HOUR = "no-hour"
    NOT_AN_HOUR = "not-an-hour"
    MORE_THAN_AN_HOUR = "more-than-an-hour"
    NOT_A_CELL = "not-a-cell"

    # Positions.
    ALL_IN_ROW = "position-all-in-row"
    ONE_TURNED_UP = "position-one-turned-up"
    LAYOUT_SIZE = "position-layout-size"
    NOT_CELLS = "position-not-cells"
    CELL_TWICE = "position-cell-twice"
