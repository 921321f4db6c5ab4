"""For the server's operator: whether it can take guests, and its metrics for Prometheus."""

from asyncio import shield
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address

from fastapi import APIRouter, Request
from starlette.responses import Response

from boneyard.core.phrase import marked
from boneyard.server.http.body import json_response
from boneyard.server.http.errors import Refused
from boneyard.server.metrics import CONTENT_TYPE, Family, Sample, exposition, gauge, process_families
from boneyard.server.pages.caller import services_of
from boneyard.server.protocol.services import BOTS, Services
from boneyard.words.language import _

router = APIRouter()

NOT_YOURS = marked("These numbers are for the operator of this server, who can change that with --metrics.")
NO_WRITER = marked("This server doesn't take guests right now, because nothing can be saved.")
NO_WORKERS = marked(
    "This server doesn't take guests right now, because it can't start a process for its bots."
)


@router.get("/ready", include_in_schema=False)
async def ready(request: Request) -> Response:
    """Whether to send guests here: moves can be saved, and bots can think. Not while a server starts or closes."""
    services = services_of(request)
    if not services.store.database.writer.alive:
        raise Refused(503, _(NO_WRITER))
    await shield(services.store.database.check())  # refuses with a sentence of its own
    if not await services.pools[BOTS].check():
        raise Refused(503, _(NO_WORKERS))
    return json_response({"ready": True})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The numbers of this server."""
    if not _may_read(request):
        raise Refused(403, _(NOT_YOURS))
    services = services_of(request)
    text = exposition([*_families(services), *process_families()])
    return Response(text, headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)


def _may_read(request: Request) -> bool:
    """Whether this reader may see the metrics; not through a proxy, whose guests look local."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        address = ip_address(request.client.host.partition("%")[0] if request.client else "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any([address in network for network in request.app.state.metrics_readers])


def _families(services: Services) -> Iterator[Family]:
    counted, tables, writer = services.metrics, services.tables, services.store.database.writer
    yield Family("boneyard_requests_total", "counter", "Requests answered.", counted.requests.samples())
    yield Family(
        "boneyard_refusals_total",
        "counter",
        "What was refused: messages by kind, requests by status, WebSockets by close code.",
        services.refusals.by_kind.samples(),
    )
    yield Family("boneyard_moves_total", "counter", "Moves accepted.", counted.moves.samples())
    yield gauge("boneyard_sockets", "Open WebSockets.", counted.sockets)
    yield gauge("boneyard_tables", "Tables in memory.", len(tables))
    yield Family(
        "boneyard_seats",
        "gauge",
        "Seats at the tables in memory, by who plays there; present are those with someone connected.",
        [Sample("", {"kind": kind}, number) for kind, number in tables.occupancy().items()],
    )
    yield gauge("boneyard_writer_alive", "1 while the database is written to.", writer.alive)
    yield Family(
        "boneyard_commit_seconds",
        "histogram",
        "How long a commit takes; one may hold many moves.",
        counted.commits.samples(),
    )
    yield Family(
        "boneyard_jobs_waiting",
        "gauge",
        "Jobs that wait for a worker.",
        [Sample("", {"pool": name}, pool.waiting) for name, pool in services.pools.items()],
    )
    yield Family(
        "boneyard_job_seconds",
        "histogram",
        "How long a job keeps its worker.",
        [sample for name, pool in services.pools.items() for sample in pool.seconds.samples({"pool": name})],
    )
    yield Family(
        "boneyard_loop_lag_seconds",
        "histogram",
        "How late the event loop gets to what is due.",
        counted.lag.samples(),
    )
