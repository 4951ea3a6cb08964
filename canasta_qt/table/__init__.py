"""The card table: a Graphics View that shows a `TableModel`, plays a `Script` and takes gestures.

It knows nothing of the rules. What may go where it asks through `TableCommands`; what happened it
is told by models and scripts.
"""
