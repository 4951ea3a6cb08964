"""Two games side by side: what differs, or everything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.games import GameChoice
from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP
from canasta_qt.controller.rules_comparison import (
    ComparedGroup,
    compare,
    comparison_text,
    idle_differences,
)
from canasta_qt.dialogs.remembered import Memory, remember_size
from canasta_qt.dialogs.rules.compared_tree import ComparedTree

_DIFFER = QT_TRANSLATE_N_NOOP(
    "CompareDialog", "They differ in one rule.", "They differ in {n} rules."
)
_IDLE = QT_TRANSLATE_N_NOOP(
    "CompareDialog",
    "1 more differs, but makes no difference in either game.",
    "{n} more differ, but make no difference in either game.",
)


class CompareDialog(QDialog):
    """Compares any two games."""

    def __init__(
        self,
        games: Sequence[GameChoice],
        left: GameChoice,
        right: GameChoice,
        parent: QWidget | None = None,
        memory: Memory | None = None,
    ) -> None:
        """`left` and `right` are shown first; they need not be among the games."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare the rules of two games"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._groups: tuple[ComparedGroup, ...] = ()
        self._games = [*(one for one in (left, right) if one not in games), *games]
        self.left = self._chooser(left, self.tr("The first game"))
        self.right = self._chooser(right, self.tr("The second game"))
        self.tree = ComparedTree(self)
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self._make_controls()
        self._lay_out()
        for number, step in ((Qt.Key.Key_F3, 1), (Qt.Modifier.SHIFT | Qt.Key.Key_F3, -1)):
            key = QShortcut(QKeySequence(number), self)
            key.activated.connect(lambda step=step: self.tree.go_to_difference(step))
        self._compare()
        self.tree.setFocus()
        remember_size(self, "compare", memory, (900, 560))

    # --- building ---------------------------------------------------------------------------

    def _chooser(self, game: GameChoice, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(22)
        for one in self._games:
            box.addItem(one.title)
        box.setCurrentIndex(self._games.index(game))
        box.currentIndexChanged.connect(self._compare)
        return box

    def _make_controls(self) -> None:
        self.swap_button = QPushButton(self.tr("⇄ &Swap"), self)
        self.swap_button.setAutoDefault(False)
        self.swap_button.setAccessibleName(self.tr("Swap the two games"))
        self.swap_button.clicked.connect(self.swap)
        self.only = QCheckBox(self.tr("Only what &differs"), self)
        self.only.setChecked(True)
        self.only.toggled.connect(self._compare)
        self.next_button = QPushButton(self.tr("&Next difference"), self)
        self.next_button.setAutoDefault(False)
        self.next_button.setToolTip(self.tr("F3; Shift+F3 goes back"))
        self.next_button.clicked.connect(lambda: self.tree.go_to_difference(1))
        self.jump = QComboBox(self)
        self.jump.setAccessibleName(self.tr("Go to"))
        self.jump.activated.connect(self._go)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.left, 1)
        top.addWidget(self.swap_button)
        top.addWidget(self.right, 1)
        row = QHBoxLayout()
        row.addWidget(self.only)
        row.addWidget(self.next_button)
        row.addStretch(1)
        go_to = QLabel(self.tr("&Go to"), self)
        go_to.setBuddy(self.jump)
        row.addWidget(go_to)
        row.addWidget(self.jump)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addLayout(row)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.said)
        layout.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = box.addButton(
            self.tr("&Copy as text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy)
        box.rejected.connect(self.reject)
        return box

    # --- what is shown ----------------------------------------------------------------------

    def _pair(self) -> tuple[GameChoice, GameChoice]:
        return self._games[self.left.currentIndex()], self._games[self.right.currentIndex()]

    def _compare(self) -> None:
        one, other = self._pair()
        self._groups = compare(one.rules, other.rules, everything=not self.only.isChecked())
        self.tree.show_groups(one.title, other.title, self._groups)
        self.jump.clear()
        self.jump.addItems([group.title for group in self._groups])
        self.jump.setEnabled(bool(self._groups))
        self.next_button.setEnabled(one.rules != other.rules)
        self.said.setText(self._summary(one, other))

    def _summary(self, one: GameChoice, other: GameChoice) -> str:
        many = sum(row.differs and not row.idle for group in self._groups for row in group.options)
        idle = idle_differences(one.rules, other.rules)
        if many == 0:
            text = self.tr("Both are played by the same rules.")
        else:
            text = counted(_DIFFER, many)
        if idle:
            text += " " + counted(_IDLE, idle)
        return text

    def _go(self, number: int) -> None:
        self.tree.go_to_group(number)
        self.tree.setFocus()

    def swap(self) -> None:
        """The left game to the right, and the right one to the left."""
        left, right = self.left.currentIndex(), self.right.currentIndex()
        self.left.blockSignals(True)
        self.left.setCurrentIndex(right)
        self.left.blockSignals(False)
        self.right.setCurrentIndex(left)
        self._compare()

    def copy(self) -> None:
        """Put what is shown on the clipboard."""
        one, other = self._pair()
        QGuiApplication.clipboard().setText(comparison_text(one.title, other.title, self._groups))
        self.said.setText(self.tr("Copied. Paste it wherever you like."))
