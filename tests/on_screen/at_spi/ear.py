"""Listens to a program as a screen reader does, and keeps what it would say."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402
from tree import Node, children, has, name_of, role_of  # noqa: E402

T = TypeVar("T")

STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
OLD = ("object:state-changed:showing", "object:state-changed:focused")
"""Some of what Orca 43 listens to; it says what shows itself as a notification."""

MODERN = ("object:announcement",)
"""What Orca listens to beside it since 44."""


class Heard(NamedTuple):
    """Something a screen reader says: of its own, or because the focus went there."""

    kind: str
    text: str


def switch_on() -> None:
    """Tell the desktop that a screen reader is at work, as Orca does."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        session.call_sync(*STATUS, value, None, Gio.DBusCallFlags.NONE, 5000)


class Ear:
    """Keeps in `heard` what a screen reader would say, in its order."""

    def __init__(self, *, modern: bool) -> None:
        """`modern`: one that knows announcements."""
        self.heard: list[Heard] = []
        self.states = Atspi.StateType
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in (*OLD, *(MODERN if modern else ())):
            self._listener.register(kind)

    def _hear(self, event: Any) -> None:
        try:
            self._take(event)
        except GLib.Error:
            return  # the widget is gone already

    def _take(self, event: Any) -> None:
        if event.type == "object:announcement":
            self.heard.append(Heard("said", event.any_data))
        elif not event.detail1:
            return
        elif event.type == "object:state-changed:focused":
            self._focused(event.source)
        elif role_of(event.source) == "notification":
            self.heard.append(Heard("said", _notified(event.source)))

    def _focused(self, node: Node) -> None:
        self.heard.append(Heard("focus", name_of(node)))

    @property
    def said(self) -> list[str]:
        """What was said without being asked for."""
        return [text for kind, text in self.heard if kind == "said"]

    def wait_for(self, what: Callable[[], T | None], about: str, seconds: float = 20) -> T:
        """Listen on until there is such a thing; raises TimeoutError."""
        end = time.monotonic() + seconds
        while True:
            self.listen(0.05)
            found = what()
            if found:
                return found
            if time.monotonic() > end:
                raise TimeoutError(f"no {about}; heard last: {self.heard[-12:]}")

    def listen(self, seconds: float) -> None:
        """Take in what comes."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while context.iteration(False) or time.monotonic() < end:
            if not context.pending():
                time.sleep(0.002)


def _notified(node: Node) -> str:
    """What Orca 43 reads of a notification: its labels, where it lies under a status bar."""
    above = node.get_parent()
    if role_of(above) != "status bar" or not has(node, Atspi.StateType.SHOWING):
        return ""
    return " ".join(name_of(one) for one in children(node) if role_of(one) == "label")
