"""The train games: the hub, a track for each train with its marker and its open end, and what everyone holds."""

from collections.abc import Sequence
from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.core.laid import laid_in_order
from boneyard.core.tile import FACES, face_text, is_double, twins
from boneyard.games.trains.moves import place_text
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER, TrainState
from boneyard.pictures.layout import frame
from boneyard.pictures.layout.frame import fan, score_label, score_width, summary
from boneyard.pictures.layout.joints import Put
from boneyard.pictures.layout.rack import with_rack
from boneyard.pictures.layout.snake import next_put
from boneyard.pictures.layout.tracks import Track, TrackPlan, car_lengths, cars, depth, plan_tracks
from boneyard.pictures.scene import (
    BINDS,
    COUNT,
    MARKER,
    NAME,
    TABLE,
    TUCKED,
    YARD,
    Label,
    Lane,
    Piece,
    Scene,
    SceneRequest,
    Spot,
    faces_from,
    piece_id,
    shorten,
    text_width,
)
from boneyard.words.board_labels import common, places
from boneyard.words.grammar import shown


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of a train game's scene."""
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    return _Arrangement(game, state, request).scene()


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the rack, the trains that take one of its tiles, and its own lane first."""
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    seen = _own_train(_own_first(with_rack(scene, game, state, seat), game, seat), game, state, seat)
    if state.bound == seat or seat in state.opens:
        names = frame.names_on(scene.labels, game.seats, seat)
        words = common.of_trains(game, state, names)
        seen = replace(seen, labels=tuple([_with_words(label, words) for label in seen.labels]))
    seen = replace(seen, summary=frame.summary_for(replace(scene, labels=seen.labels), game, state, seat))
    turn = state.turn == seat and state.owes != OVER
    open_now = (
        {place_text(game.reach.places[index]) for index in game.reach.spots(state, seat)} if turn else set()
    )
    open_now |= {spot.id for spot in seen.spots if spot.active}
    lanes = [lane if lane.plain else lane._replace(bright=lane.id in open_now) for lane in seen.lanes]
    return replace(seen, lanes=tuple(lanes)) if turn else seen


def _own_train(scene: Scene, game: TrainGame, state: TrainState, seat: int) -> Scene:
    """The words call the viewer's train theirs."""
    lane = place_text(game.reach.places[seat])
    told = {
        piece_id(row[0]): places.on_train(at, common.your_train())
        for at, row in enumerate(laid_in_order(state.trains[seat].cars))
    }
    end = places.end_of_train(common.your_train(), int(state.trains[seat].end))
    return replace(
        scene,
        pieces=tuple(
            [
                piece._replace(place=told[piece.id]) if piece.lane == lane and piece.id in told else piece
                for piece in scene.pieces
            ]
        ),
        spots=tuple([spot._replace(place=end) if spot.id == lane else spot for spot in scene.spots]),
    )


def _with_words(label: Label, words: str) -> Label:
    """What the trains ask of everyone, in the words for the viewer: never longer than those for all."""
    return label._replace(text=words) if label.id == "words" else label


def _own_first(scene: Scene, game: TrainGame, seat: int) -> Scene:
    """The lanes in the viewer's order: their own, the public ones, the others round the table."""
    lanes = [lane for lane in scene.lanes if not lane.plain]
    if any(lane.slot < 0 for lane in lanes):
        return scene
    seats = range(game.seats)
    order = [seat, *range(game.seats, len(lanes)), *[(seat + each) % game.seats for each in seats[1:]]]
    tops = {lane.slot: lane.y for lane in lanes}
    moved: dict[str, float] = {
        lanes[index].id: tops[slot] - lanes[index].y for slot, index in enumerate(order)
    }

    def shift(y: float, lane: str) -> float:
        return y + moved.get(lane, 0.0)

    placed = {lanes[index].id: slot for slot, index in enumerate(order)}
    return replace(
        scene,
        pieces=tuple(piece._replace(y=shift(piece.y, piece.lane)) for piece in scene.pieces),
        spots=tuple(spot._replace(y=shift(spot.y, spot.lane)) for spot in scene.spots),
        labels=tuple(label._replace(y=shift(label.y, label.lane)) for label in scene.labels),
        lanes=tuple(
            lane._replace(y=shift(lane.y, lane.id), slot=placed[lane.id]) if lane.id in placed else lane
            for lane in scene.lanes
        ),
    )


class _Arrangement:
    """One moment of the trains."""

    def __init__(self, game: TrainGame, state: TrainState, request: SceneRequest) -> None:
        self.game = game
        self.state = state
        self.wide, self.names, self.last, self.totals, _low = request
        self.rows = [laid_in_order(train.cars) for train in state.trains]
        longest = max(car_lengths([row[0] for row in rows]) for rows in self.rows)
        self.ground: TrackPlan = plan_tracks(len(state.trains), longest, self.wide)
        self.hands = game.hands(state)
        self.over = state.owes == OVER
        self.pieces: list[Piece] = []
        self.spots: list[Spot] = []
        self.labels: list[Label] = []
        self.lanes: list[Lane] = []

    def scene(self) -> Scene:
        ground = self.ground
        words = common.of_trains(self.game, self.state, self.names)
        self._head(words)
        for index, track in enumerate(ground.tracks):
            self._train(index, track)
        told = summary(self.game, self.state, self.names, self.hands, words)
        return Scene(
            0.0,
            0.0,
            ground.width,
            ground.height,
            self.wide,
            ground.em,
            tuple(self.pieces),
            tuple(self.spots),
            tuple(self.labels),
            tuple(self.lanes),
            ground.rails,
            told,
        )

    def _head(self, words: str) -> None:
        """The hub, what binds, and the boneyard."""
        ground = self.ground
        em = ground.em
        x, hub_y, turn, scale = ground.hub
        first, second = FACES[self.state.hub]
        hub = Piece(piece_id(self.state.hub), first, second, x, hub_y, turn, scale, place=places.hub())
        self.pieces.append(hub)
        if not self.wide:
            self.labels.append(Label("hub name", common.hub(), x + 1.5 * scale, hub_y, em, "start", COUNT))
        middle = 1.65 * em
        held = self.game.boneyard(self.state)
        stack, wide = fan(YARD, held[:4], ground.width - 0.7 * em, middle, 0.95 * em, 0.3, 4 * em, YARD)
        self.pieces += stack
        count = Label("yard count", str(len(held)), ground.width - 1.3 * em - wide, middle, em, "end", COUNT)
        name = Label("yard name", common.boneyard(), count.box[0] - 0.5 * em, middle, em, "end", NAME)
        self.labels += [name, count]
        if words:
            room = name.box[0] - 1.6 * em if self.wide else ground.width - 1.2 * em
            size = min(1.0, room / text_width(words, em)) * em
            y = middle if self.wide else 3.7 * em
            self.labels.append(Label("words", words, 0.6 * em, y, size, "start", BINDS))

    def _train(self, index: int, track: Track) -> None:
        state = self.state
        train = state.trains[index]
        name = common.train_of(index, self.names)
        lane = place_text(self.game.reach.places[index])
        tiles = [row[0] for row in self.rows[index]]
        puts, port, hidden = cars(track, tiles)
        public = index >= self.game.seats
        marked = not public and (state.rail.markers >> index) & 1 == 1
        binds = index == state.bound or index in state.opens
        bright = not self.over and (binds if state.bound >= 0 else public or marked or binds)
        slot = index if self.ground.movable else -1
        spot = next_put(port, False)
        high = track.height if self.ground.movable else depth(track, [*puts[hidden:], spot])
        self.lanes.append(Lane(lane, track.x, track.y, track.width, high, slot, bright, marked, hidden))
        for at, (row, put) in enumerate(zip(self.rows[index], puts)):
            tail = at == len(tiles) - 1
            car = self._car(row[0], row[2], put, lane, at < hidden, tail and binds)
            self.pieces.append(car._replace(place=places.on_train(at, name)))
        told = places.end_of_train(name, int(train.end))
        number = face_text(train.end)
        self.spots.append(Spot(lane, number, spot.shape.x, spot.shape.y, spot.way, lane=lane, place=told))
        self._words(index, track, lane, marked, spot)
        if hidden:
            way = 1 if track.start.way == 0 else -1
            more = f"+{hidden}"
            self.labels.append(
                Label(
                    f"{lane} hidden",
                    more,
                    track.start.x + 0.7 * way,
                    track.start.y,
                    0.55,
                    "middle",
                    COUNT,
                    lane,
                )
            )

    def _car(self, tile: int, near: int, put: Put, lane: str, tucked: bool, binds: bool) -> Piece:
        shape = put.shape
        across = shape.across > shape.along
        lies_along = is_double(tile) and not across
        first, second = faces_from(tile, near)
        turn = (put.way + 2) % 4 if across else put.way % 8
        newest = self.last >= 0 and tile in twins(self.last) and not lies_along
        role = TUCKED if tucked else TABLE
        return Piece(
            piece_id(tile),
            first,
            second,
            shape.x,
            shape.y,
            turn,
            1.0,
            role,
            lane,
            newest and not binds,
            binds,
        )

    def _words(self, index: int, track: Track, lane: str, marked: bool, end: Put) -> None:
        """Whose train it is, what they hold, and whether anyone may play on it."""
        em = track.size
        seat = index < self.game.seats
        turn = seat and self.game.actors(self.state)[:1] == (index,)
        public = index - self.game.seats
        names = (
            [shown(self.names[index])] if seat else [common.public_train(public), common.public_short(public)]
        )
        held = self.hands[index] if seat else ()
        key = f"seat {index}" if seat else lane
        score = common.score(self.totals[index]) if index < len(self.totals) else ""
        small = 0.7 if track.stacked else 0.9
        name = name_label(f"{key} name", names, track, em, lane, turn, score_width(score, em, small))
        said = str(len(held)) if seat else common.open_to_all()
        named = [name, *score_label(name, score, small)]
        labels = [*named, *state_labels(named[-1], said, marked, track, em)]
        self.labels += labels
        behind = open_hand(key, held, end, track, lane, 0.72 * em) if self.over else []
        place = places.hand_of(self.names[index]) if seat else ""
        tiles = behind or hidden_hand(key, held, labels[-1], track, em)
        self.pieces += [piece._replace(place=place) for piece in tiles]


_APART = 0.6  # between words, in their height
_BEHIND = 0.5  # between a train's end and a hand laid open
_PITCH = 1.06
_ABOVE = 0.15  # kept free below the words above a train


def name_label(
    key: str, names: Sequence[str], track: Track, em: float, lane: str, turn: bool, beside: float = 0.0
) -> Label:
    """The name at a train, the first of the given ones that fits, with room for what is beside it."""
    x, y, anchor = track.label
    sign = common.TURN if turn else ""
    room = track.words - beside if track.stacked else 0.5 * track.words
    fitting = [sign + name for name in names if text_width(sign + name, em) <= room]
    text = fitting[0] if fitting else shorten(sign + names[-1], em, room)
    return Label(key, text, x, y - 0.62 * em if track.stacked else y, em, anchor, NAME, lane, turn)


def state_labels(name: Label, said: str, marked: bool, track: Track, em: float) -> list[Label]:
    """How many tiles the player holds, or that the train is everyone's; and the marker."""
    x, y, anchor = track.label
    way = 1 if anchor == "start" else -1
    small = 0.9 * em
    beside = name.box[2] if way > 0 else name.box[0]
    begin, line = (x, y + 0.72 * em) if track.stacked else (beside + way * _APART * em, y)
    count = Label(f"{name.lane} count", said, begin, line, small, anchor, COUNT, name.lane)
    if not marked:
        return [count]
    edge = count.box[2] if way > 0 else count.box[0]
    at = edge + way * 0.85 * em
    return [
        count,
        Label(f"{name.lane} marker", common.open_train(), at, line, small, anchor, MARKER, name.lane),
    ]


def open_hand(key: str, held: Sequence[int], end: Put, track: Track, lane: str, least: float) -> list[Piece]:
    """A hand laid open at the end of a round, behind the train; none if it would lie closer than that."""
    if end.way not in (0, 4) or not held:
        return []
    away = 1 if end.way == 0 else -1
    begin = end.shape.x + away * (end.shape.along + _BEHIND)
    edge = track.x + track.width - 0.3 if away > 0 else track.x + 0.3
    room = away * (edge - begin)
    above = end.shape.y - track.y
    below = track.y + track.height - end.shape.y
    words = 0.0 if track.stacked else _ABOVE
    scale = min(1.0, above - words, below, room / (_PITCH * len(held)))
    if scale < least:
        return []
    wide = _PITCH * scale * (len(held) - 1) + scale
    right = edge if away > 0 else edge + wide
    return fan(key, held, right, end.shape.y, scale, _PITCH, wide, "", lane)[0]


def hidden_hand(key: str, held: Sequence[int], before: Label, track: Track, em: float) -> list[Piece]:
    """What the player holds, as far as there is room for it at the other end of the line."""
    x, _, anchor = track.label
    scale = (0.72 if track.stacked else 0.8) * em
    taken = before.box[2] - x if anchor == "start" else x - before.box[0]
    free = track.words - taken - 0.8 * em
    if free < scale or not held:
        return []
    wide = min(free, (len(held) - 1) * 1.06 * scale + scale)
    right = x + track.words if anchor == "start" else x - track.words + wide
    return fan(key, held, right, before.y, scale, 1.06, free, "", before.lane)[0]
