"""The dialog of the table rules: begin with `dialog`; `editors` has one for each kind of value."""
