"""A match keeps the version of the rules that it began with, and is replayed by it.

The option table here is made up: in version 2 of the rules, Workshop's ties are decided by lots
where nothing is said, and boxes 1 to 4 are an option; in version 3 the bank is smaller.
"""

from dataclasses import replace
from pathlib import Path

import pytest
from table_talk import told

from millhand.face.boards import options_in
from millhand.face.game import Game, OpenGame, Option, Options
from millhand.match.agreement import BadOpening, former_defaults, open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.notation.record import BadRecord, match_of, open_record, parse_record, replay
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

OLD = Path(__file__).parents[1] / "archive" / "v1" / "workshop-2-ties.mill"

CHANGES = {
    "two_player_ties": (("lots", "boxes"), ((2, "boxes"),)),
    "bank": ((600, 1000, 800, 400, "unlimited"), ((3, 800),)),
}


def changed(option: Option) -> Option:
    if option.name not in CHANGES:
        return option
    values, before = CHANGES[option.name]
    return replace(option, values=values, before=before)


class LaterWorkshop:
    """Workshop of the World as it might be in some years."""

    rules_version = 3
    digests_since = 1

    def __init__(self, today: Game) -> None:
        self.today = today

    def __getattr__(self, name: str) -> object:
        return getattr(self.today, name)

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(changed(option) for option in self.today.options)

    def open(self, players: int, options: Options, board: Path | None = None) -> OpenGame:
        agreed = {option.name: option.default for option in self.options} | dict(options)
        opened = self.today.open(players, agreed, board)
        opened.game = self
        return opened


@pytest.fixture
def later() -> dict[str, Game]:
    return {"workshop": LaterWorkshop(SHELF["workshop"])}


@pytest.mark.parametrize(
    ("rules", "ties", "bank"),
    [(1, "boxes", 800), (2, "lots", 800), (3, "lots", 600), (None, "lots", 600)],
)
def test_what_is_not_said_is_as_it_was_in_that_version(later, rules, ties, bank) -> None:
    opened = open_game(later, "workshop", 2, (), rules=rules)
    assert (opened.options["two_player_ties"], opened.options["bank"]) == (ties, bank)


def test_what_is_said_counts_in_every_version(later) -> None:
    for rules in (1, 2, 3):
        opened = open_game(later, "workshop", 2, ["two_player_ties=lots", "bank=400"], rules=rules)
        assert (opened.options["two_player_ties"], opened.options["bank"]) == ("lots", 400)


def test_only_what_has_changed_is_former(later) -> None:
    game = later["workshop"]
    assert former_defaults(game, 1) == {"two_player_ties": "boxes", "bank": 800}
    assert former_defaults(game, 2) == {"bank": 800}
    assert former_defaults(game, 3) == former_defaults(game, None) == {}


def test_an_old_record_goes_on_as_it_began(later) -> None:
    text = OLD.read_text("utf-8")
    assert "\nrules 1\n" in text
    assert "option" not in text, "it says nothing of ties and relies on the default"
    record = parse_record(text, OLD.name)
    assert len(list(replay(open_record(later, record), record))) == len(record.moves)
    match = match_of(later, record)
    assert match.rules == 1
    assert write_record(match, record.names) == text, "it keeps its version and says no more"


def test_the_same_moves_are_no_match_of_todays_rules(later) -> None:
    """The archive really needs its version: by lots, the first tie asks the dealer."""
    record = parse_record(OLD.read_text("utf-8").replace("rules 1", "rules 3"), OLD.name)
    with pytest.raises(BadRecord) as error:
        match_of(later, record)
    assert error.value.cause.reason in ("digest_differs", "move_breaks_rules")


def test_a_new_match_begins_with_todays_rules_and_says_so(later) -> None:
    match = Match(open_game(later, "workshop", 2))
    match.deal(Dealer(1))
    text = write_record(match, ["a", "b"])
    assert "\nrules 3\n" in text
    assert "option" not in text
    again = match_of(later, parse_record(text, "new"))
    assert (again.rules, again.opened.options["two_player_ties"]) == (3, "lots")


def test_an_option_is_written_where_it_differs_from_the_default_of_its_version(later) -> None:
    lots = Match(open_game(later, "workshop", 2, ["two_player_ties=lots"], rules=1), rules=1)
    assert "option two_player_ties=lots" in write_record(lots, ["a", "b"])
    boxes = Match(open_game(later, "workshop", 2, ["two_player_ties=boxes"]))
    assert "option two_player_ties=boxes" in write_record(boxes, ["a", "b"])


def test_newer_rules_are_refused_with_what_to_do() -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "workshop", 2, (), rules=99)
    assert told(error.value) == (
        "played with rules 99 of Workshop of the World, and this millhand knows them up to "
        f"{SHELF['workshop'].rules_version}: it takes a newer millhand"
    )


@pytest.mark.parametrize(("rules", "fault"), [("0", "0 is not between 1 and"), ("x", "«x»")])
def test_rules_that_never_were_are_refused_with_their_line(rules: str, fault: str) -> None:
    text = OLD.read_text("utf-8").replace("rules 1", f"rules {rules}")
    with pytest.raises(BadRecord) as error:
        open_record(SHELF, parse_record(text, OLD.name))
    assert (error.value.line, fault in told(error.value)) == (3, True)


def test_where_tables_were_laid_out_otherwise_digests_say_nothing(later, monkeypatch) -> None:
    monkeypatch.setattr(LaterWorkshop, "digests_since", 2)
    text = OLD.read_text("utf-8")
    digest = text.splitlines()[20].rpartition("| ")[2]
    record = parse_record(text.replace(digest, "0" * 16), OLD.name)
    assert match_of(later, record).is_over, "moves, scores and winners are compared all the same"
    monkeypatch.setattr(LaterWorkshop, "digests_since", 1)
    with pytest.raises(BadRecord):
        match_of(later, record)


# --- the table of options ---------------------------------------------------------------------


def test_former_defaults_stand_in_the_file_of_options() -> None:
    entry = {"id": "ties", "values": ["track", "boxes", "lots"], "rule": "X-1"}
    entry["before"] = {"3": "boxes", "2": "lots"}
    [option] = options_in(lambda name: {"option": [entry]})
    assert [option.default_in(rules) for rules in (1, 2, 3, 9)] == [
        "lots",
        "boxes",
        "track",
        "track",
    ]


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_former_default_is_still_a_value_and_of_a_former_version(game: Game) -> None:
    for option in game.options:
        for version, value in option.before:
            assert value in option.values
            assert 2 <= version <= game.rules_version
        for _, value in option.formerly:
            assert value in option.values
    assert 1 <= game.digests_since <= game.rules_version


@pytest.mark.parametrize(
    ("said", "lanes"),
    [
        ("second_edition_sea_lanes=true", "complete"),
        ("second_edition_sea_lanes", "complete"),
        ("second_edition_sea_lanes=False", "ship_and_port"),
        ("sea_lanes=complete", "complete"),
    ],
)
def test_an_option_is_known_by_the_name_that_it_had(said: str, lanes: str) -> None:
    for rules in (1, 2):
        opened = open_game(SHELF, "age_of_industry", 2, [said], rules=rules)
        assert opened.options["sea_lanes"] == lanes


def test_what_a_former_name_never_said_is_refused() -> None:
    with pytest.raises(BadOpening) as refused:
        open_game(SHELF, "age_of_industry", 2, ["second_edition_sea_lanes=maybe"])
    assert refused.value.fault.reason == "option_is_unknown"
