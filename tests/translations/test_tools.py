"""The tools for translators find every text, keep what is done, and refuse what is wrong."""

from __future__ import annotations

import ast
import json
import os
from pathlib import Path

import program_texts
import pytest
import qm_files
import translations
import ts_files
from program_texts import Untranslatable, texts_of, wrappers_of
from translation_faults import faults
from ts_files import Catalogue, Message, Text, merge, read, write

from tests.helpers.cases import for_each

KINGS = Text("Refusals", "{ranks} may not be discarded; you have {have}.")
CARDS = Text("Cards", "{n} cards", plural=True)
GAME = Text("Menus", "&Game")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Translations of its own, so that those of the program stay untouched."""
    monkeypatch.setattr(ts_files, "FOLDER", tmp_path)
    return tmp_path


WRAPPERS = {"_tr": {0: "Somewhere"}, "_who": {0: "Somewhere", 1: "Somewhere"}}


def found(code: str) -> list[tuple[str, str]]:
    return [text.key for text in texts_of(ast.parse(code), "some.py", WRAPPERS)]


def wrong(text: Text, *forms: str) -> list[str]:
    return faults(Message(text, forms, ""))


def test_every_way_to_say_something_is_found() -> None:
    assert found("class Box:\n def f(self): self.tr('One' if self else 'Two')") == [
        ("Box", "One"),
        ("Box", "Two"),
    ]
    assert found("_tr('Three')") == [("Somewhere", "Three")]
    assert found("_who('You', 'They', seat)") == [("Somewhere", "You"), ("Somewhere", "They")]
    assert found("QCoreApplication.translate('Here', 'Four')") == [("Here", "Four")]
    assert found("x = {1: QT_TRANSLATE_NOOP('Here', 'Five' ' and six')}") == [
        ("Here", "Five and six")
    ]
    assert found("class Said(Texts, context='Here'):\n SEVEN = Text('Seven')") == [
        ("Here", "Seven")
    ]
    assert found("x = QT_TRANSLATE_N_NOOP('Here', '1 card', '{n} cards')") == [
        ("Here", "{n} cards")
    ]


def test_functions_that_hand_texts_on_are_known() -> None:
    code = (
        "def _mark(text): return QT_TRANSLATE_NOOP('Here', text)\n"
        "def _say(text, n): return translate('Here', text).format(n=n)\n"
        "def _who(mine, other, seat): return _tr(mine if seat == 0 else other)\n"
        "class Command:\n id: str\n text: str = ''\n def words(self): return _tr(self.text)\n"
    )
    assert wrappers_of(ast.parse(code), WRAPPERS) == {
        "_mark": {0: "Here"},
        "_say": {0: "Here"},
        "_who": {0: "Somewhere", 1: "Somewhere"},
        "Command": {1: "Somewhere"},
    }


@for_each(
    "code",
    ["_tr(f'You have {n}')", "_tr('You have ' + n)", "box.tr('Yes')", "ALONE = Text('Yes')"],
)
def test_what_no_tool_can_find_is_refused(code: str) -> None:
    with pytest.raises(Untranslatable, match=r"some\.py:1"):
        found(code)


def test_placeholders_must_be_kept() -> None:
    assert wrong(KINGS, "{ranks} bleiben; du hast {have}.") == []
    assert "without {have}" in wrong(KINGS, "{ranks} bleiben.")[0]
    assert "with {haben}" in wrong(KINGS, "{ranks}, {have}, {haben}")[0]
    assert "braces" in wrong(KINGS, "{ranks, {have}")[0]


def test_a_word_may_be_asked_for_in_another_form() -> None:
    assert wrong(KINGS, "von {ranks:of} hast du {have}") == []
    assert wrong(KINGS, "von {ranks:dative} hast du {have}")


def test_a_counted_text_needs_all_its_forms() -> None:
    assert wrong(CARDS, "eine Karte", "{n} Karten") == []
    assert wrong(CARDS, "{n} Karten")
    assert wrong(CARDS, "eine Karte", "Karten")


def test_marked_letters_and_formatting_must_be_kept() -> None:
    assert wrong(GAME, "&Spiel") == []
    assert wrong(GAME, "Spiel")
    assert wrong(Text("Help", "<b>Aim</b>"), "Ziel")
    assert wrong(Text("Menus", "Open…"), "Öffnen")


def test_what_is_done_survives_an_update(folder: Path) -> None:
    catalogue = Catalogue("de", {GAME.key: Message(GAME, ("&Spiel",), "")})
    merge(catalogue, [GAME, CARDS])
    write(catalogue)
    again = read("de")
    assert again.messages[GAME.key].forms == ("&Spiel",)
    assert again.open_ones() == [Message(CARDS)]


def test_changed_words_get_the_old_translation_as_a_proposal(folder: Path) -> None:
    old, new = Text("Help", "Draw a card from the stock."), Text("Help", "Draw one from the stock.")
    catalogue = Catalogue("de", {old.key: Message(old, ("Zieh eine Karte.",), "")})
    merge(catalogue, [new])
    proposal = catalogue.messages[new.key]
    assert (proposal.forms, proposal.state) == (("Zieh eine Karte.",), "unfinished")
    assert catalogue.messages[old.key].state == "vanished"


def test_filling_in_takes_the_good_and_names_the_bad(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue = Catalogue("de")
    merge(catalogue, [GAME, CARDS, KINGS])
    write(catalogue)
    form = {
        "Menus": {"&Game": "&Spiel", "# &Game": "a remark", "&Gone": "&Weg"},
        "Cards": {"{n} cards": ["{n} Karte", "{n} Karten"]},
        "Refusals": {KINGS.source: "Nein."},
    }
    (folder / "form.json").write_text(json.dumps(form), encoding="utf-8")
    assert translations.main(["fill", "de", str(folder / "form.json")]) == 1
    said = capsys.readouterr().out
    assert "2 taken, 2 refused, 1 still" in said
    assert "does not say this" in said
    assert (folder / "canasta_qt_de.qm").stat().st_size > 100
    assert [one.text for one in read("de").open_ones()] == [KINGS]


BOX = (
    "class NewBox:\n"
    "    def f(self): self.tr('Yes')\n"
    "class BoxText(Texts, context='Box'): SIX = Text('Sechs? Box')\n"
    "NO = QT_TRANSLATE_NOOP('Box', 'No'); CARDS = QT_TRANSLATE_N_NOOP('Box', '1 Box', '{n} Box')\n"
    "def f(): return translate('Box', 'So'), translate('Other', 'Box')\n"
)


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one file, whose class was called `Box` before."""
    for module in (translations, program_texts):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "PACKAGE", tmp_path / "canasta_qt")
    monkeypatch.setattr(program_texts, "schema_texts", tuple)
    monkeypatch.setattr(translations, "FOLDER", tmp_path / "words")
    file = tmp_path / "canasta_qt" / "box.py"
    file.parent.mkdir()
    file.write_text(BOX, encoding="utf-8")
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "schema_texts.py").write_text("Text('Box', title)", encoding="utf-8")
    return file


def kept(context: str, source: str, *forms: str, state: str = "") -> Message:
    return Message(Text(context, source, plural=len(forms) > 1), forms, state)


def put(language: str, *messages: Message) -> None:
    write(Catalogue(language, {one.text.key: one for one in messages}))


SAID = ("Yes", "Sechs? Box", "No", "So")


def test_a_renamed_context_is_renamed_everywhere_and_loses_nothing(
    folder: Path, code: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ts_files.LANGUAGES:
        put(
            language,
            kept("Box", "{n} Box", "eine", "{n}"),
            kept("NewBox", "No", state="unfinished"),  # after an update that came too soon
            *(kept("Box", one, language, state="vanished" * (one == "No")) for one in SAID),
            kept("Other", "Box", "Kiste"),
        )
    assert translations.main(["rename-context", "Box", "NewBox"]) == 0
    renamed = BOX.replace("'Box', '", "'NewBox', '").replace("='Box'", "='NewBox'")
    assert code.read_text("utf-8") == renamed
    assert "Text('NewBox'" in (folder / "packaging" / "schema_texts.py").read_text("utf-8")
    assert "5 texts are NewBox, 0 still Box" in capsys.readouterr().out
    for language in ts_files.LANGUAGES:
        messages = read(language).messages
        assert {context for context, _ in messages} == {"NewBox", "Other"}
        assert messages["NewBox", "{n} Box"].forms == ("eine", "{n}")
        assert all(messages["NewBox", one].forms == (language,) for one in SAID)
        assert all(one.done for one in messages.values())
        assert (folder / f"canasta_qt_{language}.qm").exists()


def test_nothing_is_renamed_where_a_translation_would_be_lost(
    folder: Path, code: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ts_files.LANGUAGES:
        put(language, kept("Box", "No", "nein"), kept("NewBox", "No", "nicht"))
    before = read("de").path.read_bytes()
    assert translations.main(["rename-context", "Box", "NewBox"]) == 1
    assert "de: NewBox says something else already: 'No'" in capsys.readouterr().err
    assert code.read_text("utf-8") == BOX
    assert read("de").path.read_bytes() == before
    assert translations.main(["rename-context", "Bix", "NewBox"]) == 1


def test_what_is_not_compiled_or_older_than_its_source_is_compiled(folder: Path) -> None:
    catalogue = Catalogue("de")
    merge(catalogue, [GAME])
    write(catalogue)
    source, compiled = catalogue.path, catalogue.path.with_suffix(".qm")
    assert qm_files.stale(folder) == [source]
    qm_files.compile_all(qm_files.stale(folder))
    assert qm_files.stale(folder) == []
    written = compiled.stat().st_mtime
    os.utime(source, (written + 5, written + 5))
    assert qm_files.stale(folder) == [source]


def test_a_file_that_cannot_be_compiled_is_named(folder: Path) -> None:
    (folder / "canasta_qt_de.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(qm_files.NotCompiled, match=r"canasta_qt_de\.ts: "):
        qm_files.compile_all(qm_files.stale(folder))
