"""A Chromium for the tests that look at the page: what is there, else by apt-get, else from npm.

CHROME_BIN   the program to take, if it is not on PATH
NO_APT=1     never install anything on the system
"""

import os
import shutil

from scaffold.page import find_npm, path_to, run_npm, version_of
from scaffold.running import TOOLS, VENV, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGE = "@sparticuz/chromium@153.0.0"
OURS = TOOLS / "chromium"
PACKED = ("chromium", "al2023.tar", "fonts.tar")

UNPACK = """
const zlib = require('zlib'), fs = require('fs'), [folder, ...names] = process.argv.slice(1)
process.chdir(folder)
for (const name of names)
  fs.writeFileSync(name, zlib.brotliDecompressSync(
    fs.readFileSync(`node_modules/@sparticuz/chromium/bin/${name}.br`)))
"""

# The package names folders of another machine: without fonts that are found, text has no size.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def surroundings() -> dict[str, str]:
    """What the environment must say so that tests find a browser, and Node where that is ours."""
    npm = find_npm()
    return {**browser(), **({"PATH": path_to(npm)} if npm else {}), **node_for_playwright(npm)}


def node_for_playwright(npm: str | None) -> dict[str, str]:
    """Another Node for Playwright where its own does not run, as on a Debian without libatomic."""
    drivers = VENV.glob("lib*/python*/site-packages/playwright/driver/node")
    own = next(drivers, None)
    if npm is None or own is None or version_of(str(own)) > (0,):
        return {}
    return {"PLAYWRIGHT_NODEJS_PATH": str(shutil.which("node", path=path_to(npm)))}


def browser() -> dict[str, str]:
    """Where a browser lies; {} if there is none."""
    installed = on_path()
    if installed:
        return {"CHROME_BIN": installed}
    # Debian's is whole; that of npm is a shell of one, which shows no notices (one test less)
    if ask_the_system():
        return {"CHROME_BIN": on_path()}
    if ours_is_there() or get_ours():
        libraries = {"LD_LIBRARY_PATH": str(OURS / "lib"), "FONTCONFIG_PATH": str(OURS)}
        return {"CHROME_BIN": str(OURS / "chromium"), **libraries}
    say("NO CHROMIUM could be had: the tests that need one will fail")
    return {}


def on_path() -> str:
    """The browser that is installed; empty if there is none."""
    for name in (os.environ.get("CHROME_BIN"), *NAMES):
        if name and (found := shutil.which(name)):
            return found
    return ""


def ours_is_there() -> bool:
    """Whether a whole Chromium lies in .tools: the file of its fonts is written last."""
    return (OURS / "fonts.conf").exists()


def get_ours() -> bool:
    """A Chromium from the packages of npm, which needs nothing of the system."""
    npm = find_npm()
    if not npm or os.name == "nt":
        return False
    say("getting a Chromium into .tools/chromium")
    shutil.rmtree(OURS, ignore_errors=True)
    OURS.mkdir(parents=True)
    (OURS / "package.json").write_text('{"private": true}', encoding="utf-8")
    if run_npm(npm, "install", "--no-save", PACKAGE, folder=OURS):
        return False
    if run(["node", "-e", UNPACK, OURS, *PACKED], PATH=path_to(npm)):
        return False
    for name in PACKED[1:]:
        shutil.unpack_archive(OURS / name, OURS)
        (OURS / name).unlink()
    shutil.rmtree(OURS / "node_modules")
    (OURS / "chromium").chmod(0o755)
    (OURS / "fonts.conf").write_text(FONTS.format(folder=OURS), encoding="utf-8")
    return True


def ask_the_system() -> bool:
    """Debian's own Chromium, where we may install one."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (is_root and shutil.which("apt-get")) or os.environ.get("NO_APT") == "1":
        return False
    say("no Chromium found: installing it with apt-get")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    for command in (["apt-get", "update", "-qq"], install):
        if run(command, DEBIAN_FRONTEND="noninteractive"):
            return False
    return bool(on_path())
