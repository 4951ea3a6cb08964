"""The score sheet of a deal: one line a kind, one column for each running total."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.company import own_first, scorer_names
from canasta_qt.controller.messages import cards_name, number, score_label, sheet_text
from canasta_qt.controller.messages.scores import LINE_LABELS
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import ScoreLineModel, ScoreSheetModel
from canasta_qt.engine.match import Outcome
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.state import DealResult
from canasta_qt.record.replay import MatchRun


def score_sheet(run: MatchRun, session: Session) -> ScoreSheetModel:
    """The sheet of the deal just booked. `RuntimeError` while it is being played."""
    state = run.state
    setup = state.setup
    order = own_first(setup.scorer_seats, session.viewer)
    booked = run.finish_deal()
    scores = [booked[scorer] for scorer in order]
    history = _totals(run.match.scores, order)
    outcome = run.outcome()
    names = scorer_names(session, setup)
    end = setup.rules.match.end
    return ScoreSheetModel(
        title=sheet_text("title", number=state.deal_number),
        outcome=_ended(state.result or DealResult(), session),
        sides=tuple(names[scorer] for scorer in order),
        lines=_lines(scores),
        deal_totals=tuple(score.total for score in scores),
        before=history[-2] if len(history) > 1 else (0,) * len(scores),
        totals=history[-1],
        history=history,
        target=end.score if end.kind == "target" else None,
        match_over=outcome is not None,
        winner=" · ".join(names[scorer] for scorer in outcome.winners) if outcome else "",
        verdict=_verdict(outcome, names, session, run) if outcome else "",
    )


def _totals(
    deals: Sequence[Sequence[SideScore]], order: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The totals after each deal, the scorers in this order."""
    totals: list[tuple[int, ...]] = []
    for scores in deals:
        before = totals[-1] if totals else (0,) * len(order)
        totals.append(tuple(b + scores[one].total for b, one in zip(before, order, strict=True)))
    return tuple(totals)


def _lines(scores: Sequence[SideScore]) -> tuple[ScoreLineModel, ...]:
    """One line for each kind that any scorer has, in the order of the sheet."""
    present = [line.kind for score in scores for line in score.lines]
    order = [kind for kind in LINE_LABELS if kind in present]
    order += [kind for kind in dict.fromkeys(present) if kind not in LINE_LABELS]
    return tuple(
        ScoreLineModel(
            score_label(kind),
            tuple(_points(score, kind) for score in scores),
            _detail(scores, kind),
        )
        for kind in order
    )


def _points(score: SideScore, kind: str) -> int | None:
    points = [line.points for line in score.lines if line.kind == kind]
    return sum(points) if points else None


_BY_CARDS = ("red_threes", "black_threes", "hand", "melded")


def _detail(scores: Sequence[SideScore], kind: str) -> str:
    """What the points came from: the cards, or how many canastas."""
    parts: list[str] = []
    for score in scores:
        lines = [line for line in score.lines if line.kind == kind]
        cards = [card for line in lines for card in line.cards]
        if kind.endswith("_canasta") and kind != "concealed_no_canasta" and lines:
            parts.append(number(len(lines), "canasta"))
        elif kind in _BY_CARDS and cards:
            parts.append(cards_name(cards) if kind != "melded" else number(len(cards), "card"))
        else:
            parts.append("–")
    return " | ".join(parts) if any(part != "–" for part in parts) else ""


def how_it_ended(run: MatchRun, session: Session) -> str:
    """Who went out, or at the end of the match who wins; of a deal that has been booked."""
    outcome = run.outcome()
    if outcome is None:
        return _ended(run.state.result or DealResult(), session)
    return _verdict(outcome, scorer_names(session, run.match.setup), session, run)


def _ended(result: DealResult, session: Session) -> str:
    """How the deal ended, in words."""
    if result.out is None:
        return sheet_text("stock")
    who = "you" if session.is_human(result.out) else "other"
    how = "out" if result.concealed == "no" else "concealed"
    return sheet_text(f"{who}_{how}", name=session.name(result.out))


def _verdict(outcome: Outcome, names: Sequence[str], session: Session, run: MatchRun) -> str:
    if len(outcome.winners) > 1:
        return sheet_text("tie")
    winner = outcome.winners[0]
    seats = run.match.setup.scorer_seats[winner]
    margin = number(outcome.margin, "point")
    if len(seats) > 1:
        key = "they_win"
    else:
        key = "you_win" if session.is_human(seats[0]) else "other_wins"
    return sheet_text(key, side=names[winner], margin=margin)
