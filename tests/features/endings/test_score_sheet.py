"""The score sheet says everything, and its buttons lead on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.features.endings.window.score_sheet import ScoreSheet, paper
from canasta_qt.ui.cards.symbols import mark_colour, mark_path
from canasta_qt.ui.parts.figures import side_pen
from canasta_qt.ui.style.theme import set_current
from canasta_qt.ui.style.tokens import EVENING, THEMES
from canasta_qt.ui.widgets.charts import TotalsChart, grid_step
from canasta_qt.ui.widgets.problems import TroubleBox
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.view_model.pictures import ScoreLineModel, ScoreSheetModel
from canasta_qt.view_model.session import Session, plain_seats
from canasta_qt.words.score_sheet import score_sheet
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.fake_game import sheet

GROUNDS: list[QWidget] = []
"""What panels stand on; they go with it."""


def opened(qtbot: QtBot, sheets: list[ScoreSheetModel]) -> ScoreSheet:
    """The panel over a window of the smallest screen."""
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(1024, 560)
    ground.show()
    panel = ScoreSheet(sheets)
    panel.open_on(ground)
    GROUNDS.append(ground)
    return panel


def shown(qtbot: QtBot, **changes: object) -> ScoreSheet:
    return opened(qtbot, [sheet(**changes)])


def rows(dialog: ScoreSheet) -> list[list[str]]:
    table = dialog.table
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def button(dialog: ScoreSheet, text: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text() == text)


def test_every_line_of_the_deal_is_there_with_its_sums(qtbot: QtBot) -> None:
    assert rows(shown(qtbot)) == [
        ["Mixed canastas", "300", "600"],
        ["Going out", "–", "100"],
        ["Cards in hand", "−85", "0"],
        ["This deal", "215", "700"],
        ["Before", "140", "−240"],
        ["Total", "355", "460"],
    ]


def test_the_header_of_each_line_is_what_it_is_about(qtbot: QtBot) -> None:
    table = shown(qtbot).table
    for row in range(table.rowCount()):
        label, header = table.item(row, 0), table.verticalHeaderItem(row)
        assert label is not None
        assert header is not None
        assert header.text() == label.text()


def test_numbers_stand_at_the_right_and_sums_are_bold(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    table = dialog.table
    assert all(
        table.item(row, 1).textAlignment() & Qt.AlignmentFlag.AlignRight
        for row in range(table.rowCount())
    )
    assert [table.item(row, 0).font().bold() for row in range(table.rowCount())] == [
        False, False, False, True, False, True,
    ]  # fmt: skip


def test_details_are_tooltips(qtbot: QtBot) -> None:
    assert shown(qtbot).table.item(0, 1).toolTip() == "Sevens"


def test_enter_and_esc_close_it(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = shown(qtbot)
        with qtbot.waitSignal(dialog.finished):
            qtbot.keyClick(dialog, key)
        assert not dialog.isVisible()


def test_the_winner_and_the_margin_come_first(qtbot: QtBot) -> None:
    dialog = shown(qtbot, match_over=True, verdict="You win by 640")
    assert dialog.findChild(QLabel, "headline").text() == "You win by 640"


def test_a_sheet_can_be_closed_copied_and_watched_again(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    buttons = {one.text().replace("&", "") for one in dialog.findChildren(QPushButton)}
    assert buttons == {"Close", "Keep a copy", "Replay this deal"}


def test_the_sheets_of_earlier_deals_can_be_turned_back_to(qtbot: QtBot) -> None:
    before = sheet(title="Deal 2", outcome="You went out.", totals=(140, -240))
    dialog = opened(qtbot, [before, sheet()])
    assert dialog.page.sheet.title == "Deal 3"
    assert not dialog.later.isEnabled()
    dialog.earlier.click()
    assert dialog.accessibleName() == "Deal 2"
    assert rows(dialog)[-1] == ["Total", "140", "−240"]
    assert not dialog.earlier.isEnabled()
    dialog.later.click()
    assert rows(dialog)[-1] == ["Total", "355", "460"]


def test_the_sheet_fits_the_smallest_screen(qtbot: QtBot) -> None:
    lines = sheet().lines * 6
    dialog = shown(qtbot, lines=lines, match_over=True, verdict="You win by 640")
    assert dialog.surface.minimumSizeHint().width() <= dialog.surface.width() <= 1000
    assert dialog.surface.minimumSizeHint().height() <= dialog.surface.height() <= 560


NAMES = ("You", "Maximilian-Johan", "Vera", "Emil", "Ida", "Otto")


def test_a_large_window_has_a_large_sheet_in_larger_words(qtbot: QtBot) -> None:
    found = {}
    for room in (QSize(1024, 560), QSize(1640, 960)):
        panel = shown(qtbot, sides=("You & Otto", "Vera & Nina"))
        panel.table.resize(panel.wished(room) * 0.55)
        item, total = panel.table.item(0, 1), panel.table.item(panel.table.rowCount() - 1, 1)
        assert item is not None
        assert total is not None
        assert total.font().weight() > item.font().weight()
        size, column = item.font().pointSizeF(), panel.table.columnWidth(1)
        found[room.width()] = (panel.wished(room), size, column)
    (small, words, column), (large, larger, wider) = found.values()
    assert large.width() > 1.3 * small.width()
    assert large.height() > 1.2 * small.height()
    assert larger > words
    assert wider > column


COUNTS = [2, 6, *(pytest.param(count, marks=pytest.mark.slow) for count in (3, 4, 5))]
"""How many sides; the fewest and the most stand for those between."""


def for_so_many(
    qtbot: QtBot, count: int, names: tuple[str, ...] = NAMES, **changes: object
) -> ScoreSheet:
    """A sheet with a column for each of so many people."""
    numbers = tuple(range(-1200, -1200 + 2400 * count, 2400))
    labels = [f"Line {i}" for i in range(12)] + ["Incomplete aces and sevens"]
    return shown(
        qtbot,
        sides=names[:count],
        lines=tuple(ScoreLineModel(label, numbers) for label in labels),
        deal_totals=numbers,
        before=numbers,
        totals=numbers,
        history=(numbers, numbers),
        **changes,
    )


@pytest.mark.parametrize("count", COUNTS)
def test_every_number_can_be_read_in_a_large_window(qtbot: QtBot, count: int) -> None:
    panel = for_so_many(qtbot, count)
    table = panel.table
    table.resize(panel.wished(QSize(1640, 960)) * 0.55)
    for row in range(table.rowCount()):
        for column in range(1, table.columnCount()):
            item = table.item(row, column)
            words = QFontMetricsF(item.font()).horizontalAdvance(item.text())
            assert words + 8 <= table.columnWidth(column)


@pytest.mark.parametrize("count", COUNTS)
def test_every_column_can_be_read_on_the_smallest_screen(qtbot: QtBot, count: int) -> None:
    dialog = for_so_many(qtbot, count, match_over=True, verdict="Vera wins by 640 points")
    assert dialog.surface.width() <= 1000
    assert dialog.surface.height() <= 560
    table = dialog.table
    assert not table.horizontalScrollBar().isVisible()
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(row, column)
            words = QFontMetricsF(item.font()).horizontalAdvance(item.text())
            assert words <= table.columnWidth(column)


def test_long_names_stand_in_two_lines_or_are_shortened_with_the_whole_as_a_tip(
    qtbot: QtBot,
) -> None:
    pair = "Maximilian-Johan & Konstantin-Alex"
    dialog = shown(qtbot, sides=("You & Vera", pair))
    heading = dialog.table.horizontalHeaderItem(2)
    assert heading.text() == "Maximilian-Johan &\nKonstantin-Alex"
    assert heading.toolTip() == pair
    six = for_so_many(qtbot, 6)
    alone = six.table.horizontalHeaderItem(2)
    assert alone.text().endswith("…")
    assert alone.toolTip() == NAMES[1]


def test_long_names_of_three_sides_leave_the_lines_their_room(qtbot: QtBot) -> None:
    names = ("Even-tempered Wilhelmina & Otto", "Rosalind & Bartholomew", "Annemarie & Friedhelm")
    table = for_so_many(qtbot, 3, names).table
    for room in (452, 700, 452):
        table.resize(room, 370)
        widths = [table.columnWidth(column) for column in range(4)]
        assert sum(widths) <= table.viewport().width()
        item = table.item(0, 0)
        assert widths[0] >= QFontMetricsF(item.font()).horizontalAdvance(item.text())
    assert "\n" in table.horizontalHeaderItem(2).text()


def test_six_lines_of_the_chart_differ_in_stroke_and_mark_as_well_as_in_colour() -> None:
    strokes = {tuple(side_pen(side).dashPattern()) for side in range(6)}
    colours = {side_pen(side).color().name() for side in range(6)}
    at = QPointF(0, 0)
    marks = {str(mark_path(side, at, 4.0).toFillPolygon().toList()) for side in range(6)}
    assert len(strokes) == len(colours) == len(marks) == 6


@pytest.mark.parametrize("theme", THEMES)
def test_the_lines_stand_out_from_windows_and_paper(theme: str) -> None:
    set_current(THEMES[theme])
    for side in range(6):
        for ground in (THEMES[theme].room, THEMES[theme].surface):
            assert contrast(side_pen(side).color(), QColor(ground)) >= 3.0
        on_paper = side_pen(side, on_paper=True).color()
        assert contrast(on_paper, QColor("#ffffff")) >= 3.0
    set_current(EVENING)


def test_the_marks_on_the_table_stand_out_from_their_disc() -> None:
    for side in range(6):
        assert contrast(mark_colour(side), QColor(EVENING.felt_edge)) >= 6.0


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as the accessibility guidelines count it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_first_deal_without_points_can_be_drawn(qtbot: QtBot) -> None:
    chart = TotalsChart(("We", "They"), [(0, 0)], None)
    qtbot.addWidget(chart)
    assert not chart.grab().isNull()


def test_the_grid_keeps_to_round_numbers() -> None:
    assert grid_step(-300, 5000) == 1000
    assert grid_step(0, 500) == 100


@pytest.mark.parametrize("height", [60, 90, 150, 400])
def test_numbers_of_the_grid_never_touch(qtbot: QtBot, height: int) -> None:
    history = [(1800, 400), (9770, -315)]
    chart = TotalsChart(("We", "They"), history, 5000)
    qtbot.addWidget(chart)
    values = chart._grid_values(height)
    assert values[0] <= -315
    assert values[-1] >= 9770
    assert height / (len(values) - 1) >= chart.fontMetrics().height() or len(values) <= 3


def test_numbers_have_a_true_minus_and_a_dash_for_nothing() -> None:
    assert [number_text(1240), number_text(-85), number_text(0), number_text(None)] == [
        "1,240",
        "−85",
        "0",
        "–",
    ]


# --- the cards behind a line, the whole match, copies -------------------------------------------


def earlier() -> list[ScoreSheetModel]:
    """Two deals: the sheet of the first, and that of the second."""
    first = sheet(
        title="Deal 1",
        lines=(ScoreLineModel("Going out", (100, None), kind="going_out"),),
        deal_totals=(100, 0),
        before=(0, 0),
        totals=(100, 0),
        history=((100, 0),),
    )
    lines = (
        ScoreLineModel("Mixed canastas", (300, 600), kind="mixed_canasta"),
        ScoreLineModel("Going out", (100, None), kind="going_out"),
    )
    second = sheet(
        title="Deal 2",
        lines=lines,
        deal_totals=(400, 600),
        before=(100, 0),
        totals=(500, 600),
        history=((100, 0), (500, 600)),
    )
    return [first, second]


def test_a_line_says_on_hover_which_cards_it_comes_from(qtbot: QtBot) -> None:
    line = ScoreLineModel("Red threes", (100, 200), origins=("a red three", "2 red threes"))
    table = shown(qtbot, lines=(line,)).table
    assert [table.item(0, column).toolTip() for column in range(3)] == [
        "You: a red three\nVera: 2 red threes",
        "a red three",
        "2 red threes",
    ]


def test_the_cards_behind_a_real_score_are_those_of_its_lines() -> None:
    run = play_deal(new_run(seed=3))
    model = score_sheet(run, Session(plain_seats(4), "Classic"))
    booked = run.finish_deal()
    for line in model.lines:
        for side, origin in enumerate(line.origins):
            cards = [
                card for one in booked[side].lines if one.kind == line.kind for card in one.cards
            ]
            assert bool(origin) == bool(cards)
    assert model.bands == ((-1_000_000, 15), (0, 50), (1500, 90), (3000, 120))


def test_the_whole_match_sums_up_its_lines_and_lists_its_deals(qtbot: QtBot) -> None:
    dialog = opened(qtbot, earlier())
    dialog.whole.setChecked(True)
    assert rows(dialog) == [
        ["Mixed canastas", "300", "600"],
        ["Going out", "200", "–"],
        ["Deal 1", "100", "0"],
        ["Deal 2", "400", "600"],
        ["Total", "500", "600"],
    ]
    assert not dialog.earlier.isEnabled()
    dialog.whole.setChecked(False)
    assert rows(dialog)[-2:] == [["Before", "100", "0"], ["Total", "500", "600"]]
    assert dialog.earlier.isEnabled()


def test_the_sheets_are_copied_as_text(qtbot: QtBot) -> None:
    dialog = opened(qtbot, earlier())
    dialog.share.copy_text()
    text = QGuiApplication.clipboard().text()
    pages = text.split("\n\n")
    assert pages[0] == "Deal 1. Vera went out."
    assert pages[1].splitlines() == [
        "                You      Vera",
        "Going out       100         –",
        "This deal       100         0",
        "Before            0         0",
        "Total           100         0",
    ]
    assert "The match after 2 deals" in text


def test_the_sheets_are_saved_as_a_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, earlier())
    dialog.share.save_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    written = paper(earlier()).toPlainText()
    assert "Deal 2" in written
    assert "Mixed canastas" in written


def test_a_pdf_that_cannot_be_written_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, earlier())
    dialog.share.save_pdf(tmp_path / "nowhere" / "sheet.pdf")
    (box,) = dialog.findChildren(TroubleBox)
    assert "nowhere" in box.informativeText()
    assert box.detailedText()
    box.close()


def test_the_chart_shades_what_openings_need() -> None:
    plain = TotalsChart(("You",), ((400,), (4200,)), 5000)
    banded = TotalsChart(("You",), ((400,), (4200,)), 5000, bands=((0, 50), (1500, 90)))
    pictures = []
    for chart in (plain, banded):
        chart.resize(300, 200)
        pictures.append(chart.grab().toImage().pixelColor(150, 20))
    assert pictures[0] != pictures[1]


def test_the_keys_for_copying_reach_the_sheet_from_its_table(qtbot: QtBot) -> None:
    dialog = opened(qtbot, earlier())
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Deal 1.")


def test_a_refused_print_prints_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtPrintSupport import QPrintDialog

    asked: list[object] = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda box: asked.append(box) or 0)
    monkeypatch.setattr(
        "canasta_qt.features.endings.window.score_sheet.paper", lambda _: pytest.fail("printed")
    )
    dialog = opened(qtbot, earlier())
    dialog.share.ask_to_print()
    assert len(asked) == 1
