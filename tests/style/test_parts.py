"""Parts of windows: what they say to keys and readers, and how they look after themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.style import icons, motion
from canasta_qt.style.controls.looks import primary
from canasta_qt.style.dress import set_scale
from canasta_qt.style.parts.charts import side_colour, side_fill, side_pen
from canasta_qt.style.parts.chips import TONES, Chip
from canasta_qt.style.parts.empty import EmptyState
from canasta_qt.style.parts.fields import ErrorField
from canasta_qt.style.parts.header import WindowHeader
from canasta_qt.style.parts.panel import Panel
from canasta_qt.style.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.style.parts.segmented import Segmented
from canasta_qt.style.parts.swatches import Swatch, SwatchChoice
from canasta_qt.style.parts.tiles import CardTile
from canasta_qt.style.parts.words import Words
from canasta_qt.style.theme import set_current, tint
from canasta_qt.style.tokens import MOTION, THEMES
from tests.helpers.contrast import contrast

LOOKS = list(product(THEMES, (1.0, 1.5, 2.0)))


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


def test_tiles_are_buttons_that_say_all_that_is_on_them(table: QWidget) -> None:
    group = QButtonGroup(table)
    tiles = [CardTile(name, "A sentence.", "4 players", [plain] * 3, table)
             for name in ("Classic", "Samba")]  # fmt: skip
    for place, tile in enumerate(tiles):
        group.addButton(tile)
        tile.setGeometry(0, 120 * place, 320, 110)
        tile.show()
    tiles[0].setChecked(True)
    tiles[1].setFocus()
    QTest.keyClick(tiles[1], Qt.Key.Key_Space)
    assert [tile.isChecked() for tile in tiles] == [False, True]
    spoken = QAccessible.queryAccessibleInterface(tiles[0])
    assert spoken.text(QAccessible.Text.Name) == "Classic"
    assert spoken.text(QAccessible.Text.Description) == "A sentence. 4 players"


def test_a_tile_is_as_high_as_its_words(table: QWidget) -> None:
    short = CardTile("Classic", "A sentence.", "", (), table)
    long = CardTile("Classic", "A sentence that goes on and on. " * 6, "", (), table)
    assert long.heightForWidth(280) > short.heightForWidth(280)
    assert long.heightForWidth(280) > long.heightForWidth(700)


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
    field = ErrorField("Name", QLineEdit())
    field.say("That name is taken.")
    chips = [Chip("frozen", tone, "frozen") for tone in TONES]
    tile = CardTile("Classic", "A sentence.", "4 players", [plain] * 3)
    tile.setChecked(True)
    swatches = SwatchChoice([Swatch(1, "Red", plain), Swatch(2, "Blue", plain)], "Backs")
    header, empty = WindowHeader("History"), EmptyState("Nothing yet.", "Play", [plain])
    for part in (header, tile, swatches, rows, field, *chips, empty, Segmented(LENGTHS, "Length")):
        column.addWidget(part)
    set_scale(times)
    assert not table.grab().isNull()
    assert header.height() == round(72 * times)
    assert rows.sizeHintForRow(0) >= round(48 * times)


@pytest.mark.parametrize("theme", THEMES)
def test_chips_can_be_read(theme: str) -> None:
    tokens = THEMES[theme]
    for ground, _, words in TONES.values():
        assert contrast(getattr(tokens, ground), getattr(tokens, words)) >= 4.5


def test_an_error_is_told_in_words_and_read_out_with_its_field(table: QWidget) -> None:
    line = QLineEdit()
    field = ErrorField("&Name", line, table)
    field.say("That name is taken.")
    assert field.reason.text().endswith("That name is taken.")
    assert not field.reason.isHidden()
    assert line.accessibleDescription() == "That name is taken."
    assert QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Name) == "Name"
    field.say("")
    assert field.reason.isHidden()
    assert line.accessibleDescription() == ""


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


def opened(table: QWidget) -> Panel:
    panel = Panel(table, "Deal 3 is over")
    panel.body.addWidget(QLineEdit())
    panel.add_button(QPushButton("Look at the table"))
    primary(panel.add_button(QPushButton("Next deal")))
    panel.open()
    return panel


def test_a_panel_covers_the_table_and_stands_in_its_middle(table: QWidget) -> None:
    panel = opened(table)
    assert panel.geometry() == table.rect()
    assert abs(panel.sheet.geometry().center().x() - table.rect().center().x()) <= 1
    table.resize(1400, 900)
    QApplication.processEvents()
    assert panel.geometry() == table.rect()
    assert panel.sheet.accessibleName() == "Deal 3 is over"
    assert role(panel.sheet) == QAccessible.Role.Grouping


def test_a_high_panel_scrolls_and_keeps_its_buttons(table: QWidget) -> None:
    panel = Panel(table, "The deal")
    for number in range(40):
        panel.body.addWidget(Words(f"Line {number}"))
    button = panel.add_button(QPushButton("Next deal"))
    panel.open()
    QApplication.processEvents()
    assert panel.sheet.height() <= table.height()
    assert panel.middle.verticalScrollBar().maximum() > 0
    within = button.mapTo(table, button.rect().bottomRight())
    assert table.rect().contains(within)


def test_the_keys_stay_in_a_panel(table: QWidget) -> None:
    panel = opened(table)
    seen = []
    for _ in range(4):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert len(set(seen)) == 3
    assert seen[0] is seen[3]
    assert all(panel.isAncestorOf(one) for one in seen)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is seen[0]


def test_escape_leaves_a_panel_that_may_be_left(table: QWidget) -> None:
    panel = opened(table)
    left, closed = QSignalSpy(panel.left), QSignalSpy(panel.closed)
    panel.may_be_left = False
    QTest.keyClick(panel.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert (left.count(), panel.isVisible()) == (0, True)
    panel.may_be_left = True
    QTest.keyClick(panel.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert (left.count(), closed.count(), panel.isVisible()) == (1, 1, False)
    assert QApplication.focusWidget() is table


def test_what_is_below_a_panel_hears_no_mouse_and_no_keys(table: QWidget) -> None:
    below = QPushButton("Draw", table)
    below.setGeometry(0, 0, 100, 40)
    below.show()
    pressed = QSignalSpy(below.clicked)
    panel = opened(table)
    assert table.childAt(10, 10) is panel
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert pressed.count() == 0


def test_a_panel_slides_in_and_any_haste_ends_it(table: QWidget, qtbot: QtBot) -> None:
    motion.set_pace(1.0, reduced=False)
    panel = opened(table)
    lower = panel.sheet.y()
    panel.finish()
    assert panel.sheet.y() < lower
    panel.close_panel()
    with qtbot.waitSignal(panel.closed):
        panel.finish()


# --- motion -------------------------------------------------------------------------------------


def test_durations_follow_the_speed_and_reduced_motion_leaves_short_fades() -> None:
    motion.set_pace(0.5, reduced=False)
    assert motion.duration("panel_in") == MOTION["panel_in"].milliseconds / 2
    motion.set_pace(1.0, reduced=True)
    assert all(motion.duration(name) <= 120 for name in MOTION)
    assert motion.reduced()
    for name in MOTION:
        assert motion.curve(name).valueForProgress(1.0) == pytest.approx(1.0)
