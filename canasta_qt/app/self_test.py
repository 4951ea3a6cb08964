"""`canasta-qt --self-test`: plays a deal offscreen to try this installation.

Everything happens in a folder of its own, which is removed afterwards. Each step prints its name
and a result; the last line is OK, or what failed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta_qt.app.program import Program

FAILED: Final = 1

PATIENCE_S: Final = 120.0
"""The longest time for a step on a slow machine."""

SHORT: Final = ("--set", "pack.decks=1", "--set", "go_out.canastas=0")
DEAL: Final = ("--demo", "--rules", "classic_2p", *SHORT, "--seed", "5", "--speed", "0")
"""A short deal that plays itself: one pack, and nothing is needed to go out."""

WORDS: Final = (("Menus", "&Game"), ("QPlatformTheme", "Cancel"))
"""Texts that differ in every language, with their contexts."""

OFFSCREEN_REMARK: Final = "This plugin does not support propagateSizeHints()"
"""A message of Qt without a screen where a dialog has a smallest size; nothing is wrong then."""

Reader = Callable[[Sequence[str]], argparse.Namespace]
"""Reads a command line, as `start.read_options` does."""


class SelfTestFailure(Exception):
    """Something in this installation does not work; the text names it."""


def run(read_options: Reader) -> int:
    """Run every step; returns the exit status."""
    begun = time.monotonic()
    _give_typefaces()
    # on Windows a virus scanner may hold a file that was just written
    with TemporaryDirectory(prefix="canasta-qt-self-test-", ignore_cleanup_errors=True) as name:
        test = SelfTest(Path(name), read_options)
        unmute = _mute_remark()
        try:
            for text, step in test.steps():
                print(f"{text}: ", end="", flush=True)
                print(step(), flush=True)
        except Exception as problem:  # noqa: BLE001  whatever it is goes into one line
            print(f"FAILED\n{type(problem).__name__}: {problem}", flush=True)
            return FAILED
        finally:
            test.close()
            unmute()
    print(f"OK ({time.monotonic() - begun:.1f} s)", flush=True)
    return 0


class SelfTest:
    """The steps, one after the other; later ones build on earlier ones."""

    def __init__(self, folder: Path, read_options: Reader) -> None:
        """`folder` is empty and takes the matches."""
        self._folder = folder
        self._read_options = read_options
        self._program: Program | None = None
        self._played = 0

    def steps(self) -> Sequence[tuple[str, Callable[[], str]]]:
        """The steps with their names; each returns a result to print."""
        return (
            ("resources", self.look_at_resources),
            ("table", self.open_table),
            ("deal", self.play_deal),
            ("save", self.leave),
            ("resume", self.resume),
            ("sound", self.play_sound),
            ("languages", self.load_languages),
        )

    def close(self) -> None:
        """End whatever still runs."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def look_at_resources(self) -> str:
        """All card faces are there, and all games."""
        from canasta_qt.library.games import Games
        from canasta_qt.library.language import resources_folder

        cards = len(list((resources_folder() / "cards").glob("*.svg")))
        _expect(cards >= 54, f"only {cards} card faces are there")
        return f"{cards} cards, {len(Games().all())} games"

    def open_table(self) -> str:
        """The window opens on an empty data folder."""
        program = self._start(*DEAL)
        program.begin()
        self._until(lambda: program.controller.match is not None, "the match did not begin")
        size = program.window.size()
        _expect(not program.window.grab().isNull(), "the window cannot be painted")
        return f"{size.width()}x{size.height()}"

    def play_deal(self) -> str:
        """Bots in processes of their own play a deal to its score."""
        program = self._running()
        self._until(lambda: bool(program.controller.sheets), "the deal did not come to its end")
        process = program.controller.pool.process
        _expect(process is not None and process.is_alive(), "no worker process played")
        self._played = self._entries()
        return f"{self._played} moves by a process of its own"

    def leave(self) -> str:
        """The window is closed; the match is stored."""
        self.close()
        database = self._folder / "matches.db"
        _expect(database.exists(), "the match was not kept")
        return f"{database.stat().st_size // 1024} KB"

    def resume(self) -> str:
        """A second start finds the match and goes on from there."""
        from canasta_qt.features.match_setup.feature import MatchSetupFeature

        program = self._start()
        program.begin()
        waits = program.context.of(MatchSetupFeature).waits
        _expect(waits.match is not None, "no match waits")
        waits.resume()
        self._until(lambda: program.controller.match is not None, "the match did not go on")
        found = self._entries()
        _expect(found >= self._played, f"{found} moves came back of {self._played}")
        self.close()
        return f"{found} moves came back"

    def play_sound(self) -> str:
        """A sound goes to a device that makes no noise."""
        from canasta_qt.library.language import resources_folder
        from canasta_qt.play.sound.device import Mixer, Voice, null_device
        from canasta_qt.play.sound.player import Takes

        samples = Takes(resources_folder() / "sounds").next("win").samples
        _expect(bool(samples), "there is no take of a sound")
        mixer, device = Mixer(), null_device()
        mixer.add(Voice(samples))
        device.start(mixer.blocks())
        end = time.monotonic() + PATIENCE_S
        while not mixer.idle and time.monotonic() < end:
            time.sleep(0.02)
        device.close()
        _expect(mixer.idle, "the device asks for nothing")
        return f"{len(samples)} samples"

    def load_languages(self) -> str:
        """Each language that is offered changes our words and those of Qt's own buttons."""
        from PySide6.QtCore import QCoreApplication

        from canasta_qt.languages import LANGUAGES, ORIGINAL
        from canasta_qt.library import language

        app = QCoreApplication.instance()
        assert app is not None
        for code in LANGUAGES:
            _expect(language.use(app, code) == code, f"{code} cannot be spoken")
            for context, text in WORDS:
                same = QCoreApplication.translate(context, text) == text
                _expect(same == (code == ORIGINAL), f"{text!r} is not translated: {code}")
        return ", ".join(LANGUAGES)

    # --- what the steps share ---------------------------------------------------------------

    def _start(self, *words: str) -> Program:
        from canasta_qt.app.program import Program

        options = self._read_options([*words, "--data-dir", str(self._folder)])
        self._program = Program(options)
        self._program.show()
        return self._program

    def _running(self) -> Program:
        assert self._program is not None
        return self._program

    def _entries(self) -> int:
        match = self._running().controller.match
        return sum(len(deal.entries) for deal in match.run.log.deals) if match is not None else 0

    def _until(self, done: Callable[[], bool], complaint: str) -> None:
        """Let the program live until this holds. Raises `SelfTestFailure` when it takes long."""
        from PySide6.QtCore import QEventLoop

        app, end = self._running().app, time.monotonic() + PATIENCE_S
        while not done():
            if time.monotonic() > end:
                raise SelfTestFailure(complaint)
            app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            time.sleep(0.005)  # the processor is for the worker, and for others


def _give_typefaces() -> None:
    """Give Qt a folder of typefaces: offscreen on Windows it has none of the system's."""
    from canasta_qt.library.language import resources_folder

    if sys.platform == "win32":
        os.environ.setdefault("QT_QPA_FONTDIR", str(resources_folder() / "fonts"))


def _mute_remark() -> Callable[[], object]:
    """Leave that remark out of Qt's messages; returns a function that undoes this."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    def say(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if text != OFFSCREEN_REMARK:
            print(text, file=sys.stderr, flush=True)

    before = qInstallMessageHandler(say)
    return lambda: qInstallMessageHandler(before)


def _expect(holds: bool, complaint: str) -> None:
    if not holds:
        raise SelfTestFailure(complaint)
