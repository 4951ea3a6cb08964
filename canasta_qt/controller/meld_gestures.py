"""Gestures that meld, lay off or discard cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.draft_turn import kind_of
from canasta_qt.controller.laying_ways import Groups, as_play, is_run, ways
from canasta_qt.controller.messages import cards_name, ranks_name, say
from canasta_qt.controller.run_words import run_words
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import STAGEABLE, Option, Resolution, Stage, StageAll, Step
from canasta_qt.engine.actions import AUTO, NEW, Discard, LayDown, Play
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND, SEQUENCE, TWO
from canasta_qt.engine.legality import verify
from canasta_qt.engine.meld_homes import find_meld, home_of, may_begin
from canasta_qt.engine.meld_sorts import classify
from canasta_qt.engine.melds import lay
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.sequences import check_shape
from canasta_qt.engine.state import Meld, Phase


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
    for groups in ways(sit, cards):
        for plays in _layings(sit, groups):
            refusal = verify(sit.state, LayDown(plays))
            first = first or refusal
            if refusal is None:
                options.append(_new_option(sit, groups, plays))
    options += _other_lay_offs(sit, cards)
    if options:
        return Resolution(tuple(options), title=say("choice.meld"))
    first = first or verify(sit.state, LayDown((Play(cards),)))
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
            options.append(Option(action, add_words(meld), _onto_words(meld), meld.cards[:1]))
    return options


def _other_lay_offs(sit: Situation, cards: tuple[int, ...]) -> list[Option]:
    """Melds that the cards do not join by themselves: wild cards any, all others a sequence."""
    wild = kind_of(cards) == TWO
    onto = {meld.uid for meld in sit.melds if wild or meld.kind == SEQUENCE}
    return [option for option in lay_offs(sit, cards) if _home(option) in onto]


def _home(option: Option) -> int:
    """The meld that a lay-off joins."""
    assert isinstance(option.step, LayDown)
    return option.step.plays[0].onto


def into_group(sit: Situation, cards: tuple[int, ...], group: int) -> Resolution:
    """Hand cards were dropped on a staged group."""
    if group >= len(sit.draft.groups):
        return lay_new(sit, cards)
    staged = sit.draft.groups[group]
    joined = [*(c for c in staged.cards if c not in cards), *cards]
    sort = classify(joined, runs=sit.state.setup.has_runs)
    if isinstance(sort, Refusal):
        return Resolution(why=sit.why(sort))
    word = say("target.stage_on", ranks=ranks_name(sort[0]))
    if sort[0] == SEQUENCE:
        gap = check_shape(joined)
        if gap is not None:
            return Resolution(why=sit.why(gap))
        word = say("target.add_run")
    return Resolution((Option(Stage(cards, group=group), word),))


def _layings(sit: Situation, groups: Groups) -> list[tuple[Play, ...]]:
    """The plays for these groups: a new meld of a rank first, then joining the one there is.

    None for cards that would only go on with a sequence: `_other_lay_offs` has those.
    """
    plays = tuple(map(as_play, groups))
    if len(groups) > 1 or plays[0].onto != AUTO:
        return [plays]
    setup, melds, kind = sit.state.setup, sit.melds, kind_of(groups[0])
    joined = find_meld(melds, kind, setup)
    if joined < 0:
        home = home_of(setup, melds, kind, groups[0])
        return [] if home >= 0 and melds[home].kind == SEQUENCE else [plays]
    onto = (Play(groups[0], melds[joined].uid),)
    beside = may_begin(setup, melds, melds[joined].kind)
    return [(Play(groups[0], NEW),), onto] if beside else [onto]


def add_words(meld: Meld) -> str:
    """The word on a meld that would take the cards."""
    if meld.kind == TWO:
        return say("target.add_wild")
    if meld.kind == SEQUENCE:
        return say("target.add_run")
    return say("target.add", ranks=ranks_name(meld.kind))


def _new_option(sit: Situation, groups: Groups, plays: tuple[Play, ...]) -> Option:
    """Laying these groups; a rank the side has already goes to its meld, and the word says so."""
    joined = find_meld(sit.melds, kind_of(groups[0]), sit.state.setup)
    label, cards = _way_words(groups)
    if len(groups) > 1:
        word = say("target.melds")
    elif is_run(groups[0]):
        word = say("target.run")
    elif joined >= 0 and plays[0].onto == NEW:
        word = say("target.meld")
        label = say("choice.new_group", ranks=ranks_name(kind_of(groups[0])))
    else:
        word = say("target.meld") if joined < 0 else add_words(sit.melds[joined])
    return Option(LayDown(plays), word, label, cards)


def _way_words(groups: Groups) -> tuple[str, tuple[int, ...]]:
    """What a way to lay a selection is called, and the cards shown beside it.

    Where ranks only differ in who gets the wild cards, it is called after that rank.
    """
    taker = next((g for g in groups if any(IS_WILD[KIND[card]] for card in g)), None)
    if len(groups) == 1 or (taker is not None and not any(map(is_run, groups))):
        taker = taker or groups[0]
        return _group_words(taker), taker
    text = ""
    for group in groups:
        part = run_words(group) if is_run(group) else cards_name(group)
        text = say("choice.also", first=text, then=part) if text else part
    return text, tuple(group[0] for group in groups)


def _group_words(cards: tuple[int, ...]) -> str:
    if is_run(cards):
        return say("choice.new_run", cards=run_words(cards))
    return _to_words(kind_of(cards))


def _onto_words(meld: Meld) -> str:
    if meld.kind == SEQUENCE:
        return say("choice.to_run", cards=run_words(meld.cards))
    return _to_words(meld.kind)


def _to_words(kind: int) -> str:
    if kind == TWO:
        return say("choice.wild_meld")
    return say("choice.with", ranks=ranks_name(kind))


def _stage_new(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Stage a selection; loose wild cards join a staged group."""
    if kind_of(cards) == TWO:
        return _stage_wilds(sit, cards)
    options: list[Option] = []
    why = ""
    for groups in ways(sit, cards):
        step: Step = StageAll(tuple(Stage(group) for group in groups))
        found = _staged(sit, tuple(map(as_play, groups)), step, _stage_word(sit))
        why = why or found.why
        label, shown = _way_words(groups)
        options += [Option(option.step, option.target, label, shown) for option in found.options]
    options += _onto_staged_runs(sit, cards)
    return Resolution(tuple(options), why, say("choice.meld"))


def _onto_staged_runs(sit: Situation, cards: tuple[int, ...]) -> list[Option]:
    """Staged sequences that these cards continue."""
    return [
        Option(Stage(cards, group=index), say("target.add_run"), _staged_words(group.cards))
        for index, group in enumerate(sit.draft.groups)
        if group.kind == SEQUENCE
        and not set(cards) & set(group.cards)
        and check_shape((*group.cards, *cards)) is None
    ]


def _staged_words(cards: Sequence[int]) -> str:
    """Joining a staged group with these cards."""
    kind = kind_of(cards)
    return say("choice.to_run", cards=run_words(cards)) if kind == SEQUENCE else _to_words(kind)


def _stage_word(sit: Situation) -> str:
    return say("target.meld" if sit.opened else "target.stage")


def _stage_wilds(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    word = _stage_word(sit)
    options = [
        Option(Stage(cards, group=index), word, _staged_words(group.cards), tuple(group.cards[:1]))
        for index, group in enumerate(sit.draft.groups)
        if _takes_wilds(sit, group.kind) and not set(cards) & set(group.cards)
    ]
    alone = not options or sit.state.setup.rules.wild_meld.enabled
    if alone:
        options.append(Option(Stage(cards, rank=TWO), word, _to_words(TWO), cards[:1]))
    return Resolution(tuple(options), title=say("choice.meld"))


def _takes_wilds(sit: Situation, kind: int) -> bool:
    """Whether wild cards may join a staged group of this kind."""
    if kind == SEQUENCE:
        return sit.state.setup.rules.sequence.wilds > 0
    return kind not in (TWO, BLACK_THREE, 0)


def _staged(sit: Situation, plays: tuple[Play, ...], step: Step, word: str) -> Resolution:
    """Staging these groups, unless no further cards could ever make them legal."""
    laying = lay(sit.state, sit.side, plays)
    if isinstance(laying, Refusal) and laying.code not in STAGEABLE:
        return Resolution(why=sit.why(laying))
    return Resolution((Option(step, word),))
