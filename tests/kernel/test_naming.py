"""Numbers under the names of pieces, and how words of positions are read."""

import pytest

from millhand.kernel.log import Log
from millhand.kernel.naming import entries_of_the_log, with_names
from millhand.kernel.spelling import index_of, number_in
from millhand.match.opening import open_game
from millhand.shelf import SHELF


def test_facts_are_told_by_id_and_what_stands_for_nothing_is_empty():
    names = {"card": ["port", "ship"], "place": ["leek"]}
    facts = {"card": 1, "place": -1, "money": 7, "open": True, "words": "stop"}
    assert with_names(facts, names) == {
        "card": "ship",
        "place": "",
        "money": 7,
        "open": True,
        "words": "stop",
    }
    assert with_names({"card": 2}, names) == {"card": ""}


def test_a_log_is_read_entry_by_entry():
    table = open_game(SHELF, "workshop", 2).lay()
    assert entries_of_the_log(table) == []
    table.log = Log()
    table.log.add(3, 1, 4, 1, 5)
    table.log.add(9, 2, 6, 5, 3)
    assert entries_of_the_log(table) == [[3, 1, 4, 1, 5], [9, 2, 6, 5, 3]]


def test_one_number_between_its_bounds_is_read():
    assert number_in(["12"], 0, 12) == 12
    assert number_in(["-3"], -10, 0) == -3


@pytest.mark.parametrize("words", [[], ["1", "2"], ["x"], ["²"], ["--1"], ["1.5"], ["13"], ["-1"]])
def test_any_other_number_is_explained(words):
    with pytest.raises(ValueError, match=r"one number is needed|is not between 0 and 12"):
        number_in(words, 0, 12)


def test_an_unknown_name_is_answered_with_the_known_ones():
    assert index_of(["leek", "stone"], "stone") == 1
    with pytest.raises(ValueError, match="«derby» is unknown; known are leek, stone"):
        index_of(["leek", "stone"], "derby")
