"""A whole game in the text view, by nothing but keys."""

import re
from random import Random

from page.browser.readers import Reader

OPTIONS = "ol > li > button"
MANY_TABS = 400


class Keys:
    """Whoever plays has a keyboard and reads; nothing is pointed at or focused from outside."""

    def __init__(self, reader: Reader, chance: Random) -> None:
        self.reader = reader
        self.page = reader.page
        self.chance = chance
        self.pressed: dict[str, int] = {}

    def press(self, key: str) -> None:
        self.pressed[key] = self.pressed.get(key, 0) + 1
        self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Go on by Tab until something has the focus."""
        for _ in range(MANY_TABS):
            if self.page.evaluate("what => !!document.activeElement?.matches(what)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"no way by Tab to {selector}")

    def play(self) -> None:
        """To the end of the game."""
        while not self.is_over():
            before = self.reader.settle()
            number = self.page.locator(OPTIONS).count()
            if self.page.locator("button.main:enabled").count():
                self.confirm()
            elif number > 9 and self.chance.random() < 0.2:
                place = self.chance.randrange(9, number)
                self.tab_to(f"ol > li:nth-child({place + 1}) > button")
                self.press("Enter")
            else:
                self.press(str(self.chance.randint(1, min(9, number))))
            self.page.wait_for_function("before => looking.answeredAfter(before)", arg=before)

    def confirm(self) -> None:
        """Enter confirms where nothing has the focus; else the button is gone to."""
        if not self.page.evaluate("document.activeElement === document.body"):
            self.tab_to("button.main")
        self.press("Enter")

    def is_over(self) -> bool:
        over = self.page.wait_for_function("() => looking.isOver() || (looking.asked() && 'asked')")
        return bool(over.json_value() is True)


def test_a_whole_game_is_played_as_text_by_keyboard_alone(reader):
    ada = reader(language="fr")
    ada.come_in()
    table = ada.against_bots("birmingham", options={"introductory": True})
    ada.sit_at(table)
    keys = Keys(ada, Random(5))
    keys.press("Shift+T")
    ada.page.wait_for_url(re.compile("view=text"))
    keys.play()
    assert keys.pressed["Enter"] > 10
    keys.tab_to('a[href$="/score"]')
    keys.press("Enter")
    total = ada.page.locator("tr.total td")
    total.first.wait_for()
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
