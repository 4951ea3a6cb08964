"""What the program says of its own accord: help, passing messages, troubles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.dialogs.problems import Trouble
    from canasta_qt.main_window import MainWindow
    from canasta_qt.storage.problems import StorageProblem


class Talk(QObject):
    """Opens what is to be read, over the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def help(self) -> None:
        """The pages for newcomers."""
        from canasta_qt.dialogs.how_to_play import HowToPlay

        open_over(HowToPlay(self._window), self._window)

    def keys(self) -> None:
        """All keys as they are now."""
        from canasta_qt.dialogs.key_sheet import KeySheet

        sheet = KeySheet(self._window.keys, self._window)
        sheet.change_asked.connect(partial(self._window.preferences_asked.emit, "keys"))
        open_over(sheet, self._window)

    def whats_new(self) -> None:
        """What has changed from version to version."""
        from canasta_qt.controller.resources import changelog
        from canasta_qt.dialogs.whats_new import WhatsNew

        open_over(WhatsNew(changelog(), self._window), self._window)

    def about(self) -> None:
        """What this program is."""
        from canasta_qt.dialogs.about import About

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
        from canasta_qt.dialogs.problems import TroubleBox

        open_over(TroubleBox(trouble, self._window), self._window)

    def show_storage_problem(self, problem: StorageProblem, lines: Sequence[str] = ()) -> None:
        """A file or folder that cannot be used; `lines` say all that is wrong in the file."""
        from canasta_qt.dialogs.problems import storage_trouble

        reason = "\n".join(lines) or problem.reason
        code, path = problem.code.value, str(problem.path)
        self.show_trouble(storage_trouble(code, path, reason, problem.number))

    def crashed(self, report: str, file: str) -> None:
        """The program itself was wrong."""
        from canasta_qt.dialogs.problems import crash

        self.show_trouble(crash(report, file))
