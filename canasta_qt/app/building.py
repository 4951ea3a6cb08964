"""The second step of the start: matches, rules, table and features are built."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication

from canasta_qt.app.features import join_all
from canasta_qt.app.safeguards import WITHOUT_SCREEN
from canasta_qt.library.games import Games
from canasta_qt.library.language import resources_folder
from canasta_qt.library.match_length import Paces
from canasta_qt.library.preferences import Preferences
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.flows.reading import ReadingFlow
from canasta_qt.play.flows.sound import ChatFlow, SoundFlow
from canasta_qt.play.flows.speech import SpeechFlow
from canasta_qt.play.match.game import GameController
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.sound.device import no_device, open_device
from canasta_qt.play.sound.player import SoundPlayer
from canasta_qt.play.speech.engines import find_engine
from canasta_qt.play.speech.speaker import Speaker
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.learning import LearningStore
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.recovery import RunRecovery


@dataclass(frozen=True)
class Built:
    """What was built beside the features, and what is wrong with files that were read for it."""

    store: MatchStore
    library: RuleLibrary
    context: Context
    reading: ReadingFlow
    sounds: SoundFlow
    speech: SpeechFlow
    problems: tuple[StorageProblem, ...]


def build(
    window: MainWindow,
    preferences: Preferences,
    paths: Paths,
    run_recovery: RunRecovery,
    speed: float | None,
) -> Built:
    """Build all; `run_recovery` recovers damaged matches, `speed` is for this run only."""
    store, library = open_store(paths), RuleLibrary(paths.rules)
    games = Games(library)
    games.pace = Paces(store).minutes
    preferences.choose_among(games)
    table = TableView(resources_folder())
    window.set_table(table)
    controller = GameController(
        store, cautious=preferences.flag, run_recovery=run_recovery, parent=window
    )
    learning = LearningStore(paths)
    context = Context(window, table, controller, preferences, games, learning, paths, speed)
    join_all(context)
    problems = [learning.problem] if learning.problem is not None else []
    for feature in context.features.values():
        problems += feature.problems()
    hidden = QGuiApplication.platformName() in WITHOUT_SCREEN
    speech = SpeechFlow(context, Speaker(None if hidden else find_engine(), window))
    reading = ReadingFlow(context, lambda: speech.is_heard)
    reading.dock.text.put_below(speech.shown)
    ChatFlow(context, reading.remark)
    player = SoundPlayer(resources_folder() / "sounds", no_device if hidden else open_device)
    sounds = SoundFlow(context, player)
    window.menus.hide_unbound()
    return Built(store, library, context, reading, sounds, speech, tuple(problems))
