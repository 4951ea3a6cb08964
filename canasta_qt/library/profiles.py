"""Who is known at this computer, and how each of them likes it; settings in, settings out.

The first person's own settings are the computer's. Everybody else has a copy of what is personal,
made when they were first seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from canasta_qt.record.names import clean_person
from canasta_qt.storage.settings import PersonSettings, Settings
from canasta_qt.view_model.people import YOU, is_numbered, numbered_person
from canasta_qt.view_model.telling import Topic

PERSONAL_FLAGS: Final = (
    "jumbo_index", "four_colour", "auto_sort", "mark_new_cards", "warn_layoff", "warn_gift",
    "confirm_go_out", "confirm_concede", "confirm_leave_match", "tips", "announce_events",
    "fly_cards", "stagger_deal", "flip", "shake", "sweep", "moments",
)  # fmt: skip
PERSONAL_CHOICES: Final = (
    "sort_order", "motion", "pace_pause", *(f"tell_{topic.value}" for topic in Topic),
)  # fmt: skip
PERSONAL: Final = (*PERSONAL_FLAGS, *PERSONAL_CHOICES, "speed", "card_size")
"""Names of what follows the person in front of the screen; all else is the computer's."""

Value = TypeVar("Value")

MOST: Final = 20
"""The most people that are known; more would not fit a menu."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person who is known, by the name that matches keep (`YOU` for none), and earlier ones."""

    name: str
    formerly: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All names under which this person has played."""
        return (self.name, *self.formerly)


class NameTaken(ValueError):
    """Somebody else has this name, or had it: `owner` is what that person is called now."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


def people_of(settings: Settings) -> tuple[Known, ...]:
    """Everybody, the first one first; there is always one."""
    if settings.people:
        return tuple(Known(one.name, one.formerly) for one in settings.people)
    return (_alone(settings),)


def _alone(settings: Settings) -> Known:
    """The one person of a computer where nobody else was ever named."""
    name = clean_person(settings.player_name) or YOU
    unnamed = (YOU, numbered_person(1))
    return Known(name, tuple(one for one in unnamed if one != name))


def who_is(settings: Settings, name: str) -> int | None:
    """The place of the person who has or had this name; None for nobody who is known."""
    found = enumerate(people_of(settings))
    return next((place for place, one in found if name in one.names), None)


def is_name(kept: str) -> bool:
    """Whether somebody typed that, and does not go without a name."""
    return bool(clean_person(kept)) and kept != YOU and not is_numbered(kept)


# --- how each likes it --------------------------------------------------------------------------


def settings_of(settings: Settings, name: str | None) -> Settings:
    """The settings while this person is in front; for nobody and strangers those of the first."""
    place = who_is(settings, name) if name is not None else None
    if not place or not settings.people:
        return settings
    own = settings.people[place]
    return replace(
        settings,
        speed=own.speed or settings.speed,
        card_size=own.card_size or settings.card_size,
        flags=_mixed(settings.flags, own.flags, PERSONAL_FLAGS),
        choices=_mixed(settings.choices, own.choices, PERSONAL_CHOICES),
    )


def with_settings_of(settings: Settings, name: str | None, shown: Settings) -> Settings:
    """The settings after somebody changed what `settings_of` gave into `shown`."""
    place = who_is(settings, name) if name is not None else None
    if not place or not settings.people:
        return replace(shown, people=settings.people)
    people = list(settings.people)
    people[place] = replace(
        people[place],
        speed=shown.speed,
        card_size=shown.card_size,
        flags=_own(shown.flags, PERSONAL_FLAGS),
        choices=_own(shown.choices, PERSONAL_CHOICES),
    )
    return replace(
        shown,
        people=tuple(people),
        speed=settings.speed,
        card_size=settings.card_size,
        flags=_mixed(shown.flags, settings.flags, PERSONAL_FLAGS),
        choices=_mixed(shown.choices, settings.choices, PERSONAL_CHOICES),
    )


def _own(kept: Mapping[str, Value], keys: tuple[str, ...]) -> dict[str, Value]:
    return {key: kept[key] for key in keys if key in kept}


def _mixed(
    shared: Mapping[str, Value], own: Mapping[str, Value], keys: tuple[str, ...]
) -> dict[str, Value]:
    """What one person chose of these keys, and of all others what holds for the computer."""
    rest = {key: value for key, value in shared.items() if key not in keys}
    return {**rest, **_own(own, keys)}


# --- who is there -------------------------------------------------------------------------------


def added(settings: Settings, name: str) -> Settings:
    """One person more, who likes everything as the first one does now. Raises `NameTaken`."""
    name = _free(settings, name)
    first = settings.people or (_kept(_alone(settings), settings),)
    return replace(settings, people=(*first, _kept(Known(name), settings)))


def renamed(settings: Settings, place: int, name: str) -> Settings:
    """Somebody has another name from now on, for the next match too. Raises `NameTaken`."""
    known = people_of(settings)[place]
    if clean_person(name) == known.name:
        return settings
    name = _free(settings, name, place)
    formerly = tuple(one for one in known.names if one != name)
    people = list(settings.people or (_kept(known, settings),))
    people[place] = replace(people[place], name=name, formerly=formerly)
    seated = [settings.player_name or YOU, *settings.bot_names]
    seated = [name if one == known.name else one for one in seated]
    return replace(
        settings, people=tuple(people), player_name=seated[0], bot_names=tuple(seated[1:])
    )


def removed(settings: Settings, place: int) -> Settings:
    """Somebody is not known any more; the matches stay. `ValueError` for the last person."""
    people = list(settings.people)
    if len(people) < 2:
        raise ValueError("the last person cannot be removed")
    if place == 0:
        settings = replace(settings_of(settings, people[1].name), people=settings.people)
    gone = people.pop(place)
    styles = list(settings.styles)
    names = list(settings.bot_names)
    for seat in range(1, 1 + len(names)):
        if names[seat - 1] == gone.name:
            names[seat - 1] = ""
            if seat < len(styles):
                styles[seat] = ""
    player = people[0].name if settings.player_name == gone.name else settings.player_name
    return replace(
        settings,
        people=tuple(people),
        player_name=player,
        bot_names=tuple(names),
        styles=tuple(styles) if any(styles) else (),
    )


def with_people_of(settings: Settings, before: Settings) -> Settings:
    """The settings with the people of earlier ones, and all that `removed` changes."""
    return replace(
        settings,
        people=before.people,
        player_name=before.player_name,
        bot_names=before.bot_names,
        styles=before.styles,
        speed=before.speed,
        card_size=before.card_size,
        flags=_mixed(settings.flags, before.flags, PERSONAL_FLAGS),
        choices=_mixed(settings.choices, before.choices, PERSONAL_CHOICES),
    )


def with_players(settings: Settings, names: tuple[str, ...]) -> Settings:
    """Those who begin a match are known from now on; who played alone unnamed gets the name."""
    named = [one for one in map(clean_person, names) if is_name(one)]
    if len(people_of(settings)) == len(names) == 1:
        return renamed(settings, 0, named[0]) if named else settings
    if people_of(settings)[0].name == YOU and _is_new(settings, named[:1]) and named[0] == names[0]:
        settings = renamed(settings, 0, named[0])
    for name in named:
        if _is_new(settings, [name]) and len(people_of(settings)) < MOST:
            settings = added(settings, name)
    return settings


def _is_new(settings: Settings, names: list[str]) -> bool:
    """Whether nobody who is known had any of these names, whatever its capitals; not for none."""
    known = {other.casefold() for one in people_of(settings) for other in one.names}
    return bool(names) and not any(name.casefold() in known for name in names)


def _kept(known: Known, settings: Settings) -> PersonSettings:
    return PersonSettings(
        known.name,
        known.formerly,
        settings.speed,
        settings.card_size,
        _own(settings.flags, PERSONAL_FLAGS),
        _own(settings.choices, PERSONAL_CHOICES),
    )


def _free(settings: Settings, name: str, place: int | None = None) -> str:
    """The name, if nobody else has or had it. `NameTaken`, or `ValueError` for none."""
    name = clean_person(name)
    if not name:
        raise ValueError("a person has a name")
    for at, one in enumerate(people_of(settings)):
        same = any(other.casefold() == name.casefold() for other in one.names)
        if at != place and same:
            raise NameTaken(one.name)
    return name
