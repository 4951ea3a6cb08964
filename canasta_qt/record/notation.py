"""Actions as text, and back: `meld: Kh1 Ks1 2c2 / Q.. -> #4`, `discard: 9d1`, `answer: yes`.

The grammar (`split_action`) is that of written positions too, which find their cards elsewhere
(`record.positions.action_text`); in logs a card is named with its copy, a target by `#4` or `new`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import actions
from canasta_qt.engine.cards import code, from_code


class NotationProblem(ValueError):
    """A text that is no action; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class GroupText:
    """One group of a step: its card words, and the target after `->` (None: none given)."""

    words: tuple[str, ...]
    target: str | None = None


@dataclass(frozen=True, slots=True)
class ActionText:
    """An action's text taken apart: `groups` is empty where the verb takes no cards."""

    verb: str
    groups: tuple[GroupText, ...] = ()


BARE: Final[dict[str, actions.Action]] = {
    "draw": actions.DrawStock(),
    "out": actions.GoOut(),
    "pass": actions.Pass(),
    "ask": actions.AskPermission(),
    "restore": actions.RestorePile(),
    "retract": actions.RetractMelds(),
    "concede": actions.ConcedeDeal(),
}
"""Words that are a whole action."""

_TARGET: Final = re.compile(r"\s*->\s*")
_ONTO: Final = {actions.AUTO: "", actions.NEW: " -> new"}
_BARE_TEXT: Final = {action: text for text, action in BARE.items()}


def split_action(text: str) -> ActionText:
    """Take an action's text apart. `NotationProblem` where the grammar does not fit.

    >>> split_action("take: 9 9 *").verb
    'take'
    >>> split_action("meld: 2 -> K").groups
    (GroupText(words=('2',), target='K'),)
    """
    verb, colon, rest = text.strip().partition(":")
    verb = verb.strip().lower()
    if not colon:
        if verb in BARE:
            return ActionText(verb)
        if verb in _READ:
            raise NotationProblem(f"{verb!r} needs a colon and what it is about")
        raise NotationProblem(f"{text.strip()!r} is no action")
    if verb in BARE and verb not in _READ:
        message = f"{verb!r} stands alone, without {rest.strip()!r}"
        raise NotationProblem(message)
    if verb not in _READ:
        raise NotationProblem(f"{verb!r} is no action")
    return ActionText(verb, tuple(_group(part) for part in rest.split("/")))


def _group(text: str) -> GroupText:
    parts = _TARGET.split(text.strip())
    if len(parts) > 2 or (len(parts) == 2 and not parts[1].strip()):
        raise NotationProblem(f"{text.strip()!r} has no clear target after '->'")
    words = tuple(parts[0].split())
    if not words:
        raise NotationProblem("a group without cards")
    return GroupText(words, parts[1].strip() if len(parts) == 2 else None)


def single_word(action: ActionText) -> str:
    """The one word an action such as `discard: K` is about. `NotationProblem` if not one."""
    if len(action.groups) != 1 or len(action.groups[0].words) != 1 or action.groups[0].target:
        raise NotationProblem(f"{action.verb!r} is about exactly one thing")
    return action.groups[0].words[0]


def read_answer(action: ActionText) -> actions.Action:
    """The `AnswerPermission` of `answer: yes` or `answer: no`."""
    word = single_word(action).lower()
    if word not in ("yes", "no"):
        raise NotationProblem(f"an answer is 'yes' or 'no', not {word!r}")
    return actions.AnswerPermission(word == "yes")


def read_question(action: ActionText) -> actions.Action:
    """The `AskPermission` of `ask: 4`, where 4 is the seat of the team-mate who is asked."""
    word = single_word(action)
    if not re.fullmatch(r"[0-9]", word):
        raise NotationProblem(f"'ask' names a seat, not {word!r}")
    return actions.AskPermission(int(word))


def text_of(action: actions.Action) -> str:
    """The exact text of an action; `parse` gives the same action back.

    >>> text_of(actions.GoOut())
    'out'
    >>> text_of(parse("meld: Kh1 Ks1 2c1"))
    'meld: Kh1 Ks1 2c1'
    """
    bare = _BARE_TEXT.get(action)
    return _WRITE[type(action)](action) if bare is None else bare


def parse(text: str) -> actions.Action:
    """The action that an exact text names. `NotationProblem` says what is wrong with a bad one.

    >>> parse("discard: 2s1")
    Discard(card=0)
    >>> text_of(parse(" Meld: Kh1 Ks1 2c1 "))
    'meld: Kh1 Ks1 2c1'
    """
    parts = split_action(text)
    return _READ[parts.verb](parts) if parts.groups else BARE[parts.verb]


def cards_text(cards: tuple[int, ...] | list[int]) -> str:
    """Cards by their exact names, separated by blanks.

    >>> cards_text((0, 54))
    '2s1 2s2'
    """
    return " ".join(map(code, cards))


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards of `cards_text`. `NotationProblem` naming the word that is no card.

    >>> parse_cards("2s1 2s2")
    (0, 54)
    """
    return tuple(map(_card, text.split()))


def _card(word: str) -> int:
    try:
        return from_code(word)
    except ValueError as problem:
        raise NotationProblem(str(problem)) from None


def _plays_text(plays: tuple[actions.Play, ...]) -> str:
    return " / ".join(
        cards_text(play.cards) + _ONTO.get(play.onto, f" -> #{play.onto}") for play in plays
    )


def _play(group: GroupText) -> actions.Play:
    return actions.Play(tuple(map(_card, group.words)), _onto(group.target))


def _onto(target: str | None) -> int:
    if target is None:
        return actions.AUTO
    if target == "new":
        return actions.NEW
    if re.fullmatch(r"#[0-9]{1,6}", target):
        return int(target[1:])
    raise NotationProblem(f"{target!r} is no meld: a target is '#' and a number, or 'new'")


def _plays(parts: ActionText) -> tuple[actions.Play, ...]:
    return tuple(map(_play, parts.groups))


def _merge(parts: ActionText) -> actions.Action:
    if len(parts.groups) != 1 or len(parts.groups[0].words) != 1:
        raise NotationProblem("'merge' is about two melds: '#' and a number, '->', the other one")
    group = parts.groups[0]
    uids = (_onto(group.words[0]), _onto(group.target))
    if min(uids) < 0:
        raise NotationProblem("'merge' names melds by '#' and a number")
    return actions.MergeMelds(*uids)


def one_group(parts: ActionText) -> tuple[str, ...]:
    """The card words of an action with a single group and no target, such as `heap: K K`."""
    if len(parts.groups) != 1 or parts.groups[0].target is not None:
        raise NotationProblem(f"{parts.verb!r} is about one group of cards, without a target")
    return parts.groups[0].words


_WRITE: Final[dict[type[actions.Action], Callable[[Any], str]]] = {
    actions.TakePile: lambda take: f"take: {_plays_text(take.plays)}",
    actions.LayDown: lambda meld: f"meld: {_plays_text(meld.plays)}",
    actions.MergeMelds: lambda merge: f"merge: #{merge.uid} -> #{merge.into}",
    actions.LayOnHeap: lambda heap: f"heap: {cards_text(heap.cards)}",
    actions.Discard: lambda discard: f"discard: {code(discard.card)}",
    actions.LayThree: lambda lay: f"lay: {code(lay.card)}",
    actions.AskPermission: lambda ask: f"ask: {ask.whom}",
    actions.AnswerPermission: lambda answer: f"answer: {'yes' if answer.yes else 'no'}",
    actions.DeclareSpecialHand: lambda special: f"special: {special.hand_id}",
}

_READ: Final[dict[str, Callable[[ActionText], actions.Action]]] = {
    "take": lambda parts: actions.TakePile(_plays(parts)),
    "meld": lambda parts: actions.LayDown(_plays(parts)),
    "merge": _merge,
    "heap": lambda parts: actions.LayOnHeap(tuple(map(_card, one_group(parts)))),
    "discard": lambda parts: actions.Discard(_card(single_word(parts))),
    "lay": lambda parts: actions.LayThree(_card(single_word(parts))),
    "ask": read_question,
    "answer": read_answer,
    "special": lambda parts: actions.DeclareSpecialHand(single_word(parts)),
}
