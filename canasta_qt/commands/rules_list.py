"""`canasta-qt rules`: all games, and passing rules on as a file or as a short code."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from canasta_qt.commands.arguments import OK, UsageProblem, complain, found_rules
from canasta_qt.commands.speaking import Translate, add_language, speak
from canasta_qt.engine.rules import OPTIONS, get, preset, preset_ids
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import ImportedRules, RuleSet
from canasta_qt.storage.files import write_atomically
from canasta_qt.storage.problems import StorageProblem


def main(argv: Sequence[str]) -> int:
    """List the games, or do what is asked with one set of rules.

    Exit status 0, or 2 for rules that cannot be used or a file that cannot be read or written.
    """
    options = _parser().parse_args(argv)
    try:
        for line in _answer(options, speak(options.language)):
            print(line)
    except UsageProblem as problem:
        return complain("rules", problem)
    except StorageProblem as problem:
        return complain("rules", f"{problem.path}: {problem.reason}")
    return OK


def _parser() -> argparse.ArgumentParser:
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
    add_language(parser)
    parser.add_argument("--data-dir", metavar="DIR", help="where your own rules are kept")
    return parser


def _answer(options: argparse.Namespace, translate: Translate) -> Iterator[str]:
    if options.code is not None:
        yield short_code(found_rules(options.code, options.data_dir))
    elif options.export is not None:
        wanted, file = options.export
        write_atomically(Path(file), file_text(found_rules(wanted, options.data_dir)))
    elif options.read is not None:
        yield from _described(found_rules(options.read, options.data_dir), translate)
    else:
        yield from _games(translate)


def _described(one: RuleSet | ImportedRules, translate: Translate) -> Iterator[str]:
    """Name and parent, then each option that is not as in the parent, with the parent's value."""
    yield f"name: {translate('game_names', one.name)}"
    yield f"parent: {one.parent}"
    for spec in OPTIONS:
        now, before = get(one.rules, spec.key), get(one.parent_rules, spec.key)
        if now != before:
            values = [json.dumps(spec.dump(value), ensure_ascii=False) for value in (now, before)]
            yield f"{spec.key}: {values[0]} (in place of {values[1]})"


def _games(translate: Translate) -> Iterator[str]:
    width = max(map(len, preset_ids()))
    for preset_id in preset_ids():
        game = preset(preset_id)
        name = translate("game_names", game.name)
        if game.reconstructed:
            name = translate("Ceremony", "{game} (reconstructed)").format(game=name)
        count = game.rules.match.players
        players = translate("rules_list", "{n} players").format(n=count)
        yield f"{preset_id:<{width}}  {players}  {name}"
