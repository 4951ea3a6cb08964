"""That the cards were counted stands in the log, after what the match was committed to."""

from __future__ import annotations

from canasta_qt.record.fair_deal import check_match, is_as_committed
from canasta_qt.record.log import Player
from canasta_qt.record.log_text import COUNTING_AID, dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.helpers.deals.matches import new_run, play_deal


def test_the_counting_aid_reads_back_and_leaves_the_commitment_alone() -> None:
    run = new_run()
    people = [Player("A"), *run.log.players[1:]]
    log = play_deal(MatchRun.new(run.log.rules, "6" * 64, people, secret="5" * 64)).log
    assert COUNTING_AID not in dumps(log)
    log.counting_aid = True
    assert f"\n{COUNTING_AID}\n" in dumps(log)
    again = loads(dumps(log)).log
    assert again == log
    assert is_as_committed(again)
    assert check_match(again).proved
