"""Install Debian's Firefox and WebKit for `make test-browsers`, where they are not here yet."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# A program that shows that a package is here, and the package.
NEEDED = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}
# Firefox under its usual name does as well.
INSTEAD = {"firefox-esr": "firefox"}


def missing() -> list[str]:
    """The packages whose programs are not here."""
    return [
        package
        for program, package in NEEDED.items()
        if shutil.which(program) is None and shutil.which(INSTEAD.get(program, program)) is None
    ]


def main() -> int:
    """Install what is missing, or say what to install."""
    packages = missing()
    if not packages:
        return 0
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    root = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if (
        Path("/etc/debian_version").is_file()
        and shutil.which("apt-get")
        and (not root or shutil.which("sudo"))
    ):
        print(f"Installing {', '.join(packages)}.", flush=True)
        for command in (["apt-get", "update", "-qq"], install):
            if subprocess.run([*root, *command], stdout=subprocess.DEVNULL, check=False).returncode:
                break
    if missing():
        print(
            f"These tests need {', '.join(missing())}: install the packages of these names.", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
