"""What the game answers to a gesture: where cards may go, why not, and which way was meant."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.controller.view_model.places import Token, Zone


@dataclass(frozen=True, slots=True)
class DropTarget:
    """A place that would accept the cards being dragged, with the word shown on it."""

    zone: Zone
    label: str


@dataclass(frozen=True, slots=True)
class RefusedModel:
    """Why a gesture was refused, in words, with what should shake."""

    text: str
    tokens: tuple[Token, ...] = ()
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One way to do what the gesture asked for."""

    id: int
    label: str
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChoiceModel:
    """Two or more ways to do what a gesture asked for: the player picks one."""

    title: str
    options: tuple[ChoiceOption, ...]
