"""The process in which records are read: it plays them again, shows their moments, and looks back at them.

A record may come from anybody and may cost much, so that no table ever waits for it.
"""

import os
import pickle
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from boneyard.server.workers.bot_process import framed, received

DONE, REFUSED, PROGRESS = b"+", b"-", b"~"  # what an answer begins with


MEMORY: Final = 1_500_000_000  # bytes that one reader may take


_KEPT: Final = 6  # records that stay played


_NICE: Final = 5


_NICER: Final = 19  # for looking back, which takes minutes

Tell = Callable[[bytes], None]


Job = dict[str, Any]


def _answered(job: Job, kept: "OrderedDict[str, Any]", tell: Tell) -> bytes:
    """The answer to a job; whatever is wrong with it is a sentence."""
    from boneyard.core.errors import BadRecord, BoneyardError
    from boneyard.server.protocol.encoding import text_of
    from boneyard.server.workers.replay_view import told_problem

    try:
        return DONE + _done(job, kept, tell).encode()
    except BadRecord as problem:
        return REFUSED + text_of(told_problem(problem)).encode()
    except BoneyardError as problem:
        return REFUSED + text_of({"why": str(problem)}).encode()
    except (MemoryError, RecursionError):
        return REFUSED + text_of({"why": "This record takes too much to be played again here."}).encode()
    except Exception:
        # A forged record can say what no game comes to; others who wait here are not to pay for it.
        traceback.print_exc()
        return (
            REFUSED
            + text_of({"why": "This record cannot be shown: what it says does not fit together."}).encode()
        )


def _done(job: Job, kept: "OrderedDict[str, Any]", tell: Tell) -> str:
    from boneyard.core.errors import BadSetup
    from boneyard.households import household_in
    from boneyard.server.protocol.encoding import text_of
    from boneyard.server.workers import review_view
    from boneyard.server.workers.replay_view import Retold

    rules = job.get("household", "")  # a household's own, as they stand with its table
    key = sha256(f"{rules}\0{job['text']}".encode("utf-8", "replace")).hexdigest()
    retold: Retold | None = kept.get(key)
    if retold is None:
        retold = kept[key] = Retold(job["text"], household_in(rules).edition if rules else None)
        if len(kept) > _KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    do = job["do"]
    if do == "outline":
        return text_of(retold.outline())
    if do == "picture":
        place = retold.place_of(job["round"], job["move"])
        return retold.picture(place, job["view"], job["wide"], job["palette"], job["table"])
    if do == "review":
        if retold.match.result is None:
            raise BadSetup("This match is not over: only a finished one can be looked back at.")
        os.nice(_NICER - os.nice(0))
        return text_of(review_view.looked_back(retold.match, job["seat"], job["quick"], tell))
    places = range(job["at"], min(job["at"] + job["count"], len(retold.moments)))
    retold.at(job["at"])
    return f"[{','.join([retold.seen(place, job['view'], job['wide']) for place in places])}]"


def main() -> None:
    """Do one job after the other, until the server closes the door or is gone."""
    source = sys.stdin.buffer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which closes this door
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.path[:] = pickle.loads(received(source))
    os.nice(_NICE)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    def tell(message: bytes) -> None:
        answers.write(framed(message))
        answers.flush()

    kept: OrderedDict[str, Any] = OrderedDict()
    with suppress(BrokenPipeError):
        tell(DONE)
        while message := received(source):
            tell(_answered(pickle.loads(message), kept, tell))


if __name__ == "__main__":
    main()
