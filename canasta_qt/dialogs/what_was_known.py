"""What a player knew before a move: everything it saw, and what it compared."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.known import Compared, KnownPage, KnownRow, KnownSection
from canasta_qt.dialogs.card_strip import CardStrip


class WhatWasKnown(QDialog):
    """Shows one page after another.

    Signals:
        step_asked(int): the move before (-1) or after (1).
    """

    step_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.move_made = _label(self)
        font = self.move_made.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        self.move_made.setFont(font)
        self.where = _label(self)
        self.who = _label(self)
        self.promise = _label(self)
        self.seen = QScrollArea(self)
        self.seen.setWidgetResizable(True)
        self.seen.setFrameShape(QFrame.Shape.NoFrame)
        self.note = _label(self)
        self.moves = _moves_table(self)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self.seen, self.tr("What was &known"))
        self.tabs.addTab(self._comparison(), self.tr("What was co&mpared"))
        column = QVBoxLayout(self)
        for widget in (self.where, self.move_made, self.who, self.promise):
            column.addWidget(widget)
        column.addWidget(self.tabs, 1)
        column.addWidget(self._buttons())
        self.resize(760, 540)

    def _comparison(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.note)
        column.addWidget(self.moves, 1)
        column.addStretch()
        return page

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.before: QPushButton = box.addButton(self.tr("&Earlier move"), role)
        self.after: QPushButton = box.addButton(self.tr("&Later move"), role)
        self.before.clicked.connect(lambda: self.step_asked.emit(-1))
        self.after.clicked.connect(lambda: self.step_asked.emit(1))
        return box

    def show_page(self, page: KnownPage, *, first: bool, last: bool) -> None:
        """Show what was known; `first` and `last` say where no other move can be asked about."""
        self.setWindowTitle(page.title)
        self.where.setText(page.where)
        self.move_made.setText(page.move)
        self.who.setText(page.who)
        self.who.setVisible(bool(page.who))
        self.promise.setText(page.promise)
        self.before.setEnabled(not first)
        self.after.setEnabled(not last)
        self.seen.setWidget(_page(page.sections))
        for strip in self.seen.findChildren(CardStrip):
            strip.installEventFilter(self)

    def show_compared(self, compared: Compared) -> None:
        """Show what was compared."""
        self.note.setText(compared.note)
        self.moves.setVisible(bool(compared.rows))
        self.moves.setRowCount(len(compared.rows))
        for row, one in enumerate(compared.rows):
            for column, text in enumerate((one.move, one.points, one.note)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column == 1:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                font = item.font()
                font.setBold(one.made)
                item.setFont(font)
                self.moves.setItem(row, column, item)
        self.moves.resizeColumnsToContents()

    def show_thinking(self, words: str) -> None:
        """What was compared is still being worked out."""
        self.show_compared(Compared(words))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards that get the keyboard come into sight."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, CardStrip):
            self.seen.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _moves_table(dialog: QDialog) -> QTableWidget:
    table = QTableWidget(0, 3, dialog)
    table.setHorizontalHeaderLabels(
        [
            QCoreApplication.translate("WhatWasKnown", "Move"),
            QCoreApplication.translate("WhatWasKnown", "Points"),
            QCoreApplication.translate("WhatWasKnown", "Because"),
        ]
    )
    table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().hide()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setAccessibleName(QCoreApplication.translate("WhatWasKnown", "What was compared"))
    return table


def _page(sections: Iterable[KnownSection]) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for section in sections:
        title = QLabel(section.title, page)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        column.addWidget(title)
        form = QFormLayout()
        form.setContentsMargins(12, 0, 0, 8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for row in section.rows:
            _add_row(form, row, f"{section.title}: {row.label}", page)
        column.addLayout(form)
    column.addStretch()
    return page


def _add_row(form: QFormLayout, row: KnownRow, name: str, page: QWidget) -> None:
    if row.groups and any(row.groups):
        field = QWidget(page)
        inner = QVBoxLayout(field)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(CardStrip(row.groups, f"{name}: {row.words}", field))
        if row.text:
            inner.addWidget(QLabel(row.text, field))
    else:
        field = _label(page)
        field.setText(row.text)
    if row.label:
        form.addRow(row.label.replace("&", "&&"), field)
    else:
        form.addRow(field)
