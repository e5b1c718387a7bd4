"""Chapter 12: selling cotton."""

import pytest
from covers import covers
from lancashire.tables import at, cotton, facts_of
from table_talk import allowed, area, areas, kinds, play, refused, table, tile, to_act

from millhand.match.match import Refused

PRESTON = "red hand wigan bury port; red cotton_mill-1 at preston.2; blue port-1 at preston.1"
COLNE = "red hand wigan bury port; red cotton_mill-1 at colne.1; blue link colne yorkshire"
TWO_FAR = (
    "red hand wigan bury port; red cotton_mill-1 at colne.1; red cotton_mill-1 at burnley.1"
    "; blue link colne yorkshire; blue link burnley colne"
)


@covers("BL-12.1")
def test_only_own_unflipped_mills_sell() -> None:
    match = at(
        f"{PRESTON}; blue cotton_mill-1 at colne.1; red cotton_mill-1 at bolton.1 flipped"
        "; red coal_mine-1 at wigan.1"
    )
    refused(match, "red", "sell colne.1 with bury", "BL-12.1", owner=1)
    refused(match, "red", "sell bolton.1 with bury", "BL-12.1", tile="cotton_mill-1")
    refused(match, "red", "sell wigan.1 with bury", "BL-12.1", tile="coal_mine-1")
    allowed(match, "red", "sell preston.2 with bury to preston.1")


@covers("BL-12.1", "BL-12.4")
def test_several_mills_sell_in_one_action_both_ways() -> None:
    match = at(
        "red hand wigan bury port; red cotton_mill-1 at preston.2; blue port-1 at preston.1"
        "; red cotton_mill-1 at colne.1; blue link colne yorkshire; distant -1"
    )
    play(match, "red", "sell preston.2 to preston.1 sell colne.1 to distant_market with bury")
    assert tile(match, "preston.2")["flipped"]
    assert tile(match, "colne.1")["flipped"]
    assert table(match)["actions_left"] == 1


@covers("BL-12.1", "BL-O6")
def test_or_only_one_mill() -> None:
    text = (
        "red hand wigan bury port; red cotton_mill-1 at preston.2; red cotton_mill-1 at bolton.1"
        "; blue port-1 at preston.1; blue port-1 at liverpool.1; blue link liverpool wigan"
        "; blue link bolton manchester; blue link manchester warrington_runcorn"
        "; blue link warrington_runcorn wigan"
    )
    move = "sell preston.2 to preston.1 sell bolton.1 to liverpool.1 with bury"
    allowed(at(text), "red", move)
    refused(at(text, "sell_many_mills=false"), "red", move, "BL-12.1", slot="bolton.1")


@covers("BL-12.2")
def test_the_buyer_must_be_a_connected_unflipped_port() -> None:
    match = at(
        f"{PRESTON}; yellow port-1 at liverpool.1; yellow port-1 at fleetwood.1 flipped"
        "; yellow link fleetwood preston; yellow coal_mine-1 at wigan.1; yellow link preston wigan"
    )
    refused(match, "red", "sell preston.2 with bury to liverpool.1", "BL-12.2", port="liverpool.1")
    refused(match, "red", "sell preston.2 with bury to fleetwood.1", "BL-12.2", port="fleetwood.1")
    refused(match, "red", "sell preston.2 with bury to wigan.1", "BL-12.2", port="wigan.1")


@covers("BL-12.2")
def test_a_port_serves_one_sale() -> None:
    match = at(
        f"{PRESTON}; red cotton_mill-1 at bolton.1; blue link preston wigan"
        "; blue link warrington_runcorn wigan; blue link manchester warrington_runcorn"
        "; blue link bolton manchester"
    )
    refused(
        match,
        "red",
        "sell preston.2 to preston.1 sell bolton.1 to preston.1 with bury",
        "BL-12.2",
        port="preston.1",
    )


@covers("BL-12.3")
def test_the_distant_market_needs_market_access() -> None:
    match = at(
        "red hand wigan bury; red cotton_mill-1 at bolton.1; blue link bolton bury"
        "; red cotton_mill-1 at preston.2; blue port-1 at preston.1 flipped"
    )
    refused(match, "red", "sell bolton.1 with bury to distant_market", "BL-12.2")
    allowed(match, "red", "sell preston.2 with bury to distant_market")


@covers("BL-12.3")
def test_a_port_is_chosen_where_the_distant_market_is_out_of_question() -> None:
    closed = at(f"{PRESTON}; cotton 9")
    refused(closed, "red", "sell preston.2 with bury to distant_market", "BL-12.3", cotton_space=9)
    play(closed, "red", "sell preston.2 with bury")
    assert tile(closed, "preston.1")["flipped"]


@covers("BL-12.3")
@pytest.mark.parametrize(
    ("space", "number", "bonus"),
    [(1, 0, 3), (1, 1, 3), (1, 2, 2), (2, 2, 2), (3, 2, 1), (4, 3, 0), (5, 0, 1), (8, 0, 0)],
)
def test_the_bonus_is_that_of_the_new_space(space: int, number: int, bonus: int) -> None:
    match = at(f"{COLNE}; cotton {space}; distant {-number}")
    events = play(match, "red", "sell colne.1 with bury")
    assert facts_of(events, "sold_far") == [{"seat": 0, "slot": "colne.1", "bonus": bonus}]
    assert area(match, "red")["income_space"] == 10 + bonus + 5
    assert cotton(match)["space"] == space + number


@covers("BL-12.3")
def test_a_distant_sale_flips_no_port_and_brings_no_money() -> None:
    match = at(f"{PRESTON}; distant 0")
    money = areas(match, "money")
    play(match, "red", "sell preston.2 with bury to distant_market")
    assert not tile(match, "preston.1")["flipped"]
    assert areas(match, "money") == money


@covers("BL-12.3")
def test_when_the_market_closes_the_action_is_over_even_with_a_port_at_hand() -> None:
    match = at(
        f"{PRESTON}; red cotton_mill-1 at colne.1; blue link colne yorkshire"
        "; cotton 5; distant -4; order red blue yellow"
    )
    play(match, "red", "sell colne.1 with bury")
    assert not cotton(match)["open"]
    assert (table(match)["question"], table(match)["actions_left"]) == ("action", 1)
    allowed(match, "red", "sell preston.2 with wigan to preston.1")


@covers("BL-12.3")
def test_after_a_turned_tile_the_player_decides_anew() -> None:
    match = at(f"{TWO_FAR}; distant -1 -2; order red blue yellow")
    refused(
        match,
        "red",
        "sell colne.1 to distant_market sell burnley.1 to distant_market with bury",
        "M-4",
    )
    play(match, "red", "sell colne.1 with bury")
    assert (to_act(match), table(match)["question"]) == (["red"], "sales")
    assert not match.table.mid_move(0)
    refused(match, "red", "sell colne.1", "BL-12.1")
    refused(match, "red", "pass with wigan", "M-2")
    cards = area(match, "red")["hand_size"]
    play(match, "red", "sell burnley.1")
    assert area(match, "red")["hand_size"] == cards
    assert cotton(match)["turned"] == [-1, -2]
    assert table(match)["actions_left"] == 1


@covers("BL-12.3")
def test_or_has_had_enough() -> None:
    match = at(f"{TWO_FAR}; distant -1; order red blue yellow")
    play(match, "red", "sell colne.1 with bury", "stop")
    assert not tile(match, "burnley.1")["flipped"]
    assert (table(match)["actions_left"], table(match)["question"]) == (1, "action")


@covers("BL-12.3")
def test_a_turned_tile_cannot_be_taken_back() -> None:
    match = at(f"{TWO_FAR}; distant -1; order red blue yellow")
    play(match, "red", "pass with port")
    assert match.can_undo(0)
    play(match, "red", "sell colne.1 with bury")
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="M-7"):
        match.undo(0)


@covers("BL-12.3")
def test_a_closed_market_ends_the_action() -> None:
    match = at(f"{TWO_FAR}; cotton 7; distant -4; order red blue yellow")
    events = play(match, "red", "sell colne.1 with bury")
    assert kinds(events) == ["discarded", "turned_distant", "market_closed"]
    assert cotton(match) == {"space": 9, "open": False, "bonus": 0, "turned": [-4], "left": 11}
    assert (table(match)["question"], table(match)["actions_left"]) == ("action", 1)
    refused(match, "red", "sell burnley.1 with wigan", "BL-12.2")


@covers("BL-12.4")
def test_ports_may_follow_after_a_distant_sale() -> None:
    match = at(
        f"{TWO_FAR}; distant 0; blue port-1 at preston.1; yellow link burnley blackburn"
        "; yellow link blackburn wigan; yellow link preston wigan; order red blue yellow"
    )
    play(match, "red", "sell colne.1 with bury to distant_market", "sell burnley.1 to preston.1")
    assert tile(match, "preston.1")["flipped"]
