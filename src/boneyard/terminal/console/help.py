"""The help of every command in the reader's language, and the sentences for command lines that can't be read.

Options and commands carry marked messages, which are translated when the help is shown: the modules are loaded once,
but one process may speak several languages.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from boneyard.words.language import LANGUAGES, PSEUDO, _, from_environment, listed, say, supported

Function = TypeVar("Function", bound=Callable[..., Any])

# Any, because Typer has Click's types from Click or, in newer versions, from its own copy.
Context = Any
Formatter = Any

LANGUAGE: Final = "--language"
_HELP: Final[
    dict[Callable[..., Any], tuple[str, str]]
] = {}  # what a command says of itself, and its examples


def described(text: str, *examples: str) -> Callable[[Function], Function]:
    """Give a command its help: a marked message of one or more paragraphs, and examples, which stay as they are."""

    def keep(function: Function) -> Function:
        _HELP[function] = (text, "\n".join(examples))
        return function

    return keep


def register(app: typer.Typer, name: str, function: Callable[..., Any]) -> None:
    """Add a command under its name, with its help."""
    text, examples = _HELP[function]
    app.command(name, cls=Command, help=text, epilog=examples)(function)


def new_group(name: str, text: str, examples: Sequence[str], cls: type[TyperGroup]) -> typer.Typer:
    """A group of commands with its help."""
    return typer.Typer(
        name=name,
        cls=cls,
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        help=text,
        epilog="\n".join(examples),
    )


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def format_help(self, ctx: Context, formatter: Formatter) -> None:
        _write_help(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return _first_sentence(self.help or "")


class Group(TyperGroup):
    """A group of commands whose help is in the reader's language."""

    def format_help(self, ctx: Context, formatter: Formatter) -> None:
        _write_help(self, ctx, formatter)
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(_("Commands")):
            formatter.write_dl(
                [(name, each.get_short_help_str()) for name, each in found if each is not None]
            )

    def get_short_help_str(self, limit: int = 45) -> str:
        return _first_sentence(self.help or "")


def _first_sentence(text: str) -> str:
    return say(text).partition("\n")[0].partition(". ")[0].rstrip(".")


def _write_help(command: Any, ctx: Context, formatter: Formatter) -> None:
    usage = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, usage, prefix=_("Usage:") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(command.help or ""))
    if command.epilog:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n".join(["\b", _("Examples:"), *_indented(command.epilog)]))
    params = command.get_params(ctx)
    arguments = [each for each in params if each.param_type_name == "argument"]
    if arguments:
        with formatter.section(_("Arguments")):
            formatter.write_dl(
                [(each.metavar or each.name.upper(), say(each.help or "")) for each in arguments]
            )
    with formatter.section(_("Options")):
        formatter.write_dl([_option(each, ctx) for each in params if each.param_type_name == "option"])


def _indented(lines: str) -> list[str]:
    return [f"  {line}" for line in lines.splitlines()]


def _option(option: Any, ctx: Context) -> tuple[str, str]:
    """An option's names, what it does, and its default value if it has one."""
    names = option.get_help_record(ctx)[0]
    if "--help" in option.opts:
        return names, _("Show this help and exit.")
    default = option.get_default(ctx, call=False)
    told = say(option.help or "")
    if isinstance(option.show_default, str):
        return names, f"{told} [{option.show_default}]"
    if not option.show_default or isinstance(default, bool) or default in (None, ""):
        return names, told
    usual = _("default: {value}", value=default)
    return names, f"{told}  [{usual}]"


# --- command lines that can't be read


def usage_problem(problem: Any) -> str:
    """What is wrong with a command line, where Typer raises one of its errors."""
    ctx = getattr(problem, "ctx", None)
    command = ctx.command_path if ctx is not None else "boneyard"
    return " ".join([_what_is_wrong(problem), _("Type {command} for help.", command=f"{command} --help")])


def _what_is_wrong(problem: Any) -> str:
    message = problem.format_message()
    param = getattr(problem, "param", None)
    kind = type(problem).__name__
    if kind == "NoSuchOption":
        near = [f"{each}" for each in problem.possibilities or ()]
        if near:
            return _(
                "There's no option {option}. Did you mean {near}?",
                option=problem.option_name,
                near=listed(near, "or"),
            )
        return _("There's no option {option}.", option=problem.option_name)
    if kind == "BadOptionUsage":
        return _("{option} needs a value after it.", option=problem.option_name)
    if kind == "MissingParameter" and param is not None:
        return _("{name} is missing.", name=_name(param))
    if kind == "BadParameter" and param is not None:
        return _bad_value(_name(param), message)
    unknown = re.search(r"No such command '(.*)'", message)
    if unknown:
        return _("There's no command {name}.", name=unknown[1])
    extra = re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", message)
    if extra:
        return _("{words} is one word too many on this command line.", words=extra[1])
    return str(message)


def _bad_value(name: str, message: str) -> str:
    least = re.search(r"(?:or equal to |>=)(-?\d+)", message)
    if least:
        return _("{name} takes a number, {least} or more.", name=name, least=least[1])
    if re.search(r"\bint", message):
        return _("{name} takes a whole number.", name=name)
    if re.search(r"\bfloat|\bnumber", message):
        return _("{name} takes a number.", name=name)
    return _("{name} can't take this value.", name=name)


def _name(param: Any) -> str:
    """What a parameter is called on the command line."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name.upper())


# --- the language of a command line


class UnknownLanguage(Exception):
    """A language that was asked for and that we don't have."""

    def __init__(self, tag: str) -> None:
        super().__init__(tag)
        self.tag = tag

    def __str__(self) -> str:
        return _(
            "There's no language {tag}. The languages are {languages}.",
            tag=repr(self.tag),
            languages=listed([f"{each} ({name})" for each, name in LANGUAGES.items()], "and"),
        )


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, or else the terminal's locale, and the rest of the command line.

    It is taken out here, before Typer reads anything, so that it can stand before and after the command, and so that
    the help is in that language too.
    """
    found, rest = from_environment(), list[str]()
    left = iter(arguments)
    for word in left:
        if word == "--":
            rest += [word, *left]
        elif word == LANGUAGE or word.startswith(f"{LANGUAGE}="):
            tag = next(left, "") if word == LANGUAGE else word.partition("=")[2]
            known = supported(tag)
            if known is None or (known != PSEUDO and not re.fullmatch(r"[A-Za-z]{2}([-_.@].*)?", tag)):
                raise UnknownLanguage(tag)
            found = known
        else:
            rest.append(word)
    return found, rest
