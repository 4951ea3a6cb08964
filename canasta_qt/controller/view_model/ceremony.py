"""What happens before a deal: cards are drawn, people sit down."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.controller.view_model.people import Position


@dataclass(frozen=True, slots=True)
class Drawer:
    """Somebody who draws a card before the first deal: `face` is "" where nobody draws cards."""

    seat: int
    name: str
    portrait: str
    position: Position
    face: str = ""
    mark: int | None = None
    """The mark of the side, where it should be shown."""
    is_dealer: bool = False


@dataclass(frozen=True, slots=True)
class CeremonyModel:
    """What happens before a deal: cards are drawn, people sit down, somebody cuts and deals.

    `people` in the order in which they draw; `lines` are told one after the other.
    """

    title: str
    people: tuple[Drawer, ...]
    lines: tuple[str, ...]
