"""What things are called, for whoever draws a table."""

import pytest

from millhand.match.agreement import open_game
from millhand.shelf import SHELF
from millhand.words.legend import legend

TABLES = [
    ("birmingham", []),
    ("lancashire", []),
    ("workshop", []),
    ("age_of_industry", ["map=germany"]),
    ("age_of_industry", ["map=new_england"]),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_place_and_industry_of_a_drawing_has_a_name(game, options, language):
    drawing = open_game(SHELF, game, 3, options, None).drawing()
    names = legend(language, game)
    places = {place["id"] for place in drawing["places"]}
    industries = {row["industry"] for row in drawing["mats"]}
    assert places <= names["place"].keys()
    assert industries <= names["industry"].keys()
    assert all(name for kind in names.values() for name in kind.values())


def test_names_are_in_the_language_asked_for():
    assert legend("en", "birmingham")["industry"]["coal_mine"] == "coal mine"
    assert legend("fr", "birmingham")["industry"]["coal_mine"] == "mine de charbon"
