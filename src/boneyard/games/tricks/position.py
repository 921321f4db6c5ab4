"""Positions of trick-taking games: what was bid, named and played leads from the deal to the moment by the rules."""

from typing import final

from boneyard.core.codes import PositionCode
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.game import NOBODY, Deal, Game, State
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.notation.position import Fields, Positions, Rows, rows_text, some_tiles, yes
from boneyard.core.tile import DOWN, tile_text
from boneyard.games.tricks.codes import TrickCode
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NO_TRUMP_YET, NOTHING, OVER, TrickState, tile_added


@final
class TrickPositions(Positions):
    """Hands as they are, the bidding, the trumps, and the tricks from the first lead on."""

    def write(self, game: Game, state: State) -> dict[str, str]:
        assert isinstance(game, TrickGame)
        assert isinstance(state, TrickState)
        auction = state.auction
        tricks = [[tile for _, tile in rows] for _, rows in game.tricks(state)]
        lying = [tile for _, tile in game.trick(state)]
        if lying:
            tricks.append(lying)
        trump = trick_move(TRUMP, left=auction.trump) if auction.trump != NO_TRUMP_YET else None
        return {
            "hands": rows_text(game.hands(state)),
            "yard": some_tiles(game.boneyard(state)),
            "bids": " ".join([str(bid) if bid else "pass" for _, bid in state.calls()]),
            "aside": tile_text(int(auction.aside)) if auction.aside != NOTHING else "",
            "trump": "" if trump is None else str(trump).removeprefix("trump "),
            "tricks": rows_text(tricks) if tricks else "",
            "claim": yes(state.claimed != NOBODY),
        }

    def read(self, game: Game, fields: Fields) -> State:
        assert isinstance(game, TrickGame)
        hands = fields.hands()
        yard = fields.tiles("yard")
        aside = fields.tiles("aside")
        tricks: Rows = ()
        if fields.has("tricks"):
            tricks = fields.rows("tricks", len(fields.text("tricks").split("|")))
        bids = [self._bid(game, fields, word) for word in fields.words("bids")]
        named = self._trump(game, fields)
        try:
            bidding = self._all_down(game, fields.first)
            for bid in bids:
                bidding = self._next(game, bidding, bid)
            moves: list[Move] = list(bids)
            if bidding.owes != BIDDING and bidding.owes != OVER:
                hands, yard = self._dealt(game, bidding.bidder, named, hands, aside, tricks)
            elif aside or named is not None or tricks:
                raise fields.wrong("bids", TrickCode.BIDDING_NOT_WON)
            moves += [trick_move(ASIDE, tile) for tile in aside]
            if named is not None:
                moves.append(named)
            moves += [Move(ALONE, tile) for row in tricks for tile in row]
            if fields.flag("claim"):
                moves.append(trick_move(CLAIM))
            state = game.begin(Deal(hands, yard, -1, fields.first), fields.totals)
            assert isinstance(state, TrickState)
            for move in moves:
                state = self._next(game, state, move)
        except BoneyardError as problem:
            told = problem.code is PositionCode.IN_FIELD
            raise (problem if told else BadSetup(PositionCode.NOT_PLAYABLE, why=problem)) from None
        return state

    def _next(self, game: TrickGame, state: TrickState, move: Move) -> TrickState:
        after = game.play(state, int(state.turn), move)
        assert isinstance(after, TrickState)
        return after

    def _all_down(self, game: TrickGame, first: int) -> TrickState:
        """A made-up deal: the bidding is the same whatever the hands hold."""
        yard = (DOWN,) if game.answers.widow else ()
        state = game.begin(Deal(((DOWN,),) * game.seats, yard, -1, first), (0,) * game.sides)
        assert isinstance(state, TrickState)
        return state

    def _bid(self, game: TrickGame, fields: Fields, word: str) -> Move:
        if word.lower() == "pass":
            return Move(PASS)
        if not (word.isascii() and word.isdigit() and int(word) in game.answers.bids):
            raise fields.wrong("bids", TrickCode.NOT_BIDS, found=word)
        return trick_move(BID, left=int(word))

    def _trump(self, game: TrickGame, fields: Fields) -> Move | None:
        if not fields.has("trump"):
            return None
        named = game.meant(f"trump {fields.text('trump')}")
        if named.left not in game.answers.trumps:
            raise fields.wrong("trump", TrickCode.NO_SUCH_TRUMPS, found=fields.text("trump"))
        return named

    def _dealt(
        self,
        game: TrickGame,
        bidder: int,
        named: Move | None,
        hands: Rows,
        aside: tuple[int, ...],
        tricks: Rows,
    ) -> tuple[Rows, tuple[int, ...]]:
        """The hands as they were dealt, with what has been played put back, and the widow."""
        rows = [list(hand) for hand in hands]
        leader = bidder
        for trick in tricks:
            packed = 0
            for place, tile in enumerate(trick):
                rows[(leader + place) % game.seats].append(tile)
                packed = int(tile_added(packed, tile, place))
            if len(trick) == game.seats and named is not None:
                leader = int(game.best(leader, packed, game.seats, named.left))
        widow: tuple[int, ...] = ()
        if game.answers.widow:
            # Whatever the widow was, the bidder took it up: the tile put aside will do, or any other of that hand.
            widow = aside[:1] or tuple([rows[bidder].pop()] if rows[bidder] else [])
        return tuple([tuple(row) for row in rows]), widow
