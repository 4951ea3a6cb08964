"""The window of a check of all matches: how far it is, and what it has found."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QProgressBar, QWidget

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled


class MatchCheckWindow(Window):
    """Tells how far the check is; once it is over, what was found.

    Signals:
        stop_asked: end the check; what was found so far is told.
    """

    stop_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check my matches"))
        self.heading = build.heading(self.tr("Reading and replaying every match…"), self)
        follow(self.heading.setMinimumWidth, 420)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Progress of the check"))
        self.found = QListWidget(self)
        self.found.setWordWrap(True)
        self.found.setAlternatingRowColors(True)
        self.found.setAccessibleName(self.tr("Results of the check"))
        build.ring_focus(self.found)
        self.found.hide()
        self.note = build.label("", self)
        self.note.hide()
        self.box = QDialogButtonBox(self)
        self.stop = self.box.addButton(
            self.tr("&Stop"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self.stop.clicked.connect(self.stop_asked)
        self.box.rejected.connect(self.reject)
        titled(
            self,
            self.tr("Check my matches"),
            self.heading,
            self.progress,
            (self.found, 100),
            self.note,
            1,  # keeps the lines together for as long as there is no list
            foot=(1, self.box),
        )
        open_sized(self, 560)

    def show_progress(self, done: int, total: int | None) -> None:
        """So many matches were played again, of so many; None while that is not known."""
        if total is not None:
            self.progress.setRange(0, max(1, total))
            self.progress.setValue(done)

    def show_result(self, headline: str, lines: Iterable[str], note: str = "") -> None:
        """The check is over: what it found, a line for every match that was not fine."""
        self.heading.setText(headline)
        self.progress.hide()
        self.found.addItems(list(lines))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.stop.hide()
        close = self.box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        if self.found.count():
            self.found.setCurrentRow(0)
            self.found.show()
            self.resize(max(self.width(), px(660)), max(self.height(), px(440)))
        else:
            self.adjustSize()
