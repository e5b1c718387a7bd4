"""`python -m millhand.server.thinker PARENT`: a process in which bots think, move after move.

Errands come in on standard input and moves go out on standard output, each with its length before
it. Whatever goes wrong ends the process: whoever asked starts another.
"""

import signal
import sys
from typing import BinaryIO

import msgspec

from millhand.server.desk import LENGTH_BYTES, Errand, framed
from millhand.server.engine.thinking import think
from millhand.server.orphans import end_with_parent


def serve(errands: BinaryIO, moves: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while length := errands.read(LENGTH_BYTES):
        message = errands.read(int.from_bytes(length, "big"))
        errand = msgspec.json.decode(message, type=Errand)
        moves.write(framed(answer(errand).encode()))
        moves.flush()


def answer(errand: Errand) -> str:
    """The move of whoever must answer."""
    return think(errand.opening, errand.journal, errand.seat, errand.level, errand.seed)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    end_with_parent(int(sys.argv[1]))
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    serve(sys.stdin.buffer, out)
