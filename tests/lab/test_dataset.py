"""Datasets: whole, the same bit by bit whoever makes them, and never two in one folder."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from table_talk import told

pq = pytest.importorskip("pyarrow.parquet")

from millhand.arena.crew import Crew  # noqa: E402 - after what may be missing
from millhand.arena.simulate import Plan, simulate  # noqa: E402
from millhand.arena.workers import ALONE, Workers  # noqa: E402
from millhand.kernel.menu import Menu  # noqa: E402
from millhand.lab import dataset_folder  # noqa: E402
from millhand.lab.dataset import width_of  # noqa: E402
from millhand.lab.dataset_folder import BadDataset, Dataset, make  # noqa: E402
from millhand.match.agreement import open_game  # noqa: E402
from millhand.match.match import Match  # noqa: E402
from millhand.notation.record import read_match  # noqa: E402
from millhand.shelf import SHELF  # noqa: E402

PLAN = Plan("birmingham", 2, ("rambler", "random"), seed=5)
GAMES = 5


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset_folder, "PART", 2)


def made(folder: Path, crew: Crew = ALONE, plan: Plan = PLAN, games: int = GAMES) -> dict:
    opened = open_game(SHELF, plan.game, plan.players)
    return make(Dataset(plan, games), opened, folder, crew)


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def rows(folder: Path, table: str) -> list[dict]:
    return [
        row
        for file in sorted((folder / table).iterdir())
        for row in pq.read_table(file).to_pylist()
    ]


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_table_tells_the_games(tmp_path: Path, game: str) -> None:
    plan = replace(PLAN, game=game)
    made(tmp_path, plan=plan, games=2)
    opened = open_game(SHELF, game, 2)
    played = simulate(plan, 2)
    scores, moves = rows(tmp_path, "scores"), rows(tmp_path, "moves")
    assert [row["points"] for row in scores] == [n for g in (0, 1) for n in played.scores[g]]
    assert [row["seat"] for row in scores if row["won"]] == [
        seat for g in (0, 1) for seat in played.winners[g]
    ]
    assert all(sum(dict(row["sources"]).values()) == row["points"] for row in scores)
    assert len(moves) == played.decisions
    for row in rows(tmp_path, "records"):
        match, names = read_match(SHELF, row["record"], "a row")
        assert names == ["rambler", "random"]
        assert [score.points for score in opened.scores(match.table)] == played.scores[row["game"]]


def test_a_position_is_what_the_seat_saw_before_its_answer(tmp_path: Path) -> None:
    made(tmp_path, games=1)
    opened = open_game(SHELF, "birmingham", 2)
    match, _ = read_match(SHELF, rows(tmp_path, "records")[0]["record"], "a row")
    positions = iter(rows(tmp_path, "positions"))
    again = Match(opened)
    for number, move in enumerate(match.journal, start=1):
        if not move.is_deal:
            menu = Menu()
            again.table.menu(move.seat, menu)
            assert menu.holds(move.choices[0])
            for choice in move.choices:
                row = next(positions)
                assert (row["move"], row["seat"], row["choice"]) == (number, move.seat, choice)
                assert len(row["observation"]) == width_of(opened)
        again.play(move)
    assert next(positions, None) is None


@pytest.mark.long
def test_it_is_the_same_bit_by_bit_whoever_makes_it(tmp_path: Path) -> None:
    one, two = made(tmp_path / "one"), made(tmp_path / "two", Workers(2))
    assert one == two
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert len(one["parts"]) == 12


class Failing:
    """Ends after one part."""

    def work_off(self, work, tasks):
        for number, task in list(tasks.items())[:1]:
            yield number, work(task)
        raise KeyboardInterrupt


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path / "one", Failing())
    assert "parts" not in json.loads((tmp_path / "one" / "manifest.json").read_text())
    kept = (tmp_path / "one" / "moves" / "part-00000.parquet").stat().st_mtime_ns
    (tmp_path / "one" / "moves" / ".part-00001.parquet.new").write_text("half")
    made(tmp_path / "one")
    made(tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert (tmp_path / "one" / "moves" / "part-00000.parquet").stat().st_mtime_ns == kept


def test_another_dataset_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path, games=1)
    before = contents(tmp_path)
    for other in (replace(PLAN, seed=6), replace(PLAN, bots=("random",) * 2)):
        with pytest.raises(BadDataset) as error:
            made(tmp_path, plan=other, games=1)
        assert "holds another dataset" in told(error.value)
    monkeypatch.setattr(dataset_folder, "__version__", "9.9")
    with pytest.raises(BadDataset) as error:
        made(tmp_path, games=1)
    assert 'versions, millhand is "' in told(error.value)
    assert contents(tmp_path) == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Mary,")
    with pytest.raises(BadDataset):
        made(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]


def test_a_file_that_is_not_as_the_manifest_says_is_named(tmp_path: Path) -> None:
    first = made(tmp_path, games=1)
    spoilt = tmp_path / "moves" / "part-00000.parquet"
    spoilt.write_bytes(spoilt.read_bytes()[:-1])
    before = contents(tmp_path)
    with pytest.raises(BadDataset) as error:
        made(tmp_path, games=1)
    assert told(error.value).startswith(f"{spoilt} is not as {tmp_path / 'manifest.json'} says")
    assert contents(tmp_path) == before
    spoilt.unlink()
    assert made(tmp_path, games=1) == first
