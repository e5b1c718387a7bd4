"""Every game ends, with scores and winners that fit together."""

from collections import Counter

from laws.watching import GameToPlay, Step, menu_of, opened, positions, seats_asked, watched

from millhand.match.match import Match


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
        money_decides = "points" not in face.sight(face.lay(), None)["seats"][0]
        for step in watched(game):
            for event in step.events:
                if event.kind == "scored":
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
