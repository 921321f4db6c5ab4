"""Games on one layout: block, draw, muggins, bergen, matador, sebastopol, tiddle-a-wink and chickenfoot."""
