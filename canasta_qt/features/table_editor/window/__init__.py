"""The windows of the table editor; begin with `window`."""
