"""Sealed answers: where the right one is plain to see, it is found."""

import pytest
from bots.plain_judges import judge_of_money
from table_talk import given

from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.match.match import Match
from millhand.thinking.foresight import Foresight, is_sealed
from millhand.thinking.minds import mind_for
from millhand.thinking.sealed import Sealed
from millhand.thinking.search import Search

pytestmark = pytest.mark.long

LAST = "workshop 3 players; rail; round 9; auction"
"""The last auction: what a card brings now is all that it brings."""

CARDS = "display plymouth norwich hull"
RED_AT_HULL = "red at york; red at leeds; red link york leeds"
"""Hull brings red the value of three towns and a longer network; other cards bring less."""

POOR = "blue money 0; yellow money 0"
"""Who has nothing bids nothing."""


def thinker(match: Match) -> Sealed:
    judge = judge_of_money(match.opened)
    return Sealed(Foresight(Search(judge, match.opened.choice_count)))


def answer(text: str, seat: int = 0, seed: int = 1) -> str:
    """What a seat answers, thinking of nothing but money."""
    match, chance = given(text), Chance(seed)
    assert is_sealed(match.table)
    tables = [resample(match.table, seat, chance) for _ in range(3)]
    line = thinker(match).best_sealed(tables, seat, 6, 4, chance)
    return " ".join(match.opened.write_choice(int(choice), "") for choice in line)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_alone_has_money_bids_one_to_go_first(seed: int) -> None:
    behind = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}; {POOR}"
    assert answer(behind, seed=seed) == "bid 1"


def test_who_goes_first_anyway_bids_nothing() -> None:
    before = f"{LAST}; order red blue yellow; {CARDS}; {RED_AT_HULL}; {POOR}"
    assert answer(before) == "bid 0"


def test_nobody_pays_for_a_choice_between_equal_cards() -> None:
    alike = f"{LAST}; order blue yellow red; display exeter carlisle dover"
    assert answer(f"{alike}; blue money 9; yellow money 9") == "bid 0"


def test_more_is_never_paid_than_the_card_is_worth() -> None:
    wanted = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}"
    for seed in range(4):
        assert int(answer(wanted, seed=seed).removeprefix("bid ")) <= 10


def test_money_is_recouped_for_a_bid_that_pays() -> None:
    behind = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}; {POOR}"
    assert answer(f"{behind}; red money 0; red income 20") == "recoup 1 bid 1"


DEMAND = "workshop 3 players; demand 4; red at bristol; red at hull; blue at london; yellow at york"
"""Red has ports, the others have crafts."""


def test_a_token_is_placed_where_it_pays_more_than_others() -> None:
    assert answer(f"{DEMAND}; red hand port craft") == "pledge port"
    assert answer(f"{DEMAND}; blue hand craft heavy", 1) == "pledge craft"


def test_a_token_that_helps_only_others_is_kept() -> None:
    assert answer(f"{DEMAND}; red hand craft") == "keep"


def test_two_tokens_of_two_players() -> None:
    hands = "red at bristol; red at hull; yellow at london; red hand port port craft heavy"
    assert answer(f"workshop 2 players; demand 4; {hands}") == "pledge port port"


def test_the_set_is_chosen_with_the_bid() -> None:
    words = answer("workshop 2 players; round 2; auction; order red yellow blue green").split()
    assert words[0] == "for"
    assert words[2] == "bid"


def test_who_has_answered_is_thought_of_all_the_same() -> None:
    behind = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}; {POOR}"
    assert answer(f"{behind}; blue sealed bid 0; yellow sealed bid 0") == "bid 1"


def test_what_others_have_sealed_changes_nothing() -> None:
    asked = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}; blue sealed bid"
    for seed in range(5):
        assert answer(f"{asked} 0", seed=seed) == answer(f"{asked} 17", seed=seed)


def test_the_same_chance_gives_the_same_answer() -> None:
    asked = f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}"
    assert answer(asked, seed=9) == answer(asked, seed=9)


def test_who_has_begun_to_answer_does_not_bind_the_others() -> None:
    """Red has recouped for its bid and not bid yet: blue and yellow may still bid anything."""
    match = given(f"{LAST}; order blue yellow red; {CARDS}; {RED_AT_HULL}; red income 20")
    table = match.table.copy()
    [(recoup, _)] = match.opened.read_choices("recoup", ["2"])
    table.choose(0, recoup)
    assert table.mid_move(0)
    line = thinker(match).best_sealed([resample(table, 0, Chance(1))], 0, 6, 4, Chance(1))
    assert len(line) == 1
    mind = mind_for("workshop")
    assert not mind.is_idle(table, 0, line[0])
    assert not any(mind.is_idle(table, 1, choice) for choice in line)
