"""Blocks of seeds that never meet: what was fitted to is not what is reported."""

from typing import Final

FITTING: Final = 1_000_000_000
CHECKING: Final = 2_000_000_000
REPORTING: Final = 3_000_000_000
"""Each block has a thousand million seeds."""
