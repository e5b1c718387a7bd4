"""Work shared out: the same results in the same order, and an end whenever Ctrl-C is pressed."""

import os
from multiprocessing import active_children
from pathlib import Path
from signal import SIGINT, SIGKILL, default_int_handler, getsignal
from time import sleep

import pytest
from arena.errands import refuse
from table_talk import told

from millhand.arena.crew import CrewIsLost, share_out
from millhand.arena.workers import Workers
from millhand.bots.roster import UnknownBot


def twice(number: int) -> int:
    return 2 * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError(f"{number} cannot be done")
    return number


def sleep_long(number: int) -> int:
    sleep(600)
    return number


def sleep_unless_first(number: int) -> int:
    return sleep_long(number) if number else number


def die_at_first(mark: str) -> str:
    """The first who is given this is killed before anything is done."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), SIGKILL)
    return mark


def die(number: int) -> int:
    os.kill(os.getpid(), SIGKILL)
    return number


def press_ctrl_c() -> None:
    os.kill(os.getpid(), SIGINT)


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    taken: list[tuple[int, int]] = []
    share_out(
        twice, [5, 6, 7, 8], Workers(workers), lambda number, part: taken.append((number, part))
    )
    assert taken == [(0, 10), (1, 12), (2, 14), (3, 16)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_task_that_fails_ends_the_work(workers: int) -> None:
    with pytest.raises(ValueError, match="3 cannot be done"):
        share_out(fail_at_three, [3, 4], Workers(workers), lambda number, part: None)
    assert not active_children()


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_workers_that_have_long_to_do(times: int) -> None:
    def take(number: int, part: int) -> None:
        for _ in range(times):
            press_ctrl_c()

    with pytest.raises(KeyboardInterrupt):
        share_out(sleep_unless_first, range(5), Workers(2), take)
    assert not active_children()
    assert getsignal(SIGINT) is default_int_handler


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_may_come_before_all_is_handed_out() -> None:
    class Hasty(list):
        def __iter__(self):
            for place, task in enumerate(super().__iter__()):
                if place == 2:
                    press_ctrl_c()
                yield task

    with pytest.raises(KeyboardInterrupt):
        share_out(sleep_long, Hasty(range(9)), Workers(2), lambda number, part: None)
    assert not active_children()
    assert getsignal(SIGINT) is default_int_handler


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_what_a_killed_worker_was_at_is_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / str(number)) for number in range(3)]
    taken: list[str] = []
    share_out(die_at_first, marks, Workers(2), lambda number, part: taken.append(part))
    assert taken == marks
    assert not active_children()


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(CrewIsLost) as error:
        share_out(die, [1, 2, 3], Workers(2), lambda number, part: None)
    assert told(error.value).startswith("workers were stopped from outside again and again")
    assert not active_children()


def test_what_is_wrong_comes_back_from_a_worker_as_it_was_said() -> None:
    with pytest.raises(UnknownBot) as error:
        share_out(refuse, ["deep", "deep"], Workers(2), lambda number, part: None)
    assert told(error.value) == "unknown bot «deep»; the bots are random"
