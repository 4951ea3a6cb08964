"""The parts of the main window beside the table: menus, ledger, welcome, notices."""
