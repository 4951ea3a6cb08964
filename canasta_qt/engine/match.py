"""A match: deals one after another, running totals, the dealer, and the end."""

from __future__ import annotations

import random
from dataclasses import dataclass

from canasta_qt.engine.actions import Action
from canasta_qt.engine.dealing import deal, deal_rng, shuffled_fairly
from canasta_qt.engine.events import Event
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import TableRules, require_sound, resolve
from canasta_qt.engine.rules.declarations.values import InstantWin
from canasta_qt.engine.scoring import Counted, SideScore, score_deal
from canasta_qt.engine.seating import SeatDraw, draw_for_seats
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, Phase, Position
from canasta_qt.engine.transitions import act


def instant_winners(pos: Position) -> tuple[int, ...]:
    """The scorers whom this ended deal makes winners of the match; empty for an ordinary deal.

    Where two sides have canastas enough the one with more wins, then the one that went out; sides
    equal in both share the win (ruling).
    """
    rule = pos.setup.rules.match.instant_win
    if rule is None or pos.result is None:
        return ()
    sides = _by_canastas(pos, rule) if rule.canastas is not None else _by_hand(pos, rule)
    scorers = {pos.setup.scorer_of[seat] for side in sides for seat in pos.sides[side]}
    return tuple(sorted(scorers))


def _by_hand(pos: Position, rule: InstantWin) -> list[int]:
    result = pos.result
    if result is None or result.out is None or result.special_hand not in rule.special_hands:
        return []
    return [pos.side_of[result.out]]


def _by_canastas(pos: Position, rule: InstantWin) -> list[int]:
    out = pos.result.out if pos.result is not None else None
    ranking = [
        (
            sum(is_canasta(pos.setup, meld) for meld in melds),
            out is not None and pos.side_of[out] == side,
        )
        for side, melds in enumerate(pos.melds)
    ]
    best = max(ranking)
    if best[0] < (rule.canastas or 1):
        return []
    return [side for side, rank in enumerate(ranking) if rank == best]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning scorers (several only for a shared win), and by what."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    margin: int


class Match:
    """Everything about a match except the deal in progress.

    Attributes:
        seed: orders every deal's pack; nothing else is random.
        seating: who sits where, and how that was drawn.
        dealer: seat that deals the next (or current) deal.
        scores: one tuple of scores, scorer by scorer, per finished deal.
        won_at_once: the scorers whom the last deal made winners, whatever the totals.
    """

    def __init__(self, rules: TableRules, seed: int | str, seating: SeatDraw | None = None) -> None:
        """Raises `RulesProblem`, not with the `seating` of an earlier match with these rules."""
        if seating is None:
            require_sound(rules)
        self.rules = rules
        self.setup: Setup = setup_for(rules)
        self.seed = seed
        self.seating: SeatDraw = seating or draw_for_seats(
            self.setup, random.Random(f"canasta-qt/seats/{seed}")
        )
        self.dealer = self.seating.dealer
        self.scores: list[tuple[SideScore, ...]] = []
        self.won_at_once: tuple[int, ...] = ()

    def copy(self) -> Match:
        """The match as it stands between deals, to go its own way."""
        other = Match(self.rules, self.seed, self.seating)
        other.dealer, other.scores, other.won_at_once = (
            self.dealer,
            self.scores[:],
            self.won_at_once,
        )
        return other

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        whole = (self.rules, self.seed, self.seating, self.dealer, self.scores, self.won_at_once)
        return _resumed, whole

    @property
    def deal_number(self) -> int:
        """Number of the deal in progress or about to begin, from 1."""
        return len(self.scores) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each scorer (side, or player) over all finished deals."""
        return tuple(
            sum(deal_scores[scorer].total for deal_scores in self.scores)
            for scorer in range(self.setup.scorers)
        )

    def order_for_next_deal(self) -> tuple[int, ...]:
        """The shuffled pack of the deal about to begin."""
        return shuffled_fairly(self.setup, deal_rng(self.seed, self.deal_number))

    def start_deal(
        self, order: tuple[int, ...] | None = None
    ) -> tuple[DealState, tuple[Event, ...]]:
        """Deal the next deal, from this order of the pack or the seeded one."""
        return deal(
            self.setup,
            order if order is not None else self.order_for_next_deal(),
            dealer=self.dealer,
            deal_number=self.deal_number,
            totals=self.totals,
            cut_seed=self.seed,
        )

    def finish_deal(self, state: DealState) -> tuple[SideScore, ...]:
        """Book the scores of an ended deal and pass the deal on. `ValueError` while it goes on."""
        if state.result is None:
            raise ValueError("the deal has not ended")
        return self.book(state)

    def book(self, pos: Position, counted: Counted | None = None) -> tuple[SideScore, ...]:
        """Book a deal that ended so; at a real table with what was `counted` there."""
        scores = score_deal(pos, counted)
        self.scores.append(scores)
        self.won_at_once = instant_winners(pos)
        place = pos.order.index(self.dealer) + 1
        order = self.setup.order_of_deal(self.deal_number)
        self.dealer = order[place % len(order)]
        return scores

    def outcome(self) -> Outcome | None:
        """The result if the match is over; looked at only between deals (C18, EX-145, EX-146)."""
        if self.won_at_once:
            return self.won_by(self.won_at_once)
        end = self.rules.match.end
        totals = self.totals
        reached = (
            len(self.scores) >= (end.count or 1)
            if end.kind == "deals"
            else bool(self.scores) and max(totals) >= (end.score or 0)
        )
        if not reached:
            return None
        best = max(totals)
        winners = tuple(scorer for scorer, total in enumerate(totals) if total == best)
        if len(winners) > 1 and self.rules.match.tie == "play_on":
            return None
        return self.won_by(winners)

    def won_by(self, winners: tuple[int, ...]) -> Outcome:
        """The result with these winners; the margin of a match won at once may be negative."""
        totals = self.totals
        best = max(totals[scorer] for scorer in winners)
        others = [total for scorer, total in enumerate(totals) if scorer not in winners]
        return Outcome(winners, totals, best - max(others) if others else 0)


def _resumed(
    rules: TableRules,
    seed: int | str,
    seating: SeatDraw,
    dealer: int,
    scores: list[tuple[SideScore, ...]],
    won_at_once: tuple[int, ...],
) -> Match:
    """A match that was played so far; compiled classes are not made without their constructor."""
    match = Match(rules, seed, seating)
    match.dealer, match.scores, match.won_at_once = dealer, scores, won_at_once
    return match


class Deal:
    """One deal to play from a program: what may be done, doing it, and what it brought.

    >>> deal = Deal("classic_4p", seed=7)
    >>> deal.legal_actions()
    [DrawStock()]
    >>> while not deal.is_over:
    ...     events = deal.play(deal.legal_actions()[0])
    >>> [score.total for score in deal.scores()]
    [1190, 440]

    Attributes:
        state: the position; `verify`, `view_of` and the like are asked about it.
        events: how the deal began.
    """

    def __init__(self, rules: TableRules | str = "classic_4p", seed: int | str = 0) -> None:
        """Raises `UnknownPreset`, and `RulesProblem` for rules that do not fit together."""
        self.match = Match(resolve(rules) if isinstance(rules, str) else rules, seed)
        self.state, self.events = self.match.start_deal()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do but to count."""
        return self.state.phase is Phase.OVER

    def legal_actions(self) -> list[Action]:
        """What the seat to act may do, with cards that are equal for the rules named once."""
        return legal_actions(self.state)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do it, and say what happened. Raises `IllegalAction` with the reason."""
        return act(self.state, action)

    def scores(self) -> tuple[SideScore, ...]:
        """The points of each side, or player, so far; those of the score sheet once it is over."""
        return score_deal(self.state)
