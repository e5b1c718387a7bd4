"""Lancashire at the prompt: what is told at the beginning, in debt, in a sale, and on demand."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from shlex import split

import pytest
from lancashire.tables import at

from millhand.cli import main
from millhand.cli.play.evening import Evening
from millhand.cli.play.talk import Talk
from millhand.games.lancashire.face import GAME
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.shelf import SHELF

DEBT = (
    "order red blue yellow; red owes 5; red money 0; red income 4"
    "; red port-1 at preston.1; red cotton_mill-1 at bolton.1 flipped"
)
SALE = (
    "order red blue yellow; red hand wigan bury port; red cotton_mill-1 at colne.1"
    "; red cotton_mill-1 at burnley.1; blue link colne yorkshire; blue link burnley colne"
    "; distant -1 -2"
)


@pytest.fixture
def told(capsys, monkeypatch):
    """What is told at the prompt to somebody who sits down, says some lines and leaves."""

    def tell(match: Match, *lines: str, language: str = "en") -> str:
        left: Iterator[str] = iter(["", *lines, "quit", ""])
        monkeypatch.setattr(Talk, "_line", lambda talk, prompt: next(left))
        names = ["you"] * match.opened.players
        Evening(match, names, Dealer(1), Talk(language, "lancashire", aside=False), None).run()
        return capsys.readouterr().out

    return tell


def opened(players: int, *options: str) -> Match:
    return Match(open_game(SHELF, "lancashire", players, options))


# --- the beginning ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "lines"),
    [
        (3, [], ["rules of which edition: the summary that millhand was given"]),
        (2, [], ["rules of which edition: the edition of 2007"]),
        (4, ["preset=roxley_2018"], ["rules of which edition: the edition of 2018"]),
        (
            3,
            ["preset=classic_2007", "develop_min=2", "overbuild_cards=1"],
            [
                "rules of which edition: the edition of 2007",
                "least number of tiles in a development: 2",
            ],
        ),
    ],
)
def test_the_preset_is_told_and_what_departs_from_it(told, players, options, lines):
    head = told(opened(players, *options)).partition("Red: at this keyboard")[0]
    told_of = [line for line in head.split("\n")[2:-1] if ": " in line and line[0].islower()]
    assert told_of == lines


@pytest.mark.parametrize(
    ("language", "said", "why"),
    [
        ("en", "The later edition: cards are marked", "The summary is for three or four players."),
        ("fr", "L’édition suivante\u00a0: les cartes", "Le résumé est fait pour trois ou quatre"),
    ],
)
def test_a_preset_speaks_and_two_players_are_told_why_theirs_is_another(told, language, said, why):
    four = told(opened(4, "preset=roxley_2018"), language=language)
    assert said in four
    assert why not in four
    assert why in told(opened(2), language=language)


def test_where_a_preset_cannot_be_played_alone_every_option_is_told(told):
    out = told(opened(3, "preset=roxley_2018", "deck_mode=random_removal"))
    assert "how the deck is made: cards are set aside at random" in out
    assert "when incomes are paid: at the end of a round, but not of the last" in out


# --- on demand --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_lies_open_is_told(told, players, language):
    orders = ["board", "hand", "mat", "score", "log", "help", "rule 12.3", "why", "why sell"]
    out = told(opened(players), *orders, language=language)
    market = {"en": "Distant market: space 1", "fr": "Marché extérieur\u00a0: case 1"}[language]
    assert market in out
    assert "BL-12.3" in out


# --- debts and sales --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "debt", "line"),
    [
        ("en", "You still owe £5.", "give up the tile in Bolton, slot 1: £6"),
        (
            "fr",
            "Vous devez encore 5\u00a0£.",
            "céder la tuile qui se trouve à Bolton, case 1\u00a0: 6\u00a0£",
        ),
    ],
)
def test_who_is_in_debt_is_told_how_much_and_what_tiles_bring(told, language, debt, line):
    out = told(at(DEBT), language=language)
    assert debt in out
    assert line in out


def test_nobody_else_is_told_of_a_debt(told):
    assert "still owe" not in told(at("red hand wigan bury"))


def test_after_a_turned_tile_the_next_sale_is_asked_for(told):
    out = told(at(SALE), "sell colne.1 with bury", "", "sell burnley.1", "")
    assert "Please sell more cotton, or say that it is enough:" in out
    assert "Red turns a distant tile: −1." in out
    assert "Red turns a distant tile: −2." in out


def test_no_distant_tile_is_foretold(told):
    out = told(at(SALE), "sell colne.1", "2", "back")
    assert "Your move: sell colne.1 with bury" in out
    assert "Red discards the Bury card." in out
    assert "distant tile" not in out


def test_how_to_go_on_names_the_board(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    text = GAME.boards()["lancashire"].replace('id = "lancashire"', 'id = "home"')
    Path("our board.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", StringIO("pass with\n1\n\nquit\nours.mill\n"))
    assert main(["play", "lancashire", "--seed", "1", "--board", "our board.toml"]) == 0
    out = capsys.readouterr().out
    again = "millhand play lancashire --resume ours.mill --board 'our board.toml'"
    assert out.rstrip().endswith(again)
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(split(again)[1:]) == 0
