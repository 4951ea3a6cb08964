"""`Timeline`: a whole match laid out, so that it can be entered, and played on, at any action.

Fresh hidden cards change only what the seat that plays on has never seen; everything that has
happened happens again in the same way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.fair_deal import commitment_of
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import DealTape, MatchRun, ReplayDifference

MarkKind = Literal["opening", "take", "canasta"]


class ReplayPoint(NamedTuple):
    """A moment of a match: a deal, from 1, and how many of its actions have been played."""

    deal: int
    action: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth finding: what, the number of the action that did it, and whose it was."""

    kind: MarkKind
    action: int
    seat: int


class Timeline:
    """A log played again once, kept deal by deal.

    Attributes:
        log: what was played; read it.
        tapes: the deals, the first first; at least one.
    """

    def __init__(self, log: MatchLog) -> None:
        """Raises `ReplayDifference` where the log does not play, `ValueError` for no deals."""
        if not log.deals:
            raise ValueError("the match has no deals")
        self.log = log.copy()
        self.tapes: list[DealTape] = []
        run = MatchRun.from_log(log, on_deal_over=lambda run: self.tapes.append(run.tape()))
        if not run.deal_over:
            self.tapes.append(run.tape())
        self.run = run
        self._marks: dict[int, tuple[Mark, ...]] = {}

    @property
    def end(self) -> ReplayPoint:
        """The last moment."""
        return ReplayPoint(len(self.tapes), self.tapes[-1].actions)

    @property
    def finished(self) -> bool:
        """Whether the match has come to its end."""
        if self.run.deal_over:
            self.run.finish_deal()
        return self.run.outcome() is not None

    def is_over(self, deal: int) -> bool:
        """Whether a deal is over, so that its hidden cards may be seen (`MatchRun.is_over`)."""
        return self.run.is_over(deal)

    def tape(self, deal: int) -> DealTape:
        """The deal of this number, from 1."""
        return self.tapes[deal - 1]

    def run_at(self, place: ReplayPoint) -> MatchRun:
        """The match at this moment, as a run of its own; a deal that is over is booked."""
        run = MatchRun.at(self.log, self.tape(place.deal), place.action)
        if run.deal_over:
            run.finish_deal()
        return run

    def clipped(self, place: ReplayPoint) -> ReplayPoint:
        """The nearest moment there is."""
        deal = max(1, min(place.deal, len(self.tapes)))
        return ReplayPoint(deal, max(0, min(place.action, self.tape(deal).actions)))

    def moved(self, place: ReplayPoint, actions: int) -> ReplayPoint:
        """A number of actions on, or back, over the ends of deals."""
        deal, action = place.deal, place.action + actions
        while action < 0 and deal > 1:
            deal -= 1
            action += self.tape(deal).actions + 1
        while action > self.tape(deal).actions and deal < len(self.tapes):
            action -= self.tape(deal).actions + 1
            deal += 1
        return self.clipped(ReplayPoint(deal, action))

    def next_turn(self, place: ReplayPoint) -> ReplayPoint:
        """The beginning of the turn after this one, or the end of the deal."""
        tape = self.tape(place.deal)
        if place.action >= tape.actions:
            return self.moved(place, 1)
        begins = [turn.entries for turn in tape.turns if turn.entries > place.action]
        return ReplayPoint(place.deal, min([*begins, tape.actions]))

    def turn_before(self, place: ReplayPoint) -> ReplayPoint:
        """The beginning of this turn, or of the one before where it is just beginning."""
        begins = [t.entries for t in self.tape(place.deal).turns if t.entries < place.action]
        return ReplayPoint(place.deal, max(begins)) if begins else self.moved(place, -1)

    def marks(self, deal: int) -> tuple[Mark, ...]:
        """Openings, pile takes and canastas of a deal, in order."""
        if deal not in self._marks:
            tape = self.tape(deal)
            actions = range(1, tape.actions + 1)
            self._marks[deal] = tuple(mark for at in actions for mark in _marks(tape, at))
        return self._marks[deal]


def _marks(tape: DealTape, action: int) -> Iterator[Mark]:
    for event in tape.events(action):
        match event:
            case ev.Opened():
                yield Mark("opening", action, event.seat)
            case ev.PileTaken():
                yield Mark("take", action, event.seat)
            case ev.CanastaCompleted():
                yield Mark("canasta", action, event.seat)


MOST_SHUFFLES: Final = 60
"""How often hidden cards are shuffled; most tries fit at once."""


class NoOtherCards(ValueError):
    """No other hidden cards were found that everything seen so far would fit."""


def has_decks_of_its_own(rules: TableRules) -> bool:
    """Whether a match from the middle of another may deal other decks: no cuts follow the seed."""
    return rules.deal.exact_cut_bonus is None


def with_same_cards(
    timeline: Timeline, place: ReplayPoint, seat: int, *, level: str, secret: str = ""
) -> MatchLog:
    """The match up to a place as a new one, with the same hidden cards.

    A person plays `seat`, bots of `level` the seats that persons had. Decks are sealed anew with
    `secret`; those dealt already keep no seal, for another secret made it.
    """
    log = timeline.run_at(place).log
    players = tuple(_player(player, at == seat, level) for at, player in enumerate(log.players))
    for deal in log.deals:
        deal.seal = None
        deal.cut = deal.cut if secret else None
    return _committed(replace(log, players=players, secret=secret, conceded=None))


def with_other_decks(log: MatchLog, seed: int | str) -> MatchLog:
    """The same match, but deals to come follow from `seed`, if it `has_decks_of_its_own`.

    >>> with_other_decks(played().log, "other").seed
    'other'
    """
    return _committed(replace(log, seed=seed)) if has_decks_of_its_own(log.rules) else log


def with_fresh_cards(log: MatchLog, seat: int, seed: int | str) -> MatchLog:
    """The match with all that `seat` has not seen in its last deal shuffled. Raises `NoOtherCards`.

    >>> run = played(over=False)
    >>> fresh = with_fresh_cards(run.log, seat=0, seed="other")
    >>> len(fresh.deals[0].order)
    108
    """
    true = MatchRun.from_log(log)
    seen_as = true.view(seat)
    rng = random.Random(f"canasta-qt/fresh/{seed}")
    anywhere = MOST_SHUFFLES // 2 if _hands_may_have_threes(true.state) else 0
    for tried in range(MOST_SHUFFLES):
        fresh = with_other_decks(log.copy(), seed)
        fresh.deals[-1].thoughts = {}  # they were about the other cards
        order = _shuffled_anew(true, seat, rng, threes_stay=tried >= anywhere)
        fresh.deals[-1].order = order
        if order != log.deals[-1].order and _looks_the_same(fresh, seat, seen_as):
            return fresh
    raise NoOtherCards("no other cards fit what has been seen")


def _player(player: Player, plays: bool, level: str) -> Player:
    if plays:
        return replace(player, played_by=HUMAN)
    return replace(player, played_by=level) if player.is_human else player


def _committed(log: MatchLog) -> MatchLog:
    """The log with a commitment to what it says now; without its secret it has none."""
    return replace(log, commitment=commitment_of(replace(log, commitment="")))


def _looks_the_same(log: MatchLog, seat: int, seen_as: PlayerView) -> bool:
    try:
        return MatchRun.from_log(log).view(seat) == seen_as
    except ReplayDifference:
        return False


def _shuffled_anew(
    run: MatchRun, seat: int, rng: random.Random, *, threes_stay: bool
) -> tuple[int, ...]:
    """The deck with the unseen cards in other places.

    Where `threes_stay` each hand gets as many threes that are laid out for points as it holds.
    """
    seen, state = seen_cards(run, seat), run.state
    held = [card for card in _held(state, seat) if card not in seen]
    closed = [card for card in _closed(state) if card not in seen]
    moved: dict[int, int] = {}
    left: list[int] = []
    for apart in (False, True):
        cards, places = (
            [card for card in some if (threes_stay and state.setup.tabled[KIND[card]]) is apart]
            for some in ((*held, *closed), held)
        )
        rng.shuffle(cards)
        moved.update(zip(places, cards, strict=False))
        left += cards[len(places) :]
    rng.shuffle(left)
    moved.update(zip(closed, left, strict=True))
    return tuple(moved.get(card, card) for card in run.log.deals[-1].order)


def _hands_may_have_threes(state: DealState) -> bool:
    return state.setup.keeps_threes or state.setup.rules.red_three.place == "own_turn_start"


def _held(state: DealState, seat: int) -> Iterator[int]:
    for other, hand in enumerate(state.hands):
        if other != seat:
            yield from hand


def _closed(state: DealState) -> Iterator[int]:
    for place in (*state.feet, *state.waiting, *state.packets):
        yield from place
    yield from state.pile[: state.pile_hidden]
    yield from state.remaining_stock()


def seen_cards(run: MatchRun, seat: int) -> set[int]:
    """Every card that some event showed to the seat, and those an action named."""
    named = (card for event in run.view(seat).history for card in _cards_of(event))
    return {card for card in named if card >= 0} | set(run.state.hands[seat])


def _cards_of(event: ev.Event) -> tuple[int, ...]:
    match event:
        case ev.Discarded() | ev.UpcardTurned():
            return (event.card,)
        case ev.PileTaken():
            return (event.top, *event.rest, *event.melded)
        case ev.MeldsRetracted():
            return (*event.cards, *event.pile)
        case ev.SpecialHandDeclared():
            return (*event.cards, *event.taken)
        case ev.OwnersSecret() | ev.ThreesTabled() | ev.BonusCardsGiven() | ev.FootDealt():
            return event.cards
        case ev.Melded() | ev.LaidOnHeap() | ev.MeldsMerged() | ev.CardsSlidUnder():
            return event.cards
        case _:
            return ()
