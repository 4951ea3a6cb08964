"""Getting matches back: from a damaged database, and from the copies that are kept beside it.

Begin with `recovery`. `sources` open damaged files without touching them, `journal` looks whether
a database is damaged at all; `saved_match` reads and stores the rows of one match, `spare_rules`
has rules whose row is gone; `scattered` puts matches together of what `pages` finds anywhere in a
file; `shelf` decides what is new or better than what is known. `copies` lists copies and takes
matches back from them.
"""
