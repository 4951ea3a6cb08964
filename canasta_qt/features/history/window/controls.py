"""Which matches shall be shown, and what can be done with those that are chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget

from canasta_qt.features.history.window import match_table
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListFilterValues
from canasta_qt.ui.controls.looks import primary, quiet
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import lead, wear
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, person_name

_PAUSE_MS = 150
"""After so long without a key the search begins."""

_ALWAYS = ("import", "copies")
"""What needs no match that is chosen."""

_LEAST_WIDTH = 9
"""Letters that a choice shows where there is room."""

_LEAST_SEARCH, _LEAST_CHOICE = 130, 86
"""Pixels that search and choices have at least, at a scale of 100 %."""


_ICONS = {
    "resume": "play", "replay": "replay", "review": "hint", "compare": "compare",
    "sheet": "score-sheet", "again": "new-match", "export": "save", "delete": "delete",
    "import": "open", "copies": "copy",
}  # fmt: skip
"""Beside the words of the buttons."""

_INK = {True: "on_accent", False: "text"}
"""Colour of an icon by whether its button is filled."""


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
        changed(ListFilter): show these matches.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(self)
        self.search.setPlaceholderText(self.tr("Search: a game or a name"))
        self.search.setAccessibleName(self.tr("Search the matches by game or name"))
        self.search.setClearButtonEnabled(True)
        follow(self.search.setMinimumWidth, _LEAST_SEARCH)
        lead(self.search, "search")
        self.rules = self._choice(self.tr("Rules"))
        self.people = self._choice(self.tr("Players"))
        self.state = self._choice(self.tr("Result"))
        self.period = self._choice(self.tr("Period"))
        self._boxes = (self.rules, self.people, self.state, self.period)
        any_result = ("", self.tr("Any result"))
        build.offer(self.state, (any_result, *match_table.state_names().items()))
        build.offer(self.period, match_table.period_names().items())
        self.all_button = build.button(self.tr("Sho&w all"), self, self.clear)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._tell)
        self.search.textChanged.connect(lambda _: self._timer.start())
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _: self._tell())
        choices = ((box, 2) for box in self._boxes)
        build.row((self.search, 3), *choices, self.all_button, of=self, margins=0)
        self._tell()

    def _choice(self, name: str) -> QComboBox:
        box = build.narrow_combo(name, _LEAST_WIDTH, self)
        follow(box.setMinimumWidth, _LEAST_CHOICE)
        box.setToolTip(tip_lines(name))
        return box

    def fill(self, there: ListFilterValues) -> None:
        """Offer what occurs in the list; what is chosen stays chosen if it is still there."""
        titles = ((name, shown_title(name)) for name in there.rules)
        titles_in_order = sorted(titles, key=lambda title: title[1].casefold())
        self._refill(self.rules, titles_in_order, self.tr("All rules"))
        levels = ((f"level:{one}", level_name(one)) for one in there.levels)
        names = ((f"name:{one}", person_name(one)) for one in there.players)
        self._refill(self.people, (*levels, *names), self.tr("All players"))
        if there.levels:
            self.people.insertSeparator(1 + len(there.levels))

    def _refill(self, box: QComboBox, entries: Iterable[tuple[str, str]], every: str) -> None:
        kept = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            build.offer(box, (("", every), *entries))
            box.setCurrentIndex(max(0, box.findData(kept)))
        if box.currentData() != (kept or ""):
            self._tell()

    def query(self) -> ListFilter:
        """What is wanted now."""
        kind, _, person = str(self.people.currentData() or "").partition(":")
        return ListFilter(
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


class HistoryActions(QWidget):
    """A column of buttons.

    Attributes:
        named: the actions by name: resume, replay, review, compare, sheet, again, export, delete,
            import, copies.
        buttons: the same as buttons.
    """

    def __init__(self, do: Callable[[str], object], parent: QWidget) -> None:
        """`do` is told the name of what shall be done."""
        super().__init__(parent)
        self._do = do
        self.named: dict[str, QAction] = {}
        self.buttons: dict[str, QPushButton] = {}
        layout = build.column(of=self, margins=0, spacing=6)
        for name, text, tip in self._offered():
            if name == "import":
                layout.addStretch(1)
            layout.addWidget(self._added(name, text, tip))
        self.named["delete"].setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.named["delete"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)

    def _added(self, name: str, text: str, tip: str) -> QPushButton:
        action = QAction(text, self)
        action.triggered.connect(lambda _=False: self._do(name))
        button = QPushButton(text, self)
        wear(button, _ICONS[name])
        button.setToolTip(tip_lines(tip))
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda _=False: self._do(name))
        self.named[name], self.buttons[name] = action, button
        return button

    def offer(
        self,
        match: ListedMatch | None,
        count: int,
        playing: int | None,
        only: Collection[str] | None = None,
    ) -> None:
        """Enable what can be done with the current match and with all `count` that are chosen.

        `only` are the commands that make sense for a damaged match; None for all.
        """
        one = match if count == 1 else None
        running = one is not None and one.state == "running"
        begun = one is not None and (one.deals or 0) > 0
        possible = {
            "resume": running,
            "replay": begun,
            "review": begun,
            "compare": begun,
            "sheet": begun,
            "again": one is not None,
            "export": count > 0,
            "delete": count > 0 and (one is None or one.id != playing),
            **dict.fromkeys(_ALWAYS, True),
        }
        for name, can in possible.items():
            yes = can and (one is None or only is None or name in (*only, *_ALWAYS))
            self.named[name].setEnabled(yes)
            self.buttons[name].setEnabled(yes)
        first = "resume" if running else "replay"
        for name in ("resume", "replay"):
            button = self.buttons[name]
            button.setDefault(name == first)
            main = name == first and button.isEnabled()
            wear(primary(button) if main else quiet(button), _ICONS[name], _INK[main])

    def do_first(self) -> None:
        """What a double click means: play on, or watch."""
        for name in ("resume", "replay"):
            if self.buttons[name].isEnabled():
                self._do(name)
                return

    def _offered(self) -> tuple[tuple[str, str, str], ...]:
        save_tip = self.tr("Save each selected match as a file")
        return (
            ("resume", self.tr("C&ontinue"), self.tr("Continue this match")),
            ("replay", self.tr("&Replay"), self.tr("Replay this match on the table")),
            ("review", self.tr("Re&view"), self.tr("What you could have played better")),
            ("compare", self.tr("Co&mpare"), self.tr("What Expert makes of the same cards")),
            ("sheet", self.tr("Score s&heet"), self.tr("The scores of every deal")),
            ("again", self.tr("Play &again"), self.tr("Same rules and players, new cards")),
            ("export", self.tr("Save as &file…"), save_tip),
            (
                "delete",
                self.tr("&Delete"),
                self.tr("Delete the selected matches; you can undo this"),
            ),
            ("import", self.tr("&Import…"), self.tr("Import matches from files")),
            ("copies", self.tr("Back&ups…"), self.tr("Restore matches from a backup")),
        )
