"""The rulebook of a table, written from the rules in force.

`writer.write` asks every section in `topics/` for its lines and adds worked examples from
`examples/`; the judge answers those. A `Rulebook` is sections of lines (`lines`), each of which
knows the options it comes from. `writer` also makes text and HTML.
"""

from canasta_qt.words.rulebook.lines import Line, Rulebook, Section
from canasta_qt.words.rulebook.writer import as_html, as_text, write

__all__ = ["Line", "Rulebook", "Section", "as_html", "as_text", "write"]
