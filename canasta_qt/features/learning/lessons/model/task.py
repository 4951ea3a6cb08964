"""`StepTask`: the goal of a step, and what leads to it from any position.

An action that does not end the step is admitted only where the end can still be reached after it;
the next thing to do is the first action of a shortest way. So no order of doing things, and nothing
left out, leads where the step cannot be done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import DealState
from canasta_qt.features.learning.lessons.model.lesson import Step, WrongIdea
from canasta_qt.features.learning.lessons.model.patterns import ANY, ActionPattern
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.fields import CardWord, parse_words
from canasta_qt.record.positions.position import SetUpPosition
from canasta_qt.record.replay import MatchRun

MOST_POSITIONS: Final = 2000
"""Positions of one step that are looked at for its end."""


def lying(state: DealState) -> tuple[object, ...]:
    """Which cards lie where, equal cards alike, in whatever order hands and melds were filled."""
    melds = [sorted(_codes(meld.cards) for meld in side) for side in state.melds]
    return (
        state.turn,
        state.phase.value,
        state.actor,
        *(_codes(hand) for hand in state.hands),
        *(tuple(side) for side in melds),
        *(_codes(threes) for threes in (*state.red_threes, *state.black_threes)),
        *(_codes(cards) for cards in (*state.feet, *state.heaps, *state.waiting)),
        tuple(CODE[card] for card in state.pile),
        state.stock_left,
        state.now.answer,
    )


def _codes(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(sorted(CODE[card] for card in cards))


def held(state: DealState, seat: int, cards: str) -> list[int]:
    """Cards of a hand for these words, as many as it has; the most exact words choose first."""
    found: list[int] = []
    for word in sorted(parse_words(cards, "choose"), key=lambda word: word.choices):
        found += [card for card in state.hands[seat] if word.fits(card) and card not in found][:1]
    return found


def read_at(state: DealState, words: Mapping[int, CardWord], text: str) -> Action | Refusal:
    """The action that a text means here, by what cards are called. `NotationProblem` for none."""
    return read_action(SetUpPosition(state, state.turn_seat, dict(words)), text)


class StepTask:
    """What a step asks for; `right` ends it, or is one way to its end where it has `until`."""

    def __init__(
        self,
        step: Step,
        right: tuple[ActionPattern, ...],
        state: DealState,
        words: Mapping[int, CardWord],
    ) -> None:
        """A step that begins at this position; `words`: names of the cards."""
        self.right = right
        self._step, self._words, self._seat = step, words, state.turn_seat
        self._ways: dict[tuple[object, ...], Action | None] = {}
        self._goal = self._led_to(state) if step.until else None

    def _led_to(self, begin: DealState) -> tuple[object, ...] | None:
        """The table after the right actions; None where they cannot be played."""
        state = begin
        for pattern in self.right:
            action = self._read(state, pattern.text)
            if action is None:
                return None
            state = _after(state, action)
        return lying(state)

    # --- what an action is ------------------------------------------------------------------------

    def idea(self, state: DealState, action: Action, *, last: bool) -> WrongIdea | None:
        """The first wrong idea that an action is; `any` is meant only where nothing else is."""
        for idea in self._step.wrong:
            patterns = (one for one in idea.do if (one.verb == ANY) is last)
            if any(pattern.fits(state, action) for pattern in patterns):
                return idea
        return None

    def is_right(self, state: DealState, action: Action) -> bool:
        """Whether a legal action ends the step by itself."""
        return not self._step.until and _fits(self.right, state, action)

    def is_fine(self, state: DealState, action: Action) -> bool:
        """Whether a legal action may be played, and the end of the step is reached behind it."""
        if not _fits(self._step.fine, state, action):
            return False
        after = _after(state, action)
        return self.fulfilled(after) or self.can_be_done(after)

    def fulfilled(self, state: DealState) -> bool:
        """Whether a step that lasts until something has come is over, with all that it asks for."""
        return self._goal is not None and lying(state) == self._goal

    # --- what leads on ----------------------------------------------------------------------------

    def can_be_done(self, state: DealState) -> bool:
        """Whether the end of the step can be reached from here."""
        if self._step.choose:
            cards = self._step.choose
            return len(held(state, self._seat, cards)) == len(parse_words(cards, "choose"))
        return self.way(state) is not None

    def way(self, state: DealState) -> Action | None:
        """The first action of a shortest way to the end of the step; None where there is none."""
        key = lying(state)
        if key not in self._ways:
            self._ways[key] = self._found(state)
        way = self._ways[key]
        if way is not None and verify(state, way) is not None:  # equal cards, but others
            way = self._ways[key] = self._found(state)
        return way

    def _found(self, state: DealState) -> Action | None:
        queue: deque[tuple[DealState, Action | None]] = deque([(state, None)])
        seen = {lying(state)}
        while queue and len(seen) <= MOST_POSITIONS:
            here, first = queue.popleft()
            if not self._step.until:
                end = next(self._meant(here, self.right), None)
                if end is not None:
                    return first or end
            for action in self._fine(here):
                after = _after(here, action)
                if self.fulfilled(after):
                    return first or action
                if after.actor == self._seat and after.turn == here.turn:
                    key = lying(after)
                    if key not in seen:
                        seen.add(key)
                        queue.append((after, first or action))
        return None

    def _fine(self, state: DealState) -> Iterator[Action]:
        """The actions that may be played here; those that the lesson calls right come first."""
        right = self.right if self._step.until else ()
        for action in self._meant(state, (*right, *self._step.fine)):
            if _fits(self._step.fine, state, action):
                yield action

    def _meant(self, state: DealState, patterns: Sequence[ActionPattern]) -> Iterator[Action]:
        """The legal actions that these patterns mean here and that are no wrong idea."""
        listed: list[Action] | None = None
        for pattern in patterns:
            if pattern.exact:
                action = self._read(state, pattern.text)
                found = [] if action is None else [action]
            else:
                listed = legal_actions(state) if listed is None else listed
                found = [one for one in listed if pattern.fits(state, one)]
            yield from (one for one in found if self.idea(state, one, last=False) is None)

    def _read(self, state: DealState, text: str) -> Action | None:
        """The action that a text means; None where it is none here, or not a legal one."""
        try:
            action = read_at(state, self._words, text)
        except ValueError:
            return None
        if isinstance(action, Refusal) or verify(state, action) is not None:
            return None
        return action


def _fits(patterns: Sequence[ActionPattern], state: DealState, action: Action) -> bool:
    return any(pattern.fits(state, action) for pattern in patterns)


def _after(state: DealState, action: Action) -> DealState:
    """The position behind an action; `state` stays as it is."""
    run = MatchRun.staged(state.clone(), ())
    run.play(action)
    return run.state
