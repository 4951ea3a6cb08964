"""The window while damaged matches are recovered: how many are safe so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.sentences import figures

SETTLED_MS: Final = 800
"""Keys pressed while the program started come to the window, and mean nothing for so long."""


class RecoveryWindow(Window):
    """May be closed at any time: the rest is done at the next start.

    No key that was pressed before it could be read does that, nor one that is held down.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Saving your matches"))
        self.safe = build.heading("", self)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Matches saved so far"))
        reason = self.tr(
            "The file with your matches was damaged. Everything readable is being moved to a new "
            "one; the damaged file is kept."
        )
        rest = self.tr(
            "You can close this window, and Canasta too: what is safe stays safe, and the rest "
            "follows at the next start."
        )
        self._box = build.close_box(self)
        self._box.setEnabled(False)
        QTimer.singleShot(SETTLED_MS, self, lambda: self._box.setEnabled(True))
        titled(
            self,
            self.tr("Your matches are being saved"),
            build.label(reason, self),
            self.safe,
            self.progress,
            build.label(rest, self),
            1,
            foot=(1, self._box),
        )
        self.show_progress(0, None)
        open_sized(self, 560)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the window, if it is meant for it."""
        if self._box.isEnabled() and not event.isAutoRepeat():
            super().keyPressEvent(event)

    def show_progress(self, safe: int, total: int | None) -> None:
        """So many matches are on the disk, of so many; None while that is not known."""
        if total is None:
            self.safe.setText(self.tr("Safe so far: {safe}").format(safe=figures(safe)))
            return
        text = self.tr("Safe so far: {safe} of {total}")
        self.safe.setText(text.format(safe=figures(safe), total=figures(total)))
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(safe)
