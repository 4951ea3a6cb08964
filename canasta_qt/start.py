"""The composition root: reads the command line and starts what it asks for.

Qt and the layers are imported only where they are needed: ``judge``, ``simulate`` and ``replay``
run without PySide6, and a start without a display still gets its explanation.
"""

import argparse
import contextlib
import errno
import gc
import importlib
import io
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from canasta_qt import preflight
from canasta_qt.languages import CHOICES, chosen

COMMANDS: Mapping[str, tuple[str, str]] = {
    "judge": (
        "canasta_qt.commands.check:judge_positions",
        "judge positions written as text: judge FILE",
    ),
    "simulate": (
        "canasta_qt.commands.simulate:simulate_deals",
        "let bots play without a screen: simulate --rules ID --deals N --seed S",
    ),
    "replay": ("canasta_qt.commands.check:replay_match", "play a saved log again: replay FILE"),
    "verify": (
        "canasta_qt.commands.check:verify_match",
        "check that a saved match was dealt fairly",
    ),
    "review": (
        "canasta_qt.commands.review:review_match",
        "moves of a saved match worth a second look: review FILE",
    ),
    "compare": (
        "canasta_qt.commands.compare:compare_match",
        "what Expert makes of the same cards: compare FILE --seat N",
    ),
    "check-matches": (
        "canasta_qt.commands.matches:check_matches",
        "read every match that is kept, play it again, and repair what can be",
    ),
    "exercises": (
        "canasta_qt.commands.exercises:exercises",
        "list exercises, make new ones, or solve one: exercises --solve ID",
    ),
    "challenge": (
        "canasta_qt.commands.challenge:challenge",
        "a challenge code made, read, or of a day: challenge --make FILE",
    ),
    "rules": (
        "canasta_qt.commands.rules:list_rules",
        "list all games; pass rules on as a file or as a short code",
    ),
    "rulebook": (
        "canasta_qt.commands.rules:write_rulebook",
        "write out the rules of a game: rulebook ID|FILE [--html FILE]",
    ),
    "score": (
        "canasta_qt.commands.score:score_entries",
        "score a game with real cards: score FILE [--json]",
    ),
    "lessons": (
        "canasta_qt.commands.lessons:list_lessons",
        "list the lessons and your progress; --check plays each, right and wrong",
    ),
}
"""Command without a window: ``module:function`` from arguments to exit status, and its help."""

UNUSABLE = 2
"""Exit status of a call with rules that cannot be played."""

INTERRUPTED = 130
"""Exit status of a command that was stopped."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _settle_output()
    if words and words[0] in COMMANDS:
        return _run(*words)
    return play(words)


def _settle_output() -> None:
    """Write UTF-8 into files and pipes that would have a code page without a minus sign.

    That happens on Windows, where the program with a window has no output at all.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            try:
                "\N{MINUS SIGN}".encode(stream.encoding)
            except UnicodeEncodeError:
                stream.reconfigure(encoding="utf-8")


def _run(command: str, *words: str) -> int:
    """Run a command; a reader that goes away, or the keyboard, ends it quietly."""
    module, _, function = COMMANDS[command][0].partition(":")
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status: int = getattr(importlib.import_module(module), function)(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as problem:
        if not _reader_has_gone(problem):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED
    return status


def _reader_has_gone(problem: OSError) -> bool:
    """Whether the reader of a pipe is gone; Windows calls that an invalid argument."""
    if isinstance(problem, BrokenPipeError):
        return True
    return os.name == "nt" and problem.errno == errno.EINVAL and problem.filename is None


def parser() -> argparse.ArgumentParser:
    """The command line of the game itself."""
    lines = "\n".join(f"  {name:<15}{text}" for name, (_, text) in COMMANDS.items())
    result = _Parser(
        prog="canasta-qt",
        description="Canasta for the desktop.",
        epilog=f"commands without a window (each with its own --help):\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = result.add_argument
    add(
        "match",
        metavar="FILE.canasta",
        nargs="?",
        type=_match_file,
        help="look at a saved match: watch it again, or keep it",
    )
    add("--challenge", metavar="CODE", help="show what a challenge code asks, and play it")
    add("--demo", action="store_true", help="bots play every seat")
    add(
        "--rules",
        metavar="ID",
        help="start a match of this game at once: an id (see: canasta-qt rules), the name of your "
        "own rules, a file with rules, or a short code",
    )
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--seed", metavar="S", type=_seed, help="same seed, same cards")
    add("--data-dir", metavar="DIR", help="keep matches and settings here")
    add("--speed", metavar="X", type=_speed, help="durations times X: 0.5 is fast, 0 at once")
    add("--card-size", choices=("normal", "large", "jumbo"), help="how large the cards are")
    add("--language", type=chosen, choices=CHOICES, help="the language of this run")
    add("--speak", action="store_true", help="speak in this run where no screen reader does")
    add("--fullscreen", action="store_true", help="fill the screen")
    add("--self-test", action="store_true", help="play a deal unseen, to try this installation")
    add("--version", action=_Version, help="say which version and build this is")
    return result


class _Parser(argparse.ArgumentParser):
    """Shows its messages in a box where the program has no output."""

    def _print_message(self, message: str, file: Any = None) -> None:
        preflight.tell(message, file or sys.stderr)


class _Version(argparse.Action):
    """Prints the version; playouts and Qt are asked only then, to keep every start fast."""

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **rest)

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from canasta_qt.build_info import version_lines

        preflight.tell("\n".join(version_lines()) + "\n", sys.stdout)
        parser.exit()


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"a whole number is needed, not {text!r}")
    return int(text)


def _match_file(text: str) -> str:
    if not text.lower().endswith(".canasta"):
        raise argparse.ArgumentTypeError(f"neither a command nor a match (*.canasta): {text!r}")
    return text


def _speed(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= (speed := float(text)) <= 10:
            return speed
    raise argparse.ArgumentTypeError(f"a number from 0 to 10 is needed, not {text!r}")


class UsageProblem(ValueError):
    """The command cannot run as it was called; the message is one line with the reason."""


def read_options(words: Sequence[str]) -> argparse.Namespace:
    """The command line, checked.

    `rules` is a preset's id then, `overrides` holds the differences from it, and `rules_name` and
    `rule_set` name rules that are not just a preset's (see `ChosenRules`).
    Raises `UsageProblem` for rules that cannot be played; leaves the program for bad arguments.
    """
    options = parser().parse_args(words)
    options.overrides, options.rules_name, options.rule_set = {}, "", ""
    if not options.set and options.rules is None:
        return options
    from canasta_qt.commands.arguments import DEFAULT_PRESET, chosen_rules, parse_settings

    options.overrides = parse_settings(options.set)
    chosen = chosen_rules(options.rules or DEFAULT_PRESET, options.overrides, options.data_dir)
    options.rules, options.overrides = chosen.preset, chosen.overrides
    options.rules_name, options.rule_set = chosen.name, chosen.rule_set
    return options


def play(words: Sequence[str]) -> int:
    """Open the game; rules that cannot be played are refused before a window opens."""
    try:
        options = read_options(words)
    except UsageProblem as problem:
        preflight.tell(f"canasta-qt: {problem}\n", sys.stderr)
        return UNUSABLE
    if options.self_test:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if not preflight.ready():
        return preflight.CANNOT_START
    if options.self_test:
        self_test = importlib.import_module("canasta_qt.app.self_test")
        return int(self_test.run(read_options))
    gc.disable()  # until all is built: nothing of that is garbage
    program = importlib.import_module("canasta_qt.app.program")
    status: int = program.Program(options, at_once=False).run()
    return status
