"""Features and their flows, and what each is given: window, table, match, earlier features."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Protocol, TypeVar

from PySide6.QtCore import QObject

from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.match.game import GameController
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.stage import Stage
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.learning import LearningStore
from canasta_qt.ui.widgets.problems import show_storage_problem
from canasta_qt.ui.widgets.standard import key_name, key_names
from canasta_qt.view_model.session import Session

F = TypeVar("F", bound="Feature")
R = TypeVar("R", bound="Retranslatable")


class Retranslatable(Protocol):
    """Something that shows words and cannot hear Qt's `LanguageChange`."""

    def retranslate(self) -> None:
        """Show them in the present language."""


@dataclass(frozen=True)
class Context:
    """What lives as long as the window and may be used by every feature.

    `learning` is the file with the learner's progress; `paths` lead to all files, None where
    nothing is stored; `speed` is the pace that the command line asks for; `features` are those
    that have been joined, in their order.
    """

    window: MainWindow
    table: TableView
    controller: GameController
    preferences: Preferences
    games: Games
    learning: LearningStore = field(default_factory=lambda: LearningStore(None))
    paths: Paths | None = None
    speed: float | None = None
    features: dict[type[Feature], Feature] = field(default_factory=dict)

    @cached_property
    def stage(self) -> Stage:
        """Brings shows to the table in place of the match."""
        return Stage(self.table, self.controller, self.window)

    def join(self, kind: type[Feature]) -> None:
        """Build a feature, which later ones reach by `of`."""
        self.features[kind] = kind(self)

    def of(self, kind: type[F]) -> F:
        """The joined feature of this class. Raises `KeyError` where there is none."""
        feature = self.features[kind]
        assert isinstance(feature, kind)
        return feature

    def retranslate(self) -> None:
        """Show everything in another language.

        A turn that is shown again is left before the match; features follow in their order.
        """
        self.stage.leave_turn()
        self.window.retranslate()
        self.stage.retranslate()
        for feature in self.features.values():
            feature.retranslate()


class Flow(QObject):
    """One activity around the table; it lives as long as the window."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._table = context.table
        self._controller = context.controller
        self._preferences = context.preferences
        self._games = context.games
        self._learning = context.learning
        self._context = context
        self._reported = False

    @property
    def _stage(self) -> Stage:
        return self._context.stage

    def _key(self, command: str) -> str:
        """The first key of a command as it is set, in words; empty where it has none."""
        if command == "confirm":
            return key_name("Enter")
        return key_names(self._window.keys.keys(command)[:1])

    def _match_on_table(self) -> tuple[Timeline, Session, int | None] | None:
        """The match on the table with its number, if it is stored.

        Where nothing was dealt this opens the history, to choose one there, and returns None.
        Raises `ReplayDifference`.
        """
        match = self._controller.match
        if match is None or not match.run.log.deals:
            self._window.commands.run("history")
            return None
        number = match.recorder.match if match.recorder is not None else None
        return Timeline(match.run.log), match.session, number

    def _report_once(self, problem: StorageProblem) -> None:
        """Show that something cannot be stored; the next times nothing is shown."""
        if not self._reported:
            self._reported = True
            show_storage_problem(problem, self._window)


class Feature(Flow):
    """The face of a feature: builds its flows, binds its commands, joins the features before it.

    A face imports windows, stores and work only when they are used.

    Attributes:
        imported_later: modules that are imported when nothing else is to be done after the start,
            so that the first window opens at once.
    """

    imported_later: ClassVar[tuple[str, ...]] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._speakers: list[Retranslatable] = []

    def _speaking(self, part: R) -> R:
        """Have a part retranslated with the feature."""
        self._speakers.append(part)
        return part

    def problems(self) -> Sequence[StorageProblem]:
        """What is wrong with the feature's own files."""
        return ()

    def begin(self) -> Sequence[StorageProblem]:
        """Offer what there is to do at a start without a match; returns trouble with files."""
        return ()

    def retranslate(self) -> None:
        """Show everything in the present language."""
        for part in self._speakers:
            part.retranslate()
