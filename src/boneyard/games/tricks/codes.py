"""The codes of what the trick-taking games refuse."""

from boneyard.core.errors import Code


class TrickCode(Code):
    """Why a move, a deal or a position of a trick-taking game is refused, beyond what any game refuses."""

    # The bidding.
    FINISHED_BIDDING = "finished-bidding"
    BIDDING_NOT_OVER = "bidding-not-over"
    BIDDING_OVER = "bidding-over"
    NOT_A_BID = "not-a-bid"
    BID_TOO_LOW = "bid-too-low"

    # Before the first trick.
    NO_WIDOW = "no-widow"
    ASIDE_FIRST = "aside-first"
    ASIDE_ALREADY = "aside-already"
    TRUMPS_FIRST = "trumps-first"
    TRUMPS_NAMED = "trumps-named"
    NOT_TRUMPS = "not-trumps"

    # The tricks.
    WHICH_TILE = "which-tile"
    FOLLOW_SUIT = "follow-suit"
    NO_CLAIMING = "no-claiming"
    CLAIM_ON_LEAD = "claim-on-lead"
    CLAIM_NOT_SURE = "claim-not-sure"

    # How a move is written.
    NO_BID_NUMBER = "no-bid-number"
    NO_TRUMP_SUIT = "no-trump-suit"

    # Deals, editions and positions.
    UNEVEN_HANDS = "uneven-hands"
    WIDOW_SIZE = "widow-size"
    ALL_DEALT = "all-dealt"
    TILES_LEFT = "tiles-left"
    PARTNERS_ARE_FOUR = "partners-are-four"
    BIDDING_NOT_WON = "position-bidding-not-won"
    NOT_BIDS = "position-not-bids"
    NO_SUCH_TRUMPS = "position-no-such-trumps"
