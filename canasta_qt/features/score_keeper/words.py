"""The score keeper in words: what can be entered, what cannot be, and sheets, filled and blank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.engine.match import Outcome
from canasta_qt.engine.melds.meld_types import canasta_bonus
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealResult
from canasta_qt.features.score_keeper.model.checks import EntryDoubt
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.kinds import (
    canasta_kinds,
    sample_canasta,
    tables_black_threes,
    unfinished_kinds,
)
from canasta_qt.features.score_keeper.model.tally import ScoredSheet, TalliedDeal
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.cards import hand_name, number, ranks_name
from canasta_qt.words.people import names_in_a_row
from canasta_qt.words.rules.values import value_text
from canasta_qt.words.score_sheet import SheetText, opening_bands, score_label, score_lines
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    Counted,
    Text,
    Texts,
    counted,
    figures,
    labelled,
)


class _CanastaLabel(Texts, context="ScoreKeeper"):
    NATURAL = Text("Natural canastas")
    MIXED = Text("Mixed canastas")
    NATURAL_ACES = Text("Natural canastas of aces")
    MIXED_ACES = Text("Mixed canastas of aces")
    NATURAL_SEVENS = Text("Natural canastas of sevens")
    MIXED_SEVENS = Text("Mixed canastas of sevens")
    WILD = Text("Wild canastas")
    WILD_TWOS = Text("Wild canastas of twos only")
    WILD_JOKERS = Text("Wild canastas with every joker")
    SEQUENCE = Text("Sequences of seven")
    MIXED_SEQUENCE = Text("Sequences of seven with a wild card")
    BLACK_CANASTA = Text("Canastas of black threes")


class _UnfinishedLabel(Texts, context="ScoreKeeper"):
    NATURAL_ACES = Text("Unfinished aces")
    MIXED_ACES = Text("Unfinished aces with wild cards")
    NATURAL_SEVENS = Text("Unfinished sevens")
    MIXED_SEVENS = Text("Unfinished sevens with wild cards")
    WILD = Text("Unfinished wild melds")
    WILD_JOKERS = Text("Unfinished wild meld with every joker")
    SEQUENCE = Text("Sequences that stayed too short")


class _FieldLabel(Texts, context="ScoreKeeper"):
    RED_THREES = Text("Red threes")
    BLACK_THREES = Text("Black threes")
    POINTS = Text("Points of all cards melded")
    HAND = Text("Points left in hand")
    HAND_OF = Text("Left in hand: {name}")
    FOOT = Text("Points in a foot never taken up")
    FOOT_OF = Text("Foot never taken up: {name}")
    FOOT_RED_THREES = Text("Red threes in that foot")
    HELD = Text("{ranks} left in hand")
    HELD_OF = Text("{ranks} left in hand: {name}")
    PENALTY = Text("Penalties")
    OTHER = Text("Other penalty, in points")
    CUTS = Text("Exact cuts of the deck")


class KeeperText(Texts, context="ScoreKeeper"):
    TITLE = Text("Score keeper")
    INTRO = Text("For a game with real cards. You count, the program adds up by your rules.")
    NO_SHEETS = Text("No score sheet yet.")
    SHEETS = Text("Score sheets")
    NEW = Text("&New score sheet…")
    NEW_TITLE = Text("New score sheet")
    OPEN = Text("&Continue")
    DELETE = Text("&Delete")
    BLANK = Text("&Blank sheet…")
    BEGIN = Text("Be&gin")
    BACK = Text("Bac&k")
    GAME = Text("Game or rules")
    NAMES = Text("Players, in turn order")
    PLAYER = Text("Player {n}")
    FIRST_DEALER = Text("First dealer")
    DEAL = Text("Deal {n}")
    NEXT = Text("Deal {n}: {name} deals")
    TO_OPEN = Text("To open: {points}")
    OPEN_WITH = Text("{side} open with {points}")
    OPENS_WITH = Text("{side} opens with {points}")
    ENTER = Text("&Enter deal {n}")
    GO_ON = Text("C&ontinue with deal {n}")
    BEGUN = Text("What you entered is still here. It is not booked yet.")
    CORRECT = Text("C&orrect")
    REMOVE = Text("&Remove deal")
    RENAME = Text("&Names, date…")
    NAMES_AND_DATE = Text("Names and date")
    SAME_NAME = Text("Two players are called {name}. Give each a name of their own.")
    NO_NAME = Text("Everybody needs a name.")
    AGAIN = Text("New sheet, &same people")
    PLAY_ON = Text("Pla&y on")
    UNDO = Text("&Undo")
    REDO = Text("Re&do")
    LARGE = Text("&Large numbers")
    SMALL = Text("&Normal size")
    MAY_I = Text("&May I?")
    FILE = Text("From a &file…")
    FILE_OPEN = Text("Open a score sheet")
    FILE_KINDS = Text("Score sheets (*.txt *.json)")
    FILE_ALL = Text("All files (*)")
    FILE_BAD = Text("{name} is not a score sheet that can be opened.")
    FILE_MEND = Text("Correct the file and open it again. Nothing was saved.")
    FILE_DOUBTS = Text("{name} was opened. Please check:")
    FILE_KEEP = Text("Save as a &file…")
    FILE_SAVE = Text("Save the score sheet as a file")
    FILE_SAVE_KINDS = Text("Text (*.txt);;JSON (*.json)")
    FILE_NAME = Text("Canasta score sheet")
    KEEP = Text("&Print or save")
    CHART = Text("Chart")
    LINES = Text("Lines of deal {n}")
    DELETE_NAME = Text("The score sheet")
    ALL_DEALS = Text("All deals")
    TOTAL = Text("Total")
    THIS_DEAL = Text("This deal")
    WHO_OUT = Text("Went out")
    NOBODY = Text("Nobody (stock used up)")
    CONCEDED = Text("{name} conceded")
    CONCEALED = Text("Concealed")
    SPECIAL = Text("Special hand")
    NO_SPECIAL = Text("None")
    ALONE = Text("Played alone")
    NOBODY_ALONE = Text("Nobody")
    TAP_CARDS = Text("Tap cards")
    TAP_TITLE = Text("Tap each card that lies there")
    TAP_SUM = Text("{cards}, {points}")
    MORE = Text("More")
    TAKE_OFF = Text("One less")
    CLEAR = Text("Clear")
    BOOK = Text("&Book the deal")
    BOOK_ANYWAY = Text("&Book it anyway")
    CANCEL = Text("&Cancel")
    DOUBTS = Text("Please check:")
    WON = Text("{side} wins by {margin}.")
    WON_MANY = Text("{side} win by {margin}.")
    AT_ONCE = Text("The match is won at once: {side}.")
    TIE = Text("The match is a tie.")
    RESUMED = Text("{side}: {points}")
    LAST_USED = Text("{game}, {deals}, {date}")
    ASK = Text("Search the rules")
    ASK_HINT = Text("What do you want to know? For example: frozen, black three, going out")
    ASK_TABLE = Text("Lay out a &table and ask…")
    ASK_TABLE_TIP = Text("Lay out hand, melds and pile, and ask whether a move is allowed.")
    BLANK_TITLE = Text("Score sheet: {game}")
    BLANK_SAVE = Text("Save blank score sheets")
    BLANK_NAME = Text("Canasta blank score sheet")
    BLANK_ALL = Text("For every game")
    BLANK_OTHER = Text("For another game…")
    NEEDS = Text("Needed to open")
    FROM_TOTAL = Text("from {start} on {least}")
    FROM_DEAL = Text("from deal {start} on {least}")
    DATE_LINE = Text("Date")
    GOAL = Text("Played to {points}.")
    GOAL_DEALS = Text("Played for {deals}.")
    RUNNING = Text("{points} → {total}")
    RUNNING_TIP = Text("{side}: {points} in this deal, {total} in all")
    HEADING = Text("{game}, {date}")
    TONIGHT = Text("&Tonight")
    DAY = Text("Day")
    RANKING = Text("Ranking")
    RANK = Text("Rank")
    NAME = Text("Name")
    PLAYED = Text("Sheets")
    MATCHES_WON = Text("Won")
    POINTS = Text("Points")
    TONIGHT_SAVE = Text("Save the ranking")
    TONIGHT_NAME = Text("Canasta ranking")
    PLAYED_OUT = Text("The match ended with deal {n}. What follows is counted all the same.")


_WAYS: Final[Counted] = QT_TRANSLATE_N_NOOP("ScoreKeeper", "{n} point", "{n} points")


def points_text(points: int) -> str:
    return counted(_WAYS, points)


def canasta_label(kind: str) -> str:
    return _CanastaLabel.of(kind)()


def unfinished_label(kind: str) -> str:
    return _UnfinishedLabel.of(kind)()


def field_label(key: str, *, name: str = "", kind: str = "") -> str:
    """Another field; `kind` is what is held, `3r` or `A`; `name` whose it is."""
    ranks = ranks_name(KIND_OF_TEXT[kind]) if kind else ""
    of = _FieldLabel.get(key, "of") if name else None
    text = (of or _FieldLabel.of(key))(name=name, ranks=ranks)
    return text[:1].upper() + text[1:]


def penalty_label(name: str) -> str:
    """A penalty, without the word penalty before it where it stands alone."""
    if name == "other":
        return _FieldLabel.OTHER()
    return score_label(f"penalty.{name}")


class _DoubtText(Texts, context="ScoreKeeper"):
    """Code to sentence; `canasta_wilds` and `out_other` are other forms of a code."""

    CARDS_OF_KIND = Text("{have} {ranks}, but the pack has only {need}.")
    CANASTA_CARDS = Text("So many canastas need {have} natural cards; the pack has {need}.")
    CANASTA_WILDS = Text("So many canastas need {have} wild cards; the pack has {need}.")
    CANASTA_RANK = Text("{kind}: that takes {have} cards, and the pack has {need}.")
    CANASTA_MANY = Text("{kind}: {have} are more than the pack allows ({need}).")
    POINTS_LOW = Text("{have} points are too few: the canastas alone are worth at least {need}.")
    POINTS_STEP = Text("{have} points are not possible: all cards count in steps of {need}.")
    POINTS_PACK = Text("All sides together have {have} points; the whole pack has {need}.")
    POINTS_MISSING = Text("The points of the melded cards are missing, at least {need}.")
    MELD = Text("This cannot be a meld by these rules.")
    OUT_NEEDS = Text("Canastas needed to go out: {need}. There are {have}.")
    OUT_OTHER = Text("By these rules this side could not go out yet.")
    OUT_HAND = Text("{who} went out, but has cards left.")
    HAND_MISSING = Text("Nothing is left in the hand of {who}. Is that right?")
    CONCEALED_OFF = Text("These rules know no bonus for going out concealed.")
    SPECIAL_OPENED = Text("A special hand ({hand}) needs a side that has not melded.")
    THREES_OFF = Text("By these rules such threes are not laid out.")
    FOOT_CARDS = Text("{have} cards in a foot that has {need}.")
    NOTHING_TOLD = Text("Nothing was entered for this deal.")
    AFTER_END = Text("The match was over after deal {have}.")


def doubt_text(doubt: EntryDoubt, names: Sequence[str]) -> str:
    """Why an entry cannot be; `names` are the players by seat."""
    return _DoubtText.of(_form(doubt))(
        have=figures(doubt.have),
        need=figures(doubt.need),
        ranks=ranks_name(KIND_OF_TEXT[doubt.what]) if doubt.what in KIND_OF_TEXT else "",
        kind=canasta_label(doubt.what) if doubt.code in ("canasta_rank", "canasta_many") else "",
        who=names[doubt.seat] if doubt.seat is not None else "",
        hand=hand_name(doubt.what) if doubt.code == "special_opened" else "",
    )


def _form(doubt: EntryDoubt) -> str:
    if doubt.code == "canasta_cards" and doubt.what == "wild":
        return "canasta_wilds"
    if doubt.code == "out_needs" and (doubt.what or doubt.need <= doubt.have):
        return "out_other"
    return doubt.code


DEALS: Final = {2: 4, 3: 2, 4: 2}
"""Number of columns of totals to the deals on a page; more columns have one deal.

No box is narrower than four figures written by hand, 14 mm.
"""


def blank_page(rules: TableRules, title: str, *, break_before: bool = False) -> str:
    """A page for a game, as HTML."""
    setup = setup_for(rules)
    deals = DEALS.get(setup.scorers, 1)
    head = escape(KeeperText.BLANK_TITLE(game=title))
    names = "".join(
        f"<td width='{100 // setup.scorers}%'>{side + 1}: ____________________</td>"
        for side in range(setup.scorers)
    )
    style = " style='page-break-before: always'" if break_before else ""
    return (
        f"<h2{style}>{head}</h2><p>{escape(_about(rules))}</p>"
        f"<p>{escape(labelled(KeeperText.DATE_LINE(), '_' * 14))}</p>"
        f"<table width='100%' cellpadding='4'><tr>{names}</tr></table><p></p>"
        f"{_grid(setup, deals)}"
    )


def _about(rules: TableRules) -> str:
    rows = [_opening_row(rules, start, least) for start, least in rules.initial.table]
    return f"{goal_text(rules)} {labelled(KeeperText.NEEDS(), ', '.join(rows))}."


def _opening_row(rules: TableRules, start: int | None, least: int) -> str:
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
        reached_text = value_text("score.set_bonus", (reached,))
        yield f"{score_label('set_bonus')}, {reached_text}", False
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


def column_names(sheet: Sheet) -> tuple[str, ...]:
    """Whom each running total belongs to."""
    return tuple(
        names_in_a_row([sheet.names[seat] for seat in seats]) for seats in sheet.setup.scorer_seats
    )


def keeper_sheets(
    sheet: Sheet, tally: ScoredSheet, heading: str = ""
) -> tuple[ScoreSheetModel, ...]:
    """A sheet for every deal, first to last, under one `heading`."""
    return tuple(
        replace(deal_sheet(sheet, tally, at), heading=heading) for at in range(len(tally.deals))
    )


def heading_text(game: str, day: str) -> str:
    """The game, and the day where it is known."""
    return KeeperText.HEADING(game=game, date=day) if day else game


def deal_sheet(sheet: Sheet, tally: ScoredSheet, at: int) -> ScoreSheetModel:
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


def verdict(sheet: Sheet, tally: ScoredSheet) -> str:
    """Who has won; empty while the match goes on."""
    outcome: Outcome | None = tally.outcome
    if outcome is None:
        return ""
    names = [column_names(sheet)[winner] for winner in outcome.winners]
    if tally.at_once:
        return KeeperText.AT_ONCE(side=names_in_a_row(names))
    if len(names) > 1:
        return KeeperText.TIE()
    side = names[0]
    many = len(sheet.setup.scorer_seats[outcome.winners[0]]) > 1
    margin = number(outcome.margin, "point")
    return (KeeperText.WON_MANY if many else KeeperText.WON)(side=side, margin=margin)


def ahead_text(sheet: Sheet, tally: ScoredSheet) -> str:
    """Which deal comes, and who deals."""
    ahead = tally.ahead
    return KeeperText.NEXT(n=ahead.number, name=sheet.names[ahead.dealer])


def minimum_texts(sheet: Sheet, tally: ScoredSheet) -> tuple[str, ...]:
    """What each column needs to open in the deal that comes."""
    texts = []
    for scorer, name in enumerate(column_names(sheet)):
        many = len(sheet.setup.scorer_seats[scorer]) > 1
        points = figures(tally.ahead.minimums[scorer])
        texts.append(
            (KeeperText.OPEN_WITH if many else KeeperText.OPENS_WITH)(side=name, points=points)
        )
    return tuple(texts)


def short_minimums(tally: ScoredSheet) -> tuple[str, ...]:
    """The same below the names of the columns; nothing once the match is over."""
    if tally.outcome is not None:
        return ("",) * len(tally.ahead.minimums)
    return tuple(KeeperText.TO_OPEN(points=figures(least)) for least in tally.ahead.minimums)


def goal_text(rules: TableRules) -> str:
    """The points or deals that are played to."""
    end = rules.match.end
    if end.kind == "deals":
        return KeeperText.GOAL_DEALS(deals=number(end.count or 1, "deal"))
    return KeeperText.GOAL(points=figures(end.score or 0))
