"""help() shows the same for a compiled module as for its source: every docstring and every signature."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from boneyard.core.match import View

SOURCE = Path(__file__).parents[2] / "src"
ROOMS = ("core", "games", "bots", "pictures")
MODULES = sorted(path for room in ROOMS for path in (SOURCE / "boneyard" / room).rglob("*.py"))
UNKNOWN = "..."  # how a compiled function shows a default that is no plain value

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(body: list[ast.stmt]) -> Iterator[Function]:
    """The functions of a module or a class that a reader may call, the last of several with one name."""
    found = {node.name: node for node in body if isinstance(node, Function)}
    return (node for name, node in found.items() if not name.startswith("__"))


def signature(node: Function, bound: bool) -> list[tuple[str, str]]:
    """Each parameter with its default, as the source has them."""
    args = node.args
    names = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(names) - len(args.defaults)) + args.defaults
    found = [(each.arg, default) for each, default in zip(names, defaults)][1 if bound else 0 :]
    found += [(args.vararg.arg, None)] if args.vararg else []
    found += [(each.arg, default) for each, default in zip(args.kwonlyargs, args.kw_defaults)]
    found += [(args.kwarg.arg, None)] if args.kwarg else []
    return [(name, shown(default)) for name, default in found]


def shown(default: ast.expr | None) -> str:
    if default is None:
        return ""
    try:
        return repr(ast.literal_eval(default))
    except ValueError:
        return UNKNOWN


def check_signature(place: str, thing: object, expected: list[tuple[str, str]]) -> None:
    assert callable(thing)
    found = inspect.signature(thing).parameters
    assert list(found) == [name for name, _ in expected], place
    for name, default in expected:
        value = found[name].default
        there = "" if value is inspect.Parameter.empty else repr(value)
        assert there == default or (default == UNKNOWN and there), f"{place}: the default of {name}"


def check_docstring(place: str, thing: object, node: ast.Module | ast.ClassDef | Function) -> None:
    found = getattr(thing, "__doc__", None)
    # An interpreted class without a docstring has None, and a NamedTuple or a dataclass makes one up.
    expected = ast.get_docstring(node)
    if expected is not None:
        assert found is not None, f"{place} has lost its docstring"
        assert inspect.cleandoc(found) == expected, place


def plain(thing: object) -> object:
    """The function inside a property or a method of the class."""
    if isinstance(thing, property):
        return thing.fget
    return thing.__func__ if isinstance(thing, staticmethod | classmethod) else thing


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE / "boneyard").as_posix())
def test_help_shows_what_the_source_says(path: Path) -> None:
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    module = import_module(name)
    tree = ast.parse(path.read_text("utf-8"))
    check_docstring(name, module, tree)
    for node in functions(tree.body):
        place = f"{name}.{node.name}"
        check_docstring(place, getattr(module, node.name), node)
        check_signature(place, getattr(module, node.name), signature(node, bound=False))
    for owner in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        kind = getattr(module, owner.name)
        check_docstring(f"{name}.{owner.name}", kind, owner)
        for node in functions(owner.body):
            place = f"{name}.{owner.name}.{node.name}"
            member = inspect.getattr_static(kind, node.name)
            check_docstring(place, plain(member), node)
            # inspect finds no signature where mypyc made an object of a NamedTuple's method.
            made: type[object] = type(member)
            if inspect.isroutine(member) and not made.__name__.endswith(f"_{owner.name}_obj"):
                bound = isinstance(member, classmethod)
                check_signature(place, getattr(kind, node.name), signature(node, bound))


def test_a_class_shows_what_it_is_made_from() -> None:
    made = inspect.signature(View)
    assert list(made.parameters) == ["game", "state", "seat", "scores", "number"]
