"""What can be done with matches: one button and one line of the right-click menu each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from canasta_qt.storage.match_list import ListedMatch


def _tr(text: str) -> str:
    return QCoreApplication.translate("HistoryActions", text)


class HistoryActions(QWidget):
    """A column of buttons.

    Attributes:
        named: the actions by name: resume, replay, sheet, again, export, delete, import.
        buttons: the same as buttons.
    """

    def __init__(self, do: Callable[[str], object], parent: QWidget) -> None:
        """`do` is told the name of what shall be done."""
        super().__init__(parent)
        self._do = do
        self.named: dict[str, QAction] = {}
        self.buttons: dict[str, QPushButton] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for name, text, tip in _offered():
            if name == "import":
                layout.addStretch(1)
            layout.addWidget(self._added(name, text, tip))
        self.named["delete"].setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.named["delete"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)

    def _added(self, name: str, text: str, tip: str) -> QPushButton:
        action = QAction(text, self)
        action.triggered.connect(lambda _=False: self._do(name))
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda _=False: self._do(name))
        self.named[name], self.buttons[name] = action, button
        return button

    def offer(self, match: ListedMatch | None, count: int, playing: int | None) -> None:
        """Enable what can be done with the current match and with all `count` that are chosen."""
        one = match is not None and count == 1
        running = one and match is not None and match.state == "running"
        only_playing = one and match is not None and match.id == playing
        possible = {
            "resume": running,
            "replay": one and match is not None and match.deals > 0,
            "sheet": one and match is not None and match.deals > 0,
            "again": one,
            "export": count > 0,
            "delete": count > 0 and not only_playing,
            "import": True,
        }
        for name, yes in possible.items():
            self.named[name].setEnabled(yes)
            self.buttons[name].setEnabled(yes)
        first = "resume" if running else "replay"
        for name in ("resume", "replay"):
            self.buttons[name].setDefault(name == first)

    def do_first(self) -> None:
        """What a double click means: play on, or watch."""
        first = next(
            (name for name in ("resume", "replay") if self.buttons[name].isEnabled()), None
        )
        if first is not None:
            self._do(first)


def _offered() -> tuple[tuple[str, str, str], ...]:
    return (
        ("resume", _tr("C&ontinue"), _tr("Play this match on")),
        ("replay", _tr("&Replay"), _tr("Watch this match again on the table")),
        ("sheet", _tr("Score s&heet"), _tr("What each deal of this match brought")),
        ("again", _tr("Same &again"), _tr("The same rules and people with new cards")),
        ("export", _tr("Save as &file…"), _tr("Save what is chosen as files, a match each")),
        ("delete", _tr("&Delete"), _tr("Delete what is chosen; it can be undone")),
        ("import", _tr("&Import…"), _tr("Take in matches from files")),
    )
