"""The table-rules dialog as a player uses it: find, change, undo, settle conflicts, start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, TableRules, get, preset
from canasta_qt.engine.rules.options import idle_because
from canasta_qt.features.rules.window.dialog import DiscardBox, RulesDialog
from canasta_qt.features.rules.window.editors.choices import SegmentsEditor
from canasta_qt.features.rules.window.example_pane import (
    CardColumns,
    ExamplePane,
    column_of,
    lines_about,
    size_of,
)
from canasta_qt.features.rules.window.side_pane import CONFLICTS, RULEBOOK
from canasta_qt.ui.controls.looks import is_primary
from tests.helpers.programs.rules_dialog import HAND, PLAYERS, Opened, Remembered, row, type_number
from tests.helpers.screen.wheel import fields_of, moved_by_the_wheel

# --- finding --------------------------------------------------------------------------------


def test_it_opens_on_the_first_group_ready_to_search(opened: Opened) -> None:
    dialog = opened()
    assert dialog.options.heading.text() == "The match"
    assert dialog.focusWidget() is dialog.finder.search
    assert dialog.windowTitle() == "Table rules: Classic, four players"


def test_the_search_filters_while_one_types_and_leads_on(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.keyClicks(dialog.finder.search, "always froz")
    assert dialog.options.page.shown[0] == "pile.always_frozen"
    assert "rules found" in dialog.options.heading.text()
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Return)
    box = dialog.options.page.rows["pile.always_frozen"].editor.box
    assert dialog.focusWidget() is box
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert get(dialog.draft.rules, "pile.always_frozen") is True


def test_a_search_without_result_says_so(opened: Opened) -> None:
    dialog = opened()
    dialog.finder.search.setText("submarine")
    assert dialog.options.page.nothing.isVisible()
    assert "“submarine”" in dialog.options.page.nothing.text()


def test_a_search_shows_options_without_effect_last(opened: Opened) -> None:
    dialog = opened()
    dialog.finder.search.setText("go out")
    found = dialog.options.page.listing.keys
    idle = [bool(idle_because(dialog.draft.rules, key)) for key in found]
    assert True in idle
    assert idle == sorted(idle)


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
    bar = page.verticalScrollBar()

    def more_at_the_end() -> bool:
        bar.setValue(bar.maximum())  # which grows while the rows get their heights
        return sum(key in page.rows for key in page.shown) > made

    qtbot.waitUntil(more_at_the_end)


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
    assert "7 options have no effect now" in page.fold.button.text()
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
    assert field in fields_of(dialog)
    assert moved_by_the_wheel(dialog) == []
    assert field.value() == 100


# --- conflicts ------------------------------------------------------------------------------


def test_a_conflict_keeps_start_off_and_says_why(opened: Opened) -> None:
    dialog = opened()
    assert dialog.start.isEnabled()
    assert dialog.status.text() == "After the deal 63 cards are left in the stock."
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
    dialog.side.open_page(RULEBOOK)
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


# --- how it looks ---------------------------------------------------------------------------


def test_ones_own_rules_are_counted_beside_the_name_and_marked_on_their_cards(
    opened: Opened,
) -> None:
    dialog = opened()
    hand = row(dialog, HAND)
    assert dialog.header.title.text() == "Classic, four players"
    assert dialog.own.isHidden()
    assert not hand.chosen
    dialog.draft.set(HAND, 13)
    assert dialog.own.text() == "1 rule of your own"
    assert hand.chosen
    assert hand.chip is not None
    assert hand.chip.text() == "your rule"
    assert hand.chip.isVisible()
    hand.reset.click()
    assert not hand.chosen
    assert hand.chip.isHidden()
    assert dialog.own.isHidden()


def test_a_click_anywhere_on_the_card_of_a_switch_switches(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    frozen = row(dialog, "pile.always_frozen")
    qtbot.mouseClick(frozen.help, Qt.MouseButton.LeftButton)
    assert get(dialog.draft.rules, "pile.always_frozen") is True
    qtbot.mouseClick(frozen.editor.box, Qt.MouseButton.LeftButton)
    assert get(dialog.draft.rules, "pile.always_frozen") is False


def test_a_click_on_another_card_changes_nothing(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    qtbot.mouseClick(row(dialog, HAND).help, Qt.MouseButton.LeftButton)
    assert not dialog.draft.changed


def test_few_short_words_stand_beside_one_another(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    one_card = row(dialog, "pile.one_card").editor
    assert isinstance(one_card, SegmentsEditor)
    qtbot.mouseClick(one_card.buttons[2], Qt.MouseButton.LeftButton)
    assert get(dialog.draft.rules, "pile.one_card") == "allow"
    dialog.draft.undo()
    assert one_card.value() == "forbid"


def test_one_button_is_filled(opened: Opened) -> None:
    for how in (False, True):
        dialog = opened(read_only=how)
        buttons = dialog.findChildren(QPushButton)
        filled = [one for one in buttons if one.isVisible() and is_primary(one)]
        assert filled == [dialog.change if how else dialog.start]


# --- at your table --------------------------------------------------------------------------


def told(dialog: RulesDialog) -> str:
    """All that is said at the side about the options that are shown."""
    assert dialog.side.example is not None
    return "\n".join(label.text() for label in dialog.side.example.findChildren(QLabel))


def test_an_example_shows_what_a_group_means_at_this_table(opened: Opened) -> None:
    dialog = opened()
    dialog.jump("initial.table")
    dialog.side.bring_up_to_date()
    assert "May you open with three kings and three nines?" in told(dialog)
    assert "Yes." in told(dialog)
    assert dialog.side.example is not None
    assert dialog.side.example.findChildren(CardColumns)
    dialog.draft.set("initial.table", ((None, 15), (0, 90)))
    dialog.side.bring_up_to_date()
    assert "No: Your first meld needs 90 points" in told(dialog)


def test_the_card_that_froze_the_pile_lies_crosswise_in_its_column(opened: Opened) -> None:
    examples, _ = lines_about(preset("classic_4p").rules, frozenset(["freeze.wild_discard"]))
    pile = next(group for line in examples for group in line.pictures if group.across is not None)
    *upright, crosswise = sorted(column_of(pile, 60), key=lambda card: card.across)
    assert crosswise.across
    assert crosswise.face[0] in "2X"
    assert not any(card.across for card in upright)
    assert all(crosswise.x < card.x for card in upright)
    wide, high = size_of(pile, 60)
    assert wide > 60
    assert all(card.x + 60 <= wide and card.y < high for card in upright)

    dialog = opened()
    dialog.jump("freeze.wild_discard")
    dialog.side.bring_up_to_date()
    assert dialog.side.example is not None
    drawn = dialog.side.example.findChildren(CardColumns)
    assert any(group.across is not None for columns in drawn for group in columns._groups)
    assert not drawn[0].grab().isNull()


def test_the_option_that_is_used_has_its_example_first(opened: Opened) -> None:
    dialog = opened()
    dialog.jump("pile.layoff")
    dialog.side.bring_up_to_date()
    about = "with a joker further down"
    assert about not in told(dialog)
    dialog.options.page.rows["pile.naturals_needed"].editor.focus_first()
    dialog.side.bring_up_to_date()
    assert about in told(dialog)


def test_without_an_example_the_rulebook_speaks(opened: Opened) -> None:
    dialog = opened()
    dialog.jump("match.end")
    dialog.side.bring_up_to_date()
    assert "5,000" in told(dialog)


@pytest.mark.parametrize("group", [group for group, _ in GROUP_TITLES])
def test_every_group_has_something_to_say(group: str) -> None:
    keys = frozenset(spec.key for spec in OPTIONS if spec.group == group)
    rules = [preset(game).rules for game in ("classic_4p", "american_2024", "samba", "tampa")]
    assert any(any(lines_about(each, keys)) for each in rules)


def test_the_rules_as_they_stand_are_read_as_a_book(opened: Opened, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.draft.set(HAND, 13)
    with qtbot.waitSignal(dialog.book_asked) as asked:
        dialog.book.click()
    assert asked.args == [dialog.draft.rules, "Classic, four players, changed"]


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


@pytest.mark.parametrize(
    # what cannot be read and what means nothing stand for the others
    "text",
    [
        "nonsense",
        '{"size": [1e9, "x"], "panes": [0]}',
        *(pytest.param(text, marks=pytest.mark.slow) for text in ("", "[]")),
    ],
)
def test_a_memory_of_nonsense_gives_the_usual_size(opened: Opened, text: str) -> None:
    memory = Remembered(text)
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


def test_rules_without_an_effect_say_so_in_a_narrow_pane(qtbot: QtBot) -> None:
    pane = ExamplePane()
    qtbot.addWidget(pane)
    pane.resize(190, 300)
    pane.show()
    pane.show_options(preset("classic_4p").rules, ())
    QApplication.processEvents()
    assert "These rules have no effect here." in [one.text() for one in pane.findChildren(QLabel)]
    content = pane.widget()
    assert content is not None
    assert content.width() <= pane.viewport().width()
