"""Moves, positions and records of Workshop as texts."""

import pytest
from table_talk import allowed, area, dealt, given, say, table, to_act, told
from workshop.table import played, replayed, supply

from millhand.match.agreement import open_game
from millhand.match.match import digest
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF

OPENED = open_game(SHELF, "workshop", 3)
HANDS = "red hand port; blue hand craft; yellow hand light"


@pytest.mark.parametrize(
    "text",
    [
        "pledge port",
        "pledge port craft",
        "keep",
        "bid 0",
        "recoup 3 bid 17",
        "for blue recoup 3 bid 17",
        "recoup 100",
        "take leeds",
        "take glasgow swap",
        "take wild_4 use in london remove blue link dover london link dover guildford",
        "take leeds recoup 2 link leeds york",
        "stop",
    ],
)
def test_texts_are_read_and_written_again(text: str) -> None:
    assert write_move(OPENED, read_move(OPENED, 0, text)) == text


def test_ends_and_tokens_may_be_named_in_any_order() -> None:
    assert read_move(OPENED, 0, "link leeds york") == read_move(OPENED, 0, "link york-leeds")
    assert read_move(OPENED, 0, "pledge craft port") == read_move(OPENED, 0, "pledge port craft")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("dance", "begins no move"),
        ("bid", "a number is missing"),
        ("bid -1", "-1 is not between 0 and 599"),
        ("bid 600", "600 is not between 0 and 599"),
        ("bid ²", "one number is needed, not «²»"),
        ("recoup 0", "0 is not between 1 and 100"),
        ("pledge", "«pledge» takes one or two of port"),
        ("pledge port port port", "one or two"),
        ("pledge beer", "knows no «beer»"),
        ("take rome", "«take» knows no «rome»"),
        ("take leeds york", "«take» takes one of"),
        ("link leeds rome", "no place «rome»"),
        ("link leeds london", "no connection joins leeds, london"),
        ("link", "«link» must be followed by a name"),
        ("remove purple", "«remove» knows no «purple»"),
        ("keep port", "nothing follows «keep»"),
    ],
)
def test_texts_that_say_no_move(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_move(OPENED, 0, text)
    assert fault in told(error.value)


def test_parts_may_stand_in_any_order() -> None:
    match = given("workshop 3 players; red to act; display leeds wild_4")
    allowed(match, "red", "link leeds york take leeds")
    allowed(match, "red", "in london take wild_4 link dover london")
    settled = match.settled(say(match, "red", "link leeds york take leeds"))
    assert write_move(match.opened, settled) == "take leeds link leeds york"


# --- positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, []),
        (2, ["two_player_cards=two_and_two", "two_player_ties=lots"]),
        (3, ["bank=400"]),
        (4, ["bank=unlimited"]),
        (5, []),
    ],
)
def test_a_position_written_and_read_is_the_same(players: int, options: list[str]) -> None:
    for number, match in enumerate(replayed(played(players, players, *options))):
        if number % 3 == 0 and match.table.asked():
            text = write_position(match.opened, match.table)
            again, read = read_position(SHELF, text)
            assert digest(read) == match.digest, text
            assert again.options == match.opened.options


@pytest.mark.parametrize(
    "text",
    [
        "workshop 3 players; red to place wild_4; round 4",
        "workshop 3 players; red to link at leeds; red at leeds; rail; round 2",
        "workshop 3 players; red to place reading; blue at reading; yellow at reading",
        "workshop 2 players; round 2; auction 2; order blue green red yellow; red sealed bid 3",
        "workshop 2 players; round 2; auction 2; order blue green red green; yellow box 2",
        "workshop 2 players; round 3; auction 2; order blue yellow",
        "workshop 2 players; demand 4; red box 2; blue box 3; yellow box 4; green box 1",
        "workshop 2 players; auction 1; yellow sealed for green bid 0",
        "workshop 3 players; auction; red income 8; red sealed recoup 3 bid 8",
        "workshop 3 players; demand 2; red hand port; red sealed pledge port; blue sealed keep",
        "workshop 3 players; calls 2; red money -30; red counted bids -7",
        "workshop 2 players; option two_player_cards=two_and_two; auction 2; order red yellow",
    ],
)
def test_odd_positions_are_restored_too(text: str) -> None:
    opened, first = read_position(SHELF, text)
    written = write_position(opened, first)
    _, again = read_position(SHELF, written)
    assert digest(again) == digest(first)
    assert write_position(opened, again) == written


def test_what_is_not_said_is_as_at_set_up() -> None:
    said, new = table(given("workshop 4 players; auction")), table(dealt("workshop", 4))
    for key in ("era", "links", "tiles", "aside", "bank", "calls"):
        assert said[key] == new[key], key
    assert (said["round"], said["deck"], len(said["display"])) == (1, 24, 4)
    cards = {card.id: card.kind for card in dealt("workshop", 4).opened.edition.cards}
    assert {cards[name] for name in said["display"]} == {"setup"}


def test_who_acts_and_which_cards_lie_face_up() -> None:
    match = given("workshop 3 players; order yellow blue red; blue to act; display york")
    assert to_act(match) == ["blue"]
    assert len(table(match)["display"]) == 2
    assert table(match)["display"][0] == "york"
    match = given("workshop 2 players; green to act")
    assert to_act(match) == ["yellow"]
    assert supply(match, "red")["box"] == 1


def test_a_position_is_not_written_in_the_middle_of_a_deal() -> None:
    with pytest.raises(ValueError, match="between moves"):
        write_position(OPENED, OPENED.lay())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("weather fine", "«weather» begins no statement"),
        ("round 10", "10 is not between 1 and 9"),
        ("round two", "one number is needed"),
        ("demand 5", "not between 1 and 4"),
        ("auction 2", "not between 1 and 1"),
        ("order red", "each of red, blue, yellow is named once"),
        ("order red red blue", "is named once"),
        ("order red green blue", "«green» is unknown"),
        ("green money 4", "begins no statement"),
        ("red dances", "«dances» is unknown after a colour"),
        ("red money 600", "not between"),
        ("red money", "a number is missing"),
        ("red income -1", "not between 0 and 200"),
        ("red hand gold", "«gold» is unknown"),
        ("red hand port port port port port port", "not so many «port»"),
        ("tokens port", "demand tokens are nowhere"),
        ("red at reading 3", "reading holds no more than 2"),
        ("red at reading 5", "5 is not between 1 and 4"),
        ("red at rome", "«rome» is unknown"),
        ("red link leeds york; blue link leeds york", "has a link already"),
        ("red link leeds rome", "no place «rome»"),
        ("red box 4", "not between 0 and 3"),
        ("red to dance", "say it so: to act"),
        ("red to place york", "there is room in the town"),
        ("red to place york; blue at york 2", "only one colour can make room there"),
        ("red to link at york; red at york; red money 2", "red can build nothing from york"),
        (f"red to place wild_4; aside {' '.join(OPENED.edition.towns[:12])}", "12 are too many"),
        ("red sealed bid 4", "a question that is not put"),
        ("red sealed", "say it so: sealed pledge port"),
        ("auction; red sealed softly bid 3", "say it so: sealed pledge port"),
        ("auction; red income 4; red sealed recoup 2", "sealed without its bid"),
        ("red income 4; red sealed recoup 2", "sealed without its bid"),
        ("auction; red sealed bid 4; blue sealed bid 4; yellow sealed bid 0", "everybody has"),
        ("demand 1; red hand port", "every hand needs 1 tokens"),
        ("display york york", "not so many «york»"),
        ("display york leeds hull dover", "4 are too many: 3 at most"),
        ("deck york", "the deck has 1 cards, not 24"),
        (f"aside {' '.join(OPENED.edition.towns[:13])}", "13 are too many: 12 at most"),
        ("red money 500; blue money 400", "more than the £800 of the bank"),
        ("red counted gold 5", "«gold» is unknown"),
        ("red to link at york", "red has no industry there: say red at york"),
        ("red to link at york; blue at york", "red has no industry there"),
        ("auction; red sealed bid 51", "that the rules do not allow"),
        ("auction; red sealed recoup 1 bid 0", "that the rules do not allow"),
        ("auction; red sealed for red bid 0", "that the rules do not allow"),
        ("demand 2; red sealed pledge port", "that the rules do not allow"),
        ("demand 4; red hand port port; red sealed pledge port port", "the rules do not allow"),
        ("demand 2; round 3", "in round 3 no demand is created"),
        (f"demand 1; {HANDS}; red at york", "when an era begins there are no links"),
        (f"demand 1; {HANDS}; red link york leeds", "when an era begins there are no links"),
        (f"demand 3; {HANDS}; red link york leeds", "when an era begins there are no links"),
        (f"demand 3; {HANDS}; red income 3", "when an era begins there are no links"),
        (f"demand 1; {HANDS}; diagram port", "1 tokens lie on the diagram; there cannot be more"),
        ("demand 1; red hand port craft light; blue hand port; yellow hand port", "more than 2"),
        ("red hand port craft", "red holds 2 tokens; nobody can have more than 1 now"),
        ("demand 2; red hand port craft", "red holds 2 tokens"),
        ("demand 3; red hand port craft light heavy; blue hand port; yellow hand port", "than 3"),
        ("rail; red hand port craft light", "red holds 3 tokens; nobody can have more than 2 now"),
        ("diagram port port port port", "4 tokens lie on the diagram; there cannot be more than 3"),
        ("rail; diagram port port port port port craft craft craft craft craft", "more than 9 now"),
        ("red money -1", "red owes 1, more than the bank has called in"),
        ("calls 1; red money -51", "red owes 51, more than the bank has called in"),
        ("option bank=unlimited; calls 1", "an unlimited bank calls no money in"),
        ("red counted bids 4", "4 is not between -10000 and 0"),
        ("red counted recouping -4", "-4 is not between 0 and 10000"),
        ("red counted track 4", "in the canal era no income has been paid yet"),
        ("round 2; played 11", "11 answers and turns do not fit the clock; it says 12"),
        ("order red blue yellow; blue box 3", "blue neither stands nor stood in box 3"),
        ("red links 3", "«links» is unknown after a colour"),
    ],
)
def test_positions_that_contradict_the_game(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, f"workshop 3 players; {text}")
    assert fault in told(error.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("order red blue", "hold a marker of each player"),
        ("order red red", "hold a marker of each player"),
        ("order none red; red to act", "hold a marker of each player"),
        ("order none none blue green", "hold a marker of each player"),
        ("order red yellow red yellow; round 3; auction", "hold a marker of each player"),
        ("order red yellow red green; blue to act", "stands in no box"),
        ("order red yellow red green; green to act", "hold a marker of each player"),
        ("auction 1; red sealed bid 3", "that the rules do not allow"),
        ("auction 1; red sealed for red", "sealed without its bid"),
        ("auction 1; order red yellow", "the first round has filled 0 boxes"),
        ("order red yellow blue green; red to act", "the first round has filled 2 boxes"),
        ("demand 1; order red yellow; red hand port port; yellow hand port port", "filled 0 boxes"),
        ("round 2; auction 1; order none none red yellow", "hold a marker of each player"),
        ("round 2; auction 1; order red yellow blue none", "hold a marker of each player"),
        ("auction 2; order red yellow; blue box 3", "blue neither stands nor stood in box 3"),
        (
            "round 2; auction 2; order red yellow; red box 2",
            "red neither stands nor stood in box 2",
        ),
        ("round 2; auction 2; order red yellow red yellow; blue box 3", "blue neither stands"),
        (
            "round 2; auction 2; order red yellow red yellow; blue box 2; green box 2",
            "green neither stands nor stood in box 2",
        ),
        ("auction 1; red sealed for yellow bid 3", "that the rules do not allow"),
        ("auction 2; order red yellow; red sealed for blue bid 3", "that the rules do not allow"),
    ],
)
def test_positions_of_two_that_contradict_the_game(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, f"workshop 2 players; {text}")
    assert fault in told(error.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("option", ["", "closing_demand=before_last_round"])
def test_how_much_was_played_follows_from_the_clock(players: int, option: str) -> None:
    for match in replayed(played(players, players, *([option] if option else []))):
        if match.table.asked():
            text = write_position(match.opened, match.table)
            silent = "; ".join(line for line in statements(text) if "played" not in line)
            assert digest(read_position(SHELF, silent)[1]) == match.digest, silent


def statements(text: str) -> list[str]:
    return [one.strip() for line in text.splitlines() for one in line.split(";") if one.strip()]


def test_what_is_said_last_counts() -> None:
    again = "display york leeds hull; display dover; red to place wild_4; red to act"
    once = "display dover; red to act"
    first, second = (
        read_position(SHELF, f"workshop 3 players; {text}")[1] for text in (again, once)
    )
    assert digest(first) == digest(second)


def test_cards_may_be_stacked() -> None:
    match = given(
        "workshop 3 players; rail; round 9; auction; aside york leeds; display hull dover"
    )
    assert table(match)["display"][:2] == ["hull", "dover"]
    assert (table(match)["deck"], table(match)["aside"]) == (0, 2)
    assert len(table(match)["discards"]) == 39 - 3 - 2
    assert area(match, "red")["money"] == 50
