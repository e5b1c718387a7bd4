"""`millhand admin`, beside a server that runs."""

import json
import subprocess
import sys

import pytest
from server.guests import Guest
from server.houses import house


@pytest.fixture
def one(database, tmp_path):
    with house(tmp_path / "house", "--database", database) as server:
        yield server


def admin(database: str, *words: str, code: int = 0) -> str:
    command = [sys.executable, "-m", "millhand", "admin", *words, "--database", database]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == code, ran.stderr
    return ran.stdout if code == 0 else ran.stderr


def test_a_host_lists_exports_resets_and_deletes(database, one):
    ada = Guest(one)
    table = ada.alone()
    ada.move(table)
    lost = ada.post(f"/api/tables/{table}/seat-link/0")["link"].rpartition("/")[2]
    [shown] = json.loads(admin(database, "list", "--json"))["tables"]
    assert (shown["table"], shown["status"], shown["seats"][0]["name"]) == (table, "running", "Ada")
    assert "Ada, Ada" in admin(database, "list")
    kept = json.loads(admin(database, "export", table))
    assert "dealer deck" in kept["record"]
    assert "?" not in kept["record"]
    assert json.loads(admin(database, "export", ada.me["id"]))["person"]["name"] == "Ada"

    token = admin(database, "seat-link", table, "0").strip().removeprefix("/seat/")
    new = one.client()
    assert new.post("/api/recover", json={"token": lost}).status_code == 403
    assert new.post("/api/recover", json={"token": token}).is_success

    admin(database, "delete", table)
    assert ada.web.get(f"/api/tables/{table}").status_code == 404
    admin(database, "delete", ada.me["id"])
    assert "nobody" in admin(database, "delete", "nobody", code=2)


def test_what_is_not_there_is_told(database, one):
    assert "millhand admin list" in admin(database, "export", "nothing", code=2)
    assert "nothing" in admin(database, "seat-link", "nothing", "0", code=2)
