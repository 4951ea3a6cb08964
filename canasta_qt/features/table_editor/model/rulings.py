"""What the judge says to a question that is built of cards and a deed: `rule`.

Every yes is proved by actions that `verify` allows one after the other, and every no by having
tried all that could be meant. Where neither is possible the ruling is open, with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    Discard,
    DrawStock,
    LayDown,
    Play,
    TakePile,
)
from canasta_qt.engine.cards import IS_WILD, KIND, TWO
from canasta_qt.engine.going_out.foot import check_foot_played
from canasta_qt.engine.going_out.requirements import check_permission
from canasta_qt.engine.judge.judge_melds import judge_meld_timing
from canasta_qt.engine.judge.legality import breach, verify
from canasta_qt.engine.judge.promise import could_go_out
from canasta_qt.engine.melds.sequences import classify_run
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.pile.taking import verify_pile
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState
from canasta_qt.features.table_editor.model.arrangements import Arrangements, Plays
from canasta_qt.features.table_editor.model.exits import Exits
from canasta_qt.features.table_editor.model.question import Deed, Open, Question, Ruling
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.fields import parse_words
from canasta_qt.record.positions.position import SetUpPosition, set_up


def rule(position: Mapping[str, object], question: Question) -> Ruling:
    """The ruling on a question about a written position. Raises `PositionProblem`.

    >>> told = {"rules": "classic_4p", "hands": {"0": "9 9 4"}, "pile": "9"}
    >>> rule(told, Question("take", ("9", "9"))).refusal.need
    50
    """
    table = set_up(position)
    seat = table.state.turn_seat
    known = all(card in table.words for card in table.state.hands[seat])
    tabled = do_table_duties(table).get(seat, [])
    state = table.state
    if not known and (question.deed != "draw" or state.setup.keeps_threes):
        return Ruling(None, state, reason="hand")
    cards = _cards(table, question.words, tabled)
    if any(card in tabled for card in cards):
        return _of_tabled(state, question, cards, tabled)
    ruling = _RULINGS[question.deed](_Asked(table, cards, question))
    fresh = set(state.hands[state.turn_seat]).difference(table.words)
    return _with_fresh(ruling, question, fresh) if fresh else ruling


_WHATEVER_IS_HELD: Final = frozenset(
    (
        Code.PHASE, Code.PILE_EMPTY, Code.PILE_BLOCKED, Code.PILE_NOT_OPEN, Code.PILE_TOO_SMALL,
        Code.PERMISSION_OFF, Code.PERMISSION_USED,
    )
)  # fmt: skip
"""Refusals in which the cards of the hand play no part."""


def _with_fresh(ruling: Ruling, question: Question, fresh: set[int]) -> Ruling:
    """What is left of a ruling where the stock has replaced threes by cards that nobody knows.

    What is asked of the whole hand is open then, unless its cards play no part.
    """
    whole = question.deed in ("out", "ask") or (not question.words and question.deed != "draw")
    refused = ruling.refusal is not None and ruling.refusal.code in _WHATEVER_IS_HELD
    if whole and not refused and ruling.reason not in ("choose", "choose_one"):
        return Ruling(None, ruling.state, reason="unknown")
    named = all(fresh.isdisjoint(_cards_in(action)) for action in ruling.instead)
    return ruling if named else replace(ruling, instead=())


def _cards_in(action: Action) -> tuple[int, ...]:
    if isinstance(action, Discard):
        return (action.card,)
    plays = action.plays if isinstance(action, LayDown | TakePile) else ()
    return tuple(card for play in plays for card in play.cards)


def _cards(table: SetUpPosition, words: Sequence[str], tabled: Sequence[int]) -> tuple[int, ...]:
    """The cards of the hand that words mean, those that were laid out for points last."""
    free = [*table.state.hands[table.state.turn_seat], *tabled]
    found: dict[int, int] = {}
    asked = list(enumerate(parse_words(" ".join(words), "")))
    for at, word in sorted(asked, key=lambda one: one[1].choices):
        card = next((card for card in free if word.fits(card)), None)
        if card is not None:
            free.remove(card)
            found[at] = card
    return tuple(found[at] for at in sorted(found))


@dataclass(frozen=True, slots=True)
class _Asked:
    table: SetUpPosition
    cards: tuple[int, ...]
    question: Question

    @property
    def state(self) -> DealState:
        return self.table.state

    @property
    def hand(self) -> list[int]:
        return self.state.hands[self.state.turn_seat]

    @property
    def others(self) -> list[int]:
        """The hand without the cards that are meant."""
        return [card for card in self.hand if card not in self.cards]

    def judged(self, action: Action) -> Ruling:
        refusal = verify(self.state, action)
        way = (action,) if refusal is None else ()
        return Ruling(refusal is None, self.state, self.cards, refusal, way=way)

    def open(self, reason: Open) -> Ruling:
        return Ruling(None, self.state, self.cards, reason=reason)


def _of_tabled(
    state: DealState, question: Question, cards: tuple[int, ...], tabled: Sequence[int]
) -> Ruling:
    """Of threes that lie on the table by now: refused, as they would be in the hand (EX-110)."""
    held = state.clone()
    held.hands[state.turn_seat] += tabled
    action: Action = LayDown((Play(cards),))
    if question.deed == "discard":
        action = Discard(next(card for card in cards if card in tabled))
    refusal = verify(held, action) or Refusal(Code.NOT_HELD, cards=cards)
    return Ruling(False, state, cards, refusal)


# --- one action ---------------------------------------------------------------------------------


def _draw(asked: _Asked) -> Ruling:
    return asked.judged(DrawStock())


def _ask(asked: _Asked) -> Ruling:
    return asked.judged(AskPermission())


def _discard(asked: _Asked) -> Ruling:
    if len(asked.cards) != 1:
        return asked.open("choose_one")
    ruling = asked.judged(Discard(asked.cards[0]))
    if ruling.legal:
        return ruling
    others = (Discard(card) for card in asked.others if KIND[card] != KIND[asked.cards[0]])
    return replace(ruling, instead=_first_legal(asked.state, others))


def _add(asked: _Asked) -> Ruling:
    at = asked.question.onto
    if asked.question.side is not None:
        return Ruling(False, asked.state, asked.cards, Refusal(Code.OPP_MELD))
    melds = asked.state.melds[asked.state.side]
    if not asked.cards or at >= len(melds):
        return asked.open("choose")
    ruling = asked.judged(LayDown((Play(asked.cards, melds[at].uid),)))
    if ruling.legal:
        return ruling
    return replace(ruling, instead=_ways_with(asked, _layings(asked.state)))


def _first_legal(state: DealState, actions: Iterable[Action]) -> tuple[Action, ...]:
    found = next((action for action in actions if verify(state, action) is None), None)
    return () if found is None else (found,)


# --- melds and the pile -------------------------------------------------------------------------


_Steps = LayDown | TakePile

_MORE_HELPS: Final = frozenset(
    (
        Code.INITIAL_COUNT, Code.INITIAL_CLEAN, Code.HAND_GUARD, Code.GO_OUT_CANASTAS,
        Code.GO_OUT_KINDS, Code.GO_OUT_INCOMPLETE, Code.GO_OUT_DISCARD, Code.BLACK3_NOT_OUT,
        Code.PILE_ONE_CARD, Code.WILD_LOCK, Code.GO_OUT_RED3,
    )
)  # fmt: skip
"""Refusals of melds that are melds: other cards laid in the same step may lift them."""


class _Search:
    """Steps tried one after the other: the first legal one, or why the best one is refused."""

    def __init__(self, state: DealState) -> None:
        self._state = state
        self.refusal: Refusal | None = None
        self.gave_up = False

    def first(self, steps: Iterable[_Steps]) -> _Steps | None:
        """The first that keeps to the rules, else one that is let through to be punished."""
        let_through: _Steps | None = None
        for step in steps:
            if breach(self._state, step) is None:
                return step
            refusal = verify(self._state, step)
            if refusal is None:
                let_through = let_through or step
            else:
                self.note(refusal)
        return let_through

    def note(self, refusal: Refusal) -> None:
        """Remember the refusal of what comes nearest to being legal."""
        if self.refusal is None or _nearness(refusal) > _nearness(self.refusal):
            self.refusal = refusal

    def layings(self, must: Sequence[int], may: Sequence[int] = ()) -> Iterator[LayDown]:
        ways = Arrangements(self._state, must, may)
        yield from map(LayDown, ways)
        self.gave_up |= ways.gave_up

    def takes(self, must: Sequence[int], may: Sequence[int] = ()) -> Iterator[TakePile]:
        """Takes by the top card, or by any card where the taker chooses how deep."""
        state = self._state
        lowest = state.pile_hidden if state.setup.chooses_depth else len(state.pile) - 1
        for at in range(lowest, len(state.pile)):
            top = state.pile[at]
            more = [card for card in state.pile[at + 1 :] if KIND[card] == KIND[top]]
            ways = Arrangements(state, must, [*may, *more], top=top, hopeless=self._is_hopeless)
            yield from map(TakePile, ways)
            self.gave_up |= ways.gave_up

    def _is_hopeless(self, plays: Plays) -> bool:
        """Whether these plays cannot take the pile, whatever is laid beside them."""
        rules = self._state.setup.rules
        if len(plays) > 1 or rules.meld.same_rank != "merge" or self._state.setup.from_hand_first:
            return False
        refusal = verify(self._state, TakePile(plays))
        if refusal is None or refusal.code in _MORE_HELPS:
            return False
        self.note(refusal)
        return True


def _nearness(refusal: Refusal) -> tuple[bool, bool, int]:
    counts = refusal.code is Code.INITIAL_COUNT
    return refusal.code in _MORE_HELPS, not counts, refusal.have if counts else 0


def _lay(asked: _Asked) -> Ruling:
    search = _Search(asked.state)
    layings = _layings(asked.state)
    early = judge_meld_timing(asked.state)
    if early is not None:
        return Ruling(False, asked.state, asked.cards, early)
    if not asked.cards:
        return _found(asked, search, chain(layings, search.layings((), asked.hand)))
    ways = list(search.layings(asked.cards))
    ruling = _found(asked, search, (way for way in ways if not _adds_wilds(asked, way)))
    if ruling.legal is False and ruling.refusal is None:
        plain = tuple(_plain_groups(asked.cards, runs=asked.state.setup.has_runs))
        ruling = asked.judged(LayDown(plain))
    if ruling.legal:
        return ruling
    adding = (way for way in ways if _adds_wilds(asked, way))
    instead = _first_legal(asked.state, adding) or _ways_with(asked, layings)
    return replace(ruling, instead=instead)


def _adds_wilds(asked: _Asked, step: LayDown) -> bool:
    """Whether wild cards alone join a meld of another rank: they are added, not laid down."""
    melds = {meld.uid: meld.kind for meld in asked.state.melds[asked.state.side]}
    return any(
        melds.get(play.onto, TWO) != TWO and all(IS_WILD[KIND[card]] for card in play.cards)
        for play in step.plays
    )


def _take(asked: _Asked) -> Ruling:
    barred = verify_pile(asked.state)
    if barred is not None and not (asked.state.setup.chooses_depth and asked.state.pile):
        return asked.judged(TakePile((Play((*asked.cards, *asked.state.pile[-1:])),)))
    search = _Search(asked.state)
    takes = pile_takes(asked.state)
    if not asked.cards:
        return _found(asked, search, chain(takes, search.takes((), asked.hand)))
    exactly = (take for take in takes if _from_hand(asked, take) == set(asked.cards))
    ruling = _found(asked, search, chain(exactly, search.takes(asked.cards)))
    if ruling.legal is False and ruling.refusal is None:
        cards = (*asked.cards, asked.state.pile[-1])
        plain = tuple(_plain_groups(cards, runs=asked.state.setup.has_runs))
        ruling = asked.judged(TakePile(plain))
    return ruling if ruling.legal else replace(ruling, instead=_ways_with(asked, takes))


def _found(asked: _Asked, search: _Search, steps: Iterable[_Steps]) -> Ruling:
    """Yes with the first legal step; no where all were tried."""
    step = search.first(steps)
    if step is not None:
        return Ruling(True, asked.state, asked.cards, way=(step,))
    if search.gave_up:
        return asked.open("many")
    return Ruling(False, asked.state, asked.cards, search.refusal)


def _from_hand(asked: _Asked, step: Action) -> set[int]:
    return {card for card in _cards_in(step) if card in asked.hand}


def _layings(state: DealState) -> list[LayDown]:
    """Lay-downs that are legal, those that say how to open and to go out among them."""
    return [action for action in legal_actions(state) if isinstance(action, LayDown)]


def _ways_with(asked: _Asked, steps: Sequence[_Steps]) -> tuple[Action, ...]:
    """Of these legal steps one with all the cards that are meant and others, else any."""
    kinds = sorted(KIND[card] for card in asked.cards)
    for step in steps:
        laid = [KIND[card] for card in _from_hand(asked, step)]
        if all(laid.count(kind) >= kinds.count(kind) for kind in set(kinds)):
            return (step,)
    alone = next(iter(Arrangements(asked.state, asked.cards)), ())
    apart = (step for step in steps if not _from_hand(asked, step) & set(asked.cards))
    both = (replace(step, plays=(*step.plays, *alone)) for step in apart if alone)
    return _first_legal(asked.state, both) or tuple(steps[:1])


def _plain_groups(cards: Sequence[int], *, runs: bool) -> Iterator[Play]:
    """Cards by rank as one would first lay them; wild ones go where cards are missing.

    Where there are `runs`, cards of different ranks are meant as one.
    """
    if runs and classify_run(cards) is not None:
        yield Play(tuple(cards))
        return
    groups: dict[int, list[int]] = {}
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    for card in cards:
        if card not in wilds:
            groups.setdefault(KIND[card], []).append(card)
    for wild in wilds:
        short = next((group for group in groups.values() if len(group) < 3), None)
        group = short if short is not None else next(iter(groups.values()), None)
        (group if group is not None else groups.setdefault(0, [])).append(wild)
    yield from (Play(tuple(group)) for group in groups.values())


# --- going out ----------------------------------------------------------------------------------


def _out(asked: _Asked) -> Ruling:
    known = frozenset(asked.table.words)
    if not known.issuperset(asked.hand):
        barred = check_foot_played(asked.state) or check_permission(asked.state)
        if barred is None:
            return asked.open("unknown")
        return Ruling(False, asked.state, tuple(asked.hand), barred)
    found = Exits(asked.state, known).found
    whole = replace(found, cards=tuple(asked.hand))
    if whole.legal or asked.state.now.answer is not None:
        return whole
    if verify(asked.state, AskPermission()) is None and could_go_out(asked.state):
        granted = asked.state.clone()
        granted.now.answer = True
        return replace(whole, instead=(AskPermission(), *Exits(granted, known).found.way))
    return whole


_RULINGS: Final[Mapping[Deed, Callable[[_Asked], Ruling]]] = {
    "draw": _draw,
    "take": _take,
    "lay": _lay,
    "add": _add,
    "discard": _discard,
    "out": _out,
    "ask": _ask,
}
