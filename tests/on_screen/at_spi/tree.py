"""The widgets of a program as AT-SPI tells of them: found by role and name, or written down.

/usr/bin/python3 tests/on_screen/at_spi/tree.py        the tree of a Canasta that is running
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = "canasta-qt"
DEEPEST = 40
State = Atspi.StateType

Node = Any
"""An accessible object."""


def children(node: Node) -> list[Node]:
    """What is in it, from the first to the last; a widget that is gone meanwhile has nothing."""
    try:
        found = [node.get_child_at_index(at) for at in range(node.get_child_count())]
    except GLib.Error:
        return []
    return [one for one in found if one is not None]


def name_of(node: Node) -> str:
    """Its name; nothing for a widget that is gone."""
    try:
        return node.get_name() or ""
    except GLib.Error:
        return ""


def role_of(node: Node) -> str:
    """Its role in words."""
    try:
        return node.get_role_name() or ""
    except GLib.Error:
        return ""


def has(node: Node, *states: Any) -> bool:
    """Whether it is in all these states."""
    try:
        now = node.get_state_set()
    except GLib.Error:
        return False
    return all(now.contains(state) for state in states)


def program() -> Node | None:
    """The running program."""
    found = children(Atspi.get_desktop(0))
    return next((one for one in found if name_of(one) == PROGRAM), None)


def walk(node: Node, depth: int = 0) -> Iterator[tuple[int, Node]]:
    """The node and everything in it, top-down."""
    yield depth, node
    if depth < DEEPEST:
        for child in children(node):
            yield from walk(child, depth + 1)


def find(
    node: Node | None, role: str, name: str | Callable[[str], bool] = "", *, seen: bool = True
) -> Node | None:
    """The first of this role and name; where `seen`, only what is on the screen, and in there."""
    if node is None:
        return None
    fits = name if callable(name) else (lambda own: own == name)
    for child in children(node):
        if seen and not has(child, State.VISIBLE):
            continue
        if role_of(child) == role and (name == "" or fits(name_of(child))):
            return child
        within = find(child, role, name, seen=seen)
        if within is not None:
            return within
    return None


def names(node: Node | None) -> list[str]:
    """The names of what is in it."""
    return [name_of(child) for child in children(node)] if node is not None else []


def written(node: Node) -> str:
    """The tree of what is on the screen, a line a widget."""
    lines = []
    for depth, one in walk(node):
        count = len(children(one))
        about = one.get_description()
        lines.append(
            "  " * depth
            + f"{role_of(one)} {name_of(one)!r}"
            + (f" [{count}]" if count else "")
            + ("" if has(one, State.VISIBLE) else " unseen")
            + (f" // {about}" if about else "")
        )
    return "\n".join(lines)


if __name__ == "__main__":
    running = program()
    sys.exit("no Canasta is running" if running is None else print(written(running)))
