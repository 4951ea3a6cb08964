"""The layout as numbers: nothing overlaps, everything is on the screen."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest

from canasta_qt.play.scene.layout.areas import LIFT, Sight
from canasta_qt.play.scene.layout.places import CardSize, Rect, TableLayout
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from tests.helpers.cases import for_each
from tests.helpers.table import table_games as games
from tests.helpers.table import table_models as tables
from tests.helpers.table.laid_tables import big_things
from tests.helpers.table.model_moves import slots

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]
CARD_SIZES: list[CardSize] = ["normal", "large", "jumbo"]
MODELS = {
    "early": tables.early(),
    "early, two seats": tables.early(2),
    "middle": tables.middle(),
    "opening": tables.drafting(),
    "taking the pile": tables.taking(),
    "crowded": tables.crowded(),
    "crowded, two seats": tables.crowded(2),
    "three, everyone alone": tables.three(),
    "three, two against me": tables.three("against"),
    "five, one rests": tables.five(),
    "crowded, three seats": tables.crowded(3),
    "crowded, five seats": tables.crowded(5),
    "crowded, two triples": tables.crowded(6, (0, 1, 0, 1, 0, 1)),
    "worst case": tables.worst(),
    "six, everyone alone": tables.crowded(6, (0, 1, 2, 3, 4, 5)),
    "american": tables.american(),
    "special hand": tables.declared(),
    "over": tables.deal_over(),
    "runs, crowded": games.bolivia(),
    "feet, three pairs, crowded": games.second_hand_crowded(6),
    "feet, four alone, crowded": games.second_hand_crowded(4, (0, 1, 2, 3)),
    "hidden cards": games.hidden_pile(),
}


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=CARD_SIZES)
def card_size(request: pytest.FixtureRequest) -> CardSize:
    return request.param  # type: ignore[no-any-return]


class Laid(NamedTuple):
    """A table and where everything of it lies; the name says which one failed."""

    name: str
    model: TableModel
    layout: TableLayout


@pytest.fixture
def tables_laid(size: tuple[int, int], card_size: CardSize) -> tuple[Laid, ...]:
    """Every kind of table in a window of this size."""
    return laid_out(size, card_size)


@cache
def laid_out(size: tuple[int, int], card_size: CardSize) -> tuple[Laid, ...]:
    """One layout for all tests that look at it."""
    return tuple(
        Laid(name, model, compute(model, *size, card_size)) for name, model in MODELS.items()
    )


def test_every_card_has_exactly_one_place(tables_laid: tuple[Laid, ...]) -> None:
    for name, model, layout in tables_laid:
        placed = {t: (p.zone, p.slot, p.face) for t, p in layout.cards.items()}
        assert placed == slots(model), name


def check_nothing_overlaps(name: str, layout: TableLayout) -> None:
    for (one, a), (other, b) in combinations(big_things(layout).items(), 2):
        assert a.grown(-0.01).overlap(b) == 0, f"{name}: {one} and {other} overlap"


def test_no_two_places_overlap(tables_laid: tuple[Laid, ...]) -> None:
    for name, _, layout in tables_laid:
        check_nothing_overlaps(name, layout)


@pytest.mark.parametrize("size", [(640, 420), (1024, 1366), (2560, 1080)])
def test_nothing_overlaps_in_small_high_and_wide_windows(size: tuple[int, int]) -> None:
    for name, model in MODELS.items():
        check_nothing_overlaps(name, compute(model, *size))


def test_columns_captions_and_values_of_a_region_stand_apart(tables_laid: tuple[Laid, ...]) -> None:
    for name, _, layout in tables_laid:
        rects = [column.rect for column in layout.columns]
        for region in layout.regions.values():
            assert region.rect.holds(region.caption, 0.1), name
            rects.append(region.caption)
            if region.note is not None:
                assert region.rect.holds(region.note, 0.1), name
                rects.append(region.note)
        for a, b in combinations(rects, 2):
            assert a.grown(-0.01).overlap(b) == 0, name


def test_everything_is_on_the_screen(tables_laid: tuple[Laid, ...], size: tuple[int, int]) -> None:
    screen = Rect(0, 0, *size).grown(0.01)
    for table, _, layout in tables_laid:
        for name, rect in big_things(layout).items():
            assert screen.holds(rect), f"{table}: {name} leaves the screen"
        for place in layout.cards.values():
            assert screen.holds(place.pose.bounds), f"{table}: {place} leaves the screen"


def test_cards_stay_inside_the_place_they_belong_to(tables_laid: tuple[Laid, ...]) -> None:
    for name, model, layout in tables_laid:
        check_cards_stay_inside(name, model, layout)


def check_cards_stay_inside(name: str, model: TableModel, layout: TableLayout) -> None:
    for place in layout.cards.values():
        zone = place.zone
        rect = layout.zones[zone] if zone in layout.zones else layout.areas[0]
        if zone.kind is ZoneKind.HAND and zone.key != 0:
            seat = model.seats[zone.key]
            if model.over != "no" and not seat.special:
                continue  # an open hand has a test of its own
            rect = layout.areas[seat.side] if seat.special else layout.seats[zone.key].rect
        bounds = place.pose.bounds
        room = rect.grown(5 * layout.unit)
        assert room.holds(bounds), f"{name}: {place} sticks out of {rect}"


def test_melds_keep_out_of_each_others_cards_and_inside_their_area(
    tables_laid: tuple[Laid, ...],
) -> None:
    for name, _, layout in tables_laid:
        for column in layout.columns:
            room = next(area for area in layout.areas.values() if area.overlap(column.rect) > 0)
            assert room.holds(column.rect, 0.5), name


def test_each_card_of_the_hand_shows_its_index(tables_laid: tuple[Laid, ...]) -> None:
    for name, _, layout in tables_laid:
        check_each_card_shows_its_index(name, layout)


def check_each_card_shows_its_index(name: str, layout: TableLayout) -> None:
    hand = [p.pose for p in layout.cards.values() if p.zone == Zone(ZoneKind.HAND, 0)]
    for left, right in pairwise(hand):
        if right.x > left.x:
            assert right.x - left.x >= 0.25 * left.width, name


ENDED = {
    "four": tables.full_deal(),
    "three": tables.three(),
    "five": tables.five(),
    "six": tables.six(),
    "two triples": tables.six(triples=True),
    "feet": games.hand_and_foot(),
    "six feet": games.pennies(),
    "four alone, feet": games.alone(4),
}


@for_each("size", [(800, 470), (1024, 560), (1920, 1040)])
@for_each("model", ENDED.values(), ids=ENDED.keys())
def test_hands_turned_up_at_the_end_lie_free_and_show_their_indices(
    model: TableModel, size: tuple[int, int]
) -> None:
    seats = [
        seat
        if seat.is_viewer
        else replace(seat, hand=tuple(replace(c, face="Kh") for c in seat.hand))
        for seat in model.seats
    ]
    layout = compute(replace(model, seats=tuple(seats), over="deal"), *size)
    view = Rect(0, 0, *size)
    others = [seat for seat in seats if not seat.is_viewer]
    assert all(seat.hand for seat in others if not seat.resting)
    for seat in others:
        places = [layout.cards[card.token] for card in seat.hand]
        plate = layout.seats[seat.seat]
        foot = layout.zones.get(Zone(ZoneKind.FOOT, seat.seat), Rect(0, 0, 0, 0))
        for place in places:
            bounds = place.pose.bounds
            assert view.holds(bounds)
            assert foot.grown(-2).overlap(bounds) < 1
            assert plate.portrait.overlap(bounds) < 1
            assert plate.name.overlap(bounds) < 1
            assert all(area.overlap(bounds) < 1 for area in layout.areas.values())
            assert layout.prompt.overlap(bounds) < 1
        for left, right in pairwise(places):
            assert left.pose.width >= 24 * layout.unit
            apart = abs(right.pose.x - left.pose.x) + abs(right.pose.y - left.pose.y)
            assert apart >= 8


def test_a_hand_of_thirty_lies_in_two_rows(size: tuple[int, int], card_size: CardSize) -> None:
    layout = compute(tables.crowded(), *size, card_size)
    hand = [p.pose for p in layout.cards.values() if p.zone == Zone(ZoneKind.HAND, 0)]
    assert len(hand) == 30
    assert len({pose.y for pose in hand}) == 2


def test_canastas_open_melds_and_then_red_threes_stand_in_the_order_of_ranks() -> None:
    layout = compute(tables.crowded(), 1024, 600)
    ours = [c for c in layout.columns if c.rect.y > layout.centre.y]
    assert ours[-1].zone.kind is ZoneKind.THREES
    melds = [column.meld for column in ours if column.meld is not None]
    assert [meld.rank for meld in melds if meld.canasta == "no"] == list("45789TJQA")
    assert [meld.rank for meld in melds if meld.canasta != "no"] == list("6K")


def test_a_natural_canasta_shows_a_red_card_and_a_mixed_one_a_black_card() -> None:
    model = tables.middle()
    layout = compute(model, 1024, 600)
    for side in model.sides:
        for meld in side.melds:
            if meld.canasta == "no":
                continue
            cards = [layout.cards[card.token] for card in meld.cards]
            top = max(cards, key=lambda place: place.z)
            assert top.face is not None
            assert not top.buried
            assert top.face[-1] in ("hd" if meld.canasta == "natural" else "sc")


def test_the_freezing_card_lies_crosswise_and_shows_on_both_sides() -> None:
    model = tables.middle()
    layout = compute(model, 1024, 600)
    assert model.freezer is not None
    freezer, top = layout.cards[model.freezer], layout.cards[model.pile[-1].token]
    assert freezer.pose.rotation == 90
    assert not freezer.buried
    assert freezer.pose.bounds.x < top.pose.bounds.x - 5
    assert freezer.pose.bounds.right > top.pose.bounds.right + 5


def test_staged_cards_stand_in_our_area_inside_their_dashed_outline() -> None:
    model = tables.drafting()
    layout = compute(model, 1024, 600)
    assert model.draft is not None
    for number, group in enumerate(model.draft.groups):
        column = next(c for c in layout.columns if c.draft == number)
        assert column.staged is not None
        for card in group.cards:
            bounds = layout.cards[card.token].pose.bounds
            room = column.staged.grown(1)
            assert room.holds(bounds)


def test_jumbo_cards_are_larger_than_large_ones_and_those_than_normal_ones() -> None:
    widths = [compute(tables.early(), 1366, 768, size).card_width for size in CARD_SIZES]
    assert widths == sorted(widths)
    assert len(set(widths)) == 3


@for_each("name", ["worst case", "runs, crowded", "feet, three pairs, crowded"])
@for_each("percent", [100, 112, 137, 150, 165])
@for_each("size", [(1024, 600), (3840, 2160)])
def test_the_crowded_table_is_laid_out_with_cards_of_any_size(
    name: str, percent: int, size: tuple[int, int]
) -> None:
    layout = compute(MODELS[name], *size, percent)
    things = list(big_things(layout).items())
    for place, (one, first) in enumerate(things):
        for other, second in things[place + 1 :]:
            assert first.overlap(second) < 1, f"{one} lies over {other}"
    check_each_card_shows_its_index(name, layout)


def test_every_step_of_the_size_makes_the_cards_no_smaller() -> None:
    widths = [compute(tables.early(), 1366, 768, percent).card_width for percent in range(100, 166)]
    assert widths == sorted(widths)
    assert len(set(widths)) > 20


# --- the width, and the size of the cards ----------------------------------------------------


FULL_SIZES = [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@for_each("size", FULL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_regions_have_the_whole_width_and_the_height_is_shared(size: tuple[int, int]) -> None:
    layout = compute(tables.middle(), *size)
    theirs, ours = layout.areas[1], layout.areas[0]
    assert theirs.w == ours.w >= 0.97 * size[0]
    height = layout.hand.bottom - theirs.y - (layout.hand.y - ours.bottom)
    for part, share in ((theirs, 0.28), (layout.centre, 0.18), (ours, 0.28), (layout.hand, 0.26)):
        assert abs(part.h / height - share) < 0.035


@for_each("size", FULL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_canasta_is_larger_than_an_open_column_and_fills_its_region(
    size: tuple[int, int],
) -> None:
    layout = compute(tables.middle(), *size)
    canastas = [column for column in layout.columns if column.canasta]
    opened = [c for c in layout.columns if c.meld is not None and not c.canasta]
    assert len(canastas) == 2
    for column in canastas:
        assert column.canasta is not None
        area = next(area for area in layout.areas.values() if area.overlap(column.rect))
        assert 0.75 <= column.canasta.h / area.h <= 0.85
        for other in opened:
            assert 0.55 <= other.rect.w / column.canasta.w <= 0.63


def test_a_canasta_is_larger_than_an_open_column_on_every_table(
    tables_laid: tuple[Laid, ...],
) -> None:
    for name, _, layout in tables_laid:
        for area in layout.areas.values():
            here = [column for column in layout.columns if area.overlap(column.rect) > 0]
            canastas = [column.canasta.w for column in here if column.canasta]
            opened = [c.rect.w for c in here if c.meld is not None and not c.canasta]
            if canastas and opened:
                assert min(canastas) > 1.1 * max(opened), name


@pytest.mark.parametrize(("jumbo", "index"), [(False, 0.226), (True, 0.277)])
def test_every_covered_card_of_a_meld_that_shows_shows_its_whole_rank(
    jumbo: bool, index: float
) -> None:
    for name, model in MODELS.items():
        layout = compute(model, 1366, 742, Sight(large_index=jumbo))
        for column in layout.columns:
            if column.meld is None or column.canasta:
                continue
            own = [p for p in layout.cards.values() if p.zone == column.zone and not p.buried]
            rows = sorted(place.pose.y for place in own)
            for high, low in pairwise(rows):
                assert low - high >= index * 1.4 * own[0].pose.width - 1.0, name


@for_each("size", [(1024, 600), (1366, 742), (2560, 1440)])
@for_each("model", [tables.middle(), tables.six()], ids=["four", "six"])
def test_melds_grow_with_the_size_of_the_cards(model: TableModel, size: tuple[int, int]) -> None:
    normal, large = (compute(model, *size, percent) for percent in (100, 165))
    for before, after in zip(normal.columns, large.columns, strict=True):
        if before.canasta and after.canasta:
            assert after.canasta.w >= 0.98 * before.canasta.w
        elif before.meld is not None:
            assert after.rect.w >= 1.08 * before.rect.w


def test_a_crowded_region_saves_gaps_before_its_cards_shrink() -> None:
    early, crowded = compute(tables.middle(), 1366, 742), compute(tables.crowded(), 1366, 742)
    widths = [
        [column.canasta.w for column in layout.columns if column.canasta]
        for layout in (early, crowded)
    ]
    assert min(widths[1]) >= 0.8 * min(widths[0])


def test_who_has_more_on_the_table_gets_more_of_the_shared_width() -> None:
    layout = compute(tables.six(), 1366, 742)
    assert layout.areas[1].w > 1.1 * layout.areas[2].w


def test_a_chosen_card_rises_to_the_prompt_line_and_never_under_it(
    tables_laid: tuple[Laid, ...],
) -> None:
    for name, _, layout in tables_laid:
        hand = [p.pose for p in layout.cards.values() if p.zone == Zone(ZoneKind.HAND, 0)]
        for pose in hand:
            if layout.hand.holds(pose.bounds, 2.0):
                raised = pose.raised(LIFT * layout.unit).bounds
                assert raised.y >= layout.prompt.bottom - 1.0, name
                assert raised.y >= layout.buttons.bottom - 1.0, name


@for_each("words", [1.25, 1.5, 2.0])
@for_each("size", [(1024, 600), (1366, 742), (2560, 1440)])
@for_each("name", ["middle", "worst case", "american", "runs, crowded"])
def test_nothing_overlaps_when_words_are_larger(
    name: str, size: tuple[int, int], words: float
) -> None:
    check_nothing_overlaps(name, compute(MODELS[name], *size, Sight(words=words)))
