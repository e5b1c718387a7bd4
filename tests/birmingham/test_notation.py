"""Moves of Birmingham as texts."""

from itertools import permutations

import pytest
from birmingham.games_played import TABLES, played
from table_talk import allowed, given, play, refused, say, tile, told

from millhand.kernel.table import DEALER
from millhand.match.agreement import open_game
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.shelf import SHELF


@TABLES
def test_what_is_written_is_read_as_the_same_move(players: int, options: list[str]) -> None:
    for seed in range(3):
        match = played(players, options, seed)
        for move in match.journal:
            assert read_move(match.opened, move.seat, write_move(match.opened, move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "build dudley.1 coal_mine-1 with dudley",
        "link dudley birmingham with stafford link birmingham oxford beer burton_on_trent.2",
        "link kidderminster farm_brewery_south worcester with stafford",
        "develop coal_mine-1 with stafford develop coal_mine-2 iron dudley.2",
        "sell worcester.1 with dudley to gloucester.1 beer gloucester.1 bonus brewery",
        "scout with dudley stafford pottery",
        "give_up dudley.1",
        "stop",
    ],
)
def test_texts_are_read_and_written_again(text: str) -> None:
    opened = open_game(SHELF, "birmingham", 2)
    move = read_move(opened, 0, text)
    assert read_move(opened, 0, write_move(opened, move)) == move
    if "scout" not in text:
        assert write_move(opened, move) == text


def test_capitals_and_commas_do_not_matter() -> None:
    match = given("red hand dudley")
    plain = say(match, "red", "build dudley.1 coal_mine with dudley")
    assert say(match, "red", " Build  DUDLEY.1, coal_mine,with Dudley ") == plain


RAILS = (
    "rail; red money 50; red hand dudley stafford; red brewery-2 at walsall.2"
    "; red coal_mine-2 at dudley.1 holding 1; blue coal_mine-2 at burton_on_trent.1"
    "; blue coal_mine-3 at cannock.2; blue link stone burton_on_trent; blue link stafford cannock"
    "; red cotton_mill-2 at stone.1"
)
"""The first rail's coal can only come from Dudley, the second's from Burton or Cannock."""

FIRST, SECOND = "link dudley birmingham", "link stone stafford"


@pytest.mark.parametrize(
    "sources",
    [
        "coal cannock.2",
        "coal dudley.1 cannock.2",
        "coal cannock.2 beer walsall.2",
        "coal dudley.1 coal cannock.2 beer walsall.2",
        "beer walsall.2 coal dudley.1 cannock.2",
    ],
)
def test_sources_may_be_named_where_only_one_is_left(sources: str) -> None:
    match = given(RAILS)
    play(match, "red", f"{FIRST} {SECOND} with dudley {sources}")
    assert tile(match, "dudley.1")["flipped"]
    assert tile(match, "cannock.2")["cubes"] == 3
    assert tile(match, "walsall.2")["cubes"] == 1
    assert write_move(match.opened, match.journal[-1]) == (
        f"{FIRST} with dudley {SECOND} coal cannock.2"
    )


@pytest.mark.parametrize(
    ("sources", "number"),
    [
        ("", "M-3"),
        ("coal dudley.1", "M-3"),
        ("coal dudley.1 dudley.1", "BB-7.2"),
        ("coal dudley.1 cannock.2 burton_on_trent.1", "M-4"),
        ("coal dudley.1 cannock.2 beer stafford.1", "BB-7.8"),
        ("coal cannock.2 cannock.2", "BB-7.2"),
        ("coal cannock.2 iron cannock.2", "M-4"),
    ],
)
def test_wrong_or_missing_sources_are_refused(sources: str, number: str) -> None:
    refused(given(RAILS), "red", f"{FIRST} {SECOND} with dudley {sources}", number)


def test_the_only_mine_may_be_named() -> None:
    text = "red hand birmingham; blue coal_mine-1 at dudley.1; blue link dudley birmingham"
    move = "build birmingham.2 manufacturer with birmingham"
    match = given(text)
    allowed(match, "red", f"{move} coal dudley.1")
    refused(match, "red", f"{move} coal cannock.2", "BB-7.2", slot="cannock.2")
    assert match.settled(say(match, "red", f"{move} coal dudley.1")) == match.settled(
        say(match, "red", move)
    )


def test_the_only_merchant_and_the_only_brewery_may_be_named() -> None:
    match = given(
        "red hand dudley; blue link worcester gloucester; merchant gloucester.1 any empty"
        "; merchant gloucester.2 blank; red cotton_mill-1 at worcester.1"
        "; red brewery-1 at walsall.2"
    )
    move = "sell worcester.1 with dudley"
    for named in ("", " to gloucester.1", " beer walsall.2", " beer walsall.2 to gloucester.1"):
        allowed(match, "red", move + named)
    refused(match, "red", f"{move} to gloucester.2", "BB-12.2", merchant="gloucester.2")
    refused(match, "red", f"{move} beer gloucester.1", "BB-7.8", merchant="gloucester.1")
    refused(match, "red", f"{move} beer stafford.1", "BB-7.8", slot="stafford.1")


def test_the_only_tile_of_a_bonus_may_be_named() -> None:
    others = ("cotton_mill", "manufacturer", "coal_mine", "iron_works")
    text = "red hand dudley; blue link worcester gloucester; merchant gloucester.1 any"
    text += "; red cotton_mill-1 at worcester.1" + "".join(
        f"; red mat {one} none" for one in others
    )
    for named in ("", " bonus brewery"):
        allowed(given(text), "red", f"sell worcester.1 with dudley{named}")
    refused(given(text), "red", "sell worcester.1 with dudley bonus pottery", "BB-12.8")


def test_works_that_will_all_be_used_up_may_be_named_in_any_order() -> None:
    text = "red money 60; red hand birmingham; red mat manufacturer 8"
    text += "; red iron_works-1 at dudley.2 holding 1; blue iron_works-1 at walsall.1 holding 1"
    move = "build birmingham.2 manufacturer with birmingham"
    for works in ("", " iron dudley.2 walsall.1", " iron walsall.1 dudley.2", " iron walsall.1"):
        allowed(given(text), "red", move + works)
    refused(given(text), "red", f"{move} iron walsall.1 walsall.1", "BB-7.6", slot="walsall.1")


def test_parts_may_stand_in_any_order() -> None:
    match = given(
        "red hand dudley; blue link worcester gloucester; merchant gloucester.1 any"
        "; merchant gloucester.2 any; red cotton_mill-1 at worcester.1; red brewery-1 at walsall.2"
    )
    parts = ["with dudley", "to gloucester.2", "beer gloucester.2", "bonus iron_works"]
    settled = {
        match.settled(say(match, "red", " ".join(["sell worcester.1", *order])))
        for order in permutations(parts)
    }
    assert len(settled) == 1
    allowed(match, "red", " ".join([*parts, "sell worcester.1"]))


def test_two_of_three_ends_name_a_connection() -> None:
    match = given("red hand dudley")
    said = {
        say(match, "red", f"link {ends} with dudley")
        for ends in (
            "kidderminster worcester",
            "worcester kidderminster",
            "farm_brewery_south worcester",
            "kidderminster-farm_brewery_south-worcester",
        )
    }
    assert len(said) == 1


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("", "an empty line is no move"),
        ("   ", "an empty line is no move"),
        (",", "an empty line is no move"),
        ("dance with dudley", "build, link, develop"),
        ("dudley.1 coal_mine", "«dudley.1» begins no move"),
        ("build", "must be followed by a name"),
        ("build dudley.1", "say it so: build"),
        ("build dudley.9 coal_mine with dudley", "dudley.2"),
        ("build atlantis.1 coal_mine", "belper.1"),
        ("build dudley.1 port", "cotton_mill, manufacturer, pottery"),
        ("build dudley.1 coal_mine-x with dudley", "«coal_mine-x» is no tile"),
        ("build dudley.1 coal_mine- with dudley", "«coal_mine-» is no tile"),
        ("build dudley.1 coal_mine-² with dudley", "«coal_mine-²» is no tile"),
        ("build dudley.1 coal_mine brewery with dudley", "say it so: build"),
        ("link dudley", "no connection joins dudley"),
        ("link dudley dudley", "no connection joins dudley, dudley"),
        ("link dudley oxford", "no connection joins dudley, oxford"),
        ("link dudley atlantis", "there is no place «atlantis»; there are"),
        ("link", "must be followed by a name"),
        ("develop ship", "cotton_mill"),
        ("develop coal_mine-x", "«coal_mine-x» is no tile"),
        ("sell dudley", "dudley.1"),
        ("pass with wildlocation", "wild_location"),
        ("pass dudley", "nothing follows «pass»"),
        ("borrow 30", "nothing follows «borrow»"),
        ("scout with", "must be followed by a name"),
        ("sell worcester.1 to oxford", "oxford.1"),
        ("sell worcester.1 beer oxford", "oxford.1"),
        ("give_up", "must be followed by a name"),
        ("build dudley.1 coal_mine with dudley coal oxford.1", "«coal» knows no «oxford.1»"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_is_known(text: str, known: str) -> None:
    opened = open_game(SHELF, "birmingham", 2)
    with pytest.raises(Unreadable) as error:
        read_move(opened, 0, text)
    assert known in told(error.value)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("shuffle dudley", "turn_order, merchant_tiles, deck"),
        ("deck dudley wild_place", "wild_location"),
        ("turn_order red green", "red, blue"),
        ("", "an empty line is no move"),
    ],
)
def test_a_deal_that_cannot_be_read_is_answered_too(text: str, known: str) -> None:
    opened = open_game(SHELF, "birmingham", 2)
    with pytest.raises(Unreadable) as error:
        read_move(opened, DEALER, text)
    assert known in told(error.value)
