"""Getting matches back: from a damaged database, and from the copies that are kept beside it.

Begin with `recovery`. `sources` looks whether a database is damaged at all and opens damaged files
without touching them; `saved_match` reads and stores the rows of one match, and finds its rules
where their row is gone; `scattered` puts matches together of what `pages` finds anywhere in a file;
`shelf` decides what is new or better than what is known. `copies` lists copies and takes matches
back from them.
"""
