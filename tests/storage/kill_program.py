"""Kills a program that plays, at random moments, and looks whether anything was lost.

    python -m tests.storage.kill_program [--times N] [--seed S]

Each time a child plays on in the match that the one before it left, and says each change that has
been stored; after a moment it gets SIGKILL. What is then on the disk must be all that it had said,
or one change more, and must play again. Needs `os.fork`, which Windows lacks.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator

from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun, Observer
from canasta_qt.storage.archive import open_store, prepare
from canasta_qt.storage.files import Paths
from canasta_qt.storage.recorder import Recorder

LONGEST_MATCH = 250
"""After so many actions a match is given up for a new one, for its replay takes time."""

LONGEST_S = 0.15
"""The latest moment at which a child is killed, after its first word."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        changes_made = sum(kill_once(Paths.find(folder), rng) for _ in range(options.times))
    print(f"killed {options.times} times, {changes_made} changes made, none lost")
    return 0


def kill_once(paths: Paths, rng: random.Random) -> int:
    """One life of the program; returns how many changes were made in it."""
    before = on_disk(paths)
    seed = rng.random()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        live(paths, seed, writer)
    os.close(writer)
    said = os.read(reader, 1)
    time.sleep(rng.random() * LONGEST_S)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while part := os.read(reader, 65536):
        said += part
    os.close(reader)
    check(before, seed, len(said), on_disk(paths))
    return len(said)


def live(paths: Paths, seed: float, writer: int) -> None:
    """Play until killed, saying every change after it has been stored."""
    store = open_store(paths)
    if prepare(store, paths):
        os._exit(1)
    (waiting,) = store.unfinished().matches or (None,)
    if waiting is not None and waiting.log.actions > LONGEST_MATCH:
        store.delete(waiting.id)
        waiting = None
    recorder = Recorder(store, match=waiting.id if waiting else None)
    for _ in changes(waiting.log if waiting else None, seed, recorder):
        os.write(writer, b".")


def changes(
    log: MatchLog | None, seed: float, recorder: Observer | None = None
) -> Iterator[MatchRun]:
    """A match going on by chance, the same for the same seed; yields after every change."""
    rng = random.Random(seed)
    if log is None or log.actions > LONGEST_MATCH:
        people = [Player(name, "random") for name in "ABCD"]
        run = MatchRun.new(resolve("classic_4p"), 1, people)
    else:
        run = MatchRun.from_log(log)
    run.on_change = recorder
    while True:
        if not run.in_deal or run.deal_over:
            run.start_deal()
        elif run.can_undo() and rng.random() < 0.3:
            run.undo()
        else:
            run.play(random_action(run.state, rng))
        yield run


def on_disk(paths: Paths) -> MatchLog | None:
    """The match that the next start would go on with."""
    store = open_store(paths)
    problems = prepare(store, paths)
    found = store.unfinished()
    store.database.close()
    assert not problems, problems
    assert not found.problems, found.problems
    return found.matches[0].log if found.matches else None


def check(before: MatchLog | None, seed: float, said: int, now: MatchLog | None) -> None:
    """Everything that was said is there, and at most the change that was being made besides."""
    assert said, "the program did not start"
    assert now is not None
    life = changes(before, seed)
    for _ in range(said):
        run = next(life)
    told = dumps(run.log)
    if dumps(now) != told:
        assert dumps(now) == dumps(next(life).log), f"lost something after {said} changes"
    MatchRun.from_log(now)


if __name__ == "__main__":
    sys.exit(main())
