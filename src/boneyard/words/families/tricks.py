"""The sentences about trick-taking games: the bid and trumps, what you have to do, what was done."""

from collections.abc import Sequence

from boneyard.core.game import NOBODY, Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.tricks.hand import seen_tiles
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NAMING, NOTHING, OVER, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, holds
from boneyard.words.counts import SIDE, Counted, Played, StatLine, none_of, sum_of
from boneyard.words.families.teller import Teller, passed
from boneyard.words.grammar import YOU, Side
from boneyard.words.language import _, listed, ngettext, pgettext


def parts(seen: Seen) -> tuple[TrickGame, TrickState]:
    """The rules and the state, with their own types."""
    game, state = seen.game, seen.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    return game, state


# For translators: the suits of the double-six set, and "doubles" as a suit of their own.
_SUITS = (
    marked("blanks"),
    marked("ones"),
    marked("twos"),
    marked("threes"),
    marked("fours"),
    marked("fives"),
    marked("sixes"),
    marked("doubles"),
    marked("no trumps"),
)
_TRUMPS = (
    marked("Blanks are trumps."),
    marked("Ones are trumps."),
    marked("Twos are trumps."),
    marked("Threes are trumps."),
    marked("Fours are trumps."),
    marked("Fives are trumps."),
    marked("Sixes are trumps."),
    marked("Doubles are trumps."),
)


def suit_name(suit: int) -> str:
    """What a suit is called."""
    return _(_SUITS[suit])


def bidders(seen: Seen) -> Side | None:
    """The side that has the bid; None before there is one."""
    game, state = parts(seen)
    return None if state.bidder == NOBODY else grammar.sides_of(game, seen.names)[game.side(state.bidder)]


def trumps(trump: int) -> str:
    """Which tiles are trumps."""
    return _("There are no trumps.") if trump == NO_SUIT else _(_TRUMPS[trump])


def suits(named: Sequence[int]) -> str:
    """The trumps that can be named."""
    numbers = grammar.spans([suit for suit in named if suit < DOUBLES])
    others = [
        pgettext("trumps", "none") if suit == NO_SUIT else suit_name(suit)
        for suit in named
        if suit >= DOUBLES
    ]
    return listed([numbers, *others], "or")


# --- the bid and trumps, and what you have to do


def says(seen: Seen) -> list[str]:
    """The bidding so far and who has the bid; then the trumps and what the bidders still need."""
    state = parts(seen)[1]
    if state.owes == OVER:
        return []
    if state.owes == PLAYING:
        return [f"{trumps(state.trump)} {_needed(seen)}"]
    said = ", ".join([_bid(seen.names[seat], bid) for seat, bid in state.calls()])
    if state.owes == BIDDING:
        high = _high(seen.names[state.bidder], state.bid) if state.bid else ""
        return [" ".join(filter(None, [_("Bidding so far: {bids}.", bids=said), high]))] if said else []
    return [_("Bidding: {bids}.", bids=said), _won_bid(seen.names[state.bidder], state)]


def _bid(name: str, bid: int) -> str:
    """A bid in the row of all bids."""
    if bid:
        return _("{name} {number}", name=grammar.within(name), number=bid)
    if name == YOU:
        return pgettext("a bid", "you passed")
    return pgettext("a bid", "{name} passed", name=name)


def _high(name: str, bid: int) -> str:
    if name == YOU:
        return _("Your {bid} is high.", bid=bid)
    return _("{name}'s {bid} is high.", name=name, bid=bid)


def _won_bid(name: str, state: TrickState) -> str:
    widow = state.owes == SETTING
    if name == YOU:
        if widow:
            return _("You have the bid with {bid} and took the widow.", bid=state.bid)
        return _("You have the bid with {bid}.", bid=state.bid)
    if widow:
        return _("{name} has the bid with {bid} and took the widow.", name=name, bid=state.bid)
    return _("{name} has the bid with {bid}.", name=name, bid=state.bid)


def _needed(seen: Seen) -> str:
    """What the bidders bid and still need."""
    game, state = parts(seen)
    took = game.took(state)
    left = game.needs(state) - took[game.side(state.bidder)]
    name, bid, you = seen.names[state.bidder], state.bid, seen.names[state.bidder] == YOU
    if left <= 0:
        return (
            _("You bid {bid} and made it.", bid=bid)
            if you
            else _("{name} bid {bid} and made it.", name=name, bid=bid)
        )
    if left > game.most - sum(took):
        if you:
            return _("You bid {bid} and can't make it anymore.", bid=bid)
        return _("{name} bid {bid} and can't make it anymore.", name=name, bid=bid)
    both = bidders(seen)
    assert both is not None
    if game.answers.counts:
        return _more_points(both, name, bid, left)
    return _more_tricks(both, name, bid, left)


def _more_points(both: Side, name: str, bid: int, left: int) -> str:
    if both.several and name == YOU:
        return _("You bid {bid}: {names} need {left} more.", bid=bid, names=both.within, left=left)
    if both.several:
        return _(
            "{name} bid {bid}: {names} need {left} more.", name=name, bid=bid, names=both.within, left=left
        )
    if name == YOU:
        return _("You bid {bid} and need {left} more.", bid=bid, left=left)
    return _("{name} bid {bid} and needs {left} more.", name=name, bid=bid, left=left)


def _more_tricks(both: Side, name: str, bid: int, left: int) -> str:
    if both.several and name == YOU:
        return ngettext(
            "You bid {bid}: {names} need {count} more trick.",
            "You bid {bid}: {names} need {count} more tricks.",
            left,
            bid=bid,
            names=both.within,
        )
    if both.several:
        return ngettext(
            "{name} bid {bid}: {names} need {count} more trick.",
            "{name} bid {bid}: {names} need {count} more tricks.",
            left,
            name=name,
            bid=bid,
            names=both.within,
        )
    if name == YOU:
        return ngettext(
            "You bid {bid} and need {count} more trick.",
            "You bid {bid} and need {count} more tricks.",
            left,
            bid=bid,
        )
    return ngettext(
        "{name} bid {bid} and needs {count} more trick.",
        "{name} bid {bid} and needs {count} more tricks.",
        left,
        name=name,
        bid=bid,
    )


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    game, state = parts(seen)
    if state.owes == BIDDING:
        bids = [int(move.left) for move in moves if move.kind == BID]
        return stuck(seen, moves) or _asks_to_bid(state, bids)
    if state.owes == SETTING:
        return _("Put one tile aside.")
    if state.owes == NAMING:
        return _("Name the trumps: {suits}.", suits=suits(game.answers.trumps))
    suit = game.suit_led(state)
    if suit == NO_SUIT:
        if len(moves) == 1:
            return _("Lead your last tile.")
        if _may_claim(moves):
            return _("Lead any tile. You're sure to win the rest, so you may claim it.")
        return _("Lead any tile.")
    assert seen.seat is not None
    named, follows = suit_name(suit), game.follows(state, seen.seat)
    if suit == state.trump:
        if follows:
            return _("Trumps are led ({suit}): follow suit.", suit=named)
        return _("Trumps are led ({suit}), and you have none: play any tile.", suit=named)
    if follows:
        return _("The suit led is {suit}: follow suit.", suit=named)
    return _("The suit led is {suit}, and you have none: play any tile.", suit=named)


def _may_claim(moves: Sequence[Move]) -> bool:
    return any(move.kind == CLAIM for move in moves)


def stuck(seen: Seen, moves: Sequence[Move]) -> str:
    """Why you can only pass."""
    state = parts(seen)[1]
    if state.owes != BIDDING or not moves or any(move.kind == BID for move in moves):
        return ""
    return _("There's no higher bid left: pass.")


def waiting(seen: Seen, name: str) -> str:
    """Whom the others wait for, and what for."""
    game, state = parts(seen)
    if state.owes == PLAYING:
        if game.trick(state):
            return _("It's {name}'s turn to play.", name=name)
        return _("It's {name}'s turn to lead.", name=name)
    if state.owes == BIDDING:
        return _("It's {name}'s turn to bid.", name=name)
    if state.owes == SETTING:
        return _("It's {name}'s turn to put a tile aside.", name=name)
    return _("It's {name}'s turn to name the trumps.", name=name)


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    game, state = parts(seen)
    if move.kind == BID:
        return _("Bid {bid}", bid=move.left)
    if move.kind == TRUMP and move.left == NO_SUIT:
        return _("Play with no trumps")
    if move.kind == TRUMP:
        return _("Name {suit} as trumps", suit=suit_name(move.left))
    if move.kind == ASIDE:
        return _("Put {tile} aside", tile=tile_text(move.tile))
    if move.kind == CLAIM:
        return _("Claim the rest")
    if move.kind == PASS:
        return _("Pass")
    if game.trick(state):
        return _("Play {tile}", tile=tile_text(move.tile))
    return _("Lead {tile}", tile=tile_text(move.tile))


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played to the trick."""
    game, state = parts(seen)
    text = tile_text(tile)
    if state.owes == BIDDING:
        return _("Finish the bidding before you play {tile}.", tile=text)
    if state.owes == NAMING:
        return _("Name the trumps before you play {tile}.", tile=text)
    suit = game.suit_led(state) if state.owes == PLAYING else NO_SUIT
    if suit == NO_SUIT:
        return ""
    if suit == state.trump:
        return _(
            "You must follow suit with {suit} (trumps). {tile} isn't one.", suit=suit_name(suit), tile=text
        )
    return _("You must follow suit with {suit}. {tile} isn't one.", suit=suit_name(suit), tile=text)


def _asks_to_bid(state: TrickState, bids: list[int]) -> str:
    if state.bid == 0 or len(bids) == 1:
        return _("Bid {bids}, or pass.", bids=grammar.spans(bids))
    return _("Bid more than {bid}, or pass.", bid=state.bid)


# --- what was done


def sentence(name: str, step: Step, own: bool) -> str:
    """What was done with one move."""
    move, you = step.move, name == YOU
    if move.kind == BID:
        return _("You bid {bid}.", bid=move.left) if you else _("{name} bid {bid}.", name=name, bid=move.left)
    if move.kind == PASS:
        return passed(name)
    if move.kind == TRUMP:
        return _named(name, int(move.left))
    tile = tile_text(move.tile)
    if move.kind == ASIDE:
        if own and move.tile != DOWN:
            return (
                _("You put {tile} aside.", tile=tile)
                if you
                else _("{name} put {tile} aside.", name=name, tile=tile)
            )
        return _("You put a tile aside.") if you else _("{name} put a tile aside.", name=name)
    if move.kind == CLAIM:
        return _claimed(name, step)
    assert isinstance(step.before, TrickState)
    if step.before.leader == step.seat:
        return _("You led {tile}.", tile=tile) if you else _("{name} led {tile}.", name=name, tile=tile)
    return _("You played {tile}.", tile=tile) if you else _("{name} played {tile}.", name=name, tile=tile)


def _named(name: str, suit: int) -> str:
    if suit == NO_SUIT:
        return _("You chose no trumps.") if name == YOU else _("{name} chose no trumps.", name=name)
    if name == YOU:
        return _("You named {suit} as trumps.", suit=suit_name(suit))
    return _("{name} named {suit} as trumps.", name=name, suit=suit_name(suit))


def _claimed(name: str, step: Step) -> str:
    """A claim, with the hand that it shows, so that everyone sees it's certain."""
    assert isinstance(step.after, TrickState)
    tiles = grammar.tile_list(sorted(seen_tiles(step.after.hand(step.seat)), reverse=True))
    shows = bool(seen_tiles(step.after.hand(step.seat)))
    if name == YOU:
        if shows:
            return _("You showed {tiles} and claimed the rest of the tricks.", tiles=tiles)
        return _("You claimed the rest of the tricks.")
    if shows:
        return _("{name} showed {tiles} and claimed the rest of the tricks.", name=name, tiles=tiles)
    return _("{name} claimed the rest of the tricks.", name=name)


def called(step: Step) -> str:
    """The few words at a seat."""
    move = step.move
    if move.kind == BID:
        return pgettext("at a seat", "Bid {bid}", bid=move.left)
    if move.kind == TRUMP and move.left == NO_SUIT:
        return pgettext("at a seat", "Chose no trumps")
    if move.kind == TRUMP:
        return pgettext("at a seat", "Named {suit} as trumps", suit=suit_name(int(move.left)))
    if move.kind == ASIDE:
        return pgettext("at a seat", "Put a tile aside")
    return pgettext("at a seat", "Claimed the rest of the tricks")


def log_lines(game: TrickGame, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
    """What happened, in a line for the bidding, one for the trumps, and one for each trick."""
    found: list[str] = []
    line: list[str] = []
    for step in made:
        if line and _begins(step):
            found.append(" ".join(line))
            line = []
        line.append(sentence(names[step.seat], step, step.seat == own))
        ending = _after(game, names, step, own)
        if ending:
            found.append(" ".join([*line, ending]))
            line = []
    return [*found, " ".join(line)] if line else found


def _begins(step: Step) -> bool:
    """Whether something new begins with a move: the bidder's part, or a trick."""
    before = step.before
    assert isinstance(before, TrickState)
    if step.move.kind in (ASIDE, TRUMP):
        return before.auction.aside == NOTHING
    return before.owes == PLAYING and before.leader == step.seat


def _after(game: TrickGame, names: Sequence[str], step: Step, own: int | None) -> str:
    """What happens automatically: the widow is picked up, a trick is taken."""
    before, after = step.before, step.after
    assert isinstance(before, TrickState)
    assert isinstance(after, TrickState)
    if before.owes == BIDDING and after.owes == SETTING:
        taken = set(game.hands(after)[after.bidder]) - set(game.hands(before)[after.bidder])
        name = names[after.bidder]
        if after.bidder == own and len(taken) == 1 and DOWN not in taken:
            tile = tile_text(taken.pop())
            if name == YOU:
                return _("You took the widow, {tile}.", tile=tile)
            return _("{name} took the widow, {tile}.", name=name, tile=tile)
        return _("You took the widow.") if name == YOU else _("{name} took the widow.", name=name)
    if step.move.kind != ALONE or after.taken is None or after.taken is before.taken:
        return ""
    winner, row = game.tricks(after)[-1]
    name, tile = names[winner], tile_text(dict(row)[winner])
    if not game.answers.counts:
        if name == YOU:
            return _("You won the trick with {tile}.", tile=tile)
        return _("{name} won the trick with {tile}.", name=name, tile=tile)
    points = grammar.points(_worth(game, row))
    if name == YOU:
        return _("You won the trick with {tile} ({points}).", tile=tile, points=points)
    return _("{name} won the trick with {tile} ({points}).", name=name, tile=tile, points=points)


def _worth(game: TrickGame, row: list[tuple[int, int]]) -> int:
    """The points of a trick."""
    return 1 + sum(game.answers.counts.get(tile, 0) for _seat, tile in row)


def tricks_so_far(seen: Seen) -> list[str]:
    """All tricks that were taken, one after the other."""
    game, state = parts(seen)
    found = []
    for number, (winner, row) in enumerate(game.tricks(state), 1):
        played = ", ".join(
            [
                _("{name} {tile}", name=grammar.shown(seen.names[seat]), tile=tile_text(tile))
                for seat, tile in row
            ]
        )
        found.append(f"  {number}  {_won(seen.names[winner], played, game, row)}")
    return found or [_("No one has won a trick yet.")]


def _won(name: str, played: str, game: TrickGame, row: list[tuple[int, int]]) -> str:
    if game.answers.counts:
        points = grammar.points(_worth(game, row))
        if name == YOU:
            return _("{plays}: you won it ({points})", plays=played, points=points)
        return _("{plays}: {name} won it ({points})", plays=played, name=name, points=points)
    if name == YOU:
        return _("{plays}: you won it", plays=played)
    return _("{plays}: {name} won it", plays=played, name=name)


def ended(match: Match, round_: Round) -> str:
    """Whether the bid was made, and what that scores."""
    game, state = match.game, round_.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    if state.bidder == NOBODY:
        dealer = match.players[round_.deal.first]
        if dealer == YOU:
            return _("Everyone passed: no one scores, and you deal again.")
        return _("Everyone passed: no one scores, and {name} deals again.", name=dealer)
    side = game.side(state.bidder)
    took = game.took(state)
    sides = grammar.sides_of(game, match.players)
    made = is_made(game.most, state.bid, took[side])
    hands = _("Hands won: {scores}.", scores=_hands(match, round_.number)) if game.answers.hands else ""
    result = _result(sides[side], state.bid, took[side], made)
    return " ".join(filter(None, [result, *_scored(game, state, sides, made), hands]))


def _result(side: Side, bid: int, took: int, made: bool) -> str:
    """Whether the bid was made; "and took" has one form for one player and for several, in English."""
    fields: dict[str, object] = {"bid": bid, "took": took, "name": side.text, "names": side.text}
    if not took:
        if side.you:
            return _("You bid {bid} and took nothing: set.", bid=bid)
        if side.several:
            return _("{names} bid {bid} and took nothing: set.", names=side.text, bid=bid)
        return _("{name} bid {bid} and took nothing: set.", name=side.text, bid=bid)
    if side.you:
        if made:
            return _("You bid {bid} and took {took}: made.", **fields)
        return _("You bid {bid} and took {took}: set.", **fields)
    if side.several:
        if made:
            return _("{names} bid {bid} and took {took}: made.", **fields)
        return _("{names} bid {bid} and took {took}: set.", **fields)
    if made:
        return _("{name} bid {bid} and took {took}: made.", **fields)
    return _("{name} bid {bid} and took {took}: set.", **fields)


def _hands(match: Match, number: int = 10_000) -> str:
    """How many hands each side has won, up to the round of this number."""
    game = match.game
    assert isinstance(game, TrickGame)
    over = [
        each.state for each in match.rounds if each.number <= number and game.points(each.state) is not None
    ]
    won = game.hands_won(over)
    return grammar.scores(grammar.sides(match), won)


def _scored(game: TrickGame, state: TrickState, sides: list[Side], made: bool) -> list[str]:
    """What everyone scores, with the sum if there is one."""
    side = game.side(state.bidder)
    points = game.tally(state)
    took = game.took(state)
    if game.answers.by_hands:
        return [_won_hand(sides[points.index(1)])]
    found = []
    for each in sorted(range(game.sides), key=lambda each: each != side):
        if points[each] < 0:
            found.append(_loses(sides[each], -points[each]))
        elif each != side and not made and points[each] != took[each]:
            sum_ = f"{took[each]} + {state.bid} = {points[each]}"
            found.append(_scores(sides[each], sum_))
        elif points[each]:
            found.append(_scores(sides[each], str(points[each])))
    return found


def _won_hand(side: Side) -> str:
    if side.you:
        return _("You won the hand.")
    if side.several:
        return _("{names} won the hand.", names=side.text)
    return _("{name} won the hand.", name=side.text)


def _loses(side: Side, points: int) -> str:
    if side.you:
        return _("You lose {points}.", points=points)
    if side.several:
        return _("{names} lose {points}.", names=side.text, points=points)
    return _("{name} loses {points}.", name=side.text, points=points)


def _scores(side: Side, points: str) -> str:
    if side.you:
        return _("You score {points}.", points=points)
    if side.several:
        return _("{names} score {points}.", names=side.text, points=points)
    return _("{name} scores {points}.", name=side.text, points=points)


def table(match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
    """A row for each side: tricks, counts, what they score, the total."""
    game, state = match.game, round_.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    points, took = game.tally(state), game.took(state)
    rows = []
    for side, name in enumerate(grammar.sides(match)):
        tricks = game.tricks_of(state, side)
        counts = [str(took[side] - tricks)] if game.answers.counts else []
        total = round_.before[side] + points[side]
        rows.append([name, str(tricks), *counts, str(points[side]), str(total)])
    # For translators: the heads of a hand's table; "Counts" are the points of counting tiles, "Hand" of this hand.
    counted = [pgettext("points", "Counts")] if game.answers.counts else []
    return ["", _("Tricks"), *counted, pgettext("points", "Hand"), _("Total")], rows


class TrickTeller(Teller):
    """Bids, trumps and tricks."""

    unit = "hand"
    worded = 1
    pictured = True

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return stuck(seen, moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return fits_nowhere(seen, tile)

    def waiting(self, seen: Seen, name: str) -> str:
        return waiting(seen, name)

    def heading(self, number: int) -> str:
        return _("Hand {number}", number=number)

    def dealt(self, number: int) -> str:
        return _("Hand {number} is dealt.", number=number)

    def over(self) -> str:
        return _("The hand is over.")

    def score(self, match: Match, scores: Sequence[int]) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        totals = grammar.scores(grammar.sides(match), scores)
        if game.answers.by_hands:
            return _("Hands: {scores}", scores=totals)
        if not game.answers.hands:
            return _("Points: {scores}", scores=totals)
        return _("Points: {scores}. Hands won: {hands}", scores=totals, hands=_hands(match))

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        goal = game.answers.goal
        if game.answers.hands:
            return _("first to {points} points or {hands} hands", points=goal, hands=game.answers.hands)
        if game.answers.by_hands:
            return ngettext("first to {count} hand", "first to {count} hands", goal)
        return _("first to {target}", target=goal)

    def rest(self, game: Game, state: State) -> str:
        return _("the widow is face down") if game.boneyard(state) else ""

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        return sentence(names[step.seat], step, own)

    def called(self, game: Game, names: Sequence[str], step: Step) -> str:
        return called(step)

    def log(self, game: Game, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
        assert isinstance(game, TrickGame)
        return log_lines(game, names, made, own)

    def epilogue(self, match: Match, round_: Round) -> str:
        return ended(match, round_)

    def round_ended(self, match: Match, round_: Round) -> str:
        return ended(match, round_)

    def round_table(self, match: Match, round_: Round) -> tuple[list[str], list[list[str]]]:
        return table(match, round_)

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        state = seen.state
        assert isinstance(state, TrickState)
        if move.kind == ASIDE or state.owes == SETTING:
            return ("The widow",)
        if move.kind == BID:
            return ("Bids",) if state.owes == BIDDING else ("The bidding",)
        if move.kind == PASS or state.owes == BIDDING:
            return ("The bidding",)
        if move.kind == TRUMP or state.owes == NAMING:
            return ("Trumps",)
        if move.kind == CLAIM:
            return ("Option claim",)
        return ("Tricks",) if holds(seen, move.tile) else ()

    def count(self, game: Game, played: Played) -> Counted:
        """Bids and tricks: what was bid, made and set, and which of it brought points."""
        assert isinstance(game, TrickGame)
        bids, made, failed, tricks, own, setting, beside = ([none_of(game)] for _each in range(7))
        for round_, _made in played:
            state = round_.state
            assert isinstance(state, TrickState)
            tricks.append(tuple(game.tricks_of(state, side) for side in range(game.sides)))
            if state.bidder == NOBODY or game.points(state) is None:
                continue
            side, points = game.side(state.bidder), game.tally(state)
            kept = is_made(game.most, state.bid, game.took(state)[side])
            mine = tuple(int(each == side) for each in range(game.sides))
            bids.append(mine)
            (made if kept else failed).append(mine)
            own.append(tuple(each * mark for each, mark in zip(points, mine)))
            (beside if kept else setting).append(tuple(each * (1 - mark) for each, mark in zip(points, mine)))
        counts = [
            StatLine(marked("Hands bid"), sum_of(bids), SIDE),
            StatLine(marked("Bids made"), sum_of(made), SIDE),
            StatLine(marked("Bids set"), sum_of(failed), SIDE),
            StatLine(marked("Tricks taken"), sum_of(tricks), SIDE),
        ]
        kinds = [
            StatLine(marked("On their own bids"), sum_of(own), SIDE),
            StatLine(marked("When others were set"), sum_of(setting), SIDE),
            StatLine(marked("When others made it"), sum_of(beside), SIDE),
        ]
        return counts, kinds
