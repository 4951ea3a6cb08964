"""The items of a tree widget as a list."""

from __future__ import annotations

from PySide6.QtWidgets import QTreeWidgetItem


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The items below an item, from top to bottom."""
    found = (item.child(place) for place in range(item.childCount()))
    return [child for child in found if child is not None]
