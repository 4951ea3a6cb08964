"""The player's own keys: one meaning each, kept, and given back on request."""

from __future__ import annotations

import json

import pytest

from canasta_qt.library.preferences import KEPT_AS, KeyMap, Preferences
from canasta_qt.words.keys import BY_ID, COMMANDS, RESERVED, Scope


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


def test_no_key_has_two_meanings_at_first() -> None:
    given = [key for command in COMMANDS for key in command.keys]
    assert len(given) == len(set(given))
    assert not set(given) & RESERVED


def test_every_command_has_its_own_words() -> None:
    words = [command.words for command in COMMANDS]
    assert len(words) == len(set(words)) == len(BY_ID)


def test_a_command_gets_another_key_beside_its_own(keys: KeyMap) -> None:
    keys.give("draw", "F7")
    assert keys.keys("draw") == ("S", "F7")
    assert keys.in_scope(Scope.TABLE)["F7"] == "draw"


def test_a_key_that_is_given_elsewhere_is_taken_from_its_command(keys: KeyMap) -> None:
    keys.give("draw", "Ctrl+N")
    assert keys.owner("Ctrl+N") == "draw"
    assert keys.keys("new_match") == ()


def test_keys_that_walk_over_the_table_cannot_be_given_away(keys: KeyMap) -> None:
    with pytest.raises(ValueError, match="Space"):
        keys.give("draw", "Space")
    assert keys.keys("draw") == ("S",)


def test_a_command_takes_its_first_keys_back(keys: KeyMap) -> None:
    keys.give("draw", "T")
    keys.reset("take")
    assert keys.keys("take") == ("T",)
    assert keys.keys("draw") == ("S",)


def test_everything_can_be_as_it_was(keys: KeyMap, preferences: Preferences) -> None:
    keys.give("draw", "T")
    keys.clear("meld")
    keys.reset_all()
    assert not any(keys.is_own(command.id) for command in COMMANDS)
    assert preferences.kept(KEPT_AS) == ""


def test_own_keys_are_there_after_a_restart(keys: KeyMap, preferences: Preferences) -> None:
    keys.give("draw", "T")
    keys.clear("meld")
    again = KeyMap(preferences)
    assert again.keys("draw") == ("S", "T")
    assert again.keys("take") == again.keys("meld") == ()


def test_two_maps_of_the_same_preferences_agree(keys: KeyMap, preferences: Preferences) -> None:
    other, heard = KeyMap(preferences), []
    other.changed.connect(lambda: heard.append(True))
    keys.give("draw", "F7")
    assert other.keys("draw") == ("S", "F7")
    assert heard == [True]


@pytest.mark.parametrize(
    ("kept", "draw", "take"),
    [
        ("no json", ("S",), ("T",)),
        ("[1, 2]", ("S",), ("T",)),
        (json.dumps({"draw": 3, "fly": ["F"]}), ("S",), ("T",)),
        (json.dumps({"draw": ["F7", 8, "Space"], "take": ["F7"]}), ("F7",), ()),
    ],
    ids=["damaged", "another kind", "unknown", "reserved and twice"],
)
def test_what_cannot_be_used_of_the_kept_keys_is_left_out(
    preferences: Preferences, kept: str, draw: tuple[str, ...], take: tuple[str, ...]
) -> None:
    preferences.keep(KEPT_AS, kept)
    keys = KeyMap(preferences)
    assert keys.keys("draw") == draw
    assert keys.keys("take") == take
