"""The drawn table for two to six people, and what waits on it in the American game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF
from pytestqt.qtbot import QtBot

from canasta_qt.play.scene.items import header_item, painted, zone_items
from canasta_qt.play.scene.items.header_item import (
    named_totals,
    side_name,
    state_words,
    total_words,
)
from canasta_qt.play.scene.items.painted import text_width, wrapped
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.tips import tip_of
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style.theme import font
from canasta_qt.ui.style.tokens import MIN_TEXT
from canasta_qt.view_model.pictures import (
    ButtonId,
    ChoiceModel,
    ChoiceOption,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from canasta_qt.words.reading import table_text
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table import table_models as tables
from tests.helpers.table.model_moves import slots, undealt
from tests.helpers.table.table_player import RecordingCommands, card_report, check_tab_order

EVERYBODY = {
    "two": tables.early(2),
    "three": tables.three(),
    "pair against one": tables.three("pair"),
    "one against two": tables.three("against"),
    "five": tables.five(),
    "six": tables.six(),
    "triples": tables.six(triples=True),
    "worst": tables.worst(),
    "american": tables.american(),
    "special hand": tables.declared(),
}
WIDTHS = [1024, *(pytest.param(width, marks=pytest.mark.slow) for width in (1366, 1920))]
"""The narrowest, where there is least room, stands for wider ones."""


def test_every_company_is_drawn_as_its_model_says(view: TableView) -> None:
    for name, model in EVERYBODY.items():
        view.show_model(model)
        assert not view.grab().isNull(), name
        assert card_report(view) == slots(model), name


def test_a_deal_to_any_company_ends_in_its_picture(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    leave_unpainted(view)
    view.set_speed(0.02)
    for deals, (name, model) in enumerate(EVERYBODY.items(), 1):
        view.show_model(undealt(model))
        view.play(Script((Beat(BeatKind.DEAL, model),)))
        qtbot.waitUntil(lambda over=deals: commands.finished == over)  # type: ignore[misc]
        assert card_report(view) == slots(model), name


@pytest.mark.parametrize("width", WIDTHS)
def test_the_counts_under_melds_leave_each_other_free(view: TableView, width: int) -> None:
    view.resize(width, round(width * 0.5625))
    view.show_model(tables.worst())
    items = view.scene_of_cards.fixed_items
    chips = [item for item in (*items._chips, *items.bands) if item.isVisible()]
    assert len(chips) == 33
    for one, other in combinations(chips, 2):
        assert not one.sceneBoundingRect().intersects(other.sceneBoundingRect())


def test_who_of_three_plays_alone_and_whose_a_total_is_can_be_read() -> None:
    pair, lone = tables.three("pair").sides
    lone = replace(lone, alone=True)
    assert side_name(lone) == f"{lone.name}, alone"
    assert side_name(pair) == pair.name
    (first, total), (second, other) = pair.totals
    assert named_totals(pair) == f"{first} {total:,} · {second} {other:,}"
    read = table_text(replace(tables.three("pair"), sides=(pair, lone)))
    assert f"{pair.name}: {first} {total:,}, {second} {other:,}, this deal" in read
    assert f"{lone.name}, alone: " in read


def test_melds_that_count_against_their_side_say_why() -> None:
    side = tables.middle().sides[0]
    few = tuple(meld for meld in side.melds if meld.canasta == "no")
    assert state_words(replace(side, melds=few, canastas=0, deal_points=-110)) == "no canasta yet"
    assert state_words(side) == "opened"


def test_a_side_needs_nothing_to_open_once_the_deal_is_over(view: TableView) -> None:
    model = tables.deal_over()
    closed = replace(model.sides[1], opened=False, melds=())
    view.show_model(replace(model, sides=(model.sides[0], closed)))
    caption = view.scene_of_cards.fixed_items._captions[1]
    assert not any("open" in words for words in caption.words())


def test_captions_name_the_side_its_total_and_what_it_needs(view: TableView) -> None:
    leave_unpainted(view)
    for name in ("three", "pair against one", "five", "six", "triples", "worst"):
        model = EVERYBODY[name]
        view.show_model(model)
        captions = view.scene_of_cards.fixed_items._captions
        for side, item in zip(model.sides, captions, strict=False):
            who, *facts = item.words()
            assert who == side.name, name
            if side.canastas:
                assert "canasta" in facts[0], name
            else:
                assert ("opened" if side.opened else "to open") in facts[-1], name
            for line in facts:
                assert text_width(font(MIN_TEXT), line) <= item.area.width(), name


def test_a_caption_in_one_line_begins_as_one_in_several(view: TableView) -> None:
    view.show_model(EVERYBODY["three"])
    for item in view.scene_of_cards.fixed_items._captions:
        lines = item.words()
        item.above = not item.above
        assert item.words()[:2] == lines[:2]


def test_people_with_totals_of_their_own_are_both_told(view: TableView) -> None:
    pair = tables.three("pair").sides[0]
    assert total_words(pair) == "2,140 / 1,840"


def test_four_buttons_stand_side_by_side_in_full_in_the_smallest_window(view: TableView) -> None:
    model = tables.american()
    view.show_model(model)
    buttons = [view.buttons.button(wanted.id) for wanted in model.buttons]
    shown = [button for button in buttons if button is not None]
    assert [button.text() for button in shown] == [button.label for button in model.buttons]
    for button in shown:
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width() - 16
        assert view.viewport().rect().contains(button.geometry())
    for one, other in combinations(shown, 2):
        assert not one.geometry().intersects(other.geometry())


def test_words_too_long_for_a_button_are_told_in_full(view: TableView) -> None:
    long = "Declare the best of several special hands"
    model = tables.american()
    buttons = tuple(replace(button, label=long) for button in model.buttons)
    view.show_model(replace(model, buttons=buttons))
    button = view.buttons.button(buttons[0].id)
    assert button is not None
    assert button.toolTip() == button.accessibleName() == long
    assert button.text().endswith("…")


def test_the_focus_leaves_a_button_that_becomes_another(view: TableView, qtbot: QtBot) -> None:
    model = tables.american()
    view.show_model(model)
    view.activateWindow()
    qtbot.waitUntil(view.hasFocus)
    last = view.buttons.button(model.buttons[-1].id)
    assert last is not None
    last.setFocus()
    view.show_model(replace(model, prompt="Still the same buttons"))
    assert last.hasFocus()
    changed = replace(model.buttons[-1], id=ButtonId.CONCEDE, label="Concede")
    view.show_model(replace(model, buttons=(*model.buttons[:-1], changed)))
    assert view.hasFocus()


def test_a_choice_after_a_button_comes_up_beside_the_button(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.show_model(tables.american())
    button = view.buttons.button(ButtonId.ASK)
    assert button is not None
    shown: list[QPoint] = []
    monkeypatch.setattr(view.choices, "offer", lambda _choice, at: shown.append(at))
    button.click()
    view.offer(ChoiceModel("Whom?", (ChoiceOption(1, "Vera"), ChoiceOption(2, "Emil"))))
    assert shown == [button.geometry().topLeft()]


LONG_BADGE = "130 of 125, still missing: three of a rank without wild cards"


@pytest.mark.parametrize("width", WIDTHS)
def test_a_long_badge_stands_in_full_in_several_lines(view: TableView, width: int) -> None:
    view.resize(width, round(width * 0.5625))
    model = tables.drafting()
    assert model.draft is not None
    view.show_model(replace(model, draft=replace(model.draft, badge=LONG_BADGE)))
    badge = view.scene_of_cards.fixed_items.badge
    layout = view.scene_of_cards.layout
    assert layout is not None
    assert badge._fits(Rect(0, 0, badge.area.width(), badge.area.height()), layout.unit)
    assert view.tip_at(layout.badge.cx, layout.badge.cy) == LONG_BADGE


def test_beside_a_panel_the_words_of_the_table_are_whole(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    for module in (painted, header_item, zone_items):
        monkeypatch.setattr(module, "write", lambda _painter, _box, text, *_: written.append(text))
    view.resize(640, 550)
    middle, closed = tables.middle(), tables.deal_over()
    ours = replace(middle.sides[0], opened=False, melds=(), threes=closed.sides[0].threes)
    for model in (closed, replace(middle, sides=(ours, *middle.sides[1:]))):
        view.show_model(model)
        view.grab()
    layout = view.scene_of_cards.layout
    assert layout is not None
    view.sorts.offer(("rank_up", "wilds_right"), layout.sorts, layout.unit)
    written += [button.text() for button in view.sorts.buttons]
    assert "Wilds right" in written
    names = {"Hanna & Emil"[:-end] + "…" for end in range(1, 9)}  # may be of any length
    assert not [text for text in written if "…" in text and text not in names]


def test_words_that_do_not_fit_end_in_dots(view: TableView) -> None:
    short = wrapped(font(12), LONG_BADGE, QRectF(0, 0, 90, 32))
    assert short.endswith("…")
    assert LONG_BADGE.startswith(short[:-1])


def test_melds_glide_to_the_side_they_now_belong_to(
    view: TableView, commands: RecordingCommands, qtbot: QtBot
) -> None:
    before, after = tables.three_before_and_after()
    view.show_model(before)
    view.set_speed(0.3)
    token = before.sides[1].melds[0].cards[0].token
    item = view.scene_of_cards.cards[token]
    start = item.pose.y
    movers = tuple(card.token for meld in before.sides[1].melds for card in meld.cards)
    view.play(Script((Beat(BeatKind.PARTNERS, after, movers, 2, "You play with Hanna now."),)))
    assert item.pose.y == start
    qtbot.waitUntil(lambda: item.pose.y > start + 20)
    qtbot.waitUntil(lambda: commands.finished == 1)
    assert card_report(view) == slots(after)


def test_waiting_cards_count_on_their_own_and_not_for_the_hand(view: TableView) -> None:
    view.show_model(tables.american())
    counts = view.scene_of_cards.counts
    assert counts[Zone(ZoneKind.HAND, 2)] == 13
    assert counts[Zone(ZoneKind.WAITING, 2)] == 4
    shown = [t.count for t in view.scene_of_cards.fixed_items._tallies if t.isVisible()]
    assert sorted(shown) == [3, 3, 4, 4, 4]


def test_places_say_what_they_are(view: TableView) -> None:
    american, five = tables.american(), tables.five()
    assert "4" in tip_of(american, Zone(ZoneKind.WAITING, 0))
    assert "3" in tip_of(american, Zone(ZoneKind.RESERVED, 1))
    assert tip_of(five, Zone(ZoneKind.SEAT, 3)) == "Emil rests this deal"
    assert "plays with Ida" in tip_of(five, Zone(ZoneKind.SEAT, 1))
    told = replace(american, stock_text="The turn card is nine cards away.")
    assert tip_of(told, Zone(ZoneKind.STOCK)) == told.stock_text


def test_a_caption_tells_its_side_in_full(view: TableView) -> None:
    view.show_model(tables.three("pair"))
    layout = view.scene_of_cards.layout
    assert layout is not None
    at = layout.captions[0]
    assert view.tip_at(at.cx, at.cy).startswith("You & Vera\nYou: 2,140\nVera: 1,840")


def test_the_numbers_in_the_bar_say_what_they_mean(view: TableView) -> None:
    model = tables.three("pair")
    noted = replace(model.sides[0], deal_each=(120, 20), deal_note="It has no canasta yet.")
    view.show_model(replace(model, sides=(noted, *model.sides[1:])))
    layout = view.scene_of_cards.layout
    assert layout is not None
    tips = [view.tip_at(x, layout.bar.cy) for x in range(10, 1020, 10)]
    ours = next(tip for tip in tips if tip.startswith("You & Vera"))
    assert "this deal +120 / +20" in ours
    assert "It has no canasta yet." in ours
    assert tips[0] == f"{model.rules_name}\nDeal {model.deal_number} · {model.status}"


@pytest.mark.parametrize("name", ["american", pytest.param("six", marks=pytest.mark.slow)])
def test_tab_walks_over_every_place_once(view: TableView, name: str) -> None:
    check_tab_order(view, EVERYBODY[name])
