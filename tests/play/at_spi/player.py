"""Plays a deal by ear: starts the program, and knows of it only what AT-SPI says.

    dbus-run-session -- /usr/bin/python3 tests/play/at_spi/player.py [--modern] [--deals N] \
        [--tree] -- PROGRAM [ARGUMENT ...]

It needs a screen, at-spi2-core, python3-gi and gir1.2-atspi-2.0, and runs under the system's
Python. What it hears is written out as it comes, a line each. Without `--modern` it understands
what Orca 43 understands, with it announcements. `--tree` writes the widgets at the end.

It draws, discards its last card that may go, and never looks at anything else; so the deal ends
when somebody else goes out or the stock is empty. Exit status 0: it heard how the deal ended.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import gi

gi.require_version("Atspi", "2.0")
from ear import Ear, switch_on  # noqa: E402
from gi.repository import Atspi  # noqa: E402
from tree import Node, State, children, find, has, name_of, names, program, written  # noqa: E402

KEYS = {"Home": 0xFF50, "Down": 0xFF54, "Space": 0x20, "Return": 0xFF0D, "F6": 0xFFC3}
TEXT_VIEW = "The table as text"
MY_TURN = "Your turn"
OVER = "The deal"
MOST_TURNS = 80


class Stuck(Exception):
    """What is said does not help on."""


class PlayerByEar:
    """Somebody at the keyboard who sees nothing."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self._told = 0

    # --- what is known ------------------------------------------------------------------------

    def tell(self) -> None:
        """Write out what was heard since the last time."""
        for kind, text in self.ear.heard[self._told :]:
            print(f"{kind}\t{text}", flush=True)
        self._told = len(self.ear.heard)

    @property
    def view(self) -> Node | None:
        return find(program(), "panel", TEXT_VIEW)

    def part(self, role: str, name: str) -> Node:
        """A list or a button of the text view."""
        return self.ear.wait_for(lambda: find(self.view, role, name), f"{role} {name}")

    def hand(self) -> list[str]:
        return names(self.part("list", "Your hand"))

    def can(self, name: str) -> bool:
        """Whether there is such a button and it can be pressed."""
        button = find(self.view, "push button", name)
        return button is not None and has(button, State.ENABLED)

    # --- what is done -------------------------------------------------------------------------

    def key(self, name: str) -> None:
        Atspi.generate_keyboard_event(KEYS[name], None, Atspi.KeySynthType.SYM)
        self.ear.listen(0.03)

    def go_to(self, part: Node, row: int) -> None:
        """Walk down a list by keys, hearing every line."""
        part.get_component_iface().grab_focus()
        self.ear.wait_for(lambda: has(part, State.FOCUSED), f"focus in {name_of(part)}")
        self.key("Home")
        for _ in range(row):
            self.key("Down")

    def press(self, name: str) -> None:
        """Press a button of the text view."""
        button = self.part("push button", name)
        button.get_action_iface().do_action(0)

    def heard_since(self, at: int, beginning: str) -> bool:
        return any(text.startswith(beginning) for text in self.ear.said[at:])

    def draw(self) -> None:
        at = len(self.ear.said)
        self.press("Draw")
        self.ear.wait_for(lambda: self.heard_since(at, "You draw"), "card drawn")

    def discard(self) -> None:
        """Throw the last card that may be thrown."""
        for row in reversed(range(len(self.hand()))):
            at = len(self.ear.said)
            self.choose(row)
            offers = self.part("list", "What can be done with the chosen cards")
            self.ear.listen(0.1)
            rows = [i for i, name in enumerate(names(offers)) if name.startswith("Discard")]
            if rows:
                self.go_to(offers, rows[0])
                self.key("Return")
                self.ear.listen(0.3)
                if not self.heard_since(at, "You discard"):
                    self.key("Return")  # it asks whether that is meant
                self.ear.wait_for(lambda: self.heard_since(at, "You discard"), "discard", 5)
                return
            self.choose(row)
        raise Stuck(f"nothing can be discarded: {self.hand()}")

    def choose(self, row: int) -> None:
        """Choose a card of the hand, or let it go."""
        hand = self.part("list", "Your hand")
        self.go_to(hand, row)
        was = has(children(hand)[row], State.SELECTED)
        self.key("Space")
        self.ear.wait_for(
            lambda: has(children(hand)[row], State.SELECTED) != was, f"{self.hand()[row]} chosen"
        )

    # --- a deal -------------------------------------------------------------------------------

    def is_over(self, since: int) -> bool:
        return self.heard_since(since, OVER)

    def play_deal(self) -> None:
        """From the first word to the score."""
        begun = heard = 0
        for _ in range(MOST_TURNS):
            self.ear.wait_for(
                lambda: self.heard_since(heard, MY_TURN) or self.is_over(begun),
                "turn",
            )
            self.tell()
            if self.is_over(begun):
                self.ear.listen(1.0)
                return
            heard = len(self.ear.said)
            if self.view is None:
                self.key("F6")
            if self.can("Draw"):
                self.draw()
            self.discard()
        raise Stuck("the deal does not end")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--modern", action="store_true")
    arguments.add_argument("--deals", type=int, default=1)
    arguments.add_argument("--tree", action="store_true")
    arguments.add_argument("program", nargs="+")
    options = arguments.parse_args()
    switch_on()
    Atspi.init()
    ear = Ear(modern=options.modern)
    started = subprocess.Popen(options.program, env={**os.environ, "QT_QPA_PLATFORM": "xcb"})
    player = PlayerByEar(ear)
    try:
        ear.wait_for(program, "program", 60)
        for _ in range(options.deals):
            player.play_deal()
        return 0
    except (Stuck, TimeoutError) as problem:
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
