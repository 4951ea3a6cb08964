"""The translations of one language: files of Qt Linguist, read, merged with the texts, written.

What the program no longer says keeps its translation, marked as vanished. A text whose words were
changed gets the translation of the old one as a proposal that a person must look at.
"""

import difflib
import runpy
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "resources" / "translations"
LANGUAGES: Final[tuple[str, ...]] = runpy.run_path(str(ROOT / "canasta_qt" / "languages.py"))[
    "TRANSLATED"
]
FORMS: Final = 2
"""One form for 1, in French and Brazilian Portuguese also for 0, and one for all others."""
ALIKE: Final = 0.75
"""From here on a new text counts as an old one in other words."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something the program says.

    Attributes:
        context: what the program asks Qt's translators with, beside the text.
        source: the English words; of a counted text the form for many.
        comment: what a translator should know, such as the name of the text in the code.
        plural: whether there is one form for each grammatical number.
        place: the file it stands in, from the root of the project.
    """

    context: str
    source: str
    comment: str = ""
    plural: bool = False
    place: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from all others."""
        return self.context, self.source


@dataclass(frozen=True, slots=True)
class Message:
    """A text with its translation: one form, or `FORMS` of a counted text; none where it lacks.

    `state` is empty for what is done, else `unfinished` or `vanished`.
    """

    text: Text
    forms: tuple[str, ...] = ()
    state: str = "unfinished"
    old_source: str = ""

    @property
    def done(self) -> bool:
        """Whether it is translated and belongs to the program."""
        return not self.state


@dataclass(slots=True)
class Catalogue:
    """All messages of a language, by context and source."""

    language: str
    messages: dict[tuple[str, str], Message] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Its file."""
        return FOLDER / f"canasta_qt_{self.language}.ts"

    def open_ones(self) -> list[Message]:
        """What is still to be translated."""
        return [one for one in self.messages.values() if one.state == "unfinished"]


def read(language: str) -> Catalogue:
    """The catalogue of a language; empty without a file. Raises `ET.ParseError`, `OSError`."""
    catalogue = Catalogue(language)
    if not catalogue.path.exists():
        return catalogue
    for context in ET.parse(catalogue.path).getroot().iter("context"):
        name = context.findtext("name", "")
        for node in context.iter("message"):
            message = _message(name, node)
            catalogue.messages[message.text.key] = message
    return catalogue


def _message(context: str, node: ET.Element) -> Message:
    plural = node.get("numerus") == "yes"
    location, said = node.find("location"), node.find("translation")
    text = Text(
        context,
        node.findtext("source", ""),
        node.findtext("extracomment", ""),
        plural,
        "" if location is None else location.get("filename", "").removeprefix("../../"),
    )
    if said is None:
        return Message(text)
    forms = [form.text or "" for form in said.iter("numerusform")] if plural else [said.text or ""]
    kept = tuple(forms) if all(forms) else ()
    return Message(text, kept, said.get("type", ""), node.findtext("oldsource", ""))


def merge(catalogue: Catalogue, texts: Iterable[Text]) -> None:
    """Bring a catalogue in step with what the program says now."""
    before, now = catalogue.messages, {text.key: text for text in texts}
    gone = {key: one for key, one in before.items() if key not in now and one.forms}
    after = {key: _kept(before.get(key), text) for key, text in now.items()}
    for key, message in after.items():
        if not message.forms:
            after[key] = _proposed(message, gone)
    after.update((key, replace(one, state="vanished")) for key, one in gone.items())
    catalogue.messages = after


def _kept(known: Message | None, text: Text) -> Message:
    if known is None or known.text.plural != text.plural:
        return Message(text)
    state = known.state if known.forms else "unfinished"
    return replace(known, text=text, state="" if state == "vanished" else state)


def _proposed(message: Message, gone: Mapping[tuple[str, str], Message]) -> Message:
    """The message with the translation of the text it probably was before."""
    text = message.text
    old = {
        one.text.source: one
        for one in gone.values()
        if one.text.context == text.context and one.text.plural == text.plural
    }
    for source in difflib.get_close_matches(text.source, old, n=1, cutoff=ALIKE):
        return replace(message, forms=old[source].forms, old_source=source)
    return message


def write(catalogue: Catalogue) -> None:
    """Write the file of a catalogue, always in the same order."""
    root = ET.Element("TS", version="2.1", language=catalogue.language, sourcelanguage="en")
    messages = sorted(catalogue.messages.values(), key=lambda one: one.text.context)
    for name, members in groupby(messages, lambda one: one.text.context):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for message in members:
            _add(context, message)
    ET.indent(root, " " * 4)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    catalogue.path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.path.write_text(
        head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8", newline="\n"
    )


def _add(context: ET.Element, message: Message) -> None:
    text = message.text
    node = ET.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
    ET.SubElement(node, "location", filename=f"../../{text.place}")
    ET.SubElement(node, "source").text = text.source
    for tag, words in (("oldsource", message.old_source), ("extracomment", text.comment)):
        if words:
            ET.SubElement(node, tag).text = words
    said = ET.SubElement(node, "translation", {"type": message.state} if message.state else {})
    if not text.plural:
        said.text = "".join(message.forms)
        return
    for form in message.forms or ("",) * FORMS:
        ET.SubElement(said, "numerusform").text = form
