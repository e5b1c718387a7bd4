"""The page's own checks: its types, and what is tested without a browser."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from lacking import lacking

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.fixture(scope="module", autouse=True)
def positions() -> None:
    """Real tables, which the page's tests draw."""
    script = WEB / "tests" / "positions.py"
    subprocess.run([sys.executable, script, script.parent / "positions"], check=True)


@pytest.mark.long
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_passes_its_own(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        lacking("NO NODE, OR web/node_modules IS MISSING")
    ran = subprocess.run([npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.long
def test_the_shapes_of_the_page_are_those_of_the_server(tmp_path: Path) -> None:
    """`npm run shapes` after a change of the server's shapes brings them up to date."""
    schema, made = tmp_path / "openapi.json", tmp_path / "openapi.d.ts"
    subprocess.run([sys.executable, WEB / "schema.py", schema], check=True)
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not program.exists():
        pytest.skip("web/node_modules IS MISSING: `python3 dev.py test` sets it up")
    subprocess.run([program, schema, "--output", made], check=True, capture_output=True)
    assert made.read_text() == (WEB / "src" / "connection" / "openapi.d.ts").read_text()


def test_the_lock_of_the_page_names_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
