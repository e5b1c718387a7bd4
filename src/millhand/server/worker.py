"""`python -m millhand.server.worker PARENT`: one of several server processes."""

import sys

from millhand.server.serving import work

if __name__ == "__main__":
    work(int(sys.argv[1]), sys.stdin.buffer)
