"""The pad's script counts as the server does: the same entries, right and wrong, give the same figures and words."""

from typing import Any

from boneyard.core.rng import rng_for
from boneyard.pad import begin, settled, sheet, write
from boneyard.pad.pad import to_json
from boneyard.pad.sheet import has_pad
from browser.conftest import Invite
from support.browser.guests import DESK
from support.engine.matches import EDITIONS, seat_counts, values
from support.models.pad import scribbles

_TABLES = 6  # of each edition
_ENTRIES = 40
_RUN = """async (cases) => {
  const { begin, write, told } = await import('/static/pad/folding.js');
  const { settled } = await import('/static/pad/counting.js');
  return cases.map(({ printed, options, names, entries }) => {
    const sheet = settled(printed, options);
    let state = begin(sheet, names, 0);
    const whys = [], seen = [];
    for (const entry of entries) {
      const [after, why] = write(sheet, state, entry);
      state = after;
      whys.push(why);
      seen.push(told(sheet, state));
    }
    return { sheet, whys, seen };
  });
}"""


def _case(
    printed: dict[str, Any], options: dict[str, Any], seed: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A pad with what is scribbled on it, and what the server makes of that."""
    rng = rng_for(seed)
    page = settled(printed, options)
    names = [f"P{seat}" for seat in range(page["seats"])]
    entries = list(scribbles(page, lambda count: int(rng.below(count)), _ENTRIES))
    state = begin(page, names, 0)
    whys, seen = [], []
    for entry in entries:
        state, why = write(page, state, entry)
        whys.append(why)
        seen.append(to_json(page, state))
    sent = {"printed": printed, "options": options, "names": names, "entries": entries}
    return sent, {"sheet": page, "whys": whys, "seen": seen}


def test_the_script_counts_what_the_server_counts_in_every_edition(invite: Invite) -> None:
    guest = invite(DESK)
    guest.page.goto("/pad")
    written = 0
    for edition in [each for each in EDITIONS if has_pad(each)]:
        rng = rng_for(f"tables of {edition.name}")
        pairs = []
        for number in range(_TABLES):
            counts = seat_counts(edition)
            size, seats = counts[int(rng.below(len(counts)))]
            printed = sheet(edition, size, seats)
            names = {option["name"] for option in printed["options"]}
            options: dict[str, Any] = {}
            for option in edition.options(size, seats):
                if option.name in names and rng.below(2):
                    among = values(option)
                    value = among[int(rng.below(len(among)))]
                    options[option.name] = (
                        {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
                    )
            pairs.append(_case(printed, options, f"{edition.name} {number}"))
        found = guest.page.evaluate(_RUN, [sent for sent, _ in pairs])
        for (sent, expected), got in zip(pairs, found, strict=True):
            assert got == expected, (edition.name, sent["options"])
            written += sum(not why for why in expected["whys"])
    assert written > 1000, "most of what is scribbled should be entries that count"
