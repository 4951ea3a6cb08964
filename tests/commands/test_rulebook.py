"""`canasta-qt rulebook`: the rules on the terminal or as a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.commands import rules
from canasta_qt.start import main


def test_the_rulebook_of_a_game_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "samba"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Samba")
    assert "Sequences\n---------" in text


def test_the_rulebook_is_written_as_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rules.html"
    assert rules.write_rulebook(["classic_4p", "--html", str(file)]) == 0
    assert "<h1>" in file.read_text(encoding="utf-8")
    assert capsys.readouterr().out == ""


def test_a_game_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.write_rulebook(["sambo"]) == 2
    assert "sambo" in capsys.readouterr().err


def test_a_page_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "missing" / "rules.html"
    assert rules.write_rulebook(["classic_4p", "--html", str(file)]) == 2
    assert "missing" in capsys.readouterr().err
