"""Daily deals: a calendar of dots, and the deal that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QWidget

from canasta_qt.features.challenges.session.daily_page import (
    DealEntry,
    entry_of,
    month_rows,
    seal_of,
)
from canasta_qt.features.challenges.store.daily import DailyStore
from canasta_qt.features.challenges.window.calendar import MonthTable, long_date
from canasta_qt.features.challenges.words import DailyText, game_title, result_words
from canasta_qt.record.challenges.daily import FIRST_DAY, DailyDeal, deal_of_day
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled

_SIZE: Final = (920, 540)


class DailyWindow(Window):
    """The calendar at the left, what is chosen at the right.

    Signals:
        play_asked(DailyDeal): play it, or go on with it.
        compare_asked(DailyDeal): what does Expert make of these cards?
        code_asked(DailyDeal): as a code, to pass it on.
    """

    play_asked = Signal(object)
    compare_asked = Signal(object)
    code_asked = Signal(object)

    def __init__(
        self,
        store: DailyStore,
        today: Callable[[], date],
        kept: Callable[[DailyDeal], bool],
        parent: QWidget | None = None,
    ) -> None:
        """`today` is the date of now; `kept` says whether a match of a deal can be looked at."""
        super().__init__(parent)
        self.setWindowTitle(DailyText.WINDOW())
        self._store, self._today, self._kept = store, today, kept
        self._month = today().replace(day=1)
        self.deal = deal_of_day(today())
        self.table = MonthTable(self)
        self.month = Words("", "title", "text", self)
        self.before = build.tool_button(Qt.ArrowType.LeftArrow, self.tr("The month before"), self)
        self.after = build.tool_button(Qt.ArrowType.RightArrow, self.tr("The month after"), self)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.now = build.button(self.tr("&Today"), self, self._go_to_today)
        head = build.row((self.month, 1), self.before, self.now, self.after)
        left = build.column(head, (self.table, 1), spacing=8)
        free = build.label(DailyText.FREE(), self)
        self.play = primary(build.button("", self, self._play))
        wear(self.play, "play", "on_accent")
        self.compare = build.button(self.tr("&Compare with Expert…"), self, self._compare)
        wear(self.compare, "compare")
        self.code = build.button(self.tr("C&hallenge code…"), self, self._code)
        box = build.close_box(self)
        halves = build.row((left, 3), (self._side(), 2), spacing=16)
        titled(
            self, DailyText.WINDOW(), (halves, 1), free,
            foot=(self.code, self.compare, 1, box, self.play),
        )  # fmt: skip
        self.table.looked_at.connect(self._look)
        self.table.picked.connect(self._pick)
        self.refresh()
        self.table.choose(self.deal)
        self.play.setDefault(True)
        open_sized(self, *_SIZE)
        self.table.setFocus()

    def _side(self) -> QWidget:
        side = Plate(self)
        self.head = Words("", "title", "text", side, wrap=True)
        self.about = Words("", "body", "text_soft", side, wrap=True)
        self.state = Words("", "strong", "text", side, wrap=True)
        self.again = Words("", "small", "text_soft", side, wrap=True)
        self.seal_head = Words(DailyText.SEAL(), "small", "text_soft", side, wrap=True)
        self.seal = build.label("", side)
        self.seal.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.seal.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.seal.setAccessibleName(self.tr("Seal (SHA-256)"))
        self.copy = build.button(self.tr("Copy the &seal"), side, self._copy)
        wear(self.copy, "copy")
        follow(side.setMinimumWidth, 300)
        side.fill(
            build.column(
                self.head,
                self.about,
                self.state,
                self.again,
                1,
                self.seal_head,
                self.seal,
                build.row(1, self.copy),
                spacing=8,
            )
        )
        return side

    # --- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Results or the date have changed."""
        today = self._today()
        locale = QLocale()
        name = locale.standaloneMonthName(self._month.month)
        self.month.setText(f"{name[:1].upper()}{name[1:]} {self._month.year}")
        self.table.show_month(self._month, month_rows(self._month, self._store, today), today)
        self.before.setEnabled(self._month > FIRST_DAY.replace(day=1))
        self.after.setEnabled(self._month < today.replace(day=1))
        self._show()

    @property
    def entry(self) -> DealEntry:
        """The deal that is looked at, and how it stands."""
        return entry_of(self.deal, self._store, self._today())

    def _look(self, deal: DailyDeal) -> None:
        self.deal = deal
        self._show()

    def _show(self) -> None:
        entry, deal, today = self.entry, self.deal, self._today()
        game = game_title(deal.game)
        self.head.setText(self._title(game))
        self.about.setText((DailyText.ABOUT_WEEK if deal.weekly else DailyText.ABOUT)(game=game))
        states = {"begun": "not_ended", "open": "not_played"}
        told = (
            DailyText.of(states.get(entry.state, entry.state))() if entry.state != "played" else ""
        )
        told = result_words(*entry.result) if entry.result is not None else told
        self.state.setText(f"{told[:1].upper()}{told[1:]}")
        self.state.wear("gain" if entry.state == "played" else "text")
        self.again.setText(DailyText.AGAIN() if entry.state == "played" else "")
        self.again.setVisible(bool(self.again.text()))
        usable = deal.day <= today and entry.state not in ("to_come", "none")
        seal = seal_of(deal.key) if usable else ""
        self.seal.setText(_in_lines(seal))
        for widget in (self.seal_head, self.seal, self.copy):
            widget.setVisible(bool(seal))
        texts = {"begun": self.tr("&Go on"), "played": self.tr("&Play again")}
        self.play.setText(texts.get(entry.state, self.tr("&Play")))
        self.play.setEnabled(usable)
        self.code.setEnabled(usable)
        self.compare.setEnabled(entry.state == "played" and self._kept(deal))

    def _title(self, game: str) -> str:
        deal, today = self.deal, self._today()
        if deal.weekly:
            if 0 <= (today - deal.day).days < 7:
                return DailyText.THIS_WEEK(game=game)
            return DailyText.OF_WEEK(game=game, date=long_date(deal.day))
        if deal.day == today:
            return DailyText.TODAY()
        return DailyText.OF_DAY(date=long_date(deal.day))

    def _turn(self, months: int) -> None:
        number = self._month.year * 12 + self._month.month - 1 + months
        self._month = date(number // 12, number % 12 + 1, 1)
        self.refresh()
        say(self, self.month.text())

    def _go_to_today(self) -> None:
        self._month = self._today().replace(day=1)
        self.deal = deal_of_day(self._today())
        self.refresh()
        self.table.choose(self.deal)
        self.table.setFocus()

    # --- what it asks for --------------------------------------------------------------------

    def _pick(self, deal: DailyDeal) -> None:
        self._look(deal)
        self._play()

    def _play(self) -> None:
        if self.play.isEnabled():
            self.play_asked.emit(self.deal)

    def _compare(self) -> None:
        self.compare_asked.emit(self.deal)

    def _code(self) -> None:
        self.code_asked.emit(self.deal)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seal.text().replace("\n", ""))


def _in_lines(seal: str) -> str:
    """64 digits in four lines."""
    return "\n".join(seal[at : at + 16] for at in range(0, len(seal), 16))
