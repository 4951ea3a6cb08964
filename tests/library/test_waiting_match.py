"""Interrupted matches in words: what they say between two deals."""

from __future__ import annotations

import time

from canasta_qt.library.match_saver import describe
from canasta_qt.record.log import MatchLog
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.words.sentences import figures
from tests.helpers.deals.matches import new_run, play_deal


def left(log: MatchLog) -> Unfinished:
    return Unfinished(1, log, time.time())


def test_a_match_left_after_a_deal_has_the_points_of_that_deal_and_nobody_to_play() -> None:
    log = play_deal(new_run()).log
    scored = log.deals[0].scored
    assert scored is not None
    assert any(scored)
    waiting = describe(left(log))
    card = waiting.card
    assert card is not None
    assert sorted(total for _, total in card.sides) == sorted(scored)
    assert card.detail == "Deal 1 · saved just now"
    assert all(figures(points) in waiting.totals for points in scored)
