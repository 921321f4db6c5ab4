"""The messages of the protocol but for `now`: what a table is, and answers to what a viewer sends."""

from typing import TYPE_CHECKING, Any

from boneyard import catalog
from boneyard.bots import BOTS
from boneyard.core.errors import BoneyardError, Unreadable, listed
from boneyard.server.assist import match_stats, rule_behind, solver
from boneyard.server.assist.hints import hint
from boneyard.server.assist.line_up import line_up, lines_up
from boneyard.server.http.errors import TOO_DEEP
from boneyard.server.live import actions, chat_actions, requests, seats
from boneyard.server.live.setting_actions import settle
from boneyard.server.live.table import LiveTable, Stale
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import (
    LONGEST_ID,
    Doing,
    Malformed,
    Message,
    act_of,
    on_time,
    read,
    text_in,
)
from boneyard.server.protocol.snapshot import SHAPES
from boneyard.words.viewer import why_unplayable

if TYPE_CHECKING:
    from boneyard.server.house import House


LONGEST_MOVE = 600  # the longest of all, in Traffic and Good Neighbors, stay far below


MOST_CHOSEN = 60


def about(house: "House", table: LiveTable, viewer: Viewer) -> str:
    """What the table is, who sits there, and who is here."""
    here = {each.seat for each in table.viewers}
    seat = viewer.seat
    token = "" if seat is None else house.players.token(table.id, seat)
    return text_of(
        {
            "type": "table",
            "version": 1,
            "table": table.id,
            "game": table.edition.game,
            "edition": table.edition.key,
            "family": catalog.shelf(table.edition.game),
            "title": table.edition.title,
            "set": table.game.size,
            "options": table.settled,
            "rounds": table.game.rounds,
            "aim": table.aim(),
            "public": table.public,
            "deal": table.deal,
            "ways": table.ways._asdict(),
            "phase": table.phase if table.phase in ("waiting", "playing") else "over",
            "host": table.hosted_by(viewer.player, viewer.seat),
            "you": seat,
            "seats": [
                {
                    "seat": chair.seat,
                    "name": chair.name,
                    "kind": chair.kind,
                    "bot": chair.bot or None,
                    "here": chair.seat in here or (chair.kind == "bot" and not chair.person),
                    "stands_in": bool(chair.person),
                    "wants": chair.seat in table.wanting,
                }
                for chair in table.seats
            ],
            "bots": list(BOTS),
            "watchers": sum(each.seat is None for each in table.viewers),
            "link": f"{viewer.base}/t/{table.id}",
            "code": table.code,
            "personal": f"{viewer.base}/t/{table.id}/seat/{token}" if token else None,
            "forms": table.game.forms,
            "rules": table.rules_link,
            "household": table.household,
            "lineup": lines_up(table),
        }
    )


def gone(why: str) -> str:
    """That nobody plays here any more."""
    return text_of({"type": "gone", "why": why})


async def answer(house: "House", table: LiveTable, viewer: Viewer, raw: str | bytes) -> None:
    """Do what a message asks for, and answer it; whatever is wrong with it is answered with a sentence."""
    id: object = None
    try:
        message = read(raw)
        id = message.get("id")
        await _do(house, table, viewer, message)
    except Malformed as problem:
        viewer.wrongs += 1
        house.refused += 1
        refuse(table, viewer, id, str(problem))
    except RecursionError:
        viewer.wrongs += 1
        house.refused += 1
        refuse(table, viewer, id, TOO_DEEP)
    except Stale as problem:
        house.refused += 1
        refuse(table, viewer, id, str(problem), stale=True)
        table.tell_now(viewer)
    except BoneyardError as problem:
        house.refused += 1
        refuse(table, viewer, id, str(problem), rule=rule_behind.behind(table, viewer.seat, message, problem))


def refuse(
    table: LiveTable,
    viewer: Viewer,
    id: object,
    why: str,
    stale: bool = False,
    rule: rule_behind.Rule | None = None,
) -> None:
    """Answer that nothing happened, and why."""
    told: dict[str, Any] = {"type": "refused", "ply": table.ply, "why": why, "stale": stale}
    if rule is not None:
        told["rule"] = rule
    if isinstance(id, str) and len(id) <= LONGEST_ID:
        told["id"] = id
    viewer.tell(text_of(told))


def too_much(house: "House", table: LiveTable, viewer: Viewer, raw: str | bytes) -> None:
    """Turn away a message that came too soon after others; nothing of it is done."""
    house.refused += 1
    try:
        id = read(raw).get("id")
    except Malformed:
        id = None
    refuse(table, viewer, id, "That is too much at once: wait a moment and send it again.")


async def _do(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    do = message.get("do")
    doing = DOINGS.get(do) if isinstance(do, str) else None
    if doing is None:
        raise Malformed(f"Say what to do: {listed(list(DOINGS), 'or')}.")
    await doing(house, table, viewer, message)


async def _move(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    text = text_in(message, "move", LONGEST_MOVE)
    await actions.move(house, table, act_of(message, viewer), text)


async def _deal(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    await actions.deal(house, table, act_of(message, viewer))


async def _shape(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    shape = text_in(message, "shape", 10)
    if shape not in SHAPES:
        raise Malformed("A shape is wide, tall or none.")
    viewer.shape = shape
    table.tell_now(viewer)


async def _record(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    text = table.record(viewer.seat, message.get("match"))
    viewer.tell(text_of({"type": "record", "ply": table.ply, "text": text}))


async def _shuffles(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    viewer.tell(f'{{"type":"shuffles","ply":{table.ply},"matches":{table.fairness.earlier()}}}')


async def _ping(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    viewer.tell('{"type":"pong"}')


async def _touch(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    chosen = message.get("chosen")
    if (
        not isinstance(chosen, list)
        or len(chosen) > MOST_CHOSEN
        or not all(isinstance(each, str) for each in chosen)
    ):
        raise Malformed(f'Say what is "chosen": a list of at most {MOST_CHOSEN} ids.')
    on_time(message, table)
    if viewer.seat is None or table.match is None:
        raise Unreadable("There is nothing to choose here now.")
    found = table.now.choices(viewer.seat, chosen)
    viewer.tell(text_of({"type": "choices", "ply": table.ply, "chosen": chosen, **found}))


async def _why(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    tile = text_in(message, "tile", 20)
    on_time(message, table)
    if viewer.seat is None or table.match is None or not table.match.rounds:
        raise Unreadable("There is nothing to play here now.")
    text = why_unplayable(table.match, viewer.seat, tile)
    told: dict[str, Any] = {"type": "why", "tile": tile, "text": text}
    rule = rule_behind.of_tile(table, viewer.seat, tile) if text else None
    viewer.tell(text_of({**told, "rule": rule} if rule is not None else told))


# Every thing a viewer can ask for, by the word it is asked with.
DOINGS: dict[str, Doing] = {
    "move": _move,
    "deal": _deal,
    "touch": _touch,
    "why": _why,
    "lineup": line_up,
    "shape": _shape,
    "record": _record,
    "ping": _ping,
    "settle": settle,
    "winnable": solver.winnable,
    "solution": solver.solution,
    "enough": solver.enough,
    "undo": requests.undo,
    "redo": requests.redo,
    "answer": requests.answer,
    "rematch": requests.rematch,
    "seat": seats.seat,
    "shuffles": _shuffles,
    "hint": hint,
    "say": chat_actions.say,
    "figures": match_stats.show,
}
