"""Every word that is on the screen, wherever it stands: in widgets, menus, lists and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import product

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

GETTERS = (
    "text", "title", "windowTitle", "toolTip", "accessibleName", "accessibleDescription",
    "placeholderText", "suffix", "prefix", "specialValueText", "whatsThis", "statusTip",
)  # fmt: skip
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def words_of(*windows: QWidget) -> dict[str, str]:
    """Every text of these windows and all that is in them, with the place where it was found."""
    found: dict[str, str] = {}
    for window in windows:
        parts = [window, *window.findChildren(QWidget)]
        for part in parts:
            if part.isVisibleTo(window) or isinstance(part, QMenu):
                for text in _of_widget(part):
                    found.setdefault(text, f"{type(part).__name__} in {type(window).__name__}")
        for action in window.findChildren(QAction):
            for text in (action.text(), action.toolTip()):
                found.setdefault(text, f"action {action.objectName()} in {type(window).__name__}")
    return {text: place for text, place in found.items() if any(map(str.isalpha, text))}


def _of_widget(part: QWidget) -> Iterator[str]:
    for name in GETTERS:
        getter = getattr(part, name, None)
        if callable(getter):
            text = getter()
            if isinstance(text, str):
                yield text
    if isinstance(part, QTextBrowser):
        yield from part.toPlainText().splitlines()
    if isinstance(part, QTabWidget):
        yield from (part.tabText(page) for page in range(part.count()))
        yield from (part.tabToolTip(page) for page in range(part.count()))
    if isinstance(part, QComboBox):
        yield from (part.itemText(row) for row in range(part.count()))
    if isinstance(part, QAbstractItemView) and part.model() is not None:
        yield from _of_model(part.model())
    if isinstance(part, QGraphicsView) and part.scene() is not None:
        for item in part.scene().items():
            yield from _of_item(item)


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    top = QModelIndex()
    across = Qt.Orientation.Horizontal
    yield from _texts(model.headerData(n, across) for n in range(_columns(model, top)))
    rows = [model.index(row, 0) for row in range(model.rowCount(top))]
    for index in rows:
        rows += [model.index(row, 0, index) for row in range(model.rowCount(index))]
        columns = range(_columns(model, index.parent()))
        cells = (index.siblingAtColumn(column) for column in columns)
        yield from _texts(cell.data(role) for cell, role in product(cells, ROLES))


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """A list has one; it does not say so."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def _of_item(item: QGraphicsItem) -> Iterator[str]:
    """What an item of the picture keeps to be painted."""
    if item.isVisible():
        yield item.toolTip()
        for value in vars(item).values():
            yield from _kept(value, 3)


def _kept(value: object, depth: int) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif depth and isinstance(value, (tuple, list)):
        for one in value:
            yield from _kept(one, depth - 1)
    elif depth and is_dataclass(value) and not isinstance(value, (QObject, type)):
        for field in fields(value):
            yield from _kept(getattr(value, field.name), depth - 1)


def _texts(values: Iterable[object]) -> Iterator[str]:
    yield from (value for value in values if isinstance(value, str))
