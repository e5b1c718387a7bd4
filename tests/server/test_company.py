"""Bots that the owner of a server has named: offered by their labels, asked, and stood in for."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.guests import Guest, until
from server.houses import House, house
from server.test_desk import OPENING, begun
from server.test_serving import children, refused

from millhand.bots.roster import ROSTER
from millhand.server.desk import BotsDesk
from millhand.server.engine.company import Company
from millhand.server.metrics import Metrics

ENGINES = Path(__file__).parents[1] / "bots" / "engines"

BOTS = """
import os, time

class Miser:
    sentences = {"en": "Keeps what it has.", "fr": "Garde ce qu’il a."}
    def choose(self, view, chance):
        return view.menu.as_list()[-1]

class Plain(Miser):
    sentences = None

class Cheat:
    def choose(self, view, chance):
        return 10**9

class Clumsy:
    def choose(self, view, chance):
        return 1 / 0

class Mortal:
    def choose(self, view, chance):
        os._exit(3)

class Sleeper:
    def choose(self, view, chance):
        time.sleep(600)
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def engine(folder: Path, name: str, *words: str) -> Path:
    """A program of this name."""
    file = folder / name
    file.write_text(f'#!/bin/sh\nexec "{sys.executable}" {ENGINES}/{" ".join(words)}\n')
    file.chmod(0o755)
    return file


def events(one: House, event: str) -> list[dict[str, object]]:
    """What the log says of some event."""
    lines = [json.loads(line) for line in one.log.read_text().splitlines() if line[:1] == "{"]
    return [line for line in lines if line["event"] == event]


def test_an_owner_offers_bots_and_they_play_a_whole_match(tmp_path, bots):
    frugal = engine(tmp_path, "frugal", "frugal.py")
    named = ("--bots", f"{bots}:Miser", "--bots", f"{bots}:Plain", "--bots", f"exec:{frugal}")
    with house(tmp_path / "house", "--data", str(tmp_path), *named) as one:
        ada = Guest(one)
        table = ada.table(
            players=3,
            options={"introductory": True},
            seats=[{"kind": "bot", "level": level} for level in ("Miser", "frugal", "random")],
            start=True,
        )
        until(lambda: ada.get(f"/api/tables/{table}")["status"] == "finished", 90)
        for language, said, plain in (
            ("en", "Keeps what it has.", "A bot that whoever runs this server has put here."),
            (
                "fr",
                "Garde ce qu’il a.",
                "Un robot que la personne qui tient ce serveur a mis ici.",
            ),
        ):
            offered = ada.get("/api/games", language=language)[0]["bots"]
            sentences = {bot["name"]: bot["sentence"] for bot in offered}
            own = [name for name in ROSTER if name in sentences]
            assert "canny" in own
            assert list(sentences) == ["Miser", "Plain", "frugal", *own]
            assert (sentences["Miser"], sentences["Plain"]) == (said, plain)
            assert sentences["frugal"] == plain
            assert str(tmp_path) not in str(offered)
        assert events(one, "bot-failed") == []
        said = [
            "".join(span["text"] for span in one["sentences"][1]) for one in moves_of(ada, table, 0)
        ]
        assert said
        assert all(one.endswith(" passes.") for one in said)


def moves_of(guest: Guest, table: str, seat: int) -> list[dict[str, Any]]:
    ledger = guest.get(f"/api/tables/{table}/ledger")
    return [entry for entry in ledger if entry["kind"] == "move" and entry["seat"] == seat]


def test_only_labels_of_the_offered_call_a_bot(tmp_path, bots):
    named = ("--bots", f"{bots}:Miser")
    with house(tmp_path / "house", "--data", str(tmp_path), *named) as one:
        ada = Guest(one)
        for level in (f"{bots}:Miser", f"{bots}:Cheat", "exec:true", "Cheat"):
            answer = ada.web.post("/api/play", json={"game": "birmingham", "level": level[:40]})
            assert answer.status_code == 422
            assert answer.json()["id"] == "bot-is-unknown"


def test_a_table_goes_on_where_its_bot_is_no_longer_offered(tmp_path, bots):
    with house(tmp_path / "one", "--data", str(tmp_path), "--bots", f"{bots}:Miser") as one:
        ada = Guest(one)
        table = ada.post("/api/play", game="birmingham", level="Miser")["id"]
    one.words = ("--data", str(tmp_path))
    one.start()
    try:
        ada.web = one.client(cookies=ada.web.cookies)
        if 0 in ada.sight(table)["decision"]["seats"]:
            ada.move(table)
        until(lambda: 0 in ada.sight(table)["decision"]["seats"], 30)
        until(lambda: events(one, "bot-stands-in"))
        assert events(one, "bot-stands-in")[0]["instead_of"] == "Miser"
    finally:
        one.stop()


def test_several_processes_offer_them_too(tmp_path, bots, postgres):
    words = ("--database", postgres.new_database("company"), "--workers", "2")
    with house(tmp_path / "house", *words, "--bots", f"{bots}:Miser") as one:
        ada = Guest(one)
        seats = [{"kind": "bot", "level": "Miser"}] * 2
        tables = [
            ada.table(seats=seats, options={"introductory": True}, start=True) for _ in range(4)
        ]
        for table in tables:
            until(lambda: ada.get(f"/api/tables/{table}")["status"] == "finished", 90)  # noqa: B023
        assert events(one, "bot-failed") == []


MANNERS = {
    "Cheat": "answers «1000000000», which is not on its menu",
    "Clumsy": "has failed: ZeroDivisionError: division by zero",
    "Mortal": "",
    "hangs": "has said nothing for 3 s, and was ended",
    "dies": "has ended without an answer, with exit code 7",
    "babbles": "says «I think therefore I pass», which is no answer",
}
"""Bots without any, and what the log tells of each."""


def test_for_a_bot_without_manners_a_level_of_ours_stands_in(tmp_path, bots):
    words = ["--data", str(tmp_path)]
    for label in MANNERS:
        file = engine(tmp_path, label, "odd.py", label)
        words += ["--bots", f"{bots}:{label}" if label.istitle() else f"exec@3:{file}"]
    with house(tmp_path / "house", *words) as one:
        ada = Guest(one)
        for label, said in MANNERS.items():
            seats = [{"kind": "bot", "level": label}, {"kind": "bot", "level": "random"}]
            table = ada.table(seats=seats, start=True)
            until(lambda: len(moves_of(ada, table, 0)) >= 2, 60)  # noqa: B023
            failed = [line for line in events(one, "bot-failed") if line["level"] == label]
            assert len(failed) == 2
            assert len([line for line in events(one, "bot-rests") if line["level"] == label]) == 1
            stood_in = [
                line for line in events(one, "bot-stands-in") if line["instead_of"] == label
            ]
            assert {line["level"] for line in stood_in} == {"canny"}
            told = [str(line["said"]) for line in events(one, "bot-without-manners")]
            assert len([line for line in told if said and said in line]) == (2 if said else 0)
        server = one.process.pid
    assert children(server) == []
    assert running(str(tmp_path)) == []


def running(words: str) -> list[str]:
    """The processes whose command has these words."""
    found = subprocess.run(["pgrep", "-f", words], capture_output=True, text=True, check=False)
    return found.stdout.split()


def test_a_bot_that_never_answers_is_ended_with_its_process(bots):
    async def test() -> None:
        desk = BotsDesk(1, 3.0, Metrics(), Company([f"{bots}:Sleeper"]))
        play, journal = begun()
        try:
            text = await desk.think(OPENING, journal, play.asked[0], "Sleeper")
            play.move(play.asked[0], text)
            assert list(desk.resting) == ["Sleeper"]
        finally:
            await desk.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("{folder}/none.py:Bot", "none.py cannot be read: no such file or directory"),
        ("{folder}/bots.py:Nobody", "bots.py has no bot «Nobody»"),
        ("{folder}/broken.py:Bot", "broken.py is broken: SyntaxError"),
        ("nobody", "unknown bot «nobody»"),
        ("exec:{folder}/none", "cannot be started: no such file"),
        (f"exec@0.5:{sys.executable} {ENGINES}/odd.py mute", "has said nothing for 0.5 s"),
        (f"{{folder}}/bots.py:{'Long' * 11}", "too long a name for a table: 40 letters at most"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_named_before_anything_is_served(
    tmp_path, bots, name, said
):
    (tmp_path / "broken.py").write_text("class Bot(:", encoding="utf-8")
    with bots.open("a", encoding="utf-8") as more:
        more.write(f"\nclass {'Long' * 11}(Miser): ...\n")
    data = tmp_path / "data"
    words = ("--data", str(data), "--bots", name.format(folder=tmp_path))
    assert said in refused(*words, MILLHAND_LANGUAGE="en")
    assert not data.exists()


def test_two_bots_of_one_name_cannot_both_be_offered(tmp_path, bots):
    other = tmp_path / "other.py"
    other.write_text(BOTS, encoding="utf-8")
    said = refused("--bots", f"{bots}:Miser", "--bots", f"{other}:Miser")
    assert "Miser like another bot: rename one" in said
