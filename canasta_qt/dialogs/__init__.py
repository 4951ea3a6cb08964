"""The windows beside the table: one folder for each, or one file where that is enough.

Nothing here decides: a dialog shows what it is handed and says by signals what the player
wants; the flows of `app` open it. `widgets/` are parts that several share, `problems` says what
went wrong.
"""
