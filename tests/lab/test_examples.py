"""The worked example runs, in short: it watches, learns and plays."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn_by_watching.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_by_watching", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_it_learns_in_a_few_lessons(
    example: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    words = ["--lessons", "2", "--games", "2", "--matches", "2", "--curve", str(picture)]
    assert example.main(words) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert surprise(second) < surprise(first)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def surprise(line: str) -> float:
    return float(line.split("surprise ")[1].split(",")[0])


def test_slopes_point_where_surprise_falls(example: ModuleType) -> None:
    """With what it has seen again and again it is no longer surprised; a mask is never broken."""
    chance = np.random.default_rng(2)
    seen = chance.integers(0, 4, (40, 6)).astype(np.int16)
    allowed = np.ones((40, 5), np.int8)
    allowed[:, 4] = 0
    watched = example.Watched(seen, allowed, seen[:, 0].astype(np.int64))
    columns = example.Columns(["question", "a", "b", "c", "d", "tile[x]"], seen)
    network = example.Network(columns, 5, chance)
    before = network.learn(watched, chance)
    for _ in range(60):
        after = network.learn(watched, chance)
    assert after < before / 4
    assert network.likely(columns.of(seen), allowed)[1][:, 4].max() == 0
