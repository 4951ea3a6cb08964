"""What is wrong with rules that somebody sent, in words that name the line or the option."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.rule_issues import either, issue_text, option_name, quoted
from canasta_qt.engine.rules import Complaint, Issue
from canasta_qt.record.rule_problems import RuleFault, RuleFaultCode

FAULTS: Final[dict[RuleFaultCode, str]] = {
    "foreign": QT_TRANSLATE_NOOP(
        "RuleFaults", "These are no rules of Canasta: neither a file with rules nor a short code."
    ),
    "empty": QT_TRANSLATE_NOOP("RuleFaults", "There is nothing in it."),
    "too_large": QT_TRANSLATE_NOOP(
        "RuleFaults", "This is far too large for rules, so it was not read."
    ),
    "not_text": QT_TRANSLATE_NOOP("RuleFaults", "This is not readable text."),
    "newer": QT_TRANSLATE_NOOP(
        "RuleFaults",
        "A newer version of this program wrote these rules. Get the newer version to use them.",
    ),
    "no_entry": QT_TRANSLATE_NOOP("RuleFaults", "The line that begins with “{text}:” is missing."),
    "bad_entry": QT_TRANSLATE_NOOP("RuleFaults", "“{text}” makes no sense here."),
    "bad_name": QT_TRANSLATE_NOOP("RuleFaults", "A name has 1 to {most} letters, not “{text}”."),
    "twice": QT_TRANSLATE_NOOP("RuleFaults", "“{text}” is there twice."),
    "stray_line": QT_TRANSLATE_NOOP("RuleFaults", "“{text}” is no option with a value."),
    "not_json": QT_TRANSLATE_NOOP("RuleFaults", "The value of “{text}” cannot be read."),
    "code_letter": QT_TRANSLATE_NOOP(
        "RuleFaults", "“{text}” in group {number} cannot be part of a code."
    ),
    "code_typing": QT_TRANSLATE_NOOP("RuleFaults", "There is a typing error in the code."),
    "code_typing_near": QT_TRANSLATE_NOOP(
        "RuleFaults", "There is a typing error in group {number} of the code: “{text}”."
    ),
    "code_incomplete": QT_TRANSLATE_NOOP(
        "RuleFaults", "The code is not whole: its end is missing."
    ),
    "code_content": QT_TRANSLATE_NOOP(
        "RuleFaults", "The code makes no sense, although it is typed correctly."
    ),
}
"""A sentence for every fault that has no cause of its own."""

COMPLAINTS: Final[dict[str, str]] = {
    "unknown_option": QT_TRANSLATE_NOOP("RuleFaults", "There is no option “{key}”."),
    "missing_option": QT_TRANSLATE_NOOP("RuleFaults", "The option {name} is missing."),
    "wrong_type": QT_TRANSLATE_NOOP(
        "RuleFaults", "{name}: “{value}” will not do. Possible is {allowed}."
    ),
    "out_of_range": QT_TRANSLATE_NOOP(
        "RuleFaults", "{name}: “{value}” is out of range. Possible is {allowed}."
    ),
    "not_allowed": QT_TRANSLATE_NOOP(
        "RuleFaults", "{name}: “{value}” is not possible here. Possible is {allowed}."
    ),
    "not_rules": QT_TRANSLATE_NOOP("RuleFaults", "These are no rules of Canasta."),
    "future_format": QT_TRANSLATE_NOOP(
        "RuleFaults", "A newer version of this program wrote these rules."
    ),
}
"""A sentence for everything that can be wrong with one option."""

_IN_LINE: Final = QT_TRANSLATE_NOOP("RuleFaults", "Line {line}: {text}")
_CLOSE: Final = QT_TRANSLATE_NOOP("RuleFaults", "Is {keys} meant?")
_MEANT: Final = QT_TRANSLATE_NOOP("RuleFaults", "Perhaps “{meant}” is meant.")
_LONGEST: Final = 200
_LONGEST_KEY: Final = 60


def _tr(text: str) -> str:
    return QCoreApplication.translate("RuleFaults", text)


def fault_text(fault: RuleFault) -> str:
    """One fault in words, with the line of the file it is in."""
    text = _cause_text(fault.cause) if fault.cause else _own_text(fault)
    return _tr(_IN_LINE).format(line=fault.line, text=text) if fault.line else text


def _own_text(fault: RuleFault) -> str:
    text = _tr(FAULTS[fault.code]).format(
        text=fault.text, number=figures(fault.number), most=figures(fault.most)
    )
    if fault.meant:
        text += " " + _tr(_MEANT).format(meant=fault.meant)
    return text


def _cause_text(cause: Complaint | Issue) -> str:
    return issue_text(cause) if isinstance(cause, Issue) else complaint_text(cause)


def complaint_text(complaint: Complaint) -> str:
    """What is wrong with one option, in words; a wrong key gets those it may stand for."""
    text = _tr(COMPLAINTS[complaint.code]).format(
        key=_shortened(complaint.key, _LONGEST_KEY),
        name=option_name(complaint.key),
        value=_shortened(complaint.value, _LONGEST),
        allowed=_shortened(complaint.allowed, _LONGEST),
    )
    if complaint.close:
        keys = either(map(quoted, complaint.close))
        text += " " + _tr(_CLOSE).format(keys=keys)
    return text


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "\N{HORIZONTAL ELLIPSIS}"
