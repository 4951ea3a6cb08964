"""What challenges keep beside the matches themselves: which daily deals were played."""
