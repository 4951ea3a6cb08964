"""The page before a match in words: the greeting, how long ago, how the last match ended."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import date
from typing import Final

from canasta_qt.engine.setup import setup_for
from canasta_qt.record.log import MatchLog
from canasta_qt.view_model.session import YOU, Session
from canasta_qt.view_model.welcome import LastResult
from canasta_qt.words.pages.endings import persons
from canasta_qt.words.people import own_first, people, person_name, rules_title
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    Text,
    Texts,
    counted,
    figures,
)


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
    text = (
        WelcomeText.MORNING
        if 4 <= hour < 12
        else WelcomeText.AFTERNOON
        if 12 <= hour < 18
        else WelcomeText.EVENING
    )
    words = text()
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
