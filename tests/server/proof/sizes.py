"""How much is tried: a little with every change, all of it with `MILLHAND_PROOF=full`."""

import os

FULL = os.environ.get("MILLHAND_PROOF") == "full"


def so_many(with_every_change: int, full: int) -> int:
    """The size of a proof."""
    return full if FULL else with_every_change
