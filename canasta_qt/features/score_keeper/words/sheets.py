"""The sheets of a match at a real table, in the form in which the program's own are shown."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.match import Outcome
from canasta_qt.engine.state import DealResult
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.tally import TalliedDeal, Tally
from canasta_qt.features.score_keeper.words.labels import keeper_text
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.cards import hand_name, number
from canasta_qt.words.score_sheet import opening_bands, score_lines, sheet_text
from canasta_qt.words.sentences import figures
from canasta_qt.words.turn import say


def together(names: Sequence[str]) -> str:
    """These people: "Ann", "Ann & Carl", "Ann, Carl & Eve"."""
    *firsts, last = names
    if not firsts:
        return last
    text = firsts[0]
    for name in firsts[1:]:
        text = say("side.more", first=text, second=name)
    return say("side.names", first=text, second=last)


def column_names(sheet: Sheet) -> tuple[str, ...]:
    """Whom each running total belongs to."""
    return tuple(
        together([sheet.names[seat] for seat in seats]) for seats in sheet.setup.scorer_seats
    )


def keeper_sheets(sheet: Sheet, tally: Tally) -> tuple[ScoreSheetModel, ...]:
    """A sheet for every deal, first to last."""
    return tuple(deal_sheet(sheet, tally, at) for at in range(len(tally.deals)))


def deal_sheet(sheet: Sheet, tally: Tally, at: int) -> ScoreSheetModel:
    """The sheet of one deal, counted from 0."""
    deal = tally.deals[at]
    end = sheet.rules.match.end
    outcome = tally.outcome if at == len(tally.deals) - 1 else None
    return ScoreSheetModel(
        title=sheet_text("title", number=deal.ahead.number),
        outcome=how_ended(sheet, deal),
        sides=column_names(sheet),
        lines=score_lines(deal.scores),
        deal_totals=tuple(score.total for score in deal.scores),
        before=deal.ahead.totals,
        totals=deal.totals,
        history=tuple(one.totals for one in tally.deals[: at + 1]),
        target=end.score if end.kind == "target" else None,
        match_over=outcome is not None,
        verdict=verdict(sheet, tally) if outcome is not None else "",
        bands=opening_bands(sheet.setup),
    )


def how_ended(sheet: Sheet, deal: TalliedDeal) -> str:
    """How a deal ended, in words."""
    result = deal.table.pos.result or DealResult()
    if result.conceded is not None:
        return sheet_text("other_conceded", name=sheet.names[result.conceded])
    if result.out is None:
        return sheet_text("stock")
    name = sheet.names[result.out]
    if result.special_hand:
        return sheet_text("other_special", name=name, hand=hand_name(result.special_hand))
    key = "other_out" if result.concealed == "no" else "other_concealed"
    return sheet_text(key, name=name)


def verdict(sheet: Sheet, tally: Tally) -> str:
    """Who has won; empty while the match goes on."""
    outcome: Outcome | None = tally.outcome
    if outcome is None:
        return ""
    names = [column_names(sheet)[winner] for winner in outcome.winners]
    if tally.at_once:
        return keeper_text("at_once", side=together(names))
    if len(names) > 1:
        return keeper_text("tie")
    side = names[0]
    many = len(sheet.setup.scorer_seats[outcome.winners[0]]) > 1
    margin = number(outcome.margin, "point")
    return keeper_text("won_many" if many else "won", side=side, margin=margin)


def ahead_text(sheet: Sheet, tally: Tally) -> str:
    """Which deal comes, and who deals."""
    ahead = tally.ahead
    return keeper_text("next", n=ahead.number, name=sheet.names[ahead.dealer])


def minimum_texts(sheet: Sheet, tally: Tally) -> tuple[str, ...]:
    """What each column needs to open in the deal that comes."""
    texts = []
    for scorer, name in enumerate(column_names(sheet)):
        many = len(sheet.setup.scorer_seats[scorer]) > 1
        points = figures(tally.ahead.minimums[scorer])
        texts.append(keeper_text("open_with" if many else "opens_with", side=name, points=points))
    return tuple(texts)


def short_minimums(tally: Tally) -> tuple[str, ...]:
    """The same below the names of the columns; nothing once the match is over."""
    if tally.outcome is not None:
        return ("",) * len(tally.ahead.minimums)
    return tuple(keeper_text("to_open", points=figures(least)) for least in tally.ahead.minimums)


def goal_text(sheet: Sheet) -> str:
    """What is played to."""
    end = sheet.rules.match.end
    if end.kind == "deals":
        return keeper_text("goal_deals", deals=number(end.count or 1, "deal"))
    return keeper_text("goal", points=figures(end.score or 0))
