"""What the cards on the screen really show, to be compared with what the model says."""

from __future__ import annotations

from canasta_qt.controller.view_model import Token, Zone, ZoneKind
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.scene import TableScene

Seen = tuple[Zone, int, str | None]
"""A card's zone, its index there, and its face."""

ASTRAY = Zone(ZoneKind.SEAT, -1)
"""The zone reported for a card that is not where its slot is."""


def card_report(scene: TableScene) -> dict[Token, Seen]:
    """For each card where it stands and how it looks.

    A card that does not stand at its slot, or is hidden though it should be seen, is reported in
    the zone `ASTRAY`.
    """
    return {token: _seen(scene, scene.item(token)) for token in scene.tokens()}


def _seen(scene: TableScene, item: CardItem) -> Seen:
    home = item.home
    place = scene.layout.cards.get(item.token) if scene.layout else None
    if home is None or home != place or item.isVisible() == home.buried:
        return ASTRAY, -1, item.face
    wanted, pos = scene.rest_pose(item), item.pos()
    off = abs(pos.x() - wanted.x) + abs(pos.y() - wanted.y)
    turned = abs(item.rotation() - wanted.rotation)
    if off > 0.5 or turned > 0.1:
        return ASTRAY, -1, item.face
    return home.zone, home.slot, item.face
