"""Compile the engine and the busiest pictures with mypyc, all or nothing: without a compiler all is interpreted."""

import hashlib
import math
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from compiler import interpreted_wanted, obstacle
from docstrings import with_docstrings
from translation_units import translation_units

# What is compiled, under src/boneyard.
COMPILED = (
    "core/**/*.py",
    "match.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/**/*_kernel.py",
    "adapters/rounds/*.py",
    *[f"pictures/{name}.py" for name in ("scene", "scene_diff", "families/lines")],
    *[
        f"pictures/layout/{name}.py"
        for name in ("shapes", "joints", "snake", "routes", "growth", "frame", "rack")
    ],
)
# File names that stay interpreted wherever they are: doors, tables and texts, read once, and refusals, which are rare.
INTERPRETED = (
    "__init__.py",
    "codes.py",
    "edition.py",
    "editions.py",
    "errors.py",
    "phrase.py",
    "position.py",
    "questions.py",
    "refusals.py",
)

# Folders whose modules call each other in their innermost loops: each becomes one translation unit and gets -O3.
# Every other module is a unit of its own and gets -O2.
TOGETHER = ("core", "core/*", "games/*", "games/*/*", "bots/*", "bots/*/*", "adapters/rounds")
# A folder with more C than this is divided, so that no edit takes long to compile; today none is, because calls between
# the parts are not inlined, which cost block three percent.
LARGEST_UNIT = 2_500_000  # characters

GENERATED = Path("build/mypyc")
LIBRARY = "boneyard"
# Nothing outside calls into the library, which its symbol table would otherwise allow; and no one here wrote this C,
# so a compiler need not warn of anything in it.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt", "-w"]

# Build steps that need no C, and the editable install, which would leave libraries in src/.
WITHOUT_C = {"egg_info", "dist_info", "sdist", "editable_wheel"}


def sources() -> list[str]:
    found = (path for pattern in COMPILED for path in Path("src/boneyard").glob(pattern))
    return sorted({str(path) for path in found if path.name not in INTERPRETED})


def extensions() -> list[Extension]:
    if interpreted_wanted() or WITHOUT_C & set(sys.argv):
        return []
    if sys.platform != "win32" and obstacle():
        print(f"error: {obstacle().partition('|')[0]}; building without compiled modules", file=sys.stderr)
        return []
    print("Checking types and writing C", flush=True)
    try:
        import mypyc.build

        modules: list[Any] = mypyc.build.mypycify(
            sources(), debug_level="0", multi_file=True, group_name=LIBRARY, target_dir=str(GENERATED)
        )
        library, *shims = modules
        library.sources = units([shim.name for shim in shims], library.sources)
    except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit when a type is wrong
        print(f"error: mypyc failed ({error}); building without compiled modules", file=sys.stderr)
        return []
    for module in modules:
        module.optional = True
        # build/ is kept between runs; these change the result without changing the generated C.
        module.depends = ["setup.py", mypyc.build.__file__]
        # A new compiler's new warning is no reason to lose the compiled engine.
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        # mypyc keeps some of these in a set: in another order they would look like another way to compile.
        module.include_dirs.sort()
    if sys.platform != "win32":
        library.extra_compile_args += FLAGS
    return modules


def units(modules: list[str], files: list[str]) -> list[str]:
    """Write the library's translation units into folders named by how they are optimized, and list their files."""
    from mypyc.namegen import exported_name

    def native(name: str, suffix: str = "c") -> str:
        return (GENERATED / f"__native_{name}.{suffix}").read_text("utf-8")

    folders: dict[str, list[str]] = {}
    for module in modules:
        *folder, name = module.split(".")[1:]
        hot = any(fnmatch("/".join(folder), pattern) for pattern in TOGETHER)
        unit = "O3/" + "_".join(folder) if hot else "O2/" + "_".join([*folder, name])
        source = Path("src", *module.split(".")).with_suffix(".py").read_text("utf-8")
        folders.setdefault(unit, []).append(with_docstrings(native(exported_name(module)), source))
    parts = {unit: part for folder, texts in folders.items() for unit, part in divided(folder, texts)}
    headers = [native(LIBRARY, "h"), native(f"internal_{LIBRARY}", "h")]
    texts = translation_units(parts, native(LIBRARY), headers)
    runtime = [Path(file) for file in files if not Path(file).name.startswith("__native_")]
    texts["O3/runtime"] = "".join(path.read_text("utf-8") for path in runtime)

    written = {GENERATED / "units" / f"{unit}.c": text for unit, text in texts.items()}
    for old in set((GENERATED / "units").glob("*/*.c")) - set(written):
        old.unlink()
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
    return sorted(map(str, written))


def divided(folder: str, texts: list[str]) -> list[tuple[str, list[str]]]:
    """A folder's C in parts of about the same size, each with a name."""
    whole = sum(map(len, texts))
    count = math.ceil(whole / LARGEST_UNIT)
    parts: list[list[str]] = [[] for _ in range(count)]
    before = 0
    for text in texts:
        parts[(before + len(text) // 2) * count // whole].append(text)
        before += len(text)
    return [(f"{folder}_{number}" if number else folder, part) for number, part in enumerate(parts) if part]


class FreshBuildPy(build_py):
    """Starts from an empty copy, so that a module deleted from src does not survive in build/."""

    def run(self) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()
        super().run()


class WholeBuildExt(build_ext):
    """Compiles what has changed, side by side, and keeps every compiled module or none: they share one library."""

    failed = False

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        if compiler.compiler_type == "unix" and shutil.which("ccache"):
            compiler.set_executable("compiler_so", ["ccache", *compiler.compiler_so])
        objects = self.compiled(compiler)
        compiler.compile = lambda files, **_: [objects[file] for file in files]
        super().build_extensions()

    def compiled(self, compiler: Any) -> dict[str, str]:
        """The object file of each C file: kept from before or made now, those that take longest first."""
        from mypy.version import __version__

        kept = Path(self.build_temp, "objects")
        kept.mkdir(parents=True, exist_ok=True)
        objects: dict[str, str] = {}
        waiting: list[tuple[int, str, list[str], list[str]]] = []
        for module in self.extensions:
            for file in module.sources:
                level = Path(file).parent.name if GENERATED / "units" in Path(file).parents else "O1"
                flags = [
                    *module.extra_compile_args,
                    *([f"-{level}"] if compiler.compiler_type == "unix" else []),
                ]
                text = Path(file).read_bytes()
                # By content: neither a checkout's new time stamps nor an edit that changes no C compile anything.
                about = (
                    getattr(compiler, "compiler_so", ""),
                    flags,
                    module.include_dirs,
                    sys.version,
                    __version__,
                )
                key = hashlib.sha256(repr(about).encode() + text).hexdigest()[:16]
                objects[file] = str(kept / f"{file.replace(os.sep, '.')}.{key}{compiler.obj_extension}")
                if not Path(objects[file]).exists():
                    waiting.append((len(text), file, flags, module.include_dirs))
        waiting.sort(reverse=True)

        def make(file: str, flags: list[str], folders: list[str]) -> None:
            (made,) = compiler.compile(
                [file], output_dir=self.build_temp, include_dirs=folders, extra_postargs=flags
            )
            os.replace(made, objects[file])  # so the file is never half written

        print(f"Compiling: 0 of {len(waiting)} files", flush=True)
        with ThreadPoolExecutor(self.parallel) as pool:
            futures = [pool.submit(make, file, flags, folders) for _, file, flags, folders in waiting]
            try:
                for number, future in enumerate(as_completed(futures), 1):
                    future.result()
                    print(f"Compiling: {number} of {len(waiting)} files", flush=True)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        for old in set(map(str, kept.iterdir())) - set(objects.values()):
            Path(old).unlink()
        return objects

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
        if self.failed:
            # Then the wheel works on every machine, and its name has to say so.
            vars(self.get_finalized_command("bdist_wheel"))["root_is_pure"] = True
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
