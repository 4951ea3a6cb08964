"""The rulebook of a table, written from the rules in force.

`writer.write` asks every section in `topics/` for its lines and adds worked examples from
`examples/` (answered by the judge), the advice of `strategy/` and the words of `glossary`. A line
has the options it comes from. `writer.as_text` makes plain text of a book, `page` makes HTML.
"""
