"""`MatchRun`: the one object that holds a running match, and its log played again.

It checks every action, carries it out and writes it down. Undo takes back only what showed nobody
anything new: drawing, taking a pile with hidden cards, asking, answering, discarding and a foot are
barriers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import (
    Action,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match, Outcome
from canasta_qt.engine.refusals import IllegalAction, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import ScoreLine, SideScore, score_deal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import apply
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.record.fair_deal import commitment_of, deck_of, seal_of, seating_of
from canasta_qt.record.log import NO_ORIGIN, DealLog, MatchLog, Player, RuleOrigin, Thought
from canasta_qt.record.notation import text_of

_OWN_CARDS = (LayDown, LayOnHeap, LayThree, MergeMelds, RetractMelds, TakePile)
"""Actions that move cards between the own hand and the table, or about on it."""

_TELLS_NOTHING = (
    ev.Melded,
    ev.MeldsMerged,
    ev.LaidOnHeap,
    ev.CanastaCompleted,
    ev.Opened,
    ev.ThreesTabled,
    ev.MeldsRetracted,
)
"""Events that only move cards which their owner chose to show."""


def may_take_back(rules: TableRules, action: Action, events: Iterable[ev.Event]) -> bool:
    """Whether the last action of a running deal, which caused `events`, may be undone.

    >>> deal = Deal("classic_4p", seed=7)
    >>> draw = parse("draw")
    >>> may_take_back(resolve("classic_4p"), draw, deal.play(draw))
    False
    """
    return (
        rules.table.undo_meld
        and isinstance(action, _OWN_CARDS)
        and all(isinstance(event, _TELLS_NOTHING) or _is_open_pile(event) for event in events)
    )


def _is_open_pile(event: ev.Event) -> bool:
    """Whether a pile was taken of which everybody had seen every card."""
    return isinstance(event, ev.PileTaken) and not event.hidden


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The start of a turn: the state after so many actions and events of the deal; not changed."""

    entries: int
    events: int
    state: DealState


@dataclass(frozen=True, slots=True)
class DealTape:
    """A deal as it was played, to be entered at any action (`MatchRun.at`); never changed.

    Attributes:
        deal: its log. before: the match as the deal began.
        history: its events. events_before: action (from 0) to how many events came before it.
        turns: the beginnings of its turns.
    """

    deal: DealLog
    before: Match
    history: tuple[ev.Event, ...]
    events_before: tuple[int, ...]
    turns: tuple[Checkpoint, ...]

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.events_before)

    def events(self, action: int) -> tuple[ev.Event, ...]:
        """What the action of this number, from 1, brought about; for 0 the deal itself."""
        marks = (0, *self.events_before, len(self.history))
        return self.history[marks[action] : marks[action + 1]]


Observer = Callable[[MatchLog], None]
"""Called with the log after every change of it, before anybody else learns of it."""


class ReplayDifference(ValueError):
    """A log that does not play again as it was written; `reason` is in English.

    Attributes:
        action: number of the action in the deal, from 1; 0 when the deal itself is at fault.
        refusal: why the rules refuse the action, when they do.
    """

    def __init__(self, deal: int, action: int, reason: str, refusal: Refusal | None = None) -> None:
        place = f"deal {deal}, action {action}" if action else f"deal {deal}"
        super().__init__(f"{place}: {reason}")
        self.deal = deal
        self.action = action
        self.reason = reason
        self.refusal = refusal


class NothingToUndo(ValueError):
    """The last action may not be taken back: it showed somebody something new, or there is none."""


def _carried(totals: Sequence[int]) -> tuple[SideScore, ...]:
    """Scores of a deal of which only the points are known."""
    return tuple(
        SideScore(scorer, (ScoreLine("melded", points),)) for scorer, points in enumerate(totals)
    )


class MatchRun:
    """A match in progress: rules and totals, the deal being played, its events, and the log.

    Attributes:
        match: totals, dealer and scores; booked by `finish_deal`.
        log: what has been chosen so far. Read it; the run writes it.
        on_change: called after every change of the log; it must not raise.
    """

    def __init__(self, match: Match, log: MatchLog) -> None:
        """A run at the beginning of a match; `new` and `from_log` are the ways to make one."""
        self.match = match
        self.log = log
        self.on_change: Observer | None = None
        self._state: DealState | None = None
        self._booked: tuple[SideScore, ...] | None = None
        self._history: list[ev.Event] = []
        self._events_before: list[int] = []
        self._checkpoints: list[Checkpoint] = []

    @classmethod
    def new(
        cls,
        rules: TableRules,
        seed: int | str,
        persons: Sequence[Player],
        origin: RuleOrigin = NO_ORIGIN,
        *,
        secret: str = "",
        advice: bool = False,
    ) -> MatchRun:
        """A new match, its first deal not yet begun.

        `persons` are seated as the rules say (`match.partner_selection`). With a `secret` (64
        hexadecimal digits) the log commits itself, and the decks are sealed. With `advice` the log
        keeps what bots considered. Raises `RulesProblem`, and `ValueError` for another number of
        persons.
        """
        if len(persons) != rules.match.players:
            raise ValueError(f"{len(persons)} players for rules with {rules.match.players}")
        match = Match(rules, seed)
        match.seating = seating_of(rules, seed)
        match.dealer = match.seating.dealer
        players = tuple(persons[person] for person in match.seating.persons)
        log = MatchLog(rules, seed, match.seating, players, origin.preset, origin.overrides)
        log.rules_name, log.rule_set = origin.rules_name, origin.rule_set
        log.secret, log.advice = secret, advice
        log.commitment = commitment_of(log)
        return cls(match, log)

    @classmethod
    def from_log(
        cls, log: MatchLog, *, on_deal_over: Callable[[MatchRun], object] | None = None
    ) -> MatchRun:
        """Play a log again to its end, every action verified, and go on from there.

        The log is copied. All deals but the last are booked. `on_deal_over` is called with the run
        whenever a deal is over. Raises `ReplayDifference` where the log does not play as written.
        """
        match = Match(log.rules, log.seed)
        match.seating = log.seating
        match.dealer = log.seating.dealer
        run = cls(match, replace(log, deals=[], conceded=None))
        for deal in log.deals:
            run._replay_deal(deal)
            if run.deal_over and on_deal_over is not None:
                on_deal_over(run)
        if log.conceded is not None:
            run._replay_concession(log.conceded)
        return run

    @classmethod
    def at(cls, log: MatchLog, tape: DealTape, actions: int) -> MatchRun:
        """The run after so many actions of a deal; the deals before are booked, this one is not."""
        deal = tape.deal.copy()
        deal.truncate(actions)
        deal.scored = deal.scored if actions == tape.actions else None
        before = [earlier.copy() for earlier in log.deals[: deal.number - 1]]
        at_end = actions == tape.actions and deal.number == len(log.deals)
        conceded = log.conceded if at_end else None
        run = cls(tape.before.copy(), replace(log, deals=[*before, deal], conceded=conceded))
        run._checkpoints = list(tape.turns)
        run._history = list(tape.history)
        run._events_before = list(tape.events_before)
        run._rewind(actions)
        return run

    @classmethod
    def staged(cls, state: DealState, players: Sequence[Player]) -> MatchRun:
        """A run that begins in the middle of a deal, from a position that somebody wrote.

        Its log has a deck that was never dealt and cannot be played again. The state is the run's
        from now on.
        """
        setup = state.setup
        match = Match(setup.rules, 0)
        match.dealer = state.dealer
        for deal in range(1, state.deal_number):
            totals = state.totals if deal == 1 else (0,) * setup.scorers
            match.scores.append(_carried(totals))
        log = MatchLog(setup.rules, 0, match.seating, tuple(players))
        run = cls(match, log)
        run._state = state
        run._remember()
        for _ in range(state.deal_number):
            log.add_deal(state.dealer, setup.pack)
        return run

    @classmethod
    def with_deck(
        cls, log: MatchLog, tape: DealTape, order: tuple[int, ...], actions: int
    ) -> MatchRun:
        """The same after so many actions of a deal, but dealt from another deck.

        Raises `IllegalAction` or `RuntimeError` where they cannot be played with these cards.
        """
        before = [earlier.copy() for earlier in log.deals[: tape.deal.number - 1]]
        plain = replace(log, deals=before, conceded=None, secret="", commitment="")
        run = cls(tape.before.copy(), plain)
        run.start_deal(order)
        for seat, action in tape.deal.entries[:actions]:
            if run.deal_over or run.state.actor != seat:
                raise RuntimeError("the deal goes another way with these cards")
            run.play(action)
        return run

    def tape(self) -> DealTape:
        """The deal so far, before it is booked. `RuntimeError` where there is none."""
        if not self.in_deal:
            raise RuntimeError("no deal is being played")
        return DealTape(
            self.log.deals[-1].copy(),
            self.match.copy(),
            tuple(self._history),
            tuple(self._events_before),
            tuple(self._checkpoints),
        )

    @property
    def state(self) -> DealState:
        """The deal being played (or just over). `RuntimeError` before the first deal."""
        if self._state is None:
            raise RuntimeError("no deal has begun")
        return self._state

    @property
    def in_deal(self) -> bool:
        """Whether a deal has begun and is not booked yet."""
        return self._state is not None and self._booked is None

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended; it may still have to be booked."""
        return self._state is not None and self._state.phase is Phase.OVER

    def is_over(self, deal: int) -> bool:
        """Whether a deal, numbered from 1, is over and its hidden cards may be seen.

        Whatever shows more than the players see, or lets somebody play with the same hidden cards,
        asks this first.
        """
        return deal < len(self.log.deals) or self.deal_over or self.log.conceded is not None

    @property
    def history(self) -> tuple[ev.Event, ...]:
        """The events of the deal so far, nothing hidden."""
        return tuple(self._history)

    def view(self, seat: int) -> PlayerView:
        """The deal as `seat` may know it, with the redacted events."""
        return view_of(self.state, seat, self._history)

    def verify(self, action: Action) -> Refusal | None:
        """Why the seat to act may not do this now; None if it may."""
        return verify(self.state, action)

    def outcome(self) -> Outcome | None:
        """How the match ended by booked deals; None while it goes on.

        One that was given up is won by the others, by those of them that have the most.
        """
        seat = self.log.conceded
        if seat is None:
            return self.match.outcome()
        scorers = enumerate(self.match.setup.scorer_seats)
        others = [scorer for scorer, seats in scorers if seat not in seats]
        totals = self.match.totals
        best = max(totals[scorer] for scorer in others)
        return self.match.won_by(tuple(one for one in others if totals[one] == best))

    def start_deal(
        self, order: tuple[int, ...] | None = None, *, cut: int | None = None
    ) -> tuple[ev.Event, ...]:
        """Book a finished deal if that is still to do, and begin the next one.

        `order` is the deck, dealt from the front. `cut` is how many cards the player lifted before
        the first deal; it goes into every shuffle. Raises `RuntimeError` while a deal is being
        played and once the match is over, and `ValueError` for a cut that cannot be.
        """
        if self.in_deal:
            self.finish_deal()
        if self.outcome() is not None:
            raise RuntimeError("the match is over")
        if cut is not None and not self._may_cut(cut):
            raise ValueError(f"the deck cannot be cut after {cut} cards now")
        if order is None:
            order = deck_of(self.log, self.match.deal_number, cut)
        self._state, events = self.match.start_deal(order)
        self._booked = None
        self._history = list(events)
        self._events_before = []
        self._checkpoints = []
        self._remember()
        seal = seal_of(self.log.secret, self._state.deal_number, order)
        self.log.add_deal(self._state.dealer, order, seal, cut)
        self._changed()
        return events

    def _may_cut(self, cut: int) -> bool:
        first = not self.log.deals and bool(self.log.commitment)
        return first and 0 < cut < len(self.match.setup.pack)

    def play(self, action: Action, thought: Thought = ()) -> tuple[ev.Event, ...]:
        """Check an action of the seat to act, carry it out and write it down.

        Raises `IllegalAction`, with nothing changed, when the rules refuse it, and `RuntimeError`
        once the match was given up.
        """
        if self.log.conceded is not None:
            raise RuntimeError("the match was given up")
        refusal = verify(self.state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.log.add(self.state.actor, action, thought)
        events = self._apply(action)
        if self.deal_over:
            scores = score_deal(self.state)
            self.log.deals[-1].scored = tuple(score.total for score in scores)
        self._changed()
        return events

    def concede(self, seat: int) -> None:
        """A seat gives the match up; the deal in progress does not count.

        Raises `RuntimeError` before the first deal and once the match is over.
        """
        if not self.log.deals:
            raise RuntimeError("no deal has begun")
        if self.deal_over:
            self.finish_deal()
        if self.outcome() is not None:
            raise RuntimeError("the match is over")
        self.log.conceded = seat
        self._changed()

    def can_undo(self) -> bool:
        """Whether `undo` would take the last action back."""
        entries = self.log.deals[-1].entries if self.log.deals else []
        if not entries or self.deal_over or self.log.conceded is not None:
            return False
        events = self._history[self._events_before[-1] :]
        return may_take_back(self.log.rules, entries[-1].action, events)

    def undo(self) -> Action:
        """Take the last action back and return it. Raises `NothingToUndo` where it must stay."""
        if not self.can_undo():
            raise NothingToUndo("the last action cannot be taken back")
        entries = self.log.deals[-1].entries
        undone = entries[-1].action
        keep = len(entries) - 1
        self._rewind(keep)
        self.log.truncate(keep)
        self._changed()
        return undone

    def finish_deal(self) -> tuple[SideScore, ...]:
        """The scores of the deal that is over, booked once. `RuntimeError` while it is played."""
        if not self.deal_over:
            raise RuntimeError("the deal is not over")
        if self._booked is None:
            self._booked = self.match.finish_deal(self.state)
        return self._booked

    def _apply(self, action: Action) -> tuple[ev.Event, ...]:
        state = self.state
        turn = state.turn
        self._events_before.append(len(self._history))
        events = apply(state, action)
        self._history += events
        if state.turn != turn:
            self._remember()
        return events

    def _rewind(self, actions: int) -> None:
        """Go back to what was after so many actions of the deal, from where their turn began."""
        while self._checkpoints[-1].entries > actions:
            self._checkpoints.pop()
        turn = self._checkpoints[-1]
        self._state = turn.state.clone()
        del self._history[turn.events :]
        del self._events_before[turn.entries :]
        for entry in self.log.deals[-1].entries[turn.entries : actions]:
            self._apply(entry.action)

    def _remember(self) -> None:
        entries, events = len(self._events_before), len(self._history)
        self._checkpoints.append(Checkpoint(entries, events, self.state.clone()))

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change(self.log)

    def _replay_deal(self, deal: DealLog) -> None:
        if self.in_deal and not self.deal_over:
            raise ReplayDifference(deal.number, 0, "it begins before the deal before it is over")
        if sorted(deal.order) != list(self.match.setup.pack):
            raise ReplayDifference(deal.number, 0, "its deck is not the pack of these rules")
        if self.in_deal:
            self.finish_deal()
        if self.outcome() is not None:
            raise ReplayDifference(deal.number, 0, "it begins after the match has been won")
        if self.match.dealer != deal.dealer:
            reason = f"seat {self.match.dealer} deals, not seat {deal.dealer}"
            raise ReplayDifference(deal.number, 0, reason)
        self.start_deal(deal.order, cut=deal.cut)
        self.log.deals[-1].seal = deal.seal
        for index, (seat, action) in enumerate(deal.entries, start=1):
            self._replay_action(deal, index, seat, action)
        scored = self.log.deals[-1].scored
        if deal.scored is not None and deal.scored != scored:
            reason = f"it scores {scored}, where the log says {deal.scored}"
            raise ReplayDifference(deal.number, len(deal.entries), reason)

    def _replay_concession(self, seat: int) -> None:
        deal = self.log.deals[-1]
        try:
            self.concede(seat)
        except RuntimeError:
            reason = f"seat {seat} gives the match up after it was won"
            raise ReplayDifference(deal.number, len(deal.entries), reason) from None

    def _replay_action(self, deal: DealLog, index: int, seat: int, action: Action) -> None:
        thought = deal.thoughts.get(index, ())
        refusal = None
        if self.deal_over:
            fault = "the deal is over"
        elif seat != self.state.actor:
            fault = f"it is for seat {self.state.actor} to act"
        elif not (fault := self._fault_of(action, thought)):
            try:
                self.play(action, thought)
                return
            except IllegalAction as illegal:
                refusal = illegal.refusal
                fault = refusal.code.value
        reason = f"seat {seat}, {text_of(action)}: {fault}"
        raise ReplayDifference(deal.number, index, reason, refusal)

    def _fault_of(self, action: Action, thought: Thought) -> str:
        """What is wrong with what was considered: the action comes first, and all are legal."""
        if thought and thought[0].action != action:
            return "what was considered does not begin with it"
        for one in thought[1:]:
            refusal = verify(self.state, one.action)
            if refusal is not None:
                return f"{text_of(one.action)} was considered: {refusal.code.value}"
        return ""
