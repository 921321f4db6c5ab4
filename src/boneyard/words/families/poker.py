"""The sentences about poker: hands, prompts, what was done, who won which pot."""

from collections.abc import Sequence

from boneyard.core.game import Game
from boneyard.core.hand import Hand, hand_of
from boneyard.core.match import Match, Round
from boneyard.core.move import Many, Move
from boneyard.core.phrase import marked
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
from boneyard.words.families.teller import Teller
from boneyard.words.grammar import YOU
from boneyard.words.language import _, listed, ngettext, per_language, pgettext


@per_language
def _classes() -> tuple[str, ...]:
    # For translators: "threes" and "fours" are hands with three and four doubles.
    return (
        pgettext("a poker hand", "high tile"),
        pgettext("a poker hand", "one pair"),
        pgettext("a poker hand", "flush"),
        pgettext("a poker hand", "threes"),
        pgettext("a poker hand", "four straight"),
        pgettext("a poker hand", "full hand"),
        pgettext("a poker hand", "five straight"),
        pgettext("a poker hand", "fours"),
        pgettext("a poker hand", "six straight"),
        pgettext("a poker hand", "royal"),
    )


@per_language
def _flushes() -> tuple[str, ...]:
    return (
        _("flush of ones"),
        _("flush of twos"),
        _("flush of threes"),
        _("flush of fours"),
        _("flush of fives"),
        _("flush of sixes"),
    )


@per_language
def _five_straights() -> tuple[str, ...]:
    return (
        _("five straight of ones"),
        _("five straight of twos"),
        _("five straight of threes"),
        _("five straight of fours"),
        _("five straight of fives"),
        _("five straight of sixes"),
    )


def class_name(ranking: Ranking, hand: Hand) -> str:
    """What a hand is called by its class."""
    return _classes()[ranking.class_of(tiles_number(hand.tiles()))]


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
    name = class_name(ranking, hand_of(held))
    kind = ranking.class_of(tiles_number(held))
    if kind == HIGH_TILE:
        return _("{hand}, {tile}", hand=name, tile=tile_text(held[0]))
    if kind in (FLUSH, FIVE_STRAIGHT):
        suit = next(each for each in range(6, 0, -1) if all(each in (HIGH[tile], LOW[tile]) for tile in held))
        return (_flushes() if kind == FLUSH else _five_straights())[suit - 1]
    if kind in (FOUR_STRAIGHT, SIX_STRAIGHT):
        return name
    doubles = grammar.tile_list([tile for tile in held if is_double(tile)])
    if kind == FULL_HAND:
        others = grammar.tile_list([tile for tile in held if not is_double(tile)])
        return _("{hand}: {doubles}, with {tiles}", hand=name, doubles=doubles, tiles=others)
    return _("{hand}: {tiles}", hand=name, tiles=doubles)


# --- prompts


def says(seen: Seen) -> list[str]:
    """Which part of the deal this is, if there are several."""
    game, state = parts(seen)
    if not game.answers.exchange or state.stage == OVER:
        return []
    if state.stage == EXCHANGING:
        left = int(state.yard.left())
        return [
            ngettext(
                "The exchange: {count} tile left to draw.", "The exchange: {count} tiles left to draw.", left
            )
        ]
    if state.stage == BETTING_AGAIN:
        return [_("The second round of betting.")]
    return [_("The first round of betting.")]


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player may say now, with its price."""
    state = parts(seen)[1]
    if state.stage == EXCHANGING:
        return _("Exchange tiles, or keep them all.")
    return _("You can {choices}.", choices=listed([price(seen, move) for move in moves], "or"))


def price(seen: Seen, move: Move) -> str:
    """Something that can be said in the betting, with what it costs."""
    game, state = parts(seen)
    stakes = state.stakes
    seat = int(state.waiting[0])
    owed, left = stakes.owed(seat), stakes.left(seat)
    # For translators: these follow "You can".
    if move.kind == CALL:
        return _("call {chips}", chips=owed) if owed < left else _("call with your last {chips}", chips=left)
    if move.kind == BET:
        bet = game.answers.bet
        return _("bet {chips}", chips=bet) if bet < left else _("bet your last {chips}", chips=left)
    if move.kind == RAISE:
        if owed + game.answers.bet >= left:
            return _("raise to {chips} with all you have", chips=stakes.put[seat] + left)
        return _("raise to {chips}", chips=stakes.level + game.answers.bet)
    return pgettext("to do", "fold") if move.kind == FOLD else pgettext("to do", "check")


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    if isinstance(move, Many):
        return _("Exchange {tiles}", tiles=grammar.tile_list(move.groups[0]))
    if move.kind == STAND:
        return _("Keep all tiles")
    game, state = parts(seen)
    stakes, bet = state.stakes, game.answers.bet
    seat = int(state.waiting[0])
    owed, left = stakes.owed(seat), stakes.left(seat)
    if move.kind == CALL:
        return _("Call {chips}", chips=owed) if owed < left else _("Call with your last {chips}", chips=left)
    if move.kind == BET:
        return _("Bet {chips}", chips=bet) if bet < left else _("Bet your last {chips}", chips=left)
    if move.kind == RAISE:
        if owed + bet >= left:
            return _("Raise to {chips} with all you have", chips=stakes.put[seat] + left)
        return _("Raise to {chips}", chips=stakes.level + bet)
    return pgettext("a button", "Fold") if move.kind == FOLD else pgettext("a button", "Check")


def waiting(seen: Seen, name: str) -> str:
    """Whom the others wait for, and what for."""
    if parts(seen)[1].stage == EXCHANGING:
        return _("It's {name}'s turn to exchange tiles.", name=name)
    return _("It's {name}'s turn to bet.", name=name)


# --- what was done


def sentence(game: PokerGame, name: str, step: Step, own: bool) -> str:
    """What was done with one move."""
    move, you = step.move, name == YOU
    if isinstance(move, Many):
        return _exchanged(game, name, step, move, own)
    if move.kind == STAND:
        return _("You kept all tiles.") if you else _("{name} kept all tiles.", name=name)
    if move.kind == FOLD:
        return _("You folded.") if you else _("{name} folded.", name=name)
    if move.kind == BET:
        return _bet(name, step)
    if move.kind == CALL:
        return _called(name, step)
    if move.kind == RAISE:
        return _raised(name, step)
    return _("You checked.") if you else _("{name} checked.", name=name)


def _paid(step: Step) -> tuple[int, bool]:
    """The chips that a move put in, and whether those were the last."""
    before, after = step.before, step.after
    assert isinstance(before, PokerState)
    assert isinstance(after, PokerState)
    return after.stakes.paid[step.seat] - before.stakes.paid[step.seat], after.stakes.left(step.seat) == 0


def _raised_to(step: Step) -> int:
    assert isinstance(step.before, PokerState)
    return step.before.stakes.put[step.seat] + _paid(step)[0]


def _bet(name: str, step: Step) -> str:
    paid, all_in = _paid(step)
    if name == YOU:
        return _("You bet {chips} (all in).", chips=paid) if all_in else _("You bet {chips}.", chips=paid)
    if all_in:
        return _("{name} bet {chips} (all in).", name=name, chips=paid)
    return _("{name} bet {chips}.", name=name, chips=paid)


def _called(name: str, step: Step) -> str:
    paid, all_in = _paid(step)
    if name == YOU:
        return _("You called {chips} (all in).", chips=paid) if all_in else _("You called.")
    if all_in:
        return _("{name} called {chips} (all in).", name=name, chips=paid)
    return _("{name} called.", name=name)


def _raised(name: str, step: Step) -> str:
    to, all_in = _raised_to(step), _paid(step)[1]
    if name == YOU:
        return (
            _("You raised to {chips} (all in).", chips=to)
            if all_in
            else _("You raised to {chips}.", chips=to)
        )
    if all_in:
        return _("{name} raised to {chips} (all in).", name=name, chips=to)
    return _("{name} raised to {chips}.", name=name, chips=to)


def _exchanged(game: PokerGame, name: str, step: Step, move: Many, own: bool) -> str:
    given = move.groups[0]
    if not own or DOWN in given:
        if name == YOU:
            return ngettext("You exchanged {count} tile.", "You exchanged {count} tiles.", len(given))
        return ngettext(
            "{name} exchanged {count} tile.", "{name} exchanged {count} tiles.", len(given), name=name
        )
    old, new = grammar.tile_list(given), grammar.tile_list(gained(game, step))
    if name == YOU:
        return _("You exchanged {old} for {new}.", old=old, new=new)
    return _("{name} exchanged {old} for {new}.", name=name, old=old, new=new)


def at_seat(step: Step) -> str:
    """The few words at a seat."""
    move = step.move
    if isinstance(move, Many):
        return ngettext("Exchanged {count} tile", "Exchanged {count} tiles", len(move.groups[0]))
    if move.kind == STAND:
        return pgettext("at a seat", "Kept all tiles")
    if move.kind == FOLD:
        return pgettext("at a seat", "Folded")
    if move.kind not in (BET, CALL, RAISE):
        return pgettext("at a seat", "Checked")
    paid, all_in = _paid(step)
    if move.kind == BET:
        if all_in:
            return pgettext("at a seat", "Bet {chips} (all in)", chips=paid)
        return pgettext("at a seat", "Bet {chips}", chips=paid)
    if move.kind == CALL:
        if all_in:
            return pgettext("at a seat", "Called {chips} (all in)", chips=paid)
        return pgettext("at a seat", "Called")
    if all_in:
        return pgettext("at a seat", "Raised to {chips} (all in)", chips=_raised_to(step))
    return pgettext("at a seat", "Raised to {chips}", chips=_raised_to(step))


def log_lines(game: PokerGame, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
    """What was said, a line for each round of betting and for the exchange."""
    found: list[str] = []
    line: list[str] = []
    stage = -1
    for step in made:
        assert isinstance(step.before, PokerState)
        if step.before.stage != stage and line:
            found.append(" ".join(line))
            line = []
        stage = int(step.before.stage)
        line.append(sentence(game, names[step.seat], step, step.seat == own))
    return [*found, " ".join(line)] if line else found


# --- who won


def ended(match: Match, round_: Round) -> str:
    """Who took which pot, and with what; a hand that was not shown stays so."""
    game = match.game
    state = game.look(round_.state, None)
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    shown = state.shown()
    if not shown:
        name, taken = match.players[state.inside[0]], state.stakes.pot()
        if name == YOU:
            return _("Everyone else folded: you won the pot of {chips} without showing a hand.", chips=taken)
        return _(
            "Everyone else folded: {name} won the pot of {chips} without showing a hand.",
            name=name,
            chips=taken,
        )
    found = pots(state.stakes.paid, state.inside)
    real = [pot for pot in found if len(pot.seats) > 1]
    sentences = [_won(match, game, state, pot, place, len(real)) for place, pot in enumerate(real)]
    for pot in found:
        if len(pot.seats) == 1:
            sentences.append(_unmatched(match.players[pot.seats[0]], pot.chips))
    return " ".join(sentences)


def _unmatched(name: str, chips: int) -> str:
    if name == YOU:
        return _("{chips} that no one matched went back to you.", chips=chips)
    return _("{chips} that no one matched went back to {name}.", chips=chips, name=name)


def _won(match: Match, game: PokerGame, state: PokerState, pot: Pot, place: int, count: int) -> str:
    ranking = game.answers.ranking
    best = max(pot.seats, key=lambda seat: ranking.strength(state.hands.of(seat)))
    name = match.players[best]
    fields: dict[str, object] = {
        "name": name,
        "chips": pot.chips,
        "hand": hand_class(ranking, game.hands(state)[best]),
    }
    if count == 1:
        if name == YOU:
            return _("You won the pot of {chips} ({hand}).", **fields)
        return _("{name} won the pot of {chips} ({hand}).", **fields)
    if place == 0:
        if name == YOU:
            return _("You won the main pot of {chips} ({hand}).", **fields)
        return _("{name} won the main pot of {chips} ({hand}).", **fields)
    if name == YOU:
        return _("You won a side pot of {chips} ({hand}).", **fields)
    return _("{name} won a side pot of {chips} ({hand}).", **fields)


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
        rows.append(
            [grammar.shown(name), _shown(game, state, seat), change, str(round_.before[seat] + made[seat])]
        )
    # For translators: the heads of a deal's table; "Deal" is what this deal brought.
    return ["", pgettext("of tiles", "Hand"), pgettext("chips", "Deal"), _("Chips")], rows


def _shown(game: PokerGame, state: PokerState, seat: int) -> str:
    if state.hands.of(seat).size == 0:
        return _("sat out")
    if seat not in state.inside:
        return pgettext("a player", "folded")
    if seat not in state.shown():
        return _("not shown")
    held = game.hands(state)[seat]
    tiles = " ".join(tile_text(tile) for tile in in_rank(held))
    return f"{tiles}  {class_name(game.answers.ranking, hand_of(held))}"


class PokerTeller(Teller):
    """Chips, bets and hands that are shown or not."""

    unit = "deal"
    pictured = True

    @property
    def total(self) -> str:
        return _("Chips")

    def heading(self, number: int) -> str:
        return _("Deal {number}", number=number)

    def dealt(self, number: int) -> str:
        return _("Deal {number} is dealt.", number=number)

    def over(self) -> str:
        return _("The deal is over.")

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def waiting(self, seen: Seen, name: str) -> str:
        return waiting(seen, name)

    def score(self, match: Match, scores: Sequence[int]) -> str:
        return _("Chips: {scores}", scores=grammar.scores(grammar.sides(match), scores))

    def aim(self, match: Match) -> str:
        return ngettext("{count} deal; most chips wins", "{count} deals; most chips wins", match.game.rounds)

    def held(self, seen: Seen, seat: int) -> str:
        game, state = parts(seen)
        tiles = game.hands(state)[seat]
        if not tiles:
            return _("sits out")
        shown = " ".join(tile_text(tile) for tile in in_rank(tiles))
        notes = [] if DOWN in tiles else [hand_class(game.answers.ranking, tiles)]
        notes += [] if seat in state.inside else [pgettext("a player", "folded")]
        return f"{shown}  ({'; '.join(notes)})" if notes else shown

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        assert isinstance(game, PokerGame)
        return sentence(game, names[step.seat], step, own)

    def bubble(self, game: Game, names: Sequence[str], step: Step) -> str:
        return at_seat(step)

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
        for round_, _made in played:
            state = round_.state
            assert isinstance(state, PokerState)
            won.append(state.won)
            paid.append(tuple(-each for each in state.stakes.paid))
            pots.append(tuple(int(took > gave) for took, gave in zip(state.won, state.stakes.paid)))
        exchanged = [0] * game.seats
        for _round, made in played:
            for step in made:
                if isinstance(step.move, Many) and step.move.kind == EXCHANGE:
                    exchanged[step.seat] += len(step.move.groups[0])
        counts = [
            StatLine(marked("Deals won"), sum_of(pots)),
            times_made(game, played, marked("Bets"), BET),
            times_made(game, played, marked("Raises"), RAISE),
            times_made(game, played, marked("Folds"), FOLD),
            StatLine(marked("Tiles exchanged"), tuple(exchanged)),
        ]
        return counts, [
            StatLine(marked("Chips won"), sum_of(won), SIDE),
            StatLine(marked("Chips paid"), sum_of(paid), SIDE),
        ]
