"""Stories: the situations of a seat, and what each was good for as was seen later."""

from millhand.arena.fitting import League
from millhand.arena.selfplay import play_game
from millhand.arena.stories import RUIN, Story, end_of, no_notes, note_game, seats_to_note
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance
from millhand.thinking.minds import mind_for

SITUATIONS = [(0, [(0, 1), (1, 5)]), (1, [(0, 1)]), (1, [(0, 1), (1, 2)])]
STORY = Story(SITUATIONS, 100)


def test_without_weights_the_end_alone_counts() -> None:
    assert STORY.hopes(None, 2, 0.5) == [100, 100, 100]


def test_later_situations_count_as_well_as_the_end() -> None:
    """In the second chapter a situation is worth 40 and 10 for each of its feature."""
    weights = [0.0, 0.0, 40.0, 10.0]
    assert STORY.hopes(weights, 2, 1.0) == [100, 100, 100]
    assert STORY.hopes(weights, 2, 0.5) == [(100 / 2 + 60 / 2) / 2 + 40 / 2, 100 / 2 + 60 / 2, 100]
    assert STORY.hopes(weights, 2, 0.0) == [40, 60, 100]


def test_a_game_is_noted_turn_by_turn() -> None:
    opened = League("birmingham", 2).open()
    notes = no_notes(opened)
    note_game(opened, hire(["rambler", "rambler"]), 7, notes)
    assert (notes.games, len(notes.stories)) == (1, 2)
    assert notes.points == sum(story.end for story in notes.stories)
    for story in notes.stories:
        chapters = [chapter for chapter, _ in story.situations]
        assert chapters == sorted(chapters)
        assert set(chapters) == set(range(len(mind_for("birmingham").chapters)))
        assert 20 <= len(story.situations) <= 22, "as many turns as there are rounds, or about"
    situations = sum(len(story.situations) for story in notes.stories)
    assert situations == sum(squares.samples for squares in notes.squares)


def test_everybody_is_noted_when_sealed_answers_are_opened() -> None:
    opened = League("workshop", 3).open()
    noted = list(seats_to_note(opened, opened.lay(), hire(["rambler"] * 3), Chance(4)))
    assert noted[:3] == [0, 1, 2], "the first demand"
    assert noted[3:6] == [0, 1, 2], "the first auction"
    assert sorted(noted[6:9]) == [0, 1, 2], "a turn for each"
    assert noted[9:12] == [0, 1, 2], "the next auction"


def test_what_the_end_is_worth_is_what_the_game_is_played_for() -> None:
    """In Workshop of the World: to have more money than the others."""
    opened = League("workshop", 3).open()
    notes = no_notes(opened)
    note_game(opened, hire(["rambler"] * 3), 4, notes)
    assert sum(story.end for story in notes.stories) == 0
    assert notes.points > 0


def test_ruin_teaches_less_than_it_costs() -> None:
    opened, mind = League("age_of_industry", 2).open(), mind_for("age_of_industry")
    for seed in range(3):
        table = play_game(opened, hire(["random", "rambler"]), seed).table
        for seat in range(2):
            points = int(table.points(seat))
            assert end_of(mind, table, seat) == (points / RUIN if points < 0 else points)
        assert min(end_of(mind, table, seat) for seat in range(2)) < 0
