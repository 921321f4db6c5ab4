"""Whether this machine can compile C for this Python."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def interpreted_wanted() -> bool:
    """Whether the caller asks for no compiled code."""
    return os.environ.get("BONEYARD_INTERPRETED", "0") not in ("", "0")


def obstacle() -> str:
    """What keeps this machine from compiling, and the remedy after a bar; found by trying, not by looking for names."""
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
