"""The worst files that are known for each reader, made one by one: what is bad, and the content."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from canasta_qt.engine.actions import Discard, DrawStock, Pass
from canasta_qt.engine.rules import preset
from canasta_qt.record.log import Player
from canasta_qt.record.log_text import FOREIGN, dumps, loads
from canasta_qt.record.positions.reading import MOST_BYTES, MOST_POSITIONS
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore

SIZE: Final = 20_000_000

Files = Iterator[tuple[str, str | bytes]]

_GOLDEN: Final = Path(__file__).parents[1] / "golden" / "classic_2p.canasta"
_DIGITS: Final = "9" * 5000


def filled(piece: str | bytes, size: int = SIZE) -> bytes:
    """A piece again and again, to this size."""
    data = piece if isinstance(piece, bytes) else piece.encode()
    return (data * (size // len(data) + 1))[:size]


def logs() -> Files:
    """Saved matches."""
    golden = _GOLDEN.read_text(encoding="utf-8")
    head = golden.partition("\ndeal ")[0] + "\n"
    deal = head.encode() + b"\ndeal 1 dealer 0\n"
    yield "line breaks", filled("\n")
    yield "zeros", bytes(SIZE)
    yield "one line", filled("canasta-qt match, format 1 ")
    yield "line breaks within the bounds", head + "\n" * 190_000
    yield "20 MB of deck lines", deal + filled("deck 4h1\n")
    yield "deck lines within the bounds", deal + filled("deck 4h1\n", 1_700_000)
    yield "one deck line within the bounds", deal + b"deck " + filled("4h1 ", 7_900_000)
    yield "a seed of 5,000 digits", head.replace("seed: 2026", f"seed: {_DIGITS}")
    yield "a meld of 5,000 digits", f"{golden}0 meld: 4h1 -> #{_DIGITS}\n"
    yield "a name of 300,000 letters", head.replace("Bot 1", "x" * 300_000)
    yield "a name of 70,000 letters", head.replace("Bot 1", "x" * 70_000)
    yield "deep nesting", head.replace("overrides: {}", "overrides: " + '{"a":' * 15_000)
    options = "".join(f'"x.y{n}": 1, ' for n in range(6000))
    yield "6,000 options", head.replace('"match.players"', options + '"match.players"')
    yield "90,000 moves considered", _considered(golden)
    yield "30,000 legal actions", _endless_match()


def _considered(golden: str) -> str:
    """The first moves with as much considered for them as is read."""
    lines = golden.replace("advice: false", "advice: true", 1).split("\n")
    first = next(at for at, line in enumerate(lines) if line[1:].startswith((" draw", " take")))
    for at in range(first + 90, first - 1, -1):
        if lines[at][1:2] == " ":
            lines[at + 1 : at + 1] = [f"considered 1.0 - - - {lines[at][2:]}"] * 990
    return "\n".join(lines)


def _endless_match() -> str:
    """As many legal actions as are read: nobody ever melds, so nobody wins."""
    rng = random.Random(1)
    players = (Player("Ada"), Player("Ben"))
    run = MatchRun.new(preset("classic_2p").rules, 1, players)
    while run.log.actions < FOREIGN.moves - 1 and run.outcome() is None:
        if not run.in_deal:
            run.start_deal()
        elif run.deal_over:
            run.finish_deal()
        else:
            hand = run.state.hands[run.state.actor]
            tries = (DrawStock(), Discard(rng.choice(hand)), *map(Discard, hand), Pass())
            run.play(next(one for one in tries if run.verify(one) is None))
    return dumps(run.log)


def rules() -> Files:
    """Files of rules."""
    head = "canasta-qt rules, format 1\noptions: 1\nname: A\nparent: samba\n[changed]\n"
    yield "20 MB", head.encode() + filled("a.b: 1\n")
    yield "13,000 unknown options", head + "".join(f"x.lay{n}: 1\n" for n in range(13_000))
    yield "1,900 unknown options", head + "".join(f"x.lay{n}: 1\n" for n in range(1900))
    yield "one endless value", head + "pile.layoff: " + "[" * 190_000
    yield "one endless list", head + "pack.wild_ranks: [" + "1," * 90_000 + "1]"
    yield "one endless key", head + "k" * 190_000 + ": 1"


def codes() -> Files:
    """Short codes, from a clipboard."""
    yield "20 MB", b"CQ1-" + filled("7K3FA-")
    yield "199,000 letters", b"CQ1-" + filled("7K3FA ", 199_000)
    yield "100,000 words", b"CQ1-" + filled("7 ", 199_000)
    yield "half characters", b"CQ1-" + filled(b"\xed\xa0\x80", 60_000)


def positions() -> Files:
    """Written positions."""
    yield "20 MB", filled("[")
    yield "deep nesting", filled("[", MOST_BYTES)
    yield "empty lists", b"[" + filled("[],", MOST_BYTES // 3 * 3 - 6) + b"[]]"
    yield "millions of cards", json.dumps({"rules": "samba", "pile": "K*999 " * 30_000})
    yield "wild cards for many melds", json.dumps(_WILD)
    yield "many", _many(lambda n: {"rules": "samba", "actions": ["meld: K K K"]})
    yield "many, each with rules of its own", _many(_with_rules)
    yield "many actions", _many(lambda n: {**_WILD, "actions": ["meld: 2 -> 4"] * 50})
    yield "one with many actions", json.dumps({**_WILD, "actions": ["meld: 2 -> 4"] * 860})
    yield "many keys", json.dumps({f"hand{n}": 1 for n in range(10_000)})


_WILD: Final = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "2*6 X*3 8 9"},
    "melds": {"0": [f"{rank}*3" for rank in "456789TJQKA"]},
    "actions": ["meld: " + " / ".join(["2"] * 6)] * 800,
}


def _with_rules(number: int) -> object:
    overrides = {"go_out.bonus": 100 + number}
    return {"rules": {"preset": "classic_4p", "overrides": overrides}}


def _many(made: Callable[[int], object]) -> str:
    """As many positions as are read."""
    parts, size = list[str](), 2
    while size < MOST_BYTES - 2000 and len(parts) < MOST_POSITIONS:
        parts.append(json.dumps(made(len(parts))))
        size += len(parts[-1]) + 1
    return "[" + ",".join(parts) + "]"


def settings() -> Files:
    """The settings."""
    yield "20 MB", filled("[")
    yield "deep nesting", filled('{"a":', 4_990_000)
    yield "empty lists", b'{"a": [' + filled("[],", 4_990_000) + b"[]]}"
    yield "half a character", r'{"player_name": "\ud800"}'
    yield "a name of 4,900,000 letters", b'{"player_name": "' + filled("x", 4_900_000) + b'"}'


def databases() -> Files:
    """Databases of others."""
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n"
    yield "zeros", bytes(SIZE)
    yield "noise", random.Random(1).randbytes(SIZE)
    yield "a log that unpacks to 3 GB", _spoilt("UPDATE matches SET play = ?", values=(_bomb(),))
    big = ("x" * 19_000_000,)
    yield "a cell of 19 MB", _spoilt("UPDATE matches SET header = ?", values=big)
    yield "an endless view", _spoilt("DROP TABLE scores", f"CREATE VIEW scores AS {endless}")
    trigger = "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM matches; END"
    yield "a trigger", _spoilt(trigger)
    yield "10,000 tables", _spoilt(*(f"CREATE TABLE t{n} (a, b, c)" for n in range(10_000)))
    yield "150,000 matches", _spoilt(_COPIES)
    yield "300,000 actions", _spoilt(_ACTIONS, "UPDATE matches SET play = NULL, ended = NULL")


_COPIES: Final = (
    "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 150000) "
    "INSERT INTO matches (id, begun, rules, rules_name, preset, rule_set, players, seed, words, "
    "header) SELECT i, 1, rules, 'A', '', '', '[]', '1', '', 'x' FROM matches, n WHERE id = 1"
)
_ACTIONS: Final = (
    "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) "
    "INSERT INTO actions SELECT 1, 1, i, 0, '0 discard: 4h1 and more of it' || char(10) FROM n"
)


def _bomb() -> bytes:
    """A packed log of 3 MB that unpacks to 3 GB of zeros: one packed megabyte again and again."""
    packer = zlib.compressobj(9)
    begin = packer.compress(b"") + packer.flush(zlib.Z_FULL_FLUSH)
    megabyte = packer.compress(bytes(1_000_000)) + packer.flush(zlib.Z_FULL_FLUSH)
    end = packer.flush()[:-4]
    adler = (3_000_000_000 % 65_521) << 16 | 1  # the check sum of so many zeros
    return begin + megabyte * 3000 + end + adler.to_bytes(4, "big")


def _spoilt(*statements: str, values: Sequence[object] = ()) -> bytes:
    """A database of ours with a match, after these statements."""
    with tempfile.TemporaryDirectory() as folder:
        store = MatchStore(Database(Path(folder) / "matches.db"))
        store.import_log(loads(_GOLDEN.read_bytes()).log, "Classic", at=1.0)
        store.database.close()
        with closing(sqlite3.connect(store.database.path, isolation_level=None)) as spoiling:
            spoiling.execute("PRAGMA journal_mode = DELETE")
            spoiling.execute("BEGIN")
            for statement in statements:
                spoiling.execute(statement, values)
            spoiling.execute("COMMIT")
        return store.database.path.read_bytes()


WORST: Final[dict[str, Callable[[], Files]]] = {
    "log": logs,
    "rules": rules,
    "code": codes,
    "position": positions,
    "settings": settings,
    "database": databases,
}
"""Reader to its worst files."""
