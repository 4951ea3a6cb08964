"""What bots considered stands in the log where that is asked for, and is checked like the play."""

from __future__ import annotations

import pytest

from canasta_qt.engine.actions import Discard, DrawStock
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.players.bot import Advised
from canasta_qt.record.log import Considered, MatchLog, Thought, thought_of
from canasta_qt.record.log_text import RecordFault, RecordProblem, dumps, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run


def thought_about(run: MatchRun) -> Thought:
    """Every legal action that ends a turn or begins one, the last one first."""
    known = [a for a in legal_actions(run.state) if isinstance(a, (Discard, DrawStock))]
    first, *others = reversed(known)
    best = Advised(first, 112.44, 30.06, 4, ("safer", "better"))
    return thought_of([best, *(Advised(action, -3.04) for action in others)])


def advised_run(turns: int = 6) -> MatchRun:
    run = new_run()
    run.log.advice = True
    run.start_deal()
    for _ in range(2 * turns):
        thought = thought_about(run)
        run.play(thought[0].action, thought)
    return run


def text_with(log: MatchLog, line: str) -> str:
    """The log's text, the first line about a considered move replaced."""
    lines = dumps(log).split("\n")
    at = next(at for at, text in enumerate(lines) if text.startswith("considered "))
    return "\n".join([*lines[:at], line, *lines[at + 1 :]])


def test_what_was_considered_comes_back_from_the_text() -> None:
    log = advised_run().log
    text = dumps(log)
    assert "\nadvice: true\n" in text
    assert loads(text).log == log
    assert MatchRun.from_log(log).log == log


def test_numbers_are_kept_as_exactly_as_they_are_written() -> None:
    thought = advised_run(1).log.deals[0].thoughts[2]
    assert thought[0].value == 112.4
    assert thought[0].interval == 30.1
    assert thought[1][1:] == (-3.0, None, None, ())


def test_a_log_that_does_not_ask_keeps_nothing() -> None:
    run = new_run()
    run.start_deal()
    thought = thought_about(run)
    run.play(thought[0].action, thought)
    assert run.log.deals[0].thoughts == {}
    assert "\nconsidered " not in dumps(run.log)


@for_each(
    "line",
    [
        "considered",
        "considered many - - - draw",
        "considered 1.0 - - - wave",
        "considered 1.0 - - Safer draw",
        "considered 1.0 - 1000 - draw",
    ],
)
def test_a_line_that_makes_no_sense_is_named(line: str) -> None:
    text = text_with(advised_run(1).log, line)
    with pytest.raises(RecordProblem) as caught:
        loads(text)
    assert caught.value.fault is RecordFault.GARBLED
    assert text.split("\n")[caught.value.line - 1] == line


def test_in_a_log_without_advice_such_a_line_makes_no_sense() -> None:
    text = dumps(advised_run(1).log).replace("advice: true", "advice: false")
    with pytest.raises(RecordProblem):
        loads(text)


def test_what_was_considered_must_begin_with_what_was_done() -> None:
    log = loads(text_with(advised_run(1).log, "considered 1.0 - - - pass")).log
    with pytest.raises(ReplayDifference, match="does not begin with it"):
        MatchRun.from_log(log)


def test_only_legal_moves_can_have_been_considered() -> None:
    log = advised_run(1).log
    deal = log.deals[0]
    held_by_nobody = Considered(Discard(deal.order[-1]), 1.0)
    deal.thoughts[2] = (*deal.thoughts[2], held_by_nobody)
    with pytest.raises(ReplayDifference, match="was considered: "):
        MatchRun.from_log(log)


def test_what_is_taken_back_was_never_considered() -> None:
    log = advised_run(2).log
    log.truncate(3)
    assert sorted(log.deals[0].thoughts) == [1, 2, 3]


def test_a_match_entered_in_the_middle_knows_what_was_considered_before() -> None:
    run = advised_run(3)
    again = MatchRun.at(run.log, run.tape(), 4)
    assert sorted(again.log.deals[0].thoughts) == [1, 2, 3, 4]
    assert sorted(run.log.deals[0].thoughts) == [1, 2, 3, 4, 5, 6]
