"""Looks for words of files that Qt would take for mark-up, and for files that it opens."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from html import unescape
from itertools import product
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QTextEdit,
    QToolTip,
    QWidget,
)

from canasta_qt.ui.widgets.plain_text import plain_tip

_OPENED = 0x20  # IN_OPEN


class Watch:
    """Notes when anybody opens a file; Linux only."""

    def __init__(self, file: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self._queue = libc.inotify_init1(os.O_NONBLOCK)
        libc.inotify_add_watch(self._queue, os.fsencode(file), _OPENED)

    def opened(self) -> bool:
        """Whether it was opened since the last question."""
        with suppress(BlockingIOError):
            return bool(os.read(self._queue, 4096))
        return False

    def close(self) -> None:
        os.close(self._queue)


def marked_up(window: QWidget, bait: str) -> list[str]:
    """What in a window would be taken for mark-up; `bait` is in all names from files."""
    return [*_labels(window, bait), *_texts(window), *_tips(window), *_letters(window)]


def _labels(window: QWidget, bait: str) -> Iterator[str]:
    for label in _all(window, QLabel):
        plain = label.textFormat() is Qt.TextFormat.PlainText
        ours = label.textFormat() is Qt.TextFormat.RichText and bait not in label.text()
        if label.text() and not (plain or ours or label.inherits("QTipLabel")):
            yield f"label {label.text()!r}"


_CARDS = re.compile(r"cards:[0-9A-Z][shdc12]-?(?:\.[0-9A-Z][shdc12]-?)*")
"""The address of a picture that the program draws itself; `-` after a card that lies across."""


def _texts(window: QWidget) -> Iterator[str]:
    for text in _all(window, QTextEdit):
        strange = [name for name in _pictures(text.document()) if not _CARDS.fullmatch(name)]
        if strange:
            yield f"text with a picture {strange[0]!r} {text.toPlainText()[:60]!r}"


def _pictures(document: QTextDocument) -> Iterator[str]:
    """The addresses of the pictures in a document; empty for what else is no letter."""
    block = document.begin()
    while block.isValid():
        for fragment in block:
            if "\N{OBJECT REPLACEMENT CHARACTER}" in fragment.fragment().text():
                yield fragment.fragment().charFormat().toImageFormat().name()
        block = block.next()


def _tips(window: QWidget) -> Iterator[str]:
    """Every tip is told once, as resting on it would."""
    for tip in dict.fromkeys(_all_tips(window)):
        inner = tip.removeprefix("<div style='white-space: pre'>").removesuffix("</div>")
        if QtText.mightBeRichText(tip) and (tip == inner or plain_tip(unescape(inner)) != tip):
            yield f"tip {tip!r}"
        QToolTip.showText(QPoint(10, 10), tip, window)
        QApplication.processEvents()
        QToolTip.hideText()


def _all_tips(window: QWidget) -> Iterator[str]:
    for part in _all(window, QWidget):
        yield part.toolTip()
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            yield from _model_tips(part.model(), QModelIndex())
        if isinstance(part, QGraphicsView) and part.scene() is not None:
            yield from (item.toolTip() for item in part.scene().items())
    for action in window.findChildren(QAction):
        yield action.toolTip()


def _model_tips(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row, column in product(range(model.rowCount(parent)), range(columns)):
        index = model.index(row, column, parent)
        tip = index.data(Qt.ItemDataRole.ToolTipRole)
        if isinstance(tip, str):
            yield tip
        if column == 0:
            yield from _model_tips(model, index)


def _letters(window: QWidget) -> Iterator[str]:
    """An `&` of a name that would be a key."""
    texts = [part.text() for part in _all(window, QAbstractButton)]
    texts += [part.title() for part in _all(window, QGroupBox)]
    texts += [part.text() for part in _all(window, QLabel) if part.buddy() is not None]
    texts += [action.text() for action in window.findChildren(QAction)]
    for text in texts:
        if "&" in text.replace("&&", "") and "R&D" in text:
            yield f"a key in {text!r}"


def _all(window: QWidget, kind: type) -> list:
    parts = window.findChildren(kind)
    return [window, *parts] if isinstance(window, kind) else parts
