"""What is wrong with rules: what does not go together, what helps, and what cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, Complaint, Issue, TableRules, option
from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.engine.rules.repairs import Repair
from canasta_qt.record.rule_set import RuleFault
from canasta_qt.words.cards import listed
from canasta_qt.words.rules.values import said, value_text
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, Text, Texts, figures
from canasta_qt.words.translate import translate


class ConflictText(Texts, context="RuleConflicts"):
    """Code of an issue to its sentence, with the names of its numbers in braces.

    `{option}` is the name of the first option that the issue is about.
    """

    # players, cards and the match
    TEAM_MODE = Text("{players} players cannot form these teams.")
    SCORE_UNIT_TEAMS = Text("Teams keep one score together, not one for each player.")
    SCORE_UNIT_ALONE = Text("Without lasting teams the score is kept for each player.")
    ROTATION = Text("Only two players can deal in turn; there are {players} here.")
    DRAW_ALONE = Text("There are no partners here to draw cards for.")
    PERMISSION_ALONE = Text("There is no partner to ask before going out.")
    FOOT_ALONE = Text("This needs a partner, but everybody plays alone here.")
    MATCH_END = Text("A match ends at a number of points or after a number of deals.")
    INSTANT_WIN = Text(
        "Hands that win the match at once must be special hands; not all of them are."
    )
    SPECIAL_SIZE = Text(
        "A special hand of {size} cards is impossible: after drawing, a hand has {held}."
    )
    CUT = Text("A cut leaves at least one card, but the pack has only {have}.")
    REJECTS_OFF = Text("Every upcard is accepted here, so no deal is ever repeated.")
    RETRACT = Text("With these rules melds cannot be taken back into the hand.")
    # the deal
    NO_HIDDEN_MAP = Text("The number of hidden cards for each upcard is missing.")
    HIDDEN_WITHOUT_UPCARD = Text("Hidden cards go under the upcard, but no upcard is turned.")
    TOO_FEW_CARDS = Text("There are too few cards: the deal needs {needed}, the pack has {have}.")
    TURN_CARD = Text("The turn card lies too deep. Cards that the stock begins with: {have}.")
    FOOT = Text("A foot needs both cards and a way to pick it up; one of the two is missing.")
    NO_FOOT = Text("There is no foot for your partner to play from.")
    NO_BONUS_CARDS = Text("Opening earns bonus cards, but their number is 0.")
    NO_TURN_CARD = Text("Bonus cards depend on a turn card, but there is none.")
    SMALL_STOCK = Text("The deal will end very soon. Cards left in the stock: {stock}.")
    # melds and canastas
    MIN_MAX = Text("The smallest meld, {low} cards, is larger than the largest.")
    CANASTA_MAX = Text("A canasta of {canasta} cards is larger than the largest meld.")
    CANASTA_MIN = Text("The smallest meld, {low} cards, is larger than a canasta.")
    NATURALS = Text("A meld needs {low} natural cards, more than the smallest meld has.")
    NEVER_AND_DIRTY = Text("A rank cannot both never and sometimes hold wild cards.")
    WILD_RANKS = Text("Twos are always wild, and so are jokers where the pack has any.")
    SPAN = Text("{option}: the minimum, {low}, is above the maximum, {high}.")
    WILD_CANASTA = Text("A wild meld of at most {high} cards never becomes a canasta.")
    RUN_CANASTA = Text(
        "A sequence of at most {high} cards never becomes a canasta, which has {canasta}."
    )
    NO_WILDS = Text("There are no wild cards for a wild meld.")
    KIND_OFF = Text("Going out needs a kind of canasta that nobody can make here.")
    KIND_TWICE = Text("A kind of canasta is listed twice.")
    HAND_TWICE = Text("A special hand is listed twice.")
    MIXED_ABOVE_NATURAL = Text(
        "A mixed canasta scores {mixed} points, more than a natural one with {natural}."
    )
    CANASTAS_OUT_OF_REACH = Text(
        "Going out is almost impossible: the whole pack barely makes {canastas} canastas."
    )
    # the opening
    OPENING_FIRST_ROW = Text("The first row of the opening must hold for every score, however low.")
    OPENING_FIRST_DEAL = Text("The first row of the opening must begin with the first deal.")
    OPENING_ORDER = Text("The rows of the opening must rise, and no two may start alike.")
    TIER_FROM = Text("A high-score opening starts at a score or at a deal, not at both or neither.")
    OPENING_OUT_OF_REACH = Text(
        "Nobody can open with {minimum} points: the best hand makes {best}."
    )
    OPENING_FALLS = Text("Somebody with a higher score needs fewer points to open.")
    # threes
    TOTALS = Text("{option} must go up to {threes}, the number in the pack.")
    MODERN_THREES = Text("Red and black threes must both be modern, or neither.")
    BLACK_LIKE_RED = Text(
        "Black threes cannot be laid out like red ones where red ones cannot be laid out."
    )
    MATRIX = Text("The modern score table must decide both scores and red threes, or neither.")
    RED_DISCARD = Text("One option lets red threes be discarded, and another does not.")
    BLACK_REMOVED = Text(
        "Black threes that are laid out for points never lie in the pile, so they cannot leave "
        "play with it."
    )
    BLACK_NEVER = Text("The pack has too few black threes for a meld of {low}.")
    # the pile and going out
    PILE_N = Text("The number of cards taken from the top is missing.")
    EASIER_FROZEN = Text(
        "A frozen pile, with {frozen} matching cards, is easier to take than an open one, with "
        "{unfrozen}."
    )
    WILD_TAKE = Text("Wild cards cannot take the pile: there are no wild melds here.")
    CONCEALED_OFF = Text(
        "The smaller bonus for going out concealed has no effect without the larger one."
    )
    CONCEALED_LESS = Text("Going out concealed scores {total} points, less than the usual {bonus}.")
    POSITIVE_ABOVE_OUT = Text(
        "A plus needs {canastas} canastas, more than going out: a player can go out and lose "
        "points."
    )


_ON: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is on")
_OFF: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is off")
_IS: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is: {value}")
_IS_NOT: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is not: {value}")
_MOST_SPELT_OUT: Final = 3
_LONGEST_VALUE: Final = 80
"""A longer value does not fit on a button."""


def _tr_issue(text: str) -> str:
    return translate("RuleIssues", text)


def option_name(key: str) -> str:
    """An option within a sentence: its label in quotes; the key itself if there is no such."""
    return quoted(full_label(key))


def quoted(text: str) -> str:
    """A label, value or key within a sentence, in the quotes of the language."""
    return _tr_issue("“{label}”").format(label=text)


def full_label(key: str) -> str:
    """The label of an option, with its group where another option is called the same."""
    try:
        spec = option(key)
    except KeyError:
        return key
    label = said(spec.label)
    if sum(other.label == spec.label for other in OPTIONS) == 1:
        return label
    group = said(dict(GROUP_TITLES)[spec.group])
    return _tr_issue("{group}, {label}").format(group=group, label=label)


def issue_text(issue: Issue) -> str:
    """One issue in a sentence or two."""
    numbers = {name: figures(number) for name, number in issue.numbers}
    return ConflictText.of(issue.code)(option=option_name(issue.keys[0]), **numbers)


def repair_text(repair: Repair, rules: TableRules) -> str:
    """What a repair would do to these rules, as the words of a button."""
    if len(repair.changes) > _MOST_SPELT_OUT:
        names = listed(option_name(key) for key, _ in repair.changes)
        return _tr_issue("Fix {n} options: {options}").format(n=len(repair.changes), options=names)
    return "; ".join(_change_text(key, value) for key, value in repair.changes)


def _change_text(key: str, value: object) -> str:
    if isinstance(value, bool):
        return _tr_issue("Turn on {option}" if value else "Turn off {option}").format(
            option=option_name(key)
        )
    text = value_text(key, value)
    if len(text) > _LONGEST_VALUE:
        text = text[: _LONGEST_VALUE - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return _tr_issue("{option}: {value}").format(option=full_label(key), value=text)


def fold_text(conditions: Sequence[Condition]) -> str:
    """Why an option does nothing: "Does nothing while ..."; empty without conditions."""
    if not conditions:
        return ""
    return _tr_issue("Has no effect while {conditions}.").format(
        conditions=listed(map(_unmet, conditions))
    )


def _unmet(condition: Condition) -> str:
    """How it is that a condition is not met."""
    name = option_name(condition.key)
    switches: Mapping[tuple[object, ...], str] = {(True,): _OFF, (False,): _ON}
    if condition.among in switches:
        return _tr_issue(switches[condition.among]).format(option=name)
    if condition.lacks:
        value = value_text(condition.key, (condition.lacks,))
        return _tr_issue("{option} has: {value}").format(option=name, value=quoted(value))
    if condition.but_not == ((),):
        return _tr_issue("{option} is empty").format(option=name)
    words, values = (_IS_NOT, condition.among) if condition.among else (_IS, condition.but_not)
    texts = (quoted(value_text(condition.key, value)) for value in values)
    return _tr_issue(words).format(option=name, value=either(texts))


def either(texts: Iterable[str]) -> str:
    """Things of which one holds: "a", "a or b"."""
    result = ""
    for text in texts:
        result = _tr_issue("{one} or {other}").format(one=result, other=text) if result else text
    return result


class FaultText(Texts, context="RuleFaults"):
    """A sentence for every fault that has no cause of its own."""

    FOREIGN = Text("These are not Canasta rules: neither a rules file nor a short text.")
    EMPTY = Text("It is empty.")
    TOO_LARGE = Text("This is far too large to be rules, so it was not read.")
    NOT_TEXT = Text("This is not readable text.")
    NEWER = Text("These rules come from a newer Canasta Qt. Update to use them.")
    NO_ENTRY = Text("The line that begins with “{text}:” is missing.")
    BAD_ENTRY = Text("“{text}” makes no sense here.")
    BAD_NAME = Text("A name has 1 to {most} letters, not “{text}”.")
    TWICE = Text("“{text}” appears twice.")
    STRAY_LINE = Text("“{text}” is not an option with a value.")
    NOT_JSON = Text("The value of “{text}” cannot be read.")
    CODE_LETTER = Text("“{text}” in group {number} cannot be part of a short text.")
    CODE_TYPING = Text("There is a typing error in the short text.")
    CODE_TYPING_NEAR = Text(
        "There is a typing error in group {number} of the short text: “{text}”."
    )
    CODE_INCOMPLETE = Text("The short text is incomplete: its end is missing.")
    CODE_CONTENT = Text("The short text makes no sense, although it is typed correctly.")
    TOO_MANY = Text("There are too many options, more than {most}.")
    MORE = Text("And {number} more.")


class ComplaintText(Texts, context="RuleFaults"):
    """A sentence for everything that can be wrong with one option."""

    UNKNOWN_OPTION = Text("There is no option “{key}”.")
    MISSING_OPTION = Text("The option {name} is missing.")
    WRONG_TYPE = Text("{name}: “{value}” is not valid. Allowed: {allowed}.")
    OUT_OF_RANGE = Text("{name}: “{value}” is out of range. Allowed: {allowed}.")
    NOT_ALLOWED = Text("{name}: “{value}” is not possible here. Allowed: {allowed}.")
    NOT_RULES = Text("These are not Canasta rules.")
    FUTURE_FORMAT = Text("These rules come from a newer Canasta Qt.")


_LONGEST: Final = 200
_LONGEST_KEY: Final = 60


def _tr_fault(text: str) -> str:
    return translate("RuleFaults", text)


def fault_text(fault: RuleFault) -> str:
    """One fault in words, with the line of the file it is in."""
    cause = fault.cause
    if cause is None:
        text = _own_text(fault)
    else:
        text = issue_text(cause) if isinstance(cause, Issue) else complaint_text(cause)
    if not fault.line:
        return text
    return _tr_fault("Line {line}: {text}").format(line=fault.line, text=text)


def _own_text(fault: RuleFault) -> str:
    text = FaultText.of(fault.code)(
        text=fault.text, number=figures(fault.number), most=figures(fault.most)
    )
    if fault.meant:
        text += " " + _tr_fault("Did you mean “{meant}”?").format(meant=fault.meant)
    return text


def complaint_text(complaint: Complaint) -> str:
    """What is wrong with one option, in words; a wrong key gets those it may stand for."""
    text = ComplaintText.of(complaint.code)(
        key=_shortened(complaint.key, _LONGEST_KEY),
        name=option_name(complaint.key),
        value=_shortened(complaint.value, _LONGEST),
        allowed=_shortened(complaint.allowed, _LONGEST),
    )
    if complaint.close:
        keys = either(map(quoted, complaint.close))
        text += " " + _tr_fault("Did you mean {keys}?").format(keys=keys)
    return text


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "\N{HORIZONTAL ELLIPSIS}"
