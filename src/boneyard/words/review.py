"""What is said about a match that is looked back at."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.move import Move
from boneyard.core.tile import face_text, tile_text
from boneyard.words import grammar
from boneyard.words.context import Seen
from boneyard.words.registry import teller
from boneyard.words.review_facts import (
    DecisionFacts,
    Judge,
    JudgementFacts,
    KnowledgeFacts,
    LackFacts,
    OpenHandsFacts,
    OpenOrderFacts,
    ReviewFacts,
)

_FEW = 8  # tiles that are named one by one

# --- the whole


def head(review: ReviewFacts) -> str:
    """Say whose moves were looked at, and how many of them were decisions."""
    whose = listed([review.players[seat] for seat in review.seats], "and")
    count = grammar.counted(len(review.decisions), "decision").capitalize()
    forced = f"; {grammar.counted(review.forced, 'other move')} left no choice" if review.forced else ""
    covered = ""
    if review.covered:
        more = grammar.number(review.covered).capitalize()
        covered = f" {more} more could not be looked at: the tiles lie face down in this record."
    return f"{count} of {whose}{forced}.{covered}"


def method(review: ReviewFacts) -> str:
    """Say who judged the moves, and with what knowledge."""
    if review.by == Judge.SOLVER:
        return (
            f"Judged by the solver, {_spent(review, 'order')}, with nothing but what the player could know then; "
            "beside it what the true order comes to, which nobody could know."
        )
    if review.by != Judge.EXPERT:
        return (
            "No expert searches this game yet, so each move is compared with what greedy would have done, "
            "with what the player could know."
        )
    rest = ""
    if review.unsearched:
        rest = f" {grammar.number(review.unsearched).capitalize()} could not be searched: greedy is compared with."
    return f"Judged by the expert, {_spent(review, 'deal')}, with nothing but what the player could know then.{rest}"


def _spent(review: ReviewFacts, what: str) -> str:
    budget = review.budget
    said = []
    if budget.iterations is not None:
        many = budget.iterations > 1
        said.append(f"up to {budget.iterations} {what}s that fit" if many else f"one {what} that fits")
    if budget.seconds is not None:
        said.append(f"{budget.seconds:.2g} s at most")
    return f"{' and '.join(said)} for each" if said else "as it plays"


def still_going() -> str:
    """Say that the last round is not shown with open tiles."""
    return "The last round is not over: nothing of it is shown with open tiles."


def stopped(done: int, of: int) -> str:
    """Say how far a review was when somebody stopped it."""
    return f"Stopped after {done} of {of} decision{'' if of == 1 else 's'}."


def undecided(review: ReviewFacts) -> str:
    """Say about how many moves of a game for one the solver could not decide."""
    count = grammar.counted(review.undecided, "move")
    return f"Of {count} it could not be told in time whether a win was given away."


def faultless(review: ReviewFacts) -> str:
    """Say that no move clearly cost anything."""
    opened = sum([each.order is not None for each in review.decisions])
    if review.undecided * 2 > opened:
        return "Little can be told: of most moves it was not decided in time whether they gave a win away."
    if opened:
        return "No clear mistake was found, and no move is known to have given a win away."
    return "No clear mistake was found."


# --- a decision


def moment(decision: DecisionFacts, review: ReviewFacts) -> str:
    """Say where in the record it was; the number is the one that `replay` jumps to."""
    unit = teller(decision.view.game).unit
    number = "" if review.game.seats == 1 else f"{unit.capitalize()} {decision.round}, "
    said = f"{number}after {decision.ply} move{'' if decision.ply == 1 else 's'}"
    return f"{said[0].upper()}{said[1:]}"


def verdict(decision: DecisionFacts, review: ReviewFacts) -> str:
    """Say what was done, and what should have been done."""
    name = review.players[decision.seat]
    done = deed(decision, decision.chosen, review)
    judged = decision.judgement
    if judged.agrees:
        return f"{name} chose to {done}: nothing better was found."
    instead = deed(decision, judged.best.move, review)
    if judged.cost is None:
        return f"{name} chose to {done}; {judged.by} would {instead}, {_certain(judged.sure)}."
    better = f"to {instead} is better by {amount(judged.cost, judged.unit)}"
    return f"{name} chose to {done}; {better}{'' if judged.clear else ', too little to be sure'}."


def deed(decision: DecisionFacts, move: Move, review: ReviewFacts) -> str:
    """A move as something to choose: "play 6-4 on the 4"."""
    seen = Seen(decision.view.game, decision.view.state, review.players, None)
    if move not in decision.view.moves():
        return "give up" if str(move) == "concede" else str(move)
    said = teller(decision.view.game).button(seen, move)
    claim = f" for {grammar.points(int(move.say))}" if move.say > 0 and "point" not in said else ""
    return f"{said[0].lower()}{said[1:]}{claim}"


def _certain(sure: float) -> str:
    return "without a doubt" if sure >= 0.99 else f"{sure:.0%} sure"


def why(decision: DecisionFacts, judged: JudgementFacts, review: ReviewFacts) -> list[str]:
    """Give the reason for the best move, and for the one that was made."""
    if judged.agrees:
        return []
    compared = [judged.best] if judged.chosen is None else [judged.best, judged.chosen]
    name = review.players[decision.seat]
    return [f"To {deed(decision, each.move, review)}: {_of_them(each.why, name)}" for each in compared]


def _of_them(sentence: str, name: str) -> str:
    """Turn what a bot says to a player into something about that player."""
    return sentence.replace(" your ", f" {name}'s ")


def amount(value: float, unit: str) -> str:
    """A cost with what it counts: "4.2 points", "6.3 % of the matches won"."""
    if is_share(unit):
        return f"{value * 100:.1f} % {unit}"
    return f"{value:.1f} {unit.removesuffix(' ahead')}"


def worth(value: float, unit: str) -> str:
    """What a move is worth, for a column of numbers."""
    return f"{value * 100:.1f} %" if is_share(unit) else f"{value:+.1f}"


def counts(unit: str) -> str:
    """What the numbers of a curve are."""
    return f"the share {unit}" if is_share(unit) else f"expected {unit}"


def is_share(unit: str) -> bool:
    """Whether values are shares of something, not amounts."""
    return unit.startswith("of ")


def missed(points: int) -> str:
    """Say what a move cost that left points unclaimed."""
    return (
        f"It let {grammar.points(points)} go that could be claimed."
        if points
        else "Nobody plays it unclaimed."
    )


# --- what could be known


def known(decision: DecisionFacts, review: ReviewFacts) -> list[str]:
    """Say what could be known, a sentence for each fact."""
    found = decision.knowledge
    if found is None:
        return []
    start = decision.ply - decision.at
    held = [len(hand) for hand in decision.view.game.hands(decision.view.state)]
    said = [_lacking(each, found, start, review.players) for each in telling_facts(found, held)]
    for seat, tiles in enumerate(found.surely):
        if tiles:
            said.append(f"{review.players[seat]} surely held {_tiles(tiles)}.")
    if found.yard:
        place = "in the boneyard" if review.game.boneyard(decision.view.state) else "aside"
        said.append(f"Surely {place}: {_tiles(found.yard)}.")
    return said


def telling_facts(found: KnowledgeFacts, held: Sequence[int]) -> list[LackFacts]:
    """The facts that no later fact includes, and that still apply to tiles in the hand.

    `held` is how many tiles each seat holds: if as many were drawn since, the fact may no longer apply to any of them.
    """
    kept: list[LackFacts] = []
    for each in reversed(found.lacks):
        said = set(each.tiles)
        for other in kept:
            if other.seat == each.seat and other.drawn <= each.drawn:
                said -= set(other.tiles)
        if said and (each.drawn < held[each.seat] or _still(each, found)):
            kept.append(each)
    return sorted(kept, key=lambda each: (each.seat, each.move))


def _still(each: LackFacts, found: KnowledgeFacts) -> bool:
    """Whether the fact still holds in full, because the tiles drawn since have been laid again."""
    return set(each.tiles) <= set(found.cannot[each.seat])


def _lacking(each: LackFacts, found: KnowledgeFacts, start: int, players: Sequence[str]) -> str:
    when = "at the opening" if each.move < 0 else f"move {start + each.move + 1}"
    what = f"no {listed([face_text(number) for number in each.numbers], 'and no')}" if each.numbers else ""
    held = what or f"none of {_tiles(each.tiles)}"
    drawn = f"; {grammar.counted(each.drawn, 'tile')} drawn since"
    since = drawn if each.drawn and not _still(each, found) else ""
    return f"{players[each.seat]} held {held}: {each.why} ({when}{since})."


def _tiles(tiles: Sequence[int]) -> str:
    named = " ".join([tile_text(tile) for tile in sorted(tiles, reverse=True)[:_FEW]])
    more = len(tiles) - _FEW
    return f"{named} and {more} more" if more > 0 else named


# --- with everything open


def open_hands(decision: DecisionFacts, hands: OpenHandsFacts, review: ReviewFacts) -> str:
    """Say what the player's side comes to with all hands open."""
    best = f"at best {hands.best} of {hands.of}"
    if hands.chosen is None:
        return f"With all hands open, which nobody could know, the side comes to {best}."
    if hands.chosen == hands.best:
        return f"With all hands open, which nobody could know, it was right: {best}."
    moves = listed([f"to {deed(decision, move, review)}" for move in hands.moves[:3]])
    more = " and others" if len(hands.moves) > 3 else ""
    return f"With all hands open, which nobody could know, it comes to {hands.chosen}, {best}: {moves}{more}."


def open_order(decision: DecisionFacts, order: OpenOrderFacts, review: ReviewFacts) -> str:
    """Say whether a game for one could be won before and after a move."""
    if order.threw and order.better is not None:
        instead = deed(decision, order.better, review)
        return f"It could be won before, and not after; to {instead} begins a line that wins."
    if order.before is None or order.after is None:
        return "Whether it could be won here was not decided in time."
    if order.after:
        return "It could be won before and after."
    return "It could not be won any more."


# --- refused


def nothing_played(players: Sequence[str], seat: int | None) -> str:
    """Say that there is no move to look at."""
    whose = "Nobody has" if seat is None else f"{players[seat]} has not"
    return f"{whose} made a move yet: there is nothing to look back at."


def all_covered(players: Sequence[str], seat: int | None) -> str:
    """Say that the record does not show what a seat held."""
    whose = "all players" if seat is None else players[seat]
    return f"The tiles of {whose} lie face down in this record: only a seat whose tiles it shows can be looked at."
