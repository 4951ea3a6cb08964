"""What all gestures share: the table they act on and the shape of a gesture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from canasta_qt.controller.table_commands import TableCommands
from canasta_qt.table.places import TableLayout
from canasta_qt.table.scene import TableScene
from canasta_qt.table.selection import Selection


@dataclass(slots=True)
class Context:
    """The table as gestures see it. `acting` is called before each command to the game."""

    scene: TableScene
    selection: Selection
    commands: TableCommands
    acting: Callable[[], None]

    @property
    def layout(self) -> TableLayout:
        """Where everything lies now."""
        assert self.scene.layout is not None
        return self.scene.layout

    def act(self) -> TableCommands:
        """The commands, once the table is told that the player acts."""
        self.acting()
        return self.commands


class Gesture:
    """Something the player is doing with the mouse, from press to release."""

    def __init__(self, context: Context, x: float, y: float) -> None:
        self.context = context
        self.start_x, self.start_y = x, y
        self.x, self.y = x, y

    def move(self, x: float, y: float) -> Gesture | None:
        """The mouse is at (x, y); returns the gesture this one has turned into, or None."""
        self.x, self.y = x, y
        return None

    def release(self) -> None:
        """The button was let go: do it."""

    def cancel(self) -> None:
        """Leave everything as it was."""

    def relaid(self) -> bool:
        """The table has another size or shows another model; False: the gesture is void."""
        return True
