"""Getting matches back: from a damaged database, and from the copies that are kept beside it.

Begin with `recovery`. `sources` opens damaged files, `saved_match` reads the rows of one match,
`scattered` and `pages` find rows anywhere in a file, `shelf` decides what is new or better, and
`copies` takes matches back from copies.
"""
