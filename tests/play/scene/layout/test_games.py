"""Runs, several melds of a rank, second hands, parts of the pile: where their cards lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from canasta_qt.play.scene.layout.columns import span
from canasta_qt.play.scene.layout.places import CardPlace, CardSize, TableLayout, zone_at
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.view_model.pictures import MeldModel, TableModel, Zone, ZoneKind
from tests.helpers.cases import for_each
from tests.helpers.table import table_games as games
from tests.helpers.table import table_models as tables
from tests.helpers.table.table_models import TableBuilder

SIZES = [(1024, 600), (1920, 1080)]
CARD_SIZES: list[CardSize] = ["normal", "jumbo"]
RANKS = "456789TJQKA"


def cards_of(layout: TableLayout, zone: Zone) -> list[CardPlace]:
    places = [place for place in layout.cards.values() if place.zone == zone]
    return sorted(places, key=lambda place: place.slot)


def run_of(model: TableModel, length: int) -> MeldModel:
    runs = [meld for meld in model.sides[0].melds if meld.suit]
    return next(run for run in runs if len(run.cards) == length)


# --- runs and several melds of a rank -------------------------------------------------------


def test_a_run_stands_ascending_with_every_index_in_sight() -> None:
    model = games.samba()
    run = run_of(model, 4)
    places = cards_of(compute(model, 1024, 600), Zone(ZoneKind.MELD, run.uid))
    assert [place.face for place in places] == ["4h", "5h", "6h", "7h"]
    assert not any(place.buried for place in places)
    for lower, upper in pairwise(places):
        assert upper.pose.y - lower.pose.y >= 0.15 * 1.4 * lower.pose.width
        assert upper.z > lower.z


def test_a_complete_run_is_squared_up_with_its_highest_card_on_top() -> None:
    model = games.samba()
    run = run_of(model, 7)
    places = cards_of(compute(model, 1024, 600), Zone(ZoneKind.MELD, run.uid))
    assert max(places, key=lambda place: place.z).face == "Js"
    assert max(p.pose.y for p in places) - min(p.pose.y for p in places) < 4


def test_a_run_hides_no_card_in_its_middle() -> None:
    for height in range(400, 700, 50):
        layout = compute(games.bolivia(), 1024, height)
        for column in layout.columns:
            if column.meld and column.meld.suit and column.meld.canasta == "no":
                covered = [place.buried for place in cards_of(layout, column.zone)]
                assert covered == sorted(covered, reverse=True)


def test_runs_stand_last_and_the_ones_of_a_suit_together() -> None:
    layout = compute(games.bolivia(), 1024, 600)
    ours = [c.meld for c in layout.columns if c.meld and c.rect.y > layout.centre.y]
    ours = [meld for meld in ours if meld.canasta == "no"]
    suits = [meld.suit for meld in ours]
    assert suits == [""] * suits.count("") + sorted(filter(None, suits), key="shdc".index)


@for_each(
    ("cards", "ranks"),
    [("4h 5h 6h", "4–6"), ("8s X1 Ts", "8–10"), ("2d Qc Kc Ac", "J–A"), ("Kh Ks Kd", "")],
)
def test_the_ranks_of_a_run_count_wild_cards_for_what_they_stand_for(
    cards: str, ranks: str
) -> None:
    assert span(TableBuilder().meld(cards)) == ranks


def test_canastas_stand_before_open_melds_each_by_rank() -> None:
    layout = compute(games.hand_and_foot(), 1024, 600)
    ours = [c.meld for c in layout.columns if c.meld and c.rect.y > layout.centre.y]
    opened = [meld for meld in ours if meld.canasta == "no"]
    assert [meld.rank for meld in ours] == ["5", "K", "5", "8", "9", "A"]
    assert opened == ours[2:]


# --- crowded tables -------------------------------------------------------------------------

CROWDED = {
    "runs": games.bolivia(),
    "four": games.second_hand_crowded(),
    "three pairs": games.second_hand_crowded(6),
    "triples": games.second_hand_crowded(6, (0, 1, 0, 1, 0, 1)),
}


@for_each("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@for_each("card_size", CARD_SIZES)
@for_each("model", CROWDED.values(), ids=CROWDED.keys())
def test_melds_of_a_crowded_table_can_be_read(
    model: TableModel, size: tuple[int, int], card_size: CardSize
) -> None:
    layout = compute(model, *size, card_size)
    melds = [p for p in layout.cards.values() if p.zone.kind is ZoneKind.MELD]
    assert min(place.pose.width for place in melds) >= 21 * layout.unit


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_with_four_sides_our_melds_are_not_made_as_small_as_the_others(
    size: tuple[int, int],
) -> None:
    layout = compute(games.second_hand_crowded(4, (0, 1, 2, 3)), *size)
    widths: dict[bool, set[float]] = {True: set(), False: set()}
    for place in layout.cards.values():
        if place.zone.kind is ZoneKind.MELD:
            widths[place.pose.y > layout.centre.y].add(place.pose.width)
    assert min(widths[True]) >= 34 * layout.unit
    assert min(widths[False]) >= 17 * layout.unit


def test_a_meld_without_room_is_squared_up_and_still_found_under_the_mouse() -> None:
    model = games.second_hand_crowded(6)
    layout = compute(model, 1024, 600)
    for column in layout.columns:
        assert zone_at(layout, column.rect.cx, column.rect.cy) == column.zone


@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_a_hand_of_forty_five_beside_a_foot_shows_every_index(card_size: CardSize) -> None:
    layout = compute(games.second_hand_crowded(), 1024, 600, card_size)
    hand = cards_of(layout, Zone(ZoneKind.HAND, 0))
    assert len(hand) == 45
    for left, right in pairwise(hand):
        if left.pose.y == right.pose.y:
            assert right.pose.x - left.pose.x >= 0.25 * left.pose.width


# --- second hands ---------------------------------------------------------------------------


@pytest.mark.parametrize("model", [games.hand_and_foot(), games.pennies(), games.alone(4)])
def test_every_foot_lies_on_its_owners_plate_and_mine_beside_my_hand(model: TableModel) -> None:
    layout = compute(model, 1024, 600)
    for seat in model.seats:
        foot = cards_of(layout, Zone(ZoneKind.FOOT, seat.seat))
        assert len(foot) == len(seat.foot)
        assert all(card.face is None for card in foot)
        plate = layout.seats[seat.seat].rect
        for card in foot:
            if seat.is_viewer:
                assert card.pose.bounds.right < layout.hand.x
            else:
                assert plate.holds(card.pose.bounds)


def test_a_foot_taken_up_leaves_no_place_behind() -> None:
    layout = compute(games.hand_and_foot(taken=(0, 3)), 1024, 600)
    assert Zone(ZoneKind.FOOT, 3) not in layout.zones
    assert layout.hand.x == compute(tables.middle(), 1024, 600).hand.x
    assert {tally.zone.key for tally in layout.tallies} == {1, 2}


# --- the pile -------------------------------------------------------------------------------


def test_hidden_cards_peep_out_on_one_side_of_the_pile() -> None:
    model = games.hidden_pile()
    layout = compute(model, 1024, 600)
    top = layout.cards[model.pile[-1].token]
    hidden = [layout.cards[card.token] for card in model.pile if card.face is None]
    seen = [place for place in hidden if not place.buried]
    assert seen
    assert all(place.pose.bounds.x < top.pose.bounds.x - 3 for place in hidden)


def test_the_part_of_the_pile_that_a_take_brings_lies_a_little_apart() -> None:
    model = games.hand_and_foot()
    layout = compute(model, 1024, 600)
    places = [layout.cards[card.token] for card in model.pile]
    rest, part = places[:-5], places[-5:]
    assert max(place.pose.x for place in rest) + 3 < min(place.pose.x for place in part)
    assert not rest[-1].buried


@for_each("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@for_each("cards", [1, 14, 60, 90])
def test_a_spread_pile_shows_every_index_on_its_panel(size: tuple[int, int], cards: int) -> None:
    model = games.by_depth(cards)
    layout = compute(model, *size, spread=True)
    assert layout.spread is not None
    places = [layout.cards[card.token] for card in model.pile]
    for place in places:
        assert layout.spread.holds(place.pose.bounds, 1.0)
        assert place.pose.width >= 24 * layout.unit
    for one, other in pairwise(places):
        apart = abs(other.pose.x - one.pose.x) + abs(other.pose.y - one.pose.y)
        assert apart >= 0.4 * one.pose.width
    assert layout.spread.overlap(layout.prompt) == 0


@pytest.mark.parametrize("size", SIZES)
def test_a_foot_keeps_off_the_end_of_a_plate_beside_the_centre(size: tuple[int, int]) -> None:
    layout = compute(games.hand_and_foot(taken=()), *size)
    for seat in (1, 3):
        cards = cards_of(layout, Zone(ZoneKind.FOOT, seat))
        right = max(place.pose.bounds.right for place in cards)
        assert layout.seats[seat].rect.right - right >= 7.5 * layout.unit
