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
from canasta_qt.words.sentences import Text, Texts, figures

MIDDLE: Final = " · "


class _FaultText(Texts, context="ChallengeWords"):
    FOREIGN = Text("There is no challenge code here. One begins with CC1.")
    NEWER = Text("This code comes from a newer Canasta Qt. Update to play it.")
    LETTER = Text("No code has a “{found}”: look at letter {place}, in group {group}.")
    NEAR = Text("Letter {place} is wrong, in group {group}: “{found}”.")
    TYPING = Text("There is a typing error, in more than one place. Compare it letter by letter.")
    INCOMPLETE = Text("The code is incomplete: its end is missing.")
    TOO_LONG = Text("This is far too long for a challenge code.")
    CONTENT = Text("The code makes no sense, although it is typed correctly.")
    GAME = Text("This code is for a game that this Canasta Qt does not know. Update to play it.")
    NO_RULES = Text("The changed rules are missing: they follow after the plus sign.")
    RULES = Text("The rules in the code cannot be read. {why}")


class _NoCodeText(Texts, context="ChallengeWords"):
    UNSEALED = Text("This match has no seal, so no code can be made of it.")
    CARDS = Text("These cards do not follow from a seed, so no code can be made of them.")
    SEATS = Text("The seats do not follow from a seed, so no code can be made of this match.")
    PLAYERS = Text("No code can be made of a match with such players.")
    SEED = Text("The deal code of this match is too long.")
    DEAL = Text("The match has no such deal.")
    RUNNING = Text(
        "A code tells all cards of the match, also those to come. It can be made once the match "
        "is over."
    )


class CodeText(Texts, context="ChallengeWords"):
    MEANT = Text("Did you mean “{meant}”?")
    DEAL = Text("Deal {n} of a match, played on its own")
    ONE_DEAL = Text("One deal")
    TO = Text("To {points} points")
    EXERCISE = Text("An exercise")
    LAID_OUT = Text("An exercise that somebody laid out: {name}")
    PLAYERS = Text("{n} at the table, the others: {levels}")
    RESULT = Text("To beat: {own} to {other}")
    TRIES = Text("To beat: right at attempt {n}")
    NOT_FOUND = Text("To beat: the answer was not found")
    OTHER_PLAYERS = Text(
        "This code was made with other players (version {there}, here {here}): they may play "
        "differently."
    )
    OTHER_MACHINE = Text(
        "The players of this code think with another engine than here: they may play differently."
    )
    OTHER_RULES = Text("The rules of this game have changed since the code was made.")
    CHANGED = Text("Changed: {label}: {value} (usually {usual})")
    NO_EXERCISE = Text("This exercise does not come with this version.")


_THINKS: Final = frozenset({"club", "expert", "master"})
"""Levels whose play depends on how many deals can be imagined."""


def fault_text(fault: CodeFault) -> str:
    """What is wrong with a code, where, and what was probably meant."""
    why = rule_fault_text(fault.rules) if fault.rules is not None else ""
    text = _FaultText.of(fault.code)(
        place=fault.place, group=fault.group, found=fault.found, why=why
    )
    return f"{text} {CodeText.MEANT(meant=fault.meant)}" if fault.meant else text


def no_code_text(reason: Reason) -> str:
    """Why no code can be made of a match."""
    return _NoCodeText.of(reason)()


def title(one: Challenge) -> str:
    """The game of a challenge."""
    if one.changed is not None:
        return shown_title(one.changed.name)
    return shown_title(preset(one.game).name)


def length_text(end: MatchEnd) -> str:
    """How long a match is, in two or three words."""
    if end.kind == "target":
        return CodeText.TO(points=figures(end.score or 0))
    return CodeText.ONE_DEAL() if end.count == 1 else number(end.count or 1, "deal")


def about(one: Challenge) -> str:
    """What is asked, on one line: how long, how many, in whose company."""
    if one.table is None:
        return _exercise_text(one)
    facts = [
        CodeText.DEAL(n=one.table.deal) if one.kind == "deal"
        else length_text(one.rules.match.end)
    ]  # fmt: skip
    others = [style for seat, style in enumerate(one.table.styles) if seat != one.table.seat]
    levels = ", ".join(dict.fromkeys(map(style_text, others)))
    facts.append(CodeText.PLAYERS(n=len(one.table.styles), levels=levels))
    return MIDDLE.join(facts)


def _exercise_text(one: Challenge) -> str:
    """An exercise, by the name that its maker gave it."""
    if is_laid_out(one.exercise):
        try:
            return CodeText.LAID_OUT(name=read_exercise(one.exercise, rules_text(one.rules)).name)
        except PositionProblem:
            pass  # it is told when it is to be played
    return CodeText.EXERCISE()


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
        return CodeText.TRIES(n=one.result.own) if one.result.own else CodeText.NOT_FOUND()
    return _points_text(one.result)


def _points_text(result: Result) -> str:
    return CodeText.RESULT(own=figures(result.own), other=figures(result.other))


def doubts(one: Challenge, here: Players) -> list[str]:
    """In what the others' program differs from this one."""
    if one.table is None:
        return []
    found, there = [], one.table.players
    if there.number != here.number:
        found.append(CodeText.OTHER_PLAYERS(there=there.number, here=here.number))
    elif there.compiled != here.compiled and any(
        style.partition(":")[0] in _THINKS
        for seat, style in enumerate(one.table.styles)
        if seat != one.table.seat
    ):
        found.append(CodeText.OTHER_MACHINE())
    if one.rules_differ:
        found.append(CodeText.OTHER_RULES())
    return found


def changes(one: Challenge) -> list[str]:
    """How changed rules differ from the game they come from, a line each."""
    if one.changed is None:
        return []
    base = preset(one.game if one.game in preset_ids() else "classic_4p").rules
    return [
        CodeText.CHANGED(label=row.label, value=row.right, usual=row.left)
        for group in compare(base, one.changed.rules)
        for row in group.options
    ]
