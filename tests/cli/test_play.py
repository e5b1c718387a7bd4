"""Games at the prompt, from the first question to the score sheet."""

import io
import os
import random
import re
import readline
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from cli.listening import PATIENCE, read_until
from rich.console import Console

from millhand.bots import planner
from millhand.cli import main
from millhand.cli.play.talk import Talk
from millhand.cli.program import program
from millhand.notation.keeping import put_record
from millhand.notation.record import read_match
from millhand.notation.writing import write_told_record
from millhand.shelf import SHELF
from millhand.words.words import Words

SEATS = ("--seats", "you,random")
"""Tests say who sits opposite: what others do must not change when they learn."""
INTRODUCTION = ("play", "birmingham", "--option", "introductory", "--seed", 3, *SEATS)
PASS = "pass\n1\n\n"
"""An action that passes with the first card; the last line confirms, or asks again."""


def moves_of(file: Path, colour: str) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.split(" | ")[0] for line in lines if re.match(rf"\d+ {colour} ", line)]


# a whole game


@pytest.mark.long
def test_a_whole_game_against_a_bot(process, tmp_path):
    ran = process(*INTRODUCTION, "--record", "a.mill", said=PASS * 20)
    assert ran.code == 0, ran.err
    assert "Round 10 of 10" in ran.out
    end = ran.out[ran.out.index("The game is over\n") if "The game is over\n" in ran.out else 0 :]
    assert re.search(r"Red: \d+ points?\.", end)
    assert re.search(r"Winner: (Red|Blue)\.|Victory is shared", end)
    match, names = read_match(SHELF, (tmp_path / "a.mill").read_text(), "a.mill")
    assert match.is_over
    assert names == ["you", "random"]


@pytest.mark.long
def test_a_whole_game_of_two_at_one_keyboard(process, tmp_path):
    said = "\n" + (PASS + "\n\n") * 60
    ran = process(*INTRODUCTION, "--seats", "you,you", "--record", "a.mill", said=said)
    assert ran.code == 0, ran.err
    assert "Winner:" in ran.out or "Victory is shared" in ran.out
    assert "Blue, press Enter when you are ready." in ran.out
    assert "Red, press Enter to hide your cards." in ran.out
    assert read_match(SHELF, (tmp_path / "a.mill").read_text(), "a.mill")[0].is_over


@pytest.mark.long
def test_a_whole_game_in_french(process):
    ran = process(*INTRODUCTION, "--language", "fr", said=PASS * 20)
    assert ran.code == 0, ran.err
    assert "Veuillez choisir une action\u00a0:" in ran.out
    assert "Manche 10 sur 10" in ran.out
    assert "Vainqueur\u00a0:" in ran.out
    for english in ("Please", "Round", "Winner", "draws"):
        assert english not in ran.out


@pytest.mark.long
def test_a_finished_game_may_be_saved(millhand, tmp_path):
    ran = millhand(*INTRODUCTION, said=PASS * 19 + "end.mill\n")
    assert ran.out.count("Save the game?") == 1
    assert ran.out.endswith("Saved in end.mill.\n"), "nobody goes on with a finished game"
    assert read_match(SHELF, (tmp_path / "end.mill").read_text(), "end.mill")[0].is_over
    millhand(*INTRODUCTION, said=PASS * 19 + "\n")
    assert [file.name for file in tmp_path.iterdir()] == ["end.mill"]


MONKEYS = [
    (0, "birmingham", ["gloucester_optional"]),
    (1, "birmingham", ["introductory"]),
    (2, "birmingham", ["introductory"]),
    (3, "birmingham", ["introductory"]),
    (4, "lancashire", []),
    (6, "lancashire", ["voluntary_tile_sale=true", "develop_min=2"]),
    (7, "lancashire", ["preset=roxley_2018"]),
]


@pytest.mark.long
@pytest.mark.parametrize(("seed", "game", "options"), MONKEYS)
def test_a_monkey_at_the_keyboard_ends_every_game(
    capsys, monkeypatch, tmp_path, seed, game, options
):
    """Whatever is typed, the game goes on, nothing breaks and the record is true."""
    chance = random.Random(seed)
    orders = ["help", "board", "hand", "mat", "score", "log", "log 3", "menu", "rule 8.4", "rule x"]
    orders += ["undo", "back", "why sell dudley.1 with dudley", "why", "language fr", "language en"]
    orders += ["dudley", "build", "x y z", "0", "999", "?", "retour", "save", "language", "£é\x00"]

    def monkey() -> str:
        return chance.choice(orders) if chance.random() < 0.15 else str(chance.randrange(1, 7))

    def typed(talk: Talk, prompt: str) -> str:
        return "" if chance.random() < 0.4 else monkey()

    monkeypatch.setattr(Talk, "_line", typed)
    seats = ["you,rambler", "you,you", "you,random,you", "rambler,you,random,you"][seed % 4]
    file = tmp_path / "monkey.mill"
    words = ["play", game, "--seats", seats, "--seed", str(seed), "--record", str(file)]
    assert main([*words, *(word for name in options for word in ("--option", name))]) == 0
    out = capsys.readouterr().out
    assert "Winner" in out or "Victory" in out or "Vainqueur" in out or "Victoire" in out
    assert main(["replay", str(file)]) == 0


# answering


def test_choices_are_made_step_by_step_and_taken_back(millhand):
    said = "1\n2\nback\nback\n6\n3\nback\nback\nquit\n\n"
    out = millhand(*INTRODUCTION, said=said).out
    assert "\nBuild:\n" in out
    assert "\nCoal mine I:\n" in out
    assert "So far: pass" in out
    assert "This cannot be taken back." in out
    assert out.count("Please choose an action:") == 3
    assert out.count("Please choose a card to discard:") == 2


def test_long_lists_are_told_kind_by_kind(millhand):
    out = millhand(*INTRODUCTION, said="2\nquit\n\n").out
    assert re.search(r"^ 1  build \(\d\d\)$", out, re.MULTILINE)
    listed = [line for line in out.splitlines() if re.match(r" +\d+  ", line)]
    assert len(listed) < 25


def test_a_whole_move_is_said_in_one_line(millhand, tmp_path):
    ran = millhand(*INTRODUCTION, "--record", "a.mill", said="pass with dudley\n")
    assert "Red discards the Dudley card. Red passes." in ran.out
    assert moves_of(tmp_path / "a.mill", "red") == ["5 red pass with dudley"]


def test_a_move_may_be_begun_in_words_and_ended_by_number(millhand, tmp_path):
    said = "build dudley.1 coal_mine\n1\n"
    assert "with the Dudley card" in millhand(*INTRODUCTION, said=said).out
    said = "pass\nwith nuneaton\n"
    millhand(*INTRODUCTION, "--record", "b.mill", said=said)
    assert moves_of(tmp_path / "b.mill", "red") == ["5 red pass with nuneaton"]


def test_part_of_a_name_shortens_the_list(millhand):
    out = millhand(*INTRODUCTION, said="build dudley\nmenu\nquit\n\n").out
    assert "\nBuild dudley:\n 1  build coal mine I in Dudley, slot 1: £5\nRed>" in out


def test_an_answer_may_be_called_by_its_name_in_french(millhand):
    out = millhand(*INTRODUCTION, "--language", "fr", said="passer\n1\n").out
    assert "Jusqu’ici\u00a0: passer\n" in out
    assert "Votre coup\u00a0: passer, " in out
    assert "pass with" not in out


def test_nonsense_is_told_apart_from_moves(millhand):
    out = millhand(*INTRODUCTION, said="dance\n99\nquit\n\n").out
    assert '"dance" is no command, no move and no part of a name' in out
    assert "Type a number from 1 to 6." in out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "nothing follows «pass», yet there is «now»"),
        ("fr", "rien ne suit «\u00a0pass\u00a0»"),
    ],
)
def test_what_the_notation_does_not_know_is_explained_in_both_languages(millhand, language, told):
    for said in ("pass now\n", "why pass now\n"):
        assert told in millhand(*INTRODUCTION, "--language", language, said=said).out


def test_an_illegal_move_is_refused_with_every_rule_and_changes_nothing(millhand, tmp_path):
    said = "build dudley.1 coal_mine-3 with stone\nwhy build dudley.1 coal_mine-3 with stone\n"
    ran = millhand(*INTRODUCTION, "--record", "a.mill", said=said)
    assert ran.out.count("This is not allowed:") == 2
    assert ran.out.count("BB-8.4 ") == 2
    assert ran.out.count("BB-3.3 ") == 2
    assert moves_of(tmp_path / "a.mill", "red") == []


def test_why_answers_for_words_that_are_no_whole_answer(millhand):
    refused = millhand(*INTRODUCTION, said="why sell\n").out
    assert "This is not allowed:" in refused
    assert "BB-12.1" in refused
    begun = millhand(*INTRODUCTION, said="why build dudley\n").out
    assert "type build dudley to go on with it" in begun
    elsewhere = millhand(*INTRODUCTION, said="why build oxford\n").out
    assert "M-4" in elsewhere
    assert "BB-10" not in elsewhere, "a rule of links says nothing about building"
    assert "is no command" in millhand(*INTRODUCTION, said="why build atlantis\n").out


def test_why_says_when_a_move_is_allowed(millhand):
    assert "This is allowed." in millhand(*INTRODUCTION, said="why pass with dudley\n").out
    begun = millhand(*INTRODUCTION, said="why pass\n").out
    assert re.search(r"This is allowed, with any of: with \w+, with ", begun)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_every_kind_of_answer_has_a_name(game, language):
    prompts = Words(language, "prompt", game)
    for verb in SHELF[game].open(SHELF[game].players[0], {}).verbs():
        assert prompts.say(f"prompt-kind-{verb}")


# looking, undo, saving, leaving


def test_the_table_can_be_looked_at(millhand):
    out = millhand(*INTRODUCTION, said="board\nhand\nmat\nscore\nlog\nhelp\nrule 8.6\n").out
    for told in (
        "Coal market: 13 cubes, the next one costs £1.",
        "Oxford, merchant 1: buys ",
        "Blue: Cannock – Wolverhampton.",
        "Pottery: I (£17, 1 iron), II (£0, 1 coal), III (£22, 2 coal), IV (£0, 1 coal), V (£",
        "Red: 0 points.",
        "The deck of 40 cards is shuffled.",
        "undo: take your last move back.",
        "BB-8.6 One tile per place in the canal era",
    ):
        assert told in out


def test_nobody_hears_what_another_has_drawn(millhand):
    out = millhand(*INTRODUCTION, said=PASS * 4 + "log 99\n").out
    drawn = re.findall(r"Blue draws (.*?)\.", out)
    assert drawn
    assert set(drawn) == {"a card"}


def test_a_move_is_taken_back(millhand, tmp_path):
    said = PASS + "borrow\n1\nundo\nhand\nundo\n"
    ran = millhand(*INTRODUCTION, "--record", "a.mill", said=said)
    assert "Your last move is taken back." in ran.out
    assert "M-7 " in ran.out
    assert len(moves_of(tmp_path / "a.mill", "red")) == 1
    assert millhand("replay", "a.mill").code == 0


def test_the_language_changes_in_the_middle(millhand):
    out = millhand(*INTRODUCTION, said="language fr\nlangue xx\nmain\nlangue en\nquit\n\n").out
    assert "Veuillez choisir une action\u00a0:" in out
    assert "Les langues sont en, fr." in out
    assert out.rstrip().endswith("Goodbye.")


def test_an_input_that_ends_at_the_save_question_loses_nothing(millhand):
    ran = millhand(*INTRODUCTION, said=PASS + "quit\n")
    assert ran.code == 0
    assert "--resume birmingham-1.mill" in ran.out
    assert millhand("replay", "birmingham-1.mill").code == 0


@pytest.mark.parametrize("answer", ["", "quit", "Quitter", "exit", "no", "non"])
def test_leaving_without_saving_takes_no_word_for_a_file(millhand, tmp_path, answer):
    ran = millhand(*INTRODUCTION, said=f"{PASS}quit\n{answer}\n")
    assert ran.out.endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["yes", "oui", "y"])
def test_whoever_says_yes_gets_a_file(millhand, tmp_path, answer):
    ran = millhand(*INTRODUCTION, said=f"{PASS}quit\n{answer}\n")
    assert '"yes" for birmingham-1.mill' in ran.out
    assert [file.name for file in tmp_path.iterdir()] == ["birmingham-1.mill"]
    assert "--resume birmingham-1.mill" in ran.out


def test_quit_asks_whether_to_save(millhand, tmp_path):
    (tmp_path / "there.mill").touch()
    said = PASS + "quit\nthere.mill\nno/such/x.mill\nnew.mill\n"
    ran = millhand(*INTRODUCTION, said=said)
    assert ran.code == 0
    assert "there.mill is there already" in ran.out
    assert "no/such/x.mill cannot be written (no such file or directory)" in ran.out
    assert "millhand play birmingham --resume new.mill" in ran.out
    assert millhand("replay", "new.mill").code == 0


def test_saving_keeps_every_later_move_too(millhand, tmp_path):
    ran = millhand(*INTRODUCTION, said="save\nsave a.mill\n" + PASS + "save a.mill\nquit\n")
    assert ran.out.count("Saved in a.mill.") == 2
    assert "Save the game?" not in ran.out
    assert len(moves_of(tmp_path / "a.mill", "red")) == 1


def test_a_game_goes_on_where_it_was_left(millhand, tmp_path):
    millhand(*INTRODUCTION, "--record", "a.mill", said=PASS * 3)
    before = moves_of(tmp_path / "a.mill", "red")
    ran = millhand("play", "birmingham", "--resume", "a.mill", said=PASS)
    assert "the bot random" in ran.out
    assert "Every move is kept in a.mill." in ran.out
    after = moves_of(tmp_path / "a.mill", "red")
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1


@pytest.mark.parametrize(("language", "word"), [("en", "compiled"), ("fr", "compilé")])
def test_for_a_bot_that_is_too_slow_here_another_goes_on_with_the_game(
    millhand, tmp_path, monkeypatch, language, word
):
    millhand(*INTRODUCTION, "--record", "a.mill", said=PASS)
    file = tmp_path / "a.mill"
    file.write_text(file.read_text("utf-8").replace("random", "master"), encoding="utf-8")
    monkeypatch.setattr(planner, "compiled", lambda: False)
    resumed = ("play", "birmingham", "--resume", "a.mill", "--language", language)
    ran = millhand(*resumed, said=PASS)
    assert ran.code == 0
    assert "master" in ran.out
    assert "canny" in ran.out
    assert word in ran.out
    assert len(moves_of(tmp_path / "a.mill", "red")) == 2, "the other one has moved"


@pytest.mark.parametrize(("language", "word"), [("en", "power cut"), ("fr", "coupure")])
def test_a_game_whose_last_line_was_torn_goes_on_after_the_move_before(
    millhand, tmp_path, language, word
):
    file = tmp_path / "a.mill"
    millhand(*INTRODUCTION, "--record", "a.mill", said=PASS * 3)
    lines = file.read_text(encoding="utf-8").splitlines()
    last = max(n for n, line in enumerate(lines) if re.match(r"\d+ ", line))
    file.write_text("\n".join([*lines[:last], lines[last][:12]]), encoding="utf-8")
    assert millhand("replay", "a.mill").code == 2
    ran = millhand("play", "birmingham", "--resume", "a.mill", "--language", language)
    assert ran.code == 0
    told = ran.out.splitlines()[0]
    assert word in told
    assert "a.mill" in told
    moves = int(lines[last - 1].split()[0])
    assert f" {moves} " in told.replace("\u00a0", " ")
    assert millhand("replay", "a.mill").code == 0
    again = file.read_text(encoding="utf-8").splitlines()
    assert again[:last] == lines[:last], "everything before is kept"


def test_a_record_that_is_only_told_is_verified_so_far_and_not_played_on(millhand, tmp_path):
    millhand(*INTRODUCTION, "--record", "a.mill", said=PASS * 3)
    match, names = read_match(SHELF, (tmp_path / "a.mill").read_text("utf-8"), "a.mill")
    (tmp_path / "red.mill").write_text(write_told_record(match, names, 0), encoding="utf-8")
    ran = millhand("replay", "red.mill")
    assert ran.code == 0
    assert ran.out == "red.mill: verified, 2 moves, the rest is not told to red\n"
    assert millhand("replay", "red.mill", "--json").json()["records"][0]["told_to"] == "red"
    ran = millhand("play", "birmingham", "--resume", "red.mill")
    assert (ran.code, ran.out) == (2, "")
    assert "tells what red may know" in ran.err


def test_a_resumed_game_may_be_kept_elsewhere(millhand, tmp_path):
    millhand(*INTRODUCTION, "--record", "a.mill", said=PASS * 2)
    first = (tmp_path / "a.mill").read_text()
    millhand("play", "birmingham", "--resume", "a.mill", "--record", "b.mill", said=PASS * 2)
    assert (tmp_path / "a.mill").read_text() == first
    assert len(moves_of(tmp_path / "b.mill", "red")) > len(moves_of(tmp_path / "a.mill", "red"))


def test_a_finished_game_shows_its_scores_again(millhand, record):
    ran = millhand("play", "birmingham", "--resume", record)
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "Winner:" in ran.out or "Victory is shared" in ran.out


def test_the_end_of_input_loses_nothing(millhand, tmp_path):
    ran = millhand(*INTRODUCTION, said=PASS * 2)
    assert ran.code == 0
    assert "The game is kept in birmingham-1.mill." in ran.out
    assert len(moves_of(tmp_path / "birmingham-1.mill", "red")) == 2
    again = millhand(*INTRODUCTION, said=PASS)
    assert "birmingham-2.mill" in again.out


def test_nothing_is_kept_of_a_game_that_nobody_played(millhand, tmp_path):
    ran = millhand(*INTRODUCTION)
    assert ran.out.endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == []


def test_the_keyboard_may_send_noise(millhand):
    assert millhand(*INTRODUCTION, said=b"\xff\xfe\nquit\n\n").code == 0


def test_a_bot_that_thinks_sits_opposite_when_nothing_is_said(millhand):
    ran = millhand("play", "birmingham", "--players", "3", said="quit\n\n")
    assert ran.out.count("the bot canny") == 2


def test_a_program_gets_one_document(millhand):
    ran = millhand(*INTRODUCTION, "--json", said=PASS * 20)
    told = ran.json()
    assert told["finished"] is True
    assert told["seats"] == ["you", "random"]
    assert len(told["scores"]) == 2
    assert "Please choose an action:" in ran.err


# a real keyboard, a real crash


def wait_until_it_listens(process: int) -> None:
    """Until a process that has just asked sleeps over the answer.

    Python’s line editor notices a signal only while it sleeps: one that comes between the prompt
    and the first sleep is noticed with the next key, and on a busy machine that gap is long.
    """
    state, asleep = Path(f"/proc/{process}/stat"), 0
    while state.exists() and asleep < 5:
        asleep = asleep + 1 if state.read_text().rpartition(")")[2].split()[0] == "S" else 0
        time.sleep(0.02)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_game_has_kept_every_move_it_told(started, millhand, tmp_path):
    game = started(*INTRODUCTION, "--record", "a.mill")
    out = game.stdout.fileno()
    read_until(out, "Red>")
    for card in ("dudley", "worcester"):
        game.stdin.write(f"pass with {card}\n".encode())
        game.stdin.flush()
        read_until(out, "Red passes.")
    os.kill(game.pid, signal.SIGKILL)
    game.wait()
    assert [line.split()[-1] for line in moves_of(tmp_path / "a.mill", "red")] == [
        "dudley",
        "worcester",
    ]
    assert millhand("replay", "a.mill").code == 0
    ran = millhand("play", "birmingham", "--resume", "a.mill", said=PASS * 20)
    assert "Winner:" in ran.out or "Victory is shared" in ran.out


def play_until_asked_to_hide(game: subprocess.Popen, keyboard: int) -> None:
    """Blue passes, and is asked to press Enter."""
    read_until(keyboard, "Blue, press Enter when you are ready.")
    os.write(keyboard, b"\npass\n1\n\n")
    read_until(keyboard, "Blue, press Enter to hide your cards.")
    wait_until_it_listens(game.pid)


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
class TestTerminal:
    """A terminal of eighty columns."""

    @pytest.fixture
    def terminal(self, started):
        import fcntl
        import pty
        import struct
        import termios

        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        game = started(
            *INTRODUCTION,
            "--seats",
            "you,you",
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        yield game, master
        os.close(master)

    def test_hands_are_hidden_between_two_people(self, terminal):
        _, keyboard = terminal
        read_until(keyboard, "Blue, press Enter when you are ready.")
        os.write(keyboard, b"\n")
        first = read_until(keyboard, "Blue>")
        assert "Hand:" in first
        assert max(len(line) for line in first.splitlines()) <= 80
        os.write(keyboard, b"pass\n1\n\n")
        read_until(keyboard, "Blue, press Enter to hide your cards.")
        os.write(keyboard, b"\n")
        between = read_until(keyboard, "Red, press Enter when you are ready.")
        assert between.count("\n") >= 24
        assert "Hand:" not in between

    def test_ctrl_c_leaves_with_a_clear_line(self, terminal, tmp_path):
        game, keyboard = terminal
        play_until_asked_to_hide(game, keyboard)
        game.send_signal(signal.SIGINT)
        told = read_until(keyboard, "--resume birmingham-1.mill")
        assert game.wait(timeout=PATIENCE) == 130
        assert "Traceback" not in told
        assert len(moves_of(tmp_path / "birmingham-1.mill", "blue")) == 1

    def test_ctrl_c_pressed_again_and_again_loses_nothing(self, terminal, tmp_path):
        game, keyboard = terminal
        play_until_asked_to_hide(game, keyboard)
        told = ""
        while game.poll() is None:
            game.send_signal(signal.SIGINT)
            with suppress(OSError):  # nothing more to read, or nobody there
                told += os.read(keyboard, 4096).decode()
        assert game.returncode == 130
        assert "Traceback" not in told
        assert len(moves_of(tmp_path / "birmingham-1.mill", "blue")) == 1


# a game that has no file, when something goes wrong


def unwritable(monkeypatch, *folders: Path) -> None:
    """Nothing can be written into some folders."""

    def put(file: Path, record: str, lasting: bool = False) -> None:
        if file.parent in folders:
            raise PermissionError(13, "Permission denied")
        put_record(file, record, lasting)

    monkeypatch.setattr("millhand.notation.keeping.put_record", put)


def test_a_game_left_in_a_folder_of_others_is_kept_among_temporary_files(
    millhand, monkeypatch, tmp_path
):
    monkeypatch.setattr("millhand.cli.play.keeping.gettempdir", lambda: str(tmp_path / "else"))
    (tmp_path / "else").mkdir()
    unwritable(monkeypatch, Path())
    ran = millhand(*INTRODUCTION, said=PASS)
    assert ran.code == 0
    kept = tmp_path / "else" / "birmingham-1.mill"
    assert f"--resume {kept}" in ran.out
    assert len(moves_of(kept, "red")) == 1


def test_a_game_that_can_be_kept_nowhere_is_not_said_to_be_kept(millhand, monkeypatch, tmp_path):
    monkeypatch.setattr("millhand.cli.play.keeping.gettempdir", lambda: str(tmp_path))
    unwritable(monkeypatch, Path(), tmp_path)
    ran = millhand(*INTRODUCTION, said=PASS)
    assert ran.code == 1
    assert "is lost" in ran.out
    assert "kept in" not in ran.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_game_whose_listener_has_gone_is_kept(started, tmp_path):
    game = started(*INTRODUCTION, stderr=subprocess.PIPE)
    read_until(game.stdout.fileno(), "Red>")
    game.stdin.write(PASS.encode())
    game.stdin.flush()
    read_until(game.stdout.fileno(), "Red passes.")
    game.stdout.close()
    game.stdin.write(b"board\nboard\nboard\n")
    game.stdin.flush()
    assert game.wait(timeout=PATIENCE) == 1
    told = game.stderr.read().decode()
    game.stderr.close()
    assert told == (
        "millhand: The game is kept in birmingham-1.mill. Go on with: "
        f"{sys.executable} -m millhand play birmingham --resume birmingham-1.mill\n"
    )
    assert len(moves_of(tmp_path / "birmingham-1.mill", "red")) == 1


def test_numbers_without_end_are_only_numbers(millhand):
    out = millhand(*INTRODUCTION, said=f"{'9' * 900}\nlog {'9' * 900}\nrule\nrule 8\n").out
    assert "Type a number from 1 to 6." in out
    assert "Say a number after it: rule 3.1" in out
    assert "There is no rule 8; the rules are BB-8.1, BB-8.2" in out


# two at one keyboard


def talk_on(monkeypatch, **kind) -> Talk:
    talk = Talk("en", "workshop", aside=False)
    monkeypatch.setattr(talk, "console", Console(file=io.StringIO(), force_terminal=True, **kind))
    return talk


def test_between_seats_screen_scrollback_and_typed_lines_are_emptied(monkeypatch):
    talk = talk_on(monkeypatch, _environ={"TERM": "xterm"})
    readline.add_history("bid 7")
    talk.turn_the_page()
    assert readline.get_current_history_length() == 0
    assert talk.console.file.getvalue().endswith("\x1b[H\x1b[2J\x1b[3J")


def test_a_terminal_that_knows_nothing_is_filled_with_empty_lines(monkeypatch):
    talk = talk_on(monkeypatch, _environ={"TERM": "dumb"})
    talk.turn_the_page()
    assert talk.console.file.getvalue() == "\n" * (talk.console.height + 1)


# how to go on


@pytest.mark.parametrize(
    ("started", "told"),
    [
        ("/somewhere/millhand/__main__.py", f"{sys.executable} -m millhand"),
        ("/opt/bin/millhand", "millhand"),
        ("/some where/bin/millhand", "'/some where/bin/millhand'"),
        ("/usr/bin/pytest", "millhand"),
    ],
)
def test_it_is_told_how_the_program_is_started_again(monkeypatch, started, told):
    monkeypatch.setattr("sys.argv", [started])
    monkeypatch.setattr("millhand.cli.program.which", lambda name: "/opt/bin/millhand")
    assert program() == told


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_whatever_breaks_a_tie_is_told(game, language):
    opened = SHELF[game].open(3, {})
    known = Words(language, "prompt", game).catalogue.knows
    breaks = list(opened.scores(opened.lay())[0].tie_breakers)
    assert breaks
    assert all(known(f"prompt-tie-{name}") for name in breaks)
