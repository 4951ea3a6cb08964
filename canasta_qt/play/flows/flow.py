"""What every feature is given: window, table and match, and the features joined before it."""

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
from canasta_qt.view_model.session import Session

F = TypeVar("F", bound="Feature")
R = TypeVar("R", bound="Retranslatable")


class Retranslatable(Protocol):
    """What keeps words of the language that was spoken when they were said."""

    def retranslate(self) -> None:
        """Say them again in the language of now."""


@dataclass(frozen=True)
class Context:
    """What lives as long as the window and may be used by every feature.

    `learning` is the file of what was learned; `paths` lead to all files, None where nothing is
    stored; `speed` is the pace that the command line asks for; `features` are those that have
    been joined, in their order.
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
        """Build a feature; those that come later may ask for it."""
        self.features[kind] = kind(self)

    def of(self, kind: type[F]) -> F:
        """A feature that was joined. Raises `KeyError` for any other."""
        feature = self.features[kind]
        assert isinstance(feature, kind)
        return feature

    def retranslate(self) -> None:
        """Say everything again in another language.

        A turn that is shown again is left before the match is said; features follow in their order.
        """
        self.stage.leave_turn()
        self.window.retranslate()
        self.stage.retranslate()
        for feature in self.features.values():
            feature.retranslate()


class Flow(QObject):
    """One thing that is done around the table; it lives as long as the window."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._table = context.table
        self._controller = context.controller
        self._preferences = context.preferences
        self._games = context.games
        self._learning = context.learning
        self._context = context

    @property
    def _stage(self) -> Stage:
        """Knows what has the table."""
        return self._context.stage

    def _match_on_table(self) -> tuple[Timeline, Session, int | None] | None:
        """The match on the table with its number, if it is stored; None where nothing was dealt.

        Then the history is opened, where one can be chosen. Raises `ReplayDifference`.
        """
        match = self._controller.match
        if match is None or not match.run.log.deals:
            self._window.commands.run("history")
            return None
        number = match.recorder.match if match.recorder is not None else None
        return Timeline(match.run.log), match.session, number


class Feature(Flow):
    """The face of a feature: builds its flows, binds its commands, joins the features before it.

    A face imports windows, stores and work only when they are used.

    Attributes:
        wanted_next: modules that are imported while nothing else is to be done after the start, so
            that its first window opens at once.
    """

    wanted_next: ClassVar[tuple[str, ...]] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._speakers: list[Retranslatable] = []

    def _speaking(self, part: R) -> R:
        """A part that is told when the language changes."""
        self._speakers.append(part)
        return part

    def problems(self) -> Sequence[StorageProblem]:
        """What was wrong with the feature's own files when they were read."""
        return ()

    def begin(self) -> Sequence[StorageProblem]:
        """The program stands, and no match was asked for: offer what there is to do.

        Returns what is wrong with files that were looked at.
        """
        return ()

    def retranslate(self) -> None:
        """Say what is shown again in the language of now."""
        for part in self._speakers:
            part.retranslate()
