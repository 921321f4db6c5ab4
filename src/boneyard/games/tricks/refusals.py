"""Why a move in a trick-taking game is refused, in words that make sense to a player."""

from boneyard.core.errors import listed
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import tile_text
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
        return f"{move} is refused: there is no seat {seat}, only seats 0 to {game.seats - 1}."
    if state.owes == BIDDING and state.auction.still & 2**seat == 0:
        return f"{move} is refused: seat {seat} has finished bidding. It's seat {state.turn}'s turn."
    return f"{move} is refused: it's seat {state.turn}'s turn, not seat {seat}'s."


def why(game: TrickRounds, state: TrickState, seat: int, move: Move) -> str:
    """What is wrong with a move of the seat whose turn it is, and what would be right."""
    if move.kind not in (ALONE, ASIDE, BID, CLAIM, PASS, TRUMP):
        return game.no_such_move()
    if move.kind == ASIDE and not game.answers.widow:
        return "there is no widow in this game, so there is nothing to put aside."
    if state.owes == BIDDING:
        return _no_call(game, state, move)
    if move.kind == BID or move.kind == PASS:
        return f"the bidding is over: seat {state.bidder} won it with {state.bid}."
    if state.owes == SETTING:
        return _no_aside(seat, move)
    if move.kind == ASIDE:
        return "you have put a tile aside already."
    if state.owes == NAMING:
        return _no_naming(game, move)
    if move.kind == TRUMP:
        return f"trumps have been named already: {NAMES[state.trump]}."
    return _no_claim(game, state, seat) if move.kind == CLAIM else _no_play(game, state, seat, move)


def _no_call(game: TrickRounds, state: TrickState, move: Move) -> str:
    bids = [int(each.left) for each in game.moves(state, int(state.turn)) if each.kind == BID]
    over = f" over {state.bid}" if state.bid > 0 else ""
    may = f"bid {spans(bids)}{over}, or pass." if bids else f"you can't bid anything{over}, so pass."
    if move.kind != BID:
        return f"the bidding isn't over: {may}"
    return may if move.left in game.answers.bids else f"{move.left} isn't a bid here: {may}"


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
        return f"seat {seat} doesn't hold {tile_text(move.tile)}."
    return "you have taken the widow, so put a tile aside first, like aside 4-1."


def _no_naming(game: TrickRounds, move: Move) -> str:
    numbers = [suit for suit in game.answers.trumps if suit < DOUBLES]
    suits = listed([spans(numbers), *[suit_text(suit) for suit in game.answers.trumps if suit >= DOUBLES]])
    if move.kind == TRUMP:
        return f"{NAMES[move.left]} can't be trumps here. Choose {suits}."
    return f"name the trumps first, like trump 4. Choose {suits}."


def _no_play(game: TrickRounds, state: TrickState, seat: int, move: Move) -> str:
    tile = tile_text(move.tile)
    if move.tile not in game.tiles:
        return "say which tile you play." if move.tile < 0 else f"there is no {tile} in this game."
    hand = state.hand(seat)
    if move.tile not in seen_tiles(hand):
        if down(hand) == 0:
            return f"seat {seat} doesn't hold {tile}."
        if move.tile not in game.unseen(state):
            return f"{tile} is somewhere else."
    suit = game.suit_led(state)
    led = f"trumps ({NAMES[suit]})" if suit == state.trump else NAMES[suit]
    held = listed([tile_text(each) for each in game.follows(state, seat)])
    return f"{led} were led, so follow suit with {held}."


def _no_claim(game: TrickRounds, state: TrickState, seat: int) -> str:
    if not game.answers.claim:
        return "hands are played out here. To claim tricks, play with claim=yes."
    if state.owes == PLAYING and seat != state.leader:
        return "you may claim the rest only when it's your lead."
    return "tiles that are still out could take a trick. You may claim only when every trick left is sure to be yours."
