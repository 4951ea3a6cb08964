"""Mistakes of one's own, as a review confirmed them: exercises, and kinds counted over time."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.features.learning.exercises.model.exercise import (
    GOOD_ENOUGH,
    CodedMove,
    Exercise,
    ExerciseProblem,
    Standing,
    ToldFact,
)
from canasta_qt.features.learning.exercises.model.finding import degree_of, theme_of
from canasta_qt.features.learning.exercises.model.mistakes import Mistakes, kind_of
from canasta_qt.features.learning.exercises.model.play_text import play_text
from canasta_qt.features.learning.exercises.model.position import deck_text, played_text, staged
from canasta_qt.features.learning.exercises.model.progress import Progress
from canasta_qt.features.review.model.moments import Moment
from canasta_qt.players.judging.comparison import equal_moves
from canasta_qt.players.judging.facts import FactDifference
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.timeline import ReplayPoint, Timeline

_PARENT = "classic_4p"


def from_mistake(
    run: MatchRun,
    played: Action,
    better: Action,
    points: int,
    fact: FactDifference | None = None,
) -> Exercise | None:
    """The exercise of a confirmed mistake, or None where it has no name or does not play again.

    `run` stands before the action (`record.timeline.Timeline.run_at`), `points` is by how much the
    better move was ahead, `fact` what differs, told of what was played first. The deck is kept with
    it, so that it outlives its match; names are not.
    """
    view = run.view(run.state.actor)
    theme = theme_of(view, better, played)
    if theme is None or points <= GOOD_ENOUGH or equal_moves(view, better, played):
        return None
    deal = run.log.deals[-1]
    try:
        one = Exercise(
            rules_text(run.log.rules, run.log.preset),
            deck_text(deal.order),
            Standing(run.match.deal_number, deal.dealer, run.match.totals),
            theme,
            degree_of(view, [better], "own"),
            (CodedMove(play_text(view, better), 0), CodedMove(play_text(view, played), -points)),
            None
            if fact is None
            else ToldFact(fact.fact, round(100 * fact.other), round(100 * fact.one)),
            played_text(run),
        )
        staged(one)
    except ExerciseProblem:
        return None
    return one


def note_review(
    timeline: Timeline,
    moments: Iterable[Moment],
    match: str,
    day: int,
    kept: tuple[Progress, Mistakes],
) -> int:
    """Note what a review has told of one's own moves: exercises in `Progress`, kinds in `Mistakes`.

    `match` is the id of the match, of which each moment counts once, however often it is reviewed.
    Returns how many exercises are new.
    """
    progress, mistakes = kept
    new = 0
    for moment in moments:
        if moment.is_praise:
            continue
        run = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1))
        fact = None if moment.fact is None else moment.fact.fact
        kind = kind_of(run.view(moment.seat), moment.played, moment.other, fact)
        mistakes.add(f"{match}/{moment.deal}/{moment.action}", day, kind)
        one = from_mistake(run, moment.played, moment.other, moment.points, moment.fact)
        new += one is not None and progress.add_own(one, day, match)
    return new


def rules_text(rules: TableRules, preset_id: str = "") -> str:
    """Rules as an exercise names them: by the id of a game, or else as a short code."""
    if preset_id in preset_ids() and preset(preset_id).rules == rules:
        return preset_id
    return short_code(RuleSet("", _PARENT, rules, preset(_PARENT).rules))
