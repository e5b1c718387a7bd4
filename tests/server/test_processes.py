"""Several processes on one database: one wins each race, and all hear of it."""

from concurrent.futures import ThreadPoolExecutor

from server.guests import Guest, same_guest, until
from server.houses import house


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
    until(lambda: other.get("/api/me") is None, 3)


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
