"""Which matches shall be shown: words, rules, people, result, time."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from canasta_qt.controller.history import Query
from canasta_qt.controller.messages.levels import level_name
from canasta_qt.controller.messages.names import person_name, shown_title
from canasta_qt.dialogs.history import words
from canasta_qt.storage.match_list import Chosen

_PAUSE_MS = 150
"""After so long without a key the search begins."""

_LEAST_WIDTH = 9
"""Letters that a choice shows at least."""


class SearchField(QLineEdit):
    """A field to search in; Enter and Down lead to what was found.

    Signals:
        left: the keys belong to the list now.
    """

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does not reach the dialog, which would act on a match."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class HistoryFilters(QWidget):
    """A row with a search field and four choices.

    Signals:
        changed(Query): show these matches.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(self)
        self.search.setPlaceholderText(self.tr("Search: a game or a name"))
        self.search.setAccessibleName(self.tr("Search the matches by game or name"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(190)
        self.rules = self._choice(self.tr("Which rules"))
        self.people = self._choice(self.tr("Against and with whom"))
        self.state = self._choice(self.tr("Which result"))
        self.period = self._choice(self.tr("From when"))
        self._boxes = (self.rules, self.people, self.state, self.period)
        self._add(self.state, (("", self.tr("Any result")), *words.state_names().items()))
        self._add(self.period, words.period_names().items())
        self.all_button = QPushButton(self.tr("Sho&w all"), self)
        self.all_button.setAutoDefault(False)
        self.all_button.clicked.connect(self.clear)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._tell)
        self.search.textChanged.connect(lambda _: self._timer.start())
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _: self._tell())
        self._lay_out()
        self._tell()

    def _choice(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.setMinimumContentsLength(_LEAST_WIDTH)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.search, 3)
        for box in self._boxes:
            layout.addWidget(box, 2)
        layout.addWidget(self.all_button)

    def fill(self, there: Chosen) -> None:
        """Offer what occurs in the list; what is chosen stays chosen if it is still there."""
        self._refill(
            self.rules, ((name, shown_title(name)) for name in there.rules), self.tr("All rules")
        )
        levels = ((f"level:{one}", level_name(one)) for one in there.levels)
        names = ((f"name:{one}", person_name(one)) for one in there.players)
        self._refill(self.people, (*levels, *names), self.tr("All players"))
        if there.levels:
            self.people.insertSeparator(1 + len(there.levels))

    def _refill(self, box: QComboBox, entries: Iterable[tuple[str, str]], every: str) -> None:
        kept = box.currentData()
        box.blockSignals(True)
        box.clear()
        self._add(box, (("", every), *entries))
        box.setCurrentIndex(max(0, box.findData(kept)))
        box.blockSignals(False)
        if box.currentData() != (kept or ""):
            self._tell()

    def _add(self, box: QComboBox, entries: Iterable[tuple[str, str]]) -> None:
        for value, text in entries:
            box.addItem(text, value)

    def query(self) -> Query:
        """What is wanted now."""
        kind, _, person = str(self.people.currentData() or "").partition(":")
        return Query(
            text=self.search.text().strip(),
            rules=self.rules.currentData() or "",
            level=person if kind == "level" else "",
            player=person if kind == "name" else "",
            state=self.state.currentData() or "",
            period=self.period.currentData() or "",
        )

    def clear(self) -> None:
        """Show all matches."""
        for box in self._boxes:
            box.setCurrentIndex(0)
        self.search.clear()
        self.flush()

    def flush(self) -> None:
        """Search at once for what was typed."""
        self._timer.stop()
        self._tell()

    def _tell(self) -> None:
        query = self.query()
        self.all_button.setEnabled(not query.everything)
        self.changed.emit(query)
