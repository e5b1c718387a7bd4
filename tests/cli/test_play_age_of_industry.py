"""Age of Industry at the prompt: what a newcomer reads, and that nobody is ever stuck."""

import pytest

SEA = ("play", "age_of_industry", "--seed", 5, "--option", "map=new_england")
LAND = ("play", "age_of_industry", "--seed", 3)


def test_a_reconstructed_map_is_called_one(millhand):
    for board, said in ((SEA, "new_england"), (LAND, "germany")):
        out = millhand(*board).out
        assert "this map and most figures of the mat are a reconstruction" in out
        assert f'"millhand board show age_of_industry {said}"' in out


def test_the_board_tells_of_the_sea_the_deck_and_how_everybody_stands(millhand):
    out = millhand(*SEA, said="board\nscore\nmat\n").out
    assert "Coal on the demand table: 6 cubes, the next one costs $1." in out
    assert "   Market of the Gulf of Maine: cotton, once a ship stands there." in out
    assert "Coal imports:\n   Gulf of Maine, slot 1: 3 cubes." in out
    assert "Deck: 54 cards." in out
    assert "0 points if it ended now, 5 cards, rails left: 12" in out
    assert "\nRails: nothing." in out
    assert "Red> Red: 0 points if it ended now." in out
    assert 'What each tile costs and brings: type "rule 6.2".' in out


def test_prices_and_loans_are_told_before_and_with_a_move(millhand):
    out = millhand(*LAND, said="bohemia\n1\n").out
    assert "build coal mine 1 in Bohemia, slot 1, taking 1 loan: $1\n" in out
    assert "Red takes 1 loan. Red receives $10 as a loan. Red pays $1 for the tile." in out


@pytest.mark.parametrize(
    ("language", "rail", "loans"),
    [
        ("en", "build a rail (", "take a loan beyond need"),
        ("fr", "construire un rail (", "prendre un emprunt sans nécessité"),
    ],
)
def test_rails_are_called_rails(millhand, language, rail, loans):
    out = millhand(
        *LAND, "--language", language, said="build berlin.1 cotton_mill with cotton_mill\n\n"
    ).out
    assert rail in out
    assert loans in out


WRONG = [
    "nonsense",
    "build",
    "build nowhere.1 port",
    "build {town}.3 factory with ship",
    "link {town}",
    "link {town} rome",
    "sell {town}.3",
    "repay 99",
    "repay",
    "borrow 12",
    "draw queen",
    "done",
    "stop",
    "pass free",
    "why done",
    "pourquoi",
    "rule 99",
    "0",
    "999",
    "",
    "back",
    "undo",
    "langue",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("board", "players", "town"), [(SEA, 5, "boston"), (LAND, 4, "berlin")])
def test_nothing_that_is_typed_breaks_the_prompt(millhand, board, players, town, language):
    typed = "".join(f"{line}\n" for line in WRONG).format(town=town)
    ran = millhand(*board, "--players", players, "--language", language, said=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("AI-3.4 ") == 2
    for number in ("AI-1.5", "AI-4.2", "AI-13.2", "AI-15.1", "AI-18.1", "M-2"):
        assert f"   {number} " in ran.out


@pytest.mark.long
@pytest.mark.parametrize("board", [SEA, LAND])
def test_whoever_always_takes_the_first_line_reaches_the_end(millhand, board):
    ran = millhand(*board, "--players", 5, "--language", "fr", said="1\n\n" * 600)
    assert "La partie est terminée." in ran.out
    assert ran.code == 0
