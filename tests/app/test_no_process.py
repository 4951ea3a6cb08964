"""No process can be started for a while: everything goes on or says so, and is tried again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.judge.legality import breach
from canasta_qt.engine.rules import preset
from canasta_qt.features.challenges.session.comparing import CompareJob, page_of
from canasta_qt.features.challenges.session.comparing import SeatComparisonCache as ComparisonKeeper
from canasta_qt.features.challenges.store import ComparisonStore
from canasta_qt.features.challenges.window.code_field import CodeField
from canasta_qt.features.history.work import Examination
from canasta_qt.features.learning.exercises.model.attempt import known_gap
from canasta_qt.features.learning.exercises.model.position import Staged, shipped, staged
from canasta_qt.features.learning.exercises.session import ExerciseTable
from canasta_qt.features.learning.exercises.window import ExerciseBar
from canasta_qt.features.review.session.job import ReviewJob, SeatReviewCache
from canasta_qt.features.review.session.review import ReviewController
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.review.work import MoveAnswer, MoveOrder, judge_move
from canasta_qt.features.rules.session.trial import Trial
from canasta_qt.features.table_editor.session.position_play import PositionTable
from canasta_qt.jobs import pool as pool_module
from canasta_qt.jobs.answering import BotPool
from canasta_qt.jobs.job import ReservedJob
from canasta_qt.jobs.threads import submitted
from canasta_qt.play.match.hints import Hints
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths
from canasta_qt.view_model.session import Session
from tests.helpers.deals.reviews import SEAT, discards, played_match
from tests.helpers.table.table_tools import AT_ONCE, NotedGame, assert_sound

CANNOT_THINK = "The other players cannot think just now; they play quick moves until they can."


class Processes:
    """Whether processes can be started."""

    refused = False

    def come_back(self) -> None:
        """From now on they can."""
        self.refused = False


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Processes:
    """Processes that are refused from now on, until they `come_back`."""
    made, start = Processes(), SpawnProcess.start
    made.refused = True

    def started(process: SpawnProcess) -> None:
        if made.refused:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", started)
    return made


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return Timeline(played_match())


# --- at the table -------------------------------------------------------------------------------


def test_a_match_goes_on_and_bots_think_again_as_soon_as_they_can(
    qtbot: QtBot, processes: Processes
) -> None:
    game = NotedGame(pool=BotPool())
    game.start(seed=8, demo=True)
    qtbot.waitUntil(lambda: len(game.scripts) > 12)
    assert game.pool.process is None
    assert game.problems == [CANNOT_THINK], "one line, not one for each move"
    processes.come_back()
    qtbot.waitUntil(lambda: game.pool.ready)
    shown = len(game.scripts)
    qtbot.waitUntil(lambda: len(game.scripts) > shown + 4)
    assert game.problems == [CANNOT_THINK]
    assert_sound(game)
    game.controller.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_match_goes_on_without_a_free_file_handle(qtbot: QtBot) -> None:
    import resource

    game = NotedGame(pool=BotPool())
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest_free = os.dup(0)
    os.close(lowest_free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest_free, limits[1]))
    try:
        game.start(seed=8, demo=True)
        qtbot.waitUntil(lambda: len(game.scripts) > 12)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert game.problems == [CANNOT_THINK]
    game.controller.close()


def test_bots_think_although_the_current_folder_is_gone(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    pool = BotPool()
    pool.start()
    qtbot.waitUntil(lambda: pool.ready)
    pool.stop()


def test_a_hint_that_nobody_thought_through_is_called_a_quick_idea_and_the_reason_is_logged(
    qtbot: QtBot, processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    game = NotedGame(pool=BotPool(), adviser=BotPool())
    hints = Hints(game.controller, game.controller)
    told: list[str] = []
    hints.told.connect(lambda hint: told.append(hint.text))
    game.start("classic_2p", seed=3)
    qtbot.waitUntil(lambda: game.state.actor == 0)
    hints.ask()
    qtbot.waitUntil(lambda: bool(told))
    assert "Only a quick idea" in told[-1]
    assert "(unstarted): " in caplog.text
    assert "Resource temporarily unavailable" in caplog.text
    game.controller.close()


# --- reviews and exercises ----------------------------------------------------------------------


def test_a_review_says_that_it_failed_and_can_be_looked_on(
    qtbot: QtBot, processes: Processes, timeline: Timeline, tmp_path: Path
) -> None:
    keeper = SeatReviewCache(ReviewStore(Paths(tmp_path, tmp_path)), 5, SEAT)
    job = ReviewJob(timeline, SEAT, keeper, processes=2)
    review = ReviewController(job, Session.of_log(timeline.log, "Classic"), 1)
    with qtbot.waitSignal(job.ended):
        review.begin()
    assert review.looked.trouble == "failed"
    processes.come_back()
    with qtbot.waitSignal(job.grown):
        review.look_on()
    assert job.running
    assert review.looked.trouble != "failed"
    job.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows stops no processes")
@pytest.mark.parametrize("how", ["SIGSTOP", "SIGKILL"])
def test_a_review_whose_processes_stand_still_or_die_says_so_too(
    qtbot: QtBot, timeline: Timeline, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """What a `Pool` says of this work it says of all."""
    monkeypatch.setattr(pool_module, "START_S", 0.3)
    start = SpawnProcess.start

    def struck(process: SpawnProcess) -> None:
        start(process)
        assert process.pid is not None
        os.kill(process.pid, getattr(signal, how))

    job = ReviewJob(timeline, SEAT, SeatReviewCache(ReviewStore(None), 5, SEAT), processes=1)
    review = ReviewController(job, Session.of_log(timeline.log, "Classic"), 1)
    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", struck)
        with qtbot.waitSignal(job.ended):
            review.begin()
    assert review.looked.trouble == "failed"
    review.look_on()
    assert job.running
    job.close()


@pytest.mark.slow
def test_a_move_that_cannot_be_compared_is_answered_after_the_question(
    qtbot: QtBot, processes: Processes, timeline: Timeline
) -> None:
    """In the normal run the exercise below, which asks twice, and in test_review_work
    test_a_move_is_compared_in_a_process_of_its_own.
    """
    decision, _ = discards(timeline, 1)[0]
    order = MoveOrder(decision.view, decision.played, decision.played)
    work, answers = ReservedJob(judge_move), list[object]()
    work.answered.connect(answers.append)
    work.ask(order)
    assert answers == [], "whoever asks has not yet noted that it did"
    qtbot.waitUntil(lambda: answers == [None])
    processes.come_back()
    work.ask(order)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert isinstance(answers[1], MoveAnswer)
    work.stop()


def test_an_exercise_of_ones_own_takes_a_move_back_that_nobody_could_judge(
    qtbot: QtBot, processes: Processes
) -> None:
    position = {
        "rules": "classic_4p",
        "phase": "play",
        "hands": {"0": "Kh Ks 4h 5h X 2h", "1": 11, "2": 11, "3": 11},
        "pile": "7",
    }
    table = PositionTable(position, 9, exercise=True, pace=AT_ONCE)
    told: list[tuple[str, str]] = []
    table.said.connect(lambda text, tone: told.append((text, tone)))
    table.practice.played.connect(lambda _: table.practice.script_finished())
    table.begin()
    joker = next(card for card in table.practice.run.state.hands[0] if CODE[card] == "X")
    table.practice.act(Discard(joker))
    assert told[-1][1] == "looking"
    qtbot.waitUntil(lambda: told[-1][1] != "looking")
    assert told[-1] == ("Your move could not be compared just now. Please make it again.", "say")
    assert joker in table.practice.run.state.hands[0]
    assert table.result is None
    processes.come_back()
    table.practice.act(Discard(joker))
    assert told[-1][1] == "looking"
    assert multiprocessing.active_children()
    table.close()


def unmeasured(place: Staged) -> Discard | None:
    """A card that can be thrown, and about which nothing is known beforehand."""
    state = place.run.state
    throws = (Discard(card) for card in state.hands[state.actor])
    allowed = (one for one in throws if breach(state, one) is None)
    return next((one for one in allowed if known_gap(place, one) is None), None)


@pytest.fixture
def exercise() -> Iterator[ExerciseTable]:
    """An exercise where a move is not known beforehand."""
    places = (staged(one) for one in shipped().exercises if one.theme == "throw")
    table = ExerciseTable(next(filter(unmeasured, places)), pace=AT_ONCE)
    table.practice.played.connect(lambda _: table.practice.script_finished())
    table.begin()
    yield table
    table.close()


def test_an_exercise_takes_a_move_back_that_nobody_could_judge(
    qtbot: QtBot, processes: Processes, exercise: ExerciseTable
) -> None:
    action = unmeasured(exercise.staged)
    assert action is not None
    for _ in range(2):
        exercise.practice.act(action)
        assert exercise.status.tone == "looking"
        qtbot.waitUntil(lambda: exercise.status.tone != "looking")
        assert exercise.status.text == (
            "Your move could not be compared just now. Please make it again."
        )
        assert not exercise.over, "it is no miss"
        assert action.card in exercise.practice.run.state.hands[exercise.staged.seat]
    processes.come_back()
    exercise.practice.act(action)
    assert exercise.status.tone == "looking"
    assert multiprocessing.active_children()


def test_the_answer_of_an_exercise_can_be_shown_while_a_move_is_compared(
    qtbot: QtBot, processes: Processes, exercise: ExerciseTable
) -> None:
    processes.come_back()
    action = unmeasured(exercise.staged)
    assert action is not None
    exercise.practice.act(action)
    bar = ExerciseBar()
    qtbot.addWidget(bar)
    bar.show_status(exercise.status)
    assert bar.answer_button.isEnabled()
    exercise.give_up()
    assert exercise.status.text.startswith("This was best:")


def test_imagined_deals_that_nobody_could_play_are_tried_again(
    qtbot: QtBot, processes: Processes, exercise: ExerciseTable
) -> None:
    exercise.give_up()
    failed = "The imagined deals could not be played just now."
    qtbot.waitUntil(lambda: failed in exercise.status.text)
    bar = ExerciseBar()
    qtbot.addWidget(bar)
    bar.show_status(exercise.status)
    assert bar.watch_button.isVisibleTo(bar)
    assert bar.watch_button.text() == "&Try again"
    processes.come_back()
    exercise.watch()
    assert failed not in exercise.status.text
    assert multiprocessing.active_children()


def test_a_file_that_nobody_could_look_through_is_no_file_without_a_code(
    qtbot: QtBot, processes: Processes, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    field = CodeField(window)
    (tmp_path / "text").write_text("no code")
    reasons: list[str] = []
    field.unreadable.connect(reasons.append)
    field.take_file(tmp_path / "text")
    qtbot.waitUntil(lambda: len(reasons) == 1)
    processes.come_back()
    field.take_file(tmp_path / "text")
    qtbot.waitUntil(lambda: len(reasons) == 2, timeout=30_000)
    assert reasons == [
        "It could not be searched just now. Please try again.",
        "There is no challenge code in this file.",
    ]


# --- jobs of many deals -------------------------------------------------------------------------


def test_a_comparison_says_that_it_failed_and_can_be_gone_on_with(
    qtbot: QtBot, processes: Processes, timeline: Timeline, tmp_path: Path
) -> None:
    keeper = ComparisonKeeper(ComparisonStore(Paths(tmp_path, tmp_path)), 5, SEAT)
    job = CompareJob(timeline, SEAT, keeper)
    with qtbot.waitSignal(job.ended):
        job.start()
    page = page_of(job, Session.of_log(timeline.log, "Classic"), (None, 0))
    assert "had to end early" in page.status
    processes.come_back()
    job.start()
    assert job.running
    assert not job.failed
    job.close()


def test_a_trial_of_rules_says_that_it_failed_and_can_be_begun_again(
    processes: Processes, qtbot: QtBot
) -> None:
    trial = Trial()
    rules = preset("classic_2p").rules
    with qtbot.waitSignal(trial.failed):
        trial.start(rules)
    processes.come_back()
    trial.start(rules)
    assert trial.running
    trial.cancel()


# --- threads ------------------------------------------------------------------------------------


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)


@pytest.mark.usefixtures("no_threads")
def test_what_a_thread_should_have_done_is_done_without_one() -> None:
    from concurrent.futures import ThreadPoolExecutor

    done: list[int] = []
    pool = ThreadPoolExecutor(1)
    assert submitted(pool, lambda: done.append(1)).done()
    failed = submitted(pool, lambda: int("nothing"))
    with pytest.raises(ValueError, match="nothing"):
        failed.result()
    assert done == [1]
    pool.shutdown()


@pytest.mark.usefixtures("no_threads")
def test_a_check_of_all_matches_for_which_there_is_no_thread_ends_with_a_problem(
    data_dir: Path,
) -> None:
    check = Examination(Paths(data_dir, data_dir).database)
    check.start()
    assert check.is_over
    assert check.problem is not None
