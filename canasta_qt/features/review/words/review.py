"""The review in words: a move, a better one and by how much, and what follows from it.

"You" is the seat that is reviewed. Nothing here scolds: a review shows what is worth a second look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND, TWO
from canasta_qt.features.review.model.moments import LuckLine, Moment, MomentKind
from canasta_qt.features.review.model.offered import NotOffered
from canasta_qt.players.judging import Fact, FactDifference
from canasta_qt.words.cards import RANKS, card_name, cards_name, listed, move_words, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, Text, Texts, decimal, figures
from canasta_qt.words.translate import translate


def _done(label: str, sentence: str) -> tuple[str, str]:
    return QT_TRANSLATE_NOOP("Review", label), QT_TRANSLATE_NOOP("Review", sentence)


Melds = Mapping[int, int]
"""Melds of the side before the move: number to rank."""
NO_MELDS: Final[Melds] = {}


class _MomentTitle(Texts, context="Review"):
    BETTER_IDEA = Text("A better idea")
    COSTLY = Text("Costly")
    TURNING_POINT = Text("A turning point")
    WELL_FOUND = Text("Well found")


class ReviewText(Texts, context="Review"):
    TITLE = Text("Review of deal {deal}")
    POINTS = Text("about {points} points")
    CHANCE = Text("about {points} points, or {percent} more wins in 100 such matches")
    BETTER = Text("Better")
    USUAL = Text("The usual move")
    WORLDS = Text("Over {n} imagined deals that fit what you knew.")
    LAY = Text("Lay down {cards}")
    ONTO = Text("{cards} on the {ranks}")
    KEEP = Text("Lay nothing now, and discard the {card}")
    BETTER_WAS = Text("Better: {move}.")
    USUAL_WAS = Text("The usual move would have been: {move}.")
    OF_HUNDRED = Text("{n} of 100")
    AFTER_BETTER = Text("{what}: in {n} of 100 deals after your move, in {m} after the better one.")
    AFTER_USUAL = Text("{what}: in {n} of 100 deals after your move, in {m} after the usual one.")
    AVERAGE_BETTER = Text("{what}: {n} after your move, {m} after the better one.")
    AVERAGE_USUAL = Text("{what}: {n} after your move, {m} after the usual one.")


class _OfferText(Texts, context="Review"):
    CANNOT_IMAGINE = Text(
        "There is no review of this game: deals under its rules cannot be imagined yet."
    )
    NOT_MEASURED = Text(
        "There is no review of this game: nobody has tested yet how fair it would be."
    )
    WOULD_BLAME = Text(
        "There is no review of this game: in tests it found fault with too many good moves."
    )


class _LuckText(Texts, context="Review"):
    AHEAD_LUCKY = Text(
        "In all, your side came out {result} points ahead. The cards gave you about {luck} "
        "(± {spread})."
    )
    AHEAD_UNLUCKY = Text(
        "In all, your side came out {result} points ahead, although the cards cost you about "
        "{luck} (± {spread})."
    )
    AHEAD_EVEN = Text(
        "In all, your side came out {result} points ahead, and the cards favoured nobody "
        "(± {spread})."
    )
    BEHIND_LUCKY = Text(
        "In all, your side came out {result} points behind, although the cards gave you about "
        "{luck} (± {spread})."
    )
    BEHIND_UNLUCKY = Text(
        "In all, your side came out {result} points behind. The cards cost you about {luck} "
        "(± {spread})."
    )
    BEHIND_EVEN = Text(
        "In all, your side came out {result} points behind, and the cards favoured nobody "
        "(± {spread})."
    )


TELLING: Final = 2
"""So many standard errors of play are worth a word where the cards favoured nobody."""


class _FactTitle(Texts, context="Review"):
    NEXT_TAKES = Text("The next player takes the pile")
    THEY_TAKE_SOON = Text("They take the pile within a round")
    OWN_TAKES_SOON = Text("Your side takes the pile within a round")
    THEY_GO_OUT_SOON = Text("They go out within a round")
    OWN_GOES_OUT_SOON = Text("Your side goes out within a round")
    THEY_GO_OUT = Text("They go out in the next rounds")
    OWN_GOES_OUT = Text("Your side goes out in the next rounds")
    THEY_OPEN_SOON = Text("They open within a round")
    OWN_OPENS_SOON = Text("Your side opens within a round")
    THEY_COMPLETE = Text("They complete a canasta in the next rounds")
    OWN_COMPLETES = Text("Your side completes a canasta in the next rounds")
    OWN_IS_CAUGHT = Text("They go out while your side still holds 100 points or more")
    THEY_ARE_CAUGHT = Text("Your side goes out while they still hold 100 points or more")
    PILE_GIVEN = Text("Cards that the next player takes with the pile, on average")
    OWN_CANASTAS = Text("Canastas of your side in 100 deals")
    THEIR_CANASTAS = Text("Their canastas in 100 deals")
    OWN_CAUGHT = Text("Points caught in your hands, on average")
    THEIR_CAUGHT = Text("Points caught in their hands, on average")


_DONE: Final[dict[type, tuple[str, str]]] = {
    do.Discard: _done("You discarded", "You discarded the {card}."),
    do.DrawStock: _done("You drew", "You drew from the stock."),
    do.TakePile: _done("You took the pile", "You took the pile, melding {cards}."),
    do.LayDown: _done("You laid", "You laid down {cards}."),
    do.LayThree: _done("You laid", "You laid out the {card}."),
    do.GoOut: _done("You went out", "You went out."),
    do.Pass: _done("You ended the turn", "You ended the turn."),
    do.AskPermission: _done("You asked", "You asked whether you may go out."),
    do.DeclareSpecialHand: _done("You declared", "You declared a special hand."),
    do.RetractMelds: _done("You took back", "You took the melds back."),
}
"""What was done: over its cards, and as a sentence."""


def offer_words(reason: NotOffered) -> str:
    return _OfferText.of(reason)()


def moment_title(kind: MomentKind) -> str:
    return _MomentTitle.of(kind)()


def gain_words(moment: Moment) -> str:
    """By how much the better move is better: "about 60 points"."""
    points = figures(moment.points)
    percent = 0 if moment.chance is None else round(100 * moment.chance)
    if percent < 1:
        return ReviewText.POINTS(points=points)
    return ReviewText.CHANCE(points=points, percent=percent)


def played_label(action: do.Action) -> str:
    """The heading of the move that was made: "You threw"."""
    return _tr(_DONE[type(action)][0])


def other_label(moment: Moment) -> str:
    """The heading of the other move: "Better"."""
    return (ReviewText.USUAL if moment.is_praise else ReviewText.BETTER)()


def played_words(action: do.Action, melds: Melds = NO_MELDS) -> str:
    """The move in a sentence: "You threw the eight of clubs."."""
    card = card_name(action.card) if isinstance(action, (do.Discard, do.LayThree)) else ""
    return _tr(_DONE[type(action)][1]).format(card=card, cards=laid_words(action, melds))


def other_words(moment: Moment, melds: Melds = NO_MELDS) -> str:
    text = ReviewText.USUAL_WAS if moment.is_praise else ReviewText.BETTER_WAS
    return text(move=instead_words(moment.other, moment.played, melds))


def instead_words(other: do.Action, played: do.Action, melds: Melds = NO_MELDS) -> str:
    """A move instead of what was played: "Lay nothing now, and discard the jack of hearts"."""
    if isinstance(other, do.LayDown):
        return ReviewText.LAY(cards=laid_words(other, melds))
    if isinstance(other, do.Discard) and isinstance(played, do.LayDown):
        return ReviewText.KEEP(card=card_name(other.card))
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
        parts.append(ReviewText.ONTO(cards=cards_name(play.cards), ranks=ranks))
    return str(listed(parts))


def _joins(play: do.Play, melds: Melds) -> bool:
    """Whether only its target tells what a play is for."""
    rank = melds.get(play.onto, TWO)
    return rank in RANKS and rank != TWO and all(IS_WILD[KIND[card]] for card in play.cards)


def cards_of(action: do.Action) -> tuple[int, ...]:
    if isinstance(action, (do.Discard, do.LayThree)):
        return (action.card,)
    if isinstance(action, (do.LayDown, do.TakePile)):
        return tuple(card for play in action.plays for card in play.cards)
    return ()


def fact_title(fact: Fact) -> str:
    """ "They take the pile within a round"."""
    return _FactTitle.of(fact)()


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
        return ReviewText.of("after", kind)(**values)
    values |= {"n": _average(fact.fact, fact.one), "m": _average(fact.fact, fact.other)}
    return ReviewText.of("average", kind)(**values)


def worlds_words(worlds: int) -> str:
    return ReviewText.WORLDS(n=figures(worlds))


def luck_words(luck: LuckLine | None) -> str:
    """The cards' share of the result; empty where that cannot be told from chance."""
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
    cards, spread = (figures(step * round(abs(one) / step)) for one in (luck.luck, luck.spread))
    return _LuckText.of(key)(result=figures(abs(luck.result)), luck=cards, spread=spread)


def _share(value: float) -> str:
    return ReviewText.OF_HUNDRED(n=round(100 * value))


def _average(fact: Fact, value: float) -> str:
    """Canastas of a hundred deals, whole points, or cards with one place after the point."""
    if fact in ("own_canastas", "their_canastas"):
        return figures(round(100 * value))
    return decimal(value, 1 if fact == "pile_given" else 0)


def _tr(text: str) -> str:
    return translate("Review", text)


# --- the panel of a review in words -----------------------------------------------------------


class PanelText(Texts, context="Review"):
    WINDOW = Text("Review: {rules}")
    TITLE_OF = Text("{title} · {name}")
    YOU_ARE = Text("Here, “you” means {name}.")
    LOOKING = Text("Looking through your moves…")
    LOOKING_TEXT = Text(
        "Each of them is compared with what else you could have done, in thousands of imagined "
        "deals that fit what you knew. What is found is shown at once."
    )
    STOPPED = Text("Nothing found so far")
    STOPPED_TEXT = Text("The rest of this deal has not been looked at. Continue whenever you like.")
    WELL = Text("Well played")
    WELL_TEXT = Text(
        "Careful players would have done much the same: there is nothing to say about this deal."
    )
    NO_CHOICE = Text("Nothing to decide")
    NO_CHOICE_TEXT = Text("There was little to choose in this deal, so there is nothing to say.")
    REFUSED = Text("No review here")
    REFUSED_TEXT = Text("{reason} You can replay the match instead.")
    RUNNING = Text("Not yet")
    RUNNING_TEXT = Text("A deal is reviewed once it is over, so that nothing is given away.")
    DAMAGED = Text("This match cannot be reviewed")
    DAMAGED_TEXT = Text("It is damaged and cannot be played again: {reason}")
    FAILED = Text("That did not work")
    FAILED_TEXT = Text("The moves could not be compared this time. You can try again later.")
    SLOW = Text(
        "This copy of the program lacks its fast part, so this takes much longer and fewer deals "
        "are imagined. It judges just as honestly."
    )
    TOOK = Text("{name} took it right away, with a pile of {cards}.")
    # says how a move begins in mid-sentence: "small", or "large" where nouns have large letters
    INSIDE = Text("small")
    WHERE = Text("Moment {n} of {count} · {turn}")
    AFTER_OWN = Text("after your {rank}")
    AFTER_OTHER = Text("after the {rank}")
    AFTER_PLAYED = Text("after your move")
    AFTER_BETTER = Text("after the better one")
    AFTER_USUAL = Text("after the usual one")
    TAG_BETTER = Text("better")
    IMAGINED = Text("Imagined: one of the deals that fit what you knew.")
    ASK_THREW = Text("{turn}: which card do you discard?")
    ASK_STARTS = Text("{turn}: do you draw, or take the pile?")
    ASK_PLAYS = Text("{turn}: what do you do?")
    TURN_1 = Text("Your {n}st turn")
    TURN_2 = Text("Your {n}nd turn")
    TURN_3 = Text("Your {n}rd turn")
    TURN_N = Text("Your {n}th turn")
    A_CARD = Text("a card from the stock")
    PILE_WITH = Text("with {cards}")
    # trying again
    WAITS = Text("Your move")
    WAITS_TEXT = Text(
        "Make the move on the table that you would make now. Any that is about as good as the best "
        "one is right."
    )
    TRYING = Text("Let me see…")
    TRYING_TEXT = Text("Your move is compared in imagined deals.")
    RIGHT = Text("That's it")
    RIGHT_TEXT = Text("Careful players would do the same.")
    AS_GOOD = Text("Just as good")
    AS_GOOD_TEXT = Text("It is hardly any worse than the best move: {move}.")
    WRONG = Text("Not quite")
    WRONG_TEXT = Text(
        "Careful players would do something else here: about {points} points better. Try again, "
        "or have it shown."
    )
    UNKNOWN = Text("This move cannot be compared")
    UNKNOWN_TEXT = Text("Try another one, or have the best one shown.")
    WATCHING = Text("How it might continue")
    WATCHING_TEXT = Text(
        "One imagined deal of many. It begins like this: {move}. The cards of the others are made "
        "up; they only fit what you knew."
    )
    WATCHED = Text("It might have gone like this")
    # a single move that is asked about
    MOVE_NOT_ASKED = Text("There was nothing to choose here, or nothing that can be compared.")
    MOVE_FINE = Text("Careful players would do the same.")
    MOVE_SMALL = Text("Another move may be a little better; it makes hardly any difference.")
    MOVE_DISPUTED = Text("Careful players would disagree about this move: some would {move}.")
    MOVE_BETTER_THERE = Text("Better by about {points} points: {move}.")
    MOVE_WELL_FOUND = Text(
        "Well found: by rule of thumb one would {move}, which is about {points} points worse."
    )


def turn_text(turn: int) -> str:
    """Which turn of the deal it is: "Your 9th turn"."""
    teens = 10 < turn % 100 < 20
    key = "n" if teens or turn % 10 not in (1, 2, 3) else str(turn % 10)
    return PanelText.of("turn", key)(n=figures(turn))


def inside(text: str) -> str:
    """The same within a sentence; a language may keep its large letters."""
    small = PanelText.INSIDE() == PanelText.INSIDE.english
    return text[:1].lower() + text[1:] if small else text


_TAGS: Final[dict[type, str]] = {
    do.Discard: QT_TRANSLATE_NOOP("Review", "you discarded"),
    do.DrawStock: QT_TRANSLATE_NOOP("Review", "you drew"),
    do.TakePile: QT_TRANSLATE_NOOP("Review", "you took"),
    do.LayDown: QT_TRANSLATE_NOOP("Review", "you laid"),
    do.LayOnHeap: QT_TRANSLATE_NOOP("Review", "you laid"),
    do.LayThree: QT_TRANSLATE_NOOP("Review", "you laid"),
}

_ANY_TAG: Final = QT_TRANSLATE_NOOP("Review", "you did this")


def tag_text(action: do.Action) -> str:
    return translate("Review", _TAGS.get(type(action), _ANY_TAG))


def tile_words(action: do.Action, melds: Melds, *, like: do.Action) -> str:
    """A move in words; only its cards where it is of the same sort as `like`."""
    alike = type(like) is type(action)
    match action:
        case do.LayDown():
            return laid_words(action, melds) if alike else instead_words(action, like, melds)
        case do.Discard() | do.LayThree() if alike:
            return f"{card_name(action.card):the}"
        case do.DrawStock() if alike:
            return PanelText.A_CARD()
        case do.TakePile() if alike:
            return PanelText.PILE_WITH(cards=laid_words(action, melds))
        case _:
            return instead_words(action, like, melds)
