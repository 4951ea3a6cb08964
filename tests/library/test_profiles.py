"""People at this computer: who is known, and what each likes for themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.library.preferences import Preferences
from canasta_qt.library.profiles import NameTaken, settings_of
from canasta_qt.storage.files import Paths
from canasta_qt.storage.settings import Settings, load_settings, save_settings
from canasta_qt.view_model.people import YOU, portraits_of


def names(preferences: Preferences) -> list[str]:
    return [one.name for one in preferences.people]


@pytest.fixture
def two() -> Preferences:
    """Ann, who was alone before, and Bob."""
    preferences = Preferences(Settings(player_name="Ann"))
    preferences.remember_players(("Ann", "Bob"))
    return preferences


def test_there_is_always_one_person_who_may_have_no_name() -> None:
    assert names(Preferences()) == [YOU]
    assert Preferences(Settings(player_name="Ann")).people[0].names == ("Ann", YOU, "Player 1")


def test_who_begins_a_match_with_others_is_known_from_then_on() -> None:
    preferences = Preferences()
    preferences.remember_players((YOU, "Bob"))
    assert names(preferences) == [YOU, "Bob"]
    preferences.remember_players(("Ann", "Bob", "Player 3"))
    assert names(preferences) == ["Ann", "Bob"]
    assert preferences.person(YOU) == preferences.people[0]


def test_a_name_typed_where_one_plays_alone_is_another_name_of_the_same_person() -> None:
    preferences = Preferences()
    preferences.remember_players(("Ann",))
    preferences.remember_players(("Anna",))
    assert names(preferences) == ["Anna"]
    assert set(preferences.people[0].names) == {"Anna", "Ann", YOU, "Player 1"}
    preferences.remember_players(("Ann",))
    assert names(preferences) == ["Ann"]


def test_what_is_personal_follows_whoever_sits_in_front(two: Preferences) -> None:
    told: list[str] = []
    two.sit_down("Bob")
    two.set_flag("jumbo_index", True)
    two.choose("sort_order", "rank_down")
    two.speed = "fast"
    two.card_percent = 150
    two.changed.connect(told.append)
    two.sit_down("Ann")
    assert sorted(told) == ["card_size", "jumbo_index", "sort_order", "speed"]
    assert not two.flag("jumbo_index")
    assert (two.chosen("sort_order"), two.speed, two.card_percent) == ("rank_up", "normal", 100)
    two.sit_down("Bob")
    assert two.flag("jumbo_index")
    assert (two.chosen("sort_order"), two.speed, two.card_percent) == ("rank_down", "fast", 150)
    two.sit_down("A stranger")
    assert two.speed == "normal"


def test_what_the_first_one_changes_later_changes_nothing_for_another(two: Preferences) -> None:
    two.set_flag("warn_gift", False)
    two.card_percent = 140
    two.sit_down("Bob")
    assert two.flag("warn_gift")
    assert two.card_percent == 100


def test_what_is_shared_is_the_same_for_all(two: Preferences) -> None:
    two.sit_down("Bob")
    two.choose("theme", "dark")
    two.set_flag("sound_deal", False)
    two.sit_down("Ann")
    assert two.chosen("theme") == "dark"
    assert not two.flag("sound_deal")


def test_anybodys_settings_can_be_changed_whoever_sits_there(two: Preferences) -> None:
    bob, told = two.of("Bob"), list[str]()
    bob.changed.connect(told.append)
    bob.speed = "off"
    assert (two.speed, bob.speed, told) == ("normal", "off", ["speed"])
    two.sit_down("Bob")
    assert two.speed == "off"
    two.speed = "slow"
    assert bob.speed == "slow"


def test_a_name_belongs_to_one_person(two: Preferences) -> None:
    two.rename_person(1, "Bobby")
    for taken in ("Ann", "ann", "Bob", "BOBBY"):
        with pytest.raises(NameTaken):
            two.add_person(taken)
    with pytest.raises(NameTaken):
        two.rename_person(0, "Bob")
    with pytest.raises(ValueError, match="name"):
        two.add_person("  ")
    assert two.person("Bob") == two.people[1]


def test_a_renamed_person_keeps_face_settings_and_seat(two: Preferences) -> None:
    two.portraits = {**two.portraits, "Bob": "face-7"}
    two.names = ("Ann", "Bob", "Otto")
    two.of("Bob").speed = "fast"
    two.sit_down("Bob")
    two.rename_person(1, "Robert")
    assert "Bob" not in two.portraits
    assert two.portraits["Robert"] == "face-7"
    assert two.names[:3] == ("Ann", "Robert", "Otto")
    assert two.speed == "fast"


def test_everybody_of_several_has_a_face_that_stays_whoever_sits_at_the_table(
    two: Preferences,
) -> None:
    two.add_person("Cleo")
    faces = two.portraits
    assert len({faces[name] for name in ("Ann", "Bob", "Cleo")}) == 3
    table = ("Bob", "Vera", "Otto", "Ann")
    shown = dict(zip(table, portraits_of(table), strict=True))
    assert (shown["Ann"], shown["Bob"]) == (faces["Ann"], faces["Bob"])
    assert (shown["Vera"], shown["Otto"]) == ("face-3", "face-2")


def test_a_name_changed_in_the_preferences_is_the_same_person(two: Preferences) -> None:
    two.names = ("Anna", *two.names[1:])
    assert names(two) == ["Anna", "Bob"]
    two.names = ("Bob", *two.names[1:])
    assert names(two) == ["Anna", "Bob"], "Bob has the first chair, nobody is renamed"


def test_whoever_is_removed_leaves_the_next_match_but_never_the_last_one(two: Preferences) -> None:
    saved: list[Settings] = []
    settings = Settings(player_name="Ann", bot_names=("Bob",), styles=("", "human"))
    preferences = Preferences(settings, saved.append)
    preferences.remember_players(("Ann", "Bob"))
    preferences.remove_person(1)
    assert names(preferences) == ["Ann"]
    assert not preferences.choice.is_person(1)
    assert preferences.choice.names[1] == "Vera"
    with pytest.raises(ValueError, match="last"):
        preferences.remove_person(0)


def test_where_the_first_one_goes_the_computer_is_as_the_next_one_likes_it(
    two: Preferences,
) -> None:
    two.of("Bob").card_percent = 160
    two.remove_person(0)
    assert names(two) == ["Bob"]
    assert two.card_percent == 160


def test_people_are_kept_and_what_is_damaged_of_them_is_left_out(tmp_path: Path) -> None:
    paths = Paths(tmp_path / "data", tmp_path / "config")
    preferences = Preferences(save=lambda settings: save_settings(paths, settings))
    preferences.remember_players(("Ann", "Bob"))
    preferences.of("Bob").choose("sort_order", "wilds_left")
    again = load_settings(paths).settings
    assert settings_of(again, "Bob").choices["sort_order"] == "wilds_left"
    data = json.loads(paths.settings_file.read_text())
    data["people"][1] |= {"speed": 7, "flags": {"tips": "no"}, "future": [1]}
    data["people"] += ["Zoe", {"name": 3}, {"name": "Bob"}]
    paths.settings_file.write_text(json.dumps(data))
    found = load_settings(paths).settings
    assert [one.name for one in found.people] == ["Ann", "Bob"]
    assert found.people[1].flags == {}
    save_settings(paths, found)
    assert json.loads(paths.settings_file.read_text())["people"][1]["future"] == [1]
