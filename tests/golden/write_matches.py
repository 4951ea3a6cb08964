"""Play whole matches and keep them: `python -m tests.golden.write_matches [PRESET ...]`.

Without names, those presets are played that have no match yet. The logs are kept, not the bots'
reasons: they must replay to the same scores however the bots change. Renew one (by its name) only
when its rules are meant to change. `--heads` plays nothing: it gives the rules of all matches the
options that are new, as Classic has them.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import cast

from canasta_qt.engine.rules import TableRules, dump_rules, preset, preset_ids, resolve
from canasta_qt.players.api import make_bot
from canasta_qt.record.log import Player, RuleOrigin
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun

FOLDER = Path(__file__).parent
SCORES = FOLDER / "scores.json"
SEED = 2026


LONGEST = 8500
"""A game played to more points than this has a golden match of two deals."""


def rules_of(preset_id: str) -> TableRules:
    """The rules of a preset, cut to two deals where a match would take too long."""
    rules = preset(preset_id).rules
    if rules.match.end.kind == "target" and (rules.match.end.score or 0) <= LONGEST:
        return rules
    return resolve(preset_id, {"match.end": {"kind": "deals", "count": 2}})


def play_match(preset_id: str) -> MatchRun:
    """A match of steady players under a preset."""
    rules = rules_of(preset_id)
    seats = range(rules.match.players)
    players = [Player(f"Bot {seat + 1}", "steady") for seat in seats]
    run = MatchRun.new(rules, SEED, players, RuleOrigin(preset_id))
    bots = [make_bot("steady", f"{SEED}/{seat}") for seat in seats]
    while run.outcome() is None:
        run.start_deal()
        while not run.deal_over:
            seat = run.state.actor
            run.play(bots[seat].choose(run.view(seat)))
        run.finish_deal()
    return run


def with_new_options(text: str) -> str:
    """The text of a match, its rules with all options of today."""
    head, rules, play = re.split(r"^(rules: .*\n)", text, maxsplit=1, flags=re.MULTILINE)
    written = json.loads(rules.removeprefix("rules: "))
    classic = cast("dict[str, object]", dump_rules(TableRules())["options"])
    options = {key: written["options"].get(key, value) for key, value in classic.items()}
    return f"{head}rules: {json.dumps({**written, 'options': options}, ensure_ascii=False)}\n{play}"


def deal_totals(run: MatchRun) -> list[list[int]]:
    """Points of each side, deal by deal."""
    return [[score.total for score in deal] for deal in run.match.scores]


if __name__ == "__main__":
    if sys.argv[1:] == ["--heads"]:
        for path in FOLDER.glob("*.canasta"):
            path.write_text(with_new_options(path.read_text(encoding="utf-8")), encoding="utf-8")
        sys.exit()
    known = json.loads(SCORES.read_text(encoding="utf-8"))
    for name in sys.argv[1:] or [name for name in preset_ids() if name not in known]:
        match = play_match(name)
        (FOLDER / f"{name}.canasta").write_text(dumps(match.log), encoding="utf-8")
        known[name] = deal_totals(match)
        print(name, match.outcome())
    in_order = {name: known[name] for name in preset_ids() if name in known}
    SCORES.write_text(json.dumps(in_order, indent=1) + "\n", encoding="utf-8")
