"""The question "may I go out?": asking a partner, and answering from the own hand."""

from __future__ import annotations

from canasta_qt.bots.heuristic.going_out import exit_margin, first_step, way_out
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.engine.actions import Action, AnswerPermission, AskPermission
from canasta_qt.engine.going_out import may_be_asked


def question(moment: Moment) -> Action | None:
    """The question to the team-mate with most to lose, who holds most cards; None if barred."""
    mates = may_be_asked(moment.view)
    asked = max(mates, key=moment.know.hand_size) if len(mates) > 1 else None
    ask = AskPermission(asked)
    return ask if moment.legal(ask) else None


def asking_first(moment: Moment, action: Action) -> Action:
    """The action, or the question to a partner where it is a step on the way out."""
    if moment.view.now.answer is not None:
        return action
    way = way_out(moment)
    if way is None or action != first_step(way):
        return action
    return question(moment) or action


def answer(moment: Moment) -> Action:
    """Yes when ending the deal now is better for the side than what this hand still brings."""
    view = moment.view
    margin = exit_margin(moment, view.turn_seat, view.setup.rules.go_out.bonus)
    return AnswerPermission(margin > 0)
