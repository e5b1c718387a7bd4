"""Chapters 1 to 3: what is in the box, set-up, the course of the game."""

import pytest
from covers import covers
from table_talk import area, areas, dealt, given, kinds, order, play, table, to_act
from workshop.table import dealer, everybody, played, replayed, supply, workshop

from millhand.games.workshop.play.layout import ASIDE, DECK, ORDER
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.shelf import SHELF

OPENED = SHELF["workshop"].open(3, {})
EDITION = OPENED.edition


@covers("WW-1.1")
def test_towns_have_a_value_and_a_type() -> None:
    towns = {town["id"]: town for town in EDITION.board["town"]}
    assert (towns["reading"]["value"], towns["reading"]["industry"]) == (2, "light")
    assert towns["bristol"]["industry"] == towns["southampton"]["industry"] == "port"
    assert {town["value"] for town in towns.values()} == {2, 3, 4}


@covers("WW-1.2")
def test_a_link_space_holds_one_link() -> None:
    match = given(
        "workshop 3 players; red to link at reading; red at reading; blue link reading oxford"
    )
    refusals = match.explain(read_move(match.opened, 0, "link reading oxford"))
    assert [refusal.number for refusal in refusals] == ["WW-1.2"]


@covers("WW-1.3")
def test_the_table_shows_tracks_diagram_and_cards() -> None:
    seen = table(dealt("workshop", 3))
    assert set(seen["demand"]) == {"port", "heavy", "textile", "light", "craft"}
    assert {"order", "display", "deck", "aside", "round", "era"} <= set(seen)
    assert [seat["income_space"] for seat in seen["seats"]] == [0, 0, 0]


@covers("WW-1.4")
def test_39_cards_of_three_kinds() -> None:
    kinds_of = [card.kind for card in EDITION.cards for _ in range(card.count)]
    assert {kind: kinds_of.count(kind) for kind in set(kinds_of)} == {
        "general": 27,
        "setup": 6,
        "wild": 6,
    }
    wild = {card.value: card.count for card in EDITION.cards if card.kind == "wild"}
    assert wild == {2: 2, 3: 2, 4: 2}


@covers("WW-1.5", "WW-1.6", "WW-A14")
def test_tokens_and_pieces() -> None:
    box = OPENED.box
    tokens = [EDITION.industries[token] for token in box.tokens]
    assert {kind: tokens.count(kind) for kind in set(tokens)} == dict.fromkeys(
        EDITION.industries, 5
    )
    match = dealt("workshop", 3)
    assert supply(match, "red")["industries_left"] == 18, "one marks income, one the order"
    assert supply(match, "red")["links_left"] == 18
    assert 2 * box.rounds <= 18, "one industry in each turn of both eras"
    assert 2 * box.rounds * 1 <= box.links_each, "two links in each turn of an era"


@covers("WW-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_50_pounds(players: int) -> None:
    match = dealt("workshop", players)
    assert areas(match, "money") == [50] * players
    assert areas(match, "income_space") == [0] * players
    assert table(match)["bank"] == 800 - 50 * players


@covers("WW-2.2")
def test_the_first_order_is_drawn() -> None:
    match = Match(SHELF["workshop"].open(4, {}))
    assert match.opened.question(match.table, -1) == "turn_order"
    match.play(read_move(match.opened, -1, "turn_order yellow red green blue"))
    assert order(match) == [2, 0, 3, 1]


@covers("WW-2.3", "WW-2.4")
def test_cards_are_set_aside_and_set_up_cards_laid_on_top() -> None:
    match = Match(SHELF["workshop"].open(5, {}))
    match.play(read_move(match.opened, -1, "turn_order red blue yellow green black"))
    others = [card.id for card in EDITION.cards if card.kind != "setup" for _ in range(card.count)]
    match.play(read_move(match.opened, -1, "deck " + " ".join(others)))
    assert (table(match)["aside"], table(match)["deck"]) == (9, 24)
    aside = [EDITION.card_ids[workshop(match).cells[ASIDE + 8 - place]] for place in range(9)]
    assert aside == others[:9], "the first card shuffled lies on top"
    six = "bristol london birmingham sheffield liverpool manchester"
    match.play(read_move(match.opened, -1, f"setup_cards {six}"))
    assert table(match)["deck"] == 30
    match.deal(dealer())
    everybody_pledges(match)
    assert table(match)["display"] == six.split()[:5]
    next_card = workshop(match).cells[DECK + table(match)["deck"] - 1]
    assert EDITION.card_ids[next_card] == "manchester"


def everybody_pledges(match: Match) -> None:
    for seat in range(match.opened.players):
        match.play(Move(seat, (match.menu(seat)[0],)))


@covers("WW-2.5", "WW-3.3")
@pytest.mark.parametrize(("players", "rounds"), [(5, 6), (4, 7), (3, 9), (2, 7)])
def test_the_round_that_empties_the_deck_is_played_in_full(players: int, rounds: int) -> None:
    last = [
        (table(again)["round"], table(again)["deck"], table(again)["question"])
        for again in replayed(played(players, 4))
        if table(again)["era"] == "canal" and table(again)["question"] == "demand"
    ]
    assert last[0] == (0, rounds * (4 if players == 2 else players), "demand")
    assert last[-1] == (rounds, 0, "demand")


@covers("WW-3.1")
def test_the_course_of_a_game() -> None:
    course = []
    match = played(3, 6)
    again = Match(match.opened)
    for move in match.journal:
        for event in again.play(move):
            if event.kind in ("demand_began", "era_began", "game_ended"):
                course.append((event.kind, event.facts.get("demand")))
            elif event.kind == "links_returned" and event.facts["seat"] == 0:
                course.append(("incomes", None))
    assert course == [
        ("demand_began", 1),
        ("demand_began", 2),
        ("incomes", None),
        ("era_began", None),
        ("demand_began", 3),
        ("demand_began", 4),
        ("incomes", None),
        ("game_ended", None),
    ]


@covers("WW-3.2")
def test_a_round_is_cards_auction_turns() -> None:
    match = given("workshop 3 players; demand 1; red hand port; blue hand port; yellow hand craft")
    play(match, "red", "pledge port")
    play(match, "blue", "pledge port")
    events = play(match, "yellow", "pledge craft")
    assert kinds(events)[-4:] == ["round_began", "turned_up", "turned_up", "turned_up"]
    assert table(match)["question"] == "bid"
    everybody(match, "bid 0")
    assert to_act(match) == ["red"]
    for colour in ("red", "blue", "yellow"):
        play(match, colour, f"take {table(match)['display'][0]}")
    assert (table(match)["round"], table(match)["question"]) == (2, "bid")


@covers("WW-13.1", "WW-13.2", "WW-13.3")
def test_two_players_have_two_sets_one_purse_and_no_draw() -> None:
    match = Match(SHELF["workshop"].open(2, {}))
    assert match.opened.colours == ("red", "yellow")
    assert match.opened.question(match.table, -1) == "deck"
    match.deal(dealer())
    assert area(match, "red")["colours"] == ["red", "blue"]
    assert area(match, "yellow")["colours"] == ["yellow", "green"]
    assert areas(match, "money") == [100, 100]
    assert [supply(match, one)["industries_left"] for one in ("red", "blue")] == [18, 19]
    assert table(match)["aside"] == 11
    assert [workshop(match).cells[ORDER + place] for place in range(4)] == [-1] * 4
