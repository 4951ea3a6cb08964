"""One flow per matter: each listens to window, table and controller, and opens what is due.

Begin with `match`, which goes from match to match; `flow` is what all have at hand. A flow says by
signals what it wants of others; `app.parts` joins them. Windows open without being waited for,
so that the table goes on living below. What teaches is in `teaching`.
"""
