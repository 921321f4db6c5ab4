"""What pyproject.toml asks for: `requirements.py build terminal` prints it for the build and one extra."""

import sys
import tomllib
from pathlib import Path


def requirements(names: list[str]) -> list[str]:
    """The lines that pip understands, for the build or for extras of this project."""
    table = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
    project = table["project"]
    groups = {**project["optional-dependencies"], "build": table["build-system"]["requires"]}
    found: list[str] = list(project["dependencies"])
    for name in names:
        for line in groups[name]:
            # An extra may lean on another one of this project.
            inner = line.removeprefix(f"{project['name']}[").removesuffix("]")
            found += [line] if inner == line else requirements([inner])
    return list(dict.fromkeys(found))


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
