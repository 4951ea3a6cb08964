"""A position made of an entry, with samples for what was counted, and the scores of a sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from canasta_qt.engine.cards import KIND, RED_THREE, SEQUENCE
from canasta_qt.engine.judge.faults import cost_of
from canasta_qt.engine.match import Match, Outcome
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import arrange_run
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.scoring import Counted, SideScore, cost_in_hand, face_value
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import (
    Cut,
    DealResult,
    DealState,
    FootStage,
    Meld,
    Penalty,
    Phase,
    TurnRecord,
)
from canasta_qt.features.score_keeper.model.entries import (
    DealEntry,
    PlayerEntry,
    Sheet,
    SideEntry,
    added,
    holder,
    sides_of,
)
from canasta_qt.features.score_keeper.model.kinds import (
    cards_of_kind,
    sample_canasta,
    sample_meld,
    sample_unfinished,
)
from canasta_qt.record.positions.fields import CardWord, PositionProblem, parse_words
from canasta_qt.record.positions.judge import concealed_as_said


@dataclass(frozen=True, slots=True)
class EndedTable:
    """A position with samples where something was counted, and the points that were counted.

    `told` are each side's melds that were entered card by card.
    """

    pos: DealState
    counted: Counted
    told: tuple[tuple[Meld, ...], ...]


class PackPool:
    """Takes cards of the pack as they are named: each once, as long as there are any."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._used: dict[int, int] = {}
        self._fitting: dict[CardWord, list[int]] = {}

    def cards(self, text: str, where: str) -> list[int]:
        """The cards of a text. `PositionProblem` for a word that no pack of these rules has."""
        found = []
        for word in parse_words(text, where):
            fitting = self._fitting.get(word)
            if fitting is None:
                fitting = [card for card in self._setup.pack if word.fits(card)]
                self._fitting[word] = fitting
            if not fitting:
                raise PositionProblem(f"{where}: the pack has no {word.text!r}")
            card = min(fitting, key=lambda card: self._used.get(card, 0))
            self._used[card] = self._used.get(card, 0) + 1
            found.append(card)
        return found


def end_of_deal(match: Match, deal: DealEntry) -> EndedTable:
    """The table at the end of the next deal of `match`. `PositionProblem` for cards or melds."""
    setup = match.setup
    pool = PackPool(setup)
    pos = _blank(match, deal)
    number = len(match.scores)
    told = tuple(
        tuple(
            meld_of(setup, pool, text, f"deals[{number}].sides.{side}.melds[{at}]")
            for at, text in enumerate(entry.melds)
        )
        for side, entry in enumerate(deal.sides)
    )
    melded = []
    for side, entry in enumerate(deal.sides):
        where = f"deals[{number}].sides.{side}.cards"
        counted = _melded_points(setup, entry, told[side], pool.cards(entry.cards, where))
        melded.append(counted)
        pos.melds[side] = _numbered([*told[side], *_samples(setup, entry, counted)], side)
        pos.opened[side] = int(bool(pos.melds[side]))
    hands = [_lay_hand(pos, pool, seat, one, number) for seat, one in enumerate(deal.players)]
    feet = _lay_feet(pos, pool, deal.players, number)
    _lay_threes(pos, deal)
    pos.penalties = tuple(_penalties(setup, deal))
    pos.cuts = tuple(_cuts(setup, deal))
    pos.result = _result(pos, deal)
    return EndedTable(pos, Counted(tuple(melded), tuple(hands), tuple(feet)), told)


def meld_of(setup: Setup, pool: PackPool, text: str, where: str) -> Meld:
    """The meld of a text. `PositionProblem` for cards that make none."""
    cards = pool.cards(text, where)
    if not cards:
        raise PositionProblem(f"{where}: a meld without cards")
    sort = classify(cards, runs=setup.has_runs)
    if isinstance(sort, Refusal):
        raise PositionProblem(f"{where}: these cards make no meld ({sort.code.value})")
    kind, wilds = sort
    laid = arrange_run(cards) if kind == SEQUENCE else tuple(cards)
    return Meld(0, kind, laid, wilds, 1, wilds > 0)


def _numbered(melds: list[Meld], side: int) -> list[Meld]:
    return [
        Meld(100 * side + at, one.kind, one.cards, one.wilds, one.born, one.begun_dirty)
        for at, one in enumerate(melds)
    ]


def _samples(setup: Setup, entry: SideEntry, points: int | None) -> list[Meld]:
    """A sample for every meld that was counted; one where there are only points."""
    canastas = [sample_canasta(setup, kind) for kind, count in entry.canastas for _ in range(count)]
    short = [
        sample_unfinished(setup, kind) for kind, count in entry.unfinished for _ in range(count)
    ]
    if not canastas and not short and not entry.melds and points:
        return [sample_meld(setup)]
    return [*canastas, *short]


def _melded_points(
    setup: Setup, entry: SideEntry, told: tuple[Meld, ...], cards: list[int]
) -> int | None:
    """The points of all that was laid, where it is not given card by card."""
    if entry.points is not None:
        return entry.points
    if cards:
        return face_value(setup, cards)
    if entry.canastas or entry.unfinished:
        return face_value(setup, (card for meld in told for card in meld.cards))
    return None


def _blank(match: Match, deal: DealEntry) -> DealState:
    setup = match.setup
    pos = DealState()
    pos.setup = setup
    pos.sides = sides_of(setup, deal.lone)
    side_of = {seat: side for side, seats in enumerate(pos.sides) for seat in seats}
    pos.side_of = tuple(side_of[seat] for seat in range(setup.seats))
    pos.deal_number = match.deal_number
    pos.order = setup.order_of_deal(match.deal_number)
    pos.totals = match.totals
    pos.dealer = match.dealer
    pos.turn_seat = pos.order[0] if deal.out is None else deal.out
    pos.turn = 1
    pos.phase = Phase.OVER
    pos.hands, pos.waiting = _lists(setup.seats), _lists(setup.seats)
    pos.red_threes, pos.black_threes = _lists(setup.seats), _lists(setup.seats)
    pos.melds, pos.packets, pos.pile = [[] for _ in pos.sides], [], []
    pos.opened = [0] * len(pos.sides)
    pos.heaps = tuple(() for _ in pos.sides)
    pos.foot_stages = (FootStage.PLAYED if setup.has_feet else FootStage.NONE,) * setup.seats
    pos.pile_hidden, pos.freezer, pos.stock_left, pos.stock = 0, -1, 0, ()
    pos.turn_card_drawn = True
    pos.laid_before, pos.asks = [False] * setup.seats, [0] * setup.seats
    pos.now = TurnRecord(asked=True, answer=True)
    pos.next_uid = 100 * len(pos.sides)
    return pos


def _lists(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


def _lay_hand(
    pos: DealState, pool: PackPool, seat: int, one: PlayerEntry, number: int
) -> int | None:
    """Put a hand before its player; returns its points where they were counted."""
    told = pool.cards(one.hand_cards, f"deals[{number}].players.{seat}.hand")
    held = [card for kind, n in one.held for card in cards_of_kind(pos.setup, kind, n)]
    pos.hands[seat] = told + held
    if one.hand is not None:
        return one.hand
    if not held:
        return None
    return sum(cost_in_hand(pos.setup, card) for card in told if KIND[card] != RED_THREE)


def _lay_feet(
    pos: DealState, pool: PackPool, players: tuple[PlayerEntry, ...], number: int
) -> list[int | None]:
    feet = []
    for seat, one in enumerate(players):
        told = pool.cards(one.foot_cards, f"deals[{number}].players.{seat}.foot")
        feet.append((*told, *cards_of_kind(pos.setup, "3r", one.foot_red_threes)))
    pos.feet = tuple(feet)
    return [one.foot for one in players]


def _lay_threes(pos: DealState, deal: DealEntry) -> None:
    for seat, one in enumerate(deal.players):
        pos.red_threes[seat] = cards_of_kind(pos.setup, "3r", one.red_threes)
        pos.black_threes[seat] = cards_of_kind(pos.setup, "3b", one.black_threes)


def _penalties(setup: Setup, deal: DealEntry) -> list[Penalty]:
    return [
        Penalty(seat, fault, cost_of(setup.rules, fault) if price is None else price)
        for seat, one in enumerate(deal.players)
        for fault, price in one.penalties
    ]


def _cuts(setup: Setup, deal: DealEntry) -> list[Cut]:
    bonus = setup.rules.deal.exact_cut_bonus
    if bonus is None:
        return []
    return [
        Cut(seat, bonus.cards, bonus.points)
        for seat, one in enumerate(deal.players)
        for _ in range(one.cuts)
    ]


def _result(pos: DealState, deal: DealEntry) -> DealResult:
    if deal.conceded is not None:
        return DealResult(reason="conceded", conceded=deal.conceded)
    if deal.out is None:
        return DealResult()
    style = concealed_as_said(pos, deal.out) if deal.concealed else "no"
    return DealResult(deal.out, style, "out", deal.special_hand)


# --- a whole sheet ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ahead:
    """The next deal: its number (from 1), dealer, seats in turn order, totals and minimums."""

    number: int
    dealer: int
    order: tuple[int, ...]
    totals: tuple[int, ...]
    minimums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TalliedDeal:
    """A deal that was entered: what held before it, how it ended, its scores, the totals after."""

    ahead: Ahead
    table: EndedTable
    scores: tuple[SideScore, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoredSheet:
    """A sheet, scored.

    Attributes:
        ahead: the deal that would be played next.
        ended_with: number of the deal that ended the match; 0 while it goes on.
        at_once: whether the last deal won the match whatever the totals are.
    """

    deals: tuple[TalliedDeal, ...]
    ahead: Ahead
    outcome: Outcome | None
    ended_with: int
    at_once: bool = False


def tally(sheet: Sheet) -> ScoredSheet:
    """Score a sheet. Raises `PositionProblem` for cards that cannot be, with their place.

    Deals entered after the end of the match count too: people may have agreed to play on.
    """
    match = begun(sheet)
    deals = []
    ended_with = 0
    for entry in sheet.deals:
        before = ahead_of(match)
        ended = end_of_deal(match, entry)
        scores = match.book(ended.pos, ended.counted)
        deals.append(TalliedDeal(before, ended, scores, match.totals))
        if not ended_with and match.outcome() is not None:
            ended_with = len(deals)
    return ScoredSheet(
        tuple(deals), ahead_of(match), match.outcome(), ended_with, bool(match.won_at_once)
    )


def begun(sheet: Sheet) -> Match:
    """The match of a sheet before its first deal."""
    match = Match(sheet.rules, "score keeper")
    match.dealer = sheet.dealer
    return match


def before_deal(sheet: Sheet, at: int) -> Match:
    """The match before deal number `at`, from 0."""
    match = begun(sheet)
    for entry in sheet.deals[:at]:
        ended = end_of_deal(match, entry)
        match.book(ended.pos, ended.counted)
    return match


def ahead_of(match: Match) -> Ahead:
    number = match.deal_number
    totals = match.totals
    return Ahead(
        number,
        match.dealer,
        match.setup.order_of_deal(number),
        totals,
        tuple(opening_minimum_for(match.rules, total, number) for total in totals),
    )


def moved_up(sheet: Sheet) -> Sheet:
    """The sheet with everything that a resting player is said to have given to a partner."""
    deals = tuple(
        _given_away(sheet.setup, number, deal) for number, deal in enumerate(sheet.deals, 1)
    )
    return sheet if deals == sheet.deals else replace(sheet, deals=deals)


def _given_away(setup: Setup, number: int, deal: DealEntry) -> DealEntry:
    order = setup.order_of_deal(number)
    players, out, conceded = list(deal.players), deal.out, deal.conceded
    for seats in setup.sides:
        for seat in seats:
            if seat in order:
                continue
            partner = holder(setup, number, seats, None)
            out = partner if out == seat else out
            conceded = partner if conceded == seat else conceded
            heir = holder(setup, number, seats, out)
            players[heir] = added(*_alike(setup, players[heir], players[seat]))
            players[seat] = PlayerEntry()
    return replace(deal, players=tuple(players), out=out, conceded=conceded)


def _alike(setup: Setup, *entries: PlayerEntry) -> tuple[PlayerEntry, ...]:
    """Cards of a hand or foot become points where one of the entries gives points."""
    for key in ("hand", "foot"):
        if any(getattr(one, key) is not None for one in entries):
            entries = tuple(_in_points(setup, one, key) for one in entries)
    return entries


def _in_points(setup: Setup, one: PlayerEntry, key: str) -> PlayerEntry:
    cards = getattr(one, f"{key}_cards")
    if not cards:
        return one
    points = sum(cost_in_hand(setup, card) for card in PackPool(setup).cards(cards, ""))
    changed: dict[str, Any] = {key: points, f"{key}_cards": ""}
    return replace(one, **changed)
