"""The rulebook of a table, written from the rules in force.

`writer.write` asks every section in `topics/` for its lines, adds worked examples from `examples/`
(the judge answers those, and plays the deal that is told), the advice of `strategy/` and the words
of `glossary`. A `Rulebook` is sections of lines (`lines`), each of which knows the options it
comes from. `writer.as_text` makes plain text of it, `page` makes HTML, with drawn cards.
"""
