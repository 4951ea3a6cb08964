"""The program on a screen that nobody sees, with a match at a chosen place; and its picture."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, TypeVar

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QRectF,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QDialog, QWidget
from screen_words import words_of_table, words_of_windows

from canasta_qt.app.program import Program
from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.library.preferences import FLAGS
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.log_text import loads
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.start import read_options
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.view_model.pictures import TableModel, Token

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"
SIZE: Final = (1280, 800)
SETTLE_S: Final = 0.35
"""So long windows may take to write what they write a moment later."""

PATIENCE_S: Final = 30.0
SHADOW: Final = 10
"""How far the shadow of a dialog reaches."""

AFTERNOON: Final = 15
"""The hour of the day on every picture."""

CANNOT: Final = "This plugin does not support"
"""What the invisible screen says of itself; it does not matter here."""

Kind = TypeVar("Kind", bound=QDialog)


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows.

    Attributes:
        set_up: brings the program there.
        language: what is spoken.
        wishes: preferences by key: a switch, or the word of a choice.
        alone: only the dialog is shown, not the window behind it.
    """

    set_up: Callable[[Studio], object]
    language: str = "en"
    wishes: Mapping[str, bool | str] = field(default_factory=dict)
    alone: bool = False


class Studio:
    """One start of the program, closed at the end of a `with`.

    Attributes:
        program: it; its window is open.
    """

    def __init__(self, scene: Scene) -> None:
        qInstallMessageHandler(_tell)
        self._scene = scene
        self._folder = TemporaryDirectory(prefix="canasta-qt-screens-")
        words = ("--language", scene.language, "--speed", "0", "--data-dir", self._folder.name)
        self.program = Program(read_options(words))
        # nobody thinks here, so no worker is wanted
        self.program.controller.pool.start = lambda: None  # type: ignore[method-assign]
        # the greeting on a picture must not depend on the hour of the day it is taken
        self.program.context.of(MatchSetupFeature).waits.hour = lambda: AFTERNOON

    def __enter__(self) -> Studio:
        program = self.program
        self._dress()
        program.show()
        program.window.move(0, 0)
        program.window.resize(*SIZE)
        program.window.ledger.hide()
        program.begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.program.close()
        self._folder.cleanup()

    def _dress(self) -> None:
        self.program.app.setCursorFlashTime(0)
        preferences = self.program.preferences
        preferences.choose("motion", "reduced")
        for key, value in self._scene.wishes.items():
            if key in FLAGS:
                preferences.set_flag(key, bool(value))
            else:
                preferences.choose(key, str(value))

    # --- getting there ----------------------------------------------------------------------

    def play(self, game: str, deal: int, action: int, seat: int) -> None:
        """Open a golden match just after an action of a deal, seen from a seat.

        The action itself is played, so that what it brought is marked. Nobody goes on by
        themselves.
        """
        log = self._golden(game, seat)
        controller = self.program.controller
        match = self.program.context.of(MatchSetupFeature).match
        match.resume(Timeline(log).run_at(ReplayPoint(deal, action - 1)).log)
        controller.hold()
        self.settle()
        controller.act(log.deals[deal - 1].entries[action - 1].action)
        if self.model.over == "no":
            controller.hold()
        self.settle()

    def keep(self, game: str, seat: int) -> None:
        """Put a golden match into the history, played from a seat."""
        self.program.store.import_log(self._golden(game, seat), game, at=0.0)

    def _golden(self, game: str, seat: int) -> MatchLog:
        text = (GOLDEN / f"{game}.canasta").read_text(encoding="utf-8")
        return _with_people(loads(text).log, seat, self.program.preferences.names)

    @property
    def model(self) -> TableModel:
        """What lies on the table."""
        match = self.program.controller.match
        assert match is not None
        return match.presenter.model()

    def cards(self, *faces: str) -> tuple[Token, ...]:
        """Cards of the viewer's hand by their faces. `StopIteration` where one is missing."""
        left = list(next(seat.hand for seat in self.model.seats if seat.is_viewer))
        found = []
        for face in faces:
            card = next(card for card in left if card.face == face)
            left.remove(card)
            found.append(card.token)
        return tuple(found)

    def dialog(self, kind: type[Kind]) -> Kind:
        """The dialog of this kind that is open."""
        return next(one for one in self.program.window.findChildren(kind) if one.isVisible())

    def settle(self) -> None:
        """Until the table stands still, its cards are sharp, and windows have been written.

        Raises `TimeoutError`.
        """
        table, begun = self.program.table, time.monotonic()
        while (spent := time.monotonic() - begun) < SETTLE_S or not table.is_still:
            if spent > PATIENCE_S:
                raise TimeoutError("the table does not come to rest")
            _wait(20)
        for art in self.program.window.findChildren(CardArt):
            art.finish()
        self.program.app.processEvents()

    # --- what is seen there -----------------------------------------------------------------

    def photograph(self) -> tuple[QImage, list[str]]:
        """The picture, and all words on it."""
        self.settle()
        window = self.program.window
        dialogs = [one for one in window.findChildren(QDialog) if one.isVisible()]
        if self._scene.alone:
            return dialogs[0].grab().toImage(), list(words_of_windows(dialogs))
        picture = window.grab().toImage()
        for dialog in dialogs:
            _lay_over(picture, dialog, window)
        shown: list[QWidget] = [window, *dialogs]
        table = words_of_table(self.model) if self.program.controller.match else ()
        return picture, [*table, *words_of_windows(shown)]


def _wait(milliseconds: int) -> None:
    """Let the program go on for a while; the processor rests where there is nothing to do."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _tell(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    if not text.startswith(CANNOT):
        print(text, file=sys.stderr)


def _with_people(log: MatchLog, seat: int, names: Sequence[str]) -> MatchLog:
    """People in place of numbered bots: the first of them is at the screen and has this seat."""
    count = len(log.players)
    by_seat = [names[(at - seat) % count] for at in range(count)]
    players = [Player(name, DEFAULT_LEVEL) for name in by_seat]
    players[seat] = Player(names[0], HUMAN)
    return replace(log, players=tuple(players))


def _lay_over(picture: QImage, dialog: QDialog, window: QWidget) -> None:
    """Paint a dialog where it stands over its window, with a soft shadow around it."""
    at = dialog.pos() - window.pos()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 12))
    area = QRectF(at.x(), at.y() + 3, dialog.width(), dialog.height())
    for grown in range(SHADOW, 0, -1):
        painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown), grown, grown)
    painter.drawPixmap(at, dialog.grab())
    painter.end()
