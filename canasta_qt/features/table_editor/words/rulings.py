"""Questions that are built, facts of a position, and the rulings on them in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action, AskPermission, DrawStock, GoOut, LayDown, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.going_out.requirements import count_canastas, may_go_out
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.judge.legality import breach, verify
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.opening.requirements import must_be_pure, opening_minimum, opening_tier
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.features.table_editor.model.question import Question, Ruling
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.words.cards import (
    a_rank,
    card_name,
    cards_name,
    cards_of,
    move_words,
    number,
)
from canasta_qt.words.refusals import lacking, refusal_text
from canasta_qt.words.sentences import Text, Texts

Fact = Literal["frozen", "points", "canastas", "moves"]


class RulingText(Texts, context="Rulings"):
    TAKE = Text("Take the pile")
    LAY = Text("Lay cards down")
    DISCARD = Text("Discard a card")
    ADD = Text("Add cards to a meld")
    ADD_TO = Text("Add {cards} to meld {n}")
    IN_FULL = Text("{question}:")
    WITH = Text("with {cards}")
    FROZEN = Text("frozen")
    UNOPENED = Text("not opened")
    YES = Text("Yes.")
    NO = Text("No. {why}")
    CANNOT_SAY = Text("I cannot say: {why}")
    OPEN_MANY = Text("there are too many ways, and none of those that were tried is allowed.")
    OPEN_UNKNOWN = Text("it depends on cards that nobody knows.")
    OPEN_DRAW = Text("it depends on what is drawn.")
    OPEN_HELPS = Text("it depends on the draw. One of these is needed: {cards}.")
    CHOOSE = Text("Choose cards of the hand first, then ask.")
    CHOOSE_ONE = Text("Choose one card of the hand first, then ask.")
    NONE_LEGAL = Text("Nothing of that kind can be done with this hand.")
    DRAW_FIRST = Text("First draw, or take the pile.")
    HAS_DRAWN = Text("You have already drawn or taken the pile in this turn.")
    STUCK = Text("These cannot be laid, and at most one card may be left over: {cards}.")
    ANY_DRAW = Text("Whatever you draw, you cannot go out in this turn.")
    NOT_ALONE = Text("Not with these alone. With others it is allowed: {moves}.")
    INSTEAD = Text("This would be allowed: {moves}.")
    WITH_YES = Text("If your partner says yes: {moves}.")
    WAY = Text("Like this: {moves}.")
    PUNISHED = Text("But it is a fault, and is punished: {why}")
    GOES_OUT = Text("With that you go out.")
    THEN_OUT = Text("Then you can go out: {moves}.")
    DEAL_OVER = Text("The deal is over.")
    HOLDS = Text("Cards in the hand afterwards: {n}.")
    TAKES = Text("Cards taken from the pile: {n}.")
    CANASTAS = Text("Canastas of the side: {n}.")
    OPENS = Text("The side opens; {n} points are needed.")


class FactText(Texts, context="Rulings"):
    """What is asked of a position, and what is said of it."""

    FROZEN = Text("Is the pile frozen, and why?")
    POINTS = Text("How many points to open?")
    CANASTAS = Text("How many canastas to go out?")
    MOVES = Text("What may be done now?")
    IS_FREE = Text("The pile is not frozen.")
    IS_FROZEN = Text("The pile is frozen.")
    FROZEN_ALWAYS = Text("At this table the pile is always frozen.")
    FROZEN_BY = Text("The pile is frozen: {a_rank} lies in it.")
    FROZEN_FOR_SIDE = Text("The pile is frozen for this side until its first meld.")
    TAKEN_WITH = Text("Natural cards of its top card's rank that it takes: {n}.")
    HAS_OPENED = Text("The side has opened.")
    OPENS_WITH = Text("The side's first meld needs {n} points.")
    CANASTAS_NEEDED = Text("Going out needs {need}; the side has {have}.")
    HAND_UNKNOWN = Text("The cards of this hand are not known. Lay them out first.")
    POSSIBLE = Text("These are possible: {what}.")


def moves_text(state: DealState, way: Iterable[Action]) -> str:
    """Actions one after the other, without a full stop; melds are numbered as they lie."""
    return "; ".join(text for action in way for text in _moves_of(state, action))


def _moves_of(state: DealState, action: Action) -> Iterator[str]:
    """An action in words; what a lay-down adds to melds that lie there is said by itself."""
    if not isinstance(action, LayDown):
        yield move_words(action)
        return
    places = {meld.uid: n for n, meld in enumerate(state.melds[state.side], 1)}
    begun = tuple(play for play in action.plays if play.onto not in places)
    if begun:
        yield move_words(LayDown(begun))
    for play in action.plays:
        if play.onto in places:
            yield RulingText.ADD_TO(cards=cards_name(play.cards), n=places[play.onto])


# --- the question in full -------------------------------------------------------------------------


def question_text(question: Question, ruling: Ruling) -> str:
    """The question with all that matters: "Take the pile, frozen, with two tens, not opened:"."""
    state, cards = ruling.state, ruling.cards
    parts = [_DEEDS[question.deed](question, cards)]
    if question.deed == "take" and is_frozen(state, state.side):
        parts.append(RulingText.FROZEN())
    if cards and question.deed in ("take", "out"):
        parts.append(RulingText.WITH(cards=cards_name(cards)))
    if not state.opened[state.side] and question.deed in ("take", "lay", "add", "out"):
        parts.append(RulingText.UNOPENED())
    text = ", ".join(parts)
    return text if text.endswith("?") else RulingText.IN_FULL(question=text)


def _lay(_question: Question, cards: tuple[int, ...]) -> str:
    return move_words(LayDown((do.Play(cards),))) if cards else RulingText.LAY()


def _add(question: Question, cards: tuple[int, ...]) -> str:
    if not cards or question.side is not None:
        return RulingText.ADD()
    return RulingText.ADD_TO(cards=cards_name(cards), n=question.onto + 1)


def _discard(_question: Question, cards: tuple[int, ...]) -> str:
    return move_words(do.Discard(cards[0])) if len(cards) == 1 else RulingText.DISCARD()


_DEEDS: Final[dict[str, Callable[[Question, tuple[int, ...]], str]]] = {
    "draw": lambda *_: move_words(DrawStock()),
    "take": lambda *_: RulingText.TAKE(),
    "lay": _lay,
    "add": _add,
    "discard": _discard,
    "out": lambda *_: move_words(GoOut()),
    "ask": lambda *_: move_words(AskPermission()),
}


# --- the answer -----------------------------------------------------------------------------------


def ruling_text(question: Question, ruling: Ruling) -> str:
    """Yes or no, the reason, and what would be allowed or what it brings."""
    if ruling.legal:
        said = [RulingText.YES(), *_yes(question, ruling)]
    elif ruling.legal is False:
        said = [RulingText.NO(why=" ".join(_reasons(question, ruling)))]
    else:
        said = [_open(ruling)]
    if ruling.instead:
        said.append(_instead(ruling))
    return " ".join(said)


def _open(ruling: Ruling) -> str:
    assert ruling.reason is not None
    if ruling.reason in ("choose", "choose_one"):
        return RulingText.of(ruling.reason)()
    if ruling.reason == "hand":
        return FactText.HAND_UNKNOWN()
    if ruling.helps:
        kinds = dict.fromkeys(KIND[card] for card in ruling.helps)
        why = RulingText.OPEN_HELPS(cards=", ".join(map(a_rank, kinds)))
    else:
        why = RulingText.of("open", ruling.reason)()
    return RulingText.CANNOT_SAY(why=why)


def _reasons(question: Question, ruling: Ruling) -> list[str]:
    refusal, state = ruling.refusal, ruling.state
    if len(ruling.stuck) > 1:
        return [RulingText.STUCK(cards=cards_name(ruling.stuck))]
    if refusal is None:
        return [RulingText.NONE_LEGAL()]
    if question.deed == "out" and state.phase is Phase.START:
        told = [RulingText.ANY_DRAW()]
        return told if refusal.code is Code.GO_OUT_DISCARD else [*told, refusal_text(refusal)]
    if refusal.code is Code.PHASE and not refusal.what and not refusal.cards:
        if state.phase is Phase.START and question.deed != "draw":
            return [RulingText.DRAW_FIRST()]
        if state.phase is Phase.PLAY and question.deed in ("draw", "take"):
            return [RulingText.HAS_DRAWN()]
    return [refusal_text(refusal)]


def _instead(ruling: Ruling) -> str:
    first = ruling.instead[0]
    moves = moves_text(ruling.state, ruling.instead)
    if isinstance(first, AskPermission):
        return RulingText.WITH_YES(moves=moves_text(ruling.state, ruling.instead[1:]))
    laid = set(cards_of(first)) if isinstance(first, LayDown | TakePile) else set()
    more = ruling.cards and _kinds_within(ruling.cards, laid) and len(laid) > len(ruling.cards)
    return (RulingText.NOT_ALONE if more else RulingText.INSTEAD)(moves=moves)


def _kinds_within(cards: Iterable[int], others: Iterable[int]) -> bool:
    kinds, all_kinds = [KIND[card] for card in cards], [KIND[card] for card in others]
    return all(all_kinds.count(kind) >= kinds.count(kind) for kind in kinds)


def _yes(question: Question, ruling: Ruling) -> list[str]:
    if question.deed == "out":
        return [RulingText.WAY(moves=moves_text(ruling.state, ruling.way))]
    said, how = [], moves_text(ruling.state, ruling.way)
    if question.deed in ("lay", "take") and not ruling.cards:
        said.append(EditorText.FOR_EXAMPLE(move=f"{how}."))
    elif question.deed == "lay" and _joins(ruling):
        said.append(RulingText.WAY(moves=how))
    fault = breach(ruling.state, ruling.way[0])
    if fault is not None:
        said.append(RulingText.PUNISHED(why=refusal_text(fault)))
    return [*said, *_brings(ruling.state, ruling.after)]


def _joins(ruling: Ruling) -> bool:
    """Whether cards go to melds that lie there."""
    uids = {meld.uid for meld in ruling.state.melds[ruling.state.side]}
    step = ruling.way[0]
    return isinstance(step, LayDown) and any(play.onto in uids for play in step.plays)


def _brings(before: DealState, then: DealState) -> list[str]:
    """What an action has brought."""
    seat, side = before.turn_seat, before.side
    if then.phase is Phase.OVER:
        out = then.result is not None and then.result.out == seat
        return [RulingText.GOES_OUT() if out else RulingText.DEAL_OVER()]
    said = []
    taken = len(before.pile) - len(then.pile)
    if taken > 0:
        said.append(RulingText.TAKES(n=taken))
    said.append(RulingText.HOLDS(n=len(then.hands[seat])))
    if not before.opened[side] and then.opened[side]:
        said.append(RulingText.OPENS(n=opening_minimum(before, seat)))
    canastas = count_canastas(then.setup, then.melds[side])
    if canastas != count_canastas(before.setup, before.melds[side]):
        said.append(RulingText.CANASTAS(n=canastas))
    last = _last(then) if then.turn_seat == seat else None
    return said if last is None else [*said, RulingText.THEN_OUT(moves=move_words(last))]


def _last(state: DealState) -> Action | None:
    """What goes out at once after a lay-down: *out*, or the discard of the only card."""
    hand = state.hands[state.turn_seat]
    ways: list[Action] = [GoOut()]
    if len(hand) == 1 and discard_goes_out(state, hand[0]):
        ways.append(do.Discard(hand[0]))
    return next((way for way in ways if verify(state, way) is None), None)


# --- facts ----------------------------------------------------------------------------------------


def fact_text(fact: Fact, state: DealState, *, known: bool) -> str:
    """What is said of a position; `known` are the cards of the hand to act."""
    if fact == "moves" and not known:
        return FactText.HAND_UNKNOWN()
    return " ".join(_FACTS[fact](state))


def _frozen(state: DealState) -> Iterable[str]:
    rules = state.setup.rules.pile
    if not is_frozen(state, state.side):
        yield FactText.IS_FREE()
        return
    if rules.always_frozen:
        yield FactText.FROZEN_ALWAYS()
    elif state.freezer in state.pile:
        yield FactText.FROZEN_BY(a_rank=a_rank(KIND[state.freezer]))
    else:
        opened = state.opened[state.side]
        yield (FactText.IS_FROZEN if opened else FactText.FROZEN_FOR_SIDE)()
    if state.pile:
        yield FactText.TAKEN_WITH(n=rules.naturals_needed.frozen)


def _points(state: DealState) -> Iterable[str]:
    if state.opened[state.side]:
        yield FactText.HAS_OPENED()
        return
    seat = state.turn_seat
    yield FactText.OPENS_WITH(n=opening_minimum(state, seat))
    pure = "all_pure" if must_be_pure(state, seat) else ""
    for what in (state.setup.rules.initial.require, opening_tier(state, seat), pure):
        if lacking(what):
            yield refusal_text(Refusal(Code.INITIAL_CLEAN, what=what))


def _canastas(state: DealState) -> Iterable[str]:
    need = state.setup.rules.go_out.canastas
    have = count_canastas(state.setup, state.melds[state.side])
    yield FactText.CANASTAS_NEEDED(need=number(need, "canasta"), have=have)
    lacks = may_go_out(state)
    if lacks is not None and lacks.code is not Code.GO_OUT_CANASTAS:
        yield refusal_text(lacks)


def _moves(state: DealState) -> Iterable[str]:
    legal = legal_actions(state)
    if not legal:
        yield EditorText.NO_ACTION()
        return
    groups: dict[type, list[Action]] = {}
    for action in legal:
        groups.setdefault(type(action), []).append(action)
    yield FactText.POSSIBLE(what="; ".join(_kind_of_moves(some) for some in groups.values()))


def _kind_of_moves(some: list[Action]) -> str:
    """One action in full, several of a sort by their sort; of discards which cards."""
    first = some[0]
    if len(some) > 1 and isinstance(first, TakePile | LayDown):
        return (RulingText.TAKE if isinstance(first, TakePile) else RulingText.LAY)()
    if isinstance(first, do.Discard):
        cards = [one.card for one in some if isinstance(one, do.Discard)]
        return f"{RulingText.DISCARD()} ({', '.join(map(card_name, cards))})"
    return "; ".join(map(move_words, some))


_FACTS: Final[dict[Fact, Callable[[DealState], Iterable[str]]]] = {
    "frozen": _frozen,
    "points": _points,
    "canastas": _canastas,
    "moves": _moves,
}
