"""The drawn table of the games with runs, feet and parts of piles, and the opening ceremony."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.items.ceremony_item import CeremonyItem
from canasta_qt.play.scene.items.fixed_items import pile_notes
from canasta_qt.play.scene.layout.motion import CeremonyTime
from canasta_qt.play.scene.layout.places import CardSize, Rect
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.play.scene.tips import tip_of
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style.tokens import MIN_TEXT
from canasta_qt.view_model.pictures import CardModel, DropTarget, TableModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers.cases import for_each
from tests.helpers.table import table_games as games
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import slots, undealt
from tests.helpers.table.table_player import Hand, RecordingCommands, card_report, check_tab_order

PILE = Zone(ZoneKind.PILE)
EVERY_GAME = {
    "samba": games.samba(),
    "bolivia": games.bolivia(),
    "hand and foot": games.hand_and_foot(),
    "hand and foot, crowded": games.second_hand_crowded(),
    "pennies": games.pennies(),
    "four alone": games.alone(4),
    "four alone, crowded": games.second_hand_crowded(4, (0, 1, 2, 3)),
    "hidden cards": games.hidden_pile(),
    "named depth": games.by_depth(),
}


def test_every_game_is_drawn_as_its_model_says(view: TableView) -> None:
    for name, model in EVERY_GAME.items():
        view.show_model(model)
        assert not view.grab().isNull(), name
        assert card_report(view) == slots(model), name


def test_the_hairline_of_a_crowded_region_leaves_its_caption_free(view: TableView) -> None:
    view.show_model(games.bolivia())
    layout = view.scene_of_cards.layout
    assert layout is not None
    grounds = [item for item in view.scene_of_cards.fixed_items._areas if item.rule is not None]
    above = [place for place in layout.regions.values() if place.above]
    assert any(place.rule is not None for place in above)
    for ground in grounds:
        place = next(p for p in layout.regions.values() if p.rect.y == ground.pos().y())
        if place.above:
            assert ground.pos().y() + ground.head >= place.caption.bottom - 0.01


def test_a_run_shows_its_suit_and_its_ranks(view: TableView) -> None:
    view.resize(1366, 768)
    view.show_model(games.samba())
    items = view.scene_of_cards.fixed_items
    shown = [item for item in (*items._chips, *items.bands) if item.isVisible()]
    runs = {item.words() for item in shown if item.meld is not None and item.meld.suit}
    assert runs == {"s5–J", "h4–7", "hQ–A", "d6–8", "cJ–A"}


def test_where_it_is_narrow_a_run_shows_its_ranks_without_the_suit(view: TableView) -> None:
    view.show_model(games.second_hand_crowded(6))
    chip = view.scene_of_cards.fixed_items._chips[0]
    run = next(meld for meld in games.samba().sides[0].melds if meld.suit and len(meld.cards) == 4)
    chip.show_meld(run, (100.0, 100.0), 26.0, 1.0)
    assert chip.words() == "4–7"


def test_a_run_that_lacks_one_card_shows_which_and_how_many_are_unseen(view: TableView) -> None:
    view.show_model(games.samba())
    chip = view.scene_of_cards.fixed_items._chips[0]
    run = tables.TableBuilder().meld("5h 6h 7h 8h 9h Th")
    chip.show_meld(replace(run, finish=(("4", 1), ("J", 0))), (100.0, 100.0), 90.0, 1.0)
    assert chip.words() == "h5–10 4×1 J×0"


def test_a_caption_shows_what_going_out_needs_as_far_as_it_has_room(view: TableView) -> None:
    model = games.hand_and_foot()
    view.show_model(model)
    caption = view.scene_of_cards.fixed_items._captions[0]
    needs = ("red ●●", "black ●○", "wild ○", "feet ●○")
    caption.side, caption.above = replace(model.sides[0], needs=needs), False
    caption.set_rect(Rect(0, 0, 70, 120), 1.0)
    assert caption.words()[1:-1] == needs
    caption.set_rect(Rect(0, 0, 70, 60), 1.0)
    assert caption.words()[1:-1] == needs[:1]


def test_a_foot_counts_on_its_own_and_says_when_it_comes(view: TableView) -> None:
    model = games.hand_and_foot()
    view.show_model(model)
    assert view.scene_of_cards.counts[Zone(ZoneKind.FOOT, 1)] == 13
    assert view.scene_of_cards.counts[Zone(ZoneKind.HAND, 1)] == 13
    told = tip_of(model, Zone(ZoneKind.FOOT, 1))
    assert told == "Your foot: 13 cards. It comes when your hand is empty."
    assert tip_of(model, Zone(ZoneKind.SEAT, 3)).endswith("Vera has taken up the foot.")


def test_a_foot_glides_into_the_hand_when_it_comes(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    before = games.hand_and_foot(taken=())
    after, movers = games.with_foot_taken_up(before, 1)
    view.show_model(before)
    view.set_speed(0.1)
    item = view.scene_of_cards.cards[movers[0]]
    start = item.pose
    view.play(Script((Beat(BeatKind.FOOT, after, movers, 1),)))
    assert item.pose == start
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert item.pose != start
    assert card_report(view) == slots(after)


def test_the_pile_says_what_is_hidden_and_what_a_take_brings() -> None:
    assert pile_notes(games.hidden_pile()) == ("frozen", "12 hidden")
    assert pile_notes(games.hand_and_foot()) == ("top 5",)
    assert pile_notes(games.by_depth()) == ()


def test_loose_cards_say_what_they_are() -> None:
    crowded = games.second_hand_crowded()
    assert tip_of(crowded, Zone(ZoneKind.HEAP, 1)) == "loose cards laid aside: 4"


@pytest.mark.parametrize(("has_runs", "chosen"), [(True, "5s 6s 7s"), (False, "7s")])
def test_where_there_are_runs_clicks_on_the_next_cards_of_a_suit_join_the_chosen_ones(
    view: TableView, has_runs: bool, chosen: str
) -> None:
    model = tables.TableBuilder(4).build("4h 5s 6s 7s 7d 9s Kd")
    view.show_model(replace(model, has_runs=has_runs))
    hand = Hand(view)
    for card in hand.cards()[1:4]:
        hand.click(hand.spot(card))
    faces = {card.token: card.face for card in model.seats[0].hand}
    assert [faces[token] for token in view.selection.tokens] == chosen.split()


# --- a pile taken down to a card of one's choice --------------------------------------------


@pytest.fixture
def hand(view: TableView) -> Hand:
    view.show_model(games.by_depth())
    return Hand(view)


def spot(view: TableView, index: int) -> QPoint:
    """A point on a card of the spread pile that no other card covers."""
    scene = view.scene_of_cards
    assert view.model is not None
    bounds = scene.cards[view.model.pile[index].token].pose.bounds
    return QPoint(round(bounds.x) + 6, round(bounds.y) + 10)


def pile_spot(view: TableView) -> QPoint:
    assert view.scene_of_cards.layout is not None
    at = view.scene_of_cards.layout.zones[Zone(ZoneKind.PILE)]
    return QPoint(round(at.cx), round(at.cy))


def spread_by_mouse(hand: Hand, qtbot: QtBot) -> None:
    hand.click(pile_spot(hand.view))
    qtbot.waitUntil(lambda: hand.view.is_still)
    assert hand.view.scene_of_cards.spread


def test_a_click_on_the_pile_spreads_it_and_one_on_a_card_takes_it_down_to_there(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    spread_by_mouse(hand, qtbot)
    assert commands.asked == []
    hand.click(spot(hand.view, 6))
    assert commands.asked == [("activate", (Zone(ZoneKind.PILE_CARD, 6),))]
    assert not hand.view.scene_of_cards.spread


def test_a_click_beside_the_spread_pile_puts_it_together(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    spread_by_mouse(hand, qtbot)
    hand.click(QPoint(500, 90))
    qtbot.waitUntil(lambda: hand.view.is_still)
    assert not hand.view.scene_of_cards.spread
    assert commands.asked == []
    assert card_report(hand.view) == slots(hand.model())


def test_a_click_on_the_stock_beside_the_spread_pile_draws_at_once(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    spread_by_mouse(hand, qtbot)
    layout = hand.view.scene_of_cards.layout
    assert layout is not None
    assert layout.spread is not None
    stock = layout.zones[Zone(ZoneKind.STOCK)]
    assert layout.spread.overlap(stock) == 0
    hand.click(QPoint(round(stock.cx), round(stock.cy)))
    assert commands.asked == [("activate", (Zone(ZoneKind.STOCK),))]
    assert not hand.view.scene_of_cards.spread


@for_each("size", ["normal", "jumbo"])
@for_each("cards", [14, 40, 80])
def test_the_spread_pile_leaves_the_stock_free_however_large_it_is(
    cards: int, size: CardSize
) -> None:
    layout = compute(games.by_depth(cards), 1024, 600, size, spread=True)
    assert layout.spread is not None
    assert layout.spread.overlap(layout.zones[Zone(ZoneKind.STOCK)]) == 0
    assert layout.spread.right <= 1024
    assert layout.spread.bottom <= layout.prompt.y
    widths = [place.pose.width for place in layout.cards.values() if place.zone == PILE]
    assert min(widths) >= 40


def test_cards_dropped_on_a_card_of_the_spread_pile_take_it_down_to_there(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    spread_by_mouse(hand, qtbot)
    card = Zone(ZoneKind.PILE_CARD, 6)
    own = Zone(ZoneKind.NEW_MELD, 0)
    commands.targets = (DropTarget(card, "take the pile"), DropTarget(own, "new meld"))
    commands.targets += (DropTarget(PILE, "take the pile"),)
    mine = hand.cards()[3]
    hand.press(hand.spot(mine))
    hand.move(spot(hand.view, 6))
    assert set(hand.view.scene_of_cards.fixed_items.glowing) == {card, own}
    hand.release(spot(hand.view, 6))
    assert commands.asked == [("drop", ((mine,), card))]


def test_chosen_cards_and_a_click_on_a_card_of_the_spread_pile_take_it_with_them(
    hand: Hand, commands: RecordingCommands, qtbot: QtBot
) -> None:
    mine = hand.cards()[3]
    hand.click(hand.spot(mine))
    hand.key(Qt.Key.Key_T)
    qtbot.waitUntil(lambda: hand.view.is_still)
    chosen = hand.view.selection.tokens
    hand.click(spot(hand.view, 6))
    assert commands.asked == [("drop", (chosen, Zone(ZoneKind.PILE_CARD, 6)))]


def test_cards_that_cannot_be_named_are_veiled_and_say_so(hand: Hand, qtbot: QtBot) -> None:
    spread_by_mouse(hand, qtbot)
    depths = hand.model().pile_depths or ()
    for index, card in enumerate(hand.model().pile):
        veil = hand.view.scene_of_cards.cards[card.token]._veil
        assert (veil is not None and veil.isVisible()) == (index not in depths)
    at, other = spot(hand.view, depths[0]), spot(hand.view, 0)
    taken = len(hand.model().pile) - depths[0]
    assert hand.view.tip_at(at.x(), at.y()) == f"You take {taken} cards, this one is melded."
    assert "cannot" in hand.view.tip_at(other.x(), other.y())


def test_keys_spread_the_pile_walk_over_it_and_take_it(
    hand: Hand, commands: RecordingCommands
) -> None:
    hand.key(Qt.Key.Key_T)
    assert hand.view.scene_of_cards.spread
    start = max(hand.model().pile_depths or ())
    assert hand.view.keyboard.pile.index == start
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Return)
    assert commands.asked == [("activate", (Zone(ZoneKind.PILE_CARD, start - 2),))]


def test_escape_puts_the_spread_pile_together(hand: Hand, commands: RecordingCommands) -> None:
    hand.key(Qt.Key.Key_T)
    hand.key(Qt.Key.Key_Escape)
    assert not hand.view.scene_of_cards.spread
    assert commands.asked == []


def test_a_pile_that_changes_is_no_longer_spread(hand: Hand) -> None:
    hand.key(Qt.Key.Key_T)
    hand.view.show_model(games.by_depth(12))
    assert not hand.view.scene_of_cards.spread


# --- the ceremony ---------------------------------------------------------------------------


def ceremony_of(view: TableView) -> CeremonyItem:
    return view.scene_of_cards.fixed_items.ceremony


def begin(view: TableView) -> TableModel:
    """A deal with a ceremony before it begins; the model at its end."""
    model = tables.early()
    before = undealt(model)
    view.show_model(before)
    ceremony = Beat(BeatKind.CEREMONY, before, ceremony=games.ceremony(), announce="Drawing.")
    view.play(Script((ceremony, Beat(BeatKind.DEAL, model))))
    return model


def test_the_ceremony_comes_first_and_then_the_cards_are_dealt(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.set_speed(0.02)
    model = begin(view)
    assert ceremony_of(view).isVisible()
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert not ceremony_of(view).isVisible()
    assert card_report(view) == slots(model)


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_skips_the_ceremony_and_not_the_deal(view: TableView, by: str) -> None:
    begin(view)
    if by == "click":
        Hand(view).click(QPoint(500, 300))
    else:
        Hand(view).key(Qt.Key.Key_Space)
    assert not ceremony_of(view).isVisible()
    assert view.player.playing is not None
    assert view.player.playing.kind is BeatKind.DEAL


def test_at_speed_nought_there_is_no_ceremony(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.set_speed(0)
    model = begin(view)
    assert not ceremony_of(view).isVisible()
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert card_report(view) == slots(model)


def test_turning_the_speed_to_nought_ends_a_ceremony(view: TableView) -> None:
    model = begin(view)
    view.set_speed(0)
    assert not ceremony_of(view).isVisible()
    assert card_report(view) == slots(model)


def test_every_line_of_a_ceremony_is_told_in_turn_and_it_is_short() -> None:
    for seats in (2, 4, 6):
        time = CeremonyTime.of(games.ceremony(seats))
        told = [time.line(t / 20) for t in range(int(time.lasts * 20))]
        assert told == sorted(told)
        assert set(told) == set(range(4))
        assert time.lasts <= 8.0


def test_cards_are_drawn_then_turned_up_then_people_sit_down() -> None:
    time = CeremonyTime.of(games.ceremony())
    assert time.flown(time.drawn, 3) == 1.0
    assert time.turned(time.drawn) == 0.0
    assert time.turned(time.seen) == 1.0
    assert time.seated(time.seen) == 0.0
    assert time.seated(time.lasts) == 1.0


# --- keys -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["samba", "hand and foot, crowded", pytest.param("four alone", marks=pytest.mark.slow)]
)
def test_tab_walks_over_every_place_once(view: TableView, name: str) -> None:
    check_tab_order(view, EVERY_GAME[name])


def test_the_buttons_stay_where_they_are_when_the_hand_goes_to_one_row(view: TableView) -> None:
    many = tables.early(4)
    viewer = next(seat for seat in many.seats if seat.is_viewer)
    more = tuple(CardModel(900 + n, "9h") for n in range(24 - len(viewer.hand)))
    full = replace(many, seats=tuple(
        replace(seat, hand=(*seat.hand, *more)) if seat is viewer else seat for seat in many.seats
    ))  # fmt: skip
    scene = view.scene_of_cards
    places = []
    for model in (full, many, replace(many, deal_key="another")):
        view.show_model(model)
        assert scene.layout is not None
        places.append(scene.layout.buttons)
    assert places[0] == places[1] != places[2]


def test_what_is_said_of_the_pile_fits_beside_it(view: TableView) -> None:
    model = replace(games.hand_and_foot(), frozen=True)
    view.show_model(model)
    pile = view.scene_of_cards.fixed_items._pile
    for notes in ((), ("top 7",), ("frozen", "top 7"), ("frozen", "3 hidden", "top 7")):
        pile.notes = notes
        number, word, chip = pile.heights()
        assert number + word + len(notes) * (chip + 2 * pile.unit) <= pile.area.height() + 1
        assert not notes or chip >= MIN_TEXT
