"""The sections of the rulebook, a topic of the rules a file: from rules to lines.

Each section is a function from `TableRules` to lines; `writer` calls them in the order of the
book. Begin with `turn`.
"""
