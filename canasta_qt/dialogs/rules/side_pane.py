"""The pages beside the options: the rulebook, the conflicts, the trial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from canasta_qt.dialogs.rules.conflicts import ConflictsPane
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import tab_after, tab_stops
from canasta_qt.library.rules_draft import RulesDraft
from canasta_qt.words.games import shown_title

if TYPE_CHECKING:
    from canasta_qt.dialogs.rulebook.pane import RulebookPane
    from canasta_qt.dialogs.rules.trial import TrialPane

DEBOUNCE_MS = 150
FIRST_MS = 40
"""So long the pages wait at first, so that the dialog is there before they are written."""
RULEBOOK, CONFLICTS, TRY = range(3)


class SidePane(QTabWidget):
    """Follows a draft a moment after each change.

    Signals:
        jump_asked(str), repair_asked(Repair): as of the conflicts.
    """

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(
        self, draft: RulesDraft, parent: QWidget | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._draft = draft
        self._read_only = read_only
        self._followed = draft.rules
        self._changed: tuple[str, ...] = ()
        self._written: object = None
        self.rulebook: RulebookPane | None = None
        self.conflicts: ConflictsPane | None = None
        self.trial: TrialPane | None = None
        self.setDocumentMode(True)
        titles = (self.tr("&Rulebook"), self.tr("&Conflicts"), self.tr("&Try"))
        self._columns = []
        for title in titles[:2] if read_only else titles:
            page = QWidget(self)
            self._columns.append(build.column(of=page, margins=(0, 4, 0, 0)))
            self.addTab(page, title)
        self._soon = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._soon.timeout.connect(self.bring_up_to_date)
        self.currentChanged.connect(lambda: self._soon.start(0))

    def follow(self) -> None:
        """The draft has changed: say how many conflicts there are, and write anew in a moment."""
        if self._draft.rules != self._followed:
            self._followed, self._changed = self._draft.rules, self._draft.last_changed
        self._count_conflicts()
        if self.isVisible():
            self._soon.start(DEBOUNCE_MS)

    def open_page(self, page: int) -> None:
        """Show a page and give it the focus."""
        self.setCurrentIndex(page)
        self.bring_up_to_date()
        self.focus_page()

    def focus_page(self) -> None:
        """Give the focus to the page that is seen."""
        stops = tab_stops(self.currentWidget())
        usable = (stop for stop in stops if stop.isVisible() and stop.isEnabled())
        next(usable, self.tabBar()).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def bring_up_to_date(self) -> None:
        """Write the page that is seen from the draft as it is."""
        self._soon.stop()
        (self._write, self._judge, self._prepare_trial)[self.currentIndex()]()

    def stop(self) -> None:
        """End whatever runs in the background."""
        self._soon.stop()
        if self.trial is not None:
            self.trial.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start(FIRST_MS)

    # --- the pages --------------------------------------------------------------------------

    def _write(self) -> None:
        if self.rulebook is None:
            from canasta_qt.dialogs.rulebook.pane import RulebookPane

            self.rulebook = RulebookPane(self)
            # with its focus proxy, Tab would stop there again after all the rest
            self.rulebook.setFocusProxy(None)  # type: ignore[arg-type]
            self._fill(RULEBOOK, self.rulebook)
        wanted = (self._draft.rules, shown_title(self._draft.name), self._changed)
        if wanted == self._written:
            return
        self._written = wanted
        self.rulebook.show_rules(self._draft.rules, shown_title(self._draft.name), self._changed)
        if self._changed:
            self.rulebook.scroll_to_marked()

    def _judge(self) -> None:
        if self.conflicts is None:
            self.conflicts = ConflictsPane(self, read_only=self._read_only)
            self.conflicts.jump_asked.connect(self.jump_asked)
            self.conflicts.repair_asked.connect(self.repair_asked)
            self._fill(CONFLICTS, self.conflicts)
        self.conflicts.show_draft(self._draft)

    def _prepare_trial(self) -> None:
        if self.trial is None:
            from canasta_qt.dialogs.rules.trial import TrialPane

            self.trial = TrialPane(self)
            self._fill(TRY, self.trial)
        draft = self._draft
        self.trial.set_rules(draft.rules, shown_title(draft.name), draft.base_rules, draft.base_id)

    def _fill(self, page: int, content: QWidget) -> None:
        self._columns[page].addWidget(content)
        content.show()
        tab_after(self.tabBar(), content)

    def _count_conflicts(self) -> None:
        count = len(self._draft.issues) + len(self._draft.unread)
        title = self.tr("&Conflicts ({n})").format(n=count) if count else self.tr("&Conflicts")
        self.setTabText(CONFLICTS, title)
