"""The command line: where each of its commands lives, its language, and how it ends."""

import os
import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer

import boneyard
from boneyard.core.errors import BoneyardError
from boneyard.core.phrase import marked
from boneyard.terminal.console.help import (
    LANGUAGE,
    Group,
    UnknownLanguage,
    new_group,
    register,
    take_language,
    usage_problem,
)
from boneyard.words.language import from_environment, use

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
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "join": "join",
    "verify": "verify",
}


class _Commands(Group):
    """The commands, each loaded when it is needed: a rule page waits for no bots and no server."""

    # Any, because Typer has Click's types from Click or, in newer versions, from its own copy.
    def list_commands(self, ctx: Any) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in _COMMANDS:
            return None
        module = import_module(f"boneyard.terminal.commands.{_COMMANDS[cmd_name]}")
        if isinstance(getattr(module, "app", None), typer.Typer):  # a group of commands
            return typer.main.get_command(module.app)
        one = typer.Typer(add_completion=False, rich_markup_mode=None)
        register(one, cmd_name, getattr(module, cmd_name))
        return typer.main.get_command(one)


app = new_group(
    "boneyard",
    marked("Domino games: play them, read their rules, save and check their records."),
    (
        "boneyard play",
        "boneyard play muggins --edition university --players 3",
        "boneyard rules chickenfoot",
        "boneyard replay sunday.bones",
    ),
    _Commands,
)


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if boneyard.compiled else "interpreted"
        typer.echo(f"boneyard {boneyard.__version__} ({build})")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help=marked("Show the version and exit.")
        ),
    ] = False,
    # Listed only for the help: the language is taken from the command line before Typer reads it.
    language: Annotated[
        str | None,
        typer.Option(
            LANGUAGE,
            metavar="en|es",
            help=marked(
                "The language to use, before or after the command. Default: your terminal's language (LANG)."
            ),
        ),
    ] = None,
) -> None:
    pass


def main() -> None:
    """Run the command line; any refusal, by the games or the system, ends in one sentence."""
    try:
        language, arguments = take_language(sys.argv[1:])
    except UnknownLanguage as problem:
        with use(from_environment()):
            _refuse(str(problem))
    with use(language):
        sys.exit(_run(arguments))


def _run(arguments: list[str]) -> int:
    """Run a command; its exit status."""
    try:
        status = app(arguments, prog_name="boneyard", standalone_mode=False)
    except BoneyardError as problem:
        _refuse(str(problem))
    except typer.Abort:
        return 1
    except OSError as problem:
        _refuse(f"{problem.strerror or problem}.")
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # what Click raises, wherever Typer has it from
            raise
        if type(problem).__name__ == "NoArgsIsHelpError":
            typer.echo(problem.ctx.get_help(), err=True)  # type: ignore[attr-defined]
            return 2
        _refuse(usage_problem(problem))
    return status if isinstance(status, int) else 0


def _refuse(sentence: str) -> NoReturn:
    try:
        sys.stdout.flush()
    except OSError:
        # What could not be written would be tried once more at the end, with a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    print(f"boneyard: {sentence}", file=sys.stderr)
    sys.exit(2)
