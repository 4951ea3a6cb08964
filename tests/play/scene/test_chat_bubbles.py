"""Words in a bubble at the table: one at a time, soon gone, and never in the player's way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene import transient as chatting
from canasta_qt.play.scene.items.seat_item import bubble_box
from canasta_qt.play.scene.layout.places import Pose, Rect, TableLayout
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.play.scene.transient import ChatBubbles
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import TableModel, ZoneKind
from canasta_qt.words.chat import SAYINGS, Tone
from tests.helpers.table import table_models as tables

MODELS = {
    "two": tables.early(2),
    "three": tables.three(),
    "four": tables.middle(),
    "crowded": tables.crowded(),
    "five": tables.five(),
    "six": tables.six(),
    "worst": tables.worst(),
}


@pytest.fixture
def chat(view: TableView) -> ChatBubbles:
    view.show_model(tables.middle())
    return view.chat


def test_a_word_is_seen_and_goes_by_itself(
    chat: ChatBubbles, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chatting, "SHOWN_MS", 20)
    assert chat.say(1, "Oh, how lovely!")
    assert chat.speaking
    qtbot.waitUntil(lambda: not chat.speaking)


def test_nobody_speaks_while_another_does(chat: ChatBubbles) -> None:
    chat.say(1, "Oh, how lovely!")
    assert not chat.say(2, "Nothing personal.")
    assert chat.bubble.text == "Oh, how lovely!"


def test_a_press_on_the_table_ends_it(chat: ChatBubbles, view: TableView, qtbot: QtBot) -> None:
    chat.say(1, "Oh, how lovely!")
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
    assert not chat.speaking


def test_nobody_speaks_while_the_player_drags(
    chat: ChatBubbles, view: TableView, qtbot: QtBot
) -> None:
    scene = view.scene_of_cards
    at = scene.cards[scene.hand_tokens()[0]].scenePos().toPoint() + QPoint(6, 6)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.gestures.current is not None
    assert not chat.say(1, "Oh, how lovely!")
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_an_answer_of_the_rules_has_the_word(chat: ChatBubbles, view: TableView) -> None:
    chat.say(1, "Oh, how lovely!")
    view.show_model(asking(tables.middle()))
    assert not chat.speaking
    assert not chat.say(1, "Oh, how lovely!")


def asking(model: TableModel) -> TableModel:
    first, *others = model.seats
    return replace(model, seats=(first, *(replace(one, remark="no") for one in others)))


def test_another_deal_begins_in_silence(chat: ChatBubbles, view: TableView) -> None:
    chat.say(1, "Oh, how lovely!")
    view.show_model(replace(tables.middle(), deal_key="another"))
    assert not chat.speaking


def test_when_the_deal_is_over_nobody_speaks_over_the_open_hands(
    chat: ChatBubbles, view: TableView
) -> None:
    chat.say(2, "Oh, how lovely!")
    view.show_model(tables.deal_over())
    assert not chat.speaking
    assert not chat.say(2, "Oh, how lovely!")


def test_an_answer_of_the_rules_goes_with_the_deal(view: TableView) -> None:
    remarks = view.scene_of_cards.fixed_items.remarks
    view.show_model(asking(tables.middle()))
    assert remarks[2].isVisible()
    view.show_model(asking(tables.deal_over()))
    assert not any(remark.isVisible() for remark in remarks.values())


@pytest.fixture(params=MODELS.values(), ids=MODELS.keys(), scope="module")
def placed(request: pytest.FixtureRequest) -> tuple[TableModel, TableLayout]:
    """A table, and where everything lies on it in the smallest window."""
    model = request.param
    return model, compute(model, 1024, 600)


@pytest.mark.parametrize("text", ["Yes!", "Oh, how lovely! I did not see that coming at all."])
def test_words_cover_neither_who_says_them_nor_a_caption(
    placed: tuple[TableModel, TableLayout], text: str
) -> None:
    model, layout = placed
    for seat in model.seats:
        place = layout.seats[seat.seat]
        box = bubble_box(text, place, layout.unit)
        assert box.overlap(place.portrait) == 0, seat.name
        assert box.overlap(place.name) < 1, seat.name
        if not seat.is_viewer:
            assert all(box.overlap(caption) < 1 for caption in layout.captions.values()), seat.name


def test_words_cover_no_card_but_backs_of_other_hands(
    placed: tuple[TableModel, TableLayout],
) -> None:
    model, layout = placed
    sayings = [one for tone in Tone for some in SAYINGS[tone].values() for one in some]
    longest = max(sayings, key=len) + " und noch mehr"
    open_cards = [
        place.pose
        for place in layout.cards.values()
        if place.zone.kind is not ZoneKind.HAND or place.zone.key == 0
    ]
    for seat in model.seats:
        if seat.is_viewer:
            continue
        box = bubble_box(longest, layout.seats[seat.seat], layout.unit)
        assert QRectF(0, 0, 1024, 600).contains(QRectF(*box))
        assert not [pose for pose in open_cards if covers(box, pose)], seat.name


def covers(box: Rect, pose: Pose) -> bool:
    """Whether a box lies over a card."""
    height = pose.width * CARD_RATIO
    across = box.x < pose.x + pose.width / 2 and pose.x - pose.width / 2 < box.right
    return across and box.y < pose.y + height / 2 and pose.y - height / 2 < box.bottom
