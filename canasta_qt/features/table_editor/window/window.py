"""The window of the table editor: the pack, the table, questions, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset_ids
from canasta_qt.features.table_editor.model.question import Question
from canasta_qt.features.table_editor.session.editor import Answered, TableEditor
from canasta_qt.features.table_editor.window.asking import AskBar
from canasta_qt.features.table_editor.window.board import PALETTE_CARD, Board, CardStrip, Palette
from canasta_qt.features.table_editor.window.facts import Facts
from canasta_qt.features.table_editor.words.places import (
    FACE_WORDS,
    face_of,
    spot_name,
    spot_of,
    word_name,
)
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.library.games import Games, name_of_preset
from canasta_qt.record.positions.layout import PALETTE, PILE, Spot, problem_of
from canasta_qt.record.positions.reading import MOST_BYTES
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.storage.files import StorageProblem, read_bytes, write_export
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.problems import TroubleBox, storage_trouble
from canasta_qt.ui.widgets.standard import ask_for_files, ask_where_to_save
from canasta_qt.words.games import TitleText

_SIZE = (1180, 820)
_SENDS = (
    ("send_hand", "h"), ("send_pile", "p"), ("send_meld", "m"), ("send_other", "o"),
    ("take_out", "Del"),
)  # fmt: skip
_PALETTE_WIDE = 13 * (PALETTE_CARD + 6) + 12


def rules_as_written(games: Games, game_id: str) -> object:
    """A game as positions name it: by its id, also where another game has the same rules."""
    return game_id if game_id in preset_ids() else rules_text(games.get(game_id).rules)


def game_of_rules(games: Games, rules: object) -> str:
    """The id of a game that positions name like these rules; empty where none is.

    How long the match lasts does not matter: a position is one deal.
    """
    if isinstance(rules, str):
        return rules if games.knows(rules) else ""
    found = (one.id for one in games.all() if rules_as_written(games, one.id) == rules)
    game = next(found, "")
    if game or not isinstance(rules, Mapping) or "match.end" not in rules["overrides"]:
        return game
    left = {key: value for key, value in rules["overrides"].items() if key != "match.end"}
    return game_of_rules(games, {**rules, "overrides": left} if left else rules["preset"])


class TableEditorWindow(Window):
    """Lays out positions."""

    play_asked = Signal()
    exercise_asked = Signal()
    shown_asked = Signal()

    def __init__(
        self, editor: TableEditor, games: Games, game_id: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(EditorText.TITLE())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.editor, self._games = editor, games
        self.game = QComboBox(self)
        self.palette_strip = Palette(EditorText.PALETTE(), self)
        self.sends = {
            key: build.button(
                EditorText.of(key)(),
                self,
                self.remove if letter == "Del" else partial(self.send, letter),
            )
            for key, letter in _SENDS
        }
        self.facts = Facts(editor, self)
        self.board = Board(editor, self)
        self.asking = AskBar(editor, self, self._in_hand)
        self._build_game(game_id)
        self._build_buttons()
        self._lay_out()
        self._join()
        open_sized(self, *_SIZE)
        self._show()
        self.palette_strip.setFocus()

    # --- building ---------------------------------------------------------------------------

    def _build_game(self, game_id: str) -> None:
        build.name_choice(self.game, EditorText.GAME().replace("&", "").rstrip(":"))
        self.game.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for game in self._games.all():
            self.game.addItem(game.title, game.id)
        self.game.setCurrentIndex(self.game.findData(game_id))
        self.game.activated.connect(self._choose_game)

    def _build_buttons(self) -> None:
        self.file = build.button(EditorText.FILE(), self)
        menu = QMenu(self.file)
        for text, do in (
            (EditorText.OPEN, self.ask_to_open),
            (EditorText.SAVE, self.ask_to_save),
            (EditorText.COPY, self.copy_text),
            (EditorText.PASTE, self.paste_text),
        ):
            menu.addAction(text(), do)
        menu.addSeparator()
        self.from_table = menu.addAction(EditorText.FROM_TABLE())
        self.from_table.triggered.connect(lambda _=False: self.shown_asked.emit())
        self.file.setMenu(menu)
        self.undo = self._sign("undo", self.undo_last)
        self.redo = self._sign("redo", self.redo_last)
        self.clear = build.button(EditorText.CLEAR(), self, self.clear_all)
        self.exercise = build.button(EditorText.EXERCISE(), self, self.exercise_asked)
        self.exercise.setToolTip(tip_lines(EditorText.EXERCISE_TIP()))
        self.play = primary(build.button(EditorText.PLAY(), self, self.play_asked))
        self.play.setToolTip(tip_lines(EditorText.PLAY_TIP()))
        for key, letter in _SENDS:
            follow(self.sends[key].setMinimumWidth, 64)
            self.sends[key].setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self.sends[key].setToolTip(tip_lines(EditorText.SEND_TIP(key=letter.capitalize())))

    def _sign(self, name: str, do: Callable[[], None]) -> QPushButton:
        """A button of the foot that shows an icon; its words are for the ear and in its tip."""
        made = build.button("", self, do, EditorText.of(name)())
        made.setAccessibleName(EditorText.of(name)())
        wear(made, name)
        return made

    def _lay_out(self) -> None:
        left = QWidget(self)
        gap = SPACE[1]
        follow(self.palette_strip.setFixedWidth, _PALETTE_WIDE)
        self.palette_strip.setToolTip(tip_lines(EditorText.PALETTE_TIP()))
        game = build.row(build.buddy_label(EditorText.GAME(), self.game), (self.game, 1), margins=0)
        sends = build.column(*self._rows_of_sends(), margins=0, spacing=4)
        build.column(
            game, self.palette_strip, sends, self.facts, 1, of=left, margins=0, spacing=gap
        )
        lefts, rights = build.scroll_area(self, left), build.scroll_area(self, self.board)
        lefts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(lefts.setFixedWidth, _PALETTE_WIDE + 24)
        right = build.column((rights, 1), self.asking, margins=0, spacing=gap)
        middle = Middle(self)
        middle.column.addLayout(build.row(lefts, (right, 1), margins=0, spacing=SPACE[2]), 1)
        foot = Foot(self, self.file, self.undo, self.redo, self.clear, 1, self.exercise, self.play)
        self.header = WindowHeader(EditorText.TITLE(), self)
        frame(self, self.header, middle, foot)

    def _rows_of_sends(self) -> list[QHBoxLayout]:
        """The buttons that send cards, in two rows where their words are too long for one."""
        shares = [(one, one.minimumSizeHint().width()) for one in self.sends.values()]
        needed = sum(wide for _, wide in shares) + (len(shares) - 1) * px(4)
        end = len(shares) if needed <= px(_PALETTE_WIDE) else len(shares) // 2 + 1
        rows = (shares[:end], shares[end:])
        return [build.row(*row, margins=0, spacing=4) for row in rows if row]

    def _join(self) -> None:
        self.editor.changed.connect(self._show)
        self.editor.told.connect(self.tell)
        self.board.dropped.connect(self._dropped)
        self.board.sent.connect(self.send)
        self.board.removed.connect(self.remove)
        self.palette_strip.sent.connect(self.send)
        self.palette_strip.dropped.connect(
            lambda source, at, words: self._dropped(source, at, words, PALETTE)
        )
        self.palette_strip.itemActivated.connect(lambda _item: self.send("h"))
        for key, do in (
            (QKeySequence.StandardKey.Undo, self.undo_last),
            (QKeySequence.StandardKey.Redo, self.redo_last),
            (QKeySequence.StandardKey.Open, self.ask_to_open),
            (QKeySequence.StandardKey.Save, self.ask_to_save),
        ):
            shortcut = QShortcut(self)
            more = ("Ctrl+Y", "Ctrl+Shift+Z") if key == QKeySequence.StandardKey.Redo else ()
            bound = [*QKeySequence.keyBindings(key), *map(QKeySequence, more)]
            shortcut.setKeys(list(dict.fromkeys(bound)))
            shortcut.activated.connect(do)

    # --- showing ----------------------------------------------------------------------------

    def _show(self) -> None:
        layout = self.editor.layout
        left = layout.left()
        pack = layout.setup.kind_total
        shown = [word for word in FACE_WORDS if pack[KIND[face_of(word)]]]
        self.palette_strip.show_left({word: left[word] for word in shown})
        found = problem_of(layout)
        place = "" if found is None else str(found).partition(": ")[0]
        self.board.show_layout(spot_of(layout, place))
        self.facts.show_layout()
        self._show_game()
        problem, dead = self.editor.problem, self.editor.dead
        self.asking.show_state(problem, dead=dead)
        for button, possible in (
            (self.undo, self.editor.can_undo),
            (self.redo, self.editor.can_redo),
            (self.play, not problem and not dead),
            (self.exercise, not problem and not dead),
        ):
            if button.hasFocus() and not possible:
                self.palette_strip.setFocus()  # a button that goes grey would take the keys along
            button.setEnabled(possible)

    def _show_game(self) -> None:
        """Show the game; rules that are nobody's have an entry of their own while they last."""
        rules, current = self.editor.layout.rules, self.game.currentData()
        if current and rules_as_written(self._games, current) == rules:
            return
        game = game_of_rules(self._games, rules)
        if self.game.findData("") >= 0:
            self.game.removeItem(self.game.findData(""))
        if not game and isinstance(rules, Mapping):
            base = name_of_preset(str(rules["preset"]))
            self.game.insertItem(0, TitleText.CHANGED(game=base), "")
        self.game.setCurrentIndex(self.game.findData(game))

    def tell(self, text: str) -> None:
        self.asking.show_answer(Answered(None, text))

    # --- the game ---------------------------------------------------------------------------

    def _choose_game(self, at: int) -> None:
        if self.game.itemData(at):
            self.editor.play_under(rules_as_written(self._games, self.game.itemData(at)))

    # --- cards ------------------------------------------------------------------------------

    def _source(self) -> CardStrip:
        """Where the chosen cards are: where one was last, or in the pack."""
        current = self.board.current
        if self.palette_strip.hasFocus() or current is None or not current.chosen:
            return self.palette_strip
        return current

    def target(self, sign: str) -> Spot | None:
        """The place that a key means, or None where there is none."""
        layout = self.editor.layout
        own = layout.own_side
        if sign.isdigit():
            melds = [spot for spot in self.board.places if spot.zone == "meld"]
            return melds[int(sign) - 1] if 0 < int(sign) <= len(melds) else None
        other = next((side for side in range(len(layout.melds)) if side != own), own)
        return {
            "h": Spot("hand", layout.to_act),
            "p": PILE,
            "m": Spot("new_meld", own),
            "o": Spot("new_meld", other),
            "r": Spot("red_threes", own),
        }.get(sign)

    def send(self, sign: str) -> None:
        """The chosen cards go where a key says."""
        to, source = self.target(sign), self._source()
        if to is None or (to.zone == "red_threes" and to not in self.board.places):
            return
        self._move(source.spot, source.chosen, source.chosen_words, to)

    def remove(self) -> None:
        """The chosen cards are taken out."""
        source = self._source()
        if source is not self.palette_strip:
            self._move(source.spot, source.chosen, source.chosen_words, PALETTE)

    def _move(self, source: Spot, places: list[int], words: list[str], to: Spot) -> None:
        before = self.editor.layout
        if source == PALETTE:
            self.editor.add(words, to)
        else:
            self.editor.move(source, places, to)
        if self.editor.layout != before:
            say(self, self._moved_words(words, to))

    def _moved_words(self, words: list[str], to: Spot) -> str:
        cards = ", ".join(map(word_name, words))
        if to == PALETTE:
            return EditorText.TAKEN_OUT(cards=cards)
        return EditorText.MOVED(cards=cards, place=spot_name(self.editor.layout, to))

    # --- changes taken back -----------------------------------------------------------------

    def undo_last(self) -> None:
        done = self.editor.can_undo
        self.editor.undo()
        say(self, (EditorText.UNDONE if done else EditorText.NOTHING_UNDONE)())

    def redo_last(self) -> None:
        done = self.editor.can_redo
        self.editor.redo()
        say(self, (EditorText.REDONE if done else EditorText.NOTHING_REDONE)())

    def clear_all(self) -> None:
        self.editor.clear()
        say(self, EditorText.CLEARED())
        self.palette_strip.setFocus()

    def _dropped(self, source: Spot, places: list[int], words: list[str], to: Spot) -> None:
        """Cards were dropped: they go there, or it is asked whether they may."""
        if not self.asking.drops_ask.isChecked():
            self._move(source, places, words, to)
            return
        layout = self.editor.layout
        hand = Spot("hand", layout.to_act)
        if source == PILE:
            self.asking.ask(Question("take", tuple(self._in_hand())))
        elif source == hand and to == PILE:
            self.asking.ask(Question("discard", tuple(words)))
        elif source == hand and to == Spot("new_meld", layout.own_side):
            self.asking.ask(Question("lay", tuple(words)))
        elif source == hand and to.zone in ("meld", "new_meld"):
            side = None if to.owner == layout.own_side else to.owner
            self.asking.ask(Question("add", tuple(words), to.meld, side))

    def _in_hand(self) -> list[str]:
        return self.board.strip(Spot("hand", self.editor.layout.to_act)).chosen_words

    # --- text and files ---------------------------------------------------------------------

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.editor.text)
        self.tell(EditorText.COPIED())

    def paste_text(self) -> None:
        self.editor.read(QGuiApplication.clipboard().text().encode())

    def ask_to_open(self) -> None:
        kinds = EditorText.FILE_KIND().split(";;")
        title = EditorText.OPEN().replace("&", "")
        ask_for_files(self, title, kinds, lambda paths: self.open_file(paths[0]), several=False)

    def open_file(self, path: Path) -> None:
        try:
            self.editor.read(read_bytes(path, MOST_BYTES))
        except StorageProblem as problem:
            TroubleBox(storage_trouble(problem), self).open()

    def ask_to_save(self) -> None:
        title = EditorText.SAVE().replace("&", "")
        name = EditorText.FILE_NAME()
        ask_where_to_save(self, title, EditorText.FILE_KIND(), name, self.save_file)

    def save_file(self, path: Path) -> None:
        try:
            write_export(path, self.editor.text)
        except StorageProblem as problem:
            TroubleBox(storage_trouble(problem), self).open()
            return
        self.tell(EditorText.SAVED())
