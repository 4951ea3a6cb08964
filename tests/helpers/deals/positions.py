"""Small positions by text for tests of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from canasta_qt.engine.events import Event
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.transitions import act
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.position import SetUpPosition, set_up
from canasta_qt.words.refusals import refusal_text


def verdicts(
    *actions: str,
    rules: str = "classic_4p",
    overrides: Mapping[str, object] | None = None,
    **fields: object,
) -> list[str]:
    """What the judge says to each action in a position: `"legal"` or the reason code.

    `fields` are keys of a position; `hand` stands for the cards of seat 0.
    """
    answer = answer_to(*actions, rules=rules, overrides=overrides, **fields)
    results = answer["results"]
    assert isinstance(results, list)
    return ["legal" if result["legal"] else result["code"] for result in results]


def answer_to(
    *actions: str,
    rules: str = "classic_4p",
    overrides: Mapping[str, object] | None = None,
    **fields: object,
) -> dict[str, object]:
    """The judge's whole answer to a position."""
    answer = judge(_position(actions, rules, overrides, fields), refusal_text)
    assert "error" not in answer, answer["error"]
    return answer


def table(
    *,
    rules: str = "classic_4p",
    overrides: Mapping[str, object] | None = None,
    **fields: object,
) -> SetUpPosition:
    """A position set up to be played on."""
    return set_up(_position((), rules, overrides, fields))


def play(at: SetUpPosition, *actions: str) -> list[Event]:
    """Carry out legal actions for whoever is to act; what happened."""
    events: list[Event] = []
    for text in actions:
        at.to_act = at.state.actor
        action = read_action(at, text)
        assert not isinstance(action, Refusal), (text, action)
        events += act(at.state, action)
    return events


def _position(
    actions: Sequence[str],
    rules: str,
    overrides: Mapping[str, object] | None,
    fields: dict[str, object],
) -> dict[str, object]:
    position: dict[str, object] = {
        "rules": {"preset": rules, "overrides": dict(overrides or {})},
        "phase": "play",
        "actions": list(actions),
    }
    if "hand" in fields:
        position["hands"] = {"0": fields.pop("hand")}
    position.update(fields)
    return position


def score_lines(answer: Mapping[str, object], side: int = 0) -> dict[str, int]:
    """Kind to points of a side's score, lines of one kind added up."""
    scores = answer["scores"]
    assert isinstance(scores, dict)
    lines: dict[str, int] = {}
    for line in scores[str(side)]["lines"]:
        lines[line["kind"]] = lines.get(line["kind"], 0) + line["points"]
    return lines
