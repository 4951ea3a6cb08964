"""The complaints about laid tables: each is made where it is due."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.play.scene.layout.places import TableLayout
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.view_model.pictures import Zone, ZoneKind
from tests.helpers.table import table_models as tables
from tests.helpers.table.laid_tables import complaints

MODEL = tables.middle()
HAND = Zone(ZoneKind.HAND, 0)


def laid() -> TableLayout:
    return compute(MODEL, 1024, 600)


def move(layout: TableLayout, zone: Zone, down: float, right: float = 0.0) -> None:
    """Move all cards of a zone."""
    for token, place in layout.cards.items():
        if place.zone == zone:
            pose = place.pose._replace(x=place.pose.x + right, y=place.pose.y + down)
            layout.cards[token] = place._replace(pose=pose)


def test_a_table_that_lies_well_gives_no_reason_to_complain() -> None:
    assert complaints(MODEL, laid()) == []


def test_a_missing_card_is_missed() -> None:
    layout = laid()
    del layout.cards[MODEL.pile[0].token]
    assert complaints(MODEL, layout) == ["a card has no place, or a wrong one"]


def test_zones_over_each_other_and_beside_the_screen() -> None:
    layout = laid()
    layout.badge = layout.prompt._replace(x=-5)
    found = complaints(MODEL, layout)
    assert "badge leaves the screen" in found
    assert "prompt and badge overlap" in found


def test_a_hand_under_the_prompt_line_and_cards_out_of_their_place() -> None:
    layout = laid()
    move(layout, HAND, -20)
    found = complaints(MODEL, layout)
    assert "a chosen card lies under the prompt line" in found
    assert f"a card sticks out of {HAND}" in found


def test_a_rank_that_is_covered() -> None:
    layout = laid()
    column = next(c for c in layout.columns if c.meld and not c.canasta and len(c.meld.cards) > 2)
    own = [token for token, place in layout.cards.items() if place.zone == column.zone]
    for token in own:
        place = layout.cards[token]
        pose = place.pose._replace(y=column.rect.cy + (place.pose.y - column.rect.cy) * 0.5)
        layout.cards[token] = place._replace(pose=pose)
    assert f"{column.zone} hides a rank" in complaints(MODEL, layout)
    hand = [token for token, place in layout.cards.items() if place.zone == HAND]
    for token in hand:
        place = layout.cards[token]
        pose = place.pose._replace(x=layout.hand.cx + (place.pose.x - layout.hand.cx) * 0.3)
        layout.cards[token] = place._replace(pose=pose)
    assert "a card of the hand hides a rank" in complaints(MODEL, layout)


def test_a_canasta_no_larger_than_an_open_column() -> None:
    layout = laid()
    for at, column in enumerate(layout.columns):
        if column.canasta is not None:
            small = column.canasta._replace(w=column.canasta.w * 0.6)
            layout.columns[at] = replace(column, canasta=small)
    assert any("as large as a canasta" in text for text in complaints(MODEL, layout))


def test_a_column_out_of_its_region_and_over_another() -> None:
    layout = laid()
    first, second = layout.columns[:2]
    layout.columns[0] = replace(first, rect=second.rect._replace(y=second.rect.y - 60))
    found = complaints(MODEL, layout)
    assert f"{first.zone} sticks out of its region" in found
    assert f"{first.zone} and {second.zone} overlap" in found
