"""Match logs as readable text, the content of a `.canasta` file.

    canasta-qt match, format 5
    program: 0.1.0
    preset: classic_4p
    overrides: {"pile.layoff": "no"}
    rules_name: "Sundays at Vera's"      (from format 2 on)
    rule_set: "my-0a1b2c3d"              (from format 2 on)
    secret: "77d0..."                    (from format 3 on)
    advice: true                         (from format 4 on)
    seed: 7
    seating: {"drawn": "", "persons": [0, 1, 2, 3], "dealer": 3}
    players: [{"name": "Ada", "played_by": "human"}, ...]
    rules: {...}

    deal 1 dealer 3
    deck 4h1 Ks2 X3 ...
    sealed 5f2c... a91e...               (salt and SHA-256, in a log with a secret)
    0 draw
    0 meld: Kh1 Ks1 2c2
    0 discard: 9d1
    considered 112.4 30.1 4 better discard: 9d1     (where there is advice: `record.thoughts`)
    conceded 2                           (from format 5 on: this seat gave the match up)

Every line ends with a line feed, so a file that was being written when the power went loses at
most the line it was in: `loads` keeps every complete action and says that something was cut off.
The pieces (`header_text`, `deal_text`, `move_text`) can be appended one after the other.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import dump_rules
from canasta_qt.engine.seating import SeatDraw
from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.log_reader import LogReader, decoded
from canasta_qt.record.notation import cards_text, text_of
from canasta_qt.record.problems import Fault, RecordProblem
from canasta_qt.record.thoughts import thought_text

__all__ = [
    "SUFFIX",
    "Fault",
    "Loaded",
    "RecordProblem",
    "deal_text",
    "dumps",
    "ending_text",
    "header_text",
    "loads",
    "move_text",
]

SUFFIX: Final = ".canasta"
"""How the name of a saved match ends."""

_DECK_CARDS_A_LINE: Final = 18


@dataclass(frozen=True, slots=True)
class Loaded:
    """A log that was read; `cut_off` when an incomplete line (or deck) at its end was left out."""

    log: MatchLog
    cut_off: bool = False


def dumps(log: MatchLog) -> str:
    """The whole log as text."""
    parts = [header_text(log)]
    for deal in log.deals:
        parts.append(deal_text(deal))
        parts.append(play_text(deal))
    parts.append(ending_text(log))
    return "".join(parts)


def header_text(log: MatchLog) -> str:
    """The lines before the first deal."""
    players = [{"name": player.name, "played_by": player.played_by} for player in log.players]
    fields: dict[str, str] = {
        "program": log.program,
        "preset": log.preset,
        "overrides": _json(dict(log.overrides)),
        **_later_fields(log),
        "seed": _json(log.seed),
        "seating": _json(_seating_fields(log.seating)),
        "players": _json(players),
        "rules": _json(dump_rules(log.rules)),
    }
    lines = [f"canasta-qt match, format {log.format}"]
    lines += [f"{key}: {value}".rstrip() for key, value in fields.items()]
    return "\n".join(lines) + "\n"


def _later_fields(log: MatchLog) -> dict[str, str]:
    """What the first format did not have: name and id of the rules, the secret, the advice."""
    if log.format < 2:
        return {}
    fields = {"rules_name": _json(log.rules_name), "rule_set": _json(log.rule_set)}
    if log.format > 2:
        fields["secret"] = _json(log.secret)
    if log.format > 3:
        fields["advice"] = _json(log.advice)
    return fields


def deal_text(deal: DealLog) -> str:
    """The lines that begin a deal, its actions not included."""
    step = _DECK_CARDS_A_LINE
    rows = [deal.order[at : at + step] for at in range(0, len(deal.order), step)]
    decks = "".join(f"deck {cards_text(row)}\n" for row in rows)
    seal = f"sealed {deal.seal.salt} {deal.seal.digest}\n" if deal.seal else ""
    return f"\ndeal {deal.number} dealer {deal.dealer}\n{decks}{seal}"


def play_text(deal: DealLog, after: int = 0, *, told: bool = False) -> str:
    """The lines of a deal's play after its first `after` actions, and of its scores.

    `told` says that the scores stand in the file already.
    """
    moves = range(after + 1, len(deal.entries) + 1)
    lines = "".join(move_text(deal, number) for number in moves)
    if deal.scored is None or told:
        return lines
    return f"{lines}scored {' '.join(map(str, deal.scored))}\n"


def ending_text(log: MatchLog) -> str:
    """The line that ends a match that somebody gave up; nothing for any other."""
    return "" if log.conceded is None else f"conceded {log.conceded}\n"


def move_text(deal: DealLog, number: int) -> str:
    """The line of the action of this number, from 1, and those of what was considered for it."""
    seat, action = deal.entries[number - 1]
    return f"{seat} {text_of(action)}\n{thought_text(deal.thoughts.get(number, ()))}"


def loads(data: str | bytes) -> Loaded:
    """Read a log back.

    Raises `RecordProblem` when it is foreign, too new, cut off before the match began, or when a
    line makes no sense. Whether the actions are legal is `record.replay`'s question.
    """
    text = decoded(data) if isinstance(data, bytes) else data
    if not text.strip():
        raise RecordProblem(Fault.CUT_OFF, 1, "the file is empty")
    whole, feed, rest = text.rpartition("\n")
    reader = LogReader((whole if feed else text).split("\n"))
    cut_off = bool(rest.strip()) or not feed
    log = reader.header()
    return Loaded(log, reader.deals(log) or cut_off)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _seating_fields(seating: SeatDraw) -> dict[str, object]:
    return {
        "drawn": cards_text(seating.drawn),
        "persons": list(seating.persons),
        "dealer": seating.dealer,
    }
