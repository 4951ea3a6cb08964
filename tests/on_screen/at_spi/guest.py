"""Somebody at the keyboard who sees nothing: presses keys, and knows what was heard since."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi  # noqa: E402
from reader import ROWS, Reader  # noqa: E402
from tree import name_of, role_of  # noqa: E402

KEYS = {
    "Home": 0xFF50, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54,
    "End": 0xFF57, "space": 0x20, "Return": 0xFF0D, "Tab": 0xFF09, "Escape": 0xFF1B,
}  # fmt: skip
"""Keys with names; others are letters, or need xdotool."""

ANSWERS_S = 1.0
"""So long whoever walks by keys waits for what the next place is called."""

MOST_STEPS = 60
"""More than any window has places."""

RANKS = {
    "2": "two", "3r": "red three", "3b": "black three", "4": "four", "5": "five", "6": "six",
    "7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king",
    "A": "ace", "X": "joker",
}  # fmt: skip
"""How lessons write a rank, and its name."""

SUITS = ("{rank} of spades", "{rank} of hearts", "{rank} of diamonds", "{rank} of clubs")


class Stuck(Exception):
    """What is said does not help on."""


class Tongue:
    """What the guest understands: the program's words in its language."""

    def __init__(self, language: str, translations: Path) -> None:
        self.language = language
        self._known: dict[tuple[str, str], str] = {}
        if language != "en":
            tree = ET.parse(translations / f"canasta_qt_{language}.ts")
            for context in tree.getroot().iter("context"):
                name = context.findtext("name") or ""
                for message in context.iter("message"):
                    words = message.findtext("translation") or ""
                    self._known.setdefault((name, message.findtext("source") or ""), words)

    def __call__(self, context: str, english: str) -> str:
        """The words as they are heard, without the mark of a letter."""
        return (self._known.get((context, english)) or english).replace("&", "")

    def is_rank(self, card: str, rank: str) -> bool:
        """Whether a card that is read is of this rank."""
        name = self("Cards", RANKS[rank])
        wanted = [name, *(self("Cards", suit).format(rank=name) for suit in SUITS)]
        return card.split(",", maxsplit=1)[0] in wanted


class Guest:
    """Somebody who hears the program and presses keys.

    Attributes:
        place: what was read last of where the keys are.
        chosen: ranks of the cards that are chosen.
    """

    def __init__(self, ear: Reader, tongue: Tongue) -> None:
        self.ear, self.tongue = ear, tongue
        self._at = self._written = 0
        """How much of what was heard is dealt with, and is written down."""
        self._rest: list[str] = []
        """What came in one announcement after what was dealt with last."""
        self.pressed: list[tuple[int, str]] = []
        self.chosen: list[str] = []

    # --- what was heard -----------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The name of what has the keys, as it was read last."""
        return name_of(self.ear.at) if self.ear.at is not None else ""

    @property
    def role(self) -> str:
        return role_of(self.ear.at) if self.ear.at is not None else ""

    @property
    def read(self) -> str:
        """What was read last of where the keys are."""
        return next((text for kind, text in reversed(self.ear.heard) if kind != "said"), "")

    def beginning(self, context: str, english: str) -> str:
        """What a sentence says before its first gap."""
        return self.tongue(context, english).partition("{")[0].strip()

    def home(self) -> None:
        """Wait until the keys are on the welcome page."""
        say = self.tongue
        buttons = (
            say("Welcome", "Play n&ow"),
            say("Welcome", "&Continue"),
            say("LearnCard", "Yo&ur first hand"),
            self.beginning("LearnCard", "C&ontinue with step {n}"),
        )
        self.ear.wait_for(lambda: self.place.startswith(buttons), "welcome page")

    def since(self) -> list[str]:
        """What was said or read since it was last dealt with."""
        return [*self._rest, *(text for _, text in self.ear.heard[self._at :])]

    def hear(self, part: str, seconds: float = 20) -> str:
        """Wait until something is said or read that has this in it; what comes later is new."""
        return self.hear_any({part: part}, seconds)[1]

    def hear_any(self, parts: dict[str, str], seconds: float = 20) -> tuple[str, str]:
        """The first of these that is said or read, by its name, and all of its sentence."""

        def found() -> tuple[int, str, str] | None:
            for at, text in enumerate(self.since()):
                for name, part in parts.items():
                    if part in text:
                        return at, name, text
            return None

        wanted = " or ".join(map(repr, parts.values()))
        at, name, text = self.ear.wait_for(found, f"word of {wanted}", seconds)
        self._at += at + 1 - len(self._rest)
        rest = text.partition(parts[name])[2].partition(". ")[2]
        self._rest = [rest] if rest else []
        return name, text

    def lines(self) -> list[str]:
        """What has happened since the last time: what was heard, and between it what was pressed.

        A line has a kind, a tab, and words.
        """
        found = []
        for at, (kind, text) in enumerate(self.ear.heard[self._written :], self._written):
            found += [f"key\t{key}" for before, key in self.pressed if before == at]
            found.append(f"{kind}\t{' / '.join(text.splitlines())}")
        end = len(self.ear.heard)
        found += [f"key\t{key}" for before, key in self.pressed if before == end]
        self._written, self.pressed = end, []
        return found

    # --- keys ---------------------------------------------------------------------------------

    def key(self, *keys: str) -> None:
        """Press keys, one after the other, as "ctrl+n" or "Tab" or "s"."""
        for key in keys:
            self.pressed.append((len(self.ear.heard), key))
            if "+" in key or (key not in KEYS and len(key) > 1):
                subprocess.run(["xdotool", "key", key], check=True)
            else:
                code = KEYS.get(key) or ord(key)
                Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.SYM)
            self.ear.listen(0.02)

    def recover(self) -> None:
        """Leave whatever is open."""
        for _ in range(4):
            self.key("Escape")
            self.rest()

    def rest(self, seconds: float = 0.4) -> None:
        """Wait until nothing has been heard for so long."""
        before = -1
        while before != len(self.ear.heard):
            before = len(self.ear.heard)
            self.ear.listen(seconds)

    def answer(self, key: str) -> list[str]:
        """Press a key, and hear what is said of it."""
        at, self._rest = len(self.ear.heard), []
        self._at = at
        before = len(self.ear.said)
        self.key(key)
        self.ear.wait_for(lambda: len(self.ear.said) > before, f"word after {key}")
        self.rest(0.2)
        return [text for kind, text in self.ear.heard[at:] if kind == "said"]

    def hear_line(self) -> None:
        """Wait until a line of a list has the keys."""
        self.ear.wait_for(lambda: self.role in ROWS, "line of a list")

    def do(self, key: str, answer: str) -> str:
        """Press a key, and hear of it."""
        self._at, self._rest = len(self.ear.heard), []
        self.key(key)
        return self.hear(answer)

    def type(self, text: str) -> None:
        """Type letters of an American keyboard."""
        self.pressed.append((len(self.ear.heard), f"“{text}”"))
        subprocess.run(["xdotool", "type", "--delay", "5", text], check=True)
        self.ear.listen(0.1)

    def step(self, key: str) -> str:
        """Press a key that walks; the words of where it leads, empty where it leads nowhere."""
        before = len(self.ear.heard)
        self.key(key)
        end = time.monotonic() + ANSWERS_S
        while time.monotonic() < end:
            read = [text for kind, text in self.ear.heard[before:] if kind in ("focus", "now")]
            if read:
                return read[-1]
            self.ear.listen(0.01)
        return ""

    def walk(self, key: str, is_there: Callable[[], bool], about: str) -> None:
        """Walk by a key until the guest is there."""
        for _ in range(MOST_STEPS):
            if is_there():
                return
            self.step(key)
        raise Stuck(f"{key} does not lead to {about}; last: {self.place!r}")

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Walk by the Tab key to what is called so."""
        self.walk(key, lambda: self.place == name, name)

    # --- the hand -----------------------------------------------------------------------------

    def go_to_rank(self, rank: str) -> None:
        """Walk to the first card of this rank from the left."""
        self.step("Home")
        for _ in range(MOST_STEPS):
            if self.tongue.is_rank(self.place, rank):
                return
            if not self.step("Right"):
                break
        raise Stuck(f"no {rank} in the hand; last: {self.place!r}")

    def choose(self, ranks: list[str]) -> None:
        """Choose cards of these ranks, from the left, and no others."""
        if ranks == self.chosen:
            return
        wanted = list(ranks)
        read = self.step("Home")
        first = self.ear.at
        for _ in range(MOST_STEPS):
            rank = next((one for one in wanted if self.tongue.is_rank(self.place, one)), "")
            if rank:
                wanted.remove(rank)
            if bool(rank) != read.endswith("selected"):
                self.do("space", self.place.split(",")[0])
            if not wanted and not self.chosen:
                break
            read = self.step("Right")
            if not read or self.ear.at == first:
                break
        self.chosen = list(ranks)
        if wanted:
            raise Stuck(f"no {wanted} in the hand")
