"""Legal actions, listed: begin with `legal_actions`; `laydowns` has the bounded searches."""
