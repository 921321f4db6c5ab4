"""What the terminal says around a game: prompts, help and short notes, and the words that can be typed."""

from collections.abc import Mapping, Sequence
from shlex import quote
from unicodedata import combining, normalize

from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.phrase import marked
from boneyard.records.numbered_deals import number_of
from boneyard.words import titles
from boneyard.words.families.teller import Teller
from boneyard.words.grammar import YOU
from boneyard.words.language import _, listed, ngettext, per_language, pgettext, say

MOVE_HELP = marked(
    "Type a number from your hand, or a tile like 6-4, to play it. If it fits in several places, you choose where.\n"
    "You can also type the whole move, as in a record: 6-4 > 5-5, 6-6 > lead, draw, pass, stop."
)

CLAIM_HELP = marked(
    "Claim your points yourself: add them to the play, like 6-4 !15. If someone misses theirs, type muggins."
)

TRAIN_HELP = marked(
    "Type a number from your hand, or a tile like 6-4, to play it. If it fits in several places, you choose where.\n"
    "You can name the train too: 6-4 M for the Mexican Train, 6-4 2 or 6-4 Ben for a player's train.\n"
    "You can also type the whole move, as in a record: 6-4 > M, 6-4 > 2, draw, pass, stop."
)

LAST_HELP = marked(
    "Announce your last tile: add !last to the play that leaves you one. If someone forgets, type catch."
)

# The commands at a table, each with what it does. In the language of the moment they are what `typed_words` says.
COMMANDS: Mapping[str, str] = {
    "moves": marked("list the moves you can make"),
    "hint": marked("suggest a move and say why; hint sure adds the numbers"),
    "undo": marked("go back to your last decision"),
    "redo": marked("take back an undo"),
    "table": marked("show the table again"),
    "scores": marked("show the points, round by round"),
    "rules": marked("show the rules of this edition"),
    "save FILE": marked("save the match; save! FILE overwrites a file"),
    "quit": marked("leave the table"),
}

SOLITAIRE_COMMANDS: Mapping[str, str] = {
    "moves": marked("list the moves you can make"),
    "hint": marked("suggest a move and say why; hint sure adds the numbers"),
    "winnable": marked("find out whether you can still win, by looking at the tiles to come"),
    "watch": marked("watch a win from here, if there is one; the deal then doesn't count"),
    "undo, redo": marked("go back to your last decision, or forward again"),
    "restart": marked("start this deal over"),
    "deal N": marked("play another deal: its number, today, a date, or any"),
    "concede": marked("give up"),
}

LAST_SOLITAIRE_COMMANDS: Mapping[str, str] = {
    "table": marked("show the table again"),
    "stats": marked("show your results"),
    "rules": marked("show the rules of this edition"),
    "save FILE": marked("save the game; save! FILE overwrites a file"),
    "quit": marked("leave the table"),
}


# --- the words that can be typed


@per_language
def typed_words() -> dict[str, str]:
    """The words of the language of the moment that mean an English word which can be typed; moves are among them."""
    # For translators: what a player types at a table in the terminal. One word each, without spaces; the English
    # word works as well. Where you would rather keep the English word, leave it as it is.
    words = {
        "again": pgettext("typed", "again"),
        "add": pgettext("typed", "add"),
        "aside": pgettext("typed", "aside"),
        "back": pgettext("typed", "back"),
        "bet": pgettext("typed", "bet"),
        "bid": pgettext("typed", "bid"),
        "call": pgettext("typed", "call"),
        "catch": pgettext("typed", "catch"),
        "check": pgettext("typed", "check"),
        "claim": pgettext("typed", "claim"),
        "concede": pgettext("typed", "concede"),
        "count": pgettext("typed", "count"),
        "deal": pgettext("typed", "deal"),
        "doubles": pgettext("typed", "doubles"),
        "draw": pgettext("typed", "draw"),
        "end": pgettext("typed", "end"),
        "exchange": pgettext("typed", "exchange"),
        "fast": pgettext("typed", "fast"),
        "fill": pgettext("typed", "fill"),
        "fold": pgettext("typed", "fold"),
        "help": pgettext("typed", "help"),
        "hint": pgettext("typed", "hint"),
        "map": pgettext("typed", "map"),
        "moves": pgettext("typed", "moves"),
        "next": pgettext("typed", "next"),
        "none": pgettext("typed", "none"),
        "pass": pgettext("typed", "pass"),
        "quit": pgettext("typed", "quit"),
        "raise": pgettext("typed", "raise"),
        "redo": pgettext("typed", "redo"),
        "restart": pgettext("typed", "restart"),
        "rules": pgettext("typed", "rules"),
        "run": pgettext("typed", "run"),
        "save": pgettext("typed", "save"),
        "save!": pgettext("typed", "save!"),
        "scores": pgettext("typed", "scores"),
        "stand": pgettext("typed", "stand"),
        "stats": pgettext("typed", "stats"),
        "stop": pgettext("typed", "stop"),
        "sure": pgettext("typed", "sure"),
        "table": pgettext("typed", "table"),
        "today": pgettext("typed", "today"),
        "tricks": pgettext("typed", "tricks"),
        "trump": pgettext("typed", "trump"),
        "turn": pgettext("typed", "turn"),
        "undo": pgettext("typed", "undo"),
        "waste": pgettext("typed", "waste"),
        "watch": pgettext("typed", "watch"),
        "winnable": pgettext("typed", "winnable"),
    }
    # An English word always keeps its meaning, whatever another language calls something else. Accents may be left
    # out; the word with them comes last, because it is the one to show.
    return {
        form: word
        for word, own in words.items()
        for form in (_without_accents(own.lower()), own.lower())
        if form not in words
    }


def _without_accents(text: str) -> str:
    return "".join(each for each in normalize("NFD", text) if not combining(each))


def in_english(typed: str) -> str:
    """What someone typed, with its command in English: the first word, and after it one that belongs to it."""
    words = typed.split(" ")
    known = typed_words()
    first = known.get(words[0].lower(), words[0])
    rest = words[1:]
    if first.lower() in ("hint", "deal", "trump") and len(rest) == 1:
        rest = [known.get(rest[0].lower(), rest[0])]
    return " ".join([first, *rest])


def command_name(name: str) -> str:
    """A command as the help lists it, in the words of the language of the moment: "save FILE"."""
    own = {word: each for each, word in typed_words().items()}
    shown = {"FILE": pgettext("typed", "FILE"), "N": "N"}
    words = [word.rstrip(",") for word in name.split(" ")]
    commas = ["," if word.endswith(",") else "" for word in name.split(" ")]
    return " ".join(own.get(word, shown.get(word, word)) + comma for word, comma in zip(words, commas))


def move_text(move: Move | str) -> str:
    """A move as a record writes it, but its command in the words of the language of the moment: "bid 30"."""
    own = {word: each for each, word in typed_words().items()}
    first, *rest = str(move).split(" ")
    if first == "trump":
        rest = [own.get(word, word) for word in rest]
    return " ".join([own.get(first, first), *rest])


def is_yes(typed: str) -> bool:
    """Whether an answer means yes, in English or in the language of the moment."""
    # For translators: the answer to a question that ends in [y/N].
    own = [_without_accents(each.lower()) for each in (pgettext("typed", "y"), pgettext("typed", "yes"))]
    return _without_accents(typed.strip().lower()) in ("y", "yes", *own)


# --- prompts and notes


def games_next() -> str:
    """What to do after reading the list of games."""
    return _("Read the rules with: boneyard rules NAME. Play with: boneyard play NAME.")


def nobody_here() -> str:
    """Why a game can't be played if no one answers."""
    return _("No one is there to answer: boneyard play needs a terminal, or its answers on standard input.")


def position_alone() -> str:
    """Why a position leaves other options out."""
    return _(
        "A position already says which game, set, options and players to use. "
        "With --position, you can add only --name, --bots and --seed."
    )


def load_alone() -> str:
    """Why a saved match leaves other options out."""
    return _(
        "A saved match already has its game, edition, set, players and options. Leave them out with --load."
    )


def not_kept() -> str:
    """Why an undo stops at a deal."""
    return _("You can't undo into the previous deal: its file doesn't have the hands that weren't shown.")


def welcome(match: Match, seat: int, bots: Mapping[int, str], spoken_help: str) -> str:
    """Who plays with whom, before the first turn."""
    game = titles.play_title(match.edition)
    name = match.players[seat]
    others = listed(
        [
            _("{name} ({kind})", name=match.players[each], kind=titles.bot_title(kind))
            for each, kind in bots.items()
        ],
        "and",
    )
    if not bots:
        found = _("You're playing {game}.", game=game)
    elif name == YOU:
        found = _("You're playing {game} with {others}.", game=game, others=others)
    else:
        found = _("{name}, you're playing {game} with {others}.", name=name, game=game, others=others)
    adapted = match.edition.adaptation(match.game.size, match.game.seats)
    spoken = say(spoken_help) if match.options.get("calls") == "spoken" else ""
    return " ".join(filter(None, [found, say(adapted) if adapted else "", _("Type ? for help."), spoken]))


def solitaire_welcome(match: Match) -> str:
    """What is played, before the first turn."""
    return _(
        "You're playing {game} with the double-{size} set. Type ? for help.",
        game=titles.edition_title(match.edition),
        size=match.game.size,
    )


def _hands(teller: Teller) -> bool:
    """Whether a game calls its rounds hands."""
    return teller.unit == "hand"


def _deals(teller: Teller) -> bool:
    """Whether a game calls its rounds deals."""
    return teller.unit == "deal"


def heading(match: Match, teller: Teller) -> str:
    """Which game this is, in which edition, and which round of it."""
    fields = {"game": titles.match_title(match), "edition": match.edition.key, "number": match.round.number}
    if match.game.seats == 1:
        return _("{game} ({edition})", **fields)
    if _hands(teller):
        return _("{game} ({edition}), hand {number}", **fields)
    if _deals(teller):
        return _("{game} ({edition}), deal {number}", **fields)
    return _("{game} ({edition}), round {number}", **fields)


def replay_heading(match: Match, teller: Teller, number: int, ply: int, plies: int) -> str:
    """Where in a record this is."""
    fields = {"game": titles.match_title(match), "number": number, "ply": ply, "plies": plies}
    if match.game.seats == 1:
        return _("{game}, move {ply} of {plies}", **fields)
    if _hands(teller):
        return _("{game}, hand {number}, move {ply} of {plies}", **fields)
    if _deals(teller):
        return _("{game}, deal {number}, move {ply} of {plies}", **fields)
    return _("{game}, round {number}, move {ply} of {plies}", **fields)


def unit_over(teller: Teller) -> str:
    """Say that a round is over."""
    if _hands(teller):
        return _("The hand is over.")
    return _("The deal is over.") if _deals(teller) else _("The round is over.")


def round_heading(teller: Teller, number: int, ended: bool) -> str:
    """The title over how a round ended; one that was cut short by the end of the match only ends here."""
    if _hands(teller):
        return (
            _("Hand {number} is over", number=number)
            if ended
            else _("Hand {number} ends here", number=number)
        )
    if _deals(teller):
        return (
            _("Deal {number} is over", number=number)
            if ended
            else _("Deal {number} ends here", number=number)
        )
    return (
        _("Round {number} is over", number=number) if ended else _("Round {number} ends here", number=number)
    )


def unit_column(teller: Teller) -> str:
    """The head of the column of rounds."""
    if _hands(teller):
        return pgettext("column", "Hand")
    return pgettext("column", "Deal") if _deals(teller) else pgettext("column", "Round")


def by_unit_column(teller: Teller) -> str:
    """The head of a column with the points of all rounds in a row."""
    if _hands(teller):
        return pgettext("column", "Hand by hand")
    return pgettext("column", "Deal by deal") if _deals(teller) else pgettext("column", "Round by round")


def next_prompt(teller: Teller) -> str:
    """The pause after a round."""
    if _hands(teller):
        return _("Press Enter for the next hand:")
    return _("Press Enter for the next deal:") if _deals(teller) else _("Press Enter for the next round:")


def match_next() -> str:
    """The pause after a match."""
    return _("again or quit:")


def leave_question() -> str:
    """Whether someone really leaves a match that isn't saved."""
    return _("This match isn't saved. Leave it? [y/N, or save FILE]")


def pause_help() -> str:
    """What can be typed at a pause."""
    return _("You can't do that now. Type ? for help or quit to leave.")


def call_prompt(call: Move) -> str:
    """Ask whether the player calls what another one has missed."""
    return _("Type {call}, or press Enter to let it go:", call=move_text(call))


def call_help(call: Move) -> str:
    """What to type where there is only something to call."""
    return _("You can only say {call} now. Press Enter to let it go.", call=move_text(call))


def turn_prompt(only: Move | None) -> str:
    """The prompt of a turn; with one possible move Enter makes it."""
    return _("Your move:") if only is None else _("Your move [{move}]:", move=move_text(only))


def place_question(count: int) -> str:
    """Ask where a tile should go."""
    return _("Where, 1 to {count}? (Enter: go back)", count=count)


def number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return _("Type a number from 1 to {count}, or press Enter to go back.", count=count)


def choices(found: Sequence[str]) -> str:
    """What can be done, after something that can't; each choice is what "You can" goes on with."""
    return _("You can {choices}. Type ? for help.", choices=listed(found, "or"))


def play_choice(tiles: Sequence[str]) -> str:
    """That these tiles can be played, to go on after "You can"."""
    # For translators: goes on after "You can".
    return pgettext("you can", "play {tiles}", tiles=listed(tiles, "or"))


def more(count: int) -> str:
    """How many more there are than a list names."""
    return ngettext("{count} more", "{count} more", count)


def scores(teller: Teller, match: Match) -> str:
    """The totals, and when the match is over."""
    return _("{scores} ({aim})", scores=teller.score(match, match.scores), aim=teller.aim(match))


def not_a_move(text: str, forms: str = "") -> str:
    """That something typed is neither a move nor a command, and what would be one."""
    if forms:
        return _(
            "{text} isn't a move or a command. Type {forms}, or ? for help.", text=repr(text), forms=forms
        )
    return _(
        "{text} isn't a move or a command. Type a number from your hand, a tile like 6-4, or ? for help.",
        text=repr(text),
    )


def no_such_tile(tile: str) -> str:
    """That a player doesn't have a tile."""
    return _("You don't have {tile}.", tile=tile)


def replay_prompt() -> str:
    """The question between two moves of a record."""
    return _("Enter, b, a number, end or q:")


def replay_help(plies: int) -> str:
    """What can be typed while a record is shown."""
    return _(
        "Enter: next move. b: back. 0 to {plies}: go to that move. end: last move. q: quit.", plies=plies
    )


def replay_start() -> str:
    """What can be typed at the start of a record."""
    return _("This is the start. Enter: next move. q: quit.")


def replay_end() -> str:
    """What can be typed at the end of a record."""
    return _("This is the end. b: back. q: quit.")


def resume_advice(path: str, households: Sequence[str]) -> str:
    """How to continue a saved match."""
    extra = "".join(f" --household {quote(each)}" for each in households)
    return _("Continue with: {command}", command=f"boneyard play --load {quote(path)}{extra}")


# --- solitaires


def more_pairs() -> str:
    """The question while a turn is put together."""
    return _("Add another pair, or press Enter to finish the turn:")


def solitaire_next() -> str:
    """The pause after a deal."""
    return _("Enter for another deal, or again, undo or quit:")


def solitaire_head(match: Match, rest: str) -> str:
    """The set, the deal and what is left; a deal from a file may have no number."""
    if number_of(match.seed) is None:
        return _("Double-{size}, a custom deal; {rest}", size=match.game.size, rest=rest)
    return _("Double-{size}, deal {deal}; {rest}", size=match.game.size, deal=match.seed, rest=rest)


def turn_so_far(move: Move) -> str:
    """A turn that may still go on."""
    return _("So far: {move}. You can add:", move=move)


def ways(what: str, count: int) -> str:
    """Several moves with something in common, and how many they are."""
    return ngettext("{what}: {count} way", "{what}: {count} ways", count, what=what)


def move_question(count: int, shown: int) -> str:
    """The question which of several moves is meant, once some of them have been shown."""
    if shown == count:
        return _("Which, 1 to {count}? (Enter: none of them)", count=count)
    return _("Which, 1 to {count}? (Enter: show more; undo: none of them)", count=count)


def move_number_request(count: int) -> str:
    """What to type where numbers are offered."""
    return _("Type a number from 1 to {count}, or undo to go back.", count=count)


def watch_notice(moves: int) -> str:
    """What the solver is about to show, and what it knows that a player does not."""
    return ngettext(
        "I found a win in {count} move by looking at the boneyard, which you can't. This deal won't count.",
        "I found a win in {count} moves by looking at the boneyard, which you can't. This deal won't count.",
        moves,
    )


def watch_prompt(made: int, count: int) -> str:
    """The pause between two moves of a line that is shown."""
    return _(
        "Move {number} of {count}: Enter makes it, fast plays them all, stop gives you the turn:",
        number=made + 1,
        count=count,
    )


def tally_sentence(played: int, won: int, streak: int, best: int) -> str:
    """How your games with this set have gone so far."""
    fields = {"played": played, "won": won, "streak": streak, "left": max(best, 0)}
    if streak > 1:
        return _("Played {played}, won {won}, {streak} in a row. Fewest left: {left}.", **fields)
    return _("Played {played}, won {won}. Fewest left: {left}.", **fields)


def tally_line(played: int, won: int, streak: int, longest: int, best: int) -> str:
    """All the numbers of a tally in words."""
    return _(
        "played {played}, won {won}, winning streak {streak}, longest {longest}; fewest left {left}",
        played=played,
        won=won,
        streak=streak,
        longest=longest,
        left=best,
    )
