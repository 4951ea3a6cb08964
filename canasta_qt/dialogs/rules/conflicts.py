"""Everything wrong or odd about the rules at once, with ways to the options and ways out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QStyle, QWidget

from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import tab_after
from canasta_qt.engine.rules import Issue, TableRules, option
from canasta_qt.engine.rules.facts import stock_at_start
from canasta_qt.engine.rules.repairs import Repair, repairs
from canasta_qt.library.rules_draft import RulesDraft
from canasta_qt.words.rules.issues import issue_text, repair_text
from canasta_qt.words.rules.values import label
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_ICON_SIZE = 18


class ConflictBox(QFrame):
    """A framed sentence with buttons.

    Signals:
        jump_asked(str): show the option of that key.
        repair_asked(Repair): make these changes.
    """

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, text: str, parent: QWidget, *, error: bool) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = text
        self.jumps: list[QPushButton] = []
        self.ways_out: list[QPushButton] = []
        line = build.row((self._icon(error), 0, build.TOP), (build.label(text, self), 1))
        self._layout = build.column(line, of=self, spacing=6)

    def add_jumps(self, keys: Sequence[str]) -> None:
        """A button to each of these options."""
        for key in keys:
            text = self.tr("Show “{option}”").format(option=label(option(key)))
            button = build.button(text, self, lambda _=False, key=key: self.jump_asked.emit(key))
            self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.jumps.append(button)

    def add_ways_out(self, ways: Sequence[Repair], rules: TableRules) -> None:
        """A button for each repair, beside what it does."""
        if ways:
            self._layout.addWidget(build.label(self.tr("Or settle it at once:"), self))
        for way in ways:
            text = repair_text(way, rules)
            button = build.button(
                self.tr("Do it"), self, lambda _=False, way=way: self.repair_asked.emit(way)
            )
            button.setAccessibleName(self.tr("Do it: {change}").format(change=text))
            told = (build.label(text, self), 1)
            self._layout.addLayout(build.row((button, 0, build.TOP), told))
            self.ways_out.append(button)

    def _icon(self, error: bool) -> QLabel:
        signs = QStyle.StandardPixmap
        sign = signs.SP_MessageBoxCritical if error else signs.SP_MessageBoxWarning
        icon = QLabel(self)
        icon.setPixmap(self.style().standardIcon(sign).pixmap(_ICON_SIZE))
        icon.setAccessibleName(self.tr("Error") if error else self.tr("Warning"))
        return icon


_ENOUGH = QT_TRANSLATE_N_NOOP(
    "ConflictsPane", "1 card is left in the stock.", "{n} cards are left in the stock."
)
_FEW = QT_TRANSLATE_N_NOOP(
    "ConflictsPane", "1 card too few for the deal.", "{n} cards too few for the deal."
)


def stock_text(rules: TableRules) -> str:
    """How many cards are left in the stock, or lacking for the deal."""
    left = stock_at_start(rules)
    return counted(_ENOUGH if left >= 0 else _FEW, abs(left))


class ConflictsPane(QScrollArea):
    """Errors first, then warnings, then a fact worth knowing.

    Signals:
        jump_asked(str): show the option of that key.
        repair_asked(Repair): make these changes.
    """

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, read_only: bool = False) -> None:
        super().__init__(parent)
        self._read_only = read_only
        self._shown: object = None
        self.boxes: list[ConflictBox] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Conflicts"))
        build.ring_focus(self)

    def show_draft(self, draft: RulesDraft) -> None:
        """Show what is wrong with the draft now."""
        shown = (draft.rules, tuple(draft.unread.items()))
        if shown == self._shown:
            return
        self._shown = shown
        self.boxes = []
        column = QWidget()
        build.column(*self._contents(draft, column), 1, of=column, spacing=10)
        self.setWidget(column)
        tab_after(self, column)

    def _contents(self, draft: RulesDraft, column: QWidget) -> Iterable[QWidget]:
        errors = [issue for issue in draft.issues if issue.severity == "error"]
        warnings = [issue for issue in draft.issues if issue.severity == "warning"]
        if errors or draft.unread:
            yield build.heading(self.tr("This cannot be played yet"), column)
        for key, why in draft.unread.items():
            yield self._unread_box(key, why, column)
        yield from (self._issue_box(issue, draft, column) for issue in errors)
        if warnings:
            yield build.heading(self.tr("Odd, but it can be played"), column)
        yield from (self._issue_box(issue, draft, column) for issue in warnings)
        if not draft.issues and not draft.unread:
            yield build.heading(self.tr("All these rules go together"), column)
        yield build.label(stock_text(draft.rules), column)

    def _issue_box(self, issue: Issue, draft: RulesDraft, column: QWidget) -> ConflictBox:
        box = self._box(issue_text(issue), column, error=issue.severity == "error")
        box.add_jumps(issue.keys)
        if not self._read_only:
            box.add_ways_out(repairs(draft.rules, issue, draft.base_rules), draft.rules)
        return box

    def _unread_box(self, key: str, why: str, column: QWidget) -> ConflictBox:
        box = self._box(f"{label(option(key))}: {why}", column, error=True)
        box.add_jumps((key,))
        return box

    def _box(self, text: str, column: QWidget, *, error: bool) -> ConflictBox:
        box = ConflictBox(text, column, error=error)
        box.jump_asked.connect(self.jump_asked)
        box.repair_asked.connect(self.repair_asked)
        self.boxes.append(box)
        return box
