"""Keep the translations in step with the program.

    python packaging/translations.py update             find every text, merge, keep what is done
    python packaging/translations.py todo de [--context C] [--json]    what is not translated yet
    python packaging/translations.py fill de FILE.json  put translations in, checked one by one
    python packaging/translations.py check [--whole]    complain of what is wrong (or missing)
    python packaging/translations.py release            make the files that the program reads
    python packaging/translations.py rename-context OLD NEW    after a class got another name

FILE.json is what ``todo --json`` prints, with the translations filled in:
``{context: {text: translation, or [form for 1, form for many]}}``. What is wrong is told and left
out, the rest is taken; ``fill`` also releases. The files (``resources/translations/*.ts``) open in
Qt Linguist too. Which words to use: ``resources/translations/GLOSSARY.md``. ``rename-context``
changes the marks in the code and all languages, and loses no translation; the class itself gets its
new name before.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import rename_context
from program_texts import PACKAGE, ROOT, Untranslatable, program_texts
from qm_files import NotCompiled, compile_all
from translation_faults import all_faults, faults
from ts_files import FOLDER, FORMS, LANGUAGES, Catalogue, Message, merge, read, write


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except Untranslatable as problem:
        print(problem, file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python packaging/translations.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("update").set_defaults(run=update)
    todo = commands.add_parser("todo")
    todo.add_argument("language", choices=LANGUAGES)
    todo.add_argument("--context", help="only this context; without --json all are counted")
    todo.add_argument("--json", action="store_true", help="as a form to be filled in")
    todo.add_argument("--most", type=int, default=10_000, metavar="N", help="at most N texts")
    todo.set_defaults(run=list_open)
    fill_in = commands.add_parser("fill")
    fill_in.add_argument("language", choices=LANGUAGES)
    fill_in.add_argument("file", type=Path)
    fill_in.set_defaults(run=fill)
    checking = commands.add_parser("check")
    checking.add_argument("--whole", action="store_true", help="everything must be translated")
    checking.set_defaults(run=check)
    renaming = commands.add_parser("rename-context")
    renaming.add_argument("old")
    renaming.add_argument("new")
    renaming.set_defaults(run=rename)
    commands.add_parser("release").set_defaults(run=lambda _: release(LANGUAGES))
    return parser


def update(_options: argparse.Namespace) -> int:
    """Find every text of the program and merge it into all languages."""
    texts = program_texts()
    for language in LANGUAGES:
        catalogue = read(language)
        merge(catalogue, texts)
        write(catalogue)
        print(f"{language}: {len(texts)} texts, {len(catalogue.open_ones())} to be translated")
    return 0


def list_open(options: argparse.Namespace) -> int:
    """Print what is not translated."""
    found = [
        one
        for one in read(options.language).open_ones()
        if options.context in (None, one.text.context)
    ]
    if options.json:
        print(json.dumps(_form(found[: options.most]), ensure_ascii=False, indent=1))
    elif options.context:
        for one in found[: options.most]:
            print(f"{one.text.source!r}  [{one.text.comment}]  {' | '.join(one.forms)}".rstrip())
    else:
        for context, count in Counter(one.text.context for one in found).items():
            print(f"{count:5} {context}")
        print(f"{len(found):5} in all")
    return 0


def _form(messages: Iterable[Message]) -> dict[str, dict[str, object]]:
    """What `fill` reads. Keys that begin with # are remarks on the text below them."""
    form: dict[str, dict[str, object]] = {}
    for one in messages:
        entries = form.setdefault(one.text.context, {})
        if one.text.comment:
            entries[f"# {one.text.source}"] = one.text.comment
        forms = one.forms or ("",) * (FORMS if one.text.plural else 1)
        entries[one.text.source] = list(forms) if one.text.plural else forms[0]
    return form


def fill(options: argparse.Namespace) -> int:
    """Put translations in; 1 when some were refused."""
    catalogue = read(options.language)
    refused: list[str] = []
    taken = 0
    for context, entries in json.loads(options.file.read_text("utf-8")).items():
        for source, said in entries.items():
            if source.startswith("# ") or not said or not all(said):
                continue
            wrong = _put(catalogue, context, source, said)
            refused += [f"{context}: {source!r}: {fault}" for fault in wrong]
            taken += not wrong
    write(catalogue)
    print(*refused, sep="\n", end="\n" if refused else "")
    left = len(catalogue.open_ones())
    print(f"{taken} taken, {len(refused)} refused, {left} still to be translated")
    return release([options.language]) or bool(refused)


def _put(catalogue: Catalogue, context: str, source: str, said: str | list[str]) -> list[str]:
    """Put one translation in, unless something is wrong with it."""
    known = catalogue.messages.get((context, source))
    if known is None:
        return ["the program does not say this"]
    forms = (said,) if isinstance(said, str) else tuple(said)
    message = replace(known, forms=forms, state="", old_source="")
    wrong = faults(message)
    if not wrong:
        catalogue.messages[message.text.key] = message
    return wrong


def check(options: argparse.Namespace) -> int:
    """Complain of wrong translations, of files that are behind, and perhaps of missing ones."""
    complaints: list[str] = []
    texts = program_texts()
    for language in LANGUAGES:
        catalogue = read(language)
        complaints += [f"{language}: {fault}" for fault in all_faults(catalogue)]
        lacking = [text for text in texts if text.key not in catalogue.messages]
        complaints += [f"{language}: not listed, run update: {text.key}" for text in lacking]
        if options.whole:
            complaints += [
                f"{language}: not translated: {one.text.key}" for one in catalogue.open_ones()
            ]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


def rename(options: argparse.Namespace) -> int:
    """Give a context another name; 1 when it is not there or a translation would be lost."""
    old, new = options.old, options.new
    catalogues = list(map(read, LANGUAGES))
    count = sum(key[0] == old for key in catalogues[0].messages)
    clashes = [
        f"{one.language}: {new} says something else already: {text!r}"
        for one in catalogues
        for text in rename_context.in_catalogue(one, old, new)
    ]
    if clashes or not count:
        print(*clashes or [f"there is no context {old}"], sep="\n", file=sys.stderr)
        return 1
    files = [*sorted(PACKAGE.rglob("*.py")), ROOT / "packaging" / "schema_texts.py"]
    for file in rename_context.in_code(old, new, files):
        print(f"changed: {file}")
    texts = program_texts()
    for catalogue in catalogues:
        merge(catalogue, texts)
        write(catalogue)
    looks = {PACKAGE: "*.py", ROOT / "tests": "*.py", ROOT / "docs": "*.md", FOLDER: "*.md"}
    for place in rename_context.mentions(old, looks):
        print(f"look at: {place}")
    left = sum(text.context == old for text in texts)
    print(f"{count} texts are {new}, {left} still {old}{': is there such a class?' * bool(left)}")
    return release(LANGUAGES) or bool(left)


def release(languages: Iterable[str]) -> int:
    """Compile translations to the files that Qt loads."""
    try:
        compile_all(read(language).path for language in languages)
    except NotCompiled as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
