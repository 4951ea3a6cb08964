"""The examples in docstrings of the engine and the record, and on the pages, do what they show.

They are read from the sources, for functions that are compiled have no docstrings, and run with
the module's own names and these:

    Deal, code, parse       of the engine, and of `record.notation`
    position(game, ...)     a position as docs/POSITIONS.md has it, its fields as arguments
    cards("K K 2")          cards of the pack, by name
    meld("K K 2")           a meld of them
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from canasta_qt.compiled_core import FOLDER
from canasta_qt.engine import Deal
from canasta_qt.engine.cards import code
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.record.notation import parse
from canasta_qt.record.positions.position import set_up

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
WITH_DOCSTRING = ast.Module | ast.ClassDef | ast.FunctionDef


def position(game: str = "classic_4p", **fields: object) -> DealState:
    return set_up({"rules": game, **fields}).state


def cards(text: str) -> tuple[int, ...]:
    return tuple(position(hands={"0": text}).hands[0])


def meld(text: str, game: str = "classic_4p") -> Meld:
    return position(game, melds={"0": [text]}).melds[0][0]


HELPERS = {
    "Deal": Deal,
    "cards": cards,
    "code": code,
    "meld": meld,
    "parse": parse,
    "position": position,
}


def in_docstrings() -> Iterator[doctest.DocTest]:
    """Every docstring with examples; the names of its module are at hand."""
    for room in ("engine", "record"):
        for file in sorted((ROOT / "canasta_qt" / room).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if FOLDER in file.parts or ">>> " not in text:
                continue
            parts = file.relative_to(ROOT).with_suffix("").parts
            module = importlib.import_module(".".join(parts))
            for node in ast.walk(ast.parse(text)):
                if not isinstance(node, WITH_DOCSTRING):
                    continue
                docstring = ast.get_docstring(node) or ""
                if ">>> " in docstring:
                    name = f"{parts[-1]}.{getattr(node, 'name', '')}"
                    line = node.body[0].lineno
                    yield _parser.get_doctest(
                        docstring, HELPERS | vars(module), name, str(file), line
                    )


def on_pages() -> Iterator[doctest.DocTest]:
    """What a page shows of a session with Python, its blocks one after another."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        session = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
        yield _parser.get_doctest(session, {}, page.name, str(page), 0)


_parser = doctest.DocTestParser()


def problems(tests: Iterator[doctest.DocTest], least: int) -> str:
    """What the examples answer otherwise than they show; there must be some."""
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    for test in tests:
        runner.run(test, out=said.append)
    assert runner.tries >= least
    return "".join(said)


def test_examples_in_docstrings_are_true() -> None:
    assert problems(in_docstrings(), least=1) == ""


def test_examples_on_the_pages_are_true() -> None:
    assert problems(on_pages(), least=1) == ""


def test_an_example_that_is_wrong_is_found() -> None:
    wrong = _parser.get_doctest(">>> 1 + 1\n3\n", {}, "wrong", "wrong.py", 0)
    assert "Expected:\n    3\nGot:\n    2" in problems(iter([wrong]), least=1)
