"""The command line: what `boneyard` is told, and where each of its commands lives."""

import os
import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

import boneyard
from boneyard.core.errors import BoneyardError

# Each command with its module in boneyard.terminal.commands, in the order in which the help lists them.
_COMMANDS = {
    "games": "pages",
    "rules": "pages",
    "editions": "pages",
    "check": "check",
    "play": "play",
    "replay": "replay",
    "picture": "picture",
    "review": "review",
    "train": "line_up",
    "solve": "solve",
    "odds": "odds",
    "lab": "lab",
    "serve": "serve",
    "join": "join",
    "verify": "verify",
}


class _Commands(TyperGroup):
    """The commands, each loaded when it is needed: a rule page waits for no bots and no server."""

    # Any, because Typer has Click's types from Click or, in newer versions, from a copy of its own.
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in _COMMANDS:
            return None
        module = import_module(f"boneyard.terminal.commands.{_COMMANDS[cmd_name]}")
        if isinstance(getattr(module, "app", None), typer.Typer):  # a group of commands
            return typer.main.get_command(module.app)
        one = typer.Typer(add_completion=False, rich_markup_mode=None)
        one.command(cmd_name)(getattr(module, cmd_name))
        return typer.main.get_command(one)


app = typer.Typer(
    name="boneyard",
    cls=_Commands,
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if boneyard.compiled else "interpreted"
        typer.echo(f"boneyard {boneyard.__version__} ({build})")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """Domino games: play them, read their rules, keep and check their records.

    \b
    Examples:
      boneyard play
      boneyard play muggins --edition university --players 3
      boneyard rules chickenfoot
      boneyard replay sunday.bones
    """


def main() -> None:
    """Run the command line; whatever is refused, by the games or by the machine, ends in one sentence."""
    try:
        app(prog_name="boneyard")
    except BoneyardError as problem:
        _refuse(str(problem))
    except OSError as problem:
        _refuse(f"{problem.strerror or problem}.")


def _refuse(sentence: str) -> NoReturn:
    try:
        sys.stdout.flush()
    except OSError:
        # What could not be written would be tried once more at the end, with a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    print(f"boneyard: {sentence}", file=sys.stderr)
    sys.exit(2)
