"""Converts an SVG to a PNG, if the package for it is installed."""

from importlib import import_module

from boneyard.core.errors import BadSetup


def png(drawn: str) -> bytes:
    """The bytes of the PNG."""
    try:
        converter = import_module("resvg_py")
    except ImportError:
        raise BadSetup(
            "A .png needs the package resvg_py: `pip install 'boneyard[pictures]'`. A .svg doesn't."
        ) from None
    return bytes(converter.svg_to_bytes(svg_string=drawn))
