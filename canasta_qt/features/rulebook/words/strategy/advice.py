"""What a piece of advice is: a paragraph under a topic, given where its features are all there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.strategy.features import Feature
from canasta_qt.features.rulebook.words.strategy.numbers import NUMBERS, places
from canasta_qt.words.lines import Line, say


@dataclass(frozen=True, slots=True)
class Sentence:
    """Some sentences in English, marked for translation, and when they are true.

    Attributes:
        text: the words; its places are names in `numbers.NUMBERS`.
        when: what the rules must have, all of it.
    """

    text: str
    when: tuple[Feature, ...] = ()

    def holds(self, rules: TableRules) -> bool:
        """Whether it is true under these rules."""
        return all(feature.holds(rules) for feature in self.when)

    def words(self, rules: TableRules) -> str:
        """The sentences in the reader's language, with the numbers of these rules."""
        return say(self.text, **{name: NUMBERS[name].words(rules) for name in places(self.text)})

    def options(self) -> Iterator[str]:
        """The options it depends on."""
        for feature in self.when:
            yield from feature.keys
        for name in places(self.text):
            yield from NUMBERS[name].keys


@dataclass(frozen=True, slots=True)
class Advice:
    """A paragraph of advice that lessons may quote by its id, `family/topic`.

    Attributes:
        family: the games it is written for, such as "runs" or "two"; any word for its author.
        topic: what it is about, a name in `chapter.TOPICS`.
        first: how the paragraph begins; where it is not true the paragraph is not given.
        more: sentences that follow it, each where it is true.
    """

    family: str
    topic: str
    first: Sentence
    more: tuple[Sentence, ...] = ()

    @property
    def id(self) -> str:
        """What the paragraph is called in every language and under all rules."""
        return f"{self.family}/{self.topic}"

    def holds(self, rules: TableRules) -> bool:
        """Whether the advice is true under these rules."""
        return self.first.holds(rules)

    def sentences(self, rules: TableRules) -> tuple[Sentence, ...]:
        """What is said under these rules; `holds` must be so."""
        return (self.first, *(one for one in self.more if one.holds(rules)))

    def line(self, rules: TableRules) -> Line:
        """The paragraph with the numbers of these rules; `holds` must be so."""
        said = self.sentences(rules)
        every = (self.first, *self.more)
        keys = dict.fromkeys(key for sentence in every for key in sentence.options())
        return Line(" ".join(sentence.words(rules) for sentence in said), tuple(keys))
