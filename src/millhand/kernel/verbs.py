"""Verbs and questions: what may be said at a table, all of it in one object for each verb.

A move is a row of answers: `build dudley.1 coal_mine-1`, `with dudley`, `coal cannock.1`. Each
begins with a verb, and each verb has a row of choices of its own. What can be known of a verb —
which of its choices remain when every rule has been asked, how one is carried out, how it is
written, what it names and costs — stands in the class of the verb, in the file of its action.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import below
from millhand.kernel.menu import Menu
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table


@mypyc_attr(acyclic=True, native_class=True)
class Price:
    """What an answer costs for sure if nothing dearer is chosen after it; below 0 it brings."""

    def __init__(
        self,
        money: int | None = None,
        coal: int = 0,
        iron: int = 0,
        beer: int = 0,
        loans: int = 0,
    ) -> None:
        self.money: Final = money
        """Pounds, with the cubes that must be bought; None where no money changes hands."""
        self.coal: Final = coal
        self.iron: Final = iron
        self.beer: Final = beer
        self.loans: Final = loans


@mypyc_attr(acyclic=True, native_class=True)
class Verb:
    """One way to answer a question: a word, and the row of choices that may follow it.

    The candidates of a verb are the numbers of its row; what a rule is `given` beside them are
    the answers before (the step of the action, the tile to be sold).
    """

    def __init__(
        self,
        word: str,
        first: i64,
        size: i64,
        piece: str = "",
        role: str = "",
        says: str = "",
        kind: i64 = -1,
        level_rule: str = "",
    ) -> None:
        self.word: Final = word
        """How it is written in a move …"""
        self.says: Final = says or word
        """… and which sentence tells it, where two verbs are written alike."""
        self.kind: Final = first if kind < 0 else kind
        """Choices of one kind lie together on the menu."""
        self.first: Final = first
        self.end: Final = first + size
        self.span: Final = below(size)
        self.piece: Final = piece
        """The kind of piece that a choice names; '' if the word says everything."""
        self.role: Final = role
        """What the piece is in the move: target, source, buyer, payment."""
        self.level_rule: Final = level_rule
        """By which rule it is about the lowest tile of an industry, for verbs that are."""

    # --- what is allowed ---------------------------------------------------------------------

    def rules(self) -> tuple[Rule, ...]:
        """Its rules, in the order in which `remaining` asks them."""
        return ()

    def given(self, table: Table, seat: i64) -> i64:
        """What the answers before have settled, as the rules need it."""
        return 0

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Of some candidates those that every rule keeps: nothing but the rules, in their order."""
        return among

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """Put whatever remains on the menu."""
        left: i64 = self.remaining(table, seat, self.given(table, seat), self.span)
        if left != 0:
            menu.next_kind(self.kind)
            menu.add_members(self.first, left)

    # --- one choice --------------------------------------------------------------------------

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Carry out one choice of the menu, up to the next open question."""
        raise NotImplementedError

    def is_meant(self, choice: i64) -> bool:
        """Whether a choice is one of this verb's, allowed or not."""
        return self.first <= choice < self.end

    def candidate(self, table: Table, choice: i64) -> i64:
        """What the rules call the choice: its place in the row."""
        return choice - self.first

    def given_with(self, table: Table, seat: i64, choice: i64) -> i64:
        """What is given where one choice is looked at: the same, unless the choice says more."""
        return self.given(table, seat)

    def broken(self, table: Table, seat: i64, choice: i64) -> list[Rule]:
        """Every rule that a choice breaks."""
        given: i64 = self.given_with(table, seat, choice)
        candidate: i64 = self.candidate(table, choice)
        return [rule for rule in self.rules() if not rule.keeps(table, seat, given, candidate)]

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """What a choice costs, for verbs that cost or bring something."""
        return None

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The tile of the mat that a choice is about, whose level a move may name; -1: none."""
        return -1


def _by_choice(verbs: list[Verb], otherwise: Verb | None) -> vec[Verb]:
    """For every number up to the last choice of some verbs the one whose row it is in."""
    all_verbs = verbs if otherwise is None else [otherwise, *verbs]
    found = all_verbs[:1] * max([0, *(int(verb.end) for verb in all_verbs)])
    for verb in all_verbs:
        found[verb.first : verb.end] = [verb] * int(verb.end - verb.first)
    return vec[Verb](found)


@mypyc_attr(acyclic=True, native_class=True)
class Sums(Verb):
    """A verb that names a sum of money: there are more sums than a set can hold.

    What narrows is the highest one. `among` is the most that is left, and a rule returns the most
    that it keeps: of the sums up to `among` those up to the result remain. Asked with one sum, it
    keeps that sum unless the result is lower.
    """

    def __init__(
        self, word: str, first: i64, least: i64, most: i64, role: str, kind: i64 = -1
    ) -> None:
        super().__init__(word, first, most - least + 1, "money", role, kind=kind)
        self.least: Final = least
        self.most: Final = most

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """Put every sum that remains on the menu."""
        most: i64 = self.remaining(table, seat, self.given(table, seat), self.most)
        if most >= self.least:
            menu.next_kind(self.kind)
            choice: i64
            for choice in range(self.first, self.first + most - self.least + 1):
                menu.add(choice)

    def candidate(self, table: Table, choice: i64) -> i64:
        """The sum."""
        return choice - self.first + self.least

    def broken(self, table: Table, seat: i64, choice: i64) -> list[Rule]:
        """Every rule that does not go so far."""
        given: i64 = self.given_with(table, seat, choice)
        money: int = self.candidate(table, choice)
        return [rule for rule in self.rules() if rule.narrow(table, seat, given, money) < money]


@mypyc_attr(acyclic=True, native_class=True)
class Question:
    """What is asked, and the verbs that answer it, in the order of the menu."""

    def __init__(
        self,
        name: str,
        verbs: list[Verb],
        otherwise: Verb | None = None,
        implied: Verb | None = None,
        is_intent: bool = False,
        in_any_order: bool = False,
    ) -> None:
        self.name: Final = name
        self.verbs: Final = verbs
        row = vec[Verb]()
        for verb in verbs:
            row = append(row, verb)
        self.row: Final = row
        self.by_choice: Final = _by_choice(verbs, otherwise)
        """For every choice the verb that carries it out."""
        self.otherwise: Final = otherwise
        """What happens where no verb has an answer; nobody says it."""
        self.implied: Final = implied
        """What is meant when a player says no more."""
        self.is_intent: Final = is_intent
        """Whether an answer only says what is meant, and changes nothing yet."""
        self.in_any_order: Final = in_any_order
        """Whether answers to it, given in a row, come to the same in any order."""

    def fill(self, table: Table, seat: i64, menu: Menu) -> None:
        """Put every answer that remains on the menu."""
        for verb in self.row:
            verb.offer(table, seat, menu)
        if menu.size == 0:
            other = self.otherwise
            if other is not None:
                menu.add(other.first)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """Carry out an answer of the menu."""
        self.by_choice[choice].take(table, seat, choice)

    def verb_of(self, table: Table, choice: i64) -> Verb | None:
        """The verb by which a choice answers this question, allowed or not; None: it does not."""
        for verb in self.answering(table):
            if verb.is_meant(choice):
                return verb
        return None

    def answering(self, table: Table) -> list[Verb]:
        """The verbs that answer it on this table."""
        return self.verbs

    def times(self, table: Table) -> tuple[int, int]:
        """How often at least, and at most, it is asked in a row for one move."""
        return 1, 1
