"""The table-rules dialog by keyboard, for screen readers, and with room for all it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, option, preset
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.features.rules.window.dialog import RulesDialog
from canasta_qt.features.rules.window.options_page import Listing
from canasta_qt.features.rules.window.side_pane import RULEBOOK
from canasta_qt.ui.style.theme import tint
from canasta_qt.words.rules.values import label
from tests.helpers.programs.rules_dialog import HAND, PLAYERS, Opened, row
from tests.helpers.screen.windows import SHARED


def test_f6_goes_around_the_panes(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.side.bring_up_to_date()
    visited = []
    for _ in range(3):
        focus = dialog.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_F6)
        now = dialog.focusWidget()
        visited.append(
            next(p for p in (dialog.finder, dialog.options, dialog.side) if p.isAncestorOf(now))
        )
    assert visited == [dialog.options, dialog.side, dialog.finder]


def test_ctrl_f_begins_a_search(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    field = row(dialog, PLAYERS).editor.field
    qtbot.keyClick(field, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.finder.search


def test_tab_goes_down_the_page_without_leaving_out_a_field(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.jump("black_three.role")
    page = dialog.options.page
    qtbot.waitUntil(lambda: not page.busy)
    stops = [w for key in page.shown for w, _ in page.rows[key].editor.parts() if w.isVisible()]
    first, *rest = (w for w in stops if is_tab_stop(w))
    first.setFocus()
    seen: list[QWidget | None] = []
    for _ in rest:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
    assert seen == rest


def test_tab_goes_from_pane_to_pane_and_on_to_the_buttons(opened: Opened) -> None:
    dialog = opened()
    dialog.draft.set(PLAYERS, 3)
    dialog.jump("sequence.enabled")
    for page in range(4):
        dialog.side.open_page(page)
        QCoreApplication.processEvents()
        dialog.finder.search.setFocus()
        visited = regions_along_tab(dialog)
        assert visited == sorted(visited), page
        assert set(visited) == {0, 1, 2, 3}, page


def regions_along_tab(dialog: RulesDialog) -> list[int]:
    """Where Tab leads from the search until it is there again; 0 is the search and its list."""
    regions = [dialog.finder, dialog.options, dialog.side, dialog]
    visited: list[int] = []
    for _ in range(60):
        focus = dialog.focusWidget()
        assert focus is not None
        place = next(i for i, where in enumerate(regions) if where.isAncestorOf(focus))
        visited.append(0 if focus is dialog.finder.search else place)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if dialog.focusWidget() is dialog.finder.search:
            break
    return visited


def is_tab_stop(widget: QWidget) -> bool:
    """Of radio buttons that belong together, Tab stops at the chosen one only."""
    return widget.isEnabled() and (not isinstance(widget, QRadioButton) or widget.isChecked())


def combo(widget: QWidget) -> bool:
    """A combo box is read by its text; what it is for comes with the description."""
    return isinstance(widget, QComboBox)


def show_all_rows(dialog: RulesDialog) -> None:
    page = dialog.options.page
    page.show_listing(Listing(tuple(spec.key for spec in OPTIONS)))
    page.jump(OPTIONS[-1].key)


@pytest.fixture(scope="module")
def full_dialog(qapp: QApplication) -> Iterator[RulesDialog]:
    """The dialog with a row of every option, which takes long to make and is only looked at."""
    base = preset("american_cla")
    dialog = RulesDialog(RulesDraft("american_cla", base.name, base.rules, base.rules))
    dialog.setProperty(SHARED, True)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.resize(1024, 600)
    dialog.show()
    show_all_rows(dialog)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    yield dialog
    dialog.done(0)
    dialog.deleteLater()


def test_every_group_shows_its_options(full_dialog: RulesDialog) -> None:
    seen: list[str] = []
    for group, _ in GROUP_TITLES:
        full_dialog.finder.groups.show_group(group)
        full_dialog.options.show_group(group)
        seen += full_dialog.options.page.listing.keys
    assert sorted(seen) == sorted(spec.key for spec in OPTIONS)
    show_all_rows(full_dialog)


def test_screen_readers_hear_a_name_for_every_editor(full_dialog: RulesDialog) -> None:
    page = full_dialog.options.page
    silent = []
    for key, shown in page.rows.items():
        for widget, _ in shown.editor.parts():
            heard = QAccessible.queryAccessibleInterface(widget)
            name = heard.text(QAccessible.Text.Name)
            described = heard.text(QAccessible.Text.Description)
            named = label(option(key)) in (described if combo(widget) else name)
            if not named or shown.help.text() not in described:
                silent.append((key, name))
    assert len(page.rows) == len(OPTIONS)
    assert not silent


def test_the_description_tells_of_conflict_and_difference(opened: Opened) -> None:
    dialog = opened()
    players = row(dialog, PLAYERS)
    dialog.draft.set(PLAYERS, 3)
    described = players.editor.field.accessibleDescription()
    assert "Changed" in described
    assert "⚠" in described


def test_a_row_grows_with_its_notes_after_any_search(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    for text in ("froz", "froze", "frozen"):
        dialog.finder.search.setText(text)
        qtbot.waitUntil(lambda: not dialog.options.page.busy)
    dialog.draft.set("pile.natural_plus_wild", False)
    QCoreApplication.processEvents()
    row = dialog.options.page.rows["pile.natural_plus_wild"]
    for words in (row.help, row.notes):
        assert words.height() >= words.heightForWidth(words.width())


def test_nothing_is_cut_off_at_1024_by_600(full_dialog: RulesDialog) -> None:
    check_nothing_is_cut_off(full_dialog)


@pytest.mark.slow  # the same rows with other values: those of test_nothing_is_cut_off stand for it
def test_nothing_is_cut_off_under_other_rules(opened: Opened) -> None:
    dialog = opened("brazilian")
    show_all_rows(dialog)
    check_nothing_is_cut_off(dialog)


def check_nothing_is_cut_off(dialog: RulesDialog) -> None:
    dialog.resize(1024, 600)  # which the screen of these tests has no room for
    page = dialog.options.page
    QCoreApplication.processEvents()
    room = page.viewport().width()
    wide = [key for key, shown in page.rows.items() if shown.minimumSizeHint().width() > room]
    assert not wide
    assert page.horizontalScrollBar().maximum() == 0


def test_lists_and_texts_show_that_they_have_the_focus(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.side.open_page(RULEBOOK)
    assert dialog.side.rulebook is not None
    for area in (dialog.finder.groups, dialog.side.rulebook.browser):
        dialog.close_button.setFocus()
        without = area.grab().toImage().pixelColor(0, area.height() // 2)
        area.setFocus()
        ringed = area.grab().toImage().pixelColor(0, area.height() // 2)
        assert ringed == tint("focus") != without


def test_the_keys_stay_with_an_option_whose_lines_are_undone(opened: Opened) -> None:
    dialog = opened()
    hands = row(dialog, "special_hands.list")
    hands.editor.add.click()  # type: ignore[attr-defined]
    dialog.draft.undo()
    assert dialog.focusWidget() is hands.editor.add  # type: ignore[attr-defined]


def test_what_is_changed_again_is_not_called_changed_twice(qtbot: QtBot) -> None:
    base = preset("classic_4p")
    draft = RulesDraft("classic_4p", "Classic, changed", base.rules, base.rules)
    dialog = RulesDialog(draft)
    qtbot.addWidget(dialog)
    draft.set(HAND, 12)
    assert dialog.windowTitle() == "Table rules: Classic, changed"
