"""The end of a deal counts up, the end of a match tells who won, and both lead on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.features.endings.window.columns import SideTitle
from canasta_qt.features.endings.window.count import CountTime
from canasta_qt.features.endings.window.deal_end import DealEnd
from canasta_qt.features.endings.window.match_end import MatchEnd
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits, mark_colour
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.ui.style.theme import tint
from canasta_qt.view_model.endings import (
    CanastaModel,
    DealEnding,
    EndingSide,
    Highlight,
    MatchEnding,
    PersonModel,
)
from canasta_qt.view_model.pictures import ButtonId, ScoreSheetModel
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import sheet
from tests.helpers.programs.match_window import Window, a_finished_match
from tests.helpers.workers import no_work

KINGS = CanastaModel("Kh", "natural", 7, 0, "7 kings")
TENS = CanastaModel("Tc", "mixed", 5, 2, "5 tens and 2 twos")

Opened = Callable[..., TablePanel]


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    """What panels stand on: a table of a small screen."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1024, 568)
    widget.show()
    return widget


def deal(**changes: object) -> ScoreSheetModel:
    ending = DealEnding(
        "You went out",
        "Deal 3 · Classic",
        "Vera leads by 105.",
        ((PersonModel("You", "face-1"),), (PersonModel("Vera", "face-3"),)),
        ((KINGS, TENS), ()),
        out=0,
    )
    return sheet(**{"ending": ending, **changes})


def deal_end(ground: QWidget, model: ScoreSheetModel, tempo: Tempo = AT_ONCE) -> DealEnd:
    assert model.ending is not None
    panel = DealEnd(model, model.ending, CardArt(RESOURCES, ground))
    panel.open_on(ground, tempo)
    return panel


def shown_points(panel: DealEnd) -> list[str]:
    return [column.points.text for column in panel.columns]


# --- the end of a deal ----------------------------------------------------------------------


def test_what_the_deal_brought_and_how_it_stands_come_first(ground: QWidget) -> None:
    panel = deal_end(ground, deal())
    assert panel.headline.text() == "You went out"
    assert shown_points(panel) == ["+215", "+700"]
    assert panel.standing.text() == "Vera leads by 105."
    assert [column.title.name for column in panel.columns] == ["You", "Vera"]


def test_the_canastas_are_shown_as_cards_and_told(ground: QWidget) -> None:
    panel = deal_end(ground, deal())
    first, second = (column.canastas for column in panel.columns)
    assert len(first.places()[1]) == 2
    assert second.places()[1] == []
    assert first.accessibleDescription() == "7 kings; 5 tens and 2 twos"


def test_the_lines_come_in_turn_then_the_totals_then_the_bars() -> None:
    time = CountTime.of(deal(), Tempo())
    assert time.revealed(0) == 0
    assert time.revealed(230) > 1
    assert time.rolled(3 * 220) == 0
    assert 0.5 < time.rolled(3 * 220 + 450) < 1
    assert time.grown(3 * 220 + 900) == 0
    assert time.grown(time.lasts) == 1


def test_where_nothing_shall_move_all_is_there_after_a_fade() -> None:
    time = CountTime.of(deal(), Tempo(still=True))
    assert time.lasts == 120
    assert time.revealed(0) == 3


def test_a_key_ends_the_count_and_the_next_one_goes_on(ground: QWidget, qtbot: QtBot) -> None:
    panel = deal_end(ground, deal(), Tempo())
    assert panel.counting
    assert shown_points(panel) == ["0", "0"]
    with qtbot.assertNotEmitted(panel.next_asked):
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert not panel.counting
    assert shown_points(panel) == ["+215", "+700"]
    assert panel.main is not None
    assert panel.main.hasFocus()
    with qtbot.waitSignal(panel.next_asked):
        qtbot.keyClick(panel.main, Qt.Key.Key_Return)
    assert panel.gone


def test_a_click_ends_the_count(ground: QWidget, qtbot: QtBot) -> None:
    panel = deal_end(ground, deal(), Tempo())
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not panel.counting
    assert not panel.gone


def test_esc_looks_at_the_table_and_starts_nothing(ground: QWidget, qtbot: QtBot) -> None:
    panel = deal_end(ground, deal())
    with qtbot.assertNotEmitted(panel.next_asked):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.gone


def test_there_is_one_filled_button(ground: QWidget) -> None:
    for panel in (deal_end(ground, deal()), match_end(ground)):
        buttons = panel.surface.findChildren(QPushButton)
        assert sum(button.property("look") == "primary" for button in buttons) == 1


@pytest.mark.parametrize(
    # the fewest and the most stand for those between
    "sides",
    [2, 6, *(pytest.param(sides, marks=pytest.mark.slow) for sides in (3, 4, 5))],
)
def test_it_fits_the_smallest_table_with_any_number_of_sides(ground: QWidget, sides: int) -> None:
    ground.resize(800, 480)
    numbers = tuple(range(-300, -300 + 400 * sides, 400))
    lines = tuple(replace(line, points=numbers) for line in sheet().lines * 3)
    ending = DealEnding("You went out", "Deal 3", "Level.", ((),) * sides, ((KINGS,),) * sides)
    model = deal(
        sides=tuple("ABCDEF"[:sides]),
        lines=lines,
        deal_totals=numbers,
        before=numbers,
        totals=numbers,
        history=(numbers,),
        ending=ending,
    )
    panel = deal_end(ground, model)
    QApplication.processEvents()
    assert panel.surface.minimumSizeHint().width() <= panel.surface.width()
    assert panel.surface.minimumSizeHint().height() <= panel.surface.height()
    assert panel.main is not None
    assert panel.surface.rect().contains(panel.main.geometry())


def test_the_keys_stay_within_the_panel(ground: QWidget, qtbot: QtBot) -> None:
    other = QPushButton("below", ground)
    other.show()
    panel = deal_end(ground, deal())
    seen = set()
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not other
        seen.add(focus)
    assert {panel.main, panel.replay, panel.score_sheet, panel.look} <= seen


def test_all_is_said_to_those_who_cannot_see_it(ground: QWidget) -> None:
    said = deal_end(ground, deal()).spoken()
    for words in ("You went out", "Mixed canastas: You 300, Vera 600", "Total: You 355", "by 105"):
        assert words in said


# --- the end of a match -----------------------------------------------------------------------


def ending(moments: int = 3) -> MatchEnding:
    return MatchEnding(
        "You & Otto win",
        "by 1,025 points, after 6 deals",
        (
            EndingSide("You & Otto", 5310, (PersonModel("You", "face-1"),), won=True),
            EndingSide("Vera & Nina", 4285, (PersonModel("Vera", "face-3"),), won=False),
        ),
        ((445, 615), (5310, 4285)),
        5000,
        tuple(Highlight(f"Moment {n}", "it was so", KINGS) for n in range(moments)),
        we_won=True,
    )


def match_end(ground: QWidget, told: MatchEnding | None = None) -> MatchEnd:
    panel = MatchEnd(told or ending(), CardArt(RESOURCES, ground), Portraits(RESOURCES))
    panel.open_on(ground)
    return panel


def test_who_won_by_how_much_and_the_faces_of_those(ground: QWidget) -> None:
    panel = match_end(ground)
    assert panel.title.text() == "You & Otto win"
    assert panel.detail.text() == "by 1,025 points, after 6 deals"
    assert panel.faces.accessibleName() == "You"
    assert "Vera & Nina: 4285" in panel.spoken()


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("main", "again_asked"),
        ("new", "new_asked"),
        ("review", "review_asked"),
        ("compare", "compare_asked"),
    ],
)
def test_each_way_on_is_a_button(ground: QWidget, qtbot: QtBot, button: str, signal: str) -> None:
    panel = match_end(ground)
    with qtbot.waitSignal(getattr(panel, signal)):
        getattr(panel, button).click()
    assert panel.gone


@pytest.mark.parametrize(
    # what fits the smallest fits the others
    "size",
    [
        (800, 480),
        *(
            pytest.param(size, marks=pytest.mark.slow)
            for size in ((1024, 568), (1366, 740), (2560, 1400))
        ),
    ],
)
def test_the_end_of_a_match_fits_every_table(ground: QWidget, size: tuple[int, int]) -> None:
    ground.resize(*size)
    panel = match_end(ground)
    QApplication.processEvents()
    assert panel.surface.minimumSizeHint().width() <= panel.surface.width()
    assert panel.surface.minimumSizeHint().height() <= panel.surface.height()


def test_a_match_without_a_finished_deal_shows_no_empty_chart(ground: QWidget) -> None:
    panel = match_end(ground, replace(ending(0), history=()))
    assert not panel.chart.isVisible()
    told = [label.text() for label in panel.surface.findChildren(QLabel) if label.isVisible()]
    assert "No deal of this match was finished." in told


def test_the_winners_stand_first_also_with_fewer_points(ground: QWidget) -> None:
    told = ending()
    sides = (replace(told.sides[0], won=False), replace(told.sides[1], won=True))
    panel = match_end(ground, replace(told, sides=sides))
    assert [one.name for one in panel.findChildren(SideTitle)] == ["Vera & Nina", "You & Otto"]


def test_the_bars_and_the_chart_have_the_colours_of_the_table(ground: QWidget) -> None:
    from canasta_qt.ui.parts.figures import side_colour

    assert [side_colour(side) for side in range(2)] == [mark_colour(0), mark_colour(1)]
    assert side_colour(0) == tint("side_1")


# --- in the program -----------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path / "data")


def test_after_the_last_deal_comes_the_match_and_no_dead_end(window: Window, qtbot: QtBot) -> None:
    window.parts.match.resume(a_finished_match())
    window.parts.sheets.show_deal_end()
    last = window.dialog(DealEnd)
    assert last.main is not None
    assert last.main.text().replace("&", "") == "Result of the match"
    last.main.click()
    end = window.dialog(MatchEnd)
    assert end.ending.moments
    end.close_button.click()
    model = window.table.model
    assert model is not None
    assert [one.id for one in model.buttons] == [
        ButtonId.PLAY_AGAIN, ButtonId.NEW_MATCH, ButtonId.REVIEW, ButtonId.COMPARE,
        ButtonId.RESULT,
    ]  # fmt: skip
    result = window.table.buttons.button(ButtonId.RESULT)
    assert result is not None
    result.click()
    assert window.dialog(MatchEnd).title.text() == end.ending.title
    window.close()


@pytest.mark.parametrize("way", [ButtonId.REVIEW, ButtonId.PLAY_AGAIN])
def test_the_buttons_of_the_table_lead_on_after_a_match(
    window: Window, way: ButtonId, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(monkeypatch)
    window.parts.match.resume(a_finished_match())
    before = window.game.match
    window.game.input.press(way)
    if way is ButtonId.REVIEW:
        assert window.parts.reviews.review is not None
    else:
        assert window.game.match is not before
        assert window.game.match is not None
        assert window.game.match.run.outcome() is None
    window.close()


def test_a_menu_command_leaves_a_question(window: Window) -> None:
    from canasta_qt.play.scene.panels.choice import Question

    window.parts.match.begin(MatchChoice(seed=3))
    window.table.skip()
    window.do("concede_match")
    assert window.dialog(Question)
    window.do("skip")
    assert not [one for one in window.window.findChildren(Question) if one.isVisible()]
    window.close()


def test_where_the_foot_has_less_room_words_stand_alone(ground: QWidget) -> None:
    panel = deal_end(ground, deal())
    ways = (panel.review, panel.compare, panel.replay, panel.score_sheet, panel.look)
    assert all(one.text() for one in ways)
    assert all(one.icon().isNull() for one in ways)
    ground.resize(1400, 568)
    assert not any(one.icon().isNull() for one in ways)


def test_where_the_foot_has_no_room_for_words_icons_stand_alone(ground: QWidget) -> None:
    panel = deal_end(ground, deal())
    assert panel.replay.text() == "Re&play"
    ground.resize(560, 568)
    assert panel.replay.text() == ""
    assert not panel.replay.icon().isNull()
    assert panel.replay.accessibleName() == "Replay"
    assert panel.replay.toolTip()
    assert panel.main is not None
    assert panel.main.text() == "&Next deal"
    ground.resize(1024, 568)
    assert panel.replay.text() == "Re&play"


def test_every_button_of_a_narrow_match_end_is_whole(ground: QWidget) -> None:
    panel = match_end(ground)
    ground.resize(700, 568)
    QApplication.processEvents()
    buttons = [one for one in panel.findChildren(QPushButton) if one.isVisible()]
    assert all(one.width() >= one.minimumSizeHint().width() for one in buttons)
