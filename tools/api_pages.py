"""Write the API reference into build/docs, from the docstrings of the installed package (`make docs`)."""

import sys
from pathlib import Path

import pdoc

# What a user of the library imports; the packages behind it are for readers of the source.
MODULES = (
    "boneyard",
    "boneyard.core",
    "boneyard.catalog",
    "boneyard.households",
    "boneyard.records",
    "boneyard.words",
    "boneyard.pictures",
    "boneyard.bots",
    "boneyard.review",
    "boneyard.pad",
    "boneyard.lab",
    "boneyard.client",
)


def main() -> int:
    folder = Path("build/docs") if len(sys.argv) < 2 else Path(sys.argv[1])
    pdoc.pdoc(*MODULES, output_directory=folder)
    print(f"The API reference is in {folder}/index.html.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
