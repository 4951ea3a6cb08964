"""Actions of written positions: `meld: K K 2`, `take: 9 9 *`, `meld: 2 -> Q`.

Melds are named by their cards (`-> run 6s`, `merge: A A X -> A A A`) or by number (`-> #4`). `*` is
the top card of the pile; where the taker chooses the depth (Albany) `*Q` is the uppermost queen not
named yet. A card that the seat to act does not hold is replaced by one that it certainly does not
hold, so that `verify` gives its own first reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from canasta_qt.engine.actions import (
    AUTO,
    NEW,
    Action,
    DeclareSpecialHand,
    Discard,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Play,
    TakePile,
)
from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    KIND,
    KIND_OF_TEXT,
    KIND_TEXT,
    NATURAL_KINDS,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import find_meld
from canasta_qt.engine.melds.meld_types import classify, is_canasta
from canasta_qt.engine.melds.sequences import arrange_run, check_run_shape, lowest_rank, suit_of_run
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.record.notation import (
    BARE,
    ActionText,
    GroupText,
    NotationProblem,
    one_group,
    read_answer,
    read_question,
    single_word,
    split_action,
)
from canasta_qt.record.positions.fields import CardWord, parse_words
from canasta_qt.record.positions.position import SetUpPosition


def _run_named(state: DealState, target: str, groups: Sequence[tuple[int, ...]]) -> int | Refusal:
    """The `Play.onto` that `run 6s` means: the run whose lowest card is the six of spades.

    An open run comes before a complete one, the own side's before the others'.
    """
    words = target.split()
    if len(words) != 2:
        raise NotationProblem(f"'-> {target}': a sequence is named by its lowest card")
    name = words[1][:-1].upper() + words[1][-1:].lower()
    side = state.side_of[state.turn_seat]
    others = (meld for at, melds in enumerate(state.melds) if at != side for meld in melds)
    runs = [meld for meld in (*state.melds[side], *others) if _name(meld) == name]
    if runs:
        return next((m for m in runs if not is_canasta(state.setup, m)), runs[0]).uid
    begun = (
        Meld(0, SEQUENCE, arrange_run(cards), 0, 0, False) for cards in groups if len(cards) > 1
    )
    if any(check_run_shape(meld.cards) is None and _name(meld) == name for meld in begun):
        return AUTO
    return Refusal(Code.SEQ_TABLE_ONLY)


def _name(meld: Meld) -> str:
    return KIND_TEXT[lowest_rank(meld)] + suit_of_run(meld) if meld.kind == SEQUENCE else ""


def _merge_named(table: SetUpPosition, parts: ActionText) -> MergeMelds:
    """`merge: A A X -> A A A`: the meld with the first cards becomes part of the other."""
    if len(parts.groups) != 1 or parts.groups[0].target is None:
        raise NotationProblem("'merge' is about two melds, with '->' between their cards")
    first = " ".join(parts.groups[0].words)
    if first.startswith("#"):
        return MergeMelds(
            _meld_numbered(table.state, first), _meld_numbered(table.state, parts.groups[0].target)
        )
    gone = _meld_with(table, first, ())
    return MergeMelds(gone, _meld_with(table, parts.groups[0].target, (gone,)))


def _meld_numbered(state: DealState, text: str) -> int:
    uids = {f"#{meld.uid}": meld.uid for melds in state.melds for meld in melds}
    if text not in uids:
        message = f"there is no meld {text[:20]!r}, only {', '.join(sorted(uids))}"
        raise NotationProblem(message)
    return uids[text]


def _meld_with(table: SetUpPosition, text: str, taken: tuple[int, ...]) -> int:
    words = sorted(parse_words(text, "merge"), key=lambda word: len(word.faces))
    own = table.state.side_of[table.state.turn_seat]
    melds = [*table.state.melds[own], *(meld for melds in table.state.melds for meld in melds)]
    for meld in melds:
        free = list(meld.cards)
        for word in words:
            card = next((card for card in free if word.fits(card)), None)
            if card is None:
                break
            free.remove(card)
        else:
            if not free and meld.uid not in taken:
                return meld.uid
    raise NotationProblem(f"'merge': there is no meld {text!r}")


TOP: Final = "*"
"""Stands for the top card of the pile."""

LOOSE: Final = -3
"""`Play.onto` of wild cards whose meld is still to be found."""

_MOST_TRIED: Final = 1_000
"""Ways to place loose wild cards that are tried; with more they mean the wild meld."""

_TARGETS: Final = {
    "wild": TWO,
    **{text.lower(): kind for text, kind in KIND_OF_TEXT.items() if kind in NATURAL_KINDS},
    "3b": BLACK_THREE,
}
"""Names of melds after `->`, and their kinds."""

_SAME_STEP: Final = -100
"""`Play.onto` minus the kind: wild cards that go with the naturals of another group."""


def read_action(table: SetUpPosition, text: str) -> Action | Refusal:
    """The action that a text means at this table, or why it is refused before the rules see it.

    Raises `NotationProblem` for a text that is no action.

    >>> from canasta_qt.record.positions.position import set_up
    >>> table = set_up({"rules": "classic_4p", "hands": {"0": "K K K 4"}})
    >>> len(read_action(table, "meld: K K K").plays[0].cards)
    3
    """
    parts = split_action(text)
    if not parts.groups:
        return BARE[parts.verb]
    return _READERS[parts.verb](table, parts)


class _Hand:
    """The known cards of the seat to act, taken one by one as an action names them."""

    def __init__(self, table: SetUpPosition) -> None:
        self._table = table
        state = table.state
        self._held = state.hands[state.actor]
        self._free = [card for card in self._held if card in table.words]
        self._used: list[int] = []
        self.missing = False

    def take(self, word: CardWord) -> int:
        """A card for this word: the one written the same, else one that fits."""
        words = self._table.words
        same = (card for card in self._free if words[card].text == word.text)
        fits = (card for card in self._free if word.fits(card))
        looser = (card for card in self._free if set(word.faces) <= set(words[card].faces))
        card = next(same, next(fits, next(looser, None)))
        if card is not None:
            self._free.remove(card)
        else:
            card = self._foreign(word)
        self._used.append(card)
        return card

    def _foreign(self, word: CardWord) -> int:
        """A fitting card of the pack that is neither in the hand nor on top of the pile."""
        self.missing = True
        state = self._table.state
        barred = {*self._held, *self._used, *state.pile[-1:]}
        return next(
            (card for card in state.setup.pack if word.fits(card) and card not in barred), -1
        )


def _take(table: SetUpPosition, parts: ActionText) -> Action | Refusal:
    _check_stars(table, parts)
    plays = _plays(table, parts)
    if isinstance(plays, Refusal):
        early = verify(table.state, TakePile(()))
        return early if early is not None and early.code is not Code.NOT_HELD else plays
    if not table.state.pile:
        return TakePile(())
    return _find_loose(table, plays, TakePile)


def _check_stars(table: SetUpPosition, parts: ActionText) -> None:
    """A take names `*`, the top card, once; where the depth is chosen also `*Q`, cards below it."""
    words = [word for group in parts.groups for word in group.words]
    deep = [word for word in words if word != TOP and word.startswith(TOP)]
    if deep and not table.state.setup.chooses_depth:
        message = f"{deep[0]!r}: only the top card, {TOP!r}, takes the pile here"
        raise NotationProblem(message)
    if words.count(TOP) > 1 or not (deep or TOP in words):
        message = f"'take' needs {TOP!r}, the top card of the pile, exactly once"
        raise NotationProblem(message)


def _meld(table: SetUpPosition, parts: ActionText) -> Action | Refusal:
    plays = _plays(table, parts)
    if isinstance(plays, Refusal):
        early = verify(table.state, LayDown(()))
        return early if early is not None and early.code is Code.PHASE else plays
    return _find_loose(table, _joining(table, plays), LayDown)


def _joining(table: SetUpPosition, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Groups too poor for a meld of their own join the side's canasta of their rank.

    Cards enough for a new meld begin one where there may be several of a rank. `K 2 X` is none:
    where the canasta can take them, it is meant.
    """
    state = table.state
    several = state.setup.rules.meld.same_rank != "merge"
    if not several or verify(state, _find_loose(table, plays, LayDown)) is None:
        return plays
    joined = tuple(
        replace(play, onto=_canasta_of(table, play)) if play.onto == AUTO else play
        for play in plays
    )
    legal = joined != plays and verify(state, _find_loose(table, joined, LayDown)) is None
    return joined if legal else plays


def _canasta_of(table: SetUpPosition, play: Play) -> int:
    """Number of the side's canasta of the play's rank where it has no open meld of it; or AUTO."""
    state = table.state
    sort = classify(play.cards, runs=state.setup.has_runs)
    if isinstance(sort, Refusal) or sort[0] in (SEQUENCE, TWO, BLACK_THREE):
        return AUTO
    melds = state.melds[state.side_of[state.turn_seat]]
    found = find_meld(melds, sort[0], state.setup)
    full = found >= 0 and is_canasta(state.setup, melds[found])
    return melds[found].uid if full else AUTO


def _plays(table: SetUpPosition, parts: ActionText) -> tuple[Play, ...] | Refusal:
    hand = _Hand(table)
    groups = [(_cards(table, hand, group), group.target) for group in parts.groups]
    if any(card < 0 for cards, _ in groups for card in cards):
        return Refusal(Code.NOT_HELD)
    plays: list[Play] = []
    for cards, target in groups:
        onto = _onto(table, cards, target, [other for other, _ in groups if other is not cards])
        if isinstance(onto, Refusal):
            return Refusal(Code.NOT_HELD) if hand.missing else onto
        plays.append(Play(cards, onto))
    return _joined(plays)


def _cards(table: SetUpPosition, hand: _Hand, group: GroupText) -> tuple[int, ...]:
    cards: list[int] = []
    for text in group.words:
        if text == TOP:
            cards += table.state.pile[-1:]
        elif text.startswith(TOP):
            cards += [_pile_card(table, word, cards) for word in parse_words(text[1:], text)]
        else:
            cards += [hand.take(word) for word in parse_words(text, text)]
    return tuple(cards)


def _pile_card(table: SetUpPosition, word: CardWord, used: Sequence[int]) -> int:
    pile = table.state.pile
    fitting = (card for card in reversed(pile) if word.fits(card) and card not in used)
    return next(fitting, -1)


def _onto(
    table: SetUpPosition, cards: tuple[int, ...], target: str | None, others: list[tuple[int, ...]]
) -> int | Refusal:
    if target is None:
        return LOOSE if _is_loose(table, cards) else AUTO
    if target == "new":
        return NEW
    if target.startswith("#"):
        return _meld_numbered(table.state, target)
    if target.split()[0] == "run":
        if not table.state.setup.has_runs:
            raise NotationProblem(f"'-> {target}': these rules know no sequences")
        return _run_named(table.state, target, [cards, *others])
    kind = _TARGETS.get(target.lower())
    if kind is None:
        raise NotationProblem(f"'-> {target}': there is no such target")
    return _meld_of(table, cards, kind, others)


def _is_loose(table: SetUpPosition, cards: tuple[int, ...]) -> bool:
    few = len(cards) < table.state.setup.rules.meld.min_size
    return few and all(IS_WILD[KIND[card]] for card in cards)


def _meld_of(
    table: SetUpPosition, cards: tuple[int, ...], kind: int, others: list[tuple[int, ...]]
) -> int | Refusal:
    """The side's meld of a rank: on the table, laid in the same step, or begun by these cards."""
    state = table.state
    side = state.side_of[state.turn_seat]
    found = find_meld(state.melds[side], kind, state.setup)
    if found >= 0:
        return state.melds[side][found].uid
    kinds = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    if kind == TWO:
        return Refusal(Code.MIXED_RANKS, cards=cards) if kinds else AUTO
    if kinds - {kind}:
        return Refusal(Code.MIXED_RANKS, kind=kind, cards=cards)
    joins = any(KIND[card] == kind for other in others for card in other)
    if not kinds and joins:
        return _SAME_STEP - kind
    need = state.setup.rules.meld
    if len(cards) < need.min_size and not joins:
        theirs = [meld.uid for melds in state.melds for meld in melds if meld.kind == kind]
        return theirs[0] if theirs else Refusal(Code.MIN_SIZE, len(cards), need.min_size, kind)
    return AUTO if kinds else Refusal(Code.MIN_NATURALS, 0, need.min_naturals, kind, cards)


def _joined(plays: list[Play]) -> tuple[Play, ...]:
    """Wild cards for a meld that begins in the same step are put into its group."""
    result = [play for play in plays if play.onto > _SAME_STEP]
    for play in plays:
        if play.onto > _SAME_STEP:
            continue
        kind = _SAME_STEP - play.onto
        at = next(i for i, other in enumerate(result) if any(KIND[c] == kind for c in other.cards))
        result[at] = replace(result[at], cards=result[at].cards + play.cards)
    return tuple(result)


def _find_loose(
    table: SetUpPosition,
    plays: tuple[Play, ...],
    make: type[LayDown] | type[TakePile],
) -> Action:
    """Give loose wild cards the only meld that can take them.

    Where several can, they stay as they are, which means the wild meld. Where none can, the
    refusal of a meld that they fit, or of the only one there is, says more than that of a wild
    meld (EX-161).
    """
    state = table.state
    loose = [at for at, play in enumerate(plays) if play.onto == LOOSE]
    plain = make(tuple(replace(p, onto=AUTO) if p.onto == LOOSE else p for p in plays))
    if not loose:
        return plain
    melds = state.melds[state.side_of[state.turn_seat]]
    targets = [meld.uid for meld in melds]
    if not any(meld.kind == TWO for meld in melds):
        targets.append(AUTO)
    if len(targets) ** len(loose) > _MOST_TRIED:
        return plain
    tries = [make(_aimed(plain.plays, loose, onto)) for onto in product(targets, repeat=len(loose))]
    refusals = [verify(state, action) for action in tries]
    legal = [action for action, refusal in zip(tries, refusals, strict=True) if refusal is None]
    if legal:
        return legal[0] if len(legal) == 1 else plain
    for action, refusal in zip(tries, refusals, strict=True):
        if refusal is not None and refusal.code in _LATER:
            return action
    return tries[0] if len(melds) == 1 else plain


_LATER: Final = frozenset({Code.HAND_GUARD, Code.GO_OUT_DISCARD, Code.MUST_GO_OUT})
"""Why melds that are good may not be laid all the same."""


def _aimed(plays: tuple[Play, ...], loose: list[int], onto: tuple[int, ...]) -> tuple[Play, ...]:
    aimed = dict(zip(loose, onto, strict=True))
    return tuple(replace(play, onto=aimed.get(at, play.onto)) for at, play in enumerate(plays))


def _one_card(
    make: Callable[[int], Action], table: SetUpPosition, parts: ActionText
) -> Action | Refusal:
    words = parse_words(single_word(parts), parts.verb)
    if len(words) != 1:
        raise NotationProblem(f"{parts.verb!r} is about exactly one card")
    card = _Hand(table).take(words[0])
    return make(card) if card >= 0 else Refusal(Code.NOT_HELD)


def _heap(table: SetUpPosition, parts: ActionText) -> Action | Refusal:
    hand = _Hand(table)
    cards = _cards(table, hand, GroupText(one_group(parts)))
    return Refusal(Code.NOT_HELD) if hand.missing else LayOnHeap(cards)


_READERS: Final[dict[str, Callable[[SetUpPosition, ActionText], Action | Refusal]]] = {
    "take": _take,
    "meld": _meld,
    "merge": _merge_named,
    "heap": _heap,
    "discard": partial(_one_card, Discard),
    "ask": lambda table, parts: read_question(parts),
    "answer": lambda table, parts: read_answer(parts),
    "special": lambda table, parts: DeclareSpecialHand(single_word(parts)),
    "lay": partial(_one_card, LayThree),
}
