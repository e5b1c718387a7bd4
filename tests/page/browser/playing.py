"""Playing by touching only what glows, as somebody would who knows nothing of the game."""

from random import Random
from typing import Any

from page.browser.readers import Reader
from playwright.sync_api import ElementHandle, JSHandle
from playwright.sync_api import Error as Missed
from playwright.sync_api import TimeoutError as Waited

ANSWERS_WITHIN = 30_000
A_DRAG = 12
"""Pixels; whoever moves the mouse by less has clicked."""


class Hand:
    """Touches what glows, by chance, until the game is over."""

    def __init__(self, reader: Reader, chance: Random | None = None) -> None:
        self.reader = reader
        self.page = reader.page
        self.chance = chance or Random(0)
        self.touched: dict[str, int] = {}

    def play(self, most: int = 2000) -> None:
        """To the end of the game."""
        for _ in range(most):
            seen = self.look()
            if seen.evaluate("seen => seen.isOver"):
                return
            self.touch(self.choose(self.glowing(seen)), seen)
            seen.dispose()
        raise AssertionError(f"not over after {most} touches: {self.touched}")

    def look(self) -> JSHandle:
        """The page at a moment when something may be touched and nothing is under way."""
        return self._when("() => looking.settled()", None)

    def glowing(self, seen: JSHandle) -> dict[str, int]:
        """How many of each kind may be touched."""
        numbers = seen.evaluate(
            "({ glowing }) => Object.entries(glowing).map(([kind, some]) => [kind, some.length])"
        )
        return {kind: number for kind, number in numbers if number}

    def choose(self, glowing: dict[str, int]) -> str:
        """Mostly confirm what is ready; else anything that glows."""
        others = [kind for kind in glowing if kind != "confirm"]
        is_ready = "confirm" in glowing and (not others or self.chance.random() < 0.9)
        return "confirm" if is_ready else self.chance.choice(others)

    def touch(self, kind: str, seen: JSHandle) -> None:
        """One of a kind that glowed at that moment: whatever glows answers."""
        thing = self._one(kind, seen)
        what = thing.get_attribute("data-piece") or thing.text_content()
        try:
            self.press(kind, thing)
        except Missed:
            # others may have moved, and what glowed is gone; but not while nothing else happened
            assert self._answered(seen) != self.page.evaluate("looking.look().answered"), what
            return
        self.touched[kind] = self.touched.get(kind, 0) + 1
        assert self._has_changed(seen), f"touching {what} ({kind}) did nothing"

    def _has_changed(self, seen: JSHandle) -> bool:
        """Whether the page looks otherwise, once it has answered."""
        try:
            after = self._when("before => looking.answeredAfter(before)", self._answered(seen))
        except Waited:
            return False
        before, now = (one.evaluate("look => look.shown") for one in (seen, after))
        return bool(before != now)

    def _one(self, kind: str, seen: JSHandle) -> ElementHandle:
        place = self.chance.randrange(self.glowing(seen)[kind])
        thing = seen.evaluate_handle(
            "({ glowing }, [kind, place]) => glowing[kind][place]", [kind, place]
        ).as_element()
        assert thing is not None
        return thing

    def press(self, kind: str, thing: ElementHandle) -> None:
        """On the board where it is hit, after going near; elsewhere in its middle."""
        if kind == "board":
            self.hit(thing)
            return
        if kind == "sum":
            self.name_a_sum()
        self.reader.press(thing)

    def name_a_sum(self) -> None:
        field = self.page.locator("input.sum").first
        least, most = int(field.get_attribute("min") or 0), int(field.get_attribute("max") or 0)
        field.fill(str(self.chance.randint(least, min(most, least + 4))))

    def hit(self, piece: ElementHandle) -> None:
        """Until it is seen, and near for a finger: a tap from afar goes there."""
        for _ in range(6):
            where = piece.evaluate("piece => looking.where(piece)")
            if where is None:
                self.drag_there(piece)
                continue
            x, y, is_far = where
            if not self.reader.has_finger:
                self.page.mouse.click(x, y)
                return
            self.page.touchscreen.tap(x, y)
            if not is_far:
                return
            self.page.wait_for_function("() => looking.isNear()")
        raise Missed(f"cannot be reached: {piece.get_attribute('data-piece')}")

    def drag_there(self, piece: ElementHandle) -> None:
        """See more of the board, and drag it until the piece lies in its middle."""
        self.page.keyboard.press("-")
        x, y, across, down = piece.evaluate("piece => looking.drag(piece)")
        if abs(across) + abs(down) < A_DRAG:
            return
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + across, y + down, steps=4)
        mouse.up()

    def _answered(self, seen: JSHandle) -> str:
        return str(seen.evaluate("seen => seen.answered"))

    def _when(self, true: str, given: Any) -> JSHandle:
        return self.page.wait_for_function(true, arg=given, timeout=ANSWERS_WITHIN, polling=20)
