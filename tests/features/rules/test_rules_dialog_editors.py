"""Every option has an editor that shows, keeps and names each legal value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import OPTIONS, OptionSpec, option, preset, preset_ids
from canasta_qt.engine.rules.declarations import kinds
from canasta_qt.engine.rules.declarations.values import SpecialHand
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.features.rules.window.editors import Editor, known_kinds, make_editor
from canasta_qt.features.rules.window.editors.codes import CodesEditor, MapEditor
from canasta_qt.features.rules.window.editors.numbers import (
    NumbersEditor,
    OpeningEditor,
    SpanEditor,
    WholeEditor,
)
from canasta_qt.features.rules.window.editors.records import RecordsEditor
from canasta_qt.words.rules.values import label
from tests.helpers.deals.rules_strategies import option_values

SOME = [3, pytest.param(30, marks=pytest.mark.slow)]
"""Random values of each option that has too many to try all; few stand for many."""

Made = Callable[[str], Any]


@pytest.fixture
def made(qtbot: QtBot) -> Made:
    """Makes the shown editor of an option, with its classic value and what it told."""

    def make(key: str) -> Editor:
        spec = option(key)
        editor = make_editor(spec.kind)
        editor.set_value(spec.default)
        editor.told = []  # type: ignore[attr-defined]
        editor.changed.connect(editor.told.append)  # type: ignore[attr-defined]
        qtbot.addWidget(editor)
        editor.show()
        return editor

    return make


def few_values(spec: OptionSpec) -> Iterator[object]:
    """Every value of a switch or choice, and every value that a game has."""
    yield spec.default
    if isinstance(spec.kind, kinds.Switch):
        yield from (True, False)
    if isinstance(spec.kind, kinds.Choice):
        yield from spec.kind.words()
        if spec.kind.none_means:
            yield None
    yield from dict.fromkeys(get(preset(game).rules, spec.key) for game in preset_ids())


def keeps(editor: Editor, value: object) -> bool:
    editor.set_value(value)
    return editor.value() == value and not editor.complaint()


def test_every_kind_of_value_has_an_editor() -> None:
    assert {type(spec.kind) for spec in OPTIONS} <= known_kinds()


KINDS = sorted({type(spec.kind) for spec in OPTIONS}, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("some", SOME)
def test_the_editor_of_each_option_keeps_each_legal_value(
    qapp: QApplication, kind: type, some: int
) -> None:
    for spec in OPTIONS:
        if type(spec.kind) is kind:
            keeps_all(spec, some)


def keeps_all(spec: OptionSpec, some: int) -> None:
    """Ask the editor of an option to keep every value, or some where there are too many."""
    editor = make_editor(spec.kind)
    told: list[str] = []
    editor.changed.connect(told.append)
    for value in few_values(spec):
        assert keeps(editor, value), (spec.key, value)
    if not isinstance(spec.kind, (kinds.Switch, kinds.Choice)):

        @settings(max_examples=some, database=None)
        @given(st.data())
        def any_other(data: st.DataObject) -> None:
            assert keeps(editor, spec.parse(data.draw(option_values(spec)))), spec.key

        any_other()
    assert not told, spec.key
    editor.deleteLater()


@pytest.mark.slow  # stand-in: `test_screen_readers_hear_a_name_for_every_editor`
def test_every_part_of_every_editor_has_a_name_and_a_description(qapp: QApplication) -> None:
    nameless = []
    for spec in OPTIONS:
        editor = make_editor(spec.kind)
        for game in ("classic_4p", "american_2024", "tampa"):
            editor.set_value(get(preset(game).rules, spec.key))
        editor.describe(label(spec), "what it does")
        nameless += [
            f"{spec.key}: {widget}"
            for widget in stops(editor)
            if not widget.accessibleName().startswith(label(spec))
            or not widget.accessibleDescription().endswith("what it does")
        ]
        editor.deleteLater()
    assert not nameless


def stops(editor: Editor) -> list[QWidget]:
    """Every widget in an editor at which the Tab key stops, whether named as a part or not."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    inner = editor.findChildren(QWidget)
    return [
        widget
        for widget in inner
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if not widget.objectName().startswith("qt_") and not isinstance(widget, QListView)
    ]


# --- by hand --------------------------------------------------------------------------------


def test_a_click_on_the_words_of_a_choice_chooses_it(made: Made, qtbot: QtBot) -> None:
    editor = made("pile.layoff")
    words = editor.buttons[2].parentWidget().findChildren(QWidget)[-1]
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    assert editor.value() == "no"
    assert editor.told == [""]


def test_typing_a_number_tells_where_it_was_typed(made: Made, qtbot: QtBot) -> None:
    editor: WholeEditor = made("go_out.bonus")
    editor.field.selectAll()
    qtbot.keyClicks(editor.field, "250")
    assert editor.value() == 250
    assert set(editor.told) == {"number"}  # type: ignore[attr-defined]


def test_no_limit_is_a_tick_and_gives_the_number_back(made: Made) -> None:
    editor: WholeEditor = made("meld.max_size")
    assert editor.value() is None
    assert editor.none is not None
    editor.set_value(8)
    editor.none.click()
    assert editor.value() is None
    assert not editor.field.isEnabled()
    editor.none.click()
    assert editor.value() == 8


def test_a_span_may_have_no_end(made: Made) -> None:
    editor: SpanEditor = made("wild_meld.sizes")
    editor.set_value((3, 7))
    assert editor.high.none is not None
    editor.high.none.click()
    assert editor.value() == (3, None)


def test_totals_grow_as_the_last_two_did(made: Made) -> None:
    editor: NumbersEditor = made("red_three.totals")
    editor.set_value((0, 100, 200))
    editor.add.click()
    assert editor.value() == (0, 100, 200, 300)
    editor.remove.click()
    editor.remove.click()
    assert editor.value() == (0, 100)


def test_a_map_holds_what_is_ticked(made: Made) -> None:
    editor: MapEditor = made("special_rank.bonus")
    editor.boxes["7_any"].click()
    editor.inner["7_any"].set_value(1500)
    assert editor.value() == (("7_any", 1500),)


def test_a_list_that_needs_one_complains_when_it_is_empty(made: Made) -> None:
    editor = made("match.instant_win")
    editor.buttons[2].click()
    hands = editor.rests[2]
    assert isinstance(hands, CodesEditor)
    assert editor.complaint()
    hands.boxes["miami"].click()
    assert not editor.complaint()
    assert editor.value().special_hands == ("miami",)


def test_a_record_that_may_be_missing_is_filled_in_after_as_follows(made: Made) -> None:
    editor = made("match.forfeit_call")
    assert editor.value() is None
    editor.buttons[1].click()
    editor.rests[1].fields["points_to_opponents"].set_value(700)
    assert editor.value().points_to_opponents == 700


def test_the_same_number_stays_when_its_meaning_changes(made: Made) -> None:
    editor = made("red_three.in_hand_end")
    editor.set_value(option("red_three.in_hand_end").parse({"each": -300}))
    editor.buttons[1].click()
    assert option("red_three.in_hand_end").dump(editor.value()) == {"flat": -300}


def test_no_threes_are_always_worth_what_they_are(made: Made) -> None:
    fields = made("red_three.totals").fields
    assert [field.isEnabled() for field in fields] == [False, True, True, True, True]


class TestSpecialHands:
    """The list of special hands: added, copied, moved, removed, with patterns read at once."""

    @pytest.fixture
    def hands(self, made: Made) -> RecordsEditor:
        editor: RecordsEditor = made("special_hands.list")
        editor.set_value(get(preset("american_2024").rules, "special_hands.list"))
        return editor

    def ids(self, editor: RecordsEditor) -> list[str]:
        return [hand.id for hand in editor.value()]  # type: ignore[attr-defined]

    def test_one_is_added_and_can_be_played(self, hands: RecordsEditor) -> None:
        count = len(hands.rows)
        hands.add.click()
        assert len(hands.value()) == count + 1
        assert not hands.complaint()

    def test_a_new_one_is_as_usual_and_not_there_yet(self, hands: RecordsEditor) -> None:
        hands.add.click()
        assert hands.value()[-1] == SpecialHand("straight", "A,2,3,4,5,6,7,8,9,T,J,Q,K,X", 3000)

    def test_another_name_brings_its_usual_cards(self, hands: RecordsEditor) -> None:
        self.call(hands, -1, "Quads")
        assert hands.value()[-1] == SpecialHand("quads", "4-4-4+wild pair", 3500)

    def test_another_name_leaves_ones_own_cards(self, hands: RecordsEditor, qtbot: QtBot) -> None:
        field = hands.rows[0].editor.fields["pattern"].field  # type: ignore[attr-defined]
        field.selectAll()
        qtbot.keyClicks(field, "4-4-3")
        self.call(hands, 0, "Quads")
        assert hands.value()[0] == SpecialHand("quads", "4-4-3", 2500)

    def call(self, editor: RecordsEditor, line: int, name: str) -> None:
        names = editor.rows[line].editor.fields["id"]
        names.field.setCurrentText(name)  # type: ignore[attr-defined]

    def test_a_copy_stands_below(self, hands: RecordsEditor) -> None:
        first = self.ids(hands)[0]
        hands.rows[0].copy.click()
        assert self.ids(hands)[:2] == [first, first]

    def test_it_moves_up_and_down(self, hands: RecordsEditor) -> None:
        before = self.ids(hands)
        hands.rows[0].down.click()
        assert self.ids(hands)[:2] == before[1::-1]
        hands.rows[1].up.click()
        assert self.ids(hands) == before

    def test_any_of_them_is_removed(self, hands: RecordsEditor) -> None:
        before = self.ids(hands)
        hands.rows[1].remove.click()
        assert self.ids(hands) == [before[0], *before[2:]]

    def test_a_pattern_that_cannot_be_read_is_explained_and_kept(
        self, hands: RecordsEditor, qtbot: QtBot
    ) -> None:
        field = hands.rows[0].editor.fields["pattern"].field  # type: ignore[attr-defined]
        field.selectAll()
        qtbot.keyClicks(field, "7 pears")
        assert "7 pears" in hands.complaint()
        assert hands.value()[0].pattern != "7 pears"  # type: ignore[attr-defined]
        hands.rows[-1].up.click()
        assert field.text() == "7 pears"
        qtbot.keyClick(field, Qt.Key.Key_Backspace)
        for _ in range(4):
            qtbot.keyClick(field, Qt.Key.Key_Backspace)
        qtbot.keyClicks(field, "pairs")
        assert not hands.complaint()
        assert hands.value()[0].pattern == "7 pairs"  # type: ignore[attr-defined]

    def test_no_more_than_twenty(self, hands: RecordsEditor) -> None:
        while hands.add.isEnabled():
            hands.add.click()
        assert len(hands.rows) == 20
        assert not hands.rows[0].copy.isEnabled()


class TestOpeningTable:
    """Rows of start and minimum."""

    @pytest.fixture
    def table(self, made: Made) -> OpeningEditor:
        editor: OpeningEditor = made("initial.table")
        return editor

    def test_the_first_row_says_below_what_it_counts(self, table: OpeningEditor) -> None:
        assert table.rows[0].start.text() == "below 0"

    def test_a_row_is_added_above_the_last(self, table: OpeningEditor) -> None:
        last = table.value()[-1]
        table.add.click()
        start, points = table.value()[-1]
        assert start is not None
        assert last[0] is not None
        assert start > last[0]
        assert points > last[1]

    def test_a_lost_first_row_is_added_again(self, table: OpeningEditor) -> None:
        table.rows[0].remove.click()
        assert table.value()[0][0] == 0
        table.add.click()
        assert table.value()[0][0] is None

    def test_rows_out_of_order_are_put_in_order(self, table: OpeningEditor) -> None:
        assert table.sort.isHidden()
        table.rows[1].start.setValue(2000)
        assert not table.sort.isHidden()
        table.sort.click()
        assert [start for start, _ in table.value()] == [None, 1500, 2000, 3000]

    def test_the_last_row_cannot_be_removed(self, table: OpeningEditor) -> None:
        while table.rows[0].remove.isEnabled():
            table.rows[-1].remove.click()
        assert len(table.value()) == 1
