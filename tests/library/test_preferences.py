"""What the player has chosen: kept at once, told of, and never lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from canasta_qt.library.match_setup import MatchChoice, match_from
from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences
from canasta_qt.storage.settings import Settings
from tests.helpers.cases import for_each


def test_a_switch_is_kept_at_once_and_told_of() -> None:
    saved: list[Settings] = []
    told: list[str] = []
    preferences = Preferences(save=saved.append)
    preferences.changed.connect(told.append)
    assert preferences.flag("warn_gift")
    preferences.set_flag("warn_gift", False)
    assert not Preferences(saved[-1]).flag("warn_gift")
    assert told == ["warn_gift"]


def test_what_a_full_disk_refused_is_saved_once_there_is_room() -> None:
    saved: list[Settings] = []
    told: list[Exception] = []
    room = False

    def save(settings: Settings) -> None:
        if not room:
            raise OSError("no space left")
        saved.append(settings)

    preferences = Preferences(save=save, on_problem=told.append)
    preferences.set_flag("warn_gift", False)
    preferences.choose("theme", "dark")
    preferences.save_the_rest()
    assert saved == []
    room = True
    preferences.save_the_rest()
    preferences.save_the_rest()
    assert [Preferences(one).chosen("theme") for one in saved] == ["dark"]
    assert not Preferences(saved[-1]).flag("warn_gift")
    assert len(told) == 1


def test_what_stays_as_it_is_is_neither_kept_nor_told() -> None:
    saved: list[Settings] = []
    preferences = Preferences(save=saved.append)
    preferences.set_flag("flip", True)
    preferences.choose("theme", "evening")
    assert saved == []


def test_a_choice_is_kept_at_once_and_told_of() -> None:
    saved: list[Settings] = []
    told: list[str] = []
    preferences = Preferences(save=saved.append)
    preferences.changed.connect(told.append)
    preferences.choose("theme", "dark")
    assert Preferences(saved[-1]).chosen("theme") == "dark"
    assert told == ["theme"]


def test_a_word_that_nobody_knows_any_more_is_the_usual_one() -> None:
    preferences = Preferences(Settings(choices={"theme": "plaid"}))
    assert preferences.chosen("theme") == "evening"


def test_a_word_that_is_not_offered_cannot_be_chosen() -> None:
    with pytest.raises(ValueError, match="theme cannot be plaid"):
        Preferences().choose("theme", "plaid")


@for_each(("kept", "percent"), [(100, 100), (117, 117), (20, 100), (900, 165)])
def test_cards_may_have_any_size_between_normal_and_jumbo(kept: int, percent: int) -> None:
    assert Preferences(Settings(card_size=kept)).card_percent == percent


def test_every_choice_has_its_usual_word_among_those_it_offers() -> None:
    assert all(choice.default in choice.values for choice in CHOICES.values())


def test_a_key_means_one_thing() -> None:
    assert not FLAGS.keys() & CHOICES.keys()
    properties = [name for name in vars(Preferences) if name in {**FLAGS, **CHOICES}]
    assert properties == []
    assert issubclass(Preferences, QObject)


@for_each(
    ("kept", "shown"),
    [
        ("x" * 300_000, "x" * 40),
        ("Zo\ud800", "Zo"),
        ("A\nB\u2028C", "A B C"),
        ("  Vera  ", "Vera"),
        ("👩\u200d👧", "👩\u200d👧"),
    ],
    ids=lambda name: ascii(name)[:20],
)
def test_a_name_out_of_the_settings_is_a_short_line(kept: str, shown: str) -> None:
    assert Preferences(Settings(player_name=kept)).names[0] == shown
    made = match_from(MatchChoice(names=(kept,), seed=1))
    assert made.seats[0].name == shown


@for_each("text", ["[" * 5000, "{}", "7", '{"a": ' + "9" * 5000 + "}", r'"\ud800"'])
def test_what_windows_keep_may_be_anything(text: str) -> None:
    kept = Preferences(Settings(dialogs=text, overrides=text, window=text, hand=text))
    assert kept.kept("keys") == ""
    assert kept.choice.changed is None
