"""What every flow has at hand: the context, how trouble is told, the notices over the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from canasta_qt.app.window.main_window import MainWindow
from canasta_qt.features.challenges.store import ComparisonStore, DailyStore, DuplicateStore
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.match.game import GameController
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.stage import Stage
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.learning import LearningStore
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import Trouble, TroubleBox, crash, storage_trouble
from canasta_qt.view_model.session import Session


@dataclass(frozen=True)
class AppContext:
    """What lives as long as the window and may be used by every flow.

    `games` can be played; `learning` keeps what was learned; `paths` lead to all that is kept,
    where anything is.
    """

    window: MainWindow
    table: TableView
    controller: GameController
    preferences: Preferences
    games: Games
    learning: LearningStore = field(default_factory=lambda: LearningStore(None))
    paths: Paths | None = None

    @cached_property
    def reviews(self) -> ReviewStore:
        """What reviews have found."""
        return ReviewStore(self.paths)

    @cached_property
    def comparisons(self) -> ComparisonStore:
        """What Expert made of the same cards."""
        return ComparisonStore(self.paths)

    @cached_property
    def duplicates(self) -> DuplicateStore:
        """The duplicate matches."""
        return DuplicateStore(self.paths)

    @cached_property
    def daily(self) -> DailyStore:
        """The daily deals."""
        return DailyStore(self.paths)

    @cached_property
    def stage(self) -> Stage:
        """Brings shows to the table in place of the match."""
        return Stage(self.table, self.controller, self.window)


class Flow(QObject):
    """One matter around the table; it lives as long as the window."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._table = context.table
        self._controller = context.controller
        self._preferences = context.preferences
        self._games = context.games
        self._learning = context.learning
        self._around = context

    @property
    def _stage(self) -> Stage:
        """Knows what has the table."""
        return self._around.stage

    def _match_on_table(self) -> tuple[Timeline, Session, int | None] | None:
        """The match on the table with its number, if it is kept; None where nothing was dealt.

        Then the history is opened, where one can be chosen. Raises `ReplayDifference`.
        """
        match = self._controller.match
        if match is None or not match.run.log.deals:
            self._window.commands.run("history")
            return None
        number = match.recorder.match if match.recorder is not None else None
        return Timeline(match.run.log), match.session, number


def show_trouble(trouble: Trouble, over: QWidget) -> None:
    """Tell of a problem, over the window it is a problem of."""
    open_over(TroubleBox(trouble, over), over)


def show_storage_problem(problem: StorageProblem, over: QWidget, lines: Sequence[str] = ()) -> None:
    """Tell of a file or folder that cannot be used; `lines` say all that is wrong in the file."""
    trouble = storage_trouble(problem)
    show_trouble(replace(trouble, details="\n".join(lines)) if lines else trouble, over)


class Notices(Flow):
    """Opens what is to be read, over the window."""

    def help(self) -> None:
        """The pages for newcomers."""
        from canasta_qt.features.rulebook.window.help import HowToPlay

        open_over(HowToPlay(self._window), self._window)

    def keys(self) -> None:
        """All keys as they are now."""
        from canasta_qt.features.rulebook.window.help import KeySheet

        sheet = KeySheet(self._window.keys, self._window)
        sheet.change_asked.connect(partial(self._window.commands.run, "preferences", "keys"))
        open_over(sheet, self._window)

    def whats_new(self) -> None:
        """What has changed from version to version."""
        from canasta_qt.features.rulebook.window.help import WhatsNew
        from canasta_qt.library.language import changelog

        open_over(WhatsNew(changelog(), self._window), self._window)

    def about(self) -> None:
        """What this program is."""
        from canasta_qt.features.rulebook.window.help import About

        open_over(About(self._window), self._window)

    def already_open(self) -> None:
        """Somebody has started the program a second time."""
        self._window.tell(self.tr("Canasta was already running."))

    def crashed(self, report: str, file: str) -> None:
        """The program itself was wrong."""
        show_trouble(crash(report, file), self._window)
