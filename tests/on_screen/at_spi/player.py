"""Plays a deal by ear: starts the program, and knows of it only what AT-SPI says.

    dbus-run-session -- /usr/bin/python3 tests/on_screen/at_spi/player.py [--modern] [--tree] \
        -- PROGRAM [ARGUMENT ...]

It needs a screen, at-spi2-core, python3-gi and gir1.2-atspi-2.0, and runs under the system's
Python. What it hears is written out, a line each: `said` without being asked, or because the keys
went there (`focus`). Without `--modern` it understands what Orca 43 understands, with it
announcements. `--tree` writes the widgets at the end.

It draws, discards its last card that may go, and ends the deal when the stock is empty, if nobody
went out before. Exit status 0: it heard the deal to its end.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import gi

sys.path.insert(0, str(Path(__file__).parent))
gi.require_version("Atspi", "2.0")

from ear import Ear, switch_on  # noqa: E402
from gi.repository import Atspi  # noqa: E402
from tree import Node, State, children, find, has, name_of, names, program, written  # noqa: E402

KEYS = {
    "Home": 0xFF50,
    "End": 0xFF57,
    "Up": 0xFF52,
    "Down": 0xFF54,
    "Space": 0x20,
    "Return": 0xFF0D,
    "F6": 0xFFC3,
}
TEXT_VIEW = "The table as text"
OFFERS = "What you can do with the selected cards"
SENTENCES = re.compile(r"(?<=[.!?…]) (?=\w)")
"""What lies between two sentences."""

MY_TURN = "Your turn"
NO_STOCK = "The stock is empty"
OVER = ("Next deal", "Play again")
"""What has the keys once a deal, or the match, is over."""

MOST_TURNS = 80


class Stuck(Exception):
    """What is said does not help on."""


class PlayerByEar:
    """Somebody at the keyboard who sees nothing."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self._told = self._known = 0
        self._parts: dict[tuple[str, str], Node] = {}

    # --- what is known ------------------------------------------------------------------------

    def tell(self) -> None:
        """Write out what was heard since the last time."""
        for kind, text in self.ear.heard[self._told :]:
            print(f"{kind}\t{text}", flush=True)
        self._told = len(self.ear.heard)

    def part(self, role: str, name: str, within: Node | None = None) -> Node:
        """A widget that is seen; once found it is known."""
        known = self._parts.get((role, name))
        if known is None or not has(known, State.VISIBLE):
            known = self.ear.wait_for(
                lambda: find(within or program(), role, name), f"{role} {name}"
            )
            self._parts[role, name] = known
        return known

    def in_view(self, role: str, name: str) -> Node:
        """A list or a button of the text view."""
        return self.part(role, name, self.part("panel", TEXT_VIEW))

    def hand(self) -> list[str]:
        """The own cards, from left to right."""
        return names(self.in_view("list", "Your hand"))

    def heard_since(self, at: int, beginning: str | tuple[str, ...]) -> bool:
        """Whether something that begins so was said after so much."""
        return any(text.startswith(beginning) for text in self._sentences(at))

    def _sentences(self, at: int) -> list[str]:
        """The sentences said after so much; those in quick succession are announced as one."""
        return [one for text in self.ear.said[at:] for one in SENTENCES.split(text)]

    @property
    def is_over(self) -> bool:
        """Whether the keys are where it goes on after a deal."""
        return any(kind == "focus" and text in OVER for kind, text in self.ear.heard)

    # --- what is done -------------------------------------------------------------------------

    def key(self, name: str) -> None:
        """Press a key."""
        Atspi.generate_keyboard_event(KEYS[name], None, Atspi.KeySynthType.SYM)
        self.ear.listen(0.02)

    def go_to(self, part: Node, row: int) -> None:
        """Walk to a line of a list by keys, from the nearer end."""
        Atspi.Component.grab_focus(part)
        self.ear.wait_for(lambda: has(part, State.FOCUSED), f"focus in {name_of(part)}")
        last = part.get_child_count() - 1
        from_end = row > last / 2
        self.key("End" if from_end else "Home")
        for _ in range(last - row if from_end else row):
            self.key("Up" if from_end else "Down")

    def draw(self) -> None:
        """Draw, and find the cards that were named in the hand."""
        at, before = len(self.ear.said), len(self.hand())
        Atspi.Action.do_action(self.in_view("push button", "Draw"), 0)
        self.ear.wait_for(lambda: self.heard_since(at, "You draw"), "card drawn")
        expected = before + self._came(at)
        self.ear.wait_for(lambda: len(self.hand()) == before + self._came(at), f"{expected} cards")

    def _came(self, at: int) -> int:
        """How many cards the hand has grown by, as is told; red threes leave it again."""
        told = self._sentences(at)
        drawn = sum(text.count("the ") for text in told if text.startswith("You draw"))
        threes = [text for text in told if text.startswith("You lay down") and "red three" in text]
        return drawn - sum(1 if " a red three" in text else 2 for text in threes)

    def discard(self) -> None:
        """Throw the last card that may be thrown."""
        for row in reversed(range(len(self.hand()))):
            self.choose(row)
            offers = self.in_view("list", OFFERS)
            self.ear.listen(0.05)
            found = [at for at, name in enumerate(names(offers)) if name.startswith("Discard")]
            if found:
                self.throw(offers, found[0])
                return
            self.choose(row)
        raise Stuck(f"nothing can be discarded: {self.hand()}")

    def throw(self, offers: Node, row: int) -> None:
        """Do what the line says, once more where it is asked whether that is meant."""
        at = len(self.ear.said)
        self.go_to(offers, row)
        for _ in range(2):
            before = len(self.ear.said)
            self.key("Return")
            self.ear.wait_for(lambda: len(self.ear.said) > before, "answer")  # noqa: B023
            if self.heard_since(at, "You discard"):
                return
        raise Stuck(f"the card stays: {self.ear.said[at:]}")

    def choose(self, row: int) -> None:
        """Choose a card of the hand, or let it go."""
        hand = self.in_view("list", "Your hand")
        self.go_to(hand, row)
        card = children(hand)[row]
        was = has(card, State.SELECTED)
        self.key("Space")
        self.ear.wait_for(lambda: has(card, State.SELECTED) != was, f"{name_of(card)} chosen")

    # --- a deal -------------------------------------------------------------------------------

    def play_deal(self) -> None:
        """From the first word to the score."""
        for turn in range(MOST_TURNS):
            self.wait_for_turn()
            self.tell()
            if self.is_over:
                self.ear.listen(1.0)
                return
            if turn == 0:
                self.key("F6")
            if self.heard_since(-1, NO_STOCK):
                Atspi.Action.do_action(self.in_view("push button", "End the deal"), 0)
            else:
                self.draw()
                self.discard()
        raise Stuck("the deal does not end")

    def wait_for_turn(self) -> None:
        """Until it is told that it is the own turn, or the deal is over."""
        at = self._known
        mine = (MY_TURN, NO_STOCK)
        self.ear.wait_for(lambda: self.is_over or self.heard_since(at, mine), "turn")
        self._known = len(self.ear.said)


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--modern", action="store_true", help="hear announcements")
    arguments.add_argument("--tree", action="store_true", help="write the widgets at the end")
    arguments.add_argument("program", nargs="+")
    options = arguments.parse_args()
    switch_on()
    Atspi.init()
    ear = Ear(modern=options.modern)
    started = subprocess.Popen(options.program, env={**os.environ, "QT_QPA_PLATFORM": "xcb"})
    player = PlayerByEar(ear)
    try:
        ear.wait_for(program, "program", 60)
        player.play_deal()
        return 0
    except (Stuck, TimeoutError) as problem:
        player.tell()
        print(f"problem\t{problem}", flush=True)
        return 1
    finally:
        player.tell()
        if options.tree:
            print(written(program()))
        started.send_signal(signal.SIGTERM)
        started.wait(20)


if __name__ == "__main__":
    sys.exit(main())
