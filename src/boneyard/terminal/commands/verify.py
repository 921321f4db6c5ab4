"""Whether the deals of a record are those that were promised before them, told round by round."""

from collections.abc import Sequence
from pathlib import Path

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.records.replay import read_file
from boneyard.records.seals import verify
from boneyard.terminal.console.console import Console


def show_verdict(console: Console, path: Path, noted: Sequence[str]) -> bool:
    """Say of every round whether it holds; whether all do, and every seal that was noted is among them."""
    text = read_file(path)
    try:
        found = verify(text)
    except BadRecord as bad:
        raise BadRecord(bad.line, bad.expected, bad.found, str(path)) from None
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from None
    for each in found:
        console.say(f"Round {each.round}: {each.says}")
        if each.seal:
            console.say(f"  seal {each.seal}", "dim")
    missing = [seal for seal in noted if seal.strip().lower() not in {each.seal.lower() for each in found}]
    for seal in missing:
        console.say(
            f"The seal you noted, {seal}, is none of these: something was changed after it was shown."
        )
    holds = not missing and all([each.holds is not False for each in found])
    if holds and not any([each.holds for each in found]):
        console.say("No shuffle is told in this file yet, so nothing could be checked.")
        return False
    if holds and noted:
        console.say("All of it holds, and the seals are those that you noted.")
    elif holds:
        console.say(
            "All of it holds. Compare the seals with those you saw before the rounds, or give them with --seal."
        )
    else:
        console.say("It does not hold.")
    return holds
