"""Names of what can be entered, and the texts of the score keeper's window."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.words.cards import ranks_name
from canasta_qt.words.score_sheet import score_label
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    Counted,
    Text,
    Texts,
    counted,
)


class _CanastaLabel(Texts, context="ScoreKeeper"):
    NATURAL = Text("Natural canastas")
    MIXED = Text("Mixed canastas")
    NATURAL_ACES = Text("Natural canastas of aces")
    MIXED_ACES = Text("Mixed canastas of aces")
    NATURAL_SEVENS = Text("Natural canastas of sevens")
    MIXED_SEVENS = Text("Mixed canastas of sevens")
    WILD = Text("Wild canastas")
    WILD_TWOS = Text("Wild canastas of twos only")
    WILD_JOKERS = Text("Wild canastas with every joker")
    SEQUENCE = Text("Sequences of seven")
    MIXED_SEQUENCE = Text("Sequences of seven with a wild card")
    BLACK_CANASTA = Text("Canastas of black threes")


class _UnfinishedLabel(Texts, context="ScoreKeeper"):
    NATURAL_ACES = Text("Unfinished aces")
    MIXED_ACES = Text("Unfinished aces with wild cards")
    NATURAL_SEVENS = Text("Unfinished sevens")
    MIXED_SEVENS = Text("Unfinished sevens with wild cards")
    WILD = Text("Unfinished wild melds")
    WILD_JOKERS = Text("Unfinished wild meld with every joker")
    SEQUENCE = Text("Sequences that stayed too short")


class _FieldLabel(Texts, context="ScoreKeeper"):
    RED_THREES = Text("Red threes")
    BLACK_THREES = Text("Black threes")
    POINTS = Text("Points of all cards melded")
    HAND = Text("Points left in hand")
    HAND_OF = Text("Left in hand: {name}")
    FOOT = Text("Points in a foot never taken up")
    FOOT_OF = Text("Foot never taken up: {name}")
    FOOT_RED_THREES = Text("Red threes in that foot")
    HELD = Text("{ranks} left in hand")
    HELD_OF = Text("{ranks} left in hand: {name}")
    PENALTY = Text("Penalties")
    OTHER = Text("Other penalty, in points")
    CUTS = Text("Exact cuts of the deck")


class KeeperText(Texts, context="ScoreKeeper"):
    TITLE = Text("Score keeper")
    INTRO = Text("For a game with real cards. You count, the program adds up by your rules.")
    NO_SHEETS = Text("No score sheet yet.")
    SHEETS = Text("Score sheets")
    NEW = Text("&New score sheet…")
    NEW_TITLE = Text("New score sheet")
    OPEN = Text("&Continue")
    DELETE = Text("&Delete")
    BLANK = Text("&Blank sheet…")
    BEGIN = Text("Be&gin")
    BACK = Text("Bac&k")
    GAME = Text("Game or rules")
    NAMES = Text("Players, in turn order")
    PLAYER = Text("Player {n}")
    FIRST_DEALER = Text("First dealer")
    DEAL = Text("Deal {n}")
    NEXT = Text("Deal {n}: {name} deals")
    TO_OPEN = Text("To open: {points}")
    OPEN_WITH = Text("{side} open with {points}")
    OPENS_WITH = Text("{side} opens with {points}")
    ENTER = Text("&Enter deal {n}")
    GO_ON = Text("&Go on with deal {n}")
    BEGUN = Text("What you entered is still here. It is not booked yet.")
    CORRECT = Text("C&orrect")
    REMOVE = Text("&Remove deal")
    RENAME = Text("&Names…")
    UNDO = Text("&Undo")
    REDO = Text("Re&do")
    LARGE = Text("&Large numbers")
    SMALL = Text("&Normal size")
    MAY_I = Text("&May I?")
    FILE = Text("From a &file…")
    FILE_OPEN = Text("Open a score sheet")
    FILE_KINDS = Text("Score sheets (*.txt *.json)")
    FILE_ALL = Text("All files (*)")
    FILE_BAD = Text("{name} is not a score sheet that can be opened.")
    FILE_MEND = Text("Put that right in the file and open it again. Nothing was saved.")
    FILE_DOUBTS = Text("{name} was opened. Please look again:")
    FILE_KEEP = Text("Save as a &file…")
    FILE_SAVE = Text("Save the score sheet as a file")
    FILE_SAVE_KINDS = Text("Text (*.txt);;JSON (*.json)")
    FILE_NAME = Text("Canasta score sheet")
    KEEP = Text("&Print or save")
    CHART = Text("Chart")
    LINES = Text("Lines of deal {n}")
    DELETE_NAME = Text("The score sheet")
    ALL_DEALS = Text("All deals")
    TOTAL = Text("Total")
    THIS_DEAL = Text("This deal")
    WHO_OUT = Text("Went out")
    NOBODY = Text("Nobody (stock used up)")
    CONCEDED = Text("{name} conceded")
    CONCEALED = Text("Concealed")
    SPECIAL = Text("Special hand")
    NO_SPECIAL = Text("None")
    ALONE = Text("Played alone")
    NOBODY_ALONE = Text("Nobody")
    TAP_CARDS = Text("Tap cards")
    TAP_TITLE = Text("Tap each card that lies there")
    TAP_SUM = Text("{cards}, {points}")
    MORE = Text("More")
    TAKE_OFF = Text("One less")
    CLEAR = Text("Clear")
    BOOK = Text("&Book the deal")
    BOOK_ANYWAY = Text("&Book it anyway")
    CANCEL = Text("&Cancel")
    DOUBTS = Text("Please look again:")
    WON = Text("{side} wins by {margin}.")
    WON_MANY = Text("{side} win by {margin}.")
    AT_ONCE = Text("The match is won at once: {side}.")
    TIE = Text("The match is a tie.")
    RESUMED = Text("{side}: {points}")
    LAST_USED = Text("{game}, {deals}, {date}")
    ASK = Text("Search the rules")
    ASK_HINT = Text("What do you want to know? For example: frozen, black three, going out")
    ASK_TABLE = Text("Lay out a &table and ask…")
    ASK_TABLE_TIP = Text("Lay out hand, melds and pile, and ask whether a move is allowed.")
    BLANK_TITLE = Text("Score sheet: {game}")
    BLANK_SAVE = Text("Save blank score sheets")
    BLANK_NAME = Text("Canasta blank score sheet")
    BLANK_ALL = Text("For every game")
    BLANK_ONE = Text("For one game")
    NEEDS = Text("Needed to open")
    FROM_TOTAL = Text("from {start} on {least}")
    FROM_DEAL = Text("from deal {start} on {least}")
    DATE_LINE = Text("Date")
    GOAL = Text("Played to {points}.")
    GOAL_DEALS = Text("Played for {deals}.")
    PLAYED_OUT = Text("The match ended with deal {n}. What follows is counted all the same.")


_WAYS: Final[Counted] = QT_TRANSLATE_N_NOOP("ScoreKeeper", "{n} point", "{n} points")


def points_text(points: int) -> str:
    """So many points, in words."""
    return counted(_WAYS, points)


def canasta_label(kind: str) -> str:
    """A kind of canasta that can be counted."""
    return _CanastaLabel.of(kind)()


def unfinished_label(kind: str) -> str:
    """A kind of meld that costs something because it is no canasta."""
    return _UnfinishedLabel.of(kind)()


def field_label(key: str, *, name: str = "", kind: str = "") -> str:
    """Another field; `kind` is what is held, `3r` or `A`; `name` whose it is."""
    ranks = ranks_name(KIND_OF_TEXT[kind]) if kind else ""
    of = _FieldLabel.get(key, "of") if name else None
    text = (of or _FieldLabel.of(key))(name=name, ranks=ranks)
    return text[:1].upper() + text[1:]


def penalty_label(name: str) -> str:
    """A penalty, without the word penalty before it where it stands alone."""
    if name == "other":
        return _FieldLabel.OTHER()
    return score_label(f"penalty.{name}")
