"""Trying rules out in the background: it gives a report, may be stopped, and cleans up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import TableRules, preset, replace_option, resolve
from canasta_qt.features.rules.session import trial as trial_module
from canasta_qt.features.rules.session.trial import Trial
from canasta_qt.features.rules.window import trial as trial_pane
from canasta_qt.features.rules.window.trial import TrialPane
from canasta_qt.jobs.child import Message
from canasta_qt.jobs.worker import WorkerLost
from canasta_qt.players.trial import TrialReport, parts_of, play_part, total
from tests.helpers.workers import WorkerHere, work_here

PATIENCE_MS = 30_000
BASE = preset("classic_2p").rules
CHANGED = resolve("classic_2p", {"pile.layoff": "no"})
BROKEN = replace_option(BASE, "meld.canasta_size", 2)


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


class MortalWorker(WorkerHere):
    """The first of them dies at its work; another does the task."""

    dies = True

    def receive(self) -> Iterator[Message]:
        if MortalWorker.dies:
            MortalWorker.dies = False
            raise WorkerLost("killed")
        return super().receive()


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


@pytest.fixture
def pane(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TrialPane]:
    monkeypatch.setattr(trial_pane, "FEWEST", 1)
    made = TrialPane()
    qtbot.addWidget(made)
    made.deals.setValue(1)
    made.set_rules(CHANGED, "Ours", BASE, "classic_2p")
    made.show()
    yield made
    made.stop()


def report_of(qtbot: QtBot, rules: TableRules, deals: int, processes: int) -> TrialReport:
    trial = Trial(processes=processes)
    with qtbot.waitSignal(trial.finished, timeout=PATIENCE_MS) as heard:
        trial.start(rules, deals)
    report: TrialReport = heard.args[0]
    return report


def play(qtbot: QtBot, pane: TrialPane) -> None:
    """Press the button and wait until all is done."""
    qtbot.keyClick(pane.play_button, Qt.Key.Key_Space)
    qtbot.waitUntil(pane.play_button.isVisible, timeout=PATIENCE_MS)


def texts(pane: TrialPane, column: int) -> list[str]:
    items = (pane.table.item(row, column) for row in range(pane.table.rowCount()))
    return [item.text().strip() for item in items if item is not None]


@pytest.mark.slow
def test_two_processes_give_the_report_of_none(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the normal run the next one: a process is killed, another gives the report of none."""
    parts = tuple(parts_of(BASE, 1)) + tuple(parts_of(BASE, 1, seed=2))
    monkeypatch.setattr(trial_module, "parts_of", lambda *_: parts)
    assert report_of(qtbot, BASE, 2, processes=2) == total(map(play_part, parts), 2)


# stand-in: `test_a_death_is_told_once...` and, of the processes, `test_every_task_is_done...`
@pytest.mark.slow
def test_a_killed_process_is_told_and_its_deals_are_played_again(qtbot: QtBot) -> None:
    trial = Trial(processes=1)
    told: list[str] = []
    trial.troubled.connect(told.append)
    with qtbot.waitSignal(trial.finished, timeout=PATIENCE_MS) as heard:
        trial.start(BASE, 2)
        (process,) = multiprocessing.active_children()
        process.kill()
    assert heard.args[0] == total(map(play_part, parts_of(BASE, 2)), 2)
    assert told == ["A bot stopped unexpectedly. Its deals are played again."]


def test_a_cancelled_trial_says_nothing_more(qtbot: QtBot) -> None:
    trial = Trial(processes=1)
    heard: list[object] = []
    trial.finished.connect(heard.append)
    trial.failed.connect(heard.append)
    trial.start(BASE, 2)
    trial.cancel()
    assert not trial.running
    assert multiprocessing.active_children() == []
    qtbot.wait(150)
    assert heard == []


def test_processes_end_with_the_trial_that_began_them(qtbot: QtBot) -> None:
    trial = Trial(processes=1)
    trial.start(BASE, 200)
    with qtbot.waitSignal(trial.destroyed):
        trial.deleteLater()
    assert multiprocessing.active_children() == []


def test_rules_that_contradict_each_other_are_not_tried(qtbot: QtBot) -> None:
    trial = Trial()
    with qtbot.waitSignal(trial.failed) as heard:
        trial.start(BROKEN)
    assert "contradict each other" in heard.args[0]
    assert not trial.running


def test_a_death_is_told_once_and_the_deals_count(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_here(monkeypatch, MortalWorker)
    told: list[str] = []
    trial = Trial(processes=1)
    trial.troubled.connect(told.append)
    with qtbot.waitSignal(trial.finished) as heard:
        trial.start(BASE, 1)
    assert heard.args[0] == total(map(play_part, parts_of(BASE, 1)), 1)
    assert told == ["A bot stopped unexpectedly. Its deals are played again."]


def test_where_no_deal_can_be_played_the_reason_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_here(monkeypatch)
    monkeypatch.setattr(trial_module, "play_part", len)
    trial = Trial(processes=1)
    with qtbot.waitSignal(trial.failed) as heard:
        trial.start(BASE, 2)
    assert heard.args[0].startswith("No deal could be played")
    assert "TypeError: object of type 'TrialPart' has no len()" in heard.args[0]


# stand-in: `test_where_no_deal_can_be_played...`; of the processes, `test_every_task_is_done...`
@pytest.mark.slow
def test_a_trial_of_which_nothing_comes_fails_in_words(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_module, "play_part", len)
    trial = Trial(processes=1)
    with qtbot.waitSignal(trial.failed, timeout=PATIENCE_MS) as heard:
        trial.start(BASE, 2)
    assert heard.args[0].startswith("No deal could be played")
    assert "has no len()" in heard.args[0]


@pytest.mark.usefixtures("no_processes")
def test_the_figures_stand_beside_those_of_the_game(qtbot: QtBot, pane: TrialPane) -> None:
    play(qtbot, pane)
    assert pane.table.horizontalHeaderItem(2).toolTip() == "Classic, two players"
    assert not pane.table.isColumnHidden(2)
    assert "Turns of all players" in texts(pane, 0)
    assert [bool(text) for text in texts(pane, 1)] == [bool(text) for text in texts(pane, 2)]
    assert "" in texts(pane, 1), "headings have no figures"
    assert pane.summary.text()


@pytest.mark.usefixtures("no_processes")
def test_rules_that_are_no_packaged_game_are_played_for_comparison(
    qtbot: QtBot, pane: TrialPane
) -> None:
    other = resolve("classic_2p", {"go_out.bonus": 200})
    pane.set_rules(CHANGED, "Ours", other)
    play(qtbot, pane)
    assert pane.table.horizontalHeaderItem(2).toolTip() == "Before your changes"
    assert len(texts(pane, 2)) == len(texts(pane, 1))


@pytest.mark.usefixtures("no_processes")
def test_results_stay_when_the_rules_change_and_say_so(qtbot: QtBot, pane: TrialPane) -> None:
    play(qtbot, pane)
    before = texts(pane, 1)
    pane.set_rules(BASE, "Ours", BASE, "classic_2p")
    assert texts(pane, 1) == before
    assert "changed since" in pane.note.text()
    pane.set_rules(CHANGED, "Ours", BASE, "classic_2p")
    assert pane.note.text() == ""


def test_conflicts_must_be_solved_first(pane: TrialPane) -> None:
    pane.set_rules(BROKEN, "Ours", BASE, "classic_2p")
    assert not pane.play_button.isEnabled()
    assert "Fix the conflicts first" in pane.note.text()
    pane.set_rules(CHANGED, "Ours", BASE, "classic_2p")
    assert pane.play_button.isEnabled()


@pytest.mark.usefixtures("no_processes")
def test_the_keyboard_starts_and_stops(qtbot: QtBot, pane: TrialPane) -> None:
    pane.deals.setValue(200)
    pane.activateWindow()
    pane.play_button.setFocus()
    qtbot.keyClick(pane.play_button, Qt.Key.Key_Space)
    assert pane.trial.running
    assert pane.focusWidget() is pane.cancel_button
    assert not pane.play_button.isVisible()
    qtbot.keyClick(pane.cancel_button, Qt.Key.Key_Space)
    assert not pane.trial.running
    assert pane.focusWidget() is pane.play_button
    assert not pane.bar.isVisible()


def test_closing_the_dialog_ends_the_processes(pane: TrialPane) -> None:
    pane.deals.setValue(200)
    pane.play_button.click()
    assert multiprocessing.active_children()
    pane.stop()
    assert multiprocessing.active_children() == []
    assert pane.play_button.isVisible()


def test_everything_has_a_name_for_screen_readers(pane: TrialPane) -> None:
    for widget in (pane.deals, pane.bar, pane.table, pane.summary):
        assert widget.accessibleName()
    for button in (pane.play_button, pane.cancel_button):
        assert button.text()
