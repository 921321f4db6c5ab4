"""The store: the one door to everything that is kept, a class for each subject behind it."""

from boneyard.server.storage.chat import ChatLines
from boneyard.server.storage.database import Database
from boneyard.server.storage.households import Households
from boneyard.server.storage.orders import Orders
from boneyard.server.storage.pads import Pads
from boneyard.server.storage.results import Results
from boneyard.server.storage.shared_records import SharedRecords
from boneyard.server.storage.tables import Tables


class Store:
    """Everything a server stores.

    Reads answer at once and block: call them with `asyncio.to_thread`. Writes give a future that is done once
    they are committed; only then may anyone learn of them.
    """

    def __init__(self, url: str, own_folder: bool = True) -> None:
        self.database = Database(url, own_folder)
        self.tables = Tables(self.database)
        self.chat = ChatLines(self.database)
        self.results = Results(self.database)
        self.households = Households(self.database)
        self.shared_records = SharedRecords(self.database)
        self.pads = Pads(self.database)
        self.orders = Orders(self.database)

    def open(self) -> None:
        """Bring the database up to date, and start to write."""
        self.database.open()

    def close(self) -> None:
        """Commit everything pending, and close the database."""
        self.database.close()
