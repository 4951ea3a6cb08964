"""The table editor without its window: `editor` lays out and asks, `position_play` plays on."""
