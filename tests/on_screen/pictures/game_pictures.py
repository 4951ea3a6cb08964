"""Watches a game that plays itself and photographs the moments that other games do not have.

For each moment a question to the table: partners found in mid-deal, bonus cards that wait, a
special hand laid open, runs, feet, a pile with hidden cards, a crowded table; and the ceremony
before the first deal. Then the score sheet, and the table when it is closed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

from canasta_qt.app.program import Program
from canasta_qt.play.scene.layout.stacks import hidden_count, part_size
from canasta_qt.view_model.pictures import MeldModel, TableModel
from tests.helpers.programs.parts import Parts

LOOK_MS = 20
"""How often the table is looked at."""

QUICK, SLOW = 0.05, 4.0
"""How fast the game goes between the pictures, and while one is taken."""

LATE = 0.8
"""When in the ceremony its picture is taken, as a share of its time: people have sat down."""

Camera = Callable[[str], None]


def _everybody_has_cards(model: TableModel) -> bool:
    return all(seat.hand or seat.resting for seat in model.seats)


def _crowded(model: TableModel) -> bool:
    columns = [len(side.melds) for side in model.sides]
    return min(columns) >= 3 and max(columns) >= 6


def _melds(model: TableModel, wanted: Callable[[MeldModel], bool]) -> int:
    return sum(wanted(meld) for side in model.sides for meld in side.melds)


MOMENTS: dict[str, Callable[[TableModel], bool]] = {
    "begin": _everybody_has_cards,
    "partners": lambda model: len(model.seats) == 3 and len(model.sides) == 2,
    "bonus": lambda model: any(seat.waiting for seat in model.seats if not seat.is_viewer),
    "my-bonus": lambda model: any(seat.waiting for seat in model.seats if seat.is_viewer),
    "special": lambda model: any(seat.special for seat in model.seats),
    "runs": lambda model: _melds(model, lambda meld: bool(meld.suit)) >= 2,
    "closed-run": lambda model: _melds(model, lambda meld: meld.canasta == "sequence") >= 1,
    "feet": lambda model: _everybody_has_cards(model) and any(seat.foot for seat in model.seats),
    "foot-taken": lambda model: len({bool(seat.foot) for seat in model.seats}) == 2,
    "hidden": lambda model: hidden_count(model) > 0 and len(model.pile) > hidden_count(model) + 1,
    "part": lambda model: part_size(model) > 0,
    "heap": lambda model: any(side.heap for side in model.sides),
    "crowded": _crowded,
}


def watch(program: Program, camera: Camera, name: str, seconds: float, deals: int) -> None:
    """Photograph each moment the first time it comes, for so long or so many deals at most."""
    ceremony = program.table.scene_of_cards.fixed_items.ceremony
    if ceremony.isVisible():
        QTest.qWait(round(1000 * LATE * ceremony.lasts))
        camera(f"{name}-ceremony")
    Parts(program.context).looks.set_pace(QUICK)
    seen: set[str] = set()
    until = time.monotonic() + seconds
    while time.monotonic() < until and len(Parts(program.context).sheets.sheets) < deals:
        QTest.qWait(LOOK_MS)
        model = program.table.model
        come = [moment for moment, has_come in MOMENTS.items() if model and has_come(model)]
        for moment in (moment for moment in come if moment not in seen):
            seen.add(moment)
            Parts(program.context).looks.set_pace(SLOW)
            program.table.skip()
            camera(f"{name}-{moment}")
            Parts(program.context).looks.set_pace(QUICK)
        if model is not None and model.over != "no":
            Parts(program.context).looks.set_pace(
                SLOW
            )  # or the sheet is gone before its picture is taken
    if Parts(program.context).sheets.panel is not None:
        camera(f"{name}-sheet")
        Parts(program.context).sheets.close()
        camera(f"{name}-end")
