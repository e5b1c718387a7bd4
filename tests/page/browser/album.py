"""What there is to be seen of the page, by name: every page, every board, every state."""

from collections.abc import Callable
from random import Random

from page.browser.moments import BOARDS, tell
from page.browser.playing import Hand
from page.browser.readers import Reader

MOMENTS = {"begun": 0.0, "early": 0.3, "late": 0.8}

State = Callable[[Reader], None]


class Album:
    """What there is to be seen: a table for every moment, and states by name."""

    def __init__(self, host: Reader, bot: str = "rambler") -> None:
        host.come_in("Ada")
        self.cookies = host.context.cookies()
        self.states: dict[str, State] = {}
        self.games(host, bot)
        self.pages(host)
        self.at_the_table()

    def games(self, host: Reader, bot: str) -> None:
        """Every board at some moments, its past and its score."""
        self.tables: dict[str, str] = {}
        for board in BOARDS:
            told = tell(host, board, bot)
            for moment, share in MOMENTS.items():
                self.tables[f"{board}-{moment}"] = table = told.play_on(share)
                self.add(f"table-{board}-{moment}", sitting(table))
            self.add(f"table-{board}-bill", sitting(self.tables[f"{board}-early"], compose))
            self.add(f"table-{board}-past", sitting(told.table, more=f"/at/{told.at(0.5)}"))
            self.add(f"table-{board}-over", sitting(told.table))
            self.add(f"score-{board}", going(f"/table/{told.table}/score", "table, svg"))

    def pages(self, host: Reader) -> None:
        """Everything that is no table with a game on it."""
        open_table = host.post("/api/tables", game="lancashire", players=3, listed=True)
        one_screen = host.alone("birmingham", 3, one_device=True)
        self.add("home", going("/", ".games article, .games section"))
        self.add("home-new-table", going("/", ".games", pressing(".games button.square")))
        self.add("home-person", going("/", ".games", pressing("header button:not(.square)")))
        self.add("rules", going("/rules", "main"))
        for game in ("birmingham", "workshop"):
            self.add(f"rules-{game}", going(f"/rules/{game}", "h2, h3"))
        self.add("rules-from", going("/rules/birmingham#BB-8.6", "h2, h3"))
        self.add("waiting-room", going(f"/table/{open_table['id']}", "main"))
        self.add("join", as_a_stranger(going(open_table["invite"], "main, form")))
        closed_table = host.post("/api/tables", game="lancashire", players=3)
        wrong = f"/join/{closed_table['id']}/{'x' * 22}"
        self.add("join-wrong", as_a_stranger(going(wrong, "main, form")))
        self.add("curtain", going(f"/table/{one_screen}", "button"))
        self.add("wrong-address", going("/nowhere", "main, a"))
        self.add("table-gone", going("/table/aaaaaaaaaaaa", "main, a"))

    def at_the_table(self) -> None:
        """What lies over a table, or instead of it."""
        table = self.tables["birmingham-early"]
        for name, key in (("keys", "?"), ("large", "B"), ("thinking", "h")):
            self.add(f"state-{name}", sitting(table, keys(key)))
        self.add("state-hint", sitting(table, see_a_hint))
        self.add("state-chat", sitting(table, see_the_chat))
        for number, name in ((1, "people"), (2, "settings")):
            self.add(f"state-{name}", sitting(table, opening(number)))
        self.add("state-why", sitting(table, ask_why))
        self.add("state-mat", sitting(table, see_a_mat))
        self.add("state-near", sitting(table, keys("+", "+", "+", "+")))
        self.add("state-reconnecting", sitting(table, lose_the_line))
        self.add("state-notes", sitting(table, see_notes))
        self.add("text", going(f"/table/{table}?view=text", "main, ol"))
        self.add(
            "text-workshop", going(f"/table/{self.tables['workshop-begun']}?view=text", "main, ol")
        )
        for name in ("players", "markets", "ledger", "more"):
            self.add(f"tab-{name}", sitting(self.tables["lancashire-late"], tab(name)))
            self.add(f"tab-{name}-workshop", sitting(self.tables["workshop-late"], tab(name)))
            self.add(f"tab-{name}-germany", sitting(self.tables["germany-late"], tab(name)))

    def add(self, name: str, state: State) -> None:
        """One more."""
        self.states[name] = state

    def show(self, reader: Reader, name: str) -> None:
        """Bring somebody there, as the host."""
        reader.context.add_cookies(self.cookies)
        self.states[name](reader)
        reader.page.evaluate("document.fonts.ready")


# What somebody does before the picture is taken.


def going(path: str, wait_for: str, then: State | None = None) -> State:
    """An address."""

    def state(reader: Reader) -> None:
        reader.go(path)
        reader.page.locator(wait_for).first.wait_for()
        if then:
            then(reader)

    return state


def sitting(table: str, then: State | None = None, more: str = "") -> State:
    """A table."""

    def state(reader: Reader) -> None:
        reader.sit_at(table, more)
        reader.page.locator(".board").wait_for()
        if then:
            then(reader)

    return state


def as_a_stranger(state: State) -> State:
    """Somebody who was never here."""
    return lambda reader: reader.context.clear_cookies() or state(reader)


def keys(*pressed: str) -> State:
    """Keys, one after the other."""
    return lambda reader: [reader.page.keyboard.press(key) for key in pressed] and None


def pressing(selector: str) -> State:
    """The first of what a selector finds."""
    return lambda reader: reader.press(reader.page.locator(selector).first)


def opening(number: int) -> State:
    """One of the last three buttons of the bar at the top; on a phone they are in its menu."""

    def state(reader: Reader) -> None:
        buttons = reader.page.locator("header button.square")
        if reader.has_finger:
            reader.press(buttons.first)
            buttons = reader.page.locator("dialog nav button")
        if buttons.count() >= 3:
            reader.press(buttons.nth(buttons.count() - 3 + number))

    return state


def compose(reader: Reader) -> None:
    """Touch what glows until there is a bill that can be paid."""
    hand = Hand(reader, Random(4))
    for _ in range(12):
        seen = hand.look()
        there = hand.glowing(seen)
        if not there or "confirm" in there:
            return
        likely = [kind for kind in ("option", "board", "sum", "card", "action") if kind in there]
        hand.touch([*likely, *there][0], seen)


def ask_why(reader: Reader) -> None:
    """About some slot that does not glow."""
    piece = reader.page.locator(".board g[data-piece^='slot:']:not(.glows)").first
    piece.evaluate("piece => piece.focus()")
    reader.page.keyboard.press("w")
    reader.page.wait_for_timeout(600)


def see_a_hint(reader: Reader) -> None:
    """With its reasons."""
    reader.page.keyboard.press("h")
    reader.page.locator("[data-hint] li").first.wait_for()


def see_the_chat(reader: Reader) -> None:
    """On a phone it is a tab."""
    (tab("more") if reader.has_finger else opening(0))(reader)


def see_a_mat(reader: Reader) -> None:
    """Of the first player."""
    if reader.has_finger:
        reader.press(reader.page.locator("[data-note=players] button").first)
    else:
        reader.press(reader.page.locator(".mat button").first)


def lose_the_line(reader: Reader) -> None:
    """The line is cut, and no other comes."""
    reader.context.set_offline(True)
    reader.page.evaluate("looking.cut()")
    reader.page.locator(".banners .warn").wait_for()


def see_notes(reader: Reader) -> None:
    """As somebody who was never here."""
    reader.page.evaluate("localStorage.setItem('millhand.notes', 'yes')")
    reader.context.add_init_script("localStorage.setItem('millhand.notes', 'yes')")
    reader.page.reload()
    reader.page.locator("[data-piece]").first.wait_for(state="attached")
    reader.page.wait_for_timeout(400)


def tab(name: str) -> State:
    """One of the tabs of a phone; at a desk there are none."""

    def state(reader: Reader) -> None:
        number = ("board", "players", "markets", "ledger", "more").index(name)
        tabs = reader.page.locator("[data-note=markets] button")
        if reader.has_finger:
            reader.press(tabs.nth(number))

    return state
