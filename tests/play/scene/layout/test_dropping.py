"""Which place a dropped card means, as numbers: what lies under the pointer is meant or refuses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from canasta_qt.play.scene.layout.places import Rect, TableLayout, drop_zone, zone_at
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from tests.helpers.table import table_games as games
from tests.helpers.table import table_models as tables

PILE = Zone(ZoneKind.PILE)
SIZES = [(1024, 600), (1280, 800), (2560, 1440)]
MODELS = {
    "Classic": tables.middle(),
    "Classic, opening": tables.drafting(),
    "Classic, crowded": tables.crowded(),
    "Classic for two, crowded": tables.crowded(2),
    "Classic for three": tables.three("against"),
    "Samba": games.samba(),
    "Bolivia, crowded": games.bolivia(),
    "Hand and Foot, crowded": games.second_hand_crowded(4),
    "American": tables.american(),
    "special hand": tables.declared(),
    "worst case": tables.worst(),
}


PAIRS = [
    # every model at one size, every size with some models; the other pairs are slow tests
    pytest.param((name, size), marks=() if (at + nth) % 3 == 0 else pytest.mark.slow)
    for nth, name in enumerate(MODELS)
    for at, size in enumerate(SIZES)
]


@pytest.fixture(params=PAIRS, ids=lambda pair: f"{pair[0]}, {pair[1][0]}")
def table(request: pytest.FixtureRequest) -> tuple[TableModel, TableLayout]:
    name, size = request.param
    return MODELS[name], compute(MODELS[name], *size)


def _spots(rect: Rect) -> Iterator[tuple[float, float]]:
    """Corners, edges and middle of a place, just inside it."""
    inner = rect.grown(-0.1)
    for across, down in product((0.0, 0.5, 1.0), repeat=2):
        yield inner.x + across * inner.w, inner.y + down * inner.h


def _grabs(layout: TableLayout, x: float, y: float) -> Iterator[Rect]:
    """A card of the hand that is held at its corners or in its middle, with the pointer here."""
    w = layout.card_width
    h = w * CARD_RATIO
    for across, down in ((0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)):
        yield Rect(x - across * w, y - down * h, w, h)


def _own_places(model: TableModel) -> list[Zone]:
    ours = model.sides[0]
    return [Zone(ZoneKind.MELD, meld.uid) for meld in ours.melds] + [
        Zone(ZoneKind.NEW_MELD, ours.side)
    ]


def test_a_card_let_go_over_any_other_place_is_never_discarded(
    table: tuple[TableModel, TableLayout],
) -> None:
    model, layout = table
    own = _own_places(model)
    allowed = ([PILE], [PILE, *own[::2]], [PILE, *own])
    for zone, rect in layout.zones.items():
        for (x, y), places in product(_spots(rect), allowed):
            under = zone_at(layout, x, y)
            if zone == PILE or under == PILE:
                continue
            for cards in _grabs(layout, x, y):
                assert drop_zone(layout, places, x, y, cards) != PILE, (under, x, y)


def test_a_place_under_the_pointer_is_meant_or_refuses(
    table: tuple[TableModel, TableLayout],
) -> None:
    model, layout = table
    own = _own_places(model)
    for places in ([PILE, *own[::2]], [PILE, *own[1::2]], own):
        for zone, rect in layout.zones.items():
            if zone.kind is ZoneKind.NEW_MELD:
                continue
            x, y = rect.cx, rect.cy
            under = [one for one, room in layout.zones.items() if room.contains(x, y)]
            meant = [one for one in under if one in places and one.kind is not ZoneKind.NEW_MELD]
            found = {drop_zone(layout, places, x, y, cards) for cards in _grabs(layout, x, y)}
            assert found <= ({*meant} or {None})


def test_the_pile_is_meant_by_the_pointer_whatever_the_card_covers(
    table: tuple[TableModel, TableLayout],
) -> None:
    model, layout = table
    places = [PILE, *_own_places(model)]
    for x, y in _spots(layout.zones[PILE]):
        for cards in _grabs(layout, x, y):
            assert drop_zone(layout, places, x, y, cards) == PILE


@pytest.mark.parametrize("size", SIZES)
def test_beside_a_meld_that_it_covers_a_card_means_that_meld_if_the_felt_refuses_it(
    size: tuple[int, int],
) -> None:
    model = MODELS["Classic"]
    layout = compute(model, *size)
    *melds, _felt = _own_places(model)
    last = max(melds, key=lambda zone: layout.zones[zone].right)
    rect, width = layout.zones[last], layout.card_width
    x, y = rect.right + 0.45 * width, rect.cy
    cards = Rect(rect.right - 0.5 * width, y - 0.7 * width, width, CARD_RATIO * width)
    assert zone_at(layout, x, y) == _felt
    assert drop_zone(layout, [PILE, *melds], x, y, cards) == last
    others = [zone for zone in melds if zone != last]
    assert drop_zone(layout, [PILE, *others], x, y, cards) is None
