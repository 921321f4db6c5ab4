"""Why a file of rows or a numbered deal can't be used, and the results of checking sealed shuffles."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.records.codes import FileCode, SealCode
from boneyard.words.language import _, ngettext, number
from boneyard.words.refusals.audience import Audience, Sentences


def holds_except(to: Audience, count: int) -> str:
    """A round that was dealt as promised, as far as the file shows it."""
    return ngettext(
        "The seal matches the order, and the hands and boneyard were dealt from it (except for {count} tile that is "
        "face down in this file).",
        "The seal matches the order, and the hands and boneyard were dealt from it (except for {count} tiles that are "
        "face down in this file).",
        count,
    )


def joint_holds_except(to: Audience, count: int) -> str:
    """A round that was dealt from what the server and the players contributed, as far as the file shows it."""
    return ngettext(
        "The order follows from the sealed secret and the players' nonces, and the hands and boneyard were "
        "dealt from it (except for {count} tile that is face down in this file).",
        "The order follows from the sealed secret and the players' nonces, and the hands and boneyard were "
        "dealt from it (except for {count} tiles that are face down in this file).",
        count,
    )


def joint_never_revealed(to: Audience, count: int) -> str:
    """A round of poker: what its players contributed is known, the order is not."""
    return ngettext(
        "The secret isn't revealed, because it would show folded hands. So you can check that the seal was shown "
        "before and that the nonce of {count} player is as committed, but not that the order follows from them.",
        "The secret isn't revealed, because it would show folded hands. So you can check that the seal was shown "
        "before and that the nonces of {count} players are as committed, but not that the order follows from them.",
        count,
    )


def not_a_nonce(to: Audience, seat: int) -> str:
    """What a seat is said to have contributed makes no sense."""
    return _(
        "The nonce of {player} isn't one: those have 32 digits, 0 to 9 and a to f.", player=to.name(seat)
    )


def not_a_commitment(to: Audience, seat: int) -> str:
    """What a seat that was skipped is said to have committed to makes no sense."""
    return _(
        "The commitment of {player} doesn't belong here: only a seat that was skipped has one, of 64 digits.",
        player=to.name(seat),
    )


def seat_untold(to: Audience, seat: int) -> str:
    """A seat that is missing among those who contributed or did not."""
    return _(
        "The file doesn't say whether {player} contributed, was skipped or is a bot.", player=to.name(seat)
    )


def seat_twice(to: Audience, seat: int) -> str:
    """A seat that is said to have contributed and also not."""
    return _(
        "The file says more than one thing about {player}: a seat contributed, was skipped or is a bot.",
        player=to.name(seat),
    )


def other_lot(to: Audience, seat: int, given: int) -> str:
    """Another seat starts than the secret and the nonces say."""
    return _(
        "By the secret and the nonces {player} starts, not {other}.",
        player=to.name(seat),
        other=to.name(given),
    )


def other_start(to: Audience, seat: int, given: int) -> str:
    """A round that the rules let someone else start."""
    return _(
        "The seal matches the order, but by the rules {player} starts, not {other}.",
        player=to.name(seat),
        other=to.name(given),
    )


def not_dealt(to: Audience, tile: str, seat: int) -> str:
    """A tile in another hand than the shuffle deals it to."""
    return _(
        "The seal matches the order, but {tile} was not dealt to {player} from it.",
        tile=tile,
        player=to.name(seat),
    )


def hand_size(to: Audience, seat: int, found: int, dealt: int) -> str:
    """A hand with another number of tiles than the shuffle deals."""
    return _(
        "The seal matches the order, but {player} has {found} tiles in the record and {dealt} from the order.",
        player=to.name(seat),
        found=found,
        dealt=dealt,
    )


def no_such_deal(to: Audience, given: str, most: int, today: str) -> str:
    """Neither the number of a deal nor a day."""
    return _(
        "There's no deal {given!r}. Use a whole number up to {most}, today, or a date like {today}.",
        given=given,
        most=number(most),
        today=today,
    )


def no_such_column(to: Audience, given: str, names: tuple[str, ...]) -> str:
    """A column that a table doesn't have."""
    return _("There's no column {given!r}. The columns are {names}.", given=given, names=", ".join(names))


SENTENCES: Final[Sentences] = {
    FileCode.NO_ROUNDS: marked("This record has no rounds, so there's no deal to check."),
    FileCode.NO_SEALS: marked(
        "This file has no seal, so there's nothing to check it against. Use the record from the table's replay "
        "page after a match: its seals are in lines like '# seal: 9f2c...'."
    ),
    FileCode.NO_SUCH_DEAL: no_such_deal,
    FileCode.NO_SUCH_COLUMN: no_such_column,
    FileCode.NO_NUMBERS: marked("The column {column} holds words, not numbers."),
    FileCode.NO_FRAMES: marked("A data frame needs polars or pandas: pip install polars."),
    FileCode.NO_PARQUET: marked(
        "A .parquet file needs pyarrow: pip install 'boneyard[parquet]'. A .csv file doesn't."
    ),
    FileCode.NOT_A_TABLE_NAME: marked("Save rows to a .csv or .parquet file, not {given!r}."),
    FileCode.IS_A_FOLDER: marked("{path} is a folder. Name a file in it."),
    FileCode.NO_SUCH_FILE: marked("There's no file {path}."),
    FileCode.EMPTY_TABLE: marked("{path} is empty. It should start with the names of its columns."),
    FileCode.NOT_A_TABLE: marked("{path} isn't a table: its lines have different numbers of values."),
    SealCode.HOLDS: marked("The seal matches the order, and the hands and boneyard were dealt from it."),
    SealCode.HOLDS_EXCEPT: holds_except,
    SealCode.NOT_OVER: marked("It isn't over in this record, so its shuffle isn't revealed yet."),
    SealCode.NO_SEAL: marked("It has no seal in this file, so nothing was promised about this deal."),
    SealCode.GIVEN: marked("It starts from a given position: nothing was shuffled, so nothing was promised."),
    SealCode.NOT_A_SEAL: marked("Its seal isn't a SHA-256 hash: those have 64 digits, 0 to 9 and a to f."),
    SealCode.NOT_REVEALED_YET: marked(
        "Its shuffle isn't revealed in this file: it's revealed when the round or the match is over."
    ),
    SealCode.NEVER_REVEALED: marked(
        "Its shuffle isn't revealed in this file, because it would show folded hands."
    ),
    SealCode.NOT_REVEALED: marked(
        "Its shuffle isn't revealed in this file: a seal needs a salt and an order."
    ),
    SealCode.OTHER_SHUFFLE: marked(
        "The salt and order don't produce the seal: this isn't the shuffle that was promised."
    ),
    SealCode.ORDER_TILE: marked("The seal matches the order, but the order has something else in it. {why}"),
    SealCode.ORDER_TWICE: marked(
        "The seal matches the order, but {tile} is in the order twice, or isn't in this game."
    ),
    SealCode.ORDER_MISSING: marked("The seal matches the order, but {tile} is missing from the order."),
    SealCode.NO_SEAT_TO_START: marked("The seal matches the order, but there's no seat {given} to start."),
    SealCode.OTHER_START: other_start,
    SealCode.NO_DEAL: marked("The seal matches the order, but the rules don't allow a deal from this order."),
    SealCode.OTHER_HANDS: marked(
        "The seal matches the order, but the record has a different number of hands."
    ),
    SealCode.NOT_DEALT: not_dealt,
    SealCode.HAND_SIZE: hand_size,
    SealCode.YARD_SIZE: marked(
        "The seal matches the order, but the boneyard has {found} tiles in the record and {dealt} from the order."
    ),
    SealCode.YARD_TILE: marked(
        "The seal matches the order, but tile {place} of the boneyard is {found} in the record, and {dealt} from it."
    ),
    SealCode.OTHER_HUB: marked(
        "The seal matches the order, but the hub is {found} in the record and {dealt} from the order."
    ),
    SealCode.OTHER_SCHEME: marked(
        "It was shuffled by scheme {given}, which this version of Boneyard can't check."
    ),
    SealCode.JOINT_HOLDS: marked(
        "The order follows from the sealed secret and the players' nonces, and the hands and boneyard were "
        "dealt from it."
    ),
    SealCode.JOINT_HOLDS_CHOSEN: marked(
        "The order follows from the sealed secret and the players' nonces, and the hands and boneyard were "
        "dealt from it. Who started wasn't left to chance: the host chose it, or it was that seat's turn after the "
        "match before."
    ),
    SealCode.JOINT_HOLDS_EXCEPT: joint_holds_except,
    SealCode.ALONE_HOLDS: marked(
        "The order follows from the sealed secret, and the hands and boneyard were dealt from it. No player "
        "contributed, so you have to trust that the server drew the secret at random."
    ),
    SealCode.JOINT_NEVER_REVEALED: joint_never_revealed,
    SealCode.JOINT_NOT_REVEALED: marked(
        "Its shuffle isn't revealed in this file: a seal needs a secret and an order."
    ),
    SealCode.OTHER_SECRET: marked("The secret doesn't produce the seal: it isn't the one that was promised."),
    SealCode.NOT_A_NONCE: not_a_nonce,
    SealCode.NOT_A_COMMITMENT: not_a_commitment,
    SealCode.SEAT_UNTOLD: seat_untold,
    SealCode.SEAT_TWICE: seat_twice,
    SealCode.OTHER_ORDER: marked(
        "The secret produces the seal, but the order doesn't follow from the secret and the nonces."
    ),
    SealCode.OTHER_LOT: other_lot,
}
