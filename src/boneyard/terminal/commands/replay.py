"""`boneyard replay`: step through a record, or print all of it if the output isn't a terminal."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from boneyard.core.errors import BadSetup
from boneyard.core.game import Points, Seats, State
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.records.replay import replay_file
from boneyard.terminal.commands.arguments import Households, load_households, seat_named
from boneyard.terminal.console.console import REFUSED, Console, ConsoleClosed, at_terminal, standard_console
from boneyard.terminal.console.help import described
from boneyard.terminal.families import registry
from boneyard.terminal.play import screen
from boneyard.words import log_lines, terminal
from boneyard.words.context import Seen, Step
from boneyard.words.language import _, listed


@described(
    marked(
        "Step through a record with all hands open. Press Enter for the next move. Type b to go back, a number to go "
        "to that move, or q to quit."
    ),
    "boneyard replay sunday.bones",
    "boneyard replay sunday.bones --seat Ann",
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=marked("A record."), show_default=False)],
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="S", help=marked("Only what this seat sees: a number or a name.")),
    ] = None,
    household: Households = None,
) -> None:
    load_households(household)
    show_replay(standard_console(), file, seat, at_terminal() and sys.stdout.isatty())


@dataclass(frozen=True)
class ReplayStep:
    """One position of a record: the number of moves so far, the state, and the move that led to it."""

    ply: int
    number: int  # of the round
    state: State
    actors: Seats
    scores: Points
    step: Step | None


def read_steps(path: Path) -> tuple[Match, list[ReplayStep]]:
    """Every position of a record, including each deal."""
    found: list[ReplayStep] = []

    def note(match: Match) -> None:
        made = sum(len(each.moves) for each in match.rounds)
        step = None
        if match.round.moves:
            seat, move = match.round.moves[-1]
            step = Step(seat, move, found[-1].state, match.state)
        found.append(ReplayStep(made, match.round.number, match.state, match.actors, match.scores, step))

    return replay_file(path, note), found


def show_replay(console: Console, path: Path, seat: str | None, stepping: bool) -> None:
    """Show a record from its first deal to its end."""
    match, found = read_steps(path)
    viewer = None if seat is None else seat_named(match, seat)
    if not found:
        raise BadSetup(_("{path} has no round to show.", path=path))
    if stepping:
        _step_through(console, match, found, viewer)
        return
    for place, moment in enumerate(found):
        _show(console, match, moment, found[-1].ply, viewer)
        if place == len(found) - 1:
            _show_end(console, match)


def _step_through(console: Console, match: Match, found: list[ReplayStep], viewer: int | None) -> None:
    place = 0
    last = len(found) - 1
    while True:
        _show(console, match, found[place], found[-1].ply, viewer)
        if place == last:
            _show_end(console, match)
        asked = place
        while asked == place:
            try:
                typed = terminal.in_english(console.ask(terminal.replay_prompt())).lower()
            except ConsoleClosed:
                return
            if typed in ("q", "quit", "exit"):
                return
            place, problem = _go_to(typed, place, found)
            if problem:
                console.say(problem, REFUSED)


def _go_to(typed: str, place: int, found: list[ReplayStep]) -> tuple[int, str]:
    """The position that an answer leads to, or why there is none."""
    last = len(found) - 1
    if typed in ("", "n", "next"):
        return (place + 1, "") if place < last else (place, terminal.replay_end())
    if typed in ("b", "back"):
        return (place - 1, "") if place > 0 else (place, terminal.replay_start())
    if typed == "end":
        return (last, "") if place < last else (place, terminal.replay_end())
    if typed.isascii() and typed.isdigit() and len(typed) < 7 and int(typed) <= found[-1].ply:
        target = next(each for each, moment in enumerate(found) if moment.ply == int(typed))
        return target, "" if target != place else _("You're already there.")
    return place, terminal.replay_help(found[-1].ply)


def _show(console: Console, match: Match, moment: ReplayStep, plies: int, viewer: int | None) -> None:
    game = match.game
    state = moment.state if viewer is None else game.look(moment.state, viewer)
    teller = registry.of(match.game.family).teller
    alone = game.seats == 1
    console.heading(terminal.replay_heading(match, teller, moment.number, moment.ply, plies))
    if moment.step is None:
        console.say(_("The tiles are dealt."))
    else:
        own = moment.step.seat if viewer is None else viewer
        for sentence in log_lines(game, match.players, [moment.step], own):
            console.say(sentence)
    last = moment.step.move if alone and moment.step is not None else None
    seen = Seen(game, state, match.players, viewer, last)
    screen.show_layout(console, seen)
    if alone:
        console.say(_sentence(teller.rest(game, state)))
        return
    width = max(len(name) for name in match.players)
    for seat, name in enumerate(match.players):
        turn = console.signs.mark if seat in moment.actors else " "
        line = Text(f"{turn} {name:<{width}}  {teller.held(seen, seat)}")
        console.show(line)
    console.say("; ".join(filter(None, [teller.score(match, moment.scores), teller.rest(game, state)])))
    if moment.actors:
        console.say(
            _("To move: {names}.", names=listed([match.players[seat] for seat in moment.actors], "or"))
        )
    elif game.points(moment.state) is not None:
        round_ = next(each for each in match.rounds if each.number == moment.number)
        console.say(f"{terminal.unit_over(teller)} {teller.epilogue(match, round_)}".strip())


def _show_end(console: Console, match: Match) -> None:
    if match.result is None:
        console.say(_("The record ends here. The match isn't over."))
    else:
        console.say(registry.of(match.game.family).teller.winners(match))


def _sentence(text: str) -> str:
    """What is left, as its own sentence."""
    return f"{text[:1].upper()}{text[1:]}."
