"""What a lesson is made of, once its file has been read: steps, right answers, wrong ideas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from canasta_qt.features.learning.lessons.model.patterns import ActionPattern
from canasta_qt.features.learning.lessons.model.staging import Start
from canasta_qt.languages import ORIGINAL

FAMILIES: Final = ("first_hand", "classic", "american", "hand_and_foot")
"""Folders with lessons, in the order in which they are shown."""

MOST_WORDS: Final = 12
"""Words on the screen at once."""


@dataclass(frozen=True, slots=True)
class TranslatedText:
    """A text in English and in whatever languages it was written in besides."""

    texts: Mapping[str, str]

    def in_language(self, language: str) -> str:
        """The text in this language; in English where there is none."""
        return self.texts.get(language) or self.texts[ORIGINAL]


@dataclass(frozen=True, slots=True)
class WrongIdea:
    """What a learner may try instead, and the answer to it.

    Attributes:
        do: the actions that are meant.
        text: the answer.
        others: what the others then do, so that the bad result is seen; the action is played only
            where there is something here. Then the learner goes back and tries again.
        refused: the code with which the rules refuse it; empty for an action that is legal.
    """

    do: tuple[ActionPattern, ...]
    text: TranslatedText
    others: tuple[str, ...] = ()
    refused: str = ""

    @property
    def shown(self) -> bool:
        """Whether the action is played, to show what comes of it."""
        return bool(self.others)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said and one thing done.

    Attributes:
        text: what is said.
        others: actions that are played as the step begins, whoever they belong to.
        right: actions that end the step; none for a step that is only read, or where cards are
            chosen.
        fine: actions that may be played without ending it.
        until: empty where a right action ends the step. "turn" or "over": it ends with the
            learner's turn or with the deal, whatever of `fine` has led there; `right` is one way,
            action by action.
        choose: cards that are to be chosen in the hand, as text; empty for none.
        wrong: wrong ideas with their answers, the first that fits counts.
        otherwise: the answer to anything else; None for the program's own words.
        point: what to point at.
        start: the position that the step begins with; None where play goes on.
        test: whether the step is the position that asks for what was learned.
        line: line of the file where the step begins.
    """

    text: TranslatedText
    others: tuple[str, ...] = ()
    right: tuple[ActionPattern, ...] = ()
    fine: tuple[ActionPattern, ...] = ()
    until: Literal["", "turn", "over"] = ""
    choose: str = ""
    wrong: tuple[WrongIdea, ...] = ()
    otherwise: TranslatedText | None = None
    point: tuple[str, ...] = ()
    start: Start | None = None
    test: bool = False
    line: int = 0

    @property
    def only_read(self) -> bool:
        """Whether nothing is to be done but to go on."""
        return not self.right and not self.choose


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; `id` is its family and the file's name: `classic/frozen_pile`.

    Attributes:
        id: never changes, progress is kept under it. family: one of `FAMILIES`.
        number: its place in the family.
        game: id of the preset. minutes: how long it takes, about.
        title, goal: its name, and what it teaches in a line.
        end: what is said when it is done.
        start: the position of the first step.
        steps: at least one.
    """

    id: str
    family: str
    number: int
    game: str
    minutes: int
    title: TranslatedText
    goal: TranslatedText
    end: TranslatedText
    start: Start
    steps: tuple[Step, ...] = field(default=())
