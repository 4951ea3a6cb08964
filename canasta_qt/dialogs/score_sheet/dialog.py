"""The score sheet after a deal, and at the end of a match the winner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from canasta_qt.dialogs.score_sheet.export import ShareMenu
from canasta_qt.dialogs.score_sheet.page import ScoreTable, SheetPage
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.table.plain_text import PlainLabel
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.score_sheet import match_sheet


class ScoreSheet(Window):
    """Line by line what each side scored, the totals, and what comes next.

    The sheets of earlier deals can be turned back to.

    Signals:
        next_deal: the player wants to play on.
        same_again: the match is over and the player wants another one of the same kind.
        new_match: the match is over and the player wants to choose another one.
        replay_asked(int, str): show the deal of this number again, from its beginning or from
            where a line of this kind comes from.
    """

    next_deal = Signal()
    same_again = Signal()
    new_match = Signal()
    replay_asked = Signal(int, str)

    def __init__(
        self,
        sheets: Sequence[ScoreSheetModel],
        parent: QWidget | None = None,
        *,
        current: bool = True,
    ) -> None:
        """`sheets` are those of the match so far, at least one; the last is shown first.

        `current`: its deal has just ended; otherwise it is only looked up.
        """
        super().__init__(parent)
        self._sheets = tuple(sheets)
        self._sheet = self._sheets[-1]
        self._current = current
        self._pages = QStackedWidget(self)
        self._shown = len(self._sheets) - 1
        turner = (self._turner(),) if len(self._sheets) > 1 else ()
        box = self._buttons()
        build.column(*turner, (self._pages, 1), box, of=self, spacing=10)
        self.turn_to(self._shown)
        for button in box.buttons():
            if isinstance(button, QPushButton) and button.isDefault():
                button.setFocus()
        self.resize(min(980, self.sizeHint().width()), min(540, self.sizeHint().height()))

    @property
    def page(self) -> SheetPage:
        """The page that is seen."""
        page = self._pages.currentWidget()
        assert isinstance(page, SheetPage)
        return page

    @property
    def table(self) -> ScoreTable:
        """The lines that are seen."""
        return self.page.table

    @property
    def shows_match(self) -> bool:
        """Whether the sheet of the whole match is seen."""
        return len(self._sheets) > 1 and self.whole.isChecked()

    # --- earlier deals ----------------------------------------------------------------------

    def _turner(self) -> QHBoxLayout:
        """Arrows to the deals before and after, and which deal it is."""
        self.earlier = self._arrow(Qt.ArrowType.LeftArrow, self.tr("Previous deal"), -1)
        self.later = self._arrow(Qt.ArrowType.RightArrow, self.tr("Following deal"), 1)
        self._which = PlainLabel(parent=self)
        self.whole = QCheckBox(self.tr("The &whole match"), self)
        self.whole.toggled.connect(lambda _: self.turn_to(self._shown))
        return build.row(self.earlier, self._which, self.later, 1, self.whole)

    def _arrow(self, arrow: Qt.ArrowType, text: str, step: int) -> QToolButton:
        button = build.tool_button(arrow, text, self, lambda: self.turn_to(self._shown + step))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def turn_to(self, index: int) -> None:
        """Show the sheet of another deal, counted from 0; beyond the ends nothing changes."""
        if not 0 <= index < len(self._sheets):
            return
        self._shown = index
        whole = self.shows_match
        sheet = match_sheet(self._sheets) if whole else self._sheets[index]
        old = self._pages.currentWidget()
        page = SheetPage(sheet, self)
        page.table.line_chosen.connect(self._replay)
        self._pages.setCurrentIndex(self._pages.addWidget(page))
        if old is not None:
            self._pages.removeWidget(old)
            old.deleteLater()
        self.setWindowTitle(sheet.title)
        if len(self._sheets) > 1:
            self.earlier.setEnabled(not whole and index > 0)
            self.later.setEnabled(not whole and index + 1 < len(self._sheets))
            self._watch.setEnabled(not whole)
            of = self.tr("{deal} of {count}")
            deal = of.format(deal=sheet.title, count=len(self._sheets))
            self._which.setText(sheet.title if whole else deal)

    # --- what comes next --------------------------------------------------------------------

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        if not self._current:
            box.addButton(QDialogButtonBox.StandardButton.Close)
        elif self._sheet.match_over:
            again = self._button(box, self.tr("Play again"), self.same_again)
            again.setDefault(True)
            self._button(box, self.tr("New match…"), self.new_match)
        else:
            self._button(box, self.tr("Next deal"), self.next_deal).setDefault(True)
        role = QDialogButtonBox.ButtonRole
        if self._current:
            box.addButton(build.button(self.tr("Look at the table"), self), role.RejectRole)
        keep = build.button(self.tr("&Keep a copy"), self)
        self.share = ShareMenu(self._sheets, self)
        keep.setMenu(self.share)
        box.addButton(keep, role.ActionRole)
        tip = self.tr("Double-click a line to see where it comes from.")
        replay = self.tr("&Replay this deal")
        self._watch = build.button(replay, self, lambda: self._replay(""), tip)
        box.addButton(self._watch, role.ActionRole)
        box.rejected.connect(self.reject)
        return box

    def _replay(self, kind: str) -> None:
        self.replay_asked.emit(self._shown + 1, kind)
        self.reject()

    def _button(self, box: QDialogButtonBox, text: str, signal: SignalInstance) -> QPushButton:
        button = box.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(self.accept)
        button.clicked.connect(signal)
        return button
