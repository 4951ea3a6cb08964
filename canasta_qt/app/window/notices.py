"""What the program says of its own accord: passing notices over the table, help, troubles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from canasta_qt.app.window.placement import open_over
from canasta_qt.dialogs.problems import Trouble, TroubleBox, crash, storage_trouble
from canasta_qt.table.theme import colour, current, look

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.storage.files import StorageProblem


class Notices(QObject):
    """Opens what is to be read, over the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def help(self) -> None:
        """The pages for newcomers."""
        from canasta_qt.dialogs.help import HowToPlay

        open_over(HowToPlay(self._window), self._window)

    def keys(self) -> None:
        """All keys as they are now."""
        from canasta_qt.dialogs.help import KeySheet

        sheet = KeySheet(self._window.keys, self._window)
        sheet.change_asked.connect(partial(self._window.preferences_asked.emit, "keys"))
        open_over(sheet, self._window)

    def whats_new(self) -> None:
        """What has changed from version to version."""
        from canasta_qt.dialogs.help import WhatsNew
        from canasta_qt.library.language import changelog

        open_over(WhatsNew(changelog(), self._window), self._window)

    def about(self) -> None:
        """What this program is."""
        from canasta_qt.dialogs.help import About

        open_over(About(self._window), self._window)

    def tell(self, text: str) -> None:
        """A passing message, e.g. that a bot had to be replaced."""
        self._window.notice.tell(text)
        self._window.ledger.list.add(text)

    def already_open(self) -> None:
        """Somebody has started the program a second time."""
        self.tell(self.tr("Canasta was open already; this is it."))

    def show_trouble(self, trouble: Trouble) -> None:
        """A problem the player should read."""
        show_trouble(trouble, self._window)

    def show_storage_problem(self, problem: StorageProblem, lines: Sequence[str] = ()) -> None:
        """A file or folder that cannot be used; `lines` say all that is wrong in the file."""
        trouble = storage_trouble(problem)
        self.show_trouble(replace(trouble, details="\n".join(lines)) if lines else trouble)

    def crashed(self, report: str, file: str) -> None:
        """The program itself was wrong."""
        self.show_trouble(crash(report, file))


def show_trouble(trouble: Trouble, over: QWidget) -> None:
    """Tell of a problem, over the window it is a problem of."""
    open_over(TroubleBox(trouble, over), over)


SECONDS = 6
MARGIN = 12
BELOW_THE_BAR = 56
"""Clear of the slim bar on top of the table."""


class Notice(QLabel):
    """One message at a time; a click sends it away."""

    def __init__(self, over: QWidget) -> None:
        """`over` is the widget in whose upper right corner messages appear."""
        super().__init__(over)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(12)
        self.setAutoFillBackground(True)
        self._dress()
        look.changed.connect(self._dress)
        self._over = over
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour(current().ivory))
        palette.setColor(QPalette.ColorRole.WindowText, colour(current().ink))
        self.setPalette(palette)

    def tell(self, text: str, seconds: float = SECONDS) -> None:
        """Show a message and speak it where a screen reader listens."""
        self.show_text(text, seconds)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def show_text(self, text: str, seconds: float) -> None:
        """Show a message that is spoken otherwise."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(round(seconds * 1000))

    def _place(self) -> None:
        over = self._over
        width = min(360, over.width() - 2 * MARGIN)
        self.setMinimumSize(0, 0)  # or the height of the message before would count
        self.setFixedSize(width, self.heightForWidth(width))
        self.move(QPoint(over.width() - width - MARGIN, BELOW_THE_BAR))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner while the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Read and done."""
        event.accept()
        self.hide()
