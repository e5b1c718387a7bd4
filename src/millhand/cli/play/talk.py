"""The conversation: plain lines out, one line in. Colour is only an extra, and nothing moves."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from millhand.cli.output import console, say
from millhand.face.faults import Fault, system_fault
from millhand.words.faults import say_fault
from millhand.words.words import Words

INDENT = "   "
LONGEST_LINE = 1000
EMPTY_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""To the upper left corner; forget the screen, then the lines that have left it."""

YES = ("y", "yes", "o", "oui", "1")
NO = ("n", "no", "non")


class Leave(Exception):
    """The people have gone: end of input, or Ctrl-C."""

    def __init__(self, interrupted: bool) -> None:
        self.interrupted = interrupted
        super().__init__()


class Quit(Exception):
    """A person has asked to leave."""


class Talk:
    """Says and asks, in the language of the moment."""

    def __init__(self, language: str, game: str, aside: bool) -> None:
        """With `aside` everything goes to the error stream, so that only JSON goes out."""
        self.game = game
        self.aside = aside
        self.console = console(aside)
        self.speak(language)
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = Words(language, "prompt", self.game)

    def text(self, key: str, **values: str | int) -> str:
        """Words of the prompt."""
        return self.words.say(f"prompt-{key}", **values)

    def example(self) -> dict[str, str]:
        """A move of this game, and a name in it, for sentences that explain how to answer."""
        return {"move": self.text("example"), "name": self.text("part")}

    def kind(self, verb: str) -> str:
        """What a kind of answer is called."""
        return self.text(f"kind-{verb}")

    # --- out ---

    def say(self, text: str, style: str = "") -> None:
        """One paragraph; on a terminal it is broken at words, and its later lines stand back."""
        say(self.console, text, INDENT, style)

    def say_command(self, command: str) -> None:
        """What can be typed elsewhere, in one line however long it is."""
        self.console.print(INDENT + command, soft_wrap=True)

    def tell(self, key: str, **values: str | int) -> None:
        """One paragraph of the prompt's own words."""
        self.say(self.text(key, **values))

    def tell_fault(self, fault: Fault) -> None:
        """What is wrong with something, a little set back."""
        self.say(INDENT + say_fault(fault, self.words.language))

    def tell_unwritable(self, file: str, error: OSError) -> None:
        """Why a file could not be written."""
        why = say_fault(system_fault(error), self.words.language)
        self.tell("unwritable", file=file, reason=why)

    def tell_if_known(self, key: str) -> None:
        """Words that only some games, boards or numbers of players have."""
        if self.words.catalogue.knows(f"prompt-{key}"):
            self.tell(key)

    def say_if_any(self, text: str) -> None:
        """A sentence, where there is one."""
        if text:
            self.say(text)

    def head(self, text: str) -> None:
        """A line that begins something new."""
        self.say("")
        self.say(text, style="bold")

    def listing(self, lines: Sequence[str]) -> None:
        """Numbered lines."""
        for number, line in enumerate(lines, start=1):
            self.say(f"{number:>{len(str(len(lines))) + 1}}  {line}")

    def turn_the_page(self) -> None:
        """Nothing of before is left: not on the screen, not above it, not among lines typed."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if self.console.is_terminal:
            self.console.print("\n" * self.console.height)
            if not self.console.is_dumb_terminal:
                self.console.file.write(EMPTY_SCREEN)
                self.console.file.flush()

    # --- in ---

    def ask(self, prompt: str) -> str:
        """One line from whoever sits there, without the blanks around it."""
        try:
            return self._line(f"{prompt} ").strip()
        except EOFError:
            self.say("")
            raise Leave(interrupted=False) from None
        except KeyboardInterrupt:
            self.say("")
            raise Leave(interrupted=True) from None

    def _line(self, prompt: str) -> str:
        """On a terminal `input` lets the line be edited; elsewhere no line is endless."""
        if not self.aside and sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (its presence is enough)
            return input(prompt)
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline(LONGEST_LINE)
        if not line:
            raise EOFError
        return line
