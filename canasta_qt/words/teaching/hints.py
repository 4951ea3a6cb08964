"""Hints in words: what to do and why; folded behind it the figures of imagined deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND, SEQUENCE
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import CONCEDED, FACT_THEMES, Reason
from canasta_qt.players.adviser.hinting import Taught
from canasta_qt.players.adviser.reasons import is_good
from canasta_qt.players.bot import Advice
from canasta_qt.players.judging import FactDifference
from canasta_qt.words.cards import (
    a_rank,
    card_name,
    cards_name,
    cards_of,
    listed,
    move_words,
    number,
    rank_name,
    ranks_name,
)
from canasta_qt.words.lines import points
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts, counted, figures
from canasta_qt.words.translate import translate


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint: its text, and lines that tell `more` where they are asked for."""

    text: str
    more: str = ""


class _ReasonText(Texts, context="HintReasons"):
    """Code of a reason to a clause that follows what is to be done."""

    GOES_OUT = Text("that ends the deal with your cards on the table")
    GOING = Text("you go out in this turn")
    CONCEALED = Text("going out in one turn brings a bonus")
    CAUGHT = Text("the others are caught with {cards}")
    OPENS = Text("you open with {points} ({minimum} needed)")
    COMPLETES = Text("that completes a canasta of {ranks}")
    COMPLETES_SEVERAL = Text("that completes canastas of {ranks}")
    CAN_BE_PURE = Text("your {ranks} may still become a natural canasta")
    LEAVES_CANASTA = Text("your {ranks} could be a canasta now")
    LEAVES_CANASTA_WILD = Text("the wild cards could be a canasta now")
    LEAVES_CANASTA_SEQUENCE = Text("the sequence could be complete now")
    FOOT = Text("your hand is empty then, and your foot comes")
    BIG_PILE = Text("it brings you {cards}")
    PILE_CARDS = Text("it brings you {cards}")
    PILE_WILDS = Text("wild cards lie in the pile")
    NEARLY = Text("your {ranks} are nearly a canasta")
    BEFORE_END = Text("{name} has only {cards} left")
    GROWS = Text("your {ranks} grow to {cards}")
    BEGINS = Text("you begin a meld of {ranks}")
    BEGINS_WILD = Text("you begin a meld of wild cards")
    BEGINS_SEQUENCE = Text("you begin a sequence")
    GROWS_WILD = Text("the wild cards grow to {cards}")
    COMPLETES_WILD = Text("that completes a canasta of wild cards")
    GROWS_SEQUENCE = Text("the sequence grows to {cards}")
    COMPLETES_SEQUENCE = Text("that completes the sequence")
    FREES_HAND = Text("{laid} leave your hand")
    KEEPS_PAIRS = Text("you keep your {pairs}")
    KEEPS_OTHERS = Text("you keep your {pairs}")
    LEAST_PAIR = Text("of your pairs the {ranks} count least")
    COSTS_MUCH = Text("in your hand it would count {points} against you")
    COSTS_LITTLE = Text("it counts only {points}")
    NO_WILDS = Text("your wild cards stay for later")
    STOPS = Text("{name} cannot take the pile after it")
    FREEZES = Text("it freezes the pile, so only a natural pair takes it")
    NONE_LEFT = Text("{name} can hardly have a pair of {ranks} any more")
    NEXT_THREW = Text("{name} discarded {a_rank} earlier")
    NEXT_LET_LIE = Text("{name} has let {a_rank} lie before")
    NEEDS_PAIR = Text("{name} would need a pair of {ranks} to take the pile")
    NO_MELD = Text("{name} has no {ranks} on the table")
    MUST_OPEN = Text("{name} needs {points} to open")
    SMALL_PILE = Text("the pile has only {cards} then")
    SINGLE = Text("you hold no other {rank}")
    NO_CHOICE = Text("you have no other card to discard")
    IS_FULL = Text("your {ranks} are a canasta already")
    DEAD = Text("nobody can meld {ranks} any more")
    STAYS = Text("there is time for more than going out: the stock still has {cards}")
    SPARES_WILD = Text("only a wild card would be safer")
    STAYS_LATE = Text("you could go out, but the last {cards} of the stock are worth waiting for")
    LEAVES_MATE = Text("{name} still holds {cards}")
    AGREED = Text("{name} has said yes")
    GIFT = Text("{name} may take the pile with it")
    FREEZES_NEEDED = Text("it freezes the pile for your side too")
    CAN_WAIT = Text("it would fit your {ranks} on the table")
    MIXES = Text("your {ranks} are mixed then")
    TOPS_UP = Text("that canasta is complete already")
    SPENDS_WILD = Text("that costs a wild card")
    LAYS_MUCH = Text("you keep only {cards}")
    CANNOT_TAKE = Text("you cannot take the pile now")
    POOR_PILE = Text("the pile has only {cards}")
    KEEPS_WILDS = Text("taking the pile would cost a wild card")
    HIDES_HAND = Text("to take the pile you would have to lay down {cards}")
    KEEPS_PAIR = Text("taking the pile would use two of your {ranks}")
    LAYS_THREE = Text("another card comes for it")
    ALONE = Text("who takes the first pile plays alone")
    FILLS_HAND = Text("the pile would add {cards} to your hand")
    HOLDS_MUCH = Text("you still hold {cards}")


class _ReasonOfOthers(Texts, context="HintReasons"):
    """The same about somebody else's move; the others have the words above."""

    GOES_OUT = Text("that ends the deal")
    GOING = Text("that player goes out in this turn")
    OPENS = Text("that opens with {points} ({minimum} needed)")
    FOOT = Text("the hand is empty then, and the foot comes")
    BIG_PILE = Text("it brings {cards}")
    PILE_CARDS = Text("it brings {cards}")
    GROWS = Text("the {ranks} grow to {cards}")
    FREES_HAND = Text("{laid} leave the hand")
    KEEPS_PAIRS = Text("that keeps the {pairs}")
    KEEPS_OTHERS = Text("that keeps the {pairs}")
    LEAST_PAIR = Text("of the pairs the {ranks} count least")
    COSTS_MUCH = Text("in the hand it would have counted {points}")
    CAN_BE_PURE = Text("the {ranks} may still become a natural canasta")
    LEAVES_CANASTA = Text("the {ranks} could be a canasta now")
    BEGINS = Text("that begins a meld of {ranks}")
    BEGINS_WILD = Text("that begins a meld of wild cards")
    BEGINS_SEQUENCE = Text("that begins a sequence")
    NO_CHOICE = Text("there was no other card to discard")
    IS_FULL = Text("the {ranks} are a canasta already")
    FILLS_HAND = Text("the pile would have added {cards} to the hand")
    HOLDS_MUCH = Text("that player still holds {cards}")
    NO_WILDS = Text("the wild cards stay for later")
    SINGLE = Text("there was no other {rank} in the hand")
    SPARES_WILD = Text("only a wild card would have been safer")
    CAN_WAIT = Text("it would fit the {ranks} on the table")
    FREEZES_NEEDED = Text("it freezes the pile for that side too")
    MIXES = Text("the {ranks} are mixed then")
    LAYS_MUCH = Text("the hand keeps only {cards}")
    STAYS_LATE = Text("going out can wait for the last {cards} of the stock")
    KEEPS_PAIR = Text("taking the pile would use two of the {ranks}")
    CANNOT_TAKE = Text("the pile could not be taken")
    HIDES_HAND = Text("to take the pile one would have to lay down {cards}")


class _FactText(Texts, context="HintReasons"):
    """What happens in so many of a hundred deals."""

    NEXT_TAKES = Text("{name} takes the pile next turn")
    THEY_TAKE_SOON = Text("the others take the pile soon")
    OWN_TAKES_SOON = Text("your side takes the pile soon")
    THEY_GO_OUT_SOON = Text("the others go out soon")
    OWN_GOES_OUT_SOON = Text("your side goes out soon")
    THEY_GO_OUT = Text("the others go out")
    OWN_GOES_OUT = Text("your side goes out")
    THEY_OPEN_SOON = Text("the others open soon")
    OWN_OPENS_SOON = Text("your side opens soon")
    THEY_COMPLETE = Text("the others complete a canasta")
    OWN_COMPLETES = Text("your side completes a canasta")
    OWN_IS_CAUGHT = Text("you are caught with a full hand")
    THEY_ARE_CAUGHT = Text("the others are caught with a full hand")


class _FrameText(Texts, context="HintReasons"):
    ONE = Text("{move}: {first}.")
    TWO = Text("{move}: {first}, and {second}.")
    THOUGH = Text("{move}: {first}, though {second}.")
    ONLY_THOUGH = Text("{move}, though {first}.")
    PLAIN = Text("{move}.")
    DISCARD = Text("Discard {card}")
    LAST = Text("Discard {card} and go out.")
    TAKE_WITH = Text("Take the discard pile with {cards}")
    LAY_MELDS = Text("lay down {n} melds: {melds}")
    ADD = Text("add {cards} to the {ranks}")
    ADD_RUN = Text("add {cards} to the sequence")
    ADD_WILD = Text("add {cards} to the wild cards")
    FACT = Text("{what}: in {n} of 100 deals, otherwise in {m}.")
    RIVAL = Text("Compared with: {move}.")
    LEAD = Text("It is about {points} better in {deals} imagined deals.")
    EQUAL = Text("Both do about as well in {deals} imagined deals.")
    WHY = Text("Why: {first}.")
    WHY_TWO = Text("Why: {first}, and {second}.")
    WHY_THOUGH = Text("Why: {first}, though {second}.")
    ALTHOUGH = Text("Although {first}.")
    PAIR = Text("pair of {ranks}")
    PAIRS = Text("pairs of {ranks}")


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

_FRAMES: Final = (
    (_FrameText.ONE, _FrameText.TWO),
    (_FrameText.ONLY_THOUGH, _FrameText.THOUGH),
)
_WHY_FRAMES: Final = (
    (_FrameText.WHY, _FrameText.WHY_TWO),
    (_FrameText.ALTHOUGH, _FrameText.WHY_THOUGH),
)
"""Frames of one reason and of two; then with something that speaks against the move."""

_NEARLY_WILD: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "the wild cards need one more for a canasta",
    "the wild cards need {n} more for a canasta",
)

_NEARLY_SEQUENCE: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "the sequence needs one more card to be complete",
    "the sequence needs {n} more cards to be complete",
)

_KEEPS_MORE: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons", "you keep one other card of the rank", "you keep {n} other {ranks}"
)

_KEEPS_MORE_OTHER: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "one other card of the rank stays in the hand",
    "{n} other {ranks} stay in the hand",
)

_FEW_LEFT: Final = QT_TRANSLATE_N_NOOP(
    "HintReasons",
    "only one of the {ranks} has not been seen",
    "only {n} {ranks} have not been seen",
)

_COUNTED: Final = {
    "keeps_more": (_KEEPS_MORE, _KEEPS_MORE_OTHER),
    "few_left": (_FEW_LEFT, _FEW_LEFT),
}
"""Reasons with a form for each number: of one's own move, and of somebody else's."""

_WITHOUT_RANK: Final = frozenset({"grows", "completes", "begins", "leaves_canasta"})
"""Reasons with words of their own for a meld of wild cards, and for a sequence."""

MOST_FACTS: Final = 2
"""Facts shown among the figures, at most."""


Position = DealState | PlayerView


def _discard(action: do.Discard, state: Position) -> str:
    return _FrameText.DISCARD(card=_a_card(action.card, state))


def _a_card(card: int, state: Position) -> str:
    """Its rank; its suit too where that matters."""
    if not state.setup.has_runs or IS_WILD[KIND[card]]:
        return a_rank(KIND[card])
    return format(card_name(card), "the")


def _take(action: do.TakePile, state: Position) -> str:
    """With the cards of the hand that take it; without a word where none is needed."""
    hand = state.hands[state.actor]
    groups = [[card for card in play.cards if card in hand] for play in action.plays]
    named = listed(_named(cards) for cards in groups if cards)
    return _FrameText.TAKE_WITH(cards=named) if named else _old("Take the discard pile.")


def _lay_down(action: do.LayDown, state: Position) -> str:
    """What is begun, and what is added to which melds, so that every wild card has its place."""
    side = state.side_of[state.turn_seat]
    laying, lying = lay(state, side, action.plays), state.melds[side]
    if isinstance(laying, Refusal):
        return _old("Lay down {cards}.").format(cards=cards_name(cards_of(action)))
    changed = [(index, _named(cards)) for index, cards in laying.changed.items()]
    begun = [cards for index, cards in changed if index >= len(lying)]
    plain = all(
        len({KIND[card] for card in cards}) == 1
        for index, cards in laying.changed.items()
        if index >= len(lying)
    )
    parts = [_added(lying[index], cards, state) for index, cards in changed if index < len(lying)]
    apart = len(begun) > 1 and not plain  # or nobody could say which wild card goes where
    if apart:
        parts.insert(0, _FrameText.LAY_MELDS(n=figures(len(begun)), melds="; ".join(begun)))
    elif begun:
        parts.insert(0, _old("Lay down {cards}.").format(cards=listed(begun)))
    text = "; ".join(parts) if apart else listed(parts)
    return text[:1].upper() + text[1:]


def _added(meld: Meld, cards: str, state: Position) -> str:
    if meld.kind == SEQUENCE:
        return _FrameText.ADD_RUN(cards=cards)
    if IS_WILD[meld.kind]:
        return _FrameText.ADD_WILD(cards=cards)
    return _FrameText.ADD(cards=cards, ranks=ranks_name(meld.kind))


def _named(cards: Sequence[int]) -> str:
    """Cards of a group by their ranks; those of a run each by its suit."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    if len(naturals) > 1:
        return listed(format(card_name(card), "the") for card in cards)
    return cards_name(cards)


_MOVES: Final[dict[type, Callable[[Any, Position], str]]] = {
    do.Discard: _discard,
    do.DrawStock: lambda _, __: _old("Draw from the stock."),
    do.TakePile: _take,
    do.LayDown: _lay_down,
    do.GoOut: lambda _, __: _old("Go out."),
    do.Pass: lambda _, __: _old("Keep your cards and end the turn."),
    do.AskPermission: lambda _, __: _old("Ask your partner whether you may go out."),
    do.AnswerPermission: lambda action, _: _old("Say yes." if action.yes else "Say no."),
    do.DeclareSpecialHand: lambda _, __: _old("Declare your special hand."),
}
"""Kind of move to what is to be done, `move_words` has the others."""


def _old(text: str) -> str:
    """A whole sentence; without its full stop a reason may follow."""
    return translate("hints", text).rstrip(".")


def hint_cards(advice: Advice) -> tuple[int, ...]:
    """The cards that a hint is about."""
    action = advice.moves[0].action
    if isinstance(action, (do.Discard, do.LayThree)):
        return (action.card,)
    if isinstance(action, do.LayOnHeap):
        return action.cards
    return cards_of(action) if isinstance(action, (do.LayDown, do.TakePile)) else ()


def hint_action(action: do.Action, state: Position) -> str:
    """What is to be done in a position, without its full stop."""
    if type(action) in _MOVES:
        return _MOVES[type(action)](action, state)
    return move_words(action)


def hint_words(advice: Advice, name: Callable[[int], str], state: Position) -> HintWords:
    """A hint in words, for a position in which it was given; `name` says who sits at a seat."""
    action, more = advice.moves[0].action, ""
    if isinstance(action, do.Discard) and discard_goes_out(state, action.card):
        return HintWords(_FrameText.LAST(card=_a_card(action.card, state)))
    why: Sequence[Reason] = ()
    if isinstance(advice, Taught):
        why, more = advice.why, _more(advice, name, state)
    return HintWords(_framed(hint_action(action, state), why, name), more)


def _framed(move: str, why: Sequence[Reason], name: Callable[[int], str]) -> str:
    """A move and its reasons."""
    filled, though = _clauses(why, name, of_other=False)
    return (_FrameText.PLAIN, *_FRAMES[though])[len(filled)](move=move, **filled)


def why_words(
    reasons: Sequence[Reason], name: Callable[[int], str], *, of_other: bool = True
) -> str:
    """Why somebody else, or the reader, makes a move, as a sentence; empty without a reason."""
    filled, though = _clauses(reasons, name, of_other=of_other)
    return _WHY_FRAMES[though][len(filled) - 1](**filled) if filled else ""


def _clauses(
    reasons: Sequence[Reason], name: Callable[[int], str], *, of_other: bool
) -> tuple[dict[str, str], bool]:
    """Reasons by their place in a frame; whether the last one speaks against the move."""
    ordered = sorted(reasons, key=lambda one: one.code in CONCEDED)
    clauses = [_clause(one, name, of_other=of_other) for one in ordered]
    though = any(one.code in CONCEDED for one in reasons)
    return dict(zip(("first", "second"), clauses, strict=False)), though


def _clause(reason: Reason, name: Callable[[int], str], *, of_other: bool = False) -> str:
    """A reason as a clause; `of_other`: for somebody else's move."""
    kinds = reason.kinds
    run = bool(kinds) and kinds[0] == SEQUENCE
    wild = bool(kinds) and IS_WILD[kinds[0]]
    if reason.code == "nearly":
        frames = _NEARLY_OTHER if of_other else _NEARLY
        frames = _NEARLY_WILD if wild else _NEARLY_SEQUENCE if run else frames
        return counted(frames, reason.number, ranks=ranks_name(kinds[0]))
    if reason.code in _COUNTED:
        frames = _COUNTED[reason.code][of_other]
        return counted(frames, reason.number, ranks=ranks_name(kinds[0]))
    code = reason.code
    if (wild or run) and code in _WITHOUT_RANK:
        code += "_sequence" if run else "_wild"
    elif code == "completes" and len(kinds) > 1:
        code += "_several"
    text = _ReasonOfOthers.get(code) if of_other else None
    return (text or _ReasonText.of(code))(
        name=name(reason.seat) if reason.seat >= 0 else "",
        cards=number(reason.number, "card"),
        laid=number(reason.other, "card"),
        points=points(reason.number),
        minimum=figures(reason.other),
        ranks=listed(map(ranks_name, kinds)),
        rank=rank_name(kinds[0]) if kinds else "",
        a_rank=a_rank(kinds[0]) if kinds else "",
        pairs=_pairs(reason) if reason.code in ("keeps_pairs", "keeps_others") else "",
    )


def _pairs(reason: Reason) -> str:
    """What is kept together: three of a rank are no pair."""
    ranks = listed(map(ranks_name, reason.kinds))
    if reason.other > 2:
        return ranks
    return (_FrameText.PAIR if reason.number == 1 else _FrameText.PAIRS)(ranks=ranks)


# --- the figures ----------------------------------------------------------------------------


def _more(advice: Taught, name: Callable[[int], str], state: Position) -> str:
    """What was compared, what happened how often, and by how much it is better, a line each."""
    if advice.rival is None or not advice.worlds:
        return ""
    parts = [_FrameText.RIVAL(move=hint_action(advice.rival, state))]
    parts += [_fact(one, advice.next_seat, name) for one in _shown(advice.facts)]
    deals = figures(advice.worlds)
    if advice.lead:
        parts.append(_FrameText.LEAD(points=points(advice.lead), deals=deals))
    else:
        parts.append(_FrameText.EQUAL(deals=deals))
    return "\n".join(parts)


def _shown(facts: Sequence[FactDifference]) -> list[FactDifference]:
    """One fact of each theme, of those that speak for the move."""
    themes: dict[str, FactDifference] = {}
    for one in facts:
        if not one.is_share or not is_good(one) or not _FactText.get(one.fact):
            continue
        themes.setdefault(FACT_THEMES[one.fact], one)
    return list(themes.values())[:MOST_FACTS]


def _fact(one: FactDifference, seat: int, name: Callable[[int], str]) -> str:
    what = _FactText.of(one.fact)(name=name(seat))
    return _FrameText.FACT(
        what=what[:1].upper() + what[1:], n=round(100 * one.one), m=round(100 * one.other)
    )
