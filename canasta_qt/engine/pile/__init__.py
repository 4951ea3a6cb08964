"""The discard pile (procedures P3 and P3b).

Begin with `taking`: blocked, frozen, and by which cards the pile may be taken, by a run too.
`contents` tells how much of the pile a take brings and what lies hidden in it.
"""
