"""What the lab stands on is loaded only by whoever asks for the lab."""

import subprocess
import sys

import pytest

HEAVY = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "scipy"}


def loaded_by(statement: str) -> set[str]:
    """The packages that are loaded after a statement, in a fresh Python."""
    script = f"{statement}\nimport sys\nprint(*{{name.split('.')[0] for name in sys.modules}})"
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(answer.stdout.split())


def test_millhand_alone_loads_nothing_beyond_the_standard_library() -> None:
    before = loaded_by("")
    assert loaded_by("import millhand") - before - sys.stdlib_module_names == {"millhand"}


def test_the_games_and_the_command_load_nothing_of_the_lab() -> None:
    assert not HEAVY & loaded_by("import millhand.shelf, millhand.session, millhand.cli.app")
    assert not HEAVY & loaded_by("import millhand.lab, millhand.arena.selfplay")


def test_an_environment_needs_numpy_alone() -> None:
    loaded = loaded_by("import millhand.lab.environment, millhand.lab.vector")
    assert HEAVY & loaded == {"numpy"}


@pytest.mark.long
def test_each_library_is_loaded_by_its_own_module() -> None:
    assert "pyspiel" not in loaded_by("import millhand.lab.pettingzoo")
    assert "pettingzoo" not in loaded_by("import millhand.lab.gymnasium")
    assert not {"pettingzoo", "gymnasium"} & loaded_by("import millhand.lab.openspiel")
