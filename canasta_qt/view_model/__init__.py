"""What the table shows, and what it may send: frozen values, no Qt and no words.

Begin with `pictures.TableModel`, the whole table for one seat. `scripts` has the rows of beats
that lead from one picture to the next and the commands that the table may send, `session` who
sits at the table and how fast it goes.
"""
