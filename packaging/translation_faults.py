"""What can be wrong with a translation, so that no wrong one reaches the program."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from string import Formatter

from ts_files import FORMS, Catalogue, Message, Text

from canasta_qt.words.sentences import ROLES

WORDS = ("card", "rank", "ranks")
"""Placeholders that have other forms: `{card:the}`, `{ranks:of}` (see GLOSSARY.md)."""

SAME_AS = {"the_rank": "rank"}
"""A placeholder that may stand for another."""

NUMBERS = "Numbers"
"""The context of the marks within numbers: any one sign will do, in French a narrow space."""

_ACCELERATOR = re.compile(r"&(?=[^\W_])")
_TAG = re.compile(r"</?[a-zA-Z][^>]*>")
_PLURAL_MARK = re.compile(r"%L?n")


def faults(message: Message) -> list[str]:
    """Everything that is wrong with a translation, in words for its translator."""
    forms = message.forms
    wanted = FORMS if message.text.plural else 1
    if len(forms) != wanted:
        return [f"{wanted} forms are needed, not {len(forms)}"]
    return [
        f"{what} ({form!r})"
        for number, form in enumerate(forms)
        for what in _of_form(message.text, form, first=message.text.plural and number == 0)
    ]


def _of_form(text: Text, form: str, *, first: bool) -> Iterator[str]:
    """The faults of one form; the first of a counted text may leave its number out."""
    if text.context == NUMBERS and len(form) == 1 and not form.isalnum():
        return
    if not form.strip():
        yield "empty"
        return
    yield from _of_places(text.source, form, first=first)
    for name, read in _SAME.items():
        wanted, found = read(text.source), read(form)
        if wanted != found:
            yield f"{name}: {found or 'none'} in place of {wanted or 'none'}"


def _of_places(source: str, form: str, *, first: bool) -> Iterator[str]:
    wanted = _places(source)
    try:
        found = _places(form)
    except ValueError as problem:
        yield f"its braces cannot be read: {problem}"
        return
    if first:
        wanted |= {"{rank}"} & found if "{ranks}" in wanted else set()
        found |= {"{ranks}"} & wanted if "{rank}" in found else set()
    missing, unknown = wanted - found, found - wanted
    if first:
        missing -= {"{n}", "{number}"}
    if missing:
        yield f"without {', '.join(sorted(missing))}"
    if unknown:
        yield f"with {', '.join(sorted(unknown))}, which nobody fills in"


def _places(text: str) -> set[str]:
    """The placeholders of a text, such as `{name}`. Raises `ValueError` for single braces."""
    return {
        "{" + _plain(name, shape or "") + (f"!{turned}" if turned else "") + "}"
        for _, name, shape, turned in Formatter().parse(text)
        if name is not None
    }


def _plain(name: str, shape: str) -> str:
    """A placeholder without the form of a card's word that a language asks for."""
    if name in WORDS and shape in ROLES:
        shape = ""
    return SAME_AS.get(name, name) + (f":{shape}" if shape else "")


def _count(pattern: re.Pattern[str]) -> Callable[[str], object]:
    return lambda text: dict(sorted(Counter(pattern.findall(text)).items()))


def _ending(text: str) -> str:
    """The sign that says what a text is: a menu that asks on, or the caption of a field."""
    return text[-1:] if text[-1:] in "…:" else ""


_SAME: dict[str, Callable[[str], object]] = {
    "letters marked by &": lambda text: len(_ACCELERATOR.findall(text)),
    "formatting": _count(_TAG),
    "%n": _count(_PLURAL_MARK),
    "spaces in front": lambda text: len(text) - len(text.lstrip()),
    "spaces at the end": lambda text: len(text) - len(text.rstrip()),
    "lines": lambda text: text.count("\n") + 1,
    "last sign": _ending,
}
"""What a translation has in common with its text."""


def all_faults(catalogue: Catalogue) -> Iterator[str]:
    """The faults of all that is translated, each with its place."""
    for message in catalogue.messages.values():
        if message.done:
            for fault in faults(message):
                yield f"{message.text.context}: {message.text.source!r}: {fault}"
