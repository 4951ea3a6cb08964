"""Plain words: nothing in a name or a title from a file is taken for mark-up, or opened.

Qt would load the pictures that a text names, so labels, boxes, documents and tips are made here.
"""

from __future__ import annotations

import textwrap
from html import escape
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QShowEvent, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QTextBrowser, QWidget

from canasta_qt.ui.controls.looks import look_of, primary
from canasta_qt.ui.style import icons
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.plain import PlainLabel
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.type import px, type_font

__all__ = [
    "ClosedBrowser", "ClosedDocument", "PlainBox", "PlainLabel", "make_plain", "plain_tip",
    "tip_lines",
]  # fmt: skip

TIP_LETTERS: Final = 60
"""The longest line of a tip."""


_SIGNS: Final = {
    QMessageBox.Icon.Question: ("ask", "accent"),
    QMessageBox.Icon.Warning: ("warning", "warning"),
    QMessageBox.Icon.Critical: ("refused", "loss"),
    QMessageBox.Icon.Information: ("info", "accent"),
}
"""Icon and colour beside the words of a message box."""

_SIGN: Final = 40
"""Pixels across that icon, at a scale of 100 %."""


class PlainBox(QMessageBox):
    """A message box that shows its texts letter by letter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        follow(self._dress, now=False)

    def showEvent(self, event: QShowEvent) -> None:
        self._dress()
        super().showEvent(event)
        names = {
            QMessageBox.Icon.Question: self.tr("Question"),
            QMessageBox.Icon.Warning: self.tr("Warning"),
            QMessageBox.Icon.Critical: self.tr("Error"),
            QMessageBox.Icon.Information: self.tr("Note"),
        }
        picture = self.findChild(QLabel, "qt_msgboxex_icon_label")
        if isinstance(picture, QLabel):
            picture.setAccessibleName(names.get(self.icon(), self.windowTitle()))

    def _dress(self) -> None:
        for name, style in (("label", "title"), ("informativelabel", "body")):
            words = self.findChild(QLabel, f"qt_msgbox_{name}")
            if isinstance(words, QLabel):
                words.setFont(type_font(style))
        sign = self.findChild(QLabel, "qt_msgboxex_icon_label")
        if isinstance(sign, QLabel) and self.icon() in _SIGNS:
            name, token = _SIGNS[self.icon()]
            ratio = self.devicePixelRatioF()
            sign.setPixmap(icons.picture(name, tint(token).name(), px(_SIGN), ratio))
        every: list[QAbstractButton | None] = [*self.buttons()]
        main = every[0] if len(every) == 1 else self.defaultButton()
        if main is not None and not look_of(main):
            primary(main)

    def setInformativeText(self, text: str) -> None:
        """The words below; Qt makes their label when something is said first."""
        super().setInformativeText(" " if text else "")
        make_plain(self)
        super().setInformativeText(text)


def make_plain(dialog: QWidget) -> None:
    """Let the labels that Qt itself has put into a dialog show their texts letter by letter."""
    for label in dialog.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)


class ClosedDocument(QTextDocument):
    """A document that has no pictures but those that were added to it."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        return _nothing(kind)


class ClosedBrowser(QTextBrowser):
    """A text to read that opens nothing: no link and no picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        return _nothing(kind)


def _nothing(kind: int) -> QImage | bytes:
    """An invisible picture, or no words: without an answer Qt would look for the file itself."""
    if kind != QTextDocument.ResourceType.ImageResource.value:
        return b""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def plain_tip(text: str) -> str:
    """A tip that shows this text letter by letter, whatever it looks like."""
    if not QtText.mightBeRichText(text):
        return text
    return f"<div style='white-space: pre'>{escape(text)}</div>"


def tip_lines(text: str) -> str:
    """The same in lines of a readable length; a tip does not fold by itself."""
    folded = "\n".join(textwrap.fill(line, TIP_LETTERS) for line in text.splitlines())
    return plain_tip(folded)
