"""The table-rules dialog as a player uses it: find, change, undo, settle conflicts, start."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.controller.rules_draft import RulesDraft
from canasta_qt.controller.rules_draft.texts import label
from canasta_qt.dialogs.rules.dialog import DiscardBox, RulesDialog
from canasta_qt.dialogs.rules.option_row import OptionRow
from canasta_qt.dialogs.rules.options_page import Listing
from canasta_qt.dialogs.rules.side_pane import CONFLICTS
from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, TableRules, get, option, preset

HAND = "deal.hand_size"
PLAYERS = "match.players"

Opened = Callable[..., RulesDialog]


class Remembered:
    """A memory as the preferences give it."""

    rules_window = ""


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    """Opens the dialog on a game, at 1024×600 unless told otherwise."""
    dialogs: list[RulesDialog] = []

    def open_dialog(game: str = "classic_4p", **how: object) -> RulesDialog:
        base = preset(game)
        draft = RulesDraft(game, base.name, base.rules, base.rules)
        memory = how.pop("memory", None)
        dialog = RulesDialog(draft, memory, **how)  # type: ignore[arg-type]
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        if memory is None:
            dialog.resize(1024, 600)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        dialogs.append(dialog)
        return dialog

    yield open_dialog
    for dialog in dialogs:
        dialog.done(0)


def row(dialog: RulesDialog, key: str) -> OptionRow:
    dialog.jump(key)
    return dialog.options.page.rows[key]


def type_number(qtbot: QtBot, widget: QAbstractSpinBox, text: str) -> None:
    widget.setFocus()
    widget.selectAll()
    qtbot.keyClicks(widget, text)


# --- finding --------------------------------------------------------------------------------


def test_it_opens_on_the_first_group_ready_to_search(opened: Opened) -> None:
    dialog = opened()
    assert dialog.options.heading.text() == "The match"
    assert dialog.focusWidget() is dialog.finder.search
    assert dialog.windowTitle() == "Table rules: Classic, four players"


def test_the_search_filters_while_one_types(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.finder.search, "always froz")
    assert dialog.options.page.shown[0] == "pile.always_frozen"
    assert "rules found" in dialog.options.heading.text()
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.options.page.rows["pile.always_frozen"].editor.box


def test_a_found_rule_is_changed_with_the_space_bar(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.finder.search, "always froz")
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Return)
    focus = dialog.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Space)
    assert get(dialog.draft.rules, "pile.always_frozen") is True


def test_a_search_without_result_says_so(opened: Opened) -> None:
    dialog = opened()
    dialog.finder.search.setText("submarine")
    assert dialog.options.page.nothing.isVisible()
    assert "“submarine”" in dialog.options.page.nothing.text()


def test_escape_first_ends_the_search(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.finder.search.setText("frozen")
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.options.heading.text() == "The match"
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_search_that_finds_much_makes_rows_as_one_scrolls(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.finder.search.setText("a")
    page = dialog.options.page
    qtbot.waitUntil(lambda: not page.busy)
    made = sum(key in page.rows for key in page.shown)
    assert 20 < made < 60 < len(page.shown)
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: sum(key in page.rows for key in page.shown) > made)


def test_every_group_shows_its_options(opened: Opened) -> None:
    dialog = opened("american_2024")
    seen: list[str] = []
    for group, _ in GROUP_TITLES:
        dialog.finder.groups.show_group(group)
        dialog.options.show_group(group)
        seen += dialog.options.page.listing.keys
    assert sorted(seen) == sorted(spec.key for spec in OPTIONS)


def test_only_what_differs_is_shown_on_request(opened: Opened) -> None:
    dialog = opened("samba")
    dialog.finder.only_changed.click()
    assert dialog.options.page.nothing.text() == "Nothing differs from Samba (Dutch form)."
    dialog.draft.set(HAND, 11)
    assert dialog.options.page.shown == (HAND,)
    dialog.finder.only_changed.click()
    assert dialog.options.heading.text() == "The match"


def test_groups_count_what_differs_and_mark_conflicts(opened: Opened) -> None:
    dialog = opened()
    dialog.draft.set(PLAYERS, 3)
    item = dialog.finder.groups.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "⚠ 1"
    spoken = item.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "The match, 1 changed, in conflict"


def test_a_group_ends_the_search_and_the_view_of_differences(opened: Opened) -> None:
    dialog = opened()
    dialog.finder.search.setText("frozen")
    dialog.finder.only_changed.click()
    assert dialog.finder.search.text() == ""
    dialog.finder.groups.setCurrentItem(dialog.finder.groups.topLevelItem(1))
    assert not dialog.finder.only_changed.isChecked()
    assert dialog.options.heading.text() == "The cards"


# --- what does nothing ----------------------------------------------------------------------


def test_options_that_do_nothing_are_folded_until_they_matter(opened: Opened) -> None:
    dialog = opened()
    dialog.jump("sequence.enabled")
    page = dialog.options.page
    assert page.shown == ("sequence.enabled",)
    assert "7 options do nothing now" in page.fold.button.text()
    assert page.fold.reasons.text()
    dialog.draft.set("sequence.enabled", True)
    assert len(page.shown) == 8
    assert page.fold.isHidden()


def test_they_can_be_unfolded_and_say_why_they_do_nothing(opened: Opened) -> None:
    dialog = opened()
    dialog.jump("sequence.enabled")
    dialog.options.page.fold.button.click()
    bonus = dialog.options.page.rows["sequence.bonus"]
    assert bonus.isVisible()
    assert "○" in bonus.notes.text()


def test_a_jump_unfolds_what_it_jumps_to(opened: Opened) -> None:
    dialog = opened()
    bonus = row(dialog, "sequence.bonus")
    assert bonus.isVisible()
    assert bonus.marked
    assert bonus.isAncestorOf(dialog.focusWidget())


# --- changing -------------------------------------------------------------------------------


def test_ctrl_z_in_a_field_takes_the_typed_number_back_as_one_step(
    opened: Opened, qtbot: QtBot
) -> None:
    dialog = opened()
    field = row(dialog, "go_out.bonus").editor.field
    type_number(qtbot, field, "250")
    assert get(dialog.draft.rules, "go_out.bonus") == 250
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (field.value(), dialog.draft.rules) == (100, TableRules())
    qtbot.keyClick(field, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert field.value() == 250
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(field, Qt.Key.Key_Z, both)
    assert field.value() == 250


def test_another_field_begins_another_step(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    type_number(qtbot, row(dialog, "go_out.bonus").editor.field, "250")
    type_number(qtbot, row(dialog, "go_out.canastas").editor.field, "2")
    type_number(qtbot, row(dialog, "go_out.bonus").editor.field, "300")
    dialog.draft.undo()
    assert get(dialog.draft.rules, "go_out.bonus") == 250


def test_a_row_says_what_differs_and_is_reset_alone(opened: Opened) -> None:
    dialog = opened("samba")
    hand = row(dialog, HAND)
    assert not hand.reset.isVisible()
    dialog.draft.set(HAND, 13)
    dialog.draft.set("draw.count", 1)
    assert "In Samba (Dutch form): 15" in hand.notes.text()
    assert "In Classic: 11" in hand.notes.text()
    hand.reset.click()
    assert dialog.draft.differs == ("draw.count",)
    assert not hand.reset.isVisible()


def test_all_is_reset_and_the_reset_undone(opened: Opened) -> None:
    dialog = opened("samba")
    dialog.draft.set_many({HAND: 13, "draw.count": 1})
    dialog.options.reset_all.click()
    assert not dialog.draft.differs
    dialog.options.undo.click()
    assert dialog.draft.differs == (HAND, "draw.count")


def test_the_wheel_over_a_field_without_focus_changes_nothing(opened: Opened) -> None:
    dialog = opened()
    field = row(dialog, "go_out.bonus").editor.field
    dialog.finder.search.setFocus()
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, wheel)
    assert field.value() == 100


# --- conflicts ------------------------------------------------------------------------------


def test_a_conflict_keeps_start_off_and_says_why(opened: Opened) -> None:
    dialog = opened()
    assert dialog.start.isEnabled()
    assert dialog.status.text() == "63 cards are left in the stock."
    dialog.draft.set(PLAYERS, 3)
    assert not dialog.start.isEnabled()
    assert not dialog.save_as.isEnabled()
    assert dialog.status.text().startswith("⚠  Cannot be played:")
    assert dialog.start.toolTip() == dialog.status.text()
    dialog.draft.undo()
    assert dialog.start.isEnabled()


def test_all_conflicts_are_listed_with_ways_out_that_work(opened: Opened) -> None:
    dialog = opened()
    dialog.draft.set_many({PLAYERS: 3, "meld.min_size": 5, "meld.canasta_size": 4})
    dialog.show_conflicts.click()
    pane = dialog.side.conflicts
    assert pane is not None
    errors = [issue for issue in dialog.draft.issues if issue.severity == "error"]
    assert len(pane.boxes) == len(dialog.draft.issues) >= len(errors) >= 2
    while not dialog.draft.startable:
        before = len(dialog.draft.issues)
        pane.boxes[0].ways_out[0].click()
        dialog.side.bring_up_to_date()
        assert len(dialog.draft.issues) < before
    assert dialog.start.isEnabled()
    assert dialog.side.tabText(CONFLICTS).startswith("&Conflicts")


def test_a_conflict_leads_to_its_options(opened: Opened) -> None:
    dialog = opened()
    dialog.draft.set_many({"meld.min_size": 5, "meld.canasta_size": 4})
    dialog.side.open_page(CONFLICTS)
    assert dialog.side.conflicts is not None
    box = dialog.side.conflicts.boxes[0]
    box.jumps[-1].click()
    key = dialog.draft.issues[0].keys[-1]
    there = dialog.options.page.rows[key]
    assert there.marked
    assert there.isAncestorOf(dialog.focusWidget())
    assert "⚠" in there.notes.text()


def test_a_pattern_that_cannot_be_read_is_a_conflict(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened("american_2024")
    hands = row(dialog, "special_hands.list")
    field = hands.editor.rows[0].editor.fields["pattern"].field
    qtbot.keyClicks(field, " Z")
    assert not dialog.start.isEnabled()
    assert "Special hands" in dialog.status.text()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.start.isEnabled()
    assert field.text() == "7 natural pairs"


def test_the_rulebook_marks_what_the_last_change_touched(opened: Opened) -> None:
    dialog = opened("american_2024")
    dialog.side.bring_up_to_date()
    book = dialog.side.rulebook
    assert book is not None
    dialog.draft.hold_unread("special_hands.list", "cannot be read")
    dialog.side.bring_up_to_date()
    assert "Changed:" not in book.browser.toPlainText()
    dialog.draft.set("go_out.bonus", 250)
    dialog.side.bring_up_to_date()
    marked = [line for line in book.browser.toPlainText().splitlines() if "Changed:" in line]
    assert marked
    assert any("250" in line for line in marked)


# --- keeping --------------------------------------------------------------------------------


def test_start_hands_over_the_rules_and_closes(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.draft.set("pile.always_frozen", True)
    with qtbot.waitSignal(dialog.start_asked) as started:
        dialog.start.click()
    assert started.args == [dialog.draft.rules, "Classic, four players, changed"]
    assert not dialog.isVisible()


def test_unchanged_rules_keep_their_name(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened("samba")
    with qtbot.waitSignal(dialog.start_asked) as started:
        dialog.start.click()
    assert started.args == [preset("samba").rules, "Samba (Dutch form)"]


def test_saving_keeps_the_dialog_open_and_names_the_rules(opened: Opened) -> None:
    dialog = opened()
    assert not dialog.save.isVisible()
    dialog.draft.set(HAND, 13)
    saved: list[object] = []
    dialog.save_as_asked.connect(lambda rules, name: saved.extend((rules, name)))
    dialog.save_as.click()
    assert saved == [dialog.draft.rules, "Classic, four players, changed"]
    dialog.saved("Ours")
    assert dialog.windowTitle() == "Table rules: Ours"
    assert dialog.save.isVisible()
    assert not dialog.save.isEnabled()


def test_closing_asks_before_changes_are_lost(opened: Opened) -> None:
    dialog = opened()
    dialog.draft.set(HAND, 13)
    dialog.close_button.click()
    assert dialog.isVisible()
    box = dialog.findChild(DiscardBox)
    assert box is not None
    box.discard.click()
    assert not dialog.isVisible()


def test_closing_without_changes_asks_nothing(opened: Opened) -> None:
    dialog = opened()
    dialog.close_button.click()
    assert not dialog.isVisible()


def test_size_and_panes_come_back(opened: Opened) -> None:
    memory = Remembered()
    dialog = opened(memory=memory)
    dialog.resize(760, 520)
    dialog.done(0)
    again = opened(memory=memory)
    assert (again.width(), again.height()) == (760, 520)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"size": [1e9, "x"], "panes": [0]}'])
def test_a_memory_of_nonsense_gives_the_usual_size(opened: Opened, text: str) -> None:
    memory = Remembered()
    memory.rules_window = text
    assert opened(memory=memory).width() >= 600


# --- only to be read ------------------------------------------------------------------------


def test_during_a_match_the_rules_are_read_but_not_changed(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened("samba", read_only=True)
    assert not dialog.start.isVisible()
    assert not dialog.save_as.isVisible()
    shown = row(dialog, HAND)
    assert shown.editor.words.text() == "15"
    assert dialog.focusWidget() is shown.editor.words
    with qtbot.waitSignal(dialog.change_asked) as asked:
        dialog.change.click()
    assert asked.args == [preset("samba").rules, "Samba (Dutch form)"]


# --- keyboard, screen readers, room ---------------------------------------------------------


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


@pytest.mark.parametrize("page", range(3))
def test_tab_goes_from_pane_to_pane_and_on_to_the_buttons(opened: Opened, page: int) -> None:
    dialog = opened()
    dialog.draft.set(PLAYERS, 3)
    dialog.jump("sequence.enabled")
    dialog.side.open_page(page)
    QCoreApplication.processEvents()
    dialog.finder.search.setFocus()
    regions = [dialog.finder, dialog.options, dialog.side, dialog]
    visited: list[int] = []
    for _ in range(60):
        focus = dialog.focusWidget()
        assert focus is not None
        visited.append(next(i for i, where in enumerate(regions) if where.isAncestorOf(focus)))
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if dialog.focusWidget() is dialog.finder.search:
            break
    assert visited == sorted(visited)
    assert set(visited) == {0, 1, 2, 3}


def is_tab_stop(widget: QWidget) -> bool:
    """Of radio buttons that belong together, Tab stops at the chosen one only."""
    return widget.isEnabled() and (not isinstance(widget, QRadioButton) or widget.isChecked())


def combo(widget: QWidget) -> bool:
    """A combo box is read by its text; what it is for comes with the description."""
    return isinstance(widget, QComboBox)


def test_screen_readers_hear_a_name_for_every_editor(opened: Opened) -> None:
    dialog = opened("american_2024")
    page = dialog.options.page
    page.show_listing(Listing(tuple(spec.key for spec in OPTIONS)))
    page.jump(OPTIONS[-1].key)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
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
    for text in ("f", "fr", "frozen"):
        dialog.finder.search.setText(text)
        qtbot.waitUntil(lambda: not dialog.options.page.busy)
    dialog.draft.set("pile.natural_plus_wild", False)
    QCoreApplication.processEvents()
    row = dialog.options.page.rows["pile.natural_plus_wild"]
    for words in (row.help, row.notes):
        assert words.height() >= words.heightForWidth(words.width())


@pytest.mark.parametrize("game", ["american_cla", "brazilian"])
def test_nothing_is_cut_off_at_1024_by_600(opened: Opened, qtbot: QtBot, game: str) -> None:
    dialog = opened(game)
    page = dialog.options.page
    page.show_listing(Listing(tuple(spec.key for spec in OPTIONS)))
    page.jump(OPTIONS[-1].key)
    QCoreApplication.processEvents()
    room = page.viewport().width()
    wide = [key for key, shown in page.rows.items() if shown.minimumSizeHint().width() > room]
    assert not wide
    assert page.horizontalScrollBar().maximum() == 0


def test_lists_and_texts_show_that_they_have_the_focus(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.waitUntil(lambda: dialog.side.rulebook is not None)
    assert dialog.side.rulebook is not None
    for area in (dialog.finder.groups, dialog.side.rulebook.browser):
        dialog.close_button.setFocus()
        without = area.grab().toImage().pixelColor(0, area.height() // 2)
        area.setFocus()
        ringed = area.grab().toImage().pixelColor(0, area.height() // 2)
        assert ringed == area.palette().highlight().color() != without


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
