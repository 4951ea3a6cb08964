"""Letters, arrows, Tab and Enter on the table, and what is said of what they did."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import moved
from tests.helpers.table.table_player import (
    NEW_MELD,
    PILE,
    STOCK,
    Hand,
    RecordingCommands,
    chosen,
    click,
)

Key, Modifier = Qt.Key, Qt.KeyboardModifier

LETTERS = {
    Key.Key_S: ("activate", (STOCK,)),
    Key.Key_T: ("activate", (PILE,)),
    Key.Key_A: ("press", (ButtonId.ASK,)),
    Key.Key_Y: ("press", (ButtonId.ANSWER_YES,)),
    Key.Key_N: ("press", (ButtonId.ANSWER_NO,)),
    Key.Key_U: ("press", (ButtonId.UNDO,)),
    Key.Key_R: ("sort_hand", ("rank_up",)),
}


@pytest.mark.parametrize("key", LETTERS, ids=lambda key: key.name)
def test_each_letter_has_its_action(hand: Hand, commands: RecordingCommands, key: Qt.Key) -> None:
    hand.key(key)
    assert commands.asked == [LETTERS[key]]


def test_control_z_undoes(hand: Hand, commands: RecordingCommands) -> None:
    hand.key(Key.Key_Z, Modifier.ControlModifier)
    assert commands.asked == [("press", (ButtonId.UNDO,))]


def test_a_card_is_walked_to_chosen_melded_and_discarded_by_keys(
    hand: Hand, commands: RecordingCommands
) -> None:
    cards = hand.cards()
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Space)
    assert chosen(hand) == (1,)
    hand.key(Key.Key_G)
    assert chosen(hand) == (1, 2)
    hand.key(Key.Key_M)
    assert commands.last() == ("drop", (cards[1:3], NEW_MELD))
    hand.key(Key.Key_Escape)
    hand.key(Key.Key_Left)
    hand.key(Key.Key_D)
    assert commands.last() == ("drop", ((cards[0],), PILE))


def test_tab_walks_over_the_places_and_enter_sends_there(
    hand: Hand, commands: RecordingCommands
) -> None:
    ring = hand.view.scene_of_cards.fixed_items.ring
    click(hand, 3)
    walked = []
    for _ in range(3):
        hand.key(Key.Key_Tab)
        walked.append(hand.view.keyboard.zone)
        assert ring.isVisible()
    assert walked == [Zone(ZoneKind.HAND, 0), STOCK, PILE]
    hand.key(Key.Key_Return)
    assert commands.asked == [("drop", ((hand.cards()[3],), PILE))]


def test_enter_presses_the_confirm_button_else_the_golden_one(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(tables.early())
    hand.key(Key.Key_Return)
    assert commands.asked == [("press", (ButtonId.DRAW,))]


def test_enter_presses_the_button_that_has_the_keys(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(tables.early())
    take = hand.view.buttons.button(ButtonId.TAKE_PILE)
    assert take is not None
    QTest.keyClick(take, Key.Key_Return)
    assert commands.asked == [("press", (ButtonId.TAKE_PILE,))]


def test_yes_and_no_answer_a_warning(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(replace(tables.early(), caution=True))
    for key in (Key.Key_Y, Key.Key_N):
        hand.key(key)
    assert commands.asked == [
        ("press", (ButtonId.GO_AHEAD,)),
        ("press", (ButtonId.LEAVE_IT,)),
    ]


def test_the_cursor_stays_near_a_card_that_left_the_hand(hand: Hand) -> None:
    model, cards = hand.model(), hand.cards()
    for gone, beside in ((1, cards[2]), (len(cards) - 1, cards[-2])):
        hand.view.show_model(model)
        hand.key(Key.Key_Home)
        for _ in range(gone):
            hand.key(Key.Key_Right)
        assert hand.view.keyboard.token == cards[gone]
        hand.view.show_model(moved(model, cards[gone], "pile"))
        assert hand.view.keyboard.token == beside


def test_a_disabled_button_says_why_and_enter_asks_for_the_reason(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(tables.drafting())
    button = hand.view.buttons.button(ButtonId.CONFIRM)
    assert button is not None
    assert not button.isEnabled()
    assert button.toolTip() == "20 points short"
    hand.key(Key.Key_Return)
    assert commands.asked == [("press", (ButtonId.CONFIRM,))]
