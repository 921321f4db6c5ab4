"""If an extra is missing, the import says in one sentence what to install."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules[{library!r}] = None
try:
    import boneyard.adapters.{adapter}
except ImportError as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("adapter", "library", "says"),
    [
        (
            "pettingzoo",
            "pettingzoo",
            "This environment needs PettingZoo: pip install 'boneyard[pettingzoo]'.",
        ),
        ("gymnasium", "gymnasium", "This environment needs Gymnasium: pip install 'boneyard[gymnasium]'."),
        ("open_spiel", "pyspiel", "This environment needs OpenSpiel: pip install 'boneyard[open_spiel]'."),
        ("batch", "numpy", "A batch needs numpy and librt: pip install 'boneyard[batch]'."),
        ("batch", "librt.vecs", "A batch needs numpy and librt: pip install 'boneyard[batch]'."),
    ],
)
def test_an_extra_that_is_missing_is_named(adapter: str, library: str, says: str) -> None:
    program = PROGRAM.format(library=library, adapter=adapter)
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == says
