"""The sentences about layout games: restrictions, prompts, where a tile goes, what was done."""

from collections.abc import Sequence

from boneyard.core.game import Game, Points, State
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import PIPS, tile_text
from boneyard.games.lines.moves import LEAD, MUGGINS, place_number, place_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import fives
from boneyard.games.lines.state import ADDING, LEADING, LineState
from boneyard.games.sheet import CANNOT_PLAY
from boneyard.words import grammar
from boneyard.words.context import Seen, Step, holds
from boneyard.words.counts import (
    SIDE,
    Counted,
    Played,
    StatLine,
    difference,
    none_of,
    plays_of,
    sum_of,
    times_made,
)
from boneyard.words.families.teller import CountingTeller, passed, stopped
from boneyard.words.grammar import YOU, points
from boneyard.words.language import _, listed, ngettext, pgettext

_BUTTONS = {
    int(DRAW): marked("Draw a tile"),
    int(PASS): marked("Pass"),
    int(STOP): marked("Stop here"),
}


def _parts(seen: Seen) -> tuple[LineGame, LineState]:
    game, state = seen.game, seen.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    return game, state


def says(seen: Seen) -> list[str]:
    """What the layout asks for, in words: what binds, what fits, what the ends count."""
    game, state = _parts(seen)
    found = [binding(game, state) or _many_ends(state), touching(game, state)]
    if game.answers.count is fives and state.laid is not None:
        found.append(_("The open ends count {count}.", count=sum(int(end.counts) for end in state.ends())))
    if state.tally.pool:
        found.append(
            ngettext("The pool holds {count} chip.", "The pool holds {count} chips.", state.tally.pool)
        )
    return [sentence for sentence in found if sentence]


def _many_ends(state: LineState) -> str:
    """The numbers to look for if there are more ends than you see at a glance."""
    numbers = sorted({int(end.number) for end in state.ends()})
    if len(state.ends()) <= 2:
        return ""
    return _("Open ends: {numbers}.", numbers=", ".join(str(each) for each in numbers))


def binding(game: LineGame, state: LineState) -> str:
    """What must be played on before anything else."""
    for end in state.ends():
        if end.binds and game.layouts.branching.binds:
            return ngettext(
                "{tile} still needs {count} toe. Play there first.",
                "{tile} still needs {count} toes. Play there first.",
                int(end.room),
                tile=tile_text(end.tile),
            )
        if end.binds:
            return ngettext(
                "{tile} still needs {count} tile. Play there first.",
                "{tile} still needs {count} tiles. Play there first.",
                int(end.room),
                tile=tile_text(end.tile),
            )
    return ""


def touching(game: LineGame, state: LineState) -> str:
    """What the open ends take if touching ends do not simply match."""
    if not game.layouts.total:
        return ""
    needs = {int(end.number): int(end.needs) for end in state.ends()}
    takes = [number for number in sorted(needs) if needs[number] <= game.size]
    found = [_("The {end} takes {number}.", end=number, number=needs[number]) for number in takes]
    found += [_("A matador fits anywhere.")] if takes else []
    found += [
        _("The {end} takes only a matador.", end=number) for number in sorted(needs) if number not in takes
    ]
    return " ".join(found)


def asks(seen: Seen, moves: Sequence[Move]) -> str:
    """What the player is asked to do now."""
    state = _parts(seen)[1]
    kinds = {int(move.kind) for move in moves}
    called = ""
    if MUGGINS in kinds:
        called = ngettext(
            "{count} point went unclaimed: say muggins.",
            "{count} points went unclaimed: say muggins.",
            state.tally.unclaimed,
        )
    return " ".join(filter(None, [called, stuck(moves) or _asked(state, moves, kinds)]))


def _asked(state: LineState, moves: Sequence[Move], kinds: set[int]) -> str:
    if state.stage == ADDING:
        return _("You may add a tile after your double, or stop.")
    if state.stage == LEADING:
        if len({move.tile for move in moves}) == 1:
            return _("{tile} must lead.", tile=tile_text(moves[0].tile))
        return _("Lead any tile.")
    return _("Play a tile, or draw.") if DRAW in kinds else ""


def stuck(moves: Sequence[Move]) -> str:
    """Why you can only draw or pass, apart from a call."""
    return grammar.nothing_fits([move for move in moves if move.kind != MUGGINS])


def fits_nowhere(seen: Seen, tile: int) -> str:
    """Why a tile in hand cannot be played."""
    game, state = _parts(seen)
    name = tile_text(tile)
    if state.stage == LEADING:
        return _("{needed} must lead this round, not {tile}.", needed=tile_text(state.forced), tile=name)
    bound = binding(game, state)
    if bound:
        return " ".join([_("{tile} can't go there yet.", tile=name), bound])
    numbers = listed([str(each) for each in sorted({int(end.number) for end in state.ends()})], "and")
    why = _("{tile} doesn't fit: the open ends are {numbers}.", tile=name, numbers=numbers)
    return " ".join(filter(None, [why, touching(game, state)]))


def where(seen: Seen, move: Move) -> str:
    """One of several places for a tile: the record's text of the move, and what it is in words."""
    if move.kind != LAY or move.place == LEAD:
        return str(move)
    spelled = seen.game.spelled(seen.state, move)
    number, onto = place_number(spelled.place), place_text(move.place).partition(".")[0]
    if spelled.left >= 0:
        place = _("on the {end} of {tile}, leaving {left}", end=number, tile=onto, left=spelled.left)
    else:
        place = _("on the {end} of {tile}", end=number, tile=onto)
    return f"{move}   {place}"


def button(seen: Seen, move: Move) -> str:
    """A move as the label of a button."""
    made = worth(seen, move)
    if move.kind == MUGGINS:
        return _("Say muggins, +{points}", points=made)
    if move.kind != LAY:
        return _(_BUTTONS[int(move.kind)])
    text = _("Lead {tile}", tile=tile_text(move.tile)) if move.place == LEAD else _played(seen, move)
    if move.say >= 0:
        return _("{play} and claim {points}", play=text, points=move.say)
    return _("{play}, +{points}", play=text, points=made) if made else text


def worth(seen: Seen, move: Move) -> int:
    """The points that a move scores at once: where they have to be claimed, only if it claims them."""
    game, state = _parts(seen)
    if move.kind == MUGGINS:
        return int(state.tally.unclaimed)
    if move.kind != LAY or (game.spoken and move.say < 0):
        return 0
    return game.worth(state, move)


def _played(seen: Seen, move: Move) -> str:
    """A tile laid on an open end; the end's tile is named if others show the same number."""
    state = _parts(seen)[1]
    spelled = seen.game.spelled(seen.state, move)
    number = int(place_number(spelled.place))
    alike = sum(int(end.number) == number for end in state.ends())
    fields: dict[str, object] = {
        "tile": tile_text(move.tile),
        "end": number,
        "of": place_text(move.place).partition(".")[0],
        "left": move.left,
    }
    if alike > 1 and move.left >= 0:
        return _("Play {tile} on the {end} of {of}, leaving {left}", **fields)
    if alike > 1:
        return _("Play {tile} on the {end} of {of}", **fields)
    if move.left >= 0:
        return _("Play {tile} on the {end}, leaving {left}", **fields)
    return _("Play {tile} on the {end}", **fields)


def offer(seen: Seen) -> str:
    """Say that a player has missed a claim."""
    count = _parts(seen)[1].tally.unclaimed
    return ngettext("{count} point went unclaimed.", "{count} points went unclaimed.", count)


def sentence(game: Game, name: str, step: Step) -> str:
    """What was done with one move."""
    move, made, you = step.move, _made(game, step), name == YOU
    if move.kind == MUGGINS:
        if you:
            return _("You called muggins for {points}.", points=points(made))
        return _("{name} called muggins for {points}.", name=name, points=points(made))
    if move.kind == PASS:
        return passed(name)
    if move.kind != LAY:
        return stopped(name)
    if move.place == LEAD:
        found = [_led(name, tile_text(move.tile), made)]
    else:
        end = int(place_number(game.spelled(step.before, move).place))
        found = [_laid(name, tile_text(move.tile), end, made)]
        if move.left >= 0:
            found.append(_("That leaves {number}.", number=move.left))
    if made <= 0 and move.say >= 0:
        found.append(_("The claim of {points} was wrong.", points=move.say))
    return " ".join(found)


def _led(name: str, tile: str, made: int) -> str:
    if name == YOU:
        if made > 0:
            return _("You led {tile} for {points}.", tile=tile, points=points(made))
        return _("You led {tile}.", tile=tile)
    if made > 0:
        return _("{name} led {tile} for {points}.", name=name, tile=tile, points=points(made))
    return _("{name} led {tile}.", name=name, tile=tile)


def _laid(name: str, tile: str, end: int, made: int) -> str:
    if name == YOU:
        if made > 0:
            return _("You played {tile} on the {end} for {points}.", tile=tile, end=end, points=points(made))
        return _("You played {tile} on the {end}.", tile=tile, end=end)
    if made > 0:
        scored = points(made)
        return _(
            "{name} played {tile} on the {end} for {points}.", name=name, tile=tile, end=end, points=scored
        )
    return _("{name} played {tile} on the {end}.", name=name, tile=tile, end=end)


def _made(game: Game, step: Step) -> int:
    """The points that a move made at once, without what the end of a round pays."""
    before, after = step.before, step.after
    if not isinstance(before, LineState) or not isinstance(after, LineState):
        return 0
    side = game.side(step.seat)
    return after.tally.points[side] - before.tally.points[side]


class LineTeller(CountingTeller):
    """Games in a line, with or without arms."""

    pictured = True
    alike = True

    def says(self, seen: Seen) -> list[str]:
        return says(seen)

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        return asks(seen, moves)

    def button(self, seen: Seen, move: Move) -> str:
        return button(seen, move)

    def worth(self, seen: Seen, move: Move) -> int:
        return worth(seen, move)

    def scored(self, game: Game, step: Step) -> int:
        return _made(game, step)

    def stuck(self, seen: Seen, moves: Sequence[Move]) -> str:
        return stuck(moves)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        return fits_nowhere(seen, tile)

    def where(self, seen: Seen, move: Move) -> str:
        return where(seen, move)

    def offer(self, seen: Seen) -> str:
        return offer(seen)

    def call(self) -> str:
        return _("You can say muggins.")

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        return sentence(game, names[step.seat], step)

    def called(self, game: Game, names: Sequence[str], step: Step) -> str:
        return pgettext("at a seat", "Muggins for {points}", points=points(_made(game, step)))

    def pips(self, held: Sequence[int]) -> int:
        return sum(int(PIPS[tile]) for tile in held)

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, LineGame)
        left = len(game.boneyard(state))
        if game.answers.draws > 0:
            return _("boneyard {count}", count=left)
        return ngettext("{count} out of play", "{count} out of play", left)

    def questions(self, seen: Seen, move: Move) -> tuple[str, ...]:
        game, state = seen.game, seen.state
        assert isinstance(game, LineGame)
        assert isinstance(state, LineState)
        if move.kind == DRAW:
            return ("After a double",) if state.stage == ADDING else ("Drawing by choice", CANNOT_PLAY)
        if move.kind == PASS:
            return (CANNOT_PLAY,)
        if move.kind == MUGGINS:
            return ("Option calls", "Scoring during play")
        if move.kind == STOP:
            return ("After a double",)
        if move.kind != LAY or not holds(seen, move.tile):
            return ()
        if state.stage == LEADING:
            return ("Who leads",)
        if any(end.binds for end in state.ends()):
            return ("Doubles",)
        return ("Touching ends",)

    def count(self, game: Game, played: Played) -> Counted:
        """Layouts: points for the open ends, for what others missed, and for the hands at the end."""
        staked, ends, called, last = ([none_of(game)] for _each in range(4))
        for round_, made in played:
            last.append(difference(game.tally(round_.state), _scored_in_play(round_.state)))
            staked.append(_scored_in_play(game.start(round_.deal, round_.before)))
            for step in made:
                gained = difference(_scored_in_play(step.after), _scored_in_play(step.before))
                (called if step.move.kind == MUGGINS else ends).append(gained)
        kinds = [
            StatLine(marked("Staked"), sum_of(staked), SIDE),
            StatLine(marked("During play"), sum_of(ends), SIDE),
            StatLine(marked("Muggins called"), sum_of(called), SIDE),
            StatLine(marked("At the end of rounds"), sum_of(last), SIDE),
        ]
        return [*plays_of(game, played), times_made(game, played, marked("Muggins said"), MUGGINS)], kinds


def _scored_in_play(state: State) -> Points:
    assert isinstance(state, LineState)
    return state.tally.points
