"""The codes of what poker refuses."""

from boneyard.core.errors import Code


class PokerCode(Code):
    """Why a move, a deal or a position of poker is refused, beyond what any game refuses."""

    # Whose turn it is.
    HAND_OVER = "hand-over"
    FOLDED = "folded"
    SITS_OUT = "sits-out"
    ALL_IN = "all-in"

    # The betting.
    BETTING = "betting"
    NO_BET = "no-bet"
    BET_TO_CALL = "bet-to-call"
    BET_ALREADY = "bet-already"
    NO_RAISES = "no-raises"
    RAISE_LIMIT = "raise-limit"
    TOO_FEW_CHIPS = "too-few-chips"
    NO_ONE_TO_CALL = "no-one-to-call"

    # The exchange.
    EXCHANGING = "exchanging"
    FEWER_LEFT = "fewer-left"
    TRADED_TWICE = "traded-twice"
    TRADE_NOT_HELD = "trade-not-held"
    NAME_TILES = "name-tiles"

    # The showdown.
    FACE_DOWN = "hand-face-down"

    # How a move is written.
    NO_TILES_GIVEN = "no-tiles-given"

    # Deals and positions.
    NO_OPPONENT = "no-opponent"
    NO_CHIPS = "no-chips"
    HAND_SIZE = "hand-size"
    PAID_TOO_MUCH = "position-paid-too-much"
    NEEDS_HAND = "position-needs-hand"
    IS_OUT = "position-is-out"
    TWO_ARE_IN = "position-two-are-in"
    WHO_SPEAKS = "position-who-speaks"
    NOTHING_TO_EXCHANGE = "position-nothing-to-exchange"
