"""What is delivered keeps its placeholders, and is what stands in Linguist's files."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QTranslator
from translation_faults import all_faults
from ts_files import LANGUAGES
from ts_files import read as read_anew

from canasta_qt.library.language import resources_folder
from tests.helpers.cases import for_each

read = cache(read_anew)


@for_each("code", LANGUAGES)
def test_every_translation_keeps_what_its_text_has(code: str) -> None:
    assert list(all_faults(read(code))) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.usefixtures("qapp")
def test_the_program_reads_what_the_translators_wrote(code: str) -> None:
    translator = QTranslator()
    assert translator.load(f"canasta_qt_{code}", str(resources_folder() / "translations"))
    wrong = [
        message.text.source
        for message in read(code).messages.values()
        if message.done and not message.text.plural
        and translator.translate(*message.text.key) != message.forms[0]
    ]  # fmt: skip
    assert wrong == []
