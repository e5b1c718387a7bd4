"""Every command but play: what it prints for people, and what for programs."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import nullcontext, suppress
from fractions import Fraction
from pathlib import Path

import pytest
from cli.listening import PATIENCE
from rich.console import Console

from millhand import __version__
from millhand.bots import roster
from millhand.cli.output import pages
from millhand.cli.simulate import shares
from millhand.kernel.chance import VERSION
from millhand.shelf import SHELF

# version, help, games


def test_the_version_says_how_the_engine_runs(millhand):
    python = ".".join(str(part) for part in sys.version_info[:3])
    pattern = (
        rf"millhand {__version__} \((compiled|interpreted), Python {python}, chance {VERSION}\)\n"
    )
    assert re.fullmatch(pattern, millhand("--version").out)


def test_the_version_is_also_data(millhand):
    assert millhand("--version", "--json").json()["millhand"] == __version__


def test_alone_it_shows_a_short_help(millhand):
    ran = millhand()
    assert ran.code == 0
    assert len(ran.out.splitlines()) < 36
    for command in ("play", "simulate", "replay", "rules", "why", "bench", "perft", "signature"):
        assert f"  {command} " in ran.out


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("bots",),
        ("play",),
        ("why",),
        ("hint",),
        ("rules",),
        ("simulate",),
        ("duel",),
        ("ladder",),
        ("style",),
        ("fit",),
        ("replay",),
        ("bench",),
        ("perft",),
        ("signature",),
        ("position",),
        ("board",),
        ("board", "check"),
        ("board", "show"),
    ],
)
def test_every_command_explains_itself(millhand, command):
    ran = millhand(*command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: millhand {' '.join(command)}")
    assert "..." not in ran.out.partition("Commands:")[2], "a summary is cut off"


def test_games_are_listed_in_short(millhand):
    listed = millhand("games", "--json").json()["games"]
    assert {one["game"]: one["players"] for one in listed} == {
        name: list(game.players) for name, game in SHELF.items()
    }
    out = millhand("games").out
    assert re.search(r"^birmingham +Brass: Birmingham +2, 3, 4", out, re.MULTILINE)
    assert "games birmingham tells all of one" in out
    assert len(out.splitlines()) < 10


def test_a_game_tells_its_options_and_figures(millhand):
    game = millhand("games", "birmingham", "--json").json()
    assert game["players"] == [2, 3, 4]
    assert game["maturity"] == "stable"
    options = {option["option"]: option for option in game["options"]}
    assert options["introductory"]["values"] == [False, True]
    assert options["introductory"]["default"] is False
    assert options["tie_break_income"]["rule"] == "BB-O3"
    assert len(game["figures"]) == len(SHELF["birmingham"].provenance())


def test_games_are_told_to_people(millhand):
    out = millhand("games", "birmingham").out
    assert "birmingham: Brass: Birmingham, 2, 3, 4 players, maturity stable" in out
    for option in SHELF["birmingham"].options:
        assert option.name in out


@pytest.mark.parametrize(
    ("language", "rulebook", "ours"),
    [
        ("en", "Stated in the rulebook (33):", "Reconstructed by us, not the printed figures"),
        ("fr", "Donnés par le livret (33)\u00a0:", "Reconstitués par nous"),
    ],
)
def test_what_the_rulebook_states_is_told_apart_from_what_is_reconstructed(
    millhand, language, rulebook, ours
):
    out = millhand("games", "workshop", "--language", language).out
    told, _, stated = out.partition(rulebook)
    _, _, reconstructed = told.partition(ours)
    assert "board.town.reading," in stated
    assert "board.town.reading," not in reconstructed
    assert "board.town.york," in reconstructed
    assert "oubt" not in out


def test_every_figure_is_listed_under_one_way_of_being_known(millhand):
    for game in SHELF.values():
        out = millhand("games", game.name).out
        for known in game.provenance():
            assert re.search(rf"[ ,]{re.escape(known.entry)}[,\n]", out), known


# simulate


def simulated(millhand, *words):
    return millhand("simulate", "birmingham", "--games", 6, "--seed", 4, *words, "--json").json()


def test_a_simulation_says_everything(millhand):
    told = simulated(millhand, "--players", 3, "--bots", "random,rambler,random")
    assert list(told) == [
        "game",
        "players",
        "bots",
        "games",
        "seed",
        "seconds",
        "decisions",
        "actions",
        "scores",
        "winners",
    ]
    assert told["bots"] == ["random", "rambler", "random"]
    assert told["actions"] == 6 * 105
    assert told["decisions"] >= told["actions"]
    assert [len(scores) for scores in told["scores"]] == [3] * 6
    for scores, winners in zip(told["scores"], told["winners"], strict=True):
        assert max(scores) in {scores[seat] for seat in winners}


def test_one_bot_sits_on_every_seat(millhand):
    told = simulated(millhand, "--players", 4, "--bots", "rambler")
    assert told["bots"] == ["rambler"] * 4


def test_the_number_of_bots_may_say_how_many_play(millhand):
    assert simulated(millhand, "--bots", "random,random,rambler")["players"] == 3


@pytest.mark.long
def test_workers_change_nothing(process):
    words = ("simulate", "birmingham", "--games", 120, "--seed", 9, "--json")
    alone = process(*words).json()
    together = process(*words, "--workers", 2).json()
    for told in (alone, together):
        assert told.pop("seconds") > 0
    assert alone == together


def test_options_reach_the_game(millhand):
    told = simulated(millhand, "--option", "introductory=true", "--option", "discards_open=false")
    assert told["actions"] == 6 * 38


def test_people_see_a_table_of_seats(millhand):
    out = millhand("simulate", "birmingham", "--games", 3, "--bots", "random,rambler").out
    assert "3 games of birmingham with 2 players" in out
    assert "actions/s" in out
    assert re.search(r"^seat +bot +mean +best +wins", out, re.MULTILINE)
    assert re.search(r"^blue +rambler +[\d.]+ +\d+ +[\d.]+", out, re.MULTILINE)


def test_records_are_saved_and_verified(millhand, tmp_path):
    folder = tmp_path / "deep" / "folder"
    plain = simulated(millhand)
    told = simulated(millhand, "--save", folder)
    assert told["scores"] == plain["scores"]
    files = sorted(folder.glob("*.mill"))
    assert len(files) == 6
    verdicts = millhand("replay", *files, "--json").json()["records"]
    assert [one["ok"] for one in verdicts] == [True] * 6
    assert sorted(one["scores"] for one in verdicts) == sorted(told["scores"])


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no process groups")
@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_a_simulation_and_its_workers_at_once(started, millhand, tmp_path, times):
    many = ["--games", 1_000_000, "--workers", 2, "--save", "kept"]
    streams = {"stderr": subprocess.STDOUT, "start_new_session": True}
    simulation = started("simulate", "birmingham", *many, **streams)
    while not list(tmp_path.glob("kept/*.mill")):
        assert simulation.poll() is None, simulation.stdout.read()
        time.sleep(0.05)
    for _ in range(times):
        with suppress(ProcessLookupError):
            os.killpg(simulation.pid, signal.SIGINT)
    assert simulation.wait(timeout=PATIENCE) == 130
    told = simulation.stdout.read().decode()
    assert re.search(r"^millhand: stopped after \d+ of 1000000 games\n$", told, re.MULTILINE)
    with pytest.raises(ProcessLookupError):
        os.killpg(simulation.pid, 0)
    kept = sorted((tmp_path / "kept").iterdir())
    assert all(file.suffix == ".mill" for file in kept), "something half written is left"
    assert millhand("replay", *kept[-3:]).code == 0


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no process groups")
def test_no_worker_outlives_a_simulation(started, tmp_path):
    many = ["--games", 1_000_000, "--workers", 2, "--save", "kept"]
    simulation = started("simulate", "birmingham", *many, start_new_session=True)
    while not list(tmp_path.glob("kept/*.mill")):
        assert simulation.poll() is None
        time.sleep(0.05)
    simulation.kill()
    simulation.wait()
    ends = time.monotonic() + PATIENCE
    with suppress(ProcessLookupError):
        while True:
            os.killpg(simulation.pid, 0)
            assert time.monotonic() < ends, "a worker goes on"
            time.sleep(0.05)


@pytest.mark.long
def test_a_simulation_goes_on_after_ctrl_c(millhand, monkeypatch):
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    words = ("simulate", "birmingham", "--games", 120, "--resume", "kept", "--save", "records")
    with monkeypatch.context() as patched:
        patched.setattr("millhand.cli.simulate.progress", lambda *words: nullcontext(stop))
        ran = millhand(*words, "--json")
    assert ran.code == 130
    assert ran.err.startswith("millhand: what was played is kept; the same command goes on with it")
    whole = millhand("simulate", "birmingham", "--games", 120, "--json").json()
    assert millhand(*words, "--json").json()["scores"] == whole["scores"]
    assert len(list(Path("records").glob("*.mill"))) == 120


def test_what_was_played_before_ctrl_c_is_told(millhand, monkeypatch):
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    few = ("simulate", "birmingham", "--games", 120, "--bots", "random")
    monkeypatch.setattr("millhand.cli.simulate.progress", lambda *words: nullcontext(stop))
    ran = millhand(*few)
    assert ran.code == 130
    assert ran.out.startswith("50 games of birmingham with 2 players, seed 1: ")
    assert ran.err == "millhand: stopped after 50 of 120 games\n"
    told = millhand(*few, "--json")
    assert told.code == 130
    assert len(json.loads(told.out)["scores"]) == 50


def test_a_record_is_never_written_over(millhand, tmp_path):
    saving = ("simulate", "birmingham", "--games", 2, "--save", "kept")
    assert millhand(*saving, "--seed", 2).code == 0
    before = {file: file.read_text() for file in (tmp_path / "kept").iterdir()}
    ran = millhand(*saving, "--seed", 3, "--bots", "rambler")
    assert ran.code == 2
    file = Path("kept", "birmingham-2-3.mill")
    assert ran.err == (
        f"millhand: --save: {file} is there already; name another folder or another seed\n"
    )
    assert {file: file.read_text() for file in (tmp_path / "kept").iterdir()} == before


@pytest.mark.parametrize(
    ("wins", "told"), [("0", "0"), ("12", "12"), ("25/2", "12 1/2"), ("1/3", "1/3")]
)
def test_shared_wins_are_told_as_shares(wins, told):
    assert shares(Fraction(wins)) == told


# bots


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "millhand: the bot file oops.py is broken: KeyError: 'en'\n"),
        ("fr", "millhand: le fichier de robot oops.py est défectueux : KeyError: 'en'\n"),
    ],
)
def test_a_broken_bot_file_is_named_beside_the_others(millhand, monkeypatch, language, told):
    monkeypatch.setitem(roster.BROKEN, "oops", "KeyError: 'en'")
    ran = millhand("bots", "--language", language)
    assert ran.code == 0
    assert ran.out.count("\n") == len(roster.ROSTER)
    assert ran.err == told
    played = millhand("play", "birmingham", "--seats", "you,oops", "--language", language)
    assert (played.code, played.err) == (2, told)


def test_a_bot_without_a_french_sentence_is_told_in_english(millhand, monkeypatch):
    canny = roster.ROSTER["canny"]
    english = {"en": canny.sentences["en"]}
    monkeypatch.setattr(canny, "sentences", english)
    assert f"canny: {english['en']}" in millhand("bots", "--language", "fr").out


# replay


def test_a_record_is_verified(millhand, record):
    ran = millhand("replay", record)
    assert ran.code == 0
    assert re.search(r"verified, \d+ moves, scores \d+ \d+, won by", ran.out)


def test_the_first_difference_is_named(millhand, record):
    lines = record.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("20 "))
    lines[place] = lines[place][:-4] + "0000"
    record.write_text("\n".join(lines) + "\n")
    ran = millhand("replay", record)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith(
        f"millhand: {record}, line {place + 1}: after this move the table has"
    )
    assert len(ran.err.splitlines()) == 1


def test_other_scores_are_a_difference(millhand, record):
    record.write_text(re.sub(r"^scores .*$", "scores 1 2", record.read_text(), flags=re.MULTILINE))
    ran = millhand("replay", record, "--json")
    assert ran.code == 1
    assert "expected «scores" in ran.err


def test_good_and_bad_files_are_told_apart(millhand, record, tmp_path):
    bad = tmp_path / "bad.mill"
    bad.write_text(record.read_text().replace("winners ", "winners nobody ", 1))
    ran = millhand("replay", record, bad, tmp_path / "missing.mill")
    assert ran.code == 2
    assert len(ran.out.splitlines()) == 1
    assert ran.err.startswith(f"millhand: {bad}, line ")
    assert "missing.mill cannot be read: no such file" in ran.err


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "The game is over."), ("fr", "La partie est terminée.")]
)
def test_a_record_is_told_in_words(millhand, record, language, sentence):
    out = millhand("replay", record, "--show", "--language", language).out
    assert sentence in out
    told = millhand("replay", record, "--show", "--language", language, "--json").json()["records"]
    assert sentence in told[0]["log"][-1]
    assert len(told[0]["log"]) == told[0]["moves"]


# rules


def test_rules_are_listed(millhand):
    lines = millhand("rules", "birmingham").out.splitlines()
    assert lines[0].startswith("BB-1.1 Two to four players")
    assert len(lines) > 100


@pytest.mark.parametrize("number", ["BB-8.4", "bb-8.4", "8.4"])
def test_one_rule_is_shown_in_full(millhand, number):
    out = millhand("rules", "birmingham", number).out
    assert out.startswith("BB-8.4 ")
    assert "pottery V" in out


def test_rules_speak_french(millhand):
    told = millhand("rules", "birmingham", "O1", "--language", "fr", "--json").json()
    assert told["language"] == "fr"
    assert "Valeurs" in told["rules"][0]["text"]


def test_the_environment_chooses_the_language(millhand, monkeypatch):
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Valeurs" in millhand("rules", "birmingham", "O1").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Values" in millhand("rules", "birmingham", "O1").out


def test_coverage_counts_what_is_missing(millhand, tmp_path):
    tests = tmp_path / "tests"
    (tests / "birmingham").mkdir(parents=True)
    (tests / "birmingham" / "test_build.py").write_text('@covers("BB-8.4")')
    told = millhand("rules", "coverage", "--tests", tests, "--json").json()["games"]["birmingham"]
    assert told["rules"] == 124
    assert told["covered"] == told["rules"] - len(told["missing"])
    assert "BB-8.4" not in told["missing"]
    assert "the tests" in told["where"]["BB-8.5"]
    assert "missing in the tests: BB-1.1" in millhand("rules", "coverage", "--tests", tests).out


def test_coverage_finds_the_tests_of_the_checkout(millhand, monkeypatch):
    checkout = Path(__file__).resolve().parents[2]
    monkeypatch.chdir(checkout / "src")
    here = millhand("rules", "coverage", "--json").json()["games"]
    named = millhand("rules", "coverage", "--tests", checkout / "tests", "--json").json()["games"]
    assert here == named


def test_without_tests_coverage_says_so(millhand, monkeypatch):
    monkeypatch.setattr("millhand.cli.coverage.find_tests", lambda said: None)
    out = millhand("rules", "coverage").out
    assert out.startswith("The tests are not here")
    assert "missing in the tests" not in out


def test_the_tables_of_a_rule_are_drawn(millhand):
    out = millhand("rules", "birmingham", "2.8").out
    assert "|" not in out
    assert re.search(r"^Tile +Copies +Money +Coal", out, re.MULTILINE)
    assert re.search(r"^Cotton mill II +2 +£14 +1 +0", out, re.MULTILINE)
    assert "---" not in out


def test_long_lists_are_turned_over_page_by_page_on_a_terminal():
    shown: list[str] = []
    out = Console(file=io.StringIO(), force_terminal=True)
    out.pager = lambda: nullcontext(shown.append("page"))
    with pages(out):
        out.print("much")
    plain = Console(file=io.StringIO())
    plain.pager = out.pager
    with pages(plain):
        plain.print("much")
    assert shown == ["page"]


# completion


def test_a_shell_can_complete_commands(program, monkeypatch):
    monkeypatch.setenv("_MILLHAND_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "millhand si")
    monkeypatch.setenv("COMP_CWORD", "1")
    told = program([sys.executable, "-m", "millhand"])
    assert sorted(told.out.split()) == ["signature", "simulate"]


def test_completion_can_be_installed(millhand):
    assert "--install-completion" in millhand("--help").out


# bench, perft, signature, position, boards


def test_bench_measures_a_table(millhand):
    (told,) = millhand("bench", "birmingham", "--players", 3, "--seconds", 0.05, "--json").json()[
        "tables"
    ]
    assert (told["game"], told["players"], told["bot"]) == ("birmingham", 3, "random")
    assert told["decisions_per_second"] > 0
    out = millhand("bench", "birmingham", "--players", 2, "--seconds", 0.05).out
    assert "decisions/s" in out


@pytest.mark.long
def test_bench_measures_every_number_of_players(millhand):
    told = millhand("bench", "--bot", "rambler", "--seconds", 0.05, "--json").json()["tables"]
    tables = [(game.name, players) for game in SHELF.values() for players in game.players]
    assert [(one["game"], one["players"]) for one in told] == tables


def test_perft_counts_from_a_start_and_from_a_position(millhand):
    told = millhand("perft", "birmingham", "--depth", 1, "--seed", 3, "--json").json()
    assert len(told["counts"]) == 1
    assert told["counts"][0] > 100
    few = "birmingham 2 players; red to act; red money 0; red hand dudley"
    out = millhand("perft", "birmingham", "--position", few, "--depth", 1).out
    assert re.fullmatch(r"depth +sequences *\n +1 +\d+ *\n", out)


def test_the_signature_has_eight_characters(millhand, monkeypatch):
    monkeypatch.setattr("millhand.arena.signature.signature", lambda: "0123abcd")
    assert millhand("signature").out == "0123abcd\n"
    assert millhand("signature", "--json").json() == {"signature": "0123abcd"}


def test_a_position_can_be_read_again(millhand):
    text = millhand("position", "birmingham", "--players", 3, "--seed", 2, "--moves", 9).out
    assert text.startswith("birmingham 3 players\n")
    assert millhand("why", "birmingham", "-", "pass with dudley", said=text).code == 0
    assert millhand("perft", "birmingham", "--position", text, "--depth", 1).code == 0


@pytest.mark.parametrize(
    ("game", "board"), [(game.name, board) for game in SHELF.values() for board in game.boards()]
)
def test_every_board_is_shown_and_a_good_board(millhand, tmp_path, game, board):
    shown = millhand("board", "show", game, board)
    assert shown.code == 0, shown.err
    (tmp_path / "mine.toml").write_text(shown.out, encoding="utf-8")
    assert millhand("board", "check", "mine.toml", "--game", game).code == 0
    assert millhand("board", "show", game, board, "--json").json()["board"]["id"] == board


def test_a_board_says_which_game_it_is_for(millhand, tmp_path):
    shown = millhand("board", "show", "workshop").out
    (tmp_path / "mine.toml").write_text(shown, encoding="utf-8")
    ran = millhand("board", "check", "mine.toml")
    assert (ran.code, ran.out) == (0, "mine.toml: a good board for Workshop of the World\n")
    french = millhand("board", "check", "mine.toml", "--language", "fr").out
    assert french == "mine.toml\u00a0: un bon plateau pour Workshop of the World\n"
    (tmp_path / "mine.toml").write_text(shown.replace("game =", "#"), encoding="utf-8")
    ran = millhand("board", "check", "mine.toml")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "mine.toml names no game" in ran.err
    (tmp_path / "mine.toml").write_text('game = "chess"', encoding="utf-8")
    assert "unknown game «chess»" in millhand("board", "check", "mine.toml").err
    (tmp_path / "mine.toml").write_text("no board", encoding="utf-8")
    ran = millhand("board", "check", "mine.toml", "--json")
    assert ran.code == 1
    assert '"game": null, "ok": false' in ran.out


def test_perft_and_bench_take_a_board(millhand, tmp_path):
    shown = millhand("board", "show", "workshop").out.replace("york", "ripon")
    (tmp_path / "mine.toml").write_text(shown, encoding="utf-8")
    board = ("--board", "mine.toml")
    ripon = "workshop 3 players; red to act; display ripon; red money 0"
    told = millhand("perft", "workshop", "--position", ripon, *board, "--depth", 1, "--json")
    assert told.json()["counts"] == [3]
    assert millhand("perft", "workshop", *board, "--depth", 1).code == 0
    measured = ("--players", 3, "--seconds", 0.05)
    assert (
        millhand("bench", "workshop", *board, *measured, "--json").json()["tables"][0]["players"]
        == 3
    )
    assert "needs the game" in millhand("bench", *board).err


def test_the_mat_that_a_board_names_is_shown_and_taken_from_beside_it(millhand, tmp_path):
    for name in ("germany", "mat", "pieces"):
        text = millhand("board", "show", "age_of_industry", name).out
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    checked = ("board", "check", "germany.toml", "--game", "age_of_industry")
    assert millhand(*checked).code == 0
    mat = (tmp_path / "mat.toml").read_text(encoding="utf-8")
    (tmp_path / "mat.toml").write_text(mat.replace("level = 3", "level = 0"), encoding="utf-8")
    ran = millhand(*checked)
    assert (ran.code, "mat: cotton_mill: levels must rise" in ran.out) == (1, True)


def test_the_standard_board_is_a_good_board(millhand, tmp_path):
    shown = millhand("board", "show", "birmingham").out
    (tmp_path / "mine.toml").write_text(shown, encoding="utf-8")
    ran = millhand("board", "check", "mine.toml", "--game", "birmingham")
    assert (ran.code, ran.out) == (0, "mine.toml: a good board for Brass: Birmingham\n")
    told = millhand("board", "show", "birmingham", "--json").json()["board"]
    assert told["id"] == "midlands"
    again = millhand(
        "simulate", "birmingham", "--games", 1, "--board", "mine.toml", "--json"
    ).json()
    same = millhand("simulate", "birmingham", "--games", 1, "--json").json()
    assert again["scores"] == same["scores"]


def test_every_fault_of_a_board_is_on_a_line(millhand, tmp_path):
    shown = millhand("board", "show", "birmingham").out
    broken = shown.replace('"dudley"', '"dudlee"', 1).replace('kind = "town"', 'kind = "city"', 1)
    (tmp_path / "mine.toml").write_text(broken, encoding="utf-8")
    ran = millhand("board", "check", "mine.toml", "--game", "birmingham")
    assert ran.code == 1
    assert all(line.startswith("mine.toml: ") for line in ran.out.splitlines())
    told = millhand("board", "check", "mine.toml", "--game", "birmingham", "--json")
    assert told.code == 1
    assert '"ok": false' in told.out


# where the output goes


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
@pytest.mark.parametrize("command", ["games", "--version", "board show birmingham"])
def test_a_full_disk_is_told_in_one_line(program, command):
    ran = program(["sh", "-c", f"{sys.executable} -m millhand {command} > /dev/full"])
    assert ran.code == 1
    assert ran.err == "millhand: cannot write: no space left on device\n"


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
@pytest.mark.parametrize(("json", "bar"), [([], True), (["--json"], False)])
def test_progress_is_for_terminals_and_never_in_the_way(started, json, bar):
    import pty

    terminal, error_stream = pty.openpty()
    ran = started("simulate", "birmingham", "--games", 150, *json, stderr=error_stream)
    out = ran.communicate()[0].decode()
    os.close(error_stream)
    os.set_blocking(terminal, False)
    try:
        shown = os.read(terminal, 65536)
    except OSError:
        shown = b""
    os.close(terminal)
    assert (b"150 games" in shown) is bar
    assert "\x1b" not in out
    assert out.count("150 games") == (0 if json else 1)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_reader_may_go_away(program):
    ran = program(["sh", "-c", f"{sys.executable} -m millhand board show birmingham | head -1"])
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="there is no such shell")
@pytest.mark.parametrize("command", ["games", "--version", "simulate birmingham --games 1"])
def test_without_an_output_nothing_is_done_and_that_is_told(program, command):
    ran = program(["sh", "-c", f"{sys.executable} -m millhand {command} >&-"])
    assert (ran.code, ran.err) == (1, "millhand: cannot write: there is no standard output\n")


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there is no such shell")
def test_no_input_is_an_empty_input(program):
    ran = program(["sh", "-c", f"{sys.executable} -m millhand why birmingham - pass <&-"])
    assert (ran.code, ran.err) == (2, "millhand: an empty text is no position\n")
    ran = program(["sh", "-c", f"{sys.executable} -m millhand play birmingham <&- 2>&-"])
    assert (ran.code, "Goodbye." in ran.out) == (0, True)


@pytest.mark.long
def test_records_that_cannot_be_written_name_the_file(process, tmp_path):
    (tmp_path / "kept" / ".birmingham-2-1.mill.new").mkdir(parents=True)
    saving = ("simulate", "birmingham", "--games", 1, "--save", "kept")
    for workers in (1, 2):
        ran = process(*saving, "--workers", workers)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith("millhand: cannot write: ")
        assert ".birmingham-2-1.mill.new: " in ran.err


def test_a_folder_that_cannot_be_written_is_refused_at_once(millhand, monkeypatch):
    monkeypatch.setattr("os.access", lambda path, mode: False)
    ran = millhand("simulate", "birmingham", "--games", 1, "--save", "kept")
    assert (ran.code, ran.err) == (
        2,
        "millhand: --save: kept is no folder to write in: permission denied\n",
    )


@pytest.mark.long
def test_a_worker_that_is_stopped_from_outside_is_replaced(started, millhand):
    words = ("simulate", "birmingham", "--games", 600, "--bots", "rambler", "--json")
    simulation = started(*words, "--workers", 2, "--resume", "kept", stderr=subprocess.STDOUT)
    children = Path(f"/proc/{simulation.pid}/task/{simulation.pid}/children")
    while not (children.exists() and len(children.read_text().split()) > 1):
        if simulation.poll() is not None:
            pytest.skip("who the workers are cannot be told here")
        time.sleep(0.02)
    os.kill(int(children.read_text().split()[-1]), signal.SIGKILL)
    told = json.loads(simulation.stdout.read())
    assert simulation.wait(timeout=PATIENCE) == 0
    again = millhand(*words, "--resume", "kept").json()
    assert (told["scores"], told["winners"]) == (again["scores"], again["winners"])
