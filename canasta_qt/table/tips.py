"""What the places of the table say of themselves when the mouse rests on them."""

from __future__ import annotations

from canasta_qt.controller.view_model import TableModel, Zone, ZoneKind
from canasta_qt.table.drop_finder import zone_at
from canasta_qt.table.places import TableLayout


def tip_at(model: TableModel, layout: TableLayout, x: float, y: float) -> str:
    """The text for the place at a point; empty for none."""
    zone = zone_at(layout, x, y)
    return tip_of(model, zone) if zone is not None else ""


def tip_of(model: TableModel, zone: Zone) -> str:
    """The text for a place."""
    if zone.kind is ZoneKind.PILE:
        return model.pile_text
    if zone.kind is ZoneKind.MELD:
        labels = {meld.uid: meld.label for side in model.sides for meld in side.melds}
        return labels.get(zone.key, "")
    groups = model.draft.groups if model.draft is not None else ()
    if zone.kind is ZoneKind.DRAFT and zone.key < len(groups):
        return groups[zone.key].problem
    return ""
