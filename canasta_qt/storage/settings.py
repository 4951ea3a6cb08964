"""The player's settings: a small JSON file that may be missing, old, or broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

from canasta_qt.storage.files import (
    Paths,
    StorageProblem,
    read_json,
    write_json,
)

KINDS: Final[Mapping[str, type]] = {"flags": bool, "choices": str}
"""What the values of the two tables must be."""


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """One of several people at this computer, and what is chosen for that person alone.

    Attributes:
        formerly: other names under which this person has played.
        speed, card_size, flags, choices: as in `Settings`; empty or 0: as the computer has it.
        unknown: what the file holds besides, from a later version; written back as it was.
    """

    name: str
    formerly: tuple[str, ...] = ()
    speed: str = ""
    card_size: int = 0
    flags: Mapping[str, bool] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen; `dataclasses.replace` changes one.

    Attributes:
        player_name: the name at the player's own seat; empty: the program's word for "you".
        bot_names: names of the bots, in seat order; missing ones are given by the program.
        styles: level and personality of each seat where they differ, in seat order.
        card_size: size of the cards in per cent.
        preset: the game chosen last, of the catalogue or one's own.
        overrides: rules made for the last match and not kept, as a JSON text; empty for none.
        window: geometry and state of the window, as text made by the window.
        hand: in which order the hand of the match being played lies, as text made by the game.
        dialogs: size and state of the dialogs by name, as a JSON text.
        flags, choices: switches and words by key; the rest is as usual.
        people: those who play here, the first one first; empty while there is only one. What is
            the first one's own stands in the fields above.
        unknown: what the file holds besides, from a later version; written back as it was.
    """

    player_name: str = ""
    bot_names: tuple[str, ...] = ()
    level: str = "steady"
    styles: tuple[str, ...] = ()
    speed: str = "normal"
    card_size: int = 100
    sound: bool = True
    volume: str = "normal"
    preset: str = "classic_4p"
    overrides: str = "{}"
    window: str = ""
    hand: str = ""
    dialogs: str = "{}"
    flags: Mapping[str, bool] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    people: tuple[PersonSettings, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings, and what was wrong with their file (the defaults are used then)."""

    settings: Settings
    problem: StorageProblem | None = None


def load_settings(paths: Paths) -> LoadedSettings:
    """Read the settings; what is missing or of the wrong kind is as usual. Never raises."""
    try:
        return LoadedSettings(read_json(paths.settings_file, _from_data, Settings()))
    except StorageProblem as problem:
        return LoadedSettings(Settings(), problem)


def save_settings(paths: Paths, settings: Settings) -> None:
    """Write the settings in one step. Raises `StorageProblem`."""
    data = asdict(settings)
    unknown = data.pop("unknown")
    data["people"] = [{**one.pop("unknown"), **one} for one in data["people"]]
    write_json(paths.settings_file, {**unknown, **data}, indent=2)


def _from_data(data: object) -> Settings:
    """The settings of a file, which holds an object; what is of the wrong kind is as usual.

    Keys are only ever added: those that are missing are as usual, more are kept.
    """
    if not isinstance(data, dict):
        raise ValueError("an object is expected")
    usual = {name: value for name, value in asdict(Settings()).items() if name not in _APART}
    known = _known(data, usual)
    rest = {key: value for key, value in data.items() if key not in (*usual, "people")}
    return Settings(**known, people=_people(data.get("people")), unknown=rest)  # type: ignore[arg-type]


_APART: Final = ("people", "unknown")


def _people(data: object) -> tuple[PersonSettings, ...]:
    """Those who play here; what is no person, or has a name that another has, is left out."""
    usual = {name: value for name, value in asdict(PersonSettings("")).items() if name != "unknown"}
    found: dict[str, PersonSettings] = {}
    for one in data if isinstance(data, list) else ():
        known = _known(one, usual) if isinstance(one, dict) else {}
        name = known.get("name")
        if isinstance(name, str) and name.strip() and name not in found:
            rest = {key: value for key, value in one.items() if key not in usual}
            found[name] = PersonSettings(**known, unknown=rest)  # type: ignore[arg-type]
    return tuple(found.values())


def _known(data: Mapping[str, object], usual: Mapping[str, object]) -> dict[str, object]:
    known: dict[str, object] = {}
    for name, like in usual.items():
        value = data.get(name)
        value = tuple(value) if isinstance(value, list) else value
        if isinstance(value, dict) and isinstance(like, dict):
            known[name] = {key: item for key, item in value.items() if type(item) is KINDS[name]}
        elif type(value) is type(like) and _holds_texts(value):
            known[name] = value
    return known


def _holds_texts(value: object) -> bool:
    return not isinstance(value, tuple) or all(isinstance(item, str) for item in value)
