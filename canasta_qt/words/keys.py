"""Every command that a key can give: its name, its words, the keys it has at first, and where.

Menus, table, the sheet of keys and the page where keys are changed all read this one table.
Keys are written as Qt's portable text ("Ctrl+Z", "Shift+R", "F8").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from canasta_qt.view_model.pictures import ButtonId, TableModel
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
    LEARN = QT_TRANSLATE_NOOP("Keys", "Learning")
    CHALLENGES = QT_TRANSLATE_NOOP("Keys", "Challenges")
    RULES = QT_TRANSLATE_NOOP("Keys", "The rules")
    VIEW = QT_TRANSLATE_NOOP("Keys", "View and sound")
    EAR = QT_TRANSLATE_NOOP("Keys", "By ear")
    WALK = QT_TRANSLATE_NOOP("Keys", "Getting around")
    REPLAY = QT_TRANSLATE_NOOP("Keys", "In a replay")
    REVIEW = QT_TRANSLATE_NOOP("Keys", "In a review")

    @property
    def title(self) -> str:
        """The group in words."""
        return translate("Keys", self.value)


class Need(Enum):
    """What must be on the table so that a command means something.

    With `NOTHING` the picture of the table does not matter; `MATCH` means one that is played, not
    something that is practised.
    """

    NOTHING = "nothing"
    TABLE = "table"
    MATCH = "match"


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
    needs: Need = Need.NOTHING
    button: ButtonId | None = None
    """The button of the table that it presses, and without which it cannot be done."""
    when: Callable[[TableModel], bool] | None = None
    """What else must be true of the picture, in place of the button."""
    of_somebody: bool = False
    """Whether it shows somebody's cards, belongs to a turn, or switches what somebody sees: it
    waits until a person sits before the screen."""
    beside: bool = False
    """Whether panels and a turn shown again stay where they are."""

    def is_possible(self, model: TableModel | None, *, practised: bool = False) -> bool:
        """Whether the picture of the table allows it."""
        if model is None or (practised and self.needs is Need.MATCH):
            return False
        if self.when is not None:
            return self.when(model)
        return self.button is None or any(
            button.id is self.button and button.enabled for button in model.buttons
        )

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


def _window(
    id_: str, group: Group, text: str, *keys: str, scope: Scope = Scope.WINDOW, **more: Any
) -> Command:
    """A command that a menu offers; one that presses a button needs the table that has it."""
    if "button" in more:
        more.setdefault("needs", Need.TABLE)
        more.setdefault("of_somebody", group is Group.TURN)
    return Command(id_, group, QT_TRANSLATE_NOOP("Menus", text), keys, scope, **more)


def _in_menu(id_: str, group: Group, text: str, *keys: str, **more: Any) -> Command:
    """A command of the table that a menu offers too."""
    return _window(id_, group, text, *keys, scope=Scope.TABLE, **more)


def _sorting(id_: str, text: str, told: str, key: str, **when: Any) -> Command:
    """A command of a menu whose title says what its commands are about."""
    told = QT_TRANSLATE_NOOP("Keys", told)
    more = {"needs": Need.TABLE, "beside": True, "of_somebody": True, **when}
    return _in_menu(id_, Group.HAND, text, key, told=told, **more)


def _reading(id_: str, text: str, *keys: str) -> Command:
    return _window(id_, Group.EAR, text, *keys, needs=Need.TABLE, beside=True)


def _table(id_: str, group: Group, text: str, *keys: str) -> Command:
    """A command that only keys of the table give, and the search over commands."""
    text = QT_TRANSLATE_NOOP("Keys", text)
    of_table = {"needs": Need.TABLE, "of_somebody": True}
    return Command(id_, group, text, keys, Scope.TABLE, "Keys", **of_table)  # type: ignore[arg-type]


_TURN: Final = (
    _table("draw", Group.TURN, "Draw from the stock", "S"),
    _table("take", Group.TURN, "Take the discard pile", "T"),
    _table("meld", Group.TURN, "Meld the selected cards", "M"),
    _table("discard", Group.TURN, "Discard the selected card", "D"),
    _table("quick", Group.TURN, "Do the obvious with a card", "E"),
    _window(
        "hint",
        Group.TURN,
        "&Hint",
        "H",
        needs=Need.TABLE,
        when=lambda model: model.over == "no",
        of_somebody=True,
    ),
    _in_menu(
        "undo",
        Group.TURN,
        "&Undo",
        "Ctrl+Z",
        "U",
        button=ButtonId.UNDO,
        when=lambda model: model.can_undo,
    ),
    _in_menu(
        "take_back",
        Group.TURN,
        "&Take back my cards",
        "B",
        button=ButtonId.TAKE_BACK,
        when=lambda model: model.draft is not None,
    ),
    _in_menu("ask", Group.TURN, "&Ask: may I go out?", "A", button=ButtonId.ASK),
    _table("yes", Group.TURN, "Answer yes", "Y"),
    _table("no", Group.TURN, "Answer no", "N"),
    _in_menu("go_out", Group.TURN, "&Go out", "O", button=ButtonId.GO_OUT),
    _table("pass", Group.TURN, "Keep the last card", "P"),
    _window(
        "last_round",
        Group.TURN,
        "What the others did",
        needs=Need.MATCH,
        of_somebody=True,
        beside=True,
    ),
    _window("special", Group.TURN, "&Declare a special hand", "Ctrl+E", button=ButtonId.SPECIAL),
    _window("lay_three", Group.TURN, "&Lay out a three", "Ctrl+3", button=ButtonId.LAY_THREE),
    _window("merge", Group.TURN, "M&erge two melds", "Ctrl+M", button=ButtonId.MERGE),
    _window("retract", Group.TURN, "Take back the last &melds", "Ctrl+B", button=ButtonId.RETRACT),
    _window("concede", Group.TURN, "&Concede the deal", needs=Need.MATCH, button=ButtonId.CONCEDE),
    _window(
        "say",
        Group.TURN,
        "Sa&y something",
        "Ctrl+Y",
        of_somebody=True,
    ),
)

_HAND: Final = (
    _table("group", Group.HAND, "Select the whole rank", "G"),
    _table("all", Group.HAND, "Select the whole hand", "Ctrl+A"),
    _table("card_menu", Group.HAND, "What is possible here", "Menu", "C"),
    _sorting("rank_up", "&Low cards first", "Sort: low cards first", "R"),
    _sorting("rank_down", "&High cards first", "Sort: high cards first", "Shift+R"),
    _sorting("wilds_left", "Wild cards on the l&eft", "Sort: wild cards on the left", "Shift+W"),
    _sorting("wilds_right", "Wild cards on the &right", "Sort: wild cards on the right", "W"),
    _sorting("suits", "By &suit", "Sort: by suit", "Shift+S", when=lambda model: model.has_runs),
)

_MATCH: Final = (
    _window("new_match", Group.MATCH, "&New match…", "Ctrl+N"),
    _window("same_again", Group.MATCH, "Play &again", "Ctrl+Shift+N"),
    _window("welcome", Group.MATCH, "&Welcome screen"),
    _window(
        "next_deal",
        Group.MATCH,
        "Next &deal",
        "Ctrl+D",
        needs=Need.MATCH,
        button=ButtonId.NEXT_DEAL,
    ),
    _window("score_sheet", Group.MATCH, "Score s&heet", "F8"),
    _window(
        "replay", Group.MATCH, "&Replay this match", "Ctrl+R", needs=Need.MATCH, of_somebody=True
    ),
    _window("review", Group.MATCH, "Re&view…", "Ctrl+F7", of_somebody=True),
    _window("deal_again", Group.MATCH, "Play the same deal again", of_somebody=True),
    _window(
        "concede_match",
        Group.MATCH,
        "&Concede the match…",
        needs=Need.MATCH,
        when=lambda model: model.over != "match",
        of_somebody=True,
    ),
    _window("fair_deal", Group.MATCH, "&Fair deal…", needs=Need.MATCH),
    _window("history", Group.MATCH, "H&istory of matches…", "Ctrl+H"),
    _window("statistics", Group.MATCH, "S&tatistics…", "Ctrl+I"),
    _window("firsts", Group.MATCH, "M&ilestones…"),
    _window("score_keeper", Group.MATCH, "Score &keeper…", "Ctrl+K"),
    _window("table_editor", Group.MATCH, "&Table editor…"),
    _window("edit_position", Group.MATCH, "&Edit this position…", of_somebody=True),
    _window("check_matches", Group.MATCH, "&Check my matches…"),
    _window("open_match", Group.MATCH, "&Open a match from a file…", "Ctrl+O"),
    _window("save_match", Group.MATCH, "Save the match as a fi&le…", "Ctrl+S", needs=Need.MATCH),
    _window("players", Group.MATCH, "Pla&yers…"),
    _window("preferences", Group.MATCH, "&Preferences…", "Ctrl+,", beside=True),
    _window("quit", Group.MATCH, "&Quit", "Ctrl+Q", beside=True),
)

_LEARN: Final = (
    _window("first_hand", Group.LEARN, "&First hand"),
    _window("lessons", Group.LEARN, "&Lessons…", "Ctrl+L"),
    _window("exercises", Group.LEARN, "&Exercises…", "Ctrl+Shift+L"),
    _window("sound_tour", Group.LEARN, "So&unds of the table…", beside=True),
    _window("progress", Group.LEARN, "&Progress…"),
)

_CHALLENGES: Final = (
    _window("daily", Group.CHALLENGES, "Daily d&eal…"),
    _window("challenge_code", Group.CHALLENGES, "C&hallenge code…"),
    _window("compare", Group.CHALLENGES, "&Compare with Expert…"),
    _window("duplicate", Group.CHALLENGES, "D&uplicate and comparison…"),
)
"""In the order of their menu."""

_RULES: Final = (
    _window("read_rules", Group.RULES, "&Read the rules", "F2"),
    _window("table_rules", Group.RULES, "Table r&ules…", "Ctrl+T"),
    _window("compare_rules", Group.RULES, "&Compare with another game…"),
    _window("export_rules", Group.RULES, "Save as a &file…"),
    _window("copy_rules", Group.RULES, "Copy as a &short text"),
    _window("import_rules", Group.RULES, "&Import from a file…"),
    _window("paste_rules", Group.RULES, "Import from the clip&board"),
    _window("guide", Group.RULES, "&Guide", "Ctrl+G"),
    _window("explain", Group.RULES, "&What does that mean?", "Ctrl+F1"),
)

_VIEW: Final = (
    _window("text_view", Group.VIEW, "Table as te&xt", "F6", beside=True),
    _window("skip", Group.VIEW, "S&kip the animation", needs=Need.TABLE),
    _window("sound", Group.VIEW, "S&ounds", beside=True),
    _window("ledger", Group.VIEW, "L&edger", "F9", beside=True),
    _window("card_values", Group.VIEW, "Card &values", needs=Need.TABLE, beside=True),
    _window("counting_aid", Group.VIEW, "&Counting aid", "F12", of_somebody=True),
    _window("full_screen", Group.VIEW, "&Full screen", "F11", beside=True),
    _window("keys", Group.VIEW, "&Keys", "F1"),
    _window("find_command", Group.VIEW, "Find a co&mmand…", "Ctrl+Shift+P", beside=True),
    _window("how_to_play", Group.VIEW, "&How to play", "Shift+F1"),
    _window("whats_new", Group.VIEW, "What is &new"),
    _window("about", Group.VIEW, "&About Canasta Qt"),
)


def _ear(id_: str, text: str, *keys: str, needs: Need = Need.NOTHING) -> Command:
    """What is asked or heard again; nothing of the table gives way for it."""
    text = QT_TRANSLATE_NOOP("Keys", text)
    return Command(id_, Group.EAR, text, keys, context="Keys", needs=needs, beside=True)


_EAR: Final = (
    _reading("read_table", "Read the &table", "F3"),
    _reading("read_hand", "Read my &hand", "F4", "Shift+H"),
    _reading("read_pile", "Read the &pile", "F5", "Shift+P"),
    _ear("ask_turn", "Whose turn is it?", "Shift+T", needs=Need.TABLE),
    _ear("ask_moves", "What may I do?", "Shift+A", needs=Need.TABLE),
    _ear("ask_melds", "Melds, and what a canasta lacks", "Shift+M", needs=Need.TABLE),
    _ear("ask_counts", "How many cards has everybody?", "Shift+C", needs=Need.TABLE),
    _ear("ask_score", "Score, and points to open", "Shift+N", needs=Need.TABLE),
    _ear("said_again", "Repeat what was said last", "Shift+Space"),
    _ear("said_previous", "The announcement before", "Alt+Up", ","),
    _ear("said_next", "The announcement after", "Alt+Down", "."),
    _ear("said_first", "The oldest announcement", "Alt+Home"),
    _ear("said_last", "The newest announcement", "Alt+End"),
    _ear("said_buffer", "Play, talk or program", "Alt+Right"),
    _ear("said_copy", "Copy the announcement", "Ctrl+Shift+C"),
    _window("own_voice", Group.EAR, "&Speak", "Ctrl+F6", beside=True),
    _ear("hush", "Stop speaking", "Shift+Esc"),
)
"""Letters act; with Shift they ask."""

COMMANDS: Final[tuple[Command, ...]] = (
    *_TURN,
    *_HAND,
    *_MATCH,
    *_LEARN,
    *_CHALLENGES,
    *_RULES,
    *_VIEW,
    *_EAR,
)
"""Every command, in the order of the sheet."""

BY_ID: Final[Mapping[str, Command]] = {command.id: command for command in COMMANDS}
"""Name to command."""


DIGITS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
"""Keys that go to a card by its place in the hand."""

FIXED: Final[tuple[FixedKeys, ...]] = (
    FixedKeys(Group.WALK, ("Left", "Right", "Home", "End"), "From card to card"),
    FixedKeys(Group.EAR, DIGITS, "To the first card, to the tenth"),
    FixedKeys(Group.WALK, ("Tab", "Shift+Tab"), "To stock, pile, melds and buttons"),
    FixedKeys(Group.WALK, ("Up", "Down"), "Up to the table, down to your hand"),
    FixedKeys(Group.WALK, ("Space",), "Select a card, or use a place"),
    FixedKeys(Group.WALK, ("Return", "Enter"), "Use a place, or press the main button"),
    FixedKeys(Group.WALK, ("Esc",), "Close a hint, deselect, take back"),
    FixedKeys(Group.WALK, ("F10",), "To the menus"),
    FixedKeys(Group.HAND, ("Shift+Left", "Shift+Right"), "Select a row of cards"),
    FixedKeys(Group.HAND, ("Ctrl+Left", "Ctrl+Right"), "Move the selected cards in your hand"),
    FixedKeys(Group.REPLAY, ("Left", "Right"), "Action back or forward"),
    FixedKeys(Group.REPLAY, ("Ctrl+Left", "Ctrl+Right"), "Turn back or forward"),
    FixedKeys(Group.REPLAY, ("PgUp", "PgDown"), "Deal back or forward"),
    FixedKeys(Group.REPLAY, ("Home", "End"), "To the beginning or the end"),
    FixedKeys(Group.REPLAY, ("Space",), "Play or pause"),
    FixedKeys(Group.REPLAY, ("K",), "What was known before the last move"),
    FixedKeys(Group.REPLAY, ("Esc",), "Leave the replay"),
    FixedKeys(Group.REVIEW, ("PgUp", "PgDown"), "Moment back or forward"),
    FixedKeys(Group.REVIEW, ("Esc",), "Leave the review"),
)
"""Keys that walk over the table and choose, and those of a replay."""

OF_BUTTON: Final[Mapping[ButtonId, str]] = {
    ButtonId.DRAW: "draw",
    ButtonId.TAKE_PILE: "take",
    ButtonId.ANSWER_YES: "yes",
    ButtonId.ANSWER_NO: "no",
    ButtonId.GO_AHEAD: "yes",
    ButtonId.LEAVE_IT: "no",
    ButtonId.PASS: "pass",
    **{command.button: command.id for command in COMMANDS if command.button is not None},
}
"""The commands that press the buttons of the table."""

RESERVED: Final[frozenset[str]] = frozenset(key for fixed in FIXED for key in fixed.keys)
"""Keys that no command may have."""


def is_plain(key: str) -> bool:
    """Whether the key is pressed without Ctrl, Alt or the system's key."""
    return not key.startswith(("Ctrl+", "Alt+", "Meta+"))


def first_keys(scope: Scope) -> dict[str, str]:
    """Key to command as the program comes, for one scope."""
    return {key: one.id for one in COMMANDS if one.scope is scope for key in one.keys}
