"""A match that cannot be saved: a mark stays, nothing is lost unasked, and it is rescued."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.actions import Action
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from tests.helpers.deals.matches import new_run
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter, message_of, until_my_turn
from tests.helpers.screen.windows import leave_unpainted

WORDS = ("--rules", "classic_2p", "--seed", "3")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home and a folder for passing files of this test alone."""
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def let_write(program: Program, yes: bool) -> None:
    """Whether SQLite writes the file of the matches."""
    with program.store.database.reading() as connection:
        connection.execute(f"PRAGMA query_only = {'OFF' if yes else 'ON'}")


@pytest.fixture
def stuck(started: Starter, qtbot: QtBot) -> Program:
    """A match on the table whose last move, the only one since then, could not be saved."""
    program = started(*WORDS)
    leave_unpainted(program.window)
    until_my_turn(qtbot, program)
    let_write(program, yes=False)
    program.controller.input.press(ButtonId.DRAW)
    qtbot.waitUntil(lambda: program.table.is_still)
    return program


def log_of(program: Program) -> str:
    match = program.controller.match
    assert match is not None
    return dumps(match.run.log)


def stored(program: Program) -> list[str]:
    return [program.store.text(match) for match in program.store.ids()]


def question(program: Program) -> Question | None:
    return next((one for one in program.window.findChildren(Question) if one.isVisible()), None)


def answers(program: Program) -> dict[str, QPushButton]:
    """The answers of the question on the table, by their words."""
    shown = question(program)
    assert shown is not None
    return {answer.text().replace("&", ""): answer for answer in shown.answers}


def test_a_mark_says_why_and_stays_until_saving_succeeds_again(stuck: Program) -> None:
    mark = stuck.window.unsaved
    assert mark.isVisible()
    assert mark.accessibleName() == mark.text() == "1 move is not saved"
    assert "matches.db" in mark.accessibleDescription()
    assert "Free some space" in mark.toolTip()
    mark.click()
    assert list(answers(stuck)) == ["Wait", "Save elsewhere…"]
    answers(stuck)["Wait"].click()
    assert question(stuck) is None
    Parts(stuck.context).unsaved._try_again()
    assert mark.isVisible()
    let_write(stuck, yes=True)
    Parts(stuck.context).unsaved._try_again()
    assert not mark.isVisible()
    assert stored(stuck) == [log_of(stuck)]


def test_the_mark_counts_the_moves(stuck: Program, qtbot: QtBot) -> None:
    cards = stuck.controller.input
    match = stuck.controller.match
    assert match is not None
    hand = match.presenter.model().seats[0].hand
    before = len(match.run.log.deals[-1].entries)
    for card in hand:
        cards.drop((card.token,), Zone(ZoneKind.PILE))
        if len(match.run.log.deals[-1].entries) > before:
            break
    until_my_turn(qtbot, stuck)
    made = len(match.run.log.deals[-1].entries) - before + 1
    assert stuck.window.unsaved.text() == f"{made} moves are not saved"


WAYS: dict[str, Callable[[Program], object]] = {
    "close": lambda program: program.window.close(),
    "quit": lambda program: program.window.menus.actions["quit"].trigger(),
    "welcome": lambda program: program.window.menus.actions["welcome"].trigger(),
    "new match": lambda program: Parts(program.context).chooser.same_again(),
    "another": lambda program: Parts(program.context).match.resume(
        Parts(program.context).match._controller.match.run.log  # type: ignore[union-attr]
    ),
}


def test_no_way_out_loses_a_move_unasked_and_who_lets_it_go_may_close(
    stuck: Program, home: Path
) -> None:
    before = log_of(stuck)
    for way, leave in WAYS.items():
        leave(stuck)
        closing = way in ("close", "quit")
        lose = f"{'Close' if closing else 'Leave'} and lose 1 move"
        assert set(answers(stuck)) == {lose, "Wait", "Save elsewhere…"}, way
        answers(stuck)["Wait"].click()
        assert question(stuck) is None, way
        assert stuck.window.isVisible(), way
        assert log_of(stuck) == before, way
    stuck.window.close()
    answers(stuck)["Close and lose 1 move"].click()
    assert not stuck.window.isVisible()
    stuck.close()
    assert not list(home.rglob("*.canasta"))


def test_saved_elsewhere_it_can_be_read_again_and_nothing_is_asked(
    stuck: Program, tmp_path: Path
) -> None:
    from canasta_qt.features.history.session import read_match

    assert not Parts(stuck.context).unsaved.save_to(tmp_path / "no" / "such" / "file.canasta")
    assert "still on the table" in message_of(stuck)
    file = tmp_path / "stick.canasta"
    assert Parts(stuck.context).unsaved.save_to(file)
    assert dumps(read_match(file).log) == log_of(stuck)
    stuck.window.close()
    assert not stuck.window.isVisible()


def test_nothing_is_asked_where_there_is_room_again(stuck: Program) -> None:
    let_write(stuck, yes=True)
    stuck.window.close()
    assert not stuck.window.isVisible()
    assert stored(stuck) == [log_of(stuck)]


@pytest.mark.parametrize("end", ["signal", "log-out"])
def test_an_end_that_asks_nobody_rescues_the_match_for_the_next_start(
    stuck: Program, started: Starter, home: Path, end: str, capsys: pytest.CaptureFixture[str]
) -> None:
    played = log_of(stuck)
    if end == "signal":
        stuck.window.close_unasked()
        stuck.close()
        assert "could not be saved; it is in" in capsys.readouterr().err
    else:
        stuck._session_ends()
        assert question(stuck) is None
        stuck.window.close()
        assert not stuck.window.isVisible(), "what is in a file is at risk no more"
        stuck.close()
    again = started()
    assert "1 move was rescued" in message_of(again)
    assert stored(again) == [played]
    waiting = Parts(again.context).waits.match
    assert waiting is not None
    assert dumps(waiting.unfinished.log) == played
    assert not list(home.rglob("canasta-qt-rescued*")), "it is rescued once"


def test_where_the_data_folder_takes_nothing_it_is_rescued_at_home(
    stuck: Program, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from canasta_qt.storage.files import StorageCode, StorageProblem, write_atomically
    from canasta_qt.storage.salvage import rescue

    def full(path: Path, text: str) -> None:
        if path.parent == stuck.paths.data:
            raise StorageProblem(StorageCode.NOT_WRITABLE, path, "No space left on device")
        write_atomically(path, text)

    monkeypatch.setattr(rescue, "write_atomically", full)
    played = log_of(stuck)
    assert Parts(stuck.context).unsaved.rescue() is None
    assert Parts(stuck.context).unsaved.rescued is not None
    assert Parts(stuck.context).unsaved.rescued.parent == home
    ((_, log),) = rescue.rescued(stuck.paths.data)
    assert dumps(log) == played


def test_a_log_out_that_does_not_come_leaves_no_file_behind(stuck: Program) -> None:
    stuck._session_ends()
    rescued = Parts(stuck.context).unsaved.rescued
    assert rescued is not None
    let_write(stuck, yes=True)
    Parts(stuck.context).unsaved._try_again()
    assert not rescued.exists()


def test_where_no_folder_for_temporary_files_can_be_written_to_the_others_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk; the program starts there all the same."""
    from canasta_qt.storage.salvage import rescue

    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr("tempfile.gettempdir", none)
    assert rescue.rescued(tmp_path) == []
    log = new_run().log
    assert rescue.rescue(log, tmp_path).parent == tmp_path
    assert [found for _, found in rescue.rescued(tmp_path)] == [log]


def test_a_rescued_match_never_overwrites_one_that_was_played_on(started: Starter) -> None:
    from canasta_qt.library.match_saver import store_rescued
    from tests.helpers.deals.matches import new_run, play_on

    program = started()
    short, long = play_on(new_run(seed=5), 6).log, play_on(new_run(seed=5), 12).log
    store = program.store
    store.rewrite(None, long, "Classic", 1.0)
    assert store_rescued(store, short) == 0
    assert stored(program) == [dumps(long)]
    other = MatchRun.from_log(short)
    other.play(next(iter(_other_moves(other, long))))
    assert store_rescued(store, other.log)
    assert stored(program) == [dumps(long), dumps(other.log)]


def _other_moves(run: MatchRun, played: MatchLog) -> list[Action]:
    """Legal moves that were not made there."""
    from canasta_qt.engine.movegen.legal_actions import legal_actions

    made = played.deals[-1].entries[len(run.log.deals[-1].entries)].action
    return [one for one in legal_actions(run.state) if one != made]
