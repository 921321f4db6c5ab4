"""Writes what follows from the types of the protocol: its JSON Schema, tables of docs/protocol.md, protocol.d.ts."""

import json
import re
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from boneyard.server.live.setup.request import SeatWish
from boneyard.server.protocol import bodies, messages, requests

ROOT: Final = Path(__file__).parent.parent
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
PAGE: Final = ROOT / "docs" / "protocol.md"
DECLARATIONS: Final = ROOT / "src" / "boneyard" / "web" / "static" / "lib" / "protocol.d.ts"

# The unions by their names; in the other files, a union of one file's types replaces them.
UNIONS: Final[dict[str, Any]] = {
    "ServerMessage": messages.ServerMessage,
    "HandsWay": bodies.HandsWay,
    "PadSheet": bodies.PadSheet,
    "LeftInHand": bodies.LeftInHand,
    "PadAction": bodies.PadAction,
    "ReviewProgress": bodies.ReviewProgress,
}

# Page scripts put these fields in when they send something, or take them off a printed sheet.
ADDED: Final[dict[type[Struct], tuple[str, ...]]] = {
    requests.EventRequest: ("id",),
    requests.QuestionRequest: ("id",),
    bodies.EntryFacts: ("id", "match", "number"),
}

# Types with their own section: tables that refer to them don't list their fields.
OWN_SECTION: Final = (messages.Move, messages.Scene, messages.OwnScene)

# Names of types that say where they come from in Python and what they are in a page script.
RENAMED: Final = {
    "ClockReading": "Clock",
    "MatchPhase": "Phase",
    "Phase": "StoredPhase",
    "TablePhase": "TablePhase",
}

EXAMPLES: Final[dict[str, object]] = {
    "id": "a7",
    "ply": 17,
    "move": "6-4 > 5-5",
    "chosen": ["6-3"],
    "tile": "6-4",
    "shape": "tall",
    "agree": True,
    "seat": 1,
    "to": "bot",
    "text": "Well played!",
    "number": 3,
    "commitment": "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720",
    "nonce": "00112233445566778899aabbccddeeff",
}


_BASES: Final = (requests.EventRequest, requests.QuestionRequest)


def structs_of(*modules: Any) -> list[type[Struct]]:
    """The structs that modules define, in their order, with those of lower rooms that they use."""
    found: dict[str, type[Struct]] = {}
    for module in modules:
        for thing in vars(module).values():
            own = getattr(thing, "__module__", "") == module.__name__
            if own and isinstance(thing, type) and issubclass(thing, Struct) and thing not in _BASES:
                for each in (*_used(thing), thing):
                    found.setdefault(each.__name__, each)
    return list(found.values())


def _used(thing: Any) -> Iterator[type[Struct]]:
    for hint in get_type_hints(thing, include_extras=True).values():
        for part in _parts(hint):
            if isinstance(part, type) and issubclass(part, Struct):
                yield from _used(part)
                yield part


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for each in get_args(hint):
        yield from _parts(each)


def fields_of(kind: type[Struct]) -> dict[str, tuple[Any, str, bool]]:
    """The fields of a struct: type, description, whether they are always there."""
    hints = get_type_hints(kind, include_extras=True)
    config = kind.__struct_config__
    found = {}
    for field in msgspec.structs.fields(kind):
        hint, description, optional = hints[field.name], "", False
        alternatives = list(get_args(hint)) if _is_union(hint) else [hint]
        if UnsetType in alternatives:
            alternatives.remove(UnsetType)
            optional = True
        for each in alternatives:
            for meta in getattr(each, "__metadata__", ()):
                description = meta.description or description
        hint = alternatives[0] if len(alternatives) == 1 else Union[tuple(alternatives)]  # noqa: UP007
        incoming = kind.__module__ == requests.__name__ or kind in _SENT
        if config.omit_defaults or (incoming and not field.required):
            optional = optional or not field.required
        found[field.encode_name] = (hint, description, not optional)
    return found


_SENT: Final = (bodies.NewTable, SeatWish, bodies.SettingsWish, bodies.SeatTaking)


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def name_of(kind: type) -> str:
    """What a type is called outside of Python."""
    return RENAMED.get(kind.__name__, kind.__name__)


def tag_of(kind: type[Struct]) -> tuple[str, str] | None:
    """The field and the value by which a struct is known."""
    config = kind.__struct_config__
    return None if config.tag is None else (str(config.tag_field), str(config.tag))


def enums_of(structs: list[type[Struct]]) -> list[type[Enum]]:
    """The enums that structs use."""
    found: dict[str, type[Enum]] = {}
    for each in structs:
        for hint in get_type_hints(each, include_extras=True).values():
            for part in _parts(hint):
                if isinstance(part, type) and issubclass(part, Enum):
                    found.setdefault(part.__name__, part)
    return list(found.values())


def text_of(kind: type) -> str:
    """The docstring of a type as one line."""
    return " ".join((kind.__doc__ or "").split())


# --- TypeScript

_WIDTH: Final = 110  # of a line, as the formatter of the scripts has it


def typescript() -> str:
    """The declarations for the page scripts."""
    structs = structs_of(messages, requests, bodies)
    lines = [
        "// Generated from the types in src/boneyard/server/protocol by tools/protocol_pages.py (`make pages`).",
        "// A message from the server is named after its `type`, with Message; one to the server after its `do`,",
        "// with Request. docs/protocol.md says more.",
        "",
    ]
    for enum in enums_of(structs):
        values = [json.dumps(each.value) for each in enum]
        lines += [f"/** {text_of(enum)} */", _alias(name_of(enum), values), ""]
    lines += [
        "export type Box = [left: number, top: number, width: number, height: number];",
        "export type OptionValue = number | string;",
        "",
    ]
    for struct in structs:
        lines += _interface(struct)
    for name, union in UNIONS.items():
        lines += [_alias(name, [name_of(each) for each in get_args(union)]), ""]
    for name, base in (
        ("EventRequest", requests.EventRequest),
        ("QuestionRequest", requests.QuestionRequest),
    ):
        parts = [name_of(each) for each in get_args(requests.ClientRequest) if issubclass(each, base)]
        lines += [f"/** {text_of(base)} */", _alias(name, parts), ""]
    lines += [
        "export type ClientRequest = (EventRequest & { id: string }) | QuestionRequest;",
        "",
        "export type PadEntry = PadAction & EntryFacts;",
        "",
        "/** A sheet as it is printed, before a table's own options are in their places. */",
        "export type PrintedSheet = PadSheet & PrintedOptions;",
    ]
    return "\n".join(lines) + "\n"


def _alias(name: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= _WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in parts) + ";"


def _interface(struct: type[Struct]) -> list[str]:
    hidden = [
        field
        for base, names in ADDED.items()
        if issubclass(struct, base) and struct is not base
        for field in names
    ]
    lines = [f"/** {text_of(struct)} */", f"export interface {name_of(struct)} {{"]
    tag = tag_of(struct)
    if tag is not None:
        lines.append(f'  {tag[0]}: "{tag[1]}";')
    for field, (hint, description, always) in fields_of(struct).items():
        if field in hidden:
            continue
        if description:
            lines.append(f"  /** {description} */")
        lines.append(f"  {field}{'' if always else '?'}: {_ts(hint, struct)};")
    return [*lines, "}", ""]


def _ts(hint: Any, inside: type[Struct]) -> str:
    hint = _bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    named = _union_name(hint)
    if named:
        named = {"PadAction": "PadEntry"}.get(named, named)
        return "PrintedSheet" if named == "PadSheet" and inside is bodies.PadEdition else named
    if _is_union(hint):
        return " | ".join(dict.fromkeys(_ts(each, inside) for each in args))
    if origin is list:
        inner = _ts(args[0], inside)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_ts(args[1], inside)}>"
    if hint == messages.Box:
        return "Box"
    if origin is tuple:
        return f"[{', '.join(_ts(each, inside) for each in args)}]"
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in args)
    if isinstance(hint, type) and issubclass(hint, Struct | Enum):
        return name_of(hint)
    return {
        str: "string",
        int: "number",
        float: "number",
        bool: "boolean",
        type(None): "null",
        Any: "unknown",
    }[hint]


def _bare(hint: Any) -> Any:
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return hint


def _union_name(hint: Any) -> str:
    if not _is_union(hint):
        return ""
    members = set(get_args(hint))
    return next((name for name, union in UNIONS.items() if set(get_args(union)) == members), "")


# --- JSON Schema


def schema() -> dict[str, Any]:
    """Every type of the protocol as a JSON Schema."""
    structs = structs_of(messages, requests, bodies)
    kinds: dict[str, Any] = {name_of(each): _enum_schema(each) for each in enums_of(structs)}
    for each in structs:
        kinds[name_of(each)] = struct_schema(each)
    unions = {**UNIONS, "ClientRequest": requests.ClientRequest}
    for name, union in unions.items():
        kinds[name] = {"anyOf": [{"$ref": f"#/$defs/{name_of(each)}"} for each in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of a live table",
        "description": "Generated from the types in boneyard.server.protocol; docs/protocol.md says more.",
        "$defs": kinds,
    }


def _enum_schema(enum: type[Enum]) -> dict[str, Any]:
    return {"description": text_of(enum), "enum": [each.value for each in enum]}


def struct_schema(struct: type[Struct], at: str = "#/$defs/") -> dict[str, Any]:
    """A struct as a JSON Schema; clients ignore fields they don't know."""
    properties: dict[str, Any] = {}
    needed: list[str] = []
    tag = tag_of(struct)
    if tag is not None:
        properties[tag[0]] = {"const": tag[1]}
        needed.append(tag[0])
    for field, (hint, description, always) in fields_of(struct).items():
        properties[field] = _schema(hint, at)
        if description:
            properties[field]["description"] = description
        if always:
            needed.append(field)
    return {
        "description": text_of(struct),
        "type": "object",
        "properties": properties,
        "required": needed,
    }


def _schema(hint: Any, at: str) -> dict[str, Any]:
    found: dict[str, Any]
    limits = _limits(hint)
    hint = _bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if _is_union(hint):
        found = {"anyOf": [_schema(each, at) for each in args]}
    elif origin is list:
        found = {"type": "array", "items": _schema(args[0], at)}
    elif origin is tuple:
        found = {"type": "array", "prefixItems": [_schema(each, at) for each in args], "items": False}
    elif origin is dict:
        found = {"type": "object", "additionalProperties": _schema(args[1], at)}
    elif origin is Literal:
        found = {"enum": list(args)}
    elif isinstance(hint, type) and issubclass(hint, Struct | Enum):
        found = {"$ref": f"{at}{name_of(hint)}"}
    elif hint is Any:
        found = {}
    else:
        names = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}
        found = {"type": names[hint]}
    return {**found, **limits}


def _limits(hint: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta):
            known = {"minimum": meta.ge, "exclusiveMaximum": meta.lt, "pattern": meta.pattern}
            length = "maxItems" if get_origin(_bare(hint)) is list else "maxLength"
            known[length] = meta.max_length
            found |= {name: value for name, value in known.items() if value is not None}
    return found


# --- docs/protocol.md

_MARKED: Final = re.compile(r"(<!-- (fields|requests)(?: (\w+))? -->\n)(.*?)(<!-- end -->)", re.S)


def page(text: str) -> str:
    """The page with its tables written again, each between two marks."""
    return _MARKED.sub(lambda found: found[1] + _table(found[2], found[3] or "") + found[5], text)


def _table(what: str, name: str) -> str:
    if what == "requests":
        rows = [_request_row(each) for each in get_args(requests.ClientRequest)]
        return "\n".join(["", "| message | |", "|---|---|", *rows, "", ""])
    (struct,) = [each for each in structs_of(messages, requests, bodies) if name_of(each) == name]
    rows = []
    if struct.__struct_config__.tag_field == "type":
        rows.append(f"| `type` | `{struct.__struct_config__.tag}` |")
    groups: list[tuple[list[str], str]] = []
    for path, description in _paths(struct, ""):
        if groups and description and groups[-1][1] == description:
            groups[-1][0].append(path)
        else:
            groups.append(([path], description))
    rows += [f"| {', '.join(f'`{path}`' for path in paths)} | {says} |" for paths, says in groups]
    return "\n".join(["", "| field | |", "|---|---|", *rows, "", ""])


def _paths(struct: type[Struct], before: str) -> Iterator[tuple[str, str]]:
    """Every field with the way to it, like scores.rounds[].points."""
    for field, (hint, description, _) in fields_of(struct).items():
        usual = _usual(struct, field)
        yield f"{before}{field}", f"{description}{usual}".strip("; ")
        for part in _parts(hint):
            if struct in (messages.OwnScene, messages.PatchMessage):
                continue  # its parts are those of the scene, or of `now`
            if isinstance(part, type) and issubclass(part, Struct) and part not in OWN_SECTION:
                several = any(get_origin(_bare(each)) is list for each in _parts(hint))
                yield from _paths(part, f"{before}{field}{'[]' if several else ''}.")
            elif get_origin(part) is dict:
                yield f"{before}{field}.*", "by its name: a number, a text, `true` or `false`"


def _usual(struct: type[Struct], field: str) -> str:
    """The value that is left out."""
    if not struct.__struct_config__.omit_defaults:
        return ""
    found = next(each for each in msgspec.structs.fields(struct) if each.encode_name == field)
    if found.required:
        return ""
    default = found.default_factory() if found.default is msgspec.NODEFAULT else found.default
    return f"; `{json.dumps(default)}` if omitted"


def _request_row(kind: type[Struct]) -> str:
    fields = fields_of(kind)
    example: dict[str, object] = {"do": kind.__struct_config__.tag}
    example |= {name: EXAMPLES[name] for name, (_, _, always) in fields.items() if always}
    may = [
        f"`{name}` ({description})"
        for name, (_, description, always) in fields.items()
        if not always and name != "id"
    ]
    says = text_of(kind)
    says += f" Optional: {', '.join(may)}." if may else ""
    return f"| `{json.dumps(example)}` | {says} |"


# --- all of it


def written() -> dict[Path, str]:
    """The three files as they should be."""
    return {
        SCHEMA: json.dumps(schema(), indent=1, ensure_ascii=False) + "\n",
        DECLARATIONS: typescript(),
        PAGE: page(PAGE.read_text("utf-8")),
    }


def stale() -> list[str]:
    """Which of them are not."""
    return [
        str(path.relative_to(ROOT))
        for path, text in written().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> None:
    """Write the files; with --check, only say which are stale."""
    if "--check" in sys.argv[1:]:
        found = stale()
        if found:
            raise SystemExit(f"stale: {', '.join(found)}; run `make pages`")
        return
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
