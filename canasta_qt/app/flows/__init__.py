"""One flow per matter: each listens to window, table and controller, and opens what is due.

Begin with `match`, which goes from match to match and owns the other flows. A flow talks to
another through its methods and signals only. Windows open without being waited for, so that the
table goes on living below.
"""
