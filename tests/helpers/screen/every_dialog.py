"""How every dialog of the program is opened."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.app.program import Program
from canasta_qt.app.recovery import RecoveryWindow
from canasta_qt.engine.rules import preset
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.challenges.model import comparison_data
from canasta_qt.features.history.window.safety import CopiesWindow
from canasta_qt.features.learning.exercises.window import NameBox
from canasta_qt.features.match_setup.window.waiting import WaitingMatches
from canasta_qt.features.rules.window.dialog import DiscardBox
from canasta_qt.features.rules.window.exchange import ImportProblems
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.window.counters import TapWindow
from canasta_qt.features.score_keeper.window.start_page import NamesWindow
from canasta_qt.features.score_keeper.words import field_label
from canasta_qt.library.match_saver import write_match
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.timeline import Timeline
from canasta_qt.ui.widgets.problems import TroubleBox, crash
from tests.helpers.deals.compared import played_by_newcomers, played_match, seat_of_person, told
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.parts import Parts

Opener = Callable[[Program], object]


def ask(name: str) -> Opener:
    return lambda program: program.window.menus.actions[name].trigger()


def from_a_file(program: Program) -> None:
    path = program.paths.data / "one.canasta"
    write_match(path, play_deal(play_deal(new_run())).log)
    Parts(program.context).files.open_file(path)


def compared(program: Program) -> None:
    """A match that was compared, so that no process needs to play it."""
    log = played_match(1)
    timeline, seat = Timeline(log), seat_of_person(log)
    lead = {"expert": (500, 200), "newcomer": (0, 100)}
    number = program.store.import_log(log, "classic_4p")
    flow = Parts(program.context).challenges.compare
    flow.store.save(number, seat, comparison_data(told(timeline, {1: lead})))
    flow.compare_kept(timeline, number)


def both_ways(program: Program) -> None:
    compared(program)
    flow = Parts(program.context).challenges.compare
    job = flow.job
    assert job is not None
    job.comparison = job.comparison.with_played(1, "expert", played_by_newcomers(1, 1))
    assert flow.window is not None
    flow.window.close()
    flow._watch(1, "expert")


def names_of_a_sheet(program: Program) -> None:
    rules = preset("classic_4p").rules
    NamesWindow(Sheet(rules, "classic_4p", ("Ann", "Bob", "Carl", "Dora")), program.window).open()


def tapping(program: Program) -> None:
    setup = setup_for(preset("classic_4p").rules)
    TapWindow(setup, field_label("hand_of", name="Ann"), "A*3 3r", program.window, held=True).open()


def own_exercises(program: Program) -> None:
    """The list of own exercises, with two of them."""
    yours = Parts(program.context).table_editor.yours
    for name in ("Two kings", "A small pile"):
        position = {"rules": "classic_4p", "hands": {"0": "K K 4"}, "pile": "5 9"}
        yours.keep(PositionExercise(name, len(name), position), program.window)
    yours.open()


def name_of_an_exercise(program: Program) -> None:
    NameBox("Exercise 1", "&Keep", program.window).open()


def players(program: Program) -> None:
    program.preferences.remember_players(("Ann", "Bob"))
    ask("players")(program)


OPENERS: dict[str, Opener] = {
    "NewMatchDialog": lambda program: Parts(program.context).chooser.open_all(),
    "HistoryWindow": ask("history"),
    "StatisticsWindow": ask("statistics"),
    "FirstsWindow": ask("firsts"),
    "PlayersWindow": players,
    "PreferencesDialog": ask("preferences"),
    "HowToPlay": ask("how_to_play"),
    "KeySheet": ask("keys"),
    "CommandFinder": ask("find_command"),
    "SoundTour": ask("sound_tour"),
    "WhatsNew": ask("whats_new"),
    "About": ask("about"),
    "LessonsWindow": ask("lessons"),
    "ExercisesWindow": ask("exercises"),
    "ProgressWindow": ask("progress"),
    "KeeperWindow": ask("score_keeper"),
    "NamesWindow": names_of_a_sheet,
    "TapWindow": tapping,
    "ComparisonWindow": compared,
    "BothWaysWindow": both_ways,
    "DuplicateWindow": ask("duplicate"),
    "DailyWindow": ask("daily"),
    "ChallengeWindow": ask("challenge_code"),
    "TableEditorWindow": ask("table_editor"),
    "YoursWindow": own_exercises,
    "NameBox": name_of_an_exercise,
    "RulesDialog": ask("table_rules"),
    "CompareDialog": ask("compare_rules"),
    "ShortText": ask("copy_rules"),
    "FairDealDialog": ask("fair_deal"),
    "MatchFileDialog": from_a_file,
    "TroubleBox": lambda program: TroubleBox(crash("report", "file"), program.window).open(),
    "ImportProblems": lambda program: ImportProblems("x", ("1", "2"), program.window).open(),
    "WaitingMatches": lambda program: WaitingMatches((), program.window).open(),
    "CopiesWindow": lambda program: CopiesWindow(program.window).open(),
    "MatchCheckWindow": ask("check_matches"),
    "RecoveryWindow": lambda program: RecoveryWindow(program.window).open(),
    "DiscardBox": lambda program: DiscardBox(program.window).open(),
}
"""How to open each dialog, by the name of its class."""
