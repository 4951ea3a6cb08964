"""Files, codes and databases of somebody who wants harm: every reader answers or says why not.

A command: `python -m tests.fuzz --reader log --count 100000 --seed 1` feeds a reader damaged and
poisoned copies of good files, and prints whatever is not answered by a documented error.
`python -m tests.fuzz.large_files` measures how long and in how much memory 20 MB are answered.
The reader `players` is everybody who plays or gives hints, in positions where play never leads.
Begin with `readers`: what is read, and what may come. `mutants` makes the copies, `hunt` runs them
and makes findings small.
"""
