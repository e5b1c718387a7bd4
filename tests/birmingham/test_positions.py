"""Positions of Birmingham as texts."""

import pytest
from birmingham.games_played import TABLES
from table_talk import area, dealt, given, table, tile, to_act, told

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match, digest
from millhand.notation.moves import Unreadable
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF


@TABLES
def test_a_position_written_and_read_is_the_same(players: int, options: list[str]) -> None:
    opened = open_game(SHELF, "birmingham", players, options)
    match, dealer = Match(opened), Dealer(players)
    bots = hire(["rambler"] * players)
    match.deal(dealer)
    number = 0
    while not match.is_over:
        if number % 4 == 0 or match.decision.kind == "shortfall":
            again, read = read_position(SHELF, write_position(opened, match.table))
            assert digest(read) == match.digest
            assert again.options == opened.options
        [seat] = match.decision.seats
        match.play(bot_move(match, seat, bots[seat], dealer.chance))
        match.deal(dealer)
        number += 1


def test_a_shortfall_is_a_position_too() -> None:
    match = given(
        "round 3; order blue red; red owes 4; red money 0; red income 0"
        "; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2"
    )
    _, read = read_position(SHELF, write_position(match.opened, match.table))
    assert digest(read) == match.digest
    assert to_act(match) == ["red"]


def test_a_position_is_not_written_in_the_middle_of_a_deal() -> None:
    opened = open_game(SHELF, "birmingham", 2)
    with pytest.raises(ValueError, match="between moves"):
        write_position(opened, opened.lay())


def test_remarks_lines_and_semicolons() -> None:
    match = given("birmingham 2 players # two of us\nRED money 4;; red hand dudley, stafford\n\n")
    assert area(match, "red")["money"] == 4
    assert area(match, "red")["hand"] == ["stafford", "dudley"]


def test_what_is_not_said_is_as_at_set_up() -> None:
    said, new = table(given("birmingham 3 players")), table(dealt("birmingham", 3))
    for key in ("era", "round", "actions_left", "coal", "iron", "deck", "tiles", "links"):
        assert said[key] == new[key], key
    for seen, started in zip(said["seats"], new["seats"], strict=True):
        assert seen == started


def test_a_tile_of_which_nothing_is_said_is_as_new() -> None:
    assert tile(given("red brewery-2 at walsall.2"), "walsall.2")["cubes"] == 1
    assert tile(given("rail; red brewery-2 at walsall.2"), "walsall.2")["cubes"] == 2
    assert tile(given("red brewery-2 at walsall.2; rail"), "walsall.2")["cubes"] == 2
    assert tile(given("red iron_works-3 at dudley.2"), "dudley.2")["cubes"] == 5
    assert tile(given("red cotton_mill-1 at worcester.1"), "worcester.1")["cubes"] == 0


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "an empty text is no position"),
        ("# nothing", "an empty text is no position"),
        ("chess 2 players", "the games are"),
        ("birmingham", "begin with a game"),
        ("birmingham two players", "begin with a game"),
        ("birmingham 5 players", "2, 3, 4 players"),
        ("birmingham 2 players; option jokers=true", "gloucester_optional"),
        ("birmingham 2 players; option introductory=maybe", "false, true"),
        ("birmingham 2 players; weather fine", "«weather» begins no statement"),
        ("birmingham 2 players; yellow money 4", "known are red, blue"),
        ("birmingham 2 players; red", "known are red, blue"),
        ("birmingham 2 players; red dances", "«dances» is unknown after a colour"),
    ],
)
def test_positions_that_say_nothing_known(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, text)
    assert fault in told(error.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("round 0", "not between 1 and 10"),
        ("round 11", "not between 1 and 10"),
        ("round", "a number is missing"),
        ("round two", "one number is needed"),
        ("actions 3", "not between 1 and 2"),
        ("coal 15", "not between 0 and 14"),
        ("iron 11", "not between 0 and 10"),
        ("iron -1", "not between 0 and 10"),
        ("red money -1", "not between"),
        ("red money 1 2", "one number is needed"),
        ("red income 100", "not between 0 and 99"),
        ("red owes 0", "not between 1 and 100"),
        ("order red", "each of red, blue is named once"),
        ("order red red", "each of red, blue is named once"),
        ("order red green", "«green» is unknown"),
        ("red hand joker", "«joker» is unknown"),
        ("red discards wild_location", "«wild_location» is unknown"),
        ("deck wild_location", "«wild_location» is unknown"),
        ("red face_down", "say it so: face_down dudley"),
        ("red face_down wild_industry", "«wild_industry» is unknown"),
        ("red mat coal_mine", "say it so: mat coal_mine 2"),
        ("red mat coal_mine 9", "«9» is unknown"),
        ("red gone coal_mine 8", "not between 0 and 7"),
        ("red gone", "is unknown"),
        ("red scored cake 3", "«cake» is unknown"),
        ("red link dudley oxford", "no connection joins"),
        ("red link dudley birmingham; blue link birmingham dudley", "has a link already"),
        ("red coal_mine-1", "say it so: coal_mine-1 at"),
        ("red coal_mine-1 in dudley.1", "say it so: coal_mine-1 at"),
        ("red coal_mine-9 at dudley.1", "«coal_mine-9» is unknown"),
        ("red coal_mine-1 at dudley.7", "«dudley.7» is unknown"),
        ("red coal_mine-1 at dudley.2", "dudley.2 does not take «coal_mine»"),
        ("red coal_mine-1 at dudley.1; blue coal_mine-1 at dudley.1", "has a tile already"),
        ("red coal_mine-1 at dudley.1 holding 3", "not between 1 and 2"),
        ("red coal_mine-1 at dudley.1 holding 0", "not between 1 and 2"),
        ("red coal_mine-1 at dudley.1 asleep", "neither «flipped» nor «holding»"),
        ("red cotton_mill-1 at worcester.1 holding 1", "neither «flipped» nor «holding»"),
        ("merchant oxford.1", "say it so: merchant"),
        ("merchant oxford.1 tea", "«tea» is unknown"),
        ("merchant oxford.3 any", "«oxford.3» is unknown"),
        ("merchant warrington.1 any", "with 2 players there is no merchant at warrington.1"),
        ("merchant oxford.1 any full", "say it so: merchant"),
        ("deck " + "stafford " * 50, "50 are too many: 40 at most"),
    ],
)
def test_statements_that_are_wrong_by_themselves(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        given(text)
    assert fault in told(error.value)
    assert told(error.value).startswith("«")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("red hand dudley dudley dudley", "not so many «dudley»"),
        ("red hand dudley; blue hand dudley; red discards dudley", "not so many «dudley»"),
        ("red face_down walsall; blue face_down walsall", "not so many «walsall»"),
        ("red hand walsall; deck walsall", "not so many «walsall»"),
        ("red hand belper", "not so many «belper»"),
        ("red hand goods", "not so many «goods»"),
        ("red hand " + "wild_industry " * 5, "not so many wild cards"),
        ("red hand none", "red is to act and holds no card"),
        ("blue to act; blue hand none", "blue is to act and holds no card"),
        ("red coal_mine-1 at dudley.1; red coal_mine-1 at cannock.2", "not so many «coal_mine-1»"),
        (
            "red coal_mine-2 at dudley.1; red mat coal_mine 1",
            "the mat still holds a tile «coal",
        ),
        (
            "red coal_mine-3 at dudley.1; red gone coal_mine 2",
            "the mat still holds a tile «coal",
        ),
        ("rail; red coal_mine-1 at dudley.1", "no «coal_mine-1» is on the board in the era «rail»"),
        ("red brewery-4 at walsall.2", "no «brewery-4» is on the board in the era «canal»"),
        ("red brewery-2 at walsall.2 holding 2", "walsall.2 holds 1 at most"),
        ("red link leek belper", "leek-belper carries no link in the era «canal»"),
        ("rail; red link burton_on_trent walsall", "carries no link in the era «rail»"),
        ("red links 15", "not so many links"),
        ("red links 14; red link dudley birmingham; red links 14", "not so many links"),
        ("red links 0; red link dudley birmingham", "not so many links"),
        ("red owes 2; red money 5", "red owes money and has 5"),
    ],
)
def test_statements_that_contradict_each_other(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        given(text)
    assert fault in told(error.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("round 1; actions 2", "actions left: 1 at most"),
        ("order red blue; blue spent 3", "blue has not acted in this round and cannot have spent"),
        (
            "red hand dudley dudley stafford cannock walsall coventry redditch nuneaton tamworth",
            "red holds 9 cards; a hand has 8 at most",
        ),
        ("red hand wild_location wild_location", "red holds more than one wild_location"),
        (
            "red cotton_mill-1 at worcester.1; red cotton_mill-1 at worcester.2",
            "tiles of red at worcester: 1 at most",
        ),
        ("red owes 2; red money 0; red income 0", "red has no tile to give up"),
        (
            "red owes 3; red money 0; red income 8; red coal_mine-1 at dudley.1",
            "red owes 2 at most",
        ),
    ],
)
def test_positions_that_cannot_be(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        given(text)
    assert fault in told(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "round 2; actions 2",
        "round 1; rail; actions 2",
        "order red blue; blue to act; red spent 3; blue spent 1",
        "rail; red cotton_mill-2 at worcester.1; red cotton_mill-2 at worcester.2",
        "red owes 2; red money 0; red income 8; red coal_mine-1 at dudley.1",
        "red hand wild_location wild_industry",
    ],
)
def test_positions_beside_them_can_be(text: str) -> None:
    given(text)
