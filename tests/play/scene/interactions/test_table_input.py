"""Clicks, keys and the rubber band: everything that plays without dragging."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolTip
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    DropTarget,
    HintModel,
    RefusedModel,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import moved, slots
from tests.helpers.table.table_player import (
    NEW_MELD,
    PILE,
    STOCK,
    Hand,
    RecordingCommands,
    card_report,
    chosen,
    click,
)

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def test_a_click_chooses_one_card_and_another_click_lets_it_go(hand: Hand) -> None:
    click(hand, 3)
    assert chosen(hand) == (3,)
    click(hand, 5)
    assert chosen(hand) == (5,)
    click(hand, 5)
    assert chosen(hand) == ()


def test_clicks_gather_cards_of_a_rank_and_wild_cards(hand: Hand) -> None:
    """For a hand without a keyboard: 4 and 5 are of one rank, the last two are wild."""
    faces = [(hand.view.scene_of_cards.cards[token].face or "")[0] for token in hand.cards()]
    assert faces[4] == faces[5]
    wilds = tuple(place for place, face in enumerate(faces) if face in "2X")
    click(hand, 4)
    click(hand, 5)
    assert chosen(hand) == (4, 5)
    click(hand, wilds[0])
    assert set(chosen(hand)) == {4, 5, wilds[0]}
    click(hand, 4)
    assert set(chosen(hand)) == {5, wilds[0]}
    click(hand, 4)
    assert set(chosen(hand)) == {4, 5, wilds[0]}
    click(hand, 0)
    assert chosen(hand) == (0,)


def test_a_natural_card_after_a_wild_one_is_chosen_alone(hand: Hand) -> None:
    faces = [(hand.view.scene_of_cards.cards[token].face or "")[0] for token in hand.cards()]
    click(hand, next(place for place, face in enumerate(faces) if face in "2X"))
    click(hand, 4)
    assert chosen(hand) == (4,)


def test_control_adds_shift_ranges_and_alt_takes_the_rank(hand: Hand) -> None:
    click(hand, 1)
    click(hand, 4, Modifier.ControlModifier)
    assert chosen(hand) == (1, 4)
    click(hand, 7, Modifier.ShiftModifier)
    assert chosen(hand) == (4, 5, 6, 7)
    click(hand, 4, Modifier.AltModifier)
    assert chosen(hand) == (4, 5)


def test_a_click_on_the_felt_of_the_hand_lets_all_go(hand: Hand) -> None:
    click(hand, 1)
    hand.click(QPoint(40, 560))
    assert chosen(hand) == ()


def test_a_rubber_band_chooses_what_it_touches(hand: Hand) -> None:
    first, last = hand.spot(hand.cards()[0]), hand.spot(hand.cards()[2])
    hand.drag(QPoint(first.x() - 30, 580), QPoint(last.x(), last.y()))
    assert chosen(hand) == (0, 1, 2)


def test_escape_leaves_the_rubber_band_and_then_the_choice(hand: Hand) -> None:
    click(hand, 5)
    hand.press(QPoint(60, 580))
    hand.move(hand.spot(hand.cards()[2]))
    hand.key(Key.Key_Escape)
    assert chosen(hand) == (5,)
    hand.key(Key.Key_Escape)
    assert chosen(hand) == ()


def test_click_and_click_sends_the_chosen_cards(hand: Hand, commands: RecordingCommands) -> None:
    cards = hand.cards()
    eights = Zone(ZoneKind.MELD, hand.model().sides[0].melds[1].uid)
    for zone in (PILE, eights):
        click(hand, 3)
        hand.click(hand.middle(zone))
        assert commands.last() == ("drop", ((cards[3],), zone))
        hand.view.selection.clear()
    click(hand, 3)
    layout = hand.view.scene_of_cards.layout
    assert layout is not None
    ours = layout.areas[0]
    hand.click(QPoint(round(ours.x + 20), round(ours.bottom - 8)))
    assert commands.last() == ("drop", ((cards[3],), NEW_MELD))


def test_stock_and_pile_wake_on_a_click(hand: Hand, commands: RecordingCommands) -> None:
    hand.click(hand.middle(STOCK))
    hand.click(hand.middle(PILE))
    assert commands.asked == [("activate", (STOCK,)), ("activate", (PILE,))]


def test_a_double_click_on_the_stock_draws_once(hand: Hand, commands: RecordingCommands) -> None:
    at = hand.middle(STOCK)
    hand.click(at)
    QTest.mouseDClick(
        hand.view.viewport(), Qt.MouseButton.LeftButton, Modifier.NoModifier, at
    )  # fmt: skip
    assert commands.asked.count(("activate", (STOCK,))) <= 2


def test_a_double_click_does_the_obvious(hand: Hand, commands: RecordingCommands) -> None:
    card = hand.cards()[4]
    QTest.mouseDClick(
        hand.view.viewport(), Qt.MouseButton.LeftButton, Modifier.NoModifier, hand.spot(card)
    )  # fmt: skip
    assert ("quick", (card,)) in commands.asked
    assert chosen(hand) == ()


def test_a_double_click_tells_what_else_is_chosen(hand: Hand, commands: RecordingCommands) -> None:
    first, second = hand.cards()[3:5]
    hand.view.choose((first, second))
    at = hand.spot(second)
    QTest.mouseDClick(hand.view.viewport(), Qt.MouseButton.LeftButton, Modifier.NoModifier, at)
    assert commands.last() == ("quick", (second, first))


def test_a_double_click_that_first_skipped_does_nothing_more(
    hand: Hand, commands: RecordingCommands
) -> None:
    theirs = hand.model().seats[1].hand[0].token
    after = moved(hand.model(), theirs, "pile")
    hand.view.play(Script((Beat(BeatKind.DISCARD, after, (theirs,), 1),)))
    at = hand.spot(hand.cards()[4])
    hand.click(at)
    QTest.mouseDClick(hand.view.viewport(), Qt.MouseButton.LeftButton, Modifier.NoModifier, at)
    assert commands.asked == []


def test_the_menu_of_the_right_button_names_every_legal_place(
    hand: Hand, commands: RecordingCommands
) -> None:
    commands.targets = (DropTarget(PILE, "discard and end turn"), DropTarget(NEW_MELD, "new meld"))
    card = hand.cards()[4]
    at = hand.spot(card)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, hand.view.mapToGlobal(at))
    hand.view.contextMenuEvent(event)
    actions = hand.view.card_menu.actions()
    assert [action.text() for action in actions][:2] == ["Discard and end turn", "New meld"]
    actions[0].trigger()
    assert commands.asked == [("drop", ((card,), PILE))]
    hand.view.card_menu.close()


def menu_at(hand: Hand, at: QPoint) -> list[str]:
    """What the right button offers at a point."""
    reason = QContextMenuEvent.Reason.Mouse
    hand.view.contextMenuEvent(QContextMenuEvent(reason, at, hand.view.mapToGlobal(at)))
    texts = [action.text() for action in hand.view.card_menu.actions() if action.text()]
    hand.view.card_menu.close()
    return texts


def pick(hand: Hand, text: str) -> None:
    next(a for a in hand.view.card_menu.actions() if a.text() == text).trigger()


def test_the_menu_chooses_a_rank_and_moves_cards_in_the_hand(
    hand: Hand, commands: RecordingCommands
) -> None:
    menu_at(hand, hand.spot(hand.cards()[1]))
    pick(hand, "Select the whole rank")
    assert chosen(hand) == (1, 2)
    menu_at(hand, hand.spot(hand.cards()[1]))
    pick(hand, "Move to the right end")
    assert commands.last() == ("reorder", (hand.cards()[1:3], len(hand.cards())))


def test_a_menu_that_outlives_its_table_asks_the_one_that_is_there(
    hand: Hand, commands: RecordingCommands
) -> None:
    menu_at(hand, hand.middle(STOCK))
    later = RecordingCommands()
    hand.view.set_commands(later)
    pick(hand, "May I go out?")
    assert [name for name, _ in later.asked] == ["press"]
    assert "press" not in [name for name, _ in commands.asked]


def test_the_menu_of_the_felt_offers_the_buttons_of_the_moment(
    hand: Hand, commands: RecordingCommands
) -> None:
    assert "May I go out?" in menu_at(hand, hand.middle(STOCK))
    pick(hand, "May I go out?")
    assert commands.asked == [("press", (ButtonId.ASK,))]


def test_the_menu_of_a_place_sends_the_chosen_cards_there(
    hand: Hand, commands: RecordingCommands
) -> None:
    commands.targets = (DropTarget(PILE, "discard and end turn"), DropTarget(NEW_MELD, "new meld"))
    click(hand, 3)
    texts = menu_at(hand, hand.middle(PILE))
    assert "Discard and end turn" in texts
    assert "New meld" not in texts


def test_the_menu_of_the_pile_tells_of_it_and_sorts_nothing(hand: Hand) -> None:
    model = hand.view.model
    assert model is not None
    take = ButtonModel(ButtonId.TAKE_PILE, "Take the pile")
    text, sorts = "Six cards, a queen on top. You may take it.", ("rank_up", "wilds_left")
    hand.view.show_model(replace(model, pile_text=text, buttons=(take,), sorts=sorts))
    told = ["Six cards, a queen on top.", "You may take it.", "Take the pile"]
    assert menu_at(hand, hand.middle(PILE)) == told


def test_a_key_opens_the_same_menu_for_the_card_with_the_focus(hand: Hand) -> None:
    hand.key(Key.Key_Home)
    hand.key(Key.Key_C)
    assert hand.view.card_menu.isVisible()
    assert chosen(hand) == (0,)
    hand.view.card_menu.close()


def test_control_and_a_double_click_choose_the_whole_rank(
    hand: Hand, commands: RecordingCommands
) -> None:
    at, left = hand.spot(hand.cards()[1]), Qt.MouseButton.LeftButton
    hand.click(at, Modifier.ControlModifier)
    QTest.mouseDClick(hand.view.viewport(), left, Modifier.ControlModifier, at)
    assert chosen(hand) == (1, 2)
    assert commands.asked == []


def test_shift_and_the_arrows_choose_a_row_of_cards(hand: Hand) -> None:
    hand.key(Key.Key_Home)
    for _ in range(3):
        hand.key(Key.Key_Right, Modifier.ShiftModifier)
    assert chosen(hand) == (0, 1, 2, 3)
    hand.key(Key.Key_Left, Modifier.ShiftModifier)
    assert chosen(hand) == (0, 1, 2)


def test_control_and_the_arrows_move_the_chosen_cards(
    hand: Hand, commands: RecordingCommands
) -> None:
    cards = hand.cards()
    hand.view.selection.set(cards[3:5])
    hand.key(Key.Key_Left, Modifier.ControlModifier)
    hand.key(Key.Key_Right, Modifier.ControlModifier)
    assert commands.asked == [("reorder", (cards[3:5], 2)), ("reorder", (cards[3:5], 4))]


def test_escape_keeps_the_card_that_was_warned_of(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(replace(hand.model(), caution=True))
    hand.key(Key.Key_Escape)
    assert commands.asked == [("press", (ButtonId.LEAVE_IT,))]


def test_buttons_beside_the_prompt_sort_the_hand(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(replace(hand.model(), sorts=("rank_down", "wilds_left")))
    rank, wilds = hand.view.sorts.buttons
    assert rank.accessibleName() == "Sort: high cards first"
    rank.click()
    wilds.click()
    assert commands.asked == [("sort_hand", ("rank_down",)), ("sort_hand", ("wilds_left",))]


def test_where_nobody_plays_there_is_nothing_to_sort(hand: Hand) -> None:
    hand.view.show_model(replace(hand.model(), sorts=()))
    assert all(button.isHidden() for button in hand.view.sorts.buttons)


def test_a_hovered_card_does_not_flicker_at_its_lower_edge(hand: Hand, qtbot: QtBot) -> None:
    card = hand.view.scene_of_cards.cards[hand.cards()[6]]
    bottom = QPoint(hand.spot(card.token).x(), round(card.pose.bounds.bottom) - 3)
    hand.hover(bottom)
    qtbot.waitUntil(lambda: card.hovered and hand.view.is_still)
    hand.hover(bottom + QPoint(1, 0))
    qtbot.wait(30)
    assert card.hovered


def test_a_click_on_a_staged_card_takes_it_back(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(tables.drafting())
    draft = hand.model().draft
    assert draft is not None
    hand.click(hand.middle(Zone(ZoneKind.DRAFT, 0)) + QPoint(0, 30))
    assert commands.asked == [("unstage", ((draft.groups[0].cards[-1].token,),))]


def test_escape_takes_the_staged_cards_back(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(tables.drafting())
    hand.key(Key.Key_Escape)
    assert commands.asked == [("unstage", ((),))]


def test_buttons_press(hand: Hand, commands: RecordingCommands) -> None:
    button = hand.view.buttons.button(ButtonId.ASK)
    assert button is not None
    button.click()
    assert commands.asked == [("press", (ButtonId.ASK,))]


def test_pile_and_melds_say_what_they_are(hand: Hand) -> None:
    at = hand.middle(PILE)
    assert hand.view.tip_at(at.x(), at.y()) == hand.model().pile_text
    meld = hand.model().sides[0].melds[2]
    at = hand.middle(Zone(ZoneKind.MELD, meld.uid))
    assert hand.view.tip_at(at.x(), at.y()) == meld.label


def test_a_long_tip_is_shown_in_lines_no_longer_than_eyes_follow(hand: Hand) -> None:
    model = hand.model()
    hand.view.show_model(replace(model, pile_text=" ".join(["a long explanation"] * 12)))
    while hand.view.keyboard.zone != PILE:
        hand.key(Key.Key_Tab)
    lines = QToolTip.text().splitlines()
    assert " ".join(lines) == hand.model().pile_text
    assert max(map(len, lines)) <= 60


def test_the_pile_speaks_while_it_has_the_keyboard_and_no_longer(hand: Hand, qtbot: QtBot) -> None:
    while hand.view.keyboard.zone != PILE:
        hand.key(Key.Key_Tab)
    assert QToolTip.text() == hand.model().pile_text
    hand.key(Key.Key_Down)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.parametrize(("goes_on", "said"), [(False, ""), (True, "It is Vera's turn.")])
def test_a_refusal_is_forgotten_when_the_turn_passes_on(
    hand: Hand, goes_on: bool, said: str
) -> None:
    waiting = replace(hand.model(), prompt="Vera plays.", my_turn=False)
    hand.view.show_model(waiting)
    hand.view.refuse(RefusedModel("It is Vera's turn."))
    hand.view.show_model(waiting if goes_on else replace(waiting, prompt="Otto plays."))
    assert hand.view.scene_of_cards.fixed_items.prompt.refusal == said


def test_a_refusal_of_a_place_shakes_it_and_fades(hand: Hand, qtbot: QtBot) -> None:
    hand.view.refuse(RefusedModel("The pile is frozen.", zone=PILE))
    top = hand.view.scene_of_cards.cards[hand.model().pile[-1].token]
    assert hand.view.scene_of_cards.animator.moves(top)
    assert hand.view.scene_of_cards.fixed_items.prompt.refusal == "The pile is frozen."
    qtbot.waitUntil(lambda: hand.view.is_still)
    assert card_report(hand.view) == slots(hand.model())


def test_hovering_lifts_a_card_of_mine_and_leaving_lowers_it(hand: Hand, qtbot: QtBot) -> None:
    card = hand.view.scene_of_cards.cards[hand.cards()[2]]
    hand.hover(hand.spot(card.token))
    qtbot.waitUntil(lambda: card.hovered)
    hand.hover(QPoint(500, 260))
    qtbot.waitUntil(lambda: not card.hovered)
    qtbot.waitUntil(lambda: hand.view.is_still)
    assert card_report(hand.view) == slots(hand.model())


def test_a_hint_is_read_in_the_prompt_line_and_lifts_its_card(hand: Hand) -> None:
    view = hand.view
    token = view.scene_of_cards.hand_tokens()[0]
    view.hint(HintModel("Throw it.", tokens=(token,)))
    assert view.selection.tokens == (token,)
    assert view.scene_of_cards.fixed_items.prompt.hint == "Throw it."
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.scene_of_cards.fixed_items.prompt.hint == ""


def test_the_ring_around_a_card_of_the_hand_is_not_hidden_by_its_neighbours(hand: Hand) -> None:
    hand.key(Key.Key_Right)
    scene = hand.view.scene()
    cards = (scene.cards[token] for token in hand.cards())
    assert scene.fixed_items.ring.isVisible()
    assert scene.fixed_items.ring.zValue() > max(card.zValue() for card in cards)


def test_a_chosen_card_does_not_hide_why_something_was_refused(hand: Hand) -> None:
    click(hand, 3)
    scene = hand.view.scene()
    card, prompt = scene.cards[hand.cards()[3]], scene.fixed_items.prompt
    assert prompt.zValue() < card.zValue()
    hand.view.refuse(RefusedModel("This card cannot go there."))
    assert prompt.zValue() > card.zValue()


def test_the_ring_ends_where_the_next_card_of_the_hand_begins(hand: Hand) -> None:
    hand.key(Key.Key_Right)
    scene, keyboard = hand.view.scene(), hand.view.keyboard
    cards = hand.cards()
    place = cards.index(keyboard.token)
    after = scene.rest_pose(scene.cards[cards[place + 1]]).bounds
    ring = scene.fixed_items.ring
    assert ring.x() < scene.rest_pose(scene.cards[cards[place]]).bounds.x
    assert ring.x() + ring.area.width() <= after.x + 4 * scene.layout.unit + 1


def test_a_menu_leaves_nothing_behind_however_often_it_opens(view: TableView, hand: Hand) -> None:
    view.show_model(replace(tables.middle(), sorts=("rank_up", "rank_down")))
    token = hand.cards()[0]
    for _ in range(3):
        assert view.card_menu.open_for(token, None, QPoint(10, 10))
        view.card_menu.hide()
    (inner,) = view.card_menu.findChildren(QMenu)
    assert len(inner.actions()) > 1
    assert inner.menuAction() in view.card_menu.actions()
