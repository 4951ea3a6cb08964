"""Gestures that meld, lay off, join melds or discard, and how a selection falls into groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product

from canasta_qt.engine.actions import AUTO, NEW, Discard, LayDown, MergeMelds, Play
from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    IS_WILD,
    KIND,
    NATURAL_KINDS,
    SEQUENCE,
    SUIT,
    TWO,
)
from canasta_qt.engine.judge.legality import is_proper, verify
from canasta_qt.engine.judge.optional_actions import possible_merges
from canasta_qt.engine.melds.meld_targets import find_meld, find_target, lay, may_begin_meld
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.melds.sequences import check_run_shape, new_runs, run_sizes
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Meld, Phase
from canasta_qt.play.gestures.draft import Stage, StageAll, kind_of
from canasta_qt.play.gestures.situation import STAGEABLE, GestureOption, Resolution, Situation
from canasta_qt.words.cards import a_rank, cards_name, ranks_name, run_words
from canasta_qt.words.sentences import Word
from canasta_qt.words.turn import TurnText, no_place

Group = tuple[int, ...]
Groups = tuple[Group, ...]

_TOO_FEW = (Code.MIN_SIZE, Code.MIN_NATURALS)
"""Refusals of a group that only lacks cards."""

MOST_OFFERED = 8
"""Ways with sequences that are offered at most: more are no help to anybody who must choose."""

MOST_TRIED = 2000
"""Divisions looked at before the search for sequences ends; a person selects far fewer cards."""


def ways(sit: Situation, cards: Sequence[int]) -> list[Groups]:
    """How a selection may be laid, complete sequences first, or else a likely beginning of one."""
    by_rank = [*(_shared_out(sit, cards) or groupings(cards)), *_beside_wild_meld(sit, cards)]
    if not sit.state.setup.has_runs:
        return by_rank
    with_runs = (groups for groups in _with_runs(sit, cards) if _is_whole(sit, groups))
    found = [*islice(with_runs, MOST_OFFERED), *(g for g in by_rank if _is_whole(sit, g))]
    return found or _begun_run(cards) or by_rank


def groupings(cards: Sequence[int]) -> list[Groups]:
    """How a selection falls into groups by rank, the wild cards all with one of the ranks."""
    naturals, wilds = _apart(cards)
    groups = _by_rank(naturals)
    if len(groups) < 2:
        return [(tuple(cards),)]
    return _given(groups, wilds)


def _shared_out(sit: Situation, cards: Sequence[int]) -> list[Groups]:
    """Groups by rank, each with the wild cards that it lacks, the others all with one of them."""
    naturals, wilds = _apart(cards)
    groups = _by_rank(naturals)
    lacks = [_lacking(sit, group) for group in groups]
    if len(groups) < 2 or not 0 < sum(lacks) <= len(wilds):
        return []
    left, filled = list(wilds), []
    for group, lack in zip(groups, lacks, strict=True):
        filled.append((*group, *left[:lack]))
        del left[:lack]
    found = _given(tuple(filled), tuple(left))
    plays = (tuple(map(as_play, one)) for one in found)
    layings = [lay(sit.state, sit.side, one) for one in plays]
    return [] if any(isinstance(one, Refusal) for one in layings) else found


def _lacking(sit: Situation, group: Group) -> int:
    """How many cards a group of a rank lacks to be a meld."""
    kind = KIND[group[0]]
    joins = find_meld(sit.melds, kind, sit.state.setup) >= 0
    staged = any(one.kind == kind for one in sit.draft.groups)
    return 0 if joins or staged else max(0, sit.state.setup.rules.meld.min_size - len(group))


def _beside_wild_meld(sit: Situation, cards: Sequence[int]) -> list[Groups]:
    """Groups by rank beside a meld of the wild cards among them, where there may be one."""
    naturals, wilds = _apart(cards)
    rule = sit.state.setup.rules.wild_meld
    if not naturals or not rule.enabled or len(wilds) < rule.sizes[0]:
        return []
    return [(*_by_rank(naturals), wilds)]


def is_run(cards: Sequence[int]) -> bool:
    """Whether cards of different ranks follow each other in one suit."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    return len(naturals) > 1 and check_run_shape(tuple(cards)) is None


def as_play(cards: Group) -> Play:
    """The play that begins a meld with these cards; a run is always one of its own."""
    return Play(cards, NEW) if is_run(cards) else Play(cards)


def _apart(cards: Iterable[int]) -> tuple[list[int], Group]:
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    return naturals, tuple(card for card in cards if IS_WILD[KIND[card]])


def _by_rank(naturals: Iterable[int]) -> Groups:
    by_kind: dict[int, Group] = {}
    for card in naturals:
        by_kind[KIND[card]] = (*by_kind.get(KIND[card], ()), card)
    return tuple(by_kind.values())


def _given(groups: Groups, wilds: Group) -> list[Groups]:
    """The groups, once for each that may get the wild cards."""
    if not wilds:
        return [groups]
    return [
        tuple((*group, *wilds) if group is taker else group for group in groups) for taker in groups
    ]


def _with_runs(sit: Situation, cards: Sequence[int]) -> Iterator[Groups]:
    """Sequences of one suit each, at most one a suit, and what is left by rank."""
    naturals, wilds = _apart(cards)
    least = run_sizes(sit.state.setup.rules)[0] - len(wilds)
    suits = list(dict.fromkeys(SUIT[card] for card in naturals))
    choices = [_rows(naturals, suit, max(2, least)) for suit in suits]
    for rows in islice(product(*choices), MOST_TRIED):
        runs = tuple(row for row in rows if row)
        if runs:
            used = {card for row in runs for card in row}
            rest = _by_rank(card for card in naturals if card not in used)
            yield from _given((*runs, *rest), wilds)


def _rows(naturals: Sequence[int], suit: str, least: int) -> list[Group]:
    """Rows of one suit, the longest first; and no row, unless a single card needs the suit's."""
    ranks = [KIND[card] for card in naturals]
    one_of = {KIND[card]: card for card in naturals if SUIT[card] == suit}
    row = [one_of[kind] for kind in sorted(one_of)]
    lone = {card for card in row if ranks.count(KIND[card]) == 1}
    found: list[Group] = [] if lone else [()]
    found += [
        tuple(row[low:high])
        for low in range(len(row))
        for high in range(low + least, len(row) + 1)
        if lone <= set(row[low:high])
    ]
    return sorted(found or [()], key=len, reverse=True)


def longest_run(sit: Situation, card: int) -> tuple[int, ...]:
    """The longest sequence of the hand with this card that may be begun now, if possible without
    wild cards; or none."""
    if not sit.state.setup.has_runs or IS_WILD[KIND[card]]:
        return ()
    free = [card, *(other for other in sit.hand if other not in (card, *sit.draft.cards))]
    runs = [play for play in new_runs(sit.state, free) if card in play.cards]
    runs.sort(key=lambda play: (sum(IS_WILD[KIND[c]] for c in play.cards), -len(play.cards)))
    for play in runs:
        refusal = verify(sit.state, LayDown((play,)))
        if refusal is None or (not sit.opened and refusal.code is Code.INITIAL_COUNT):
            return play.cards
    return ()


def _is_whole(sit: Situation, groups: Groups) -> bool:
    """Whether every group has enough cards for a meld, or joins one that its side has."""
    rules = sit.state.setup.rules
    for group in groups:
        kinds = {KIND[card] for card in _apart(group)[0]}
        least = rules.meld.min_size
        if len(kinds) > 1:
            if check_run_shape(group) is not None:
                return False
            least = run_sizes(rules)[0]
        elif kinds and find_meld(sit.melds, kinds.pop(), sit.state.setup) >= 0:
            least = 1
        if len(group) < least:
            return False
    return True


def _begun_run(cards: Sequence[int]) -> list[Groups]:
    """A sequence of what the selection holds one of, and groups of the ranks it holds more of."""
    ranks = [KIND[card] for card in cards]
    row = tuple(c for c in cards if ranks.count(KIND[c]) == 1 or IS_WILD[KIND[c]])
    if not is_run(row):
        return []
    return [(row, *_by_rank(card for card in cards if card not in row))]


def discard(sit: Situation, cards: Sequence[int]) -> Resolution:
    """Hand cards were dropped on the pile after drawing."""
    if len(cards) != 1:
        return Resolution(why=TurnText.NO_ONE_DISCARD())
    if sit.draft and sit.draft.cards != tuple(cards):
        return Resolution(why=TurnText.NO_STAGED())
    refusal = verify(sit.state, Discard(cards[0]))
    if refusal is not None:
        return Resolution(why=sit.why(refusal))
    text = TurnText.TARGET_DISCARD_OUT if len(sit.hand) == 1 else TurnText.TARGET_DISCARD
    return Resolution((GestureOption(Discard(cards[0]), text()),))


def lay_onto(sit: Situation, cards: tuple[int, ...], uid: int) -> Resolution:
    """Hand cards were dropped on a meld: laid at once when legal alone, else staged."""
    meld = next((m for melds in sit.state.melds for m in melds if m.uid == uid), None)
    if meld is None:
        return Resolution(why=no_place(cards))
    strange = misfit(meld.kind, cards) if meld in sit.melds else ""
    if strange:
        return Resolution(why=strange)
    word = add_words(meld)
    if sit.in_phase(Phase.START):
        if not sit.draft.takes_pile:
            return Resolution(why=sit.not_now())
        return _staged(sit, (Play(cards, uid),), Stage(cards, onto=uid), word)
    action = LayDown((Play(cards, uid),))
    refusal = verify(sit.state, action)
    if refusal is None:
        return Resolution((GestureOption(action, word, cards=cards),))
    few = refusal.code is Code.RULE_OF_FIVE and meld.kind != SEQUENCE
    if refusal.code not in STAGEABLE or (few and not _is_curable(sit, cards, meld.kind, uid)):
        return Resolution(why=sit.why(refusal))
    return Resolution((GestureOption(Stage(cards, onto=uid), word),))


def misfit(kind: int, cards: tuple[int, ...]) -> str:
    """Why these cards do not fit a meld by rank, in words; empty where they do."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    if kind in (TWO, SEQUENCE) or not naturals <= set(NATURAL_KINDS) - {kind} or not naturals:
        return ""
    if len(cards) > 1:
        return TurnText.NO_MISFITS(ranks=ranks_name(kind))
    one = a_rank(naturals.pop())
    return TurnText.NO_MISFIT(card=Word(one[:1].upper() + one[1:]), ranks=ranks_name(kind))


def lay_new(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Hand cards were dropped where new melds begin: one group, or one for each rank."""
    if sit.opened and sit.in_phase(Phase.START) and not sit.draft.takes_pile:
        return Resolution(why=sit.not_now())
    if not sit.opened or sit.in_phase(Phase.START):
        return _stage_new(sit, cards)
    options: list[GestureOption] = []
    first: Refusal | None = None
    for groups in ways(sit, cards):
        for plays in _layings(sit, groups):
            refusal = verify(sit.state, LayDown(plays))
            first = first or refusal
            if refusal is None:
                options.append(_new_option(sit, groups, plays))
    meant = [option.step for option in options]
    options += [one for one in lay_offs(sit, cards, by_hand=True) if one.step not in meant]
    if options:
        return Resolution(tuple(options), title=TurnText.CHOICE_MELD())
    first = first or verify(sit.state, LayDown((Play(cards),)))
    assert first is not None
    if first.code in STAGEABLE or (sit.draft and first.code is Code.WILD_MELD_OFF):
        return _stage_new(sit, cards)
    return Resolution(why=sit.why(first))


def lay_off_melds(sit: Situation, cards: tuple[int, ...]) -> Iterator[Meld]:
    """Every own meld these cards may be laid off on now."""
    for meld in sit.melds:
        if is_proper(sit.state, LayDown((Play(cards, meld.uid),))):
            yield meld


def lay_offs(
    sit: Situation, cards: tuple[int, ...], *, by_hand: bool = False
) -> list[GestureOption]:
    """Laying these cards off on any of those melds; `by_hand`: only wild cards or on sequences."""
    every = not by_hand or kind_of(cards) == TWO
    return [
        GestureOption(
            LayDown((Play(cards, meld.uid),)),
            add_words(meld),
            _onto_words(meld.kind, meld.cards),
            meld.cards[:1],
        )
        for meld in lay_off_melds(sit, cards)
        if every or meld.kind == SEQUENCE
    ]


def into_group(sit: Situation, cards: tuple[int, ...], group: int) -> Resolution:
    """Hand cards were dropped on a staged group."""
    if group >= len(sit.draft.groups):
        return lay_new(sit, cards)
    staged = sit.draft.groups[group]
    joined = [*(c for c in staged.cards if c not in cards), *cards]
    sort = classify(joined, runs=sit.state.setup.has_runs)
    if isinstance(sort, Refusal):
        return Resolution(why=misfit(staged.kind, cards) or sit.why(sort))
    if kind_of(cards) == TWO and staged.kind != TWO and cards:
        laying = lay(sit.state, sit.side, (Play(tuple(joined)),))
        if isinstance(laying, Refusal) and not _takes_wilds(sit, sort[0], tuple(joined)):
            return Resolution(why=sit.why(laying))
    word = TurnText.TARGET_STAGE_ON(ranks=ranks_name(sort[0]))
    if sort[0] == SEQUENCE:
        gap = check_run_shape(joined)
        if gap is not None:
            return Resolution(why=sit.why(gap))
        word = TurnText.TARGET_ADD_RUN()
    return Resolution((GestureOption(Stage(cards, group=group), word),))


def _layings(sit: Situation, groups: Groups) -> list[tuple[Play, ...]]:
    """A new meld of these groups, then joining one of the rank; sequences are for `lay_offs`."""
    plays = tuple(map(as_play, groups))
    if len(groups) > 1 or plays[0].onto != AUTO:
        return [plays]
    setup, melds, kind = sit.state.setup, sit.melds, kind_of(groups[0])
    joined = find_meld(melds, kind, setup)
    if joined < 0:
        home = find_target(setup, melds, kind, groups[0])
        return [] if home >= 0 and melds[home].kind == SEQUENCE else [plays]
    onto = (Play(groups[0], melds[joined].uid),)
    beside = may_begin_meld(setup, melds, melds[joined].kind)
    return [(Play(groups[0], NEW),), onto] if beside else [onto]


def add_words(meld: Meld) -> str:
    """The word on a meld that would take the cards."""
    if meld.kind == TWO:
        return TurnText.TARGET_ADD_WILD()
    if meld.kind == SEQUENCE:
        return TurnText.TARGET_ADD_RUN()
    return TurnText.TARGET_ADD(ranks=ranks_name(meld.kind))


def _new_option(sit: Situation, groups: Groups, plays: tuple[Play, ...]) -> GestureOption:
    """Laying these groups; a rank the side has already goes to its meld, and the word says so."""
    joined = find_meld(sit.melds, kind_of(groups[0]), sit.state.setup)
    label, cards = _way_words(groups)
    if len(groups) > 1:
        word = TurnText.TARGET_MELDS()
    elif is_run(groups[0]):
        word = TurnText.TARGET_RUN()
    elif joined >= 0 and plays[0].onto == NEW:
        word = TurnText.TARGET_MELD()
        label = TurnText.CHOICE_NEW_GROUP(ranks=ranks_name(kind_of(groups[0])))
    else:
        word = TurnText.TARGET_MELD() if joined < 0 else add_words(sit.melds[joined])
    return GestureOption(LayDown(plays), word, label, cards)


def _way_words(groups: Groups) -> tuple[str, tuple[int, ...]]:
    """The name of a way to lay a selection, after who gets wild cards, and cards to show for it."""
    taker = max(groups, key=lambda group: len(_apart(group)[1]))
    if len(groups) == 1 or (_apart(taker)[1] and not any(map(is_run, groups))):
        return _group_words(taker), taker
    text = ""
    for group in groups:
        part = run_words(group) if is_run(group) else cards_name(group)
        text = TurnText.CHOICE_ALSO(first=text, then=part) if text else part
    return text, tuple(group[0] for group in groups)


def _group_words(cards: tuple[int, ...]) -> str:
    if is_run(cards):
        return TurnText.CHOICE_NEW_RUN(cards=run_words(cards))
    return _to_words(kind_of(cards))


def _onto_words(kind: int, cards: Sequence[int]) -> str:
    return TurnText.CHOICE_TO_RUN(cards=run_words(cards)) if kind == SEQUENCE else _to_words(kind)


def _to_words(kind: int) -> str:
    if kind == TWO:
        return TurnText.CHOICE_WILD_MELD()
    return TurnText.CHOICE_WITH(ranks=ranks_name(kind))


def _stage_new(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    if kind_of(cards) == TWO:
        return _stage_wilds(sit, cards)
    options: list[GestureOption] = []
    why = ""
    for groups in ways(sit, cards):
        step = StageAll(tuple(map(Stage, groups)))
        found = _staged(sit, tuple(map(as_play, groups)), step, _stage_word(sit))
        why = why or found.why
        label, shown = _way_words(groups)
        options += [
            GestureOption(option.step, option.target, label, shown) for option in found.options
        ]
    options += _onto_staged_runs(sit, cards)
    return Resolution(tuple(options), why, TurnText.CHOICE_MELD())


def _onto_staged_runs(sit: Situation, cards: tuple[int, ...]) -> list[GestureOption]:
    return [
        GestureOption(
            Stage(cards, group=index), TurnText.TARGET_ADD_RUN(), _onto_words(SEQUENCE, group.cards)
        )
        for index, group in enumerate(sit.draft.groups)
        if group.kind == SEQUENCE
        and not set(cards) & set(group.cards)
        and check_run_shape((*group.cards, *cards)) is None
    ]


def _stage_word(sit: Situation) -> str:
    return (TurnText.TARGET_MELD if sit.opened else TurnText.TARGET_STAGE)()


def _stage_wilds(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    word = _stage_word(sit)
    options = [
        GestureOption(
            Stage(cards, group=index),
            word,
            _onto_words(group.kind, group.cards),
            tuple(group.cards[:1]),
        )
        for index, group in enumerate(sit.draft.groups)
        if _takes_wilds(sit, group.kind, (*group.cards, *cards))
        and not set(cards) & set(group.cards)
    ]
    alone = not options or sit.state.setup.rules.wild_meld.enabled
    if alone:
        options.append(GestureOption(Stage(cards, rank=TWO), word, _to_words(TWO), cards[:1]))
    return Resolution(tuple(options), title=TurnText.CHOICE_MELD())


def _takes_wilds(sit: Situation, kind: int, cards: tuple[int, ...]) -> bool:
    """Whether a staged group of this kind could become a meld with these wild cards in it."""
    if kind == SEQUENCE:
        return sit.state.setup.rules.sequence.wilds > 0
    if kind in (TWO, BLACK_THREE, 0):
        return False
    return _is_curable(sit, cards, kind)


def _is_curable(sit: Situation, cards: tuple[int, ...], kind: int, onto: int = AUTO) -> bool:
    """Whether these cards could be laid there with more of the hand that are of this kind."""
    more = [card for card in sit.hand if KIND[card] == kind and card not in cards]
    plays = (Play((*cards, *more[:count]), onto) for count in range(len(more) + 1))
    layings = (lay(sit.state, sit.side, (play,)) for play in plays)
    return any(not isinstance(laying, Refusal) or laying.code in _TOO_FEW for laying in layings)


def _staged(
    sit: Situation, plays: tuple[Play, ...], step: Stage | StageAll, word: str
) -> Resolution:
    """Staging these groups, unless no further cards could ever make them legal."""
    laying = lay(sit.state, sit.side, plays)
    if isinstance(laying, Refusal):
        lacks = laying.code in _TOO_FEW
        if laying.code not in STAGEABLE or (lacks and not _can_grow(sit, plays)):
            return Resolution(why=sit.why(laying))
    return Resolution((GestureOption(step, word),))


def _can_grow(sit: Situation, plays: tuple[Play, ...]) -> bool:
    """Whether every group may become a meld by what the seat holds or may take from the pile."""
    state, rules = sit.state, sit.state.setup.rules
    takes = sit.in_phase(Phase.START) or sit.draft.takes_pile
    held = [*sit.hand, *(state.pile[state.pile_hidden :] if takes else ())]
    wilds = sum(IS_WILD[KIND[card]] for card in held)
    for kind in {kind_of(play.cards) for play in plays} - {TWO, SEQUENCE}:
        found = find_meld(sit.melds, kind, state.setup) >= 0
        naturals = sum(KIND[card] == kind for card in held)
        enough = naturals >= rules.meld.min_naturals and naturals + wilds >= rules.meld.min_size
        if not (found or enough or state.setup.has_runs):
            return False
    return True


def merges(sit: Situation) -> list[MergeMelds]:
    """Every way in which two melds of the viewer's side may be merged now."""
    if not sit.must_act:
        return []
    return [action for action in possible_merges(sit.state) if verify(sit.state, action) is None]


def merge(sit: Situation) -> Resolution:
    """Merge two melds; a choice where there are several ways."""
    if not sit.must_act:
        return Resolution(why=sit.not_now())
    options = [GestureOption(action, "", _merge_words(sit, action)) for action in merges(sit)]
    return Resolution(
        tuple(options), "" if options else TurnText.NO_MERGE(), TurnText.CHOICE_MERGE()
    )


def _merge_words(sit: Situation, action: MergeMelds) -> str:
    melds = {meld.uid: meld for meld in sit.melds}
    first, second = (
        " ".join(CODE[card][0] for card in melds[uid].cards) for uid in (action.into, action.uid)
    )
    return TurnText.CHOICE_MERGE_TWO(first=first, second=second)
