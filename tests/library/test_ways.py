"""One choice sets many preferences, and one choice undoes it."""

from __future__ import annotations

import pytest

from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences
from canasta_qt.library.ways import KEPT_AS, OWN, WAYS, choose_way, held, way_of
from canasta_qt.storage.settings import Settings
from tests.helpers.cases import for_each


@for_each("way", WAYS)
def test_each_way_sets_all_of_it_and_is_undone_by_one_choice(way: str) -> None:
    saved: list[Settings] = []
    preferences = Preferences(Settings(speed="fast"), saved.append)
    before = {key: held(preferences, key) for key in (*FLAGS, *CHOICES, "speed", "sound")}
    choose_way(preferences, way)
    assert way_of(preferences) == way
    assert {key: held(preferences, key) for key in WAYS[way]} == WAYS[way]
    preferences = Preferences(saved[-1])  # the next start
    choose_way(preferences, OWN)
    assert way_of(preferences) == OWN
    assert {key: held(preferences, key) for key in before} == before


def test_from_one_way_to_another_nothing_of_the_first_stays() -> None:
    preferences = Preferences()
    choose_way(preferences, "by_ear")
    choose_way(preferences, "quick")
    assert not preferences.flag("own_voice")
    assert preferences.chosen("interface_scale") == "screen"
    choose_way(preferences, OWN)
    assert preferences.speed == "normal"


def test_what_was_changed_since_is_not_undone() -> None:
    preferences = Preferences()
    choose_way(preferences, "calm")
    preferences.choose("interface_scale", "200")
    choose_way(preferences, OWN)
    assert preferences.chosen("interface_scale") == "200"
    assert preferences.card_percent == 100


@pytest.mark.parametrize(
    "kept", ["", "[]", '["no", {}]', '["quick", 7]', '["quick", {"speed": 8}]']
)
def test_what_cannot_be_read_is_no_trouble(kept: str) -> None:
    preferences = Preferences()
    preferences.keep(KEPT_AS, kept)
    choose_way(preferences, OWN)
    assert way_of(preferences) == OWN
    assert preferences.speed == "normal"
