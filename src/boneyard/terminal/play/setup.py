"""Who sits at the table: the match that was asked for, the person's seat, and a bot in every other one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from secrets import token_hex

import boneyard
from boneyard.bots import bot
from boneyard.bots.registry import family_of
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.records.numbered_deals import any_deal, deal_number
from boneyard.terminal.play import save
from boneyard.words import grammar

_GUESTS = ["Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jill", "Kit", "Lou", "Mia", "Ned"]
BEST = "greedy"
CHANCE = "random"


@dataclass(frozen=True)
class MatchRequest:
    """What was asked for on the command line."""

    edition: Edition | None  # None: still to be asked
    size: int | None = None
    players: int | None = None
    name: str = grammar.YOU
    bots: str = ""
    seed: str | None = None
    deal: str | None = None  # of a game for one
    first: str | None = None  # who starts: a seat or a name
    options: Sequence[str] = ()


@dataclass
class Seating:
    """A match with the seat of the person and the kinds of the bots."""

    match: Match
    seat: int
    bots: dict[int, str] = field(default_factory=dict)
    households: Sequence[str] = ()
    file: str | None = None  # where the match was saved, if it came from there


def start_match(request: MatchRequest) -> Seating:
    """Start the match that was asked for."""
    edition = request.edition
    assert edition is not None
    size = edition.sets[0] if request.size is None else request.size
    kinds = _kinds(request.bots)
    low = edition.players(size)[0] if size in edition.all_sets else 2
    count = request.players
    if count is None:
        count = max(low, len(kinds) + 1)
    edition.check(size, count)
    if len(kinds) > count - 1:
        named, room = grammar.counted(len(kinds), "bot"), grammar.number(count - 1)
        raise BadSetup(f"Named: {named}; at a table of {grammar.number(count)} there is room for {room}.")
    match = boneyard.new(
        edition.game,
        edition=edition,
        set=size,
        players=_names(request.name, count),
        seed=_seed(request, count),
        options=_options(request.options),
        first=_first(request.first),
    )
    return _seat(match, 0, kinds)


def start_at(position: str, name: str | None, bots: str, seed: str | None) -> Seating:
    """Start a match at a position, in the seat whose turn it is."""
    probe = boneyard.position(position, seed=seed)
    if probe.sealed:
        raise BadSetup("This position has tiles that lie face down, so it can't be played on: name them all.")
    seat = 0 if probe.turn is None else probe.turn
    own, *guests = _names(grammar.YOU if name is None else name, probe.game.seats)
    names = [*guests[:seat], own, *guests[seat:]]
    return _seat(boneyard.position(position, players=names, seed=probe.seed), seat, _kinds(bots))


def _first(text: str | None) -> str | int | None:
    """Who starts, as a seat or as a name."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 4 else text


def _seed(request: MatchRequest, count: int) -> str | int | None:
    """What is shuffled with: a game for one has numbered deals."""
    if count > 1:
        if request.deal is not None:
            raise BadSetup("Only games for one have numbered deals: with others use --seed.")
        return request.seed
    if request.deal is not None and request.seed is not None:
        raise BadSetup("A deal's number is its seed: leave one of --deal and --seed out.")
    if request.deal is not None:
        return deal_number(request.deal, date.today())
    return any_deal(token_hex(16)) if request.seed is None else request.seed


def resume_match(path: str, name: str | None, bots: str) -> Seating:
    """Go on with a saved match, in the seat of this name, the first one where none is named."""
    match: Match = boneyard.load(path)
    if match.sealed:
        raise BadSetup(
            f"{path} holds tiles that lie face down, so it cannot be played on; boneyard replay shows it."
        )
    if name is not None and name not in match.players:
        raise BadSetup(f"Nobody in {path} is called {name!r}; there are {', '.join(match.players)}.")
    if match.game.seats == 1:
        match = _with_number(match, save.read_deal_note(path))
    found = _seat(match, 0 if name is None else match.players.index(name), _kinds(bots))
    found.file = path
    return found


def _with_number(match: Match, deal: int | None) -> Match:
    """A game for one with the number of its deal, where that number deals it indeed."""
    if deal is None:
        return match
    dealt = deal_anew(match, deal)
    told, found = match.round.deal, dealt.round.deal
    if (told.hands, told.yard, told.hub) != (found.hands, found.yard, found.hub):
        return match
    for seat, move in match.round.moves:
        dealt.play(move, seat)
    return dealt


def rematch(old: Match, count: int) -> Match:
    """A new match at the same table."""
    return _new_match(old, None if old.seed is None else f"{old.seed} again {count}")


def deal_anew(old: Match, deal: int) -> Match:
    """A game for one at the same table with another deal."""
    return _new_match(old, deal)


def _new_match(old: Match, seed: str | int | None) -> Match:
    return boneyard.new(
        old.edition.game,
        edition=old.edition,
        set=old.game.size,
        players=old.players,
        seed=seed,
        options=dict(old.options),
    )


def _seat(match: Match, seat: int, kinds: list[str]) -> Seating:
    others = [each for each in range(match.game.seats) if each != seat]
    for kind in kinds:
        if not can_play(kind, match.game):
            raise BadSetup(f"The {kind} bot does not know {match.edition.title}: {CHANCE} plays everything.")
    chosen = kinds or [BEST if can_play(BEST, match.game) else CHANCE]
    return Seating(match, seat, {each: chosen[place % len(chosen)] for place, each in enumerate(others)})


def can_play(kind: str, game: Game) -> bool:
    """Whether a bot of this kind can play a game."""
    return kind == CHANCE or family_of(game) is not None


def _kinds(text: str) -> list[str]:
    return [bot(word).name for word in text.split(",") if word.strip()]


def _names(name: str, count: int) -> list[str]:
    own = " ".join(name.split())
    guests = [guest for guest in _GUESTS if guest.casefold() != own.casefold()]
    more = [f"Guest {place}" for place in range(len(guests) + 1, count)]
    return [own, *[*guests, *more][: count - 1]]


def _options(texts: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadSetup(f"An option is given as name=value, like target=50, not as {text!r}.")
        if name in found:
            raise BadSetup(f"The option {name} was given twice.")
        found[name] = value
    return found
