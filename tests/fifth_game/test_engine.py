"""A compiled table has no class of Python below it: the fifth game is then played by source."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from millhand import compiled


@pytest.mark.skipif(not compiled(), reason="this engine is the interpreted one")
def test_the_fifth_game_is_played_by_the_interpreted_engine() -> None:
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__).parent)]
    environment = {**os.environ, "MILLHAND_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout
