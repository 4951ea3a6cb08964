"""Several people at one screen in statistics and history: by name, and who it counts for."""

from __future__ import annotations

from canasta_qt.engine.rules import resolve
from canasta_qt.features.history.statistics.session import level_label, partner_label
from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.statistics_counts import company_of, relations_of
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import seat_names


def log_of(rules: str, *players: Player) -> MatchRun:
    return MatchRun.new(resolve(rules, {}), 1, players)


def test_a_partner_at_the_screen_is_listed_by_name_and_it_counts_for_the_first_person() -> None:
    people = (Player("Ann", HUMAN), Player("Vera", "steady"), Player("Cleo", HUMAN))
    log = log_of("classic_4p", *people, Player("Nina", "steady")).log
    assert log.viewers == (0, 2)
    assert relations_of(log) == ("own", "opponent", "partner", "opponent")
    assert company_of(log) == ("Cleo", "steady")
    assert partner_label("Cleo") == "Cleo"


def test_opponents_at_the_screen_are_people() -> None:
    log = log_of("classic_2p", Player("Ann", HUMAN), Player("Bob", HUMAN)).log
    partner, level = company_of(log)
    assert partner == ""
    assert level_label(level) == "people"
    assert seat_names(Session.of_log(log)) == ("Ann", "Bob")
