"""Compile the engine and the busiest pictures with mypyc, all or nothing: without a compiler all is interpreted."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What is compiled, under src/boneyard.
COMPILED = (
    "core/*.py",
    "match.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/**/*_kernel.py",
    *[f"pictures/{name}.py" for name in ("scene", "scene_diff", "families/lines")],
    *[f"pictures/layout/{name}.py" for name in ("shapes", "joints", "snake", "routes", "growth", "frame", "rack")],
)
# File names that stay interpreted wherever they are: doors, tables and texts, read once.
INTERPRETED = ("__init__.py", "edition.py", "editions.py", "phrases.py", "questions.py")

# Calls inside the one library need not go through its symbol table, and small functions may be inlined freely.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-finline-limit=1000"]

# Without this, a State that dies deep inside other dying objects corrupts memory: mypyc gives every class the trashcan
# of CPython, which up to 3.12 writes into the GC header that classes marked acyclic do not have.
HEADER = Path("build/mypyc/no_trashcan_without_gc.h")
HEADER_TEXT = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc) Py_TRASHCAN_BEGIN_CONDITION( \\
    op, PyType_IS_GC(Py_TYPE(op)) && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc))
#endif
"""

# Build steps that need no C, and the editable install, which would leave libraries in src/.
WITHOUT_C = {"egg_info", "dist_info", "sdist", "editable_wheel"}


def sources() -> list[str]:
    found = (path for pattern in COMPILED for path in Path("src/boneyard").glob(pattern))
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    if os.environ.get("BONEYARD_INTERPRETED", "0") not in ("", "0") or WITHOUT_C & set(sys.argv):
        return []
    try:
        import mypyc.build

        modules: list[Any] = mypyc.build.mypycify(
            sources(), opt_level="3", debug_level="0", group_name="boneyard", target_dir="build/mypyc"
        )
    except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit when a type is wrong
        print(f"error: mypyc failed ({error}); building without compiled modules", file=sys.stderr)
        return []
    HEADER.parent.mkdir(parents=True, exist_ok=True)
    HEADER.write_text(HEADER_TEXT, encoding="utf-8")
    flags = [f"/FI{HEADER.resolve()}"] if sys.platform == "win32" else [*FLAGS, "-include", str(HEADER)]
    for module in modules:
        module.optional = True
        # build/ is kept between runs; these change the result without changing the generated C.
        module.depends = [*module.depends, "setup.py", mypyc.build.__file__]
        # A new compiler's new warning is no reason to lose the compiled engine.
        kept = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        module.extra_compile_args = [*kept, *flags]
    return modules


class FreshBuildPy(build_py):
    """Starts from an empty copy, so that a module deleted from src does not survive in build/."""

    def run(self) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()
        super().run()


class WholeBuildExt(build_ext):
    """Keeps either every compiled module or none: they share one library and fail without it."""

    failed = False

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.failed = True
            print(f"error: {error}; building without compiled modules", file=sys.stderr)
        wanted = set() if self.failed else {Path(path).resolve() for path in self.get_outputs()}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.suffix in (".so", ".pyd") and path not in wanted:
                path.unlink()


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": WholeBuildExt, "build_py": FreshBuildPy},
    options={"egg_info": {"egg_base": "build"}},  # src/ holds sources only
)
