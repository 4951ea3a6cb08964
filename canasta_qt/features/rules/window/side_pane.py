"""Beside the options: what they mean, the rulebook, what is wrong or odd, the trial."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QTabWidget, QWidget

from canasta_qt.engine.rules import Issue, TableRules, option
from canasta_qt.engine.rules.facts import stock_at_start
from canasta_qt.engine.rules.repairs import Repair, repairs
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import Sign
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import tab_after, tab_stops
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.games import shown_title
from canasta_qt.words.rules.issues import issue_text, repair_text
from canasta_qt.words.rules.values import label
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted, labelled

if TYPE_CHECKING:
    from canasta_qt.features.rulebook.window.pane import RulebookPane
    from canasta_qt.features.rules.window.example_pane import ExamplePane
    from canasta_qt.features.rules.window.trial import TrialPane


class ConflictBox(Plate):
    """A sentence on a plate, with buttons.

    Signals:
        jump_asked(str): show the option of that key.
        repair_asked(Repair): make its changes.
    """

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, text: str, parent: QWidget, *, error: bool) -> None:
        super().__init__(parent)
        self.text = text
        self.jumps: list[QPushButton] = []
        self.ways_out: list[QPushButton] = []
        line = build.row((self._icon(error), 0, build.TOP), (build.label(text, self), 1))
        self._layout = build.column(line, spacing=SPACE[1])
        self.fill(self._layout)

    def add_jumps(self, keys: Sequence[str]) -> None:
        for key in keys:
            text = self.tr("Show “{option}”").format(option=label(option(key)))
            button = build.button(text, self, lambda _=False, key=key: self.jump_asked.emit(key))
            self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.jumps.append(button)

    def add_ways_out(self, ways: Sequence[Repair], rules: TableRules) -> None:
        if ways:
            self._layout.addWidget(build.label(self.tr("Or fix it now:"), self))
        for way in ways:
            text = repair_text(way, rules)
            button = build.button(
                self.tr("Fix"), self, lambda _=False, way=way: self.repair_asked.emit(way)
            )
            button.setAccessibleName(self.tr("Fix: {change}").format(change=text))
            words = (build.label(text, self), 1)
            self._layout.addLayout(build.row((button, 0, build.TOP), words))
            self.ways_out.append(button)

    def _icon(self, error: bool) -> QWidget:
        icon = Sign("refused" if error else "warning", "loss" if error else "warning", self)
        icon.setAccessibleName(self.tr("Error") if error else self.tr("Warning"))
        return icon


_ENOUGH = QT_TRANSLATE_N_NOOP(
    "ConflictsPane",
    "After the deal 1 card is left in the stock.",
    "After the deal {n} cards are left in the stock.",
)
_FEW = QT_TRANSLATE_N_NOOP(
    "ConflictsPane", "The deal is 1 card short.", "The deal is {n} cards short."
)


def stock_text(rules: TableRules) -> str:
    """How many cards are left in the stock once all is dealt, or lacking for the deal."""
    left = stock_at_start(rules)
    return counted(_ENOUGH if left >= 0 else _FEW, abs(left))


class ConflictsPane(QScrollArea):
    """Errors first, then warnings, then a fact worth knowing; signals as of a `ConflictBox`."""

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self._read_only = read_only
        self._shown: object = None
        self.boxes: list[ConflictBox] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Conflicts"))
        build.ring_focus(self)

    def show_draft(self, draft: RulesDraft) -> None:
        shown = (draft.rules, tuple(draft.unread.items()))
        if shown == self._shown:
            return
        self._shown = shown
        self.boxes = []
        column = QWidget()
        build.column(*self._contents(draft, column), 1, of=column, spacing=SPACE[2])
        self.setWidget(column)
        tab_after(self, column)

    def _contents(self, draft: RulesDraft, column: QWidget) -> Iterable[QWidget]:
        errors = [issue for issue in draft.issues if issue.severity == "error"]
        warnings = [issue for issue in draft.issues if issue.severity == "warning"]
        if errors or draft.unread:
            yield build.heading(self.tr("Not playable yet"), column, "title")
        for key, why in draft.unread.items():
            box = self._box(labelled(label(option(key)), why), column, error=True)
            box.add_jumps((key,))
            yield box
        yield from (self._issue_box(issue, draft, column) for issue in errors)
        if warnings:
            yield build.heading(self.tr("Unusual, but playable"), column, "title")
        yield from (self._issue_box(issue, draft, column) for issue in warnings)
        if not draft.issues and not draft.unread:
            yield build.heading(self.tr("No conflicts"), column, "title")
        yield build.label(stock_text(draft.rules), column)

    def _issue_box(self, issue: Issue, draft: RulesDraft, column: QWidget) -> ConflictBox:
        box = self._box(issue_text(issue), column, error=issue.severity == "error")
        box.add_jumps(issue.keys)
        if not self._read_only:
            box.add_ways_out(repairs(draft.rules, issue, draft.base_rules), draft.rules)
        return box

    def _box(self, text: str, column: QWidget, *, error: bool) -> ConflictBox:
        box = ConflictBox(text, column, error=error)
        box.jump_asked.connect(self.jump_asked)
        box.repair_asked.connect(self.repair_asked)
        self.boxes.append(box)
        return box


DEBOUNCE_MS = 150
FIRST_MS = 40
"""So long the pages wait at first, so that the dialog is there before they are written."""
CLOSE_BELOW = 400
"""Pixels below which tabs stand closer, at a scale of 100 %."""
EXAMPLE, RULEBOOK, CONFLICTS, TRY = range(4)
_SIGNS = ("eye", "rules", "warning", "play")
"""Icons of the pages, for languages in which their names are too long for a narrow pane."""
_SIGN = 16
"""Their size at a scale of 100 %: the pane can be as narrow with them as with names."""


class SidePane(QTabWidget):
    """Follows a draft a moment after each change; signals as of a `ConflictBox`."""

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, draft: RulesDraft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(parent)
        self._draft = draft
        self._read_only = read_only
        self._followed = draft.rules
        self._changed: tuple[str, ...] = ()
        self._written: object = None
        self._keys: tuple[str, ...] = ()
        self._used = ""
        self.example: ExamplePane | None = None
        self.rulebook: RulebookPane | None = None
        self.conflicts: ConflictsPane | None = None
        self.trial: TrialPane | None = None
        self.setDocumentMode(True)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(self.tr("About these rules"))
        book, conflicts, tried = self.tr("&Rulebook"), self.tr("&Conflicts"), self.tr("&Try")
        self._titles = [self.tr("E&xample"), book, conflicts, tried]
        self._columns = []
        if read_only:
            del self._titles[TRY]
        for title in self._titles:
            page = QWidget(self)
            self._columns.append(build.column(of=page, margins=(0, SPACE[0], 0, 0)))
            self.addTab(page, title)
        self._soon = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._soon.timeout.connect(self.bring_up_to_date)
        self.currentChanged.connect(self._turned)
        follow(self.setIconSize, QSize(_SIGN, _SIGN))
        follow(self._name_tabs)

    def follow(self) -> None:
        """The draft has changed: say how many conflicts there are, and write anew in a moment."""
        if self._draft.rules != self._followed:
            self._followed, self._changed = self._draft.rules, self._draft.last_changed
        self._count_conflicts()
        if self.isVisible():
            self._soon.start(DEBOUNCE_MS)

    def look_at(self, keys: Sequence[str]) -> None:
        """These options are looked at now: say in a moment what they mean."""
        self._keys, self._used = tuple(keys), ""
        self._explain_soon()

    def use(self, key: str) -> None:
        """The keys are in this option now: what is about it comes first."""
        if key != self._used:
            self._used = key
            self._explain_soon()

    def _explain_soon(self) -> None:
        if self.isVisible() and self.currentIndex() == EXAMPLE:
            self._soon.start(FIRST_MS)

    def open_page(self, page: int) -> None:
        self.setCurrentIndex(page)
        self.bring_up_to_date()
        self.focus_page()

    def focus_page(self) -> None:
        stops = tab_stops(self.currentWidget())
        usable = (stop for stop in stops if stop.isVisible() and stop.isEnabled())
        next(usable, self.tabBar()).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def bring_up_to_date(self) -> None:
        """Write the page that is seen from the draft as it is."""
        self._soon.stop()
        pages = (self._explain, self._write, self._judge, self._prepare_trial)
        pages[self.currentIndex()]()

    def stop(self) -> None:
        self._soon.stop()
        if self.trial is not None:
            self.trial.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start(FIRST_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tabs stand closer where there is little room, so that all of them are seen."""
        super().resizeEvent(event)
        close = self.width() < px(CLOSE_BELOW)
        if close != bool(self.tabBar().property("close")):
            self.tabBar().setProperty("close", close)
            self.setElideMode(Qt.TextElideMode.ElideRight)  # measures anew
        self._name_tabs()

    def _turned(self) -> None:
        self._name_tabs()
        self._soon.start(0)

    def _name_tabs(self) -> None:
        """Names on all tabs; where they are too long, icons on those that are not open."""
        bar = self.tabBar()
        for at, title in enumerate(self._titles):
            plain = title.replace("&", "")
            self.setTabToolTip(at, tip_lines(plain))
            bar.setAccessibleTabName(at, plain)
            self._dress_tab(at, title, QIcon())
        if bar.sizeHint().width() > self.width():
            for at in range(self.count()):
                if at != self.currentIndex():
                    self._dress_tab(at, "", icon(_SIGNS[at], size=_SIGN))

    def _dress_tab(self, at: int, text: str, sign: QIcon) -> None:
        if self.tabText(at) != text:
            self.setTabText(at, text)
        if not (self.tabIcon(at).isNull() and sign.isNull()):
            self.setTabIcon(at, sign)

    def _explain(self) -> None:
        if self.example is None:
            from canasta_qt.features.rules.window.example_pane import ExamplePane

            self.example = ExamplePane(self)
            self._fill(EXAMPLE, self.example)
        self.example.show_options(self._draft.rules, self._keys, self._used)

    def _write(self) -> None:
        if self.rulebook is None:
            from canasta_qt.features.rulebook.window.pane import RulebookPane

            self.rulebook = RulebookPane(self)
            # with its focus proxy, Tab would stop there again after all the rest
            self.rulebook.setFocusProxy(None)  # type: ignore[arg-type]
            self._fill(RULEBOOK, self.rulebook)
        shown = (self._draft.rules, shown_title(self._draft.name), self._changed)
        if shown == self._written:
            return
        self._written = shown
        self.rulebook.show_rules(*shown)
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
            from canasta_qt.features.rules.window.trial import TrialPane

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
        if title != self._titles[CONFLICTS]:
            self._titles[CONFLICTS] = title
            self._name_tabs()
