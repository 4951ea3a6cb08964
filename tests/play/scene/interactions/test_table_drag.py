"""Dragging cards with the mouse: to every kind of place, back again, and through disturbances."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from pytestqt.qtbot import QtBot

from canasta_qt.view_model.pictures import DropTarget, RefusedModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import moved, slots
from tests.helpers.table.table_player import Hand, RecordingCommands, card_report

PILE, STOCK, HAND = Zone(ZoneKind.PILE), Zone(ZoneKind.STOCK), Zone(ZoneKind.HAND, 0)
NEW_MELD = Zone(ZoneKind.NEW_MELD, 0)


def still(hand: Hand, qtbot: QtBot) -> None:
    """Wait until nothing moves, then compare the scene with the model card by card."""
    qtbot.waitUntil(lambda: hand.view.is_still)
    assert card_report(hand.view) == slots(hand.model())


def meld_of(hand: Hand, rank: str) -> Zone:
    ours = hand.model().sides[0].melds
    return Zone(ZoneKind.MELD, next(meld.uid for meld in ours if meld.rank == rank))


def test_only_legal_places_glow_with_their_word(hand: Hand, commands: RecordingCommands) -> None:
    fives = meld_of(hand, "5")
    commands.targets = (DropTarget(PILE, "discard"), DropTarget(fives, "add to fives"))
    card = hand.cards()[0]
    hand.press(hand.spot(card))
    hand.move(hand.spot(card) + QPoint(0, -60))
    glowing = hand.view.scene_of_cards.fixed_items.glowing
    assert set(glowing) == {PILE, fives}
    assert glowing[fives][1].text == "add to fives"
    assert commands.queries == [(card,)]
    hand.release(hand.spot(card))
    assert not hand.view.scene_of_cards.fixed_items.glowing


@pytest.mark.parametrize(
    "place", ["pile", "meld", "new meld", "their meld", "red threes", "seat", "draft"]
)
def test_a_card_let_go_on_any_place_is_sent_there(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot, place: str
) -> None:
    if place == "draft":
        hand.view.show_model(tables.drafting())
    zones = {
        "pile": PILE,
        "new meld": NEW_MELD,
        "red threes": Zone(ZoneKind.THREES, 0),
        "seat": Zone(ZoneKind.SEAT, 2),
        "draft": Zone(ZoneKind.DRAFT, 1),
        "their meld": Zone(ZoneKind.MELD, hand.model().sides[1].melds[0].uid),
    }
    zone = meld_of(hand, "8") if place == "meld" else zones[place]
    commands.targets = () if place in ("seat", "red threes") else (DropTarget(zone, place),)
    card = hand.cards()[3]
    to = hand.middle(zone)
    if place == "new meld":
        layout = hand.view.scene_of_cards.layout
        assert layout is not None
        to = QPoint(round(layout.areas[0].x) + 20, to.y())
    hand.drag(hand.spot(card), to)
    assert commands.asked == [("drop", ((card,), zone))]
    still(hand, qtbot)


def test_a_card_let_go_on_the_bare_felt_glides_back(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    card = hand.cards()[3]
    layout = hand.view.scene_of_cards.layout
    assert layout is not None
    hand.drag(hand.spot(card), QPoint(1010, round(layout.centre.y) - 160))
    assert commands.asked == []
    still(hand, qtbot)


@pytest.mark.parametrize("packet", [PILE, STOCK])
def test_a_packet_that_does_not_take_the_cards_never_means_the_felt_below_it(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot, packet: Zone
) -> None:
    commands.targets = (DropTarget(NEW_MELD, "new meld"),)
    card = hand.cards()[3]
    layout = hand.view.scene_of_cards.layout
    assert layout is not None
    at = layout.zones[packet]
    hand.drag(hand.spot(card), QPoint(round(at.cx), round(at.bottom) - 3))
    assert commands.asked == [("drop", ((card,), packet))]
    still(hand, qtbot)


def test_a_meld_that_does_not_take_the_cards_never_means_the_felt_around_it(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    commands.targets = (DropTarget(NEW_MELD, "new meld"),)
    fives = meld_of(hand, "5")
    hand.press(hand.spot(hand.cards()[3]))
    hand.move(hand.middle(fives))
    glow, _ = hand.view.scene_of_cards.fixed_items.glowing[NEW_MELD]
    assert not glow.hot
    hand.release(hand.middle(fives))
    assert commands.asked == [("drop", ((hand.cards()[3],), fives))]
    still(hand, qtbot)


def test_the_whole_selection_is_dragged_and_counted(
    hand: Hand, commands: RecordingCommands
) -> None:
    first, second, third = hand.cards()[:3]
    for card in (first, second, third):
        hand.click(hand.spot(card), Qt.KeyboardModifier.ControlModifier)
    commands.targets = (DropTarget(NEW_MELD, "new meld"),)
    hand.press(hand.spot(second))
    hand.move(QPoint(300, 330))
    bubble = hand.view.scene_of_cards.fixed_items.bubble
    assert bubble.isVisible()
    assert bubble.text == "3"
    hand.move(QPoint(40, 400))
    hand.release(QPoint(40, 400))
    assert commands.last() == ("drop", ((first, second, third), NEW_MELD))
    assert not bubble.isVisible()


def test_a_card_dragged_along_the_hand_asks_for_its_new_place(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    cards = hand.cards()
    start, end = hand.spot(cards[2]), hand.spot(cards[6])
    hand.drag(start, end)
    assert commands.asked == [("reorder", ((cards[2],), 6))]
    still(hand, qtbot)


def test_a_card_put_back_where_it_was_asks_for_nothing(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    start = hand.spot(hand.cards()[2])
    hand.press(start)
    hand.move(start + QPoint(200, -5))
    hand.move(start + QPoint(3, 0))
    hand.release(start + QPoint(3, 0))
    assert commands.asked == []
    still(hand, qtbot)


def test_reordering_works_in_two_rows(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.show_model(tables.crowded())
    cards = hand.cards()
    back_row = hand.spot(cards[4]) - QPoint(0, 40)
    hand.drag(back_row, hand.spot(cards[20]) + QPoint(0, 4))
    name, (moved, index) = commands.last()
    assert name == "reorder"
    assert moved == (cards[4],)
    assert index in (19, 20)


def test_the_top_of_the_stock_dragged_to_the_hand_draws(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    hand.drag(hand.middle(STOCK), hand.middle(HAND))
    assert commands.asked == [("activate", (STOCK,))]
    still(hand, qtbot)


@pytest.mark.parametrize("to", ["hand", "meld"])
def test_the_top_of_the_pile_dragged_to_hand_or_melds_asks_to_take_it(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot, to: str
) -> None:
    zone = HAND if to == "hand" else meld_of(hand, "8")
    top = hand.model().pile[-1].token
    commands.targets = (DropTarget(zone, "take the pile"),)
    hand.drag(hand.middle(PILE), hand.middle(zone))
    assert commands.asked == [("drop", ((top,), zone))]
    still(hand, qtbot)


def test_a_staged_card_dragged_to_the_hand_is_taken_back(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    hand.view.show_model(tables.drafting())
    draft = hand.model().draft
    assert draft is not None
    card = draft.groups[1].cards[-1].token
    hand.drag(hand.middle(Zone(ZoneKind.DRAFT, 1)) + QPoint(0, 20), hand.middle(HAND))
    assert commands.asked == [("unstage", ((card,),))]
    still(hand, qtbot)


def test_a_staged_card_may_be_dragged_to_another_group(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(tables.drafting())
    draft = hand.model().draft
    assert draft is not None
    wild = draft.groups[1].cards[-1].token
    kings = Zone(ZoneKind.DRAFT, 0)
    commands.targets = (DropTarget(kings, "add to kings"),)
    hand.drag(hand.middle(Zone(ZoneKind.DRAFT, 1)) + QPoint(0, 20), hand.middle(kings))
    assert commands.asked == [("drop", ((wild,), kings))]


def test_escape_ends_a_drag_and_the_card_glides_back(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    commands.targets = (DropTarget(PILE, "discard"),)
    hand.press(hand.spot(hand.cards()[4]))
    hand.move(hand.middle(PILE))
    hand.key(Qt.Key.Key_Escape)
    assert not hand.view.scene_of_cards.fixed_items.glowing
    hand.release(hand.middle(PILE))
    assert commands.asked == []
    still(hand, qtbot)


def test_a_refused_drop_shakes_and_says_why(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    commands.on_drop = lambda tokens, zone: hand.view.refuse(
        RefusedModel("A canasta of eights takes no fives.", tokens)
    )
    hand.drag(hand.spot(hand.cards()[0]), hand.middle(meld_of(hand, "8")))
    prompt = hand.view.scene_of_cards.fixed_items.prompt
    assert prompt.refusal == "A canasta of eights takes no fives."
    assert hand.view.scene_of_cards.animator.busy
    still(hand, qtbot)
    hand.key(Qt.Key.Key_S)
    assert prompt.refusal == ""


def test_a_drag_survives_resizing_the_wheel_and_another_card_size(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    commands.targets = (DropTarget(PILE, "discard"),)
    card = hand.cards()[4]
    hand.press(hand.spot(card))
    hand.move(QPoint(500, 300))
    hand.view.resize(1366, 768)
    hand.view.set_card_size("jumbo")
    at = QPointF(500, 300)
    wheel = QWheelEvent(
        at, at, QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    hand.view.wheelEvent(wheel)
    hand.move(hand.middle(PILE))
    hand.release(hand.middle(PILE))
    assert commands.asked == [("drop", ((card,), PILE))]
    still(hand, qtbot)


def test_another_screen_in_mid_drag_keeps_the_card_on_the_mouse(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    card = hand.cards()[4]
    hand.press(hand.spot(card))
    hand.move(QPoint(500, 300))
    scene = hand.view.scene_of_cards
    scene.resize(1024, 600, 2.0)
    hand.view.gestures.relaid()
    assert abs(scene.cards[card].pose.x - 500) < 80
    hand.key(Qt.Key.Key_Escape)
    hand.release(QPoint(500, 300))
    still(hand, qtbot)


def test_others_may_play_while_a_card_of_mine_is_dragged(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    model = hand.model()
    card = hand.cards()[4]
    hand.press(hand.spot(card))
    hand.move(QPoint(300, 340))
    theirs = model.seats[1].hand[0].token
    after = moved(model, theirs, "pile")
    hand.view.play(Script((Beat(BeatKind.DISCARD, after, (theirs,), 1),)))
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert hand.view.gestures.current is not None
    assert abs(hand.view.scene_of_cards.cards[card].pose.x - 300) < 80
    hand.release(hand.spot(card))
    still(hand, qtbot)


def test_a_drag_ends_when_its_card_leaves_the_hand(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    card = hand.cards()[4]
    hand.press(hand.spot(card))
    hand.move(QPoint(300, 340))
    hand.view.show_model(moved(hand.model(), card, "pile"))
    assert hand.view.gestures.current is None
    hand.release(QPoint(300, 340))
    assert commands.asked == []
    still(hand, qtbot)


def test_a_new_deal_in_mid_drag_is_safe(hand: Hand, qtbot: QtBot) -> None:
    hand.press(hand.spot(hand.cards()[4]))
    hand.move(QPoint(300, 340))
    hand.view.show_model(replace(tables.early(), deal_key="deal-2"))
    hand.release(QPoint(300, 340))
    still(hand, qtbot)
