"""Programs in other processes and languages: whole games, and every way to behave badly."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import which

import pytest
from laws.watching import VARIANTS, opened
from table_talk import told

import millhand
from millhand.arena.selfplay import play_game, play_match
from millhand.bots.bot import BadManners
from millhand.bots.outside import call_in, label_of, make_sure_all_play
from millhand.bots.program import IDLE, ProgramBot, is_program
from millhand.bots.streams import MOST_UNHEARD

pytestmark = pytest.mark.long

ENGINES = Path(__file__).parent / "engines"
FRUGAL = f"exec:{sys.executable} {ENGINES / 'frugal.py'}"
TWO = next(variant for variant in VARIANTS if variant.players == 2)


def odd(how: str, budget: str = "") -> str:
    return f"exec{budget}:{sys.executable} {ENGINES / 'odd.py'} {how}"


def test_a_program_plays_whole_games_and_the_seed_decides_them() -> None:
    ends = []
    for _ in range(2):
        bots = call_in([FRUGAL, "rambler"])
        match = play_match(opened(TWO), bots, seed=3)
        ends.append([score.points for score in opened(TWO).scores(match.table)])
    assert ends[0] == ends[1]
    assert play_game(opened(TWO), call_in([FRUGAL, "rambler"]), 3).table.is_over()


@pytest.mark.skipif(which("node") is None, reason="needs Node")
@pytest.mark.parametrize("game", sorted({variant.game for variant in VARIANTS}))
def test_a_program_in_another_language_plays_every_game(game: str, tmp_path: Path) -> None:
    variant = next(one for one in VARIANTS if (one.game, one.players) == (game, 2))
    notes = tmp_path / "notes"
    name = f"exec:node {ENGINES / 'miser.mjs'} {notes}"
    table = play_game(opened(variant), call_in([name, "random"]), 5).table
    ends = time.monotonic() + 60
    while not (notes.exists() and notes.read_text().endswith("\n")):
        assert time.monotonic() < ends, "it was not told how the game ended"
        time.sleep(0.02)
    assert json.loads(notes.read_text()) == {
        "scores": [score.points for score in opened(variant).scores(table)],
        "winners": opened(variant).winners(table),
    }


BAD = {
    "mute": (odd("mute", "@0.3"), "has said nothing for 0.3 s"),
    "modern": (odd("modern"), "speaks version 2 of the bot protocol, not 1"),
    "hangs": (odd("hangs", "@0.3"), "has said nothing for 0.3 s"),
    "dies": (odd("dies"), "has ended without an answer, with exit code 7"),
    "babbles": (odd("babbles"), "says «I think therefore I pass»"),
    "counts": (odd("counts"), "says «[1, 2, 3]»"),
    "nests": (odd("nests"), "says «[[[["),
    "spells": (odd("spells"), 'says «{"choice": "pass"}»'),
    "cheats": (odd("cheats"), "answers «1000000000», which is not on its menu"),
    "endless": (odd("endless"), "which is no answer of the bot protocol"),
    "missing": ("exec:./no_such_engine", "cannot be started: no such file"),
    "empty": ("exec:", "names no command"),
    "cut at a comma": ("exec:sh -c 'echo 1", "names no command (a comma parts bots)"),
    "quotes": ("exec:'./engine", "names no command"),
    "budget": ("exec@soon:./engine", "a number of seconds"),
}


@pytest.mark.parametrize("how", BAD)
def test_bad_manners_end_the_game_with_a_sentence(how: str) -> None:
    name, said = BAD[how]
    with pytest.raises(BadManners) as error:
        play_game(opened(TWO), call_in([name, "random"]), 1)
    assert said in told(error.value)


@pytest.mark.parametrize("how", ["hangs", "dies"])
def test_no_program_is_left_behind(how: str) -> None:
    [bot, other] = call_in([BAD[how][0], "random"])
    assert isinstance(bot, ProgramBot)
    bot.sit_down(opened(TWO), 0)
    pid = bot._started()._ran.pid
    with pytest.raises(BadManners):
        play_game(opened(TWO), [bot, other], 1)
    ends = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < ends, "it goes on"
        time.sleep(0.02)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells of it")
def test_what_a_program_has_started_goes_with_it(tmp_path: Path) -> None:
    """Also where the program itself goes by itself, as it should."""
    engine = f"exec {sys.executable} {ENGINES / 'frugal.py'}"
    started = tmp_path / "started"
    name = f"exec:sh -c 'sleep 600 & echo $! > {started}; {engine}'"
    make_sure_all_play([name], opened(TWO))
    pid = int(started.read_text())
    ends = time.monotonic() + 60
    while (file := Path(f"/proc/{pid}/stat")).exists() and file.read_text().split()[2] != "Z":
        assert time.monotonic() < ends, "it goes on"
        time.sleep(0.02)


def test_a_program_that_talks_without_end_is_not_listened_to_ahead() -> None:
    [bot] = call_in([odd("chatters")])
    assert isinstance(bot, ProgramBot)
    streams = bot._started()
    ends = time.monotonic() + 60
    while not streams._said.full():
        assert time.monotonic() < ends, "it says nothing"
        time.sleep(0.02)
    assert streams._said.qsize() == MOST_UNHEARD
    streams.end()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells of it")
def test_a_program_does_not_outlive_a_millhand_that_was_killed() -> None:
    script = (
        "import sys, time; from millhand.bots.program import ProgramBot;"
        "bot = ProgramBot(sys.argv[1]); print(bot._started()._ran.pid, flush=True); time.sleep(600)"
    )
    surroundings = {**os.environ, "PYTHONPATH": str(Path(millhand.__file__).parents[1])}
    stubborn = f"exec:{sys.executable} {ENGINES / 'stubborn.py'}"
    with subprocess.Popen(
        [sys.executable, "-c", script, stubborn], stdout=subprocess.PIPE, env=surroundings
    ) as ran:
        pid = int(ran.stdout.readline())
        ran.kill()
    ends = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < ends, "it goes on"
        time.sleep(0.02)


def test_what_is_wrong_is_told_before_anything_is_played() -> None:
    with pytest.raises(BadManners, match="program_speaks_otherwise"):
        make_sure_all_play([odd("modern")], opened(TWO))
    make_sure_all_play([f"{FRUGAL} once"], opened(TWO))
    assert not IDLE.get((os.getpid(), f"{FRUGAL} once"))


def test_a_program_waits_for_the_next_game() -> None:
    name = f"{FRUGAL} again"
    for seed in (1, 2):
        [bot, other] = call_in([name, "random"])
        play_game(opened(TWO), [bot, other], seed)
        pid = bot._started()._ran.pid
        del bot
        [waiting] = IDLE[os.getpid(), name]
        assert waiting._ran.pid == pid
    waiting.end()
    IDLE.clear()


def test_a_program_is_called_by_its_own_name() -> None:
    assert is_program("exec:./engine --fast")
    assert not is_program("executioner")
    assert not is_program("./exec.py:Exec")
    assert label_of("exec@2.5:~mary/bots/engine --fast") == "engine"
