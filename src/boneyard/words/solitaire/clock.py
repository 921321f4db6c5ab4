"""The Big Clock in words."""

from collections.abc import Sequence

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import LAY, Move
from boneyard.core.tile import double, tile_text
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState, astray, finished, is_double, taking
from boneyard.games.solitaire.clock.trouble import in_trouble, shifts
from boneyard.games.solitaire.moves import CONCEDE, FILL, SHIFT, TURN, WASTE, hour_of
from boneyard.words import grammar
from boneyard.words.context import Seen, Step
from boneyard.words.grammar import YOU
from boneyard.words.language import _, listed, ngettext
from boneyard.words.solitaire.rows import GIVE_UP, NO_BONEYARD, SoloTeller, by, gave_up, gives_up


class ClockTeller(SoloTeller):
    """Hours, tops and doubles that go home."""

    def rest(self, game: Game, state: State) -> str:
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        return ngettext(
            "{count} hour to finish, {tiles} tiles to come",
            "{count} hours to finish, {tiles} tiles to come",
            game.left(state),
            tiles=len(game.boneyard(state)),
        )

    def says(self, seen: Seen) -> list[str]:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        if not game.actors(state):
            return []
        fill = game.to_fill(state)
        if fill:
            return [_("Hour {hour} is empty: fill it from the boneyard.", hour=fill)]
        found = []
        if state.up != NOTHING_UP and not taking(state.piles, state.up):
            found.append(_no_place(state.up))
        away = [
            _("{tile} at hour {hour}", tile=tile_text(state.piles[hour - 1][-1]), hour=hour)
            for hour in astray(state.piles)
        ]
        if away:
            home = _("A double goes home once its hour is empty or matches.")
            found.append(" ".join([_("In trouble: {tiles}.", tiles=listed(away, "and")), home]))
        return found

    def no_stock(self, seen: Seen) -> str:
        game, state = seen.game, seen.state
        assert isinstance(state, ClockState)
        if state.up >= 0:
            return _("Find a place for {tile} first.", tile=tile_text(state.up))
        return "" if game.boneyard(state) else _(NO_BONEYARD)

    def fits_nowhere(self, seen: Seen, tile: int) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        text = tile_text(tile)
        if tile == double(0):
            return _("{tile} stays in the middle.", tile=text)
        if tile in state.waste:
            return _("{tile} is in the waste heap and stays there.", tile=text)
        if game.to_fill(state):
            return _("Hour {hour} is empty. Fill it first.", hour=game.to_fill(state))
        if tile == state.up:
            return "" if taking(state.piles, tile) else _no_place(tile)
        for hour, pile in enumerate(state.piles, 1):
            if tile in pile[:-1]:
                return _(
                    "{tile} is under {top}. Only the top tile of a pile can move.",
                    tile=text,
                    top=tile_text(pile[-1]),
                )
            if finished(pile, hour) and pile[-1] == tile:
                return _("{tile} is home. Hour {hour} is finished.", tile=text, hour=hour)
            if pile and pile[-1] == tile:
                return _no_shift(state, hour, text)
        return ""

    def asks(self, seen: Seen, moves: Sequence[Move]) -> str:
        kinds = {int(move.kind) for move in moves}
        if len(moves) == 1:
            return super().asks(seen, moves)
        if LAY in kinds:
            hours = listed([str(hour_of(move.place)) for move in moves if move.kind == LAY], "or")
            tile = next(tile_text(move.tile) for move in moves if move.kind == LAY)
            return _("{tile} can go on hour {hours}.", tile=tile, hours=hours)
        if TURN in kinds:
            return _("Turn up the next tile, or move top tiles to help a double.")
        return _("Move a top tile.")

    def button(self, seen: Seen, move: Move) -> str:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        if move.kind == LAY:
            return _("Put {tile} on hour {hour}", tile=tile_text(move.tile), hour=hour_of(move.place))
        if move.kind == SHIFT:
            top = state.piles[int(move.left) - 1][-1]
            return _(
                "Move {tile} from hour {start} to hour {end}",
                tile=tile_text(top),
                start=move.left,
                end=hour_of(move.place),
            )
        if move.kind == WASTE:
            return _("Put {tile} on the waste heap", tile=tile_text(state.up))
        if move.kind == FILL:
            return _("Fill hour {hour}", hour=game.to_fill(state))
        return _("Turn up the next tile") if move.kind == TURN else _(GIVE_UP)

    def where(self, seen: Seen, move: Move) -> str:
        state = seen.state
        assert isinstance(state, ClockState)
        onto = state.piles[hour_of(move.place) - 1] if move.kind in (LAY, SHIFT) else ()
        if move.kind == SHIFT:
            moved = state.piles[int(move.left) - 1][-1]
            place = _("{tile} onto {top}", tile=tile_text(moved), top=tile_text(onto[-1]))
        elif onto:
            place = _("onto {top}", top=tile_text(onto[-1]))
        else:
            return str(move)
        return f"{move!s:<10} {place}"

    def sentence(self, game: Game, names: Sequence[str], step: Step, own: bool, previous: Step | None) -> str:
        before, move = step.before, step.move
        assert isinstance(game, ClockGame)
        assert isinstance(before, ClockState)
        name = names[0]
        if move.kind == CONCEDE:
            return gives_up(name)
        if move.kind == TURN:
            done = _turned(name, tile_text(before.yard.next()))
        elif move.kind == WASTE:
            done = _wasted(name, tile_text(before.up))
        elif move.kind == FILL:
            done = _filled(name, game.to_fill(before), tile_text(before.yard.next()))
        elif move.kind == LAY:
            done = _put(name, tile_text(move.tile), hour_of(move.place))
        else:
            top = tile_text(before.piles[int(move.left) - 1][-1])
            done = _moved(name, top, int(move.left), hour_of(move.place))
        home = _homecomings(game, step)
        return " ".join([done, _went_home(home)]) if home else done

    def news(self, game: Game, step: Step) -> list[str]:
        assert isinstance(game, ClockGame)
        before = step.before
        assert isinstance(before, ClockState)
        found = []
        if step.move.kind == FILL:
            tile = tile_text(before.yard.next())
            found.append(_("Hour {hour} took {tile}.", hour=game.to_fill(before), tile=tile))
        if step.move.kind == WASTE:
            found.append(_("{tile} went to the waste heap.", tile=tile_text(before.up)))
        home = _homecomings(game, step)
        if home:
            found.append(_went_home(home))
        return [" ".join(found)] if found else []

    def winners(self, match: Match, names: Sequence[str] = ()) -> str:
        assert match.result is not None
        name, left = by(names), match.scores[0]
        if match.result.winners:
            if name == YOU:
                return _("You won! Every double is home.")
            return _("{name} won! Every double is home.", name=name)
        if not gave_up(match):
            return ngettext(
                "No more moves: {count} hour unfinished.", "No more moves: {count} hours unfinished.", left
            )
        if name == YOU:
            return ngettext(
                "You gave up with {count} hour unfinished.",
                "You gave up with {count} hours unfinished.",
                left,
            )
        return ngettext(
            "{name} gave up with {count} hour unfinished.",
            "{name} gave up with {count} hours unfinished.",
            left,
            name=name,
        )


def _turned(name: str, tile: str) -> str:
    if name == YOU:
        return _("You turned up {tile}.", tile=tile)
    return _("{name} turned up {tile}.", name=name, tile=tile)


def _wasted(name: str, tile: str) -> str:
    if name == YOU:
        return _("You put {tile} on the waste heap.", tile=tile)
    return _("{name} put {tile} on the waste heap.", name=name, tile=tile)


def _filled(name: str, hour: int, tile: str) -> str:
    if name == YOU:
        return _("You filled hour {hour} with {tile}.", hour=hour, tile=tile)
    return _("{name} filled hour {hour} with {tile}.", name=name, hour=hour, tile=tile)


def _put(name: str, tile: str, hour: int) -> str:
    if name == YOU:
        return _("You put {tile} on hour {hour}.", tile=tile, hour=hour)
    return _("{name} put {tile} on hour {hour}.", name=name, tile=tile, hour=hour)


def _moved(name: str, tile: str, start: int, end: int) -> str:
    if name == YOU:
        return _("You moved {tile} from hour {start} to hour {end}.", tile=tile, start=start, end=end)
    return _(
        "{name} moved {tile} from hour {start} to hour {end}.", name=name, tile=tile, start=start, end=end
    )


def _went_home(hours: Sequence[int]) -> str:
    tiles = grammar.tile_list([double(hour) for hour in hours])
    return ngettext("{tiles} went home.", "{tiles} went home.", len(hours), tiles=tiles)


def _no_place(tile: int) -> str:
    text = tile_text(tile)
    if is_double(tile):
        return _(
            "{tile} is in trouble: no top tile takes it. Move top tiles until one does, or give up.",
            tile=text,
        )
    return _("{tile} matches no top tile, so it goes to the waste heap.", tile=text)


def _no_shift(state: ClockState, hour: int, text: str) -> str:
    """Why a top cannot be moved; empty if it can."""
    if not in_trouble(state.piles, state.up):
        return _(
            "You can move a top tile only while a double is in trouble: it fits nowhere, or it's on the wrong hour."
        )
    if any(start == hour for start, _end in shifts(state.piles)):
        return ""
    return _("{tile} can't move: no other top tile matches it.", tile=text)


def _homecomings(game: ClockGame, step: Step) -> list[int]:
    """The hours whose doubles came home by themselves with a move."""
    before, after = step.before, step.after
    assert isinstance(before, ClockState)
    assert isinstance(after, ClockState)
    found = []
    for hour in range(1, game.hours + 1):
        own = step.move.kind == LAY and step.move.tile == double(hour) and hour_of(step.move.place) == hour
        came = finished(after.piles[hour - 1], hour) and not finished(before.piles[hour - 1], hour)
        if came and not own:
            found.append(hour)
    return found
