"""A challenge code: one that somebody sent, and one to pass on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from canasta_qt.features.challenges.window.code_field import CodeField
from canasta_qt.features.challenges.words import (
    CodeText,
    about,
    changes,
    code_length_text,
    doubts,
    fault_text,
    no_code_text,
    result_text,
    title,
)
from canasta_qt.record.challenges.challenge import UNFINISHED, Challenge, CodeProblem, Players
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.challenges.making import NoChallenge
from canasta_qt.record.challenges.qr import LARGEST, dots_of, png_of
from canasta_qt.record.positions.completing import NOT_PLAYABLE
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.storage.files import StorageProblem, write_export
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.qr_plate import QrPlate
from canasta_qt.ui.parts.segmented import Segmented, SegmentOption
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow, set_letters
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.standard import ask_for_files, ask_where_to_save

_SIZE: Final = (760, 560)
_SAID_AFTER_MS: Final = 700
"""Time after the last letter until a code is announced."""


@dataclass(frozen=True, slots=True)
class CodeSource:
    """What a code can be made of; `make` adds the result if True, or raises `NoChallenge`."""

    text: str
    make: Callable[[bool], Challenge]
    has_result: bool = True


class ChallengeWindow(Window):
    """Two pages: play a code, and pass one on.

    Signals:
        chosen(Challenge): play this.
        failed(StorageProblem): a picture could not be written.
    """

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(
        self, sources: Sequence[CodeSource], here: Players, parent: QWidget | None = None
    ) -> None:
        """`sources` are what lies on the table, the likeliest first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Challenge code"))
        self._sources, self._here = tuple(sources), here
        self._challenge: Challenge | None = None
        self._code = ""
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self._reading_page())
        self.pages.addWidget(self._making_page())
        self.ways = Segmented(
            (SegmentOption(0, self.tr("Play a code")), SegmentOption(1, self.tr("Pass on a code"))),
            self.tr("What to do"),
            self,
        )
        self.ways.chosen.connect(self.show_page)
        self.play = primary(build.button(self.tr("P&lay it"), self, self._play))
        self.copy = build.button(self.tr("&Copy the code"), self, self._copy)
        self.save = build.button(self.tr("&Save the picture…"), self, self._save)
        wear(self.play, "play", "on_accent")
        wear(self.copy, "copy")
        wear(self.save, "save")
        box = build.close_box(self)
        titled(
            self, self.windowTitle(), self.ways, (self.pages, 1),
            foot=(self.copy, self.save, 1, box, self.play),
        )  # fmt: skip
        self._speak = QTimer(self, singleShot=True, interval=_SAID_AFTER_MS)
        self._speak.timeout.connect(self._say)
        self.setAcceptDrops(True)
        self._read()
        self._make()
        self.show_page(0)
        open_sized(self, *_SIZE)

    # --- a code that somebody sent -----------------------------------------------------------

    def _reading_page(self) -> QWidget:
        page = QWidget(self)
        text = self.tr(
            "Type or paste a code that somebody sent you, or drop a picture or a file with one."
        )
        self.field = CodeField(page)
        self.field.textChanged.connect(self._read)
        self.field.unreadable.connect(self._refuse)
        self.field.searching.connect(self._searching)
        self.picture = build.button(self.tr("From a &picture or file…"), page, self._ask_for_file)
        wear(self.picture, "open")
        self.stop = build.button(self.tr("S&top looking"), page, self.field.stop_search)
        self.stop.hide()
        self.head = Words("", "title", "text", page, wrap=True)
        self.about = Words("", "body", "text_soft", page, wrap=True)
        self.to_beat = Words("", "strong", "accent", page, wrap=True)
        self.fault = Words("", "body", "loss", page, wrap=True)
        self.doubts = Words("", "body", "warning", page, wrap=True)
        self.changed = QListWidget(page)
        self.changed.setWordWrap(True)
        self.changed.setAccessibleName(self.tr("Changed rules"))
        build.ring_focus(self.changed)
        build.column(
            build.label(text, page),
            self.field,
            build.row(1, self.stop, self.picture),
            self.head,
            self.about,
            self.to_beat,
            self.fault,
            self.doubts,
            (self.changed, 1),
            1,
            of=page,
            margins=0,
            spacing=8,
        )
        return page

    def show_code(self, text: str) -> None:
        self.show_page(0)
        self.field.setPlainText(text)

    def show_file(self, path: Path) -> None:
        self.show_page(0)
        self.field.take_file(path)

    def _read(self) -> None:
        text = self.field.toPlainText()
        self._challenge, unfinished, fault = None, "", ""
        if text.strip():
            try:
                self._challenge = read_challenge(text)
            except CodeProblem as problem:
                words = fault_text(problem.fault)
                begun = problem.fault.code in UNFINISHED
                unfinished, fault = (words, "") if begun else ("", words)
        self._show(fault, unfinished)
        self._speak.start()

    def _searching(self, yes: bool) -> None:
        self.stop.setVisible(yes)
        if not yes:
            self._read()
            return
        self._challenge = None
        self._show("", self.tr("Looking for a code…"))
        self._speak.start(0)

    def _refuse(self, why: str) -> None:
        self._challenge = None
        self._show(why)
        self._speak.start(0)

    def _show(self, fault: str, note: str = "") -> None:
        """Show the challenge, what is wrong, or a note that blames nobody."""
        one = self._challenge
        texts = {
            self.head: title(one) if one else "",
            self.about: about(one) if one else note,
            self.to_beat: result_text(one) if one else "",
            self.doubts: "\n".join(doubts(one, self._here)) if one else "",
            self.fault: fault,
        }
        for words, text in texts.items():
            words.setText(text)
            words.setVisible(bool(text))
        lines = changes(one) if one else []
        self.changed.clear()
        self.changed.addItems(lines)
        self.changed.setVisible(bool(lines))
        self.play.setEnabled(one is not None)

    def _say(self) -> None:
        shown = (self.fault, self.head, self.about, self.to_beat, self.doubts)
        text = " ".join(words.text() for words in shown if words.text())
        if text and self.isVisible() and self.pages.currentIndex() == 0:
            say(self, text)

    def _ask_for_file(self) -> None:
        title = self.tr("A picture or a file with a code")
        ask_for_files(self, title, (), lambda paths: self.field.take_file(paths[0]), several=False)

    def _play(self) -> None:
        if self._challenge is not None:
            self.chosen.emit(self._challenge)

    # --- a code to pass on -------------------------------------------------------------------

    def _making_page(self) -> QWidget:
        page = QWidget(self)
        self.nothing = build.label(
            self.tr(
                "There is nothing on the table to make a code of. Play a match, watch one from "
                "the history or open an exercise; then come back."
            ),
            page,
        )
        self.what = QComboBox(page)
        build.name_choice(self.what, self.tr("What to pass on"))
        for source in self._sources:
            self.what.addItem(source.text)
        self.with_result = QCheckBox(self.tr("&Include my result"), page)
        self.code = QPlainTextEdit(page)
        self.code.setReadOnly(True)
        self.code.setTabChangesFocus(True)
        self.code.setAccessibleName(self.tr("The code"))
        set_letters(self.code)
        follow(self.code.setMinimumHeight, 64)
        self.length = Words("", "body", "text_soft", page, wrap=True)
        self.why_not = Words("", "body", "loss", page, wrap=True)
        self.hint = build.label(
            self.tr(
                "Whoever has the code plays the same cards against the same players: Challenges, "
                "Challenge code. Nothing is sent by the program itself."
            ),
            page,
        )
        self.qr = QrPlate(self.tr("The code as a QR code"), page)
        field = build.buddy_label(self.tr("&What"), self.what)
        left = build.column(
            build.row(field, (self.what, 1)), self.with_result, (self.code, 1), self.length,
            self.why_not, self.hint, spacing=10,
        )  # fmt: skip
        halves = build.row((left, 3), (self.qr, 2), spacing=16)
        build.column(self.nothing, (halves, 1), of=page, margins=0)
        self.what.currentIndexChanged.connect(self._make)
        self.with_result.toggled.connect(self._make)
        return page

    def _make(self) -> None:
        source = self._sources[self.what.currentIndex()] if self._sources else None
        shown = source is not None
        self._code = why = ""
        if source is not None:
            try:
                tells = self.with_result.isChecked() and source.has_result
                self._code = challenge_code(source.make(tells))
            except NoChallenge as problem:
                why = no_code_text(problem.reason)
        self.code.setPlainText(self._code)
        self.length.setText(code_length_text(self._code))
        self.length.setVisible(bool(self._code))
        self.qr.show_dots(dots_of(self._code) if 0 < len(self._code) <= LARGEST else ())
        self.why_not.setText(why)
        self.why_not.setVisible(bool(why))
        self.with_result.setEnabled(source is not None and source.has_result)
        for widget in (self.what, self.with_result, self.code, self.hint, self.qr):
            widget.setVisible(shown)
        self.nothing.setVisible(not shown)
        self.copy.setEnabled(bool(self._code))
        self.save.setEnabled(not self.qr.empty)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._code)
        say(self, self.tr("The code is on the clipboard."))

    def _save(self) -> None:
        title = self.tr("Save the picture")
        ask_where_to_save(self, title, "PNG (*.png)", "challenge.png", self._write)

    def _write(self, path: Path) -> None:
        try:
            write_export(path, png_of(self._code))
        except StorageProblem as problem:
            self.failed.emit(problem)

    # --- both --------------------------------------------------------------------------------

    def show_page(self, page: object) -> None:
        """Play a code (0), or pass one on (1)."""
        number = 1 if page == 1 else 0
        self.pages.setCurrentIndex(number)
        self.ways.set_value(number)
        self.play.setVisible(number == 0)
        for button in (self.copy, self.save):
            button.setVisible(number == 1)
        self.play.setDefault(number == 0)
        (self.what if number and self._sources else self.field).setFocus()

    def no_exercise(self, problem: Exception | None = None) -> None:
        """Say that the exercise of the code is not here, or that nothing can be done in it."""
        dead = isinstance(problem, PositionProblem) and problem.kind in NOT_PLAYABLE
        self._refuse((CodeText.DEAD_EXERCISE if dead else CodeText.NO_EXERCISE)())

    def dragEnterEvent(self, event: object) -> None:
        self.field.dragEnterEvent(event)  # type: ignore[arg-type]

    def dropEvent(self, event: object) -> None:
        self.show_page(0)
        self.field.dropEvent(event)  # type: ignore[arg-type]
