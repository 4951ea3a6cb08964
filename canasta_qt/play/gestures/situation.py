"""What a gesture is judged by (deal, seat, draft), and what it may come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Meld, Phase
from canasta_qt.play.gestures.draft import DraftChange, DraftTurn
from canasta_qt.play.gestures.needs import still_missing
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.turn import TurnText

GestureSource = Literal["hand", "top", "stock", "nowhere"]


@dataclass(frozen=True, slots=True)
class Situation:
    """The deal as one person at the table may act in it.

    `chosen` is the card of the pile that a gesture names where the rules allow that, or -1.
    """

    state: DealState
    seat: int
    draft: DraftTurn
    names: tuple[str, ...]
    chosen: int = -1

    @property
    def side(self) -> int:
        return self.state.side_of[self.seat]

    @property
    def hand(self) -> list[int]:
        """The seat's true hand, staged cards included."""
        return self.state.hands[self.seat]

    @property
    def top(self) -> int | None:
        """The card a take is about: the top card of the pile, or the one chosen at any depth."""
        return self.chosen if self.chosen in self.state.pile else self.draft.top(self.state)

    @property
    def opened(self) -> bool:
        return bool(self.state.opened[self.side])

    @property
    def opens_from_hand(self) -> bool:
        """Whether the side has yet to open and must do so before the pile is touched."""
        return not self.opened and self.state.setup.from_hand_first

    @property
    def melds(self) -> list[Meld]:
        return self.state.melds[self.side]

    @property
    def must_act(self) -> bool:
        """Whether this seat is to choose now."""
        return self.state.phase is not Phase.OVER and self.state.actor == self.seat

    def in_phase(self, phase: Phase) -> bool:
        """Whether this seat is to choose, in that phase."""
        return self.state.phase is phase and self.must_act

    def source(self, cards: Sequence[int]) -> GestureSource:
        if cards and all(card in self.hand for card in cards):
            return "hand"
        if cards and all(card in self.state.pile for card in cards):
            face_up = self.state.pile[self.state.pile_hidden :]
            deep = self.state.setup.chooses_depth and all(card in face_up for card in cards)
            if deep or self.top in cards:
                return "top"
        stock = self.state.remaining_stock()
        return "stock" if cards and all(card in stock for card in cards) else "nowhere"

    def of_kind(self, kind: int) -> list[int]:
        """Hand cards of a kind, unstaged ones first."""
        staged = self.draft.cards
        cards = [card for card in self.hand if KIND[card] == kind]
        return sorted(cards, key=lambda card: card in staged)

    def wilds(self) -> list[int]:
        """Wild cards of the hand, twos before jokers and unstaged ones first."""
        staged = self.draft.cards
        cards = [card for card in self.hand if IS_WILD[KIND[card]]]
        return sorted(cards, key=lambda card: (card in staged, KIND[card]))

    def why(self, refusal: Refusal, melds: Sequence[Meld] | None = None) -> str:
        """The reason in words; "not now" is explained by what is to be done now.

        Where the seat may not go out with these `melds` (its side's now) it says what is missing.
        """
        if refusal.code is Code.PHASE:
            return self.not_now(refusal)
        about = (refusal.code, refusal.what)
        if refusal.code not in _NOT_OUT and about not in _BARRED:
            return refusal_text(refusal)
        missing = still_missing(
            self.state, self.seat, self.names, self.melds if melds is None else melds
        )
        if missing and about not in _BARRED:
            return missing
        return " ".join(filter(None, (refusal_text(refusal), missing)))

    @property
    def staged_melds(self) -> Sequence[Meld]:
        """The side's melds as they will be once the staged cards lie there, if they can."""
        laying = lay(self.state, self.side, self.draft.plays(self.state))
        return laying.melds if isinstance(laying, Laying) else self.melds

    def not_now(self, refusal: Refusal | None = None) -> str:
        """Why this seat may not do something at this point of the turn."""
        state = self.state
        if state.phase is Phase.OVER:
            return TurnText.NO_OVER()
        if not self.must_act:
            return TurnText.NO_TURN(name=self.names[state.actor])
        if state.phase is Phase.ANSWER:
            return (
                TurnText.NO_ANSWER_CONCEDE
                if state.now.concession is not None
                else TurnText.NO_ANSWER
            )()
        if state.now.retracted:
            return TurnText.NO_RETRACTED()
        if state.phase is Phase.START:
            forced = refusal is not None and bool(refusal.cards) and not state.stock_left
            return (TurnText.NO_MUST_TAKE if forced else TurnText.NO_DRAW_FIRST)()
        return (TurnText.PROMPT_NO_DISCARD if state.now.no_discard else TurnText.NO_DRAWN)()


_NOT_OUT = frozenset({Code.GO_OUT_CANASTAS, Code.GO_OUT_KINDS, Code.GO_OUT_FOOT})
"""Refusals of going out while canastas or feet are missing."""

_BARRED = frozenset(
    {
        (Code.HAND_GUARD, ""),
        (Code.PERMISSION_TIMING, "no_way"),
        (Code.GO_OUT_FOOT, "partner_then_self"),
        (Code.GO_OUT_FOOT, "second_canasta"),
    }
)
"""Refusals, with what they name, that say what comes of it: what is missing follows."""

TurnStep = Action | DraftChange
"""One thing to do."""


@dataclass(frozen=True, slots=True)
class GestureOption:
    """One meaning of a gesture: its word on the glowing place, its line and cards in a choice."""

    step: TurnStep
    target: str
    label: str = ""
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Resolution:
    """The meaning of a gesture: nothing (with a reason, or silently), one option, or several.

    It may also only choose cards of the hand: `chosen`.
    """

    options: tuple[GestureOption, ...] = ()
    why: str = ""
    title: str = ""
    chosen: tuple[int, ...] = ()


STAGEABLE = frozenset(
    {
        Code.MIN_SIZE,
        Code.MIN_NATURALS,
        Code.WILD_RATIO,
        Code.RULE_OF_FIVE,
        Code.INITIAL_COUNT,
        Code.INITIAL_CLEAN,
        Code.HAND_GUARD,
        Code.GO_OUT_CANASTAS,
        Code.GO_OUT_KINDS,
        Code.GO_OUT_INCOMPLETE,
        Code.GO_OUT_DISCARD,
        Code.BLACK3_NOT_OUT,
    }
)
"""Refusals that more cards in the same step can cure, so the cards may be staged meanwhile."""
