"""An exercise that somebody laid out: a position with a name, and what deals its unknown cards.

`{"name": "Two kings", "seed": 17, "position": {"rules": "samba", "hands": {"0": "K K 4"}}}`; in a
challenge code the rules travel by themselves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.record.json_text import parse_json
from canasta_qt.record.names import clean_name
from canasta_qt.record.positions.completing import playable
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import layout_of, problem_of

MOST_TEXT: Final = 4_000
"""Bytes of such an exercise, its rules aside; usual ones have some hundred."""
MOST_SEED: Final = 2**32
_KEYS: Final = frozenset(("name", "seed", "position"))


@dataclass(frozen=True, slots=True)
class PositionExercise:
    """A position that is to be solved.

    Attributes:
        name: what its maker calls it. seed: deals the cards that the position leaves unknown.
        position: as `docs/POSITIONS.md` has it, rules included.
    """

    name: str
    seed: int
    position: Mapping[str, object]

    @property
    def id(self) -> str:
        """A hash that distinguishes it from others, whatever it is called."""
        text = json.dumps([self.seed, self.position], sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    @property
    def rules(self) -> object:
        """The rules as positions write them."""
        return self.position["rules"]


def name_of(text: str) -> str:
    """A name as it is kept: on one line, not too long, perhaps empty.

    >>> name_of("  Two   kings ")
    'Two kings'
    """
    return clean_name(text, "")


def exercise_text(one: PositionExercise) -> str:
    """The text that a code holds, without the rules; `read_exercise` reads it back.

    >>> one = PositionExercise("Two kings", 17, {"rules": "samba", "hands": {"0": "K K 4"}})
    >>> exercise_text(one)
    '{"name":"Two kings","seed":17,"position":{"hands":{"0":"K K 4"}}}'
    """
    position = {key: value for key, value in one.position.items() if key != "rules"}
    data = {"name": one.name, "seed": one.seed, "position": position}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_exercise(text: str, rules: object) -> PositionExercise:
    """The exercise of such a text under these rules, in which something can be done.

    Raises `PositionProblem`.

    >>> text = '{"name": "Two kings", "seed": 17, "position": {"hands": {"0": "K K 4"}}}'
    >>> read_exercise(text, "samba").rules
    'samba'
    """
    try:
        data = parse_json(text)
    except ValueError as problem:
        raise PositionProblem(f"is not JSON: {problem}") from None
    if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
        raise PositionProblem("an exercise is an object with a position")
    one = exercise_from({**data, "position": {**data["position"], "rules": rules}})
    playable(one.position, one.seed)
    return one


def exercise_from(data: object) -> PositionExercise:
    """An exercise out of plain data. Raises `PositionProblem`, also for one that cannot be."""
    if not isinstance(data, dict) or set(data) != _KEYS:
        raise PositionProblem(f"an exercise has {', '.join(sorted(_KEYS))}")
    name, seed, position = data["name"], data["seed"], data["position"]
    if not isinstance(name, str) or type(seed) is not int or not 0 <= seed < MOST_SEED:
        raise PositionProblem("an exercise has a name, and a number as its seed")
    problem = problem_of(layout_of(position))
    if problem is not None:
        raise problem
    one = PositionExercise(name_of(name), seed, dict(position))
    if len(exercise_text(one).encode("utf-8", "replace")) > MOST_TEXT:
        raise PositionProblem(f"has more than {MOST_TEXT} bytes")
    return one


def exercise_data(one: PositionExercise) -> dict[str, object]:
    """Plain data that `exercise_from` reads.

    >>> one = PositionExercise("Two kings", 17, {"rules": "samba", "hands": {"0": "K K 4"}})
    >>> exercise_from(exercise_data(one)) == one
    True
    """
    return {"name": one.name, "seed": one.seed, "position": dict(one.position)}
