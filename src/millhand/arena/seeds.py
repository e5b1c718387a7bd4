"""Blocks of seeds that never meet: what was fitted to is neither what is checked nor reported.

| block | what for |
|---|---|
| below FITTING | people, examples, tests |
| FITTING | games from which `millhand fit` takes weights |
| CHECKING | games that choose between weights or try an idea |
| SPENT | once for reporting, until something was chosen by figures of it |
| REPORTING | the tables of the docs: `millhand duel`, `ladder` and `style` start here |

Whoever chooses by a figure of the last block has spoilt it for reporting: so it went with the first
seeds of Birmingham, whose tables therefore begin at 4,500,000,000.
"""

from typing import Final

SIZE: Final = 1_000_000_000
"""So many seeds are in each block."""

FITTING: Final = 1_000_000_000
CHECKING: Final = 2_000_000_000
SPENT: Final = 3_000_000_000
REPORTING: Final = 4_000_000_000
