"""The end of a deal and of a match in words: what happened, how it stands, what was memorable.

`deal_ending` and `match_ending` fill the panels at the end of a deal and of a match.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.match import Outcome
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealResult, DealState, Meld
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.endings import (
    CanastaModel,
    DealEnding,
    EndingSide,
    Highlight,
    LastResult,
    MatchEnding,
    PersonModel,
    PileTake,
)
from canasta_qt.view_model.people import YOU
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import cards_name, face, hand_name, number, run_words
from canasta_qt.words.people import (
    own_first,
    people,
    person_name,
    rules_title,
    scorer_names,
    seat_name,
)
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts, counted, figures, labelled


class EndingText(Texts, context="Endings"):
    """Sentences about the end of a deal and of a match."""

    YOU_OUT = Text("You went out")
    OTHER_OUT = Text("{name} went out")
    YOU_CONCEALED = Text("You went out concealed")
    OTHER_CONCEALED = Text("{name} went out concealed")
    YOU_SPECIAL = Text("You laid {hand}")
    OTHER_SPECIAL = Text("{name} laid {hand}")
    YOU_CONCEDED = Text("You conceded the deal")
    OTHER_CONCEDED = Text("{name} conceded the deal")
    STOCK = Text("The stock ran out")
    LOCKED = Text("No discard was left")
    SUBTITLE = Text("Deal {n} · {game}")
    YOU_LEAD = Text("You lead by {points}.")
    SIDE_LEADS = Text("{side} lead by {points}.")
    ONE_LEADS = Text("{name} leads by {points}.")
    LEVEL = Text("It is level.")
    BOTH_OPEN = Text("Next deal both sides need {points} to open.")
    ALL_OPEN = Text("Next deal everybody needs {points} to open.")
    NEED = Text("{side} {points}")
    EACH_OPENS = Text("To open the next deal: {needs}.")
    YOU_WIN = Text("You win")
    SIDE_WINS = Text("{side} win")
    ONE_WINS = Text("{name} wins")
    TIE = Text("A tie")
    BY = Text("by {margin}, after {deals}")
    AFTER = Text("after {deals}")
    AT_ONCE = Text("at once, in deal {n}")
    YOU_GAVE_UP = Text("You conceded the match")
    OTHER_GAVE_UP = Text("{name} conceded the match")
    YOUR_BEST = Text("Your best deal: {points}")
    SIDE_BEST = Text("The best deal of {side}: {points}")
    BEST_IN = Text("Deal {n}")
    YOU_WENT_OUT_TOO = Text("{canastas}, and you went out")
    OTHER_WENT_OUT_TOO = Text("{canastas}, and {name} went out")
    YOU_TOOK = Text("The turn: deal {n}, you took {cards}")
    OTHER_TOOK = Text("The turn: deal {n}, {name} took {cards}")
    PILE_WORTH = Text("The pile was worth {points}, and the lead changed by {swing}")
    TURN = Text("The turn: deal {n}")
    SWING = Text("The lead changed by {swing}")
    YOU_OUT_CONCEALED = Text("Deal {n}: you went out concealed")
    OTHER_OUT_CONCEALED = Text("Deal {n}: {side} went out concealed")
    ALL_AT_ONCE = Text("The whole hand at once")
    WILD = Text("Deal {n}: a wild canasta")
    SEQUENCE = Text("Deal {n}: a sequence of seven")
    NATURAL = Text("Deal {n}: a natural canasta")


_LEFT: Final = QT_TRANSLATE_N_NOOP("Endings", "One more deal.", "{n} more deals.")


# --- the end of a deal ------------------------------------------------------------------------


def deal_ending(run: MatchRun, session: Session, order: Sequence[int]) -> DealEnding:
    """The end of the deal just booked; `order` are the scorers column by column."""
    state, setup = run.state, run.match.setup
    result = state.result or DealResult()
    columns = [setup.scorer_seats[scorer] for scorer in order]
    other_out = result.out is not None and not session.is_you(result.out)
    return DealEnding(
        headline=how_deal_ended(EndingText.of, result, session),
        subtitle=EndingText.SUBTITLE(n=state.deal_number, game=rules_title(session)),
        standing=_standing(run, session, order),
        people=tuple(persons(session, seats) for seats in columns),
        canastas=tuple(canastas_of(state, seats[0]) for seats in columns),
        out=None if result.out is None else _column_of(columns, result.out),
        out_name=seat_name(session, result.out or 0) if other_out else "",
        concealed=result.concealed != "no",
        take=_largest_take(run, session, columns),
    )


def how_deal_ended(text_of: Callable[..., Text], result: DealResult, session: Session) -> str:
    """Who went out and how, or why nobody did, by the texts that its codes lead to."""
    if result.out is not None:
        if result.special_hand:
            hand = hand_name(result.special_hand)
            return seat_text(text_of, "special", result.out, session, hand=hand)
        how = "out" if result.concealed == "no" else "concealed"
        return seat_text(text_of, how, result.out, session)
    if result.conceded is not None:
        return seat_text(text_of, "conceded", result.conceded, session)
    return text_of("locked" if result.reason == "locked" else "stock")()


def seat_text(
    text_of: Callable[..., Text], key: str, seat: int, session: Session, **values: object
) -> str:
    """The sentence about somebody in its form for the player or for others."""
    who = "you" if session.is_you(seat) else "other"
    return text_of(who, key)(name=seat_name(session, seat), **values)


def persons(session: Session, seats: Sequence[int]) -> tuple[PersonModel, ...]:
    """The people of these seats, the viewer first."""
    count = len(session.seats)
    ordered = sorted(seats, key=lambda seat: (seat - session.viewer) % count)
    return tuple(
        PersonModel(seat_name(session, seat), session.seats[seat].portrait) for seat in ordered
    )


def _column_of(columns: Sequence[Sequence[int]], seat: int) -> int:
    return next(index for index, seats in enumerate(columns) if seat in seats)


def canastas_of(state: DealState, seat: int) -> tuple[CanastaModel, ...]:
    """The canastas of a seat's side, the finest first."""
    setup = state.setup
    found = [meld for meld in state.melds[state.side_of[seat]] if is_canasta(setup, meld)]
    order = ("wild", "sequence", "natural", "mixed")
    found.sort(key=lambda meld: (order.index(canasta_style(meld)), -len(meld.cards)))
    return tuple(map(_canasta, found))


def _canasta(meld: Meld) -> CanastaModel:
    style = canasta_style(meld)
    return CanastaModel(
        _top_of(meld, style),
        style,
        len(meld.cards) - meld.wilds if style != "wild" else len(meld.cards),
        meld.wilds if style == "mixed" else 0,
        run_words(meld.cards) if style == "sequence" else cards_name(meld.cards),
    )


def _top_of(meld: Meld, style: str) -> str:
    """The card on top: red on a natural canasta, black on a mixed one, as on any card table."""
    shown = [card for card in meld.cards if style == "wild" or not IS_WILD[KIND[card]]]
    faces = [text for text in map(face, shown) if text is not None]
    wanted = {"natural": "hd", "mixed": "sc", "wild": "X"}.get(style, "")
    if style == "sequence":
        return faces[-1]
    fits = [text for text in faces if (text[0] if style == "wild" else text[-1]) in wanted]
    return (fits or faces)[0]


def _largest_take(
    run: MatchRun, session: Session, columns: Sequence[Sequence[int]]
) -> PileTake | None:
    takes = [event for event in run.history if isinstance(event, ev.PileTaken)]
    if not takes:
        return None
    most = max(takes, key=_taken)
    points = run.match.setup.points
    return PileTake(
        seat_name(session, most.seat),
        session.is_you(most.seat),
        _taken(most),
        sum(points[KIND[card]] for card in (most.top, *most.rest, *most.melded)),
        _column_of(columns, most.seat),
    )


def _taken(event: ev.PileTaken) -> int:
    return 1 + len(event.rest) + len(event.melded)


# --- how it stands ----------------------------------------------------------------------------


def _standing(run: MatchRun, session: Session, order: Sequence[int]) -> str:
    """Who leads, and what the next deal asks for; at the end of a match who has won."""
    outcome = run.outcome()
    if outcome is not None:
        return f"{_winner(outcome, session, run.match.setup)}."
    parts = [_lead(run, session), _deals_left(run), _openings(run, session, order)]
    return " ".join(part for part in parts if part)


def _lead(run: MatchRun, session: Session) -> str:
    totals, setup = run.match.totals, run.match.setup
    ranking = sorted(range(len(totals)), key=lambda scorer: -totals[scorer])
    ahead = totals[ranking[0]] - totals[ranking[1]]
    if not ahead:
        return EndingText.LEVEL()
    seats = setup.scorer_seats[ranking[0]]
    if session.viewer in seats and session.is_you(session.viewer):
        return EndingText.YOU_LEAD(points=figures(ahead))
    names = people(session, seats)
    text = EndingText.ONE_LEADS if len(seats) == 1 else EndingText.SIDE_LEADS
    return text(side=names, name=names, points=figures(ahead))


def _deals_left(run: MatchRun) -> str:
    end = run.match.rules.match.end
    left = (end.count or 0) - len(run.match.scores) if end.kind == "deals" else 0
    return counted(_LEFT, left) if left > 0 else ""


def _openings(run: MatchRun, session: Session, order: Sequence[int]) -> str:
    """What an opening needs in the next deal, where that changes at all."""
    rules, setup = run.match.rules, run.match.setup
    if len(rules.initial.table) < 2:
        return ""
    deal = run.match.deal_number
    needs = [opening_minimum_for(rules, run.match.totals[scorer], deal) for scorer in order]
    if len(set(needs)) == 1:
        text = EndingText.BOTH_OPEN if len(needs) == 2 else EndingText.ALL_OPEN
        return text(points=figures(needs[0]))
    names = scorer_names(session, setup)
    each = [
        EndingText.NEED(side=names[scorer], points=figures(need))
        for scorer, need in zip(order, needs, strict=True)
    ]
    return EndingText.EACH_OPENS(needs=", ".join(each))


# --- the end of a match -----------------------------------------------------------------------


def match_ending(
    run: MatchRun, session: Session, sheets: Sequence[ScoreSheetModel]
) -> MatchEnding | None:
    """How the match ended; None while it goes on. `sheets` are those of its deals."""
    outcome = run.outcome()
    if outcome is None:
        return None
    setup, session = run.match.setup, session.on_sheets
    order = own_first(setup.scorer_seats, session.viewer)
    names = scorer_names(session, setup)
    return MatchEnding(
        title=_winner(outcome, session, setup),
        detail=_how_won(run, session, outcome),
        sides=tuple(
            EndingSide(
                names[scorer],
                outcome.totals[scorer],
                persons(session, setup.scorer_seats[scorer]),
                scorer in outcome.winners,
            )
            for scorer in order
        ),
        history=sheets[-1].history if sheets else (),
        target=run.match.rules.match.end.score,
        moments=moments_of(sheets, named=session.is_shared),
        we_won=one_of_us_won(outcome, session, setup),
    )


def one_of_us_won(outcome: Outcome, session: Session, setup: Setup) -> bool:
    """Whether the viewer is among the winners, or any of several people at one screen."""
    seats = [seat for scorer in outcome.winners for seat in setup.scorer_seats[scorer]]
    people = session.persons if session.is_shared else (session.viewer,)
    return any(seat in people for seat in seats)


def _winner(outcome: Outcome, session: Session, setup: Setup) -> str:
    if len(outcome.winners) > 1:
        return EndingText.TIE()
    seats = setup.scorer_seats[outcome.winners[0]]
    names = people(session, seats)
    if len(seats) > 1:
        return EndingText.SIDE_WINS(side=names)
    return (EndingText.YOU_WIN if session.is_you(seats[0]) else EndingText.ONE_WINS)(name=names)


def _how_won(run: MatchRun, session: Session, outcome: Outcome) -> str:
    played = len(run.match.scores)
    if run.log.conceded is not None:
        return seat_text(EndingText.of, "gave_up", run.log.conceded, session)
    if run.match.won_at_once:
        return EndingText.AT_ONCE(n=played)
    deals = number(played, "deal")
    if len(outcome.winners) > 1:
        return EndingText.AFTER(deals=deals)
    return EndingText.BY(margin=number(outcome.margin, "point"), deals=deals)


# --- what was memorable -----------------------------------------------------------------------

MOST_MOMENTS: Final = 3
"""Moments of a match that are shown."""

GREAT_TAKE: Final = 8
"""A take of so many cards may have turned a deal."""


def moments_of(sheets: Sequence[ScoreSheetModel], *, named: bool = False) -> tuple[Highlight, ...]:
    """What was memorable: the best deal, the turn, going out concealed, a rare canasta.

    `named`: several people read it, so nobody is "you".
    """
    ended = [(index, sheet) for index, sheet in enumerate(sheets) if sheet.ending is not None]
    if not ended:
        return ()
    found = [_best_deal(ended, named), _turn(ended), _concealed(ended, named), _rarest(ended)]
    return tuple(one for one in found if one is not None)[:MOST_MOMENTS]


NumberedSheets = Sequence[tuple[int, ScoreSheetModel]]


def _best_deal(ended: NumberedSheets, named: bool) -> Highlight | None:
    """The deal that brought the viewer's side most; where that won nothing or is `named`, any."""
    index, sheet = max(ended, key=lambda one: one[1].deal_totals[0])
    column, text = 0, EndingText.YOUR_BEST
    if named or sheet.deal_totals[0] <= 0:
        index, sheet = max(ended, key=lambda one: max(one[1].deal_totals))
        column, text = sheet.deal_totals.index(max(sheet.deal_totals)), EndingText.SIDE_BEST
    points = sheet.deal_totals[column]
    if points <= 0 or sheet.ending is None:
        return None
    title = text(side=sheet.sides[column], points=figures(points, signed=True))
    canastas = sheet.ending.canastas[column]
    detail = EndingText.BEST_IN(n=index + 1)
    if canastas:
        detail = labelled(detail, number(len(canastas), "canasta"))
        if sheet.ending.out == column:
            mine = column == 0 and not named and not sheet.ending.out_name
            out = EndingText.YOU_WENT_OUT_TOO if mine else EndingText.OTHER_WENT_OUT_TOO
            detail = out(canastas=detail, name=sheet.ending.out_name or sheet.sides[column])
    return Highlight(title, detail, canastas[0] if canastas else None)


def _swing(sheet: ScoreSheetModel) -> int:
    """How far a deal moved the distance between the viewer's side and the best of the others."""
    if len(sheet.deal_totals) < 2:
        return 0
    return _ahead(sheet.totals) - _ahead(sheet.before)


def _ahead(totals: Sequence[int]) -> int:
    return totals[0] - max(totals[1:])


def _turn(ended: NumberedSheets) -> Highlight | None:
    """The deal that changed the lead most, and the great take in it; none in a match of one."""
    if len(ended) < 2:
        return None
    index, sheet = max(ended, key=lambda one: abs(_swing(one[1])))
    swing = figures(abs(_swing(sheet)))
    if swing == figures(0) or sheet.ending is None:
        return None
    gained = 0 if _swing(sheet) > 0 else 1
    canastas = next((one for one in sheet.ending.canastas[gained:] if one), ())
    picture = canastas[-1] if canastas else None
    take = sheet.ending.take
    fits = take is not None and take.cards >= GREAT_TAKE and (take.column == 0) == (gained == 0)
    if take is None or not fits:
        return Highlight(EndingText.TURN(n=index + 1), EndingText.SWING(swing=swing), picture)
    cards = number(take.cards, "card")
    text = EndingText.YOU_TOOK if take.mine else EndingText.OTHER_TOOK
    worth = EndingText.PILE_WORTH(points=number(take.points, "point"), swing=swing)
    return Highlight(text(n=index + 1, name=take.name, cards=cards), worth, picture)


def _concealed(ended: NumberedSheets, named: bool) -> Highlight | None:
    for index, sheet in reversed(ended):
        ending = sheet.ending
        if ending is not None and ending.concealed and ending.out is not None:
            mine = ending.out == 0 and not named and not ending.out_name
            text = EndingText.YOU_OUT_CONCEALED if mine else EndingText.OTHER_OUT_CONCEALED
            canastas = ending.canastas[ending.out]
            return Highlight(
                text(n=index + 1, side=ending.out_name or sheet.sides[ending.out]),
                EndingText.ALL_AT_ONCE(),
                canastas[0] if canastas else None,
            )
    return None


def _rarest(ended: NumberedSheets) -> Highlight | None:
    """A canasta of wild cards, of a sequence, or else a natural one."""
    for band in ("wild", "sequence", "natural"):
        for index, sheet in reversed(ended):
            ending = sheet.ending
            for canastas in ending.canastas if ending is not None else ():
                for canasta in canastas:
                    if canasta.band == band:
                        title = EndingText.of(band)(n=index + 1)
                        return Highlight(title, canasta.label, canasta)
    return None


# --- the page before a match in words ---------------------------------------------------------


class WelcomeText(Texts, context="WelcomeWords"):
    MORNING = Text("Good morning.")
    AFTERNOON = Text("Good afternoon.")
    EVENING = Text("Good evening.")
    CHAIR = Text("{name} has kept your chair.")
    NOW = Text("just now")
    YESTERDAY = Text("yesterday")
    YOU_WON = Text("You won by {margin}")
    SIDE_WON = Text("{side} won by {margin}")
    GAVE_UP = Text("{side} won: the match was conceded")
    TIE = Text("A tie")
    TO = Text("{first} to {second}")
    YOUR_TURN = Text("your turn")
    OTHERS_TURN = Text("{name} to play")
    DEAL = Text("Deal {n}")
    SAVED = Text("saved {when}")


_MINUTES: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 minute ago", "{n} minutes ago")
_HOURS: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 hour ago", "{n} hours ago")
_DAYS: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 day ago", "{n} days ago")

MIDDLE: Final = " · "
"""Between facts on one line."""


def greeting(hour: int, partner: str) -> str:
    """A greeting for the hour of the day, 0 to 23, from the usual partner, if there is one."""
    words = WelcomeText.EVENING()
    if 4 <= hour < 18:
        words = WelcomeText.MORNING() if hour < 12 else WelcomeText.AFTERNOON()
    return f"{words} {WelcomeText.CHAIR(name=partner)}" if partner else words


def how_long_ago(then: float, now: float) -> str:
    """When something was, seen from `now`; both in seconds since the epoch."""
    seconds = max(0.0, now - then)
    minutes, hours = int(seconds // 60), int(seconds // 3600)
    if minutes < 1:
        return WelcomeText.NOW()
    if hours < 1:
        return counted(_MINUTES, minutes)
    days = _day(now) - _day(then)
    if days < 1:
        return counted(_HOURS, hours)
    return WelcomeText.YESTERDAY() if days == 1 else counted(_DAYS, days)


def _day(moment: float) -> int:
    """The number of a day by the clock on the wall."""
    shown = time.localtime(moment)
    return date(shown.tm_year, shown.tm_mon, shown.tm_mday).toordinal()


def where_it_stands(deal: int, name: str, saved: float, now: float, *, mine: bool) -> str:
    """Of a match that waits: its deal, whose turn it is, since when it waits.

    Between two deals it is nobody's turn: `name` is empty, and not `mine`.
    """
    turn = WelcomeText.OTHERS_TURN(name=name) if name else ""
    turn = WelcomeText.YOUR_TURN() if mine else turn
    when = WelcomeText.SAVED(when=how_long_ago(saved, now))
    return MIDDLE.join(part for part in (WelcomeText.DEAL(n=deal), turn, when) if part)


def last_result(log: MatchLog, title: str, ended: float, now: float) -> LastResult | None:
    """How a match of the history ended; None where its log does not tell."""
    setup = setup_for(log.rules)
    scored = [deal.scored for deal in log.deals if deal.scored is not None]
    totals = [sum(column) for column in zip(*scored, strict=True)] if scored else []
    if len(totals) != setup.scorers:
        return None
    session = Session.of_log(log, title)
    order = own_first(setup.scorer_seats, session.viewer)
    ranking = sorted(order, key=lambda scorer: -totals[scorer])
    if log.conceded is not None:
        ranking.sort(key=lambda scorer: log.conceded in setup.scorer_seats[scorer])
    best, second = ranking[0], ranking[1]
    seats = setup.scorer_seats[best]
    shown = " – ".join(figures(totals[scorer]) for scorer in ranking)
    if len(totals) == 2:
        shown = WelcomeText.TO(first=figures(totals[best]), second=figures(totals[second]))
    facts = (shown, rules_title(session), how_long_ago(ended, now))
    return LastResult(
        _who_won(log, session, seats, totals[best] - totals[second]),
        MIDDLE.join(facts),
        persons(session, seats),
    )


def _who_won(log: MatchLog, session: Session, seats: Sequence[int], margin: int) -> str:
    names = people(session, seats)
    if log.conceded is not None:
        return WelcomeText.GAVE_UP(side=names)
    if not margin:
        return WelcomeText.TIE()
    alone = len(seats) == 1 and session.is_you(seats[0])
    return (WelcomeText.YOU_WON if alone else WelcomeText.SIDE_WON)(
        side=names, margin=figures(margin)
    )


def usual_partner(names: Sequence[str], sides: Sequence[int]) -> str:
    """The bot that plays with the viewer, or sits there first; `sides` seat to side, own first.

    `names` is empty at the seats of other people: nobody at the screen keeps a chair.
    """
    others = [seat for seat in range(1, len(sides)) if sides[seat] == sides[0]]
    seat = others[0] if others else 1
    return person_name(names[seat]) if seat < len(names) and names[seat] not in ("", YOU) else ""
