"""The actions of a deal as a short text, each in the words of the position before it.

What a player chose costs a sign or two, whoever the players are and whatever they would choose
today. Cards of the hand are named by their place in it, the hand being sorted by card number:

    .            draw from the stock
    5            discard the card at place 5
    +0ab|7>3;    lay down three cards, and the card at place 7 onto meld 3 (`>n`: a meld of its own)
    *4c^0;       take the pile with two cards of the hand and the top card
    -  !         end the turn without a discard; go out
    "answer:~yes"  anything else, as logs write it, `~` for a blank

Places run through `0-9A-Za-z`, then `%` and two signs; `^0` is the top card of the pile, `^1` the
card below it, and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.state import Position
from canasta_qt.record.notation import NotationProblem, parse, text_of

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_DIGITS)
_LONG: Final = "%"
_PILE: Final = "^"
_BARE: Final[dict[str, do.Action]] = {".": do.DrawStock(), "-": do.Pass(), "!": do.GoOut()}
_BARE_SIGN: Final = {action: sign for sign, action in _BARE.items()}
_PLACE: Final = r"(?:[0-9A-Za-z]|%[0-9A-Za-z]{2})"
_CARD: Final = re.compile(rf"\^?{_PLACE}")
_ONTO: Final = re.compile(r">(n|[0-9]{1,6})$")
ACTION: Final = re.compile(rf'[.!-]|{_PLACE}|[+*][^;"\s]*;|"[^"\s]*"')
"""One action of such a text."""


class PlayTextProblem(ValueError):
    """A text that names no action of the position; the message says what is wrong with it."""


def play_text(pos: Position, action: do.Action) -> str:
    """The text of an action of the seat to act; `read_action` gives it back."""
    if action in _BARE_SIGN:
        return _BARE_SIGN[action]
    if isinstance(action, do.Discard):
        return _place(sorted(pos.hands[pos.turn_seat]).index(action.card))
    if isinstance(action, (do.LayDown, do.TakePile)):
        sign = "+" if isinstance(action, do.LayDown) else "*"
        return f"{sign}{'|'.join(_group(pos, play) for play in action.plays)};"
    return '"' + text_of(action).replace(" ", "~") + '"'


def read_action(pos: Position, text: str) -> do.Action:
    """The action that `play_text` wrote. Raises `PlayTextProblem`."""
    if text in _BARE:
        return _BARE[text]
    if not ACTION.fullmatch(text):
        raise PlayTextProblem(f"{text!r} is no action")
    if text[0] == '"':
        try:
            return parse(text[1:-1].replace("~", " "))
        except NotationProblem as problem:
            raise PlayTextProblem(str(problem)) from None
    if text[0] not in "+*":
        return do.Discard(_card(pos, text))
    plays = tuple(_play(pos, part) for part in text[1:-1].split("|"))
    return do.LayDown(plays) if text[0] == "+" else do.TakePile(plays)


def actions_in(text: str) -> Iterator[str]:
    """The texts of the single actions. Raises `PlayTextProblem` where something else stands."""
    at = 0
    while at < len(text):
        found = ACTION.match(text, at)
        if found is None:
            raise PlayTextProblem(f"{text[at : at + 12]!r} is no action")
        yield found.group()
        at = found.end()


def _group(pos: Position, play: do.Play) -> str:
    hand = sorted(pos.hands[pos.turn_seat])
    cards = "".join(
        _place(hand.index(card)) if card in hand else _pile_place(pos, card) for card in play.cards
    )
    onto = {do.AUTO: "", do.NEW: ">n"}.get(play.onto, f">{play.onto}")
    return cards + onto


def _pile_place(pos: Position, card: int) -> str:
    depth = len(pos.pile) - 1 - pos.pile.index(card)
    return _PILE + _place(depth)


def _place(number: int) -> str:
    if number < _BASE:
        return _DIGITS[number]
    return _LONG + _DIGITS[number // _BASE] + _DIGITS[number % _BASE]


def _number(text: str) -> int:
    if text[0] == _LONG:
        return _DIGITS.index(text[1]) * _BASE + _DIGITS.index(text[2])
    return _DIGITS.index(text)


def _play(pos: Position, text: str) -> do.Play:
    target = _ONTO.search(text)
    onto = do.AUTO
    if target is not None:
        text = text[: target.start()]
        onto = do.NEW if target.group(1) == "n" else int(target.group(1))
    words = _CARD.findall(text)
    if not words or "".join(words) != text:
        raise PlayTextProblem(f"{text!r} is no group of cards")
    return do.Play(tuple(_card(pos, word) for word in words), onto)


def _card(pos: Position, word: str) -> int:
    """The card at a place of the hand or the pile."""
    if word[0] == _PILE:
        cards, place = pos.pile[::-1], _number(word[1:])
    else:
        cards, place = sorted(pos.hands[pos.turn_seat]), _number(word)
    if place >= len(cards):
        raise PlayTextProblem(f"{word!r}: there are only {len(cards)} cards")
    return cards[place]
