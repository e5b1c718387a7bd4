"""Bots: what they are given, what they may answer, how they are hired."""

import sys
from collections import Counter
from gc import get_referents
from pathlib import Path
from runpy import run_path
from types import ModuleType

import pytest
from bots.who_plays import CASES, variants_of
from kernel.menus import menu_of
from laws.watching import VARIANTS, opened
from table_talk import told

from millhand.arena.selfplay import play_game
from millhand.arena.variants import Variant
from millhand.bots import judges, levels, roster
from millhand.bots.bot import MenuBot, View
from millhand.bots.judges import NoWeights
from millhand.bots.roster import QUICK, ROSTER, UnknownBot, hire, make_sure_they_play
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.match.match import digest
from millhand.shelf import SHELF
from millhand.words.catalogue import LOCALES

MENU_BOTS = ["random", "rambler"]
every_bot = pytest.mark.parametrize("name", ROSTER)


def first_table(variant: Variant) -> tuple[Table, int, Menu]:
    table, menu = opened(variant).lay(), Menu()
    deal(table, Chance(1))
    seat = next(seat for seat in range(variant.players) if table.asked() >> seat & 1)
    table.menu(seat, menu)
    return table, seat, menu


@pytest.mark.long
@pytest.mark.parametrize(("name", "game"), CASES)
def test_a_bot_answers_from_the_menu(name: str, game: str) -> None:
    for variant in variants_of(game, name)[::5]:
        table, seat, menu = first_table(variant)
        before = digest(table)
        [bot] = hire([name])
        view = View(opened(variant), table, seat, menu)
        for seed in range(20 if name in MENU_BOTS else 1 + (name in QUICK)):
            assert menu.holds(bot.choose(view, Chance(seed)))
        assert digest(table) == before, f"{name} has touched the table"


@every_bot
def test_a_bot_answers_the_same_with_the_same_chance(name: str) -> None:
    variant = next((one for game in SHELF for one in variants_of(game, name)), None)
    if variant is None:
        pytest.skip("too slow without a compiled engine")
    table, seat, menu = first_table(variant)
    [bot], [again] = hire([name]), hire([name])
    view = View(opened(variant), table, seat, menu)
    for seed in range(20 if name in MENU_BOTS else 1 + (name in QUICK)):
        assert bot.choose(view, Chance(seed)) == again.choose(view, Chance(seed))


@every_bot
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert hire([name])[0].name == name


@pytest.mark.parametrize("name", MENU_BOTS)
def test_bots_that_need_only_the_menu_say_so(name: str) -> None:
    assert isinstance(hire([name])[0], MenuBot)


def test_random_and_rambler_differ_in_how_they_weigh_kinds() -> None:
    by_word = {verb.word: verb for verb in opened(VARIANTS[0]).game.verbs()}
    build, link = by_word["build"].kind, by_word["link"].kind
    menu = menu_of([(build, [1, 2, 3, 4]), (link, [9])])
    view = View(opened(VARIANTS[0]), opened(VARIANTS[0]).lay(), 0, menu)
    met = {}
    for bot in hire(["random", "rambler"]):
        chance = Chance(5)
        met[bot.name] = Counter(bot.choose(view, chance) for _ in range(2_000))
    assert 320 < met["random"][9] < 480
    assert 900 < met["rambler"][9] < 1100


def test_a_view_shows_what_the_seat_may_see_and_no_table() -> None:
    for variant in VARIANTS[:3]:
        table, seat, menu = first_table(variant)
        view = View(opened(variant), table, seat, menu)
        assert view.sight() == opened(variant).sight(table, seat)
        assert not any(isinstance(value, Table) for value in vars(view).values())


def things_behind(view: View) -> dict[int, object]:
    """Whatever can be reached from a view: attributes, what functions have kept, entries."""
    found: dict[int, object] = {}
    left: list[object] = [view]
    while left:
        one = left.pop()
        if id(one) not in found and not isinstance(one, ModuleType | type):
            found[id(one)] = one
            left += [thing for thing in get_referents(one) if not is_module(thing)]
    return found


def is_module(thing: object) -> bool:
    return isinstance(thing, dict) and "__name__" in thing


def test_a_curious_bot_finds_only_an_imagined_table_behind_its_view() -> None:
    for variant in VARIANTS[::6]:
        table, seat, menu = first_table(variant)
        view = View(opened(variant), table, seat, menu)
        found = [one for one in things_behind(view).values() if isinstance(one, Table)]
        assert found
        assert all(one is not table for one in found)
        for other in found:
            assert opened(variant).sight(other, seat) == view.sight()


def test_a_table_behind_a_view_is_imagined_as_the_real_one_would_be() -> None:
    for variant in VARIANTS[::6]:
        table, seat, menu = first_table(variant)
        view = View(opened(variant), table, seat, menu)
        for seed in range(5):
            straight = resample(table, seat, Chance(seed))
            assert digest(view.imagine(Chance(seed))) == digest(straight)


def test_an_imagined_table_looks_like_the_real_one_and_is_not_it() -> None:
    table, seat, menu = first_table(VARIANTS[0])
    view = View(opened(VARIANTS[0]), table, seat, menu)
    imagined = [view.imagine(Chance(seed)) for seed in range(5)]
    assert all(opened(VARIANTS[0]).sight(other, seat) == view.sight() for other in imagined)
    assert len({digest(other) for other in [table, *imagined]}) > 4


@pytest.mark.parametrize("language", LOCALES)
@every_bot
def test_every_bot_has_a_sentence_in_every_language(name: str, language: str) -> None:
    sentence = ROSTER[name].sentences[language]
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0


def test_the_roster_goes_from_the_weakest_to_the_strongest() -> None:
    assert list(ROSTER) == ["random", "rambler", "greedy", "canny", "shrewd", "master"]


def test_a_new_bot_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "idle.py").write_text(
        "class Idle:\n"
        "    name, rank = 'idle', 5\n"
        "    sentences = {'en': 'Takes the first.', 'fr': 'Prend le premier.'}\n"
        "    def choose(self, view, chance):\n"
        "        return int(view.menu.choices[0])\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(levels, "__path__", [*levels.__path__, str(tmp_path)])
    grown = run_path(roster.__file__)
    assert list(grown["ROSTER"]) == ["random", "idle", *list(ROSTER)[1:]]
    idle = grown["hire"](["idle"])
    assert play_game(opened(VARIANTS[0]), idle * VARIANTS[0].players, 1).table.is_over()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class Oops(:", "SyntaxError: "),
        ("import nothing_of_this_name", "ModuleNotFoundError: "),
        ("class Oops:\n    name, rank = 'oops', 5", "AttributeError: "),
        ("class Oops:\n    name, rank, sentences = 'oops', 5, {}", "KeyError: 'en'"),
        ("class Oops:\n    name, rank = 'oops', 'high'", "TypeError: "),
    ],
)
def test_a_broken_file_names_itself_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    (tmp_path / "oops.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(levels, "__path__", [*levels.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, f"{levels.__name__}.oops", raising=False)
    grown = run_path(roster.__file__)
    assert list(grown["ROSTER"]) == list(ROSTER)
    with pytest.raises(grown["UnknownBot"]) as error:
        grown["hire"](["oops"])
    assert told(error.value).startswith(f"the bot file oops.py is broken: {why}")
    monkeypatch.delitem(sys.modules, f"{levels.__name__}.oops", raising=False)


def test_a_bot_without_weights_is_told_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "leagues_of", lambda game: {})
    make_sure_they_play(["random", "rambler"], opened(VARIANTS[0]))
    with pytest.raises(NoWeights) as error:
        make_sure_they_play(["random", "canny"], opened(VARIANTS[0]))
    assert told(error.value).startswith(f"no weights for canny in {VARIANTS[0].game}")
    with pytest.raises(UnknownBot, match="idle"):
        make_sure_they_play(["idle"], opened(VARIANTS[0]))


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as error:
        hire(["random", "idle"])
    assert told(error.value).startswith("unknown bot «idle»; the bots are random, rambler")
