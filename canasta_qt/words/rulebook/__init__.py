"""The rulebook of a table, written from the rules in force.

`writer.write` asks every section in `topics/` for its lines and adds worked examples from
`examples/`; the judge answers those. A `Rulebook` is sections of lines (`lines`), each of which
knows the options it comes from. `writer` also makes text and HTML.
"""
