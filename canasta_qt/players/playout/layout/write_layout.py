"""Writes `layout`, the places of all numbers of playouts, from the tables of slots.

Run: python -m canasta_qt.players.playout.layout.write_layout

Compiled code needs these numbers as literals; a test keeps the file in step with the tables.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from canasta_qt.engine.cards import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, SEQUENCE, SEVEN, TWO
from canasta_qt.engine.melds.meld_types import CanastaSort
from canasta_qt.engine.opening.requirements import MIXED_CANASTA, UNMIXED_CANASTA
from canasta_qt.engine.state import FootStage
from canasta_qt.players.playout.layout import play_slots, rule_rows, state_slots
from canasta_qt.players.playout.layout.ending_slots import NEVER_MORE
from canasta_qt.players.playout.layout.rule_slots import rule_vector_slots
from canasta_qt.players.playout.layout.slots import ANY, MOST_SEATS, Slot, offsets
from canasta_qt.players.playout.layout.state_slots import STATE

FILE: Final = Path(__file__).with_name("layout.py")
HEAD: Final = '''"""Where every number of a playout lies, in the rule vector `r` and the state `s`.

Written by `write_layout` from the tables of slots; change those. Both are flat arrays of integers,
so that copying a state is one slice and compiled code reads it without touching an object. Cards
are kinds (`engine.cards`: 1 red three, 2 two, 3 black three, 4..13, 14 ace, 15 joker), where there
are runs with 16 times the suit (1 to 4) for four to ace. Hands and melds are counts by kind. A name
is an index, or the first of a row of `KINDS` numbers by kind, or of a row by seat or side. What is
read most lies first: Python keeps numbers below 257 ready, so that interpreted code finds its
places sooner.
"""

from __future__ import annotations

from typing import Final
'''

NUMBERS: Final = (
    ("KINDS", SEQUENCE, ""),
    ("RED3", RED_THREE, ""),
    ("TWO", TWO, ""),
    ("BLACK3", BLACK_THREE, ""),
    ("FIRST", FOUR, ""),
    ("SEVEN", SEVEN, ""),
    ("ACE", ACE, ""),
    ("JOKER", JOKER, ""),
    ("MOST_SEATS", MOST_SEATS, ""),
    ("ANY", ANY, 'Stands for "no limit".'),
    ("NEVER_MORE", NEVER_MORE, "More points than any opening needs."),
    ("WAY", rule_rows.WAY, ""),
    ("MOST_WAYS", rule_rows.MOST_WAYS, ""),
    ("SET_ROW", rule_rows.SET_ROW, ""),
    ("MOST_SETS", rule_rows.MOST_SETS, ""),
    *(
        (f"{sort.name}_SORT", 1 << 8 * sort, "" if sort else "One canasta of a sort, in a count.")
        for sort in CanastaSort
        if sort is not CanastaSort.MIXED_SEQUENCE
    ),
    ("TRAITS_ROW", rule_rows.TRAITS_ROW, ""),
    ("MIXED_CANASTA", MIXED_CANASTA, ""),
    ("UNMIXED_CANASTA", UNMIXED_CANASTA, ""),
    ("STYLES", len(play_slots.STYLE), "Numbers of a style."),
    ("START", 0, "Stages of a turn."),
    ("PLAY", 1, ""),
    ("OVER", 2, ""),
    ("EARNED", int(FootStage.EARNED), "What `FOOT_STAGE` says."),
    ("TAKEN", int(FootStage.TAKEN), ""),
    ("PLAYED", int(FootStage.PLAYED), ""),
    ("MOST_RUNS", state_slots.MOST_RUNS, "Runs of a side."),
    ("UNDO_SIZE", state_slots.UNDO_SIZE, ""),
    *(
        (name, SEQUENCE + place, doc)
        for place, (name, doc) in enumerate(
            (
                ("PILE_WAS", "Within a step to take back, after the plan by kind."),
                ("FROZEN_WAS", ""),
                ("OPENED_WAS", ""),
                ("TOP_WAS", ""),
            )
        )
    ),
    ("MOST_STEPS", state_slots.MOST_STEPS, ""),
    ("MOST_LOOSE", state_slots.MOST_LOOSE, "Loose cards beyond which chances do not change."),
    ("PLAN_SIZE", sum(slot.width for slot in state_slots.PLANS), "Numbers of a plan."),
)


def layout_text() -> str:
    """The module `layout`."""
    sections = (
        ("Numbers", NUMBERS),
        ("The rule vector", _places(rule_vector_slots(), "RULES_SIZE")),
        ("A style, within the row of its seat", enumerated(play_slots.STYLE)),
        ("The state", _places(STATE, "STATE_SIZE")),
        ("Weights", ((name, round(number), doc) for name, number, doc in play_slots.WEIGHTS)),
    )
    return HEAD + "".join(text for title, rows in sections for text in _section(title, rows))


def enumerated(names: Iterable[tuple[str, str]]) -> Iterator[tuple[str, int, str]]:
    """Names with their numbers from 0, and what they mean."""
    return ((name, place, doc) for place, (name, doc) in enumerate(names))


def _places(slots: tuple[Slot, ...], size: str) -> Iterator[tuple[str, int, str]]:
    places = offsets(slots)
    for slot in slots:
        yield slot.name, places[slot.name], slot.doc
    yield size, places[""], ""


def _section(title: str, rows: Iterable[tuple[str, int, str]]) -> Iterator[str]:
    head = f"# --- {title.lower()} "
    yield f"\n{head}{'-' * (100 - len(head))}\n\n"
    for name, place, doc in rows:
        yield f"{name}: Final = {place}\n"
        if doc:
            yield "\n".join(textwrap.wrap(f'"""{doc}"""', 100)) + "\n"


if __name__ == "__main__":
    FILE.write_text(layout_text(), encoding="utf-8")
