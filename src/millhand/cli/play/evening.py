"""An evening at the prompt: people and bots in turn, every move stored before it is told."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from millhand.arena.selfplay import bot_move, told_of
from millhand.bots.bot import BadManners, CannotPlay
from millhand.bots.outside import label_of
from millhand.cli import INTERRUPTED
from millhand.cli.hint import budget, lines
from millhand.cli.play.atlas import Atlas
from millhand.cli.play.guide import Guide
from millhand.cli.play.keeping import Keeper, free_name, undisturbed
from millhand.cli.play.listing import Listing
from millhand.cli.play.looks import Looks
from millhand.cli.play.orders import order
from millhand.cli.play.seats import Seats, from_outside, seats_of_record
from millhand.cli.play.talk import NO, YES, Leave, Quit, Talk
from millhand.cli.play.turn import Turn
from millhand.cli.program import program
from millhand.kernel.table import DEALER
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.notation.positions import departures
from millhand.playing.committing import Conductor
from millhand.playing.standings import result, tie_break, with_gains
from millhand.words.faults import say_fault

if TYPE_CHECKING:
    from millhand.advice.adviser import Adviser


class Evening:
    """Everything around the table of one game at the prompt."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        dealer: Dealer,
        talk: Talk,
        file: Path | None,
        board: str | None = None,
        bots: Seats | None = None,
    ) -> None:
        self.match = match
        self.names = [label_of(name) for name in names]
        self.seats = ",".join(names) if any(map(from_outside, names)) else ""
        """What must be said to go on: no record calls in a bot from outside."""
        self.bots = bots or seats_of_record(names, match.opened, talk.tell_fault)
        self.dealer = dealer
        self.talk = talk
        self.board = board
        """The file of the board, where it is not the standard one."""
        self.keeper = Keeper(match, self.names, talk, file)
        self.conductor = Conductor(match, self.keeper)
        self.looks = Looks(match.opened, match.opened.game.told, talk)
        self.atlas = Atlas(match.opened.drawing(), self.looks)
        self.guide = Guide(match, self.atlas)
        self.listing = Listing(match.opened, talk)
        self.heard = {seat: self._after_the_last_move_of(seat) for seat in self.people}
        """Seat → how many moves it has been told of."""
        self.at_the_screen: int | None = None
        self._adviser: Adviser | None = None

    @property
    def people(self) -> list[int]:
        """The seats that are not bots."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def _after_the_last_move_of(self, seat: int) -> int:
        own = [number for number, move in enumerate(self.match.journal, 1) if move.seat == seat]
        return own[-1] if own else 0

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.talk.words.seat(self.match.opened, seat)

    def advice_for(self, seat: int) -> list[str]:
        """The best turns of a seat that is asked, in lines; or why there is no advice."""
        from millhand.advice.adviser import Adviser  # it takes a while, and few ask for it
        from millhand.advice.telling import told

        opened, language = self.match.opened, self.talk.words.language
        try:
            self._adviser = self._adviser or Adviser(opened)
        except CannotPlay as error:
            return [say_fault(error.fault, language)]
        advice = self._adviser.advise(self.match.table, seat, budget(None, None))
        return lines(told(opened, advice, language, self._adviser.shares))

    def run(self) -> int:
        """Play to the end, or until the people leave; returns the exit code."""
        try:
            self._play_or_quit()
        except Leave as leave:
            with undisturbed():
                return self._left(leave.interrupted)
        except KeyboardInterrupt:
            with undisturbed():
                return self._left(interrupted=True)
        except BadManners:
            with undisturbed():
                self._left(interrupted=False)
            raise
        except (OSError, SystemExit):  # the console turns a broken pipe into the latter
            with undisturbed():
                self._nobody_hears()
            raise
        return 0

    # --- playing ---

    def _play_or_quit(self) -> None:
        try:
            self.keeper.begin()
            self._greet()
            with told_of(self.match.opened, self.bots, lambda: self.match.table):
                while not self.match.is_over:
                    self._go_on()
            self._tell_the_end()
            self._is_saved()
        except Quit:
            self._quit()

    def _go_on(self) -> None:
        """One move of whoever is asked."""
        decision = self.match.decision
        seat = DEALER if decision is None else decision.seats[0]
        bot = None if seat == DEALER else self.bots[seat]
        if seat == DEALER:
            move = self.dealer.move(self.match.opened, self.match.table)
        elif bot is not None:
            move = bot_move(self.match, seat, bot, self.dealer.chance)
        else:
            self._person(seat)
            return
        if move is not None:
            self.conductor.commit(move)

    def _person(self, seat: int) -> None:
        """One move of a person, or one that is taken back."""
        self._hand_over(seat)
        self._tell_news(seat)
        turn = Turn(self, seat)
        move = turn.ask()
        if move is None:
            return
        self.conductor.commit(move)
        for paragraph in self.told_to(seat, self.heard[seat]):
            self.talk.say(turn.beyond_the_outlook(paragraph))
        self.heard[seat] = len(self.match.journal)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move; Refused beyond the last safe point."""
        self.conductor.take_back(seat)
        self.heard[seat] = min(self.heard[seat], len(self.match.journal))

    # --- telling ---

    def _greet(self) -> None:
        opened, talk = self.match.opened, self.talk
        talk.head(talk.text("welcome", title=opened.game.title, players=opened.players))
        for option, value in departures(opened).items():
            agreed = talk.words.option_value(option, value)
            talk.tell("titled", title=talk.words.piece("option", option), state=agreed)
            talk.say_if_any(talk.words.about_value(option, value))
        talk.say_if_any(talk.words.about_players(opened.players))
        for seat, name in enumerate(self.names):
            who = talk.text("person") if self.bots[seat] is None else talk.text("bot", name=name)
            talk.tell("titled", title=self.name(seat), state=who)
        if self.keeper.file is not None:
            talk.tell("kept-in", file=str(self.keeper.file))
        talk.tell_if_known(f"board-{opened.board}")
        talk.tell("first-words", **talk.example())

    def _hand_over(self, seat: int) -> None:
        """Between two people nobody sees the other's cards."""
        before, self.at_the_screen = self.at_the_screen, seat
        if len(self.people) == 1 or before == seat:
            return
        if before is not None:
            self.talk.ask(self.talk.text("hide", player=self.name(before)))
        self.talk.turn_the_page()
        self.talk.ask(self.talk.text("ready", player=self.name(seat)))

    def told_to(self, seat: int | None, since: int, deals: bool = True) -> list[str]:
        """A paragraph for each move after the first `since`, as one seat may hear it."""
        chronicle = self.conductor.chronicle
        return [
            chronicle.paragraph(chapter, self.talk.words)
            for chapter in chronicle.told_to(seat, since)
            if deals or not chapter.move.is_deal
        ]

    def _tell_news(self, seat: int) -> None:
        news = self.told_to(seat, self.heard[seat], deals=False)
        if news:
            self.talk.head(self.talk.text("news"))
            for paragraph in news:
                self.talk.say(paragraph)
        self.heard[seat] = len(self.match.journal)

    def _tell_the_end(self) -> None:
        opened, words = self.match.opened, self.talk.words
        for paragraph in self.told_to(None, max(self.heard.values(), default=0)):
            self.talk.say(paragraph)
        self.talk.head(words.say("game-over") + ".")
        scores = with_gains(opened.scores(self.match.table), self.conductor.chronicle)
        for line in self.looks.scores(scores):
            self.talk.say(line)
        won = [self.name(seat) for seat in opened.winners(self.match.table)]
        if len(won) == 1:
            self.talk.say(words.say("winner", player=won[0]) + ".")
            self.talk.tell_if_known(f"tie-{tie_break(self.match)}")
        else:
            self.talk.say(words.say("winners", players=", ".join(won)) + ".")

    # --- leaving ---

    def _quit(self) -> None:
        """Leave on purpose."""
        if self._is_saved():
            self._tell_how_to_go_on()
        else:
            self.talk.say(self.talk.words.say("goodbye"))

    def _is_saved(self) -> bool:
        """A game that is kept nowhere may still be saved."""
        while self.keeper.file is None:
            own = free_name(self.match.opened.game.name, Path())
            said = self.talk.ask(self.talk.text("save-question", file=str(own)))
            if not said or said.lower() in NO or order(said) == "quit":
                return False
            self.keeper.save(own if said.lower() in YES else Path(said))
        return True

    def _left(self, interrupted: bool) -> int:
        """Nobody is there any more: nothing may be lost."""
        if self.keeper.file is None and self._is_played() and not self.keeper.keep_somewhere():
            self.talk.tell("lost")
            return INTERRUPTED if interrupted else 1
        if self.keeper.file is not None:
            self._tell_how_to_go_on()
        else:
            self.talk.say(self.talk.words.say("goodbye"))
        return INTERRUPTED if interrupted else 0

    def _nobody_hears(self) -> None:
        """Nothing can be told any more (`| head`): the game is kept all the same."""
        if self.keeper.file is None and self._is_played():
            key = "go-on" if self.keeper.keep_somewhere() else "lost"
            told = self.talk.text(key, file=str(self.keeper.file))
            with suppress(OSError):
                print("millhand:", told, self._how_to_go_on(), file=sys.stderr, flush=True)

    def _is_played(self) -> bool:
        return any(move.seat in self.people for move in self.match.journal)

    def _tell_how_to_go_on(self) -> None:
        if self.match.is_over:
            self.talk.tell("saved", file=str(self.keeper.file))
            return
        self.talk.tell("go-on", file=str(self.keeper.file))
        self.talk.say_command(self._how_to_go_on())

    def _how_to_go_on(self) -> str:
        if self.keeper.file is None:
            return ""
        game = self.match.opened.game.name
        again = f"{program()} play {game} --resume {quote(str(self.keeper.file))}"
        again += f" --seats {quote(self.seats)}" if self.seats else ""
        return again if self.board is None else f"{again} --board {quote(self.board)}"

    def document(self) -> dict[str, Any]:
        """How it stands, as data."""
        opened, file = self.match.opened, self.keeper.file
        return {
            "game": opened.game.name,
            "players": opened.players,
            "seats": self.names,
            **result(self.match),
            "record": None if file is None else str(file),
        }
