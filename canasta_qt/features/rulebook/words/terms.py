"""Words of the game in any sentence: where they stand, and their meanings.

A language's own forms of a word (plurals, cases, verbs) are one translated text, parted by bars.
The first entry of `FORMS` that fits at a place wins, longer forms before shorter ones. A form with
a large letter is found only with one: German "ein Paar" is a pair, "ein paar" is a few.

The glossary is imported when a word is looked for: the table has such an object from the start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.view_model.pictures import TermFinder, TermSpan
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _forms(text: str) -> str:
    return QT_TRANSLATE_NOOP("Terms", text)


FORMS: Final[dict[str, str]] = {
    "add-to-a-meld": _forms("add to a meld|add to your|added to your|lay off|laying off"),
    "black-three": _forms("black three|black threes"),
    "book": _forms("book|books"),
    "bonus-cards": _forms("bonus card|bonus cards"),
    "canasta": _forms("canasta|canastas"),
    "clean-and-dirty": _forms(
        "clean canasta|clean canastas|dirty canasta|dirty canastas|clean|dirty"
    ),
    "concealed": _forms("concealed"),
    "crosswise": _forms("crosswise"),
    "dead-rank": _forms("dead rank|dead ranks"),
    "deal": _forms("deal|deals"),
    "discard": _forms("discard|discards|discarded|discarding"),
    "discard-pile": _forms("discard pile|pile"),
    "foot": _forms("foot|feet"),
    "freeze": _forms("freeze|freezes|freezing|froze"),
    "frozen-pile": _forms("frozen pile|frozen piles|frozen"),
    "going-out": _forms("go out|goes out|going out|went out"),
    "lone-player": _forms("lone player"),
    "loose-cards": _forms("loose card|loose cards"),
    "may-i-go-out": _forms("may I go out"),
    "meld": _forms("meld|melds|melded|melding"),
    "minimum": _forms("minimum|minimums"),
    "mixed-canasta": _forms("mixed canasta|mixed canastas"),
    "natural-canasta": _forms("natural canasta|natural canastas"),
    "natural-card": _forms("natural card|natural cards|natural|naturals"),
    "opening": _forms("opening|openings|to open|opens|opened|first meld|first melds|initial meld"),
    "pair": _forms("pair|pairs|natural pair|natural pairs"),
    "rank": _forms("rank|ranks"),
    "red-three": _forms("red three|red threes"),
    "safe-discard": _forms("safe discard|safe discards"),
    "sequence": _forms("sequence|sequences|samba|sambas|escalera|escaleras"),
    "side": _forms("side|sides"),
    "special-hand": _forms("special hand|special hands"),
    "stock": _forms("stock"),
    "take-the-pile": _forms("take the pile|takes the pile|taking the pile|took the pile"),
    "top-card": _forms("top card|top cards"),
    "turn-card": _forms("turn card"),
    "upcard": _forms("upcard"),
    "wild-canasta": _forms("wild canasta|wild canastas|bolivia|bolivias"),
    "wild-card": _forms("wild card|wild cards|joker|jokers|twos"),
}
"""Id of a word to its forms; the word itself, as the glossary has it, is always one of them."""

COMMON: Final = frozenset({"deal", "discard", "rank", "side"})
"""Words so common that a message full of links to them would be hard to read."""

HREF: Final = "term:"
"""What the address of a link to a word begins with; its id follows."""


@dataclass(frozen=True, slots=True)
class Terms(TermFinder):
    """The words of the game under some rules; all words there are where none are given."""

    rules: TableRules | None = None

    def find(self, text: str) -> tuple[TermSpan, ...]:
        """The words in a text of the language of now, each where it stands first."""
        if not text:
            return ()
        found: dict[str, TermSpan] = {}
        for place in self.every(text):
            found.setdefault(place.term, place)
        return tuple(sorted(found.values()))

    def links(self, text: str) -> tuple[TermSpan, ...]:
        """The words that are links in a passing message: all but the commonest."""
        return tuple(one for one in self.find(text) if one.term not in COMMON)

    def every(self, text: str) -> Iterator[TermSpan]:
        """The same with every place of a word."""
        pattern, terms = _pattern(self._spoken())
        for match in pattern.finditer(text):
            term, large = terms[match.group().casefold()]
            if not large or match.group()[0].isupper():
                yield TermSpan(*match.span(), term)

    def meaning(self, term: str) -> str:
        """The word and its meaning; empty where these rules do not have it."""
        from canasta_qt.features.rulebook.words.glossary import meaning_of

        return meaning_of(term, self.rules) if self.rules is not None else ""

    def title(self, term: str) -> str:
        """The word as the glossary has it."""
        from canasta_qt.features.rulebook.words.glossary import ENTRIES
        from canasta_qt.words.lines import say

        return next((say(entry.term) for entry in ENTRIES if entry.id == term), "")

    def linked(self, text: str, without: str = "") -> str:
        """The text as HTML, each word a link where it stands first, but for `without`."""
        parts: list[str] = []
        at = 0
        for start, end, term in self.find(text):
            if term != without:
                link = f'<a href="{HREF}{term}">{escape(text[start:end])}</a>'
                parts += [escape(text[at:start]), link]
                at = end
        return "".join(parts) + escape(text[at:])

    def _spoken(self) -> tuple[Spoken, ...]:
        """Every form in the language of now with its word, and whether its large letter counts."""
        from canasta_qt.features.rulebook.words.glossary import ENTRIES, entries
        from canasta_qt.words.lines import say

        known = ENTRIES if self.rules is None else tuple(entries(self.rules))
        words = {entry.id: entry.term for entry in known}
        return tuple(
            spoken
            for term, word in words.items()
            for spoken in (
                *((form, term, form[:1].isupper()) for form in _said(FORMS[term])),
                (_bare(say(word)), term, False),
            )
        )


Spoken = tuple[str, str, bool]
"""A form, its word, and whether it is found only with a large letter."""


def _said(forms: str) -> list[str]:
    return translate("Terms", forms).split("|")


def _bare(term: str) -> str:
    """A word of the glossary without its quotation marks."""
    return term.strip("\u201c\u201d\u201e\u00ab\u00bb?\u00bf \u00a0")


@lru_cache(maxsize=8)
def _pattern(
    spoken: tuple[Spoken, ...],
) -> tuple[re.Pattern[str], dict[str, tuple[str, bool]]]:
    """Finds forms as whole words, the longest that fits; and form to word and large letter."""
    terms: dict[str, tuple[str, bool]] = {}
    for form, term, large in spoken:
        if form.strip():
            terms.setdefault(form.strip().casefold(), (term, large))
    forms = sorted(terms, key=lambda form: (-len(form), form))
    either = "|".join(re.escape(form) for form in forms) or r"(?!)"
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.IGNORECASE), terms
