"""A whole match plays itself on the screen, and the screen never tells another story."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.start import read_options
from canasta_qt.view_model.pictures import ScoreSheetModel
from tests.helpers.programs.started_program import take_down, write_quick_bots
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table.table_tools import LocalPool
from tests.on_screen.play_match import check_scores, check_screen

SHORT = ("--set", 'match.end={"kind":"deals","count":2}')
"""A match of two deals; the goals of the games take ten times as many."""


@pytest.fixture
def quick_bots(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a program whose bots think in this process, and shortly."""
    monkeypatch.setattr("canasta_qt.play.match.game.BotPool", LocalPool)
    write_quick_bots(data_dir)
    return data_dir


# stand-in: `test_a_match_is_played_by_keyboard_alone`, `test_a_demonstration_plays...`
@pytest.mark.slow
@pytest.mark.parametrize("rules", ["classic_4p", "classic_2p"])
def test_a_whole_match_plays_itself_and_every_card_lies_where_the_model_says(
    qtbot: QtBot, quick_bots: Path, rules: str
) -> None:
    words = ["--demo", "--speed", "0", "--seed", "5", "--rules", rules, *SHORT]
    program = Program(read_options([*words, "--data-dir", str(quick_bots)]))
    sheets: list[ScoreSheetModel] = []

    def at_the_end_of_a_deal(sheet: ScoreSheetModel) -> None:
        check_screen(program)
        sheets.append(sheet)

    program.controller.scored.connect(at_the_end_of_a_deal)
    leave_unpainted(program.window)
    program.show()
    program.begin()
    try:
        qtbot.waitUntil(lambda: bool(sheets) and sheets[-1].match_over, timeout=100_000)
        check_scores(program, sheets[-1], whole=True)
    finally:
        take_down(program)
    assert len(sheets) > 1
    assert [len(sheet.history) for sheet in sheets] == list(range(1, len(sheets) + 1))


@pytest.mark.slow  # stand-in: `test_a_deal_is_played_by_mouse...`, `test_a_deal_to_any_company...`
@pytest.mark.parametrize("rules", ["american_old", "classic_3p", "classic_5p"])
def test_a_deal_at_other_tables_plays_itself_and_every_card_lies_where_the_model_says(
    qtbot: QtBot, quick_bots: Path, rules: str
) -> None:
    words = ["--demo", "--speed", "0", "--seed", "5", "--rules", rules]
    program = Program(read_options([*words, "--data-dir", str(quick_bots)]))
    sheets: list[ScoreSheetModel] = []

    def at_the_end_of_the_first_deal(sheet: ScoreSheetModel) -> None:
        if not sheets:
            check_scores(program, sheet, whole=False)
        sheets.append(sheet)

    program.controller.scored.connect(at_the_end_of_the_first_deal)
    leave_unpainted(program.window)
    program.show()
    program.begin()
    try:
        qtbot.waitUntil(lambda: bool(sheets))
    finally:
        take_down(program)
