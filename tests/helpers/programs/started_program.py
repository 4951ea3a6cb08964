"""What tests of the started program share; the fixture `started` starts it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.view_model.pictures import TableModel

Starter = Callable[..., Program]
"""Starts the program with the words of a command line."""


def write_quick_bots(data_dir: Path) -> None:
    """Let the next start find the level of bots that thinks shortest."""
    data_dir.mkdir(parents=True, exist_ok=True)
    settings = json.dumps({"level": "newcomer"})
    (data_dir / "settings.json").write_text(settings, encoding="utf-8")


def take_down(program: Program) -> None:
    """Close a program, and give back what it watches files by: there are few of these."""
    program.close()
    program.window.deleteLater()
    program.instance.deleteLater()


def model_of(program: Program) -> TableModel:
    """What is on the table."""
    model = program.table.model
    assert model is not None
    return model


def message_of(program: Program) -> str:
    """What the message boxes say that are open."""
    boxes = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    return " ".join(f"{box.text()} {box.informativeText()}" for box in boxes)


def until_my_turn(qtbot: QtBot, program: Program) -> None:
    """Waits until it is the person's turn and nothing moves any more."""
    qtbot.waitUntil(
        lambda: (
            program.table.model is not None
            and program.table.is_still
            and program.table.model.my_turn
        )
    )
