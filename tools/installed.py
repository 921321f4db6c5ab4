"""Say in one line how Boneyard was installed, and note for later runs how it was meant to be.

`installed.py wanted` prints "compiled" or "interpreted", whichever this machine can have;
`installed.py note FILE` prints the line and writes that word into FILE.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SLOWER = "Boneyard is installed interpreted, about 20 times slower"


def obstacle() -> str:
    """What keeps this machine from compiling, if anything; found by trying, not by looking for names."""
    include = sysconfig.get_path("include")
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    with tempfile.TemporaryDirectory() as folder:

        def compiles(text: str) -> bool:
            (Path(folder) / "probe.c").write_text(text, "utf-8")
            try:
                done = subprocess.run(
                    [*command, "-I", include, "-c", "probe.c", "-o", "probe.o"],
                    cwd=folder,
                    capture_output=True,
                    check=False,
                )
            except OSError:
                return False
            return done.returncode == 0 and (Path(folder) / "probe.o").exists()

        if compiles("#include <Python.h>\n"):
            return ""
        if compiles("int probe(void) { return 0; }\n"):
            return "No Python headers found (Python.h)|install them"
        return "No C compiler found|install gcc"


def main(job: str, file: str = "") -> None:
    asked = os.environ.get("BONEYARD_INTERPRETED", "0") not in ("", "0")
    missing = "" if asked else obstacle()
    wanted = "interpreted" if asked or missing else "compiled"
    if job == "wanted":
        print(wanted)
        return

    import boneyard.core.tile

    if str(boneyard.core.tile.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        print("Boneyard is installed compiled.")
    elif asked:
        print("Boneyard is installed interpreted, as BONEYARD_INTERPRETED asks.")
    elif missing:
        what, remedy = missing.split("|")
        print(f"{what}: {SLOWER}; {remedy} and run `make install` again.")
    else:
        print(f"Compiling failed: {SLOWER}; build/install.log tells why.")
    Path(file).write_text(wanted + "\n", "utf-8")


main(*sys.argv[1:])
