"""Moves and positions as text."""

import re

import pytest
from age_of_industry.tables import germany, new_england
from table_talk import say, table, told

from millhand.match.match import digest
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF

SHELF_GAME = "age_of_industry"


@pytest.mark.parametrize(
    "text",
    [
        "build hamburg.1 port-1 loans 1 with green",
        "build hamburg.1 port loans 0",
        "combine berlin.1 cotton_mill with ship coal poland.1 iron berlin.2",
        "borrow borrow",
        "link hamburg bremen loans 2",
        "sell berlin.1 to hamburg.1 sell berlin.2 to market_poland stop",
        "develop factory-0 with grey",
        "draw deck",
        "draw cotton_mill",
        "pass with orange",
        "pass free",
        "repay 12",
        "done",
    ],
)
def test_a_move_is_written_as_it_is_read(text):
    opened = SHELF[SHELF_GAME].open(2, {})
    move = read_move(opened, 0, text)
    assert write_move(opened, move) == text
    assert read_move(opened, 0, write_move(opened, move)) == move


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dance", "begins no move"),
        ("build rome.1 port", "no slot «rome.1»"),
        ("build hamburg.1 brewery", "no industry «brewery»"),
        ("build hamburg.1", "say it so: build hamburg.1 port"),
        ("build hamburg.1 port-x", "is no tile"),
        ("build hamburg.1 port loans", "a number is missing"),
        ("build hamburg.1 port loans ²", "one number"),
        ("link hamburg rome", "no place «rome»"),
        ("link hamburg munchen", "no connection joins"),
        ("borrow 10", "not between 1 and 9"),
        ("borrow ²", "one number is needed"),
        ("repay 31", "not between 1 and 30"),
        ("repay all", "one number is needed"),
        ("link berlin", "no connection joins berlin; there are .*poland berlin"),
        ("link berlin dresden leipzig", "no connection joins berlin, dresden, leipzig"),
        ("draw queen", "knows no «queen»"),
        ("sell", "must be followed"),
        ("pass now", "nothing follows"),
        ("develop ship-²", "is no tile"),
    ],
)
def test_what_is_no_move_is_explained(text, said):
    with pytest.raises(Unreadable) as error:
        read_move(SHELF[SHELF_GAME].open(2, {}), 0, text)
    assert re.search(said, told(error.value))


def test_borrow_and_repay_with_a_number_are_so_many_loans_and_else_one():
    match = germany("red hand mauve")
    assert len(say(match, "red", "borrow 4").choices) == 4
    assert say(match, "red", "borrow") == say(match, "red", "borrow 1")
    assert say(match, "red", "repay") == say(match, "red", "repay 1")


@pytest.mark.parametrize(
    "text",
    [
        "red hand none; red known ship",
        "red hand ship; red known ship ship",
        "deck ship ship ship ship ship ship ship",
        "red hand port port port port",
        "market market_poland rome",
        "market market_rome cotton",
        "market market_poland none used",
        "import gulf_of_maine 2",
        "display ship ship ship",
        "red port-1 at hamburg.3",
        "red factory-0 at hamburg.3",
        "red port-1 at hamburg.1; blue port-1 at hamburg.1",
        "red port-1 at hamburg.1; red port-1 at hamburg.2; red port-1 at bremen.1",
        "red port-1 at hamburg.1 holding 2",
        "red coal_mine-1 at poland.1 holding 4",
        "red port-2 at hamburg.1; red mat port 1",
        "red link hamburg bremen; blue link hamburg bremen",
        "red links 13",
        "red links 0; red link hamburg bremen",
        "red money x",
        "red dances",
        "queen money 3",
        "order red red",
        "idle perhaps",
        "actions 3",
        "red hand ship ship ship ship ship ship port port port factory",
    ],
)
def test_what_is_no_position_is_explained(text):
    with pytest.raises(Unreadable) as error:
        germany(text)
    assert re.search(r"«|contradicts", told(error.value))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("round 1; actions 2", "actions left: 1 at most"),
        ("red to repay; red money 20; red loans 2; actions 1", "actions left: 0 at most"),
        ("actions 1; played 4", "actions played: 3 at most"),
        ("round 3; blue to act; played 9", "actions played: 8 at most"),
        ("red spent 3", "red has not acted in this round and cannot have spent 3"),
        ("blue to act; blue spent 1; red spent 1", "blue has not acted"),
        ("red to repay; red money 20", "no loan that could be repaid"),
        ("red to repay; red loans 1; red money 9", "no loan that could be repaid"),
        ("red to draw; deck none; display ship; red hand ship", "choose a second card"),
        ("red to draw; red hand none", "choose a second card"),
        ("borrowed 1; red hand none; red loans 1", "red can pay for nothing now"),
        ("borrowed 1; red to repay; red loans 1; red money 10", "red can pay for nothing now"),
        ("idle no", "nobody has acted"),
        ("actions 1; idle yes; red hand ship", "who could not pass without a discard"),
        ("red to draw; red hand ship; idle yes", "who could not pass without a discard"),
        ("display ship none", "the face-up cards are filled up"),
        ("red to draw; red hand ship; display none none", "the face-up cards are filled up"),
        ("red cotton_mill-1 at koln.1; red factory-3 at koln.2", "tiles of red at koln: 1 at most"),
        (
            "red cotton_mill-1 at berlin.1; red factory-3 at berlin.2; red factory-3 at berlin.3",
            "tiles of red at berlin: 2 at most",
        ),
    ],
)
def test_what_cannot_be_is_no_position(text, said):
    with pytest.raises(Unreadable) as error:
        germany(text)
    assert said in told(error.value)


SHIP = "blue port-1 at boston.1; blue ship-2 at massachusetts_bay.1"
WANTED = "market market_massachusetts_bay cotton"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("blue ship-2 at massachusetts_bay.1", "no sea lane leads from massachusetts_bay.1"),
        ("import massachusetts_bay 3", "without a ship the import of massachusetts_bay is full"),
        (f"{SHIP}; import massachusetts_bay 5", "5 is not between 0 and 4"),
        (f"{WANTED} used", "without a ship the market of massachusetts_bay is not used"),
        (f"{SHIP} flipped; {WANTED} used", "its import or its market is not used up"),
        (f"{SHIP} flipped; import massachusetts_bay 0; {WANTED}", "is not used up"),
        (f"{SHIP}; import massachusetts_bay 0; {WANTED} used", "so the ship is flipped"),
    ],
)
def test_ships_imports_and_markets_must_fit(text, said):
    with pytest.raises(Unreadable) as error:
        new_england(text)
    assert said in told(error.value)


def test_a_later_ship_may_stand_unflipped_where_all_is_used_up():
    text = SHIP.replace("ship-2", "ship-3")
    new_england(f"{text}; import massachusetts_bay 0; {WANTED} used")


def test_a_round_is_idle_where_everybody_could_have_passed_for_nothing():
    assert table(germany("blue to act; red hand none"))["everybody_has_passed"]
    assert not table(germany("blue to act; red hand ship"))["everybody_has_passed"]
    assert not table(germany("blue to act; red hand none; idle no"))["everybody_has_passed"]
    empty = germany("blue to act; red hand ship; deck none; display none none")
    assert table(empty)["everybody_has_passed"]


def test_face_up_cards_are_dealt_beside_a_deck_and_not_beside_none():
    assert len(table(germany("deck port port; display ship"))["display"]) == 2
    assert table(germany("deck none; display ship"))["display"] == ["ship"]


@pytest.mark.parametrize(
    "match",
    [
        germany("red to draw; red hand ship; red known ship; display none brown", 3),
        germany("red to repay; red money 20; red loans 2", 5),
        germany("borrowed 3; red money 30; red loans 3"),
        germany("blue to act; idle no; red spent 4; blue gone factory 2; discards ship; coal 2"),
        new_england(
            "blue port-1 at boston.1 flipped; blue ship-2 at cape_cod_bay.1; import cape_cod_bay 1"
            "; red coal_mine-1 at pennsylvania.2 holding 2; market market_cape_cod_bay both used",
            4,
        ),
    ],
    ids=["drawing", "repaying", "borrowing", "figures", "sea"],
)
def test_a_position_is_read_as_it_was_written(match):
    text = write_position(match.opened, match.table)
    opened, table = read_position(SHELF, text)
    assert digest(table) == match.digest
    assert write_position(opened, table) == text


def test_there_are_three_tokens_without_demand():
    markets = ("denmark", "russia", "poland", "leipzig")
    with pytest.raises(Unreadable) as error:
        germany("; ".join(f"market market_{place} none" for place in markets))
    assert re.search("not so many «none»", told(error.value))


def test_a_move_under_way_has_no_position():
    match = germany("red hand mauve")
    table = match.table.copy()
    table.choose(0, match.menu(0)[0])
    with pytest.raises(ValueError, match="between moves"):
        match.opened.describe(table)
