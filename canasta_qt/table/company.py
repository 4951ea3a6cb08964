"""What the company at the table asks of its picture: marks for sides, width for melds. No Qt."""

from __future__ import annotations

from canasta_qt.controller.view_model import TableModel


def marks_of(model: TableModel) -> dict[int, int]:
    """Side to the number of its mark, the viewer's side 0; empty where everybody knows anyhow.

    Two play against each other and four with the person opposite; in every other company one
    must see who plays with whom.
    """
    if len(model.sides) == 2 and len(model.seats) in (2, 4):
        return {}
    return {side.side: number for number, side in enumerate(model.sides)}


def is_wide(model: TableModel) -> bool:
    """Whether the melds need the whole width: for a third side, also one that may come and go."""
    return len(model.sides) > 2 or len(model.seats) == 3
