"""Why a move in a trick-taking game is refused, in words that a player understands."""

from boneyard.core.errors import listed
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import tile_text, tiles_text
from boneyard.games.tricks.hand import down, seen_tiles
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, suit_text
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import DOUBLES, NAMES


def not_your_turn(game: TrickRounds, state: TrickState, seat: int, move: Move) -> str:
    """Why a seat may not act now."""
    if state.owes == OVER:
        return f"{move} is refused: the round is over."
    if not 0 <= seat < game.seats:
        return f"{move} is refused: there is no seat {seat}, only 0 to {game.seats - 1}."
    if state.owes == BIDDING and state.auction.still & 2**seat == 0:
        return f"{move} is refused: seat {seat} has spoken for good; it is the turn of seat {state.turn}."
    return f"{move} is refused: it is the turn of seat {state.turn}, not of seat {seat}."


def why(game: TrickRounds, state: TrickState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in (ALONE, ASIDE, BID, CLAIM, PASS, TRUMP):
        return game.no_such_move()
    if move.kind == ASIDE and not game.answers.widow:
        return "there is no widow in this game, and nothing to put aside."
    if state.owes == BIDDING:
        return _no_call(game, state, move)
    if move.kind == BID or move.kind == PASS:
        return f"the bidding is over, with {state.bid} by seat {state.bidder}."
    if state.owes == SETTING:
        return _no_aside(seat, move)
    if move.kind == ASIDE:
        return "a tile has been put aside already."
    if state.owes == NAMING:
        return _no_naming(game, move)
    if move.kind == TRUMP:
        return f"trumps have been named: {NAMES[state.trump]}."
    return _no_claim(game, state, seat) if move.kind == CLAIM else _no_play(game, state, seat, move)


def _no_call(game: TrickRounds, state: TrickState, move: Move) -> str:
    bids = [int(each.left) for each in game.moves(state, int(state.turn)) if each.kind == BID]
    over = f" over {state.bid}" if state.bid > 0 else ""
    may = (
        f"{spans(bids)} can be bid{over}, or pass."
        if bids
        else f"nothing can be bid{over}: only pass is left."
    )
    if move.kind != BID:
        return f"the bidding is not over: {may}"
    return may if move.left in game.answers.bids else f"{move.left} is no bid here: {may}"


def spans(numbers: list[int]) -> str:
    """Numbers in the fewest words: those that follow each other as a span."""
    found: list[str] = []
    start = 0
    for at, number in enumerate(numbers):
        if at + 1 == len(numbers) or numbers[at + 1] != number + 1:
            span = [str(each) for each in numbers[start : at + 1]]
            found += span if len(span) < 3 else [f"{span[0]} to {span[-1]}"]
            start = at + 1
    return listed(found)


def _no_aside(seat: int, move: Move) -> str:
    if move.kind == ASIDE:
        return f"seat {seat} does not hold {tile_text(move.tile)}."
    return "with the widow taken up, one tile of the hand is put aside first, like aside 4-1."


def _no_naming(game: TrickRounds, move: Move) -> str:
    numbers = [suit for suit in game.answers.trumps if suit < DOUBLES]
    suits = listed([spans(numbers), *[suit_text(suit) for suit in game.answers.trumps if suit >= DOUBLES]])
    if move.kind == TRUMP:
        return f"{NAMES[move.left]} cannot be trumps here: they are {suits}."
    return f"the trumps are named first, like trump 4: {suits}."


def _no_play(game: TrickRounds, state: TrickState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return "a tile that is played is named." if move.tile < 0 else f"there is no {tile} in this game."
    hand = state.hand(seat)
    if move.tile not in seen_tiles(hand):
        if down(hand) == 0:
            return f"seat {seat} does not hold {tile}."
        if move.tile not in game.unseen(state):
            return f"{tile} lies somewhere else."
    suit = game.suit_led(state)
    held = tiles_text(game.follows(state, seat))
    trumps = "trumps, the " if suit == state.trump else ""
    return f"seat {seat} holds {held} and must follow {trumps}{NAMES[suit]}."


def _no_claim(game: TrickRounds, state: TrickState, seat: int) -> str:
    if not game.answers.claim:
        return "hands are played out here, unless the option claim says yes."
    if state.owes == PLAYING and seat != state.leader:
        return "only who leads the next trick may claim the rest."
    return (
        "tiles that are still out could take a trick: only who is sure of all that are left may claim them."
    )
