"""What the page about datasets shows is done here: its command, and its readers."""

import re
import shlex
from pathlib import Path

import pytest

from millhand.cli.app import run

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
READERS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMAND = re.search(r"^    millhand (dataset .*)$", PAGE, re.MULTILINE)


@pytest.mark.long
def test_the_readers_of_the_page_read_what_its_command_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMAND is not None
    monkeypatch.chdir(tmp_path)
    words = shlex.split(COMMAND[1])
    words[words.index("--games") + 1] = "4"
    words[words.index("--bots") + 1] = "rambler"
    assert run(words) == 0
    capsys.readouterr()
    with_polars, with_pandas = READERS
    exec(with_polars, {})
    told = capsys.readouterr().out
    assert re.search(r"^│ 3 +┆ -?[\d.]+ +┆ [\d.]+ +│$", told, re.MULTILINE)
    assert "│ build" in told
    exec(with_pandas, {})
    assert re.fullmatch(r"\d{3,} positions, 4 games, mean -?[\d.e-]+\n", capsys.readouterr().out)
