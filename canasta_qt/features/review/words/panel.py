"""The panel of a review in words: titles, words on cards, what is said where there is no moment."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.actions import (
    Action,
    Discard,
    DrawStock,
    LayDown,
    LayOnHeap,
    LayThree,
    TakePile,
)
from canasta_qt.features.review.words.review import Melds, instead_words, laid_words
from canasta_qt.words.cards import card_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, Text, Texts, figures
from canasta_qt.words.translate import translate


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
    STOPPED_TEXT = Text("The rest of this deal has not been looked at. Go on whenever you like.")
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
        "are imagined. It is just as honest."
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
    ASK_THREW = Text("{turn}: what do you throw?")
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
    RIGHT = Text("That is it")
    RIGHT_TEXT = Text("Careful players would do the same.")
    AS_GOOD = Text("Just as good")
    AS_GOOD_TEXT = Text("It makes next to no difference to the best move: {move}.")
    WRONG = Text("Not quite")
    WRONG_TEXT = Text(
        "Careful players would do something else here: about {points} points better. Try again, "
        "or have it shown."
    )
    UNKNOWN = Text("This move cannot be compared")
    UNKNOWN_TEXT = Text("Try another one, or have the best one shown.")
    WATCHING = Text("How it might go on")
    WATCHING_TEXT = Text(
        "One imagined deal of many. It begins so: {move}. The cards of the others are made up; "
        "they only fit what you knew."
    )
    WATCHED = Text("So it might have gone")
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
    """The same within a sentence or a line; a language may keep its large letters."""
    small = PanelText.INSIDE() == PanelText.INSIDE.english
    return text[:1].lower() + text[1:] if small else text


_TAGS: Final[dict[type, str]] = {
    Discard: QT_TRANSLATE_NOOP("Review", "you threw"),
    DrawStock: QT_TRANSLATE_NOOP("Review", "you drew"),
    TakePile: QT_TRANSLATE_NOOP("Review", "you took"),
    LayDown: QT_TRANSLATE_NOOP("Review", "you laid"),
    LayOnHeap: QT_TRANSLATE_NOOP("Review", "you laid"),
    LayThree: QT_TRANSLATE_NOOP("Review", "you laid"),
}

_ANY_TAG: Final = QT_TRANSLATE_NOOP("Review", "you did this")


def tag_text(action: Action) -> str:
    """The word on the card of a move that was made."""
    return translate("Review", _TAGS.get(type(action), _ANY_TAG))


def tile_words(action: Action, melds: Melds, *, like: Action) -> str:
    """A move in words; only its cards where it is of the same sort as `like`, which says what."""
    alike = type(like) is type(action)
    match action:
        case LayDown():
            return laid_words(action, melds) if alike else instead_words(action, like, melds)
        case Discard() | LayThree() if alike:
            return f"{card_name(action.card):the}"
        case DrawStock() if alike:
            return PanelText.A_CARD()
        case TakePile() if alike:
            return PanelText.PILE_WITH(cards=laid_words(action, melds))
        case _:
            return instead_words(action, like, melds)
