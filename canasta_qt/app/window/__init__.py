"""The main window around the table: docks, menus, welcome page, notices. No rules, no decisions.

Begin with `main_window`. The ledger at the side is three modules: `ledger_lines` (what is known
of each turn, and the list model), `ledger_delegate` (how a line is painted), `ledger` (the view
and its dock). `placement` says where windows and dialogs open, `system_look` what the desktop
wishes.
"""
