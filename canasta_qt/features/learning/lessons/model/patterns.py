"""Which actions a step of a lesson asks for: an action as text, with wildcards.

Actions are written as in positions (docs/POSITIONS.md). Beyond that `?` is any card, `9|8` one or
the other, a group that ends in `..` may have more cards, an action that ends in `/ ..` more groups,
and a verb alone (`take`, `meld`, `discard`) is any such action. `any` is any action at all. Suits
count where they are written.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from canasta_qt.engine import actions
from canasta_qt.engine.actions import AUTO, Action, LayDown, Play, TakePile
from canasta_qt.engine.cards import CODE, KIND, KIND_OF_TEXT, KIND_TEXT, SEQUENCE, TWO
from canasta_qt.engine.melds.meld_targets import find_target
from canasta_qt.engine.state import Position
from canasta_qt.record.notation import NotationProblem, text_of

ANY: Final = "any"
TOP: Final = "*"
MORE: Final = ".."
ONE: Final = "?"

_VERBS: Final = (
    "draw", "take", "meld", "discard", "out", "pass", "ask", "answer", "merge", "special", "lay",
    "restore", "retract", "heap", "concede", ANY,
)  # fmt: skip
_WORD: Final = re.compile(r"[AKQJT2-9X][shdcrb]?", re.I)
_TIMES: Final = re.compile(r"(.+)\*([1-9][0-9]?)")
_MOST_GROUPS: Final = 6


@dataclass(frozen=True, slots=True)
class GroupPattern:
    """One group of a step: its words, whether it may have more cards, and the meld it goes to."""

    words: tuple[str, ...]
    more: bool = False
    target: str = ""

    def fits(self, cards: Sequence[str], target: str) -> bool:
        """Whether these cards, as codes with `*` for the pile's top card, are meant."""
        few = len(cards) < len(self.words)
        if few or (len(cards) > len(self.words) and not self.more):
            return False
        if self.target and self.target != target:
            return False
        return _all_found(self.words, list(cards))


def _all_found(words: tuple[str, ...], cards: list[str]) -> bool:
    """Whether each word finds a card of its own; the most exact words choose first."""
    for word in sorted(words, key=_looseness):
        found = next((card for card in cards if _fits(word, card)), None)
        if found is None:
            return False
        cards.remove(found)
    return True


def _looseness(word: str) -> tuple[int, int]:
    return (2 if word == ONE else 1 if "|" in word else 0, -len(word))


def _fits(word: str, card: str) -> bool:
    return word == ONE or any(_is_card(choice, card) for choice in word.split("|"))


def _is_card(word: str, card: str) -> bool:
    if word == TOP or card == TOP:
        return word == card
    if word[0] == "3" and word[1:] in ("r", "b"):
        return _KIND_OF_CODE[card] == KIND_OF_TEXT[word]
    return card == word or card[0] == word


_KIND_OF_CODE: Final[dict[str, int]] = {CODE[card]: KIND[card] for card in range(54)}


@dataclass(frozen=True, slots=True)
class ActionPattern:
    """The actions that a text of a lesson means; `read_pattern` makes it."""

    text: str
    verb: str
    groups: tuple[GroupPattern, ...] = ()
    more: bool = False
    word: str = ""

    @property
    def exact(self) -> bool:
        """Whether the text is an action that can be played, without any room in it."""
        words = [word for group in self.groups for word in group.words]
        loose = any(word == ONE or "|" in word for word in words)
        bare = not self.groups and not self.word and self.verb in (*_WITH_CARDS, ANY)
        return not (loose or bare or self.more or any(group.more for group in self.groups))

    def fits(self, pos: Position, action: Action) -> bool:
        """Whether this action of the seat to act is meant."""
        if self.verb == ANY:
            return True
        verb, _, rest = text_of(action).partition(":")
        if verb != self.verb:
            return False
        if self.word:
            return self.word == rest.strip()
        return not self.groups or self._groups_fit(_groups_of(pos, action))

    def _groups_fit(self, groups: list[tuple[list[str], str]]) -> bool:
        few = len(groups) < len(self.groups)
        if few or len(groups) > _MOST_GROUPS or (len(groups) > len(self.groups) and not self.more):
            return False
        return any(
            all(mine.fits(*given) for mine, given in zip(self.groups, order, strict=True))
            for order in permutations(groups, len(self.groups))
        )


_WITH_CARDS: Final = ("take", "meld", "discard", "merge", "lay", "heap", "special", "answer")
_CARDS: Final = ("take", "meld", "discard", "lay", "heap")


def read_pattern(text: str) -> ActionPattern:
    """The pattern of a text. `NotationProblem` says what is wrong with it."""
    verb, colon, rest = text.strip().partition(":")
    verb = verb.strip().lower()
    if verb not in _VERBS:
        raise NotationProblem(f"{text.strip()!r} is no action")
    if not colon:
        return ActionPattern(text.strip(), verb)
    if verb not in _CARDS:
        return ActionPattern(text.strip(), verb, word=rest.strip())
    parts = [part.strip() for part in rest.split("/")]
    more = len(parts) > 1 and parts[-1] == MORE
    groups = tuple(map(_group, parts[:-1] if more else parts))
    return ActionPattern(text.strip(), verb, groups, more)


def _group(text: str) -> GroupPattern:
    cards, _, target = (part.strip() for part in text.partition("->"))
    words: list[str] = []
    for part in cards.split():
        times = _TIMES.fullmatch(part)
        words += [times[1]] * int(times[2]) if times else [part]
    more = words[-1:] == [MORE]
    words = [_clean(word) for word in (words[:-1] if more else words)]
    if not words and not more:
        raise NotationProblem("a group without cards")
    return GroupPattern(tuple(words), more, target)


def _clean(word: str) -> str:
    if word in (TOP, ONE):
        return word
    choices = word.split("|")
    for one in choices:
        if not _WORD.fullmatch(one):
            raise NotationProblem(f"{word!r} is no card")
    return "|".join(one[0].upper() + one[1:].lower() for one in choices)


def _groups_of(pos: Position, action: Action) -> list[tuple[list[str], str]]:
    """The groups of an action: cards as codes, and what their meld is called after `->`."""
    top = pos.pile[-1] if isinstance(action, TakePile) and pos.pile else None
    if isinstance(action, (TakePile, LayDown)):
        return _joined([(_codes(play.cards, top), _target(pos, play)) for play in action.plays])
    if isinstance(action, (actions.Discard, actions.LayThree)):
        return [(_codes((action.card,), None), "")]
    if isinstance(action, actions.LayOnHeap):
        return [(_codes(action.cards, None), "")]
    return []


def _joined(groups: list[tuple[list[str], str]]) -> list[tuple[list[str], str]]:
    """Groups that go to the same meld are one: a card may be laid off beside its equals."""
    found: dict[str, list[str]] = {}
    for cards, target in groups:
        found.setdefault(target, []).extend(cards)
    return [(cards, target) for target, cards in found.items()]


def _codes(cards: Sequence[int], top: int | None) -> list[str]:
    return [TOP if card == top else CODE[card] for card in cards]


def _target(pos: Position, play: Play) -> str:
    """What the meld is called that a play joins or begins: its rank, `new` for another of it."""
    own = pos.melds[pos.side_of[pos.turn_seat]]
    kinds = Counter(KIND[card] for card in play.cards if KIND[card] not in (TWO, 15))
    kind = SEQUENCE if len(kinds) > 1 else next(iter(kinds), TWO)
    meld = next((meld for side in pos.melds for meld in side if meld.uid == play.onto), None)
    if play.onto == AUTO:
        at = find_target(pos.setup, own, kind, play.cards)
        meld = own[at] if at >= 0 else None
    if meld is not None:
        return _run(meld.cards) if meld.kind == SEQUENCE else _name(meld.kind)
    if kind == SEQUENCE:
        return _run(play.cards)
    return "new" if any(meld.kind == kind for meld in own) else _name(kind)


def _run(cards: Sequence[int]) -> str:
    return f"run {CODE[min(cards, key=KIND.__getitem__)]}"


def _name(kind: int) -> str:
    return "wild" if kind == TWO else KIND_TEXT[kind] if kind else ""
