"""How each game works in a few sentences, and worked examples from real positions: what opens a rule page."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.phrase import marked
from boneyard.words.language import say

IDEA: Final = marked("The idea")
TURN: Final = marked("How you play")
WIN: Final = marked("How you win")


@dataclass(frozen=True)
class Example:
    """A real position: a record that the pages draw, what is circled in it, and what it shows."""

    record: str  # the name of a file among the examples
    caption: str  # marked, like all sentences here; `said` is what a reader sees
    # A tile, like "5-3", or one of its ends, like "5-3:5"; a double has a head and a tail, like "5-5:head".
    marks: tuple[str, ...] = ()
    whole: bool = False  # with names and labels, not only the tiles
    seat: int = -1  # whose hand is seen, -1 for no one's

    @property
    def said(self) -> str:
        """The caption in the language of the moment."""
        return say(self.caption)


@dataclass(frozen=True)
class Primer:
    """The idea of a game, how a turn works and how you win."""

    idea: tuple[str, ...]
    turn: tuple[str, ...]
    win: tuple[str, ...]
    examples: tuple[Example, ...]

    @property
    def parts(self) -> list[tuple[str, str]]:
        """Its three parts, each with its heading, in the language of the moment."""
        found = ((IDEA, self.idea), (TURN, self.turn), (WIN, self.win))
        return [(say(head), " ".join(say(each) for each in says)) for head, says in found]


_PRIMERS: Final[dict[str, Primer]] = {
    "block": Primer(
        idea=(
            marked("Block is dominoes at its simplest: get rid of your tiles before anyone else does."),
            marked("Everyone holds a hand of tiles that no one else can see."),
        ),
        turn=(
            marked("On your turn, play one tile on an open end of the layout."),
            marked("The numbers that touch must be the same: a 4 goes next to a 4."),
            marked("If you can't play, you pass; there is no drawing."),
        ),
        win=(
            marked("A round ends when someone plays their last tile, or when no one can play."),
            marked(
                "Whoever goes out scores the pips left in the other hands, so get rid of heavy tiles early."
            ),
            marked("The first to reach the target wins the match."),
        ),
        examples=(
            Example(
                "block",
                marked(
                    "The line shows a 5 at one end and a 1 at the other. Ben has just played 4-1: its 4 touches the 4 "
                    "of 6-4. Ann can go on with any tile that has a 5 or a 1."
                ),
                ("6-5:5", "4-1:1"),
            ),
        ),
    ),
    "draw": Primer(
        idea=(marked("Draw is Block with a boneyard: the tiles that weren't dealt."),),
        turn=(
            marked("On your turn, play one tile on an open end of the layout."),
            marked("The numbers that touch must be the same: a 4 goes next to a 4."),
            marked("If you can't play, draw from the boneyard until you get a tile that fits, and play it."),
            marked("If the boneyard is empty, pass."),
        ),
        win=(
            marked("A round ends when someone plays their last tile, or when no one can play or draw."),
            marked("Whoever goes out scores the pips left in the other hands."),
            marked("The first to reach the target wins the match."),
        ),
        examples=(
            Example(
                "draw",
                marked(
                    "The open ends were 5 and 1. Ben had neither, so he drew 3-2 and then 5-2. The 5-2 fits on the 5, "
                    "so he played it. Now the open ends are 2 and 1."
                ),
                ("5-2:2", "4-1:1"),
            ),
        ),
    ),
    "muggins": Primer(
        idea=(
            marked("In Muggins you score while you play, by making the open ends add up to 5, 10, 15 or 20."),
        ),
        turn=(
            marked(
                "On your turn, play one tile on an open end of the layout; the numbers that touch must be the same."
            ),
            marked("Then add up all the open ends. If the total is a multiple of 5, you score it."),
            marked(
                "One double, the spinner, is open in four directions, so there can be four ends to count."
            ),
            marked("A double lying across an end counts both of its halves."),
            marked("If you can't play, draw until you get a tile that fits; if the boneyard is empty, pass."),
        ),
        win=(
            marked("Going out first scores the pips left in the other hands as well."),
            marked("The first to reach the target wins, even in the middle of a round."),
        ),
        examples=(
            Example(
                "muggins",
                marked(
                    "Ann has just played 5-3 on the spinner. The open ends are 6, 0, 4 and 5. That makes 15, so she "
                    "scores 15 points. With a 2 instead of the 5 it would be 12, and worth nothing."
                ),
                ("6-3:6", "3-0:0", "4-3:4", "5-3:5"),
            ),
        ),
    ),
    "bergen": Primer(
        idea=(marked("In Bergen you score by making both ends of the line show the same number."),),
        turn=(
            marked("On your turn, play one tile on an open end; the numbers that touch must be the same."),
            marked("If both ends then show the same number, you score 2 points."),
            marked("If a double lies at one of those ends, you score 3."),
            marked("If you can't play, draw until you get a tile that fits; if the boneyard is empty, pass."),
        ),
        win=(
            marked("Playing your last tile scores 1 more point."),
            marked("The first to reach 15 points wins."),
        ),
        examples=(
            Example(
                "bergen",
                marked(
                    "Ben has just played 5-4. Both ends of the line now show a 4, so he scores 2 points. Leading with "
                    "6-6 gave Ann 2 points as well."
                ),
                ("6-4:4", "5-4:4"),
            ),
        ),
    ),
    "matador": Primer(
        idea=(
            marked("In Matador, touching ends don't match: they add up."),
            marked("With a double-6 set the sum is 7: a 1 goes on a 6, a 2 on a 5, a 3 on a 4."),
            marked(
                "With larger sets it is one more than the highest number: 10 with double-9, 13 with double-12."
            ),
        ),
        turn=(
            marked("On your turn, play one tile on either end of the line."),
            marked(
                "Matadors are special: 0-0, and every tile whose own two ends make that sum. They go anywhere."
            ),
            marked("A blank can be covered only by a matador."),
            marked("If you can't play, draw until you can; if the boneyard is empty, pass."),
        ),
        win=(
            marked(
                "Go out first to score the pips left in the other hands. The first to reach the target wins."
            ),
        ),
        examples=(
            Example(
                "matador",
                marked(
                    "With double-6, touching ends make 7. The 3-1 has its 1 on the 6, and 4-4 has a 4 on the 3. At "
                    "the other end, 4-2 has its 2 on the 5. Both ends are now 4, so the next tile needs a 3, or is a "
                    "matador."
                ),
                ("4-4:head", "4-2:4"),
            ),
        ),
    ),
    "sebastopol": Primer(
        idea=(
            marked("Sebastopol is a game for four players that starts from the double six."),
            marked("All 28 tiles are dealt, so no one ever draws."),
        ),
        turn=(
            marked("Whoever holds 6-6 leads it."),
            marked(
                "It must then get four tiles, one on each side and end, before anyone may play anywhere else."
            ),
            marked("So at first only tiles with a 6 can be played. If you have none, pass."),
            marked(
                "After that, play one tile a turn on any of the four arms; the numbers that touch must be the same."
            ),
            marked("If you can't play, pass."),
        ),
        win=(
            marked(
                "Go out first to score the pips left in the other hands. The first to reach 100 points wins."
            ),
        ),
        examples=(
            Example(
                "sebastopol",
                marked(
                    "The 6-6 has three tiles and still needs a fourth. Until it gets one, no one may play on the 5, "
                    "the 4 or the 0. Cy can play 6-2."
                ),
                ("6-6",),
            ),
        ),
    ),
    "tiddle-a-wink": Primer(
        idea=(
            marked("Tiddle-a-Wink is Block for a big group."),
            marked("There is no drawing: you play with the tiles you were dealt."),
        ),
        turn=(
            marked("Whoever holds the highest double leads it."),
            marked(
                "On your turn, play one tile on an open end of the line; the numbers that touch must be the same."
            ),
            marked("A double is worth having: after it you can play another tile in the same turn."),
            marked("If you can't play, pass."),
        ),
        win=(
            marked("The round ends when someone plays their last tile, or when no one can play."),
            marked(
                "Whoever goes out scores the pips left in the other hands, or takes the pool if you play for one."
            ),
        ),
        examples=(
            Example(
                "tiddle-a-wink",
                marked(
                    "Ann led 6-6, the highest double, and added 6-4 in the same turn. Ben played 4-4, another double, "
                    "and went on with 4-1. That is two tiles in one turn for each of them."
                ),
                ("4-4", "4-1"),
            ),
        ),
    ),
    "chickenfoot": Primer(
        idea=(
            marked(
                "In Chickenfoot every double becomes a chicken's foot, and everyone has to help build it."
            ),
        ),
        turn=(
            marked("A double lies in the middle as the hub. The first six plays all go on it."),
            marked(
                "After that, play one tile a turn on any open end; the numbers that touch must be the same."
            ),
            marked(
                "When someone plays a double, it must get three toes before anyone may play anywhere else."
            ),
            marked("If you can't play, draw one tile. If that doesn't fit either, pass."),
        ),
        win=(
            marked("The round ends when someone plays their last tile, or when no one can play or draw."),
            marked(
                "You score the pips left in your hand, and points are bad. The double blank costs 50 extra."
            ),
            marked("After one round for each double, the lowest total wins."),
        ),
        examples=(
            Example(
                "chickenfoot",
                marked(
                    "Ann played 1-1 on a toe of the hub. It has two toes so far, 1-0 and 4-1, and needs one more. "
                    "Until then no one may play on any other end."
                ),
                ("1-1",),
            ),
        ),
    ),
    "mexican-train": Primer(
        idea=(
            marked(
                "In Mexican Train everyone builds a line of tiles, a train, out from a double in the middle: the hub."
            ),
        ),
        turn=(
            marked(
                "On your turn, play one tile. Touching numbers must be the same, and a train starts with the hub's "
                "number."
            ),
            marked("You may play on your own train, or on a Mexican Train, which belongs to everyone."),
            marked("You may not play on another player's train unless it has a marker."),
            marked("If you can't play, draw one tile and play it if it fits."),
            marked(
                "In most editions, if it doesn't fit you put a marker on your train: now the others may play on it."
            ),
            marked(
                "A double must be covered: you play again at once. If your turn ends before it's covered, no one may "
                "play anywhere else until it is."
            ),
        ),
        win=(
            marked("The round ends when someone plays their last tile, or when no one can play or draw."),
            marked("You score the pips left in your hand, and points are bad: the lowest total wins."),
        ),
        examples=(
            Example(
                "mexican-train",
                marked(
                    "The hub is 12-12. Ben played 5-5 on the Mexican Train but couldn't play another tile, so his own "
                    "train has a marker. Ann must cover the 5-5 now. Once it's covered, anyone may play on Ben's train."
                ),
                (),
                True,
            ),
        ),
    ),
    "supertrain": Primer(
        idea=(
            marked("SuperTrain is Mexican Train with wild tiles and letters."),
            marked("Everyone builds a train out from a double in the middle, the hub."),
        ),
        turn=(
            marked(
                "On your turn, play one tile on your own train, on the Mexican Train, or on a train with a marker."
            ),
            marked("Touching numbers must be the same, and a train starts with the hub's number."),
            marked("A W, the red train, is wild: it goes on anything, and anything goes on it."),
            marked(
                "Each letter does something: A goes anywhere, D makes the next player draw, R reverses play, S skips a "
                "player, and T lets you play again."
            ),
            marked(
                "If you can't play, draw one tile. If that doesn't fit either, mark your train: now anyone may play "
                "on it."
            ),
            marked(
                "After a double you play again at once. If your turn ends before it's covered, no one may play "
                "anywhere else until it is."
            ),
        ),
        win=(
            marked(
                "You score the tiles left in your hand, and points are bad. After 14 rounds the lowest total wins."
            ),
        ),
        examples=(
            Example(
                "supertrain",
                marked(
                    "Ann put the W of 8-W on the 7 of her train, so an 8 is open there. Ben started his train with "
                    "S-W, laid by its W: Ann's next turn is skipped, and his open S takes only a W or another letter."
                ),
                (),
                True,
            ),
        ),
    ),
    "forty-two": Primer(
        idea=(
            marked("Forty-Two is a trick-taking game for four players in two partnerships."),
            marked(
                "Everyone holds seven tiles. You take tricks together with the partner sitting opposite you."
            ),
            marked(
                "There are 42 points in a hand: 1 for each of the seven tricks, and 35 for five special tiles."
            ),
        ),
        turn=(
            marked("First you bid how many points your side will take, at least 30."),
            marked("The highest bidder names a number as trumps and leads the first tile."),
            marked(
                "Everyone then plays one tile. Follow suit if you can: play a tile with the number that was led."
            ),
            marked(
                "The highest trump takes the trick; without a trump, the best tile of the suit does. Doubles are best."
            ),
        ),
        win=(
            marked(
                "If the bidders take what they bid, both sides score what they took. If not, only the other side "
                "scores, and it gets the bid on top."
            ),
            marked("The first side to reach 250 points wins."),
        ),
        examples=(
            Example(
                "forty-two",
                marked(
                    "Twos are trumps. Ann led 6-1, so everyone has to play a six if they can. Ben played 6-0. Cid had "
                    "no six and threw in 4-1, which is worth 5. You play 6-6, the highest six, and take the trick: 1 "
                    "point for the trick and 5 for the 4-1."
                ),
                ("6-6",),
                True,
                3,
            ),
        ),
    ),
    "moon": Primer(
        idea=(
            marked("Moon is a trick-taking game for three players, each on their own."),
            marked("Everyone holds seven tiles, and one more lies face down: the widow."),
        ),
        turn=(
            marked(
                "First you bid how many of the seven tricks you will take: 4 to 7, or 21, which means all of them."
            ),
            marked(
                "The highest bidder takes the widow, puts one tile aside, names a number as trumps and leads."
            ),
            marked(
                "Everyone then plays one tile. Follow suit if you can: play a tile with the number that was led."
            ),
            marked(
                "The highest trump takes the trick; without a trump, the best tile of the suit does. Doubles are best."
            ),
        ),
        win=(
            marked("Each trick is worth 1 point. A bidder who falls short loses the bid instead."),
            marked("The first to reach 21 points wins."),
        ),
        examples=(
            Example(
                "moon",
                marked(
                    "Fives are trumps. Ann led 6-4, so everyone has to play a six if they can. Ben played 6-6, the "
                    "highest six. You have no six, so you may play anything. The 5-1 is a trump and beats them all: "
                    "with it, you take the trick and lead to the next one."
                ),
                ("5-1",),
                True,
                2,
            ),
        ),
    ),
    "poker": Primer(
        idea=(marked("Domino poker is played for chips, with 20 tiles and hands of five."),),
        turn=(
            marked("Everyone pays a chip to play, the ante, and gets five tiles."),
            marked(
                "Starting at the dealer's left, you check or bet. Once someone has bet, you call, raise or fold."
            ),
            marked(
                "When the betting is over, the players still in show their hands, and the best one takes the pot."
            ),
            marked("If everyone else folds, you take the pot without showing."),
            marked(
                "Doubles are what you want: two are a pair, three and four are better, and five are the best hand of "
                "all."
            ),
            marked("Five tiles with one number in common are a flush; in sequence they can be a straight."),
        ),
        win=(marked("After the last deal, whoever has the most chips wins."),),
        examples=(
            Example(
                "poker",
                marked(
                    "Both players checked, so the hands are shown. Ann has two doubles, 5-5 and 4-4: one pair. Ben's "
                    "tiles all have a 6, which makes a flush. A flush beats a pair, so Ben takes the pot."
                ),
                (),
                True,
            ),
        ),
    ),
    "bingo": Primer(
        idea=(
            marked("Bingo is pure luck: you count, and the tiles decide."),
            marked("All the tiles lie face up in one row."),
        ),
        turn=(
            marked("Go along the row and count 0, 1, 2 and so on, one number for each tile."),
            marked("When a tile has exactly as many pips as the number you say, it's removed."),
            marked("After the highest count, which is 12 with a double-6 set, start again at 0."),
            marked("At the end of the row, close the gaps and go on from the left."),
        ),
        win=(marked("You win if every tile goes."),),
        examples=(
            Example(
                "bingo",
                marked(
                    "The count began at 0 with 2-1, the first tile. The third tile, 1-1, met the number 2: it has two "
                    "pips, so it was removed. The next tile is 6-3, and the next number is 3."
                ),
                ("6-3",),
            ),
        ),
    ),
    "big-clock": Primer(
        idea=(
            marked(
                "In The Big Clock you bring every double to its own hour: 1-1 to one o'clock, 2-2 to two, and so on."
            ),
        ),
        turn=(
            marked("A tile lies at every hour. Turn up one tile at a time from the boneyard."),
            marked("Lay it on any pile whose top tile shares a number with it, but never on a double."),
            marked("A tile that fits nowhere goes to the waste heap for good."),
            marked("A double that fits nowhere, or lies at the wrong hour, is in trouble."),
            marked(
                "While a double is in trouble, you may move the top tiles of the piles around, each onto one it "
                "matches."
            ),
            marked(
                "Empty the double's own hour, or put a matching tile on top there, and it goes home by itself."
            ),
        ),
        win=(marked("You win when every hour has its own double on top."),),
        examples=(
            Example(
                "big-clock",
                marked(
                    "The 7-7 is in trouble: it lies at four o'clock. The tile at seven o'clock, 11-5, can move to "
                    "three o'clock, because it shares a 5 with 8-5. That empties seven o'clock, and 7-7 goes home."
                ),
                ("7-7", "11-5", "8-5"),
            ),
        ),
    ),
    "good-neighbors": Primer(
        idea=(
            marked("In Good Neighbors you remove pairs of tiles until there are none left to pair."),
            marked("Tiles lie face up in a grid, and the rest are the boneyard."),
        ),
        turn=(
            marked(
                "Two tiles are good neighbors if they touch, along a side or at a corner, and share a number."
            ),
            marked("On your turn, remove one pair or more."),
            marked("Then the tiles close up, and new ones from the boneyard fill the empty places."),
        ),
        win=(
            marked("The game ends when there is no pair left."),
            marked("You win if just one tile is left, or none at all with a double-6 set."),
        ),
        examples=(
            Example(
                "good-neighbors",
                marked(
                    "6-1 and 12-6 touch at a corner and share a 6, so they can go. 12-9 and 12-3 lie side by side and "
                    "share a 12, so they can go in the same turn."
                ),
                ("6-1", "12-6", "12-9", "12-3"),
            ),
        ),
    ),
    "traffic": Primer(
        idea=(
            marked("In Traffic you lay all the tiles on a grid, making rows of four numbers in order."),
            marked("Each tile covers two squares."),
            marked(
                "A quad is four squares in a straight line, across or down, whose numbers go up or down by one."
            ),
        ),
        turn=(
            marked("A few tiles are turned up. On your first turn, make a quad with two to four of them."),
            marked(
                "After that, every turn makes a new quad: add one to three tiles to numbers that are already there."
            ),
            marked("Five numbers in order in one line are never allowed."),
        ),
        win=(marked("If you can't make a quad, you lose. You win when every tile is on the grid."),),
        examples=(
            Example(
                "traffic",
                marked(
                    "A first quad from four tiles: 2, 3, 4 and 5 lie next to each other in a straight line. The other "
                    "halves of the tiles point up or down, out of the way."
                ),
                ("2-1:2", "6-3:3", "4-2:4", "5-5:tail"),
            ),
        ),
    ),
    "squeeze": Primer(
        idea=(
            marked("In Squeeze you take tiles out of a row until nothing is left."),
            marked("Seven tiles lie face up in a row."),
        ),
        turn=(
            marked("Remove two tiles that share a number and have one or two tiles between them."),
            marked("Or remove three or more tiles in a row that all share one number."),
            marked("Then push the row together, which can make new matches."),
            marked("When you can't remove anything, add the next seven tiles at the end."),
        ),
        win=(marked("You win if no tiles are left. One or two left is a near win."),),
        examples=(
            Example(
                "squeeze",
                marked(
                    "5-0 and 5-1 share a 5, with one tile between them, so you may remove them. 5-1 and 6-5 would do "
                    "as well: they have two tiles between them. 6-5 and 6-1 won't do: nothing is between them."
                ),
                ("5-0", "5-1"),
            ),
        ),
    ),
    "castle-rock": Primer(
        idea=(marked("In Castle Rock you remove tiles from a row by looking at three of them at a time."),),
        turn=(
            marked("Start with three tiles face up in a row."),
            marked(
                "If the first and the last of three share a number, you may remove the one in the middle."
            ),
            marked("If all three share the same number, you may remove all three instead."),
            marked("Then push the row together and look again."),
            marked("When you can't remove anything, add one tile at the right end."),
        ),
        win=(
            marked(
                "The game ends when the boneyard is empty and you're stuck. The fewer tiles left, the better."
            ),
        ),
        examples=(
            Example(
                "castle-rock",
                marked(
                    "5-3 and 3-1 share a 3, so the 6-3 between them may go. All three have a 3, so you could also "
                    "remove all three."
                ),
                ("6-3",),
            ),
        ),
    ),
}


def primer(game: str) -> Primer | None:
    """What opens a game's rule page; None for a game that isn't one of ours."""
    return _PRIMERS.get(game)


def games() -> list[str]:
    """The games that have a primer."""
    return list(_PRIMERS)
