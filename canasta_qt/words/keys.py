"""Every command that a key can give: its name, its words, the keys it has at first, and where.

Menus, table, the sheet of keys and the page where keys are changed all read this one table.
Keys are written as Qt's portable text ("Ctrl+Z", "Shift+R", "F8").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


class Scope(Enum):
    """Where a key works: in the whole window, or while the table has the keyboard."""

    WINDOW = "window"
    TABLE = "table"


class Group(Enum):
    """What commands stand together, in the order of the sheet."""

    TURN = QT_TRANSLATE_NOOP("Keys", "Your turn")
    HAND = QT_TRANSLATE_NOOP("Keys", "Your hand")
    MATCH = QT_TRANSLATE_NOOP("Keys", "The match")
    RULES = QT_TRANSLATE_NOOP("Keys", "The rules")
    VIEW = QT_TRANSLATE_NOOP("Keys", "What you see and hear")
    WALK = QT_TRANSLATE_NOOP("Keys", "Going about")
    REPLAY = QT_TRANSLATE_NOOP("Keys", "In a replay")

    @property
    def title(self) -> str:
        """The group in words."""
        return translate("Keys", self.value)


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do by key or menu.

    `text` has the mark of the menu's letter (`&`); `keys` are those it has until the player
    chooses others; `context` is where translators find the text.
    """

    id: str
    group: Group
    text: str
    keys: tuple[str, ...] = ()
    scope: Scope = Scope.WINDOW
    context: str = "Menus"
    told: str = ""
    """What it does in full words, where the menu's text needs its menu to be understood."""

    @property
    def label(self) -> str:
        """The text as a menu shows it, with its marked letter."""
        return translate(self.context, self.text)

    @property
    def words(self) -> str:
        """What it does, in words."""
        if self.told:
            return translate("Keys", self.told)
        return self.label.replace("&", "").rstrip("…")


@dataclass(frozen=True, slots=True)
class FixedKeys:
    """Keys that always mean the same: they cannot be given to a command."""

    group: Group
    keys: tuple[str, ...]
    text: str

    @property
    def words(self) -> str:
        """What they do, in words."""
        return translate("Keys", self.text)


def _window(id_: str, group: Group, text: str, *keys: str) -> Command:
    return Command(id_, group, text, keys)


def _in_menu(id_: str, group: Group, text: str, *keys: str, told: str = "") -> Command:
    """A command of the table that a menu offers too."""
    return Command(id_, group, text, keys, Scope.TABLE, told=told)


def _table(id_: str, group: Group, text: str, *keys: str) -> Command:
    return Command(id_, group, text, keys, Scope.TABLE, "Keys")


_TURN: Final = (
    _table("draw", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Draw from the stock"), "S"),
    _table("take", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Take the discard pile"), "T"),
    _table("meld", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Meld the chosen cards"), "M"),
    _table("discard", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Discard the chosen card"), "D"),
    _table("quick", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Do the obvious with a card"), "E"),
    _window("hint", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Hint: what would you do?"), "H"),
    _in_menu("undo", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Undo"), "Ctrl+Z", "U"),
    _in_menu(
        "take_back", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Take back what is laid out"), "B"
    ),
    _in_menu("ask", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Ask: may I go out?"), "A"),
    _table("yes", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Answer yes"), "Y"),
    _table("no", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Answer no"), "N"),
    _in_menu("go_out", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Go out"), "O"),
    _table("pass", Group.TURN, QT_TRANSLATE_NOOP("Keys", "Keep the last card"), "P"),
    _window("special", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Declare a special hand"), "Ctrl+E"),
    _window("lay_three", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Lay out a three"), "Ctrl+3"),
    _window("merge", Group.TURN, QT_TRANSLATE_NOOP("Menus", "M&erge two melds"), "Ctrl+M"),
    _window(
        "retract", Group.TURN, QT_TRANSLATE_NOOP("Menus", "Take the last &melds back"), "Ctrl+B"
    ),
    _window("concede", Group.TURN, QT_TRANSLATE_NOOP("Menus", "&Concede the deal")),
)

_HAND: Final = (
    _table("group", Group.HAND, QT_TRANSLATE_NOOP("Keys", "Choose all cards of the rank"), "G"),
    _table("all", Group.HAND, QT_TRANSLATE_NOOP("Keys", "Choose the whole hand"), "Ctrl+A"),
    _table(
        "card_menu", Group.HAND, QT_TRANSLATE_NOOP("Keys", "What is possible here"), "Menu", "C"
    ),
        _in_menu(
        "rank_up", Group.HAND, QT_TRANSLATE_NOOP("Menus", "&Low cards first"), "R",
        told=QT_TRANSLATE_NOOP("Keys", "Sort: low cards first"),
    ),
    _in_menu(
        "rank_down", Group.HAND, QT_TRANSLATE_NOOP("Menus", "&High cards first"), "Shift+R",
        told=QT_TRANSLATE_NOOP("Keys", "Sort: high cards first"),
    ),
    _in_menu(
        "wilds_left", Group.HAND, QT_TRANSLATE_NOOP("Menus", "Wild cards on the l&eft"), "Shift+W",
        told=QT_TRANSLATE_NOOP("Keys", "Sort: wild cards on the left"),
    ),
    _in_menu(
        "wilds_right", Group.HAND, QT_TRANSLATE_NOOP("Menus", "Wild cards on the &right"), "W",
        told=QT_TRANSLATE_NOOP("Keys", "Sort: wild cards on the right"),
    ),
)  # fmt: skip

_MATCH: Final = (
    _window("new_match", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&New match…"), "Ctrl+N"),
    _window(
        "same_again", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "The &same again"), "Ctrl+Shift+N"
    ),
    _window("next_deal", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "Next &deal"), "Ctrl+D"),
    _window("score_sheet", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "Score s&heet"), "F8"),
    _window("replay", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Replay this match"), "Ctrl+R"),
    _window("concede_match", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Concede the match…")),
    _window("fair_deal", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Fair deal…")),
    _window("history", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "H&istory of matches…"), "Ctrl+H"),
    _window("statistics", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "S&tatistics…"), "Ctrl+I"),
    _window(
        "open_match", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Open a match from a file…"),
        "Ctrl+O",
    ),
    _window(
        "save_match", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "Save the match as a fi&le…"),
        "Ctrl+S",
    ),
    _window("preferences", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Preferences…"), "Ctrl+,"),
    _window("quit", Group.MATCH, QT_TRANSLATE_NOOP("Menus", "&Quit"), "Ctrl+Q"),
)  # fmt: skip

_RULES: Final = (
    _window("read_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "&Read the rules"), "F2"),
    _window(
        "table_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "&Every rule, one by one…"), "Ctrl+T"
    ),
    _window(
        "compare_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "&Compare with another game…")
    ),
    _window("export_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "Save as a &file…")),
    _window("copy_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "Copy as a &short text")),
    _window("import_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "&Import from a file…")),
    _window("paste_rules", Group.RULES, QT_TRANSLATE_NOOP("Menus", "Import from the clip&board")),
)

_VIEW: Final = (
    _window("read_table", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "Read the &table"), "F3"),
    _window("read_hand", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "Read my &hand"), "F4"),
    _window("read_pile", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "Read the &pile"), "F5"),
    _window("text_view", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "Table as te&xt"), "F6"),
    _window("skip", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "S&kip what is moving")),
    _window("sound", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "S&ounds")),
    _window("ledger", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "L&edger"), "F9"),
    _window("full_screen", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "&Full screen"), "F11"),
    _window("keys", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "&Keys"), "F1"),
    _window("how_to_play", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "&How to play"), "Shift+F1"),
    _window("whats_new", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "What is &new")),
    _window("about", Group.VIEW, QT_TRANSLATE_NOOP("Menus", "&About Canasta Qt")),
)

COMMANDS: Final[tuple[Command, ...]] = (*_TURN, *_HAND, *_MATCH, *_RULES, *_VIEW)
"""Every command, in the order of the sheet."""

BY_ID: Final[Mapping[str, Command]] = {command.id: command for command in COMMANDS}
"""Name to command."""


def _fixed(group: Group, text: str, *keys: str) -> FixedKeys:
    return FixedKeys(group, keys, text)


FIXED: Final[tuple[FixedKeys, ...]] = (
    _fixed(
        Group.WALK, QT_TRANSLATE_NOOP("Keys", "From card to card"), "Left", "Right", "Home", "End"
    ),
    _fixed(
        Group.WALK, QT_TRANSLATE_NOOP("Keys", "On to stock, pile, melds and buttons, and back"),
        "Tab", "Shift+Tab",
    ),
    _fixed(
        Group.WALK, QT_TRANSLATE_NOOP("Keys", "Up to the table, down to your hand"), "Up", "Down"
    ),
    _fixed(
        Group.WALK, QT_TRANSLATE_NOOP("Keys", "Choose a card; on a place: as a click"), "Space"
    ),
    _fixed(
        Group.WALK, QT_TRANSLATE_NOOP("Keys", "Confirm what is laid out, or the golden button"),
        "Return", "Enter",
    ),
    _fixed(Group.WALK, QT_TRANSLATE_NOOP("Keys", "Let go, take back"), "Esc"),
    _fixed(
        Group.HAND, QT_TRANSLATE_NOOP("Keys", "Choose a row of cards"), "Shift+Left", "Shift+Right"
    ),
    _fixed(
        Group.HAND, QT_TRANSLATE_NOOP("Keys", "Move the chosen cards in your hand"),
        "Ctrl+Left", "Ctrl+Right",
    ),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "An action back or on"), "Left", "Right"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "A turn back or on"), "Ctrl+Left", "Ctrl+Right"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "A deal back or on"), "PgUp", "PgDown"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "To the beginning or the end"), "Home", "End"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Let it play, or stop it"), "Space"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "What was known before the last move"), "K"),
    _fixed(Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Leave the replay"), "Esc"),
)  # fmt: skip
"""Keys that walk over the table and choose, and those of a replay."""

RESERVED: Final[frozenset[str]] = frozenset(key for fixed in FIXED for key in fixed.keys)
"""Keys that no command may have."""


def is_plain(key: str) -> bool:
    """Whether the key is pressed without Ctrl, Alt or the system's key."""
    return not key.startswith(("Ctrl+", "Alt+", "Meta+"))


def first_keys(scope: Scope) -> dict[str, str]:
    """Key to command as the program comes, for one scope."""
    return {key: one.id for one in COMMANDS if one.scope is scope for key in one.keys}
