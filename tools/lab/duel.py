"""Two kinds of players against each other: single deals played twice, and whole matches.

A *duplicate pair* is one deal, same cards and same standing of the match, played once for every
side: each time that side is played by the one kind, everybody else by the other. What luck the
cards bring falls to both. Blunders that anybody at the table can see are counted on the way: the
pile given away, and going out at a loss.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from canasta_qt.engine.actions import Action, Discard, TakePile
from canasta_qt.engine.cards import KIND, KINDS
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.pile.taking import takes_top_only
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.mid_match import STANDINGS, bot_players, mid_match
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import hidden_seed
from tools.lab.seeing import sit_in

MOST_TAKES = 64
"""So many ways to take the pile are looked at."""


def gives_pile_away(before: PlayerView, discard: Discard, after: PlayerView) -> bool:
    """Whether a discard was a public gift of the pile although another card was held.

    A discard is a public gift when the next player is a rival who can then take the pile by what
    everybody knows: by laying the top card off on an open meld, or with cards that are known to be
    in that hand because they came with a pile taken before. A take that brings the top card alone
    is no gift. It counts only if the discarder held a card of another kind that could legally be
    thrown and would have been no such gift.

    `before` is what the discarder saw; `after` what the next player sees, about to draw or take.
    """
    rivals = after.side_of[after.turn_seat] != after.side_of[before.seat]
    if not rivals or after.phase is not Phase.START or not can_publicly_take(after):
        return False
    thrown = KIND[discard.card]
    others = {KIND[card]: card for card in before.hand if KIND[card] != thrown}
    return any(
        verify(before, Discard(card)) is None and would_be_safe(after, card)
        for card in others.values()
    )


def can_publicly_take(view: PlayerView) -> bool:
    """Whether the seat to act can take the pile with nothing but publicly known cards."""
    known = Memory(view).known[view.seat]
    return any(
        not takes_top_only(view, take) and _uses_only(view, take, known)
        for take in pile_takes(view, MOST_TAKES)
    )


def goes_out_at_a_loss(own: int, points: Sequence[int], winners: Sequence[int] | None) -> bool:
    """Whether going out cost the side that did it, in terms of the match.

    It did when the match is over and that side has not won it, or when the match goes on and a
    rival has scored more in this deal: the lead has shrunk, though the side chose the moment to
    end the deal. Every going out counts alike, a special hand and one without a choice too.

    `own` is the scorer that went out, `points` what the deal brought each scorer, `winners` those
    who have won the match, or None while it goes on.
    """
    if winners is not None:
        return own not in winners
    return max(points) > points[own]


def would_be_safe(rival: PlayerView, card: int) -> bool:
    """Whether the rival could not publicly take the pile with this card on top instead."""
    if rival.setup.freezes[KIND[card]]:
        return True
    top = rival.pile[-1]
    rival.pile[-1] = card
    try:
        return not can_publicly_take(rival)
    finally:
        rival.pile[-1] = top


def _uses_only(view: PlayerView, take: TakePile, known: list[int]) -> bool:
    """Whether the take needs no more of any kind from the hand than is known to be there."""
    needed = [0] * KINDS
    held = set(view.hand)
    for play in take.plays:
        for card in play.cards:
            if card in held:
                needed[KIND[card]] += 1
    return all(count <= known[kind] for kind, count in enumerate(needed))


Maker = Callable[[str], Bot]
"""Makes a player from a seed."""

Role = Literal["one", "other", "mate", "rival"]
"""Whose seat it is: of the two kinds compared, or of the company in a test of partners."""

MOST_DEALS = 300
"""Deals after which a match that nobody wins is given up."""


@dataclass(slots=True)
class PlayerCounts:
    """What one kind of player did.

    Attributes:
        discards, gifts: discards, and those among them that gave the pile away in plain sight.
        outs, losses: deals it went out in, and those among them at a loss.
        defeats: those among the losses that ended the match, which it did not win.
        times: microseconds of each choice.
    """

    discards: int = 0
    gifts: int = 0
    outs: int = 0
    losses: int = 0
    defeats: int = 0
    times: list[int] = field(default_factory=list)

    def add(self, other: PlayerCounts) -> None:
        """Count another record too."""
        self.discards += other.discards
        self.gifts += other.gifts
        self.outs += other.outs
        self.losses += other.losses
        self.defeats += other.defeats
        self.times += other.times


CountsByRole = dict[Role, PlayerCounts]

_COMPARED: tuple[Role, ...] = ("one", "other")


@dataclass(frozen=True, slots=True)
class PairResult:
    """A duplicate pair: points a deal by which the one kind was ahead of the other."""

    number: int
    margin: float
    records: CountsByRole


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A whole match: the part of the win that went to the one kind (0, 1, or a share), deals."""

    number: int
    won: float
    deals: int
    records: CountsByRole


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays the seats of each role; `mate` and `rival` matter in a test of partners only.

    With `open_seeds` their seeds begin with that of the cards, as they once did.
    """

    one: Maker
    other: Maker
    mate: Maker
    rival: Maker
    open_seeds: bool = False

    def make(self, role: Role, seed: str) -> Bot:
        """A player for a seat of this role, whose luck follows one way from `seed`."""
        makers = {"one": self.one, "other": self.other, "mate": self.mate, "rival": self.rival}
        return makers[role](seed if self.open_seeds else hidden_seed(seed))


Seating = tuple[Role, ...]
"""Seat to role."""


class _Table:
    """One deal after another of a run, with the roles of its seats, and what they do."""

    def __init__(self, run: MatchRun, players: Players, seating: Seating, seed: str) -> None:
        self.run = run
        self.seating = seating
        self.records: CountsByRole = {role: PlayerCounts() for role in _COMPARED}
        self._bots = [players.make(role, f"{seed}/{seat}") for seat, role in enumerate(seating)]
        sit_in(self._bots, run)

    def play_deal(self, place: str) -> tuple[SideScore, ...]:
        """Play and book the next deal. Raises `BotFault`."""
        self.run.start_deal()
        play_out(self.run, self._bots, place, self._watch)
        scores = self.run.finish_deal()
        self._count_going_out([score.total for score in scores])
        return scores

    def _count_going_out(self, points: list[int]) -> None:
        result = self.run.state.result
        seat = None if result is None else result.out
        record = None if seat is None else self.records.get(self.seating[seat])
        if seat is None or record is None:
            return
        outcome = self.run.outcome()
        winners = None if outcome is None else outcome.winners
        record.outs += 1
        own = self.run.match.setup.scorer_of[seat]
        at_a_loss = goes_out_at_a_loss(own, points, winners)
        record.losses += at_a_loss
        record.defeats += at_a_loss and winners is not None

    def _watch(self, view: PlayerView, action: Action, seconds: float) -> None:
        record = self.records.get(self.seating[view.seat])
        if record is None:
            return
        record.times.append(round(1e6 * seconds))
        if isinstance(action, Discard):
            record.discards += 1
            if not self.run.deal_over:
                after = self.run.view(self.run.state.turn_seat)
                record.gifts += gives_pile_away(view, action, after)


def sides_of(rules: TableRules) -> int:
    """How many sides a deal of these rules begins with."""
    return len(setup_for(rules).sides)


def has_partners(rules: TableRules) -> bool:
    """Whether some seat has a team-mate from the beginning of a deal."""
    return any(len(seats) > 1 for seats in setup_for(rules).sides)


def play_pair(rules: TableRules, players: Players, seed: str, number: int) -> PairResult:
    """Pair `number` (from 0): the deal once for every side. Raises `BotFault`."""
    pair = _Pair(rules, players, seed, number)
    setup = setup_for(rules)
    margins = [pair.margin(_against(setup, side), side) for side in range(sides_of(rules))]
    return PairResult(number, statistics.fmean(margins), pair.records)


def play_partner_pair(rules: TableRules, players: Players, seed: str, number: int) -> PairResult:
    """Pair `number` of a test of partners: each side's deal with the one, then with the other.

    One seat of the side is compared, its team-mates are `mate`, everybody else `rival`; the margin
    is what the one made of the deal above what the other made of it. Raises `BotFault`.
    """
    pair = _Pair(rules, players, seed, number)
    setup = setup_for(rules)
    gains: list[float] = []
    for side, seats in enumerate(setup.sides):
        playing = [seat for seat in seats if seat in setup.order_of_deal(pair.deals_before + 1)]
        seat = playing[number // STANDINGS % len(playing)]
        one, other = (pair.margin(_beside(setup, side, seat, role), side) for role in _COMPARED)
        gains.append(one - other)
    return PairResult(number, statistics.fmean(gains), pair.records)


def play_match(rules: TableRules, players: Players, seed: str, number: int) -> MatchResult:
    """Match `number` (from 0), the one's side changing with it; as many matches as sides have the
    same cards. Raises `BotFault`.
    """
    sides = sides_of(rules)
    side, cards = number % sides, f"{seed}/match {number // sides}"
    run = MatchRun.new(rules, cards, bot_players(rules))
    table = _Table(run, players, _against(run.match.setup, side), cards)
    for deal in range(1, MOST_DEALS + 1):
        table.play_deal(f"match {number}, deal {deal}")
        outcome = run.outcome()
        if outcome is not None:
            won = (side in outcome.winners) / len(outcome.winners)
            return MatchResult(number, won, deal, table.records)
    return MatchResult(number, 1 / sides, MOST_DEALS, table.records)


def _against(setup: Setup, side: int) -> Seating:
    """The one on this side, the other everywhere else."""
    return tuple("one" if own == side else "other" for own in setup.side_of)


def _beside(setup: Setup, side: int, seat: int, role: Role) -> Seating:
    """A seat of a side compared, its team-mates and rivals the company."""
    company: Iterator[Role] = ("mate" if own == side else "rival" for own in setup.side_of)
    return tuple(role if at == seat else one for at, one in enumerate(company))


class _Pair:
    """The deal of a pair, to be played in several seatings, and what was done in all of them."""

    def __init__(self, rules: TableRules, players: Players, seed: str, number: int) -> None:
        self.records: CountsByRole = {role: PlayerCounts() for role in _COMPARED}
        self.deals_before = number % STANDINGS
        self._rules = rules
        self._players = players
        self._seed = f"{seed}/{number}"
        self._number = number

    def margin(self, seating: Seating, side: int) -> float:
        """Points by which a side beats the mean of the others. Raises `BotFault`."""
        run = mid_match(self._rules, self._seed, self.deals_before)
        table = _Table(run, self._players, seating, self._seed)
        scores = table.play_deal(f"pair {self._number}, side {side}")
        for role, record in table.records.items():
            self.records[role].add(record)
        points = [score.total for score in scores]
        return points.pop(side) - statistics.fmean(points)
