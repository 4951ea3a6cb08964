"""A review: moments, deals and matches as values, and as plain data for JSON.

Data that makes no sense raises `ValueError`; then the match is reviewed anew.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, get_args

from canasta_qt.engine.actions import Action, LayDown
from canasta_qt.engine.cards import KIND
from canasta_qt.players.judging import Fact, FactDifference, Gap
from canasta_qt.record.notation import parse, text_of

JUDGE_VERSION: Final = 3
"""Raised whenever the judge may say something else: what older ones said is worked out anew."""

MomentKind = Literal["better_idea", "costly", "turning_point", "well_found"]

MOST_MOMENTS: Final = 3
"""Moments of a deal that are told."""
MOST_PRAISE: Final = 1
"""Moments among them that are praise: what is said of every good move means nothing."""
COSTLY: Final = 60
TURNING: Final = 150
"""Points from which on a better move is more than an idea."""


def kind_of(points: int) -> MomentKind:
    """The class of a blame by its points."""
    if points >= TURNING:
        return "turning_point"
    return "costly" if points >= COSTLY else "better_idea"


@dataclass(frozen=True, slots=True)
class Continuation:
    """How an imagined deal goes on after either move, all of it legal.

    Attributes:
        order: the deck that leads to the same position with imagined hidden cards
            (`continuation.log_with`).
        played, other: the actions, the move itself first.
    """

    order: tuple[int, ...]
    played: tuple[Action, ...]
    other: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A move worth speaking about.

    Attributes:
        deal, action: the deal and the number of the action in it, from 1.
        last: the last action of the move: cards laid down one after the other are one move.
        turn: the seat's own turn of the deal, from 1.
        points: the smaller of both gaps, rounded to tens.
        other: the better move; for something well found, that of rules of thumb.
        careful, plain: by how much the better of both moves leads in each model, never negative.
        worlds, plain_worlds: imagined deals of each model.
        fact: the greatest difference between the deals, `one` being the move that was played.
        chance: the smaller gap in the chance, 0..1, to win the match; None while its end is far.
    """

    deal: int
    action: int
    last: int
    seat: int
    turn: int
    kind: MomentKind
    points: int
    played: Action
    other: Action
    careful: Gap
    plain: Gap
    worlds: int
    plain_worlds: int
    fact: FactDifference | None = None
    chance: float | None = None
    continuation: Continuation | None = None

    @property
    def is_praise(self) -> bool:
        return self.kind == "well_found"

    @property
    def better(self) -> Action:
        return self.played if self.is_praise else self.other


@dataclass(frozen=True, slots=True)
class DealReview:
    """What was found in a deal so far.

    Attributes:
        digest: of this very deal (`reviewing.deal_digest`).
        judged: how many of its actions have been looked at; all of them when `done`.
        asked: decisions that the judge was asked about.
        found: every confirmed moment, in order; `moments` are those that are shown.
        disputed: numbers of the actions where only one model saw something better.
        seconds: how long it took.
    """

    deal: int
    digest: str
    judged: int = 0
    done: bool = False
    asked: int = 0
    found: tuple[Moment, ...] = ()
    disputed: tuple[int, ...] = ()
    seconds: float = 0.0

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The greatest three at most, in the order of play, one of them praise at most.

        There is one a turn, and advice to lay the same cards is given once.
        """
        ranked = sorted(self.found, key=lambda one: (-one.points, one.action))
        praise = [one for one in ranked if one.is_praise][:MOST_PRAISE]
        chosen: list[Moment] = []
        for one in ranked:
            if one.is_praise and one not in praise:
                continue
            if not any(one.turn == other.turn or _same_advice(one, other) for other in chosen):
                chosen.append(one)
        return tuple(sorted(chosen[:MOST_MOMENTS], key=lambda one: one.action))


def _same_advice(one: Moment, other: Moment) -> bool:
    """Whether two moments say that the same should have been laid down."""
    lays = [moment.other for moment in (one, other) if not moment.is_praise]
    laid = [_laid(action) for action in lays if isinstance(action, LayDown)]
    return len(laid) == 2 and laid[0] == laid[1]


def _laid(action: LayDown) -> Counter[tuple[int, tuple[int, ...]]]:
    """Cards by meld, whichever of equal cards."""
    return Counter(
        (play.onto, tuple(sorted(KIND[card] for card in play.cards))) for play in action.plays
    )


@dataclass(frozen=True, slots=True)
class LuckLine:
    """How a match was shared between cards and play.

    Attributes:
        result: points by which the seat's side was ahead over the deals that count.
        luck: how much of that the cards brought; the rest is play. spread: its standard error.
    """

    result: int
    luck: int
    spread: int
    deals: int


@dataclass(frozen=True, slots=True)
class MatchReview:
    """What was found in a match so far, for one seat; by number of the deal."""

    seat: int
    judge: str
    deals: Mapping[int, DealReview] = field(default_factory=dict)
    luck: LuckLine | None = None

    @property
    def moments(self) -> tuple[Moment, ...]:
        return tuple(moment for deal in sorted(self.deals) for moment in self.deals[deal].moments)

    @property
    def seconds(self) -> float:
        return sum(deal.seconds for deal in self.deals.values())


# --- as plain data ------------------------------------------------------------------------


def review_data(review: MatchReview) -> dict[str, Any]:
    return {
        "seat": review.seat,
        "judge": review.judge,
        "deals": [_deal_data(review.deals[number]) for number in sorted(review.deals)],
        "luck": None if review.luck is None else asdict(review.luck),
    }


def review_from(data: object) -> MatchReview:
    """The review of such data. Raises `ValueError`."""
    try:
        row = _mapping(data)
        deals = [_deal_from(_mapping(one)) for one in row["deals"]]
        return MatchReview(
            _whole(row["seat"]),
            str(row["judge"]),
            {deal.deal: deal for deal in deals},
            None if row["luck"] is None else _luck_from(_mapping(row["luck"])),
        )
    except (KeyError, TypeError, IndexError) as problem:
        raise ValueError(f"no review: {problem!r}") from problem


def moment_data(moment: Moment, *, shown: bool = True) -> dict[str, Any]:
    """A moment for JSON; only if `shown` with its continuation."""
    fact, way = moment.fact, moment.continuation if shown else None
    return {
        "deal": moment.deal,
        "action": moment.action,
        "last": moment.last,
        "seat": moment.seat,
        "turn": moment.turn,
        "class": moment.kind,
        "points": moment.points,
        "played": text_of(moment.played),
        "other": text_of(moment.other),
        "careful": _gap_data(moment.careful),
        "plain": _gap_data(moment.plain),
        "worlds": moment.worlds,
        "plain_worlds": moment.plain_worlds,
        "fact": None if fact is None else [fact.fact, fact.one, fact.other, fact.errors],
        "chance": moment.chance,
        "continuation": None if way is None else _way_data(way),
    }


def moment_from(data: object) -> Moment:
    """The moment of such data. Raises `ValueError`, or what a mapping raises."""
    row = _mapping(data)
    kind = row["class"]
    if kind not in get_args(MomentKind):
        raise ValueError(f"no class of moments: {kind!r}")
    return Moment(
        deal=_whole(row["deal"]),
        action=_whole(row["action"]),
        last=_whole(row["last"]),
        seat=_whole(row["seat"]),
        turn=_whole(row["turn"]),
        kind=kind,
        points=_whole(row["points"]),
        played=parse(row["played"]),
        other=parse(row["other"]),
        careful=_gap_from(row["careful"]),
        plain=_gap_from(row["plain"]),
        worlds=_whole(row["worlds"]),
        plain_worlds=_whole(row["plain_worlds"]),
        fact=None if row["fact"] is None else _fact_from(row["fact"]),
        chance=None if row["chance"] is None else _real(row["chance"]),
        continuation=None if row["continuation"] is None else _way_from(row["continuation"]),
    )


def _deal_data(deal: DealReview) -> dict[str, Any]:
    shown = deal.moments if deal.done else deal.found
    return {
        "deal": deal.deal,
        "digest": deal.digest,
        "judged": deal.judged,
        "done": deal.done,
        "asked": deal.asked,
        "found": [moment_data(moment, shown=moment in shown) for moment in deal.found],
        "disputed": list(deal.disputed),
        "seconds": round(deal.seconds, 2),
    }


def _deal_from(row: Mapping[str, Any]) -> DealReview:
    return DealReview(
        _whole(row["deal"]),
        str(row["digest"]),
        _whole(row["judged"]),
        bool(row["done"]),
        _whole(row["asked"]),
        tuple(moment_from(one) for one in row["found"]),
        tuple(_whole(one) for one in row["disputed"]),
        _real(row["seconds"]),
    )


def _luck_from(row: Mapping[str, Any]) -> LuckLine:
    return LuckLine(*(_whole(row[name]) for name in ("result", "luck", "spread", "deals")))


def _way_data(way: Continuation) -> dict[str, Any]:
    return {
        "order": list(way.order),
        "played": [text_of(action) for action in way.played],
        "other": [text_of(action) for action in way.other],
    }


def _way_from(data: object) -> Continuation:
    row = _mapping(data)
    return Continuation(
        tuple(_whole(card) for card in row["order"]),
        tuple(parse(text) for text in row["played"]),
        tuple(parse(text) for text in row["other"]),
    )


def _gap_data(gap: Gap) -> list[float]:
    return [round(gap.points, 2), round(gap.error, 2)]


def _gap_from(data: Sequence[object]) -> Gap:
    points, error = data
    return Gap(_real(points), _real(error))


def _fact_from(data: Sequence[Any]) -> FactDifference:
    name, one, other, errors = data
    if name not in get_args(Fact):
        raise ValueError(f"no fact: {name!r}")
    return FactDifference(name, _real(one), _real(other), _real(errors))


def _mapping(data: object) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise ValueError("an object is expected")
    return data


def _whole(data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise ValueError(f"a whole number is expected, not {data!r}")
    return data


def _real(data: object) -> float:
    if not isinstance(data, (int, float)) or isinstance(data, bool) or not math.isfinite(data):
        raise ValueError(f"a number is expected, not {data!r}")
    return float(data)
