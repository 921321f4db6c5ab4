"""Which household's edition is meant by what a form or a program says: one that is kept, or the one of a table."""

from starlette.requests import Request

from boneyard.core.errors import BadSetup
from boneyard.server import households, visitors
from boneyard.server.households import Saved
from boneyard.server.wishing import Pick

KEPT, AT_TABLE = "house.", "t."  # before the id of an edition that is kept, and of a table that plays one


async def own_picks(request: Request, wanted: str) -> list[Pick]:
    """The editions that who asks keeps, and the one that is wanted where it is somebody else's."""
    house = request.app.state.house
    kept = await households.of(house.store, visitors.known(request))
    found = [pick_of(each) for each in kept]
    if wanted not in [each.value for each in found]:
        other = await picked(request, wanted)
        found += [] if other is None else [other]
    return found


async def picked(request: Request, wanted: str) -> Pick | None:
    """The household's edition that is wanted; None where a published one is."""
    house = request.app.state.house
    if wanted.startswith(KEPT):
        saved = await households.found(house.store, wanted.removeprefix(KEPT))
        if saved is None:
            raise BadSetup("There is no such edition of a household, or its link was cut short.")
        return pick_of(saved)
    if wanted.startswith(AT_TABLE):
        table = await house.table(wanted.removeprefix(AT_TABLE))
        if table is None or not table.household:
            raise BadSetup("That table does not play a household's own edition.")
        return Pick(wanted, table.edition, table.household)
    return None


def pick_of(saved: Saved) -> Pick:
    """A kept edition as a form offers it."""
    return Pick(f"{KEPT}{saved.id}", saved.household.edition, saved.household.text)
