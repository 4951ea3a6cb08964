"""The program's own voice: one of those that the system has, and a sentence to try it."""

from __future__ import annotations

import subprocess
import tempfile
from contextlib import ExitStack, suppress
from typing import IO

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from canasta_qt.library.preferences import Preferences
from canasta_qt.play.speech import engines
from canasta_qt.play.speech.speaker import LOOKED_AT_MS, Speaker, end, start, wish_of
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines


class VoiceRow(QWidget):
    """Lists the voices when it is seen for the first time; its button says a sentence."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._engine = engines.find_engine()
        self.speaker = Speaker(self._engine, self)
        self.speaker.failed.connect(self._say_nothing_speaks)
        self.choice = QComboBox(self)
        self.choice.addItem(self.tr("The usual one of the system"), "")
        if preferences.voice:
            self.choice.addItem(preferences.voice, preferences.voice)
            self.choice.setCurrentIndex(1)
        follow(self.choice.setMinimumWidth, 120)
        self.choice.activated.connect(self._choose)
        self.test_button = build.button(self.tr("&Try it"), self, self.try_it)
        build.row((self.choice, 1), self.test_button, of=self, margins=0)
        self._listed: IO[bytes] | None = None
        self._lister: subprocess.Popen[bytes] | None = None
        self._open = ExitStack()
        """The program that lists voices, and its file."""
        self.destroyed.connect(self._open.close)
        self._look = QTimer(self, interval=LOOKED_AT_MS)
        self._look.timeout.connect(self._list)
        if self._engine is None:
            self.choice.setEnabled(False)
            self.test_button.setEnabled(False)
            self._say_nothing_speaks()

    def _say_nothing_speaks(self) -> None:
        text = engines.nothing_speaks()
        self.choice.setItemText(0, text)
        self.setToolTip(tip_lines(text))

    def _choose(self) -> None:
        self._preferences.voice = self.choice.currentData()

    def try_it(self) -> None:
        """Say a sentence in this voice; over what is said now."""
        self.speaker.stop()
        text = self.tr("It is your turn: draw a card, or take the pile.")
        self.speaker.say(text, wish_of(self._preferences))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._engine is not None and self._lister is None:
            listed = self._open.enter_context(tempfile.TemporaryFile())  # noqa: SIM115
            with suppress(OSError):
                self._lister = start(self._engine.voices(), listed)
                self._open.callback(end, self._lister)
                self._listed = listed
                self._look.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing speaks, and no list is waited for, where nobody looks."""
        super().hideEvent(event)
        self.speaker.stop()
        self._look.stop()
        self._open.close()
        if self._listed is not None:
            self._lister = self._listed = None

    def _list(self) -> None:
        """Offer what the system has, once it is listed."""
        listed, lister, engine = self._listed, self._lister, self._engine
        if listed is None or lister is None or engine is None or lister.poll() is None:
            return
        self._look.stop()
        self._listed = None
        listed.seek(0)
        text = listed.read().decode(errors="replace")
        failed = lister.returncode != 0
        self._open.close()
        names = dict.fromkeys(engine.read_voices(text))
        if failed or (not names and isinstance(engine, engines.Sapi)):
            self._say_nothing_speaks()
        for name in names:
            if self.choice.findData(name) < 0:
                self.choice.addItem(name, name)
