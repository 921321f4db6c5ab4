"""The sentences about trick-taking games: what stands, what is asked, what was done."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import NOBODY, Game, State
from boneyard.core.match import Match, Round
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.tricks.hand import seen_tiles
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, suit_text
from boneyard.games.tricks.refusals import spans
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NAMING, NOTHING, OVER, PLAYING, SETTING, TrickState
from boneyard.games.tricks.suits import DOUBLES, NAMES, NO_SUIT
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, holds
from boneyard.words.counts import SIDE, Counted, Played, StatLine, none_of, sum_of
from boneyard.words.teller import Teller


def parts(seen: Seen) -> tuple[TrickGame, TrickState]:
    """The rules and the state, with their own types."""
    game, state = seen.game, seen.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    return game, state


def bidders(seen: Seen) -> str:
    """The name of the side that has the bid; empty before there is one."""
    game, state = parts(seen)
    return "" if state.bidder == NOBODY else grammar.side_names(game, seen.names)[game.side(state.bidder)]


def trumps(trump: int) -> str:
    """Which tiles are trumps."""
    return "There are no trumps." if trump == NO_SUIT else f"{NAMES[trump].capitalize()} are trumps."


def suits(named: Sequence[int]) -> str:
    """The trumps that can be named."""
    others = [suit_text(suit) for suit in named if suit >= DOUBLES]
    return listed([spans([suit for suit in named if suit < DOUBLES]), *others])


# --- what stands, and what is asked


def says(seen: Seen) -> list[str]:
    """The bidding so far and who has the bid; then the trumps and what the bidders still need."""
    _, state = parts(seen)
    if state.owes == OVER:
        return []
    if state.owes == PLAYING:
        return [f"{trumps(state.trump)} {_needed(seen)}"]
    said = [_call(grammar.inside(seen.names[seat]), bid) for seat, bid in state.calls()]
    if state.owes == BIDDING:
        stands = f" {_owner(seen.names[state.bidder])} {state.bid} is high." if state.bid else ""
        return [f"Bidding so far: {', '.join(said)}.{stands}"] if said else []
    name = seen.names[state.bidder]
    widow = " and took the widow" if state.owes == SETTING else ""
    return [f"Bidding: {', '.join(said)}.", f"{name} {_has(name)} the bid with {state.bid}{widow}."]


def _call(name: str, bid: int) -> str:
    return f"{name} {bid}" if bid else f"{name} passed"


def _has(name: str) -> str:
    return "have" if name == grammar.YOU else "has"


def _owner(name: str) -> str:
    return "Your" if name == grammar.YOU else f"{name}'s"


def _needed(seen: Seen) -> str:
    """What the bidders bid and still need."""
    game, state = parts(seen)
    side = game.side(state.bidder)
    took = game.took(state)
    left = game.needs(state) - took[side]
    bidder, both = seen.names[state.bidder], bidders(seen)
    if left <= 0:
        return f"{bidder} bid {state.bid} and made it."
    if left > game.most - sum(took):
        return f"{bidder} bid {state.bid} and can't make it anymore."
    needs = grammar.does(grammar.inside(both), "need")
    joined = f" and {needs.rpartition(' ')[2]}" if both == bidder else f": {needs}"
    return f"{bidder} bid {state.bid}{joined} {left} more{_unit(game, left)}."


def _unit(game: TrickGame, left: int) -> str:
    """What is counted, if not points."""
    return "" if game.answers.counts else " trick" if left == 1 else " tricks"


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    game, state = parts(seen)
    if state.owes == BIDDING:
        bids = [int(move.left) for move in moves if move.kind == BID]
        return stuck(seen, moves) or _asks_to_bid(state, bids)
    if state.owes == SETTING:
        return "Put one tile aside."
    if state.owes == NAMING:
        return f"Name the trumps: {suits(game.answers.trumps)}."
    suit = game.suit_led(state)
    if suit == NO_SUIT:
        claim = " You're sure to win the rest, so you may claim it." if _may_claim(moves) else ""
        return f"Lead any tile.{claim}" if len(moves) > 1 else "Lead your last tile."
    led = f"Trumps are led ({NAMES[suit]})" if suit == state.trump else f"{NAMES[suit].capitalize()} are led"
    assert seen.seat is not None
    return (
        f"{led}: follow suit."
        if game.follows(state, seen.seat)
        else f"{led}, and you have none: play any tile."
    )


def _may_claim(moves: Sequence[Move]) -> bool:
    return any(move.kind == CLAIM for move in moves)


def stuck(seen: Seen, moves: Sequence[Move]) -> str:
    """Why you can only pass."""
    _, state = parts(seen)
    if state.owes != BIDDING or not moves or any(move.kind == BID for move in moves):
        return ""
    return "There's no higher bid left: pass."


def due(seen: Seen) -> str:
    """What the player to move has to do."""
    game, state = parts(seen)
    if state.owes == PLAYING:
        return "play" if game.trick(state) else "lead"
    return {int(BIDDING): "bid", int(SETTING): "put a tile aside"}.get(int(state.owes), "name the trumps")


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    game, state = parts(seen)
    if move.kind == BID:
        return f"Bid {move.left}"
    if move.kind == TRUMP:
        return "Play with no trumps" if move.left == NO_SUIT else f"Name {NAMES[move.left]} as trumps"
    if move.kind == ASIDE:
        return f"Put {tile_text(move.tile)} aside"
    if move.kind == CLAIM:
        return "Claim the rest"
    if move.kind == PASS:
        return "Pass"
    return f"{'Play' if game.trick(state) else 'Lead'} {tile_text(move.tile)}"


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played to the trick."""
    game, state = parts(seen)
    if state.owes == BIDDING:
        return f"Finish the bidding before you play {tile_text(tile)}."
    if state.owes == NAMING:
        return f"Name the trumps before you play {tile_text(tile)}."
    suit = game.suit_led(state) if state.owes == PLAYING else NO_SUIT
    if suit == NO_SUIT:
        return ""
    trumps_led = " (trumps)" if suit == state.trump else ""
    return f"You must follow suit with {NAMES[suit]}{trumps_led}. {tile_text(tile)} isn't one."


def _asks_to_bid(state: TrickState, bids: list[int]) -> str:
    if state.bid == 0 or len(bids) == 1:
        return f"Bid {spans(bids)}, or pass."
    return f"Bid more than {state.bid}, or pass."


# --- what was done


def deed(step: Step, own: bool, first_played: bool = True) -> str:
    """What was done with one move, as it follows the player's name."""
    move = step.move
    if move.kind == BID:
        return f"bid {move.left}"
    if move.kind == PASS:
        return "passed"
    if move.kind == TRUMP:
        return "chose no trumps" if move.left == NO_SUIT else f"named {NAMES[move.left]} as trumps"
    if move.kind == ASIDE:
        return f"put {tile_text(move.tile)} aside" if own and move.tile != DOWN else "put a tile aside"
    if move.kind == CLAIM:
        return f"{_laid_down(step)}claimed the rest of the tricks"
    assert isinstance(step.before, TrickState)
    if step.before.leader == step.seat:
        return f"led {tile_text(move.tile)}"
    return f"played {tile_text(move.tile)}" if first_played else tile_text(move.tile)


def _laid_down(step: Step) -> str:
    """The hand that a claim shows, so that everyone sees it's certain."""
    assert isinstance(step.after, TrickState)
    tiles = [tile_text(tile) for tile in sorted(seen_tiles(step.after.hand(step.seat)), reverse=True)]
    return f"showed {listed(tiles, 'and')} and " if tiles else ""


def log_lines(game: TrickGame, names: Sequence[str], made: Sequence[Step], own: int | None) -> list[str]:
    """What happened, in a line for the bidding, one for the trumps, and one for each trick."""
    found: list[str] = []
    clauses: list[tuple[str, str]] = []
    played = False
    for step in made:
        if clauses and _begins(step):
            found.append(grammar.in_turn(clauses))
            clauses, played = [], False
        clauses.append((names[step.seat], deed(step, step.seat == own, not played)))
        played = played or clauses[-1][1].startswith("played ")
        ending = _after(game, names, step, own)
        if ending:
            found.append(f"{grammar.in_turn(clauses)} {ending}")
            clauses, played = [], False
    return [*found, grammar.in_turn(clauses)] if clauses else found


def _begins(step: Step) -> bool:
    """Whether something new begins with a move: the bidder's part, or a trick."""
    before = step.before
    assert isinstance(before, TrickState)
    if step.move.kind in (ASIDE, TRUMP):
        return before.auction.aside == NOTHING
    return before.owes == PLAYING and before.leader == step.seat


def _after(game: TrickGame, names: Sequence[str], step: Step, own: int | None) -> str:
    """What follows by itself: the widow is taken up, a trick is taken."""
    before, after = step.before, step.after
    assert isinstance(before, TrickState)
    assert isinstance(after, TrickState)
    if before.owes == BIDDING and after.owes == SETTING:
        taken = set(game.hands(after)[after.bidder]) - set(game.hands(before)[after.bidder])
        known = after.bidder == own and len(taken) == 1 and DOWN not in taken
        which = f", {tile_text(taken.pop())}" if known else ""
        return f"{names[after.bidder]} took the widow{which}."
    if step.move.kind != ALONE or after.taken is None or after.taken is before.taken:
        return ""
    winner, row = game.tricks(after)[-1]
    return f"{names[winner]} won the trick with {tile_text(dict(row)[winner])}{_worth(game, row)}."


def _worth(game: TrickGame, row: list[tuple[int, int]]) -> str:
    """What a trick is worth, if that differs."""
    if not game.answers.counts:
        return ""
    return f" ({grammar.points(1 + sum(game.answers.counts.get(tile, 0) for _, tile in row))})"


def tricks_so_far(seen: Seen) -> list[str]:
    """All tricks that were taken, one after the other."""
    game, state = parts(seen)
    found = []
    for number, (winner, row) in enumerate(game.tricks(state), 1):
        played = ", ".join(f"{grammar.inside(seen.names[seat])} {tile_text(tile)}" for seat, tile in row)
        taker = grammar.inside(seen.names[winner])
        found.append(f"  {number}  {played[0].upper()}{played[1:]}: {taker} won it{_worth(game, row)}")
    return found or ["No one has won a trick yet."]


def ended(match: Match, round_: Round) -> str:
    """Whether the bid was made, and what that scores."""
    game, state = match.game, round_.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    if state.bidder == NOBODY:
        dealer = grammar.inside(match.players[round_.deal.first])
        return f"Everyone passed: no one scores, and {grammar.does(dealer, 'deal')} again."
    side = game.side(state.bidder)
    took = game.took(state)
    names = grammar.sides(match)
    made = is_made(game.most, state.bid, took[side])
    taken = "nothing" if took[side] == 0 else str(took[side])
    result = f"{names[side]} bid {state.bid} and took {taken}: {'made' if made else 'set'}."
    hands = f"{_hands(match, round_.number)}." if game.answers.hands else ""
    return " ".join(filter(None, [result, _scored(game, state, names, made), hands]))


def _hands(match: Match, number: int = 10_000) -> str:
    """How many hands each side has won, up to the round of this number."""
    game = match.game
    assert isinstance(game, TrickGame)
    over = [
        each.state for each in match.rounds if each.number <= number and game.points(each.state) is not None
    ]
    won = game.hands_won(over)
    return "Hands won: " + ", ".join(f"{name} {count}" for name, count in zip(grammar.sides(match), won))


def _scored(game: TrickGame, state: TrickState, names: list[str], made: bool) -> str:
    """What everybody scores, with the sum if there is one."""
    side = game.side(state.bidder)
    points = game.tally(state)
    took = game.took(state)
    if game.answers.by_hands:
        return f"{names[points.index(1)]} won the hand."
    found = []
    for each in sorted(range(game.sides), key=lambda each: each != side):
        name = names[each]
        if points[each] < 0:
            found.append(f"{grammar.does(name, 'lose')} {-points[each]}")
        elif each != side and not made and points[each] != took[each]:
            found.append(f"{grammar.does(name, 'score')} {took[each]} + {state.bid} = {points[each]}")
        elif points[each]:
            found.append(f"{grammar.does(name, 'score')} {points[each]}")
    return ", ".join([*found[:1], *[grammar.inside(clause) for clause in found[1:]]]) + "."


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
    counted = ["Counts"] if game.answers.counts else []
    return ["", "Tricks", *counted, "Hand", "Total"], rows


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

    def due(self, seen: Seen) -> str:
        return due(seen)

    def score(self, match: Match, scores: Sequence[int]) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        points = ", ".join(f"{name} {total}" for name, total in zip(grammar.sides(match), scores))
        won = f". {_hands(match)}" if game.answers.hands else ""
        return f"{'Hands' if game.answers.by_hands else 'Points'}: {points}{won}"

    def aim(self, match: Match) -> str:
        game = match.game
        assert isinstance(game, TrickGame)
        goal = game.answers.goal
        if game.answers.hands:
            return f"first to {goal} points or {game.answers.hands} hands"
        return f"first to {goal} hands" if game.answers.by_hands else f"first to {goal}"

    def rest(self, game: Game, state: State) -> str:
        return "the widow is face down" if game.boneyard(state) else ""

    def deed(self, game: Game, names: Sequence[str], step: Step, previous: Step | None) -> str:
        return deed(step, own=False)

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
        bids, made, failed, tricks, own, setting, beside = ([none_of(game)] for _ in range(7))
        for round_, _ in played:
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
            StatLine("Hands bid", sum_of(bids), SIDE),
            StatLine("Bids made", sum_of(made), SIDE),
            StatLine("Bids set", sum_of(failed), SIDE),
            StatLine("Tricks taken", sum_of(tricks), SIDE),
        ]
        kinds = [
            StatLine("On their own bids", sum_of(own), SIDE),
            StatLine("When others were set", sum_of(setting), SIDE),
            StatLine("When others made it", sum_of(beside), SIDE),
        ]
        return counts, kinds
