"""Making installers: freeze the program, wrap it for the system, try it in a clean place."""
