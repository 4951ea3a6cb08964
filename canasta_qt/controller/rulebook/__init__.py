"""The rulebook of a table, written from the rules in force."""

from canasta_qt.controller.rulebook.book import Line, Rulebook, Section
from canasta_qt.controller.rulebook.formats import as_html, as_text
from canasta_qt.controller.rulebook.writer import write

__all__ = ["Line", "Rulebook", "Section", "as_html", "as_text", "write"]
