"""Runs on the trial Windows: the program, and somebody who plays it with the machine's own mouse.

The player sees what the window shows and says on the output where to press, move and let go;
`pointer` on the other side does so with the pointer of the screen and answers "ok". What arrives in
the program comes from the window system alone.

    python hand.py DATA-FOLDER SEED
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from queue import Empty, Queue

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from canasta_qt.app.program import Program
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.library import match_setup
from canasta_qt.play.windows.cut import CutPanel
from canasta_qt.start import read_options
from tests.on_screen.mouse import CTRL, NONE, Mouse
from tests.on_screen.player import MousePlayer

GAME = "classic_2p"
AFTERWARDS_MS = 120
"""How long an event is on its way from the screen to the window."""


class Hand(Mouse):
    """A mouse whose events are made by the screen."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._answers: Queue[str] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def tell(self, *words: object) -> None:
        """Ask for one deed outside, and let the program run until it is done."""
        print(*words, flush=True)
        while True:
            QTest.qWait(5)
            try:
                self._answers.get_nowait()
            except Empty:
                continue
            QTest.qWait(AFTERWARDS_MS)
            return

    def _listen(self) -> None:
        for line in sys.stdin:
            self._answers.put(line)

    def _send(
        self,
        widget: QWidget,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier = NONE,
    ) -> None:
        deed = {QEvent.Type.MouseButtonPress: "down", QEvent.Type.MouseButtonRelease: "up"}
        spot = widget.mapToGlobal(QPointF(at)).toPoint()
        ctrl = "ctrl" if modifiers == CTRL else "plain"
        self.tell(deed.get(kind, "move"), spot.x(), spot.y(), ctrl)


class HandPlayer(MousePlayer):
    """Plays with a hand; ways that are offered are pressed as well."""

    mouse: Hand

    def __init__(self, program: Program) -> None:
        super().__init__(program, self._moment)
        self.mouse = Hand(program)
        self.seen: dict[str, int] = {}

    def _moment(self, moment: str) -> None:
        """A picture of everything that is there for the first time."""
        self.seen[moment] = self.seen.get(moment, 0) + 1
        if self.seen[moment] == 1:
            self.mouse.tell("picture", moment)

    def _choose(self) -> None:
        panel = self.program.table.choices.panel
        assert panel is not None
        self._moment("ways")
        self.mouse.push(panel.options[0])


def begin(player: HandPlayer) -> None:
    """From the welcome by the page for a new match to the cards: one deal for two."""
    program, hand = player.program, player.mouse

    def cuts() -> list[CutPanel]:
        return [panel for panel in program.window.findChildren(CutPanel) if panel.isVisible()]

    window = program.window
    hand.wait(window.welcome.choose_button.isVisible, "the welcome")
    hand.rest(1000)
    hand.tell("picture", "welcome")
    hand.push(window.welcome.choose_button)
    hand.wait(lambda: bool(window.findChildren(NewMatchPage)), "the page for a new match")
    hand.rest(800)
    (page,) = window.findChildren(NewMatchPage)
    hand.push(next(tile for tile in page.tiles if tile.model.game == GAME))
    lengths = zip(page._lengths(), page.lengths.segments, strict=True)
    hand.push(next(segment for offered, segment in lengths if offered.length == "deal"))
    assert (page.choice.rules, page.choice.length) == (GAME, "deal"), page.choice
    hand.tell("picture", "new-match")
    hand.push(page.main)
    hand.wait(lambda: program.table.model is not None or bool(cuts()), "the cards")
    for panel in cuts():
        hand.rest(800)
        hand.tell("picture", "cut")
        hand.push(panel.main)
    hand.wait(lambda: program.table.model is not None, "the cards on the table")
    hand.tell("picture", "dealt")


def main(folder: str, seed: str) -> int:
    """Play one deal and say how it ended."""
    match_setup.drawn_seed = lambda: seed
    program = Program(read_options(["--language", "en", "--data-dir", folder, "--speed", "0.3"]))
    crashes: list[str] = []
    program.crashes.crashed.connect(lambda report, _file: crashes.append(report))
    program.crashes.install()
    try:
        program.show()
        program.begin()
        player = HandPlayer(program)
        begin(player)
        sheet = player.play(1)
        hand = player.mouse
        hand.tell("picture", "end")
        totals = ", ".join(map(str, sheet.totals))
        print("played", player.gestures, len(player.refusals), totals, sep="|", flush=True)
    finally:
        program.close()
    for report in crashes:
        print(report, file=sys.stderr)
    return 1 if crashes else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
