"""Bots from outside: a class in a file, a bot of an installed package; checked for manners."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from laws.watching import VARIANTS, opened
from table_talk import told

import millhand
from millhand.arena.manners import Peeked, questions_answered
from millhand.arena.selfplay import play_game
from millhand.bots import outside
from millhand.bots.bot import BadManners, apart
from millhand.bots.files import forget_all, with_helpers
from millhand.bots.outside import (
    call_in,
    deciding,
    files_of,
    guests,
    label_of,
    make_sure_all_play,
    mark_of,
    offered,
    sentence_of,
)
from millhand.bots.roster import ROSTER, UnknownBot, hire
from millhand.kernel.chance import Chance
from millhand.match.match import digest

MISER = """
from thrift import last

class Miser:
    def choose(self, view, chance):
        return last(view.menu)
"""


TWO = next(variant for variant in VARIANTS if variant.players == 2)


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that was read for another test is known."""
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    forget_all()
    guests.cache_clear()
    outside._code_of.cache_clear()
    yield
    forget_all()
    guests.cache_clear()
    outside._code_of.cache_clear()


@pytest.fixture
def miser(tmp_path: Path) -> str:
    (tmp_path / "my_bot.py").write_text(MISER, encoding="utf-8")
    (tmp_path / "thrift.py").write_text(
        "def last(menu):\n    return menu.as_list()[-1]\n", encoding="utf-8"
    )
    return f"{tmp_path / 'my_bot.py'}:Miser"


def test_a_class_in_a_file_plays(miser: str) -> None:
    bots = call_in([miser, "random"])
    assert bots[0].name == "Miser"
    assert play_game(opened(VARIANTS[0]), bots, 1).table.is_over()


def test_no_path_of_a_machine_stands_in_a_label(miser: str) -> None:
    assert label_of(miser) == "Miser"
    assert files_of([miser, "random"]) == [Path(miser.removesuffix(":Miser"))]


def test_helpers_beside_a_file_decide_how_its_bots_play_too(miser: str, tmp_path: Path) -> None:
    (tmp_path / "unused.py").touch()
    file = Path(miser.removesuffix(":Miser"))
    assert files_of([miser]) == [file]
    call_in([miser])
    assert files_of([miser, "random"]) == [file, tmp_path / "thrift.py"]
    (tmp_path / "thrift").mkdir()
    (tmp_path / "thrift.py").rename(tmp_path / "thrift" / "__init__.py")
    forget_all()
    call_in([miser])
    assert with_helpers(file) == [file, tmp_path / "thrift" / "__init__.py"]


def test_a_file_in_the_folder_of_millhand_takes_it_for_no_helper(miser: str, monkeypatch) -> None:
    """And whoever forgets bots forgets nothing else: what was there before is nobody's helper."""
    beside = Path(millhand.__file__).parents[1] / "nobody.py"
    call_in([miser])
    assert with_helpers(beside) == [beside]
    forget_all()
    assert sys.modules["millhand"] is millhand
    assert "thrift" not in sys.modules


def test_what_was_forgotten_is_read_anew(miser: str, tmp_path: Path) -> None:
    first, _ = call_in([miser, miser])
    assert type(call_in([miser])[0]) is type(first)
    (tmp_path / "thrift.py").write_text(
        "def last(menu):\n    return menu.as_list()[0]  # the first\n", encoding="utf-8"
    )
    forget_all()
    [other] = call_in([miser])
    games = [play_game(opened(VARIANTS[0]), [bot] * 2, 1) for bot in (first, other)]
    assert games[0].decisions != games[1].decisions


def test_a_bot_from_outside_can_neither_foresee_nor_turn_the_cards(tmp_path: Path) -> None:
    """It asks its chance for as much as it likes: what is dealt stays what it was."""
    file = tmp_path / "greedy_for_chance.py"
    file.write_text(
        "class Once:\n"
        "    words = 1\n"
        "    def choose(self, view, chance):\n"
        "        self.heard = [chance.word() for _ in range(self.words)]\n"
        "        return view.menu.as_list()[-1]\n"
        "class Often(Once):\n"
        "    words = 50\n",
        encoding="utf-8",
    )
    bots = call_in([f"{file}:Once", f"{file}:Often"])
    ends = [digest(play_game(opened(VARIANTS[0]), [bot] * 4, 3).table) for bot in bots]
    assert ends[0] == ends[1]
    once, often = bots
    assert once.heard == often.heard[:1]


def test_a_stream_apart_tells_nothing_of_the_one_it_comes_from() -> None:
    chance, same = Chance(5), Chance(5)
    own = apart(chance)
    words = [int(same.word()) for _ in range(4)]
    assert chance.word() == same.word()
    assert not {*words} & {int(own.word()) for _ in range(50)}
    assert apart(Chance(5)).word() == apart(Chance(5)).word() != apart(Chance(6)).word()


IMPORT = "from thrift import pick"
VERSION = """
{top}

class Picky:
    def choose(self, view, chance):
        {late}
        return pick(view.menu.as_list())
"""


@pytest.mark.parametrize(("top", "late"), [(IMPORT, ""), ("", IMPORT)])
def test_every_folder_has_helpers_of_its_own(tmp_path: Path, top: str, late: str) -> None:
    """Two versions of a bot, whose helpers are called alike, are two bots; they play in turn."""
    names = []
    for folder, place in (("old", "0"), ("new", "-1")):
        (tmp_path / folder).mkdir()
        file = tmp_path / folder / "picky.py"
        file.write_text(VERSION.format(top=top, late=late), encoding="utf-8")
        helper = f"def pick(menu):\n    return menu[{place}]\n"
        (tmp_path / folder / "thrift.py").write_text(helper, encoding="utf-8")
        names.append(f"{file}:Picky")
    old, new = names
    path = [*sys.path]
    call_in(names)
    known = files_of(names)
    assert known == [
        tmp_path / folder / file
        for folder in ("old", "new")
        for file in ("picky.py", *(["thrift.py"] if top else []))
    ]
    assert moves_of([old] * 2) != moves_of([new] * 2)
    for order in (names, [new, old]):
        for seat, moves in enumerate(moves_of(order)):
            own = -1 if order[seat] == new else 0
            assert all(menu[own] == choice for menu, choice in moves)
    assert files_of(names) == known, "it is the same before a game and after it"
    forget_all()
    assert sys.path == path
    assert "thrift" not in sys.modules


def moves_of(names: list[str]) -> list[list[tuple[list[int], int]]]:
    """For each seat of a game the menus it had, with its answers."""
    told: list[list[tuple[list[int], int]]] = [[] for _ in names]

    def noting(bot, seat):
        choose = bot.choose

        def noted(view, chance):
            answer = choose(view, chance)
            told[seat].append((view.menu.as_list(), answer))
            return answer

        bot.choose = noted
        return bot

    bots = [noting(bot, seat) for seat, bot in enumerate(call_in(names))]
    play_game(opened(TWO), bots, 1)
    return told


def test_what_a_bot_prints_does_not_get_among_the_output(tmp_path: Path, capsys) -> None:
    file = tmp_path / "talker.py"
    file.write_text(
        "print('I am read')\n"
        "class Talker:\n"
        "    def __init__(self):\n"
        "        print('I am made')\n"
        "    def choose(self, view, chance):\n"
        "        print('I choose')\n"
        "        return view.menu.as_list()[-1]\n",
        encoding="utf-8",
    )
    play_game(opened(TWO), call_in([f"{file}:Talker", "random"]), 1)
    out, aside = capsys.readouterr()
    assert out == ""
    assert {*aside.splitlines()} == {"I am read", "I am made", "I choose"}


def test_names_from_elsewhere_call_nobody_in(miser: str) -> None:
    for name in (miser, "exec:touch here"):
        with pytest.raises(UnknownBot):
            hire([name])


def test_an_owner_offers_bots_under_names_that_tell_no_path(miser: str) -> None:
    on_offer = offered([miser])
    assert list(on_offer) == [*ROSTER, "Miser"]
    assert call_in([on_offer["Miser"]])[0].name == "Miser"
    with pytest.raises(UnknownBot, match="two_bots_of_one_name"):
        offered([miser, "exec:./Miser"])


WRONG = {
    "syntax": ("class Bot(:", "Bot", "is broken: SyntaxError: "),
    "import": ("import nothing_of_this_name", "Bot", "is broken: ModuleNotFoundError: "),
    "other class": ("class Bot:\n    def choose(self, view, chance): ...", "Cat", "a colon: Bot"),
    "no class": ("class Bot:\n    def choose(self, view, chance): ...", "", "bot.py:Bot"),
    "no bots": ("", "Bot", "has no bot: a bot is a class with a method choose"),
    "no bots at all": ("class Other: ...", "", "has no bot: a bot is a class with a method choose"),
    "ends itself": ("import sys\nsys.exit(5)", "Bot", "is broken: SystemExit: 5"),
    "no choose": ("class Bot: ...", "Bot", "a class with a method choose(self, view, chance)"),
    "choose is no method": ("class Bot:\n    choose = 3", "Bot", "a class with a method choose"),
    "needs": (
        "class Bot:\n    def choose(self, table): ...",
        "Bot",
        "answers choose(view, chance)",
    ),
    "made with": (
        "class Bot:\n    def __init__(self, depth): ...\n    def choose(self, view, chance): ...",
        "Bot",
        "made without arguments",
    ),
    "has no room for a name": (
        "class Bot:\n    __slots__ = ()\n    def choose(self, view, chance): ...",
        "Bot",
        "has no attribute 'name'",
    ),
    "fails at once": (
        "class Bot:\n    def __init__(self): 1 / 0\n    def choose(self, view, chance): ...",
        "Bot",
        "ZeroDivisionError",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_file_without_manners_names_itself(tmp_path: Path, case: str) -> None:
    text, name, said = WRONG[case]
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UnknownBot) as error:
        call_in([f"{file}:{name}" if name else str(file)])
    assert said in told(error.value)
    assert "bot.py" in told(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot) as error:
        call_in([f"{tmp_path}/none.py:Bot"])
    assert told(error.value).endswith("cannot be read: no such file or directory")


def test_a_bot_that_fails_says_where(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n    def choose(self, view, chance):\n        return 1 / 0\n")
    with pytest.raises(BadManners) as error:
        play_game(opened(VARIANTS[0]), call_in([f"{file}:Bot", "random"]), 1)
    assert "has failed: ZeroDivisionError: division by zero" in told(error.value)
    assert "bot.py, 3)" in told(error.value)


@pytest.mark.parametrize("method", ["prepare", "sit_down", "get_up", "choose", "plan", "sentences"])
def test_whatever_fails_in_a_bot_is_told_in_a_line(tmp_path: Path, method: str) -> None:
    """Also what millhand calls where a class happens to have it."""
    methods = {
        "choose": "return view.menu.as_list()[-1]",
        "sit_down": "pass",
        "get_up": "pass",
        method: "raise ValueError(2)",
    }
    asked = {"choose": "view, chance", "plan": "view, chance"}
    lines = [
        f"    def {name}(self, {asked.get(name, '*told')}): {do}" for name, do in methods.items()
    ]
    if method == "sentences":
        lines[-1] = "    sentences = property(lambda self: 1 / 0)"
    file = tmp_path / "bot.py"
    file.write_text("\n".join(["class Bot:", *lines]), encoding="utf-8")
    name = f"{file}:Bot"
    with pytest.raises(BadManners) as error:
        all_that_is_asked(name)
    assert told(error.value).startswith("the bot «Bot» has failed: ")
    assert str(file) in told(error.value)


def all_that_is_asked(name: str) -> None:
    make_sure_all_play([name], opened(TWO))
    sentence_of(name, "en")
    play_game(opened(TWO), call_in([name, "random"]), 1)


def test_manners_are_not_tried_to_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n    def choose(self, view, chance):\n        return 1 / 0\n")
    with pytest.raises(BadManners) as error:
        questions_answered(f"{file}:Bot")
    assert "has failed: ZeroDivisionError" in told(error.value)


def test_a_bot_from_outside_is_always_asked(tmp_path: Path) -> None:
    """Likings are of our own bots: whoever has something of that name means something else."""
    file = tmp_path / "bot.py"
    file.write_text(MISER.replace("from thrift import last", "").replace(
        "return last(view.menu)", "return view.menu.as_list()[-1]\n    likings = ['thrift']"
    ))  # fmt: skip
    table = play_game(opened(TWO), call_in([f"{file}:Miser"] * 2), 1).table
    assert table.is_over()


def test_a_bot_that_is_told_of_its_games_is_so_when_its_manners_are_tried(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "class Bot:\n"
        "    def sit_down(self, opened, seat):\n"
        "        self.seat = seat\n"
        "    def get_up(self, scores, winners):\n"
        "        del self.seat\n"
        "    def choose(self, view, chance):\n"
        "        assert view.seat == self.seat\n"
        "        return view.menu.as_list()[-1]\n"
    )
    assert len(questions_answered(f"{file}:Bot")) == 4


def test_a_bot_that_ends_itself_does_not_end_millhand_unsaid(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "class Bot:\n    def choose(self, view, chance):\n        raise SystemExit(0)\n"
    )
    with pytest.raises(BadManners) as error:
        play_game(opened(VARIANTS[0]), call_in([f"{file}:Bot", "random"]), 1)
    assert "has failed: SystemExit: 0" in told(error.value)


@pytest.mark.long
def test_manners_are_tried_in_a_game_of_every_kind(miser: str) -> None:
    asked = questions_answered(miser)
    assert len(asked) == 4
    assert sum(asked.values()) > 20


def test_a_bot_with_chance_of_its_own_is_caught(tmp_path: Path) -> None:
    file = tmp_path / "moody.py"
    file.write_text(
        "from random import choice\n"
        "class Moody:\n"
        "    def choose(self, view, chance):\n"
        "        return choice(view.menu.as_list())\n",
        encoding="utf-8",
    )
    with pytest.raises(Peeked) as error:
        questions_answered(f"{file}:Moody")
    assert told(error.value).startswith(
        "the bot «Moody» peeks, or has chance of its own: it answers"
    )


# --- installed packages ---


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers two bots, one of them broken."""
    (tmp_path / "thrifty.py").write_text(
        "class Saver:\n"
        "    sentences = {'en': 'Keeps what it has.', 'fr': 'Garde ce qu’il a.'}\n"
        "    def choose(self, view, chance):\n"
        "        return view.menu.as_list()[-1]\n",
        encoding="utf-8",
    )
    folder = tmp_path / "thrifty-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        "[millhand.bots]\nsaver = thrifty:Saver\nspender = thrifty:Spender\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "thrifty", raising=False)


@pytest.mark.usefixtures("installed")
def test_a_bot_of_an_installed_package_goes_by_its_name() -> None:
    bots = call_in(["saver", "random"])
    assert bots[0].name == "saver"
    assert play_game(opened(VARIANTS[0]), bots, 1).table.is_over()
    with pytest.raises(UnknownBot) as error:
        call_in(["spender"])
    assert told(error.value).startswith(
        "the bot «spender» of an installed package (thrifty:Spender) is broken: AttributeError"
    )
    with pytest.raises(UnknownBot) as error:
        call_in(["sever"])
    assert "saver" in told(error.value)


@pytest.mark.usefixtures("installed")
def test_the_package_of_a_bot_decides_how_it_plays(tmp_path: Path) -> None:
    assert deciding(["random", "saver", "saver"]) == ["saver"]
    before = mark_of("saver")
    with (tmp_path / "thrifty.py").open("a", encoding="utf-8") as more:
        more.write("# another version\n")
    assert mark_of("saver") == before, "what was loaded here is still the old one"
    outside._code_of.cache_clear()
    assert mark_of("saver") != before


def test_the_mark_of_what_is_not_there_is_empty(tmp_path: Path) -> None:
    assert mark_of(str(tmp_path)) == mark_of(str(tmp_path / "none.py")) == ""
