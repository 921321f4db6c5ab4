"""Put the docstrings of a Python module into the C that mypyc has made of it, so that help() has something to say.

mypyc keeps the signatures, where every default is a plain value, and drops the rest.
"""

import ast
import inspect
import re

_TABLE = re.compile(r"static Py(?:MethodDef|GetSetDef) (\w+)\[\] = \{\n.*?\n\};\n", re.S)
_METHOD = re.compile(r'(\{"(\w+)",\s+\(PyCFunction\)\w+,\s+[\w |]+, )PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
_PROPERTY = re.compile(r'(\{"(\w+)",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s+)NULL(, NULL\})')
_TYPE = re.compile(r"static PyTypeObject \w+ = \{\n.*?\n\};\n", re.S)
_FIELD = re.compile(r'\.tp_(name|methods|getset) = "?(\w+)"?,')
_TYPE_DOC = re.compile(r'(\.tp_doc = )PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
_MODULE_DOC = "NULL, /* docstring */\n"
# A placeholder for the docstring while a class is made that isn't purely a C class.
_FILLER = re.compile(r"CPyStatics\[\d+\](?=; /\* 'mypyc filler docstring' \*/)")

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def with_docstrings(c: str, source: str) -> str:
    """The C of a module, with the docstrings of its source."""
    module = ast.parse(source)
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    owners: dict[str, ast.ClassDef | ast.Module] = {}
    native = set()
    for found in _TYPE.finditer(c):
        fields = dict(_FIELD.findall(found[0]))
        owner = classes.get(fields["name"])
        if owner is not None:
            native.add(owner.name)
            owners |= {fields[kind]: owner for kind in ("methods", "getset") if kind in fields}

    def table(match: re.Match[str]) -> str:
        owner = owners.get(match[1], module if match[1].endswith("module_methods") else None)
        if owner is None:
            return match[0]
        written = [node for node in owner.body if isinstance(node, _Function) and not _is_overload(node)]
        functions = {node.name: node for node in reversed(written)}
        text = _METHOD.sub(lambda entry: _method(entry, functions, owner), match[0])
        return _PROPERTY.sub(lambda entry: _property(entry, functions), text)

    # A method of a class that mypyc leaves to the interpreter is an object of a class of its own.
    objects = {
        f"{node.name}_{owner.name}_obj": node
        for owner in classes.values()
        for node in owner.body
        if isinstance(node, _Function)
    }

    def type_doc(match: re.Match[str]) -> str:
        name = dict(_FIELD.findall(match[0]))["name"]
        node = classes.get(name) or objects.get(name)
        if node is None:
            return match[0]
        signature = "NULL" if name in objects else None
        return _TYPE_DOC.sub(
            lambda doc: f"{doc[1]}PyDoc_STR({_joined(signature or doc[2], _quoted(node))})", match[0]
        )

    c = _TABLE.sub(table, c)
    c = _TYPE.sub(type_doc, c)
    c = c.replace(_MODULE_DOC, f"PyDoc_STR({_quoted(module) or 'NULL'}), /* docstring */\n", 1)
    filled = [node for name, node in classes.items() if name not in native or _is_dataclass(node)]
    if len(_FILLER.findall(c)) == len(filled):
        docs = iter(filled)
        c = _FILLER.sub(lambda _: f"PyUnicode_InternFromString({_quoted(next(docs)) or _string('')})", c)
    return c


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def _is_overload(node: _Function) -> bool:
    return any(ast.unparse(decorator) == "overload" for decorator in node.decorator_list)


def _method(entry: re.Match[str], functions: dict[str, _Function], owner: ast.ClassDef | ast.Module) -> str:
    node = functions.get(entry[2])
    if node is None:
        return entry[0]
    signature = entry[3]
    if signature == "NULL":
        signature = _string(f"{node.name}({_parameters(node, isinstance(owner, ast.ClassDef))})\n--\n\n")
    return f"{entry[1]}PyDoc_STR({_joined(signature, _quoted(node))})"


def _property(entry: re.Match[str], functions: dict[str, _Function]) -> str:
    node = functions.get(entry[2])
    return f"{entry[1]}{_quoted(node) or 'NULL'}{entry[3]}" if node else entry[0]


def _parameters(node: _Function, method: bool) -> str:
    """Parameters as inspect can read them: a default it can't evaluate is shown as `...`."""
    args = node.args
    for expected, defaults in (
        (args.posonlyargs + args.args, args.defaults),
        (args.kwonlyargs, args.kw_defaults),
    ):
        for number, default in enumerate(defaults):
            if default is not None and not _is_plain(default):
                defaults[number] = ast.Constant(...)
        for parameter in expected:
            parameter.annotation = None
    for rest in (args.vararg, args.kwarg):
        if rest is not None:
            rest.annotation = None
    decorators = {decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)}
    bound = "$" if method and "staticmethod" not in decorators else ""
    return bound + ast.unparse(args)


def _is_plain(default: ast.expr) -> bool:
    try:
        ast.literal_eval(default)
    except ValueError:
        return False
    return True


def _quoted(node: ast.Module | ast.ClassDef | _Function) -> str:
    """A docstring as a C string, cleaned as Python 3.13 does it; nothing if there isn't one."""
    text = ast.get_docstring(node, clean=False)
    return "" if text is None else _string(inspect.cleandoc(text))


def _string(text: str) -> str:
    plain = {"\n": "\\n", '"': '\\"', "\\": "\\\\", "?": "\\?"}
    return '"' + "".join(plain.get(chr(byte)) or _byte(byte) for byte in text.encode()) + '"'


def _byte(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}"


def _joined(signature: str, doc: str) -> str:
    """Two C strings side by side are one."""
    return " ".join(part for part in (signature, doc) if part not in ("", "NULL")) or "NULL"
