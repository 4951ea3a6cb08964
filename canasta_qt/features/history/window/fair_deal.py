"""The proof that the cards were in order before anybody played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from canasta_qt.features.history.session import DealProof, MatchProof, Proof
from canasta_qt.record.fair_deal import Doubt
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import set_type
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.refusals import doubt_text


class FairDealDialog(Window):
    """The seals of a match: before a deal to be noted, after it to be checked."""

    def __init__(self, proofs: Sequence[Proof], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Fair deal"))
        self._proofs = tuple(proofs)
        self.deals = build.plain_list(self.tr("Deals"), self)
        self.deals.addItems([self._named(proof) for proof in self._proofs])
        build.as_wide_as_its_words(self.deals)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Seal, salt and deck"))
        set_type(self.text, "body")
        self.verdict = Words("", "strong", "text", self, wrap=True)
        explanation = self.tr(
            "Every deck is shuffled and sealed before it is dealt. The seal reveals nothing "
            "about the cards, but no other deck has the same one. Note it down if you like: "
            "after the deal you see salt and deck and can check that they give this seal. The "
            "match seal does the same for all decks, and is made before your cut."
        )
        self.check_button = QPushButton(self.tr("Chec&k"), self)
        self.check_button.clicked.connect(self.check)
        copy = QPushButton(self.tr("&Copy"), self)
        copy.clicked.connect(self._copy)
        wear(primary(self.check_button), "check", "on_accent")
        wear(copy, "copy")
        titled(
            self,
            self.windowTitle(),
            Words(explanation, "body", "text_soft", self, wrap=True),
            (build.row(self.deals, (self.text, 1)), 1),
            foot=((self.verdict, 1), build.close_box(self, self.check_button, copy)),
        )
        self.deals.currentRowChanged.connect(self._show)
        self.deals.setCurrentRow(len(self._proofs) - 1)
        self.resize(px(860), px(560))

    def _named(self, proof: Proof) -> str:
        if isinstance(proof, MatchProof):
            return self.tr("The whole match")
        states = {
            "over": self.tr("Deal {n}"),
            "now": self.tr("Deal {n}, in play"),
            "to_come": self.tr("Deal {n}, not yet dealt"),
        }
        return states[proof.state].format(n=proof.deal)

    @property
    def proof(self) -> Proof:
        return self._proofs[max(0, self.deals.currentRow())]

    def _show(self) -> None:
        proof = self.proof
        shown = self._of_match(proof) if isinstance(proof, MatchProof) else self._of_deal(proof)
        self.text.setPlainText("\n\n".join(f"{title}\n{what}" for title, what in shown))
        self.check_button.setEnabled(proof.open)
        self.verdict.setText("" if proof.open else self._why_closed())

    def _of_match(self, proof: MatchProof) -> list[tuple[str, str]]:
        cut = self.tr("Cut after {n} of {all} cards.").format(n=proof.cut, all=proof.cards)
        shown = [
            (self.tr("Match seal (SHA-256)"), proof.seal),
            (self.tr("Your cut"), self.tr("None.") if proof.cut is None else cut),
        ]
        if proof.open:
            shown += [(self.tr("Secret"), proof.secret), (self.tr("Deal code"), proof.seed)]
        return shown

    def _of_deal(self, proof: DealProof) -> list[tuple[str, str]]:
        shown = [(self.tr("Seal (SHA-256)"), proof.seal or self.tr("This deck was not sealed."))]
        if proof.open and proof.salt:
            shown.append((self.tr("Salt"), proof.salt))
        if proof.open:
            shown.append((self.tr("Deck, first card first"), proof.deck))
        return shown

    def _why_closed(self) -> str:
        if isinstance(self.proof, MatchProof):
            return self.tr("Secret and deal code are shown after the match.")
        return self.tr("The cards are still secret.")

    def check(self) -> None:
        """Say what is proved of the deal or the match that is shown, and what is not."""
        proof = self.proof
        if isinstance(proof, MatchProof):
            whole = self.tr("Names, rules, deal code and secret have not changed.")
            found = [(set(Doubt), whole)]
        else:
            found = [
                (
                    {Doubt.UNSEALED, Doubt.SEAL, Doubt.SALT},
                    self.tr("Salt and deck give this seal: it is the sealed deck."),
                ),
                ({Doubt.SHUFFLE}, self.tr("Deal code and cut give this deck.")),
            ]
        lines: list[str] = []
        for about, proved in found:
            doubts = [doubt_text(doubt) for doubt in proof.doubts if doubt in about]
            lines += [f"✗ {reason}" for reason in doubts] or [f"✓ {proved}"]
        self.verdict.setText("\n".join(lines))

    def _copy(self) -> None:
        text = self._named(self.proof) + "\n" + self.text.toPlainText()
        QGuiApplication.clipboard().setText(text)
