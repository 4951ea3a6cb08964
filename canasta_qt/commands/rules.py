"""`canasta-qt rules` and `rulebook`: all games, rules as a file or code, and in plain words.

They answer in English unless another language is asked for.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from canasta_qt.commands.arguments import OK, complain, found_rules
from canasta_qt.engine.rules import OPTIONS, get, preset, preset_ids
from canasta_qt.features.rulebook.words.page import as_web_page
from canasta_qt.features.rulebook.words.writer import as_text, write
from canasta_qt.languages import CHOICES, ORIGINAL, chosen
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.start import UsageProblem
from canasta_qt.storage.files import StorageProblem, write_export
from canasta_qt.words.games import CeremonyText, game_name
from canasta_qt.words.lines import Rulebook
from canasta_qt.words.translate import hand_in, translate


def _add_common(parser: argparse.ArgumentParser) -> None:
    """What both commands are asked: a language, and where one's own rules are."""
    parser.add_argument(
        "--language",
        type=chosen,
        choices=CHOICES,
        default=ORIGINAL,
        help="the language of the answer",
    )
    parser.add_argument("--data-dir", metavar="DIR", help="where your own rules are kept")


def speak(code: str) -> None:
    """Speak a language from now on. Qt is needed only for another one than English."""
    if code == ORIGINAL:
        hand_in()
        return
    from PySide6.QtCore import QCoreApplication

    from canasta_qt.library import language

    language.use(QCoreApplication.instance() or QCoreApplication(sys.argv[:1]), code)


def list_rules(argv: Sequence[str]) -> int:
    """List the games, or do what is asked with one set of rules.

    Exit status 0, or 2 for rules that cannot be used or a file that cannot be read or written.
    """
    options = _rules_parser().parse_args(argv)
    speak(options.language)
    try:
        for line in _answer(options):
            print(line)
    except UsageProblem as problem:
        return complain("rules", problem)
    except StorageProblem as problem:
        return complain("rules", f"{problem.path}: {problem.reason}")
    return OK


def _rules_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt rules",
        description="List all games: id, players, name. RULES is such an id, the name of rules of "
        "your own, a file with rules, or a short code.",
    )
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--code", metavar="RULES", help="print the short code of rules")
    asked.add_argument(
        "--export", nargs=2, metavar=("RULES", "FILE"), help="write rules into a file"
    )
    asked.add_argument(
        "--read", metavar="RULES", help="print what rules are called, and what is changed in them"
    )
    _add_common(parser)
    return parser


def _answer(options: argparse.Namespace) -> Iterator[str]:
    if options.code is not None:
        yield short_code(found_rules(options.code, options.data_dir))
    elif options.export is not None:
        wanted, file = options.export
        write_export(Path(file), file_text(found_rules(wanted, options.data_dir)))
    elif options.read is not None:
        yield from _described(found_rules(options.read, options.data_dir))
    else:
        yield from _games()


def _described(one: RuleSet) -> Iterator[str]:
    """Name and parent, then each option that is not as in the parent, with the parent's value."""
    yield f"name: {game_name(one.name)}"
    yield f"parent: {one.parent}"
    for spec in OPTIONS:
        now, before = get(one.rules, spec.key), get(one.parent_rules, spec.key)
        if now != before:
            values = [json.dumps(spec.dump(value), ensure_ascii=False) for value in (now, before)]
            yield f"{spec.key}: {values[0]} (in place of {values[1]})"


def _games() -> Iterator[str]:
    width = max(map(len, preset_ids()))
    for preset_id in preset_ids():
        game = preset(preset_id)
        name = game_name(game.name)
        if game.reconstructed:
            name = CeremonyText.TITLE(game=name)
        count = game.rules.match.players
        players = translate("rules_list", "{n} players").format(n=count)
        yield f"{preset_id:<{width}}  {players}  {name}"


def write_rulebook(argv: Sequence[str]) -> int:
    """Print the rulebook, or write it to a file as HTML. Exit status 2 when that cannot be done."""
    options = _rulebook_parser().parse_args(argv)
    speak(options.language)
    try:
        found = found_rules(options.rules, options.data_dir)
        book = write(found.rules, game_name(found.name))
        if options.html is not None:
            _save_rulebook(book, options.html)
        else:
            print(as_text(book), end="")
    except UsageProblem as problem:
        return complain("rulebook", problem)
    return OK


def _rulebook_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt rulebook",
        description="Write out the rules of a game in plain words, with worked examples.",
    )
    parser.add_argument(
        "rules",
        metavar="RULES",
        help="the id of a game, a file of rules, a short code, or the name of your own rules",
    )
    parser.add_argument("--html", metavar="FILE", help="write a page for a browser to this file")
    _add_common(parser)
    return parser


def _save_rulebook(book: Rulebook, name: str) -> None:
    from canasta_qt.ui.cards.drawings import card_drawing

    try:
        write_export(Path(name), as_web_page(book, card_drawing))
    except StorageProblem as problem:
        raise UsageProblem(f"cannot write {name}: {problem.reason}") from None
