"""The named games: one TOML file each, as differences from a parent game; a new file is a new game.

A file holds ``name``, ``order`` (place in the catalogue), ``group``, ``description``, ``note``,
``confidence`` (how well the sources cover it), and ``[overrides]``: a ``value`` and a ``source``
per option. ``{ null = true }`` stands for null, ``"-inf"`` for minus infinity in an opening table.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal, cast

from canasta_qt.engine.rules.options import option
from canasta_qt.engine.rules.table_rules import TableRules, replace_option

Confidence = Literal["high", "medium", "low-medium", "low"]

PRESET_GROUPS: tuple[tuple[str, str], ...] = (
    ("classic", "Classic"),
    ("players", "Two to six players"),
    ("american", "Modern American"),
    ("sequences", "With sequences"),
    ("hand_and_foot", "Hand and Foot family"),
    ("others", "Others"),
)
"""Groups of presets with their titles, in the order to show them."""


_LONGEST_ID: Final = 60
"""Letters of an unknown id that are shown."""


class UnknownPreset(LookupError):
    """There is no preset of that id. ``close`` lists ids spelt much like it, best first."""

    def __init__(self, preset_id: str, close: tuple[str, ...]) -> None:
        self.preset_id = preset_id
        self.close = close
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"There is no preset called {preset_id!r}{hint}")


@dataclass(frozen=True, slots=True)
class Preset:
    """A named game; ``overrides`` are ``(key, typed value, source)`` against ``parent``."""

    id: str
    name: str
    parent: str | None
    confidence: Confidence
    confidence_remark: str
    description: str
    note: str
    group: str
    order: int
    overrides: tuple[tuple[str, object, str], ...]
    rules: TableRules

    @property
    def reconstructed(self) -> bool:
        """Whether the sources leave so much open that the game is played as rebuilt here."""
        return self.confidence in ("low", "low-medium")


@cache
def preset_ids() -> tuple[str, ...]:
    """The ids of all presets in the order of the catalogue."""
    return tuple(sorted(_file_ids(), key=lambda preset_id: preset(preset_id).order))


def is_preset(preset_id: str) -> bool:
    """Whether there is a preset of that id; no file is read."""
    return preset_id in _file_ids()


@cache
def preset(preset_id: str) -> Preset:
    """A preset by its id. Raises :class:`UnknownPreset`."""
    if not is_preset(preset_id):
        shown = preset_id[:_LONGEST_ID]
        close = difflib.get_close_matches(shown, _file_ids(), n=3, cutoff=0.5)
        raise UnknownPreset(shown, tuple(close))
    data = _read(preset_id)
    parent = cast("str | None", data.get("parent"))
    overrides = tuple(
        (key, option(key).parse(_with_nulls(entry["value"])), str(entry["source"]))
        for key, entry in cast("Mapping[str, Mapping[str, object]]", data["overrides"]).items()
    )
    rules = preset(parent).rules if parent is not None else TableRules()
    for key, value, _ in overrides:
        rules = replace_option(rules, key, value)
    return Preset(
        id=preset_id,
        name=str(data["name"]),
        parent=parent,
        confidence=cast(Confidence, data["confidence"]),
        confidence_remark=str(data.get("confidence_remark", "")),
        description=str(data["description"]),
        note=str(data["note"]),
        group=str(data["group"]),
        order=cast(int, data["order"]),
        overrides=overrides,
        rules=rules,
    )


@cache
def _file_ids() -> tuple[str, ...]:
    names = (entry.name for entry in resources.files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def _read(preset_id: str) -> dict[str, object]:
    file = resources.files(__package__) / f"{preset_id}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _with_nulls(value: object) -> object:
    if value == {"null": True}:
        return None
    if isinstance(value, dict):
        return {key: _with_nulls(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_nulls(item) for item in value]
    return value
