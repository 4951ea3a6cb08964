"""Pictures and scripts for one seat: what happened, step by step, and how it looks afterwards.

Begin with `presenter.Presenter`. `beats` cuts events into movements and ledger lines, `board`
knows where every card lies, `picture` paints the `TableModel`, `prompts` says
what is expected and what the piles are.
"""
