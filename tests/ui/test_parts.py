"""Parts of windows: what they say to keys and readers, and how they look after themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.ui.controls.looks import as_row
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.parts.figures import side_colour, side_fill, side_pen
from canasta_qt.ui.parts.growing import grow_all
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.panel import TablePanel, panels_on, with_free_letter
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.ui.parts.segmented import Segmented, SwitchRow
from canasta_qt.ui.parts.swatches import Swatch, SwatchChoice
from canasta_qt.ui.parts.words import TONES, Chip, Words
from canasta_qt.ui.style import icons, motion
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.ui.style.theme import set_current, tint
from canasta_qt.ui.style.tokens import MOTION, THEMES
from tests.helpers.cases import for_each
from tests.helpers.screen.contrast import contrast
from tests.helpers.screen.looks import LOOKS


@pytest.fixture(autouse=True)
def nothing_moves() -> Iterator[None]:
    motion.set_pace(0.0, reduced=False)
    yield
    motion.set_pace(1.0, reduced=False)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(made)
    made.resize(1024, 560)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def plain(width: float, ratio: float) -> QPixmap:
    """A picture without anything."""
    pixmap = QPixmap(round(width * ratio), round(width * ratio))
    pixmap.fill(Qt.GlobalColor.white)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


LENGTHS = (("deal", "One deal"), ("short", "To 2,000"), ("long", "To 5,000"))


# --- choices ------------------------------------------------------------------------------------


def test_a_segmented_choice_is_a_choice_of_one_to_keys_and_readers(
    table: QWidget, qtbot: QtBot
) -> None:
    choice = Segmented(LENGTHS, "Length", table)
    choice.show()
    told = QSignalSpy(choice.chosen)
    assert choice.value() == "deal"
    assert {role(one) for one in choice.segments} == {QAccessible.Role.RadioButton}
    choice.segments[0].setFocus()
    QTest.keyClick(choice.segments[0], Qt.Key.Key_Right)
    assert choice.value() == "short"
    assert told.at(told.count() - 1) == ["short"]
    choice.set_value("long")
    stops = [bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) for one in choice.segments]
    assert stops == [False, False, True], "Tab goes to what is chosen"
    QTest.mouseClick(choice.segments[2], Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert choice.value() == "long"


def test_what_the_program_chooses_is_not_told(table: QWidget) -> None:
    choice = Segmented(LENGTHS, "Length", table)
    told = QSignalSpy(choice.chosen)
    choice.set_value("long")
    assert (choice.value(), told.count()) == ("long", 0)
    with pytest.raises(ValueError, match="not in"):
        choice.set_value("for ever")


def test_words_of_a_segmented_choice_are_never_cut_off(table: QWidget) -> None:
    choice = Segmented(LENGTHS, "Length", table)
    choice.show()
    set_scale(2.0)
    choice.resize(choice.minimumSizeHint())
    for segment in choice.segments:
        words = segment.fontMetrics().horizontalAdvance(segment.text())
        assert segment.width() >= words


def test_other_choices_take_the_place_of_those_that_were_offered(table: QWidget) -> None:
    choice = Segmented(LENGTHS, "Length", table)
    choice.set_value("long")
    told = QSignalSpy(choice.chosen)
    before = choice.segments
    choice.offer(LENGTHS)
    assert (choice.value(), choice.segments) == ("long", before)
    choice.offer([("deal", "One deal", "5 minutes"), ("whole", "4 deals", "20 minutes")])
    assert [one.text() for one in choice.segments] == ["One deal", "4 deals"]
    assert choice.segments[1].accessibleName() == "4 deals, 20 minutes"
    assert (choice.value(), told.count()) == ("deal", 0)
    choice.segments[1].click()
    assert told.at(0) == ["whole"]


def test_nothing_may_be_chosen(table: QWidget) -> None:
    choice = Segmented(LENGTHS, "Length", table)
    told = QSignalSpy(choice.chosen)
    choice.clear()
    assert (choice.value(), told.count()) == (None, 0)
    choice.segments[1].click()
    assert (choice.value(), told.at(0)) == ("short", ["short"])
    choice.segments[2].click()
    assert [one.isChecked() for one in choice.segments] == [False, False, True]


def test_a_segmented_choice_grows_with_its_panel(table: QWidget) -> None:
    choice = Segmented([("deal", "One deal", "5 minutes")], "Length", table)
    small = choice.sizeHint()
    grow_all(choice, 1.5)
    assert choice.sizeHint().height() == pytest.approx(1.5 * small.height(), abs=2)
    assert choice.sizeHint().width() > 1.3 * small.width()


def test_swatches_are_a_choice_of_one_with_names(table: QWidget) -> None:
    swatches = [Swatch(name, name.title(), plain) for name in ("red", "blue", "green")]
    choice = SwatchChoice(swatches, "Backs", table)
    choice.show()
    told = QSignalSpy(choice.chosen)
    choice.set_value("blue")
    assert (choice.value(), told.count()) == ("blue", 0)
    first = choice.buttons["red"]
    assert (role(first), first.text()) == (QAccessible.Role.RadioButton, "Red")
    QTest.mouseClick(choice.buttons["green"], Qt.MouseButton.LeftButton)
    assert told.at(0) == ["green"]


# --- what is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "times"), LOOKS)
def test_all_parts_are_drawn_in_every_theme_and_scale(
    table: QWidget, theme: str, times: float
) -> None:
    set_current(THEMES[theme])
    column = QVBoxLayout(table)
    rows = QListWidget()
    rows.setItemDelegate(RowDelegate(rows))
    for title in ("Samba", "Bolivia"):
        item = QListWidgetItem(title)
        item.setData(FACTS, "4 players")
        item.setData(BELOW, "A sentence.")
        rows.addItem(item)
    rows.setCurrentRow(1)
    chips = [Chip("frozen", tone) for tone in TONES]
    swatches = SwatchChoice([Swatch(1, "Red", plain), Swatch(2, "Blue", plain)], "Backs")
    header, empty = WindowHeader("History"), EmptyState("Nothing yet.", "Play", [plain])
    for part in (header, swatches, rows, *chips, empty, Segmented(LENGTHS, "Length")):
        column.addWidget(part)
    set_scale(times)
    assert not table.grab().isNull()
    assert header.height() == round(72 * times)
    assert rows.sizeHintForRow(0) >= round(48 * times)


@for_each("theme", THEMES)
def test_chips_can_be_read(theme: str) -> None:
    tokens = THEMES[theme]
    for ground, _, words in TONES.values():
        assert contrast(getattr(tokens, ground), getattr(tokens, words)) >= 4.5


def test_an_empty_state_offers_the_way_out(table: QWidget) -> None:
    empty = EmptyState("Your matches will stand here.", "Play a match", (), table)
    asked = QSignalSpy(empty.asked)
    empty.button.click()
    assert asked.count() == 1
    empty.say("Nothing was found.")
    assert empty.button.isHidden()


def test_words_take_the_colour_of_now() -> None:
    words = Words("Deal 3", "page", "text_soft")
    set_current(THEMES["light"])
    assert words.palette().windowText().color() == tint("text_soft")
    words.deleteLater()


def test_sides_differ_in_more_than_colour() -> None:
    strokes = {tuple(side_pen(side).dashPattern()) for side in range(6)}
    assert len(strokes) == len({side_colour(side).name() for side in range(6)}) == 6
    assert side_fill(0).style() != side_fill(1).style()


# --- icons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_every_icon_is_drawn_in_the_colour_of_the_theme(theme: str) -> None:
    set_current(THEMES[theme])
    for name in icons.names():
        image = icons.icon(name).pixmap(20, 20).toImage()
        inks = {
            image.pixelColor(x, y).name()
            for x in range(20) for y in range(20) if image.pixelColor(x, y).alpha() == 255
        }  # fmt: skip
        if name != "canasta-qt":
            assert inks <= {THEMES[theme].text} or max(len(inks), 1) < 40, name


def test_a_worn_icon_follows_theme_and_scale(qtbot: QtBot) -> None:
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    icons.wear(button, "undo")
    before = button.icon().pixmap(20, 20).toImage()
    set_current(THEMES["light"])
    assert button.icon().pixmap(20, 20).toImage() != before
    set_scale(2.0)
    assert button.iconSize().width() == 40


# --- panels -------------------------------------------------------------------------------------


def panel_of(table: QWidget, tempo: Tempo = AT_ONCE) -> TablePanel:
    panel = TablePanel()
    column = QVBoxLayout(panel.surface)
    for part in (QLineEdit(), QPushButton("Look at the table"), QPushButton("Next deal")):
        column.addWidget(part)
        panel.main = part if isinstance(part, QPushButton) else None
    panel.open_on(table, tempo)
    return panel


def test_a_panel_covers_the_table_and_stands_in_its_middle(table: QWidget) -> None:
    panel = panel_of(table)
    assert panel.geometry() == table.rect()
    table.resize(1400, 900)
    QApplication.processEvents()
    assert panel.geometry() == table.rect()
    off = panel.surface.geometry().center() - table.rect().center()
    assert abs(off.x()) <= 1
    assert abs(off.y()) <= 1


def test_a_panel_is_never_larger_than_the_table(table: QWidget) -> None:
    panel = panel_of(table)
    panel.surface.setMinimumSize(10, 10)
    table.resize(200, 90)
    QApplication.processEvents()
    assert table.rect().contains(panel.surface.geometry())


def test_the_keys_stay_in_a_panel(table: QWidget) -> None:
    panel = panel_of(table)
    seen = []
    for _ in range(4):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert len(set(seen)) == 3
    assert seen[0] is seen[3] is panel.main
    assert all(panel.isAncestorOf(one) for one in seen)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is seen[0]


def test_escape_leaves_a_panel_and_enter_presses_its_main_button(table: QWidget) -> None:
    table.setFocus()
    panel = panel_of(table)
    left = QSignalSpy(panel.rejected)
    QTest.keyClick(panel.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert (left.count(), panel.isVisible()) == (1, False)
    assert QApplication.focusWidget() is table
    panel = panel_of(table)
    panel.main.clicked.connect(panel.accept)
    done = QSignalSpy(panel.accepted)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert (done.count(), panel.isVisible()) == (1, False)


def test_what_is_below_a_panel_hears_no_mouse_and_no_keys(table: QWidget) -> None:
    below = QPushButton("Draw", table)
    below.setGeometry(0, 0, 100, 40)
    below.show()
    pressed = QSignalSpy(below.clicked)
    panel = panel_of(table)
    assert table.childAt(10, 10) is panel
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert pressed.count() == 0


def test_a_panel_rises_as_it_comes_but_not_with_reduced_motion(table: QWidget) -> None:
    at = panel_of(table).surface.y()
    assert panel_of(table, Tempo(1.0)).surface.y() > at
    assert panel_of(table, Tempo(1.0, still=True)).surface.y() == at
    assert len(panels_on(table)) == 1


# --- motion -------------------------------------------------------------------------------------


def test_durations_follow_the_speed_and_reduced_motion_leaves_short_fades() -> None:
    motion.set_pace(0.5, reduced=False)
    assert motion.duration("panel_in") == MOTION["panel_in"].milliseconds / 2
    motion.set_pace(1.0, reduced=True)
    assert all(motion.duration(name) <= 120 for name in MOTION)
    assert motion.reduced()
    for name in MOTION:
        assert motion.curve(name).valueForProgress(1.0) == pytest.approx(1.0)


def test_a_switch_wraps_its_words_in_a_narrow_row(qtbot: QtBot) -> None:
    row = SwitchRow("Warn me before I discard a card that fits the melds of my own side")
    qtbot.addWidget(row)
    wide = row.sizeHint().width()
    assert row.heightForWidth(wide) == row.sizeHint().height()
    assert row.heightForWidth(wide // 3) > row.sizeHint().height()
    assert row.minimumSizeHint().width() < wide // 2
    row.resize(wide // 3, row.heightForWidth(wide // 3))
    row.click()
    assert row.isChecked()


def test_a_bar_of_unknown_length_is_drawn_like_the_others(qtbot: QtBot) -> None:
    motion.set_pace(1.0, reduced=True)
    bar = QProgressBar()
    qtbot.addWidget(bar)
    bar.setRange(0, 0)
    bar.resize(200, 24)
    bar.show()
    picture = bar.grab().toImage()
    motion.set_pace(1.0, reduced=False)
    assert picture.pixelColor(100, 12) == tint("accent")
    assert picture.pixelColor(4, 12) != tint("accent")
    assert picture.pixelColor(100, 2) == picture.pixelColor(4, 2)  # it is as slim as the others


def test_the_answers_of_a_question_begin_at_the_left(qtbot: QtBot) -> None:
    button = as_row(QPushButton("Yes"))
    qtbot.addWidget(button)
    button.resize(400, 40)
    button.show()
    picture = button.grab().toImage()
    ground = picture.pixelColor(300, 20)
    assert all(picture.pixelColor(x, y) == ground for x in range(100, 390) for y in (15, 20, 25))


def test_a_title_keeps_more_letters_than_the_fields_beside_it(qtbot: QtBot) -> None:
    header = WindowHeader("Statistics of the year")
    qtbot.addWidget(header)
    fields = [QLineEdit() for _ in range(4)]
    header.add(*fields)
    assert header.title.minimumSizeHint().width() >= min(260, header.title.sizeHint().width())


@for_each(
    "text, taken, given",
    [
        ("&Seats and names…", "S", "Seats &and names…"),
        ("&Seats and names…", "SAN", "S&eats and names…"),
        ("Seats", "S", "Seats"),
        ("&Deal", "S", "&Deal"),
        ("&OK", "OK", "OK"),
    ],
)
def test_a_letter_that_is_taken_gives_way_to_the_next(text: str, taken: str, given: str) -> None:
    assert with_free_letter(text, taken) == given
