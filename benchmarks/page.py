#!/usr/bin/env python3
"""How heavy and how quick the page is, in the longest positions of all four games.

    .venv/bin/python benchmarks/page.py [--rounds 5]

A real server and a real Chromium on loopback. *Size*: everything that opening a table fetches of
the page itself, as it is sent. *Usable*: from going there until something glows. *Click*: from a
click on the board until what it means is seen, the server's answer included. *Sight*: what a move
of others takes of the processor for script, style and layout, in the mean of a game. *Panning*:
frames a second while a full board is dragged, and tasks of more than 50 ms meanwhile.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

sys.path.pop(0)  # this file has the name of a folder of tests, from which it imports
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from page.browser.conftest import CHROMIUM, program
from page.browser.moments import BOARDS, Told, tell
from page.browser.readers import Reader
from playwright.sync_api import Browser, CDPSession, Response, sync_playwright
from server.houses import house

SHARES = (0.0, 0.3, 0.5, 0.7)
TIMES = Path(__file__).parent / "page.js"
OWN = "/api/"
CLICKS = 12


def told_on(reader: Reader, board: str) -> tuple[Told, str]:
    """A game on a board, and a table at that of its moments where most glows."""
    told = tell(reader, board, "greedy")
    tables = [told.play_on(share) for share in SHARES]
    return told, max(tables, key=lambda table: glowing(reader, table))


def glowing(reader: Reader, table: str) -> int:
    """How many things may be touched."""
    seen = reader.get(f"/api/tables/{table}/sight")
    body = {"seat": seen["seat"], "version": seen["version"], "touches": []}
    return len(reader.post(f"/api/tables/{table}/compose", **body)["glow"])


def kilobytes(browser: Browser, host: Reader, table: str) -> float:
    """All that is fetched of the page, compressed as it is sent."""
    with guest(browser, host) as ada:
        sent: list[Response] = []
        ada.page.on("response", lambda one: sent.append(one))
        ada.sit_at(table)
        ada.page.evaluate("document.fonts.ready")
        files = [one for one in sent if OWN not in one.url]
        return sum(one.request.sizes()["responseBodySize"] for one in files) / 1000


def usable(browser: Browser, host: Reader, table: str) -> tuple[float, float]:
    """Milliseconds until something glows, by the clock and of the page's processor."""
    with guest(browser, host) as ada:
        clock = clock_of(ada)
        ada.go(f"/table/{table}")
        taken = ada.page.wait_for_function("() => times.usable").json_value()
        return float(taken), worked(clock)


def clicks(browser: Browser, host: Reader, table: str) -> list[float]:
    """Milliseconds of clicks on what glows."""
    with guest(browser, host) as ada:
        ada.sit_at(table)
        ada.page.locator(".board g.glows").first.wait_for()
        return [float(ada.page.evaluate("n => times.click(n)", n)) for n in range(CLICKS)]


def sight(browser: Browser, host: Reader, board: str) -> float:
    """Milliseconds of the processor that a move of others takes, over a whole game of bots.

    The first drawing of the board is counted with them: bots are too quick to tell it apart.
    """
    game, players, options = BOARDS[board]
    said = dict(option.split("=") for option in options)
    seats = [{"kind": "bot", "level": "rambler"}] * players
    table = host.table(game, players, seats=seats, options=said, watching=True)
    with guest(browser, host) as ada:
        ada.go(f"/table/{table}")
        ada.page.locator("main ul").wait_for()
        clock = clock_of(ada)
        before = worked(clock)
        host.post(f"/api/tables/{table}/start")
        ada.page.locator('a[href$="/score"]').first.wait_for(timeout=300_000)
        return (worked(clock) - before) / float(ada.page.evaluate("times.sights"))


def clock_of(reader: Reader) -> CDPSession:
    """What counts the time of the processor that the page takes, whoever else works."""
    clock = reader.context.new_cdp_session(reader.page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    return clock


def worked(clock: CDPSession) -> float:
    """Milliseconds of the processor for script, style and layout so far."""
    told = {one["name"]: one["value"] for one in clock.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(told[f"{what}Duration"] for what in ("Script", "RecalcStyle", "Layout"))


def panning(browser: Browser, host: Reader, told: Told) -> tuple[float, int]:
    """Frames a second and long tasks while the board of a finished game is dragged."""
    with guest(browser, host) as ada:
        ada.sit_at(told.table)
        for _ in range(4):
            ada.page.keyboard.press("+")
        ada.page.wait_for_timeout(400)
        box = ada.page.locator(".board").bounding_box() or {}
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        ada.page.mouse.move(x, y)
        ada.page.mouse.down()
        ada.page.evaluate("times.watch()")
        for step in range(90):
            ada.page.mouse.move(x + 150 * ((step % 30) / 30 - 0.5), y + 2 * (step % 45))
        ada.page.mouse.up()
        told_of: dict[str, Any] = ada.page.evaluate("times.watched()")
        return float(told_of["frames"]), int(told_of["long"])


@contextmanager
def guest(browser: Browser, host: Reader) -> Iterator[Reader]:
    """The host in a new browser."""
    reader = Reader(browser, host.address)
    reader.context.add_init_script(path=TIMES)
    reader.context.add_cookies(host.context.cookies())
    yield reader
    reader.context.close()


def row(name: str, wanted: str, found: str, reached: bool) -> bool:
    """A line of the table."""
    print(f"| {name} | {wanted} | {found} | {'reached' if reached else 'MISSED'} |", flush=True)
    return reached


def spread(times: list[float]) -> str:
    """Median and the slowest."""
    return f"{median(times):.0f} ms (slowest {max(times):.0f})"


def measure(browser: Browser, host: Reader, rounds: int) -> bool:
    """All lines; whether every goal was reached."""
    print("| what | wanted | found | |\n| --- | --- | --- | --- |")
    reached = []
    for board in BOARDS:
        told, table = told_on(host, board)
        size = kilobytes(browser, host, table)
        reached.append(row(f"{board}: size", "< 300 KB", f"{size:.0f} KB", size < 300))
        opened = [usable(browser, host, table) for _ in range(rounds)]
        first, work = ([one[which] for one in opened] for which in (0, 1))
        told_first = f"{spread(first)}, of the processor {median(work):.0f} ms"
        reached.append(row(f"{board}: usable", "< 1 s", told_first, median(first) < 1000))
        pressed = clicks(browser, host, table)
        reached.append(row(f"{board}: click", "< 100 ms", spread(pressed), median(pressed) < 100))
        work = sight(browser, host, board)
        reached.append(row(f"{board}: sight", "< 16 ms", f"{work:.1f} ms", work < 16))
        frames, tasks = panning(browser, host, told)
        smooth = frames > 57 and tasks == 0
        reached.append(row(f"{board}: panning", "60/s", f"{frames:.0f}/s, {tasks} long", smooth))
    return all(reached)


def main() -> int:
    """Measure against a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often a table is opened")
    rounds = parser.parse_args().rounds
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), "--data", folder) as inn,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=CHROMIUM)
        host = Reader(browser, inn.address)
        host.come_in("Ada")
        reached = measure(browser, host, rounds)
        browser.close()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
