"""`python -m boneyard` is the command line."""

from boneyard.terminal.cli import main

if __name__ == "__main__":
    main()
