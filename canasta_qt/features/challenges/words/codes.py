"""Challenge codes in words: what is asked, by which rules, and what is wrong with a code."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.record.challenges.challenge import Challenge, CodeFault, Players, Result
from canasta_qt.record.challenges.code import is_laid_out
from canasta_qt.record.challenges.making import Reason
from canasta_qt.record.positions.exercise import read_exercise
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.words.cards import number
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, personality_name
from canasta_qt.words.rules.issues import fault_text as rule_fault_text
from canasta_qt.words.rules.values import compare
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate

MIDDLE: Final = " · "


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("ChallengeWords", text)


_FAULTS: Final[dict[str, str]] = {
    "foreign": _mark("There is no challenge code here. One begins with CC1."),
    "newer": _mark("This code comes from a newer Canasta Qt. Update to play it."),
    "letter": _mark("No code has a “{found}”: look at letter {place}, in group {group}."),
    "near": _mark("Letter {place} is wrong, in group {group}: “{found}”."),
    "typing": _mark(
        "There is a typing error, in more than one place. Compare it letter by letter."
    ),
    "incomplete": _mark("The code is incomplete: its end is missing."),
    "too_long": _mark("This is far too long for a challenge code."),
    "content": _mark("The code makes no sense, although it is typed correctly."),
    "game": _mark("This code is for a game that this Canasta Qt does not know. Update to play it."),
    "no_rules": _mark("The changed rules are missing: they follow after the plus sign."),
    "rules": _mark("The rules in the code cannot be read. {why}"),
}

_NO_CODE: Final[dict[Reason, str]] = {
    "unsealed": _mark("This match has no seal, so no code can be made of it."),
    "cards": _mark("These cards do not follow from a seed, so no code can be made of them."),
    "seats": _mark("The seats do not follow from a seed, so no code can be made of this match."),
    "players": _mark("No code can be made of a match with such players."),
    "seed": _mark("The deal code of this match is too long."),
    "deal": _mark("The match has no such deal."),
    "running": _mark(
        "A code tells all cards of the match, also those to come. It can be made once the match "
        "is over."
    ),
}

_WORDS: Final[dict[str, str]] = {
    "meant": _mark("Did you mean “{meant}”?"),
    "deal": _mark("Deal {n} of a match, played on its own"),
    "one_deal": _mark("One deal"),
    "to": _mark("To {points} points"),
    "exercise": _mark("An exercise"),
    "laid_out": _mark("An exercise that somebody laid out: {name}"),
    "players": _mark("{n} at the table, the others: {levels}"),
    "result": _mark("To beat: {own} to {other}"),
    "tries": _mark("To beat: right at attempt {n}"),
    "not_found": _mark("To beat: the answer was not found"),
    "other_players": _mark(
        "This code was made with other players (version {there}, here {here}): they may play "
        "differently."
    ),
    "other_machine": _mark(
        "The players of this code think with another engine than here: they may play differently."
    ),
    "other_rules": _mark("The rules of this game have changed since the code was made."),
    "changed": _mark("Changed: {label}: {value} (usually {usual})"),
    "no_exercise": _mark("This exercise does not come with this version."),
}

_THINKS: Final = frozenset({"club", "expert", "master"})
"""Levels whose play depends on how many deals can be imagined."""


def code_text(key: str, **values: object) -> str:
    """A sentence with its values."""
    return translate("ChallengeWords", _WORDS[key]).format(**values)


def fault_text(fault: CodeFault) -> str:
    """What is wrong with a code, where, and what was probably meant."""
    why = rule_fault_text(fault.rules) if fault.rules is not None else ""
    text = translate("ChallengeWords", _FAULTS[fault.code]).format(
        place=fault.place, group=fault.group, found=fault.found, why=why
    )
    return f"{text} {code_text('meant', meant=fault.meant)}" if fault.meant else text


def no_code_text(reason: Reason) -> str:
    """Why no code can be made of a match."""
    return translate("ChallengeWords", _NO_CODE[reason])


def title(one: Challenge) -> str:
    """The game of a challenge."""
    if one.changed is not None:
        return shown_title(one.changed.name)
    return shown_title(preset(one.game).name)


def length_text(end: MatchEnd) -> str:
    """How long a match is, in two or three words."""
    if end.kind == "target":
        return code_text("to", points=figures(end.score or 0))
    return code_text("one_deal") if end.count == 1 else number(end.count or 1, "deal")


def about(one: Challenge) -> str:
    """What is asked, on one line: how long, how many, in whose company."""
    if one.table is None:
        return _exercise_text(one)
    facts = [
        code_text("deal", n=one.table.deal) if one.kind == "deal"
        else length_text(one.rules.match.end)
    ]  # fmt: skip
    others = [style for seat, style in enumerate(one.table.styles) if seat != one.table.seat]
    levels = ", ".join(dict.fromkeys(map(style_text, others)))
    facts.append(code_text("players", n=len(one.table.styles), levels=levels))
    return MIDDLE.join(facts)


def _exercise_text(one: Challenge) -> str:
    """An exercise, by the name that its maker gave it."""
    if is_laid_out(one.exercise):
        try:
            return code_text(
                "laid_out", name=read_exercise(one.exercise, rules_text(one.rules)).name
            )
        except PositionProblem:
            pass  # it is told when it is to be played
    return code_text("exercise")


def style_text(style: str) -> str:
    """A level, perhaps with a personality."""
    level, _, personality = style.partition(":")
    if not personality:
        return level_name(level)
    return f"{level_name(level)} ({personality_name(personality)})"


def result_text(one: Challenge) -> str:
    """How somebody did; empty where the code does not tell."""
    if one.result is None:
        return ""
    if one.kind == "exercise":
        return code_text("tries", n=one.result.own) if one.result.own else code_text("not_found")
    return _points_text(one.result)


def _points_text(result: Result) -> str:
    return code_text("result", own=figures(result.own), other=figures(result.other))


def doubts(one: Challenge, here: Players) -> list[str]:
    """In what the others' program differs from this one."""
    if one.table is None:
        return []
    found, there = [], one.table.players
    if there.number != here.number:
        found.append(code_text("other_players", there=there.number, here=here.number))
    elif there.compiled != here.compiled and any(
        style.partition(":")[0] in _THINKS
        for seat, style in enumerate(one.table.styles)
        if seat != one.table.seat
    ):
        found.append(code_text("other_machine"))
    if one.rules_differ:
        found.append(code_text("other_rules"))
    return found


def changes(one: Challenge) -> list[str]:
    """How changed rules differ from the game they come from, a line each."""
    if one.changed is None:
        return []
    base = preset(one.game if one.game in preset_ids() else "classic_4p").rules
    return [
        code_text("changed", label=row.label, value=row.right, usual=row.left)
        for group in compare(base, one.changed.rules)
        for row in group.options
    ]
