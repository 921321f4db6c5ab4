"""The WebSocket close codes this server uses."""

from typing import Final

DONE: Final = 1000


POLICY: Final = 1008


TRY_AGAIN: Final = 1013
