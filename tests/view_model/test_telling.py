"""What was said can be read again, buffer by buffer."""

from __future__ import annotations

import pytest

from canasta_qt.view_model import telling
from canasta_qt.view_model.telling import Buffer, History


def said(*lines: str) -> History:
    history = History()
    for line in lines:
        history.add(line, Buffer.PLAY)
    return history


def test_one_walks_back_and_forth_and_stops_at_the_ends() -> None:
    history = said("one", "two", "three")
    assert history.line == "three"
    assert [history.walk(-1) for _ in range(3)] == ["two", "one", "one"]
    assert [history.walk(1) for _ in range(3)] == ["two", "three", "three"]
    assert history.go_to(0) == "one"
    assert history.go_to(99) == "three"


def test_who_reads_an_older_line_stays_there_and_who_reads_the_newest_follows() -> None:
    history = said("one", "two", "three")
    history.walk(-1)
    history.add("four", Buffer.PLAY)
    assert history.line == "two"
    history.go_to(99)
    history.add("five", Buffer.PLAY)
    assert history.line == "five"


def test_each_buffer_has_its_own_place_and_the_last_line_is_the_last_of_all() -> None:
    history = said("one", "two")
    history.walk(-1)
    history.add("Vera: Well played!", Buffer.TALK)
    assert history.last == "Vera: Well played!"
    assert history.turn() is Buffer.TALK
    assert history.line == "Vera: Well played!"
    assert history.turn() is Buffer.PROGRAM
    assert history.line == ""
    assert history.walk(-1) == ""
    assert history.turn() is Buffer.PLAY
    assert history.line == "one"


def test_old_lines_go_and_the_place_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_KEPT", 3)
    history = said("one", "two", "three")
    history.go_to(1)
    history.add("four", Buffer.PLAY)
    assert history.lines() == ("two", "three", "four")
    assert history.line == "two"
