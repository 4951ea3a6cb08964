"""The drawings of the cards as text, for pages that stand on their own."""

from __future__ import annotations

from canasta_qt.library.language import resources_folder


def card_drawing(face: str) -> str:
    """The drawing of a face with large figures, as SVG; empty where it is missing."""
    try:
        return (resources_folder() / "cards-jumbo" / f"{face}.svg").read_text(encoding="utf-8")
    except OSError:
        return ""
