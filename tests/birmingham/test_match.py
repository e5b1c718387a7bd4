"""A match of Birmingham: refusals, undo, events, what each seat sees."""

from collections.abc import Iterator

import pytest
from table_talk import (
    allowed,
    area,
    broken,
    dealt,
    given,
    kinds,
    play,
    refused,
    say,
    seat_of,
    to_act,
)

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.face.game import Event
from millhand.kernel.table import DEALER
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.shelf import SHELF


def steps(players: int, seed: int) -> Iterator[tuple[Match, int, Move]]:
    """A game of bots, move by move: the match, the seat that acts and what it will do."""
    match, dealer = dealt("birmingham", players, seed=seed), Dealer(seed + 1)
    bots = hire(["rambler"] * players)
    while not match.is_over:
        [seat] = match.decision.seats
        move = bot_move(match, seat, bots[seat], dealer.chance)
        yield match, seat, move
        match.play(move)
        match.deal(dealer)


# --- illegal moves change nothing -------------------------------------------------------------

ILLEGAL = [
    "build dudley.1 coal_mine with stafford",
    "build dudley.2 coal_mine with dudley",
    "build worcester.1 cotton_mill-2 with worcester",
    "link birmingham nuneaton with dudley",
    "link dudley birmingham link birmingham oxford with dudley",
    "develop pottery with dudley",
    "develop coal_mine coal_mine coal_mine with dudley",
    "sell worcester.1 with dudley",
    "scout with dudley stafford",
    "pass with cannock",
    "pass",
    "borrow with dudley coal dudley.1",
    "give_up dudley.1",
    "stop",
    "with dudley",
]


@pytest.mark.parametrize("text", ILLEGAL)
def test_an_illegal_move_changes_nothing(text: str) -> None:
    match = given("red hand dudley stafford worcester; red money 9")
    before, cells = match.digest, list(match.table.cells)
    with pytest.raises(Refused) as error:
        match.play(say(match, "red", text))
    assert error.value.refusals == match.explain(say(match, "red", text))
    assert match.digest == before
    assert list(match.table.cells) == cells
    assert match.journal == []
    allowed(match, "red", "pass with dudley")


def test_looking_changes_nothing() -> None:
    for match, seat, move in steps(2, 8):
        before = match.digest
        match.menu(seat)
        match.explain(move)
        match.settled(move)
        match.sight(seat)
        match.can_undo(seat)
        assert match.digest == before


def test_what_is_played_is_what_was_settled() -> None:
    match = given("red hand dudley stafford; round 2")
    settled = match.settled(say(match, "red", "with dudley build dudley.1 coal_mine"))
    match.play(say(match, "red", "build dudley.1 coal_mine with dudley"))
    assert match.journal == [settled]
    assert settled.claims == ("1", "")


# --- how moves are refused --------------------------------------------------------------------


def test_m1_not_your_decision() -> None:
    match = given("red hand dudley; blue hand stafford")
    refused(match, "blue", "pass with stafford", "M-1", seat=1, asked=[0])
    allowed(match, "red", "pass with dudley")


def test_m1_no_such_seat() -> None:
    match = given("red hand dudley")
    refusal = match.check(Move(3, say(match, "red", "pass with dudley").choices))
    assert refusal.number == "M-1"


def test_m1_before_the_deal_nobody_is_asked() -> None:
    match = Match(open_game(SHELF, "birmingham", 2))
    assert match.decision.seats == (DEALER,)
    assert match.menu(0) == []
    refused(match, "red", "pass with dudley", "M-1", asked=[])


def test_m2_no_answer_to_the_question() -> None:
    match = given("red hand dudley")
    refused(match, "red", "with dudley", "M-2", words="with dudley", question="action")
    refused(match, "red", "pass coal dudley.1", "M-2", words="coal dudley.1", question="card")
    refused(match, "red", "stop", "M-2", question="action")


def test_m3_a_question_is_left_open() -> None:
    match = given("red hand dudley stafford")
    refusal = refused(match, "red", "pass", "M-3", question="card")
    assert refusal.facts["answers"] == "with stafford, with dudley"


def test_m4_too_much_is_said() -> None:
    match = given("red hand dudley stafford")
    refused(match, "red", "pass with dudley stafford", "M-4", words="with stafford")
    refused(match, "red", "borrow with dudley iron dudley.2", "M-4", words="iron dudley.2")
    refused(match, "red", "pass with dudley pass with stafford", "M-4")
    refused(match, "red", "build dudley.1 coal_mine with dudley stop", "M-4", words="stop")


@pytest.mark.parametrize(
    "text",
    [
        "turn_order red",
        "turn_order red red",
        "turn_order red blue blue",
        "merchant_tiles any cotton_mill manufacturer blank blank",
    ],
)
def test_m5_a_bad_deal(text: str) -> None:
    match = Match(open_game(SHELF, "birmingham", 2))
    refusal = match.check(read_move(match.opened, DEALER, text))
    assert (refusal.number, refusal.facts["question"]) == ("M-5", "turn_order")
    with pytest.raises(Refused):
        match.play(read_move(match.opened, DEALER, text))
    assert match.check(read_move(match.opened, DEALER, "turn_order blue red")) is None


def test_m5_the_dealer_is_not_asked_during_a_turn() -> None:
    match = given("red hand dudley")
    deck = Move(DEALER, (), ("deck",))
    assert match.check(deck).number == "M-5"
    assert match.check(read_move(match.opened, DEALER, "turn_order red blue")).number == "M-5"


def test_m6_the_game_is_over() -> None:
    match = given(
        "rail; round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley"
    )
    play(match, "blue", "pass with dudley")
    assert match.decision is None
    refused(match, "blue", "pass with dudley", "M-6")
    refused(match, "red", "pass with dudley", "M-6")


def test_m7_beyond_the_safe_point() -> None:
    match = given("red hand dudley stafford")
    with pytest.raises(Refused) as error:
        match.undo(0)
    [refusal] = error.value.refusals
    assert (refusal.number, refusal.facts) == ("M-7", {"seat": 0})


# --- check and explain ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move", "numbers"),
    [
        (
            "red money 4; red hand stafford dudley",
            "build dudley.1 coal_mine with stafford",
            ["BB-8.7", "BB-8.1"],
        ),
        (
            "red money 4; red hand stafford",
            "build dudley.1 coal_mine with dudley",
            ["BB-8.7", "BB-8.1", "BB-3.3"],
        ),
        (
            "rail; red money 2; red hand dudley; blue iron_works-2 at dudley.2",
            "build dudley.2 iron_works-3 with dudley",
            ["BB-8.4", "BB-8.4", "BB-8.7", "BB-9.1", "BB-9.3", "BB-7.1"],
        ),
        (
            "red money 2; red links 0; red coal_mine-1 at dudley.1; blue link walsall birmingham",
            "link walsall birmingham with stone",
            ["BB-10.6", "BB-6.6", "BB-10.1", "BB-10.2", "BB-3.3"],
        ),
        (
            "red hand dudley wild_location",
            "scout with dudley dudley dudley",
            ["BB-14.2", "BB-14.2"],
        ),
        (
            "red money 1; red hand dudley",
            "develop pottery with dudley",
            ["BB-11.1", "BB-11.2"],
        ),
        (
            "red hand dudley; blue coal_mine-1 at dudley.1 flipped",
            "sell dudley.1 with dudley",
            ["BB-12.1", "BB-12.1", "BB-12.1"],
        ),
    ],
)
def test_explain_names_all_broken_rules_and_check_the_first(
    text: str, move: str, numbers: list[str]
) -> None:
    match = given(text)
    assert broken(match, "red", move) == numbers
    assert match.check(say(match, "red", move)).number == numbers[0]
    assert match.check(say(match, "red", move)) == match.explain(say(match, "red", move))[0]


def test_an_allowed_move_is_not_explained() -> None:
    match = given("red hand dudley")
    assert match.explain(say(match, "red", "pass with dudley")) == []
    assert match.check(say(match, "red", "pass with dudley")) is None


def test_facts_are_names_and_numbers() -> None:
    match = given("red money 4; red hand dudley")
    [refusal] = match.explain(say(match, "red", "build dudley.1 coal_mine with dudley"))
    assert refusal.reason == "tile_and_iron_can_be_paid"
    assert dict(refusal.facts) == {"tile": "coal_mine-1", "cost": 5, "money": 4}


# --- undo -------------------------------------------------------------------------------------


def test_the_first_action_of_a_turn_can_be_taken_back() -> None:
    match = given("round 2; red hand dudley stafford worcester")
    before = match.digest
    play(match, "red", "build dudley.1 coal_mine with dudley")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    taken = match.undo(0)
    assert taken == match.settled(say(match, "red", "build dudley.1 coal_mine with dudley"))
    assert (match.digest, match.journal) == (before, [])
    assert not match.can_undo(0)
    allowed(match, "red", "borrow with dudley")


def test_what_was_drawn_cannot_be_taken_back() -> None:
    match = given("round 2; red hand dudley stafford worcester")
    play(match, "red", "pass with dudley", "pass with stafford")
    after = match.digest
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)
    assert match.digest == after
    assert len(match.journal) == 2


def test_a_move_is_not_taken_back_in_anothers_turn() -> None:
    match = given("round 2; red hand dudley stafford worcester; deck none")
    play(match, "red", "pass with dudley", "pass with stafford")
    assert to_act(match) == ["blue"]
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_move_is_not_taken_back_after_anothers_move() -> None:
    match = given(
        "round 2; red hand dudley stafford worcester; blue hand cannock cannock; deck none"
    )
    play(match, "red", "pass with dudley", "pass with stafford")
    play(match, "blue", "pass with cannock")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert area(match, "blue")["hand"] == ["cannock", "cannock"]
    assert not match.can_undo(1)


def test_without_cards_to_draw_a_player_may_go_back_over_the_end_of_a_round() -> None:
    match = given(
        "round 3; order blue red; red to act; actions 1; deck none; red hand dudley stafford"
        "; blue spent 9; red income 20"
    )
    before = match.digest
    play(match, "red", "pass with dudley")
    assert to_act(match) == ["red"]
    assert area(match, "red")["money"] == 22
    match.undo(0)
    assert match.digest == before


def test_with_cards_drawn_there_is_no_way_back_over_the_end_of_a_round() -> None:
    match = given(
        "round 3; order blue red; red to act; actions 1; red hand dudley stafford; blue spent 9"
    )
    play(match, "red", "pass with dudley")
    assert to_act(match) == ["red"]
    assert not match.can_undo(0)


def test_a_deal_is_never_taken_back() -> None:
    match = dealt("birmingham", 2)
    [colour] = to_act(match)
    assert not match.can_undo(seat_of(match, colour))


def test_a_scout_can_be_taken_back() -> None:
    match = given("round 2; red hand dudley stafford worcester pottery")
    before = match.digest
    play(match, "red", "scout with dudley stafford worcester")
    match.undo(0)
    assert match.digest == before


def test_undo_restores_the_position_wherever_it_is_allowed() -> None:
    undone = 0
    match, dealer, bots = dealt("birmingham", 2, seed=2), Dealer(9), hire(["rambler"] * 2)
    while not match.is_over:
        [seat] = match.decision.seats
        before = match.digest
        move = bot_move(match, seat, bots[seat], dealer.chance)
        match.play(move)
        if match.can_undo(seat):
            taken = match.undo(seat)
            assert match.digest == before
            match.play(taken)
            undone += 1
        match.deal(dealer)
    assert undone >= 30


# --- events and sights ------------------------------------------------------------------------


def told(events: list[Event], seat: int | None) -> list[Event]:
    return [event.told_to(seat) for event in events]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_tell_others_that_cards_were_drawn_but_not_which(players: int) -> None:
    match = given(f"birmingham {players} players; red hand dudley stafford; deck worcester cannock")
    events = play(match, "red", "pass with dudley")
    drawn = [event for event in events if event.kind == "drew"]
    assert [event.facts["card"] for event in told(drawn, 0)] == ["worcester", "cannock"]
    for seat in (*range(1, players), None):
        assert [dict(event.facts) for event in told(drawn, seat)] == [{"seat": 0}] * 2
        cards = {event.facts.get("card") for event in told(events, seat)}
        assert cards == {"dudley", None}


def test_events_of_the_deal_tell_each_seat_its_own_cards_alone() -> None:
    fresh = Match(open_game(SHELF, "birmingham", 3))
    events = fresh.deal(Dealer(4))
    assert kinds(events).count("drew") == 24
    assert kinds(events).count("laid_face_down") == 3
    for seat, colour in enumerate(fresh.opened.colours):
        known = [event.facts["card"] for event in told(events, seat) if "card" in event.facts]
        assert sorted(known) == sorted(area(fresh, colour)["hand"])
    assert not any("card" in event.facts for event in told(events, None))


def test_a_whole_game_tells_nobody_what_others_hold() -> None:
    match, dealer, bots = dealt("birmingham", 3, seed=6), Dealer(3), hire(["rambler"] * 3)
    while not match.is_over:
        [seat] = match.decision.seats
        events = match.play(bot_move(match, seat, bots[seat], dealer.chance))
        events += match.deal(dealer)
        for other in (0, 1, 2, None):
            for event in told(events, other):
                assert event.kind not in ("drew", "laid_face_down") or (
                    event.facts["seat"] == other or "card" not in event.facts
                )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sights_hide_hands_deck_and_face_down_cards(players: int) -> None:
    for match, _, _ in steps(players, 4):
        for seat in (*range(players), None):
            seen = match.sight(seat)
            assert isinstance(seen["deck"], int)
            for other, shown in enumerate(seen["seats"]):
                assert ("hand" in shown) == (other == seat)
                assert "face_down_card" not in shown
                assert shown["face_down"] in (0, 1)
                if other != seat:
                    assert shown["cards"] == len(area(match, shown["colour"])["hand"])


def test_two_tables_that_differ_in_hidden_cards_look_the_same() -> None:
    text = "red hand dudley; blue hand {}; deck {}; red face_down {}; blue face_down {}"
    one = given(text.format("stafford cannock", "worcester", "pottery", "brewery"))
    other = given(text.format("worcester brewery", "stafford", "cannock", "pottery"))
    assert one.digest != other.digest
    for seat in (0, None):
        assert one.sight(seat) == other.sight(seat)
    assert one.sight(1) != other.sight(1)


def test_wild_cards_in_a_hand_are_known_to_all() -> None:
    match = given("red hand wild_location dudley")
    assert match.sight(1)["seats"][0]["wild_cards"] == ["wild_location"]
    assert "hand" not in match.sight(1)["seats"][0]


def test_a_refusal_tells_no_secret_of_another_hand() -> None:
    one = given("red hand dudley stafford; blue hand cannock")
    other = given("red hand dudley stafford; blue hand worcester")
    for text in ILLEGAL:
        assert one.explain(say(one, "red", text)) == other.explain(say(other, "red", text))


def test_the_events_of_a_move_are_in_the_players_words() -> None:
    match = given("round 2; red hand dudley stafford; blue coal_mine-1 at dudley.1 holding 1")
    events = play(match, "red", "build dudley.2 iron_works with dudley")
    assert [(event.kind, dict(event.facts)) for event in events] == [
        ("discarded", {"seat": 0, "card": "dudley"}),
        ("paid", {"seat": 0, "money": 5, "purpose": "tile"}),
        ("took_cube", {"seat": 0, "slot": "dudley.1", "resource": "coal"}),
        ("flipped", {"owner": 1, "slot": "dudley.1", "tile": "coal_mine-1"}),
        ("income_moved", {"seat": 1, "space": 14, "level": 2}),
        ("placed", {"seat": 0, "slot": "dudley.2", "tile": "iron_works-1", "cubes": 4}),
        ("sold_cube", {"seat": 0, "money": 1, "resource": "iron"}),
        ("earned", {"seat": 0, "money": 1, "purpose": "iron"}),
        ("sold_cube", {"seat": 0, "money": 1, "resource": "iron"}),
        ("earned", {"seat": 0, "money": 1, "purpose": "iron"}),
    ]
