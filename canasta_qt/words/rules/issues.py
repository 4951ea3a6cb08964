"""What is wrong with rules: what does not go together, what helps, and what cannot be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, Complaint, Issue, TableRules, option
from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.engine.rules.repairs import Repair
from canasta_qt.record.rule_set import RuleFault, RuleFaultCode
from canasta_qt.words.cards import listed
from canasta_qt.words.rules.values import said, value_text
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


def _conflict(text: str) -> str:
    return QT_TRANSLATE_NOOP("RuleConflicts", text)


def _fault(text: str) -> str:
    return QT_TRANSLATE_NOOP("RuleFaults", text)


CONFLICTS: Final[dict[str, str]] = {
    # players, cards and the match
    "team_mode": _conflict("{players} players cannot form these teams."),
    "score_unit_teams": _conflict("Teams keep one score together, not one for each player."),
    "score_unit_alone": _conflict("Without lasting teams the score is kept for each player."),
    "rotation": _conflict("Only two players can deal in turn; there are {players} here."),
    "draw_alone": _conflict("There are no partners here to draw cards for."),
    "permission_alone": _conflict("There is no partner to ask before going out."),
    "foot_alone": _conflict("This needs a partner, but everybody plays alone here."),
    "match_end": _conflict("A match ends at a number of points or after a number of deals."),
    "instant_win": _conflict(
        "Hands that win the match at once must be special hands; not all of them are."
    ),
    "special_size": _conflict(
        "A special hand of {size} cards is impossible: after drawing, a hand has {held}."
    ),
    "cut": _conflict("A cut leaves at least one card, but the pack has only {have}."),
    "rejects_off": _conflict("Every upcard is accepted here, so no deal is ever repeated."),
    "retract": _conflict("With these rules melds cannot be taken back into the hand."),
    # the deal
    "no_hidden_map": _conflict("The number of hidden cards for each upcard is missing."),
    "hidden_without_upcard": _conflict(
        "Hidden cards go under the upcard, but no upcard is turned."
    ),
    "too_few_cards": _conflict(
        "There are too few cards: the deal needs {needed}, the pack has {have}."
    ),
    "turn_card": _conflict("The turn card lies too deep: the stock begins with {have} cards."),
    "foot": _conflict(
        "A foot needs both cards and a way to pick it up; one of the two is missing."
    ),
    "no_foot": _conflict("There is no foot for your partner to play from."),
    "no_bonus_cards": _conflict("Opening earns bonus cards, but their number is 0."),
    "no_turn_card": _conflict("Bonus cards depend on a turn card, but there is none."),
    "small_stock": _conflict(
        "Only {stock} cards are left in the stock after the deal: it will end very soon."
    ),
    # melds and canastas
    "min_max": _conflict("The smallest meld, {low} cards, is larger than the largest."),
    "canasta_max": _conflict("A canasta of {canasta} cards is larger than the largest meld."),
    "canasta_min": _conflict("The smallest meld, {low} cards, is larger than a canasta."),
    "naturals": _conflict("A meld needs {low} natural cards, more than the smallest meld has."),
    "never_and_dirty": _conflict("A rank cannot both never and sometimes hold wild cards."),
    "wild_ranks": _conflict("Twos are always wild, and so are jokers where the pack has any."),
    "span": _conflict("{option}: the minimum, {low}, is above the maximum, {high}."),
    "wild_canasta": _conflict("A wild meld of at most {high} cards never becomes a canasta."),
    "run_canasta": _conflict(
        "A sequence of at most {high} cards never becomes a canasta, which has {canasta}."
    ),
    "no_wilds": _conflict("There are no wild cards for a wild meld."),
    "kind_off": _conflict("Going out needs a kind of canasta that nobody can make here."),
    "kind_twice": _conflict("A kind of canasta is listed twice."),
    "hand_twice": _conflict("A special hand is listed twice."),
    "mixed_above_natural": _conflict(
        "A mixed canasta scores {mixed} points, more than a natural one with {natural}."
    ),
    "canastas_out_of_reach": _conflict(
        "Going out is almost impossible: the whole pack barely makes {canastas} canastas."
    ),
    # the opening
    "opening_first_row": _conflict(
        "The first row of the opening must hold for every score, however low."
    ),
    "opening_first_deal": _conflict("The first row of the opening must begin with the first deal."),
    "opening_order": _conflict("The rows of the opening must rise, and no two may start alike."),
    "tier_from": _conflict(
        "A high-score opening starts at a score or at a deal, not at both or neither."
    ),
    "opening_out_of_reach": _conflict(
        "Nobody can open with {minimum} points: the best hand makes {best}."
    ),
    "opening_falls": _conflict("Somebody with a higher score needs fewer points to open."),
    # threes
    "totals": _conflict("{option} must go up to {threes}, the number in the pack."),
    "modern_threes": _conflict("Red and black threes must both be modern, or neither."),
    "black_like_red": _conflict(
        "Black threes cannot be laid out like red ones where red ones cannot be laid out."
    ),
    "matrix": _conflict(
        "The modern score table must decide both scores and red threes, or neither."
    ),
    "red_discard": _conflict("One option lets red threes be discarded, and another does not."),
    "black_removed": _conflict(
        "Black threes that are laid out for points never lie in the pile, so they cannot leave "
        "play with it."
    ),
    "black_never": _conflict("The pack has too few black threes for a meld of {low}."),
    # the pile and going out
    "pile_n": _conflict("The number of cards taken from the top is missing."),
    "easier_frozen": _conflict(
        "A frozen pile, with {frozen} matching cards, is easier to take than an open one, with "
        "{unfrozen}."
    ),
    "wild_take": _conflict("Wild cards cannot take the pile: there are no wild melds here."),
    "concealed_off": _conflict(
        "The smaller bonus for going out concealed has no effect without the larger one."
    ),
    "concealed_less": _conflict(
        "Going out concealed scores {total} points, less than the usual {bonus}."
    ),
    "positive_above_out": _conflict(
        "A plus needs {canastas} canastas, more than going out: a player can go out and lose "
        "points."
    ),
}
"""Code of an issue to its sentence, with the names of its numbers in braces.

`{option}` is the name of the first option that the issue is about.
"""


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
    text = translate("RuleConflicts", CONFLICTS[issue.code])
    return text.format(option=option_name(issue.keys[0]), **numbers)


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


FAULTS: Final[dict[RuleFaultCode, str]] = {
    "foreign": _fault("These are not Canasta rules: neither a rules file nor a short text."),
    "empty": _fault("It is empty."),
    "too_large": _fault("This is far too large to be rules, so it was not read."),
    "not_text": _fault("This is not readable text."),
    "newer": _fault("These rules come from a newer Canasta Qt. Update to use them."),
    "no_entry": _fault("The line that begins with “{text}:” is missing."),
    "bad_entry": _fault("“{text}” makes no sense here."),
    "bad_name": _fault("A name has 1 to {most} letters, not “{text}”."),
    "twice": _fault("“{text}” appears twice."),
    "stray_line": _fault("“{text}” is not an option with a value."),
    "not_json": _fault("The value of “{text}” cannot be read."),
    "code_letter": _fault("“{text}” in group {number} cannot be part of a short text."),
    "code_typing": _fault("There is a typing error in the short text."),
    "code_typing_near": _fault(
        "There is a typing error in group {number} of the short text: “{text}”."
    ),
    "code_incomplete": _fault("The short text is incomplete: its end is missing."),
    "code_content": _fault("The short text makes no sense, although it is typed correctly."),
    "too_many": _fault("There are too many options, more than {most}."),
    "more": _fault("And {number} more."),
}
"""A sentence for every fault that has no cause of its own."""

COMPLAINTS: Final[dict[str, str]] = {
    "unknown_option": _fault("There is no option “{key}”."),
    "missing_option": _fault("The option {name} is missing."),
    "wrong_type": _fault("{name}: “{value}” is not valid. Allowed: {allowed}."),
    "out_of_range": _fault("{name}: “{value}” is out of range. Allowed: {allowed}."),
    "not_allowed": _fault("{name}: “{value}” is not possible here. Allowed: {allowed}."),
    "not_rules": _fault("These are not Canasta rules."),
    "future_format": _fault("These rules come from a newer Canasta Qt."),
}
"""A sentence for everything that can be wrong with one option."""

_LONGEST: Final = 200
_LONGEST_KEY: Final = 60


def _tr_fault(text: str) -> str:
    return translate("RuleFaults", text)


def fault_text(fault: RuleFault) -> str:
    """One fault in words, with the line of the file it is in."""
    text = _cause_text(fault.cause) if fault.cause else _own_text(fault)
    if not fault.line:
        return text
    return _tr_fault("Line {line}: {text}").format(line=fault.line, text=text)


def _own_text(fault: RuleFault) -> str:
    text = _tr_fault(FAULTS[fault.code]).format(
        text=fault.text, number=figures(fault.number), most=figures(fault.most)
    )
    if fault.meant:
        text += " " + _tr_fault("Did you mean “{meant}”?").format(meant=fault.meant)
    return text


def _cause_text(cause: Complaint | Issue) -> str:
    return issue_text(cause) if isinstance(cause, Issue) else complaint_text(cause)


def complaint_text(complaint: Complaint) -> str:
    """What is wrong with one option, in words; a wrong key gets those it may stand for."""
    text = _tr_fault(COMPLAINTS[complaint.code]).format(
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
