"""Controls drawn from the tokens: what is told by them, their sizes, in all themes and scales."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFocusFrame,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMenu,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QTabWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.ui.controls.looks import LARGE, as_switch, danger, dressed, primary, quiet
from canasta_qt.ui.controls.style import CanastaStyle
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.theme import (
    current,
    field_palette,
    palette_of,
    set_current,
    stands_out,
    theme_of_palette,
    windows,
)
from canasta_qt.ui.style.tokens import EVENING, FELTS, SIZE, THEMES, theme_of
from canasta_qt.ui.style.type import px
from tests.helpers.cases import for_each
from tests.helpers.screen.contrast import contrast
from tests.helpers.screen.looks import LOOKS


def filled(widget: QWidget) -> str:
    """The colour in the upper middle of a control, where no words are."""
    image = widget.grab().toImage()
    return image.pixelColor(image.width() // 2, px(5)).name()


@pytest.fixture
def window(qtbot: QtBot) -> QDialog:
    """A window with one of everything."""
    made = QDialog()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    tabs, tree, box = QTabWidget(), QTreeWidget(), QGroupBox("Table")
    tabs.addTab(QListWidget(), "Overview")
    tabs.addTab(QWidget(), "Deals")
    root = QTreeWidgetItem(["Root"])
    root.addChild(QTreeWidgetItem(["Child"]))
    tree.addTopLevelItem(root)
    combo, spin, line = QComboBox(), QSpinBox(), QLineEdit("You")
    combo.addItems(["Steady", "Expert"])
    QHBoxLayout(box).addWidget(QSlider(Qt.Orientation.Horizontal))
    resting = QPushButton("Undo")
    resting.setEnabled(False)
    rows = (
        primary(QPushButton("Next deal")), danger(QPushButton("Delete")), resting, QToolButton(),
        as_switch(QCheckBox("Glide")), QCheckBox("Check"), QRadioButton("One"), combo, spin, line,
        QProgressBar(), tabs, tree, box, QScrollBar(Qt.Orientation.Horizontal),
    )  # fmt: skip
    for row in rows:
        column.addWidget(row)
    made.resize(420, 900)
    return made


@pytest.mark.parametrize(("theme", "times"), LOOKS)
def test_everything_is_drawn_without_a_warning(window: QDialog, theme: str, times: float) -> None:
    set_current(THEMES[theme])
    set_scale(times)
    window.show()
    QApplication.processEvents()
    image = window.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(0, 400, 10) for y in range(0, 800, 10)}
    assert THEMES[theme].room in seen
    assert len(seen) > 5


@pytest.mark.parametrize("times", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "make",
    [lambda: QPushButton("Go"), QComboBox, QLineEdit, QSpinBox],
    ids=("button", "combo", "line", "number"),
)
def test_controls_are_40_high_times_the_scale(
    qtbot: QtBot, make: Callable[[], QWidget], times: float
) -> None:
    set_scale(times)
    control = make()
    qtbot.addWidget(control)
    assert control.sizeHint().height() == round(SIZE["control"] * times)


def test_what_is_open_grows_at_once(window: QDialog) -> None:
    window.show()
    button = window.findChildren(QPushButton)[0]
    before = button.sizeHint()
    set_scale(1.5)
    assert button.sizeHint().height() == round(before.height() * 1.5)
    assert button.sizeHint().width() > before.width() * 1.3
    assert button.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF(), rel=0.01)


def test_the_main_button_can_be_larger(qtbot: QtBot) -> None:
    button = dressed(QPushButton("Play"), LARGE)
    qtbot.addWidget(button)
    assert button.sizeHint().height() == SIZE["main_control"]


@pytest.mark.parametrize("theme", THEMES)
def test_one_button_is_filled_and_the_one_that_destroys_is_brick(qtbot: QtBot, theme: str) -> None:
    set_current(THEMES[theme])
    colours = {}
    for name, look in (("primary", primary), ("danger", danger), ("quiet", quiet)):
        button = look(QPushButton("Go"))
        qtbot.addWidget(button)
        button.resize(120, 40)
        colours[name] = filled(button)
    assert len(set(colours.values())) == 3
    assert contrast(colours["primary"], THEMES[theme].on_accent) >= 4.5
    assert contrast(colours["danger"], THEMES[theme].on_danger) >= 4.5


def test_the_answer_of_a_question_is_filled_and_stays_so(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    answer, other = QPushButton("Yes", dialog), QPushButton("No", dialog)
    row = QHBoxLayout(dialog)
    row.addWidget(other)
    row.addWidget(answer)
    answer.setDefault(True)
    dialog.show()
    before = filled(answer), filled(other)
    other.setFocus()
    assert (filled(answer), filled(other)) == before
    assert before[0] != before[1]


def test_a_switch_stands_at_the_end_and_its_whole_row_switches(qtbot: QtBot) -> None:
    switch = as_switch(QCheckBox("Cards glide to their places"))
    qtbot.addWidget(switch)
    switch.resize(400, 40)
    switch.show()
    option = QStyleOptionButton()
    switch.initStyleOption(option)
    place = switch.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, switch)
    assert place.right() == switch.width() - 1
    for at in (QPoint(20, 20), place.center()):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=at)
    assert not switch.isChecked()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()


def test_a_number_steps_by_its_signs(qtbot: QtBot) -> None:
    spin = QSpinBox()
    qtbot.addWidget(spin)
    spin.resize(140, 40)
    spin.show()
    QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(130, 20))
    QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(130, 20))
    QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(10, 20))
    assert spin.value() == 1


def test_a_scroll_bar_has_no_ends_and_its_handle_can_be_held(qtbot: QtBot) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.resize(12, 200)
    bar.setRange(0, 10_000)
    bar.setPageStep(10)
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    part = QStyle.SubControl

    def place(which: QStyle.SubControl) -> int:
        control = QStyle.ComplexControl.CC_ScrollBar
        return bar.style().subControlRect(control, option, which, bar).height()

    assert place(part.SC_ScrollBarAddLine) == place(part.SC_ScrollBarSubLine) == 0
    assert place(part.SC_ScrollBarSlider) >= 36
    whole = (part.SC_ScrollBarSlider, part.SC_ScrollBarAddPage, part.SC_ScrollBarSubPage)
    assert sum(map(place, whole)) == 200


def test_the_ring_goes_with_the_keys(window: QDialog, qtbot: QtBot) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    options = Qt.FindChildOption.FindDirectChildrenOnly
    for kind in (QLineEdit, QComboBox, QCheckBox, QSpinBox):
        control = window.findChild(kind, options=options)
        control.setFocus(Qt.FocusReason.TabFocusReason)
        frames = [one for one in window.findChildren(QFocusFrame) if one.widget() is control]
        assert len(frames) == 1, kind
        assert frames[0].isVisible()
        around = frames[0].geometry()
        assert around.width() == control.width() + 8


@for_each("theme", THEMES)
@for_each("felt", ["theme", *FELTS])
def test_palettes_can_be_read(theme: str, felt: str) -> None:
    role = QPalette.ColorRole
    for palette in (palette_of(theme_of(theme, felt)), field_palette(theme_of(theme, felt))):
        for words, ground in (
            (role.WindowText, role.Window), (role.Text, role.Base), (role.ButtonText, role.Button),
            (role.HighlightedText, role.Highlight), (role.ToolTipText, role.ToolTipBase),
            (role.Link, role.Window), (role.Link, role.Base),
        ):  # fmt: skip
            seen = contrast(palette.color(words).name(), palette.color(ground).name())
            assert seen >= 4.5, (words, ground)
        resting = palette.color(QPalette.ColorGroup.Disabled, role.WindowText).name()
        assert contrast(resting, palette.color(role.Window).name()) >= 3


def test_the_colours_of_a_desktop_with_high_contrast_are_kept_in_windows() -> None:
    own = QPalette(Qt.GlobalColor.black)
    role = QPalette.ColorRole
    for words in (role.WindowText, role.Text, role.ButtonText):
        own.setColor(words, Qt.GlobalColor.yellow)
    for ground in (role.Window, role.Base, role.Button):
        own.setColor(ground, Qt.GlobalColor.black)
    own.setColor(role.Highlight, Qt.GlobalColor.cyan)
    own.setColor(role.HighlightedText, Qt.GlobalColor.black)
    assert stands_out(own)
    theme = theme_of_palette(own)
    assert (theme.text, theme.room, theme.accent, theme.strong) == (
        "#ffff00", "#000000", "#00ffff", True
    )  # fmt: skip
    set_current(EVENING, theme)
    assert (current(), windows()) == (EVENING, theme)
    assert not QApplication.palette().isBrushSet(QPalette.ColorGroup.Active, role.Window)


def test_a_pale_desktop_is_none_with_high_contrast() -> None:
    pale = QPalette("#dddddd")
    pale.setColor(QPalette.ColorRole.WindowText, "#666666")
    assert not stands_out(pale)


def test_a_menu_is_drawn_with_keys_ticks_and_arrows(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("&Undo\tCtrl+Z")
    sound = menu.addAction("Sound")
    sound.setCheckable(True)
    sound.setChecked(True)
    menu.addSeparator()
    menu.addMenu("Card size")
    first = menu.actionGeometry(menu.actions()[0])
    assert first.height() == 36
    assert menu.actionGeometry(menu.actions()[2]).height() < 12
    assert menu.sizeHint().width() > menu.fontMetrics().horizontalAdvance("Undo Ctrl+Z")
    assert current().accent in {
        menu.grab().toImage().pixelColor(x, first.height() + first.height() // 2).name()
        for x in range(40)
    }


def test_the_style_answers_without_a_widget() -> None:
    style = CanastaStyle()
    assert style.pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) == 12
    assert style.styleHint(QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons) == 0
    option = QStyleOptionComplex()
    rect = style.subControlRect(
        QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider
    )
    assert rect.isNull()


@pytest.mark.parametrize("theme", list(THEMES))
def test_the_choices_of_a_combo_box_lie_on_a_round_plate(qtbot: QtBot, theme: str) -> None:
    set_current(theme_of(theme))
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["one", "two", "three"])
    combo.show()
    combo.showPopup()
    plate = combo.view().window()
    image = plate.grab().toImage()
    right, low = image.width() - 1, image.height() - 1
    corners = [image.pixelColor(x, y).alpha() for x in (0, right) for y in (0, low)]
    combo.hidePopup()
    assert max(corners) < 128
    assert image.pixelColor(right // 2, low - px(2)).name() == current().surface.lower()
    assert combo.view().verticalScrollBar().maximum() == 0


def test_where_nothing_is_seen_through_the_choices_are_cut_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.ui.controls.frames.CUT_OUT", ("offscreen",))
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["one", "two"])
    combo.show()
    combo.showPopup()
    mask = combo.view().window().mask()
    combo.hidePopup()
    assert not mask.isEmpty()
    assert not mask.contains(QPoint(0, 0))
