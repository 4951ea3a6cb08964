"""The examples in docstrings of the engine and the record, and on the pages, do what they show.

They are read from the sources, for functions that are compiled have no docstrings, and run with
the module's own names and these:

    Deal, resolve, code             of the engine
    parse, text_of                  of `record.notation`
    position(game, ...)             a position as docs/POSITIONS.md has it, its fields as arguments
    cards("K K 2"), kind("K")       cards of the pack, and what kind a rank is
    meld("K K 2", game)             a meld of them
    played(game, ...)               a `MatchRun` after one deal, or after some moves
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from canasta_qt.compiled_core import FOLDER
from canasta_qt.engine import Deal, legal_actions, resolve
from canasta_qt.engine.cards import KIND_OF_TEXT, code
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.record.log import Player
from canasta_qt.record.notation import parse, text_of
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.replay import MatchRun

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))


def position(game: object = "classic_4p", **fields: object) -> DealState:
    """`hands={0: "K K 4"}` is what the page has as `"hands": {"0": "K K 4"}`."""
    written = {key: _by_text(value) for key, value in fields.items()}
    return set_up({"rules": game, **written}).state


def _by_text(value: object) -> object:
    return {str(key): one for key, one in value.items()} if isinstance(value, dict) else value


def cards(text: str) -> tuple[int, ...]:
    return tuple(position(hands={0: text}).hands[0])


def meld(text: str, game: str = "classic_4p") -> Meld:
    return position(game, melds={0: [text]}).melds[0][0]


@cache
def played(game: str = "classic_4p", *, over: bool = True, secret: str = "") -> MatchRun:
    """Everybody always does the first thing allowed. Shared by all examples, which only look."""
    players = [Player(name, "steady") for name in ("Ann", "Bob", "Carl", "Dora")]
    run = MatchRun.new(resolve(game), 7, players, secret=secret)
    run.start_deal()
    while not run.deal_over and (over or len(run.log.deals[-1].entries) < 4):
        run.play(legal_actions(run.state)[0])
    if over:
        run.finish_deal()
    return run


def kind(rank: str) -> int:
    return KIND_OF_TEXT[rank]


HELPERS = {
    "Deal": Deal,
    "cards": cards,
    "code": code,
    "kind": kind,
    "meld": meld,
    "parse": parse,
    "played": played,
    "position": position,
    "resolve": resolve,
    "text_of": text_of,
}


def in_docstrings() -> Iterator[doctest.DocTest]:
    """Every docstring with examples; the names of its module are at hand."""
    for room in ("engine", "record"):
        for file in sorted((ROOT / "canasta_qt" / room).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if FOLDER in file.parts or ">>> " not in text:
                continue
            parts = file.relative_to(ROOT).with_suffix("").parts
            names = HELPERS | vars(importlib.import_module(".".join(parts)))
            for node in with_docstrings(ast.parse(text)):
                docstring = ast.get_docstring(node) or ""
                if ">>> " in docstring:
                    name, line = f"{parts[-1]}.{node.name}", node.body[0].lineno
                    yield _parser.get_doctest(docstring, names, name, str(file), line)


def with_docstrings(module: ast.Module) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """The classes and functions of a module, and their methods."""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node
            yield from (one for one in node.body if isinstance(one, ast.FunctionDef))


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
    assert problems(in_docstrings(), least=250) == ""


def test_examples_on_the_pages_are_true() -> None:
    assert problems(on_pages(), least=1) == ""


def test_an_example_that_is_wrong_is_found() -> None:
    wrong = _parser.get_doctest(">>> 1 + 1\n3\n", {}, "wrong", "wrong.py", 0)
    assert "Expected:\n    3\nGot:\n    2" in problems(iter([wrong]), least=1)
