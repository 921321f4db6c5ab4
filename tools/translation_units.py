"""Cut mypyc's C into translation units: as fast as one big file, compiled side by side, and again only when changed.

mypyc writes either one C file, which one compiler works on for minutes after any edit, or one for each module, where
nothing is inlined across modules and every file includes a header that almost any edit changes. Here the files of some
modules are joined to a unit, and each unit gets

- its own declarations, of what it mentions and nothing else. Functions that no other unit mentions become `static`, so
  the compiler may inline or drop them as it does in one big file;
- its own numbers: mypyc counts literals and labels through the whole package, so that a new one would change the names
  of all that follow.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

PRELUDE = """\
#define PY_SSIZE_T_CLEAN
#define POOL 64
#include <Python.h>
/* Without this, a State that dies deep inside other dying objects corrupts memory: mypyc gives every class the trashcan
   of CPython, which up to 3.12 writes into the GC header that classes marked acyclic do not have. */
#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc) Py_TRASHCAN_BEGIN_CONDITION( \\
    op, PyType_IS_GC(Py_TYPE(op)) && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc))
#endif
/* All that follows is in one library: without this, other units' functions and variables would be reached through its
   symbol table. */
#if defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif
/* Looking up a list is what the engine does most, and mypyc's function for it is in another unit. */
#include <CPy.h>
#ifndef Py_GIL_DISABLED
static inline PyObject *list_item(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}
static inline PyObject *borrowed_list_item(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}
static inline bool set_list_item(PyObject *list, int64_t index, PyObject *value) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, index);
        PyList_SET_ITEM(list, index, value);
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItemInt64(list, index, value);
}
#define CPyList_GetItemInt64 list_item
#define CPyList_GetItemInt64Borrow borrowed_list_item
#define CPyList_SetItemInt64 set_list_item
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define QUICKLY_COMPILED(level) __attribute__((optimize(level)))
#else
#define QUICKLY_COMPILED(level)
#endif
/* The whole of _Py_Dealloc, without the way there; from 3.12 on some objects are never counted. */
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
static inline void let_go(PyObject *object) {
    if (--object->ob_refcnt == 0)
        Py_TYPE(object)->tp_dealloc(object);
}
#undef Py_DECREF
#define Py_DECREF(object) let_go((PyObject *)(object))
#endif
/* What boneyard.core.hand says of a word of bits, near enough to be inlined: every family asks it all the time. */
static inline int64_t word_bits(int64_t word) {
    /* Without a branch, because no one can predict how many there are. */
    uint64_t bits = (uint64_t)word;
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int64_t)(bits * 0x0101010101010101u >> 56);
}
static inline int64_t word_lowest(int64_t word) {
#ifdef __GNUC__
    return word == 0 ? 0 : __builtin_ctzll((uint64_t)word);
#else
    int64_t index = 0;
    for (; word != 0 && (word & 1) == 0; word >>= 1)
        index++;
    return index;
#endif
}
/* Every move makes a few small objects and lets go of as many: a class that needs no garbage collection keeps some of
   its dead and gives them out again. */
struct pool { int count; PyObject *dead[POOL]; };
static inline PyObject *pool_get(struct pool *pool, PyTypeObject *own, PyTypeObject *type) {
#ifndef Py_GIL_DISABLED
    if (likely(type == own && pool->count > 0)) {
        PyObject *self = pool->dead[--pool->count];
        Py_SET_REFCNT(self, 1);
        return self;
    }
#endif
    return type->tp_alloc(type, 0);
}
static inline void pool_put(struct pool *pool, PyTypeObject *own, PyObject *self) {
#ifndef Py_GIL_DISABLED
    if (likely(Py_TYPE(self) == own && pool->count < POOL)) {
        pool->dead[pool->count++] = self;
        return;
    }
#endif
    Py_TYPE(self)->tp_free(self);
}
"""

# The unit that starts the library up.
LIBRARY = "O2/library"
# What CPyGlobalsInit does once all literals are there.
LITERALS_READY = "    is_initialized = 1;\n"

_OWN_INCLUDE = re.compile(r'^#include "__native\w*\.h"\n', re.M)
_GUARD = re.compile(r"#(?:ifndef|define) MYPYC_(?:NATIVE|LIBRT_INTERNAL)_\w+_H$|#endif$")
_PROTOTYPE = re.compile(r"^\w[\w *]*\bCPy(?:Def|Py)_\w+\(.*\);\n", re.M)
_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
# How an object without garbage collection dies, and how any object is made.
_DEALLOC = re.compile(
    r"static void\n(\w+)_dealloc\((\w+) \*self\)\n\{\n    CPy_TRASHCAN_BEGIN\(self, \w+\)\n"
    r"((?:    \w+_clear\(\(PyObject \*\)self\);\n)?)    Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\n"
    r"    CPy_TRASHCAN_END\(self\)\n    done: ;\n\}\n"
)
_ALLOC = re.compile(r"(self = \((\w+) \*\))type->tp_alloc\(type, 0\);")
# Code that runs once, and code that only checks what Python hands over: half of all C, and nothing to optimize.
_ONCE = re.compile(r"^(char CPyDef_\w+__top_level__\(void\) \{)$", re.M)
_FROM_PYTHON = re.compile(r"^( *)(PyObject \*CPyPy_\w+\(.*\{)$", re.M)
_ON_WORD = re.compile(r"\bCPyDef_(?:core___)?hand___(bits|lowest)\((cpy_r_\w+)\)")
_LOCAL = re.compile(r"\b(__tmp|__LL)(\d+)\b")
_WORD = re.compile(r"\w+")
_NO_WORD = re.compile(r"\W")
# The name that a declaration declares: a tuple's guard, a typedef's last word, a function or a variable.
_NAME = re.compile(
    r"#ifndef MYPYC_DECLARED_(\w+)\n"
    r"|typedef struct (?:\w+ )?\{(?s:.)*\} (\w+);\n"
    r"|extern [^;(]*?\b(\w+)(?:\(.*\)|(?:\[\w*\])*);\n"
)


def translation_units(
    modules: Mapping[str, Iterable[str]], library: str, headers: Iterable[str]
) -> dict[str, str]:
    """The text of each unit, the one that starts the library up among them.

    `modules` are the texts of the modules' C files by unit, `library` is the text of the one that belongs to none of
    them, `headers` are mypyc's external and its internal header.
    """
    texts: dict[str, str] = {}
    copying: list[str] = []
    for unit, parts in modules.items():
        array = f"CPyLiterals_{_NO_WORD.sub('_', unit)}"
        texts[unit], numbers = _numbered(_quickened(_OWN_INCLUDE.sub("", "".join(parts))), array)
        if numbers:
            copying.append(_copied(array, numbers))
    if LITERALS_READY not in library:
        raise ValueError("mypyc starts its library up in another way than it used to")
    filling = f"    {{\n{''.join(copying)}    }}\n"
    # It declares every function a second time and calls none of them.
    library = _PROTOTYPE.sub("", _OWN_INCLUDE.sub("", library))
    texts[LIBRARY] = library.replace(LITERALS_READY, filling + LITERALS_READY, 1)
    words = {unit: set(_WORD.findall(text)) for unit, text in texts.items()}
    mentions: dict[str, int] = {}
    for found in words.values():
        for word in found:
            mentions[word] = mentions.get(word, 0) + 1
    declarations = [item for header in headers for item in _declarations(header)]
    return {
        unit: PRELUDE + "".join(_needed(declarations, words[unit], mentions)) + text
        for unit, text in texts.items()
    }


def _quickened(text: str) -> str:
    """A unit that is faster to run, its small objects kept in pools and words of bits read in place, and to compile."""
    names = {struct: name for name, struct, _ in _DEALLOC.findall(text)}

    def allocate(match: re.Match[str]) -> str:
        name = names.get(match[2])
        return f"{match[1]}pool_get(&{name}_pool, CPyType_{name}, type);" if name else match[0]

    text = _DEALLOC.sub(
        r"static struct pool \1_pool;\nstatic void\n\1_dealloc(\2 *self)\n{\n\3"
        r"    pool_put(&\1_pool, CPyType_\1, (PyObject *)self);\n}\n",
        text,
    )
    text = _ONCE.sub(r'QUICKLY_COMPILED("O0") \1', text)
    text = _FROM_PYTHON.sub(r'\1QUICKLY_COMPILED("O1") \2', text)
    return _ON_WORD.sub(r"word_\1(\2)", _ALLOC.sub(allocate, text))


def _numbered(text: str, array: str) -> tuple[str, list[int]]:
    """A unit with its own numbers, in the order of appearance, and the numbers of its literals in mypyc's array."""
    locals_: dict[str, int] = {}
    literals: dict[int, int] = {}
    text = _LOCAL.sub(lambda match: f"{match[1]}{locals_.setdefault(match[2], len(locals_))}", text)
    text = _LITERAL.sub(lambda match: f"{array}[{literals.setdefault(int(match[1]), len(literals))}]", text)
    return (f"PyObject *{array}[{len(literals)}];\n" if literals else "") + text, list(literals)


def _copied(array: str, numbers: list[int]) -> str:
    return (
        f"        extern PyObject *{array}[];\n"
        f"        static const int of_{array}[] = {{{', '.join(map(str, numbers))}}};\n"
        f"        for (int i = 0; i < {len(numbers)}; i++) {array}[i] = CPyStatics[of_{array}[i]];\n"
    )


def _declarations(header: str) -> Iterator[tuple[str, str]]:
    """A header's declarations, each with the name it declares; what has no name is needed everywhere."""
    lines = iter(_OWN_INCLUDE.sub("", header).splitlines(keepends=True))
    for line in lines:
        item = line
        if line.startswith(("#ifndef MYPYC_DECLARED_", "typedef struct")):
            end = "#endif" if line.startswith("#") else "}"
            while not item.splitlines()[-1].startswith(end):
                item += next(lines)
        elif not line.strip() or _GUARD.match(line):
            continue
        match = _NAME.match(item)
        yield (next(filter(None, match.groups())) if match else ""), item


def _needed(
    declarations: list[tuple[str, str]], words: set[str], mentions: Mapping[str, int]
) -> Iterator[str]:
    """The declarations that these words ask for, and those that they ask for in turn."""
    wanted = set(words)
    found: list[str] = []
    for name, item in reversed(declarations):  # a declaration leans on earlier ones only
        if name and name not in wanted:
            continue
        wanted.update(_WORD.findall(item))
        if name in words and mentions[name] == 1 and item.startswith("extern ") and "(" in item:
            item = "static " + item.removeprefix("extern ")
        found.append(item)
    return reversed(found)
