"""Which tile to play to a trick: what it is likely to bring now against what it would still be good for."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.tricks import reasons
from boneyard.bots.tricks.hand_value import HandValue, best_hand_value, hand_values
from boneyard.core.game import NOBODY, Moves
from boneyard.core.match import View
from boneyard.core.move import ALONE, ASIDE, BID, CLAIM, PASS, TRUMP, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.holding import seen_tiles
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, SETTING, TrickState
from boneyard.games.tricks.suits import following, is_trump, led_by, strength

CONFIDENT: Final = 0.5  # the chance to make it from which on a bid is made


_MATTERS: Final = 3.0  # points by which a tile has to be better before it is clearly so


WIDOW: Final = 0.55  # tricks that a choice of eight tiles is worth more than seven


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move that greedy makes at a trick-taking game."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    tiles = game.hands(state)[view.seat]
    if state.owes == BIDDING:
        return _bid(view, game, state, moves)
    if state.owes == SETTING:
        return _aside(game, tiles, moves)
    if state.owes == NAMING:
        best = best_hand_value(tiles, game)
        sure = sureness([each.points for each in hand_values(tiles, game)], _MATTERS)
        return Choice(Move(TRUMP, left=best.trump), sure, reasons.names(best))
    for move in moves:
        if move.kind == CLAIM:
            return Choice(move, SURE, reasons.claims())
    judged = TrickEvaluator(view, game, state).judged(moves)
    played = max(judged, key=lambda each: each.value)
    sure = sureness([each.value for each in judged], _MATTERS)
    return Choice(played.move, sure, reasons.plays(played, len(moves) == 1))


def _bid(view: View, game: TrickGame, state: TrickState, moves: Moves) -> Choice:
    """The lowest bid that stands, if the hand is likely to make it; a partner is not outbid."""
    bids = [move for move in moves if move.kind == BID]
    partner = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)
    if partner or not bids:
        return Choice(Move(PASS), SURE, reasons.leaves_it(partner))
    best = best_hand_value(game.hands(state)[view.seat], game)
    chance = _chance(game, best, int(bids[0].left))
    if chance < CONFIDENT:
        return Choice(Move(PASS), 1 - chance, reasons.passes(best, chance))
    return Choice(bids[0], chance, reasons.bids(best, chance))


def _chance(game: TrickGame, best: HandValue, bid: int) -> float:
    more = WIDOW if game.answers.widow else 0.0
    return best.makes(min(bid, game.most) - more)


def _aside(game: TrickGame, tiles: tuple[int, ...], moves: Moves) -> Choice:
    """The tile without which the rest promises most."""
    rests = {
        int(move.tile): best_hand_value([tile for tile in tiles if tile != move.tile], game)
        for move in moves
        if move.kind == ASIDE
    }
    tile = max(rests, key=lambda each: rests[each].points)
    sure = sureness([each.points for each in rests.values()], _MATTERS)
    return Choice(Move(ASIDE, tile), sure, reasons.puts_aside(tile, rests[tile]))


KEEP: Final = 3.0  # points that a tile which would surely take a trick later is worth keeping for


CONTROL: Final = 2.5  # and what a trump is worth keeping besides


DRAWS: Final = 1.2  # points for every trump that a lead of trumps may draw from the others


# Of the counts still out, the share that comes to a trick with every tile still to be played.
THROWN: Final = 0.2


@dataclass(frozen=True)
class ScoredTile:
    """A tile with its value, and the facts that its sentence needs."""

    move: Move
    value: float
    wins: float  # the chance that it, or a partner's tile, takes the trick
    counts: int  # what the tile itself is worth
    takes: bool  # it beats all that lie
    leads: bool
    trump: bool


@final
class TrickEvaluator:
    """Judges the tiles of one view."""

    def __init__(self, view: View, game: TrickGame, state: TrickState) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = view.seat
        self._trump: Final = state.trump
        self._unseen: Final = game.unseen(state)
        self._trick: Final = game.trick(state)
        self._winning: Final = game.winning(state)
        after = [(view.seat + step) % game.seats for step in range(1, game.seats - len(self._trick))]
        self._against: Final = [seat for seat in after if not self._with_me(seat)]
        self._to_come: Final = len(after)
        others = sum(len(held) for seat, held in enumerate(game.hands(state)) if seat != view.seat)
        self._each: Final = len(game.hands(state)[after[0]]) if after else 0
        self._others: Final = max(1, others)

    def judged(self, moves: Moves) -> list[ScoredTile]:
        """Every tile that may be played, each with its sum."""
        return [self._judged(move) for move in moves if move.kind == ALONE]

    def _with_me(self, seat: int) -> bool:
        """Whether a seat plays for the same side; the two who play against the bidder in Moon do not."""
        return self._game.side(seat) == self._game.side(self._seat)

    def _judged(self, move: Move) -> ScoredTile:
        tile = int(move.tile)
        leads = not self._trick
        suit = led_by(tile, self._trump) if leads else self._game.suit_led(self._state)
        own = strength(tile, suit, self._trump)
        best = 0 if leads else strength(self._tile_of(self._winning), suit, self._trump)
        takes = own > best
        partner = not leads and self._with_me(self._winning)
        standing = own if takes else best
        holds = self._holds(suit, standing)
        wins = holds if takes or partner else 0.0
        points = self._at_stake(tile)
        value = (2 * wins - 1) * points - self._keeping(tile)
        if leads and is_trump(tile, self._trump):
            value += self._draws(wins)
        return ScoredTile(
            move, value, wins, self._game.worth[tile], takes, leads, is_trump(tile, self._trump)
        )

    def _tile_of(self, seat: int) -> int:
        return next(tile for other, tile in self._trick if other == seat)

    def _at_stake(self, tile: int) -> float:
        """The trick's points: those that lie, the tile's own, and a share of those still out."""
        worth = self._game.worth
        lying = 1 + worth[tile] + sum(worth[other] for _, other in self._trick)
        out = sum(worth[other] for other in self._unseen)
        return lying + out * THROWN * self._to_come / self._others * self._each

    def _holds(self, suit: int, standing: int) -> float:
        """The chance that nobody against me who is still to play beats what stands best."""
        if not self._against:
            return 1.0
        share = len(self._against) * self._each / self._others
        single = self._each / self._others
        follow = [tile for tile in self._unseen if (following(suit, self._trump) >> tile) & 1]
        # Somebody without the suit led may trump it.
        void = (1 - single) ** len(follow)
        chance = 1.0
        for tile in self._unseen:
            worth = strength(tile, suit, self._trump)
            if worth > standing:
                chance *= 1 - share * (1.0 if tile in follow else void)
        return chance

    def _keeping(self, tile: int) -> float:
        """What a tile is worth for later tricks: whether it would win as a lead, and whether it controls."""
        own = strength(tile, led_by(tile, self._trump), self._trump)
        above = [
            other
            for other in self._unseen
            if strength(other, led_by(tile, self._trump), self._trump) > own
            and not (is_trump(other, self._trump) and not is_trump(tile, self._trump))
        ]
        worth = KEEP * 0.55 ** len(above)
        return worth + (CONTROL if is_trump(tile, self._trump) else 0.0)

    def _draws(self, wins: float) -> float:
        """What it brings to lead trumps: the others' are drawn, if the tile is likely to hold."""
        out = sum(is_trump(tile, self._trump) for tile in self._unseen)
        mine = sum(is_trump(tile, self._trump) for tile in seen_tiles(self._state.hand(self._seat)))
        for_me = self._state.bidder != NOBODY and self._with_me(self._state.bidder)
        return DRAWS * wins * min(out, 2) if for_me and mine > 1 and out else 0.0
