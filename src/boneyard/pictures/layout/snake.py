"""Arms in rows: each runs to the table's edge, steps into the next row and runs back; so it never meets itself.

Rows lie so far apart that doubles across in two neighboring rows do not touch. Of a plain line one arm steps down and
the other up. Round a spinner four arms share the table like the sails of a windmill, each with its own quarter.
"""

from boneyard.pictures.layout.joints import GAP, Port, Put, ends_of, port_beyond
from boneyard.pictures.layout.shapes import WAYS, Shape

# How far from a spinner the rows beside it turn; a row may run over by a little more than a tile before it does.
_ASIDE = 4.0  # of the arms that left it sideways
_ABOVE = 2.3  # of those that left it by its ends


def line_port(port: Port, edge: float) -> Port:
    """An end of the first tile, with the rows that its arm will keep to."""
    return port._replace(row=port.way, step=(port.way + 2) % 8, low=-edge, high=edge)


def next_put(port: Port, double: bool) -> Put:
    """Where the next tile of an arm goes."""
    dx, dy = WAYS[port.way]
    along, across = (0.5, 1.0) if double else (1.0, 0.5)
    if port.drifts and port.run <= 0:
        return _into_row(port, double)
    if port.drifts or double or _inside(port):
        out = along + GAP
        shape = Shape(port.x + out * dx, port.y + out * dy, port.way, along, across)
        return Put(shape, port.way, 0.0, port)
    _, ey = WAYS[port.step]
    x, y = port.x + (0.5 + GAP) * dx, port.y + 0.5 * ey
    return Put(Shape(x, y, port.step, 1.0, 0.5), port.step, 0.0, port)


def _inside(port: Port) -> bool:
    return port.x + 2 <= port.high if port.way == 0 else port.x - 2 >= port.low


def _into_row(port: Port, double: bool) -> Put:
    """The first tile of a row; a double lies along it, because it lies across the step that leads there."""
    way = (port.row + 4) % 8
    ex, _ = WAYS[way]
    _, dy = WAYS[port.way]
    y = port.y + (0.5 + GAP) * dy
    x = port.x if double else port.x + 0.5 * ex
    return Put(Shape(x, y, way, 1.0, 0.5), way, 0.0, port)


def port_after(put: Put, double: bool) -> Port:
    """The open end of an arm after a tile, with what it has to remember of its way."""
    port = put.port
    ahead = port_beyond(put.shape, put.way, port, double)
    stepping = put.way == port.step
    row = port.row if stepping else put.way
    run = port.run - 1 if stepping and port.drifts else 0
    return ahead._replace(row=row, step=port.step, drifts=stepping, low=port.low, high=port.high, run=run)


def spinner_ports(shape: Shape, way: int, edge: float, run: int) -> list[Port]:
    """The ends of a spinner: one arm goes up and then to the right, the other down and then to the left."""
    found = []
    for port in ends_of(shape, way):
        up = port.way == 6
        low, high = (shape.x + _ABOVE, edge) if up else (-edge, shape.x - _ABOVE)
        found.append(
            port._replace(row=4 if up else 0, step=port.way, drifts=True, low=low, high=high, run=run)
        )
    return found


def beside(port: Port, x: float) -> Port:
    """An arm that has to keep to its side of a spinner from now on."""
    if port.step == 6 and port.high > x:
        return port._replace(high=x - _ASIDE)
    return port._replace(low=x + _ASIDE) if port.step == 2 and port.low < x else port
