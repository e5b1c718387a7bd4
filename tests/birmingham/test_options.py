"""Chapter 17: what a table may agree on."""

import re

import pytest
from covers import covers
from table_talk import allowed, area, areas, dealt, given, kinds, play, refused, table, tile, told

from millhand.match.agreement import BadOpening, open_game
from millhand.shelf import SHELF

ROUND_END = "order red blue; blue to act; actions 1; blue hand dudley"


def agreed(option: str, text: str) -> str:
    """A position of two players with an option."""
    return f"birmingham 2 players; option {option}; {text}"


@pytest.mark.parametrize(
    ("name", "values", "rule"),
    [
        ("introductory", (False, True), "BB-16.1"),
        ("gloucester_optional", (False, True), "BB-O1"),
        ("overbuild_only_without_free_slot", (False, True), "BB-O2"),
        ("tie_break_income", ("space", "level"), "BB-O3"),
        ("intro_income_last_round", (False, True), "BB-O4"),
        ("refund_zero_tiles_removable", (False, True), "BB-O5"),
        ("manufacturer_4_money", (8, 14), "BB-O6"),
        ("owner_sees_facedown_card", (False, True), "BB-O7"),
        ("discards_open", (True, False), "BB-O8"),
        ("link_tiles_per_player", (14, "unlimited"), "BB-O9"),
    ],
)
def test_options_have_their_values_the_default_first(
    name: str, values: tuple[object, ...], rule: str
) -> None:
    [option] = [option for option in SHELF["birmingham"].options if option.name == name]
    assert (option.values, option.rule) == (values, rule)
    assert open_game(SHELF, "birmingham", 2).options[name] == values[0]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("nonsense=true", "gloucester_optional"),
        ("manufacturer_4_money=9", "8, 14"),
        ("discards_open=maybe", "true, false"),
        ("link_tiles_per_player=", "14, unlimited"),
    ],
)
def test_unknown_options_and_values_are_answered_with_the_known_ones(text: str, known: str) -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingham", 2, [text])
    assert re.search(known, told(error.value))


# --- the nine ---------------------------------------------------------------------------------

GLOUCESTER = (
    "round 2; red hand dudley stafford; blue link worcester gloucester"
    "; merchant gloucester.1 any; red cotton_mill-1 at worcester.1"
)
SELL = "sell worcester.1 with dudley"


@covers("BB-O1")
def test_gloucester_may_be_declined_if_agreed() -> None:
    refused(given(GLOUCESTER), "red", f"{SELL} decline", "BB-12.9")
    match = given(agreed("gloucester_optional=true", GLOUCESTER))
    allowed(match, "red", f"{SELL} bonus coal_mine")
    refused(match, "red", SELL, "M-3", question="bonus")
    refused(match, "red", f"{SELL} bonus pottery", "BB-12.8")
    events = play(match, "red", f"{SELL} decline")
    assert "bonus_declined" in kinds(events)
    assert sum(map(len, area(match, "red")["mat"].values())) == 44
    assert tile(match, "worcester.1")["flipped"]


OVERBUILD = (
    "rail; red hand cannock; red mat coal_mine 3; red money 30; red coal_mine-2 at cannock.1"
)


@covers("BB-O2")
def test_overbuilding_may_be_limited_to_places_without_a_free_slot() -> None:
    move = "build cannock.1 coal_mine with cannock"
    allowed(given(OVERBUILD), "red", move)
    option = "overbuild_only_without_free_slot=true"
    refused(
        given(agreed(option, OVERBUILD)),
        "red",
        move,
        "BB-9.5",
        place="cannock",
        industry="coal_mine",
    )
    allowed(given(agreed(option, OVERBUILD)), "red", "build cannock.2 coal_mine with cannock")
    full = given(agreed(option, f"{OVERBUILD}; blue coal_mine-2 at cannock.2"))
    allowed(full, "red", move)


@covers("BB-O2")
def test_this_limit_holds_for_opponents_tiles_too() -> None:
    text = "rail; coal 0; red hand cannock; red mat coal_mine 3; red money 30"
    text += "; blue coal_mine-2 at cannock.1 flipped"
    move = "build cannock.1 coal_mine with cannock"
    allowed(given(text), "red", move)
    refused(given(agreed("overbuild_only_without_free_slot=true", text)), "red", move, "BB-9.5")


@covers("BB-O3")
@pytest.mark.parametrize(("option", "winners"), [("space", [1]), ("level", [0])])
def test_ties_are_broken_by_space_or_by_level(option: str, winners: list[int]) -> None:
    text = f"rail; round 10; {ROUND_END}; deck none; red hand none"
    text += (
        "; red points 9; blue points 9; red income 11; blue income 12; red money 5; blue money 4"
    )
    match = given(agreed(f"tie_break_income={option}", text))
    play(match, "blue", "pass with dudley")
    assert match.opened.winners(match.table) == winners
    income = [score.tie_breakers["income"] for score in match.opened.scores(match.table)]
    assert income == ([11, 12] if option == "space" else [1, 1])


@covers("BB-O4")
@pytest.mark.parametrize(("option", "money"), [("false", [3, 30]), ("true", [10, 20])])
def test_income_in_the_last_introductory_round_if_agreed(option: str, money: list[int]) -> None:
    text = f"option introductory=true; round 10; {ROUND_END}; deck none; red hand none"
    text += "; red money 3; red income 24; blue money 30; blue income 0; blue points 50"
    match = given(agreed(f"intro_income_last_round={option}", text))
    play(match, "blue", "pass with dudley")
    assert match.is_over
    assert areas(match, "money") == money
    assert area(match, "red")["points"] == money[0] // 4 + 7


@covers("BB-O4")
def test_a_shortfall_in_the_last_introductory_round_is_settled_before_the_scoring() -> None:
    text = f"option introductory=true; round 10; {ROUND_END}; deck none; red hand none"
    text += "; red money 0; red income 9; red coal_mine-2 at dudley.1 flipped"
    text += "; red cotton_mill-2 at worcester.1 flipped"
    match = given(agreed("intro_income_last_round=true", text))
    play(match, "blue", "pass with dudley")
    assert not match.is_over
    play(match, "red", "give_up dudley.1")
    assert match.is_over
    assert area(match, "red")["points"] == 5 + 5 - 1


@covers("BB-O4")
def test_this_option_does_not_touch_a_game_of_both_eras() -> None:
    text = f"rail; round 10; {ROUND_END}; deck none; red hand none; red income 24"
    match = given(agreed("intro_income_last_round=true", text))
    play(match, "blue", "pass with dudley")
    assert areas(match, "money") == [17, 17]


SHORT = (
    "round 3; red owes 2; red money 0; red income 0; red points 9; red pottery-2 at coventry.1"
    "; red coal_mine-2 at dudley.1"
)


@covers("BB-O5")
def test_worthless_tiles_may_be_given_up_if_agreed() -> None:
    refused(given(SHORT), "red", "give_up coventry.1", "BB-4.5")
    match = given(agreed("refund_zero_tiles_removable=true", SHORT))
    play(match, "red", "give_up coventry.1")
    assert tile(match, "coventry.1") is None
    assert area(match, "red")["money"] == 1
    assert tile(match, "dudley.1") is None


@covers("BB-O5")
def test_who_has_only_worthless_tiles_may_keep_them() -> None:
    text = SHORT.replace("; red coal_mine-2 at dudley.1", "")
    match = given(agreed("refund_zero_tiles_removable=true", text))
    allowed(match, "red", "give_up coventry.1")
    play(match, "red", "stop")
    assert tile(match, "coventry.1") is not None
    assert area(match, "red")["points"] == 7


@covers("BB-O5")
def test_points_are_no_alternative_with_this_option_either() -> None:
    match = given(agreed("refund_zero_tiles_removable=true", SHORT))
    refused(match, "red", "stop", "BB-4.5", debt=2)


@covers("BB-O6")
@pytest.mark.parametrize(("money", "refund"), [(8, 4), (14, 7)])
def test_manufacturer_four_costs_eight_or_fourteen(money: int, refund: int) -> None:
    option = f"manufacturer_4_money={money}"
    build = "red hand birmingham; red mat manufacturer 4; iron 10; red money "
    move = "build birmingham.2 manufacturer with birmingham"
    allowed(given(agreed(option, f"{build}{money + 1}")), "red", move)
    poor = given(agreed(option, f"{build}{money}"))
    refused(poor, "red", move, "BB-8.7", cost=money + 1, money=money)
    short = f"round 3; {ROUND_END}; red income 9; red money 0; red manufacturer-4 at birmingham.2"
    match = given(agreed(option, short))
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["money"] == refund - 1


@covers("BB-O7")
def test_the_owner_may_look_at_the_face_down_card_if_agreed() -> None:
    match = given(agreed("owner_sees_facedown_card=true", "red face_down dudley"))
    assert match.sight(0)["seats"][0]["own"]["face_down_card"] == "dudley"
    for seat in (1, None):
        assert match.sight(seat)["seats"][0]["own"]["face_down_card"] is None


@covers("BB-O7")
def test_the_event_of_laying_it_down_tells_the_owner_alone() -> None:
    for option, knows in (("true", True), ("false", False)):
        match = dealt("birmingham", 2, f"owner_sees_facedown_card={option}")
        deck = match.journal[-1]
        again = type(match)(match.opened)
        for move in match.journal[:-1]:
            again.play(move)
        laid = [event for event in again.play(deck) if event.kind == "laid_face_down"]
        assert len(laid) == 2
        assert ("card" in laid[0].told_to(0).facts) is knows
        assert "card" not in laid[0].told_to(1).facts
        assert "card" not in laid[0].told_to(None).facts


@covers("BB-O8")
def test_closed_discard_piles_show_their_top_card_and_ones_own_cards() -> None:
    text = "red discards dudley stafford pottery worcester"
    match = given(agreed("discards_open=false", text))
    assert sorted(match.sight(0)["seats"][0]["discards"]) == [
        "dudley",
        "pottery",
        "stafford",
        "worcester",
    ]
    for seat in (1, None):
        assert match.sight(seat)["seats"][0]["discards"] == ["worcester"]
    assert len(given(text).sight(1)["seats"][0]["discards"]) == 4


@covers("BB-O8")
def test_a_card_is_seen_when_it_is_discarded() -> None:
    match = given(agreed("discards_open=false", "round 2; red hand dudley stafford"))
    [told] = [
        event for event in play(match, "red", "pass with dudley") if event.kind == "discarded"
    ]
    assert told.told_to(1).facts["card"] == "dudley"


@covers("BB-O9")
def test_link_tiles_may_be_unlimited() -> None:
    fourteen = [
        *("stoke_on_trent leek", "warrington stoke_on_trent", "stone stoke_on_trent"),
        *("stone stafford", "stone burton_on_trent", "derby burton_on_trent", "belper derby"),
        *("stafford cannock", "cannock walsall", "walsall birmingham", "dudley birmingham"),
        *("birmingham oxford", "birmingham coventry", "birmingham worcester"),
    ]
    text = "red hand dudley" + "".join(f"; red link {ends}" for ends in fourteen)
    move = "link worcester gloucester with dudley"
    refused(given(text), "red", move, "BB-10.6")
    match = given(agreed("link_tiles_per_player=unlimited", text))
    play(match, "red", move)
    assert len(table(match)["links"]) == 15
