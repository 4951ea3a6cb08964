"""The card table: a Graphics View scene that shows what the controller tells it."""
