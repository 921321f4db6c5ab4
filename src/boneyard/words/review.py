"""The sentences of a review."""

from collections.abc import Sequence

from boneyard.core.move import Move
from boneyard.core.tile import face_text, tile_text
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.context import Seen
from boneyard.words.language import _, listed, ngettext, number, percent
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
from boneyard.words.titles import bot_title

_FEW = 8  # tiles that are named one by one

# --- the whole


def head(review: ReviewFacts) -> str:
    """Say whose moves were reviewed, and how many of them were decisions."""
    whose = listed([review.players[seat] for seat in review.seats], "and")
    said = [
        ngettext(
            "{count} decision by {names}.",
            "{count} decisions by {names}.",
            len(review.decisions),
            names=whose,
        )
    ]
    if review.forced:
        said.append(
            ngettext("{count} more move left no choice.", "{count} more moves left no choice.", review.forced)
        )
    if review.covered:
        said.append(
            ngettext(
                "{count} more decision couldn't be reviewed: the tiles are face down in this record.",
                "{count} more decisions couldn't be reviewed: the tiles are face down in this record.",
                review.covered,
            )
        )
    return " ".join(said)


def method(review: ReviewFacts) -> str:
    """Say who judged the moves, and with what knowledge."""
    if review.by == Judge.SOLVER:
        said = [
            _("The solver judged each move, using only what the player knew."),
            *_orders(review),
            _("Next to it is what the actual order of the tiles allowed, which no one could know."),
        ]
        return " ".join(said)
    if review.by != Judge.EXPERT:
        return _(
            "No expert plays this game yet, so each move is compared with the greedy bot's choice, using only what the "
            "player knew."
        )
    said = [_("The expert judged each move, using only what the player knew."), *_deals(review)]
    if review.unsearched:
        said.append(
            ngettext(
                "{count} move couldn't be searched and was compared with the greedy bot's choice.",
                "{count} moves couldn't be searched and were compared with the greedy bot's choice.",
                review.unsearched,
            )
        )
    return " ".join(said)


def _orders(review: ReviewFacts) -> list[str]:
    """What was spent on a move of a solitaire."""
    tries = review.budget.iterations
    found = []
    if tries is not None:
        found.append(
            ngettext("It tried one possible order.", "It tried up to {count} possible orders.", tries)
        )
    return [*found, *_seconds(review)]


def _deals(review: ReviewFacts) -> list[str]:
    """What was spent on a move among others."""
    tries = review.budget.iterations
    found = []
    if tries is not None:
        found.append(ngettext("It tried one possible deal.", "It tried up to {count} possible deals.", tries))
    return [*found, *_seconds(review)]


def _seconds(review: ReviewFacts) -> list[str]:
    budget = review.budget
    if budget.seconds is not None:
        return [_("It thought for at most {seconds} s.", seconds=f"{budget.seconds:.2g}")]
    return [] if budget.iterations is not None else [_("It thought as long as in play.")]


def still_going() -> str:
    """Say that the last round is not shown with open tiles."""
    return _("The last round isn't over, so its tiles stay hidden.")


def stopped(done: int, of: int) -> str:
    """Say how far a review got when someone stopped it."""
    return ngettext(
        "Stopped after {done} of {count} decision.",
        "Stopped after {done} of {count} decisions.",
        of,
        done=done,
    )


def undecided(review: ReviewFacts) -> str:
    """Say about how many moves of a solitaire the solver could not decide."""
    return ngettext(
        "For {count} move, there wasn't enough time to tell whether a win was given away.",
        "For {count} moves, there wasn't enough time to tell whether a win was given away.",
        review.undecided,
    )


def faultless(review: ReviewFacts) -> str:
    """Say that no move clearly cost anything."""
    opened = sum([each.order is not None for each in review.decisions])
    if review.undecided * 2 > opened:
        return _("There wasn't enough time to tell whether most of the moves gave a win away.")
    if opened:
        return _("No clear mistakes found, and no move is known to have given a win away.")
    return _("No clear mistakes found.")


# --- a decision


def moment(decision: DecisionFacts, review: ReviewFacts) -> str:
    """Say where in the record it was; the number is the one that `replay` jumps to."""
    if review.game.seats == 1:
        return ngettext("After {count} move", "After {count} moves", decision.ply)
    heading = teller(decision.view.game).heading(decision.round)
    return ngettext(
        "{round}, after {count} move", "{round}, after {count} moves", decision.ply, round=heading
    )


def verdict(decision: DecisionFacts, review: ReviewFacts) -> str:
    """Say what was done, and what should have been done."""
    name = review.players[decision.seat]
    # For translators: {move} is the label of a button, like "Play 6-4 on the 4".
    done = _("{name} chose: {move}.", name=name, move=deed(decision, decision.chosen, review))
    judged = decision.judgement
    if judged.agrees:
        return " ".join([done, _("No better move was found.")])
    instead = deed(decision, judged.best.move, review)
    if judged.cost is None:
        return " ".join([done, _bot_would(judged, instead)])
    more = amount(judged.cost, judged.unit)
    if judged.clear:
        return " ".join([done, _("Better: {move}, worth {amount} more.", move=instead, amount=more)])
    return " ".join(
        [
            done,
            _("Better: {move}, worth {amount} more, which is too close to call.", move=instead, amount=more),
        ]
    )


def _bot_would(judged: JudgementFacts, instead: str) -> str:
    if judged.sure >= 0.99:
        return _("The {bot} bot's choice: {move} (no doubt).", bot=bot_title(judged.by), move=instead)
    sure = percent(judged.sure, 0)
    return _(
        "The {bot} bot's choice: {move} ({percent} sure).",
        bot=bot_title(judged.by),
        move=instead,
        percent=sure,
    )


def deed(decision: DecisionFacts, move: Move, review: ReviewFacts) -> str:
    """A move as something to choose: "Play 6-4 on the 4"."""
    seen = Seen(decision.view.game, decision.view.state, review.players, None)
    if move not in decision.view.moves():
        return _("Give up") if str(move) == "concede" else str(move)
    return teller(decision.view.game).button(seen, move)


def why(decision: DecisionFacts, judged: JudgementFacts, review: ReviewFacts) -> list[str]:
    """Give the reason for the best move, and for the one that was made, as the bot says it to the player."""
    if judged.agrees:
        return []
    compared = [judged.best] if judged.chosen is None else [judged.best, judged.chosen]
    return [
        _('{move}: "{reason}"', move=deed(decision, each.move, review), reason=each.why) for each in compared
    ]


def amount(value: float, unit: str) -> str:
    """A cost with what it counts: "4.2 points", "6.3% of the matches won"."""
    share, count = percent(value), number(value, 1)
    if unit == Unit.MATCHES:
        return _("{percent} of the matches won", percent=share)
    if unit == Unit.ORDERS:
        return _("{percent} of the orders won", percent=share)
    if unit == Unit.CHIPS:
        return _("{number} chips", number=count)
    return _("{number} points", number=count)


def worth(value: float, unit: str) -> str:
    """What a move is worth, for a column of numbers."""
    return percent(value) if is_share(unit) else f"{value:+.1f}"


def counts(unit: str) -> str:
    """What the numbers of a curve are."""
    if unit == Unit.MATCHES:
        return _("the share of the matches won")
    if unit == Unit.ORDERS:
        return _("the share of the orders won")
    return _("expected chips") if unit == Unit.CHIPS else _("expected points ahead")


def is_share(unit: str) -> bool:
    """Whether values are shares of something, not amounts."""
    return unit.startswith("of ")


def missed(points: int) -> str:
    """Say what a move cost that left points unclaimed."""
    if points:
        return ngettext("It left {count} point unclaimed.", "It left {count} points unclaimed.", points)
    return _("It left its points unclaimed.")


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
            said.append(_("{name} must have held {tiles}.", name=review.players[seat], tiles=_tiles(tiles)))
    if found.yard:
        if review.game.boneyard(decision.view.state):
            said.append(_("These must have been in the boneyard: {tiles}.", tiles=_tiles(found.yard)))
        else:
            said.append(_("These must have been put aside: {tiles}.", tiles=_tiles(found.yard)))
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
    fields: dict[str, object] = {"name": players[each.seat], "why": each.why, "move": start + each.move + 1}
    if each.numbers:
        fields["numbers"] = listed([face_text(number) for number in each.numbers], "or")
        if each.move < 0:
            said = _("{name} held no {numbers}: {why} (at the opening).", **fields)
        else:
            said = _("{name} held no {numbers}: {why} (move {move}).", **fields)
    else:
        fields["tiles"] = _tiles(each.tiles)
        if each.move < 0:
            said = _("{name} held none of {tiles}: {why} (at the opening).", **fields)
        else:
            said = _("{name} held none of {tiles}: {why} (move {move}).", **fields)
    if not each.drawn or _still(each, found):
        return said
    since = ngettext("{count} tile was drawn since.", "{count} tiles were drawn since.", each.drawn)
    return f"{said} {since}"


def _tiles(tiles: Sequence[int]) -> str:
    named = " ".join([tile_text(tile) for tile in sorted(tiles, reverse=True)[:_FEW]])
    more = len(tiles) - _FEW
    return (
        ngettext("{tiles} and {count} more", "{tiles} and {count} more", more, tiles=named)
        if more > 0
        else named
    )


# --- with everything open


def open_hands(decision: DecisionFacts, hands: OpenHandsFacts, review: ReviewFacts) -> str:
    """Say what the player's side can get if all hands are known."""
    fields: dict[str, object] = {"best": hands.best, "of": hands.of, "chosen": hands.chosen}
    if hands.chosen is None:
        return _("Seeing all hands, which no one could, this side can get {best} of {of}.", **fields)
    if hands.chosen == hands.best:
        return _("Seeing all hands, which no one could, this was right: it gets {best} of {of}.", **fields)
    fields["moves"] = "; ".join([deed(decision, move, review) for move in hands.moves[:3]])
    if len(hands.moves) > 3:
        return _(
            "Seeing all hands, which no one could, it gets {chosen}. Best is {best} of {of}: {moves}; and others.",
            **fields,
        )
    return _(
        "Seeing all hands, which no one could, it gets {chosen}. Best is {best} of {of}: {moves}.", **fields
    )


def open_order(decision: DecisionFacts, order: OpenOrderFacts, review: ReviewFacts) -> str:
    """Say whether a solitaire could be won before and after a move."""
    if order.threw and order.better is not None:
        instead = deed(decision, order.better, review)
        return _("This gave away a win. You could still win with: {move}.", move=instead)
    if order.before is None or order.after is None:
        return _("There wasn't enough time to tell whether this could be won.")
    if order.after:
        return _("It could be won before and after this move.")
    return _("It could no longer be won.")


# --- refused


def nothing_played(players: Sequence[str], seat: int | None) -> str:
    """Say that there is no move to look at."""
    if seat is None:
        return _("No one has made a move yet, so there's nothing to review.")
    return _("{name} hasn't made a move yet, so there's nothing to review.", name=players[seat])


def all_covered(players: Sequence[str], seat: int | None) -> str:
    """Say that the record does not show what a seat held."""
    if seat is None:
        return _("All tiles are face down in this record: only a seat with visible tiles can be reviewed.")
    return _(
        "{name}'s tiles are face down in this record: only a seat with visible tiles can be reviewed.",
        name=players[seat],
    )
