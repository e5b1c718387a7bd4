"""Several processes on one database: one wins each race, and all hear of it."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from server.guests import Guest, until
from server.houses import House, house

RACES = 25


def same_guest(guest: Guest, other: House) -> Guest:
    """The same person, who asks another process."""
    twin = object.__new__(Guest)
    twin.house, twin.name, twin.me = other, guest.name, guest.me
    twin.web = other.client(cookies=guest.web.cookies)
    return twin


def test_of_four_at_once_one_wins(two_houses):
    ada = Guest(two_houses[0])
    askers = [same_guest(ada, two_houses[number % 2]).web for number in range(4)]
    table = ada.alone()
    results: Counter[tuple[int, ...]] = Counter()
    with ThreadPoolExecutor(4) as threads:
        for race in range(RACES):
            bodies = [{**ada.body(table), "id": f"race-{race:04}-{number}"} for number in range(4)]
            answers = threads.map(
                lambda web, body: web.post(f"/api/tables/{table}/moves", json=body), askers, bodies
            )
            results[tuple(sorted(answer.status_code for answer in answers))] += 1
    assert results == {(200, 409, 409, 409): RACES}
    ledger = ada.get(f"/api/tables/{table}/ledger")
    assert [entry["version"] for entry in ledger] == list(range(1, len(ledger) + 1))
    assert sum(entry["kind"] == "move" for entry in ledger) == RACES


def test_the_same_move_by_two_doors_is_one_move(two_houses):
    ada = Guest(two_houses[0])
    doors = [ada.web, same_guest(ada, two_houses[1]).web]
    table = ada.alone()
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            body = ada.body(table)
            path = f"/api/tables/{table}/moves"
            answers = list(threads.map(lambda web: web.post(path, json=body).json(), doors))  # noqa: B023
            assert answers[0] == answers[1]
    assert ada.sight(table)["moves"] == 13


def test_a_page_hears_of_moves_at_another_process(two_houses):
    one, two = two_houses
    ada = Guest(one)
    table = ada.alone()
    page = same_guest(ada, two).page(table)
    for _ in range(3):
        done = ada.move(table)
        assert page.hear("changed", seconds=3)["sight"]["version"] == done["version"]
    ada.post(f"/api/tables/{table}/chat", text="hello")
    assert page.hear("chat", seconds=3)["remark"]["text"] == "hello"
    ada.post(f"/api/tables/{table}/watching", on=True)
    assert page.hear("table", seconds=3)["table"]["watch"]


def test_whoever_leaves_is_unknown_at_the_other_process_too(two_houses):
    one, two = two_houses
    ada = Guest(one)
    other = same_guest(ada, two)
    assert other.get("/api/me")["name"] == "Ada"
    ada.post("/api/logout")
    until(lambda: other.web.get("/api/me").status_code == 401, 3)


def test_a_listener_that_is_cut_off_comes_back(postgres, tmp_path):
    address = postgres.new_database("cut_off")
    with (
        house(tmp_path / "one", "--database", address) as one,
        house(tmp_path / "two", "--database", address) as two,
    ):
        ada = Guest(one)
        table = ada.alone()
        page = same_guest(ada, two).page(table)
        for cut in range(3):
            postgres.run(
                "cut_off",
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = 'cut_off'"
                + (" AND query ILIKE '%listen%'" if cut < 2 else "")
                + ";",
            )
            done = ada.move(table)
            assert page.hear("changed", seconds=2)["sight"]["version"] == done["version"], cut


def test_people_are_seen_at_another_process(postgres, tmp_path):
    address = postgres.new_database("presence")
    with (
        house(tmp_path / "one", "--database", address) as one,
        house(tmp_path / "two", "--database", address) as two,
    ):
        ada = Guest(one)
        table = ada.alone()
        here = ada.page(table)
        there = same_guest(ada, two).page(table)
        here.close()
        assert there.hear("presence")["seats"] == [0, 1]
        seats = same_guest(ada, one).get(f"/api/tables/{table}")["seats"]
        assert all(seat["present"] for seat in seats)
        there.close()
        until(lambda: not any(seat["present"] for seat in ada.get(f"/api/tables/{table}")["seats"]))


def test_bots_of_a_dead_process_are_asked_by_another(database, tmp_path):
    words = ("--database", database)
    with house(tmp_path / "one", *words) as one:
        ada = Guest(one)
        seats = [{"kind": "bot", "level": "canny"}] * 2
        table = ada.table(seats=seats, start=True)
        one.kill()
    with house(tmp_path / "two", *words) as two:
        before = same_guest(ada, two).sight(table)["version"]
        until(lambda: same_guest(ada, two).sight(table)["version"] > before, 30)
