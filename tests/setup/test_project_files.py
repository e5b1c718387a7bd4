"""The files around the code: locks, commands, the build, and the switch to the source."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from imports import beyond_the_standard_library

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["run", "test"]
SKIPPED_FOLDERS = {"__pycache__", "build", "dist", "node_modules"}
SKIPPED_SUFFIXES = {".pyc", ".pyd", ".so"}
OF_A_WORKTREE = ".git"
"""Where Git keeps the rest, if this is one of several checkouts."""


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    """Package → version, for each requirement of a lock."""
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", lock_text(name), re.MULTILINE))


def normal_name(requirement: str) -> str:
    """`mypy_extensions>=1.1` → `mypy-extensions`, as the locks write names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def pyproject() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def script(name: str) -> ModuleType:
    """A file of the project's root as a module."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))  # as where it is started: its parts lie in scaffold/
    spec = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_hook() -> ModuleType:
    """What the hook compiles with."""
    return importlib.import_module("scaffold.compiling", script("hatch_build").__package__)


def project_texts() -> Iterator[tuple[Path, str]]:
    """Every text file of the project, without what tools make."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in SKIPPED_FOLDERS and (name == ".ci" or not name.startswith("."))
        ]
        for name in names:
            path = Path(folder, name)
            if path.suffix not in SKIPPED_SUFFIXES and path != ROOT / OF_A_WORKTREE:
                yield path, path.read_text(encoding="utf-8", errors="ignore")


# Locks


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address(name):
    assert "://" not in lock_text(name)
    assert not re.search(r"^\s*-", lock_text(name).replace("    --hash", ""), re.MULTILINE)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_with_hashes(name):
    requirements = re.split(r"^(?=[^\s#])", lock_text(name), flags=re.MULTILINE)
    requirements = [text for text in requirements if text.strip()]
    assert requirements
    for text in requirements:
        assert re.match(r"[a-z0-9.-]+==\S+", text), text
        assert "--hash=sha256:" in text, text


def test_the_test_lock_holds_the_run_lock():
    assert pins("run").items() <= pins("test").items()


def test_the_locks_hold_what_the_project_asks_for():
    groups = pyproject()["dependency-groups"]
    run = [*pyproject()["project"]["dependencies"], *groups["build"]]
    test = [requirement for requirement in groups["test"] if isinstance(requirement, str)]
    assert {normal_name(requirement) for requirement in run} <= pins("run").keys()
    assert {normal_name(requirement) for requirement in test} <= pins("test").keys()


# Paths


def machine_paths() -> list[str]:
    """Folders of this machine that no file of the project may name."""
    too_common = {Path("/"), Path(tempfile.gettempdir())}
    folders = {ROOT, ROOT.parent, Path.home()} - too_common
    return [rf"(?<![\w.]){re.escape(folder.as_posix())}(?![\w-])" for folder in sorted(folders)]


def test_no_file_names_a_path_of_a_machine():
    somebodys_home = r"(?<![\w.])/(home|Users)/\w+/"
    pattern = re.compile("|".join([*machine_paths(), somebodys_home]))
    named = [
        (path, found.group()) for path, text in project_texts() if (found := pattern.search(text))
    ]
    assert named == []


# Commands


def run_dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "dev.py", *words], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("words", [["dance"], [], ["Test"]])
def test_dev_refuses_an_unknown_command_in_one_line(words):
    answer = run_dev(*words)
    assert answer.returncode == 2
    assert len(answer.stdout.splitlines()) == 1
    for command in ("play", "test", "quick", "check", "lock", "clean"):
        assert command in answer.stdout


def test_quick_runs_the_source_and_builds_nothing(monkeypatch):
    dev, ran = script("dev"), []
    monkeypatch.setattr(dev, "set_up_packages", lambda lock: ran.append(lock))
    monkeypatch.setattr(dev, "set_up_project", lambda: pytest.fail("the project is built"))
    monkeypatch.setattr(dev, "run", lambda command, **changes: ran.append((command, changes)) or 5)
    assert dev.main(["quick", "-x"]) == 5
    lock, (command, changes) = ran
    assert lock == "test"
    assert command[1:3] == ["-m", "pytest"]
    assert command[-3:] == ["-m", "not long", "-x"]
    assert changes["PYTHONPATH"] == str(ROOT / "src")
    assert changes["MILLHAND_PURE"] == "1"


def test_quick_leaves_out_folders_that_are_there():
    for folder in script("dev").NOT_QUICK:
        assert (ROOT / "tests" / folder).is_dir()


def test_make_knows_the_commands_of_dev():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    [goals] = re.findall(r"^(\w[\w ]*):$", text, re.MULTILINE)
    asked = {"play", "test", "quick", "check", "shots"}
    assert set(goals.split()) == asked < set(script("dev").COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["serve", "--port", "0"]),
        (["--no-browser"], ["serve", "--port", "0", "--no-browser"]),
        (["lancashire"], ["play", "lancashire"]),
        (["workshop", "--players", "3"], ["play", "workshop", "--players", "3"]),
    ],
)
def test_play_serves_or_plays_the_game_that_is_named(monkeypatch, arguments, words):
    dev = script("dev")
    monkeypatch.setattr(dev, "set_up_packages", lambda name: None)
    monkeypatch.setattr(dev, "set_up_project", lambda at_once: None)
    started = []
    monkeypatch.setattr(dev.os, "execv", lambda program, command: started.append(command[1:]))
    dev.play(arguments)
    assert started == [words]


def test_an_old_python_can_read_dev():
    text = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 8))


def test_dev_uses_only_the_standard_library():
    for file in [ROOT / "dev.py", *(ROOT / "scaffold").glob("*.py")]:
        assert beyond_the_standard_library(file) <= {"scaffold"}


def test_ci_runs_the_command_of_the_readme():
    ci = ROOT / ".ci" / "run"
    assert "make test" in ci.read_text(encoding="utf-8").splitlines()[-1]
    assert re.search(
        r"^make test\b", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert os.access(ci, os.X_OK)


# The build


def test_the_compiled_modules_are_rules_not_wiring():
    modules = build_hook().compiled_modules(ROOT)
    assert "millhand/kernel/table.py" in modules
    plain = {"__init__.py", "edition.py", "book.py", "face.py"}
    assert not [module for module in modules if Path(module).name in plain]


def test_a_wrong_word_for_compiling_is_refused(monkeypatch):
    monkeypatch.setenv("MILLHAND_COMPILE", "yes")
    with pytest.raises(ValueError, match="auto, 0 or 1"):
        build_hook().compile_mode()


def test_the_cache_of_compiled_files_follows_sources_and_level(monkeypatch, tmp_path):
    hook = build_hook()
    table = tmp_path / "src" / "millhand" / "kernel" / "table.py"
    table.parent.mkdir(parents=True)
    prints = []
    for text, level in [("A = 1", "3"), ("A = 2", "3"), ("A = 2", "1"), ("A = 1", "3")]:
        table.write_text(text, encoding="utf-8")
        monkeypatch.setenv("MILLHAND_OPT", level)
        prints.append(hook.fingerprint(tmp_path, ["millhand/kernel/table.py"]))
    assert len(set(prints)) == 3
    assert prints[0] == prints[3]


# The switch between the compiled engine and its source

TELL_FILES = """
import sys
import millhand
print(millhand.compiled())
for name, module in sys.modules.items():
    if name.startswith("millhand"):
        print(module.__file__)
"""


def engine_files(folder: Path, **changes: str) -> tuple[bool, list[str]]:
    """Whether a fresh Python says it runs compiled, and the files it loaded."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "MILLHAND_PURE")
    }
    answer = subprocess.run(
        [sys.executable, "-c", TELL_FILES],
        cwd=folder,
        env=kept | changes,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, *files = answer.stdout.splitlines()
    return compiled == "True", files


@pytest.mark.long  # needs the wheel, as does the next
def test_the_pure_switch_loads_the_source(tmp_path):
    compiled, files = engine_files(tmp_path, MILLHAND_PURE="1")
    assert not compiled
    assert len(files) >= 3
    assert [file for file in files if not file.endswith(".py")] == []


@pytest.mark.long
def test_without_the_switch_the_compiled_engine_is_loaded(tmp_path):
    obstacle = build_hook().obstacle()
    if obstacle:
        pytest.skip(f"NOT COMPILED HERE: {obstacle}")
    compiled, files = engine_files(tmp_path)
    assert compiled
    assert [file for file in files if "millhand__mypyc" in file]
