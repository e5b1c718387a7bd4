"""Results kept in a file: nothing is done twice, nothing torn believed, nothing run."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from table_talk import told

import millhand
from millhand.arena import kept
from millhand.arena.crew import share_out
from millhand.arena.fitting import League, Lesson, fit
from millhand.arena.kept import BadResults, Kept
from millhand.arena.simulate import Plan, simulate
from millhand.arena.style import style_of
from millhand.arena.workers import ALONE

PLAN = Plan("birmingham", 2, ("rambler", "random"), seed=5)


@dataclass
class Counting:
    """Counts how much is done, and stops like Ctrl-C before it does more than it may."""

    most: int = 1000
    done: int = 0

    def work_off(self, work, tasks):
        for number, task in tasks.items():
            if self.done == self.most:
                raise KeyboardInterrupt
            self.done += 1
            yield number, work(task)


def in_all(crew) -> list[int]:
    taken: list[int] = []
    share_out(abs, [-1, -2, -3, -4], crew, lambda number, part: taken.append(part))
    return taken


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    crew = Counting()
    assert in_all(Kept(crew, tmp_path / "kept")) == [1, 2, 3, 4]
    again = Kept(crew, tmp_path / "kept")
    assert in_all(again) == [1, 2, 3, 4]
    assert (crew.done, again.reused) == (4, 4)


def test_work_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        in_all(Kept(Counting(most=3), tmp_path / "kept"))
    rest = Counting()
    assert in_all(Kept(rest, tmp_path / "kept")) == [1, 2, 3, 4]
    assert rest.done == 1


@pytest.mark.parametrize("lost", [1, 7, 30])
def test_a_torn_end_is_done_again(tmp_path: Path, lost: int) -> None:
    file = tmp_path / "kept"
    in_all(Kept(ALONE, file))
    file.write_bytes(file.read_bytes()[:-lost])
    rest = Counting()
    assert in_all(Kept(rest, file)) == [1, 2, 3, 4]
    assert 1 <= rest.done <= 2
    last = Counting()
    assert in_all(Kept(last, file)) == [1, 2, 3, 4]
    assert last.done == 0, "the torn end is gone for good"


def test_a_spoilt_result_is_not_believed(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    in_all(Kept(ALONE, file))
    spoilt = bytearray(file.read_bytes())
    spoilt[-1] ^= 1
    file.write_bytes(spoilt)
    rest = Counting()
    assert in_all(Kept(rest, file)) == [1, 2, 3, 4]
    assert rest.done == 1


def test_other_files_give_other_results(tmp_path: Path) -> None:
    crew = Counting()
    in_all(Kept(crew, tmp_path / "kept", "one board"))
    in_all(Kept(crew, tmp_path / "kept", "another board"))
    in_all(Kept(crew, tmp_path / "kept", "one board"))
    assert crew.done == 8


def test_results_of_other_code_or_weights_are_not_taken(tmp_path: Path, monkeypatch) -> None:
    crew = Counting()
    in_all(Kept(crew, tmp_path / "kept"))
    monkeypatch.setattr(kept, "makeup", lambda: "another")
    in_all(Kept(crew, tmp_path / "kept"))
    assert crew.done == 8


def test_what_decides_a_game_is_its_code_and_not_who_plays_it() -> None:
    names = kept.deciding_files(Path(millhand.__file__).parent)
    assert {"bots/weights/birmingham.toml", "arena/selfplay.py", "kernel/menu.py"} <= set(names)
    assert not {"arena/workers.py", "arena/kept.py", "cli/app.py", "server/desk.py"} & set(names)


def short_fit(crew) -> list[object]:
    return list(fit(League("birmingham", 2), 3, [Lesson("greedy", 2, 8, 0.25)], crew))


@pytest.mark.parametrize(
    "play",
    [
        lambda crew: simulate(PLAN, 120, crew).scores,
        lambda crew: style_of(PLAN, 60, crew),
        pytest.param(short_fit, marks=pytest.mark.long),
    ],
    ids=["simulate", "style", "fit"],
)
def test_what_is_resumed_comes_to_the_same(
    tmp_path: Path, play: Callable[[object], object]
) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(Kept(Counting(most=1), tmp_path / "kept"))
    crew = Kept(ALONE, tmp_path / "kept")
    assert play(crew) == play(ALONE)
    assert crew.reused == 1


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    simulate(PLAN, 100, Kept(ALONE, tmp_path / "kept"))
    crew = Kept(ALONE, tmp_path / "kept")
    assert simulate(PLAN, 150, crew).scores == simulate(PLAN, 150).scores
    assert crew.reused == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Dear Mary,\n", "is no file of results"),
        ("{}\n", "is no file of results"),
        ("[]\n", "is no file of results"),
        ('{"results": 1, "millhand": "0.0.1"}\n', "are of version 0.0.1"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "letter"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults) as error:
        Kept(ALONE, file)
    assert said in told(error.value)
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_written_is_told_before(tmp_path: Path) -> None:
    with pytest.raises(BadResults) as error:
        Kept(ALONE, tmp_path / "nowhere" / "kept")
    assert "no such file" in told(error.value)


class Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return print, ("caught",)


def hand_over(task: int) -> object:
    return Evil()


def test_a_file_from_elsewhere_can_call_nothing(tmp_path: Path, capsys) -> None:
    share_out(hand_over, [1], Kept(ALONE, tmp_path / "kept"), lambda number, part: None)
    with pytest.raises(BadResults):
        share_out(hand_over, [1], Kept(ALONE, tmp_path / "kept"), lambda number, part: None)
    assert capsys.readouterr().out == ""
