"""Who asks for what of a table: the house, the table of an address, and the asker's seat there."""

from fastapi import Request

from boneyard.server.house import House
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.identity import bearer
from boneyard.server.live.table import LiveTable

NO_TABLE = "There is no such table, or its link was cut short: ask for the link again."


def house_of(request: Request) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


async def table_of(request: Request, table: str) -> LiveTable:
    """The table of an address; refuses where there is none."""
    found = await house_of(request).table(table)
    if found is None:
        raise Refused(404, NO_TABLE)
    return found


def base(request: Request) -> str:
    """This server's address as the asker knows it."""
    return house_of(request).settings.address.rstrip("/") or str(request.base_url).rstrip("/")


def seat_of(request: Request, table: LiveTable) -> int | None:
    """The seat of who asks: by a program's token, else by the cookie."""
    token = bearer(request.headers.get("authorization"))
    if token is None:
        return table.seat_of(identity.known(request))
    found = house_of(request).players.read_token(token)
    return found.seat if found is not None and found.table == table.id else None
