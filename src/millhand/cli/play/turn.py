"""One person's move: numbers, notation, parts of names, and the commands in between."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from millhand.cli.play.listing import Entry
from millhand.cli.play.looks import capital
from millhand.cli.play.orders import ORDERS, order
from millhand.cli.play.talk import INDENT, NO, YES
from millhand.face.rules import Refusal
from millhand.face.spelling import is_number
from millhand.kernel.chance import Chance
from millhand.match.attempt import LEFT_OPEN
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.playing.making import Answer, Making

if TYPE_CHECKING:
    from millhand.cli.play.evening import Evening


class Turn:
    """Asks until a move is complete, or until the last one is taken back."""

    def __init__(self, evening: "Evening", seat: int) -> None:
        self.evening = evening
        self.talk = evening.talk
        self.match = evening.match
        self.seat = seat
        self.making = Making(evening.match, seat)
        self.narrowed: list[Entry] = []
        """The group that is looked at, and the groups around it."""
        self.outlook: list[str] = []
        self.is_told = False
        self.taken_back = False

    # --- asking ---

    def ask(self) -> Move | None:
        """The person's move; None when a move was taken back instead."""
        self._tell_the_situation()
        while not self.taken_back:
            if self.making.is_complete:
                if not self.making.is_final or self._is_confirmed():
                    return self.making.move
                continue
            move = self._ask_once()
            if move is not None:
                return move
        return None

    def _ask_once(self) -> Move | None:
        answers = self.narrowed[-1].answers if self.narrowed else self.making.answers()
        sums = self.evening.listing.sums(answers)
        entries = [] if sums else self.evening.listing.entries(answers)
        if not self.is_told:
            self.talk.say("")
            self._tell_the_question()
            self._tell_sums(sums)
            self.talk.listing([entry.label for entry in entries])
        self.is_told = True
        said = self.talk.ask(self._prompt())
        if not said:
            self.is_told = False
        elif said.removeprefix("£").isdecimal() and sums:
            self._take_sum(said.removeprefix("£"), sums)
        elif said.isdecimal():
            self._take_number(int(said) if is_number(said) else 0, entries)
        elif not self._obeys(said):
            return self._take_words(said)
        return None

    def _prompt(self) -> str:
        return f"{self.evening.name(self.seat)}>"

    def _tell_the_situation(self) -> None:
        sight, looks = self.match.sight(self.seat), self.evening.looks
        self.talk.head(looks.time(sight))
        self.talk.tell(
            "titled", title=self.evening.name(self.seat), state=looks.summary(sight, self.seat)
        )
        self.talk.say(looks.hand(sight, self.seat))
        for line in looks.asked(sight):
            self.talk.say(line)

    def _tell_the_question(self) -> None:
        if self.narrowed:
            self.talk.tell("titled", title=capital(self.narrowed[-1].name), state="")
            return
        if self.making.steps:
            self.talk.tell("so-far", **self._said(self.making.steps))
        question = self.talk.words.piece("question", self.making.question())
        self.talk.tell("question", question=question)

    def _tell_sums(self, sums: dict[int, Answer]) -> None:
        """Sums are not listed: one of them is typed."""
        if sums:
            least, most = (self.talk.words.piece("money", end(sums)) for end in (min, max))
            self.talk.tell("sums", least=least, most=most)

    def _said(self, choices: Sequence[int], claims: Sequence[str] = ()) -> dict[str, str]:
        """What has been answered, in notation and in words: each language takes what it can say."""
        opened = self.match.opened
        told = list(zip(choices, claims or [""] * len(choices), strict=True))
        return {
            "move": " ".join(opened.write_choice(choice, claim) for choice, claim in told),
            "words": ", ".join(self.talk.words.choice(opened, *one) for one in told),
        }

    # --- hearing ---

    def _take_sum(self, said: str, sums: dict[int, Answer]) -> None:
        answer = sums.get(int(said) if is_number(said) else -1)
        if answer is None:
            self._tell_sums(sums)
        else:
            self._give(answer)

    def _take_number(self, number: int, entries: list[Entry]) -> None:
        if not 1 <= number <= len(entries):
            self.talk.say(self.talk.words.say("not-a-number", most=len(entries)))
            return
        self._narrow(entries[number - 1])

    def _narrow(self, entry: Entry) -> None:
        """One answer is given, several are looked at more closely."""
        if len(entry.answers) > 1:
            self.is_told = False
            self.narrowed.append(entry)
        else:
            self._give(entry.answers[0])

    def _give(self, answer: Answer) -> None:
        self.is_told = False
        self.narrowed.clear()
        self.making.answer(answer.choice)

    def back(self) -> None:
        """One group or one answer back."""
        self.is_told = False
        if self.narrowed:
            self.narrowed.pop()
        elif not self.making.back():
            self.talk.tell("nothing-to-go-back-to")

    def _obeys(self, said: str) -> bool:
        """Carry out a command, if it is one."""
        word, _, rest = said.partition(" ")
        name = order(word)
        if name is None:
            return False
        ORDERS[name](self, rest.strip())
        return True

    def _take_words(self, said: str) -> Move | None:
        """A move or a part of one in notation; else whatever answers hold these words."""
        try:
            move = read_move(self.match.opened, self.seat, said)
        except Unreadable as error:
            self._take_name(said, error)
            return None
        return self._take_move(move)

    def _take_name(self, said: str, error: Unreadable) -> None:
        """What one answer is called is that answer; part of a name shortens the list."""
        listing, answers = self.evening.listing, self.making.answers()
        called = listing.called(answers, said)
        found = called or listing.found(answers, said)
        if not found:
            self.tell_unreadable(said, error)
        elif len(called) == 1:
            self._give(called[0])
        else:
            self.is_told = False
            self.narrowed = [Entry(said, said, tuple(found))]

    def _take_move(self, move: Move) -> Move | None:
        refusals = self.making.say(move)
        if refusals and refusals[0].number != LEFT_OPEN:
            self.tell_refusals(refusals)
            return None
        self.is_told = False
        self.narrowed.clear()
        return None if refusals else self.making.move

    def tell_unreadable(self, said: str, error: Unreadable) -> None:
        """Words that are no move, and what the notation knows instead."""
        self.talk.tell("not-understood", said=said)
        self.talk.tell_fault(error.fault)

    def tell_refusals(self, refusals: list[Refusal]) -> None:
        """Every rule that forbids it, with its number."""
        self.talk.tell("refused")
        for refusal in refusals:
            sentence = self.talk.words.refusal(self.match.opened, refusal)
            self.talk.say(f"{INDENT}{refusal.number} {sentence}")

    # --- the last word ---

    def _is_confirmed(self) -> bool:
        """A move that cannot be taken back is told before it is made."""
        foreseen = self.making.outlook(Chance(0))
        self.outlook = self.evening.conductor.chronicle.sentences(foreseen, self.talk.words)
        move = self.making.move
        notation = write_move(self.match.opened, move)
        self.talk.tell("your-move", **self._said(move.choices, move.claims) | {"move": notation})
        self.talk.say(" ".join(self.outlook))
        while True:
            said = self.talk.ask(self.talk.text("confirm"))
            if not said or said.lower() in YES:
                return True
            if said.lower() in NO or order(said) == "back":
                self.making.back()
                self.is_told = False
                return False
            if not self._obeys(said):
                self.talk.tell("confirm-how")
            if self.taken_back:
                return False

    def beyond_the_outlook(self, paragraph: str) -> str:
        """What a paragraph tells that was not foretold."""
        for sentence in self.outlook:
            paragraph = paragraph.replace(sentence, "", 1)
        return " ".join(paragraph.split())
