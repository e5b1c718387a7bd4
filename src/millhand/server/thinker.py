"""`python -m millhand.server.thinker PARENT`: a process in which bots think, move after move.

Errands come in on standard input and moves go out on standard output, each with its length before
it; an empty one says that the bot has failed, and why stands in the log. Whatever else goes wrong
ends the process: whoever asked starts another.
"""

import signal
import sys
from typing import BinaryIO

import msgspec

from millhand.face.faults import Faulty
from millhand.server.desk import LENGTH_BYTES, Counsel, Redeal, Task, framed
from millhand.server.engine.advising import advise
from millhand.server.engine.branching import dealt_anew
from millhand.server.engine.sentences import in_english
from millhand.server.engine.thinking import think
from millhand.server.logs import log
from millhand.server.orphans import end_with_parent


def serve(errands: BinaryIO, moves: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while length := errands.read(LENGTH_BYTES):
        message = errands.read(int.from_bytes(length, "big"))
        moves.write(framed(answer(msgspec.json.decode(message, type=Task))))
        moves.flush()


def answer(task: Task) -> bytes:
    """A bot's move, all moves so far after other deals, or somebody's best turns."""
    if isinstance(task, Redeal):
        return msgspec.json.encode(dealt_anew(task.opening, task.journal, task.seat, task.seed))
    try:
        if isinstance(task, Counsel):
            at = task.opening, task.journal, task.seat
            return msgspec.json.encode(advise(*at, task.seconds, task.language))
        move = think(task.opening, task.journal, task.seat, task.bot, task.seed, task.table)
    except Faulty as error:
        log("bot-without-manners", said=in_english(error.fault))
        return b""
    return move.encode()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    end_with_parent(int(sys.argv[1]))
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(sys.stdin.buffer, out)
