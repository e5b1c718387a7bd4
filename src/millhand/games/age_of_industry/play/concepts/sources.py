"""«Which mine, which iron works?»: asked while equally good sources of a cube are left. AI-7."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import box, choices, facts, layout
from millhand.games.age_of_industry.play.action import under_way
from millhand.games.age_of_industry.play.concepts.delivery import buy, nearest_sources, use
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

# --- the rules: which of some sources remain --------------------------------------------------


def source_holds_a_cube(state: State, seat: i64, resource: i64, among: i64) -> i64:
    """AI-7.1 Cubes come from unflipped mines or iron works, and from imports with a ship."""
    return among & state.cells[layout.COAL_AT + resource]


def source_is_the_nearest(state: State, seat: i64, resource: i64, among: i64) -> i64:
    """AI-7.3 A cube comes from the nearest connected source; among equals the player chooses."""
    sources: i64 = nearest_sources(state, resource)
    if sources == 0:
        return among
    return among & sources


def some_source_reaches_the_place(state: State, seat: i64, resource: i64, among: i64) -> i64:
    """AI-8.1 Where no source reaches, a cube comes from the demand table."""
    return kept_if(nearest_sources(state, resource) != 0, among)


RULES: Final = (
    Rule("AI-7.1", source_holds_a_cube, facts.slot),
    Rule("AI-7.3", source_is_the_nearest, facts.slot),
    Rule("AI-8.1", some_source_reaches_the_place, facts.slot),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Source(Verb):
    """`coal bohemia.1`, `iron essen.2`: a cube of a mine, of iron works or of an import."""

    def __init__(self, word: str, first: i64, resource: i64) -> None:
        super().__init__(word, first, choices.SLOTS, "slot", "source")
        self.resource: Final = resource

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def given(self, table: Table, seat: i64) -> i64:
        """Coal or iron."""
        return self.resource

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The sources that remain."""
        state = cast(State, table)
        among = source_holds_a_cube(state, seat, given, among)
        among = source_is_the_nearest(state, seat, given, among)
        return some_source_reaches_the_place(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The cube is used."""
        state = cast(State, table)
        use(state, seat, choice - self.first, self.resource)
        under_way(state).carry_on(state, seat)


@mypyc_attr(acyclic=True, native_class=True)
class Buy(Verb):
    """A cube of the demand table, where everything is asked and no source reaches."""

    def __init__(self, resource: i64) -> None:
        super().__init__("", choices.STOP, 1)
        self.resource: Final = resource

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The cube is bought."""
        state = cast(State, table)
        buy(state, seat, self.resource)
        under_way(state).carry_on(state, seat)


COAL: Final = Source("coal", choices.COAL, box.COAL)
IRON: Final = Source("iron", choices.IRON, box.IRON)
BUY_COAL: Final = Buy(box.COAL)
BUY_IRON: Final = Buy(box.IRON)
