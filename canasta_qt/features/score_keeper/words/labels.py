"""Names of what can be entered, and the texts of the score keeper's window."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.words.cards import ranks_name
from canasta_qt.words.score_sheet import score_label
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Counted, counted
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("ScoreKeeper", text)


_CANASTAS: Final[dict[str, str]] = {
    "natural": _mark("Natural canastas"),
    "mixed": _mark("Mixed canastas"),
    "natural_aces": _mark("Natural canastas of aces"),
    "mixed_aces": _mark("Mixed canastas of aces"),
    "natural_sevens": _mark("Natural canastas of sevens"),
    "mixed_sevens": _mark("Mixed canastas of sevens"),
    "wild": _mark("Wild canastas"),
    "wild_twos": _mark("Wild canastas of twos only"),
    "wild_jokers": _mark("Wild canastas with every joker"),
    "sequence": _mark("Sequences of seven"),
    "mixed_sequence": _mark("Sequences of seven with a wild card"),
    "black_canasta": _mark("Canastas of black threes"),
}

_UNFINISHED: Final[dict[str, str]] = {
    "natural_aces": _mark("Unfinished aces"),
    "mixed_aces": _mark("Unfinished aces with wild cards"),
    "natural_sevens": _mark("Unfinished sevens"),
    "mixed_sevens": _mark("Unfinished sevens with wild cards"),
    "wild": _mark("Unfinished wild melds"),
    "wild_jokers": _mark("Unfinished wild meld with every joker"),
    "sequence": _mark("Sequences that stayed too short"),
}

_FIELDS: Final[dict[str, str]] = {
    "red_threes": _mark("Red threes"),
    "black_threes": _mark("Black threes"),
    "points": _mark("Points of all cards melded"),
    "hand": _mark("Points left in hand"),
    "hand_of": _mark("Left in hand: {name}"),
    "foot": _mark("Points in a foot never taken up"),
    "foot_of": _mark("Foot never taken up: {name}"),
    "foot_red_threes": _mark("Red threes in that foot"),
    "held": _mark("{ranks} left in hand"),
    "held_of": _mark("{ranks} left in hand: {name}"),
    "penalty": _mark("Penalties"),
    "other": _mark("Other penalty, in points"),
    "cuts": _mark("Exact cuts of the deck"),
}

TEXTS: Final[dict[str, str]] = {
    "title": _mark("Score keeper"),
    "intro": _mark("For a game with real cards. You count, the program adds up by your rules."),
    "no_sheets": _mark("No score sheet yet."),
    "sheets": _mark("Score sheets"),
    "new": _mark("&New score sheet…"),
    "new_title": _mark("New score sheet"),
    "open": _mark("&Continue"),
    "delete": _mark("&Delete"),
    "blank": _mark("&Blank sheet…"),
    "begin": _mark("Be&gin"),
    "back": _mark("Bac&k"),
    "game": _mark("Game or rules"),
    "names": _mark("Players, in turn order"),
    "player": _mark("Player {n}"),
    "first_dealer": _mark("First dealer"),
    "deal": _mark("Deal {n}"),
    "next": _mark("Deal {n}: {name} deals"),
    "to_open": _mark("To open: {points}"),
    "open_with": _mark("{side} open with {points}"),
    "opens_with": _mark("{side} opens with {points}"),
    "enter": _mark("&Enter deal {n}"),
    "go_on": _mark("&Go on with deal {n}"),
    "begun": _mark("What you entered is still here. It is not booked yet."),
    "correct": _mark("C&orrect"),
    "remove": _mark("&Remove deal"),
    "rename": _mark("&Names…"),
    "undo": _mark("&Undo"),
    "redo": _mark("Re&do"),
    "large": _mark("&Large numbers"),
    "small": _mark("&Normal size"),
    "may_i": _mark("&May I?"),
    "file": _mark("From a &file…"),
    "file_open": _mark("Open a score sheet"),
    "file_kinds": _mark("Score sheets (*.txt *.json)"),
    "file_all": _mark("All files (*)"),
    "file_bad": _mark("{name} is not a score sheet that can be opened."),
    "file_mend": _mark("Put that right in the file and open it again. Nothing was saved."),
    "file_doubts": _mark("{name} was opened. Please look again:"),
    "file_keep": _mark("Save as a &file…"),
    "file_save": _mark("Save the score sheet as a file"),
    "file_save_kinds": _mark("Text (*.txt);;JSON (*.json)"),
    "file_name": _mark("Canasta score sheet"),
    "keep": _mark("&Print or save"),
    "chart": _mark("Chart"),
    "lines": _mark("Lines of deal {n}"),
    "delete_name": _mark("The score sheet"),
    "all_deals": _mark("All deals"),
    "total": _mark("Total"),
    "this_deal": _mark("This deal"),
    "who_out": _mark("Went out"),
    "nobody": _mark("Nobody (stock used up)"),
    "conceded": _mark("{name} conceded"),
    "concealed": _mark("Concealed"),
    "special": _mark("Special hand"),
    "no_special": _mark("None"),
    "alone": _mark("Played alone"),
    "nobody_alone": _mark("Nobody"),
    "tap_cards": _mark("Tap cards"),
    "tap_title": _mark("Tap each card that lies there"),
    "tap_sum": _mark("{cards}, {points}"),
    "more": _mark("More"),
    "take_off": _mark("One less"),
    "clear": _mark("Clear"),
    "book": _mark("&Book the deal"),
    "book_anyway": _mark("&Book it anyway"),
    "cancel": _mark("&Cancel"),
    "doubts": _mark("Please look again:"),
    "won": _mark("{side} wins by {margin}."),
    "won_many": _mark("{side} win by {margin}."),
    "at_once": _mark("The match is won at once: {side}."),
    "tie": _mark("The match is a tie."),
    "resumed": _mark("{side}: {points}"),
    "last_used": _mark("{game}, {deals}, {date}"),
    "ask": _mark("Search the rules"),
    "ask_hint": _mark("What do you want to know? For example: frozen, black three, going out"),
    "ask_table": _mark("Lay out a &table and ask…"),
    "ask_table_tip": _mark("Lay out hand, melds and pile, and ask whether a move is allowed."),
    "blank_title": _mark("Score sheet: {game}"),
    "blank_save": _mark("Save blank score sheets"),
    "blank_name": _mark("Canasta blank score sheet"),
    "blank_all": _mark("For every game"),
    "blank_one": _mark("For one game"),
    "needs": _mark("Needed to open"),
    "from_total": _mark("from {start} on {least}"),
    "from_deal": _mark("from deal {start} on {least}"),
    "date_line": _mark("Date"),
    "goal": _mark("Played to {points}."),
    "goal_deals": _mark("Played for {deals}."),
    "played_out": _mark("The match ended with deal {n}. What follows is counted all the same."),
}

_WAYS: Final[Counted] = QT_TRANSLATE_N_NOOP("ScoreKeeper", "{n} point", "{n} points")


def keeper_text(key: str, **values: object) -> str:
    """A text of the window with its values."""
    return translate("ScoreKeeper", TEXTS[key]).format(**values)


def points_text(points: int) -> str:
    """So many points, in words."""
    return counted(_WAYS, points)


def canasta_label(kind: str) -> str:
    """A kind of canasta that can be counted."""
    return translate("ScoreKeeper", _CANASTAS[kind])


def unfinished_label(kind: str) -> str:
    """A kind of meld that costs something because it is no canasta."""
    return translate("ScoreKeeper", _UNFINISHED[kind])


def field_label(key: str, *, name: str = "", kind: str = "") -> str:
    """Another field; `kind` is what is held, `3r` or `A`; `name` whose it is."""
    ranks = ranks_name(KIND_OF_TEXT[kind]) if kind else ""
    of = f"{key}_of" if name and f"{key}_of" in _FIELDS else key
    text = translate("ScoreKeeper", _FIELDS[of]).format(name=name, ranks=ranks)
    return text[:1].upper() + text[1:]


def penalty_label(name: str) -> str:
    """A penalty, without the word penalty before it where it stands alone."""
    if name == "other":
        return translate("ScoreKeeper", _FIELDS["other"])
    return score_label(f"penalty.{name}")
