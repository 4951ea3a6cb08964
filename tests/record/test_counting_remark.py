"""That the cards were counted is a remark in the log, which no program needs to know."""

from __future__ import annotations

import pytest

from canasta_qt.record.fair_deal import check_match, is_as_committed
from canasta_qt.record.log import Player
from canasta_qt.record.log_text import COUNTING_AID, dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.helpers.deals.matches import new_run, play_deal

SECRET = "5" * 64


def _sealed() -> MatchRun:
    run = new_run()
    people = [Player("A"), *run.log.players[1:]]
    return play_deal(MatchRun.new(run.log.rules, "6" * 64, people, secret=SECRET))


@pytest.mark.parametrize("sealed", [False, True])
def test_a_log_with_the_aid_reads_back_and_one_without_is_as_before(sealed: bool) -> None:
    log = (_sealed() if sealed else play_deal(new_run())).log
    plain = dumps(log)
    log.counting_aid = True
    told = dumps(log)
    assert loads(told).log == log
    assert told.replace(f"{COUNTING_AID}\n", "") == plain
    assert not loads(plain).log.counting_aid


def test_a_program_that_does_not_know_the_remark_passes_over_it() -> None:
    log = play_deal(new_run()).log
    log.counting_aid = True
    other = dumps(log).replace(COUNTING_AID, "# some remark of a later program")
    log.counting_aid = False
    assert loads(other).log == log


def test_the_aid_leaves_format_and_commitment_alone() -> None:
    log = _sealed().log
    before = log.format
    log.counting_aid = True
    again = loads(dumps(log)).log
    assert again.format == before
    assert is_as_committed(again)
    assert check_match(again).proved
