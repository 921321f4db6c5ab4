"""Setting up a match: the person's seat, and a bot in every other one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from secrets import token_hex

import boneyard
from boneyard.bots import Bot, bot
from boneyard.bots.registry import family_of
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.records.numbered_deals import any_deal, deal_number
from boneyard.terminal.play import save
from boneyard.words import grammar, titles
from boneyard.words.language import _, listed, ngettext

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
    deal: str | None = None  # of a solitaire
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
        raise BadSetup(
            ngettext(
                "You named {named} bots, but a table of {players} has room for {count}.",
                "You named {named} bots, but a table of {players} has room for {count}.",
                count - 1,
                named=len(kinds),
                players=count,
            )
        )
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
        raise BadSetup(
            _("This position has face-down tiles, so you can't play on from it. Name all the tiles.")
        )
    seat = 0 if probe.turn is None else probe.turn
    own, *guests = _names(grammar.YOU if name is None else name, probe.game.seats)
    names = [*guests[:seat], own, *guests[seat:]]
    return _seat(boneyard.position(position, players=names, seed=probe.seed), seat, _kinds(bots))


def _first(text: str | None) -> str | int | None:
    """The first player, as a seat or a name."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 4 else text


def _seed(request: MatchRequest, count: int) -> str | int | None:
    """The seed of the shuffle; solitaires have numbered deals."""
    if count > 1:
        if request.deal is not None:
            raise BadSetup(
                _("Only solitaires have numbered deals. For other games, use {option}.", option="--seed")
            )
        return request.seed
    if request.deal is not None and request.seed is not None:
        raise BadSetup(
            _("A deal's number is its seed, so use either {one} or {other}.", one="--deal", other="--seed")
        )
    if request.deal is not None:
        return deal_number(request.deal, date.today())
    return any_deal(token_hex(16)) if request.seed is None else request.seed


def resume_match(path: str, name: str | None, bots: str) -> Seating:
    """Continue a saved match in the seat with this name, or in the first seat."""
    match: Match = boneyard.load(path)
    if match.sealed:
        raise BadSetup(
            _(
                "{path} has face-down tiles, so you can't continue it. Use {command} to watch it.",
                path=path,
                command="boneyard replay",
            )
        )
    if name is not None and name not in match.players:
        raise BadSetup(
            _(
                "No player in {path} is called {name}. The players are {players}.",
                path=path,
                name=repr(name),
                players=listed(match.players, "and"),
            )
        )
    if match.game.seats == 1:
        match = _with_number(match, save.read_deal_note(path))
    found = _seat(match, 0 if name is None else match.players.index(name), _kinds(bots))
    found.file = path
    return found


def _with_number(match: Match, deal: int | None) -> Match:
    """A solitaire with its deal number, if that number really deals it."""
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
    """Another deal of the same solitaire."""
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
            raise BadSetup(
                _(
                    "The {kind} bot doesn't play {game}. The {other} bot plays everything.",
                    kind=kind,
                    game=titles.play_title(match.edition),
                    other=CHANCE,
                )
            )
    chosen = kinds or [BEST if can_play(BEST, match.game) else CHANCE]
    return Seating(match, seat, {each: chosen[place % len(chosen)] for place, each in enumerate(others)})


def can_play(kind: str, game: Game) -> bool:
    """Whether a bot of this kind can play a game."""
    return kind == CHANCE or ":" in kind or family_of(game) is not None


def find_player(kind: str) -> Bot:
    """A bot of ours by its name, or one of your own by its import path."""
    if ":" not in kind:
        return bot(kind)
    from boneyard.lab.players import find_bot  # it takes a moment to load, and few people need it

    return find_bot(kind)


def _kinds(text: str) -> list[str]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    players = [find_player(word) for word in words]  # refuses an unknown one
    return [word if ":" in word else player.name for word, player in zip(words, players, strict=True)]


def _names(name: str, count: int) -> list[str]:
    own = " ".join(name.split())
    guests = [guest for guest in _GUESTS if guest.casefold() != own.casefold()]
    more = [_("Guest {number}", number=place) for place in range(len(guests) + 1, count)]
    return [own, *[*guests, *more][: count - 1]]


def _options(texts: Sequence[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadSetup(_("Write an option as name=value, like target=50, not {text}.", text=repr(text)))
        if name in found:
            raise BadSetup(_("You gave the option {name} twice.", name=name))
        found[name] = value
    return found
