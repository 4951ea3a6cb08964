"""What was said, as a list beside the table: one buffer at a time, to be read and copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from canasta_qt.play.scene.accessible import ReadingList
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.widgets import build
from canasta_qt.view_model.telling import Buffer, History
from canasta_qt.words.spoken.telling import buffer_name


class SaidList(QWidget):
    """Shows a `History`; the newest line is the last."""

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.buffers = QComboBox(self)
        build.offer(self.buffers, ((buffer.value, buffer_name(buffer)) for buffer in Buffer))
        self.lines = ReadingList("", self)
        build.ring_focus(self.lines)
        follow(self.lines.setMinimumHeight, SIZE["row"])
        self.caption = build.buddy_label("", self.buffers)
        self.copy = build.button("", self, self._copy)
        self.copy.setAutoDefault(True)
        head = build.row((self.caption, 1), self.buffers, self.copy)
        build.column(head, (self.lines, 1), of=self, margins=0)
        self.buffers.activated.connect(self._choose)
        self._retranslate()
        self.hide()

    def _retranslate(self) -> None:
        self.caption.setText(self.tr("What &was said"))
        for part in (self.lines, self.buffers):
            part.setAccessibleName(self.tr("What was said"))
        self.copy.setText(self.tr("Cop&y"))
        self.copy.setAccessibleName(self.tr("Copy all of these lines"))
        for row, buffer in enumerate(Buffer):
            self.buffers.setItemText(row, buffer_name(buffer))

    def changeEvent(self, event: QEvent) -> None:
        """What was said in another language would be misread by the voice of this one: it goes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            for buffer in Buffer:
                self._history.clear(buffer)
            self.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow()

    def follow(self) -> None:
        """Show what the history has now, and stand where it is read."""
        if not self.isVisible():
            return
        history = self._history
        self.buffers.setCurrentIndex(self.buffers.findData(history.buffer.value))
        self.lines.show_lines(enumerate(history.lines()))
        self.lines.go_to(history.place)
        self.lines.scrollToItem(self.lines.currentItem())

    def _choose(self) -> None:
        self._history.buffer = Buffer(self.buffers.currentData())
        self.follow()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._history.lines()))
