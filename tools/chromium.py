"""Find a Chromium for the tests in a real browser, or fetch one; prints where it is (`make test` calls this)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The shell without windows comes first: it does the same work with a fifth less of the processor's time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ADVICE = (
    "No Chromium was found, and none could be installed. Install Chromium or Chrome, "
    "or say where one is: make test BONEYARD_BROWSER=/path/to/chrome."
)


def find() -> Path | None:
    """The browser that is here already: the one named by the caller, the system's, or Playwright's own."""
    named = os.environ.get("BONEYARD_BROWSER", "")
    if named:
        found = shutil.which(named)
        if found is None:
            raise SystemExit(f"BONEYARD_BROWSER is {named!r}, and there is no such program: name a Chromium.")
        return Path(found)
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return _playwrights()


def _playwrights() -> Path | None:
    """Where Playwright keeps its browser, if it has fetched one."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as driver:
        path = Path(driver.chromium.executable_path)
    return path if path.is_file() else None


def fetch() -> Path | None:
    """Install Debian's package if we may, otherwise let Playwright fetch its own."""
    for commands in (*_debian(), [[sys.executable, "-m", "playwright", "install", "chromium"]]):
        if all(_ran(command) for command in commands):
            found = find()
            if found is not None:
                return found
    return None


def _debian() -> tuple[list[list[str]], ...]:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root or shutil.which("apt-get") is None or not Path("/etc/debian_version").is_file():
        return ()
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    # Older releases of Debian have no package of the shell alone.
    return [["apt-get", "update", "-qq"], [*install, "chromium-headless-shell"]], [[*install, "chromium"]]


def _ran(command: list[str]) -> bool:
    print(" ".join(command), file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdout=sys.stderr, env=quiet, check=False).returncode == 0


def main() -> None:
    """Print the path of a Chromium, fetching one if necessary."""
    found = find() or fetch()
    if found is None:
        raise SystemExit(ADVICE)
    print(found)


if __name__ == "__main__":
    main()
