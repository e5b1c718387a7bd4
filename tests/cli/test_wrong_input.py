"""Whatever is wrong is told in one line that says what would be right; the exit code is 2."""

import pytest

BUILD = "build dudley.1 coal_mine with dudley"
GIVEN = "birmingham 2 players; red hand dudley"

WRONG = {
    # commands, arguments, options
    "unknown command": (["nosuch"], "«nosuch»", "games, play"),
    "no game": (["simulate"], "GAME", "birmingham"),
    "no file": (["replay"], "FILE"),
    "no subcommand": (["board"], "check, show"),
    "unknown board": (
        ["board", "show", "age_of_industry", "rome"],
        "«rome»",
        "germany, new_england",
    ),
    "unknown subcommand": (["board", "burn"], "«burn»", "check, show"),
    "unknown option of the command": (["games", "--colour"], "«--colour»", "--json"),
    "option without its value": (["simulate", "birmingham", "--games"], "--games"),
    "one argument too many": (["games", "chess"], "chess"),
    "no depth": (["perft", "birmingham"], "--depth"),
    # games, players, bots, options
    "unknown game": (["simulate", "chess"], "«chess»", "birmingham"),
    "unknown game to play": (["play", "chess"], "«chess»", "birmingham"),
    "unknown game in rules": (["rules", "chess"], "«chess»", "birmingham"),
    "unknown game in why": (["why", "chess", GIVEN, BUILD], "«chess»", "birmingham"),
    "unknown game in bench": (["bench", "chess"], "«chess»", "birmingham"),
    "unknown game of a board": (["board", "show", "chess"], "«chess»", "birmingham"),
    "too many players": (["simulate", "birmingham", "--players", "5"], "2, 3, 4", "5"),
    "no players": (["simulate", "birmingham", "--players", "0"], "2, 3, 4"),
    "one player": (["play", "birmingham", "--players", "1"], "2, 3, 4"),
    "nobody to play": (["play", "birmingham", "--players", "0"], "2, 3, 4"),
    "players in words": (["simulate", "birmingham", "--players", "two"], "--players", "number"),
    "players in bench": (["bench", "birmingham", "--players", "7"], "2, 3, 4"),
    "unknown bot": (["simulate", "birmingham", "--bots", "deep"], "«deep»", "random, rambler"),
    "no bot": (["simulate", "birmingham", "--bots", ""], "«»", "random, rambler"),
    "bot of bench": (["bench", "--bot", "deep", "--seconds", "0.1"], "«deep»", "random"),
    "unknown bot in a duel": (["duel", "greedy", "deep", "birmingham"], "«deep»", "greedy, canny"),
    "a duel with itself": (["duel", "random", "random", "birmingham"], "«random»", "two bots"),
    "a duel of one": (["duel", "random", "birmingham"], "GAME", "birmingham"),
    "unknown game of a duel": (["duel", "random", "rambler", "chess"], "«chess»", "birmingham"),
    "players of a duel": (
        ["duel", "random", "rambler", "birmingham", "--players", "5"],
        "2, 3, 4",
    ),
    "games of a duel": (["duel", "random", "rambler", "birmingham", "--games", "0"], "--games"),
    "seed of a duel": (["duel", "random", "rambler", "birmingham", "--seed", "-1"], "--seed"),
    "unknown bot on a ladder": (["ladder", "birmingham", "--bots", "deep,random"], "«deep»"),
    "a ladder of one": (["ladder", "birmingham", "--bots", "random"], "two different bots"),
    "a bot twice on a ladder": (
        ["ladder", "birmingham", "--bots", "random,rambler,random"],
        "two different bots",
    ),
    "a bot file that is not there": (
        ["duel", "./no_bot.py:Miser", "random", "birmingham"],
        "./no_bot.py",
        "no such file",
    ),
    "a bot file without a class": (
        ["simulate", "birmingham", "--bots", f"{__file__}"],
        "choose(self, view, chance)",
    ),
    "a program that is not there": (
        ["style", "exec:./no_engine --fast", "birmingham"],
        "exec:./no_engine --fast",
    ),
    "a program of a ladder": (["ladder", "birmingham", "--bots", "random,exec:"], "exec:"),
    "a program at the prompt": (["play", "birmingham", "--seats", "you,exec:"], "exec:"),
    "manners of nobody": (["bots", "deep"], "«deep»", "random, rambler"),
    "workers and a cluster": (
        ["duel", "random", "rambler", "birmingham", "--workers", "2", "--cluster", "tcp://x:1"],
        "--workers",
        "--cluster",
    ),
    "a cluster that is not there": (
        ["simulate", "birmingham", "--games", "1", "--cluster", "tcp://127.0.0.1:1"],
        "Dask scheduler at tcp://127.0.0.1:1",
    ),
    "a cluster without an address": (
        ["style", "random", "birmingham", "--cluster", "tcp://"],
        "--cluster",
        "tcp://",
    ),
    "results in no file": (["ladder", "birmingham", "--resume", " "], "file of results"),
    "results in a folder that is not there": (
        ["simulate", "birmingham", "--resume", "no/such/file"],
        "no/such/file",
        "no such file",
    ),
    "workers of a ladder": (["ladder", "birmingham", "--workers", "0"], "--workers"),
    "unknown bot of a style": (["style", "deep", "birmingham"], "«deep»", "random, rambler"),
    "option of a style": (["style", "random", "birmingham", "--option", "x=1"], "«x»"),
    "seeds beyond the block for fitting": (
        ["fit", "birmingham", "--out", "new.toml", "--seed", "999999999"],
        "--seed",
        "between 0 and",
    ),
    "workers of a fit": (["fit", "birmingham", "--out", "new.toml", "--workers", "0"], "--workers"),
    "games of a fit": (["fit", "birmingham", "--out", "new.toml", "--games", "0"], "--games"),
    "language of the bots": (["bots", "--language", "de"], "«de»", "en, fr"),
    "bots that do not fit": (
        ["simulate", "birmingham", "--players", "4", "--bots", "random,random"],
        "2 bots for 4 players",
    ),
    "option without a value": (
        ["simulate", "birmingham", "--option", "introductory="],
        "«»",
        "false, true",
    ),
    "data before the command": (["--json", "games"], "--json", "millhand games … --json"),
    "unknown option": (
        ["simulate", "birmingham", "--option", "speed=9"],
        "«speed»",
        "introductory",
    ),
    "value of an option": (
        ["simulate", "birmingham", "--option", "tie_break_income=luck"],
        "«luck»",
        "space, level",
    ),
    # numbers
    "no games": (["simulate", "birmingham", "--games", "0"], "--games", "between 1 and"),
    "games below nothing": (["simulate", "birmingham", "--games", "-3"], "--games", "not -3"),
    "games in words": (["simulate", "birmingham", "--games", "many"], "--games", "whole number"),
    "half a game": (["simulate", "birmingham", "--games", "1.5"], "--games", "whole number"),
    "no workers": (["simulate", "birmingham", "--workers", "0"], "--workers", "between 1 and"),
    "seed below nothing": (["simulate", "birmingham", "--seed", "-1"], "--seed", "between 0"),
    "seed beyond the generator": (
        ["simulate", "birmingham", "--seed", "99999999999999999999999"],
        "--seed",
    ),
    "seed to play": (["play", "birmingham", "--seed", "-1"], "--seed"),
    "no depth to count": (["perft", "birmingham", "--depth", "0"], "--depth", "between 1 and"),
    "no seconds": (["bench", "--seconds", "0"], "--seconds", "between"),
    "no such seconds": (["bench", "--seconds", "nan"], "--seconds", "between"),
    "seconds in words": (["bench", "--seconds", "long"], "--seconds", "number"),
    "moves below nothing": (["position", "birmingham", "--moves", "-1"], "--moves"),
    "moves beyond the end": (["position", "birmingham", "--moves", "500"], "--moves", "over"),
    # languages
    "unknown language": (["rules", "birmingham", "--language", "de"], "«de»", "en, fr"),
    "language of a game": (["play", "birmingham", "--language", "xx"], "«xx»", "en, fr"),
    "language of why": (["why", "birmingham", GIVEN, BUILD, "--language", ""], "en, fr"),
    # rules
    "unknown rule": (["rules", "birmingham", "8.99"], "«8.99»", "BB-8.1, BB-8.2"),
    "unknown chapter": (["rules", "birmingham", "99"], "«99»", "BB-1.1 – BB-18.15"),
    "no rule at all": (["rules", "birmingham", "!"], "«!»", "BB-1.1 –"),
    "a rule of coverage": (["rules", "coverage", "8.4"], "«8.4»"),
    "tests that are not there": (["rules", "coverage", "--tests", "nowhere"], "nowhere"),
    "tests of a game": (["rules", "birmingham", "--tests", "."], "coverage"),
    # positions and moves
    "empty position": (["why", "birmingham", "", BUILD], "empty"),
    "position of nothing": (["why", "birmingham", "what is this", BUILD], "begin with a game"),
    "position of another game": (
        ["why", "birmingham", "chess 2 players; red money 4", BUILD],
        "«chess»",
        "birmingham",
    ),
    "position that is no file": (["why", "birmingham", "given.txt", BUILD], "given.txt", "no such"),
    "statement of nothing": (["why", "birmingham", GIVEN + "; red dances", BUILD], "«red dances»"),
    "unknown card in a position": (
        ["perft", "birmingham", "--depth", "1", "--position", GIVEN + " atlantis"],
        "«atlantis»",
    ),
    "option of nothing": (["why", "birmingham", GIVEN + "; option", BUILD], "option introductory"),
    "players beside a position": (
        ["perft", "birmingham", "--depth", "1", "--position", GIVEN, "--players", "3"],
        "--players cannot be said with --position",
    ),
    "options beside a position": (
        ["perft", "birmingham", "--depth", "1", "--position", GIVEN, "--option", "introductory"],
        "--option cannot be said with --position",
    ),
    "unknown move": (["why", "birmingham", GIVEN, "dance"], "«dance»", "build"),
    "unknown place": (["why", "birmingham", GIVEN, "build atlantis.1 coal_mine"], "«atlantis.1»"),
    "empty move": (["why", "birmingham", GIVEN, ""], "empty"),
    "colour without a move": (["why", "birmingham", GIVEN, "red"], "empty"),
    # files
    "record that is not there": (["replay", "nowhere.mill"], "nowhere.mill", "no such file"),
    "record that is a folder": (["replay", "folder"], "folder", "is a directory"),
    "record that is no text": (["replay", "noise.bin"], "noise.bin", "UTF-8"),
    "empty record": (["replay", "empty"], "empty, line 1", "millhand record 1"),
    "board that is not there": (
        ["simulate", "birmingham", "--board", "nowhere.toml"],
        "nowhere.toml",
        "no such file",
    ),
    "board that is a folder": (["play", "birmingham", "--board", "folder"], "is a directory"),
    "board that is no text": (["simulate", "birmingham", "--board", "noise.bin"], "UTF-8"),
    "empty board": (["simulate", "birmingham", "--board", "empty"], "missing"),
    "board to check that is not there": (
        ["board", "check", "nowhere.toml", "--game", "birmingham"],
        "no such file",
    ),
    "board to check without its game": (["board", "check", "empty"], "--game"),
    "board without a name": (["play", "birmingham", "--board", ""], "board: the name of a file"),
    "board from a pipe": (
        ["board", "check", "-", "--game", "birmingham"],
        "board - cannot be read",
    ),
    "record without a name": (["replay", ""], "record: the name of a file is missing"),
    "record to keep without a name": (["play", "birmingham", "--record", ""], "record: the name"),
    "resume from a pipe": (["play", "birmingham", "--resume", "-"], "record - cannot be read"),
    "records saved nowhere": (["simulate", "birmingham", "--save", ""], "--save: the name"),
    "records saved into a file": (["simulate", "birmingham", "--save", "empty"], "no folder"),
    # playing
    "unknown seat": (["play", "birmingham", "--seats", "you,deep"], "«deep»", "you, random"),
    "nobody at the keyboard": (["play", "birmingham", "--seats", "random,random"], "you"),
    "seats that do not fit": (
        ["play", "birmingham", "--players", "3", "--seats", "you,random"],
        "2 seats for 3 players; say you,canny,canny",
    ),
    "too many seats": (["play", "birmingham", "--seats", "you,you,you,you,you"], "2, 3, 4"),
    "record over another file": (["play", "birmingham", "--record", "empty"], "there already"),
    "record in no folder": (["play", "birmingham", "--record", "no/such/x.mill"], "no folder"),
    "resume of nothing": (["play", "birmingham", "--resume", "nowhere.mill"], "no such file"),
    "resume of an empty file": (["play", "birmingham", "--resume", "empty"], "empty, line 1"),
    "resume with players": (
        ["play", "birmingham", "--resume", "empty", "--players", "2"],
        "--players",
        "record",
    ),
}

SLOW = {"a cluster that is not there"}
"""Somebody is waited for."""

ALL_WRONG = [pytest.param(one, marks=pytest.mark.long) if one in SLOW else one for one in WRONG]


@pytest.fixture
def _some_files(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "noise.bin").write_bytes(b"\xff\xfe\x00\xd8")


@pytest.mark.parametrize("name", ALL_WRONG)
@pytest.mark.usefixtures("_some_files")
def test_wrong_input_is_one_clear_line(millhand, name):
    words, *told = WRONG[name]
    ran = millhand(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("millhand: ")
    for part in told:
        assert part in ran.err


@pytest.mark.parametrize("command", [["simulate", "chess"], ["nosuch"], ["games", "--colour"]])
def test_also_in_a_process_of_its_own_and_for_programs(process, command):
    ran = process(*command, *(["--json"] if command != ["nosuch"] else []))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


# records that are not whole


def cut(lines: list[str]) -> list[str]:
    return lines[: len(lines) // 2]


def without_players(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("players")]


def of_another_game(lines: list[str]) -> list[str]:
    return [line.replace("game birmingham", "game chess") for line in lines]


def of_other_rules(lines: list[str]) -> list[str]:
    return ["rules 99" if line.startswith("rules") else line for line in lines]


def of_another_board(lines: list[str]) -> list[str]:
    return ["board atlantis" if line.startswith("board") else line for line in lines]


def with_too_many_players(lines: list[str]) -> list[str]:
    return ["players 9" if line.startswith("players") else line for line in lines]


def with_nonsense(lines: list[str]) -> list[str]:
    return [*lines[:10], "hello", *lines[10:]]


def with_a_move_missing(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("17 ")]


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (without_players, "players"),
        (of_another_game, "the games are birmingham"),
        (of_other_rules, "it takes a newer millhand"),
        (of_another_board, "midlands"),
        (with_too_many_players, "2, 3, 4"),
        (with_nonsense, "«hello»"),
        (with_a_move_missing, "expected move 17"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "birmingham", "--resume"]])
def test_a_spoilt_record_is_named_with_its_line(millhand, record, command, spoilt, told):
    record.write_text("\n".join(spoilt(record.read_text().splitlines())) + "\n")
    ran = millhand(*command, record)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith(f"millhand: {record}, line ")
    assert told in ran.err


def test_a_record_that_is_cut_off_is_not_verified(millhand, record):
    record.write_text("\n".join(cut(record.read_text().splitlines())) + "\n")
    ran = millhand("replay", record)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert ran.err.startswith(f"millhand: {record}, line ")
    assert "cut off" in ran.err


# in the language of whoever reads


@pytest.mark.parametrize("name", ALL_WRONG)
@pytest.mark.usefixtures("_some_files")
def test_wrong_input_is_one_clear_line_in_french_too(millhand, monkeypatch, name):
    words, *_ = WRONG[name]
    english = millhand(*words)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    ran = millhand(*words)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert ran.err != english.err
    for word in (" the ", " must ", " cannot ", " missing", " unknown ", " not "):
        assert word not in ran.err


IN_FRENCH = {
    "a move": (["why", "birmingham", GIVEN, "dance"], "« dance » ne commence aucun coup"),
    "a place": (["why", "birmingham", GIVEN, "build rome.1 port"], "pas de case « rome.1 »"),
    "a position": (
        ["why", "birmingham", GIVEN + "; red dances", BUILD],
        "« red dances » : « dances » est inconnu après une couleur",
    ),
    "a contradiction": (
        ["why", "birmingham", GIVEN + "; red hand none", "pass"],
        "la position se contredit",
    ),
    "an opening": (["play", "birmingham", "--players", "7"], "se joue à 2, 3, 4, et non à 7"),
    "a record": (["replay", "empty"], "empty, ligne 1 : attendu"),
}


@pytest.mark.parametrize("name", IN_FRENCH)
@pytest.mark.usefixtures("_some_files")
def test_what_cannot_be_read_is_told_in_the_chosen_language(millhand, monkeypatch, name):
    words, told = IN_FRENCH[name]
    ran = millhand(*words, "--language=fr")
    assert ran.code == 2
    assert told in ran.err.replace("\u00a0", " ")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert millhand(*words).err == ran.err
    assert told not in millhand(*words, "--language", "en").err.replace("\u00a0", " ")
