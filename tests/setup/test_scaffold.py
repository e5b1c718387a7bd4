"""What `dev.py` sets up: one at a time, at once where that is wanted, nothing half done."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # where dev.py lies, whose parts these are

from scaffold import browser, compiling, packages, project  # noqa: E402
from scaffold.alone import Busy, alone, is_held  # noqa: E402

PATIENCE = 120
HOLD = "import sys; from pathlib import Path; from scaffold.alone import alone\n"
HOLD += "with alone(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"


# One at a time


@pytest.fixture
def holder(tmp_path):
    """Somebody else who holds a lock."""
    lock = tmp_path / "some" / "lock"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    other = subprocess.Popen([sys.executable, "-c", HOLD, lock], cwd=ROOT, **pipes)
    assert other.stdout.readline() == b"held\n"
    yield lock, other
    other.kill()
    other.communicate()


def test_whoever_comes_second_is_told(holder):
    lock, _ = holder
    assert is_held(lock)
    with pytest.raises(Busy), alone(lock):
        pass


def test_a_killed_holder_holds_nothing(holder):
    lock, other = holder
    waited = []

    def kill_it() -> None:
        waited.append("told")
        other.kill()

    with alone(lock, waiting=kill_it):
        assert waited == ["told"]
    assert not is_held(lock)


# Compiling


@pytest.fixture
def small_project(tmp_path) -> Path:
    """A project with one module to compile."""
    module = tmp_path / "src" / "millhand" / "kernel" / "sums.py"
    module.parent.mkdir(parents=True)
    (tmp_path / "src" / "millhand" / "__init__.py").touch()
    module.write_text("def add(a: int, b: int) -> int:\n    return a + b\n", encoding="utf-8")
    settings = '[tool.millhand]\ncompiled = ["kernel"]\n'
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    if hindered := compiling.obstacle():
        pytest.skip(f"NOT COMPILED HERE: {hindered}")
    return tmp_path


COMPILE = "import sys; from pathlib import Path; from scaffold.compiling import compiled_files\n"
COMPILE += "compiled_files(Path(sys.argv[1]), print)"


def start_compiling(root: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", COMPILE, root]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


@pytest.mark.long
def test_a_killed_compile_leaves_nothing_behind_and_a_second_one_waits(small_project):
    root = small_project
    killed = start_compiling(root)
    until(lambda: list((root / compiling.COPIES).glob("*/setup.py")))
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    assert compiling.state(root) == {"obstacle": "", "ready": False, "busy": False, "failed": False}

    first = start_compiling(root)
    until(lambda: compiling.state(root)["busy"])
    second = start_compiling(root)
    told = [one.communicate(timeout=PATIENCE)[0].decode() for one in (first, second)]
    assert first.returncode == second.returncode == 0
    assert "compiling 1 modules" in told[0]
    assert "waiting for a compile" in told[1]
    assert "compiling 1 modules" not in told[1]
    store = compiling.place_of(root)
    assert list(store.rglob("sums*")) == list((store / "millhand" / "kernel").iterdir()) != []
    assert compiling.state(root)["ready"]
    assert not (root / compiling.COPIES).exists()


@pytest.mark.long
def test_a_compile_that_fails_is_remembered_until_the_sources_change(small_project):
    module = small_project / "src" / "millhand" / "kernel" / "sums.py"
    module.write_text("def add(a: int) -> str:\n    return a\n", encoding="utf-8")
    with pytest.raises(compiling.CompileError, match="Incompatible return value"):
        compiling.compiled_files(small_project, print)
    assert compiling.state(small_project)["failed"]
    module.write_text("def add(a: int) -> int:\n    return a\n", encoding="utf-8")
    assert not compiling.state(small_project)["failed"]


def test_sources_that_change_while_they_are_copied_are_not_kept(small_project):
    with pytest.raises(compiling.CompileError, match="changed"):
        compiling.compile_into(
            small_project / compiling.CACHE / "other",
            small_project,
            compiling.compiled_modules(small_project),
            print,
        )
    assert not (small_project / compiling.CACHE).exists()


# Starting


@pytest.fixture
def steps(monkeypatch, tmp_path) -> list[str]:
    """What is done to .venv, step by step, without doing it."""
    done: list[str] = []
    wheel = Path("millhand-1-cp311-cp311-linux.whl")
    monkeypatch.setattr("scaffold.stamps.TOOLS", tmp_path)
    monkeypatch.setattr("scaffold.running.TOOLS", tmp_path)
    monkeypatch.setattr(project, "set_up_page", lambda: None)
    monkeypatch.setattr(project, "build_wheel", lambda: done.append("build") or wheel)
    monkeypatch.setattr(project, "install", lambda *what: done.append(f"install {what[0]}"))
    background = "compile in the background"
    monkeypatch.setattr(project, "compile_for_the_next_time", lambda: done.append(background))
    return done


def found(monkeypatch, **changes: object) -> None:
    state = {"obstacle": "", "ready": False, "busy": False, "failed": False} | changes
    monkeypatch.setattr(project, "engine", lambda: project.Engine(**state))


WHEEL = ["build", "install millhand-1-cp311-cp311-linux.whl"]


def test_play_starts_at_once_and_compiles_for_the_next_time(steps, monkeypatch, capsys):
    found(monkeypatch)
    project.set_up_project(at_once=True)
    assert steps == ["install --editable", "compile in the background"]
    assert capsys.readouterr().out.count("\n") == 1
    found(monkeypatch, busy=True)
    project.set_up_project(at_once=True)
    assert len(steps) == 2, "what is under way is not begun again"
    found(monkeypatch, ready=True)
    project.set_up_project(at_once=True)
    assert steps[2:] == WHEEL
    project.set_up_project(at_once=True)
    project.set_up_project()
    assert len(steps) == 4, "what has not changed is not done again"


def test_tests_wait_for_the_compiled_engine(steps, monkeypatch):
    found(monkeypatch, busy=True)
    project.set_up_project()
    assert steps == WHEEL


def test_what_cannot_be_compiled_is_not_tried_at_every_start(steps, monkeypatch, capsys):
    found(monkeypatch, failed=True)
    project.set_up_project(at_once=True)
    assert steps == ["install --editable"]
    assert "COULD NOT BE COMPILED" in capsys.readouterr().out


def test_without_a_compiler_a_wheel_is_installed_at_once(steps, monkeypatch, capsys):
    found(monkeypatch, obstacle="no C compiler found")
    project.set_up_project(at_once=True)
    assert steps == WHEEL
    assert "no C compiler found" in capsys.readouterr().out


@pytest.mark.parametrize("before", ["run", "test", ""])
def test_packages_for_tests_are_added_to_those_that_run(monkeypatch, tmp_path, before):
    ran: list[list[str]] = []
    monkeypatch.setattr("scaffold.stamps.TOOLS", tmp_path)
    monkeypatch.setattr("scaffold.running.TOOLS", tmp_path)
    monkeypatch.setattr(packages, "environment_is_ours", lambda: True)
    monkeypatch.setattr(packages, "find_uv", lambda: "uv")
    monkeypatch.setattr(packages, "must", lambda command: ran.append([str(one) for one in command]))
    if before:
        packages.finish("packages", packages.packages_print(before))
    packages.finish("project", "as it is")
    packages.set_up_packages("test")
    assert [command[2] for command in ran] == {"run": ["install"], "test": [], "": ["sync"]}[before]
    assert bool(packages.stamp("project")) == bool(before), "only uv's sync takes the project away"


# What tests need


def test_the_browser_that_is_there_is_taken(monkeypatch, tmp_path):
    program = tmp_path / "my-chromium"
    program.touch(mode=0o755)
    monkeypatch.setenv("CHROME_BIN", str(program))
    assert browser.browser() == {"CHROME_BIN": str(program)}


def test_without_any_browser_the_tests_will_say_so(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROME_BIN", raising=False)
    monkeypatch.setattr(browser, "OURS", tmp_path / "chromium")
    monkeypatch.setattr(browser, "find_npm", lambda: None)
    assert browser.browser() == {}
    assert "NO CHROMIUM" in capsys.readouterr().out


def test_how_things_stand_is_told_as_json():
    command = [sys.executable, "-m", "scaffold.compiling"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    assert project.Engine(**json.loads(told)).ready in (True, False)
