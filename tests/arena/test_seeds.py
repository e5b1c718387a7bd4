"""Seeds: what was fitted to is neither what is checked nor what is reported."""

from itertools import pairwise

from millhand.arena.seeds import CHECKING, FITTING, REPORTING, SIZE, SPENT
from millhand.kernel.chance import Chance


def test_the_blocks_do_not_meet() -> None:
    for block, following in pairwise(sorted([FITTING, CHECKING, SPENT, REPORTING])):
        assert block + SIZE <= following
    assert min(FITTING, CHECKING, REPORTING) >= SIZE, "small seeds are for people and tests"


def test_every_seed_of_a_block_is_another_stream() -> None:
    starts = [block + number for block in (FITTING, CHECKING, REPORTING) for number in range(300)]
    streams = [Chance(seed) for seed in starts]
    assert len({tuple(stream.word() for _ in range(3)) for stream in streams}) == len(starts)
