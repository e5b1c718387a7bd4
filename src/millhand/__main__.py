"""`python -m millhand` is the command `millhand`."""

import sys

from millhand.cli import main

if __name__ == "__main__":
    sys.exit(main())
