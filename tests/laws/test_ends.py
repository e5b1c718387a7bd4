"""Every game ends, with scores and winners that fit together."""

from collections import Counter

import pytest
from laws.watching import (
    BOUND,
    GameToPlay,
    Step,
    menu_of,
    opened,
    positions,
    random_move,
    seats_asked,
    watched,
)

from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF


def test_every_game_ends_and_somebody_has_won(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        last = watched(game)[-1]
        assert last.after.is_over()
        assert Match(last.opened, last.after.copy()).decision is None
        assert not seats_asked(last.after), f"{game}: nobody is asked once the game is over"
        winners = last.opened.winners(last.after)
        scores = [score.points for score in last.opened.scores(last.after)]
        assert winners, f"{game} has no winner"
        assert sorted(set(winners)) == winners
        assert {scores[seat] for seat in winners} == {max(scores)}, f"{game}: {scores}, {winners}"


def test_nobody_has_won_before_the_end(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in watched(game)[:-1]:
            assert not step.after.is_over(), f"{step} ended the game, which went on"
            assert step.opened.winners(step.after) == [], str(step)


def test_whoever_is_asked_can_answer(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in watched(game)[:-1]:
            dealer_is_asked = len(step.after.pool()) > 0
            assert dealer_is_asked != bool(seats_asked(step.after)), f"{step}: who is asked?"
        for step in positions(game):
            for seat in seats_asked(step.after):
                assert menu_of(step.after, seat), f"{step}: seat {seat} is stuck"


def test_points_kept_are_points_told_and_the_lines_add_up(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        face = opened(game.variant)
        told = Counter({score.seat: score.points for score in face.scores(face.lay())})
        money_decides = face.sight(face.lay(), None)["seats"][0]["points"] is None
        for step in watched(game):
            for event in step.events:
                if event.kind in ("scored", "scored_link", "scored_tile"):
                    told[event.facts["seat"]] += event.facts["points"]
                elif money_decides and event.kind in ("earned", "paid"):
                    sign = 1 if event.kind == "earned" else -1
                    told[event.facts["seat"]] += sign * event.facts["money"]
            compare_points(step, told)


def compare_points(step: Step, told: Counter[int]) -> None:
    for score in step.opened.scores(step.after):
        where = f"{step}: seat {score.seat}"
        assert score.points == told[score.seat], f"{where}: not what the events say"
        assert score.points == sum(score.lines.values()), f"{where}: lines {score.lines}"
        assert score.points == step.after.points(score.seat), where


SHORT_OF_CARDS = [
    "birmingham 2 players; round 3; red hand dudley; blue hand none; deck none",
    "birmingham 2 players; round 10; red hand wild_location; blue hand none; deck none",
    "birmingham 3 players; rail; round 2; red hand dudley; blue hand none; deck leek",
    "lancashire 2 players; round 3; red hand wigan; blue hand none; deck none; aside none",
    "lancashire 3 players; round 9; red hand wigan; blue hand none; yellow hand none; deck none",
    "age_of_industry 2 players; round 3; red hand port; blue hand none; deck none",
    "age_of_industry 3 players; red hand port; blue hand none; deck none; display none none",
    "workshop 3 players; display leeds york",
]


@pytest.mark.parametrize("text", SHORT_OF_CARDS)
def test_a_position_whose_cards_run_out_is_played_to_its_end(text: str) -> None:
    match = Match(*read_position(SHELF, f"{text}; red to act"))
    dealer = Dealer(1)
    for _ in range(BOUND):
        match.deal(dealer)
        if match.is_over:
            break
        (seat, *_) = seats_asked(match.table)
        assert menu_of(match.table, seat), f"seat {seat} is stuck"
        choices, _ = random_move(match.table.copy(), seat, dealer.chance)
        match.play(Move(seat, choices))
    assert match.opened.winners(match.table)
