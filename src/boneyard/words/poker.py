"""The sentences about poker: what a hand is, what is asked, what was said, who won which pot."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import Game
from boneyard.core.hand import hand_of
from boneyard.core.match import Match, Round
from boneyard.core.move import Many, Move
from boneyard.core.tile import DOWN, HIGH, LOW, is_double, tile_text
from boneyard.games.poker.moves import BET, CALL, EXCHANGE, FOLD, RAISE, STAND
from boneyard.games.poker.pots import Pot, pots
from boneyard.games.poker.ranks import (
    FIVE_STRAIGHT,
    FLUSH,
    FOUR_STRAIGHT,
    FULL_HAND,
    HIGH_TILE,
    ORDER,
    SIX_STRAIGHT,
    Ranking,
    tiles_number,
)
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING_AGAIN, EXCHANGING, OVER, PokerState
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, gained
from boneyard.words.counts import SIDE, Counted, Played, StatLine, none_of, sum_of, times_made
from boneyard.words.teller import Teller

_SUITS = ["blanks", "ones", "twos", "threes", "fours", "fives", "sixes"]


def parts(seen: Seen) -> tuple[PokerGame, PokerState]:
    """The rules and the state, with their own types."""
    game, state = seen.game, seen.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    return game, state


def in_rank(tiles: Sequence[int]) -> list[int]:
    """Tiles of a hand, the best first; those face down last."""
    return sorted(tiles, key=lambda tile: ORDER.index(tile) if tile >= 0 else -1, reverse=True)


def hand_class(ranking: Ranking, tiles: Sequence[int]) -> str:
    """What a hand is, with the tiles that make it so."""
    held = in_rank(tiles)
    name = ranking.name(hand_of(held))
    kind = ranking.class_of(tiles_number(held))
    if kind == HIGH_TILE:
        return f"{name}, {tile_text(held[0])}"
    if kind in (FLUSH, FOUR_STRAIGHT, FIVE_STRAIGHT, SIX_STRAIGHT):
        return _of_a_suit(name, kind, held)
    doubles = listed([tile_text(tile) for tile in held if is_double(tile)], "and")
    others = [tile_text(tile) for tile in held if not is_double(tile)]
    more = f", with {listed(others, 'and')}" if kind == FULL_HAND else ""
    return f"{name}: {doubles}{more}"


def _of_a_suit(name: str, kind: int, held: list[int]) -> str:
    if kind == FOUR_STRAIGHT:
        return name
    suit = next(each for each in range(6, 0, -1) if all(each in (HIGH[tile], LOW[tile]) for tile in held))
    return name if kind == SIX_STRAIGHT else f"{name} of {_SUITS[suit]}"


# --- what is asked


def says(seen: Seen) -> list[str]:
    """Which part of the deal this is, if there are several."""
    game, state = parts(seen)
    if not game.answers.exchange or state.stage == OVER:
        return []
    if state.stage == EXCHANGING:
        left = int(state.yard.left())
        return [f"The exchange: {grammar.counted(left, 'tile')} left to draw."]
    return ["The second round of betting." if state.stage == BETTING_AGAIN else "The first round of betting."]


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player may say now, with its price."""
    _, state = parts(seen)
    if state.stage == EXCHANGING:
        return "Exchange tiles, or keep them all."
    found = [price(seen, move) for move in moves]
    sentence = ", ".join(found[:-1]) + f", or {found[-1]}" if len(found) > 2 else listed(found)
    return f"{sentence[0].upper()}{sentence[1:]}."


def price(seen: Seen, move: Move) -> str:
    """Something that can be said in the betting, with what it costs."""
    game, state = parts(seen)
    stakes = state.stakes
    seat = int(state.waiting[0])
    owed, left = stakes.owed(seat), stakes.left(seat)
    if move.kind == CALL:
        return f"call {owed}" if owed < left else f"call with your last {left}"
    if move.kind == BET:
        return f"bet {game.answers.bet}" if game.answers.bet < left else f"bet your last {left}"
    if move.kind == RAISE:
        if owed + game.answers.bet >= left:
            return f"raise to {stakes.put[seat] + left} with all you have"
        return f"raise to {stakes.level + game.answers.bet}"
    return str(move)


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    if isinstance(move, Many):
        return f"Exchange {listed([tile_text(tile) for tile in move.groups[0]], 'and')}"
    if move.kind == STAND:
        return "Keep all tiles"
    said = price(seen, move)
    return f"{said[0].upper()}{said[1:]}"


def due(seen: Seen) -> str:
    """What the player to move has to do."""
    return "exchange tiles" if parts(seen)[1].stage == EXCHANGING else "bet"


# --- what was said


def deed(game: PokerGame, step: Step, own: bool) -> str:
    """What was done with one move, as it follows the player's name."""
    before, after, move = step.before, step.after, step.move
    assert isinstance(before, PokerState)
    assert isinstance(after, PokerState)
    if isinstance(move, Many):
        return _exchanged(game, step, move, own)
    if move.kind == STAND:
        return "kept all tiles"
    if move.kind == FOLD:
        return "folded"
    if move.kind not in (BET, CALL, RAISE):
        return "checked"
    paid = after.stakes.paid[step.seat] - before.stakes.paid[step.seat]
    all_in = " (all in)" if after.stakes.left(step.seat) == 0 else ""
    if move.kind == BET:
        return f"bet {paid}{all_in}"
    if move.kind == CALL:
        return f"called {paid}{all_in}" if all_in else "called"
    return f"raised to {before.stakes.put[step.seat] + paid}{all_in}"


def _exchanged(game: PokerGame, step: Step, move: Many, own: bool) -> str:
    given = move.groups[0]
    if not own or DOWN in given:
        return f"exchanged {grammar.counted(len(given), 'tile')}"
    taken = listed([tile_text(tile) for tile in gained(game, step)], "and")
    return f"exchanged {listed([tile_text(tile) for tile in given], 'and')} for {taken}"


def log_lines(game: PokerGame, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
    """What was said, a sentence for each round of betting and for the exchange."""
    found: list[str] = []
    clauses: list[tuple[str, str]] = []
    stage = -1
    for step in made:
        assert isinstance(step.before, PokerState)
        if step.before.stage != stage and clauses:
            found.append(grammar.in_turn(clauses))
            clauses = []
        stage = int(step.before.stage)
        clauses.append((names[step.seat], deed(game, step, step.seat == own)))
    return [*found, grammar.in_turn(clauses)] if clauses else found


# --- who won


def ended(match: Match, round_: Round) -> str:
    """Who took which pot, and with what; a hand that was not shown stays so."""
    game = match.game
    state = game.look(round_.state, None)
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    shown = state.shown()
    if not shown:
        name = match.players[state.inside[0]]
        taken = state.stakes.pot()
        return f"Everyone else folded: {grammar.inside(name)} won the pot of {taken} without showing a hand."
    found = pots(state.stakes.paid, state.inside)
    real = [pot for pot in found if len(pot.seats) > 1]
    sentences = [_won(match, game, state, pot, place, len(real)) for place, pot in enumerate(real)]
    for pot in found:
        if len(pot.seats) == 1:
            name = grammar.inside(match.players[pot.seats[0]])
            sentences.append(f"{pot.chips} that no one matched went back to {name}.")
    return " ".join(sentences)


def _won(match: Match, game: PokerGame, state: PokerState, pot: Pot, place: int, count: int) -> str:
    ranking = game.answers.ranking
    best = max(pot.seats, key=lambda seat: ranking.strength(state.hands.of(seat)))
    which = "the pot" if count == 1 else "the main pot" if place == 0 else "a side pot"
    hand = hand_class(ranking, game.hands(state)[best])
    return f"{match.players[best]} won {which} of {pot.chips} with {_article(hand)}{hand}."


def _article(hand: str) -> str:
    """The article before a hand's class: some are things, others numbers."""
    if hand.startswith(("one pair", "threes", "fours")):
        return ""
    return "the " if hand.startswith("high tile") else "a "


def table(match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
    """A row for each player: the hand that was shown, what the deal brought, the chips."""
    game = match.game
    state = game.look(round_.state, None)
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    made = game.tally(state)
    rows = []
    for seat, name in enumerate(match.players):
        change = f"{made[seat]:+}" if made[seat] else "0"
        rows.append([name, _shown(game, state, seat), change, str(round_.before[seat] + made[seat])])
    return ["", "Hand", "Deal", "Chips"], rows


def _shown(game: PokerGame, state: PokerState, seat: int) -> str:
    if state.hands.of(seat).size == 0:
        return "sat out"
    if seat not in state.inside:
        return "folded"
    if seat not in state.shown():
        return "not shown"
    held = game.hands(state)[seat]
    tiles = " ".join(tile_text(tile) for tile in in_rank(held))
    return f"{tiles}  {game.answers.ranking.name(hand_of(held))}"


class PokerTeller(Teller):
    """Chips, bets and hands that are shown or not."""

    unit = "deal"
    total = "Chips"
    pictured = True

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def due(self, seen: Seen) -> str:
        return due(seen)

    def score(self, match: Match, scores: Sequence[int]) -> str:
        chips = ", ".join(f"{name} {total}" for name, total in zip(grammar.sides(match), scores))
        return f"Chips: {chips}"

    def aim(self, match: Match) -> str:
        return f"{match.game.rounds} deals; the most chips win"

    def held(self, seen: Seen, seat: int) -> str:
        game, state = parts(seen)
        tiles = game.hands(state)[seat]
        if not tiles:
            return "sits out"
        shown = " ".join(tile_text(tile) for tile in in_rank(tiles))
        notes = [] if DOWN in tiles else [hand_class(game.answers.ranking, tiles)]
        notes += [] if seat in state.inside else ["folded"]
        return f"{shown}  ({'; '.join(notes)})" if notes else shown

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        assert isinstance(game, PokerGame)
        return deed(game, step, own=False)

    def log(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        assert isinstance(game, PokerGame)
        return log_lines(game, names, made, own)

    def epilogue(self, match: Match, round_: Round) -> str:
        return ended(match, round_)

    def round_ended(self, match: Match, round_: Round) -> str:
        return ended(match, round_)

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return table(match, round_)

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        game, state = seen.game, seen.state
        assert isinstance(game, PokerGame)
        assert isinstance(state, PokerState)
        if move.kind in (EXCHANGE, STAND):
            return ("Option exchange",)
        if move.kind == RAISE and state.stakes.raises >= game.answers.raises:
            return ("Option raises",)
        # A player who may raise but lacks the chips for it needs the rule about bets.
        return ("Bets",) if move.kind == RAISE and state.stakes.owed(seen.seat or 0) > 0 else ("Betting",)

    def count(self, game: Game, played: Played) -> Counted:
        """Chips: what was paid and won, and how boldly."""
        won, paid, pots = [none_of(game)], [none_of(game)], [none_of(game)]
        for round_, _ in played:
            state = round_.state
            assert isinstance(state, PokerState)
            won.append(state.won)
            paid.append(tuple(-each for each in state.stakes.paid))
            pots.append(tuple(int(took > gave) for took, gave in zip(state.won, state.stakes.paid)))
        exchanged = [0] * game.seats
        for _, made in played:
            for step in made:
                if isinstance(step.move, Many) and step.move.kind == EXCHANGE:
                    exchanged[step.seat] += len(step.move.groups[0])
        counts = [
            StatLine("Deals won", sum_of(pots)),
            times_made(game, played, "Bets", BET),
            times_made(game, played, "Raises", RAISE),
            times_made(game, played, "Folds", FOLD),
            StatLine("Tiles exchanged", tuple(exchanged)),
        ]
        return counts, [StatLine("Chips won", sum_of(won), SIDE), StatLine("Chips paid", sum_of(paid), SIDE)]
