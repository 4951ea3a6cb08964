"""Hints in words: what to do and why; folded behind it the figures of imagined deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import KIND
from canasta_qt.players.adviser.hinting import Taught
from canasta_qt.players.adviser.reasons import FACT_THEMES, Reason, is_good
from canasta_qt.players.bot import Advice
from canasta_qt.players.judging.facts import FactDifference
from canasta_qt.words.cards import a_rank, cards_name, listed, number, rank_name, ranks_name
from canasta_qt.words.lines import points
from canasta_qt.words.moves import move_words
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, counted, figures
from canasta_qt.words.translate import translate


def _why(text: str) -> str:
    return QT_TRANSLATE_NOOP("HintReasons", text)


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint: what is told at once, and what is folded away."""

    text: str
    more: str = ""


_REASONS: Final[dict[str, str]] = {
    "goes_out": _why("that ends the deal with your cards on the table"),
    "going": _why("you go out in this turn"),
    "concealed": _why("going out in one turn brings a bonus"),
    "caught": _why("the others are caught with {cards}"),
    "opens": _why("you open with {points}, and {minimum} are needed"),
    "completes": _why("that completes a canasta of {ranks}"),
    "foot": _why("your hand is empty then, and your foot comes"),
    "big_pile": _why("it brings you {cards}"),
    "pile_cards": _why("it brings you {cards}"),
    "pile_wilds": _why("wild cards lie in the pile"),
    "nearly": _why("your {ranks} are nearly a canasta"),
    "before_end": _why("{name} has only {cards} left"),
    "grows": _why("your {ranks} grow to {cards}"),
    "frees_hand": _why("it frees your hand"),
    "keeps_pairs": _why("you keep your {pairs}"),
    "no_wilds": _why("your wild cards stay for later"),
    "stops": _why("{name} cannot take the pile after it"),
    "freezes": _why("it freezes the pile, so only a natural pair takes it"),
    "none_left": _why("{name} can hardly have a pair of {ranks} any more"),
    "next_threw": _why("{name} threw {a_rank} earlier"),
    "next_let_lie": _why("{name} has let {a_rank} lie before"),
    "needs_pair": _why("{name} would need a pair of {ranks} to take the pile"),
    "no_meld": _why("{name} has no {ranks} on the table"),
    "small_pile": _why("there is little in the pile"),
    "single": _why("you hold no other {rank}"),
    "dead": _why("nobody can meld {ranks} any more"),
    "stays": _why("playing on promises more than going out now"),
    "spares_wild": _why("only a wild card would be safer, and you can use it better"),
    "stays_late": _why("the last turns promise more than going out now"),
    "leaves_mate": _why("what {name} still holds costs less than playing on"),
    "agreed": _why("{name} has said yes"),
    "gift": _why("{name} may take the pile with it, but every other card is worth more"),
    "freezes_needed": _why("it freezes the pile for everybody, and that hurts the others more"),
    "can_wait": _why("one more card for the {ranks} on the table can wait"),
    "mixes": _why("a mixed canasta of {ranks} soon is better than a natural one late"),
    "lays_much": _why("points on the table are worth more now than cards in the hand"),
    "cannot_take": _why("you cannot take the pile now"),
    "poor_pile": _why("there is too little in the pile"),
    "keeps_wilds": _why("taking the pile would cost a wild card"),
    "hides_hand": _why("taking the pile would show much of your hand"),
    "fact:next_takes": _why("{name} takes the pile less often"),
    "fact:they_take_soon": _why("the others take the pile less often"),
    "fact:pile_given": _why("the others get less from the pile"),
    "fact:own_takes_soon": _why("your side takes the pile more often"),
    "fact:they_go_out_soon": _why("the others go out less often soon"),
    "fact:they_go_out": _why("the others go out less often"),
    "fact:own_goes_out_soon": _why("your side goes out sooner"),
    "fact:own_goes_out": _why("your side goes out more often"),
    "fact:they_open_soon": _why("the others open later"),
    "fact:own_opens_soon": _why("your side opens sooner"),
    "fact:they_complete": _why("the others complete fewer canastas"),
    "fact:their_canastas": _why("the others complete fewer canastas"),
    "fact:own_completes": _why("your side completes a canasta more often"),
    "fact:own_canastas": _why("your side completes more canastas"),
    "fact:own_is_caught": _why("you are caught with a full hand less often"),
    "fact:own_caught": _why("fewer points stay in your hand"),
    "fact:they_are_caught": _why("the others are caught with a full hand more often"),
    "fact:their_caught": _why("more points stay in the others' hands"),
}
"""Code of a reason to a clause that follows what is to be done."""

_OF_OTHERS: Final[dict[str, str]] = {
    "goes_out": _why("that ends the deal"),
    "going": _why("that player goes out in this turn"),
    "opens": _why("that opens with {points}, and {minimum} are needed"),
    "foot": _why("the hand is empty then, and the foot comes"),
    "big_pile": _why("it brings {cards}"),
    "pile_cards": _why("it brings {cards}"),
    "grows": _why("the {ranks} grow to {cards}"),
    "frees_hand": _why("it frees the hand"),
    "keeps_pairs": _why("that keeps the {pairs}"),
    "no_wilds": _why("the wild cards stay for later"),
    "single": _why("there was no other {rank} in the hand"),
    "spares_wild": _why("only a wild card would have been safer, and it can be used better"),
    "cannot_take": _why("the pile could not be taken"),
    "hides_hand": _why("taking the pile would show much of the hand"),
}
"""The same about somebody else's move; reasons that are not here are said as above."""

_FACTS: Final[dict[str, str]] = {
    "next_takes": _why("{name} takes the pile next turn"),
    "they_take_soon": _why("the others take the pile soon"),
    "own_takes_soon": _why("your side takes the pile soon"),
    "they_go_out_soon": _why("the others go out soon"),
    "own_goes_out_soon": _why("your side goes out soon"),
    "they_go_out": _why("the others go out"),
    "own_goes_out": _why("your side goes out"),
    "they_open_soon": _why("the others open soon"),
    "own_opens_soon": _why("your side opens soon"),
    "they_complete": _why("the others complete a canasta"),
    "own_completes": _why("your side completes a canasta"),
    "own_is_caught": _why("you are caught with a full hand"),
    "they_are_caught": _why("the others are caught with a full hand"),
}
"""What happens in so many of a hundred deals."""

_FRAMES: Final = {
    "one": _why("{move}: {first}."),
    "two": _why("{move}: {first}, and {second}."),
    "plain": _why("{move}."),
    "discard": _why("Discard {card}"),
    "last": _why("Discard {card} and go out."),
    "fact": _why("{what}: in {n} of 100 deals, otherwise in {m}."),
    "rival": _why("Compared with: {move}."),
    "lead": _why("It is about {points} better in {deals} imagined deals."),
    "equal": _why("Both do about as well in {deals} imagined deals."),
    "why": _why("Why: {first}."),
    "why_two": _why("Why: {first}, and {second}."),
    "pair": _why("pair of {ranks}"),
    "pairs": _why("pairs of {ranks}"),
}

_NEARLY: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "your {ranks} need one more card for a canasta",
    "your {ranks} need {n} more cards for a canasta",
)

_NEARLY_OTHER: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "the {ranks} need one more card for a canasta",
    "the {ranks} need {n} more cards for a canasta",
)

MOST_FACTS: Final = 2
"""So many facts are told among the figures."""


_MOVES: Final[dict[type, Callable[[Any], str]]] = {
    do.Discard: lambda action: _tr(_FRAMES["discard"]).format(card=a_rank(KIND[action.card])),
    do.DrawStock: lambda _: _old("Draw from the stock."),
    do.TakePile: lambda _: _old("Take the discard pile."),
    do.LayDown: lambda action: _old("Lay down {cards}.").format(cards=cards_name(cards_of(action))),
    do.GoOut: lambda _: _old("Go out."),
    do.Pass: lambda _: _old("Keep your cards and end the turn."),
    do.AskPermission: lambda _: _old("Ask your partner whether you may go out."),
    do.AnswerPermission: lambda action: _old("Say yes." if action.yes else "Say no."),
    do.DeclareSpecialHand: lambda _: _old("Declare your special hand."),
}
"""Kind of move to what is to be done; the others are called as everywhere."""

_WHOLE: Final = (
    QT_TRANSLATE_NOOP("hints", "Draw from the stock."),
    QT_TRANSLATE_NOOP("hints", "Take the discard pile."),
    QT_TRANSLATE_NOOP("hints", "Lay down {cards}."),
    QT_TRANSLATE_NOOP("hints", "Go out."),
    QT_TRANSLATE_NOOP("hints", "Keep your cards and end the turn."),
    QT_TRANSLATE_NOOP("hints", "Ask your partner whether you may go out."),
    QT_TRANSLATE_NOOP("hints", "Say yes."),
    QT_TRANSLATE_NOOP("hints", "Say no."),
    QT_TRANSLATE_NOOP("hints", "Declare your special hand."),
    QT_TRANSLATE_NOOP("hints", "Discard {card}: you need it least."),
)
"""Whole sentences; where a reason follows they lose their full stop."""


def _tr(text: str) -> str:
    return translate("HintReasons", text)


def _old(text: str) -> str:
    return translate("hints", text).rstrip(".")


def cards_of(action: do.LayDown | do.TakePile) -> tuple[int, ...]:
    """Every card that is laid."""
    return tuple(card for play in action.plays for card in play.cards)


def hint_cards(advice: Advice) -> tuple[int, ...]:
    """The cards that a hint is about."""
    action = advice.moves[0].action
    if isinstance(action, (do.Discard, do.LayThree)):
        return (action.card,)
    if isinstance(action, do.LayOnHeap):
        return action.cards
    return cards_of(action) if isinstance(action, (do.LayDown, do.TakePile)) else ()


def hint_action(action: do.Action) -> str:
    """What is to be done, without its full stop."""
    return _MOVES[type(action)](action) if type(action) in _MOVES else move_words(action)


def hint_words(advice: Advice, name: Callable[[int], str], *, last_card: bool = False) -> HintWords:
    """A hint in words; `name` says who sits at a seat, `last_card`: the hand has no other."""
    first = advice.moves[0]
    if last_card and isinstance(first.action, do.Discard):
        card = a_rank(KIND[first.action.card])
        return HintWords(_tr(_FRAMES["last"]).format(card=card))
    why = advice.why if isinstance(advice, Taught) else ()
    clauses = [_clause(reason, name) for reason in why]
    if isinstance(first.action, do.Discard) and not clauses:
        card = a_rank(KIND[first.action.card])
        plain = translate("hints", "Discard {card}: you need it least.").format(card=card)
        return HintWords(plain, _more(advice, name) if isinstance(advice, Taught) else "")
    frame = ("plain", "one", "two")[min(2, len(clauses))]
    filled = dict(zip(("first", "second"), clauses, strict=False))
    text = _tr(_FRAMES[frame]).format(move=hint_action(first.action), **filled)
    return HintWords(text, _more(advice, name) if isinstance(advice, Taught) else "")


def why_words(reasons: Sequence[Reason], name: Callable[[int], str]) -> str:
    """Why somebody else made a move, as a sentence; empty without a reason."""
    clauses = [_clause(reason, name, _OF_OTHERS) for reason in reasons]
    if not clauses:
        return ""
    filled = dict(zip(("first", "second"), clauses, strict=False))
    return _tr(_FRAMES["why" if len(clauses) == 1 else "why_two"]).format(**filled)


def _clause(
    reason: Reason, name: Callable[[int], str], instead: Mapping[str, str] = MappingProxyType({})
) -> str:
    """A reason as a clause; `instead` has other words for some."""
    kinds = reason.kinds
    if reason.code == "nearly":
        frames = _NEARLY_OTHER if instead else _NEARLY
        return counted(frames, reason.number, ranks=ranks_name(kinds[0]))
    return _tr(instead.get(reason.code) or _REASONS[reason.code]).format(
        name=name(reason.seat) if reason.seat >= 0 else "",
        cards=number(reason.number, "card"),
        points=points(reason.number),
        minimum=figures(reason.other),
        ranks=listed(map(ranks_name, kinds)),
        rank=rank_name(kinds[0]) if kinds else "",
        a_rank=a_rank(kinds[0]) if kinds else "",
        pairs=_pairs(kinds, reason.number) if reason.code == "keeps_pairs" else "",
    )


def _pairs(kinds: Sequence[int], count: int) -> str:
    frame = "pair" if count == 1 else "pairs"
    return _tr(_FRAMES[frame]).format(ranks=listed(map(ranks_name, kinds)))


# --- the figures ----------------------------------------------------------------------------


def _more(advice: Taught, name: Callable[[int], str]) -> str:
    """What was compared, what happened how often, and by how much it is better."""
    if advice.rival is None or not advice.worlds:
        return ""
    told = [_tr(_FRAMES["rival"]).format(move=hint_action(advice.rival))]
    told += [_fact(one, advice.next_seat, name) for one in _told(advice.facts)]
    deals = figures(advice.worlds)
    if advice.lead:
        told.append(_tr(_FRAMES["lead"]).format(points=points(advice.lead), deals=deals))
    else:
        told.append(_tr(_FRAMES["equal"]).format(deals=deals))
    return " ".join(told)


def _told(facts: Sequence[FactDifference]) -> list[FactDifference]:
    """The facts that are told: of each theme one, those first that speak for the move."""
    shares = [one for one in facts if one.is_share and one.fact in _FACTS]
    shares.sort(key=lambda one: not is_good(one))
    themes: dict[str, FactDifference] = {}
    for one in shares:
        themes.setdefault(FACT_THEMES[one.fact], one)
    return list(themes.values())[:MOST_FACTS]


def _fact(one: FactDifference, seat: int, name: Callable[[int], str]) -> str:
    what = _tr(_FACTS[one.fact]).format(name=name(seat))
    return _tr(_FRAMES["fact"]).format(
        what=what[:1].upper() + what[1:], n=round(100 * one.one), m=round(100 * one.other)
    )
