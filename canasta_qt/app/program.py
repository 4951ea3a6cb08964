"""The program with a window: its application object, its two steps of the start, and its end."""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from canasta_qt.app.application import Application, Opener, application
from canasta_qt.app.closing import EndSignals, take_all
from canasta_qt.app.features import front_page
from canasta_qt.app.safeguards import (
    WITHOUT_SCREEN,
    CrashHandler,
    GarbageCollector,
    SingleInstance,
    give_back_memory,
)
from canasta_qt.library import language
from canasta_qt.library.language import resources_folder
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.preflight import tell
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.settings import Settings, load_settings, save_settings
from canasta_qt.ui.widgets.problems import (
    Trouble,
    TroubleBox,
    already_open,
    crash,
    show_storage_problem,
    show_trouble,
    storage_trouble,
    unclean_end,
    unsaved_settings,
)

if TYPE_CHECKING:
    from canasta_qt.storage.salvage.recovery import Recovery

ALREADY_OPEN = 3
"""Exit status when another program has the data folder."""

CHALLENGE = "challenge:"
"""Before a code that another start of the program asks to open; no path begins so."""

LAST_WORDS_MS = 20_000
"""How long a last message stays where nobody answers it."""

UNPAINTED_MS = 300
"""A window that was not painted after this time is hidden."""

IMPORTED_LATER_MS = 700
"""Time from the window's first picture to the first import of `IMPORTED_LATER`."""

IMPORTED_LATER = (
    "canasta_qt.players.heuristic.player",
    "canasta_qt.players.playout",
    "canasta_qt.players.playout.supported_rules",
    "canasta_qt.players.search.player",
    "canasta_qt.players.search.advice",
)
"""Modules that the first match needs, and the welcome page does not."""


def import_one_by_one(modules: Sequence[str]) -> None:
    """Import these, and let the window be used after each."""
    if modules:
        importlib.import_module(modules[0])
        QTimer.singleShot(0, partial(import_one_by_one, modules[1:]))


class Program:
    """Everything that lives as long as the window.

    Attributes:
        app, window, table, controller, context: for tests that look inside.
        paths: where matches and settings are stored. store: the matches.
        status: the exit status when the event loop ends well.
    """

    def __init__(self, options: argparse.Namespace, *, at_once: bool = True) -> None:
        """`options` come from `start.parser`; they have been checked.

        Without `at_once` everything behind the window is built by `begin`.
        """
        self._options = options
        self.status = 0
        self._asked_by_signal = self._left_to_other = self._begun = self._built = False
        give_back_memory()
        self.app = application()
        self.paths = Paths.find(options.data_dir)
        self.instance = SingleInstance(self.paths.data)
        self._problems: list[StorageProblem] = []
        self.preferences = self._load_preferences()
        language.use(self.app, options.language or self.preferences.chosen("language"))
        self.window = MainWindow(None, resources_folder(), self.preferences)
        self.window.set_welcome(front_page(self.window))
        self.crashes = CrashHandler(self.paths.crashes, self.window)
        self.crashes.crashed.connect(self._show_crash)
        self._signals = EndSignals(self._end, self.window)
        self.garbage = GarbageCollector()
        self.instance.knocked.connect(self.come_to_the_front)
        if at_once:
            self.build()

    def build(self) -> None:
        """Build matches, rules, table and features behind the window."""
        from canasta_qt.app.building import build
        from canasta_qt.play.flows.face import Play

        self._built = True
        built = build(
            self.window,
            self.preferences,
            self.paths,
            self._recover_playing,
            self._options.speed,
        )
        self.store, self.library = built.store, built.library
        self.reading, self.sounds, self.speech = built.reading, built.sounds, built.speech
        if self._options.speak:
            self.speech.speak_in_this_run()
        self.context = context = built.context
        self.table, self.controller, self.games = context.table, context.controller, context.games
        self.play = context.of(Play)
        self._rule_troubles = self.library.load()
        self._note(built.problems)
        self.window.restore_docks()
        if self._options.card_size is not None:
            self.table.set_card_size(self._options.card_size)

    def _load_preferences(self) -> Preferences:
        loaded = load_settings(self.paths)
        if loaded.problem is not None:
            self._problems.append(loaded.problem)
        return Preferences(loaded.settings, self._save_settings, self._unsaved)

    def _save_settings(self, settings: Settings) -> None:
        """Write them, unless they are those of the program that was opened first."""
        if not self._left_to_other:
            save_settings(self.paths, settings)

    def _unsaved(self, fault: Exception) -> None:
        """Report that settings could not be saved, as soon as nothing else happens."""
        if not isinstance(fault, StorageProblem):
            self.crashes.note(fault)
            code, path = StorageCode.NOT_WRITABLE, self.paths.settings_file
            fault = StorageProblem(code, path, f"{type(fault).__name__}: {fault}")
        self._note([fault])
        QTimer.singleShot(0, self.window, self._show_problems)

    # --- running ----------------------------------------------------------------------------

    def run(self) -> int:
        """Show the window and stay until it is closed; returns the exit status."""
        self.crashes.install()
        self._signals.listen()
        if not self._claim():
            self._leave_to_other()
            self.close()
            return self.status
        self._begin_once_painted()
        self.show()
        QTimer.singleShot(IMPORTED_LATER_MS, self.window, self._import_the_rest)
        self.app.setQuitOnLastWindowClosed(False)  # it is left for the last one that can be seen
        self.window.closing.connect(self.app.exit)
        self.app.commitDataRequest.connect(self._session_ends)
        try:
            return self.app.exec() or self.status
        finally:
            self.window.closing.disconnect(self.app.exit)
            self.app.commitDataRequest.disconnect(self._session_ends)
            self.close()

    def _import_the_rest(self) -> None:
        if self._built:
            features = self.context.features.values()
            windows = [module for feature in features for module in feature.imported_later]
            import_one_by_one((*IMPORTED_LATER, *windows))

    def _begin_once_painted(self) -> None:
        """Go on when the window is on the screen, or cannot be."""
        waits = QTimer(self.window, singleShot=True, interval=UNPAINTED_MS)
        waits.timeout.connect(self.begin)
        waits.start()

        def hurry() -> None:
            if waits.isActive():
                waits.start(0)

        self.window.painted.connect(hurry)

    def show(self) -> None:
        """Open the window."""
        self.window.restore()
        if self._options.fullscreen:
            self.window.showFullScreen()
        else:
            self.window.show()

    def begin(self) -> None:
        """Start what the command line asks for, else offer matches that wait."""
        from canasta_qt.storage.archive import prepare

        if not self._claim():
            self._leave_to_other()
            return
        if not self._built:
            self.build()
            gc.freeze()  # what was built stays as long as the program
        self.garbage.start()
        self._note(prepare(self.store, self.paths, self._recover))
        self.play.unsaved.take_back()
        if any(one.code is StorageCode.RECOVERY_UNFINISHED for one in self._problems):
            self.window.close_unasked()  # the next start goes on
            return
        options = self._options
        if options.demo or options.rules is not None or options.seed is not None:
            self._begin_match()
        else:
            for feature in self.context.features.values():
                self._note(feature.begin())
        if options.match is not None:
            self._open_file(Path(options.match))
        if options.challenge is not None:
            self._open_challenge(options.challenge)
        self._open_files_with(self._open_file)
        self._begun = True
        self._show_problems()
        for trouble in self._rule_troubles:
            show_storage_problem(trouble.problem, self.window, trouble.lines)
        self._rule_troubles = ()

    def _open_file(self, path: Path) -> None:
        self.window.commands.run("open_match", path)

    def _open_challenge(self, code: str) -> None:
        self.window.commands.run("challenge_code", code)

    def _show_crash(self, report: str, file: str) -> None:
        show_trouble(crash(report, file), self.window)

    def _show_problems(self) -> None:
        """Show what is new; with the window closed it is shown at the end."""
        if self.window.isVisible():
            for trouble in self._take_problems():
                show_trouble(trouble, self.window)

    def _take_problems(self) -> list[Trouble]:
        troubles = dict.fromkeys(map(self._in_words, self._problems))
        self._problems.clear()
        return list(troubles)

    def _in_words(self, problem: StorageProblem) -> Trouble:
        unsaved = problem.code is StorageCode.NOT_WRITABLE
        if unsaved and problem.path == self.paths.settings_file:
            return unsaved_settings(problem)
        return storage_trouble(problem)

    def _recover(self, recovery: Recovery) -> StorageProblem | None:
        from canasta_qt.app.recovery import watch_recovery

        return watch_recovery(recovery, self.window)

    def _recover_playing(self, recovery: Recovery) -> StorageProblem | None:
        """Recover in the middle of a match; the program ends if that is interrupted."""
        problem = self._recover(recovery)
        if problem is not None and problem.code is StorageCode.RECOVERY_UNFINISHED:
            self._note([problem])
            self.window.close_unasked()
        return problem

    def _open_files_with(self, opener: Opener | None) -> None:
        if isinstance(self.app, Application):
            self.app.open_with(opener)

    def _claim(self) -> bool:
        """Make the folders and take them; False when another running program has them."""
        if self.instance.claimed:
            return True
        try:
            self.paths.create()
        except StorageProblem as problem:
            self._note([problem])
        return self.instance.claim()

    def _note(self, problems: Iterable[StorageProblem]) -> None:
        """Add problems to be shown; that nothing can be written is shown once."""
        for one in problems:
            known = {problem.code for problem in self._problems}
            if one.code is not StorageCode.NOT_WRITABLE or one.code not in known:
                self._problems.append(one)

    def come_to_the_front(self, file: str = "") -> None:
        """Show the window: the program was started again, perhaps to open a file or a code."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        self.app.alert(window)
        window.tell(QCoreApplication.translate("Program", "Canasta was already running."))
        challenge = file.removeprefix(CHALLENGE) if file.startswith(CHALLENGE) else None
        if challenge is not None and self._begun:
            self._open_challenge(challenge)
        elif challenge is not None:
            self._options.challenge = challenge
        elif file and self._begun:
            self._open_file(Path(file))
        elif file:
            self._options.match = file

    def _leave_to_other(self) -> None:
        """Let the other program show itself, and end: two must not write into one match."""
        self._left_to_other = True
        match, challenge = self._options.match, self._options.challenge
        file = str(Path(match).absolute()) if match else ""
        if self.instance.knock(f"{CHALLENGE}{challenge}" if challenge else file):
            tell(f"{already_open().happened}\n", sys.stderr)
        else:
            TroubleBox(already_open(), self.window).exec()
        self.status = ALREADY_OPEN
        self.window.close()

    def _begin_match(self) -> None:
        from canasta_qt.engine.rules import resolve
        from canasta_qt.library.match_setup import ChangedRules, changed_name

        options = self._options
        rules, changed = options.rules, None
        if options.rule_set:
            rules = options.rule_set
        elif options.rules_name or options.overrides:
            name = options.rules_name or self.games.get(rules).kept_name
            name = changed_name(name) if options.set else name
            changed = ChangedRules(name, resolve(rules, options.overrides))
        play = self.play
        play.begin_asked.emit(play.chosen.changed_to(rules, options.seed, changed), options.demo)

    def _end(self) -> None:
        """Close all unasked: a signal has come, perhaps below a message box."""
        self._asked_by_signal = True
        self.window.close_unasked()
        self.app.exit()

    def _session_ends(self) -> None:
        """The player logs out: a question now would stop everything, so none is asked."""
        if self._built:
            self.play.unsaved.rescue()

    def _rescue(self) -> None:
        """Write a match that is not stored where the next start finds it."""
        unsaved = self.play.unsaved
        problem = unsaved.rescue()
        if unsaved.rescued is not None:
            where = f"it is in {unsaved.rescued}"
            tell(f"canasta-qt: the match could not be saved; {where}\n", sys.stderr)
        elif problem is not None:
            self._note([problem])

    def close(self) -> None:
        """Stop bots and timers, back the matches up, then take the window down.

        Exceptions on the way do not keep the program open; they are shown at the end.
        """
        from canasta_qt.storage.archive import shut

        behind: tuple[Callable[[], object], ...] = ()
        if self._built:
            behind = (
                self._rescue,
                self.controller.close,
                self.sounds.close,
                self.speech.close,
                lambda: shut(self.store),
                self.table.close,
            )
        faults = take_all(
            (
                lambda: self._open_files_with(None),
                *behind,
                self.preferences.save_the_rest,
                self.instance.release,
                self.window.close_unasked,
            )
        )
        for fault in faults:
            self.crashes.note(fault)
        self._say_last_words(faults)
        self.crashes.remove()
        self._signals.forget()
        self.garbage.stop()

    def _say_last_words(self, faults: Sequence[Exception]) -> None:
        """Report what was not shown before; without a reader only to the terminal."""
        troubles = self._take_problems()
        troubles += [unclean_end(str(fault)) for fault in faults]
        for trouble in troubles:
            tell(f"canasta-qt: {trouble.happened} {trouble.details}\n", sys.stderr)
            if not self._asked_by_signal and QGuiApplication.platformName() not in WITHOUT_SCREEN:
                box = TroubleBox(trouble)
                QTimer.singleShot(LAST_WORDS_MS, box, box.reject)
                box.exec()
