"""`canasta-qt rulebook RULES`: the rulebook of a game, a file or a short code of rules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_qt.commands.arguments import OK, UsageProblem, complain, found_rules
from canasta_qt.commands.speaking import add_language, speak

if TYPE_CHECKING:
    from canasta_qt.controller.rulebook import Rulebook


def main(argv: Sequence[str]) -> int:
    """Print the rulebook, or write it to a file as HTML. Exit status 2 when that cannot be done."""
    options = _parser().parse_args(argv)
    translate = speak(options.language)
    from canasta_qt.controller.rulebook import as_text, write  # late: its words need Qt

    try:
        found = found_rules(options.rules, options.data_dir)
        book = write(found.rules, translate("game_names", found.name))
        if options.html is not None:
            _save(book, options.html)
        else:
            print(as_text(book), end="")
    except UsageProblem as problem:
        return complain("rulebook", problem)
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt rulebook",
        description="Write out the rules of a game in plain words, with worked examples.",
    )
    parser.add_argument(
        "rules",
        metavar="RULES",
        help="the id of a game, a file of rules, a short code, or the name of your own rules",
    )
    add_language(parser)
    parser.add_argument("--html", metavar="FILE", help="write a page for a browser to this file")
    parser.add_argument("--data-dir", metavar="DIR", help="where your own rules are kept")
    return parser


def _save(book: Rulebook, name: str) -> None:
    from canasta_qt.controller.rulebook import as_html

    try:
        Path(name).write_text(as_html(book), encoding="utf-8")
    except OSError as problem:
        raise UsageProblem(f"cannot write {name}: {problem.strerror or problem}") from None
