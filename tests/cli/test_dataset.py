"""`millhand dataset` and `millhand export`: files, made again, and refused where they must be."""

import csv
import io
import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

LAST = """
class Last:
    def choose(self, view, chance):
        return view.menu.as_list()[-1]
"""
MAKE = ("dataset", "birmingham", "--games", 2, "--bots", "rambler", "--out", "games")


def test_a_dataset_is_made_again_from_its_manifest(millhand):
    pytest.importorskip("pyarrow")
    assert millhand(*MAKE).out.startswith("2 games are in games: 4 files of records, moves")
    told = millhand("dataset", "--from", "games/manifest.json", "--out", "again", "--json").json()
    assert told["parts"] == json.loads(Path("games/manifest.json").read_text())["parts"]
    manifest = json.loads(Path("games/manifest.json").read_text())
    manifest["parts"][0]["sha256"] = "0"
    Path("other.json").write_text(json.dumps(manifest))
    ran = millhand("dataset", "--from", "other.json", "--out", "again")
    assert (ran.code, ran.out) == (2, "")
    assert "differ from the checksums of other.json" in ran.err


def test_a_manifest_of_other_versions_is_refused(millhand):
    pytest.importorskip("pyarrow")
    millhand(*MAKE, "--no-positions")
    manifest = json.loads(Path("games/manifest.json").read_text())
    manifest["versions"]["millhand"] = "0.0.1"
    Path("old.json").write_text(json.dumps(manifest))
    ran = millhand("dataset", "--from", "old.json", "--out", "again")
    assert ran.code == 2
    assert 'cannot be followed here: versions, millhand is "0.0.1" there, "' in ran.err
    assert not Path("again").exists()
    Path("games/manifest.json").write_text(json.dumps(manifest))
    ran = millhand(*MAKE, "--no-positions")
    assert (ran.code, "another dataset: versions, millhand is" in ran.err) == (2, True)


def test_a_manifest_from_elsewhere_runs_nothing_unasked(millhand):
    pytest.importorskip("pyarrow")
    assert millhand(*MAKE).code == 0
    manifest = json.loads(Path("games/manifest.json").read_text())
    Path("bots.py").write_text("open('run', 'w').close()\n" + LAST)
    for bot in ("exec:touch run", "./bots.py:Last"):
        Path("evil.json").write_text(json.dumps(manifest | {"bots": ["rambler"] * 3 + [bot]}))
        ran = millhand("dataset", "--from", "evil.json", "--out", "again")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert f"evil.json would have «{bot}» run here" in ran.err
        assert not Path("run").exists()
        assert not Path("again").exists()


def test_who_names_the_bots_of_a_manifest_again_has_it_followed(millhand):
    pytest.importorskip("pyarrow")
    Path("bots.py").write_text(LAST)
    words = ("--players", 2, "--games", 1, "--bots", "./bots.py:Last")
    assert millhand("dataset", "lancashire", *words, "--out", "games").code == 0
    again = ("dataset", "--from", "games/manifest.json", "--out", "again")
    assert millhand(*again, "--bots", "./bots.py:Last").code == 0
    ran = millhand(*again, "--bots", "random")
    assert ran.code == 2
    assert "bots is [" in ran.err


def test_what_a_manifest_decides_is_not_said_again(millhand):
    pytest.importorskip("pyarrow")
    assert millhand(*MAKE, "--no-positions").code == 0
    for words in (["--games", 3], ["--seed", 2], ["--players", 3], ["lancashire"]):
        ran = millhand("dataset", *words, "--from", "games/manifest.json", "--out", "again")
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert f"yet there is «{words[0]}»" in ran.err
    assert not Path("again").exists()


def test_a_dataset_that_was_broken_off_is_made_from_its_manifest(millhand):
    """There are no checksums yet that it could differ from."""
    pytest.importorskip("pyarrow")
    assert millhand(*MAKE, "--no-positions").code == 0
    manifest = json.loads(Path("games/manifest.json").read_text())
    parts = manifest.pop("parts")
    Path("begun.json").write_text(json.dumps(manifest))
    told = millhand("dataset", "--from", "begun.json", "--out", "again", "--json").json()
    assert told["parts"] == parts


@pytest.mark.parametrize(
    "wrong", [{"bots": [5]}, {"bots": 5}, {"game": None}, {"parts": 5}, {"seeds": [1]}]
)
def test_a_spoilt_manifest_is_named(millhand, wrong):
    pytest.importorskip("pyarrow")
    assert millhand(*MAKE, "--no-positions").code == 0
    manifest = json.loads(Path("games/manifest.json").read_text())
    Path("spoilt.json").write_text(json.dumps(manifest | wrong))
    ran = millhand("dataset", "--from", "spoilt.json", "--out", "again")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "spoilt.json is no manifest" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["birmingham"], "--out"),
        (["--out", "games"], "GAME"),
        (["chess", "--out", "games"], "«chess»"),
        (["birmingham", "--out", "games", "--bots", "deep"], "«deep»"),
        (["birmingham", "--out", "games", "--games", "0"], "--games"),
        (["birmingham", "--out", "letter"], "letter"),
        (["--from", "letter", "--out", "games"], "letter is no manifest"),
        (["--from", "none", "--out", "games"], "none is no manifest"),
    ],
)
def test_what_is_wrong_is_one_line_and_leaves_nothing(millhand, words, said):
    Path("letter").write_text("Dear Mary,")
    ran = millhand("dataset", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert [file.name for file in Path().iterdir()] == ["letter"]


CHEAT = "class Cheat:\n    def choose(self, view, chance):\n        return 10**9\n"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("bots.py:Cheat", "the bot «Cheat» (blue) answers «1000000000», which is not on its menu"),
        ("exec@0.5:sh hangs", "has said nothing for 0.5 s, and was ended"),
    ],
)
def test_of_a_bot_without_manners_no_dataset_is_left(millhand, bot, said):
    pytest.importorskip("pyarrow")
    Path("bots.py").write_text(CHEAT)
    Path("hangs").write_text('echo \'{"type": "hello", "protocol": 1}\'\nexec sleep 600\n')
    before = sorted(Path().iterdir())
    ran = millhand("dataset", "birmingham", "--games", 2, "--bots", bot, "--out", "games")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert [file for file in sorted(Path().iterdir()) if file.name != "__pycache__"] == before
    assert millhand(*MAKE).code == 0


def test_records_are_exported(millhand, record):
    moves = list(csv.DictReader(io.StringIO(millhand("export", record, "--csv").out)))
    told = millhand("replay", record, "--json").json()["records"][0]
    assert {row["game"] for row in moves} == {"birmingham"}
    assert moves[-1]["text"].startswith(moves[-1]["verb"])
    assert int(moves[-1]["move"]) <= told["moves"]
    scores = list(csv.DictReader(io.StringIO(millhand("export", record, "--csv", "--scores").out)))
    for seat, points in enumerate(told["scores"]):
        own = [row for row in scores if int(row["seat"]) == seat]
        assert sum(int(row["source_points"]) for row in own) == points


def test_who_has_no_points_is_exported_too(millhand, tmp_path):
    """With no source of points: random scores nothing in many games."""
    words = ("--players", 2, "--games", 3, "--seed", 1, "--save", tmp_path / "kept")
    assert millhand("simulate", "birmingham", *words).code == 0
    files = sorted((tmp_path / "kept").glob("*.mill"))
    told = millhand("export", *files, "--csv", "--scores").out
    rows = list(csv.DictReader(io.StringIO(told)))
    assert len({(row["file"], row["seat"]) for row in rows}) == 6
    [without, *_] = [row for row in rows if not row["source"]]
    assert without["points"] == without["source_points"] == "0"


def test_nothing_is_exported_of_a_broken_record(millhand, record, tmp_path):
    broken = tmp_path / "broken.mill"
    broken.write_text(record.read_text().replace("build", "burn", 1))
    ran = millhand("export", record, broken, "--csv")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert millhand("export", record).code == 2
