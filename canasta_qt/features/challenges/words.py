"""Challenges in words. Nothing here ranks or blames: a deal says how far two ways are apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.features.challenges.model import (
    DEALS,
    ENOUGH,
    Average,
    DuplicateStanding,
    match_points,
)
from canasta_qt.record.challenges.challenge import Challenge, CodeFault, Players
from canasta_qt.record.challenges.code import is_laid_out
from canasta_qt.record.challenges.making import NoChallengeReason
from canasta_qt.record.positions.exercise import read_exercise
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.words.cards import number
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, personality_name
from canasta_qt.words.rules.issues import fault_text as rule_fault_text
from canasta_qt.words.rules.values import compare
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    Text,
    Texts,
    counted,
    figures,
    signed,
    spelled,
)


class AgainText(Texts, context="DealAgain"):
    NAME = Text("The same deal again")
    BEGUN = Text("The same cards once more. Nothing of this is saved or counted.")
    END = Text("This time {now} points; the first time {before}.")
    AGAIN = Text("Once &more")
    LEAVE = Text("&Leave")


class CompareText(Texts, context="Compare"):
    WINDOW = Text("The expert on your cards")
    INTRO = Text(
        "The same cards and the same companions: this is what {levels} made of your seat. The "
        "points are those by which your side was ahead in the deal."
    )
    COLUMN_DEAL = Text("Deal")
    COLUMN_YOU = Text("You")
    COLUMN_DIFFERENCE = Text("You and {level}")
    SUM = Text("All {n} deals")
    PENDING = Text("…")
    RUNNING = Text("{level} plays deal {deal}… {done} of {all}")
    STOPPED = Text("Stopped after {done} of {all}.")
    DONE = Text("All deals are compared.")
    FAILED = Text("The comparison had to end early; what was played is shown.")
    NONE = Text("No deal is over yet. Play one to its end, then compare it.")
    DAMAGED = Text("This match cannot be played again: {reason}")
    SAME = Text("the same")
    MORE = Text("you were {points} points further ahead")
    LESS = Text("{level} was {points} points further ahead")
    ROW = Text("Deal {deal}: you {you}, {others}; {difference}")
    ROW_PENDING = Text("Deal {deal}: you {you}. The others are still to play it.")
    LEVEL = Text("{level} {points}")
    AVERAGE = Text(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average."
    )
    AVERAGE_WIDE = Text(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average. That "
        "may still be chance."
    )
    NOTE_PEOPLE = Text(
        "Other people played too. Nobody can play like them: a steady player sits in for {names}."
    )
    NOTE_RULES = Text(
        "In this game {level} cannot imagine the hidden cards and plays by rules of thumb."
    )
    NOTE_SLOW = Text(
        "The fast core is not installed: {level} imagines fewer deals here, and plays less well."
    )
    NOTE_COMPANY = Text(
        "Your companions played deal {deals} differently this time, before you did: the match was "
        "played with another version, or on a slow computer."
    )
    SAME_PLAY = Text("Every move is the same as yours.")
    PARTS = Text("The first different move is number {n}, by {name}.")
    PARTS_YOURS = Text("The first different move is number {n}, one of yours.")
    STATISTICS_NONE = Text(
        "Nothing was compared yet. After a deal or a match, “Compare” lets Expert play your cards."
    )
    STATISTICS_FEW = Text("too few yet")
    STATISTICS_MEAN = Text("{mean} ± {spread}")
    STATISTICS_NOTE = Text(
        "By how many points you were further ahead in a deal than Expert was with your cards. All "
        "matches that were compared count, whatever is chosen above."
    )
    PAIR_WINDOW = Text("Deal {deal}: yours and {level}’s")
    PAIR_YOURS = Text("Yours")
    PAIR_THEIRS = Text("{level}’s")
    PAIR_WHERE = Text("{way}: move {action} of {actions}")
    PAIR_SAME = Text("The same so far")
    PAIR_FIRST = Text("The first different move comes next")
    PAIR_APART = Text("From here on they differ")


FEW: Final = QT_TRANSLATE_N_NOOP(
    "Compare",
    "{n} deal was compared so far. After {enough} deals you see an average.",
    "{n} deals were compared so far. After {enough} deals you see an average.",
)


def difference_words(difference: float, level: str) -> str:
    """By how much the two were apart, as a part of a sentence."""
    rounded = round(difference)
    if rounded == 0:
        return CompareText.SAME()
    text = CompareText.MORE if rounded > 0 else CompareText.LESS
    return text(points=figures(abs(rounded)), level=level_name(level))


def row_words(deal: int, you: float, others: Sequence[tuple[str, float]], gap: float) -> str:
    """A deal in a sentence; the first of the others is the one compared with."""
    parts = [
        CompareText.LEVEL(level=level_name(level), points=signed(points))
        for level, points in others
    ]
    difference = difference_words(gap, others[0][0])
    return CompareText.ROW(
        deal=deal, you=signed(you), others=", ".join(parts), difference=difference
    )


def average_words(found: Average | None, deals: int, level: str) -> str:
    """The running mean, or how many deals there are so far."""
    if found is None:
        return counted(FEW, deals, enough=spelled(ENOUGH))
    text = CompareText.AVERAGE if abs(found.mean) > found.spread else CompareText.AVERAGE_WIDE
    return text(
        n=figures(found.deals),
        level=level_name(level),
        mean=signed(found.mean),
        spread=figures(round(found.spread)),
    )


class DuplicateText(Texts, context="Duplicate"):
    WINDOW = Text("Duplicate match")
    THIS = Text("This match with &Expert…")
    INTRO = Text(
        "You play {n} deals among Experts. Expert also plays your seat, with the same cards in the "
        "same situation, and each deal is scored by the difference."
    )
    HABIT = Text(
        "Match points, as bridge clubs count them: two for every deal in which you did better "
        "than Expert with your cards, one for an equal one, however large the difference is."
    )
    NEW = Text("&Begin")
    GO_ON = Text("C&ontinue")
    LOOK = Text("&Compare…")
    NONE = Text("No duplicate match yet. Choose a game and begin one: you can leave it any time.")
    MATCH = Text("{date}: {progress}")
    WITH_HINTS = Text("{standing} (help: {hints})")
    PROGRESS = Text("{n} of {all} deals")
    FINISHED = Text("finished")
    STANDING = Text("{points} points, {earned} of {most} match points")
    NOT_YET = Text("Nothing is compared yet.")
    COLUMN_DEAL = Text("Deal")
    COLUMN_YOU = Text("You")
    COLUMN_EXPERT = Text("Expert")
    COLUMN_DIFFERENCE = Text("Difference")
    COLUMN_MATCH_POINTS = Text("Match points")
    SUM = Text("Together")
    ROW = Text("Deal {deal}: you {you}, Expert {expert}; {difference}; match points: {earned}")
    NOTICE = Text("Duplicate match, deal {deal}: {difference}.")
    NOTICE_LAST = Text("Duplicate match, deal {deal}: {difference}. In all: {standing}.")
    BESIDE = Text("Beside Expert: {standing}")
    BESIDE_SO_FAR = Text("Beside Expert after {n} of {all} deals: {standing}")


def intro_text() -> str:
    return DuplicateText.INTRO(n=spelled(DEALS))


def standing_words(standing: DuplicateStanding, hints: int = 0) -> str:
    """How a match stands, and how many hints were given in it."""
    if not standing.compared:
        return DuplicateText.NOT_YET()
    text = DuplicateText.STANDING(
        points=signed(standing.points),
        earned=figures(standing.match_points),
        most=figures(standing.most),
    )
    return DuplicateText.WITH_HINTS(standing=text, hints=hints_words(hints)) if hints else text


def beside_words(standing: DuplicateStanding, deals: int, hints: int = 0) -> str:
    """The line at the end of a duplicate match; Expert may still be playing some of its deals."""
    words = standing_words(standing, hints)
    if standing.compared in (0, deals):
        return DuplicateText.BESIDE(standing=words)
    n, whole = figures(standing.compared), figures(deals)
    return DuplicateText.BESIDE_SO_FAR(n=n, all=whole, standing=words)


def deal_words(deal: int, you: float, expert: float, level: str) -> str:
    return DuplicateText.ROW(
        deal=deal,
        you=signed(you),
        expert=signed(expert),
        difference=difference_words(you - expert, level),
        earned=match_points(you - expert),
    )


def told_words(deal: int, difference: float, level: str, last: DuplicateStanding | None) -> str:
    """The notice that a deal of a duplicate match is compared; `last`: how the match ended."""
    words = difference_words(difference, level)
    if last is None:
        return DuplicateText.NOTICE(deal=deal, difference=words)
    return DuplicateText.NOTICE_LAST(deal=deal, difference=words, standing=standing_words(last))


class DailyText(Texts, context="DailyWords"):
    WINDOW = Text("Daily deal")
    TODAY = Text("Today’s deal")
    OF_DAY = Text("The deal of {date}")
    THIS_WEEK = Text("This week’s game: {game}")
    OF_WEEK = Text("The game of the week of {date}: {game}")
    ABOUT = Text("{game}, one deal, the same cards for everyone on this date.")
    ABOUT_WEEK = Text("{game}, one deal, the same cards for everyone in this week.")
    RESULT = Text("You made {own}, the others {other}.")
    WITH_HINTS = Text("{result} Help: {hints}.")
    NOT_ENDED = Text("Begun, and not finished yet.")
    NOT_PLAYED = Text("Not played yet.")
    AGAIN = Text("Your first result counts. You may play the cards again whenever you like.")
    SEAL = Text("The seal of the deck, known before the first card:")
    FREE = Text("A day that you miss costs nothing: past deals stay here.")
    DAY = Text("{date}, {state}")
    WEEK_ROW = Text("Week of {date}: {game}, {state}")
    PLAYED = Text("played, {own} to {other}")
    BEGUN = Text("begun")
    OPEN = Text("not played")
    TO_COME = Text("still to come")
    NONE = Text("no deal")


def game_title(game: str) -> str:
    return shown_title(preset(game).name)


HINTS: Final = QT_TRANSLATE_N_NOOP("DailyWords", "one hint", "{n} hints")


def hints_words(hints: int) -> str:
    """How many hints were given; empty for none."""
    return counted(HINTS, hints) if hints else ""


def result_words(own: int, other: int, hints: int = 0) -> str:
    text = DailyText.RESULT(own=figures(own), other=figures(other))
    return DailyText.WITH_HINTS(result=text, hints=hints_words(hints)) if hints else text


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
    SHORT_SEED = Text(
        "The deal code of this match is short: it was chosen, not drawn. Such a match has no seal, "
        "so no code can be made of it."
    )
    CARDS = Text("These cards do not follow from a seed, so no code can be made of them.")
    SEATS = Text("The seats do not follow from a seed, so no code can be made of this match.")
    PLAYERS = Text("No code can be made of a match with such players.")
    SEED = Text("The deal code of this match is too long.")
    DEAL = Text("The match has no such deal.")
    RUNNING = Text(
        "A code gives away every card of the match, those to come as well. It can be made once "
        "the match is over."
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
    LONG = Text("Easier to copy than to type.")
    DEAD_EXERCISE = Text("Nothing can be done in this exercise: the rules allow no move.")


CODE_LENGTH: Final = QT_TRANSLATE_N_NOOP(
    "ChallengeWords", "The code has {n} letter.", "The code has {n} letters."
)

_MOST_TYPED: Final = 60
"""Letters of a code that people may still type."""


def code_length_text(code: str) -> str:
    """How long a code is; an exercise that was laid out may have hundreds of letters."""
    letters = sum(map(str.isalnum, code))
    text = counted(CODE_LENGTH, letters)
    return f"{text} {CodeText.LONG()}" if letters > _MOST_TYPED else text


def fault_text(fault: CodeFault) -> str:
    why = rule_fault_text(fault.rules) if fault.rules is not None else ""
    text = _FaultText.of(fault.code)(
        place=fault.place, group=fault.group, found=fault.found, why=why
    )
    return f"{text} {CodeText.MEANT(meant=fault.meant)}" if fault.meant else text


def no_code_text(reason: NoChallengeReason) -> str:
    return _NoCodeText.of(reason)()


def title(one: Challenge) -> str:
    return game_title(one.game) if one.changed is None else shown_title(one.changed.name)


def length_text(end: MatchEnd) -> str:
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
    return " · ".join(facts)


def _exercise_text(one: Challenge) -> str:
    if is_laid_out(one.exercise):
        try:
            return CodeText.LAID_OUT(name=read_exercise(one.exercise, rules_text(one.rules)).name)
        except PositionProblem:
            pass  # it is reported when it is to be played
    return CodeText.EXERCISE()


def style_text(style: str) -> str:
    level, _, personality = style.partition(":")
    if not personality:
        return level_name(level)
    return f"{level_name(level)} ({personality_name(personality)})"


def result_text(one: Challenge) -> str:
    """How somebody did; empty where the code has no result."""
    if one.result is None:
        return ""
    if one.kind == "exercise":
        return CodeText.TRIES(n=one.result.own) if one.result.own else CodeText.NOT_FOUND()
    return CodeText.RESULT(own=figures(one.result.own), other=figures(one.result.other))


def doubts(one: Challenge, here: Players) -> list[str]:
    """In what the others' program differs from this one."""
    from canasta_qt.players.api import thinks_ahead  # late: it brings every bot along

    if one.table is None:
        return []
    found, there = [], one.table.players
    if there.number != here.number:
        found.append(CodeText.OTHER_PLAYERS(there=there.number, here=here.number))
    elif there.compiled != here.compiled and any(
        thinks_ahead(style) for seat, style in enumerate(one.table.styles) if seat != one.table.seat
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
