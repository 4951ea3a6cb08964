"""Gestures that meld, lay off or discard cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.draft_turn import kind_of
from canasta_qt.controller.messages import ranks_name, say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import STAGEABLE, Option, Resolution, Stage, StageAll, Step
from canasta_qt.engine.actions import AUTO, Discard, LayDown, Play
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND, TWO
from canasta_qt.engine.legality import verify
from canasta_qt.engine.melds import classify, find_meld, lay
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Meld, Phase

Groups = tuple[tuple[int, ...], ...]


def discard(sit: Situation, cards: Sequence[int]) -> Resolution:
    """Hand cards were dropped on the pile after drawing."""
    if len(cards) != 1:
        return Resolution(why=say("no.one_discard"))
    if sit.draft and sit.draft.cards != tuple(cards):
        return Resolution(why=say("no.staged"))
    refusal = verify(sit.state, Discard(cards[0]))
    if refusal is not None:
        return Resolution(why=sit.why(refusal))
    word = "target.discard_out" if len(sit.hand) == 1 else "target.discard"
    return Resolution((Option(Discard(cards[0]), say(word)),))


def lay_onto(sit: Situation, cards: tuple[int, ...], uid: int) -> Resolution:
    """Hand cards were dropped on a meld: laid at once when legal alone, else staged."""
    meld = next((m for melds in sit.state.melds for m in melds if m.uid == uid), None)
    if meld is None:
        return Resolution(why=say("no.place"))
    if sit.in_phase(Phase.START) and not sit.draft.takes_pile:
        return Resolution(why=sit.not_now())
    word = add_words(meld)
    if sit.in_phase(Phase.START):
        return _staged(sit, (Play(cards, uid),), Stage(cards, onto=uid), word)
    action = LayDown((Play(cards, uid),))
    refusal = verify(sit.state, action)
    if refusal is None:
        return Resolution((Option(action, word, cards=cards),))
    if refusal.code not in STAGEABLE:
        return Resolution(why=sit.why(refusal))
    return Resolution((Option(Stage(cards, onto=uid), word),))


def lay_new(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Hand cards were dropped where new melds begin: one group, or one for each rank."""
    if sit.opened and sit.in_phase(Phase.START) and not sit.draft.takes_pile:
        return Resolution(why=sit.not_now())
    if not sit.opened or sit.in_phase(Phase.START):
        return _stage_new(sit, cards)
    options: list[Option] = []
    first: Refusal | None = None
    for groups in groupings(cards):
        refusal = verify(sit.state, LayDown(_plays(groups)))
        first = first or refusal
        if refusal is None:
            options.append(_new_option(sit, groups))
    if kind_of(cards) == TWO:
        options += lay_offs(sit, cards)
    if options:
        return Resolution(tuple(options), title=say("choice.meld"))
    assert first is not None
    if first.code in STAGEABLE or (sit.draft and first.code is Code.WILD_MELD_OFF):
        return _stage_new(sit, cards)
    return Resolution(why=sit.why(first))


def lay_offs(sit: Situation, cards: tuple[int, ...]) -> list[Option]:
    """Every own meld these cards may be laid off on now."""
    options: list[Option] = []
    for meld in sit.melds:
        action = LayDown((Play(cards, meld.uid),))
        if verify(sit.state, action) is None:
            options.append(Option(action, add_words(meld), _to_words(meld.kind), meld.cards[:1]))
    return options


def into_group(sit: Situation, cards: tuple[int, ...], group: int) -> Resolution:
    """Hand cards were dropped on a staged group."""
    if group >= len(sit.draft.groups):
        return lay_new(sit, cards)
    staged = sit.draft.groups[group]
    sort = classify([*(c for c in staged.cards if c not in cards), *cards])
    if isinstance(sort, Refusal):
        return Resolution(why=sit.why(sort))
    option = Option(Stage(cards, group=group), say("target.stage_on", ranks=ranks_name(sort[0])))
    return Resolution((option,))


def groupings(cards: Sequence[int]) -> list[Groups]:
    """How a selection falls into groups: by rank, the wild cards all with one of the ranks."""
    wilds = tuple(card for card in cards if IS_WILD[KIND[card]])
    by_kind: dict[int, tuple[int, ...]] = {}
    for card in cards:
        if card not in wilds:
            by_kind[KIND[card]] = (*by_kind.get(KIND[card], ()), card)
    if len(by_kind) < 2:
        return [(tuple(cards),)]
    if not wilds:
        return [tuple(by_kind.values())]
    return [
        tuple((*group, *wilds) if kind == taker else group for kind, group in by_kind.items())
        for taker in by_kind
    ]


def add_words(meld: Meld) -> str:
    """The word on a meld that would take the cards."""
    if meld.kind == TWO:
        return say("target.add_wild")
    return say("target.add", ranks=ranks_name(meld.kind))


def _plays(groups: Groups) -> tuple[Play, ...]:
    return tuple(Play(group, AUTO) for group in groups)


def _new_option(sit: Situation, groups: Groups) -> Option:
    """Laying these groups; a rank the side has already goes to its meld, and the word says so."""
    joined = find_meld(sit.melds, kind_of(groups[0]), sit.state.setup)
    if len(groups) > 1:
        word = say("target.melds")
    else:
        word = say("target.meld") if joined < 0 else add_words(sit.melds[joined])
    taker = next((g for g in groups if any(IS_WILD[KIND[card]] for card in g)), groups[0])
    return Option(LayDown(_plays(groups)), word, _to_words(kind_of(taker)), taker)


def _to_words(kind: int) -> str:
    if kind == TWO:
        return say("choice.wild_meld")
    return say("choice.with", ranks=ranks_name(kind))


def _stage_new(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Stage a selection; loose wild cards join a staged group."""
    if kind_of(cards) == TWO:
        return _stage_wilds(sit, cards)
    ways = groupings(cards)
    options: list[Option] = []
    why = ""
    for groups in ways:
        step: Step = StageAll(tuple(Stage(group) for group in groups))
        found = _staged(sit, _plays(groups), step, _stage_word(sit))
        why = why or found.why
        taker = next((g for g in groups if any(IS_WILD[KIND[c]] for c in g)), groups[0])
        options += [
            Option(option.step, option.target, _to_words(kind_of(taker)), taker)
            for option in found.options
        ]
    return Resolution(tuple(options), why, say("choice.meld"))


def _stage_word(sit: Situation) -> str:
    return say("target.meld" if sit.opened else "target.stage")


def _stage_wilds(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    word = _stage_word(sit)
    options = [
        Option(Stage(cards, group=index), word, _to_words(group.kind), tuple(group.cards[:1]))
        for index, group in enumerate(sit.draft.groups)
        if group.kind not in (TWO, BLACK_THREE, 0) and not set(cards) & set(group.cards)
    ]
    alone = not options or sit.state.setup.rules.wild_meld.enabled
    if alone:
        options.append(Option(Stage(cards, rank=TWO), word, _to_words(TWO), cards[:1]))
    return Resolution(tuple(options), title=say("choice.meld"))


def _staged(sit: Situation, plays: tuple[Play, ...], step: Step, word: str) -> Resolution:
    """Staging these groups, unless no further cards could ever make them legal."""
    laying = lay(sit.state, sit.side, plays)
    if isinstance(laying, Refusal) and laying.code not in STAGEABLE:
        return Resolution(why=sit.why(laying))
    return Resolution((Option(step, word),))
