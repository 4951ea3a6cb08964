"""Scripts on the table: they may be watched, skipped and disturbed, and always end right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.items.painted import text_width
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style.theme import font
from canasta_qt.ui.style.tokens import MIN_TEXT
from canasta_qt.view_model.pictures import (
    ButtonId,
    ChoiceModel,
    ChoiceOption,
    TableModel,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers import RESOURCES
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import moved, slots, undealt
from tests.helpers.table.table_player import ASTRAY, Hand, RecordingCommands, card_report

SLOW = pytest.mark.slow


class FakeTime:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_turn() -> Script:
    """A deal, my draw, my discard and Hanna's draw and discard."""
    dealt = tables.full_deal()
    movers = tuple(c.token for i in range(11) for s in dealt.seats for c in s.hand[i : i + 1])
    drawn = dealt.stock[-1].token
    one = moved(dealt, drawn, "hand")
    two = moved(one, one.seats[0].hand[2].token, "pile")
    hannas = two.seats[1].hand[3].token
    three = moved(two, hannas, "pile")
    return Script(
        (
            Beat(BeatKind.DEAL, dealt, movers, None, "Emil deals."),
            Beat(BeatKind.DRAW, one, (drawn,), 0, "You draw."),
            Beat(BeatKind.DISCARD, two, (one.seats[0].hand[2].token,), 0, "You discard a six."),
            Beat(BeatKind.DISCARD, three, (hannas,), 1, "Hanna discards a ten."),
        )
    )


def check(view: TableView, model: TableModel) -> None:
    assert card_report(view) == slots(model)


def test_a_script_ends_in_the_picture_of_its_last_beat(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    said: list[str] = []
    leave_unpainted(view)
    view.player.announced.connect(lambda beat: said.append(beat.announce))
    view.set_speed(0.1)
    script = a_turn()
    view.play(script)
    assert not view.is_still
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert view.is_still
    assert said == [beat.announce for beat in script.beats]
    assert view.model == script.final
    check(view, script.final)


def test_at_speed_nought_everything_is_shown_at_once(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.set_speed(0)
    script = a_turn()
    view.play(script)
    check(view, script.final)
    qtbot.waitUntil(lambda: commands.finished == 1)


def test_scripts_queue_up_and_finish_is_reported_once(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    leave_unpainted(view)
    view.set_speed(0.05)
    script = a_turn()
    view.play(Script(script.beats[:2]))
    view.play(Script(script.beats[2:]))
    qtbot.waitUntil(lambda: commands.finished == 1)
    qtbot.wait(30)
    assert commands.finished == 1
    check(view, script.final)


def frames_of(view: TableView, script: Script, time: FakeTime) -> int:
    """How many frames of 60 ms the script takes."""
    view.play(script)
    frames = 0
    while view.player.playing is not None:
        time.now += 0.06
        view.scene_of_cards.animator.tick()
        frames += 1
    return frames


DISTURBED = ("felt", "card", "stock", "pile", "key", "button")


@pytest.mark.parametrize(
    ("what", "stops"),
    [
        # of the stops every eighth stands for all; the next kinds of input take the others
        *((what, slice(4 * at, None, 24)) for at, what in enumerate(DISTURBED)),
        *(pytest.param(what, slice(0, None, 3), marks=pytest.mark.slow) for what in DISTURBED),
    ],
    ids=[*DISTURBED, *(f"{what} at all stops" for what in DISTURBED)],
)
def test_input_at_every_step_leaves_the_scene_like_the_model(
    qtbot: QtBot, view: TableView, commands: RecordingCommands, what: str, stops: slice
) -> None:
    time = FakeTime()
    view.scene_of_cards.animator.set_time_source(time)
    hand = Hand(view)
    leave_unpainted(view)
    script = a_turn()
    view.show_model(undealt(script.beats[0].model))
    total = frames_of(view, script, time)
    assert total > 40
    for stop in range(total)[stops]:
        view.show_model(undealt(script.beats[0].model))
        view.play(script)
        for _ in range(stop):
            time.now += 0.06
            view.scene_of_cards.animator.tick()
        _disturb(hand, what)
        time.now += 5
        view.scene_of_cards.animator.tick()
        view.selection.clear()
        time.now += 5
        view.scene_of_cards.animator.tick()
        assert view.model == script.final
        check(view, script.final)


def _disturb(hand: Hand, what: str) -> None:
    view = hand.view
    if what == "felt":
        hand.click(QPoint(200, 260))
    elif what == "card":
        hand.click(QPoint(500, 540))
    elif what == "stock":
        hand.click(hand.middle(Zone(ZoneKind.STOCK)))
    elif what == "pile":
        hand.click(hand.middle(Zone(ZoneKind.PILE)))
    elif what == "key":
        hand.key(Qt.Key.Key_Space)
    else:
        button = view.buttons.button(ButtonId.DRAW)
        assert button is not None
        button.click()


def test_a_card_counts_where_it_came_from_until_it_has_arrived(
    view: TableView, qtbot: QtBot
) -> None:
    time = FakeTime()
    scene = view.scene_of_cards
    scene.animator.set_time_source(time)
    script = a_turn()
    view.show_model(undealt(script.beats[0].model))
    assert scene.counts[Zone(ZoneKind.STOCK)] == 108
    view.play(Script(script.beats[:1]))
    time.now += 0.22 + 3 * 0.09 + 0.01
    scene.animator.tick()
    scene.animator.tick()
    dealt = [scene.counts[Zone(ZoneKind.HAND, seat)] for seat in range(4)]
    assert dealt == [1, 1, 1, 1]
    view.skip()
    assert scene.counts[Zone(ZoneKind.STOCK)] == 63


def test_a_click_while_others_move_only_skips(view: TableView, commands: RecordingCommands) -> None:
    script = a_turn()
    view.play(script)
    Hand(view).click(Hand(view).middle(Zone(ZoneKind.STOCK)))
    assert commands.asked == []
    assert view.player.playing is None
    check(view, script.final)


def test_a_click_after_my_own_draw_counts_at_once(
    view: TableView, commands: RecordingCommands
) -> None:
    script = a_turn()
    view.show_model(script.beats[0].model)
    view.play(Script(script.beats[1:2]))
    hand = Hand(view)
    hand.key(Qt.Key.Key_T)
    assert commands.asked == [("activate", (Zone(ZoneKind.PILE),))]


def test_a_model_shown_in_mid_script_replaces_it(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.play(a_turn())
    other = replace(tables.middle(), deal_key="another")
    view.show_model(other)
    check(view, other)
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert view.is_still


def test_the_report_knows_a_card_that_is_not_at_its_place(view: TableView) -> None:
    model = tables.middle()
    view.show_model(model)
    token = model.seats[0].hand[0].token
    view.scene_of_cards.cards[token].setPos(3, 3)
    assert card_report(view)[token][0] == ASTRAY


def test_resizing_in_mid_script_leads_the_cards_to_their_new_places(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    leave_unpainted(view)
    view.set_speed(0.2)
    script = a_turn()
    view.play(script)
    qtbot.wait(60)
    view.resize(1366, 768)
    qtbot.wait(60)
    view.set_card_size("large")
    qtbot.waitUntil(lambda: commands.finished == 1)
    check(view, script.final)


def test_items_are_reused_from_deal_to_deal(view: TableView) -> None:
    view.show_model(tables.full_deal())
    before = len(view.scene_of_cards.items())
    other = tables.TableBuilder(4, next_token=5000).build(tables.HAND_11, stock=63, pile="9h")
    view.show_model(replace(other, deal_key="deal-2"))
    assert len(view.scene_of_cards.items()) == before
    check(view, view.model or other)


def test_missing_pictures_leave_plain_cards_and_no_warning(qtbot: QtBot, tmp_path: Path) -> None:
    view = TableView(tmp_path)
    qtbot.addWidget(view)
    view.resize(1024, 600)
    model = tables.crowded()
    view.show_model(model)
    view.show()
    view.scene_of_cards.art.finish()
    assert not view.grab().isNull()
    check(view, model)


def test_resizing_never_falls_back_to_plain_cards(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (RESOURCES / "cards" / "Kh.svg").is_file():
        pytest.skip("the cards are not drawn yet")
    view.show_model(tables.full_deal())
    view.scene_of_cards.art.finish()

    def no_plain_card(*_arguments: object) -> None:
        raise AssertionError("a plain card was painted")

    monkeypatch.setattr("canasta_qt.ui.cards.card_art.paint_plain_card", no_plain_card)
    for width in (1100, 1200, 1300, 1400):
        view.resize(width, 700)
        QApplication.processEvents()


def test_choosing_from_the_menu_answers_with_the_option(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.show_model(tables.middle())
    choice = ChoiceModel("How?", (ChoiceOption(7, "with two"), ChoiceOption(8, "with a joker")))
    view.offer(choice)
    assert view.choices.panel is not None
    options = view.choices.panel.options
    assert [option.text() for option in options] == ["With two", "With a joker"]
    options[1].click()
    assert commands.asked == [("choose", (8,))]


def test_leaving_the_menu_takes_the_gesture_back(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.show_model(tables.middle())
    view.offer(ChoiceModel("How?", (ChoiceOption(7, "with two", ("Kh", "X1")),)))
    assert view.choices.panel is not None
    qtbot.keyClick(view.choices.panel.options[0], Qt.Key.Key_Escape)
    assert commands.asked == [("choose", (None,))]
    assert not view.choices.asking


def test_a_choice_goes_by_arrows_and_enter_and_by_its_number(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.show_model(tables.middle())
    choice = ChoiceModel("How?", (ChoiceOption(7, "with two"), ChoiceOption(8, "with a joker")))
    view.offer(choice)
    assert view.choices.panel is not None
    first = view.choices.panel.options[0]
    qtbot.keyClick(first, Qt.Key.Key_Down)
    qtbot.keyClick(view.choices.panel.options[1], Qt.Key.Key_Return)
    assert commands.asked[-1] == ("choose", (8,))
    view.offer(choice)
    qtbot.keyClick(view.choices.panel.options[0], Qt.Key.Key_1)
    assert commands.asked[-1] == ("choose", (7,))


def test_nothing_below_a_choice_is_touched_and_the_keys_come_back(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.show_model(tables.middle())
    view.setFocus()
    view.offer(ChoiceModel("How?", (ChoiceOption(7, "with two"), ChoiceOption(8, "with a joker"))))
    panel = view.choices.panel
    assert panel is not None
    assert panel.geometry() == view.viewport().rect()
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.keyClick(panel, Qt.Key.Key_D)
    assert not commands.asked
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert view.hasFocus()


def test_thinking_dots_come_after_a_moment(view: TableView, qtbot: QtBot) -> None:
    model = tables.middle()
    seats = list(model.seats)
    seats[1] = replace(seats[1], thinking=True, is_turn=True)
    view.show_model(replace(model, seats=tuple(seats)))
    plate = view.scene_of_cards.fixed_items.seats[1]
    assert plate.dots == -1
    qtbot.waitUntil(lambda: plate.dots >= 0)
    view.show_model(model)
    assert plate.dots == -1


def test_before_the_first_deal_and_after_the_last_there_is_a_banner(view: TableView) -> None:
    banner = view.scene_of_cards.fixed_items.banner
    view.show_model(tables.middle())
    assert not banner.isVisible()
    view.show_model(tables.deal_over())
    assert banner.isVisible()
    empty = replace(undealt(tables.early()), stock=(), deal_key="none")
    view.show_model(empty)
    assert banner.isVisible()


SIZES = [(640, 480), (768, 540), (1024, 600), (2560, 1440)]
TABLES = [tables.middle, tables.three, tables.five, tables.six]


@pytest.mark.parametrize(
    # each table at the smallest size, the smallest table at the largest too; the others are slow
    ("table", "width", "height"),
    [
        pytest.param(table, *size, marks=() if not at or (not nth and at == 3) else SLOW)
        for at, size in enumerate(SIZES)
        for nth, table in enumerate(TABLES)
    ],
)
def test_the_banner_of_a_deal_that_is_over_hides_neither_stock_nor_pile(
    view: TableView, width: int, height: int, table: Callable[[], TableModel]
) -> None:
    leave_unpainted(view)
    model = replace(table(), over="deal")
    view.resize(width, height)
    view.show_model(model)
    scene = view.scene_of_cards
    layout, banner = scene.layout, scene.fixed_items.banner
    assert layout is not None
    box = banner.sceneBoundingRect()
    shown = Rect(box.x(), box.y(), box.width(), box.height())
    for rect in (
        *(layout.zones[Zone(kind)] for kind in (ZoneKind.STOCK, ZoneKind.PILE)),
        layout.stock_label, layout.pile_label,
        *(seat.rect for seat in layout.seats.values()),
    ):  # fmt: skip
        assert not banner.isVisible() or rect.overlap(shown) == 0


@pytest.mark.parametrize(("width", "height"), [(1024, 540), (640, 480)])
def test_captions_are_never_cut_off(view: TableView, width: int, height: int) -> None:
    """Where there is no room for the side's name, what matters stands alone."""
    view.show_model(tables.full_deal())
    view.resize(width, height)
    for item in view.scene_of_cards.fixed_items._captions:
        for line in item.words()[item.above or width < 700 :]:
            assert text_width(font(MIN_TEXT), line) <= item.area.width()


def test_both_lines_of_the_bar_have_room_in_the_smallest_window(view: TableView) -> None:
    view.show_model(tables.full_deal())
    view.resize(640, 420)
    line = QFontMetricsF(font(MIN_TEXT)).ascent()
    assert view.scene_of_cards.fixed_items.bar.area.height() >= 2 * line


def test_the_counts_under_a_meld_tell_naturals_from_wilds(view: TableView) -> None:
    view.show_model(tables.middle())
    chips = view.scene_of_cards.fixed_items._chips
    for chip in chips:
        meld = chip.meld
        if meld is None:
            continue
        assert chip.words() == (
            f"{meld.naturals or ''}★{meld.wilds}" if meld.wilds else str(meld.naturals)
        )
    chip, meld = next((one, one.meld) for one in chips if one.meld is not None)
    chip.show_meld(replace(meld, rank="2", naturals=0, wilds=5), (100.0, 100.0), 80.0, 1.0)
    assert chip.words() == "★5"


def test_a_choice_can_be_left_by_a_button(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    view.show_model(tables.middle())
    view.offer(ChoiceModel("How?", (ChoiceOption(7, "with two", ("Kh", "X1")),)))
    assert view.choices.panel is not None
    view.choices.panel.cancel.click()
    assert commands.asked == [("choose", (None,))]
    assert not view.choices.asking
