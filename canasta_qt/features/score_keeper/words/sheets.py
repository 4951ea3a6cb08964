"""Score sheets, filled and blank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from canasta_qt.engine.match import Outcome
from canasta_qt.engine.melds.meld_types import canasta_bonus
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealResult
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.kinds import (
    canasta_kinds,
    sample_canasta,
    tables_black_threes,
    unfinished_kinds,
)
from canasta_qt.features.score_keeper.model.tally import TalliedDeal, Tally
from canasta_qt.features.score_keeper.words.labels import (
    KeeperText,
    canasta_label,
    field_label,
    unfinished_label,
)
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.cards import hand_name, number
from canasta_qt.words.rules.values import value_text
from canasta_qt.words.score_sheet import SheetText, opening_bands, score_label, score_lines
from canasta_qt.words.sentences import figures
from canasta_qt.words.turn import TurnText

DEALS: Final = {2: 6, 3: 4, 4: 3}
"""Number of columns of totals to the deals on a page; more columns have two deals."""


def blank_page(rules: TableRules, title: str, *, break_before: bool = False) -> str:
    """A page for a game, as HTML."""
    setup = setup_for(rules)
    deals = DEALS.get(setup.scorers, 2)
    head = escape(KeeperText.BLANK_TITLE(game=title))
    names = "".join(
        f"<td width='{100 // setup.scorers}%'>{side + 1}: ____________________</td>"
        for side in range(setup.scorers)
    )
    style = " style='page-break-before: always'" if break_before else ""
    return (
        f"<h2{style}>{head}</h2><p>{escape(_about(rules))} "
        f"{escape(KeeperText.DATE_LINE())}: ______________</p>"
        f"<table width='100%' cellpadding='4'><tr>{names}</tr></table><p></p>"
        f"{_grid(setup, deals)}"
    )


def _about(rules: TableRules) -> str:
    """What is played to, and what an opening needs."""
    end = rules.match.end
    goal = (
        KeeperText.GOAL_DEALS(deals=number(end.count or 1, "deal"))
        if end.kind == "deals"
        else KeeperText.GOAL(points=figures(end.score or 0))
    )
    rows = [_opening_row(rules, start, least) for start, least in rules.initial.table]
    return f"{goal} {KeeperText.NEEDS()}: {', '.join(rows)}."


def _opening_row(rules: TableRules, start: int | None, least: int) -> str:
    """What an opening needs from a total, or from a deal, on."""
    if start is None:
        return figures(least)
    text = KeeperText.FROM_DEAL if rules.initial.basis == "deal_number" else KeeperText.FROM_TOTAL
    return text(start=figures(start), least=figures(least))


def _grid(setup: Setup, deals: int) -> str:
    columns = deals * setup.scorers
    wide = 64 // columns
    heads = "".join(
        f"<td colspan='{setup.scorers}' align='center'><b>{escape(KeeperText.DEAL(n=''))}</b></td>"
        for _ in range(deals)
    )
    sides = "".join(
        f"<td align='center' width='{wide}%'>{side + 1}</td>"
        for _ in range(deals)
        for side in range(setup.scorers)
    )
    lines = "".join(
        f"<tr><td>{_bold(escape(label), strong)}</td>{'<td></td>' * columns}</tr>"
        for label, strong in blank_rows(setup)
    )
    return (
        "<table width='100%' border='1' cellspacing='0' cellpadding='7' "
        f"style='border-collapse: collapse'><tr><td></td>{heads}</tr>"
        f"<tr><td width='36%'></td>{sides}</tr>{lines}</table>"
    )


def _bold(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong else text


def blank_rows(setup: Setup) -> Iterator[tuple[str, bool]]:
    """The label of every row, with what one of it is worth, and whether it is a sum."""
    rules = setup.rules
    yield KeeperText.NEEDS(), False
    for kind in canasta_kinds(setup):
        bonus = canasta_bonus(setup, sample_canasta(setup, kind))
        yield f"{canasta_label(kind)} × {figures(bonus)}", False
    for reached in rules.score.set_bonus:
        told = value_text("score.set_bonus", (reached,))
        yield f"{score_label('set_bonus')}, {told}", False
    if rules.go_out.bonus:
        yield f"{score_label('going_out')} ({figures(rules.go_out.bonus)})", False
    if rules.concealed.total:
        yield f"{score_label('concealed')} ({figures(rules.concealed.total)})", False
    if setup.tabled[1]:
        totals = " / ".join(map(figures, rules.red_three.totals[1:]))
        yield f"{score_label('red_threes')} ({totals})", False
    if tables_black_threes(setup):
        yield score_label("black_threes"), False
    yield score_label("melded"), False
    yield f"− {score_label('hand')}", False
    if setup.has_feet:
        yield f"− {score_label('foot')}", False
    for kind in unfinished_kinds(setup):
        yield f"− {unfinished_label(kind)}", False
    yield f"− {field_label('penalty')}", False
    yield KeeperText.THIS_DEAL(), True
    yield KeeperText.TOTAL(), True


# --- the sheets of a match at a real table ----------------------------------------------------


def together(names: Sequence[str]) -> str:
    """These people: "Ann", "Ann & Carl", "Ann, Carl & Eve"."""
    *firsts, last = names
    if not firsts:
        return last
    text = firsts[0]
    for name in firsts[1:]:
        text = TurnText.SIDE_MORE(first=text, second=name)
    return TurnText.SIDE_NAMES(first=text, second=last)


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
        title=SheetText.TITLE(number=deal.ahead.number),
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
        return SheetText.OTHER_CONCEDED(name=sheet.names[result.conceded])
    if result.out is None:
        return SheetText.STOCK()
    name = sheet.names[result.out]
    if result.special_hand:
        return SheetText.OTHER_SPECIAL(name=name, hand=hand_name(result.special_hand))
    text = SheetText.OTHER_OUT if result.concealed == "no" else SheetText.OTHER_CONCEALED
    return text(name=name)


def verdict(sheet: Sheet, tally: Tally) -> str:
    """Who has won; empty while the match goes on."""
    outcome: Outcome | None = tally.outcome
    if outcome is None:
        return ""
    names = [column_names(sheet)[winner] for winner in outcome.winners]
    if tally.at_once:
        return KeeperText.AT_ONCE(side=together(names))
    if len(names) > 1:
        return KeeperText.TIE()
    side = names[0]
    many = len(sheet.setup.scorer_seats[outcome.winners[0]]) > 1
    margin = number(outcome.margin, "point")
    return (KeeperText.WON_MANY if many else KeeperText.WON)(side=side, margin=margin)


def ahead_text(sheet: Sheet, tally: Tally) -> str:
    """Which deal comes, and who deals."""
    ahead = tally.ahead
    return KeeperText.NEXT(n=ahead.number, name=sheet.names[ahead.dealer])


def minimum_texts(sheet: Sheet, tally: Tally) -> tuple[str, ...]:
    """What each column needs to open in the deal that comes."""
    texts = []
    for scorer, name in enumerate(column_names(sheet)):
        many = len(sheet.setup.scorer_seats[scorer]) > 1
        points = figures(tally.ahead.minimums[scorer])
        texts.append(
            (KeeperText.OPEN_WITH if many else KeeperText.OPENS_WITH)(side=name, points=points)
        )
    return tuple(texts)


def short_minimums(tally: Tally) -> tuple[str, ...]:
    """The same below the names of the columns; nothing once the match is over."""
    if tally.outcome is not None:
        return ("",) * len(tally.ahead.minimums)
    return tuple(KeeperText.TO_OPEN(points=figures(least)) for least in tally.ahead.minimums)


def goal_text(sheet: Sheet) -> str:
    """What is played to."""
    end = sheet.rules.match.end
    if end.kind == "deals":
        return KeeperText.GOAL_DEALS(deals=number(end.count or 1, "deal"))
    return KeeperText.GOAL(points=figures(end.score or 0))
