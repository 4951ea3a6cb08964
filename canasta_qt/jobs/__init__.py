"""Child processes, of two kinds that never mix.

`answering` has bots answer views in a reserved process, with a deadline and a stand-in. `pool`
works through tasks, which may read logs; `job` is that for a window. `worker` is the one life of a
process that both share, `child` what runs in it.
"""
