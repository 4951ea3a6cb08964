"""The score sheet of a deal or a match: one line a kind, one column for each running total.

`score_sheet` makes that of a deal, `match_sheet` puts them together, `plain_text` writes one out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from canasta_qt.engine.match import Outcome
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealResult, DealState
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ScoreLineModel, ScoreSheetModel
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import cards_name, number
from canasta_qt.words.pages import deal_ending, how_deal_ended, one_of_us_won, seat_text
from canasta_qt.words.people import own_first, people, scorer_names
from canasta_qt.words.sentences import Text, Texts, figures


class LineLabel(Texts, context="Scores"):
    """Line kind to its label, in the order in which the sheet lists them."""

    NATURAL_CANASTA = Text("Natural canastas")
    MIXED_CANASTA = Text("Mixed canastas")
    WILD_CANASTA = Text("Wild canasta")
    ACES_CANASTA = Text("Canasta of aces")
    SEVENS_CANASTA = Text("Canasta of sevens")
    SPECIAL_HAND = Text("Special hand")
    SEQUENCE_CANASTA = Text("Sequences of seven")
    SET_BONUS = Text("Sets of canastas")
    GOING_OUT = Text("Going out")
    CONCEALED = Text("Going out concealed")
    CONCEALED_NO_CANASTA = Text("Concealed without a canasta")
    RED_THREES = Text("Red threes")
    RED_THREES_IN_HAND = Text("Red threes left in hand")
    BLACK_THREES = Text("Black threes")
    BLACK_THREES_REMOVED = Text("Black threes out of play")
    MELDED = Text("Cards melded")
    WILD_MELD_INCOMPLETE = Text("Unfinished wild meld")
    SPECIAL_RANK_INCOMPLETE = Text("Unfinished aces or sevens")
    SPECIAL_RANK_HAND = Text("Aces or sevens caught in a hand")
    SEQUENCE_SHORT = Text("Short sequences")
    HEAP = Text("Loose cards beside the melds")
    HAND = Text("Cards left in hand")
    FOOT = Text("Feet never picked up")
    RED_THREES_IN_FOOT = Text("Red threes in a foot")
    EXACT_CUT = Text("Exact cut of the deck")
    CONCEDED = Text("Deal conceded")
    PENALTY_PILE_ILLEGAL = Text("Penalty: pile taken in error")
    PENALTY_GO_OUT_AFTER_NO = Text("Penalty: went out after a no")
    PENALTY_ASKED_BUT_UNABLE = Text("Penalty: asked but did not go out")
    PENALTY_RED_THREE_HIDDEN = Text("Penalty: hidden red three")
    PENALTY_OPENING_LOW = Text("Penalty: first meld too low")
    PENALTY = Text("Penalty")
    NO_POSITIVE = Text("Too few canastas to score")


_PLACES: Final = {label: place for place, label in enumerate(LineLabel.all().values())}


class SheetText(Texts, context="Scores"):
    """Sentences of the sheet."""

    TITLE = Text("Deal {number}")
    MATCH = Text("The whole match")
    SO_FAR = Text("The match after {deals}")
    THIS_DEAL = Text("This deal")
    BEFORE = Text("Before")
    TOTAL = Text("Total")
    YOU_OUT = Text("You went out.")
    OTHER_OUT = Text("{name} went out.")
    YOU_CONCEALED = Text("You went out concealed.")
    OTHER_CONCEALED = Text("{name} went out concealed.")
    YOU_SPECIAL = Text("You laid a special hand: {hand}.")
    OTHER_SPECIAL = Text("{name} laid a special hand: {hand}.")
    YOU_ALONE = Text("You played alone.")
    OTHER_ALONE = Text("{name} played alone.")
    AT_ONCE = Text("The match is won at once: {side}.")
    YOU_CONCEDED = Text("You conceded the deal.")
    OTHER_CONCEDED = Text("{name} conceded the deal.")
    LOCKED = Text("No remaining card could be discarded; nobody went out.")
    STOCK = Text("The stock was used up; nobody went out.")
    YOU_WIN = Text("You win by {margin}.")
    THEY_WIN = Text("{side} win by {margin}.")
    OTHER_WINS = Text("{side} wins by {margin}.")
    YOU_GAVE_UP = Text("You conceded the match. It goes to {side}.")
    YOU_GAVE_UP_TO_ALL = Text("You conceded the match. It goes to all the others.")
    OTHER_GAVE_UP_TO_ALL = Text("{name} conceded the match. It goes to all the others.")
    OTHER_GAVE_UP = Text("{name} conceded the match. It goes to {side}.")
    TIE = Text("The match is a tie.")


def score_label(kind: str) -> str:
    """The label of a line of the score sheet."""
    label = LineLabel.get(kind) or (LineLabel.PENALTY if kind.startswith("penalty") else None)
    return label() if label is not None else kind


def score_sheet(run: MatchRun, session: Session) -> ScoreSheetModel:
    """The sheet of the deal just booked. `RuntimeError` while it is being played."""
    state, session = run.state, session.on_sheets
    setup = state.setup
    order = own_first(setup.scorer_seats, session.viewer)
    booked = run.finish_deal()
    scores = [booked[scorer] for scorer in order]
    history = _totals(run.match.scores, order)
    outcome = run.outcome()
    names = scorer_names(session, setup)
    end = setup.rules.match.end
    return ScoreSheetModel(
        title=SheetText.TITLE(number=state.deal_number),
        outcome=_ended(state, session),
        sides=tuple(names[scorer] for scorer in order),
        lines=score_lines(scores),
        deal_totals=tuple(score.total for score in scores),
        before=history[-2] if len(history) > 1 else (0,) * len(scores),
        totals=history[-1],
        history=history,
        target=end.score if end.kind == "target" else None,
        match_over=outcome is not None,
        we_won=outcome is not None and one_of_us_won(outcome, session, setup),
        verdict=_verdict(outcome, session, run) if outcome else "",
        bands=opening_bands(setup),
        ending=deal_ending(run, session, order),
        heading=session.rules_name,
    )


def _totals(
    deals: Sequence[Sequence[SideScore]], order: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The totals after each deal, the scorers in this order."""
    each = [list(accumulate(scores[one].total for scores in deals)) for one in order]
    return tuple(zip(*each, strict=True))


def score_lines(scores: Sequence[SideScore]) -> tuple[ScoreLineModel, ...]:
    """One line for each kind that any scorer has, in the order of the sheet."""
    return tuple(
        ScoreLineModel(
            score_label(kind),
            tuple(_points(score, kind) for score in scores),
            _detail(scores, kind),
            kind,
            tuple(_origin(score, kind) for score in scores),
        )
        for kind in _in_order(line.kind for score in scores for line in score.lines)
    )


def _in_order(kinds: Iterable[str]) -> list[str]:
    """Each kind once, in the order of the sheet; those it does not know come last."""
    present = dict.fromkeys(kinds)
    return sorted(present, key=_place)


def _place(kind: str) -> int:
    label = LineLabel.get(kind)
    return len(_PLACES) if label is None else _PLACES[label]


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


def opening_bands(setup: Setup) -> tuple[tuple[int, int], ...]:
    """The totals from which on an opening needs more."""
    initial = setup.rules.initial
    if initial.basis == "deal_number":
        return ()
    return tuple((-(10**6) if start is None else start, least) for start, least in initial.table)


def how_it_ended(run: MatchRun, session: Session) -> str:
    """Who went out, or at the end of the match who wins; of a deal that has been booked."""
    outcome = run.outcome()
    if outcome is None:
        return _ended(run.state, session)
    return _verdict(outcome, session, run)


def _ended(state: DealState, session: Session) -> str:
    """How the deal ended, in words, and who played alone where three play."""
    result = state.result or DealResult()
    ended = how_deal_ended(SheetText.of, result, session)
    lone = [seats[0] for seats in state.sides if len(seats) == 1]
    if not state.setup.temporary or len(lone) != 1:
        return ended
    return f"{ended} {seat_text(SheetText.of, 'alone', lone[0], session)}"


def _verdict(outcome: Outcome, session: Session, run: MatchRun) -> str:
    setup = run.match.setup
    seats = [seat for scorer in outcome.winners for seat in setup.scorer_seats[scorer]]
    if run.log.conceded is not None:
        key = "gave_up_to_all" if len(outcome.winners) > 1 else "gave_up"
        side = people(session, seats)
        return seat_text(SheetText.of, key, run.log.conceded, session, side=side)
    if run.match.won_at_once:
        return SheetText.AT_ONCE(side=people(session, seats))
    if len(outcome.winners) > 1:
        return SheetText.TIE()
    text = SheetText.THEY_WIN
    if len(seats) == 1:
        text = SheetText.YOU_WIN if session.is_you(seats[0]) else SheetText.OTHER_WINS
    margin = number(outcome.margin, "point")
    return text(side=people(session, seats), margin=margin)


def sheets_of(log: MatchLog, session: Session) -> tuple[ScoreSheetModel, ...]:
    """The sheets of the deals that are over, the first first. Raises `ReplayDifference`."""
    sheets: list[ScoreSheetModel] = []
    MatchRun.from_log(log, on_deal_over=lambda played: sheets.append(score_sheet(played, session)))
    return tuple(sheets)


NOTHING = "–"
"""Stands where a line does not apply to a side."""


def match_sheet(sheets: Sequence[ScoreSheetModel]) -> ScoreSheetModel:
    """The sheet of all deals so far: every kind of line summed up, and what each deal brought."""
    last = sheets[-1]
    return replace(
        last,
        title=SheetText.MATCH(),
        outcome=SheetText.SO_FAR(deals=number(len(sheets), "deal")),
        lines=_summed(sheets),
        deal_totals=last.totals,
        before=(0,) * len(last.sides),
        deals=tuple(ScoreLineModel(sheet.title, sheet.deal_totals) for sheet in sheets),
        ending=None,
    )


def _summed(sheets: Sequence[ScoreSheetModel]) -> tuple[ScoreLineModel, ...]:
    present = {line.kind: line.label for sheet in sheets for line in sheet.lines}
    return tuple(
        ScoreLineModel(
            score_label(kind) if LineLabel.get(kind) else present[kind],
            tuple(_sum(sheets, kind, side) for side in range(len(sheets[-1].sides))),
        )
        for kind in _in_order(present)
    )


def _sum(sheets: Sequence[ScoreSheetModel], kind: str, side: int) -> int | None:
    points = [line.points[side] for sheet in sheets for line in sheet.lines if line.kind == kind]
    known = [value for value in points if value is not None]
    return sum(known) if known else None


SheetRow = tuple[str, Sequence[int | None], bool]
"""A label, a number for each side, and whether it is a sum."""


def rows_of(sheet: ScoreSheetModel) -> list[SheetRow]:
    """All rows of a sheet in order: its lines, then the sums that belong below."""
    rows: list[SheetRow] = [(line.label, line.points, False) for line in sheet.lines]
    if sheet.deals:
        rows += [(deal.label, deal.points, False) for deal in sheet.deals]
    else:
        rows.append((SheetText.THIS_DEAL(), sheet.deal_totals, True))
        rows.append((SheetText.BEFORE(), sheet.before, False))
    return [*rows, (SheetText.TOTAL(), sheet.totals, True)]


def all_pages(sheets: Sequence[ScoreSheetModel]) -> list[ScoreSheetModel]:
    """The sheets of all deals, and where there are several that of the whole match."""
    return [*sheets, match_sheet(sheets)] if len(sheets) > 1 else list(sheets)


def told(sheet: ScoreSheetModel) -> str:
    """The sentence of a sheet: who has won the match, or how the deal ended."""
    return sheet.verdict if sheet.deals and sheet.match_over else sheet.outcome


def plain_text(sheets: Sequence[ScoreSheetModel]) -> str:
    """The sheets as text, in columns that stand in line where letters have one width."""
    heading = [sheets[-1].heading] if sheets[-1].heading else []
    return "\n\n".join([*heading, *(_page(sheet) for sheet in all_pages(sheets))]) + "\n"


def _page(sheet: ScoreSheetModel) -> str:
    rows = rows_of(sheet)
    labels = max(len(label) for label, _, _ in rows)
    widths = [max(8, len(side)) for side in sheet.sides]
    head = " " * labels + _cells(sheet.sides, widths)
    lines = [label.ljust(labels) + _cells(map(_text, row), widths) for label, row, _ in rows]
    return "\n".join([f"{sheet.title}. {told(sheet)}", "", head, *lines])


def _cells(texts: Sequence[str] | map[str], widths: Sequence[int]) -> str:
    return "".join(f"  {text:>{width}}" for text, width in zip(texts, widths, strict=True))


def _text(points: int | None) -> str:
    return NOTHING if points is None else figures(points)
