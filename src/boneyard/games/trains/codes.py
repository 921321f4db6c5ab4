"""The codes of what the train games refuse."""

from boneyard.core.errors import Code


class TrainCode(Code):
    """Why a move, a deal or a position of a train game is refused, beyond what any game refuses."""

    # Drawing, announcing and catching.
    TOLL = "draw-for-the-d"
    KEEP_DRAWN = "keep-drawn-tile"
    ONLY_DRAWN = "only-drawn-tile"
    NO_SERIES = "no-series-to-stop"
    NO_CATCHING = "no-catching"
    COULD_NOT_PLAY = "could-not-play"
    NO_ONE_FORGOT = "no-one-forgot"
    NOT_LAST_TILE = "not-last-tile"

    # Where a tile goes.
    NO_SUCH_TRAIN = "no-such-train"
    COVER_DOUBLE = "cover-double"
    COVER_ONE_OF_TWO = "cover-one-of-two"
    OWN_TRAIN_ONLY = "own-train-only"
    NO_MARKER = "no-marker"
    WILD_ON_DOUBLE = "wild-on-double"
    SECOND_DOUBLE = "second-double"

    # How a move is written.
    NO_TRAIN_GIVEN = "no-train-given"
    NOT_A_TRAIN = "not-a-train"
    NOT_SAID = "not-said"

    # Deals, line-ups and positions.
    NOBODY_OPENS = "nobody-opens"
    LINE_UP_BY = "line-up-by"
    NO_HUB = "position-no-hub"
    TRAINS = "position-trains"
    NOT_A_CAR = "position-not-a-car"
    WHOSE_CAR = "position-whose-car"
    CAR_DOES_NOT_FIT = "position-car-does-not-fit"
    NO_TRAIN = "position-no-train"
