"""Nothing that is said about a match escapes translation: with the pseudo-language on, no word is in plain letters."""

import pytest

import boneyard
from boneyard.bots import hint
from boneyard.bots.question import Question, answer
from boneyard.core.edition import Edition
from boneyard.core.match import Match, Round
from boneyard.core.rng import rng_for
from boneyard.pictures import table as arranged
from boneyard.pictures import with_seat
from boneyard.words import addressed, seen_by, steps, teller, viewer
from boneyard.words.language import PSEUDO, say, use
from boneyard.words.stats import figures
from support.engine.matches import EDITIONS, edition_id, options_now, tables
from support.plain_words import plain_words

_MOVES = 400  # of a match that is followed
_LOOKS = 24  # moments of it at which everything is read
_MANY = 12  # buttons of a turn


def told(match: Match, seat: int | None) -> list[str]:
    """What a seat, or a spectator, reads of the table now."""
    tells, seen = teller(match.game), seen_by(match, seat, addressed(match.players, seat))
    moves = () if seat is None else match.moves(seat)
    hands = match.game.hands(seen.state)
    return [
        tells.status(match, seat),
        *tells.says(seen),
        *viewer.says(match, seat, moves),
        *[tells.button(seen, move) for move in moves[:_MANY]],
        *[tells.where(seen, move).replace(str(move), "") for move in moves[:_MANY]],
        *(
            []
            if seat is None or match.round_over
            else [tells.fits_nowhere(seen, tile) for tile in hands[seat]]
        ),
        tells.score(match, match.scores),
        tells.holds(match, seen.state),
        tells.aim(match),
        tells.rest(match.game, seen.state),
    ]


def drawn(match: Match, seat: int) -> list[str]:
    """The text on the picture of the table."""
    public = arranged(match.game, match.look(None), True, match.players)
    own = with_seat(public, match.game, match.look(seat), seat)
    found = []
    for scene in (public, own):
        found += [scene.summary, *[label.text for label in scene.labels]]
        found += [piece.place for piece in scene.pieces] + [spot.place for spot in scene.spots]
    return found


def ended(match: Match, round_: Round) -> list[str]:
    """How a round, and perhaps the match, came out."""
    found = []
    for seat in (None, *range(match.game.seats)):
        end = viewer.round_end(viewer.addressed_match(match, seat), round_)
        found += [end.how, *end.head, *[cell for row in end.rows for cell in row]]
        found += [viewer.winners(match, seat)] if match.result is not None else []
    return found


def logged(match: Match, round_: Round) -> list[str]:
    """What happened in a round, move by move and in one go, for each reader."""
    made = steps(match.game, round_)
    found = []
    for step in made:
        words = viewer.log_words(match.game, match.players, step)
        found += [words.public, *words.own.values(), words.bubble]
    for seat in (None, *range(match.game.seats)):
        found += teller(match.game).log(match.game, addressed(match.players, seat), made, seat)
    return found


def check(texts: list[str], match: Match) -> None:
    assert plain_words(texts, match.players) == []


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_no_plain_word_is_said_about_a_match(edition: Edition) -> None:
    with use(PSEUDO):
        for number, table in enumerate(tables(edition)[:2]):
            match = table.start(number)
            rng = rng_for(f"language {edition.name} {number}")
            every = max(1, _MOVES // _LOOKS)
            for count in range(_MOVES):
                if not match.actors:
                    break
                choices = options_now(match.game, match.state)
                seat, move = choices[rng.below(len(choices))]
                if count % every == 0:
                    check(told(match, seat) + told(match, None) + drawn(match, seat), match)
                    reason = answer(Question.about(match, seat, "greedy", str(count)))
                    check([reason.why, reason.how_sure], match)
                match.play(move, seat)
            for round_ in match.rounds[-3:]:
                check(ended(match, round_) + logged(match, round_), match)
            if match.result is not None:
                counts = figures(match)
                check([say(line.what) for line in (*counts.counts, *counts.kinds)], match)


@pytest.mark.parametrize("game", ["muggins", "mexican-train", "forty-two", "poker", "squeeze"])
def test_no_plain_word_is_in_a_hint(game: str) -> None:
    with use(PSEUDO):
        match = boneyard.new(game, seed=2)
        choice = hint(match, match.actors[0])
        check([choice.why, choice.how_sure], match)
