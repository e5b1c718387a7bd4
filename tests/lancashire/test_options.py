"""Chapter 15: presets and flags, and what cannot be opened."""

import re

import pytest
from covers import covers
from lancashire.tables import at, goes_on
from table_talk import allowed, area, dealt, given, kinds, play, refused, table, told

from millhand.face.game import Unsupported
from millhand.games.lancashire.face import GAME
from millhand.match.agreement import BadOpening, open_game
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF
from millhand.words.pages import read_page

FLAGS = {
    "first_round_combined_build": (True, False, False),
    "overbuild_cards": (2, 1, 1),
    "overbuild_opponent": ("any", "coal_iron_only", "coal_iron_only"),
    "opponent_overbuild_scarcity": ("board_and_track",) * 3,
    "develop_min": (1, 1, 1),
    "sell_many_mills": (True, True, True),
    "loan_floor": ("income_-10",) * 3,
    "virtual_link": ("both", "both", "none"),
    "unpayable_debt": ("lose_vp", "carry_negative", "lose_vp"),
    "voluntary_tile_sale": (False, False, False),
    "income_timing": ("round_start", "round_start", "round_end_except_last"),
    "tie_break": ("income_money_order", "space_money_order", "income_money_shared"),
    "deck_mode": ("random_removal", "random_removal", "printed_player_counts"),
    "single_icon_slot_first": (True, True, True),
    "nothing_on_the_board": ("any_slot", "any_slot", "empty_slot"),
}
PRESETS = ("seed", "classic_2007", "roxley_2018")


@covers("BL-15.1")
def test_there_is_a_preset_and_fifteen_flags() -> None:
    options = {option.name: option for option in GAME.options}
    assert options.pop("preset").values == PRESETS
    assert options.pop("introductory").rule == "BL-17.1"
    assert list(options) == list(FLAGS)
    assert [option.rule for option in options.values()] == [f"BL-O{n}" for n in range(1, 16)]
    for name, option in options.items():
        assert option.default == "preset"
        assert set(FLAGS[name]) <= set(option.values[1:])
        assert len(option.values) > 2


@covers("BL-15.1")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_gives_every_flag_a_value(preset: str) -> None:
    opened = open_game(SHELF, "lancashire", 4, [f"preset={preset}"])
    column = PRESETS.index(preset)
    assert dict(opened.options) == {
        "preset": preset,
        "introductory": False,
        **{name: values[column] for name, values in FLAGS.items()},
    }


@covers("BL-O15")
def test_a_flag_that_is_new_was_played_otherwise_before() -> None:
    former = open_game(SHELF, "lancashire", 4, ["preset=roxley_2018"], rules=1)
    assert former.options["nothing_on_the_board"] == "any_slot"
    today = open_game(SHELF, "lancashire", 4, ["preset=roxley_2018"])
    assert today.options["nothing_on_the_board"] == "empty_slot"


@covers("BL-15.2")
@pytest.mark.parametrize(
    ("number", "position", "move"),
    [
        ("BL-9.3", "red mat port 2; blue port-1 at preston.1", "combine preston.1 port"),
        ("BL-11.1", "red mat coal_mine 1", "develop coal_mine"),
    ],
)
def test_seed_follows_the_letter_and_departs_from_it_where_the_page_says_so(
    number: str, position: str, move: str
) -> None:
    cards = "wigan bury" if move.startswith("combine") else "wigan"
    match = at(f"red hand wigan bury; red money 60; {position}", "preset=seed")
    allowed(match, "red", f"{move} with {cards}")
    departs = read_page("lancashire", "en")["BL-15.2"][1].splitlines()
    assert any(line.startswith(f"| {number} ") for line in departs) == (number == "BL-11.1")


@covers("BL-15.1")
def test_a_flag_departs_from_the_preset() -> None:
    opened = open_game(SHELF, "lancashire", 4, ["preset=roxley_2018", "virtual_link=both"])
    assert opened.options["virtual_link"] == "both"
    assert opened.options["overbuild_cards"] == 1


@covers("BL-15.1")
def test_the_seed_is_the_default() -> None:
    assert open_game(SHELF, "lancashire", 3).options["preset"] == "seed"


@covers("BL-15.1")
def test_a_position_keeps_its_options() -> None:
    match = at("red hand wigan bury", "preset=classic_2007", "develop_min=2")
    text = write_position(match.opened, match.table)
    opened, table_again = read_position(SHELF, text)
    assert dict(opened.options) == dict(match.opened.options)
    assert list(table_again.cells) == list(match.table.cells)


# --- what the data do not cover ---------------------------------------------------------------


@covers("BL-O13")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("option", ["preset=roxley_2018", "deck_mode=printed_player_counts"])
def test_the_decks_of_2018_for_two_and_three_are_refused_in_one_line(
    players: int, option: str
) -> None:
    with pytest.raises(BadOpening) as refusal:
        open_game(SHELF, "lancashire", players, [option])
    said = told(refusal.value)
    assert "\n" not in said
    assert said.startswith(f"Brass: Lancashire for {players} players: BL-O13 the deck of 2018")
    assert "deck_mode=random_removal" in said
    with pytest.raises(Unsupported) as unsupported:
        GAME.open(players, {"preset": "roxley_2018"})
    facts = unsupported.value.fault.facts
    assert facts["needed"] == 2 * players * facts["rounds"] == facts["cards"] + 1
    instead = open_game(SHELF, "lancashire", players, ["deck_mode=random_removal"])
    assert facts["instead"] == len(instead.box.deck)


@covers("BL-O13")
def test_three_players_may_play_the_other_rules_of_2018() -> None:
    opened = open_game(SHELF, "lancashire", 3, ["preset=roxley_2018", "deck_mode=random_removal"])
    assert opened.options["income_timing"] == "round_end_except_last"
    assert len(opened.box.deck) == 66


@covers("BL-O13", "BL-3.3")
def test_four_players_of_2018_have_sixty_four_cards() -> None:
    match = dealt("lancashire", 4, "preset=roxley_2018")
    assert len(match.opened.box.deck) == 64
    assert (table(match)["aside"], table(match)["rounds"]) == (4, 8)
    cards = [match.opened.edition.card_ids[card] for card in match.opened.box.deck]
    assert (cards.count("coal_mine"), cards.count("port")) == (4, 5)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("preset=1999", "seed, classic_2007, roxley_2018"),
        ("overbuild_cards=3", "preset, 2, 1"),
        ("virtual_link=maybe", "preset, both, liverpool_to_birkenhead, none"),
    ],
)
def test_unknown_values_are_answered_with_the_known_ones(text: str, known: str) -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "lancashire", 3, [text])
    assert re.search(known, told(error.value))


# --- each flag, where no other chapter shows it -----------------------------------------------


@covers("BL-O1")
@pytest.mark.parametrize(("value", "may"), [("true", True), ("false", False)])
def test_combining_in_the_first_round(value: str, may: bool) -> None:
    match = given(
        f"lancashire 3 players; option first_round_combined_build={value}; red hand wigan bury"
    )
    if may:
        allowed(match, "red", "combine colne.1 cotton_mill with wigan bury")
    else:
        refused(match, "red", "combine colne.1 cotton_mill with wigan bury", "BL-4.6")


@covers("BL-O11")
def test_incomes_at_the_end_of_a_round() -> None:
    text = "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury; red income 15"
    match = at(f"{text}; red money 0; red spent 5", "income_timing=round_end_except_last")
    events = play(match, "yellow", "pass with wigan")
    assert kinds(events)[-2:] == ["earned", "round_began"]
    assert area(match, "red")["money"] == 3


@covers("BL-O11")
def test_the_income_of_the_last_canal_round_comes_before_the_scoring() -> None:
    text = (
        "order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan; deck none"
        "; aside none; red hand none; blue hand none; red income 6; red money 0"
        "; red cotton_mill-2 at bolton.1 flipped"
    )
    early = at(text, "income_timing=round_end_except_last")
    play(early, "yellow", "pass with wigan")
    assert (area(early, "red")["points"], area(early, "red")["money"]) == (0, 3)
    late = at(text)
    play(late, "yellow", "pass with wigan")
    assert area(late, "red")["points"] == 5
    goes_on(late)
    assert area(late, "red")["money"] == 3


@covers("BL-O11", "BL-4.2")
def test_no_income_after_the_last_round_of_all() -> None:
    match = at(
        "rail; order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan"
        "; deck none; aside none; red hand none; blue hand none; red income 15; red money 0",
        "income_timing=round_end_except_last",
    )
    play(match, "yellow", "pass with wigan")
    assert match.is_over
    assert area(match, "red")["money"] == 0


@covers("BL-O11", "BL-5.3")
def test_a_debt_at_the_end_of_a_round_is_settled_before_the_next() -> None:
    match = at(
        "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury; red income 4"
        "; red money 0; red port-1 at preston.1; red cotton_mill-1 at bolton.1",
        "income_timing=round_end_except_last",
    )
    play(match, "yellow", "pass with wigan")
    assert (table(match)["round"], table(match)["question"]) == (2, "shortfall")
    play(match, "red", "give_up bolton.1")
    assert (table(match)["round"], table(match)["question"]) == (3, "action")
