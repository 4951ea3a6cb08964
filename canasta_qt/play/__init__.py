"""A match at one table: what is seen, what gestures mean, and who plays.

`scene` is the Graphics View table, `gestures` says what dropped and chosen cards mean, `presenter`
makes pictures and scripts of a position, `match` runs the match with its people and bots,
`practice` puts any position on the table and judges it move by move, `sound` is heard, `windows`
lie over the table. Begin with `match.game.GameController`.
"""
