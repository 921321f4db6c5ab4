"""What a request is about: the server's services, the table of an address, and the visitor's seat there."""

from fastapi import Request

from boneyard.core.phrase import marked
from boneyard.server.http import identity
from boneyard.server.http.errors import Refused
from boneyard.server.http.identity import bearer
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.services import Services
from boneyard.words.language import _

NO_TABLE = marked("There's no such table, or its link is incomplete. Ask for the link again.")


def services_of(request: Request) -> Services:
    """The parts of the server that is asked."""
    services: Services = request.app.state.services
    return services


async def table_of(request: Request, table: str) -> LiveTable:
    """The table at an address; refuses if there isn't one."""
    found = await services_of(request).tables.get(table)
    if found is None:
        raise Refused(404, _(NO_TABLE))
    return found


def base(request: Request) -> str:
    """This server's address as the visitor knows it."""
    return services_of(request).settings.address.rstrip("/") or str(request.base_url).rstrip("/")


def seat_of(request: Request, table: LiveTable) -> int | None:
    """The visitor's seat, by API token or session cookie."""
    token = bearer(request.headers.get("authorization"))
    if token is None:
        return table.seat_of(identity.known(request))
    found = services_of(request).players.read_token(token)
    return None if found is None else table.seat_of_token(*found)
