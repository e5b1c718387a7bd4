"""What bots look at in Lancashire: figures with which a player would agree."""

import pytest
from lancashire.tables import at
from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.lancashire.play import choices
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.thinking.lancashire.features import FEATURES, INDUSTRY_NAMES, NAMES
from millhand.thinking.land import features as land
from millhand.thinking.land.features import CHAPTERS
from millhand.thinking.mind import ROW
from millhand.thinking.minds import mind_for

MIND = mind_for("lancashire")
ORDER = "order red blue yellow; red to act"


def row_of(table: Table, seat: int = 0) -> list[int]:
    row = vec[i64]([0] * ROW)
    MIND.look(table, seat, row)
    return [int(number) for number in row]


def situation(text: str, *options: str, players: int = 3) -> dict[str, int]:
    """What red looks at, by name."""
    said = f"{ORDER}; {text}" if players == 3 else text
    row = row_of(at(said, *options, players=players).table)
    return dict(zip(NAMES, row, strict=False))


def test_every_feature_has_its_place() -> None:
    assert len(NAMES) == FEATURES == len(set(NAMES))
    assert NAMES.index("port_sale_points") == land.LAND_FEATURES
    for number, name in enumerate(INDUSTRY_NAMES):
        assert NAMES[land.TILES_GONE + number] == f"tiles_gone_{name}"
        assert NAMES[land.MAY_BUILD + number] == f"may_build_{name}"
    assert NAMES[land.EARLY] == "early"


# --- time and money ---------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "turns"), [("", 9), ("round 10", 1), ("rail; round 4", 7)])
def test_turns_left_in_the_era(clock: str, turns: int) -> None:
    assert situation(clock)["turns_left"] == turns


def test_a_turn_that_is_over_is_not_left() -> None:
    match = at("order blue red yellow; yellow to act; round 10")
    assert [row_of(match.table, seat)[NAMES.index("turns_left")] for seat in range(3)] == [0, 0, 1]


def test_funds_count_as_far_as_actions_can_use_them() -> None:
    rich = situation("rail; round 9; actions 2; red money 80; red income 29")
    assert [rich[f"funds_{limit}"] for limit in (5, 10, 20)] == [5 * 4, 10 * 4, 20 * 4]
    assert rich["money_some"] == 30
    poor = situation("rail; round 9; actions 2; red money 4; red income 8")
    assert [poor[f"funds_{limit}"] for limit in (5, 10, 20)] == [4 - 2] * 3
    assert poor["money_some"] == 4
    next_round = 10
    some = situation("rail; round 9; actions 2; red money 35; red income 29")
    assert [some[f"funds_{limit}"] for limit in (5, 10, 20)] == [20, 40, 35 + next_round]


# --- cotton -----------------------------------------------------------------------------------

MILL = "red cotton_mill-2 at colne.1"


def test_a_mill_apart_from_ports_and_markets_is_stranded() -> None:
    apart = situation(f"rail; {MILL}")
    assert (apart["stranded_points"], apart["stranded_income"]) == (5, 4 * 8)
    assert (apart["sale_due"], apart["access"], apart["far_chance"]) == (0, 0, 0)


def test_a_mill_with_access_counts_by_the_chance_of_a_sale() -> None:
    """Of twelve distant tiles the marker, on space 5, survives all but the one that says -4."""
    near = situation(f"rail; {MILL}; blue link colne yorkshire; cotton 5")
    assert near["far_chance"] == 100 * 11 // 12
    assert near["far_sale_points"] == 5 * 91 // 10
    assert near["sale_income"] == 4 * 8 * 91 // 100
    assert (near["access"], near["sale_due"], near["stranded_points"]) == (1, 1, 0)


def test_tiles_that_were_turned_do_not_come_again() -> None:
    known = situation(f"rail; {MILL}; blue link colne yorkshire; cotton 5; distant -4 then")
    assert known["far_chance"] == 100
    closed = situation(f"rail; {MILL}; blue link colne yorkshire; cotton 9; distant -4 -3 -1 then")
    assert (closed["far_chance"], closed["stranded_points"], closed["access"]) == (0, 5, 1)


def test_a_mill_and_an_unsold_port() -> None:
    port = "; blue port-1 at lancaster.1; red cotton_mill-2 at lancaster.2"
    sale = situation(f"round 8{port}")
    assert sale["port_sale_points"] == 2 * 5  # it scores in both eras
    assert sale["sale_income"] == 4 * (2 + 10)
    assert (sale["ports_of_others"], sale["far_sale_points"], sale["sale_due"]) == (1, 0, 1)
    used = situation(f"round 8{port} flipped".replace("lancaster.1;", "lancaster.1 flipped;"))
    assert used["ports_of_others"] == 0


def test_own_ports_and_the_mills_they_may_serve() -> None:
    port = "red port-2 at lancaster.1"
    alone = situation(f"rail; {port}")
    assert (alone["ports_points"], alone["ports_income"]) == (4, 3 * 8)
    assert (alone["ports_fed"], alone["ports_sought"], alone["mills_of_others"]) == (0, 0, 0)
    sought = situation(f"rail; {port}; blue cotton_mill-2 at lancaster.2")
    assert (sought["ports_fed"], sought["ports_sought"], sought["mills_of_others"]) == (0, 4, 1)
    fed = situation(f"rail; {port}; red cotton_mill-2 at lancaster.2")
    assert (fed["ports_fed"], fed["ports_sought"], fed["mills_of_others"]) == (4, 0, 0)
    sold = situation(f"rail; {port} flipped")
    assert (sold["ports_points"], sold["points_flipped"]) == (0, 4)


def after_the_last_turn(clock: str, tiles: str) -> dict[str, int]:
    """What red looks at when it has had its last turn of an era."""
    match = at(f"order red blue yellow; blue to act; {clock}; {tiles}")
    return dict(zip(NAMES, row_of(match.table), strict=False))


def test_what_was_not_sold_by_the_last_turn() -> None:
    mills = "red cotton_mill-1 at colne.1; red cotton_mill-2 at burnley.1"
    canal = after_the_last_turn("round 10", f"{mills}; blue link colne yorkshire")
    assert (canal["stranded_points"], canal["stranded_income"]) == (5, 4 * 10)
    assert (canal["far_sale_points"], canal["sale_due"]) == (0, 0)
    rail = after_the_last_turn("rail; round 10", f"{MILL}; blue link colne yorkshire")
    assert (rail["stranded_points"], rail["far_sale_points"]) == (0, 0)


# --- what is near -----------------------------------------------------------------------------


def test_sites_and_places_that_last() -> None:
    canal = situation(
        "red cotton_mill-1 at bolton.1; red coal_mine-2 at wigan.1; red link bolton bury"
    )
    assert canal["lasting_places"] == 1
    assert canal["sites"] == 2 + 1 + 2  # bolton, wigan, bury
    assert situation("")["sites"] == 0


def test_towns_out_of_play_are_no_sites() -> None:
    """BL-16.2 With two players Birkenhead is closed, and there are two shipyards in all."""
    yards = "blue shipyard-1 at barrow.1 flipped; blue shipyard-1 at liverpool.4 flipped"
    hand = f"{yards}; red hand shipyard; red gone shipyard 2"
    assert situation(hand)["may_build_shipyard"] == 1
    assert situation(hand, players=2)["may_build_shipyard"] == 0


# --- mat and hand -----------------------------------------------------------------------------


def test_the_next_tiles() -> None:
    mat = situation("red gone cotton_mill 3; red gone port 4; red gone shipyard 2")
    assert mat["next_points_cotton_mill"] == 5
    assert mat["next_points_port"] == 6
    assert mat["next_points_shipyard"] == 10


def test_tiles_of_another_era_are_not_next() -> None:
    canal = situation("red gone shipyard 4; red hand barrow")
    assert (canal["next_points_shipyard"], canal["may_build_shipyard"]) == (0, 0)
    rail = situation("rail; red gone shipyard 4; red hand barrow")
    assert (rail["next_points_shipyard"], rail["may_build_shipyard"]) == (18, 1)
    assert (rail["next_points_cotton_mill"], rail["may_build_iron_works"]) == (0, 0)


def test_shipyards_near() -> None:
    """How far one has come with shipyards, where one may be built."""
    progress = "rail; red gone shipyard 3"
    assert situation(f"{progress}; red hand wigan")["shipyards_near"] == 0
    assert situation(f"{progress}; red hand barrow")["shipyards_near"] == 3
    assert (
        situation(f"{progress}; red hand wigan; red link barrow lancaster")["shipyards_near"] == 3
    )
    taken = f"{progress}; red hand barrow; blue shipyard-2 at barrow.1 flipped"
    assert situation(taken)["shipyards_near"] == 0


def test_what_the_hand_may_build() -> None:
    hand = situation("red hand fleetwood coal_mine coal_mine; red link bolton bury")
    assert hand["industry_cards"] == 2
    assert hand["hand_towns"] == 1
    assert (hand["may_build_port"], hand["may_build_coal_mine"]) == (1, 1)
    assert (hand["may_build_cotton_mill"], hand["may_build_shipyard"]) == (0, 0)
    full = situation("red hand fleetwood; blue port-1 at fleetwood.1")
    assert (full["may_build_port"], full["hand_towns"]) == (0, 0)


# --- what a search asks -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "chapter"),
    [
        ("round 1", "canal_begins"),
        ("round 5", "canal_goes_on"),
        ("round 10", "canal_ends"),
        ("rail; round 1", "rail_begins"),
        ("rail; round 10", "rail_ends"),
    ],
)
def test_chapters(clock: str, chapter: str) -> None:
    assert CHAPTERS[MIND.chapter(at(f"{ORDER}; {clock}").table)] == chapter


def menu_of(table: Table) -> list[int]:
    menu = Menu()
    table.menu(0, menu)
    return menu.as_list()


def begun(text: str, *chosen: int) -> Table:
    """Red's table after some answers."""
    table = at(f"{ORDER}; {text}").table
    for choice in chosen:
        assert choice in menu_of(table)
        table.choose(0, choice)
    return table


def named(table: Table, first: int, end: int) -> list[int]:
    """The answers of one kind."""
    return [choice for choice in menu_of(table) if first <= choice < end]


def test_both_cards_of_a_combined_build_are_given_up() -> None:
    table = begun("red hand wigan bury port; actions 2")
    table.choose(0, named(table, choices.COMBINE, choices.LINK)[0])
    for cards in (3, 2):
        assert MIND.gives_up_a_card(table)
        held = menu_of(table)
        assert len(held) == cards
        lighter = table.copy()
        MIND.lose_card(lighter, 0, held[0])
        assert held[0] not in menu_of(lighter)
        assert len(menu_of(lighter)) == cards - 1
        table.choose(0, held[0])
    assert not MIND.gives_up_a_card(table)
    assert table.asked() == 0b10


def sale(ports: str) -> Table:
    """Red sells from Lancaster and must name a buyer."""
    text = f"rail; round 3; red hand wigan; {ports}; red cotton_mill-2 at lancaster.2"
    table = begun(f"{text}; red link lancaster preston; red link lancaster scotland; cotton 2")
    table.choose(0, named(table, choices.SELL, choices.BORROW)[0])
    table.choose(0, menu_of(table)[0])
    return table


def tried(table: Table) -> int:
    """How many buyers a search tries."""
    return sum(not MIND.is_idle(table, 0, buyer) for buyer in menu_of(table))


@pytest.mark.parametrize(
    ("ports", "buyers", "worth_trying"),
    [
        ("blue port-2 at lancaster.1; yellow port-2 at preston.1", 3, 2),
        ("red port-2 at lancaster.1; red port-3 at preston.1", 3, 3),
        ("red port-2 at lancaster.1; red port-2 at preston.1", 3, 2),
        ("red port-2 at lancaster.1; blue port-2 at preston.1", 3, 3),
    ],
)
def test_one_port_is_tried_where_another_serves_as_well(
    ports: str, buyers: int, worth_trying: int
) -> None:
    table = sale(ports)
    assert len(menu_of(table)) == buyers
    assert tried(table) == worth_trying
    assert not MIND.is_idle(table, 0, choices.BUYER + choices.DISTANT_MARKET)


def test_sales_in_a_row_are_tried_in_one_order() -> None:
    mills = "; ".join(f"red cotton_mill-2 at {slot}" for slot in ("lancaster.2", "preston.2"))
    ports = "blue port-2 at lancaster.1; yellow port-2 at preston.1; blue link lancaster preston"
    table = begun(f"rail; round 3; red hand wigan; {mills}; {ports}")
    first, second = named(table, choices.SELL, choices.BORROW)
    for mill, others in ((first, [second]), (second, [])):
        after = table.copy()
        after.choose(0, mill)
        after.choose(0, menu_of(after)[0])
        after.choose(0, named(after, choices.BUYER, choices.GIVE_UP)[0])
        follow = [choice for choice in menu_of(after) if choice >= MIND.earliest(after)]
        assert follow == [*others, choices.STOP]


def test_nothing_hidden_is_looked_at() -> None:
    text = f"rail; round 4; {MILL}; red port-2 at lancaster.1; blue link colne yorkshire; cotton 3"
    table = at(
        f"{ORDER}; {text}; distant -1 -1 then; red hand wigan port; blue hand bury port"
    ).table
    rows = [row_of(resample(table, 0, Chance(seed))) for seed in range(5)]
    assert rows == [row_of(table)] * 5
