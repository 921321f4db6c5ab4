"""What a client's message does: one function for each type of request, and the answers to it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from boneyard.core.errors import BadSetup, BoneyardError, Code, Illegal, NotYourTurn, Unreadable
from boneyard.core.phrase import marked
from boneyard.server.assist import hints, rule_behind, solver
from boneyard.server.assist.line_up import line_up
from boneyard.server.assist.rule_behind import Rule
from boneyard.server.http.errors import TOO_DEEP
from boneyard.server.live import dealer
from boneyard.server.live.actions import moves as actions
from boneyard.server.live.actions import seats, takebacks
from boneyard.server.live.actions.moves import Act
from boneyard.server.live.table import PAST, Stale
from boneyard.server.protocol import requests
from boneyard.server.protocol.connection import TableConnection
from boneyard.server.protocol.messages import (
    AcceptedMessage,
    HintMessage,
    LineupMessage,
    PongMessage,
    RecordMessage,
    RefusalKind,
    RefusedMessage,
    SolutionMessage,
    WhyMessage,
    WinnableAnswer,
    WinnableMessage,
)
from boneyard.server.protocol.requests import (
    LONGEST_ID,
    AnswerRequest,
    ChangeRequest,
    ClientRequest,
    CommitRequest,
    ConsultRequest,
    DealRequest,
    EnoughRequest,
    EventRequest,
    FiguresRequest,
    HintRequest,
    HostRequest,
    LeaveRequest,
    LineupRequest,
    LookRequest,
    Malformed,
    MoveRequest,
    PingRequest,
    RecordRequest,
    RedoRequest,
    RematchRequest,
    RemoveRequest,
    ResignRequest,
    RevealRequest,
    RevokeRequest,
    RunRequest,
    SayRequest,
    SeatRequest,
    SettleRequest,
    ShapeRequest,
    ShufflesRequest,
    SkipRequest,
    SolutionRequest,
    TouchRequest,
    UndoRequest,
    WhyRequest,
    WinnableRequest,
)
from boneyard.server.protocol.services import Services
from boneyard.server.protocol.snapshot import buttons
from boneyard.server.workers.jobs.bots import BotAnswer
from boneyard.server.workers.jobs.solver import SolverAnswer
from boneyard.words import viewer
from boneyard.words.language import _
from boneyard.words.refusals import STRANGER, reader, render
from boneyard.words.solitaire import outlook

log = logging.getLogger(__name__)

WATCHING: Final = marked("You're watching. Only players at the table can do that.")
TOO_MUCH: Final = marked("That's too much at once. Wait a moment and send it again.")

_NO_SEAT: Final = -1  # of a host who only watches

_later: Final[set[asyncio.Task[None]]] = (
    set()
)  # slow answers; a task without a reference may be garbage-collected


async def receive(services: Services, connection: TableConnection, raw: str | bytes) -> None:
    """Carry out a message's request and answer it; anything wrong is answered with a sentence."""
    request: ClientRequest | None = None
    try:
        request = _decode(connection, raw)
        log.debug(
            "Seat %s sent a %s at ply %d.", connection.seat, type(request).__name__, connection.table.ply
        )
        await _HANDLERS[type(request)](services, connection, request)
    except (Malformed, RecursionError) as problem:
        services.refusals.add(RefusalKind.MALFORMED)
        connection.count_malformed()
        why = _(TOO_DEEP) if isinstance(problem, RecursionError) else str(problem)
        refuse(connection, RefusalKind.MALFORMED, why, _id_in(raw))
    except Stale as problem:
        services.refusals.add(RefusalKind.STALE)
        refuse(connection, RefusalKind.STALE, str(problem), _id_in(raw))
        connection.position_changed()
    except BoneyardError as problem:
        services.refusals.add(kind_of(problem))
        log.debug("Seat %s was refused: %s.", connection.seat, kind_of(problem))
        match = connection.table.match
        rule = None
        if isinstance(request, MoveRequest):
            rule = rule_behind.behind_refusal(connection.table, connection.seat, request.move, problem)
        why = render(problem, reader(match, connection.seat) if match else STRANGER)
        refuse(connection, kind_of(problem), why, _id_in(raw), rule, problem.code)


def refuse_excess(services: Services, connection: TableConnection, raw: str | bytes) -> None:
    """Refuse a message that came too soon after others, without doing any of it."""
    services.refusals.add(RefusalKind.TOO_MUCH)
    refuse(connection, RefusalKind.TOO_MUCH, _(TOO_MUCH), _id_in(raw))


def refuse(
    connection: TableConnection,
    kind: RefusalKind,
    why: str,
    id: str | UnsetType = UNSET,
    rule: Rule | None = None,
    code: Code | None = None,
) -> None:
    """Answer that nothing happened, and why."""
    connection.send(
        RefusedMessage(
            ply=connection.table.ply,
            why=why,
            kind=kind,
            code=code or kind,
            stale=kind is RefusalKind.STALE,
            rule=UNSET if rule is None else rule,
            id=id,
        )
    )


def kind_of(problem: BoneyardError) -> RefusalKind:
    """What kind of refusal it is."""
    for error, kind in _KINDS.items():
        if isinstance(problem, error):
            return kind
    return RefusalKind.UNAVAILABLE  # it could not be written, or found out, just now


_KINDS: Final[dict[type[BoneyardError], RefusalKind]] = {
    Malformed: RefusalKind.MALFORMED,
    Stale: RefusalKind.STALE,
    NotYourTurn: RefusalKind.NOT_YOUR_TURN,
    Illegal: RefusalKind.ILLEGAL,
    Unreadable: RefusalKind.UNREADABLE,
    BadSetup: RefusalKind.IMPOSSIBLE,
}


def _decode(connection: TableConnection, raw: str | bytes) -> ClientRequest:
    request = requests.decode(raw, connection.table)
    if isinstance(request, EventRequest):
        if connection.seat is None and not _may_without_seat(connection, request):
            raise Unreadable(_(WATCHING) if not isinstance(request, SayRequest) else _(_WATCHING_CHAT))
        if not request.id.isprintable():  # it is kept with the event, and not every database takes everything
            raise Malformed(_('An "id" is made of printable characters.'))
    elif isinstance(request, TouchRequest | WhyRequest | HintRequest) and request.ply != connection.table.ply:
        raise Stale(_(PAST))
    return request


def _may_without_seat(connection: TableConnection, request: EventRequest) -> bool:
    """Whether this needs no seat: leaving twice, or a host who is only watching."""
    if isinstance(request, LeaveRequest):
        return True
    is_hosts = isinstance(request, RemoveRequest | HostRequest)
    return is_hosts and connection.table.acts_as_host(connection.player, None)


_WATCHING_CHAT: Final = marked("You're watching. Only players at the table can chat here.")


def _id_in(raw: str | bytes) -> str | UnsetType:
    """The id of a message that is refused, as far as there is one."""
    try:
        id = requests.read_object(raw).get("id")
    except (Malformed, RecursionError):
        return UNSET
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else UNSET


def _act(connection: TableConnection, id: str, ply: int) -> Act:
    """The event that a request asks for."""
    seat = connection.seat

    def accepted(after: int) -> None:
        connection.send(AcceptedMessage(id, after))

    return Act(ply, _NO_SEAT if seat is None else seat, connection.who, id, connection.player, accepted)


# --- events


async def _move(services: Services, connection: TableConnection, request: MoveRequest) -> None:
    act = _act(connection, request.id, request.ply)
    await actions.move(services.tables, connection.table, act, request.move)


async def _deal(services: Services, connection: TableConnection, request: DealRequest) -> None:
    await actions.deal(services.tables, connection.table, _act(connection, request.id, request.ply))


async def _run(services: Services, connection: TableConnection, request: RunRequest) -> None:
    await actions.run(services.tables, connection.table, _act(connection, request.id, request.ply))


async def _commit(services: Services, connection: TableConnection, request: CommitRequest) -> None:
    table = connection.table
    act = _act(connection, request.id, table.ply)
    await dealer.commit(services.tables, table, act, request.number, request.commitment)


async def _reveal(services: Services, connection: TableConnection, request: RevealRequest) -> None:
    table = connection.table
    act = _act(connection, request.id, table.ply)
    await dealer.reveal(services.tables, table, act, request.number, request.nonce)


async def _say(services: Services, connection: TableConnection, request: SayRequest) -> None:
    table = connection.table
    await actions.say(services.tables, table, _act(connection, request.id, table.ply), request.text)


async def _settle(services: Services, connection: TableConnection, request: SettleRequest) -> None:
    chosen = {name: value for name, value in asdict(request).items() if name != "id" and value is not UNSET}
    await actions.change_settings(
        services.tables, connection.table, connection.player, connection.seat, chosen
    )


async def _undo(services: Services, connection: TableConnection, request: UndoRequest) -> None:
    act = _act(connection, request.id, request.ply)
    await takebacks.undo(services.tables, connection.table, act, request.count, request.to is not None)


async def _redo(services: Services, connection: TableConnection, request: RedoRequest) -> None:
    act = _act(connection, request.id, request.ply)
    await takebacks.redo(services.tables, connection.table, act, request.count)


async def _answer(services: Services, connection: TableConnection, request: AnswerRequest) -> None:
    act = _act(connection, request.id, request.ply)
    await takebacks.answer(services.tables, connection.table, act, request.agree)


async def _rematch(services: Services, connection: TableConnection, request: RematchRequest) -> None:
    await takebacks.rematch(services.tables, connection.table, _act(connection, request.id, request.ply))


async def _consult(services: Services, connection: TableConnection, request: ConsultRequest) -> None:
    await takebacks.consult(services.tables, connection.table, _act(connection, request.id, request.ply))


async def _seat(services: Services, connection: TableConnection, request: SeatRequest) -> None:
    table, act = connection.table, _act(connection, request.id, request.ply)
    number = _seat_number(connection, request.seat)
    await seats.change_seat(services.tables, table, act, number, request.to, request.bot)


async def _leave(services: Services, connection: TableConnection, request: LeaveRequest) -> None:
    table, act = connection.table, _act(connection, request.id, connection.table.ply)
    if connection.seat is None:
        act.accepted(table.ply)
    else:
        await seats.leave(services.tables, table, act)


async def _resign(services: Services, connection: TableConnection, request: ResignRequest) -> None:
    await seats.resign(services.tables, connection.table, _timeless(connection, request))


async def _change(services: Services, connection: TableConnection, request: ChangeRequest) -> None:
    number = _seat_number(connection, request.seat)
    await seats.change_place(services.tables, connection.table, _timeless(connection, request), number)
    _show_again(connection)


async def _remove(services: Services, connection: TableConnection, request: RemoveRequest) -> None:
    number = _seat_number(connection, request.seat)
    await seats.remove(services.tables, connection.table, _timeless(connection, request), number)


async def _host(services: Services, connection: TableConnection, request: HostRequest) -> None:
    number = _seat_number(connection, request.seat)
    await seats.pass_host(services.tables, connection.table, _timeless(connection, request), number)


async def _revoke(services: Services, connection: TableConnection, request: RevokeRequest) -> None:
    seat = connection.seat
    assert seat is not None, "spectators are refused before"
    await seats.revoke(services.tables, connection.table, _timeless(connection, request))
    connection.keep_seat(seat)
    _show_again(connection)


def _timeless(connection: TableConnection, request: EventRequest) -> Act:
    """An action that applies whatever happens in the meantime."""
    return _act(connection, request.id, connection.table.ply)


def _seat_number(connection: TableConnection, number: int) -> int:
    last = len(connection.table.seats) - 1
    if number > last:
        raise Malformed(_('Give a "seat": a number from 0 to {last}.', last=last))
    return number


def _show_again(connection: TableConnection) -> None:
    """Send a client its seat again: the old token is no longer valid."""
    connection.seats_changed()
    connection.position_changed()


# --- questions


async def _skip(services: Services, connection: TableConnection, request: SkipRequest) -> None:
    if connection.seat is None:
        raise Unreadable(_(WATCHING))
    services.tables.skip(connection.table)


async def _touch(_services: Services, connection: TableConnection, request: TouchRequest) -> None:
    if connection.seat is None or connection.table.match is None:
        raise Unreadable(_("There's nothing to choose right now."))
    connection.send(connection.view.snapshot.choices(connection.seat, request.chosen))


async def _why(_services: Services, connection: TableConnection, request: WhyRequest) -> None:
    table, seat = connection.table, connection.seat
    if seat is None or table.match is None or not table.match.rounds:
        raise Unreadable(_("There's nothing to play right now."))
    rule: Rule | None
    if request.place is UNSET:
        text = viewer.why_unplayable(table.match, seat, request.tile)
        rule = rule_behind.behind_tile(table, seat, request.tile) if text else None
    else:
        text = viewer.why_not_there(table.match, seat, request.tile, request.place)
        move = f"{request.tile} > {request.place}"
        rule = rule_behind.behind_refusal(table, seat, move, Illegal(text)) if text else None
    connection.send(WhyMessage(request.tile, text, UNSET if rule is None else rule))


async def _hint(services: Services, connection: TableConnection, request: HintRequest) -> None:
    thinking = services.hints.ask(connection.table, connection.seat, connection.address)
    task = asyncio.create_task(_send_hint(connection, thinking))
    _later.add(task)
    task.add_done_callback(_later.discard)


async def _send_hint(connection: TableConnection, thinking: "asyncio.Task[BotAnswer]") -> None:
    table, seat, ply = connection.table, connection.seat, connection.table.ply
    assert seat is not None
    try:
        answer = await hints.result_of(thinking)
    except Illegal as problem:
        if table.ply == ply and connection.seat == seat:
            refuse(connection, RefusalKind.UNAVAILABLE, str(problem))
        return
    if answer is None or table.ply != ply or connection.seat != seat:
        return  # the position is in the past: the client sees a newer one
    match = table.match
    assert match is not None
    move = match.game.read(match.look(seat), seat, answer.move_text)
    (shown,) = buttons(match, seat, [move])
    connection.send(
        HintMessage(ply, shown.move, shown.touch, shown.label, shown.kind, answer.why, answer.how_sure)
    )


async def _lineup(_services: Services, connection: TableConnection, request: LineupRequest) -> None:
    ply = connection.table.ply
    found = await line_up(connection.table, connection.seat)
    connection.send(LineupMessage(ply, found.open, found.train, found.rest))


async def _shape(_services: Services, connection: TableConnection, request: ShapeRequest) -> None:
    connection.show_shape(request.shape)


async def _look(_services: Services, connection: TableConnection, request: LookRequest) -> None:
    connection.show_whole(request.since)


async def _record(_services: Services, connection: TableConnection, request: RecordRequest) -> None:
    table = connection.table
    connection.send(RecordMessage(table.ply, table.record(connection.seat, request.match)))


async def _shuffles(_services: Services, connection: TableConnection, request: ShufflesRequest) -> None:
    connection.send_text(connection.view.earlier_shuffles(request.match))


async def _figures(_services: Services, connection: TableConnection, request: FiguresRequest) -> None:
    connection.send_text(connection.view.figures())


async def _ping(_services: Services, connection: TableConnection, request: PingRequest) -> None:
    connection.send(PongMessage())


# --- the solver


async def _winnable(services: Services, connection: TableConnection, request: WinnableRequest) -> None:
    def message(found: SolverAnswer) -> WinnableMessage:
        answer = (
            WinnableAnswer.YES if found.won else WinnableAnswer.NO if found.proved else WinnableAnswer.UNKNOWN
        )
        return WinnableMessage(answer, outlook.winnable(found), found.positions, request.ply)

    _solve(services, connection, request.ply, message)


async def _solution(services: Services, connection: TableConnection, request: SolutionRequest) -> None:
    def message(found: SolverAnswer) -> SolutionMessage:
        left = found.left if found.line else None
        text = outlook.shown(found)
        return SolutionMessage(found.won, found.proved, left, found.line, text, found.positions, request.ply)

    _solve(services, connection, request.ply, message)


def _solve(
    services: Services,
    connection: TableConnection,
    ply: int,
    message: Callable[[SolverAnswer], WinnableMessage | SolutionMessage],
) -> None:
    def send(found: SolverAnswer | BoneyardError) -> None:
        if isinstance(found, BoneyardError):
            refuse(connection, kind_of(found), str(found))
        else:
            connection.send(message(found))

    solver.start(
        services.solvers,
        connection.table,
        ply,
        connection.player,
        connection.seat,
        connection.address,
        lambda: connection.closed is None,
        send,
    )


async def _enough(services: Services, connection: TableConnection, request: EnoughRequest) -> None:
    solver.stop(services.solvers, connection.table, connection.player, connection.seat)


# Every handler takes its own type of request, which a dictionary of types cannot say.
_HANDLERS: Final[dict[type[ClientRequest], Callable[[Services, TableConnection, Any], Awaitable[None]]]] = {
    MoveRequest: _move,
    DealRequest: _deal,
    RunRequest: _run,
    TouchRequest: _touch,
    WhyRequest: _why,
    LineupRequest: _lineup,
    ShapeRequest: _shape,
    LookRequest: _look,
    RecordRequest: _record,
    PingRequest: _ping,
    SettleRequest: _settle,
    WinnableRequest: _winnable,
    SolutionRequest: _solution,
    EnoughRequest: _enough,
    UndoRequest: _undo,
    RedoRequest: _redo,
    AnswerRequest: _answer,
    RematchRequest: _rematch,
    SeatRequest: _seat,
    ConsultRequest: _consult,
    LeaveRequest: _leave,
    ResignRequest: _resign,
    ChangeRequest: _change,
    RemoveRequest: _remove,
    HostRequest: _host,
    RevokeRequest: _revoke,
    ShufflesRequest: _shuffles,
    CommitRequest: _commit,
    RevealRequest: _reveal,
    HintRequest: _hint,
    SayRequest: _say,
    FiguresRequest: _figures,
    SkipRequest: _skip,
}
