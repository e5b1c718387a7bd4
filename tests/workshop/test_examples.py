"""The stated examples and results of the specification (WW-T01 to WW-T36)."""

import pytest
from covers import covers
from table_talk import (
    allowed,
    area,
    areas,
    dealt,
    given,
    kinds,
    order,
    play,
    refused,
    say,
    table,
    to_act,
)
from workshop.table import (
    AROUND_READING,
    ROGER,
    ROGERS_LINKS,
    after_the_incomes,
    bids,
    builds,
    dealer,
    everybody,
    first_pledge,
    laid,
    marker,
    money,
    moves,
    played,
    replayed,
    standing,
    supply,
    told,
    workshop,
)

from millhand.games.workshop.play.layout import ASIDE, DECK, DECK_SIZE
from millhand.kernel.chance import Chance
from millhand.kernel.playout import deal
from millhand.shelf import SHELF

# --- building around Reading ------------------------------------------------------------------

BUILDS = [
    ("WW-T01", "link reading oxford", 2, 1),
    ("WW-T02", "link reading southampton", 4, 1),
    ("WW-T03", "link reading oxford link reading southampton", 4, 2),
    ("WW-T04", "link reading gloucester", 4, 2),
]


@pytest.mark.parametrize(
    ("move", "space", "links"),
    [
        pytest.param(*rest, id=name, marks=covers(name, "WW-6.7", "WW-6.6"))
        for name, *rest in BUILDS
    ],
)
def test_t01_to_t04_roger_builds_from_reading(move: str, space: int, links: int) -> None:
    match = given(ROGER)
    play(match, "red", move)
    assert (marker(match, "red"), money(match, "red")) == (space, 50 - 3 * links)


@covers("WW-T05", "WW-6.5")
def test_t05_the_four_ways_to_build() -> None:
    match = given(ROGER)
    allowed(match, "red", "link reading oxford")
    allowed(match, "red", "link reading oxford link reading southampton")
    allowed(match, "red", "link reading oxford link oxford birmingham")
    allowed(match, "red", "link reading gloucester")
    refused(match, "red", "link reading oxford link reading gloucester", "WW-6.5")
    refused(match, "red", "link reading gloucester link reading oxford", "WW-6.5")
    refused(match, "red", "link oxford birmingham", "WW-6.5", place="reading")
    play(match, "red", "link reading gloucester")
    assert laid(match, "gloucester-reading") == ["red", "red"]


@covers("WW-T06", "WW-9.2")
def test_t06_eight_pounds_and_one_for_the_links() -> None:
    match = given(f"workshop 3 players; demand 2; {ROGERS_LINKS}")
    after_the_incomes(match)
    assert money(match, "red") == 50 + 8 + 1
    assert table(match)["links"] == []


@covers("WW-T07", "WW-9.3")
def test_t07_three_pounds_for_each_port() -> None:
    ports = "diagram port port port; red at bristol; red at southampton"
    match = given(f"workshop 3 players; demand 2; {ports}")
    after_the_incomes(match)
    assert money(match, "red") == 50 + 3 + 3


@covers("WW-T08", "WW-8.1")
@pytest.mark.parametrize(
    ("home", "barred", "end"),
    [
        ("leeds", "lancaster-manchester", "lancaster"),
        ("liverpool", "lancaster-manchester", "lancaster"),
        ("manchester", "leeds-liverpool", "leeds"),
        ("lancaster", "leeds-liverpool", "leeds"),
    ],
)
def test_t08_the_crossing_is_no_junction(home: str, barred: str, end: str) -> None:
    match = given(f"workshop 3 players; red to link at {home}; red at {home}")
    assert all(barred not in build for build in builds(match))
    first = f"link {home} {end} " if f"{home}-{end}" in table_of_connections() else ""
    numbers = [one.number for one in match.explain(say(match, "red", f"{first}link {barred}"))]
    assert "WW-8.1" in numbers


def table_of_connections() -> set[str]:
    names = SHELF["workshop"].open(3, {}).edition.connection_ids
    return {*names, *("-".join(reversed(name.split("-"))) for name in names)}


@covers("WW-T09", "WW-5.4")
def test_t09_the_second_box_beats_the_third() -> None:
    match = given("workshop 3 players; auction; order yellow red blue")
    bids(match, red=4, blue=4, yellow=0)
    assert order(match) == [0, 1, 2]


@covers("WW-T10", "WW-6.6", "WW-9.2")
def test_t10_the_same_in_the_rail_era() -> None:
    for move, cost in zip((text for _, text, _, _ in BUILDS), (2, 2, 4, 4), strict=True):
        match = given(f"{ROGER}; rail")
        play(match, "red", move)
        assert money(match, "red") == 50 - cost
    match = given(f"workshop 3 players; demand 4; {ROGERS_LINKS}")
    after_the_incomes(match)
    assert money(match, "red") == 59


@covers("WW-T11", "WW-6.7", "WW-9.3")
def test_t11_two_industries_in_one_town() -> None:
    match = given("workshop 3 players; red to link at reading; red at reading 2")
    play(match, "red", "link reading oxford")
    assert marker(match, "red") == 2
    match = given("workshop 3 players; demand 2; red at reading 2; diagram light light light")
    after_the_incomes(match)
    assert money(match, "red") == 50 + 3 + 3


@covers("WW-T12", "WW-9.3")
def test_t12_no_token_no_money() -> None:
    match = given("workshop 3 players; demand 2; red at reading; diagram port port")
    after_the_incomes(match)
    assert money(match, "red") == 50


# --- auctions and set-up ----------------------------------------------------------------------


@covers("WW-T13", "WW-5.3", "WW-5.4", "WW-5.5")
def test_t13_five_bids_three_of_them_equal() -> None:
    match = given("workshop 5 players; auction; order blue green red black yellow")
    bids(match, red=4, blue=4, yellow=1, green=0, black=4)
    boxes = [supply(match, colour)["box"] for colour in match.opened.colours]
    assert boxes == [2, 1, 4, 5, 3]
    assert areas(match, "money") == [46, 46, 49, 50, 46]
    assert table(match)["bank"] == 800 - 250 + 13


@covers("WW-T14", "WW-5.4")
def test_t14_without_bids_the_order_stays() -> None:
    match = given("workshop 4 players; auction; order green red yellow blue")
    bids(match, red=0, blue=0, yellow=0, green=0)
    assert order(match) == [3, 0, 2, 1]
    assert areas(match, "money") == [50] * 4


SIZES = [(5, 9, 30, 6, 60), (4, 11, 28, 7, 56), (3, 12, 27, 9, 54), (2, 11, 28, 7, 56)]


@covers("WW-T15", "WW-2.3", "WW-2.5", "WW-13.3")
@pytest.mark.parametrize(("players", "aside", "deck", "rounds", "turns"), SIZES)
def test_t15_sizes_and_lengths(players, aside, deck, rounds, turns) -> None:
    match = dealt("workshop", players)
    assert (table(match)["aside"], table(match)["deck"]) == (aside, deck)
    top = [workshop(match).cells[DECK + deck - 1 - place] for place in range(6)]
    assert all(match.opened.edition.cards[card].kind == "setup" for card in top)
    taken, ends = 0, []
    whole = played(players, 3)
    for again in replayed(whole):
        move = again.journal[-1]
        if again.table.is_over() or again.opened.question(again.table, -1) == "deck":
            ends.append((table(again)["deck"], table(again)["display"]))
        if not move.is_deal:
            taken += "take " in " ".join(again.opened.write_choice(c, "") for c in move.choices)
    began = sum(event.kind == "round_began" for event in told(whole))
    assert began == 2 * rounds
    assert taken == turns
    assert len(ends) >= 2, "the canal era and the rail era"
    assert ends == [(0, [])] * len(ends)


@covers("WW-T16", "WW-2.4")
@pytest.mark.parametrize(
    ("players", "first", "second"), [(5, 5, 1), (4, 4, 2), (3, 3, 3), (2, 4, 2)]
)
def test_t16_set_up_cards_come_first(players: int, first: int, second: int) -> None:
    turned_up: list[list[str]] = []
    for event in told(played(players, 5)):
        if event.kind == "round_began":
            turned_up.append([])
        if event.kind == "turned_up":
            turned_up[-1].append(event.facts["card"])
    kinds_of = {card.id: card.kind for card in dealt("workshop", players).opened.edition.cards}
    setup = [sum(kinds_of[card] == "setup" for card in cards) for cards in turned_up]
    assert setup[:2] == [first, second]
    assert sum(setup[2 : len(setup) // 2]) == 0


@covers("WW-T17", "WW-10.2")
def test_t17_in_the_rail_era_set_up_cards_are_shuffled_in() -> None:
    match = given("workshop 5 players; demand 2")
    everybody(match, "keep")
    setup_cards = workshop(match).box.setup_cards
    found, games = 0, 600
    for seed in range(games):
        table_ = workshop(match).copy()
        deal(table_, Chance(seed))
        found += sum(setup_cards >> table_.cells[ASIDE + place] & 1 for place in range(9))
    assert found / games == pytest.approx(6 * 9 / 39, abs=0.15)


# --- money ------------------------------------------------------------------------------------


@covers("WW-T18", "WW-7.1")
def test_t18_seven_spaces_give_three_pounds() -> None:
    match = given("workshop 3 players; red to act; red income 7")
    refused(match, "red", "recoup 4", "WW-7.1", space=7, spaces=8)
    play(match, "red", "recoup 3")
    assert (marker(match, "red"), money(match, "red")) == (1, 53)
    refused(match, "red", "recoup 1", "WW-7.1")


@covers("WW-T19", "WW-6.6", "WW-7.1")
def test_t19_two_pounds_and_the_marker() -> None:
    poor = "workshop 3 players; red to act; display reading; red money 2"
    match = given(poor)
    refused(match, "red", "take reading link reading oxford", "WW-6.6", cost=3, money=2)
    assert moves(match)[0] == "take reading"
    play(match, "red", "take reading")
    assert to_act(match) == ["blue"]
    match = given(f"{poor}; red income 2")
    refused(match, "red", "take reading link reading oxford", "WW-6.6", cost=3, money=2)
    allowed(match, "red", "take reading recoup 1 link reading oxford")


@covers("WW-T20", "WW-6.6")
def test_t20_five_pounds_pay_for_one_link() -> None:
    match = given(f"{ROGER}; red money 5")
    allowed(match, "red", "link reading oxford")
    refused(match, "red", "link reading gloucester", "WW-6.6", cost=6, money=5)
    refused(match, "red", "link reading oxford link reading southampton", "WW-6.6", money=2)
    assert all(len(build) <= 1 for build in builds(match))


# --- industries and cards ---------------------------------------------------------------------


@covers("WW-T21", "WW-6.4")
def test_t21_a_full_town_makes_room() -> None:
    match = given("workshop 3 players; red to act; display reading; blue at reading 2")
    before = supply(match, "blue")["industries_left"]
    play(match, "red", "take reading")
    assert standing(match, "reading") == {"red": 1, "blue": 1}
    assert supply(match, "blue")["industries_left"] == before + 1


GLASGOW = "blue link edinburgh glasgow; yellow link carlisle glasgow"


@covers("WW-T22", "WW-6.3")
def test_t22_a_blocked_card_may_be_used_or_swapped() -> None:
    blocked = f"workshop 3 players; red to act; display glasgow york; {GLASGOW}"
    match = given(blocked)
    play(match, "red", "take glasgow use")
    assert standing(match, "glasgow") == {"red": 1}
    assert (marker(match, "red"), to_act(match)) == (0, ["blue"])
    match = given(blocked)
    display, aside = len(table(match)["display"]), table(match)["aside"]
    play(match, "red", "take glasgow swap")
    assert standing(match, "glasgow") == {}
    assert (len(table(match)["display"]), table(match)["aside"]) == (display - 1, aside - 1)
    for purse in (50, 0):
        match = given(f"workshop 3 players; red to act; display glasgow; red money {purse}")
        refused(match, "red", "take glasgow swap", "WW-6.3", card="glasgow")
    one_free = GLASGOW.split(";", maxsplit=1)[0]
    match = given(f"workshop 3 players; red to act; display glasgow; {one_free}")
    refused(match, "red", "take glasgow swap", "WW-6.3")


VALUE_4 = ("manchester", "liverpool", "sheffield", "birmingham", "london", "bristol")


def blocked_towns(towns: tuple[str, ...]) -> str:
    """Links on every connection of some towns."""
    edition = SHELF["workshop"].open(3, {}).edition
    lines = [name.split("-") for name in edition.connection_ids]
    at = [ends for ends in lines if set(ends) & set(towns)]
    colours = ("red", "blue", "yellow")
    return "; ".join(
        f"{colours[number % 3]} link {' '.join(ends)}" for number, ends in enumerate(at)
    )


@covers("WW-T23", "WW-6.3")
def test_t23_a_wild_card_is_blocked_only_when_all_its_towns_are() -> None:
    start = "workshop 3 players; red to act; display wild_4"
    match = given(f"{start}; {blocked_towns(VALUE_4[:-1])}")
    refused(match, "red", "take wild_4 swap in bristol", "WW-6.3", card="wild_4")
    match = given(f"{start}; {blocked_towns(VALUE_4)}")
    allowed(match, "red", "take wild_4 swap")
    allowed(match, "red", "take wild_4 use in london")


@covers("WW-T24", "WW-6.3", "WW-A3")
def test_t24_the_replacement_must_be_used() -> None:
    aside = "aside edinburgh york"
    more = "red link carlisle edinburgh; yellow link edinburgh newcastle"
    match = given(f"workshop 3 players; red to act; display glasgow; {GLASGOW}; {more}; {aside}")
    events = play(match, "red", "take glasgow swap")
    assert "swapped" in kinds(events)
    assert standing(match, "edinburgh") == {"red": 1}
    assert to_act(match) == ["blue"]
    assert table(match)["aside"] == 1


# --- demand -----------------------------------------------------------------------------------


@covers("WW-T25", "WW-4.1", "WW-4.2", "WW-4.3")
def test_t25_demand_with_five_players() -> None:
    match = dealt("workshop", 5)
    for seat in range(5):
        match.play(first_pledge(match, seat))
    assert sum(table(match)["demand"].values()) == 5
    assert areas(match, "hand_size") == [1] * 5
    match = given(
        "workshop 5 players; demand 2; red hand port; blue hand port; yellow hand port"
        "; green hand port; black hand port; diagram heavy heavy heavy craft craft"
    )
    everybody(match, "keep")
    match.deal(dealer())
    assert areas(match, "hand_size") == [3] * 5
    for seat in range(5):
        match.play(first_pledge(match, seat))
    assert areas(match, "hand_size") == [2] * 5
    assert sum(table(match)["demand"].values()) == 10


@covers("WW-T26", "WW-4.4", "WW-4.5")
def test_t26_one_more_token_and_no_more() -> None:
    match = given("workshop 3 players; demand 4; red hand port craft; red at bristol")
    refused(match, "red", "pledge port craft", "WW-4.4", tokens=2, needed=1)
    play(match, "red", "keep")
    play(match, "blue", "keep")
    play(match, "yellow", "keep")
    assert money(match, "red") == 50
    match = given("workshop 2 players; demand 4; red hand port craft; red at bristol")
    play(match, "red", "pledge port craft")
    play(match, "yellow", "keep")
    assert money(match, "red") == 101


@covers("WW-T27", "WW-A14")
@pytest.mark.parametrize(("players", "tokens"), [(5, 20), (4, 16), (3, 12), (2, 16)])
def test_t27_tokens_ever_needed(players: int, tokens: int) -> None:
    box = dealt("workshop", players).opened.box
    assert 2 * players * box.tokens_drawn == tokens <= len(box.tokens)


# --- incomes, end -----------------------------------------------------------------------------


@covers("WW-T28", "WW-9.1")
def test_t28_the_track_pays() -> None:
    match = given("workshop 3 players; demand 2; red income 23")
    after_the_incomes(match)
    assert (money(match, "red"), marker(match, "red")) == (73, 0)


@covers("WW-T29", "WW-9.1", "WW-9.2", "WW-9.3")
def test_t29_a_whole_income() -> None:
    match = given(
        f"workshop 4 players; demand 2; red income 12; {ROGERS_LINKS}; red at bristol"
        "; red at southampton; red at gloucester; diagram port port port light"
    )
    after_the_incomes(match)
    assert money(match, "red") == 50 + 12 + 9 + 6 + 1


@covers("WW-T30", "WW-10.1", "WW-9.4")
def test_t30_what_stays_after_the_canal_era() -> None:
    match = given(
        f"workshop 3 players; demand 2; order yellow red blue; {AROUND_READING}; red at reading"
        "; red hand port; blue hand craft; diagram light light; red income 5"
    )
    after_the_incomes(match)
    cash = areas(match, "money")
    assert cash == [50 + 5 + 8 + 2, 50, 50]
    match.deal(dealer())
    assert table(match)["links"] == []
    assert standing(match, "reading") == {"red": 1}
    assert table(match)["demand"]["light"] == 2
    assert areas(match, "hand_size") == [3, 3, 2]
    assert order(match) == [2, 0, 1]
    assert areas(match, "money") == cash
    assert areas(match, "income_space") == [0, 0, 0]


@covers("WW-T31", "WW-9.5", "WW-A11")
def test_t31_an_empty_bank() -> None:
    purses = "red money 300; blue money 260; yellow money 200; red income 60"
    match = given(f"workshop 3 players; demand 4; {purses}")
    assert table(match)["bank"] == 40
    play(match, "red", "keep")
    play(match, "blue", "keep")
    events = play(match, "yellow", "keep")
    assert kinds(events).count("lent") == 3
    assert areas(match, "money") == [310, 210, 150]
    assert table(match)["bank"] == 800 - 670
    rich = given(f"workshop 3 players; option bank=unlimited; demand 4; {purses}")
    everybody(rich, "keep")
    for one in (match, rich):
        assert [score.points for score in one.opened.scores(one.table)] == [360, 260, 200]
        assert one.opened.winners(one.table) == [0]


@covers("WW-T32", "WW-11.2")
def test_t32_the_lower_box_wins_a_tie() -> None:
    match = given(
        "workshop 3 players; demand 4; order yellow blue red; red money 120; blue money 120"
        "; yellow money 90"
    )
    everybody(match, "keep")
    assert match.is_over
    assert match.opened.winners(match.table) == [1]


@covers("WW-T33", "WW-8.2", "WW-9.2", "WW-A9")
def test_t33_crossing_links_are_two_networks() -> None:
    match = given(
        "workshop 3 players; demand 2; red link leeds liverpool; red link manchester lancaster"
    )
    after_the_incomes(match)
    assert money(match, "red") == 50 + 2 * 2 + 2 * 1


@covers("WW-T34", "WW-6.5", "WW-6.7")
def test_t34_three_towns_in_a_row_each_count_once() -> None:
    match = given(
        "workshop 3 players; red to link at reading; red at reading; red at oxford"
        "; red at birmingham"
    )
    play(match, "red", "link reading oxford link oxford birmingham")
    assert marker(match, "red") == 2 + 2 + 4


# --- two players ------------------------------------------------------------------------------


@covers("WW-T35", "WW-13.1", "WW-13.4", "WW-13.5", "WW-13.6")
def test_t35_a_round_of_two_players() -> None:
    match = dealt("workshop", 2)
    assert areas(match, "money") == [100, 100]
    assert areas(match, "hand_size") == [4, 4]
    for seat in range(2):
        match.play(first_pledge(match, seat))
    assert sum(table(match)["demand"].values()) == 4
    play(match, "red", "bid 2 for blue")
    play(match, "yellow", "bid 1 for yellow")
    assert order(match)[:2] == [0, 1]
    assert [supply(match, colour)["box"] for colour in ("red", "blue", "yellow", "green")] == [
        None,
        1,
        2,
        None,
    ]
    play(match, "red", f"take {table(match)['display'][0]}")
    play(match, "yellow", f"take {table(match)['display'][0]}")
    assert table(match)["question"] == "bid"
    assert len(table(match)["display"]) == 2
    turns = [event.facts["seat"] for event in told(played(2, 8)) if event.kind == "took_card"]
    assert [turns.count(seat) for seat in (0, 1)] == [28, 28]


@covers("WW-T36", "WW-A17", "WW-9.2")
@pytest.mark.parametrize(
    ("links", "sets", "pounds"),
    [
        ("red link reading oxford; blue link leeds york", "merged", 3),
        ("red link reading oxford; blue link leeds york", "separate", 4),
        ("red link reading oxford; blue link leeds york", "separate_networks", 4),
        ("red link reading oxford; blue link leeds york", "separate_turns", 3),
        ("red link reading oxford; blue link reading southampton", "merged", 4),
        ("red link reading oxford; blue link reading southampton", "separate", 4),
    ],
)
def test_t36_merged_and_separate_sets(links: str, sets: str, pounds: int) -> None:
    match = given(f"workshop 2 players; option two_player_sets={sets}; demand 2; {links}")
    after_the_incomes(match)
    assert money(match, "red") == 100 + pounds
    assert area(match, "yellow")["money"] == 100
    assert workshop(match).cells[DECK_SIZE] == 0
