"""The score sheet of a deal: one line a kind, one column for each running total."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.company import own_first, people, scorer_names
from canasta_qt.controller.messages import cards_name, hand_name, number, score_label, sheet_text
from canasta_qt.controller.messages.scores import LINE_LABELS
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import ScoreLineModel, ScoreSheetModel
from canasta_qt.engine.match import Outcome
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealResult, DealState
from canasta_qt.record.log import MatchLog
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
        outcome=_ended(state, session),
        sides=tuple(names[scorer] for scorer in order),
        lines=_lines(scores),
        deal_totals=tuple(score.total for score in scores),
        before=history[-2] if len(history) > 1 else (0,) * len(scores),
        totals=history[-1],
        history=history,
        target=end.score if end.kind == "target" else None,
        match_over=outcome is not None,
        winner=" · ".join(names[scorer] for scorer in outcome.winners) if outcome else "",
        we_won=outcome is not None and order[0] in outcome.winners,
        verdict=_verdict(outcome, session, run) if outcome else "",
        bands=_bands(setup),
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
            kind,
            tuple(_origin(score, kind) for score in scores),
        )
        for kind in order
    )


def _points(score: SideScore, kind: str) -> int | None:
    points = [line.points for line in score.lines if line.kind == kind]
    return sum(points) if points else None


_BY_CARDS = (
    "red_threes",
    "black_threes",
    "red_threes_in_hand",
    "hand",
    "melded",
    "heap",
    "foot",
    "red_threes_in_foot",
    "wild_meld_incomplete",
    "special_rank_incomplete",
    "special_rank_hand",
)


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


def _origin(score: SideScore, kind: str) -> str:
    """The cards of a line, meld by meld where it counts melds."""
    lines = [line.cards for line in score.lines if line.kind == kind and line.cards]
    if kind.endswith("_canasta"):
        return "\n".join(cards_name(cards) for cards in lines)
    return cards_name(card for cards in lines for card in cards)


def _bands(setup: Setup) -> tuple[tuple[int, int], ...]:
    """The totals from which on an opening needs more."""
    initial = setup.rules.initial
    if initial.basis == "deal_number":
        return ()
    lowest = -(10**6)
    return tuple((lowest if start is None else start, least) for start, least in initial.table)


def how_it_ended(run: MatchRun, session: Session) -> str:
    """Who went out, or at the end of the match who wins; of a deal that has been booked."""
    outcome = run.outcome()
    if outcome is None:
        return _ended(run.state, session)
    return _verdict(outcome, session, run)


def _ended(state: DealState, session: Session) -> str:
    """How the deal ended, in words, and who played alone where three play."""
    result = state.result or DealResult()
    ended = _how(result, session)
    lone = [seats[0] for seats in state.sides if len(seats) == 1]
    if not state.setup.temporary or len(lone) != 1:
        return ended
    who = "you" if session.is_you(lone[0]) else "other"
    return f"{ended} {sheet_text(f'{who}_alone', name=session.name(lone[0]))}"


def _how(result: DealResult, session: Session) -> str:
    if result.out is not None:
        return _went_out(result, result.out, session)
    if result.conceded is None:
        return sheet_text("locked" if result.reason == "locked" else "stock")
    who = "you" if session.is_you(result.conceded) else "other"
    return sheet_text(f"{who}_conceded", name=session.name(result.conceded))


def _went_out(result: DealResult, seat: int, session: Session) -> str:
    who = "you" if session.is_you(seat) else "other"
    name = session.name(seat)
    if result.special_hand:
        return sheet_text(f"{who}_special", name=name, hand=hand_name(result.special_hand))
    how = "out" if result.concealed == "no" else "concealed"
    return sheet_text(f"{who}_{how}", name=name)


def _verdict(outcome: Outcome, session: Session, run: MatchRun) -> str:
    setup = run.match.setup
    seats = [seat for scorer in outcome.winners for seat in setup.scorer_seats[scorer]]
    if run.log.conceded is not None:
        name = session.name(run.log.conceded)
        key = "you_gave_up" if session.is_you(run.log.conceded) else "other_gave_up"
        key += "_to_all" if len(outcome.winners) > 1 else ""
        return sheet_text(key, name=name, side=people(session, seats))
    if run.match.won_at_once:
        return sheet_text("at_once", side=people(session, seats))
    if len(outcome.winners) > 1:
        return sheet_text("tie")
    winners = setup.scorer_seats[outcome.winners[0]]
    key = "they_win"
    if len(winners) == 1:
        key = "you_win" if session.is_you(winners[0]) else "other_wins"
    margin = number(outcome.margin, "point")
    return sheet_text(key, side=people(session, winners), margin=margin)


def sheets_of(log: MatchLog, session: Session) -> tuple[ScoreSheetModel, ...]:
    """The sheets of the deals that are over, the first first. Raises `ReplayDifference`."""
    sheets: list[ScoreSheetModel] = []
    MatchRun.from_log(log, on_deal_over=lambda played: sheets.append(score_sheet(played, session)))
    return tuple(sheets)
