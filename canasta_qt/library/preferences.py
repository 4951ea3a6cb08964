"""What the player has chosen: settings, games, keys. A new setting is a row in a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.languages import CHOICES as CHOICES_OF_LANGUAGE
from canasta_qt.languages import SYSTEM
from canasta_qt.library import profiles
from canasta_qt.library.profiles import PERSONAL, Known
from canasta_qt.record.json_text import parse_json
from canasta_qt.storage.settings import Settings
from canasta_qt.view_model.people import (
    YOU,
    portraits_of,
    set_portraits,
    with_portrait,
    with_portraits,
)
from canasta_qt.view_model.telling import Topic
from canasta_qt.words.keys import BY_ID, COMMANDS, RESERVED, Scope

if TYPE_CHECKING:
    from canasta_qt.library.games import Games
    from canasta_qt.library.match_setup import MatchChoice

KEPT_AS = "keys"
"""The name under which the preferences keep the player's own keys."""


class KeyMap(QObject):
    """The keys as they are now, no key with two meanings; all maps of the preferences agree.

    Signals:
        changed: some command has other keys from now on.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._own = _own_keys(preferences.kept(KEPT_AS))
        preferences.changed.connect(self._look)

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of a command, the first one first; empty for none, or for an unknown name."""
        own = self._own.get(command)
        if own is not None:
            return own
        first = BY_ID[command].keys if command in BY_ID else ()
        taken = {key for keys in self._own.values() for key in keys}
        return tuple(key for key in first if key not in taken)

    def in_scope(self, scope: Scope) -> dict[str, str]:
        """Key to command, for the commands of one scope."""
        return {key: one.id for one in COMMANDS if one.scope is scope for key in self.keys(one.id)}

    def owner(self, key: str) -> str | None:
        """The command that has this key now."""
        return next((one.id for one in COMMANDS if key in self.keys(one.id)), None)

    def is_own(self, command: str) -> bool:
        """Whether the command has other keys than at first."""
        return self.keys(command) != BY_ID[command].keys

    def give(self, command: str, key: str) -> None:
        """Let a key give this command, beside those it has. `ValueError` for a reserved key."""
        if key in RESERVED:
            raise ValueError(key)
        self._take_away(key)
        self._own[command] = (*self.keys(command), key)
        self._keep()

    def clear(self, command: str) -> None:
        """Leave the command without a key."""
        self._own[command] = ()
        self._keep()

    def reset(self, command: str) -> None:
        """Give the command the keys it had at first, also those that others have now."""
        for key in BY_ID[command].keys:
            self._take_away(key)
        self._own.pop(command, None)
        self._keep()

    def reset_all(self) -> None:
        """Every command has the keys it had at first."""
        self._own.clear()
        self._keep()

    def _take_away(self, key: str) -> None:
        owner = self.owner(key)
        if owner is not None:
            self._own[owner] = tuple(one for one in self.keys(owner) if one != key)

    def _look(self, _what: str) -> None:
        own = _own_keys(self._preferences.kept(KEPT_AS))
        if own != self._own:
            self._own = own
            self.changed.emit()

    def _keep(self) -> None:
        own = {name: keys for name, keys in self._own.items() if keys != BY_ID[name].keys}
        self._own = own
        self._preferences.keep(KEPT_AS, json.dumps(own) if own else "")
        self.changed.emit()


def _own_keys(text: str) -> dict[str, tuple[str, ...]]:
    """What was kept; what is unknown, reserved or given twice is left out."""
    try:
        kept = parse_json(text)
    except ValueError:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    seen: set[str] = set()
    for command, keys in kept.items() if isinstance(kept, dict) else ():
        if command not in BY_ID or not isinstance(keys, list):
            continue
        good = [key for key in keys if isinstance(key, str) and key not in RESERVED | seen]
        seen.update(good)
        found[command] = tuple(dict.fromkeys(good))
    return found


@dataclass(frozen=True, slots=True)
class FlagSetting:
    """A switch that is usually on or off, of a group such as cards, hand, motion, people."""

    default: bool
    group: str


@dataclass(frozen=True, slots=True)
class WordSetting:
    """Something that is one of several words, in the order in which they are offered."""

    values: tuple[str, ...]
    default: str
    group: str


SOUND_FLAGS: Final = {
    name: f"sound_{name}"
    for name in (
        "deal",
        "draw",
        "place",
        "slide",
        "take",
        "open",
        "canasta",
        "out",
        "ask",
        "refused",
        "turn",
        "win",
    )
}
"""The switch of each sound, by the sound's short name."""

EFFECT_FLAGS: Final = ("fly_cards", "stagger_deal", "flip", "shake", "sweep", "moments")
"""The switches of what moves: cards fly, are dealt one by one, turn over, say no, are swept; and
great moments are celebrated."""


_ON: Final[Mapping[str, tuple[str, ...]]] = {
    "hand": (
        "mark_new_cards",
        "auto_sort",
        "warn_layoff",
        "warn_gift",
        "confirm_concede",
        "confirm_leave_match",
        "tips",
        "tell_firsts",
    ),
    "people": ("remarks", "faces"),
    "motion": EFFECT_FLAGS,
    "sounds": tuple(SOUND_FLAGS.values()),
    "sides": ("stereo",),
    "reading": ("announce_events",),
}
_OFF: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("four_colour", "jumbo_index"),
    "hand": ("confirm_go_out", "own_cut", "counting_aid", "home_exercises"),
    "people": ("advice_kept",),
    "reading": ("own_voice",),
}
FLAGS: Final[Mapping[str, FlagSetting]] = {
    key: FlagSetting(on, group)
    for on, groups in ((True, _ON), (False, _OFF))
    for group, keys in groups.items()
    for key in keys
}
"""Every switch by its key, its name in the settings."""

TELL_CHOICES: Final = tuple(f"tell_{topic.value}" for topic in Topic)
"""How each kind of announcement is told."""

BRIEF: Final[Mapping[str, str]] = {
    **dict.fromkeys(TELL_CHOICES, "short"),
    "tell_draws": "off",
    "tell_remarks": "off",
    "tell_warnings": "long",
}
"""The forms of those who know the game and want to hear little."""

CHOICES: Final[Mapping[str, WordSetting]] = {
    **dict.fromkeys(TELL_CHOICES, WordSetting(("long", "short", "off"), "long", "reading")),
    "voice_rate": WordSetting(("slow", "normal", "fast", "fastest"), "normal", "reading"),
    "voice_volume": WordSetting(("quiet", "normal", "loud"), "normal", "reading"),
    "theme": WordSetting(
        ("evening", "light", "dark", "high_contrast", "system"), "evening", "cards"
    ),
    "felt": WordSetting(
        ("theme", "green", "blue", "burgundy", "walnut", "slate"), "theme", "cards"
    ),
    "interface_scale": WordSetting(
        ("screen", "100", "110", "125", "150", "175", "200"), "screen", "cards"
    ),
    "back": WordSetting(("classic", "blue", "green", "weave", "plain"), "classic", "cards"),
    "motion": WordSetting(("system", "full", "reduced"), "system", "motion"),
    "pace_pause": WordSetting(("none", "short", "long", "click"), "short", "motion"),
    "language": WordSetting(CHOICES_OF_LANGUAGE, SYSTEM, "people"),
    "sort_order": WordSetting(
        ("rank_up", "rank_down", "wilds_left", "wilds_right"), "rank_up", "hand"
    ),
}
"""Every choice by its key, its name in the settings."""

CARD_SIZES = {"normal": 100, "large": 130, "jumbo": 165}
"""Card sizes by name, in per cent as the settings keep them."""

SMALLEST_CARDS, LARGEST_CARDS = 100, 165
"""The least and the greatest size of the cards, in per cent."""

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""Speeds of what moves by name, as factors on every duration; 0 shows everything at once."""

VOLUMES = {"quiet": 0.35, "normal": 0.7, "loud": 1.0}
"""How loud the sounds are by name, as parts of full strength."""


class Preferences(QObject):
    """Reads and changes the settings in the program's own words.

    Every change is saved at once. `on_problem` hears of the first time that this fails; the next
    change, or `save_the_rest`, tries again. What is personal is that of whoever sits in front of
    the screen (`sit_down`); `of` gives anybody's.

    Signals:
        changed(str): what has changed: a key of `FLAGS` or `CHOICES`, or the name of a property.
    """

    changed = Signal(str)

    def __init__(
        self,
        settings: Settings | None = None,
        save: Callable[[Settings], None] = lambda _settings: None,
        on_problem: Callable[[Exception], None] | None = None,
        games: Games | None = None,
    ) -> None:
        """Whatever `save` raises goes to `on_problem`; `games` are those that can be chosen."""
        super().__init__()
        self._known_games = games
        self._kept = self._settings = settings or Settings()
        self._person: str | None = None
        self.changing_person = False
        self._save = save
        self._on_problem = on_problem
        self._unsaved = False
        self._show_portraits()

    @property
    def _games(self) -> Games:
        if self._known_games is None:
            from canasta_qt.library.games import Games

            self._known_games = Games()
        return self._known_games

    def choose_among(self, games: Games) -> None:
        """From now on these games can be chosen."""
        self._known_games = games

    def _change(self, what: str, **values: Any) -> None:
        settings = replace(self._settings, **values)
        if settings != self._settings:
            self._take(profiles.with_settings_of(self._kept, self._person, settings), what)

    def _take(self, kept: Settings, what: str) -> None:
        before, self._kept = self._kept, kept
        self._settings = profiles.settings_of(kept, self._person)
        if (kept.dialogs, profiles.people_of(kept)) != (before.dialogs, profiles.people_of(before)):
            self._show_portraits()
        self._save_all()
        self.changed.emit(what)

    def save_the_rest(self) -> None:
        """Try once more to save what could not be saved, if there is anything."""
        if self._unsaved:
            self._save_all()

    def _save_all(self) -> None:
        try:
            self._save(self._kept)
            self._unsaved = False
        except Exception as problem:  # noqa: BLE001 - no window stays open for settings
            known, self._unsaved = self._unsaved, True
            if self._on_problem is not None and not known:
                self._on_problem(problem)

    # --- the people -------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Known, ...]:
        """Those who play at this computer, the first one first; there is always one."""
        return profiles.people_of(self._kept)

    def person(self, name: str) -> Known | None:
        """Who has this name, or had it; None for nobody who is known."""
        place = profiles.who_is(self._kept, name)
        return None if place is None else self.people[place]

    def all_people(self, played: Iterable[str]) -> tuple[tuple[str, ...], ...]:
        """Everybody by all names, those who play here first, then others who have `played`.

        Nobody else counts where only one person is known: that one has had all these names.
        """
        known = [one.names for one in self.people]
        if len(known) > 1:
            strangers = (name for name in played if self.person(name) is None)
            known += [(name,) for name in strangers]
        return tuple(known)

    @property
    def in_front(self) -> str:
        """What the person is called who sits in front of the screen; the first one for nobody."""
        known = self.person(self._person) if self._person is not None else None
        return (known or self.people[0]).name

    def add_person(self, name: str) -> None:
        """Somebody else plays here. Raises `profiles.NameTaken`, and `ValueError` for no name."""
        self._take(self._with_faces(profiles.added(self._kept, name)), "people")

    def _with_faces(self, kept: Settings) -> Settings:
        """The settings with a face for everybody who has none yet, if there are several people."""
        people = [one.name for one in profiles.people_of(kept)]
        names = [name for name in people if len(people) > 1 and profiles.is_name(name)]
        return self._with_portraits(kept, with_portraits(self.portraits, names))

    def _with_portraits(self, kept: Settings, portraits: Mapping[str, str]) -> Settings:
        dialogs = {**self._dialogs_of(kept), "faces": json.dumps(dict(portraits))}
        return replace(kept, dialogs=json.dumps(dialogs))

    def _show_portraits(self) -> None:
        former = {old: one.name for one in self.people for old in one.formerly}
        set_portraits(self.portraits, former)

    def rename_person(self, place: int, name: str) -> None:
        """Call somebody by another name, with the same face. Raises as `add_person`."""
        before = self.people[place].name
        kept = profiles.renamed(self._kept, place, name)
        if kept != self._kept:
            after = profiles.people_of(kept)[place].name
            portraits = {after: portraits_of([before])[0], **self.portraits}
            if before != YOU:
                portraits.pop(before, None)
            self._person = after if self._person == before else self._person
            self._take(self._with_portraits(kept, portraits), "people")

    def remove_person(self, place: int) -> Settings:
        """Forget somebody; returns what `bring_back` needs. `ValueError` for the last one."""
        before, gone = self._kept, self.people[place].name
        self._person = None if self._person == gone else self._person
        self._change_people(profiles.removed(self._kept, place))
        return before

    def bring_back(self, before: Settings) -> None:
        """Undo a removal."""
        self._change_people(profiles.with_people_of(self._kept, before))

    def _change_people(self, kept: Settings) -> None:
        before = self._settings
        self._take(kept, "people")
        self._tell_personal(before)

    def remember_players(self, names: Sequence[str]) -> None:
        """These people begin a match together: those who are new are known from now on."""
        kept = profiles.with_players(self._kept, tuple(names))
        if kept != self._kept:
            self._take(self._with_faces(kept), "people")

    def choose_portrait(self, name: str, face: str) -> None:
        """Whoever has this name has that face from now on, wherever it is shown."""
        self.portraits = with_portrait(self.portraits, name, face)

    def remember_portraits(self, names: Sequence[str]) -> None:
        """All at a table have the faces from now on that they have there."""
        portraits = with_portraits(self.portraits, names)
        if portraits != self.portraits:
            self.portraits = portraits

    def sit_down(self, name: str | None) -> None:
        """This person sits in front of the screen now; None: nobody in particular."""
        before, self._person = self._settings, name
        self._settings = profiles.settings_of(self._kept, name)
        self.changing_person = True
        try:
            self._tell_personal(before)
        finally:
            self.changing_person = False

    def _tell_personal(self, before: Settings) -> None:
        old = Preferences(before)
        for what in PERSONAL:
            if _held(old, what) != _held(self, what):
                self.changed.emit(what)

    def of(self, name: str, parent: QObject | None = None) -> PersonsPreferences:
        """The preferences as they are for one person, whoever sits in front; both agree always."""
        return PersonsPreferences(self, name, parent)

    # --- switches and choices ---------------------------------------------------------------

    def flag(self, key: str) -> bool:
        """Whether a switch of `FLAGS` is on. `KeyError` for a key that is not there."""
        return self._settings.flags.get(key, FLAGS[key].default)

    def set_flag(self, key: str, on: bool) -> None:
        """Turn a switch of `FLAGS` on or off."""
        if on != self.flag(key):
            self._change(key, flags={**self._settings.flags, key: on})

    def chosen(self, key: str) -> str:
        """The word chosen for a row of `CHOICES`; the usual one where the kept is unknown."""
        choice = CHOICES[key]
        kept = self._settings.choices.get(key, choice.default)
        return kept if kept in choice.values else choice.default

    def choose(self, key: str, value: str) -> None:
        """Choose one of the words of a row of `CHOICES`. `ValueError` for any other word."""
        if value not in CHOICES[key].values:
            raise ValueError(f"{key} cannot be {value}")
        if value != self.chosen(key):
            self._change(key, choices={**self._settings.choices, key: value})

    def restore(self, keys: Iterable[str]) -> None:
        """Make these switches and choices what they usually are."""
        for key in keys:
            if key in FLAGS:
                self.set_flag(key, FLAGS[key].default)
            else:
                self.choose(key, CHOICES[key].default)

    # --- the match --------------------------------------------------------------------------

    @property
    def choice(self) -> MatchChoice:
        """What was chosen last; what is gone, outdated or foreign becomes the usual."""
        from canasta_qt.library.match_setup import MatchChoice, known_choice, read_changes

        settings = self._settings
        kept = MatchChoice(
            settings.preset,
            (settings.player_name, *settings.bot_names),
            settings.level,
            changed=read_changes(settings.overrides),
            styles=settings.styles,
        )
        return known_choice(kept, self._games)

    @choice.setter
    def choice(self, choice: MatchChoice) -> None:
        from canasta_qt.library.match_setup import kept_changes

        self._change(
            "choice",
            preset=choice.rules,
            overrides=kept_changes(choice.changed),
            player_name=choice.names[0],
            bot_names=choice.names[1:],
            level=choice.level,
            styles=choice.styles,
        )

    @property
    def portraits(self) -> dict[str, str]:
        """The portraits that were chosen, by name."""
        try:
            kept = parse_json(self.kept("faces") or "{}")
        except ValueError:
            return {}
        pairs = kept.items() if isinstance(kept, dict) else ()
        return {name: face for name, face in pairs if isinstance(face, str)}

    @portraits.setter
    def portraits(self, faces: Mapping[str, str]) -> None:
        self.keep("faces", json.dumps(dict(faces)))

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats of the next match, the player's own first."""
        return self.choice.names

    @names.setter
    def names(self, names: tuple[str, ...]) -> None:
        place = profiles.who_is(self._kept, self.names[0])
        if place is not None and profiles.is_name(names[0]):
            with suppress(profiles.NameTaken):  # then somebody else sits there, who has that name
                self.rename_person(place, names[0])
        self._change("names", player_name=names[0], bot_names=names[1:])

    @property
    def choice_is_gone(self) -> bool:
        """Whether what was chosen last is not there any more, so that `choice` is another game."""
        return not self._games.knows(self._settings.preset)

    @property
    def speed(self) -> str:
        """One of `SPEEDS`."""
        return self._settings.speed if self._settings.speed in SPEEDS else "normal"

    @speed.setter
    def speed(self, speed: str) -> None:
        self._change("speed", speed=speed)

    @property
    def card_size(self) -> str:
        """One of `CARD_SIZES`: the one nearest to the kept per cent."""
        kept = self._settings.card_size
        return min(CARD_SIZES, key=lambda name: abs(CARD_SIZES[name] - kept))

    @card_size.setter
    def card_size(self, size: str) -> None:
        self._change("card_size", card_size=CARD_SIZES[size])

    @property
    def card_percent(self) -> int:
        """Size of the cards in per cent, from `SMALLEST_CARDS` to `LARGEST_CARDS`."""
        return min(max(self._settings.card_size, SMALLEST_CARDS), LARGEST_CARDS)

    @card_percent.setter
    def card_percent(self, percent: int) -> None:
        self._change("card_size", card_size=min(max(percent, SMALLEST_CARDS), LARGEST_CARDS))

    @property
    def sound(self) -> bool:
        """Whether sounds are played."""
        return self._settings.sound

    @sound.setter
    def sound(self, on: bool) -> None:
        self._change("sound", sound=on)

    @property
    def volume(self) -> str:
        """One of `VOLUMES`."""
        return self._settings.volume if self._settings.volume in VOLUMES else "normal"

    @volume.setter
    def volume(self, volume: str) -> None:
        self._change("volume", volume=volume)

    @property
    def voice(self) -> str:
        """The name of the program's own voice, as the system has it; empty for the usual one."""
        return self.kept("voice")

    @voice.setter
    def voice(self, name: str) -> None:
        self.keep("voice", name)

    @property
    def window(self) -> str:
        """Size and state of the window, in the window's own words."""
        return self._settings.window

    @window.setter
    def window(self, text: str) -> None:
        self._change("window", window=text)

    @property
    def hand(self) -> str:
        """In which order the hand of the match being played lies, in the game's own words."""
        return self._settings.hand

    @hand.setter
    def hand(self, text: str) -> None:
        self._change("hand", hand=text)

    # --- size and state of dialogs, in their own words --------------------------------------

    def kept(self, dialog: str) -> str:
        """What a dialog has kept; empty when it has kept nothing."""
        text = self._dialogs_of(self._settings).get(dialog, "")
        return text if isinstance(text, str) else ""

    def keep(self, dialog: str, text: str) -> None:
        """Keep the size and state of a dialog."""
        dialogs = self._dialogs_of(self._settings)
        self._change("dialogs", dialogs=json.dumps({**dialogs, dialog: text}))

    @staticmethod
    def _dialogs_of(settings: Settings) -> dict[str, object]:
        try:
            kept = parse_json(settings.dialogs)
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}


def _held(preferences: Preferences, what: str) -> object:
    if what in FLAGS:
        return preferences.flag(what)
    if what in CHOICES:
        return preferences.chosen(what)
    return preferences.card_percent if what == "card_size" else preferences.speed


class PersonsPreferences(Preferences):
    """The preferences as one person has them; what is shared is everybody's."""

    def __init__(self, whole: Preferences, name: str, parent: QObject | None = None) -> None:
        super().__init__(whole._kept, games=whole._games)
        self.setParent(parent)
        self._whole = whole
        self._person = name
        self._settings = profiles.settings_of(self._kept, name)
        whole.changed.connect(self._follow)

    def _take(self, kept: Settings, what: str) -> None:
        self._whole._take(kept, what)

    def _follow(self, what: str) -> None:
        before, self._kept = self._settings, self._whole._kept
        self._settings = profiles.settings_of(self._kept, self._person)
        if self._settings != before:
            self.changed.emit(what)
