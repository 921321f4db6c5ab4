"""Looking back at the decisions of a match, one by one."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from boneyard.bots.inference.knowledge import Knowledge
from boneyard.bots.registry import family_of
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.review.decision import Decision
from boneyard.review.decision_points import DecisionPoint, decision_points
from boneyard.review.effort import ReviewEffort, effort_for
from boneyard.review.judgement import judge, judge_of
from boneyard.review.open_hands import Opener
from boneyard.review.summary import Review, Stopped
from boneyard.words import review as sentences
from boneyard.words import titles
from boneyard.words.language import _

Progress = Callable[[int, int], None]


def review(
    match: Match,
    seat: int | None = None,
    *,
    iterations: object = None,
    seconds: object = None,
    quick: bool = False,
    progress: Progress | None = None,
) -> Review:
    """Look back at the decisions of a seat, or of all whose tiles are seen; refuses if there is nothing to look at."""
    seats = tuple(range(match.game.seats)) if seat is None else (match.seat(seat),)
    made = list(decision_points(match, seats))
    choices = [moment for moment in made if moment.choices > 1]
    seen = [moment for moment in choices if not moment.covered]
    if not made:
        raise BadSetup(sentences.nothing_played(match.players, seat))
    if not seen and choices:
        raise BadSetup(sentences.all_covered(match.players, seat))
    effort = effort_for(match.game, len(seen), iterations, seconds, quick)
    found = Review(
        _("{game} ({edition})", game=titles.match_title(match), edition=match.edition.key),
        match.game,
        match.players,
        tuple([each for each in seats if any(one.view.seat == each and not one.covered for one in made)]),
        judge_of(match.game),
        effort.budget,
        (),
        len(made) - len(choices),
        len(choices) - len(seen),
        match.result is None and not match.round_over,
    )
    decisions: list[Decision] = []
    try:
        for each in _decided(made, len(seen), effort, progress):
            decisions.append(each)
    except KeyboardInterrupt:
        raise Stopped(replace(found, decisions=tuple(decisions)), len(seen)) from None
    return replace(found, decisions=tuple(decisions))


def _decided(
    made: list[DecisionPoint], count: int, effort: ReviewEffort, progress: Progress | None
) -> Iterator[Decision]:
    opener = Opener(effort)
    done = 0
    for moment in made:
        if moment.choices < 2 or moment.covered:
            opener.follow(moment)
            continue
        if progress is not None:
            progress(done, count)
        yield _decision(moment, effort, opener)
        done += 1
    if progress is not None:
        progress(count, count)


def _decision(moment: DecisionPoint, effort: ReviewEffort, opener: Opener) -> Decision:
    view = moment.view
    # Seeded by the place alone: the same moment is judged the same, whatever the truth is.
    rng = rng_for(f"review {view.number} {moment.at}")
    return Decision(
        view.seat,
        view.number,
        moment.at,
        moment.ply,
        view,
        moment.chosen,
        judge(moment, effort.budget, rng),
        _known(moment),
        opener.hands(moment),
        opener.order(moment),
    )


def _known(moment: DecisionPoint) -> Knowledge | None:
    family = family_of(moment.view.game)
    return None if family is None or family.known is None else family.known(moment.view, moment.history)
