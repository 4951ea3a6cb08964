"""The proof that the cards were in order before anybody played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QPushButton, QWidget

from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.library.match_files import DealProof


class FairDealDialog(Window):
    """The seals of a match: before a deal to be noted, after it to be checked."""

    def __init__(self, proofs: Sequence[DealProof], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Fair deal"))
        self._proofs = tuple(proofs)
        self.deals = QListWidget(self)
        self.deals.setAccessibleName(self.tr("Deals"))
        self.deals.setFixedWidth(190)
        self.deals.addItems([self._named(proof) for proof in self._proofs])
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Seal, salt and deck"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.verdict = build.label("", self)
        explanation = self.tr(
            "Every deck is shuffled and sealed before its deal. The seal tells nothing of the "
            "cards, but no other deck has the same. Note it down if you like; once the deal is "
            "over, salt and deck are open and you can check that they give this very seal."
        )
        self.check_button = QPushButton(self.tr("Chec&k this deal"), self)
        self.check_button.clicked.connect(self.check)
        copy = QPushButton(self.tr("&Copy"), self)
        copy.clicked.connect(self._copy)
        build.column(
            build.label(explanation, self),
            (build.row(self.deals, (self.text, 1)), 1),
            self.verdict,
            build.close_box(self, self.check_button, copy),
            of=self,
            spacing=10,
        )
        self.deals.currentRowChanged.connect(self._show)
        self.deals.setCurrentRow(len(self._proofs) - 1)
        self.resize(720, 440)

    def _named(self, proof: DealProof) -> str:
        states = {
            "over": self.tr("Deal {n}"),
            "now": self.tr("Deal {n}, being played"),
            "to_come": self.tr("Deal {n}, to come"),
        }
        return states[proof.state].format(n=proof.deal)

    @property
    def proof(self) -> DealProof:
        """The one that is shown."""
        return self._proofs[max(0, self.deals.currentRow())]

    def _show(self) -> None:
        proof = self.proof
        seal = proof.seal or self.tr("This deck was not sealed.")
        lines = [self.tr("Seal (SHA-256)"), seal]
        if proof.open and proof.salt:
            lines += ["", self.tr("Salt"), proof.salt]
        if proof.open:
            lines += ["", self.tr("Deck, dealt from the front"), proof.deck]
        self.text.setPlainText("\n".join(lines))
        self.check_button.setEnabled(proof.open)
        self.verdict.setText("" if proof.open else self.tr("The cards are still a secret."))

    def check(self) -> None:
        """Say whether salt and deck give the seal, and whether the seed gives the deck."""
        proof = self.proof
        if not proof.seal:
            kept = self.tr("There is no seal to check.")
        elif proof.kept:
            kept = self.tr("✓ Salt and deck give this seal: it is the deck that was sealed.")
        else:
            kept = self.tr("✗ Salt and deck give another seal: this is not the deck.")
        seed = (
            self.tr("✓ The match's seed shuffles this deck.")
            if proof.shuffled
            else self.tr("The match's seed shuffles another deck.")
        )
        self.verdict.setText(f"{kept}\n{seed}")

    def _copy(self) -> None:
        text = self.tr("Deal {n}").format(n=self.proof.deal) + "\n" + self.text.toPlainText()
        QGuiApplication.clipboard().setText(text)
