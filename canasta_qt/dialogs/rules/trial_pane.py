"""The page of the rules dialog on which bots try the rules out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.arena.known_figures import known_report
from canasta_qt.arena.trial import DEALS, TrialReport
from canasta_qt.controller.trial import Trial
from canasta_qt.controller.trial_sheet import (
    base_title,
    everybody_alone,
    trial_sections,
    trial_summary,
)
from canasta_qt.dialogs.rules.trial_table import TrialTable
from canasta_qt.engine.rules import TableRules, check

FEWEST, MOST, STEP = 20, 2000, 20
"""Deals that can be asked for."""


@dataclass(frozen=True, slots=True)
class _Wish:
    """Rules to try, those they come from, and what to call them."""

    rules: TableRules
    title: str
    base: TableRules
    base_name: str


class TrialPane(QWidget):
    """Plays deals under the rules as they stand, and shows what comes of them.

    Rules may change while a trial runs or is shown: what is shown stays, with a note that it
    belongs to earlier rules, until the button is pressed again.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trial = Trial(self)
        self._wish: _Wish | None = None
        self._tried: _Wish | None = None
        self._report: TrialReport | None = None
        self._bases: dict[TableRules, TrialReport] = {}
        self._playing: TableRules | None = None
        self._mishap = ""
        self._build()
        self._connect()
        self._refresh()

    # --- what others call -------------------------------------------------------------------

    def set_rules(
        self, rules: TableRules, title: str, base_rules: TableRules, base_id: str = ""
    ) -> None:
        """The rules to try, and those they come from (a preset's id, or empty)."""
        self._wish = _Wish(rules, title, base_rules, base_title(base_id))
        self._show_whether_it_can_be_played()

    def stop(self) -> None:
        """End the processes; call it when the dialog closes."""
        self.trial.cancel()
        self._rest()

    # --- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.intro = self._label(
            self.tr(
                "Let computer players play many deals under these rules, and see how the game "
                "changes. You can go on working meanwhile."
            )
        )
        self.deals = QSpinBox(self)
        self.deals.setRange(FEWEST, MOST)
        self.deals.setSingleStep(STEP)
        self.deals.setValue(DEALS)
        self.deals.setAccessibleName(self.tr("How many deals to play"))
        self.deals.setSuffix(self.tr(" deals"))
        self.play_button = QPushButton(self.tr("&Play them"), self)
        self.play_button.setAccessibleDescription(self.intro.text())
        self.cancel_button = QPushButton(self.tr("Stop p&laying"), self)
        for button in (self.play_button, self.cancel_button):
            button.setAutoDefault(False)
        self.bar = QProgressBar(self)
        self.bar.setFormat(self.tr("%v of %m deals"))
        self.bar.setAccessibleName(self.tr("Deals played"))
        self.note = self._label("")
        self.summary = self._label("")
        self.summary.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.summary.setAccessibleName(self.tr("What is different"))
        self.table = TrialTable(self)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.deals, self.play_button, self.cancel_button):
            row.addWidget(widget)
        row.addWidget(self.bar, 1)
        row.addStretch(0)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(self.intro)
        layout.addLayout(row)
        layout.addWidget(self.note)
        layout.addWidget(self.summary)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _connect(self) -> None:
        self.play_button.clicked.connect(self._play)
        self.cancel_button.clicked.connect(self._cancelled)
        self.trial.progressed.connect(self._progressed)
        self.trial.grown.connect(self._grown)
        self.trial.finished.connect(self._finished)
        self.trial.failed.connect(self._failed)
        self.trial.troubled.connect(self._troubled)

    # --- playing ----------------------------------------------------------------------------

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

    def _cancelled(self) -> None:
        self.trial.cancel()
        self._rest()

    def _rest(self) -> None:
        """Nothing is being played any more; the keyboard goes back to where it came from."""
        stopped_by_key = self.cancel_button.hasFocus()
        self._playing = None
        self._refresh()
        if stopped_by_key:
            self.play_button.setFocus()

    # --- showing ----------------------------------------------------------------------------

    def _base_report(self, tried: _Wish) -> TrialReport | None:
        """What is known of the rules that the tried ones come from."""
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
        sound = self._wish is not None and _sound(self._wish.rules)
        self.play_button.setEnabled(sound)
        self.note.setText(self._mishap or self._remark(sound=sound))
        self.note.setVisible(bool(self.note.text()))

    def _remark(self, *, sound: bool) -> str:
        """What the reader must know of the figures below, or of the button above."""
        wish, tried = self._wish, self._tried
        if wish is not None and tried is not None and wish.rules != tried.rules:
            return self.tr("The rules have changed since: this is about the earlier ones.")
        if wish is not None and not sound:
            return self.tr("Solve the conflicts first; then these rules can be tried.")
        if tried is not None and self._playing not in (None, tried.rules):
            return self.tr("Now the same many deals under the rules before your changes.")
        return ""

    def _show_results(self) -> None:
        report, tried = self._report, self._tried
        self.intro.setVisible(report is None)
        self.table.setVisible(report is not None)
        self.summary.setVisible(report is not None and not self.trial.running)
        if report is None or tried is None:
            return
        player = everybody_alone(tried.rules)
        base = self._base_report(tried) if tried.rules != tried.base else None
        sections = trial_sections(report, base, player=player)
        self.table.show_sections(sections, tried.base_name, compared=base is not None)
        lines = trial_summary(
            report, base, title=tried.title, base_name=tried.base_name, player=player
        )
        self.summary.setText("\n".join(lines))


def _sound(rules: TableRules) -> bool:
    return not any(issue.severity == "error" for issue in check(rules))
