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
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Review", text)


_TEXTS: Final = {
    "window": _mark("Review: {rules}"),
    "title.of": _mark("{title} · {name}"),
    "you.are": _mark("Here, “you” means {name}."),
    "looking": _mark("Looking through your moves…"),
    "looking.text": _mark(
        "Each of them is compared with what else you could have done, in thousands of imagined "
        "deals that fit what you knew. What is found is shown at once."
    ),
    "stopped": _mark("Nothing found so far"),
    "stopped.text": _mark("The rest of this deal has not been looked at. Go on whenever you like."),
    "well": _mark("Well played"),
    "well.text": _mark(
        "Careful players would have done much the same: there is nothing to say about this deal."
    ),
    "no_choice": _mark("Nothing to decide"),
    "no_choice.text": _mark("There was little to choose in this deal, so there is nothing to say."),
    "refused": _mark("No review here"),
    "refused.text": _mark("{reason} You can replay the match instead."),
    "running": _mark("Not yet"),
    "running.text": _mark("A deal is reviewed once it is over, so that nothing is given away."),
    "damaged": _mark("This match cannot be reviewed"),
    "damaged.text": _mark("It is damaged and cannot be played again: {reason}"),
    "failed": _mark("That did not work"),
    "failed.text": _mark("The moves could not be compared this time. You can try again later."),
    "slow": _mark(
        "This copy of the program lacks its fast part, so this takes much longer and fewer deals "
        "are imagined. It is just as honest."
    ),
    "took": _mark("{name} took it right away, with a pile of {cards}."),
    # says how a move begins in mid-sentence: "small", or "large" where nouns have large letters
    "inside": _mark("small"),
    "where": _mark("Moment {n} of {count} · {turn}"),
    "after.own": _mark("after your {rank}"),
    "after.other": _mark("after the {rank}"),
    "after.played": _mark("after your move"),
    "after.better": _mark("after the better one"),
    "after.usual": _mark("after the usual one"),
    "tag.better": _mark("better"),
    "imagined": _mark("Imagined: one of the deals that fit what you knew."),
    "ask.threw": _mark("{turn}: what do you throw?"),
    "ask.starts": _mark("{turn}: do you draw, or take the pile?"),
    "ask.plays": _mark("{turn}: what do you do?"),
    "turn.1": _mark("Your {n}st turn"),
    "turn.2": _mark("Your {n}nd turn"),
    "turn.3": _mark("Your {n}rd turn"),
    "turn.n": _mark("Your {n}th turn"),
    "a_card": _mark("a card from the stock"),
    "pile_with": _mark("with {cards}"),
    # trying again
    "waits": _mark("Your move"),
    "waits.text": _mark(
        "Make the move on the table that you would make now. Any that is about as good as the best "
        "one is right."
    ),
    "trying": _mark("Let me see…"),
    "trying.text": _mark("Your move is compared in imagined deals."),
    "right": _mark("That is it"),
    "right.text": _mark("Careful players would do the same."),
    "as_good": _mark("Just as good"),
    "as_good.text": _mark("It makes next to no difference to the best move: {move}."),
    "wrong": _mark("Not quite"),
    "wrong.text": _mark(
        "Careful players would do something else here: about {points} points better. Try again, "
        "or have it shown."
    ),
    "unknown": _mark("This move cannot be compared"),
    "unknown.text": _mark("Try another one, or have the best one shown."),
    "watching": _mark("How it might go on"),
    "watching.text": _mark(
        "One imagined deal of many. It begins so: {move}. The cards of the others are made up; "
        "they only fit what you knew."
    ),
    "watched": _mark("So it might have gone"),
    # a single move that is asked about
    "move.not_asked": _mark("There was nothing to choose here, or nothing that can be compared."),
    "move.fine": _mark("Careful players would do the same."),
    "move.small": _mark("Another move may be a little better; it makes hardly any difference."),
    "move.disputed": _mark("Careful players would disagree about this move: some would {move}."),
    "move.better_there": _mark("Better by about {points} points: {move}."),
    "move.well_found": _mark(
        "Well found: by rule of thumb one would {move}, which is about {points} points worse."
    ),
}


def page_text(key: str, **values: object) -> str:
    """A text of the panel, by its key in `_TEXTS`."""
    return translate("Review", _TEXTS[key]).format(**values)


def turn_text(turn: int) -> str:
    """Which turn of the deal it is: "Your 9th turn"."""
    teens = 10 < turn % 100 < 20
    key = "n" if teens or turn % 10 not in (1, 2, 3) else str(turn % 10)
    return page_text(f"turn.{key}", n=figures(turn))


def inside(text: str) -> str:
    """The same within a sentence or a line; a language may keep its large letters."""
    small = page_text("inside") == _TEXTS["inside"]
    return text[:1].lower() + text[1:] if small else text


_TAGS: Final[dict[type, str]] = {
    Discard: _mark("you threw"),
    DrawStock: _mark("you drew"),
    TakePile: _mark("you took"),
    LayDown: _mark("you laid"),
    LayOnHeap: _mark("you laid"),
    LayThree: _mark("you laid"),
}

_ANY_TAG: Final = _mark("you did this")


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
            return page_text("a_card")
        case TakePile() if alike:
            return page_text("pile_with", cards=laid_words(action, melds))
        case _:
            return instead_words(action, like, melds)
