"""Messages as JSON text."""

import orjson


def text_of(thing: object) -> str:
    """Anything as JSON."""
    return orjson.dumps(thing).decode()
