"""What sentences are made of: texts to be translated, numbers, plurals and forms of words.

`Texts` holds what a page or a feature says. `QT_TRANSLATE_NOOP` marks what stands elsewhere.

English says "king of hearts" everywhere; other languages need an article, or another ending
after "of". A translation asks for the form it needs behind a colon: `{card:the}`, `{ranks:of}`.
Numbers are written alike on the table, in dialogs and in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from canasta_qt.words.translate import translate

ROLES: Final = ("the", "of", "a")
"""The forms a translation may ask for: with its article, after "of" or "with", and "one such"."""


class Word(str):
    """A text with other forms, made only when a translation asks for them."""

    __slots__ = ("forms",)
    forms: dict[str, Callable[[], str]]

    def __new__(cls, plain: str, **forms: Callable[[], str]) -> Word:
        """`forms` go by the names in `ROLES`; one that is not there is the plain text."""
        word = super().__new__(cls, plain)
        word.forms = forms
        return word

    def __format__(self, role: str) -> str:
        if role in ROLES:
            return self.forms[role]() if role in self.forms else str(self)
        return super().__format__(role)


def joined(parts: Iterable[str], join: Callable[[list[str]], str]) -> Word:
    """Several words put together by `join`, in any of their forms."""
    words = list(parts)

    def in_role(role: str) -> Callable[[], str]:
        return lambda: join([_form(word, role) for word in words])

    return Word(join([str(word) for word in words]), **{role: in_role(role) for role in ROLES})


def _form(word: str, role: str) -> str:
    return format(word, role) if isinstance(word, Word) else word


MINUS = "\N{MINUS SIGN}"
"""A true minus sign, as wide as a plus."""


def figures(value: int, *, signed: bool = False) -> str:
    """A whole number with its thousands apart: 1,250 or −35; with `signed` also +35.

    The mark between the thousands is translated with the sentences, so that numbers and words
    always speak the same language.
    """
    digits = f"{abs(value):,}"
    if len(digits) > 3:
        digits = digits.replace(",", translate("Numbers", ","))
    sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
    return sign + digits


def decimal(value: float, places: int) -> str:
    """A number with so many places after the translated point: 2.7 or −1,250.05."""
    text = f"{abs(value):.{places}f}"
    whole, _, rest = text.partition(".")
    sign = MINUS if value < 0 and float(text) else ""
    if not rest:
        return sign + figures(int(whole))
    return sign + figures(int(whole)) + translate("Numbers", ".") + rest


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself. The tools know this name; Qt's own has no useful type in Python."""
    return text


class Text:
    """A text: called with its values it returns them in the player's language.

    Attributes:
        context: what the translations know it under, beside its English words.
        english: the text as it stands in the code, with `{name}` for each value.
    """

    __slots__ = ("context", "english")
    context: str

    def __init__(self, english: str) -> None:
        self.english = english

    def __call__(self, /, **values: object) -> str:
        return translate(self.context, self.english).format(**values)


class Texts:
    """Texts that belong together, each under a name of its own, all in one context.

        class DailyText(Texts, context="DailyWords"):
            TODAY = Text("Today’s deal")
            OF_DAY = Text("The deal of {date}")

        DailyText.OF_DAY(date="1 May")

    Codes that come from elsewhere lead to a text by `of` and `get`.
    """

    def __init_subclass__(cls, *, context: str) -> None:
        for text in cls.all().values():
            text.context = context

    @classmethod
    def all(cls) -> dict[str, Text]:
        """The texts by their names in small letters, in the order of the class."""
        return {name.lower(): text for name, text in vars(cls).items() if isinstance(text, Text)}

    @classmethod
    def of(cls, *code: str) -> Text:
        """The text of a code: `ROW_WON` for "row.won", or "row", "won". Raises `KeyError`."""
        text: Text = vars(cls)["_".join(code).translate(_JOINTS).upper()]
        return text

    @classmethod
    def get(cls, *code: str) -> Text | None:
        """The text of a code; None where there is none."""
        try:
            return cls.of(*code)
        except KeyError:
            return None


_JOINTS: Final = str.maketrans(".:- ", "____")
"""What joins the parts of a code, to what joins those of a name."""

_SPELLED: Final = {
    2: QT_TRANSLATE_NOOP("Spelled", "two"),
    3: QT_TRANSLATE_NOOP("Spelled", "three"),
    4: QT_TRANSLATE_NOOP("Spelled", "four"),
    5: QT_TRANSLATE_NOOP("Spelled", "five"),
    6: QT_TRANSLATE_NOOP("Spelled", "six"),
    7: QT_TRANSLATE_NOOP("Spelled", "seven"),
    8: QT_TRANSLATE_NOOP("Spelled", "eight"),
    9: QT_TRANSLATE_NOOP("Spelled", "nine"),
    10: QT_TRANSLATE_NOOP("Spelled", "ten"),
    11: QT_TRANSLATE_NOOP("Spelled", "eleven"),
    12: QT_TRANSLATE_NOOP("Spelled", "twelve"),
}
"""Small numbers of things as words within a sentence."""


def spelled(count: int) -> str:
    """A number of things as a sentence has it: a word from two to twelve, else figures."""
    return translate("Spelled", _SPELLED[count]) if count in _SPELLED else figures(count)


class Counted(NamedTuple):
    """A sentence or noun with a number in it, for one and for many; the number is `{n}`."""

    context: str
    one: str
    many: str


def QT_TRANSLATE_N_NOOP(context: str, one: str, many: str) -> Counted:
    """Both English forms; other languages have as many as they need, under the one for many."""
    return Counted(context, one, many)


def counted(words: Counted, count: int, **values: object) -> str:
    """The form for this number, with the number as `{n}` and other values in their places."""
    # Qt knows no forms for numbers below nought: they take that of many
    text = translate(words.context, words.many, None, count if count >= 0 else 2)
    if text == words.many and count == 1:
        text = words.one
    return text.format(n=figures(count), **values)


def signed(points: float) -> str:
    """Points with their sign, rounded: +35, −120, 0."""
    rounded = round(points)
    return figures(rounded, signed=rounded != 0)


class _Joint(Texts, context="Sentences"):
    LABELLED = Text("{label}: {text}")


def labelled(label: str, text: str) -> str:
    """Words with what they are about before them; French sets a space before the colon."""
    return _Joint.LABELLED(label=label, text=text)
