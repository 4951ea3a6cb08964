"""How `canasta_qt/record/rule_dictionary.txt` was made, for whoever makes the one of `CQ2`.

`python -m tests.golden.write_rule_dictionary` prints what the presets of today would give: the keys
of the options, and before them, best last, the presets that the rest alone packs badly.
"""

from __future__ import annotations

import json
import sys
import zlib

from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules, diff, preset, preset_ids
from canasta_qt.engine.rules.repairs.candidates import values_in_use

MOST = 32_000
"""Deflate looks back no further than 32 KiB."""
SMALL = 45
"""A preset that packs into so many bytes needs no place of its own."""


def content(preset_id: str) -> str:
    """How a code of the preset ends before it is packed."""
    options = diff(preset(preset_id).rules, TableRules())
    return json.dumps([preset_id, options], ensure_ascii=False, separators=(",", ":"))[1:]


def packed(text: str, dictionary: str) -> int:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=dictionary.encode())
    return len(packer.compress(text.encode()) + packer.flush())


def likely(spec: OptionSpec) -> str:
    """An option with the value it most likely has where it is not as in Classic."""
    values = [value for value in values_in_use(spec.key) if value != spec.default]
    if isinstance(spec.default, bool):
        values = [not spec.default]
    text = json.dumps(spec.dump(values[0]), separators=(",", ":")) if values else ""
    return f'"{spec.key}":{text if len(text) < 30 else ""}'


def dictionary() -> str:
    text = ",".join(likely(spec) for spec in OPTIONS)
    for one in sorted(preset_ids(), key=lambda one: -len(content(one))):
        if packed(content(one), text) > SMALL:
            text = content(one) + "," + text
    return text[-MOST:]


if __name__ == "__main__":
    sys.stdout.write(dictionary())
