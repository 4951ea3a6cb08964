"""The review in words: what was done, what was better and by how much, and what follows from it.

"You" is the seat that is reviewed. Nothing here scolds: a review shows what is worth a second look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND, TWO
from canasta_qt.features.review.model.moments import LuckLine, Moment, MomentKind
from canasta_qt.features.review.model.offered import NotOffered
from canasta_qt.players.judging.facts import Fact, FactDifference
from canasta_qt.words.cards import RANKS, card_name, cards_name, listed, ranks_name
from canasta_qt.words.moves import move_words
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, decimal, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Review", text)


Melds = Mapping[int, int]
"""Melds of the side before the move: number to rank."""
NO_MELDS: Final[Melds] = {}

_TITLES: Final[dict[MomentKind, str]] = {
    "better_idea": _mark("A better idea"),
    "costly": _mark("Costly"),
    "turning_point": _mark("A turning point"),
    "well_found": _mark("Well found"),
}

_TEXTS: Final[dict[str, str]] = {
    "title": _mark("Review of deal {deal}"),
    "points": _mark("about {points} points"),
    "chance": _mark("about {points} points, or {percent} more wins in 100 such matches"),
    "better": _mark("Better"),
    "usual": _mark("The usual move"),
    "worlds": _mark("Over {n} imagined deals that fit what you knew."),
    "lay": _mark("Lay down {cards}"),
    "onto": _mark("{cards} on the {ranks}"),
    "keep": _mark("Lay nothing now, and discard the {card}"),
    "better_was": _mark("Better: {move}."),
    "usual_was": _mark("The usual move would have been: {move}."),
    "of_hundred": _mark("{n} of 100"),
    "after_better": _mark(
        "{what}: in {n} of 100 deals after your move, in {m} after the better one."
    ),
    "after_usual": _mark(
        "{what}: in {n} of 100 deals after your move, in {m} after the usual one."
    ),
    "average_better": _mark("{what}: {n} after your move, {m} after the better one."),
    "average_usual": _mark("{what}: {n} after your move, {m} after the usual one."),
}

_OFFERS: Final[dict[NotOffered, str]] = {
    "cannot_imagine": _mark(
        "There is no review of this game: deals under its rules cannot be imagined yet."
    ),
    "not_measured": _mark(
        "There is no review of this game: nobody has tested yet how fair it would be."
    ),
    "would_blame": _mark(
        "There is no review of this game: in tests it found fault with too many good moves."
    ),
}

_LUCK: Final[dict[str, str]] = {
    "ahead lucky": _mark(
        "In all, your side came out {result} points ahead. The cards gave you about {luck} "
        "(± {spread})."
    ),
    "ahead unlucky": _mark(
        "In all, your side came out {result} points ahead, although the cards cost you about "
        "{luck} (± {spread})."
    ),
    "ahead even": _mark(
        "In all, your side came out {result} points ahead, and the cards favoured nobody "
        "(± {spread})."
    ),
    "behind lucky": _mark(
        "In all, your side came out {result} points behind, although the cards gave you about "
        "{luck} (± {spread})."
    ),
    "behind unlucky": _mark(
        "In all, your side came out {result} points behind. The cards cost you about {luck} "
        "(± {spread})."
    ),
    "behind even": _mark(
        "In all, your side came out {result} points behind, and the cards favoured nobody "
        "(± {spread})."
    ),
}
"""How it came out, and what the cards had to do with it."""
TELLING: Final = 2
"""So many standard errors of play are worth a word where the cards favoured nobody."""

_FACTS: Final[dict[Fact, str]] = {
    "next_takes": _mark("The next player takes the pile"),
    "they_take_soon": _mark("They take the pile within a round"),
    "own_takes_soon": _mark("Your side takes the pile within a round"),
    "they_go_out_soon": _mark("They go out within a round"),
    "own_goes_out_soon": _mark("Your side goes out within a round"),
    "they_go_out": _mark("They go out in the next rounds"),
    "own_goes_out": _mark("Your side goes out in the next rounds"),
    "they_open_soon": _mark("They open within a round"),
    "own_opens_soon": _mark("Your side opens within a round"),
    "they_complete": _mark("They complete a canasta in the next rounds"),
    "own_completes": _mark("Your side completes a canasta in the next rounds"),
    "own_is_caught": _mark("They go out while your side still holds 100 points or more"),
    "they_are_caught": _mark("Your side goes out while they still hold 100 points or more"),
    "pile_given": _mark("Cards that the next player takes with the pile, on average"),
    "own_canastas": _mark("Canastas of your side in 100 deals"),
    "their_canastas": _mark("Their canastas in 100 deals"),
    "own_caught": _mark("Points caught in your hands, on average"),
    "their_caught": _mark("Points caught in their hands, on average"),
}

_DONE: Final[dict[type, tuple[str, str]]] = {
    do.Discard: (_mark("You threw"), _mark("You threw the {card}.")),
    do.DrawStock: (_mark("You drew"), _mark("You drew from the stock.")),
    do.TakePile: (_mark("You took the pile"), _mark("You took the pile, melding {cards}.")),
    do.LayDown: (_mark("You laid"), _mark("You laid down {cards}.")),
    do.LayThree: (_mark("You laid"), _mark("You laid out the {card}.")),
    do.GoOut: (_mark("You went out"), _mark("You went out.")),
    do.Pass: (_mark("You ended the turn"), _mark("You ended the turn.")),
    do.AskPermission: (_mark("You asked"), _mark("You asked whether you may go out.")),
    do.DeclareSpecialHand: (_mark("You declared"), _mark("You declared a special hand.")),
    do.RetractMelds: (_mark("You took back"), _mark("You took the melds back.")),
}
"""What was done: over its cards, and as a sentence."""


def review_text(key: str, **values: object) -> str:
    """A sentence of the review, by its key in `_TEXTS`."""
    return _tr(_TEXTS[key]).format(**values)


def offer_words(reason: NotOffered) -> str:
    """Why there is no review under these rules."""
    return _tr(_OFFERS[reason])


def moment_title(kind: MomentKind) -> str:
    """What a moment is called."""
    return _tr(_TITLES[kind])


def gain_words(moment: Moment) -> str:
    """By how much the better move is better: "about 60 points"."""
    points = figures(moment.points)
    percent = 0 if moment.chance is None else round(100 * moment.chance)
    if percent < 1:
        return review_text("points", points=points)
    return review_text("chance", points=points, percent=percent)


def played_label(action: do.Action) -> str:
    """What stands over the cards of what was done: "You threw"."""
    return _tr(_DONE[type(action)][0])


def other_label(moment: Moment) -> str:
    """What stands over the cards of the other move: "Better"."""
    return review_text("usual" if moment.is_praise else "better")


def played_words(action: do.Action, melds: Melds = NO_MELDS) -> str:
    """What was done: "You threw the eight of clubs."."""
    card = card_name(action.card) if isinstance(action, (do.Discard, do.LayThree)) else ""
    return _tr(_DONE[type(action)][1]).format(card=card, cards=laid_words(action, melds))


def other_words(moment: Moment, melds: Melds = NO_MELDS) -> str:
    """What would have been better, or usual."""
    key = "usual_was" if moment.is_praise else "better_was"
    return review_text(key, move=instead_words(moment.other, moment.played, melds))


def instead_words(other: do.Action, played: do.Action, melds: Melds = NO_MELDS) -> str:
    """A move instead of what was played: "Lay nothing now, and discard the jack of hearts"."""
    if isinstance(other, do.LayDown):
        return review_text("lay", cards=laid_words(other, melds))
    if isinstance(other, do.Discard) and isinstance(played, do.LayDown):
        return review_text("keep", card=card_name(other.card))
    return move_words(other)


def laid_words(action: do.Action, melds: Melds = NO_MELDS) -> str:
    """The cards that a move lays down; wild cards by themselves with the meld that they join."""
    if not isinstance(action, (do.LayDown, do.TakePile)):
        return cards_name(cards_of(action))
    apart = [play for play in action.plays if _joins(play, melds)]
    together = [card for play in action.plays if play not in apart for card in play.cards]
    parts = [cards_name(together)] if together else []
    for play in apart:
        ranks = ranks_name(melds[play.onto])
        parts.append(review_text("onto", cards=cards_name(play.cards), ranks=ranks))
    return str(listed(parts))


def _joins(play: do.Play, melds: Melds) -> bool:
    """Whether only its target tells what a play is for."""
    rank = melds.get(play.onto, TWO)
    return rank in RANKS and rank != TWO and all(IS_WILD[KIND[card]] for card in play.cards)


def cards_of(action: do.Action) -> tuple[int, ...]:
    """The cards that a move is about."""
    if isinstance(action, (do.Discard, do.LayThree)):
        return (action.card,)
    if isinstance(action, (do.LayDown, do.TakePile)):
        return tuple(card for play in action.plays for card in play.cards)
    return ()


def fact_title(fact: Fact) -> str:
    """What happens more or less often: "They take the pile within a round"."""
    return _tr(_FACTS[fact])


def fact_figures(difference: FactDifference) -> tuple[str, str]:
    """Both figures: "31 of 100" after the move that was made, and after the other one."""
    if difference.is_share:
        return _share(difference.one), _share(difference.other)
    return _average(difference.fact, difference.one), _average(difference.fact, difference.other)


def fact_words(moment: Moment) -> str:
    """The fact in a sentence with both figures; empty where there is none."""
    fact = moment.fact
    if fact is None:
        return ""
    values: dict[str, Any] = {"what": fact_title(fact.fact)}
    kind = "usual" if moment.is_praise else "better"
    if fact.is_share:
        values |= {"n": round(100 * fact.one), "m": round(100 * fact.other)}
        return review_text(f"after_{kind}", **values)
    values |= {"n": _average(fact.fact, fact.one), "m": _average(fact.fact, fact.other)}
    return review_text(f"average_{kind}", **values)


def worlds_words(worlds: int) -> str:
    """Over how many imagined deals."""
    return review_text("worlds", n=figures(worlds))


def luck_words(luck: LuckLine | None) -> str:
    """What the cards had to do with the result; empty where that cannot be told from chance."""
    if luck is None or not luck.result:
        return ""
    place = "ahead" if luck.result > 0 else "behind"
    if abs(luck.luck) > luck.spread:
        key = f"{place} {'lucky' if luck.luck > 0 else 'unlucky'}"
    elif abs(luck.result - luck.luck) > TELLING * luck.spread:
        key = f"{place} even"
    else:
        return ""
    step = 10 ** max(0, len(str(luck.spread)) - 2)  # more digits would only seem exact
    told, spread = (figures(step * round(abs(one) / step)) for one in (luck.luck, luck.spread))
    return _tr(_LUCK[key]).format(result=figures(abs(luck.result)), luck=told, spread=spread)


def _share(value: float) -> str:
    return review_text("of_hundred", n=round(100 * value))


def _average(fact: Fact, value: float) -> str:
    """Canastas of a hundred deals, whole points, or cards with one place after the point."""
    if fact in ("own_canastas", "their_canastas"):
        return figures(round(100 * value))
    return decimal(value, 1 if fact == "pile_given" else 0)


def _tr(text: str) -> str:
    return translate("Review", text)
