"""Child processes of two kinds that never mix: `answering` for bots, `pool` and `job` for tasks.

`worker` is the one life of a process that both share, `child` what runs in it.
"""
