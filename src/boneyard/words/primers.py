"""How each game works in a few sentences, and worked examples from real positions: what opens a rule page."""

from dataclasses import dataclass
from typing import Final

IDEA: Final = "The idea"
TURN: Final = "How you play"
WIN: Final = "How you win"


@dataclass(frozen=True)
class Example:
    """A real position: a record that the pages draw, what is circled in it, and what it shows."""

    record: str  # the name of a file among the examples
    caption: str
    # A tile, like "5-3", or one of its ends, like "5-3:5"; a double has a head and a tail, like "5-5:head".
    marks: tuple[str, ...] = ()
    whole: bool = False  # with names and labels, not only the tiles
    seat: int = -1  # whose hand is seen, -1 for no one's


@dataclass(frozen=True)
class Primer:
    """The idea of a game, how a turn works and how you win."""

    idea: tuple[str, ...]
    turn: tuple[str, ...]
    win: tuple[str, ...]
    examples: tuple[Example, ...]

    @property
    def parts(self) -> list[tuple[str, str]]:
        """Its three parts, each with its heading."""
        found = ((IDEA, self.idea), (TURN, self.turn), (WIN, self.win))
        return [(head, " ".join(says)) for head, says in found]


_PRIMERS: Final[dict[str, Primer]] = {
    "block": Primer(
        idea=(
            "Block is dominoes at its simplest: get rid of your tiles before anyone else does.",
            "Everyone holds a hand of tiles that no one else can see.",
        ),
        turn=(
            "On your turn, play one tile on an open end of the layout.",
            "The numbers that touch must be the same: a 4 goes next to a 4.",
            "If you can't play, you pass; there is no drawing.",
        ),
        win=(
            "A round ends when someone plays their last tile, or when no one can play.",
            "Whoever goes out scores the pips left in the other hands, so get rid of heavy tiles early.",
            "The first to reach the target wins the match.",
        ),
        examples=(
            Example(
                "block",
                "The line shows a 5 at one end and a 1 at the other. Ben has just played 4-1: its 4 touches the 4 of "
                "6-4. Ann can go on with any tile that has a 5 or a 1.",
                ("6-5:5", "4-1:1"),
            ),
        ),
    ),
    "draw": Primer(
        idea=("Draw is Block with a boneyard: the tiles that weren't dealt.",),
        turn=(
            "On your turn, play one tile on an open end of the layout.",
            "The numbers that touch must be the same: a 4 goes next to a 4.",
            "If you can't play, draw from the boneyard until you get a tile that fits, and play it.",
            "If the boneyard is empty, pass.",
        ),
        win=(
            "A round ends when someone plays their last tile, or when no one can play or draw.",
            "Whoever goes out scores the pips left in the other hands.",
            "The first to reach the target wins the match.",
        ),
        examples=(
            Example(
                "draw",
                "The open ends were 5 and 1. Ben had neither, so he drew 3-2 and then 5-2. The 5-2 fits on the 5, so "
                "he played it. Now the open ends are 2 and 1.",
                ("5-2:2", "4-1:1"),
            ),
        ),
    ),
    "muggins": Primer(
        idea=("In Muggins you score while you play, by making the open ends add up to 5, 10, 15 or 20.",),
        turn=(
            "On your turn, play one tile on an open end of the layout; the numbers that touch must be the same.",
            "Then add up all the open ends. If the total is a multiple of 5, you score it.",
            "One double, the spinner, is open in four directions, so there can be four ends to count.",
            "A double lying across an end counts both of its halves.",
            "If you can't play, draw until you get a tile that fits; if the boneyard is empty, pass.",
        ),
        win=(
            "Going out first scores the pips left in the other hands as well.",
            "The first to reach the target wins, even in the middle of a round.",
        ),
        examples=(
            Example(
                "muggins",
                "Ann has just played 5-3 on the spinner. The open ends are 6, 0, 4 and 5. That makes 15, so she scores "
                "15 points. With a 2 instead of the 5 it would be 12, and worth nothing.",
                ("6-3:6", "3-0:0", "4-3:4", "5-3:5"),
            ),
        ),
    ),
    "bergen": Primer(
        idea=("In Bergen you score by making both ends of the line show the same number.",),
        turn=(
            "On your turn, play one tile on an open end; the numbers that touch must be the same.",
            "If both ends then show the same number, you score 2 points.",
            "If a double lies at one of those ends, you score 3.",
            "If you can't play, draw until you get a tile that fits; if the boneyard is empty, pass.",
        ),
        win=(
            "Playing your last tile scores 1 more point.",
            "The first to reach 15 points wins.",
        ),
        examples=(
            Example(
                "bergen",
                "Ben has just played 5-4. Both ends of the line now show a 4, so he scores 2 points. Leading with 6-6 "
                "gave Ann 2 points as well.",
                ("6-4:4", "5-4:4"),
            ),
        ),
    ),
    "matador": Primer(
        idea=(
            "In Matador, touching ends don't match: they add up.",
            "With a double-6 set the sum is 7: a 1 goes on a 6, a 2 on a 5, a 3 on a 4.",
            "With larger sets it is one more than the highest number: 10 with double-9, 13 with double-12.",
        ),
        turn=(
            "On your turn, play one tile on either end of the line.",
            "Matadors are special: 0-0, and every tile whose own two ends make that sum. They go anywhere.",
            "A blank can be covered only by a matador.",
            "If you can't play, draw until you can; if the boneyard is empty, pass.",
        ),
        win=("Go out first to score the pips left in the other hands. The first to reach the target wins.",),
        examples=(
            Example(
                "matador",
                "With double-6, touching ends make 7. The 3-1 has its 1 on the 6, and 4-4 has a 4 on the 3. At the "
                "other end, 4-2 has its 2 on the 5. Both ends are now 4, so the next tile needs a 3, or is a matador.",
                ("4-4:head", "4-2:4"),
            ),
        ),
    ),
    "sebastopol": Primer(
        idea=(
            "Sebastopol is a game for four players that starts from the double six.",
            "All 28 tiles are dealt, so no one ever draws.",
        ),
        turn=(
            "Whoever holds 6-6 leads it.",
            "It must then get four tiles, one on each side and end, before anyone may play anywhere else.",
            "So at first only tiles with a 6 can be played. If you have none, pass.",
            "After that, play one tile a turn on any of the four arms; the numbers that touch must be the same.",
            "If you can't play, pass.",
        ),
        win=("Go out first to score the pips left in the other hands. The first to reach 100 points wins.",),
        examples=(
            Example(
                "sebastopol",
                "The 6-6 has three tiles and still needs a fourth. Until it gets one, no one may play on the 5, the 4 "
                "or the 0. Cy can play 6-2.",
                ("6-6",),
            ),
        ),
    ),
    "tiddle-a-wink": Primer(
        idea=(
            "Tiddle-a-Wink is Block for a big group.",
            "There is no drawing: you play with the tiles you were dealt.",
        ),
        turn=(
            "Whoever holds the highest double leads it.",
            "On your turn, play one tile on an open end of the line; the numbers that touch must be the same.",
            "A double is worth having: after it you can play another tile in the same turn.",
            "If you can't play, pass.",
        ),
        win=(
            "The round ends when someone plays their last tile, or when no one can play.",
            "Whoever goes out collects for the tiles left in the other hands.",
        ),
        examples=(
            Example(
                "tiddle-a-wink",
                "Ann led 6-6, the highest double, and added 6-4 in the same turn. Ben played 4-4, another double, and "
                "went on with 4-1. That is two tiles in one turn for each of them.",
                ("4-4", "4-1"),
            ),
        ),
    ),
    "chickenfoot": Primer(
        idea=("In Chickenfoot every double becomes a chicken's foot, and everyone has to help build it.",),
        turn=(
            "A double lies in the middle as the hub. The first six plays all go on it.",
            "After that, play one tile a turn on any open end; the numbers that touch must be the same.",
            "When someone plays a double, it must get three toes before anyone may play anywhere else.",
            "If you can't play, draw one tile. If that doesn't fit either, pass.",
        ),
        win=(
            "The round ends when someone plays their last tile, or when no one can play or draw.",
            "You score the pips left in your hand, and points are bad. The double blank costs 50 extra.",
            "After one round for each double, the lowest total wins.",
        ),
        examples=(
            Example(
                "chickenfoot",
                "Ann played 1-1 on a toe of the hub. It has two toes so far, 1-0 and 4-1, and needs one more. Until "
                "then no one may play on any other end.",
                ("1-1",),
            ),
        ),
    ),
    "mexican-train": Primer(
        idea=(
            "In Mexican Train everyone builds a line of tiles, a train, out from a double in the middle: the hub.",
        ),
        turn=(
            "On your turn, play one tile. Touching numbers must be the same, and a train starts with the hub's number.",
            "You may play on your own train, or on a Mexican Train, which belongs to everyone.",
            "You may not play on another player's train unless it has a marker.",
            "If you can't play, draw one tile and play it if it fits.",
            "In most editions, if it doesn't fit you put a marker on your train: now the others may play on it.",
            "A double must be covered: you play again at once, and until it's covered no one may play elsewhere.",
        ),
        win=(
            "The round ends when someone plays their last tile, or when no one can play or draw.",
            "You score the pips left in your hand, and points are bad: the lowest total wins.",
        ),
        examples=(
            Example(
                "mexican-train",
                "The hub is 12-12. Ann's train and the Mexican Train have started. Ben couldn't play, so his place at "
                "the hub has a marker: Ann may start his train for him. The 5-5 at the end of the Mexican Train still "
                "has to be covered.",
                (),
                True,
            ),
        ),
    ),
    "supertrain": Primer(
        idea=(
            "SuperTrain is Mexican Train with wild tiles and letters.",
            "Everyone builds a train out from a double in the middle, the hub.",
        ),
        turn=(
            "On your turn, play one tile on your own train, on the Mexican Train, or on a train with a marker.",
            "Touching numbers must be the same, and a train starts with the hub's number.",
            "A W, the red train, is wild: it goes on anything, and anything goes on it.",
            "Each letter does something: A goes anywhere, D makes the next player draw, R reverses play, S skips a "
            "player, and T lets you play again.",
            "If you can't play, draw one tile. If that doesn't fit either, mark your train: now anyone may play on it.",
            "A double must be covered before anyone may play anywhere else.",
        ),
        win=(
            "You score the tiles left in your hand, and points are bad. After 14 rounds the lowest total wins.",
        ),
        examples=(
            Example(
                "supertrain",
                "Ann put the W of 8-W on the 7 of her train, so an 8 is open there. Ben started his train with S-W, "
                "laid by its W: Ann's next turn is skipped, and his open S takes only a W or another letter.",
                (),
                True,
            ),
        ),
    ),
    "forty-two": Primer(
        idea=(
            "Forty-Two is a trick-taking game for four players in two partnerships.",
            "Everyone holds seven tiles. You take tricks together with the partner sitting opposite you.",
            "There are 42 points in a hand: 1 for each of the seven tricks, and 35 for five special tiles.",
        ),
        turn=(
            "First you bid how many points your side will take, at least 30.",
            "The highest bidder names a number as trumps and leads the first tile.",
            "Everyone then plays one tile. Follow suit if you can: play a tile with the number that was led.",
            "The highest trump takes the trick; without a trump, the best tile of the suit does. Doubles are best.",
        ),
        win=(
            "If the bidders take what they bid, both sides score what they took. If not, only the other side scores, "
            "and it gets the bid on top.",
            "The first side to reach 250 points wins.",
        ),
        examples=(
            Example(
                "forty-two",
                "Twos are trumps. Ann led 6-1, so everyone has to play a six if they can. Ben played 6-0. Cid had no "
                "six and threw in 4-1, which is worth 5. You play 6-6, the highest six, and take the trick: 1 point "
                "for the trick and 5 for the 4-1.",
                ("6-6",),
                True,
                3,
            ),
        ),
    ),
    "moon": Primer(
        idea=(
            "Moon is a trick-taking game for three players, each on their own.",
            "Everyone holds seven tiles, and one more lies face down: the widow.",
        ),
        turn=(
            "First you bid how many of the seven tricks you will take: 4 to 7, or 21, which means all of them.",
            "The highest bidder takes the widow, puts one tile aside, names a number as trumps and leads.",
            "Everyone then plays one tile. Follow suit if you can: play a tile with the number that was led.",
            "The highest trump takes the trick; without a trump, the best tile of the suit does. Doubles are best.",
        ),
        win=(
            "Each trick is worth 1 point. A bidder who falls short loses the bid instead.",
            "The first to reach 21 points wins.",
        ),
        examples=(
            Example(
                "moon",
                "Fives are trumps. Ann led 6-4, so everyone has to play a six if they can. Ben played 6-6, the highest "
                "six. You have no six, so you may play anything. The 5-1 is a trump and beats them all: with it, you "
                "take the trick and lead to the next one.",
                ("5-1",),
                True,
                2,
            ),
        ),
    ),
    "poker": Primer(
        idea=("Domino poker is played for chips, with 20 tiles and hands of five.",),
        turn=(
            "Everyone pays a chip to play, the ante, and gets five tiles.",
            "Starting at the dealer's left, you check or bet. Once someone has bet, you call, raise or fold.",
            "When the betting is over, the players still in show their hands, and the best one takes the pot.",
            "If everyone else folds, you take the pot without showing.",
            "Doubles are what you want: two are a pair, three and four are better, and five are the best hand of all.",
            "Five tiles with one number in common are a flush; in sequence they can be a straight.",
        ),
        win=("After the last deal, whoever has the most chips wins.",),
        examples=(
            Example(
                "poker",
                "Both players checked, so the hands are shown. Ann has two doubles, 5-5 and 4-4: one pair. Ben's tiles "
                "all have a 6, which makes a flush. A flush beats a pair, so Ben takes the pot.",
                (),
                True,
            ),
        ),
    ),
    "bingo": Primer(
        idea=(
            "Bingo is pure luck: you count, and the tiles decide.",
            "All the tiles lie face up in one row.",
        ),
        turn=(
            "Go along the row and count 0, 1, 2 and so on, one number for each tile.",
            "When a tile has exactly as many pips as the number you say, it's removed.",
            "After the highest count, which is 12 with a double-6 set, start again at 0.",
            "At the end of the row, close the gaps and go on from the left.",
        ),
        win=("You win if every tile goes.",),
        examples=(
            Example(
                "bingo",
                "The count began at 0 with 2-1, the first tile. The third tile, 1-1, met the number 2: it has two "
                "pips, so it was removed. The next tile is 6-3, and the next number is 3.",
                ("6-3",),
            ),
        ),
    ),
    "big-clock": Primer(
        idea=(
            "In The Big Clock you bring every double to its own hour: 1-1 to one o'clock, 2-2 to two, and so on.",
        ),
        turn=(
            "A tile lies at every hour. Turn up one tile at a time from the boneyard.",
            "Lay it on any pile whose top tile shares a number with it, but never on a double.",
            "A tile that fits nowhere goes to the waste heap for good.",
            "A double that fits nowhere, or lies at the wrong hour, is in trouble.",
            "While a double is in trouble, you may move the top tiles of the piles around, each onto one it matches.",
            "Empty the double's own hour, or put a matching tile on top there, and it goes home by itself.",
        ),
        win=("You win when every hour has its own double on top.",),
        examples=(
            Example(
                "big-clock",
                "The 7-7 is in trouble: it lies at four o'clock. The tile at seven o'clock, 11-5, can move to three "
                "o'clock, because it shares a 5 with 8-5. That empties seven o'clock, and 7-7 goes home.",
                ("7-7", "11-5", "8-5"),
            ),
        ),
    ),
    "good-neighbors": Primer(
        idea=(
            "In Good Neighbors you remove pairs of tiles until there are none left to pair.",
            "Tiles lie face up in a grid, and the rest are the boneyard.",
        ),
        turn=(
            "Two tiles are good neighbors if they touch, along a side or at a corner, and share a number.",
            "On your turn, remove one pair or more.",
            "Then the tiles close up, and new ones from the boneyard fill the empty places.",
        ),
        win=(
            "The game ends when there is no pair left.",
            "You win if just one tile is left, or none at all with a double-6 set.",
        ),
        examples=(
            Example(
                "good-neighbors",
                "6-1 and 12-6 touch at a corner and share a 6, so they can go. 12-9 and 12-3 lie side by side and "
                "share a 12, so they can go in the same turn.",
                ("6-1", "12-6", "12-9", "12-3"),
            ),
        ),
    ),
    "traffic": Primer(
        idea=(
            "In Traffic you lay all the tiles on a grid, making rows of four numbers in order.",
            "Each tile covers two squares.",
            "A quad is four squares in a straight line, across or down, whose numbers go up or down by one.",
        ),
        turn=(
            "A few tiles are turned up. On your first turn, make a quad with two to four of them.",
            "After that, every turn makes a new quad: add one to three tiles to numbers that are already there.",
            "Five numbers in order in one line are never allowed.",
        ),
        win=("If you can't make a quad, you lose. You win when every tile is on the grid.",),
        examples=(
            Example(
                "traffic",
                "A first quad from four tiles: 2, 3, 4 and 5 lie next to each other in a straight line. The other "
                "halves of the tiles point up or down, out of the way.",
                ("2-1:2", "6-3:3", "4-2:4", "5-5:tail"),
            ),
        ),
    ),
    "squeeze": Primer(
        idea=(
            "In Squeeze you take tiles out of a row until nothing is left.",
            "Seven tiles lie face up in a row.",
        ),
        turn=(
            "Remove two tiles that share a number and have one or two tiles between them.",
            "Or remove three or more tiles in a row that all share one number.",
            "Then push the row together, which can make new matches.",
            "When you can't remove anything, add the next seven tiles at the end.",
        ),
        win=("You win if no tiles are left. One or two left is a near win.",),
        examples=(
            Example(
                "squeeze",
                "5-0 and 5-1 share a 5, with one tile between them, so you may remove them. 5-1 and 6-5 would do as "
                "well: they have two tiles between them. 6-5 and 6-1 won't do: nothing is between them.",
                ("5-0", "5-1"),
            ),
        ),
    ),
    "castle-rock": Primer(
        idea=("In Castle Rock you remove tiles from a row by looking at three of them at a time.",),
        turn=(
            "Start with three tiles face up in a row.",
            "If the first and the last of three share a number, you may remove the one in the middle.",
            "If all three share the same number, you may remove all three instead.",
            "Then push the row together and look again.",
            "When you can't remove anything, add one tile at the right end.",
        ),
        win=("The game ends when the boneyard is empty and you're stuck. The fewer tiles left, the better.",),
        examples=(
            Example(
                "castle-rock",
                "5-3 and 3-1 share a 3, so the 6-3 between them may go. All three have a 3, so you could also remove "
                "all three.",
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
