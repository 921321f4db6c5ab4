"""Greedy play at trick-taking games: bids by the value of the hand, tiles by what they bring now and later."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.tricks.hand_value import WIDOW, HandValue, best_hand_value, hand_value, hand_values
from boneyard.bots.tricks.rollout_kernel import BEATABLE, CONTROL, DRAWS, KEEP, THROWN
from boneyard.core.game import NOBODY, Moves
from boneyard.core.match import View
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.hand import seen_tiles
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, SETTING, TrickState
from boneyard.games.tricks.suits import following, is_trump, led_by, strength
from boneyard.words.bot_reasons import tricks as reasons
from boneyard.words.bot_reasons.tricks import TileFacts

CONFIDENT: Final = 0.5  # the least chance of making it with which a bid is made
_MATTERS: Final = 3.0  # points by which a tile must be better to be clearly better


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
        return Choice(trick_move(TRUMP, left=best.trump), sure, reasons.names(best.facts))
    for move in moves:
        if move.kind == CLAIM:
            return Choice(move, SURE, reasons.claims())
    scored = TrickEvaluator(view, game, state).score(moves)
    played = max(scored, key=lambda each: each.value)
    sure = sureness([each.value for each in scored], _MATTERS)
    return Choice(played.move, sure, reasons.plays(played.facts, len(moves) == 1))


def _bid(view: View, game: TrickGame, state: TrickState, moves: Moves) -> Choice:
    """The lowest bid there is, if the hand is likely to make it; a partner is not outbid."""
    bids = [move for move in moves if move.kind == BID]
    partner = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)
    if partner or not bids:
        return Choice(Move(PASS), SURE, reasons.leaves_it(partner))
    best = best_hand_value(game.hands(state)[view.seat], game)
    chance = _chance(game, best, int(bids[0].left))
    if chance < CONFIDENT:
        return Choice(Move(PASS), 1 - chance, reasons.passes(best.facts), reasons.chance_to_make(chance))
    return Choice(bids[0], chance, reasons.bids(best.facts), reasons.chance_to_make(chance))


def _chance(game: TrickGame, best: HandValue, bid: int) -> float:
    more = WIDOW if game.answers.widow else 0.0
    return best.chance_to_make(min(bid, game.most) - more)


def _aside(game: TrickGame, tiles: tuple[int, ...], moves: Moves) -> Choice:
    """The tile without which the rest of the hand is worth most."""
    rests = {
        int(move.tile): best_hand_value([tile for tile in tiles if tile != move.tile], game)
        for move in moves
        if move.kind == ASIDE
    }
    tile = max(rests, key=lambda each: rests[each].points)
    sure = sureness([each.points for each in rests.values()], _MATTERS)
    return Choice(trick_move(ASIDE, tile), sure, reasons.puts_aside(tile, rests[tile].facts))


def move_reason(view: View, move: Move, trump: int | None) -> str:
    """What speaks for a move at first sight; `trump` is what the bidder would name."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    if move.kind == ALONE:
        (scored,) = TrickEvaluator(view, game, state).score((move,))
        return reasons.plays(scored.facts, alone=False)
    partner = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)
    if move.kind == PASS and partner:
        return reasons.leaves_it(partner)
    tiles = [tile for tile in game.hands(state)[view.seat] if move.kind != ASIDE or tile != move.tile]
    suit = int(move.left) if move.kind == TRUMP else trump
    value = best_hand_value(tiles, game) if suit is None else hand_value(tiles, suit, game)
    if move.kind == ASIDE:
        return reasons.puts_aside(int(move.tile), value.facts)
    if move.kind == TRUMP:
        return reasons.names(value.facts)
    return reasons.passes(value.facts) if move.kind == PASS else reasons.bids(value.facts)


@dataclass(frozen=True)
class ScoredTile:
    """A tile with its value, and the facts that its sentence needs."""

    move: Move
    value: float
    facts: TileFacts


@final
class TrickEvaluator:
    """Scores the tiles of one view."""

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

    def score(self, moves: Moves) -> list[ScoredTile]:
        """Every tile that may be played, with its value."""
        return [self._score(move) for move in moves if move.kind == ALONE]

    def _with_me(self, seat: int) -> bool:
        """Whether a seat is on the same side; the two opponents of the bidder in Moon are not."""
        return self._game.side(seat) == self._game.side(self._seat)

    def _score(self, move: Move) -> ScoredTile:
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
        facts = TileFacts(wins, self._game.worth[tile], takes, leads, is_trump(tile, self._trump))
        return ScoredTile(move, value, facts)

    def _tile_of(self, seat: int) -> int:
        return next(tile for other, tile in self._trick if other == seat)

    def _at_stake(self, tile: int) -> float:
        """The trick's points: those on the table, the tile's own, and a share of those still out."""
        worth = self._game.worth
        lying = 1 + worth[tile] + sum(worth[other] for _, other in self._trick)
        out = sum(worth[other] for other in self._unseen)
        return lying + out * THROWN * self._to_come / self._others * self._each

    def _holds(self, suit: int, standing: int) -> float:
        """The chance that no opponent still to play beats the best tile so far."""
        if not self._against:
            return 1.0
        share = len(self._against) * self._each / self._others
        single = self._each / self._others
        follow = [tile for tile in self._unseen if (following(suit, self._trump) >> tile) & 1]
        # A player without the suit led may trump it.
        void = (1 - single) ** len(follow)
        chance = 1.0
        for tile in self._unseen:
            worth = strength(tile, suit, self._trump)
            if worth > standing:
                chance *= 1 - share * (1.0 if tile in follow else void)
        return chance

    def _keeping(self, tile: int) -> float:
        """What a tile is worth in later tricks: as a lead that wins, and as a trump."""
        own = strength(tile, led_by(tile, self._trump), self._trump)
        above = [
            other
            for other in self._unseen
            if strength(other, led_by(tile, self._trump), self._trump) > own
            and not (is_trump(other, self._trump) and not is_trump(tile, self._trump))
        ]
        worth = KEEP * BEATABLE ** len(above)
        return worth + (CONTROL if is_trump(tile, self._trump) else 0.0)

    def _draws(self, wins: float) -> float:
        """What leading trumps is worth: it draws the others' trumps if the tile is likely to hold."""
        out = sum(is_trump(tile, self._trump) for tile in self._unseen)
        mine = sum(is_trump(tile, self._trump) for tile in seen_tiles(self._state.hand(self._seat)))
        for_me = self._state.bidder != NOBODY and self._with_me(self._state.bidder)
        return DRAWS * wins * min(out, 2) if for_me and mine > 1 and out else 0.0
