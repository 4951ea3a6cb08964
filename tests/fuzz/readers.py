"""What is read, good content of it, and how a reader is asked: only documented errors may come.

A reader's `ask` gets the content of a file. It passes over the errors that the reader documents
and raises whatever else comes, also where an answer cannot be written and read again.
"""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Final

from canasta_qt.engine import Match, Phase, act, random_action
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.challenges.words import about, changes, doubts, fault_text
from canasta_qt.features.score_keeper.model.checks import doubts_of
from canasta_qt.features.score_keeper.model.sheet_data import read_sheet, sheet_data
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.features.score_keeper.words import doubt_text
from canasta_qt.library.preferences import Preferences
from canasta_qt.library.rule_library import read_rules
from canasta_qt.record import rule_code
from canasta_qt.record.challenges import code as challenge_codes
from canasta_qt.record.challenges.challenge import Challenge, ChallengeResult, CodeProblem, Players
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.challenges.daily import deal_of_key
from canasta_qt.record.json_text import half_character
from canasta_qt.record.log_text import FOREIGN, RecordProblem, dumps, loads
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.reading import place_of, read_positions
from canasta_qt.record.positions.writing import write_action, write_position
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.record.rule_file import file_text, reads_back
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.storage.archive import ForeignDatabase
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.settings import Settings, load_settings, save_settings
from canasta_qt.words.refusals import refusal_text
from tests.fuzz import own_files, players
from tests.fuzz.mutants import (
    EDITS,
    NASTY_JSON,
    NASTY_NUMBERS,
    NASTY_TEXTS,
    edited,
    json_mutant,
    poisoned_json,
)

_TESTS: Final = Path(__file__).parents[1]
_GAMES: Final = ("classic_2p", "samba", "american_2024", "jonola")
_LONGEST_MESSAGE: Final = 20_000


@dataclass(frozen=True, slots=True)
class Reader:
    """One reader.

    Attributes:
        name: as the command knows it.
        samples: good content.
        mutant: a damaged copy of one.
        ask: reads content.
        pieces: whether a finding can be made small by leaving bytes out.
    """

    name: str
    samples: Callable[[], Sequence[bytes]]
    mutant: Callable[[bytes, random.Random], bytes]
    ask: Callable[[bytes], None]
    pieces: bool = True


def _require(good: bool, what: str) -> None:
    if not good:
        raise AssertionError(what)


def _told(problem: Exception) -> None:
    """The message of a documented error is short and can be written to any file or screen."""
    text = str(problem)
    _require(len(text) <= _LONGEST_MESSAGE, f"a message of {len(text)} letters")
    text.encode("utf-8")


# --- logs -------------------------------------------------------------------------------------


@cache
def _logs() -> tuple[bytes, ...]:
    """Matches of one deal, cut short, so that many can be tried; one with all that formats tell."""
    found = []
    for game in _GAMES:
        log = loads((_TESTS / "golden" / f"{game}.canasta").read_bytes()).log
        del log.deals[1:]
        log.truncate(60)
        found.append(dumps(log).encode())
    log.rules_name, log.secret, log.advice = "Sundays at Vera's", "7d" * 32, True
    log.conceded = 1
    return (*found, dumps(log).encode())


def _ask_log(data: bytes) -> None:
    try:
        log = loads(data, FOREIGN).log
        text = dumps(log)
        _require(loads(text.encode("utf-8")).log == log, "written and read again it differs")
        MatchRun.from_log(log)
    except (RecordProblem, ReplayDifference) as problem:
        _told(problem)


# --- rules ------------------------------------------------------------------------------------


@cache
def _rule_sets() -> tuple[RuleSet, ...]:
    return tuple(
        RuleSet("Sundays at Vera’s", game, preset(game).rules, preset(game).rules)
        if game != "samba"
        else RuleSet("Ours", game, resolve(game, {"go_out.bonus": 300}), preset(game).rules)
        for game in _GAMES
    )


def _rule_files() -> tuple[bytes, ...]:
    return tuple(file_text(one).encode() for one in _rule_sets())


def _ask_rules(data: bytes | str) -> None:
    try:
        one = read_rules(data)
    except RuleFileProblem as problem:
        _told(problem)
        _require(len(problem.lines) == len(problem.faults) <= 21, "too many lines")
    else:
        _require(reads_back(one), "written and read again it differs")


def _codes() -> tuple[bytes, ...]:
    return tuple(rule_code.short_code(one).encode() for one in _rule_sets())


def _code_mutant(code: bytes, rng: random.Random) -> bytes:
    """Damaged letters; or letters or content changed, and the checksum made right again."""
    kind = rng.random()
    if kind < 0.3:
        return edited(code, rng)
    if kind < 0.5:
        letters = code.decode()[4:].replace("-", "")[: -rule_code._SUM]
        at = rng.randrange(len(letters))
        letters = letters[:at] + rng.choice(rule_code.LETTERS) + letters[at + 1 :]
        return f"CQ1-{letters}{rule_code._checksum(letters)}".encode()
    one = rule_code.read_code(code.decode())
    content = rule_code._unpacked(
        rule_code.bytes_of(code.decode()[4:].replace("-", "")[: -rule_code._SUM])
    )
    _require(one.name in content, "a code holds its name")
    return packed(poisoned_json(content, rng)).encode("utf-8", "surrogatepass")


def packed(content: str) -> str:
    """A code with any content, its checksum right."""
    packer = rule_code.zlib.compressobj(
        9, rule_code.zlib.DEFLATED, -15, 9, zdict=rule_code._dictionary()
    )
    data = packer.compress(content.encode("utf-8", "surrogatepass")) + packer.flush()
    letters = rule_code.letters_of(data)
    return f"CQ1-{letters}{rule_code._checksum(letters)}"


def _ask_code(data: bytes) -> None:
    """A code comes as text, from a message or the clipboard, perhaps with half characters."""
    _ask_rules(data.decode("utf-8", "surrogateescape"))


# --- challenge codes ----------------------------------------------------------------------------


@cache
def _challenges() -> tuple[bytes, ...]:
    found = [deal_of_key(key).challenge(Players(1)) for key in ("2026-11-24", "2026-W48")]
    table = found[0].table
    ours = _rule_sets()[-1]
    changed = replace(found[0], game=ours.parent, changed=ours, rules=ours.rules)
    assert table is not None
    long = replace(table, seed="5a" * 32, cut=57, styles=("", "expert", "club:miser", "steady"))
    exercise = Challenge("exercise", "classic_4p", changed.rules, exercise="classic_4p/1.2/3/17")
    whole = replace(exercise, rules=found[0].rules, exercise="1.0 1.0.0 take 1 *97^0;:0/.:-123 -")
    return tuple(
        challenge_code(one).encode()
        for one in (
            *found,
            changed,
            replace(found[0], table=long, result=ChallengeResult(1065, -70)),
            replace(found[0], kind="deal", table=replace(table, deal=3, dealer=2)),
            replace(exercise, rules=found[0].rules),
            whole,
        )
    )


def _challenge_mutant(code: bytes, rng: random.Random) -> bytes:
    """Damaged letters; or letters changed, and the checksum made right again."""
    if rng.random() < 0.4:
        return edited(code, rng)
    own, plus, rules = code.decode().partition("+")
    letters = list(own[4:].replace("-", "")[: -challenge_codes.SUM])
    for _ in range(rng.choice((1, 1, 2, 5))):
        letters[rng.randrange(len(letters))] = rng.choice(rule_code.LETTERS)
    text = "".join(letters[: rng.randrange(len(letters))] if rng.random() < 0.2 else letters)
    return f"CC1-{text}{challenge_codes.checksum(text)}{plus}{rules}".encode()


def _ask_challenge(data: bytes) -> None:
    try:
        one = read_challenge(data.decode("utf-8", "surrogateescape"))
    except CodeProblem as problem:
        _told(problem)
        fault_text(problem.fault)
    else:
        _require(read_challenge(challenge_code(one)) == one, "written and read again it differs")
        about(one), changes(one), doubts(one, Players(1))


# --- positions --------------------------------------------------------------------------------


@cache
def _positions() -> tuple[bytes, ...]:
    text = (_TESTS / "engine" / "worked_examples.json").read_text(encoding="utf-8")
    examples = tuple(json.dumps(one["position"]).encode() for one in json.loads(text)[::9])
    return (*examples, *map(_played_position, _PLAYED), _SAYING_ALL)


_PLAYED: Final = ("classic_3p", "american_2024", "bain_hand_and_foot", "canadian", "british")


def _played_position(game: str) -> bytes:
    """A state that came about by random play, and what may be done in it."""
    state, _ = Match(preset(game).rules, 5).start_deal()
    rng = random.Random(5)
    for _ in range(60):
        if state.phase is not Phase.OVER:
            before = state.clone()
            act(state, random_action(state, rng))
    tried = [write_action(before, action) for action in legal_actions(before)[:5]]
    return json.dumps({**write_position(before), "actions": tried}).encode()


_SAYING_ALL: Final = json.dumps(
    {
        "rules": "american_cla",
        "phase": "play",
        "dealer": 1,
        "hands": {"0": "9 8 3h", "1": 13},
        "melds": {"0": ["Kh1 Kd1 Ks1", "Q Q Q"]},
        "opened": {"0": {"turn": 6}, "1": {"seat": 3}},
        "numbers": {"0": [3, 1]},
        "begun": {"0": [2, 6]},
        "begun_dirty": {"0": [0, "Q"]},
        "next_number": 5,
        "melded": [0, 2],
        "waiting": {"2": "7 6 5"},
        "pile": "5 6",
        "pile_face_down": "4h",
        "freezer": 2,
        "questions": {"2": 1},
        "cuts": [{"seat": 1, "cards": 22, "points": 100}],
        "penalties": [{"seat": 0, "fault": "pile_illegal", "points": -50}],
        "this_turn": {
            "laid": [{"meld": 1, "cards": "Q Q Q"}],
            "took_pile": True,
            "faults": ["pile_illegal"],
            "drawn": "9",
            "steps": [{"melds": ["Kh1 Kd1 Ks1"], "pile": "8 Q", "stock": 3, "freezer": 1}],
        },
        "stock": "4 4",
        "actions": ["retract", "meld: 9 -> #1", "merge: #3 -> #1", "take: *"],
    }
).encode()


def _ask_position(data: bytes) -> None:
    try:
        positions = read_positions(data)
    except PositionProblem as problem:
        _told(problem)
        return
    for at, one in enumerate(positions[:20]):
        answer = judge(one, refusal_text)
        if "error" in answer:
            _require(place_of(data, at, str(answer["error"])).startswith("line "), "no place")
        json.dumps(answer, ensure_ascii=False).encode("utf-8")
        if isinstance(one, dict) and "error" not in answer:
            _require_written(one)
        _require(len(str(answer.get("error", ""))) <= _LONGEST_MESSAGE, "a very long message")


def _require_written(position: dict[str, object]) -> None:
    """A position that could be set up is written as one that reads back to the same."""
    state = set_up(position).state
    written = json.loads(json.dumps(write_position(state)))
    _require(set_up(written).state.digest() == state.digest(), "written and read it differs")


# --- entries of a score keeper ------------------------------------------------------------------


@cache
def _entries() -> tuple[bytes, ...]:
    examples = _TESTS / "features" / "score_keeper" / "worked_examples.json"
    text = examples.read_text(encoding="utf-8")
    cases = json.loads(text)[::7]
    written = ["\n".join(one.get("counted", one["cards"])).encode() for one in cases]
    written += ["\n".join(one["cards"]).encode() for one in cases]
    as_json = [json.dumps(sheet_data(read_entries(one).sheet)).encode() for one in written[::4]]
    return (*written, *as_json)


def _entry_mutant(data: bytes, rng: random.Random) -> bytes:
    return json_mutant(data, rng) if data.startswith(b"{") else edited(data, rng)


def _ask_entries(data: bytes) -> None:
    try:
        read = read_entries(data)
    except PositionProblem as problem:
        _told(problem)
        _require(str(problem).startswith("line "), "no place")
        return
    for doubt in doubts_of(read.sheet):
        _require(read.placed(doubt.place).startswith("line "), "no place of a doubt")
        _require(bool(doubt_text(doubt, read.sheet.names)), "no words")
    tally(read.sheet)
    written = json.loads(json.dumps(sheet_data(read.sheet)))
    _require(read_sheet(written) == read.sheet, "written and read again it differs")


# --- settings ---------------------------------------------------------------------------------


@cache
def _settings() -> tuple[bytes, ...]:
    chosen = Settings(
        player_name="Zoë",
        bot_names=("Ada", "Ben"),
        styles=("club:bold", ""),
        overrides='{"name": "Ours", "options": {"pile.layoff": "no"}}',
        window='{"size": [800, 600], "at": [3, 4], "state": "AAAA"}',
        hand="[1, 2, 3, 4]",
        dialogs='{"keys": "{\\"undo\\": [\\"Ctrl+Z\\"]}", "rules": "[800, 500]"}',
        flags={"flip": False},
        choices={"theme": "dark"},
        unknown={"scent": {"rose": [1, 2, 3]}},
    )
    with _folder() as folder:
        save_settings(Paths(folder, folder), chosen)
        return ((folder / "settings.json").read_bytes(), b"{}")


def _ask_settings(data: bytes) -> None:
    with _folder() as folder:
        paths = Paths(folder, folder)
        paths.settings_file.write_bytes(data)
        loaded = load_settings(paths)
        if loaded.problem is not None:
            _told(loaded.problem)
            _require(loaded.problem.path.read_bytes() == data, "what is set aside is untouched")
        preferences = Preferences(loaded.settings)
        _ = preferences.choice, preferences.card_size, preferences.card_percent
        _ = preferences.kept("keys"), preferences.speed, preferences.chosen("theme")
        save_settings(paths, loaded.settings)
        again = load_settings(paths)
        _require(again.problem is None, "what was saved cannot be read")
        _require(again.settings == loaded.settings, "written and read again they differ")


# --- databases --------------------------------------------------------------------------------


@contextlib.contextmanager
def _folder():  # type: ignore[no-untyped-def]
    with tempfile.TemporaryDirectory(prefix="canasta-fuzz-") as name:
        yield Path(name)


@cache
def _databases() -> tuple[bytes, ...]:
    """A database with a match that is over and one that is running."""
    with _folder() as folder:
        store = MatchStore(Database(folder / "matches.db"))
        log = loads((_TESTS / "golden" / "classic_2p.canasta").read_bytes()).log
        store.import_log(log, "Classic", at=1.0)
        del log.deals[1:]
        log.truncate(40)
        store.import_log(log, "Classic", at=2.0)
        store.database.close()
        return (store.database.path.read_bytes(),)


def _database_mutant(data: bytes, rng: random.Random) -> bytes:
    if rng.random() < 0.5:
        changed = bytearray(data)
        for _ in range(rng.choice((1, 3, 10, 60))):
            at = rng.randrange(len(changed) if rng.random() < 0.6 else 4096)
            changed[at] = rng.randrange(256)
        return bytes(changed[: rng.randrange(len(changed))] if rng.random() < 0.1 else changed)
    with _folder() as folder:
        path = folder / "matches.db"
        path.write_bytes(data)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            with contextlib.suppress(sqlite3.Error):
                _spoil(connection, rng)
        return path.read_bytes()


_TRAPS: Final = (
    "CREATE VIEW v AS SELECT 1",
    "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM matches; END",
    "CREATE TABLE more (one)",
    "CREATE INDEX odd ON matches (seed)",
    "ALTER TABLE matches RENAME COLUMN header TO head",
    "DROP TABLE actions",
    "DROP TABLE rules",
    "DELETE FROM rules",
    "DELETE FROM actions WHERE number % 3 = 1",
    "UPDATE actions SET number = number + 100000",
    "PRAGMA user_version = 99",
    "PRAGMA user_version = -1",
)


def _spoil(connection: sqlite3.Connection, rng: random.Random) -> None:
    """One cell of another kind or content, or one part of the schema that is not ours."""
    if rng.random() < 0.25:
        connection.execute(rng.choice(_TRAPS))
        return
    table, column = rng.choice(
        (
            *(("matches", name) for name in ("header", "play", "players", "rules", "seed")),
            *(("matches", name) for name in ("begun", "ended", "deals", "totals", "title")),
            ("rules", "options"),
            ("actions", "line"),
            ("actions", "at"),
        )
    )
    values: Sequence[object] = (
        *NASTY_TEXTS,
        *NASTY_JSON,
        *NASTY_NUMBERS,
        None,
        7,
        1e300,
        b"\xff\xfe",
        rule_code.zlib.compress(bytes(8_000_000), 9),
        rule_code.zlib.compress(b"\xed\xa0\x80"),
        rule_code.zlib.compress(rng.choice(NASTY_TEXTS).encode()),
    )
    connection.execute("PRAGMA foreign_keys = OFF")
    if rng.random() < 0.3:
        connection.execute(
            f"UPDATE {table} SET {column} = replace({column}, ?, ?)",
            (rng.choice("0123456789:{[ "), rng.choice((*NASTY_TEXTS, *NASTY_NUMBERS))),
        )
    elif rng.random() < 0.5:
        connection.execute(
            f"UPDATE {table} SET {column} = CAST({column} AS BLOB) || ?", (b"\xed\xa0\x80",)
        )
    else:
        connection.execute(f"UPDATE {table} SET {column} = ?", (rng.choice(values),))


def _ask_database(data: bytes) -> None:
    with _folder() as folder:
        path = folder / "other.db"
        path.write_bytes(data)
        store = MatchStore(ForeignDatabase(path))
        with contextlib.closing(store.database):
            try:
                for match in store.ids()[:50]:
                    with _passing_over():
                        text = store.text(match)
                        _require(half_character(text) is None or "\\u" in text, "half a character")
                        MatchRun.from_log(loads(text, FOREIGN).log)
                    with _passing_over():
                        store.log(match)
            except StorageProblem as problem:
                _told(problem)
        _require(path.read_bytes() == data, "a database of others was changed")


@contextlib.contextmanager
def _passing_over():  # type: ignore[no-untyped-def]
    """Pass over the documented errors about one match."""
    try:
        yield
    except (StorageProblem, RecordProblem, ReplayDifference) as problem:
        _told(problem)


READERS: Final = {
    one.name: one
    for one in (
        Reader("log", _logs, partial(edited, edits=EDITS), _ask_log),
        Reader("rules", _rule_files, partial(edited, edits=EDITS), _ask_rules),
        Reader("code", _codes, _code_mutant, _ask_code),
        Reader("challenge", _challenges, _challenge_mutant, _ask_challenge),
        Reader("position", _positions, json_mutant, _ask_position),
        Reader("score", _entries, _entry_mutant, _ask_entries),
        Reader("settings", _settings, json_mutant, _ask_settings),
        Reader("database", _databases, _database_mutant, _ask_database, pieces=False),
        Reader("players", players.samples, players.odd_position, players.ask_players),
        *(
            Reader(name, partial(own_files.sample, name), json_mutant, partial(own_files.ask, name))
            for name in own_files.FILES
        ),
    )
}
"""Every reader by its name."""
