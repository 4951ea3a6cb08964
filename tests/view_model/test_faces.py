"""Everybody at a table has a face of their own, and keeps it from match to match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.library.language import resources_folder
from canasta_qt.library.match_setup import MatchChoice, match_from
from canasta_qt.library.preferences import Preferences
from canasta_qt.record.log import Player
from canasta_qt.storage.settings import Settings
from canasta_qt.view_model.people import PEOPLE, PORTRAITS, ROBOT, portraits_of, set_portraits
from canasta_qt.view_model.session import Session
from tests.helpers.deals.matches import new_run


@given(st.lists(st.sampled_from(["Ada", "Bo", "Vera", "Otto", "", "You", "Ωμέγα"]), max_size=6))
def test_no_two_at_a_table_have_the_same_face(names: list[str]) -> None:
    faces = portraits_of(names)
    assert len(set(faces)) == len(names)
    assert set(faces) <= set(PORTRAITS)


@pytest.fixture(autouse=True)
def nobody_has_chosen() -> Iterator[None]:
    """Whoever played before in this process may have chosen faces."""
    set_portraits({}, {})
    yield
    set_portraits({}, {})


def test_the_usual_people_have_theirs_at_any_seat() -> None:
    names = [name for name, _ in reversed(PEOPLE)]
    assert portraits_of(names) == tuple(face for _, face in reversed(PEOPLE))


def test_a_chosen_face_is_worn_even_where_it_was_somebody_elses() -> None:
    preferences = Preferences()
    preferences.portraits = {"Ada": "face-2", "Li": "no such face"}
    try:
        faces = portraits_of(["Otto", "Ada", "Li"])
        assert faces[1] == "face-2"
        assert len(set(faces)) == 3
        assert set(faces) <= set(PORTRAITS)
        assert Preferences(preferences._settings).portraits["Ada"] == "face-2"
    finally:
        set_portraits({}, {})


@pytest.mark.parametrize("kept", ["[1]", "{", '{"Ada": 3}'])
def test_nonsense_kept_as_faces_is_none(kept: str) -> None:
    preferences = Preferences()
    preferences.keep("faces", kept)
    assert preferences.portraits == {}


@pytest.fixture
def preferences() -> Iterator[Preferences]:
    saved: list[Settings] = []
    yield Preferences(save=saved.append)
    set_portraits({}, {})


def seen(*names: str) -> dict[str, str]:
    return dict(zip(names, portraits_of(names), strict=True))


@given(st.lists(st.text(max_size=8), max_size=6))
def test_nobody_becomes_a_robot_who_did_not_choose_to_be_one(names: list[str]) -> None:
    assert ROBOT not in portraits_of(names)


def test_a_face_seen_at_one_table_is_the_same_at_any_other_and_after_a_restart(
    preferences: Preferences,
) -> None:
    first = seen("Ada", "Hugo", "Vera", "Li")
    preferences.remember_portraits(tuple(first))
    for table in (("Hugo", "Otto", "Ada"), ("Li", "Bo", "Mo"), ("Emil", "Li", "Rosa", "Hugo")):
        for name, face in seen(*table).items():
            assert face == first.get(name, face), (name, table)
    again = Preferences(preferences._settings)
    assert seen("Hugo", "Li", "Ada") == {name: first[name] for name in ("Hugo", "Li", "Ada")}
    assert again.portraits == preferences.portraits


def test_a_face_chosen_for_a_new_name_outlives_the_naming(preferences: Preferences) -> None:
    preferences.choose_portrait("Ada", "face-9")
    preferences.names = ("Ada", *preferences.names[1:])
    assert seen("Ada")["Ada"] == "face-9"
    preferences.remember_players(("Ada", "Bo"))
    preferences.rename_person(0, "Adele")
    assert seen("Adele", "Bo")["Adele"] == "face-9"
    assert seen("Ada", "Otto")["Ada"] == "face-9", "in matches that have the former name"


def test_a_bot_whose_face_somebody_chose_has_another_everywhere(preferences: Preferences) -> None:
    preferences.choose_portrait("Vera", "face-9")
    preferences.choose_portrait("Ada", "face-9")
    with_ada = seen("Ada", "Vera", "Otto")
    assert with_ada["Ada"] == "face-9"
    assert seen("Vera")["Vera"] == with_ada["Vera"] == "face-3"
    preferences.choose_portrait("Ada", "face-3")
    assert seen("Bo", "Vera")["Vera"] == seen("Ada", "Vera")["Vera"] != "face-3"


def test_others_keep_theirs_wherever_they_sit() -> None:
    names = ["Ada", "Bo", "Vera", "Li"]
    faces = dict(zip(names, portraits_of(names), strict=True))
    turned = [*names[2:], *names[:2]]
    assert dict(zip(turned, portraits_of(turned), strict=True)) == faces


def test_a_match_taken_up_again_shows_the_same_faces() -> None:
    new = match_from(MatchChoice("classic_6p_pairs", ("Ada", "Bo", "", "Li", "Mo", "Kai")))
    run = new_run("classic_6p_pairs")
    run.log.players = tuple(Player(seat.name) for seat in new.seats)
    again = Session.of_log(run.log)
    assert [seat.portrait for seat in again.seats] == [seat.portrait for seat in new.seats]


@pytest.mark.parametrize("face", PORTRAITS)
def test_every_face_is_drawn(face: str) -> None:
    assert (resources_folder() / "faces" / f"{face}.svg").is_file()
