"""Small positions by text for tests of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from canasta_qt.record.judge import judge


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
    position: dict[str, object] = {
        "rules": {"preset": rules, "overrides": dict(overrides or {})},
        "phase": "play",
        "actions": list(actions),
    }
    if "hand" in fields:
        position["hands"] = {"0": fields.pop("hand")}
    position.update(fields)
    answer = judge(position)
    assert "error" not in answer, answer["error"]
    return answer


def score_lines(answer: Mapping[str, object], side: int = 0) -> dict[str, int]:
    """Kind to points of a side's score, lines of one kind added up."""
    scores = answer["scores"]
    assert isinstance(scores, dict)
    lines: dict[str, int] = {}
    for line in scores[str(side)]["lines"]:
        lines[line["kind"]] = lines.get(line["kind"], 0) + line["points"]
    return lines
