"""A hint stands where the prompt stands, lifts its cards, and goes when the play goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.items.prompt_item import PromptItem
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.panels.note import NotePanel
from canasta_qt.play.scene.view import TableView
from canasta_qt.view_model.pictures import HintModel, HintWay, Token, Zone, ZoneKind
from tests.helpers import RESOURCES
from tests.helpers.table.table_models import drafting, middle
from tests.helpers.table.table_player import Hand, RecordingCommands

FROM_STOCK = (HintWay((), Zone(ZoneKind.STOCK)),)


def to_pile(card: Token) -> tuple[HintWay, ...]:
    return (HintWay((card,), Zone(ZoneKind.PILE)),)


def pointed(view: TableView) -> int:
    """How many arrows are seen."""
    return sum(arrow.isVisible() for arrow in view.pointer.arrows)


def test_a_hint_goes_when_something_else_is_expected(qtbot: QtBot) -> None:
    item = PromptItem(0)
    item.set_prompt("Draw a card.", my_turn=True)
    item.set_hint("Draw from the stock.")
    item.set_prompt("Draw a card.", my_turn=True)
    assert item.hint == "Draw from the stock."
    item.set_prompt("Meld or discard.", my_turn=True)
    assert item.hint == ""


def test_a_hint_takes_the_place_of_a_refusal_and_a_refusal_is_seen_above_it(
    qtbot: QtBot,
) -> None:
    item = PromptItem(0)
    item.set_refusal("Not now.")
    item.set_hint("Draw from the stock.")
    assert item.refusal == ""
    item.set_refusal("Not now.")
    assert (item.refusal, item.hint) == ("Not now.", "Draw from the stock.")


def test_a_warning_too_long_for_its_place_grows_upwards_and_a_prompt_does_not(
    qtbot: QtBot,
) -> None:
    item = PromptItem(0)
    item.set_rect(Rect(0, 0, 300, 28), 0.8)
    text = "To take the pile you must meld its top card, a seven, with your cards. " * 2
    item.set_prompt(text, my_turn=True)
    assert item.boundingRect() == item.area
    item.set_prompt(text, my_turn=True, caution=True)
    assert item.boundingRect().top() < 0
    assert abs(item.boundingRect().bottom() - item.area.bottom()) < 0.01
    item.set_prompt("Draw a card.", my_turn=True, caution=True)
    assert item.boundingRect() == item.area


def test_esc_wants_no_hint_any_more(qtbot: QtBot) -> None:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.show_model(middle())
    view.show()
    view.hint(HintModel("Thinking about a hint…"))
    with qtbot.waitSignal(view.hint_left):
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.scene_of_cards.fixed_items.prompt.hint == ""


def test_a_hint_about_no_card_leaves_the_chosen_ones_alone(qtbot: QtBot) -> None:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    model = middle()
    view.show_model(model)
    chosen = (model.seats[model.viewer].hand[0].token,)
    view.selection.set(chosen)
    view.hint(HintModel("Thinking about a hint…"))
    assert tuple(view.selection.tokens) == chosen
    view.hint(HintModel("Draw from the stock.", tokens=()))
    assert not view.selection


def test_an_arrow_shows_where_the_cards_go_and_goes_with_the_hint(qtbot: QtBot) -> None:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    model = middle()
    view.show_model(model)
    view.show()
    card = model.seats[model.viewer].hand[0].token
    view.hint(HintModel("Discard it.", tokens=(card,), ways=to_pile(card)))
    (arrow,) = view.pointer.arrows
    assert arrow.isVisible()
    layout = view.scene_of_cards.layout
    assert layout is not None
    pile = layout.zones[Zone(ZoneKind.PILE)]
    assert arrow.boundingRect().contains(pile.x + pile.w / 2, pile.y + pile.h * 0.72)
    view.resize(900, 620)
    assert arrow.isVisible()
    view.hint(HintModel())
    assert not arrow.isVisible()


def test_an_arrow_leads_from_the_stock_to_the_hand(qtbot: QtBot) -> None:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.show_model(middle())
    view.show()
    view.hint(HintModel("Draw.", tokens=(), ways=FROM_STOCK))
    assert pointed(view)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not pointed(view)


def test_a_hint_without_a_place_has_no_arrow(qtbot: QtBot) -> None:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.show_model(middle())
    view.hint(HintModel("Say yes.", tokens=()))
    assert not pointed(view)


def test_esc_closes_a_hint_and_leaves_what_is_laid_out(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(drafting())
    token = hand.cards()[0]
    hand.view.hint(HintModel("Discard it.", tokens=(token,), ways=to_pile(token)))
    hand.key(Qt.Key.Key_Escape)
    assert hand.view.scene_of_cards.fixed_items.prompt.hint == ""
    assert not hand.view.selection
    assert commands.asked == []
    hand.key(Qt.Key.Key_Escape)
    assert commands.asked == [("unstage", ((),))]


def test_an_arrow_begins_at_a_card_that_is_laid_out(hand: Hand) -> None:
    hand.view.show_model(drafting())
    scene = hand.view.scene_of_cards
    (token, *_) = scene.tokens_in(Zone(ZoneKind.DRAFT, 0))
    assert token not in hand.cards()
    hand.view.hint(HintModel("Discard it.", tokens=(token,), ways=to_pile(token)))
    start = hand.view.pointer.arrows[0]._line.elementAt(0)
    assert scene.cards[token].pose.covers(start.x, start.y)


def test_every_meld_of_a_hint_has_an_arrow_of_its_own(hand: Hand) -> None:
    hand.view.show_model(middle())
    first, second, third, *_ = hand.cards()
    new = Zone(ZoneKind.NEW_MELD, 0)
    ways = HintWay((first, second), new), HintWay((third,), new)
    hand.view.hint(HintModel("Lay them down.", tokens=(first, second, third), ways=ways))
    assert pointed(hand.view) == 2
    ends = {arrow._head.elementAt(0).x for arrow in hand.view.pointer.arrows}
    assert len(ends) == 2
    hand.view.hint(HintModel("Discard it.", tokens=(first,), ways=to_pile(first)))
    assert pointed(hand.view) == 1


def test_the_figures_behind_a_hint_stand_on_a_panel_and_the_hint_stays(hand: Hand) -> None:
    view = hand.view
    view.show_model(middle())
    assert not view.tell_more()
    (card, *_) = hand.cards()
    view.hint(HintModel("Discard it.", ("Two lines", "of figures."), (card,), to_pile(card)))
    assert view.tell_more()
    (panel,) = view.viewport().findChildren(NotePanel)
    assert [line.text() for line in panel.lines] == ["Two lines", "of figures."]
    panel.close_button.click()
    assert view.pointer.standing is not None
    view.hint(HintModel("Draw.", tokens=(), ways=FROM_STOCK))
    assert not view.tell_more()


def test_enter_does_what_a_hint_says_also_where_the_ring_is_around_a_place(
    qtbot: QtBot, hand: Hand, commands: RecordingCommands
) -> None:
    hand.view.show_model(middle())
    for _ in range(2):
        hand.key(Qt.Key.Key_Tab)
    assert hand.view.keyboard.zone == Zone(ZoneKind.STOCK)
    hand.view.hint(HintModel("Discard it.", tokens=hand.cards()[:1], deed="Discard"))
    with qtbot.waitSignal(hand.view.hint_followed):
        hand.key(Qt.Key.Key_Return)
    assert commands.asked == []
