"""The score sheets of a match as a panel: line by line what each side scored, deal by deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QStackedWidget, QToolButton, QWidget

from canasta_qt.dialogs.score_sheet.export import ShareMenu
from canasta_qt.dialogs.score_sheet.page import ScoreTable, SheetPage
from canasta_qt.dialogs.widgets import build
from canasta_qt.style.parts.panel import TablePanel
from canasta_qt.style.scale import px
from canasta_qt.table.panels.parts import action, words
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.score_sheet import match_sheet

SIZE, LARGEST = (1000, 580), (1500, 860)
"""Width and height at most in a small window, and in a large one, in pixels at 100 %."""

SHARE = (0.68, 0.74)
"""This share of a large window's table, each way, has the sheet."""


class ScoreSheet(TablePanel):
    """Line by line what each side scored, and the totals.

    The sheets of earlier deals can be turned back to.

    Signals:
        replay_asked(int, str): show the deal of this number again, from its beginning or from
            where a line of this kind comes from.
    """

    replay_asked = Signal(int, str)

    def __init__(self, sheets: Sequence[ScoreSheetModel], parent: QWidget | None = None) -> None:
        """`sheets` are those of the match so far, at least one; the last is shown first."""
        super().__init__(parent)
        self._sheets = tuple(sheets)
        self._pages = QStackedWidget(self.surface)
        self._shown = len(self._sheets) - 1
        self._which = words("", self.surface, "title", wrap=False)
        build.column(
            self._turner(), (self._pages, 1), self._buttons(), of=self.surface,
            margins=(px(24), px(18), px(24), px(16)), spacing=px(10),
        )  # fmt: skip
        self.turn_to(self._shown)

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
        """Which deal it is, and where there are several arrows to those before and after."""
        self.earlier = self._arrow(Qt.ArrowType.LeftArrow, self.tr("Previous deal"), -1)
        self.later = self._arrow(Qt.ArrowType.RightArrow, self.tr("Following deal"), 1)
        self.whole = QCheckBox(self.tr("The &whole match"), self.surface)
        self.whole.toggled.connect(lambda _: self.turn_to(self._shown))
        for turning in (self.earlier, self.later, self.whole):
            turning.setVisible(len(self._sheets) > 1)
        return build.row(self.earlier, self._which, self.later, 1, self.whole)

    def _arrow(self, arrow: Qt.ArrowType, text: str, step: int) -> QToolButton:
        button = build.tool_button(
            arrow, text, self.surface, lambda: self.turn_to(self._shown + step)
        )
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
        page = SheetPage(sheet, self.surface)
        page.table.line_chosen.connect(self._replay)
        self._pages.setCurrentIndex(self._pages.addWidget(page))
        if old is not None:
            self._pages.removeWidget(old)
            old.deleteLater()
        self.setAccessibleName(sheet.title)
        self._which.setText(sheet.title)
        if len(self._sheets) > 1:
            self.earlier.setEnabled(not whole and index > 0)
            self.later.setEnabled(not whole and index + 1 < len(self._sheets))
            self._watch.setEnabled(not whole)
            of = self.tr("{deal} of {count}")
            deal = of.format(deal=sheet.title, count=len(self._sheets))
            self._which.setText(sheet.title if whole else deal)

    # --- what can be done -------------------------------------------------------------------

    def _buttons(self) -> QHBoxLayout:
        self.share = ShareMenu(self._sheets, self)
        self.keep = action(self.tr("&Keep a copy"), self.surface, lambda: None)
        self.keep.setMenu(self.share)
        replay = self.tr("&Replay this deal")
        self._watch = action(replay, self.surface, lambda: self._replay(""))
        self._watch.setToolTip(self.tr("Double-click a line to see where it comes from."))
        self.main = action(self.tr("&Close"), self.surface, self.accept, main=True)
        return build.row(self.keep, self._watch, 1, self.main)

    def _replay(self, kind: str) -> None:
        self.reject()
        self.replay_asked.emit(self._shown + 1, kind)

    def wished(self, room: QSize) -> QSize:
        """As large as its table, within limits."""
        hint = self.surface.sizeHint()
        small, largest = (QSize(px(wide), px(high)) for wide, high in (SIZE, LARGEST))
        share = QSize(round(room.width() * SHARE[0]), round(room.height() * SHARE[1]))
        plain = hint.expandedTo(QSize(px(640), px(380))).boundedTo(small)
        return plain.expandedTo(share.boundedTo(largest))

    def spoken(self) -> str:
        """Which sheet it is, and how the deal ended."""
        return f"{self.page.sheet.title}. {self.page.sheet.outcome}"
