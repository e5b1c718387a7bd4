"""Pictures of every page and state, to be looked at: `make shots`, or

    .venv/bin/python tests/page/shots.py FOLDER [--only home rules] [--themes dark]

At a desk and on a phone, in both languages and themes; the folder has a page with all of them.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # tests import each other by folder

from page.browser.album import Album
from page.browser.conftest import CHROMIUM, program
from page.browser.readers import Reader
from playwright.sync_api import Browser, sync_playwright
from server.houses import house

SIZES = ("desk", "phone")
LANGUAGES = ("en", "fr")
THEMES = ("light", "dark")

# Taking them.


@contextmanager
def album(browser: Browser, bot: str) -> Iterator[tuple[str, Album]]:
    """A server with everything that is looked at, and its address."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), "--data", folder) as inn:
        host = Reader(browser, inn.address)
        yield inn.address, Album(host, bot)
        host.context.close()


def shoot(reader: Reader, shown: Album, name: str, file: Path) -> str:
    """One picture; what went wrong, if anything did."""
    try:
        shown.show(reader, name)
        reader.page.wait_for_timeout(250)
        trouble = ""
    except Exception as error:
        trouble = f"{file.stem}: {str(error).splitlines()[0]}"
    reader.page.screenshot(path=file)
    return trouble


def take_all(folder: Path, wishes: argparse.Namespace) -> list[str]:
    """All pictures; what went wrong."""
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=CHROMIUM)
        with album(browser, wishes.bot) as (address, shown):
            for name in shown.states:
                if not any(word in name for word in wishes.only):
                    continue
                for size, language, theme in product(wishes.sizes, wishes.languages, wishes.themes):
                    reader = Reader(browser, address, size=size, language=language, theme=theme)
                    file = folder / f"{name}-{size}-{language}-{theme}.png"
                    wrong.append(shoot(reader, shown, name, file))
                    reader.context.close()
        browser.close()
    return [trouble for trouble in wrong if trouble]


def gather(folder: Path) -> None:
    """A page with all pictures."""
    shown = "".join(
        f'<figure><a href="{file.name}"><img src="{file.name}" loading="lazy"></a>'
        f"<figcaption>{file.stem}</figcaption></figure>"
        for file in sorted(folder.glob("*.png"))
    )
    style = (
        "body{display:flex;flex-wrap:wrap}img{height:300px}figure{margin:8px;font:12px sans-serif}"
    )
    page = f"<!doctype html><style>{style}</style>{shown}"
    (folder / "index.html").write_text(page, encoding="utf-8")


def main(words: list[str]) -> int:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[""], help="words that their names hold")
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--themes", nargs="*", default=THEMES)
    parser.add_argument("--bot", default="greedy", help="who has played the games")
    wishes = parser.parse_args(words)
    wishes.folder.mkdir(parents=True, exist_ok=True)
    wrong = take_all(wishes.folder, wishes)
    gather(wishes.folder)
    print("\n".join([*wrong, f"{wishes.folder / 'index.html'} shows them"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
