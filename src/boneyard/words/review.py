"""The sentences of a review."""

import re
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
_THEIR_VERBS = {" hold": " holds", " have": " has", " go": " goes"}

# --- the whole


def head(review: ReviewFacts) -> str:
    """Say whose moves were reviewed, and how many of them were decisions."""
    whose = listed([review.players[seat] for seat in review.seats], "and")
    count = grammar.counted(len(review.decisions), "decision").capitalize()
    said = [f"{count} by {whose}."]
    if review.forced:
        said.append(f"{grammar.counted(review.forced, 'more move').capitalize()} left no choice.")
    if review.covered:
        more = grammar.counted(review.covered, "more decision").capitalize()
        said.append(f"{more} couldn't be reviewed: the tiles are face down in this record.")
    return " ".join(said)


def method(review: ReviewFacts) -> str:
    """Say who judged the moves, and with what knowledge."""
    if review.by == Judge.SOLVER:
        return (
            f"The solver judged each move, {_spent(review, 'order')}, using only what the player knew. "
            "Next to it is what the actual order of the tiles allowed, which no one could know."
        )
    if review.by != Judge.EXPERT:
        return (
            "No expert plays this game yet, so each move is compared with the greedy bot's choice, "
            "using only what the player knew."
        )
    rest = ""
    if review.unsearched:
        count = grammar.counted(review.unsearched, "move").capitalize()
        rest = (
            f" {count} couldn't be searched and {_compared(review.unsearched)} with the greedy bot's choice."
        )
    return f"The expert judged each move, {_spent(review, 'deal')}, using only what the player knew.{rest}"


def _compared(count: int) -> str:
    return "was compared" if count == 1 else "were compared"


def _spent(review: ReviewFacts, what: str) -> str:
    budget = review.budget
    said = []
    if budget.iterations is not None:
        many = budget.iterations > 1
        said.append(
            f"trying up to {budget.iterations} possible {what}s" if many else f"trying one possible {what}"
        )
    if budget.seconds is not None:
        said.append(f"thinking for at most {budget.seconds:.2g} s")
    return " and ".join(said) if said else "thinking as long as in play"


def still_going() -> str:
    """Say that the last round is not shown with open tiles."""
    return "The last round isn't over, so its tiles stay hidden."


def stopped(done: int, of: int) -> str:
    """Say how far a review got when someone stopped it."""
    return f"Stopped after {done} of {of} decision{'' if of == 1 else 's'}."


def undecided(review: ReviewFacts) -> str:
    """Say about how many moves of a solitaire the solver could not decide."""
    count = grammar.counted(review.undecided, "move")
    return f"For {count}, there wasn't enough time to tell whether a win was given away."


def faultless(review: ReviewFacts) -> str:
    """Say that no move clearly cost anything."""
    opened = sum([each.order is not None for each in review.decisions])
    if review.undecided * 2 > opened:
        return "There wasn't enough time to tell whether most of the moves gave a win away."
    if opened:
        return "No clear mistakes found, and no move is known to have given a win away."
    return "No clear mistakes found."


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
        return f"{name} chose to {done}. No better move was found."
    instead = deed(decision, judged.best.move, review)
    if judged.cost is None:
        return f"{name} chose to {done}. The {judged.by} bot would {instead} ({_certain(judged.sure)})."
    better = f"Better: {instead}, worth {amount(judged.cost, judged.unit)} more"
    return f"{name} chose to {done}. {better}{'' if judged.clear else ', which is too close to call'}."


def deed(decision: DecisionFacts, move: Move, review: ReviewFacts) -> str:
    """A move as something to choose: "play 6-4 on the 4"."""
    seen = Seen(decision.view.game, decision.view.state, review.players, None)
    if move not in decision.view.moves():
        return "give up" if str(move) == "concede" else str(move)
    said = teller(decision.view.game).button(seen, move)
    claim = f" for {grammar.points(int(move.say))}" if move.say > 0 and "point" not in said else ""
    return f"{said[0].lower()}{said[1:]}{claim}"


def _certain(sure: float) -> str:
    return "no doubt" if sure >= 0.99 else f"{sure:.0%} sure"


def why(decision: DecisionFacts, judged: JudgementFacts, review: ReviewFacts) -> list[str]:
    """Give the reason for the best move, and for the one that was made."""
    if judged.agrees:
        return []
    compared = [judged.best] if judged.chosen is None else [judged.best, judged.chosen]
    name = review.players[decision.seat]
    return [f"{_capital(deed(decision, each.move, review))}: {_of_them(each.why, name)}" for each in compared]


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _of_them(sentence: str, name: str) -> str:
    """Turn what a bot says to a player into something about that player."""
    sentence = re.sub(r"\b[Yy]our\b", f"{name}'s", sentence)
    sentence = re.sub(r"\b[Yy]ou're\b", f"{name} is", sentence)
    return re.sub(
        r"\b[Yy]ou( hold| have| go)?\b", lambda found: name + _THEIR_VERBS.get(found[1] or "", ""), sentence
    )


def amount(value: float, unit: str) -> str:
    """A cost with what it counts: "4.2 points", "6.3% of the matches won"."""
    if is_share(unit):
        return f"{value * 100:.1f}% {unit}"
    return f"{value:.1f} {unit.removesuffix(' ahead')}"


def worth(value: float, unit: str) -> str:
    """What a move is worth, for a column of numbers."""
    return f"{value * 100:.1f}%" if is_share(unit) else f"{value:+.1f}"


def counts(unit: str) -> str:
    """What the numbers of a curve are."""
    return f"the share {unit}" if is_share(unit) else f"expected {unit}"


def is_share(unit: str) -> bool:
    """Whether values are shares of something, not amounts."""
    return unit.startswith("of ")


def missed(points: int) -> str:
    """Say what a move cost that left points unclaimed."""
    return f"It left {grammar.points(points)} unclaimed." if points else "It left its points unclaimed."


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
            said.append(f"{review.players[seat]} must have held {_tiles(tiles)}.")
    if found.yard:
        place = "in the boneyard" if review.game.boneyard(decision.view.state) else "put aside"
        said.append(f"These must have been {place}: {_tiles(found.yard)}.")
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
    """Say what the player's side can get if all hands are known."""
    best = f"{hands.best} of {hands.of}"
    if hands.chosen is None:
        return f"Seeing all hands, which no one could, this side can get {best}."
    if hands.chosen == hands.best:
        return f"Seeing all hands, which no one could, this was right: it gets {best}."
    moves = listed([deed(decision, move, review) for move in hands.moves[:3]])
    more = " and others" if len(hands.moves) > 3 else ""
    return f"Seeing all hands, which no one could, it gets {hands.chosen}. Best is {best}: {moves}{more}."


def open_order(decision: DecisionFacts, order: OpenOrderFacts, review: ReviewFacts) -> str:
    """Say whether a solitaire could be won before and after a move."""
    if order.threw and order.better is not None:
        instead = deed(decision, order.better, review)
        return f"This gave away a win. You could still win with: {instead}."
    if order.before is None or order.after is None:
        return "There wasn't enough time to tell whether this could be won."
    if order.after:
        return "It could be won before and after this move."
    return "It could no longer be won."


# --- refused


def nothing_played(players: Sequence[str], seat: int | None) -> str:
    """Say that there is no move to look at."""
    whose = "No one has" if seat is None else f"{players[seat]} hasn't"
    return f"{whose} made a move yet, so there's nothing to review."


def all_covered(players: Sequence[str], seat: int | None) -> str:
    """Say that the record does not show what a seat held."""
    if seat is None:
        return "All tiles are face down in this record: only a seat with visible tiles can be reviewed."
    return f"{players[seat]}'s tiles are face down in this record: only a seat with visible tiles can be reviewed."
