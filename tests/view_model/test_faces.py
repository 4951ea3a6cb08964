"""Everybody at a table has a face of their own, and keeps it from match to match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.library.language import resources_folder
from canasta_qt.library.match_setup import MatchChoice, match_from
from canasta_qt.library.preferences import Preferences
from canasta_qt.record.log import Player
from canasta_qt.view_model.people import PEOPLE, PORTRAITS, choose_faces, portraits_of
from canasta_qt.view_model.session import Session
from tests.helpers.deals.matches import new_run


@given(st.lists(st.sampled_from(["Ada", "Bo", "Vera", "Otto", "", "You", "Ωμέγα"]), max_size=6))
def test_no_two_at_a_table_have_the_same_face(names: list[str]) -> None:
    faces = portraits_of(names)
    assert len(set(faces)) == len(names)
    assert set(faces) <= set(PORTRAITS)


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
        choose_faces({})


@pytest.mark.parametrize("kept", ["[1]", "{", '{"Ada": 3}'])
def test_nonsense_kept_as_faces_is_none(kept: str) -> None:
    preferences = Preferences()
    preferences.keep("faces", kept)
    assert preferences.portraits == {}


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
