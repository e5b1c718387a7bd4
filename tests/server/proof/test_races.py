"""Two processes on one database: of moves at once one wins, and what is missed is found again."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from server.conftest import new_database
from server.guests import Guest, Page, same_guest
from server.houses import House, house
from server.postgres import Postgres
from server.proof.sizes import so_many

pytestmark = pytest.mark.long

RACES = so_many(200, 1000)
"""On each kind of database."""
CUTS = 3
SOON = 2
"""Seconds in which a page must be right again."""

Houses = tuple[House, House]


def race(houses: Houses, races: int) -> Counter[tuple[int, ...]]:
    """Four moves at once for one version, two at each process, many times over."""
    ada = Guest(houses[0])
    askers = [same_guest(ada, houses[number % 2]).web for number in range(4)]
    results: Counter[tuple[int, ...]] = Counter()
    with ThreadPoolExecutor(4) as threads:
        while (run := results.total()) < races:
            if run % 30 == 0:
                table = ada.alone()
            body = ada.body(table)
            bodies = [{**body, "id": f"race-{run:05}-{number}"} for number in range(4)]
            path = f"/api/tables/{table}/moves"
            answers = list(
                threads.map(lambda web, body: web.post(path, json=body), askers, bodies)  # noqa: B023
            )
            results[tuple(sorted(answer.status_code for answer in answers))] += 1
            won = [answer.json()["version"] for answer in answers if answer.is_success]
            assert [ada.sight(table)["version"]] == won
    return results


def test_of_four_at_once_one_wins(two_houses):
    assert race(two_houses, RACES) == {(200, 409, 409, 409): RACES}


def test_the_proof_of_races_bites(request, tmp_path):
    words = ("--database", new_database(request, "postgres"))
    with (
        house(tmp_path / "one", *words, fault="two_win") as one,
        house(tmp_path / "two", *words, fault="two_win") as two,
        pytest.raises(AssertionError),
    ):
        race((one, two), 50)


def cut_off(postgres: Postgres, name: str, who: str) -> None:
    """End connections of a database, without a word to whoever had them."""
    postgres.run(
        name,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE pid <> pg_backend_pid() AND datname = '{name}' AND query ILIKE '{who}';",
    )


def hear_after_cuts(postgres: Postgres, name: str, folder, fault: str | None = None) -> None:
    """A page at one process is told of moves at the other, though its listener is cut off."""
    words = ("--database", postgres.new_database(name))
    with house(folder / "one", *words) as one, house(folder / "two", *words, fault=fault) as two:
        ada = Guest(one)
        table = ada.alone()
        page: Page = same_guest(ada, two).page(table)
        for cut in range(CUTS):
            cut_off(postgres, name, "%" if cut == CUTS - 1 else "%listen%")
            done = ada.move(table)
            assert page.hear("changed", seconds=SOON)["sight"]["version"] == done["version"], cut


def test_a_listener_that_is_cut_off_comes_back(postgres, tmp_path):
    hear_after_cuts(postgres, "cut_off", tmp_path)


def test_the_proof_of_listeners_bites(postgres, tmp_path):
    with pytest.raises(TimeoutError):
        hear_after_cuts(postgres, "cut_off_for_good", tmp_path, "never_listens_again")
