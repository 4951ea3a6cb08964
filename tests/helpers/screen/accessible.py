"""What a screen reader finds in a window: every widget with role and name, in its order."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
Text = QAccessible.Text

SILENT = {
    Role.Client,
    Role.Grouping,
    Role.LayeredPane,
    Role.Pane,
    Role.Border,
    Role.Separator,
    Role.Grip,
    Role.Indicator,
    Role.ScrollBar,
    Role.Splitter,
    Role.Whitespace,
    Role.StatusBar,
    Role.ToolBar,
    Role.MenuBar,
    Role.PageTabList,
    Role.TitleBar,
}
"""Roles that need no name where the keys cannot go there."""

CELLS = {Role.Cell, Role.ListItem, Role.TreeItem, Role.ColumnHeader, Role.RowHeader, Role.Row}
"""Parts of a list or table: empty cells of a grid are no fault of its names."""

MOST = 60
"""So many lines of a list stand for all."""


def walk(node: QAccessibleInterface, depth: int = 0) -> Iterator[tuple[int, QAccessibleInterface]]:
    """What is seen, top-down, each with its depth."""
    yield depth, node
    for at in range(min(node.childCount(), MOST)):
        child = node.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from walk(child, depth + 1)


def tree_of(widget: QWidget) -> str:
    """The tree of a window, a line a widget."""
    found = walk(QAccessible.queryAccessibleInterface(widget))
    return "\n".join("  " * depth + told(node) for depth, node in found)


def told(node: QAccessibleInterface) -> str:
    """Role, name, how many children, and what is said about it."""
    count, about = node.childCount(), node.text(Text.Description)
    words = f"{node.role().name} {node.text(Text.Name)!r}"
    return words + (f" [{count}]" if count else "") + (f" // {about}" if about else "")


def nameless(widget: QWidget) -> list[str]:
    """What of a window has no role, or no name although the keys go there or it says something."""
    whole = QAccessible.queryAccessibleInterface(widget)
    return [
        f"{told(node)}, {type(node.object()).__name__}, in {told(node.parent())}"
        for _, node in walk(whole)
        if _is_nameless(node)
    ]


def _is_nameless(node: QAccessibleInterface) -> bool:
    if node.role() is Role.NoRole:
        return True
    if node.role() is Role.ComboBox:  # on Linux its name is what is chosen
        labels = node.relations(QAccessible.RelationFlag.Label)
        return not labels and not node.text(Text.Description)
    if node.text(Text.Name).strip() or node.role() in CELLS:
        return False
    return node.role() not in SILENT or node.state().focusable
