"""The figures of a match, asked for when it is over and never before."""

from typing import TYPE_CHECKING

from boneyard.core.errors import Illegal
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import Message
from boneyard.words.stats import as_data, figures

if TYPE_CHECKING:
    from boneyard.server.house import House


async def show(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Tell a viewer, a watcher too, how the match went in numbers."""
    match = table.match
    if match is None or match.result is None:
        raise Illegal("How it went in numbers is told when the match is over.")
    if table.figured[0] != table.ply:  # counted once, whoever asks
        found = {"type": "figures", "ply": table.ply, **as_data(figures(match))}
        table.figured = (table.ply, text_of(found))
    viewer.tell(table.figured[1])
