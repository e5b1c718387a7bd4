"""Bots measured and fitted from the command line: bots, duel, ladder, style, bench, fit."""

import os
import re
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from cli.listening import PATIENCE, read_until

from millhand import compiled
from millhand.arena import fitting
from millhand.arena.climbing.climb import Climb, climb
from millhand.arena.climbing.rows import blank
from millhand.arena.fitting import League, Lesson
from millhand.arena.seeds import REPORTING
from millhand.arena.workers import ALONE
from millhand.bots import nets
from millhand.bots.judges import read_weights
from millhand.bots.roster import ROSTER

pytestmark = pytest.mark.long

ESTIMATE = {"mean", "low", "high"}
ENGINES = Path(__file__).parents[1] / "bots" / "engines"


# bots


def test_bots_are_listed_with_a_sentence_each(millhand):
    told = millhand("bots", "--json").json()["bots"]
    assert [one["bot"] for one in told] == list(ROSTER)
    out = millhand("bots").out
    for one in told:
        assert f"{one['bot']}: {one['sentence']}" in out


def test_bots_are_listed_in_french(millhand, monkeypatch):
    french = millhand("bots", "--language", "fr", "--json").json()["bots"]
    english = millhand("bots", "--language", "en", "--json").json()["bots"]
    assert french[0]["sentence"].startswith("Joue n’importe quel coup")
    assert not {one["sentence"] for one in french} & {one["sentence"] for one in english}
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert millhand("bots", "--json").json()["bots"] == french


# bots from outside

MISER = """
class Miser:
    def choose(self, view, chance):
        return view.menu.as_list()[-1]
"""
CHEAT = MISER.replace("Miser", "Cheat").replace("view.menu.as_list()[-1]", "10**9")


@pytest.fixture
def own_bots(tmp_path):
    (tmp_path / "my_bot.py").write_text(MISER + CHEAT, encoding="utf-8")


@pytest.mark.usefixtures("own_bots")
def test_a_bot_in_a_file_is_measured_like_any_other(millhand):
    name = "./my_bot.py:Miser"
    few = ("birmingham", "--games", 2, "--json")
    assert millhand("duel", name, "random", *few).json()["results"][name]["points"]["mean"] == 0
    assert millhand("style", name, *few).json()["points"]["mean"] == 0
    ladder = millhand("ladder", *few, "--bots", f"{name},random,rambler").json()
    assert ladder["bots"] == ["random", "rambler", name]
    ran = millhand("simulate", *few, "--bots", f"{name},random", "--save", "kept").json()
    assert [scores[0] for scores in ran["scores"]] == [0, 0]
    record = next(Path("kept").glob("*.mill")).read_text(encoding="utf-8")
    assert "seat red Miser\n" in record
    assert "my_bot" not in record


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("workers", [1, 2])
def test_an_answer_that_is_not_on_the_menu_is_one_line(millhand, workers):
    words = ("simulate", "birmingham", "--bots", "./my_bot.py:Cheat", "--workers", workers)
    ran = millhand(*words, "--save", "kept")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "millhand: the bot «Cheat» (blue) answers «1000000000», which is not on its menu\n"
    )
    assert not list(Path("kept").iterdir())


@pytest.mark.usefixtures("own_bots")
def test_an_answer_that_is_not_on_the_menu_is_refused_in_french(millhand, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = millhand("simulate", "birmingham", "--bots", "./my_bot.py:Cheat")
    assert ran.err.replace("\u00a0", " ") == (
        "millhand: le robot « Cheat » (bleu) répond « 1000000000 », qui n’est pas parmi ses choix\n"
    )


@pytest.mark.usefixtures("own_bots")
def test_other_files_of_bots_are_played_anew(millhand):
    words = ("duel", "./my_bot.py:Miser", "random", "birmingham", "--games", 2, "--resume", "kept")
    millhand(*words)
    size = Path("kept").stat().st_size
    millhand(*words)
    assert Path("kept").stat().st_size == size
    Path("my_bot.py").write_text(MISER + "# another", encoding="utf-8")
    millhand(*words)
    assert Path("kept").stat().st_size > size


def test_a_program_written_in_python_is_measured_like_any_other(millhand):
    """Its command ends as the name of a bot file does."""
    name = f"exec:{sys.executable} {ENGINES / 'frugal.py'}"
    few = ("birmingham", "--players", 2, "--games", 2)
    for words in (("style", name, *few), ("duel", name, "random", *few)):
        first = millhand(*words, "--resume", "kept", "--json")
        assert first.code == 0
        assert millhand(*words, "--resume", "kept", "--json").json() == first.json()
    assert millhand("simulate", *few, "--bots", name, "--resume", "kept").code == 0
    pytest.importorskip("pyarrow")
    assert millhand("dataset", *few, "--bots", name, "--out", "games").code == 0


@pytest.mark.usefixtures("own_bots")
def test_a_bot_in_a_file_sits_at_the_prompt_and_no_record_calls_it_in(millhand):
    seats = "./my_bot.py:Miser,you"
    ran = millhand("play", "birmingham", "--seats", seats, "--seed", 1, "--record", "a.mill")
    assert ran.code == 0
    record = Path("a.mill").read_text(encoding="utf-8")
    assert "seat red Miser\n" in record
    assert f"--resume a.mill --seats {seats}" in ran.out
    Path("a.mill").write_text(record.replace("Miser", seats[:-4]), encoding="utf-8")
    Path("my_bot.py").write_text("raise SystemExit", encoding="utf-8")
    assert millhand("play", "birmingham", "--resume", "a.mill").code == 0, "a person sits there"


def test_a_bot_at_the_prompt_is_told_of_its_game(millhand, tmp_path):
    (tmp_path / "guest.py").write_text(
        MISER.replace("Miser", "Guest").replace(
            "def choose",
            """def sit_down(self, opened, seat):
        print("I sit on", seat)
    def get_up(self, scores, winners):
        print("I heard", scores, winners)
    def choose""",
        ),
        encoding="utf-8",
    )
    words = ("play", "birmingham", "--seed", 3, "--option", "introductory")
    ran = millhand(*words, "--seats", "you,./guest.py:Guest", said="pass\n1\n\n" * 20)
    assert ran.code == 0
    assert ran.err == "I sit on 1\nI heard [4, 4] [0, 1]\n"


@pytest.mark.usefixtures("own_bots")
def test_manners_are_tried(millhand):
    told = millhand("bots", "./my_bot.py:Miser", "--json").json()["bots"]
    assert [len(one["questions"]) for one in told] == [4]
    assert "has manners" in millhand("bots", "./my_bot.py:Miser").out
    in_french = millhand("bots", "./my_bot.py:Miser", "--language", "fr").out
    assert in_french.startswith("./my_bot.py:Miser\N{NO-BREAK SPACE}: a de bonnes manières (")


# duel


def duelled(millhand, *words):
    return millhand("duel", "rambler", "random", "birmingham", *words, "--json").json()


def test_a_duel_says_everything(millhand):
    told = duelled(millhand, "--games", 7, "--players", 3)
    assert (told["game"], told["players"], told["board"]) == ("birmingham", 3, "midlands")
    assert told["options"]["introductory"] is False
    assert told["bots"] == ["rambler", "random"]
    assert told["games"] == 12, "rounded up"
    assert told["seeds"] == {"first": REPORTING, "count": 2}
    assert len(told["line_ups"]) == 6
    assert told["moves"] >= 12 * 105
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"], rel=0.01)
    for bot in told["bots"]:
        result = told["results"][bot]
        assert set(result["win_share"]) == set(result["points"]) == ESTIMATE
        assert result["times_fair_share"]["mean"] == 2 * result["win_share"]["mean"]
    means = [told["results"][bot]["points"]["mean"] for bot in told["bots"]]
    assert told["difference"]["mean"] == pytest.approx(means[0] - means[1])
    assert len(told["bouts"]) == 12
    assert set(told["bouts"][0]) == {"seed", "line_up", "scores", "winners"}


def test_a_duel_is_told_to_people(millhand):
    out = millhand("duel", "rambler", "random", "birmingham", "--games", 3, "--seed", 5).out
    assert out.startswith("4 games of birmingham with 2 players: 2 seeds from 5, each in 2 ways")
    assert "3 games were asked for; whole rounds of 2 make it 4." in out
    assert "moves/s" in out
    number = r"-?[\d.]+ \(-?[\d.]+ to -?[\d.]+\)"
    assert re.search(rf"^rambler +{number} +{number} +{number}", out, re.MULTILINE)
    assert re.search(rf"^Points of rambler less those of random: {number}\.", out, re.MULTILINE)
    exact = millhand("duel", "rambler", "random", "birmingham", "--games", 2).out
    assert "were asked for" not in exact


def test_a_game_of_a_duel_is_a_game_of_a_simulation(millhand):
    [bout, *_] = duelled(millhand, "--games", 2, "--option", "introductory=true")["bouts"]
    same = millhand(
        *("simulate", "birmingham", "--games", 1, "--seed", bout["seed"], "--json"),
        *("--bots", ",".join(bout["line_up"]), "--option", "introductory=true"),
    ).json()
    assert (same["scores"], same["winners"]) == ([bout["scores"]], [bout["winners"]])


def test_workers_change_nothing_in_a_duel(process):
    words = ("duel", "rambler", "random", "birmingham", "--games", 120, "--json")
    alone, together = process(*words).json(), process(*words, "--workers", 2).json()
    for told in (alone, together):
        assert told.pop("seconds") > 0
        assert told.pop("moves_per_second") > 0
    assert alone == together


# ladder


def test_a_ladder_says_everything(millhand):
    words = ("ladder", "birmingham", "--bots", "rambler,random", "--games", 5)
    told = millhand(*words, "--json").json()
    assert told["bots"] == ["random", "rambler"], "from the weakest to the strongest"
    assert [one["bot"] for one in told["levels"]] == told["bots"]
    weakest, stronger = told["levels"]
    assert weakest["rating"] == {"mean": 0, "low": 0, "high": 0}
    assert weakest["over_the_level_below"] is None
    assert set(stronger["rating"]) == set(stronger["over_the_level_below"]) == ESTIMATE
    assert stronger["self_play"]["games"] == 5
    assert set(stronger["self_play"]["winner"]) == ESTIMATE
    [duel] = told["duels"]
    assert duel["bots"] == ["rambler", "random"]
    assert len(duel["bouts"]) == duel["games"] == 6
    expected = duel["results"]["rambler"]["times_fair_share"]
    assert stronger["over_the_level_below"] == expected


def test_a_ladder_is_told_to_people(millhand):
    out = millhand("ladder", "birmingham", "--bots", "random,rambler", "--games", 4).out
    assert "4 games of each pair (2 seeds, each in 2 ways of sitting), 4 of each bot alone" in out
    assert re.search(r"^random +0 \(0 to 0\)", out, re.MULTILINE)
    assert re.search(r"^rambler – random +[\d.]+ \(", out, re.MULTILINE)


# style


def test_a_style_says_everything(millhand):
    told = millhand("style", "rambler", "birmingham", "--players", 4, "--games", 2, "--json").json()
    assert (told["seed"], told["games"], told["bots"]) == (REPORTING, 2, ["rambler"] * 4)
    assert list(told["deeds"]) == ["links", "loans", "flipped", "built"]
    assert list(told["deeds"]["loans"]) == ["whole game", "canal", "rail"]
    for group in (told["deeds"]["links"], told["moves"], told["sources"]):
        assert all(set(one) == {"mean", "p10", "p90"} for one in group.values())
    assert told["moves"]["pass"]["mean"] > 0


@pytest.mark.parametrize("game", ["lancashire", "age_of_industry", "workshop"])
def test_a_style_is_told_to_people(millhand, game):
    out = millhand("style", "random", game, "--games", 1).out
    assert f"1 games of {game} with 2 players, all random" in out
    band = r"-?[\d.]+ \(-?\d+ to -?\d+\)"
    for row in ("links", "built", "in all", "money"):
        assert re.search(rf"^{row} +{band}", out, re.MULTILINE), row


# bench


def test_bench_tells_how_much_a_searching_bot_looks_at(millhand):
    words = ("bench", "birmingham", "--players", 4, "--bot", "greedy", "--seconds", 0.05)
    [told] = millhand(*words, "--json").json()["tables"]
    assert (told["bot"], told["players"]) == ("greedy", 4)
    assert told["moves"] >= 10
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"])
    assert told["nodes_per_second"] == pytest.approx(told["nodes"] / told["seconds"])
    assert told["nodes"] > told["moves"]
    out = millhand(*words).out
    assert "moves/s" in out
    assert "nodes/s" in out
    assert told["checksum"] in out


@pytest.mark.usefixtures("own_bots")
def test_bench_tells_how_fast_a_bot_in_a_file_moves(millhand):
    words = ("bench", "birmingham", "--players", 2, "--seconds", 0.05, "--bot")
    [told] = millhand(*words, "./my_bot.py:Miser", "--json").json()["tables"]
    assert (told["bot"], told["nodes"]) == ("./my_bot.py:Miser", 0)
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"])
    program = millhand(*words, "exec:./engine")
    assert program.code == 2
    assert program.err.startswith("millhand: «exec:./engine» cannot be measured")


# bots that lack weights


@pytest.mark.parametrize(
    "command",
    [
        "simulate birmingham --bots greedy",
        "duel canny random birmingham",
        "ladder birmingham",
        "style greedy birmingham",
        "bench birmingham --bot canny",
    ],
)
def test_a_bot_without_weights_is_told_in_one_line(millhand, monkeypatch, command):
    monkeypatch.setattr("millhand.bots.judges.leagues_of", lambda game: {})
    ran = millhand(*command.split())
    assert (ran.code, ran.out) == (2, "")
    bot = "canny" if "canny" in command else "greedy"
    assert ran.err == (
        f"millhand: no weights for {bot} in birmingham 2; «millhand fit birmingham» makes them\n"
    )


# fitting


@pytest.fixture
def short_course(monkeypatch):
    course = (Lesson("greedy", 2, 4, 0.25), Lesson("canny", 1, 2, 0.2))
    monkeypatch.setattr(fitting, "COURSE", course)
    monkeypatch.setattr(fitting, "CHECKED_GAMES", 1)


def test_a_fit_writes_the_weights_of_each_bot(millhand, short_course, tmp_path):
    file = tmp_path / "new.toml"
    ran = millhand("fit", "birmingham", "--players", "3", "--out", str(file))
    assert ran.code == 0, ran.err
    assert "round 1: 4 games of rambler" in ran.out
    assert "round 3: 2 games of canny" in ran.out
    league = read_weights(file.read_text())["3"]
    assert league.command == "millhand fit birmingham --players 3 --seed 0"
    assert list(league.bots) == ["greedy", "canny"]
    before = file.read_text()
    assert millhand("fit", "birmingham", "--players", "2", "--out", str(file)).code == 0
    assert set(read_weights(file.read_text())) == {"2", "3"}
    again = millhand("fit", "birmingham", "--players", "3", "--out", str(tmp_path / "b.toml"))
    assert again.code == 0
    assert (tmp_path / "b.toml").read_text() == before, "the seed decides"


@pytest.mark.parametrize(("words", "option"), [([], "--out"), (["--net"], "--folder")])
def test_a_fit_wants_to_know_where_to_keep_what_is_learnt(millhand, words, option):
    ran = millhand("fit", "birmingham", *words)
    assert (ran.code, ran.out) == (2, "")
    assert f"say where to keep what is learnt: {option}" in ran.err


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
def test_a_net_is_fitted_from_where_it_was_broken_off(millhand, tmp_path):
    league = League("birmingham", 2)
    tiny = Climb(league, tmp_path, "none", 1, 2, ALONE, pilot=1, batch=1, seeds=1, by_itself=1)
    [rung] = climb(tiny)
    words = ["fit", "birmingham", "--players", "2", "--net", "--folder", str(tmp_path)]
    ran = millhand(*words, "--rounds", "1", "--games", "2")
    assert ran.code == 0, ran.err
    assert "round 1: 4 games; against the last one" in ran.out
    kept = tmp_path / "birmingham-2.toml"
    assert kept.exists() == rung.verdict.is_passed
    assert ("none is kept" in ran.out) == (not kept.exists())
    other = millhand(*words, "--games", "3")
    assert other.code == 2
    assert "something else was learnt" in other.err


@pytest.mark.parametrize(
    ("learnt", "told"),
    [(None, "has no net in use"), (2, "--rounds must be between 3 and 99, not 2")],
)
def test_who_goes_on_needs_a_net_and_further_rounds(millhand, tmp_path, monkeypatch, learnt, told):
    net = learnt and replace(blank(League("birmingham", 2).open()), rounds=learnt)
    monkeypatch.setattr(nets, "net_of", lambda opened: net)
    words = ["fit", "birmingham", "--net", "--onward", "--rounds", "2", "--folder", str(tmp_path)]
    ran = millhand(*words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


@pytest.mark.parametrize("name", ["no/such/folder/x.toml", "."])
def test_a_fit_says_at_once_where_it_cannot_write(millhand, name):
    ran = millhand("fit", "birmingham", "--out", name)
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be written: name a file in a folder that exists" in ran.err


def test_a_fit_does_not_overwrite_what_is_no_file_of_weights(millhand, tmp_path):
    (tmp_path / "letter.toml").write_text("Dear Mary,")
    ran = millhand("fit", "birmingham", "--out", str(tmp_path / "letter.toml"))
    assert (ran.code, ran.out) == (2, "")
    assert "is no file of weights" in ran.err
    assert (tmp_path / "letter.toml").read_text() == "Dear Mary,"


# breaking off


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
@pytest.mark.parametrize(
    ("command", "workers"),
    [("duel random rambler", 1), ("duel random rambler", 2), ("ladder", 2), ("style random", 2)],
)
def test_ctrl_c_ends_it_cleanly(started, command, workers):
    import pty

    words = [*command.split(), "birmingham", "--games", 1_000_000, "--workers", workers]
    if command == "ladder":
        words += ["--bots", "random,rambler"]
    terminal, error_stream = pty.openpty()
    ran = started(*words, stderr=error_stream, start_new_session=True)
    shown = read_until(terminal, "games")
    os.killpg(ran.pid, signal.SIGINT)
    assert ran.wait(timeout=PATIENCE) == 130
    assert ran.stdout.read() == b""
    with pytest.raises(ProcessLookupError):
        os.killpg(ran.pid, 0)
    os.close(error_stream)
    with suppress(OSError):  # the terminal has no more to tell
        shown += os.read(terminal, 65536).decode()
    os.close(terminal)
    assert "Traceback" not in shown
