"""`python -m boneyard`, and the command `boneyard`: the command line, or a hint at what to install for it."""

import sys

# What the command line needs beside a plain install: the extra `terminal` of pyproject.toml.
_NEEDED = ("typer", "click", "rich", "platformdirs")


def main() -> None:
    """Run the command line; without its packages, say in one sentence what to install."""
    try:
        from boneyard.terminal.cli import main as run
    except ModuleNotFoundError as problem:
        if problem.name not in _NEEDED:
            raise
        print(
            f"boneyard: The command line needs {problem.name}, which a plain install leaves out: "
            "run pip install 'boneyard[terminal]'.",
            file=sys.stderr,
        )
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
