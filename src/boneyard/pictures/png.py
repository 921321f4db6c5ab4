"""Converts an SVG to a PNG, if the package for it is installed."""

from importlib import import_module

from boneyard.core.errors import BadSetup
from boneyard.words.language import _


def png(drawn: str) -> bytes:
    """The bytes of the PNG."""
    try:
        converter = import_module("resvg_py")
    except ImportError:
        raise BadSetup(
            _(
                "A .png file needs another package: {command}. An .svg file doesn't.",
                command="pip install 'boneyard[pictures]'",
            )
        ) from None
    return bytes(converter.svg_to_bytes(svg_string=drawn))
