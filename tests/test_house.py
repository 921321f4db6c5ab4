"""House rules of the code: the direction of imports, what a plain start loads, and that nothing is stale."""

import ast
import json
import subprocess
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

import boneyard

SRC = Path(__file__).parent.parent / "src"
PACKAGE = SRC / "boneyard"
INSTALLED = Path(str(boneyard.__file__)).resolve().parent
MODULES = sorted(PACKAGE.rglob("*.py"))

# Imports go down these steps, never up. Rooms on one step do not know each other,
# except for the second, whose rooms belong together. DOOR is boneyard/__init__.py.
DOOR = "the door"
STEPS = (
    ("core",),
    ("games",),
    ("catalog", "records", "households"),
    ("words",),
    ("bots", "pictures", "pad"),
    ("review",),  # the server shows it beside its replays
    ("match",),  # what the door hands out can be asked for all of the above
    (DOOR,),
    ("client",),
    ("lab",),  # a household's page shows what its rules change
    ("server", "adapters"),
    ("terminal",),  # the command line opens all the others
)
FRIENDS = set(STEPS[2])
RANK = {room: rank for rank, rooms in enumerate(STEPS) for room in rooms}


def room_of(parts: tuple[str, ...]) -> str:
    """The room a dotted path below boneyard leads to; `python -m boneyard` belongs to the terminal."""
    if not parts or parts[0] == "__init__":
        return DOOR
    return "terminal" if parts[0] == "__main__" else parts[0]


def targets(node: ast.AST, package: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The dotted paths an import statement names, for a module whose package is `package`."""
    if isinstance(node, ast.Import):
        yield from (tuple(name.name.split(".")) for name in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) + 1 - node.level] if node.level else ()
        base = (*above, *(node.module.split(".") if node.module else ()))
        if base == ("boneyard",):  # `from boneyard import bots` means the room when there is one
            yield from ((*base, name.name) if name.name in RANK else base for name in node.names)
        else:
            yield base


def steps_back(package: Path) -> list[str]:
    """One line for each import in the wrong direction."""
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        room = room_of(parts)
        if room not in RANK:
            found.append(f"{path}:1: the room {room} is on no step; give it one in STEPS")
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for target in targets(node, ("boneyard", *parts[:-1])):
                if target[0] != "boneyard":
                    continue
                other = room_of(target[1:])
                down = RANK.get(other, len(STEPS)) < RANK[room]
                if not (down or other == room or {room, other} <= FRIENDS):
                    line = getattr(node, "lineno", 0)
                    found.append(f"{path}:{line}: {room} imports {other} ({'.'.join(target)}): a step back")
    return found


def test_imports_only_go_down() -> None:
    found = steps_back(PACKAGE)
    assert not found, "\n".join(["imports against the direction:", *found])


@pytest.mark.parametrize(
    ("file", "text", "step"),
    [
        ("core/tile.py", "import boneyard.games.lines.rules", "core imports games"),
        ("core/tile.py", "from ..games import lines", "core imports games"),
        ("core/tile.py", "from .. import catalog", "core imports catalog"),
        ("core/tile.py", "from boneyard import Tile", f"core imports {DOOR}"),
        ("games/lines/rules.py", "def late() -> None:\n    from ... import records", "games imports records"),
        (
            "games/lines/rules.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import boneyard.bots.plain",
            "games imports bots",
        ),
        ("records.py", "import boneyard.terminal", "records imports terminal"),
        ("bots/plain.py", "from boneyard.pictures import hand", "bots imports pictures"),
        ("server/app.py", "from boneyard.terminal.cli import main", "server imports terminal"),
        ("__init__.py", "from .server import plain", f"{DOOR} imports server"),
        ("attic.py", "", "attic is on no step"),
    ],
)
def test_a_step_back_is_seen(tmp_path: Path, file: str, text: str, step: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    (found,) = steps_back(tmp_path)
    assert step in found
    assert found.startswith(f"{path}:{max(1, len(text.splitlines()))}:")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("core/chain.py", "from .tile import Tile\nimport boneyard.core.tile\nimport json"),
        (
            "games/lines/rules.py",
            "from ...core import tile\nfrom .editions import ALL\nfrom ..draw import pool",
        ),
        ("catalog.py", "from . import records, households\nfrom .games import lines"),
        ("server/plain.py", "from boneyard import Tile\nfrom ..core import tile"),
        ("terminal/cli.py", "from boneyard.bots import plain\nfrom boneyard.pictures import hand"),
        ("__main__.py", "from boneyard.terminal.cli import main"),
        ("__init__.py", "from .core.tile import Tile\nfrom .households import Guest"),
    ],
)
def test_a_step_down_is_let_pass(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    assert steps_back(tmp_path) == []


def imported(path: Path) -> set[tuple[str, ...]]:
    """The dotted paths that a module of the package imports, wherever in it."""
    package = ("boneyard", *path.relative_to(PACKAGE).parts[:-1])
    return {
        target for node in ast.walk(ast.parse(path.read_text("utf-8"))) for target in targets(node, package)
    }


def test_only_storage_writes_queries() -> None:
    storage = PACKAGE / "server" / "storage"
    others = [path for path in MODULES if storage not in path.parents]
    found = [path for path in others if any(each[0] in ("sqlalchemy", "alembic") for each in imported(path))]
    assert not found, f"all SQL lives in server/storage: {found}"


def test_storage_knows_no_other_room_of_the_server() -> None:
    found = [
        (path.name, ".".join(each))
        for path in sorted((PACKAGE / "server" / "storage").rglob("*.py"))
        for each in imported(path)
        if each[:2] == ("boneyard", "server") and each[2:3] != ("storage",)
    ]
    assert not found


# Inside the server, imports go down these steps; the parts of one step do not know each other.
SERVER_STEPS = (
    ("garbage", "logs", "metrics", "settings", "steady_time", "tasks"),
    ("http",),
    ("storage", "workers", "cluster"),
    ("live",),
    ("assist",),
    ("protocol",),
    ("pages",),
    ("house",),
    ("app",),
)
SERVER_RANK = {room: rank for rank, rooms in enumerate(SERVER_STEPS) for room in rooms}


_CHANGERS = {
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "setdefault",
    "update",
}


def writes_to(tree: ast.AST, owners: Collection[str]) -> Iterator[int]:
    """The lines that change a field of one of these variables: assigned, deleted, or changed in place."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in _CHANGERS
        ):
            targets = [node.func.value]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            for each in parts:
                field = each.value if isinstance(each, ast.Subscript) else each
                if (
                    isinstance(field, ast.Attribute)
                    and isinstance(field.value, ast.Name)
                    and field.value.id in owners
                ):
                    yield field.lineno


def test_only_a_table_writes_its_own_fields() -> None:
    server = PACKAGE / "server"
    found = [
        f"{path}:{line}"
        for path in sorted(server.rglob("*.py"))
        if path != server / "live" / "table.py"
        for line in writes_to(ast.parse(path.read_text("utf-8")), ("table", "live"))
    ]
    assert not found, f"call a method of the table that says what it does: {', '.join(found)}"


def test_a_write_to_a_field_is_seen() -> None:
    text = "table.a = 1\ntable.b += 1\ndel table.c\ntable.d[1] = 2\ntable.e.pop(1)\nx, table.f = 1, 2\n"
    assert sorted(writes_to(ast.parse(text), ("table",))) == [1, 2, 3, 4, 5, 6]
    assert not list(writes_to(ast.parse("a = table.b\nc[table.id] = table.d.get(1)\ntable.e()"), ("table",)))


@cache
def graph(source: Path) -> dict[str, set[str]]:
    """Which module imports which, those that are only for type checkers too."""
    names = {}
    for path in source.rglob("*.py"):
        parts = path.relative_to(source).with_suffix("").parts
        names[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    found: dict[str, set[str]] = {name: set() for name in names}
    for name, path in names.items():
        package = tuple(name.split(".")) if path.name == "__init__.py" else tuple(name.split(".")[:-1])
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                found[name].update(_modules(node, package, names.keys()) - {name})
    return found


def _modules(node: ast.Import | ast.ImportFrom, package: tuple[str, ...], known: Collection[str]) -> set[str]:
    """The modules that an import statement names; a package only if none of its modules is meant."""
    if isinstance(node, ast.Import):
        return {each.name for each in node.names} & set(known)
    above = package[: len(package) + 1 - node.level] if node.level else ()
    base = ".".join((*above, *([node.module] if node.module else [])))
    named = {f"{base}.{each.name}" for each in node.names}
    return {each if each in known else base for each in named} & set(known)


def cycles(imports: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that lead back to themselves."""
    reach = {name: _reached(name, imports) for name in imports}
    rings = {
        tuple(sorted(each for each in reach[name] if name in reach[each]))
        for name in imports
        if name in reach[name]
    }
    return [list(ring) for ring in sorted(rings)]


def _reached(start: str, imports: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for each in imports.get(waiting.pop(), ()):
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def test_no_module_leads_back_to_itself() -> None:
    found = cycles(graph(SRC))
    assert not found, "\n".join(["modules that import each other:", *[", ".join(ring) for ring in found]])


def test_a_cycle_is_seen(tmp_path: Path) -> None:
    room = tmp_path / "boneyard"
    room.mkdir()
    (room / "one.py").write_text("from boneyard.two import b", "utf-8")
    (room / "two.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import three", "utf-8"
    )
    (room / "three.py").write_text("def late() -> None:\n    import boneyard.one", "utf-8")
    (room / "four.py").write_text("import boneyard.one", "utf-8")
    (room / "__init__.py").write_text("", "utf-8")
    assert cycles(graph(tmp_path)) == [["boneyard.one", "boneyard.three", "boneyard.two"]]


def test_the_rooms_of_the_server_only_look_down() -> None:
    found = []
    for name, targets in graph(SRC).items():
        for target in targets:
            parts, others = name.split(".")[2:], target.split(".")[2:]
            if not (name.startswith("boneyard.server.") and target.startswith("boneyard.server.")):
                continue
            room, other = parts[0], others[0]
            if room != other and not SERVER_RANK[other] < SERVER_RANK[room]:
                found.append(f"{name} imports {target}")
    assert not found, "\n".join(["against the direction inside the server:", *sorted(found)])


# Types with one name that mean the same: a part that families or adapters have each for itself, the rounds of a family
# one at a time and by the thousand, and words for what bots found out, which words may not import.
EACH_ITS_OWN = {
    *("AlphaBetaSearch", "Answers", "BoneyardEnv", "Ending", "Match", "Reach"),
    *("LineRounds", "TrickRounds"),
    *("MoveOutlook", "Outlook"),
}
# What travels is named after the thing it carries.
TRAVELING = (PACKAGE / "server" / "protocol", PACKAGE / "client.py")


def namesakes(modules: Collection[Path]) -> dict[str, list[Path]]:
    """The types that several modules define under one name, private ones aside."""
    found: dict[str, list[Path]] = {}
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_a_type_has_a_name_of_its_own() -> None:
    own = [path for path in MODULES if not any(path.is_relative_to(each) for each in TRAVELING)]
    found = namesakes(own)
    assert set(found) == EACH_ITS_OWN, {name: found[name] for name in set(found) - EACH_ITS_OWN}


def test_a_namesake_is_seen(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("class Row: ...\nclass _Own: ...", "utf-8")
    other.write_text("class Row: ...\nclass _Own: ...\nclass Column: ...", "utf-8")
    assert namesakes([one, other]) == {"Row": [one, other]}


def test_no_module_is_named_by_what_it_does() -> None:
    # Of the names in -ing only nouns of their own are taken.
    nouns = {"bidding", "bipartite_matching", "scoring"}
    scripts = PACKAGE / "web" / "static"
    names = {path.stem for path in [*MODULES, *scripts.rglob("*.js")] if path.stem.endswith("ing")}
    assert names <= nouns, f"use a noun: {', '.join(sorted(names - nouns))}"


def test_a_plain_import_loads_nothing_foreign() -> None:
    script = (
        "import json, sys; before = set(sys.modules); import boneyard; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    run = subprocess.run([sys.executable, "-P", "-c", script], stdout=subprocess.PIPE, text=True, check=True)
    loaded: list[str] = json.loads(run.stdout)
    allowed = sys.stdlib_module_names | {"boneyard", "boneyard__mypyc", "mypy_extensions"}
    foreign = [name for name in loaded if name.split(".")[0] not in allowed]
    assert "boneyard" in loaded
    assert not foreign, f"`import boneyard` also loads {', '.join(foreign)}"


def test_the_installed_package_is_the_source() -> None:
    if INSTALLED == PACKAGE.resolve():
        pytest.skip("running from src/ itself")
    kinds = (".py", ".toml", ".md", ".bones", ".typed", ".html", ".css", ".js", ".ts", ".svg", ".png")
    stale = [
        name
        for name in sorted(
            {
                path.relative_to(root).as_posix()
                for root in (PACKAGE, INSTALLED)
                for path in root.rglob("*")
                if path.suffix in kinds and not path.name.startswith(".")
            }
        )
        if not (PACKAGE / name).is_file()
        or not (INSTALLED / name).is_file()
        or (PACKAGE / name).read_bytes() != (INSTALLED / name).read_bytes()
    ]
    assert not stale, f"run `make install`: the installed package differs from src/ in {', '.join(stale)}"


def test_sources_hold_no_libraries() -> None:
    found = [str(path) for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")]
    assert not found, f"compiled modules would be taken for interpreted ones; delete {', '.join(found)}"


@pytest.mark.parametrize("folder", sorted({path.parent for path in MODULES}), ids=lambda path: path.name)
def test_every_folder_introduces_itself(folder: Path) -> None:
    door = folder / "__init__.py"
    assert door.is_file(), f"{folder} holds modules but no __init__.py"
    words = ast.get_docstring(ast.parse(door.read_text("utf-8"))) or ""
    assert "." in words, f"{door}: begin with a docstring of one sentence or more"
