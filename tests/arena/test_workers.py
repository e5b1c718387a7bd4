"""Work shared out: the same results in the same order, and an end whenever Ctrl-C is pressed."""

import os
from collections.abc import Iterator
from multiprocessing import active_children
from signal import SIGINT, default_int_handler, getsignal, signal
from time import sleep

import pytest

from millhand.arena.workers import share_out


def twice(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"{number} cannot be done")


def sleep_long(number: int) -> int:
    sleep(600)
    return number


def sleep_unless_first(number: int) -> int:
    return sleep_long(number) if number else number


def press_ctrl_c() -> None:
    os.kill(os.getpid(), SIGINT)


@pytest.fixture
def listening() -> Iterator[None]:
    """Ctrl-C reaches the test, even where whoever runs it has stopped its ears."""
    before = signal(SIGINT, default_int_handler)
    yield
    signal(SIGINT, before)


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    taken: list[tuple[int, int]] = []
    share_out(twice, [5, 6, 7, 8], workers, lambda number, part: taken.append((number, part)))
    assert taken == [(0, 10), (1, 12), (2, 14), (3, 16)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_task_that_fails_ends_the_work(workers: int) -> None:
    with pytest.raises(ValueError, match="3 cannot be done"):
        share_out(fail, [3, 4], workers, lambda number, part: None)
    assert not active_children()


@pytest.mark.usefixtures("listening")
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_workers_that_have_long_to_do(times: int) -> None:
    def take(number: int, part: int) -> None:
        for _ in range(times):
            press_ctrl_c()

    with pytest.raises(KeyboardInterrupt):
        share_out(sleep_unless_first, range(5), 2, take)
    assert not active_children()
    assert getsignal(SIGINT) is default_int_handler


@pytest.mark.usefixtures("listening")
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_may_come_before_all_is_handed_out() -> None:
    class Hasty(list):
        def __iter__(self):
            for place, task in enumerate(super().__iter__()):
                if place == 2:
                    press_ctrl_c()
                yield task

    with pytest.raises(KeyboardInterrupt):
        share_out(sleep_long, Hasty(range(9)), 2, lambda number, part: None)
    assert not active_children()
    assert getsignal(SIGINT) is default_int_handler
