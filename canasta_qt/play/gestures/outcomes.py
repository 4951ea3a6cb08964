"""What comes of laying or discarding the chosen cards, in a sentence; and what the button says."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

from canasta_qt.engine.actions import Discard, LayDown, LayOnHeap, LayThree, TakePile
from canasta_qt.engine.cards import BLACK_THREE, KIND, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.meld_types import canasta_bonus, canasta_style, is_canasta
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.pile.contents import claimed_card
from canasta_qt.engine.pile.taking import bottom_of_take, claiming_play, lay_take
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Meld
from canasta_qt.play.gestures.bets import bet_words
from canasta_qt.play.gestures.draft import DraftChange, DraftTurn, Stage, StageAll, opening_points
from canasta_qt.play.gestures.situation import Situation, TurnStep
from canasta_qt.words.cards import card_name, cards_name, number, rank_name, ranks_name
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.sentences import figures
from canasta_qt.words.turn import TurnText, outcome_text

_ON_THE_WAY = frozenset({Code.PHASE, Code.INITIAL_COUNT, Code.INITIAL_CLEAN})
"""Refusals of cards that are melds, put out while more of a first meld is to come."""


def deed(sit: Situation, cards: tuple[int, ...], step: TurnStep) -> str:
    """The words of the button that takes this step; empty where none offers it."""
    if isinstance(step, Discard):
        return TurnText.BUTTON_DISCARD()
    adds_top = isinstance(step, Stage) and step.with_top and not sit.draft.takes_pile
    if isinstance(step, TakePile) or adds_top:
        return TurnText.BUTTON_TAKE_PILE()
    if isinstance(step, (Stage, StageAll)):
        refusal = _drafted(sit, step).refusal(sit.state)
        if refusal is not None and refusal.code not in _ON_THE_WAY:
            return ""
    elif not isinstance(step, (LayDown, LayThree, LayOnHeap)):
        return ""
    kinds = {KIND[card] for card in cards}
    if len(kinds) > 1:
        return outcome_text("lay_cards", len(cards))
    kind = kinds.pop()
    return outcome_text("lay", len(cards), rank=rank_name(kind), ranks=ranks_name(kind))


def outcome(sit: Situation, cards: tuple[int, ...], step: TurnStep) -> str:
    """What comes of it, in a sentence; empty where there is nothing to say."""
    if isinstance(step, Discard):
        return _discarded(sit, step.card)
    if isinstance(step, LayDown):
        return _laid(sit, step)
    if isinstance(step, TakePile):
        return _taken(sit, cards, step)
    if isinstance(step, (Stage, StageAll)):
        return _staged(sit, cards, step)
    return ""


def _discarded(sit: Situation, card: int) -> str:
    state = sit.state
    if discard_goes_out(state, card):
        return TurnText.OUTCOME_OUT()
    if state.freezer < 0 and state.setup.freezes[KIND[card]]:
        return TurnText.OUTCOME_FREEZES(card=_begun(format(card_name(card), "the")))
    return ""


def _taken(sit: Situation, cards: tuple[int, ...], action: TakePile) -> str:
    state = sit.state
    used = [card for card in cards if card in sit.hand]
    top = claimed_card(state, action.plays)
    claim = claiming_play(action, top)
    if not used or claim is None:
        return ""
    bottom = bottom_of_take(state, action, top)
    count = number(len(state.pile) - bottom, "card")
    key = "takes_part" if bottom else "takes"
    texts = [outcome_text(key, len(used), cards=_named(used), taken=count)]
    laying = lay_take(state, action, claim, top)
    if not isinstance(laying, Refusal):
        texts += [_completed(sit, *change) for change in _changes(sit, laying)]
    return " ".join(filter(None, texts))


def _changes(sit: Situation, laying: Laying) -> list[tuple[Meld | None, Meld, tuple[int, ...]]]:
    """Each meld that cards come to: as it is, as it will be, and those cards."""
    before = sit.melds
    return [
        (before[index] if index < len(before) else None, laying.melds[index], tuple(cards))
        for index, cards in laying.changed.items()
    ]


def _laid(sit: Situation, action: LayDown) -> str:
    """The canastas it completes; else how far a meld gets; else what the cards count."""
    laying = lay(sit.state, sit.side, action.plays)
    if isinstance(laying, Refusal):
        return ""
    changes = _changes(sit, laying)
    completed = [_completed(sit, *change) for change in changes]
    bet = _bet(sit, changes)
    if any(completed):
        return " ".join(filter(None, (*completed, bet)))
    if len(changes) == 1:
        return f"{_grown(sit, *changes[0])} {bet}".strip()
    laid = [card for _, _, cards in changes for card in cards]
    return f"{_counting(sit, laid, 0)} {bet}".strip()


def _bet(sit: Situation, changes: list[tuple[Meld | None, Meld, tuple[int, ...]]]) -> str:
    return bet_words(sit, (after for before, after, _ in changes if before is None))


def _completed(sit: Situation, before: Meld | None, after: Meld, cards: tuple[int, ...]) -> str:
    """That a canasta is completed, with its bonus; empty where it is not."""
    setup = sit.state.setup
    if not is_canasta(setup, after) or (before is not None and is_canasta(setup, before)):
        return ""
    what = outcome_text(canasta_style(after), len(cards), cards=_named(cards))
    return _worth(what, canasta_bonus(setup, after))


def _grown(sit: Situation, before: Meld | None, after: Meld, cards: tuple[int, ...]) -> str:
    setup = sit.state.setup
    if before is None or not is_canasta(setup, before):
        size = RUN_CANASTA if after.kind == SEQUENCE else setup.canasta_size
        if after.kind == BLACK_THREE or len(after.cards) >= size:
            return _counting(sit, cards, 0)
        run = after.kind == SEQUENCE
        text = TurnText.OUTCOME_GROWS_RUN if run else TurnText.OUTCOME_GROWS
        return text(cards=_named(cards), have=len(after.cards), need=size)
    more = canasta_bonus(setup, after) - canasta_bonus(setup, before)
    if canasta_style(before) == "natural" and canasta_style(after) == "mixed":
        return _worth(outcome_text("spoils", len(cards), cards=_named(cards)), more)
    return _counting(sit, cards, more)


def _counting(sit: Situation, cards: Iterable[int], bonus: int) -> str:
    held = tuple(cards)
    points = bonus + sum(sit.state.setup.points[KIND[card]] for card in held)
    return _worth(_named(held), points)


def _worth(what: str, points: int) -> str:
    if not points:
        return TurnText.OUTCOME_PLAIN(what=what)
    return TurnText.OUTCOME_WORTH(what=what, points=figures(points, signed=True))


def _staged(sit: Situation, cards: tuple[int, ...], step: DraftChange) -> str:
    """How far the first meld gets with these cards, or why they cannot be laid yet."""
    state, need = sit.state, opening_minimum(sit.state, sit.seat)
    draft = _drafted(sit, step)
    refusal = draft.refusal(state)
    if sit.opened or need <= 0:
        return refusal_text(refusal) if refusal and refusal.code is not Code.PHASE else ""
    have = opening_points(state, sit.side, draft.plays(state))
    values = {"cards": _named(cards), "have": figures(have), "need": figures(need)}
    laying = lay(state, sit.side, draft.plays(state))
    changes = [] if isinstance(laying, Refusal) else _changes(sit, laying)
    bet = _bet(sit, [change for change in changes if set(change[2]) & set(cards)])
    if refusal is None:
        text = TurnText.OUTCOME_OPENS if have >= need else TurnText.OUTCOME_OPENS_PLAIN
        return f"{text(**values)} {bet}".strip()
    if have < need:
        return f"{TurnText.OUTCOME_OPENING(**values)} {bet}".strip()
    return TurnText.OUTCOME_DRAW(**values) if refusal.code is Code.PHASE else refusal_text(refusal)


def _drafted(sit: Situation, step: DraftChange) -> DraftTurn:
    draft = deepcopy(sit.draft)
    draft.change(step)
    return draft


def _named(cards: Iterable[int]) -> str:
    return _begun(cards_name(cards))


def _begun(words: str) -> str:
    return words[:1].upper() + words[1:]
