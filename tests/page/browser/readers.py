"""Somebody in front of the page, as tests see them: a context of the browser with one tab."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Page, expect

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 740)}
PHONES = ("phone", "small")
LOADS_WITHIN = 20_000
LOOKING = Path(__file__).parent / "looking.js"

expect.set_options(timeout=LOADS_WITHIN)


class Reader:
    """A person with a browser of their own; whatever it complains about is kept."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        self.size: str = wishes.get("size", "desk")
        self.language: str = wishes.get("language", "en")
        self.has_finger = self.size in PHONES
        width, height = SIZES[self.size]
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=self.language,
            color_scheme=wishes.get("theme", "light"),
            has_touch=self.has_finger,
            reduced_motion=wishes.get("motion", "reduce"),
            accept_downloads=True,
        )
        self.context.set_default_timeout(LOADS_WITHIN)
        self.context.add_init_script(path=LOOKING)
        # notes for newcomers lie over what is played; a test of theirs asks for them
        said = {"notes": "no", **wishes.get("kept", {})}
        for name, value in said.items():
            self.context.add_init_script(f"localStorage.setItem('millhand.{name}', '{value}')")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"threw: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location}")

    # What a program would ask, with the cookie of this browser.

    def come_in(self, name: str = "Ada") -> Any:
        return self.post("/api/guest", name=name, language=self.language)

    def post(self, path: str, **body: Any) -> Any:
        return good(self.context.request.post(path, data=body))

    def get(self, path: str, **query: Any) -> Any:
        return good(self.context.request.get(path, params=query))

    def table(self, game: str = "birmingham", players: int = 2, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, players=players, **more)["id"])

    def against_bots(self, game: str, players: int = 2, bot: str = "random", **more: Any) -> str:
        """A table of mine with bots on all other seats, started."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": bot}] * (players - 1)]
        return self.table(game, players, seats=seats, start=True, **more)

    def alone(self, game: str = "birmingham", players: int = 2, **more: Any) -> str:
        """A table where all seats are mine, started; the page hides nothing between turns."""
        return self.table(game, players, seats=[{"kind": "me"}] * players, start=True, **more)

    # The page.

    def go(self, path: str) -> None:
        self.page.goto(path)

    def sit_at(self, table: str, more: str = "") -> None:
        """Open a table and wait for what glows, or for its banner."""
        self.go(f"/table/{table}{more}")
        self.page.locator("[data-piece]").first.wait_for(state="attached")

    def hear(self) -> list[str]:
        """Everything that the server says by the socket from now on."""
        said: list[str] = []
        session = self.context.new_cdp_session(self.page)
        session.on(
            "Network.webSocketFrameReceived",
            lambda one: said.append(one["response"]["payloadData"]),
        )
        session.send("Network.enable")
        return said

    def press(self, target: Any) -> None:
        """Click; or tap, with a finger."""
        target.tap() if self.has_finger else target.click()

    def touch(self, target: Any) -> None:
        """Press, and wait until the page has answered."""
        self.answer(lambda: self.press(target))

    def key(self, key: str) -> None:
        """Press a key, and wait until the page has answered."""
        self.answer(lambda: self.page.keyboard.press(key))

    def settle(self) -> str:
        """Wait until the reader is asked and nothing is under way: the word for this moment."""
        return str(self.page.wait_for_function("() => looking.asked()").json_value())

    def answer(self, act: Callable[[], None]) -> None:
        """Do something that the page answers, while nothing else is under way."""
        before = self.settle()
        act()
        self.page.wait_for_function("before => looking.answeredAfter(before)", arg=before)


@contextmanager
def reading(browser: Browser, address: str, **wishes: Any) -> Iterator[Reader]:
    """A reader whose browser must not have complained of anything."""
    reader = Reader(browser, address, **wishes)
    try:
        yield reader
        assert not reader.complaints, reader.complaints
    finally:
        reader.context.close()


def mind_lost_lines(*readers: Reader) -> None:
    """Browsers write down that a server was gone; the test has stopped it."""
    for reader in readers:
        said = [one for one in reader.complaints if "ERR_CONNECTION" not in one]
        reader.complaints[:] = said


def good(answer: APIResponse) -> Any:
    assert answer.ok, (answer.status, answer.text())
    return answer.json()
