"""Answering the partner's "may I go out?" from the own hand."""

from __future__ import annotations

from canasta_qt.bots.heuristic.going_out import exit_margin
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.engine.actions import Action, AnswerPermission


def answer(moment: Moment) -> Action:
    """Yes when ending the deal now is better for the side than what this hand still brings."""
    view = moment.view
    margin = exit_margin(moment, view.turn_seat, view.setup.rules.go_out.bonus)
    return AnswerPermission(margin > 0)
