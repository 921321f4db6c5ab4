"""What follows at a trick-taking game from the suits that players did not follow."""

from boneyard.bots.inference.knowledge import Knowledge, Lacks
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.tile import DOWN, HIGH, LOW, tile_text
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState
from boneyard.games.tricks.suits import following, led_by
from boneyard.words.bot_reasons.evidence import not_followed
from boneyard.words.families.tricks import suit_name


def known(view: View, history: History) -> Knowledge:
    """What the seat of this view could know."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    unseen = game.unseen(state)
    lacks = _shown_void(view, game, history, set(unseen))
    others = [seat for seat in range(game.seats) if seat != view.seat]
    barred = {seat: {tile for each in lacks if each.seat == seat for tile in each.tiles} for seat in others}
    hidden = {seat: game.hands(state)[seat].count(DOWN) for seat in others}
    # In Moon a tile may lie face down beside the hands.
    beside = DOWN in (int(state.auction.widow), int(state.auction.aside))
    may = {tile: {seat for seat in others if hidden[seat] and tile not in barred[seat]} for tile in unseen}
    cannot: list[tuple[int, ...]] = []
    surely: list[tuple[int, ...]] = []
    for seat in range(game.seats):
        free = [tile for tile in unseen if seat in may[tile]]
        own = seat == view.seat or not hidden[seat]
        alone = [tile for tile in free if may[tile] == {seat} and not beside]
        cannot.append(() if own else tuple([tile for tile in unseen if seat not in may[tile]]))
        surely.append(() if own else tuple(free if len(free) == hidden[seat] else alone))
    elsewhere = {tile for row in surely for tile in row}
    rest = [tile for tile in unseen if tile not in elsewhere]
    aside = [tile for tile in rest if not may[tile] or len(rest) == 1]
    return Knowledge(tuple(lacks), tuple(cannot), tuple(surely), tuple(aside) if beside else ())


def _shown_void(view: View, game: TrickGame, history: History, unseen: set[int]) -> list[Lacks]:
    """The seats that didn't follow a suit, once for each suit."""
    found: list[Lacks] = []
    shown: set[tuple[int, int]] = set()
    for number, event in enumerate(history.events):
        before = event.before
        assert isinstance(before, TrickState)
        lying = game.trick(before)
        if event.seat == view.seat or not lying or event.move.tile < 0:
            continue
        lead = lying[0][1]
        suit = int(led_by(lead, before.trump))
        follows = int(following(suit, before.trump))
        if follows >> int(event.move.tile) & 1 or (event.seat, suit) in shown:
            continue
        shown.add((event.seat, suit))
        tiles = tuple([tile for tile in sorted(unseen) if follows >> tile & 1])
        # A tile that is a trump does not belong to the other suit it shows.
        whole = all([tile in tiles for tile in unseen if suit in (HIGH[tile], LOW[tile])])
        why = not_followed(suit_name(suit), tile_text(event.move.tile), tile_text(lead))
        found.append(Lacks(event.seat, number, (suit,) if suit <= game.size and whole else (), tiles, 0, why))
    return found
