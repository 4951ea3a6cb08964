"""A person's move that is asked about: compared as in a review, and answered in a sentence."""

from __future__ import annotations

from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import decisions
from canasta_qt.features.review.session.move_analysis import Compared, ComparedRow, Move
from canasta_qt.features.review.words.move_analysis import AnalysisText
from canasta_qt.features.review.words.review import PanelText, inside, offer_words, worlds_words
from canasta_qt.features.review.work import MoveAnswer, MoveOrder
from canasta_qt.words.cards import move_words
from canasta_qt.words.sentences import figures


def refused(move: Move) -> Compared | None:
    """Why moves under these rules are not judged, if they are not."""
    reason = why_not(move.timeline.log.rules)
    return None if reason is None else Compared(offer_words(reason))


def judged_by(move: Move) -> MoveOrder | None:
    """The question about a person's move; None where there was nothing to choose.

    What was laid down one after the other is one move, as in a review.
    """
    place = move.place
    for decision in decisions(move.timeline, place.deal, move.seat):
        if decision.action <= place.action <= decision.last:
            return MoveOrder(decision.view, decision.played)
    return None


def told_by_judge(order: MoveOrder | None, answer: MoveAnswer | None) -> Compared:
    if order is None:
        return Compared(PanelText.MOVE_NOT_ASKED())
    if answer is None:
        return Compared(AnalysisText.FAILED())
    rival = answer.rival
    better = inside(move_words(rival)) if rival is not None else ""
    points = figures(answer.points)
    note = PanelText.of("move", answer.verdict)(move=better, points=points)
    if answer.gap is None or rival is None:
        return Compared(note)
    rows = (
        ComparedRow(move_words(order.played), figures(0), "", made=True),
        ComparedRow(move_words(rival), _ahead(answer), "", made=False),
    )
    return Compared(f"{note} {worlds_words(answer.worlds)}", rows)


def _ahead(answer: MoveAnswer) -> str:
    assert answer.gap is not None
    points = round(answer.gap.points) * (-1 if answer.verdict == "well_found" else 1)
    spread = figures(round(answer.gap.error))
    return AnalysisText.VALUE(points=figures(points, signed=True), spread=spread)
