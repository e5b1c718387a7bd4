"""The test cases of the specification, T1 to T31."""

import ast
from pathlib import Path

import pytest
from covers import covers
from lancashire.tables import at, cotton, facts_of, goes_on
from table_talk import allowed, area, areas, dealt, given, order, play, refused, table, tile, to_act

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.match.dealer import Dealer
from millhand.match.match import Match

# --- the seed's examples and figures ----------------------------------------------------------


@covers("BL-13.1")
def test_t1_a_loan_of_twenty_from_space_ten_goes_back_two_spaces() -> None:
    match = at("red money 5; red income 10; red hand wigan port")
    play(match, "red", "borrow 20 with wigan")
    assert area(match, "red")["income_space"] == 8
    assert area(match, "red")["money"] == 25


@covers("BL-13.1")
def test_t2_a_loan_of_twenty_from_space_eighteen_goes_back_four_spaces() -> None:
    match = at("red income 18; red hand wigan port")
    assert area(match, "red")["income_level"] == 4
    play(match, "red", "borrow 20 with wigan")
    assert area(match, "red")["income_space"] == 14
    assert area(match, "red")["income_level"] == 2


@covers("BL-2.1", "BL-2.3", "BL-2.4", "BL-3.3")
@pytest.mark.parametrize("players", [3, 4])
def test_t3_set_up(players: int) -> None:
    match = dealt("lancashire", players)
    assert areas(match, "money") == [30] * players
    assert areas(match, "hand_size") == [8] * players
    assert areas(match, "income_space") == [10] * players
    assert table(match)["coal"] == {"cubes": 8, "price": 1}
    assert table(match)["iron"] == {"cubes": 8, "price": 1}
    tiles = list(match.opened.box.distant_tiles)
    assert [tiles.count(number) for number in range(5)] == [2, 2, 4, 3, 1]


@covers("BL-3.2", "BL-3.3", "BL-4.11")
@pytest.mark.parametrize(("players", "aside", "rounds"), [(3, (9, 6), 10), (4, (6, 2), 8)])
def test_t4_cards_set_aside_and_rounds(players: int, aside: tuple[int, int], rounds: int) -> None:
    match, dealer = dealt("lancashire", players, "preset=classic_2007"), Dealer(7)
    bots = hire(["rambler"] * players)
    ends = []
    set_aside = [table(match)["aside"]]
    while not match.is_over:
        seat = match.decision.seats[0]
        before = table(match)
        match.play(bot_move(match, seat, bots[seat], dealer.chance))
        if match.is_over or table(match)["era"] != before["era"]:
            ends.append((before["era"], before["round"]))
            assert areas(match, "hand_size") == [0] * players
            assert table(match)["deck"] == 0
            match.deal(dealer)
            set_aside.append(table(match)["aside"])
    assert ends == [("canal", rounds), ("rail", rounds)]
    assert set_aside[:2] == list(aside)


@covers("BL-4.4", "BL-4.5", "BL-4.8")
def test_t5_the_first_canal_round() -> None:
    match = given("lancashire 3 players; red hand bolton wigan port port wigan bury colne preston")
    deck = table(match)["deck"]
    refused(match, "red", "link bolton bury with wigan", "BL-4.5", era="canal")
    play(match, "red", "build bolton.1 cotton_mill-1 with bolton")
    assert to_act(match) == ["blue"]
    assert area(match, "red")["hand_size"] == 8
    assert table(match)["deck"] == deck - 1


# --- building ---------------------------------------------------------------------------------


@covers("BL-2.2", "BL-6.1", "BL-11.2")
def test_t6_shipyards_of_level_0_are_developed_away() -> None:
    text = "red hand liverpool port; blue link liverpool wigan; blue coal_mine-1 at wigan.1"
    match = at(f"red money 40; {text}")
    refused(match, "red", "build liverpool.4 shipyard with liverpool", "BL-6.1", tile="shipyard-0")
    play(match, "red", "develop shipyard shipyard with port")
    allowed(match, "red", "build liverpool.4 shipyard-1 with liverpool")
    later = at("rail; red money 40; red mat shipyard 1; red hand liverpool port; coal 8")
    refused(later, "red", "build liverpool.4 shipyard with liverpool", "BL-6.1", era="rail")


@covers("BL-6.2", "BL-6.3")
def test_t7_an_industry_card_needs_a_network_once_there_is_one() -> None:
    first = at("red hand cotton_mill wigan")
    for slot in ("bolton.1", "colne.2", "lancaster.2"):
        allowed(first, "red", f"build {slot} cotton_mill with cotton_mill")
    later = at("red hand cotton_mill wigan; red port-1 at preston.1")
    refused(later, "red", "build bolton.1 cotton_mill with cotton_mill", "BL-6.2", in_network=False)


@covers("BL-6.2")
def test_t8_a_location_card_needs_no_network() -> None:
    match = at("red hand bolton wigan; red port-1 at preston.1")
    allowed(match, "red", "build bolton.1 cotton_mill with bolton")


@covers("BL-6.7")
def test_t9_a_second_tile_in_a_town() -> None:
    canal = at("red hand bolton wigan; red cotton_mill-1 at bolton.1; red money 40")
    refused(canal, "red", "build bolton.2 cotton_mill with bolton", "BL-6.7", place="bolton")
    rail = at(
        "rail; red hand bolton wigan; red cotton_mill-2 at bolton.1; red money 40"
        "; red coal_mine-2 at wigan.1; red link bolton wigan"
    )
    allowed(rail, "red", "build bolton.2 coal_mine with bolton")


@covers("BL-6.11", "BL-1.4")
@pytest.mark.parametrize(("coal", "moved", "money"), [(8, 0, 0), (7, 1, 1), (5, 2, 3), (0, 2, 8)])
def test_t10_a_new_mine_with_market_access_fills_the_market(
    coal: int, moved: int, money: int
) -> None:
    text = f"red hand wigan port; red money 10; coal {coal}; blue port-1 at liverpool.1"
    match = at(f"{text}; blue link liverpool wigan")
    play(match, "red", "build wigan.1 coal_mine-1 with wigan")
    assert table(match)["coal"]["cubes"] == coal + moved
    assert area(match, "red")["money"] == 5 + money
    assert tile(match, "wigan.1")["cubes"] == 2 - moved
    assert tile(match, "wigan.1")["flipped"] == (moved == 2)
    apart = at(text)
    play(apart, "red", "build wigan.1 coal_mine-1 with wigan")
    assert table(apart)["coal"]["cubes"] == coal
    assert tile(apart, "wigan.1")["cubes"] == 2


@covers("BL-6.11")
def test_t11_new_iron_works_need_no_link_for_the_market() -> None:
    match = at("red hand bolton port; red money 5; iron 5; blue coal_mine-1 at bolton.1; coal 8")
    play(match, "red", "build bolton.3 iron_works-1 with bolton")
    assert table(match)["iron"]["cubes"] == 8
    assert area(match, "red")["money"] == 1 + 1 + 2
    assert tile(match, "bolton.3")["cubes"] == 1


@covers("BL-6.9")
def test_t12_what_a_tile_sells_does_not_pay_for_it() -> None:
    match = at("red hand bolton port; red money 4; iron 0; blue coal_mine-1 at bolton.1")
    refused(match, "red", "build bolton.3 iron_works with bolton", "BL-6.9", cost=5, money=4)


@covers("BL-6.12", "BL-1.6")
def test_t13_shipyards() -> None:
    canal = at(
        "red hand liverpool barrow birkenhead; red mat shipyard 1; red money 60"
        "; blue port-1 at liverpool.1"
    )
    refused(canal, "red", "build barrow.1 shipyard with barrow", "BL-6.8", place="barrow")
    refused(canal, "red", "build birkenhead.1 shipyard with birkenhead", "BL-6.8")
    play(canal, "red", "build liverpool.4 shipyard-1 with liverpool")
    assert tile(canal, "liverpool.4")["flipped"]
    assert area(canal, "red")["income_space"] == 12
    rail = at(
        "rail; red hand liverpool barrow birkenhead; red mat shipyard 2; red money 60"
        "; blue port-2 at liverpool.1; blue link barrow lancaster; blue link lancaster scotland"
        "; blue link birkenhead ellesmere_port; blue port-2 at ellesmere_port.1"
    )
    for slot, card in (("liverpool.4", "liverpool"), ("barrow.1", "barrow")):
        allowed(rail, "red", f"build {slot} shipyard-2 with {card}")
    allowed(rail, "red", "build birkenhead.1 shipyard-2 with birkenhead")


# --- coal and iron ----------------------------------------------------------------------------

ROUTE = "blue link bolton manchester; blue link bury manchester; red hand manchester port"


@covers("BL-10.1")
def test_t14_the_nearest_mine_serves_and_equals_are_chosen() -> None:
    near = at(
        "red money 40; red mat cotton_mill 2; red hand manchester port; blue link bolton manchester"
        "; blue coal_mine-1 at bolton.1; red coal_mine-2 at bury.1; blue link bolton bury"
    )
    refused(near, "red", "build manchester.1 cotton_mill with manchester coal bury.1", "BL-10.1")
    play(near, "red", "build manchester.1 cotton_mill with manchester")
    assert tile(near, "bolton.1")["cubes"] == 1
    equal = at(
        f"red money 40; red mat cotton_mill 2; {ROUTE}"
        "; blue coal_mine-1 at bolton.1; red coal_mine-2 at bury.1"
    )
    for mine in ("bolton.1", "bury.1"):
        allowed(equal, "red", f"build manchester.1 cotton_mill with manchester coal {mine}")
    refused(equal, "red", "build manchester.1 cotton_mill with manchester", "M-3")


@covers("BL-10.1", "BL-6.8")
def test_t15_coal_from_an_empty_market_costs_five() -> None:
    text = "red money 40; red mat cotton_mill 2; red hand colne port; coal 0"
    match = at(f"{text}; blue link colne yorkshire")
    play(match, "red", "build colne.1 cotton_mill with colne")
    assert area(match, "red")["money"] == 40 - 14 - 5
    refused(at(text), "red", "build colne.1 cotton_mill with colne", "BL-6.8", coal=1)


@covers("BL-10.2")
def test_t16_iron_from_works_before_the_market() -> None:
    text = "red money 40; red hand wigan port; iron 0"
    match = at(f"{text}; blue iron_works-1 at bolton.3")
    play(match, "red", "develop port with wigan")
    assert area(match, "red")["money"] == 40
    assert tile(match, "bolton.3")["cubes"] == 3
    empty = at(text)
    play(empty, "red", "develop port with wigan")
    assert area(empty, "red")["money"] == 35


# --- overbuilding and combining ---------------------------------------------------------------


@covers("BL-9.1", "BL-9.4", "BL-9.5")
def test_t17_overbuilding() -> None:
    text = "red hand wigan port bury; red money 40; red mat coal_mine 2"
    own = f"{text}; red coal_mine-1 at wigan.1 holding 1"
    refused(at(own), "red", "build wigan.1 coal_mine with wigan", "BL-9.5")
    match = at(own)
    play(match, "red", "combine wigan.1 coal_mine-2 with port bury")
    assert tile(match, "wigan.1") == {
        "slot": "wigan.1",
        "tile": "coal_mine-2",
        "industry": "coal_mine",
        "level": 2,
        "seat": 0,
        "colour": "red",
        "cubes": 3,
        "resource": "coal",
        "flipped": False,
    }
    allowed(at(own, "overbuild_cards=1"), "red", "build wigan.1 coal_mine with wigan")
    theirs = f"{text}; blue coal_mine-1 at wigan.1 flipped"
    for left in ("coal 1", "coal 0; yellow coal_mine-1 at bury.1"):
        match = at(f"{theirs}; {left}", "overbuild_cards=1")
        refused(match, "red", "build wigan.1 coal_mine with wigan", "BL-9.4", owner=1)
    allowed(
        at(f"{theirs}; coal 0", "overbuild_cards=1"), "red", "build wigan.1 coal_mine with wigan"
    )
    same = at(f"{text}; red coal_mine-2 at wigan.1; coal 0", "overbuild_cards=1")
    refused(same, "red", "build wigan.1 coal_mine with wigan", "BL-9.1")


@covers("BL-7.1")
def test_t18_two_cards_build_anywhere_and_end_the_turn() -> None:
    match = at("red hand port barrow wigan; red port-1 at preston.1; order red blue yellow")
    play(match, "red", "combine colne.1 cotton_mill-1 with port barrow")
    assert tile(match, "colne.1")["tile"] == "cotton_mill-1"
    assert to_act(match) == ["blue"]


# --- links ------------------------------------------------------------------------------------


@covers("BL-8.2", "BL-8.3", "BL-8.4")
def test_t19_prices_of_links() -> None:
    canal = at("red money 30; red hand wigan port bury; red coal_mine-1 at wigan.1")
    refused(
        canal, "red", "link wigan preston link wigan liverpool with port", "BL-8.3", era="canal"
    )
    refused(canal, "red", "link colne burnley with port", "BL-8.2")
    play(canal, "red", "link wigan preston with port")
    assert area(canal, "red")["money"] == 27
    rail = "rail; red money 30; red hand wigan port bury; red coal_mine-2 at wigan.1"
    one = at(rail)
    play(one, "red", "link wigan preston with port")
    assert (area(one, "red")["money"], tile(one, "wigan.1")["cubes"]) == (25, 2)
    two = at(rail)
    play(two, "red", "link wigan preston link preston blackpool with port")
    assert (area(two, "red")["money"], tile(two, "wigan.1")["cubes"]) == (15, 1)


@covers("BL-6.4", "BL-1.5", "BL-8.2", "BL-12.2")
def test_t20_the_virtual_link() -> None:
    text = (
        "rail; red money 60; red mat shipyard 2; red hand shipyard wigan; red port-2 at liverpool.1"
        "; blue link birkenhead ellesmere_port; blue port-2 at ellesmere_port.1"
    )
    allowed(at(text), "red", "build birkenhead.1 shipyard with shipyard")
    refused(
        at(text, "virtual_link=none"), "red", "build birkenhead.1 shipyard with shipyard", "BL-6.2"
    )
    refused(at(text), "red", "link warrington_runcorn ellesmere_port with wigan", "BL-8.2")
    no_coal = at(
        "rail; red money 60; red mat shipyard 2; red hand shipyard wigan; red port-2 at liverpool.1"
        "; blue coal_mine-2 at wigan.1; blue link liverpool wigan"
    )
    refused(no_coal, "red", "build birkenhead.1 shipyard with shipyard", "BL-6.8")
    alone = at("rail; red money 60; red hand wigan port; red port-2 at liverpool.1; coal 8")
    refused(alone, "red", "link birkenhead ellesmere_port with wigan", "BL-8.2")


# --- developing, selling, borrowing -----------------------------------------------------------


@covers("BL-11.1", "BL-10.2")
def test_t21_two_tiles_take_two_iron() -> None:
    match = at("red hand wigan port; red money 30; iron 1; blue iron_works-1 at bolton.3 holding 1")
    play(match, "red", "develop port cotton_mill with wigan")
    assert tile(match, "bolton.3")["flipped"]
    assert table(match)["iron"]["cubes"] == 0
    assert area(match, "red")["money"] == 26
    assert area(match, "red")["mat"]["port"] == [1, 2, 2, 3, 3, 4, 4]
    assert area(match, "red")["mat"]["cotton_mill"][:3] == [1, 1, 2]


@covers("BL-12.2", "BL-1.6")
def test_t22_a_sale_to_an_opponents_port() -> None:
    match = at(
        "red hand wigan bury; red cotton_mill-1 at bolton.1; blue port-1 at preston.1"
        "; yellow link bolton manchester; yellow link manchester warrington_runcorn"
        "; yellow link warrington_runcorn wigan; yellow link wigan preston"
    )
    money = areas(match, "money")
    play(match, "red", "sell bolton.1 with bury to preston.1")
    assert tile(match, "bolton.1")["flipped"]
    assert tile(match, "preston.1")["flipped"]
    assert areas(match, "income_space") == [15, 13, 10]
    assert areas(match, "money") == money


FAR = "red hand wigan bury; red cotton_mill-1 at colne.1; blue link colne yorkshire"


@covers("BL-12.3")
def test_t23_a_distant_sale() -> None:
    match = at(f"{FAR}; distant -2")
    before = match.table.revealed()
    events = play(match, "red", "sell colne.1 with bury to distant_market")
    assert cotton(match)["space"] == 3
    assert cotton(match)["turned"] == [-2]
    assert tile(match, "colne.1")["flipped"]
    assert area(match, "red")["income_space"] == 10 + 2 + 5
    assert facts_of(events, "turned_distant") == [{"seat": 0, "down": 2}]
    assert match.table.revealed() > before
    ports = at(
        "red hand wigan bury; red cotton_mill-1 at preston.2; blue port-1 at preston.1 flipped"
        "; distant -2"
    )
    allowed(ports, "red", "sell preston.2 with bury to distant_market")


@covers("BL-12.3")
def test_t24_the_distant_market_closes() -> None:
    match = at(f"{FAR}; cotton 8; distant -1")
    play(match, "red", "sell colne.1 with bury")
    assert not cotton(match)["open"]
    assert not tile(match, "colne.1")["flipped"]
    assert table(match)["actions_left"] == 1
    refused(match, "red", "sell colne.1 with wigan", "BL-12.2")


@covers("BL-13.2", "BL-13.3")
def test_t25_when_no_loan_is_given() -> None:
    lowest = at("red income 0; red hand wigan bury")
    refused(lowest, "red", "borrow 10 with bury", "BL-13.2", level=-10, money=10)
    low = at("red income 2; red hand wigan bury")
    refused(low, "red", "borrow 30 with bury", "BL-13.2")
    play(low, "red", "borrow 20 with bury")
    assert area(low, "red")["income_space"] == 0
    late = at("rail; red hand wigan bury; deck none")
    refused(late, "red", "borrow 10 with bury", "BL-13.3")


# --- rounds and eras --------------------------------------------------------------------------


@covers("BL-4.9")
def test_t26_the_new_turn_order() -> None:
    match = at(
        "order red blue yellow purple; purple to act; actions 1; purple hand wigan bury"
        "; red spent 12; blue spent 3; yellow spent 3",
        players=4,
    )
    play(match, "purple", "pass with wigan")
    assert order(match) == [3, 1, 2, 0]
    assert areas(match, "spent") == [0, 0, 0, 0]


@covers("BL-5.3")
def test_t27_tiles_cover_a_debt() -> None:
    text = "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury"
    match = at(f"{text}; red income 6; red money 1; red coal_mine-2 at wigan.1")
    play(match, "yellow", "pass with wigan")
    assert tile(match, "wigan.1") is None
    assert area(match, "red")["money"] == 0
    dear = at(
        "rail; order red blue yellow; yellow to act; actions 1; yellow hand wigan bury"
        "; red income 6; red money 1; red shipyard-2 at liverpool.4 flipped"
    )
    play(dear, "yellow", "pass with wigan")
    assert area(dear, "red")["money"] == 1 + 12 - 4


LAST = (
    "order red blue yellow; yellow to act; actions 1; deck none; aside none"
    "; red hand none; blue hand none"
)


@covers("BL-14.1", "BL-14.2")
def test_t28_points_of_links() -> None:
    match = at(
        f"rail; {LAST}; round 10; yellow hand wigan"
        "; red link preston blackpool; blue link northwich midlands; red money 0; blue money 0"
        "; yellow port-2 at preston.1 flipped; yellow iron_works-2 at preston.3 flipped"
        "; yellow cotton_mill-2 at preston.2"
    )
    play(match, "yellow", "pass with wigan")
    lines = [score.lines.get("rails", 0) for score in match.opened.scores(match.table)]
    assert lines == [4, 4, 0]


@covers("BL-14.3")
@pytest.mark.parametrize(("era", "points"), [("rail", 2), ("canal", 0)])
def test_t29_money_scores_at_the_very_end(era: str, points: int) -> None:
    match = at(f"{era}; {LAST}; round 10; yellow hand wigan; red money 29")
    play(match, "yellow", "pass with wigan")
    assert area(match, "red")["points"] == points


@covers("BL-14.4", "BL-6.1")
def test_t30_the_end_of_the_canal_era() -> None:
    match = at(
        f"{LAST}; round 10; yellow hand wigan; red link wigan preston; cotton 6; coal 3; iron 2"
        "; red coal_mine-1 at wigan.1; blue port-1 at preston.1 flipped"
        "; yellow coal_mine-2 at wigan.2 holding 1; red money 7"
    )
    play(match, "yellow", "pass with wigan")
    assert [entry["slot"] for entry in table(match)["tiles"]] == ["wigan.2"]
    assert tile(match, "wigan.2")["cubes"] == 1
    assert table(match)["links"] == []
    assert areas(match, "links_left") == [14, 14, 14]
    goes_on(match)
    assert (table(match)["era"], cotton(match)["space"]) == ("rail", 1)
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (3, 2)
    assert area(match, "blue")["mat"]["port"][0] == 1
    rail = at("rail; red hand preston wigan; red money 30")
    refused(rail, "red", "build preston.1 port with preston", "BL-6.1", tile="port-1", era="rail")


def finished(text: str, *options: str) -> Match:
    """A game that ends with yellow's last card."""
    match = at(f"rail; {LAST}; round 10; yellow hand wigan; {text}", *options)
    play(match, "yellow", "pass with wigan")
    assert match.is_over
    return match


@covers("BL-14.5")
def test_t31_ties_are_broken() -> None:
    by_income = finished("red income 12; blue income 13; yellow income 10")
    assert by_income.opened.winners(by_income.table) == [1]
    by_money = finished("red income 13; blue income 14; red money 7; blue money 5; yellow money 0")
    assert by_money.opened.winners(by_money.table) == [0]
    by_order = finished("red spent 4; blue spent 2; yellow spent 9")
    assert by_order.opened.winners(by_order.table) == [1]


def test_every_case_is_there_once() -> None:
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    cases = [int(name.split("_")[1][1:]) for name in names if name.startswith("test_t")]
    assert sorted(cases) == list(range(1, 32))
