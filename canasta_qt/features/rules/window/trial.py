"""The page of the rules dialog on which bots try the rules out, and the table of what came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHeaderView,
    QProgressBar,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rules.session import trial as rule_trial
from canasta_qt.players.trial import DEALS, TrialReport, known_report
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.flow import FlowLayout
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.standard import tabular

_MARKS = {1: "▲ ", 0: "", -1: "▼ "}
"""Stand before a value that is clearly higher, or lower, than the other one."""

BASE_WIDTH = 64
"""Pixels for a line of the other game's name; all of it is in the tip."""


class TrialTable(QTableWidget):
    """Headings and rows of figures; what differs beyond chance is bold and has an arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, 3, parent)
        self._shape: list[tuple[str, ...]] = []
        self._cells: dict[str, list[QTableWidgetItem]] = {}
        self._plain = tabular(self.font())
        self._bold = tabular(self.font(), bold=True)
        build.make_readable(self)
        build.ring_focus(self)
        self.setAlternatingRowColors(False)
        rows = self.verticalHeader()
        follow(rows.setMinimumSectionSize, 24)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setAccessibleName(self.tr("How bots play by these rules"))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        build.widen_first(header)

    def show_sections(
        self, sections: Sequence[rule_trial.TrialSection], base_name: str, *, compared: bool
    ) -> None:
        """Fill the table; `compared`: there is a second game, and this is its name.

        Called again and again while figures come in, so the place of the reader stays, and rows
        that are there already only change their numbers.
        """
        shape = [(part.title, *(row.name for row in part.rows)) for part in sections]
        if shape != self._shape:
            self._shape = shape
            self._make_rows(sections)
        self._set_headings(base_name)
        self.setColumnHidden(2, not compared)
        for part in sections:
            for row in part.rows:
                self._fill(row, base_name if compared else "")

    def _make_rows(self, sections: Sequence[rule_trial.TrialSection]) -> None:
        row, scrolled = self.currentRow(), self.verticalScrollBar().value()
        self.setRowCount(0)
        self._cells.clear()
        for section in sections:
            build.add_heading(self, section.title, self._bold)
            for told in section.rows:
                self._cells[told.name] = build.add_line(self, ("", "", ""), self._plain)
        if 0 <= row < self.rowCount():
            self.setCurrentCell(row, 0)
        self.verticalScrollBar().setValue(scrolled)

    def _set_headings(self, base_name: str) -> None:
        metrics, end = self.fontMetrics(), Qt.TextElideMode.ElideRight
        shown = metrics.elidedText(base_name, end, BASE_WIDTH)
        for column, text in enumerate(("", self.tr("Here"), shown)):
            tip = base_name if column == 2 else ""
            self.setHorizontalHeaderItem(column, build.cell(text, right=True, tip=tip))

    def _fill(self, told: rule_trial.TrialRow, base_name: str) -> None:
        label, here, there = self._cells[told.name]
        spoken = self._spoken(told, base_name)
        if label.data(Qt.ItemDataRole.AccessibleTextRole) == spoken:
            return
        label.setText(told.label)
        label.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        here.setText(_MARKS[told.differs] + told.here)
        here.setFont(self._bold if told.differs else self._plain)
        here.setToolTip(tip_lines(spoken) if told.differs else "")
        there.setText(told.there)

    def _spoken(self, told: rule_trial.TrialRow, base_name: str) -> str:
        texts = {
            1: self.tr("{label}: {here}, clearly more than {there} in {base}"),
            0: self.tr("{label}: {here}, in {base} {there}"),
            -1: self.tr("{label}: {here}, clearly less than {there} in {base}"),
        }
        text = texts[told.differs] if base_name else self.tr("{label}: {here}")
        return text.format(label=told.label, here=told.here, there=told.there, base=base_name)


FEWEST, MOST, STEP = 20, 2000, 20


@dataclass(frozen=True, slots=True)
class _Wish:
    rules: TableRules
    title: str
    base: TableRules
    base_name: str


class TrialPane(QWidget):
    """Plays deals under the rules as they stand, and shows what comes of them.

    After a change of the rules the figures stay, with a note that they belong to earlier ones.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trial = rule_trial.Trial(self)
        self._wish: _Wish | None = None
        self._tried: _Wish | None = None
        self._report: TrialReport | None = None
        self._bases: dict[TableRules, TrialReport] = {}
        self._playing: TableRules | None = None
        self._mishap = ""
        self._build()
        self._connect()
        self._refresh()

    def set_rules(
        self, rules: TableRules, title: str, base_rules: TableRules, base_id: str = ""
    ) -> None:
        """The rules to try, and those they come from (a preset's id, or empty)."""
        self._wish = _Wish(rules, title, base_rules, rule_trial.base_title(base_id))
        self._show_whether_it_can_be_played()

    def stop(self) -> None:
        """End the processes; call it when the dialog closes."""
        self.trial.cancel()
        self._rest()

    def _build(self) -> None:
        self.intro = build.label(
            self.tr(
                "Let bots play many deals by these rules and see how the game changes. You can "
                "keep editing meanwhile."
            ),
            self,
        )
        self.deals = QSpinBox(self)
        self.deals.setRange(FEWEST, MOST)
        self.deals.setSingleStep(STEP)
        self.deals.setValue(DEALS)
        self.deals.setAccessibleName(self.tr("Number of deals"))
        self.deals.setSuffix(self.tr(" deals"))
        self.play_button = build.button(self.tr("&Play"), self, self._play)
        self.play_button.setAccessibleDescription(self.intro.text())
        self.cancel_button = build.button(self.tr("Stop p&laying"), self, self.stop)
        self.bar = QProgressBar(self)
        self.bar.setFormat(self.tr("%v of %m deals"))
        self.bar.setAccessibleName(self.tr("Deals played"))
        self.note = build.label("", self)
        self.summary = build.label("", self)
        self.summary.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.summary.setAccessibleName(self.tr("Differences"))
        self.table = TrialTable(self)
        asked = QWidget(self)
        flow = FlowLayout(asked, SPACE[1])
        for part in (self.deals, self.play_button, self.cancel_button):
            flow.addWidget(part)
        words = (self.note, self.summary)
        build.column(self.intro, asked, self.bar, *words, (self.table, 1), 0, of=self, spacing=8)

    def _connect(self) -> None:
        self.trial.progressed.connect(self._progressed)
        self.trial.grown.connect(self._grown)
        self.trial.finished.connect(self._finished)
        self.trial.failed.connect(self._failed)
        self.trial.troubled.connect(self._troubled)

    def _play(self) -> None:
        if self._wish is None:
            return
        self._tried, self._report = self._wish, None
        self._begin(self._wish.rules)
        if self.trial.running:
            self.cancel_button.setFocus()

    def _begin(self, rules: TableRules) -> None:
        self._playing = rules
        self._mishap = ""
        self.trial.start(rules, self.deals.value())
        self._refresh()

    def _progressed(self, done: int, wanted: int) -> None:
        self.bar.setMaximum(wanted)
        self.bar.setValue(done)

    def _grown(self, report: TrialReport) -> None:
        if self._tried is not None and self._playing == self._tried.rules:
            self._report = report
            self._show_results()

    def _finished(self, report: TrialReport) -> None:
        tried, played = self._tried, self._playing
        assert tried is not None
        assert played is not None
        if played == tried.rules:
            self._report = report
        if played == tried.base:
            self._bases[tried.base] = report
        self._playing = None
        if self._base_report(tried) is None:
            self._begin(tried.base)
        else:
            self._rest()

    def _failed(self, reason: str) -> None:
        self._mishap = reason
        self._rest()

    def _troubled(self, text: str) -> None:
        self._mishap = text
        self._show_whether_it_can_be_played()

    def _rest(self) -> None:
        """Nothing is being played any more; the keyboard goes back to where it came from."""
        stopped_by_key = self.cancel_button.hasFocus()
        self._playing = None
        self._refresh()
        if stopped_by_key:
            self.play_button.setFocus()

    def _base_report(self, tried: _Wish) -> TrialReport | None:
        return self._bases.get(tried.base) or known_report(tried.base)

    def _refresh(self) -> None:
        running = self._playing is not None
        self.deals.setEnabled(not running)
        self.play_button.setVisible(not running)
        self.cancel_button.setVisible(running)
        self.bar.setVisible(running)
        self._show_whether_it_can_be_played()
        self._show_results()

    def _show_whether_it_can_be_played(self) -> None:
        sound = self._wish is not None and rule_trial.sound(self._wish.rules)
        self.play_button.setEnabled(sound)
        self.note.setText(self._mishap or self._remark(sound=sound))
        self.note.setVisible(bool(self.note.text()))

    def _remark(self, *, sound: bool) -> str:
        wish, tried = self._wish, self._tried
        if wish is not None and tried is not None and wish.rules != tried.rules:
            return self.tr("The rules have changed since. These results are for the earlier ones.")
        if wish is not None and not sound:
            return self.tr("Fix the conflicts first, then try these rules.")
        if tried is not None and self._playing not in (None, tried.rules):
            return self.tr("Now as many deals by the rules before your changes.")
        return ""

    def _show_results(self) -> None:
        report, tried = self._report, self._tried
        self.intro.setVisible(report is None)
        self.table.setVisible(report is not None)
        self.summary.setVisible(report is not None and not self.trial.running)
        if report is None or tried is None:
            return
        player = rule_trial.everybody_alone(tried.rules)
        base = self._base_report(tried) if tried.rules != tried.base else None
        sections = rule_trial.trial_sections(report, base, player=player)
        self.table.show_sections(sections, tried.base_name, compared=base is not None)
        lines = rule_trial.trial_summary(
            report, base, title=tried.title, base_name=tried.base_name, player=player
        )
        self.summary.setText("\n".join(lines))
