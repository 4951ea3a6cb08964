"""Two to six people on two or three sides, and what waits on the table of the American game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from canasta_qt.play.scene.layout.areas import marks_of
from canasta_qt.play.scene.layout.places import CardPlace, CardSize, TableLayout, zone_at
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from tests.helpers.cases import for_each
from tests.helpers.table import table_models as tables

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]
CARD_SIZES: list[CardSize] = ["normal", "large", "jumbo"]


def cards_of(layout: TableLayout, zone: Zone) -> list[CardPlace]:
    places = [place for place in layout.cards.values() if place.zone == zone]
    return sorted(places, key=lambda place: place.slot)


@pytest.mark.parametrize("seats", [2, 4])
def test_both_of_two_sides_wear_marks_the_viewers_the_first(seats: int) -> None:
    assert marks_of(tables.early(seats)) == {0: 0, 1: 1}


@for_each(
    "model", [tables.three(), tables.three("pair"), tables.five(), tables.six(), tables.six(True)]
)
def test_partners_wear_one_mark_and_opponents_another(model: TableModel) -> None:
    marks = marks_of(model)
    assert marks[model.seats[model.viewer].side] == 0
    for one, other in combinations(model.seats, 2):
        assert (one.side == other.side) == (marks[one.side] == marks[other.side])


def test_of_three_people_nobody_who_plays_alone_changes_marks() -> None:
    alone = tables.three()
    before = {seat.seat: marks_of(alone)[seat.side] for seat in alone.seats}
    for lone in range(3):
        sides = {seat: int((seat == lone) != (lone == 0)) for seat in range(3)}
        seats = tuple(replace(seat, side=sides[seat.seat]) for seat in alone.seats)
        marks = marks_of(replace(alone, seats=seats, sides=alone.sides[:2]))
        assert marks[sides[lone]] == before[lone]
        partners = {marks[sides[seat]] for seat in range(3) if seat != lone}
        assert partners == {min(before[seat] for seat in range(3) if seat != lone)}


@for_each("seats", [3, 4, 5, 6])
def test_people_at_the_sides_sit_between_the_regions_beside_stock_and_pile(seats: int) -> None:
    layout = compute(tables.early(seats), 1024, 600)
    for number in (1, seats - 1):
        plate = layout.seats[number].rect
        assert layout.centre.y - 0.01 <= plate.y
        assert plate.bottom <= layout.centre.bottom + 0.01
        assert plate.right < layout.centre.x or plate.x > layout.centre.right


def test_each_of_three_sides_has_its_region_ours_nearest_to_us() -> None:
    layout = compute(tables.six(), 1024, 600)
    ours, left, right = (layout.areas[side] for side in (0, 1, 2))
    assert ours.y > max(left.bottom, right.bottom)
    assert left.right < right.x
    assert ours.w > 1.6 * left.w


@for_each("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@for_each("card_size", CARD_SIZES)
def test_melds_of_the_worst_case_can_be_read(size: tuple[int, int], card_size: CardSize) -> None:
    layout = compute(tables.worst(), *size, card_size)
    melds = [p for p in layout.cards.values() if p.zone.kind is ZoneKind.MELD]
    assert min(place.pose.width for place in melds) >= 29 * layout.unit
    for column in layout.columns:
        cards = [p for p in cards_of(layout, column.zone) if not p.buried]
        rows = sorted({p.pose.y for p in cards})
        if column.meld is not None and column.meld.canasta == "no":
            whole = 0.22 * 1.4 * cards[0].pose.width
            assert all(low - high >= whole for high, low in pairwise(rows))


@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_a_hand_of_forty_five_shows_every_index(card_size: CardSize) -> None:
    layout = compute(tables.worst(), 1024, 600, card_size)
    hand = cards_of(layout, Zone(ZoneKind.HAND, 0))
    assert len(hand) == 45
    for left, right in pairwise(hand):
        if left.pose.y == right.pose.y:
            assert right.pose.x - left.pose.x >= 0.25 * left.pose.width


def test_a_partnership_formed_in_mid_deal_leaves_people_stock_and_pile_where_they_are() -> None:
    before, after = (compute(model, 1024, 600) for model in tables.three_before_and_after())
    assert before.seats == after.seats
    assert [before.zones[Zone(kind)] for kind in (ZoneKind.STOCK, ZoneKind.PILE)] == [
        after.zones[Zone(kind)] for kind in (ZoneKind.STOCK, ZoneKind.PILE)
    ]


def test_melds_pooled_in_mid_deal_stand_with_ours() -> None:
    before, after = tables.three_before_and_after()
    hannas = [meld.uid for meld in before.sides[1].melds]
    for model, side in ((before, 1), (after, 0)):
        layout = compute(model, 1024, 600)
        for uid in hannas:
            assert layout.areas[side].holds(layout.zones[Zone(ZoneKind.MELD, uid)])


def test_somebody_who_rests_has_a_plate_without_cards() -> None:
    layout = compute(tables.five(), 1024, 600)
    assert 3 in layout.seats
    assert cards_of(layout, Zone(ZoneKind.HAND, 3)) == []


@for_each("seats", [2, 3, 4, 5, 6])
def test_every_plate_is_found_under_the_mouse(seats: int) -> None:
    layout = compute(tables.early(seats), 1024, 600)
    for number in range(1, seats):
        plate = layout.seats[number]
        at = plate.name.cx, plate.name.cy
        assert zone_at(layout, *at) == Zone(ZoneKind.SEAT, number)


# --- the American game ----------------------------------------------------------------------


def test_waiting_cards_lie_apart_from_the_hand_on_the_plate_of_their_owner() -> None:
    layout = compute(tables.american(), 1024, 600)
    for seat in (1, 2):
        waiting = cards_of(layout, Zone(ZoneKind.WAITING, seat))
        hand = cards_of(layout, Zone(ZoneKind.HAND, seat))
        assert waiting
        for one in waiting:
            assert layout.seats[seat].rect.holds(one.pose.bounds)
            assert all(one.pose.bounds.overlap(card.pose.bounds) == 0 for card in hand)


def test_the_viewers_waiting_cards_lie_beside_the_hand() -> None:
    layout = compute(tables.american(), 1024, 600)
    waiting = cards_of(layout, Zone(ZoneKind.WAITING, 0))
    hand = layout.zones[Zone(ZoneKind.HAND, 0)]
    assert len(waiting) == 4
    for card in waiting:
        assert card.face is None
        assert card.pose.bounds.right < hand.x
        assert card.pose.y > hand.y


def test_everything_face_down_that_waits_has_a_count() -> None:
    layout = compute(tables.american(), 1024, 600)
    wanted = {Zone(ZoneKind.WAITING, seat) for seat in (0, 1, 2)}
    wanted |= {Zone(ZoneKind.RESERVED, packet) for packet in (0, 1)}
    assert {tally.zone for tally in layout.tallies} == wanted


def test_a_packet_that_was_given_leaves_its_place_bare_and_the_other_where_it_was() -> None:
    model = tables.american()
    before = compute(model, 1024, 600)
    after = compute(replace(model, reserved=((), model.reserved[1])), 1024, 600)
    given, kept = (Zone(ZoneKind.RESERVED, packet) for packet in (0, 1))
    assert given not in after.zones
    assert after.zones[kept] == before.zones[kept]
    assert [tally.zone for tally in after.tallies if tally.zone.kind is given.kind] == [kept]


def test_the_turn_card_peeps_out_of_the_stock_on_both_sides_until_it_is_drawn() -> None:
    model = tables.american()
    layout = compute(model, 1024, 600)
    assert model.turn_card is not None
    card, top = layout.cards[model.turn_card], layout.cards[model.stock[-1].token]
    assert not card.buried
    assert card.pose.rotation == 90
    assert card.pose.bounds.x < top.pose.bounds.x - 5
    assert card.pose.bounds.right > top.pose.bounds.right + 5
    assert card.z < top.z


def test_threes_of_both_colours_stand_in_one_row() -> None:
    model = tables.american()
    layout = compute(model, 1024, 600)
    threes = cards_of(layout, Zone(ZoneKind.THREES, 0))
    assert [place.face for place in threes] == ["3d", "3c", "3h"]
    assert len({place.pose.y for place in threes}) == 1


@for_each("seat", [0, 1, 2, 3])
@for_each("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_special_hand_lies_open_in_one_row_where_its_sides_melds_lie(
    seat: int, size: tuple[int, int]
) -> None:
    model = tables.declared(seat)
    layout = compute(model, *size)
    cards = cards_of(layout, Zone(ZoneKind.HAND, seat))
    assert len(cards) == len(model.seats[seat].hand)
    assert len({card.pose.y for card in cards}) == 1
    area = layout.areas[model.seats[seat].side]
    for card in cards:
        assert area.holds(card.pose.bounds)
        assert all(column.rect.overlap(card.pose.bounds) == 0 for column in layout.columns)
    for left, right in pairwise(cards):
        assert right.pose.x - left.pose.x >= 0.25 * left.pose.width
    name = layout.declared[seat]
    assert area.holds(name)
    assert all(card.pose.bounds.overlap(name) == 0 for card in cards)
