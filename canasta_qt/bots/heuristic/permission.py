"""Answering the partner's "may I go out?" from the own hand."""

from __future__ import annotations

from canasta_qt.bots.heuristic.going_out import exit_margin
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.engine.actions import Action, AnswerPermission


def answer(moment: Moment) -> Action:
    """Yes when ending the deal now is better for the side than what this hand still brings."""
    know, worth = moment.know, moment.worth
    asker = know.view.turn_seat
    bonus = know.setup.rules.go_out.bonus
    margin = exit_margin(moment, bonus=bonus)
    swing = know.weights.caught_card + know.weights.growth_card * worth.calm * 0.6
    margin += know.hand_size(asker) * swing
    points = sum(n * know.setup.points[kind] for kind, n in enumerate(know.held))
    margin -= points + know.weights.answer_prospects * max(0.0, worth.calm * _still_to_lay(moment))
    return AnswerPermission(margin > 0)


def _still_to_lay(moment: Moment) -> float:
    """Points and canastas this hand could lay if the deal went on."""
    worth = moment.worth
    now = moment.sketch
    kept = now.copy()
    kept.held = [0] * len(kept.held)
    return worth.total(now, may_lay=True) - worth.total(kept, may_lay=False)
