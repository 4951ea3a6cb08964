"""Challenge codes in the window: typed, pasted, dropped, played, passed on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.challenges.session.code_exercise import challenge_of, exercise_of
from canasta_qt.features.challenges.session.code_match import match_of, players_here
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.features.challenges.words import code_length_text
from canasta_qt.features.learning.exercises.model.attempt import ShownExercise
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.library.match_setup import MatchChoice, create_match
from canasta_qt.play.practice_show import PracticeShow
from canasta_qt.record.challenges.challenge import Challenge, ChallengeResult, Players
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.challenges.daily import deal_of_key
from canasta_qt.record.challenges.making import challenge_of_match
from canasta_qt.record.challenges.qr import png_of
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.seeds import bot_seed
from tests.helpers.programs.match_window import Window

DAY = deal_of_key("2026-11-24").challenge(Players(1))
CODE = challenge_code(DAY)

PATIENCE_MS = 30_000
"""For a process to begin."""


@pytest.fixture
def codes(window: Window) -> Callable[[], ChallengeWindow]:
    def opened() -> ChallengeWindow:
        window.parts.challenges.codes.open()
        return window.dialog(ChallengeWindow)

    return opened


def test_a_typed_code_says_what_it_asks_and_is_played(
    window: Window, codes: Callable[[], ChallengeWindow]
) -> None:
    dialog = codes()
    assert not dialog.play.isEnabled()
    dialog.field.setPlainText(CODE.lower())
    assert dialog.head.text() == "Classic, four players"
    assert "One deal" in dialog.about.text()
    dialog.play.click()
    assert window.game.match is not None
    log = window.game.match.run.log
    assert log.seed == "SKJCTJV2SSMC24A"
    assert log.rules_name == "Classic, four players, one deal"


def test_a_wrong_letter_is_named_and_nothing_can_be_played(
    codes: Callable[[], ChallengeWindow],
) -> None:
    dialog = codes()
    wrong = CODE[:11] + ("A" if CODE[11] != "A" else "B") + CODE[12:]
    dialog.field.setPlainText(wrong)
    assert f"Did you mean “{CODE[11]}”?" in dialog.fault.text()
    assert not dialog.play.isEnabled()


def test_a_code_that_is_being_typed_is_not_called_wrong(
    codes: Callable[[], ChallengeWindow],
) -> None:
    dialog = codes()
    for letter in CODE.replace("-", "")[:-1]:
        dialog.field.insertPlainText(letter)
        assert dialog.fault.text() == ""
        assert dialog.about.text() == "The code is incomplete: its end is missing."
    dialog.field.insertPlainText(CODE[-1])
    assert dialog.head.text() == "Classic, four players"
    assert dialog.play.isEnabled()


def test_changed_rules_and_other_players_are_told_before_playing(
    codes: Callable[[], ChallengeWindow],
) -> None:
    rules = resolve("samba", {"go_out.bonus": 300})
    ours = RuleSet("Sundays", "samba", rules, preset("samba").rules)
    assert DAY.table is not None
    table = replace(DAY.table, players=Players(9))
    one = Challenge("match", "samba", rules, ours, table, result=ChallengeResult(1065, 340))
    dialog = codes()
    dialog.field.setPlainText(challenge_code(one))
    assert dialog.changed.item(0).text() == "Changed: Bonus for going out: 300 (usually 200)"
    assert "version 9" in dialog.doubts.text()
    assert dialog.to_beat.text() == "To beat: 1,065 to 340"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["message.txt", "code.png"])
def test_a_file_is_read_whether_picture_or_text(
    qtbot: QtBot, codes: Callable[[], ChallengeWindow], tmp_path: Path, name: str
) -> None:
    """In test_foreign_pictures the normal run asks read_code about both, and drops a picture."""
    path = tmp_path / name
    if name == "message.txt":
        path.write_text(f"Try this: {CODE} :-)", encoding="utf-8")
    else:
        path.write_bytes(png_of(CODE))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    dialog = codes()
    dialog.field.insertFromMimeData(data)
    qtbot.waitUntil(lambda: dialog.head.text() == "Classic, four players", timeout=PATIENCE_MS)


def test_the_match_on_the_table_becomes_a_code_with_a_picture_once_it_is_over(
    window: Window, codes: Callable[[], ChallengeWindow], tmp_path: Path
) -> None:
    window.parts.match.begin(MatchChoice())
    assert window.game.match is not None
    early = codes()
    early.show_page(1)
    assert early.code.toPlainText() == ""
    assert "once the match is over" in early.why_not.text()
    assert not early.copy.isEnabled()
    early.close()
    window.game.concede_match()
    log = window.game.match.run.log
    dialog = codes()
    dialog.show_page(1)
    code = dialog.code.toPlainText()
    assert code == challenge_code(challenge_of_match(log, players_here()))
    assert len(code.replace("-", "")) <= 33
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == code
    assert not dialog.qr.empty
    dialog._write(tmp_path / "code.png")
    assert (tmp_path / "code.png").stat().st_size > 300


def test_with_nothing_on_the_table_the_window_says_what_to_do(
    codes: Callable[[], ChallengeWindow],
) -> None:
    dialog = codes()
    dialog.show_page(1)
    assert dialog.nothing.isVisibleTo(dialog)
    assert not dialog.copy.isEnabled()


def test_two_people_play_the_same_cards_with_the_same_luck(window: Window) -> None:
    window.parts.match.begin(MatchChoice(rules="classic_partner_draw"))
    assert window.game.match is not None
    window.game.concede_match()
    log = window.game.match.run.log
    one = read_challenge(challenge_code(challenge_of_match(log, players_here())))
    run, session = create_match(match_of(one, ("You", "Ada", "Ben", "Cleo")))
    run.start_deal()
    assert run.log.deals[0].order == log.deals[0].order
    assert session.viewer == window.game.match.session.viewer
    assert bot_seed(run.log, 2) == bot_seed(log, 2)
    assert [seat.level for seat in session.seats if seat.played_by == "bot"] == ["steady"] * 3
    assert len({seat.name for seat in session.seats}) == 4


def test_an_exercise_comes_back_from_its_code_and_goes_to_the_table(
    qtbot: QtBot, window: Window, codes: Callable[[], ChallengeWindow]
) -> None:
    one = shipped().exercises[0]
    code = challenge_code(challenge_of(one))
    assert len(code) < 60
    dialog = codes()
    dialog.field.setPlainText(code)
    dialog.play.click()
    show = window.parts.stage.show
    assert isinstance(show, PracticeShow)
    assert show.exercise == ShownExercise(one, None)
    again = codes()
    assert again.what.itemText(0) == "This exercise"
    again.show_page(1)
    assert again.code.toPlainText() == code
    letters = len(code.replace("-", ""))
    assert again.length.text() == f"The code has {letters} letters."
    assert not again.with_result.isEnabled()
    again.close()
    assert window.parts.exercises.exercise is not None
    window.parts.exercises.exercise.give_up()
    told = codes()
    told.show_page(1)
    told.with_result.click()
    assert read_challenge(told.code.toPlainText()).result == ChallengeResult(0)


def test_an_exercise_made_at_home_travels_whole() -> None:
    one = replace(shipped().exercises[0], deck="mine.7")
    code = challenge_code(challenge_of(one))
    assert exercise_of(read_challenge(code)) == one
    letters = len(code.replace("-", ""))
    text = f"The code has {letters} letters. Easier to copy than to type."
    assert letters > 100
    assert code_length_text(code) == text


def test_an_exercise_that_is_not_here_is_told(
    window: Window, codes: Callable[[], ChallengeWindow]
) -> None:
    gone = Challenge("exercise", "classic_4p", preset("classic_4p").rules)
    dialog = codes()
    dialog.field.setPlainText(challenge_code(replace(gone, exercise="classic_4p/9.9/9/9")))
    dialog.play.click()
    assert dialog.fault.text() == "This exercise does not come with this version."
