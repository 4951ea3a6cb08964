"""Reads what has the keys as a screen reader does: name, role, states, value, what is about it."""

from __future__ import annotations

from typing import Any

import gi

gi.require_version("Atspi", "2.0")

from ear import Ear, Heard  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402
from tree import Node, State, children, has, name_of, role_of  # noqa: E402

CHANGES = (
    "window:activate",
    "object:state-changed:checked",
    "object:state-changed:selected",
    "object:property-change:accessible-value",
    "object:text-caret-moved",
)
"""What is told of a widget that has the keys already, and of a window that comes."""

CONTEXTS = frozenset({"dialog", "list", "tree", "table", "page tab list", "menu bar", "panel"})
"""What is named when the keys go into it."""

TITLED = frozenset({"dialog", "alert"})
"""Windows whose loose labels are read as they come."""

CHECKED = frozenset({"check box", "radio button", "check menu item", "radio menu item"})
ROWS = frozenset({"list item", "table cell", "tree item"})
TEXTS = frozenset({"text", "password text", "paragraph"})
BREAKS = {0xFDD0: "\n", 0xFDD1: "\n", 0x2029: "\n"}
"""How Qt marks cells and blocks of a text."""

MOST_LETTERS = 6_000


NO_NAME = "(no name)"


def text_of(node: Node) -> str:
    """The text in it; nothing for what has none."""
    try:
        text = node.get_text_iface()
        found = Atspi.Text.get_text(text, 0, MOST_LETTERS) if text is not None else ""
        return found.translate(BREAKS)
    except GLib.Error:
        return ""


def value_of(node: Node, role: str) -> str:
    """What is chosen, typed or set in it."""
    if role == "combo box":
        return name_of(node) if node.get_description() else text_of(node)
    if role in (*TEXTS, "spin button", "label"):
        return text_of(node) or _number(node)
    return _number(node) if role in ("slider", "progress bar", "dial") else ""


def _number(node: Node) -> str:
    try:
        value = node.get_value_iface()
        return f"{Atspi.Value.get_current_value(value):g}" if value is not None else ""
    except GLib.Error:
        return ""


def states_of(node: Node, role: str) -> str:
    """Checked, selected, open, or not to be had."""
    found = []
    try:
        now = node.get_state_set().contains
    except GLib.Error:
        return ""
    if role in CHECKED or now(State.CHECKABLE):
        found.append("checked" if now(State.CHECKED) else "not checked")
    if role in ROWS and now(State.SELECTED) and now(State.MULTISELECTABLE):
        found.append("selected")
    if now(State.EXPANDABLE):
        found.append("expanded" if now(State.EXPANDED) else "collapsed")
    if not now(State.SENSITIVE):
        found.append("unavailable")
    return ", ".join(found)


def words_of(node: Node) -> str:
    """All that is read of a widget, its role in brackets."""
    name, role = name_of(node), role_of(node)
    value, about = value_of(node, role), node.get_description() or ""
    parts = [
        f"{name or NO_NAME} [{role}]",
        value if value != name else "",
        states_of(node, role),
        about if about != name else "",
    ]
    return ", ".join(filter(None, parts))


def contexts_of(node: Node | None) -> list[tuple[str, str]]:
    """Roles and names of what it lies in and is named when the keys go there, the inmost first."""
    around = []
    while node is not None:
        role = role_of(node)
        if role in ("application", "frame"):
            break
        if role in CONTEXTS and name_of(node):
            around.append((role, name_of(node)))
        node = node.get_parent()
    return around


class Reader(Ear):
    """An ear that also tells what has the keys, and where that lies, at length."""

    def __init__(self, *, modern: bool) -> None:
        super().__init__(modern=modern)
        self._around: list[tuple[str, str]] = []
        self._parent: Node | None = None
        self.at: Node | None = None
        for kind in CHANGES:
            self._listener.register(kind)

    def _take(self, event: Any) -> None:
        kind = event.type
        if kind == "window:activate":
            self._window(event.source)
        elif kind == "object:property-change:accessible-value":
            self._changed(event.source)
        elif kind == "object:text-caret-moved":
            self._line(event.source, event.detail1)
        elif kind in ("object:state-changed:checked", "object:state-changed:selected"):
            self._changed(event.source)
        else:
            super()._take(event)

    def _focused(self, node: Node) -> None:
        self.at = node
        words = words_of(node)
        parent = node.get_parent()
        around = self._around if parent == self._parent else contexts_of(parent)
        self._parent = parent
        entered = [one for one in reversed(around) if one not in self._around]
        self._around = around
        before = "".join(f"{name} [{role}]: " for role, name in entered)
        self.heard.append(Heard("focus", before + words))

    def _line(self, node: Node, offset: int) -> None:
        if role_of(node) in ("text", "entry", "spin button") or node != self.at:
            return
        line = Atspi.Text.get_string_at_offset(node, offset, Atspi.TextGranularity.LINE)
        self.heard.append(Heard("line", line.content.translate(BREAKS).strip()))

    def _changed(self, node: Node) -> None:
        if node == self.at and has(node, State.FOCUSED):
            words = words_of(node)
            if self.heard and self.heard[-1].text.endswith(words):
                return
            self.heard.append(Heard("now", words))

    def _window(self, window: Node) -> None:
        labels = loose_labels(window) if role_of(window) in TITLED else []
        words = [f"{name_of(window)} [{role_of(window)}]", *labels]
        self.heard.append(Heard("window", " ".join(words)))


def loose_labels(node: Node) -> list[str]:
    """The seen labels in it that are no names of other widgets."""
    found: list[str] = []
    for child in children(node):
        if not has(child, State.VISIBLE) or role_of(child) in ("list", "table", "tree"):
            continue
        if role_of(child) == "label" and name_of(child) and not child.get_relation_set():
            found.append(name_of(child))
        found += loose_labels(child)
    return found
